"""The board can be read, in both languages and at two widths; so can every end, remark and chance."""

from __future__ import annotations

import tomllib
from io import StringIO

import pytest
from rich.console import Console
from tests.games.petite_mort.scene import say, scene

import tablee
from tablee.games.petite_mort import game
from tablee.games.petite_mort.board import PetiteMortBoard
from tablee.kit import Result
from tablee.reading import remarks_of
from tablee.terminal import show
from tablee.words import Words

LANGS = ("en", "fr")


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_shows_lives_cemeteries_and_the_diploma(lang: str, width: int) -> None:
    """PM-5.9, PM-12.1, PM-2.10."""
    table = scene(
        {1: [["odilon-parquet", "triple-cream", "mattress-tester"]]}, seats=4, phase="powa", tokens={0: {"stroke": 1}},
        graves={2: ["milan-calepin", "cat", "fuse"]}, options={"diploma": "quatre-saisons", "aids": True},
    )  # fmt: skip
    say(table, {0: ["use stroke", "on odilon-parquet"]})
    words = Words(lang, game, viewer=0)
    out = StringIO()
    Console(file=out, width=width).print(show.board(game, table.view(0), words))
    text = " ".join(out.getvalue().split())
    for name in ("odilon-parquet", "triple-cream", "milan-calepin", "fuse", "quatre-saisons", "procession", "knell"):
        assert words.name(name) in text
    assert words.say("age-2") in text
    assert words.say("letter-stroke") in text
    assert max(map(len, out.getvalue().split("\n"))) <= width


@pytest.mark.parametrize("lang", LANGS)
def test_open_hands_are_shown(lang: str) -> None:
    """PM-3.9."""
    table = tablee.deal("petite-mort", 2, 4, {"open_hands": True})
    words, out = Words(lang, game, viewer=0), StringIO()
    Console(file=out, width=200).print(show.board(game, table.view(0), words))
    assert words.name(table.view(1)["hand"]["traits"][0]) in out.getvalue()
    assert str(PetiteMortBoard().odds(table.insight(0), words)) == words.say("odds-none")


@pytest.mark.parametrize("lang", LANGS)
def test_remarks_and_chances_can_be_read(lang: str) -> None:
    """PM-4.5."""
    words = Words(lang, game, viewer=0)
    table = scene(seats=3, traits={0: ["cat", "undertaker", "triple-cream"]})
    ask = table.ask(0)
    assert ask is not None
    assert all(remarks_of(game).remark(table.view(0), option, words) for option in ask.options)
    for seat in range(3):
        for _ in range(2):
            table.answer(seat, table.ask(seat).options[0])  # type: ignore[union-attr]
    out = StringIO()
    Console(file=out, width=200).print(
        PetiteMortBoard().odds(table.insight(0), words), show.board(game, table.view(0), words)
    )
    assert "100" in out.getvalue()
    assert words.name(table.view(0)["gave"][0]["card"]) in out.getvalue()


REASONS = [f"{why}{how}" for why in ("diploma", "pile") for how in ("", "-souls", "-people", "-shared")]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("reason", REASONS)
def test_every_end_has_a_sentence(lang: str, reason: str) -> None:
    """PM-1.3, PM-1.8."""
    assert Words(lang, game).reason(Result((0, 1), reason)).endswith(".")


def test_rare_events_have_words() -> None:
    """PM-8.6, PM-9.4."""
    for lang in LANGS:
        words = Words(lang, game, viewer=1)
        for seat in (0, 1):
            for own in (False, True):
                for cards in ([], ["cat"]):
                    event = {"seat": seat, "own": own, "life": "odilon-parquet", "cards": cards, "count": len(cards)}
                    assert words.event({"id": "share", "rule": "", **event})
            assert words.event({"id": "too-late", "rule": "PM-9.4", "seat": seat, "kind": "heart"})
            for line in range(6):
                told = {"id": "bed", "rule": "", "seat": seat, "life": "odilon-parquet", "cards": [], "line": line}
                assert words.event(told)


def test_the_glossary_has_both_languages() -> None:
    terms = tomllib.loads((game.folder / "glossary.toml").read_text(encoding="utf-8"))["term"]
    assert len({term["key"] for term in terms}) == len(terms) > 15
    assert all(term["en"] and term["fr"] and term["meaning"]["en"] and term["meaning"]["fr"] for term in terms)
