"""What stands on a card: its lines as a person would print them, the names of its mixtures, and one line of atmosphere."""

from __future__ import annotations

import json
import re
from random import Random

import msgspec
import pytest
from tests.games.narcose.packs import changed
from tests.test_words import badly_set

import tablee
from tablee.games.narcose import game
from tablee.games.narcose.cards import Cards
from tablee.games.narcose.titles import Face, Printed
from tablee.kit.pack import Bilingual as Both
from tablee.words import Words

LANGS = ("en", "fr")
LONGEST = 75
"""How many signs a line of atmosphere may have: two lines of a large card."""


def said(words: Both | None, lang: str) -> str:
    return str(getattr(words, lang)) if words else ""


# Atmosphere


def without_flavour(cards: Cards) -> list[str]:
    """The cards that lack a line of atmosphere in a language."""
    return [title.id for title in cards.titles if not all(said(title.flavour, lang) for lang in LANGS)]


def test_every_card_has_a_line_of_atmosphere_of_its_own_in_both_languages() -> None:
    """NA-2.2"""
    assert without_flavour(game.cards) == []
    for lang in LANGS:
        lines = [said(title.flavour, lang) for title in game.cards.titles]
        assert len(set(lines)) == len(lines) == 52
        assert all(len(line) <= LONGEST and line.endswith(".") for line in lines)
    assert [title.id for title in game.cards.titles if title.flavour and badly_set(title.flavour.fr)] == []


def test_a_card_without_one_is_found_and_still_loads() -> None:
    """NA-2.2: packs made before cards had any."""
    half = {"en": "", "fr": "Sans étiquette."}
    assert without_flavour(changed(lsd={"flavour": None}, eau={"flavour": half})) == ["lsd", "eau"]
    assert changed(lsd={"flavour": None}).digest == game.pack_digest


@pytest.mark.parametrize("mode", ["piles", "river"])
def test_atmosphere_is_never_in_the_log(mode: str) -> None:
    """NA-2.2"""
    table, rng = tablee.deal("narcose", 2, 11, {"mode": mode}), Random(2)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice(ask.options))
    for lang in LANGS:
        words = Words(lang, game)
        lines = [said(title.flavour, lang) for title in game.cards.titles]
        for seat in (0, 1, None):
            told = table.events(seat)
            log = "\n".join(words.event(event) for event in told) + json.dumps(told, ensure_ascii=False)
            assert not [line for line in lines if line in log]


def test_the_gallery_names_it() -> None:
    """NA-2.2"""
    from tablee.cli.gallery import item
    from tablee.reading.cards import read_card

    for lang, label in (("en", "Flavour"), ("fr", "Texte d’ambiance")):
        words = Words(lang, game)
        card = words.card("cafeine")
        assert card is not None
        facts = {fact.name: fact for fact in read_card(card, words).facts}
        line = facts["flavour"].value
        assert facts["flavour"].label == label and line
        assert [*facts].index("flavour") < [*facts].index("fact")
        assert f"<dt>{label}</dt><dd>{line}</dd>" in item(read_card(card, words), words)


# Mixtures


def unprinted(faces: tuple[Face, ...]) -> list[str]:
    """The mixtures whose name does not stand on their card."""
    return [
        mix
        for face in faces
        for ready in face.lines
        for lang, quoted in (("en", "“{}”"), ("fr", "«\u00a0{}\u00a0»"))
        if (mix := said(ready.line.mix, lang)) and quoted.format(mix) not in said(face.title.text, lang)
    ]


def test_every_mixture_prints_its_name() -> None:
    """NA-5.6: it is the joke, and the warning."""
    assert unprinted(game.cards.faces) == []
    lsd = game.cards.faces[game.cards.index["lsd"]]
    text = Both(*(said(lsd.title.text, lang).replace("Bad trip", "") for lang in LANGS))
    bare = msgspec.structs.replace(lsd, title=msgspec.structs.replace(lsd.title, text=text))
    assert unprinted((bare,)) == ["Bad trip", "Bad trip"]


# Lines


def rows(face: Face) -> list[tuple[str, int]]:
    """What stands on a card, from top to bottom: kinds, with the numbers of effects."""
    title, event = face.title, face.title.kind == "event"
    numbered = enumerate(face.lines, 1)
    lines = [(r.side, "counted" if r.counted else "event" if event else "action", n) for n, r in numbered]
    found = [("value", 0)] if title.damage or title.coins or title.counts > 1 or title.gift else []
    found += [(kind, n) for side, kind, n in lines if side < 2]
    found += [("or", 0), *((kind, n) for side, kind, n in lines if side == 2)] if title.sides else []
    more = {"malus": face.malus, "kept": title.zone, "reaction": title.reaction}
    return found + [(kind, 0) for kind, there in more.items() if there]


def test_a_card_tells_its_lines_one_by_one() -> None:
    """NA-2.2: so the pages can show each with its sign; together they are its text."""
    for face in game.cards.faces:
        assert isinstance(face.title, Printed)
        assert [(line.kind, line.line) for line in face.title.lines] == rows(face)
        for lang in LANGS:
            text = said(face.title.text, lang)
            for line in face.title.lines:
                before, found, text = text.partition(said(line.text, lang))
                assert found and before.strip(" -") == {"action": "↵", "reaction": "☹"}.get(line.kind, "")
            assert text.strip(" -") == ""


def test_a_ransom_belongs_to_its_malus() -> None:
    """NA-7.6"""
    ketamine = game.cards.titles[game.cards.index["ketamine"]]
    assert len(ketamine.lines) == 4
    assert ketamine.lines[-1].kind == "malus" and ketamine.lines[-1].text.fr.endswith("Rançon\u00a0: 2\u00a0⚡.")


def test_a_full_stop_in_a_name_cuts_no_line() -> None:
    """NA-2.2: whatever mixtures are called in other packs."""
    effects = [{"do": [{"damage": 1}], "when": {"behind": {}}, "mix": {"en": "Dr. No", "fr": "Dr. Non"}}]
    cards = changed(lsd={"effects": effects, "damage": None})
    (line,) = cards.titles[cards.index["lsd"]].lines
    assert (line.kind, line.line) == ("counted", 1) and "“Dr. No”" in line.text.en


@pytest.mark.parametrize("lang", LANGS)
def test_the_gallery_tells_the_lines_in_the_readers_language(lang: str) -> None:
    """NA-2.2"""
    from tablee.reading.cards import sections

    for card, title in zip(sections(game, Words(lang, game))[0].cards, game.cards.titles, strict=True):
        assert [line.text for line in card.lines] == [said(line.text, lang) for line in title.lines]
        assert "lines" not in {fact.name for fact in card.facts}


TEXTS = {
    "codeine": (
        "2 damage. ↵ +1 life. Mixture “Breathing stops”, with a GABA in play: +2 damage.",
        "2 dégâts. ↵ +1~PV. Mélange «~Souffle coupé~», avec un GABA en jeu~: +2 dégâts.",
    ),
    "cannabis": (
        "1 ⚡. ↵ +1 life. ↵ With at least 2 hallucinogens in play: draw 1 card and play it. ↵ Mixture “The spins” (Dizzy), with Alcohol "
        "in play: the drugged player discards 1 card from their hand (keeping at least 3).",
        "1~⚡. ↵ +1~PV. ↵ Avec au moins 2 hallucinogènes en jeu~: piochez 1 carte et jouez-la. ↵ Mélange «~Tête qui tourne~» (Vertige), "
        "avec Alcool en jeu~: le drogué défausse 1 carte de sa main (et en garde au moins 3).",
    ),
    "set-setting": (
        "↵ Remove 1 card from your malus zone, then draw 1 card and play it; if a hallucinogen is in play, draw 1 more card and play it. "
        "Can be kept in the RdR zone. ☹ Cancel a hallucinogen’s damage or one of its action effects, or else 2 of the dealer’s "
        "hallucinogens do not count at the end of the turn; then regain 2 life.",
        "↵ Retirez 1 carte de votre zone de malus, puis piochez 1 carte et jouez-la¤; si un hallucinogène est en jeu, piochez encore 1 "
        "carte et jouez-la. Peut se garder en zone RdR. ☹ Annulez un effet d’action ou les dégâts d’un hallucinogène, ou bien 2 "
        "hallucinogènes du dealer ne comptent pas en fin de tour¤; puis regagnez 2~PV.",
    ),
    "mdma": (
        "1 damage. Mixture “Overheating”, with at least 2 stimulants in play: +1 damage. Mixture “Without water”, with no Water in the "
        "opposing RdR zone: +2 damage.",
        "1 dégât. Mélange «~Surchauffe~», avec au moins 2 stimulants en jeu~: +1 dégât. Mélange «~Sans eau~», sans Eau dans la zone RdR "
        "adverse~: +2 dégâts.",
    ),
    "stand-rdr": (
        "Dealer, then drugged player: if your life is lower than the other player’s, regain 2 life; in any case, regain 2 life, then "
        "remove 1 card from your malus zone.",
        "Dealer puis drogué~: si vous avez moins de PV que l’autre, regagnez 2~PV¤; dans tous les cas, regagnez 2~PV, puis retirez 1 "
        "carte de votre zone de malus.",
    ),
    "fidelite": (
        "Every card costs 1 ⚡ less this turn; if your life is lower than the other player’s, every card costs a further 1 ⚡ less.",
        "Chaque carte coûte 1~⚡ de moins ce tour-ci¤; si vous avez moins de PV que l’autre, chaque carte coûte encore 1~⚡ de moins.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("card", TEXTS)
def test_a_card_reads_as_a_person_would_print_it(card: str) -> None:
    """NA-2.2, NA-5.6, NA-12.20"""
    text = game.cards.titles[game.cards.index[card]].text
    english, french = TEXTS[card]
    assert (text.en, text.fr) == (english, french.replace("~", "\u00a0").replace("¤", "\u202f"))


def test_no_text_is_glued_together() -> None:
    """NA-2.2: a number has its noun, a filter its article."""
    glued = r"\((?!RdR)\w+\)(?<!\(Vertige\))(?<!\(Dizzy\))|(?<!\+)\b1 (?:GABA|Opi|Alcool|Alcohol|MDMA)\b|[Mm]élange,|[Mm]ixture,|-\d"
    for title in game.cards.titles:
        for lang in LANGS:
            assert not re.search(glued, said(title.text, lang)), title.id
        assert badly_set(title.text.fr) == []
    assert re.search(glued, "Mélange, 1 GABA en jeu") and re.search(glued, "jouez une carte (hallucinogène)")


ANYTHING = ["drug", "opi", "gaba", "oral", "injected", "natural", "le-sirop"]


@pytest.mark.parametrize("match", ANYTHING)
def test_any_filter_and_any_name_can_stand_in_a_sentence(match: str) -> None:
    """NA-2.4: also a card of another pack whose name begins with an article."""
    sirop = {"id": "le-sirop", "name": {"en": "The Syrup", "fr": "Le Sirop"}}
    effects = [
        {"do": [{"seek": match}, {"recall": match, "to": "play"}, {"lottery": match, "wins": 1}]},
        {"do": [{"damage": 1}], "when": {"in_play": match, "at_least": 2}},
    ]
    reaction = {"where": "zone", "do": [{"cancel": match, "what": "mix"}]}
    cards = changed(paracetamol=sirop, lsd={"effects": effects}, eau={"reaction": reaction})
    lsd, eau = (cards.titles[cards.index[id]].text for id in ("lsd", "eau"))
    wrong = r"\bde les? |\bd[eu] [aeiou]|\ba [aeiou]|[\w,] (?:The|Le|La) |\ban? [Tt]he\b|\d (?:le|the) "
    assert not re.search(wrong, lsd.fr + eau.fr + lsd.en + eau.en)
    one = {"le-sirop": "les mélanges du Sirop", "natural": "les mélanges d’une drogue naturelle"}
    assert one.get(match, "les mélanges d’un") in eau.fr
