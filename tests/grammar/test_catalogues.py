"""Every message of every catalogue reads well, whatever its arguments: what random games do not reach, the shell, the pages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from tests.grammar.catalogue import Catalogue, within
from tests.grammar.lint import NAMES, NONE
from tests.grammar.said import findings, things

import tablee
from tablee.kit import Game
from tablee.words import FOLDER, Words

PAGES = FOLDER.parent.parent / "web"
GAMES = tablee.games()
CATALOGUES = {"shell": FOLDER, "web": PAGES, **{name: game.folder for name, game in GAMES.items()}}
IN_BROWSER = {"DE", "LE", "END", "NTH", "SIGN", "ABS", "SAME"}
"""The functions that the pages have: any other needs to know who sits at a table."""


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def read(name: str, lang: str) -> Catalogue:
    words = Words(lang, GAMES.get(name), names=dict(enumerate(NAMES)))
    return Catalogue(CATALOGUES[name] / f"{lang}.ftl", words, name)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_reads_well(name: str, lang: str) -> None:
    game: Game[Any] | None = GAMES.get(name)
    found = findings(read(name, lang).said(), lang, things(game, lang) if game else NONE)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", GAMES)
def test_the_pages_have_every_function_that_they_need(name: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sources(GAMES[name].folder))
    asked = set(re.findall(r"(?:say|t)\([\"`]([a-z0-9-]+)", source))
    for lang in ("fr", "en"):
        for id, message in read(name, lang).messages.items():
            if any(id == asked_for or (asked_for.endswith("-") and id.startswith(asked_for)) for asked_for in asked):
                assert {call.id.name for call in within(message, ast.FunctionReference)} <= IN_BROWSER, id


def sources(folder: Path) -> list[Path]:
    return [path for path in (*folder.glob("*"), *(folder / "web").glob("*")) if path.suffix in (".svelte", ".ts")]


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("event-x = La ligne de { SEAT($seat) } est pleine.", "an elision is missing"),
        ("event-x = { SEAT($seat) } désigne { SEAT($other) }.", "you stand where an object stands"),
        ('event-x = La ligne { SEAT($seat, form: "de") } est pleine.', "it cannot be said"),
        ("event-x = Il reste { $n } cartes.", "a plural of one"),
        ("event-x = { SEAT($seat) } tire.\n    .known = Vous tirez un { $n }.", "somebody is spoken to"),
        (
            "event-x = { SEATS($seats) } gagne.\n    .known = { $odd ->\n    [a] Bien ..\n   *[b] Bien.\n    }",
            "two marks in a row",
        ),
    ],
)
def test_a_fault_is_found_with_its_message_whatever_arguments_show_it(tmp_path: Path, message: str, told: str) -> None:
    (tmp_path / "fr.ftl").write_text(f"{message}\n", encoding="utf-8")
    words = Words("fr", GAMES["shipwreck"], names=dict(enumerate(NAMES)))
    found = findings(Catalogue(tmp_path / "fr.ftl", words, "shipwreck").said(), "fr")
    assert any(line.startswith("event-x, read by ") and told in line for line in found), found
