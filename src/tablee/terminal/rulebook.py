"""A game's rules as text, by number: `rules.en.md` and `rules.fr.md` of its folder."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rich.padding import Padding
from rich.text import Text

from tablee.kit import Game

HEADING = re.compile(r"^(#{2,3}) (?P<number>[A-Z]+-[0-9.]+) (?P<title>.*)$")


class Rule(NamedTuple):
    """A rule, or a chapter, which has no text of its own. `source`: where it comes from."""

    number: str
    title: str
    text: str
    source: str

    @property
    def is_chapter(self) -> bool:
        return "." not in self.number

    def __rich__(self) -> Text:
        shown = Text.assemble((f"{self.number}  {self.title}", "bold"))
        if self.text:
            shown.append(f"\n{self.text}")
        if self.source:
            shown.append(f"\n{self.source}", style="dim italic")
        return shown


@cache
def rulebook(game: Game[Any], lang: str) -> dict[str, Rule]:
    """All rules and chapters in their order, by number; empty for a game that has no such file."""
    files = [game.folder / f"rules.{code}.md" for code in (lang, "en")]
    path = next((path for path in files if path.exists()), None)
    return {rule.number: rule for rule in _read(path)} if path else {}


def _read(path: Path) -> list[Rule]:
    rules: list[Rule] = []
    number = title = ""
    lines: list[str] = []
    for line in [*path.read_text(encoding="utf-8").splitlines(), "## END-0 end"]:
        if found := HEADING.match(line):
            if number:
                rules.append(_rule(number, title, lines))
            number, title, lines = found["number"], found["title"], []
        else:
            lines.append(line)
    return rules


def _rule(number: str, title: str, lines: list[str]) -> Rule:
    kept = [line for line in lines if line.strip()]
    is_sourced = bool(kept) and kept[-1].startswith("*") and kept[-1].endswith("*")
    source = kept.pop().strip("*") if is_sourced else ""
    return Rule(number, title, "\n".join(kept), source)


def find_rule(game: Game[Any], lang: str, number: str) -> list[Rule]:
    """The rule with this number, as `SA-5.3` or `5.3`; a chapter comes with its rules. [] when there is none."""
    rules = rulebook(game, lang)
    wanted = number.strip().upper().rstrip(".")
    if wanted not in rules:
        wanted = f"{game.rules}-{wanted}"
    if wanted not in rules:
        return []
    return [rule for rule in rules.values() if rule.number == wanted or rule.number.startswith(f"{wanted}.")]


def search_rules(game: Game[Any], lang: str, word: str) -> list[Rule]:
    """The rules that have this word in their title or text."""
    wanted = word.casefold()
    return [rule for rule in rulebook(game, lang).values() if wanted in f"{rule.title}\n{rule.text}".casefold()]


def indented(rule: Rule) -> Padding:
    """A rule in the middle of something else."""
    return Padding(rule, (0, 2, 0, 4))
