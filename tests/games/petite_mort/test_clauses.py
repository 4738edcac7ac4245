"""Clauses that are easily passed over: who draws first at the set-up, the marks of the board, softer words, how many cards."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import tablee
from tablee.games.petite_mort import game
from tablee.games.petite_mort.cards import Scythe, Trait
from tablee.games.petite_mort.pictograms import KINDS
from tablee.kit import Seeded
from tablee.server import about
from tablee.terminal import show
from tablee.words import Words


def born(table: tablee.Table) -> list[int]:
    """The seats in the order in which they drew at the set-up."""
    return [event["seat"] for event in table.events(None) if event["id"] == "born"]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_set_up_deals_from_the_seat_it_names(first: int) -> None:
    """PM-3.8"""
    table = tablee.deal("petite-mort", 3, 7, {"first": first})
    assert born(table) == [first, (first + 1) % 3, (first + 2) % 3]
    assert next(event for event in table.events(None) if event["id"] == "set-up")["first"] == first


def test_a_table_of_the_first_version_deals_from_the_first_chair() -> None:
    """PM-3.8: records are for ever, without options that came later."""
    former = game.of_version(1)
    table = tablee.deal(former, 3, options={"first": 2}, luck=Seeded(7))
    assert born(table) == [0, 1, 2]
    assert "softened" not in table.record.options and "softened" in game.options
    assert tablee.replay(table.record).record == table.record


def board(lang: str, softened: bool) -> str:
    table = tablee.deal("petite-mort", 2, 3, {"softened": softened})
    words = Words(lang, game, viewer=0, softened=softened)
    console = Console(width=220, record=True, file=StringIO())
    console.print(show.board(game, table.view(0), words))
    return console.export_text()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_legend_explains_every_mark_of_the_board(lang: str) -> None:
    """PM-2.4, PM-2.10"""
    words = Words(lang, game)
    legend = next(line for line in board(lang, False).splitlines() if words.name("heart") in line and "●" in line)
    letter = words.say("letter-heart")
    for mark in (f"{letter}×2", f"+{letter}", "(2)", "3/5", "●", "–", words.say("letter-job")):
        assert mark in legend
    letters = [words.say(f"letter-{kind}") for kind in (*KINDS, "job")]
    assert len({*letters}) == 8, "no letter is two things"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_terminal_shows_what_a_card_in_hand_says(lang: str) -> None:
    """PM-4.4, PM-2.4: what is printed on it and its line, to whoever holds it."""
    table = tablee.deal("petite-mort", 2, 3)
    words, (mine, others) = Words(lang, game), (table.view(seat)["hand"] for seat in (0, 1))
    text = " ".join(board(lang, False).split())
    for id in cards_of(mine) + cards_of(others):
        card = words.card(id)
        assert isinstance(card, (Scythe, Trait))
        line = words.text(card.flavour if isinstance(card, Scythe) else card.text)
        assert (" ".join(line.split()) in text) == (id in cards_of(mine)), id


def cards_of(hand: dict[str, list[str]]) -> list[str]:
    return [*hand["traits"], *hand["scythes"]]


@pytest.mark.parametrize(
    ("lang", "hard", "soft"),
    [
        ("en", ("Suicide", "Cancer"), ("Despair", "Long illness")),
        ("fr", ("Suicide", "Cancer"), ("Désespoir", "Longue maladie")),
    ],
)
def test_a_table_may_choose_softer_words(lang: str, hard: tuple[str, ...], soft: tuple[str, ...]) -> None:
    """PM-3.10: on the board, on cards and in what is told; the view says so to whoever draws it."""
    plain, softened = Words(lang, game), Words(lang, game, softened=True)
    assert [plain.name(kind) for kind in ("suicide", "cancer")] == [*hard]
    assert [softened.name(kind) for kind in ("suicide", "cancer")] == [*soft]
    card = softened.card("great-weariness", "scythe")
    assert card is not None
    assert all(word in plain.text(card.text) for word in hard)
    assert all(word in softened.text(card.text) for word in soft)
    assert not any(word in softened.text(other.text) for other in softened.cards.values() for word in hard)
    assert not any(word in board(lang, True) for word in hard)
    pages = msgspec.json.encode(about.gallery("petite-mort", lang, softened=True)).decode()
    assert not any(re.search(rf"\b{word}\b", pages) for word in hard)
    assert tablee.deal("petite-mort", 2, 3, {"softened": True}).view(None)["softened"]
    assert not tablee.deal("petite-mort", 2, 3).view(None)["softened"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_the_aid_and_the_box_say_how_many_cards_there_are(lang: str) -> None:
    """PM-2.12"""
    cards = game.cards
    assert len(cards.people) + len(cards.traits) + len(cards.scythes) == 152
    folder = Path(game.folder)
    for text in (
        (folder / f"rules.{lang}.md").read_text(encoding="utf-8"),
        (folder / f"aid.{lang}.md").read_text(encoding="utf-8"),
        Words(lang, game).say("lobby-pitch"),
    ):
        assert "152" in text and "133" in text
