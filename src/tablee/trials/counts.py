"""Counts on small trees (perft for hidden information): how many lines of play there are under fixed luck, and how many
different things their seats are told. A difference is divided by first answer, so that the wrong rule is found in minutes."""

from __future__ import annotations

from typing import Any

from tablee.kit import Game, Table
from tablee.kit.luck import Seeded
from tablee.trials.play import Case, perceived

LIMIT = 3000


def walk(table: Table[Any], depth: int, seen: set[bytes]) -> int:
    """The number of lines of so many answers from here; what the asked seats are told is gathered in `seen`."""
    if table.over or depth == 0:
        return 1
    total = 0
    for ask in table.asks:
        seen.add(perceived(table, ask.seat))
        for option in ask.options:
            after = table.fork()
            after.answer(ask.seat, option)
            total += walk(after, depth - 1, seen)
    return total


def divide(case: Case, seed: int, depth: int) -> dict[str, int]:
    """Lines by first answer."""
    table = case.deal(Seeded(seed))
    found = {}
    for ask in table.asks:
        for option in ask.options:
            after = table.fork()
            after.answer(ask.seat, option)
            found[f"{ask.seat} {option}"] = walk(after, depth - 1, set())
    return found


def counts(game: Game[Any]) -> list[dict[str, Any]]:
    """For each seat count the deepest tree of a size that is quick to walk."""
    found = []
    for n in game.seats:
        case, depth = Case(game, n), 1
        while depth < 6 and walk(case.deal(Seeded(1)), depth + 1, set()) <= LIMIT:
            depth += 1
        seen: set[bytes] = set()
        lines = walk(case.deal(Seeded(1)), depth, seen)
        found.append({"seats": n, "depth": depth, "lines": lines, "told": len(seen), "divide": divide(case, 1, depth)})
    return found
