"""A game's rules as text, by number: `rules.en.md` and `rules.fr.md` of its folder; and its player aid, `aid.<lang>.md`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tablee.kit import Game

HEADING = re.compile(r"^#{2,3} (?:(?P<number>[A-Z]+-[0-9.]+) )?(?P<title>.*)$")


class Rule(NamedTuple):
    """A rule, or a chapter, which has no text of its own. `source`: where it comes from."""

    number: str
    title: str
    text: str
    source: str

    @property
    def is_chapter(self) -> bool:
        return bool(self.number) and "." not in self.number


@cache
def rulebook(game: Game[Any], lang: str) -> dict[str, Rule]:
    """All rules and chapters in their order, by number, in English where there are none in this language; {} without any."""
    return rules_in(game, lang) or rules_in(game, "en")


def rules_in(game: Game[Any], lang: str) -> dict[str, Rule]:
    """The rulebook in this language and no other."""
    path = game.folder / f"rules.{lang}.md"
    return {part.number: part for part in _parts(path) if part.number} if path.exists() else {}


@cache
def aid(game: Game[Any], lang: str) -> list[Rule]:
    """The one-page player aid: a heading, which may begin with a rule's number, and a few lines each; else the chapters."""
    path = next((path for code in (lang, "en") if (path := game.folder / f"aid.{code}.md").exists()), None)
    return [*_parts(path)] if path else [rule for rule in rulebook(game, lang).values() if rule.is_chapter]


def _parts(path: Path) -> Iterator[Rule]:
    """A file from heading to heading. What stands before the first is for whoever writes the file."""
    head: re.Match[str] | None = None
    lines: list[str] = []
    for line in [*path.read_text(encoding="utf-8").splitlines(), "## "]:
        if found := HEADING.match(line):
            if head:
                yield _part(head, lines)
            head, lines = found, []
        else:
            lines.append(line)


def _part(head: re.Match[str], lines: list[str]) -> Rule:
    kept = [line for line in lines if line.strip()]
    is_sourced = bool(kept) and kept[-1].startswith("*") and kept[-1].endswith("*")
    source = kept.pop().strip("*") if is_sourced else ""
    return Rule(head["number"] or "", head["title"].strip(), "\n".join(kept), source)


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
