"""The three endings that neither random answers nor novices reach a hundred times in a hundred thousand games, searched for.

`python -m tests.games.breaths.endings POSITIONS` starts from that many novice positions for each ending, prints what was found
and writes it to docs/campaigns/breaths-endings.md. From a position forty tables play on, each with its own luck; every few
answers the ten that are nearest to the ending are kept and played on four times each, until all have ended. Every game found
is one that could be played: only which luck and which answers are followed is chosen. A game that raises an exception stops
everything.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from tablee.bots import levels
from tablee.games.breaths import game
from tablee.games.breaths.state import FINAL, SITUATIONS, BreathsState, living
from tablee.kit import Table
from tablee.kit.chair import step
from tablee.kit.luck import Seeded
from tablee.trials.page import measured
from tablee.trials.play import Case, random_step

ENDS = ("obsession", "all-dead", "nobody-conscious")
TABLES, KEPT, ANSWERS = 40, 10, 6
PAGE = Path("docs/campaigns/breaths-endings.md")


def novices(table: Table[Any], rng: Random, answers: int, wild: float = 0.0) -> None:
    """Play on for so many answers: novices, or now and then anything at all."""
    bots = dict.fromkeys(range(table.seats), levels(game)["novice"])
    minds = {seat: Random(rng.getrandbits(64)) for seat in bots}
    for _ in range(answers):
        if table.over:
            return
        if rng.random() < wild:
            random_step(table, rng, acts=0)
        else:
            step(table, bots, minds)


def position(end: str, number: int) -> Table[Any] | None:
    """Where to search from: near the beginning, or where novices have just entered the final phase, if they do."""
    seats = 3 if end == "all-dead" else game.seats[number % 4]
    table, rng = Case(game, seats, {"mode": "paranoia"}).deal(Seeded(number), listen=False), Random(number)
    while not table.over and (len(table.steps) < 40 if end == "all-dead" else table.state.phase != FINAL):
        novices(table, rng, 1)
    return None if table.over or (end == "obsession" and not rules_somebody(table.state)) else table


def rules_somebody(s: BreathsState) -> bool:
    """Whether a dominant obsession is among the living."""
    held = [s.secrets[s.secret[seat]].card for seat in living(s) if s.secret[seat] >= 0]
    return any(card in s.cards.dominants for card in held)


def nearness(end: str, s: BreathsState) -> float:
    """How near a table is to an ending: wounds for a table of the dead, else stages, and air enough to get there."""
    if end == "all-dead":
        wounds = sum(4 if dead else 4 - life for life, dead in zip(s.life, s.dead, strict=True))
        return 2 * wounds + 0.3 * len(s.reserve) - 2 * s.passes
    solved = 2 - len(s.stages[s.stage]) if s.stage < len(s.stages) else 0
    far = (
        100 * s.stage + 50 * (s.final_step != SITUATIONS) + 25 * solved + 3 * s.progress + len(s.reserve) - 2 * s.passes
    )
    if end == "obsession":
        return far + 200 * rules_somebody(s)
    if s.sole >= 0:
        return far + 1000 + 30 * (3 - s.life[s.sole])
    return far - 3 * min(s.life[seat] for seat in living(s))


def search(end: str, number: int) -> Counter[str]:
    """The endings of all games played on from one position; nothing where there is no such position."""
    found: Counter[str] = Counter()
    start, rng = position(end, number), Random(number)
    alive = [start] if start else []
    while alive:
        scored = []
        for i in range(TABLES):
            table = alive[i % len(alive)].fork(Seeded(rng.getrandbits(48)), listen=False)
            is_wild = end == "all-dead" or (end == "nobody-conscious" and table.state.sole >= 0)
            novices(table, rng, ANSWERS, wild=0.7 if is_wild else 0.0)
            assert game.conserved(table.state)
            if table.result is not None:
                found[table.result.reason] += 1
            else:
                scored.append((nearness(end, table.state), rng.random(), table))
        alive = [table for *_, table in sorted(scored, reverse=True)[:KEPT]]
    return found


def main(positions: int) -> None:
    began = time.monotonic()
    rows, games, spread = [], 0, []
    with ProcessPoolExecutor() as pool:
        for end in ENDS:
            each = []
            for done, found in enumerate(pool.map(search, [end] * positions, range(positions), chunksize=4), 1):
                each.append(found)
                print(f"\r{end}: {done} of {positions} positions", end="", file=sys.stderr, flush=True)
            hits = [found[end] for found in each]
            games += sum(found.total() for found in each)
            searched = sum(bool(found) for found in each)
            rows.append(f"| {end} | {searched:,} | {sum(found.total() for found in each):,} | {sum(hits):,} |")
            spread.append(f"{end} from {sum(map(bool, hits))} positions, at most {max(hits)} from one")
    page = f"""# Deep Regular Breaths: the rarest endings

In [100,000 games](breaths-effects.md) three endings occurred fewer than a hundred times. Here they are searched for: from novice
positions forty tables play on with their own luck, and every six answers the ten that are nearest to the ending are kept and
played on, four times each. How often an ending is found says nothing of how often it occurs at a table, and games
from one position are alike; what counts is that they all end without an exception, with all cards conserved.

- command: `python -m tests.games.breaths.endings {positions}`
- {measured()}
- seeds 0 to {positions - 1}; {games:,} games played to their end; exceptions: 0; duration: {time.monotonic() - began:.0f} s
- {"; ".join(spread)}

| ending | positions searched from | games | of these with the ending |
|---|---|---|---|
{chr(10).join(rows)}
"""
    PAGE.write_text(page, encoding="utf-8")
    print(page)


if __name__ == "__main__":
    main(int(sys.argv[1]))
