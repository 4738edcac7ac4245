"""What is written on the cards: made from their data where that is all they say, an epitaph on each Reaping card, and both are
seen where they are needed: in the log, on the table, in the gallery."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.games.petite_mort.scene import say, scene, told

from tablee.cli import gallery
from tablee.games.petite_mort import game, texts
from tablee.games.petite_mort.board import PetiteMortBoard
from tablee.games.petite_mort.cards import FOLDER, Cards, goal
from tablee.games.petite_mort.pictograms import KINDS
from tablee.kit.pack import Effect
from tablee.reading.cards import facts
from tablee.terminal import show
from tablee.words import Words

CARDS = game.cards
LANGS = ("en", "fr")
BASE = (FOLDER / "cards.toml").read_text(encoding="utf-8")
STRUCK = {"id": "struck", "rule": "PM-7.5", "seat": 1, "owner": 0, "life": "odilon-parquet"}


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def printed(shown: object) -> str:
    out = StringIO()
    Console(file=out, width=400).print(shown)
    return out.getvalue()


# Epitaphs


@pytest.mark.parametrize("lang", LANGS)
def test_every_reaping_card_has_an_epitaph(lang: str) -> None:
    """PM-2.3: a sentence or two, short enough for the card, and no two alike."""
    words = Words(lang, game)
    said = [words.text(card.flavour) for card in CARDS.scythes]
    assert len({*said}) == len(CARDS.scythes) == 36
    assert all(text[-1] in ".…" and len(text) <= 80 for text in said)


def test_epitaphs_of_despair_are_tender() -> None:
    """PM-2.4: none has a prize, a record or an office in it."""
    said = [card.flavour.fr for card in CARDS.scythes if "suicide" in card.needs and card.flavour]
    assert len(said) == 8
    assert not [text for text in said if re.search(r"record|prix|jury|dossier|tampon|formulaire|service", text, re.I)]


@pytest.mark.parametrize("lang", LANGS)
def test_the_epitaph_follows_the_blow_in_the_log(lang: str) -> None:
    """PM-7.5."""
    for viewer in (None, 0, 1):
        words = Words(lang, game, viewer=viewer)
        for card in CARDS.scythes:
            sentence = words.event({**STRUCK, "scythe": card.id})
            assert sentence.endswith(f". {words.text(card.flavour)}"), sentence
    table = scene({1: [["firmin-escabeau"]]}, scythes={0: ["express-file", "fuse"]}, phase="reap")
    say(table, {0: ["reap firmin-escabeau with express-file", "no more"], 1: ["no more"]})
    words = Words("fr", game, viewer=1, names={0: "Iris"})
    assert [words.event(event) for event in told(table, "struck", 1)] == [
        "Iris fauche Firmin Escabeau\u00a0: «\u00a0Dossier express\u00a0». Tamponné avant que le crayon touche le sol."
    ]


def test_a_pack_without_epitaphs_still_loads_and_leaves_no_space_in_the_log(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(re.sub(r"^flavour = .*\n", "", BASE.replace('name = "base"', 'name = "mine"'), flags=re.M), "utf-8")
    mine = game.with_pack(str(path))
    assert mine.pack_digest == game.pack_digest
    assert Words("en", mine, viewer=1).event({**STRUCK, "scythe": "fuse"}) == "You reap Odilon Parquet: “Fuse”."


@pytest.mark.parametrize("lang", LANGS)
def test_epitaphs_are_in_the_gallery_and_on_the_page_of_the_pack(lang: str) -> None:
    words = Words(lang, game)
    label, page = words.say("field-flavour"), gallery.page(game, words)
    for card in CARDS.scythes:
        fact = next(fact for fact in facts(card, words) if fact.name == "flavour")
        assert (fact.label, fact.value) == (label, words.text(card.flavour))
        assert words.text(card.flavour) in page


# What lies on the table can be read


@pytest.mark.parametrize("lang", LANGS)
def test_the_lines_of_all_lives_are_shown_to_every_seat(lang: str) -> None:
    """PM-4.4, PM-2.1, PM-2.2: of others as of one's own, and nothing of their hands."""
    table = scene(
        {0: [["milan-calepin", "cat"]], 1: [["odilon-parquet", "triple-cream", "mattress-tester"]]},
        seats=3, traits={0: ["old-friends"], 1: ["undertaker"], 2: ["cruise"]}, phase="powa", tokens={0: {"heart": 1}},
    )  # fmt: skip
    for viewer in (0, 1, 2, None):
        words = Words(lang, game, viewer=viewer)
        text = printed(show.cards(game, table.view(viewer), words))
        lying = [
            card
            for seat in table.view(viewer)["seats"]
            for life in seat["lives"]
            for card in (life["person"], *life["traits"])
        ]
        assert {"milan-calepin", "cat", "odilon-parquet", "triple-cream", "mattress-tester"} <= {*lying}
        for id in lying:
            card = words.card(id)
            assert card is not None
            assert words.text(card.name) in text and words.text(card.text) in text
        for hidden in ("old-friends", "undertaker", "cruise"):
            assert words.name(hidden) not in text
    assert PetiteMortBoard().cards(table.view(None), Words(lang, game))


@pytest.mark.parametrize("lang", LANGS)
def test_one_card_is_shown_with_all_it_says(lang: str) -> None:
    words = Words(lang, game)
    for card in [*CARDS.people, *CARDS.traits, *CARDS.scythes, *CARDS.objectives]:
        text = printed(show.card(game, card, words))
        assert words.text(card.name) in text and words.text(card.text) in text
    scythe = CARDS.scythes[0]
    assert words.text(scythe.flavour) in printed(show.card(game, scythe, words))
    assert words.say("letter-heart") in printed(show.card(game, CARDS.people[0], words))


# Texts made from data


def test_causes_are_called_as_everywhere() -> None:
    """PM-2.4."""
    for lang in LANGS:
        words = Words(lang, game)
        assert {kind: getattr(texts.NAMES[kind], lang) for kind in KINDS} == {kind: words.name(kind) for kind in KINDS}


def test_every_verb_is_phrased_once() -> None:
    """PM-13.1: by one function, in both languages, and a pack's own text stands."""
    assert all("says" in verb.facts for verb in goal.known.values())
    assert not re.search(r"\[\[(?:scythe|token|objective)\]\]\n(?:.+\n)*text = ", BASE)


def test_a_text_of_ones_own_stands(tmp_path: Path) -> None:
    own = 'goal = [{ people = 5 }]\ntext = { en = "Five of them.", fr = "Cinq." }'
    path = tmp_path / "mine.toml"
    path.write_text(BASE.replace('name = "base"', 'name = "mine"').replace("goal = [{ people = 5 }]", own, 1), "utf-8")
    assert Cards(str(path)).objectives[0].text.fr == "Cinq."


@pytest.mark.parametrize(
    ("needs", "en", "fr"),
    [
        (["heart", "stroke"], "Heart and Stroke weaknesses", "les Faiblesses Cardiaque et AVC"),
        (["suicide", "suicide"], "2 Suicide weaknesses", "2 Faiblesses Suicide"),
        (["accident"], "an Accident weakness", "une Faiblesse Accident"),
        (["darwin"], "a Darwin Award", "un Darwin Award"),
        (["darwin", "darwin"], "2 Darwin Awards", "2 Darwin Awards"),
        (["lungs", "darwin"], "a Lung disease weakness and a Darwin Award", "une Faiblesse Maladie pulmonaire et un Darwin Award"),
        (
            ["heart", "stroke", "cancer", "cancer"],
            "Heart and Stroke weaknesses and 2 Cancer weaknesses",
            "les Faiblesses Cardiaque et AVC et 2 Faiblesses Cancer",
        ),
    ],
)  # fmt: skip
def test_what_a_reaping_card_needs_is_said_as_one_would(needs: list[str], en: str, fr: str) -> None:
    """PM-7.5, PM-6.5."""
    assert texts.weak_all(needs) == (en, fr)
    assert texts.of_scythe(needs).fr == f"Fauche un personnage adverse à qui il reste {fr}."


@pytest.mark.parametrize(
    ("effect", "en", "fr"),
    [
        ([{"people": 1}], "1 character in your cemetery.", "1 Personnage dans votre cimetière."),
        ([{"souls": 1}], "1 soul point in your cemetery.", "1 point d’âme dans votre cimetière."),
        (
            [{"beds": 1}],
            "See 1 of your characters to their deathbed.",
            "Accompagner un de vos personnages jusqu’à son lit de mort.",
        ),
        (
            [{"weaknesses": ["heart", "stroke"], "at_least": 8}],
            "8 Heart or Stroke weaknesses in your cemetery.",
            "8 Faiblesses Cardiaque ou AVC dans votre cimetière.",
        ),
        (
            [{"strengths": ["heart"], "at_least": 3}],
            "3 strengths against Heart in your cemetery.",
            "3 Forces Cardiaque dans votre cimetière.",
        ),
        (
            [{"each_weakness": ["heart", "cancer"], "at_least": 2}],
            "At least 2 weaknesses of each kind in your cemetery: Heart and Cancer.",
            "Au moins 2 Faiblesses de chaque genre dans votre cimetière\u00a0: Cardiaque et Cancer.",
        ),
        (
            [{"different_weaknesses": 4, "each": 3}],
            "4 different causes in your cemetery, with at least 3 weaknesses each.",
            "4 causes différentes dans votre cimetière, avec au moins 3 Faiblesses chacune.",
        ),
        (
            [{"symbols": 2, "each": 2}],
            "2 different Reaping symbols in your cemetery, on at least 2 cards each.",
            "2 symboles de Fauche différents dans votre cimetière, sur au moins 2 cartes chacun.",
        ),
        (
            [{"cards_with": "three-souls", "of": ["trait"], "at_least": 4}],
            "4 traits worth 3 soul points or more in your cemetery.",
            "4 Caractères d’au moins 3 points d’âme dans votre cimetière.",
        ),
        (
            [{"beds": 3}, {"reaps": 3}],
            "See 3 of your characters to their deathbed, and reap 3 characters, alone or with others.",
            "Accompagner 3 de vos personnages jusqu’à leur lit de mort, et faucher 3 personnages, à une ou plusieurs faux.",
        ),
    ],
)
def test_an_objective_says_what_it_counts(effect: Effect, en: str, fr: str) -> None:
    """PM-13.6, PM-13.10, PM-13.11: numbers agree, lists end in and or or."""
    said = texts.of_objective(goal.compile(effect, "a test"), is_limited=False)
    assert (said.en, said.fr) == (en, fr)


# Who is told what


def test_an_open_replay_calls_nobody_you_by_mistake() -> None:
    """PM-5.2, PM-4.4: what each seat kept, gave and got is told with its name to a reader who is none of them."""
    table = scene(seats=3)
    for seat in range(3):
        for _ in range(2):
            ask = table.ask(seat)
            assert ask is not None
            table.answer(seat, ask.options[0])
    for lang, verb in (("en", "keeps"), ("fr", "garde")):
        words = Words(lang, game, names={0: "Iris", 1: "Hector", 2: "Basile"})
        said = [words.event(told(table, "gifts", seat)[0]) for seat in range(3)]
        assert [text.split()[:2] for text in said] == [[name, verb] for name in ("Iris", "Hector", "Basile")]
        assert words.event(told(table, "gifts")[0]) == words.say("event-gifts")


@pytest.mark.parametrize(("traits", "scythes", "en", "fr"), [
    (0, 0, "Iris draws no cards.", "Iris ne pioche aucune carte."),
    (0, 1, "Iris draws 1 Reaping card.", "Iris pioche 1 Fauche."),
    (1, 0, "Iris draws 1 trait.", "Iris pioche 1 Caractère."),
    (2, 2, "Iris draws 2 traits and 2 Reaping cards.", "Iris pioche 2 Caractères et 2 Fauches."),
])  # fmt: skip
def test_a_draw_from_a_short_pile_reads_well(traits: int, scythes: int, en: str, fr: str) -> None:
    """PM-1.7."""
    event = {"id": "drew", "rule": "PM-11.2", "seat": 0, "traits": traits, "scythes": scythes}
    for lang, text in (("en", en), ("fr", fr)):
        assert Words(lang, game, names={0: "Iris"}).event(event) == text
