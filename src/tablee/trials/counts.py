"""Counts on small trees (perft for hidden information): how many lines of play there are under fixed luck, and how many
different things their seats are told. A difference is divided by first answer, so that the wrong rule is found in minutes."""

from __future__ import annotations

import sys
from typing import Any

from tablee.kit import Game, Table
from tablee.kit.luck import Seeded
from tablee.trials.play import Case, perceived

LIMIT = 3000


def lines(table: Table[Any], depth: int, limit: int = sys.maxsize) -> int:
    """The number of lines of so many answers from here; past the limit, some number above it. The last answer of a line need
    not be given to be counted."""
    if table.over or depth == 0:
        return 1
    if depth == 1:
        return sum(len(ask.options) for ask in table.asks)
    total = 0
    for after in _answered(table).values():
        total += lines(after, depth - 1, limit - total)
        if total > limit:
            break
    return total


def _answered(table: Table[Any]) -> dict[str, Table[Any]]:
    """The table after each answer that may be given now."""
    found = {}
    for ask in table.asks:
        for option in ask.options:
            after = found[f"{ask.seat} {option}"] = table.fork()
            after.answer(ask.seat, option)
    return found


def told(table: Table[Any], depth: int, seen: set[bytes]) -> None:
    """Gather what every seat that is asked on the way is told."""
    if table.over or depth == 0:
        return
    seen.update(perceived(table, ask.seat) for ask in table.asks)
    if depth > 1:
        for after in _answered(table).values():
            told(after, depth - 1, seen)


def divide(case: Case, seed: int, depth: int) -> dict[str, int]:
    """Lines by first answer."""
    return {said: lines(after, depth - 1) for said, after in _answered(case.deal(Seeded(seed))).items()}


def counts(game: Game[Any]) -> list[dict[str, Any]]:
    """For each seat count the deepest tree of a size that is quick to walk."""
    found = []
    for n in game.seats:
        case, depth = Case(game, n), 1
        while depth < 6 and lines(case.deal(Seeded(1)), depth + 1, LIMIT) <= LIMIT:
            depth += 1
        seen: set[bytes] = set()
        told(case.deal(Seeded(1)), depth, seen)
        by_first = divide(case, 1, depth)
        found.append(
            {"seats": n, "depth": depth, "lines": sum(by_first.values()), "told": len(seen), "divide": by_first}
        )
    return found
