"""What every board keeps to: `docs/boards.md` says why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GAMES = sorted(path.parent for path in (ROOT / "src" / "tablee" / "games").glob("*/Board.svelte"))
SHELL = ROOT / "web" / "src"
CLASS = re.compile(r"\.(-?[a-zA-Z_][\w-]*)")
STYLE = re.compile(r"<style>(.*?)</style>", re.S)
GLOBAL = re.compile(r":global\(([^()]*(?:\([^()]*\)[^()]*)*)\)")
OWN = re.compile(r"\.g-[\w-]+")
LONGEST, THEME, LAYOUT, PIECE = 140, 80, 250, 450
FREE = {"may", "i", "sr", "looks"}
"""Classes of the frame that are there for boards: what is lit, an icon, a name that is read out beside what a thing looks like."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def markup(game: Path) -> list[Path]:
    return sorted([*game.glob("*.svelte"), *game.glob("web/*.svelte")])


def selectors(css: str) -> str:
    """The selectors of a style sheet alone."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    return " ".join(re.findall(r"([^{};]+)\{", css))


def shell_classes() -> set[str]:
    """The classes that the frame and the shared parts style."""
    sheets = [path.read_text(encoding="utf-8") for path in (SHELL / "styles").glob("*.css")]
    parts = [path.read_text(encoding="utf-8") for path in SHELL.glob("p*/*.svelte")]
    named = {name for sheet in sheets for name in CLASS.findall(selectors(sheet))}
    return (named | {name for part in parts for css in STYLE.findall(part) for name in CLASS.findall(css)}) - FREE


def reaching_out(game: Path) -> str:
    """What of a game's styles reaches beyond its own pieces: its sheets, and what its pieces declare as global."""
    sheets = [selectors(path.read_text(encoding="utf-8")) for path in game.glob("web/*.css")]
    styles = [css for path in markup(game) for css in STYLE.findall(path.read_text(encoding="utf-8"))]
    return " ".join([*sheets, *(found for css in styles for found in GLOBAL.findall(css))])


@each_game
def test_a_game_has_a_theme_and_a_layout_and_no_other_sheet(game: Path) -> None:
    sheets = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in game.glob("web/*.css")}
    assert set(sheets) == {"theme.css", "layout.css"}
    assert sheets["theme.css"] < THEME
    assert sheets["layout.css"] < LAYOUT


@each_game
def test_a_theme_is_tokens_only(game: Path) -> None:
    css = re.sub(r"/\*.*?\*/", "", (game / "web" / "theme.css").read_text(encoding="utf-8"), flags=re.S)
    declared = re.findall(r"[{;]\s*([\w-]+)\s*:", css)
    assert declared
    assert [name for name in declared if not name.startswith("--")] == []


@each_game
def test_no_game_styles_what_is_the_frames(game: Path) -> None:
    assert sorted(set(CLASS.findall(OWN.sub("", reaching_out(game)))) & shell_classes()) == []


@pytest.mark.parametrize("folder", [*GAMES, SHELL], ids=lambda folder: folder.name)
def test_no_line_of_markup_is_a_wall(folder: Path) -> None:
    for path in folder.rglob("*.svelte"):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [f"{path.name}:{n}" for n, line in enumerate(lines, 1) if len(line) > LONGEST] == []


@each_game
def test_a_piece_is_about_one_thing(game: Path) -> None:
    lengths = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in markup(game)}
    assert {name: lines for name, lines in lengths.items() if lines > PIECE} == {}


@each_game
def test_the_end_is_a_moment(game: Path) -> None:
    told = re.findall(r"^  \"?([\w-]+)\"?: \d+,$", (game / "web" / "moments.ts").read_text(encoding="utf-8"), re.M)
    assert "over" in told


@each_game
def test_class_names_are_words(game: Path) -> None:
    """No abbreviations of one or two letters."""
    for path in markup(game):
        named = re.findall(r'class="([^"{]*)"|class:([\w-]+)', path.read_text(encoding="utf-8"))
        names = {name for pair in named for name in " ".join(pair).split()}
        assert sorted(name for name in names if len(name) < 3 and name not in FREE) == [], path.name
