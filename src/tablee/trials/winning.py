"""How often bots win: by seat count and by each value of the game's first option, with 95 % intervals.

`make bots GAME=name TABLES=n` prints the table and writes it to docs/balance/.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple

from tablee.bots import levels
from tablee.kit.chair import play
from tablee.kit.luck import Seeded
from tablee.registry import find
from tablee.trials.page import interval, measured
from tablee.trials.play import Case


class Standing(NamedTuple):
    """How many of some tables were won, by which bots, at which seats and option."""

    level: str
    seats: int
    value: Any
    tables: int
    won: int


def standing(name: str, level: str, seats: int, option: str, value: Any, tables: int) -> Standing:
    """Tables with seeds 0 to `tables` - 1, every seat played by the same kind of bot."""
    game = find(name)
    bot = levels(game)[level]
    won = 0
    for seed in range(tables):
        table = Case(game, seats, {option: value}).deal(Seeded(seed), listen=False)
        play(table, dict.fromkeys(range(seats), bot), Random(seed))
        won += bool(table.result and table.result.winners)
    return Standing(level, seats, value, tables, won)


def standings(name: str, tables: int) -> Iterator[Standing]:
    """Every level, value and seat count, on all cores."""
    game = find(name)
    option = next(setting for setting in game.options.values() if len(setting.values) > 1)
    asked = [(level, n, value) for level in levels(game) for value in option.values for n in game.seats]
    with ProcessPoolExecutor() as pool:
        done = [pool.submit(standing, name, level, n, option.name, value, tables) for level, n, value in asked]
        for future in done:
            yield future.result()


def write_up(name: str, found: list[Standing]) -> str:
    """The result as a page."""
    rows = []
    for s in found:
        low, high = interval(s.won, s.tables)
        rows.append(f"| {s.level} | {s.value} | {s.seats} | {s.won / s.tables:.1%} | {low:.1%} to {high:.1%} |")
    return f"""# {find(name).title}: how often bots win

- command: `make bots GAME={name} TABLES={found[0].tables}`
- {measured()}
- {found[0].tables} tables a row, seeds 0 to {found[0].tables - 1}, every seat the same bot; Wilson's 95 % intervals

| bots | option | seats | won | interval |
|---|---|---|---|---|
{chr(10).join(rows)}
"""
