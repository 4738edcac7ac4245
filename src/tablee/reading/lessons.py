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


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What to say when something begins, is asked or has happened."""

    on: Literal["start", "ask", "event"]
    what: str = ""
    rule: str
    thing: str = ""
    en: str
    fr: str


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a lesson is dealt, and its hints in their order. `position`: a file of the game's folder it begins from."""

    seed: int
    seats: int
    position: str = ""
    level: str = "novice"
    options: dict[str, str | int | bool] = {}
    hint: list[Hint]


@cache
def lesson(game: Game[Any]) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = game.folder / "learn.toml"
    if not file.exists():
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson)
