"""Lessons: `learn.toml` of a game's folder. A fixed deal against bots, and hints bound to rule numbers.

seed = 7
seats = 2
[options]
difficulty = "easy"
[[hint]]
on = "ask"            # start, ask or event
what = "place"
rule = "SA-5.3"
thing = "row"         # a part of the board, or nothing
en = "..."
fr = "..."
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Literal

import msgspec

from tablee.kit import Game
from tablee.server.bodies import Hint


class HintRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    on: Literal["start", "ask", "event"]
    what: str = ""
    rule: str
    thing: str = ""
    en: str
    fr: str


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a lesson is dealt, and its hints in their order."""

    seed: int
    seats: int
    level: str = "novice"
    options: dict[str, str | int | bool] = {}
    hint: list[HintRow]


@cache
def lesson(game: Game[Any]) -> LessonFile | None:
    """The lesson of a game, if it has one."""
    file = game.folder / "learn.toml"
    if not file.exists():
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), LessonFile)


def hints(game: Game[Any], lang: str) -> list[Hint]:
    found = lesson(game)
    return [
        Hint(id=f"hint-{n}", on=row.on, what=row.what, text=getattr(row, lang), rule=row.rule, thing=row.thing)
        for n, row in enumerate(found.hint if found else (), 1)
    ]
