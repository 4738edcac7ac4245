"""Tables as full as they get, to be looked at: powers wait, and fates lie before every card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.shipwreck.scene import kind, scene, some_play

from tablee.kit import Table

FADED = ("the-deep", "the-blind-man", "the-engine", "the-prophet", "the-shore", "the-beast")
FRONTS = {"the-judge": (1, 2, 3), "the-stranger": (1, 3), "dawn": (2,), "midnight": (1, 5)}
HARD = ("the-mirror", "the-prophet", "leviathan", "the-noble")
"""None of them accepts a 3 and a 4."""
SHOWN: dict[str, Any] = {"options": {"aids": True}}


def full(seats: int) -> Table[Any]:
    """Six powers wait, somebody else keeps a fate, and one more doom ends it."""
    return scene(seats=seats, faded=FADED, fronts=FRONTS, hands={1: (6,)}, draws=(4, 7), score=5, doom=6, **SHOWN)


def tables(seats: int) -> Iterator[tuple[str, int, Table[Any]]]:
    """The same table at each question of a turn: its last seat sees what the group is asked."""
    yield "full", 0, full(seats)
    yield "the-hours", 0, scene(*HARD, seats=seats, draws=(3, 4), **SHOWN)
    table, seen = full(seats), {"place"}
    while (now := kind(table)) != "predict":
        if now not in seen:
            yield f"full {now}", table.waiting[-1], table
        seen.add(now)
        table.answer(table.waiting[0], some_play(table) if now == "place" else "keep")
    yield "full predict", table.waiting[-1], table
