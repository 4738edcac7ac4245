"""Learn what the figures of a table weigh: `make train GAME=tesseract`.

Experts play by the weights there are. Every turn's end gives a row of figures, every game whether it was won. Logistic regression
moves the weights towards what would have told the two apart, and not far: the weights they played by are the prior, since rows of one
game are much alike. Scientists and luck are drawn anew for each game; all bases and numbers of scientists take part.
"""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from itertools import product
from math import exp, sqrt
from operator import mul
from random import Random
from typing import NamedTuple

from tablee.games.tesseract import game
from tablee.games.tesseract.cards import BASES
from tablee.games.tesseract.expert import expert
from tablee.games.tesseract.options import END
from tablee.games.tesseract.outlook import FIGURES, FILE, figures, learnt
from tablee.kit.chair import Chair
from tablee.kit.luck import Seeded
from tablee.kit.settings import settle
from tablee.kit.table import Table

PRIOR = 40.0
"""How many rows' worth of certainty the old weights have, in each direction."""
STEPS = 12
Row = Sequence[float]


class Seen(NamedTuple):
    """A game: the figures at the end of each Action phase, and whether it was won."""

    rows: list[list[float]]
    won: bool


def played(seats: int, base: str, seed: int) -> Seen:
    """One game of experts."""
    table = Table(game, seats, Seeded(seed), settle(game.options, {"base": base}), listen=False)
    mind, rows = Random(seed), []
    while not table.over:
        ask = table.asks[0]
        option = expert(Chair(table, ask.seat), mind)
        assert option is not None
        if option == END:
            rows.append(figures(table.state))
        table.answer(ask.seat, option)
    assert table.result is not None
    return Seen(rows, bool(table.result.winners))


def chance(value: float) -> float:
    """The logistic curve."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, value))))


def fitted(rows: Sequence[Row], won: Sequence[bool], prior: Row, certainty: Row) -> list[float]:
    """Newton's way to the weights that fit best, each held back to its prior with so much certainty."""
    weights, n = [*prior], len(prior)
    for _ in range(STEPS):
        slope = [c * (p - w) for c, p, w in zip(certainty, prior, weights, strict=True)]
        curve = [[certainty[i] if i == j else 0.0 for j in range(n)] for i in range(n)]
        for row, well in zip(rows, won, strict=True):
            p = chance(sum(map(mul, row, weights)))
            for i, x in enumerate(row):
                slope[i] += (well - p) * x
                share, line = p * (1 - p) * x, curve[i]
                for j, y in enumerate(row):
                    line[j] += share * y
        weights = [w + step for w, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def solved(curve: list[list[float]], slope: Row) -> list[float]:
    """The solution of linear equations, by elimination."""
    rows, n = [[*line, x] for line, x in zip(curve, slope, strict=True)], len(slope)
    for i in range(n):
        best = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for k in range(n):
            if k != i and (share := rows[k][i]):
                rows[k] = [x - share * y for x, y in zip(rows[k], rows[i], strict=True)]
    return [row[n] for row in rows]


def learn(seen: Sequence[Seen], weights: Row) -> list[float]:
    """The weights moved by what was seen, on the scale they had."""
    rows = [row for one in seen for row in one.rows]
    won = [one.won for one in seen for _ in one.rows]
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    spreads = [
        sqrt(sum((x - mean) ** 2 for x in column) / len(rows)) or 1.0
        for column, mean in zip(zip(*rows, strict=True), means, strict=True)
    ]
    scaled = [[(x - m) / s for x, m, s in zip(row, means, spreads, strict=True)] for row in rows]
    old = [w * s for w, s in zip(weights, spreads, strict=True)]
    worth = [[1.0, sum(map(mul, row, old))] for row in scaled]
    level, scale = fitted(worth, won, (0.0, 0.5), (1e-3, 1e-3))
    prior = [level, *(scale * w for w in old)]
    new = fitted([[1.0, *row] for row in scaled], won, prior, [1e-3, *[PRIOR] * len(old)])[1:]
    return [w / (s * scale) for w, s in zip(new, spreads, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tablee.games.tesseract.training")
    parser.add_argument("--tables", type=int, default=10, help="games on each base with each number of scientists")
    parser.add_argument("--workers", type=int, default=None, help="how many processes; all cores otherwise")
    given = parser.parse_args()
    asked = [(seats, base) for _ in range(given.tables) for seats, base in product((2, 3, 4), BASES)]
    seats, bases = zip(*asked, strict=True)
    with ProcessPoolExecutor(given.workers) as pool:
        seen = [*pool.map(played, seats, bases, range(len(asked)))]
    weights = learn(seen, learnt())
    told = {
        "command": f"make train GAME=tesseract TABLES={given.tables}",
        "seeds": f"0 to {len(asked) - 1}; {sum(one.won for one in seen)} of these games won",
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "weights": {name: round(weight, 4) for name, weight in zip(FIGURES, weights, strict=True)},
    }
    FILE.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    print(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
