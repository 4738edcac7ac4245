"""Learn how likely the group is to win from each score and doom: `make train GAME=shipwreck`.

Experts play by the table there is. Every turn comes to a chance that the best prediction is right, and to the doom that the cards
about to fade bring. If turns like these came at random, and the group did best with each, the game would be won as often as the new
table says. Then they play by that one, and so on. A second table is for an expert beside somebody who takes plays literally: every
other turn comes out as that person decides.
"""

from __future__ import annotations

import argparse
import json
import platform
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from itertools import product
from random import Random
from typing import Any, NamedTuple

from tablee.games.shipwreck import game
from tablee.games.shipwreck.expert import Mind
from tablee.games.shipwreck.literal import literal
from tablee.games.shipwreck.state import DOOM, TRACK, ShipwreckState
from tablee.games.shipwreck.winning import FILE, Grid, Winning, surest
from tablee.kit.chair import Chair
from tablee.kit.luck import Seeded
from tablee.kit.settings import settle
from tablee.kit.table import Table

ROUNDS = 3
"""How often the table is learnt anew."""
STEP = 0.02
CLOSE = 1e-6


class Turn(NamedTuple):
    """A turn that experts decide: the chance of the best prediction, and the doom due."""

    chance: float
    due: int


class Outcome(NamedTuple):
    """What came of a turn that somebody literal decides."""

    score: int
    doom: int


Seen = Mapping[Turn | Outcome, int]
"""Turns, with how often each was seen."""
UNPLAYED: Seen = {Turn(0.75, 0): 1, Turn(0.75, 2): 1}
"""What turns are taken to come to before anybody has played."""


def solved(turns: Seen) -> Grid:
    """The chance to win from each score and doom when turns like these come at random and experts do best with theirs."""
    rows = [[0.0] * TRACK for _ in range(TRACK)]
    winning, total = Winning(rows), sum(turns.values())
    for score, doom in product(reversed(range(TRACK)), reversed(range(TRACK))):
        before = -1.0
        while rows[score][doom] - before > CLOSE:  # a turn without doom leads back here
            before = rows[score][doom]
            rows[score][doom] = sum(worth(winning, score, doom, turn) * n for turn, n in turns.items()) / total
    return rows


def worth(winning: Winning, score: int, doom: int, turn: Turn | Outcome) -> float:
    """The chance to win after such a turn."""
    if isinstance(turn, Outcome):
        return winning.at(score + turn.score, doom + turn.doom)
    return winning.best(score, doom, turn.due, turn.chance)


def played(tables: tuple[Winning, Winning], seats: int, difficulty: str, seed: int, partner: bool) -> Counter[Any]:
    """The turns of one game. `partner`: the first seat is somebody literal, for whom alone the others place."""
    found: Counter[Any] = Counter()
    table = Table(game, seats, Seeded(seed), settle(game.options, {"difficulty": difficulty}), listen=False)
    minds = [Random(f"{seed}/{seat}") for seat in range(seats)]
    began = table.state.score, table.state.doom, -1
    while not table.over:
        ask, s = table.asks[0], table.state
        chair = Chair(table, ask.seat)
        if ask.kind == "place":
            note_outcome(found, began, s, partner)
            began = s.score, s.doom, s.active
        if partner and ask.seat == 0:
            option = literal(chair, minds[0])
        else:
            mind = Mind(chair, ask.seat, tables, subtle=True)
            if ask.kind == "predict" and not s.wrong and ask.seat == min(other.seat for other in table.asks):
                chance = surest(mind.trust.chances(s.active), 1 + s.predictions)
                found[Turn(round(round(chance / STEP) * STEP, 2), mind.due_now)] += 1
            option = mind.answer(ask)
        assert option is not None
        table.answer(ask.seat, option)
    note_outcome(found, began, table.state, partner)
    return found


def note_outcome(found: Counter[Any], began: tuple[int, int, int], s: ShipwreckState, partner: bool) -> None:
    """What came of the turn before, if somebody literal decided it."""
    score, doom, active = began
    if partner and active > 0:
        found[Outcome(s.score - score, s.doom - doom)] += 1


def learn(games: int, workers: int | None = None) -> tuple[Grid, Grid]:
    """Round after round, so many games with each number of seats at each difficulty; with somebody literal at two seats."""
    first, seed = solved(UNPLAYED), 0
    grids = {False: first, True: first}
    for _ in range(ROUNDS):
        tables = Winning(grids[False]), Winning(grids[True])
        for partner, counts in ((False, game.seats), (True, [2] * len(game.seats))):
            asked = [(seats, difficulty) for seats in counts for difficulty in DOOM for _ in range(games)]
            seats, difficulties = zip(*asked, strict=True)
            turns: Counter[Any] = Counter()
            seeds = range(seed, seed + len(asked))
            seed += len(asked)
            with ProcessPoolExecutor(workers) as pool:
                same = [tables] * len(asked), [partner] * len(asked)
                for found in pool.map(played, same[0], seats, difficulties, seeds, same[1], chunksize=4):
                    turns += found
            grids[partner] = solved(turns)
    return grids[False], grids[True]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tablee.games.shipwreck.training")
    parser.add_argument(
        "--tables", type=int, default=25, help="games a round with each number of seats at each difficulty"
    )
    given = parser.parse_args()
    experts, with_literal = learn(given.tables)
    told = {
        "command": f"make train GAME=shipwreck TABLES={given.tables}",
        "seeds": f"from 0, {given.tables * len(game.seats) * len(DOOM)} a round for each table, {ROUNDS} rounds",
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "rows": "scores 0 to 6; in each the chance to win at doom 0 to 6, when a turn begins",
    }
    parts = [json.dumps(told, indent=2)[:-2], listed("experts", experts), listed("literal", with_literal)]
    FILE.write_text(",\n".join(parts) + "\n}\n", encoding="utf-8")
    print(FILE.read_text(encoding="utf-8"))


def listed(name: str, grid: Grid) -> str:
    rows = ",\n".join("    " + json.dumps([round(chance, 4) for chance in row]) for row in grid)
    return f'  "{name}": [\n{rows}\n  ]'


if __name__ == "__main__":
    main()
