"""Every event, ask, option and end has its words in both languages, and the board can be printed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console
from tests.games.tesseract.scene import all_but, say, scene

from tablee.games.tesseract import game
from tablee.games.tesseract.board import TesseractBoard
from tablee.games.tesseract.bot import novice
from tablee.kit import Result, Table
from tablee.reading import remarks_of
from tablee.terminal import show
from tablee.trials.play import Case, positions
from tablee.words import Words

SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(game.folder.glob("*.py")))
LANGS = ("en", "fr")


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def ids(lang: str) -> set[str]:
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", (game.folder / f"{lang}.ftl").read_text(encoding="utf-8"), re.M))


def test_both_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("fr")


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_and_ask_of_the_rules_has_a_message(lang: str) -> None:
    said = set(re.findall(r'say\(\s*"([a-z-]+)", (?:rule|"TS|e\.card|played|used|RULE|scientist)', SOURCE))
    asked = set(re.findall(r'(?:Ask\([^"]*|choose\()"([a-z-]+)"', SOURCE))
    assert len(said) > 35
    assert len(asked) > 35
    assert {f"event-{id}" for id in said} <= ids(lang)
    assert {f"ask-{kind}" for kind in asked} <= ids(lang)


def some() -> Iterator[Table]:
    for seats in game.seats:
        for seed in (0, 9):
            yield from positions(Case(game, seats, {"base": "3A", "scientists": "choose"}, bot=novice), seed)


def test_whole_games_can_be_told_in_both_languages() -> None:
    heard = 0
    words = {lang: Words(lang, game, viewer=0) for lang in LANGS}
    for table in some():
        events = table.events(0)
        heard = 0 if heard > len(events) else heard
        for event in events[heard:]:
            texts = {lang: words[lang].event(event) for lang in LANGS}
            assert all(texts.values())
        heard = len(events)
        for ask in table.asks:
            for lang in LANGS:
                assert words[lang].ask(ask)
                labels = [words[lang].option(ask.kind, option) for option in ask.options]
                assert len(set(labels)) == len(labels), f"{ask.kind}: two options read alike in {lang}"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("reason", ["contained", "breach", "empty"])
def test_every_end_has_a_sentence(lang: str, reason: str) -> None:
    """TS-1.2, TS-1.4, TS-1.5."""
    assert Words(lang, game).reason(Result((), reason)).endswith(".")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_shows_the_block_the_wells_the_labs_and_the_places(lang: str, width: int) -> None:
    """Four floors, removable cubes marked, what the Threat takes next, the Primed area, Labs, the Containment board."""
    table = scene(
        ["yellow-2", "yellow-3", "yellow-4"], ["blue-1"], heights={"a1": 2}, tops={"a1": "purple-5"},
        primed=["orange-6"], contained=["yellow-1"], hands=[["dye"]], unlocked=["purge"], rows=(),
        options={"base": "2A", "aids": True},
    )  # fmt: skip
    words = Words(lang, game, viewer=0)
    out = StringIO()
    console = Console(file=out, width=width)
    console.print(show.board(game, table.view(0), words))
    text = out.getvalue()
    purple = "P" if lang == "en" else "V"
    assert f"<{purple}5>" in text
    assert "(B4)" in text
    assert all(words.say("floor", n=n) in text for n in (1, 2, 3, 4))
    for name in ("dye", "purge", "archivist"):
        assert words.name(name) in text
    assert max(map(len, text.split("\n"))) <= width


@pytest.mark.parametrize("lang", LANGS)
def test_remarks_odds_and_proposals_can_be_read(lang: str) -> None:
    """TS-1.6."""
    words = Words(lang, game, viewer=0)
    table = say(scene(["yellow-2", "yellow-3", "yellow-4"], contained=all_but("yellow-3"), heights={"b2": 0}), "remove")
    ask = table.ask(0)
    assert ask is not None
    assert all(remarks_of(game).remark(table.view(0), option, words) for option in ask.options)
    assert show.odds(table, 0, words) is not None
    assert TesseractBoard().odds(table.insight(0), words) is not None
    table.undo(0)
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-3")
    out = StringIO()
    Console(file=out, width=100).print(show.board(game, table.view(0), words))
    assert words.noun("1B", "base", {"en": "the", "fr": "le"}[lang]) in out.getvalue()


def test_french_has_its_spaces() -> None:
    """A no-break space before a colon, a narrow one before ; ! ?"""
    for name in ("fr.ftl", "rules.fr.md"):
        text = (game.folder / name).read_text(encoding="utf-8")
        prose = re.sub(r"\{[^{}]*\}", "", text)
        assert not re.search(r"[a-zé] [:;!?]", prose), name
    for card in [*game.cards.scientists, *game.cards.research, *game.cards.containment]:
        assert not re.search(r" [:;!?]", card.text.fr)


def test_the_glossary_has_both_languages() -> None:
    terms = tomllib.loads((game.folder / "glossary.toml").read_text(encoding="utf-8"))["term"]
    assert len({term["key"] for term in terms}) == len(terms)
    assert all(term["en"] and term["fr"] and term["meaning"]["en"] and term["meaning"]["fr"] for term in terms)
