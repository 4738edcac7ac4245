"""The pack: what it says, and what the loader refuses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.breaths.scene import happened, offers, say, scene

from tablee.games.breaths import Breaths, game
from tablee.games.breaths.cards import INDEX, Cards, knowledge_effect, named, secret_effect, trump_effect, when
from tablee.kit import PackError

BASE = (game.folder / "cards.toml").read_text(encoding="utf-8")
EXTRA = """
[pack]
game = "breaths"
name = "extra"
title = {{ en = "Extra", fr = "Extra" }}
extends = "base"

{cards}
"""


def pack(tmp_path: Path, text: str) -> str:
    path = tmp_path / "pack.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def changed(tmp_path: Path, old: str, new: str) -> str:
    assert BASE.count(old) >= 1
    return pack(tmp_path, BASE.replace(old, new, 1))


def test_every_card_says_where_it_comes_from_and_cites_its_rule() -> None:
    """DB-14.0, DB-16.1, DB-17.1, DB-18.1: one rule for each card."""
    cards = game.cards
    everything: list[Any] = [*cards.trumps, *cards.knowledge, *cards.situations, *cards.secrets]
    assert len({card.rule for card in everything}) == 64
    assert {card.origin for card in cards.trumps} == {"rulebook"}
    assert [card.id for card in cards.secrets if card.origin == "rulebook"] == ["justified-fear"]
    assert all(card.text.en and card.text.fr and card.text.en != card.text.fr for card in everything)


def test_every_verb_is_documented_with_an_example() -> None:
    """DB-11.1: what packs are written in."""
    for verbs in (trump_effect, knowledge_effect, secret_effect, when):
        for verb in verbs.known.values():
            assert verb.example.startswith("{")
            assert verb.name in verb.example


def test_the_secrets_keywords() -> None:
    """DB-11.4, DB-11.17, DB-18.2: five obsessions, one of them dominant, and two terrors."""
    cards = game.cards
    assert (len(cards.obsessions), len(cards.dominants), len(cards.terrors)) == (5, 1, 2)


def test_two_secrets_may_wait_for_one_card(tmp_path: Path) -> None:
    """DB-11.6: it concerns both, and no other card does."""
    cards = Cards(changed(tmp_path, '{ another_draws = "trump-12" }', '{ another_draws = "trump-6" }'))
    assert cards.awaited == game.cards.awaited - {INDEX["trump-12"]} | {INDEX["trump-6"]}
    assert sum(trigger.awaits == named("trump-6") for trigger in cards.at["drawn"]) == 2


def test_another_pack_is_played_with_its_own_cards(tmp_path: Path) -> None:
    """DB-10.3: a card made of known verbs."""
    text = EXTRA.format(
        cards="""[[knowledge]]
id = "deep-breath"
name = { en = "Deep Breath", fr = "Grande respiration" }
text = { en = "Recycle 5.", fr = "Recyclez-en 5." }
kind = "quick"
effect = [{ recycle_air = 5 }]
origin = "original"
"""
    )
    source = pack(tmp_path, text)
    assert len(game.with_pack(source).cards.knowledge) == 17
    table = scene(hands={0: ("deep-breath",)}, air=["spades-2"], pack=source)
    assert "play deep-breath" in offers(table)
    say(table, "play deep-breath", "face up")
    assert happened(table, "cut-in")[-1]["card"] == "deep-breath"


def test_the_same_pack_is_the_same_game() -> None:
    """DB-2.2: `base` is what is played already."""
    assert game.with_pack("base") is game
    assert isinstance(game, Breaths)
    assert game.pack_name == "base"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("recycle_air = 3", "recycle_sky = 3", "is no effect of a trump"),
        ("number = 21", "number = 20", "trumps 0 to 21"),
        ('id = "trump-3"', 'id = "trump-x"', "has the id"),
        ("life = -1", "life = 0", "does nothing"),
        ('kind = "quick"', 'kind = "quick"\ncharacteristic = "will"', "quick cards have none"),
        ("effect = [{ heal = 1 }]", "effect = []", "at least one verb"),
        ("effect = [{ heal = 1 }]", "effect = [{ stop_draw = {} }]", "stop_draw is for quick cards"),
        ('steps = [{ draw = ["will"] }]', "steps = []", "at least one step"),
        ('steps = [{ draw = ["will"] }]', "steps = [{}]", "a step is"),
        ('card = "trump-4"', 'card = "trump-99"', "there is no card"),
        ('reserve_shows = "jack"', 'reserve_shows = "squire"', "no card, suit or rank"),
        ("effect = [{ endure = {} }]", "effect = [{ take_consulted = {} }]", "nothing to work on"),
        ("when = [{ stopped_actions = 6 }]", "when = []", "exactly one condition"),
        (
            "when = [{ stopped_actions = 6 }], effect = [{ win = {} }]",
            "when = [{ stopped_actions = 6 }], effect = []",
            "at least one verb",
        ),
        ("stopped_actions = 6", 'stopped_actions = "six"', "stopped_actions"),
    ],
)
def test_the_loader_says_what_is_wrong_and_where(tmp_path: Path, old: str, new: str, says: str) -> None:
    """DB-11.1: nothing that would silently do nothing is accepted."""
    with pytest.raises(PackError, match=says) as refused:
        Cards(changed(tmp_path, old, new))
    assert "pack.toml" in str(refused.value)


@pytest.mark.parametrize("section", ["knowledge", "situation", "secret"])
def test_there_must_be_enough_cards(tmp_path: Path, section: str) -> None:
    """DB-11.2, DB-12.2, DB-13.5."""
    head, *cards = BASE.split(f"[[{section}]]")
    last = cards[-1].split("\n[[")[1:]
    rest = "".join(f"\n[[{part}" for part in last)
    with pytest.raises(PackError, match="needed"):
        Cards(pack(tmp_path, head + f"[[{section}]]" + cards[0].split("\n[[")[0] + rest))


def test_an_effect_that_never_ends_is_stopped(tmp_path: Path) -> None:
    """DB-10.9: two cards that trigger each other use up their budget, and the answer is as if it had not been given."""
    loop = """[[knowledge]]
id = "{id}"
name = {{ en = "{id}", fr = "{id} " }}
text = {{ en = "a", fr = "b" }}
kind = "action"
characteristic = "physical"
effect = [{{ trigger_knowledge = {{}} }}]
origin = "original"
"""
    source = pack(tmp_path, EXTRA.format(cards=loop.format(id="ping") + loop.format(id="pong")))
    table = scene(hands={0: ("ping",), 1: ("pong",)}, draws=["clubs-2"], pack=source)
    say(table, "use ping")
    with pytest.raises(PackError, match="never ends"):
        say(table, "draw")
