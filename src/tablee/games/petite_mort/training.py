"""Learn what a position of La Petite Mort is worth: `make train GAME=petite-mort`.

The policy plays games among itself. Whenever a round begins it is noted how all seats stand, and in the end who has won. The weights
are those by which the winners were likeliest (a softmax over the seats, by Newton's method, with a small penalty on large weights),
for each number of seats by itself.
"""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from math import log
from random import Random
from typing import NamedTuple

from tablee.games.petite_mort import game
from tablee.games.petite_mort.cards import DIPLOMAS, SEATS
from tablee.games.petite_mort.mind import Mind, Table
from tablee.games.petite_mort.worth import FEATURES, FILE, chances, features
from tablee.kit.luck import Seeded
from tablee.kit.settings import settle
from tablee.kit.trial import Trial

STEPS = 8
"""Newton's steps."""
PENALTY = 3.0
MIXED = 0.1
"""How often the policy answers by lot, so that more kinds of positions are seen."""


class Stand(NamedTuple):
    """How all seats stood when a round began, and each one's part of the victory in the end."""

    standing: Sequence[Sequence[float]]
    won: Sequence[float]


def played(seats: int, seed: int) -> list[Stand]:
    """One game: the Diplomas come in turn."""
    options = settle(game.options, {"diploma": DIPLOMAS[seed % len(DIPLOMAS)]})
    trial, rng, noted = Trial.begun(game, seats, game.new(seats, options), Seeded(seed)), Random(seed), []
    mind, seen = Mind(rng), 1
    while not trial.over:
        if trial.state.round != seen:
            seen, table = trial.state.round, Table(trial.state)
            noted.append([features(table, seat) for seat in range(seats)])
        trial.step(lambda t, q: rng.choice(q.options) if rng.random() < MIXED else mind(t, q))
    assert trial.result is not None
    winners = trial.result.winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [Stand(standing, won) for standing in noted]


def fitted(stands: Sequence[Stand]) -> list[float]:
    """The weights by which these ends were likeliest."""
    size = len(FEATURES)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [PENALTY * weight for weight in weights]
        bend = [[PENALTY * (i == j) for j in range(size)] for i in range(size)]
        for standing, won in stands:
            likely = chances(standing, weights)
            mean = [sum(p * seat[i] for p, seat in zip(likely, standing, strict=True)) for i in range(size)]
            for p, w, seat in zip(likely, won, standing, strict=True):
                off = [x - m for x, m in zip(seat, mean, strict=True)]
                for i, x in enumerate(off):
                    slope[i] += (p - w) * x
                    row, px = bend[i], p * x
                    for j in range(i + 1):
                        row[j] += px * off[j]
        for i in range(size):
            for j in range(i):
                bend[j][i] = bend[i][j]
        weights = [weight - step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations whose matrix is positive definite, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        for other in range(i + 1, size):
            times = rows[other][i] / rows[i][i]
            rows[other] = [a - times * b for a, b in zip(rows[other], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found


def loss(stands: Sequence[Stand], weights: Sequence[float]) -> float:
    """How surprising the ends are by these weights, in nats for each position."""
    total = 0.0
    for standing, won in stands:
        total -= sum(w * log(p) for p, w in zip(chances(standing, weights), won, strict=True) if w)
    return total / len(stands)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tablee.games.petite_mort.training")
    parser.add_argument("--tables", type=int, default=250, help="games with each number of seats")
    parser.add_argument("--workers", type=int, default=None, help="how many processes; all cores otherwise")
    given = parser.parse_args()
    weights = {}
    for seats in SEATS:
        seeds = range(given.tables * seats, given.tables * (seats + 1))
        with ProcessPoolExecutor(given.workers) as pool:
            stands = [
                stand for found in pool.map(played, [seats] * given.tables, seeds, chunksize=20) for stand in found
            ]
        checked = stands[: len(stands) // 5]
        print(
            f"{seats} seats: {loss(checked, fitted(stands[len(checked) :])):.3f} nats a position, blind {log(seats):.3f}"
        )
        weights[seats] = dict(zip(FEATURES, [round(weight, 3) for weight in fitted(stands)], strict=True))
    told = {
        "command": f"make train GAME=petite-mort TABLES={given.tables}",
        "seeds": f"{given.tables * SEATS[0]} to {given.tables * (SEATS[-1] + 1) - 1}: so many games with each number of seats",
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "weights": weights,
    }
    FILE.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    print(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
