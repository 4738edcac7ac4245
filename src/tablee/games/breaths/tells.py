"""Whether people give their obsessions away: `python -m tablee.games.breaths.tells`.

Tables are played in paranoia mode. What everybody has seen each seat do is counted, and a logistic regression learns from four fifths of
the tables who is obsessed, and is asked about the last fifth, five times over. How often it ranks somebody obsessed above somebody who
is not is the area under its curve: a half is guessing. Seats whose secret came to lie open are left out: there is nothing to guess.
The same tables tell how often each secret wins.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any, NamedTuple

from tablee.games.breaths import game
from tablee.games.breaths.state import BreathsState, is_obsessed
from tablee.kit.chair import play
from tablee.kit.luck import Seeded
from tablee.kit.settings import settle
from tablee.kit.table import Table

FOLDS = 5
RIDGE = 1.0
STEPS = 6
ACTS = (
    "declared-explore", "declared-fight", "declared-resolve", "declared-suffer", "declared-use", "declared-galvanise",
    "declared-examine", "declared-plan", "declared-scheme", "declared-hyperventilate", "declared-pass", "declared-ritual",
    "declared-emancipation", "failed", "succeeded", "spent", "drew", "willing", "stopping", "cut-in", "up", "down", "kept-secret",
    "declined-secret", "took-secret", "wounded", "voted-self", "voted-popular",
)  # fmt: skip
"""What is counted, by seat; each once as it is, once for every time that seat had the token."""


class Row(NamedTuple):
    """What one seat did in the sight of all, what its secret was in the end, and whether it won."""

    table: int
    acts: tuple[float, ...]
    secret: str
    obsessed: bool
    open: bool
    won: bool


def counts(events: Sequence[dict[str, Any]], seats: int) -> list[Counter[str]]:
    """The public acts of every seat."""
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        kind, seat = event["id"], event.get("seat", -1)
        if kind == "resists":
            for other in event["willing"]:
                found[other]["willing"] += 1
        elif kind == "stopped":
            found[event["by"]]["stopping"] += 1
        elif kind == "recycled":
            found[seat]["up" if event["up"] else "down"] += 1
        elif kind == "ballots":
            for voter, vote in zip(event["seats"], event["votes"], strict=True):
                found[voter]["voted-self"] += vote == voter
                found[voter]["voted-popular"] += event["votes"].count(vote) > 1
        elif kind == "token-passed":
            found[seat]["turns"] += 1
        elif kind in ACTS and not (kind == "took-secret" and not event["place"]):
            found[seat][kind] += 1
    return found


def played(seats: int, level: str, seed: int) -> list[Row]:
    """One table to its end, seat by seat."""
    table: Table[BreathsState] = Table(game, seats, Seeded(seed), settle(game.options, {"mode": "paranoia"}))
    play(table, dict.fromkeys(range(seats), game.bots()[level]), Random(seed))
    s, events = table.state, table.events(None)
    assert table.result is not None
    opened = {event["seat"] for event in events if event["id"] == "secret-works"}
    rows = []
    for seat, acts in enumerate(counts(events, seats)):
        turns, number = max(1, acts["turns"]), s.secret[seat]
        told = tuple(float(acts[kind]) for kind in ACTS)
        secret = s.cards.secrets[s.secrets[number].card].id if number >= 0 else ""
        rates = tuple(count / turns for count in told)
        won = seat in table.result.winners
        is_open = seat in opened and not (won and is_obsessed(s, seat))
        rows.append(Row(seed, told + rates, secret, is_obsessed(s, seat), is_open, won))
    return rows


# The classifier


def standardised(rows: Sequence[Row]) -> list[list[float]]:
    """Every count with mean 0 and spread 1 over all rows, and a constant."""
    columns = list(zip(*(row.acts for row in rows), strict=True))
    scaled = []
    for column in columns:
        mean = sum(column) / len(column)
        spread = math.sqrt(sum((x - mean) ** 2 for x in column) / len(column))
        if spread > 0:
            scaled.append([(x - mean) / spread for x in column])
    return [[1.0, *found] for found in zip(*scaled, strict=True)]


def fitted(xs: Sequence[Sequence[float]], ys: Sequence[bool]) -> list[float]:
    """The weights of a logistic regression, by Newton's steps with a ridge."""
    n = len(xs[0])
    weights = [0.0] * n
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (i == j) for j in range(n)] for i in range(n)]
        for x, y in zip(xs, ys, strict=True):
            p = chance(weights, x)
            for i, value in enumerate(x):
                slope[i] += (y - p) * value
                step, row = p * (1 - p) * value, curve[i]
                if step:
                    for j in range(i, n):
                        row[j] += step * x[j]
        for i in range(n):
            for j in range(i):
                curve[i][j] = curve[j][i]
        weights = [weight + step for weight, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def chance(weights: Sequence[float], x: Sequence[float]) -> float:
    z = sum(weight * value for weight, value in zip(weights, x, strict=True))
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, z))))


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, n):
            factor = rows[k][i] / rows[i][i]
            if factor:
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (rows[i][n] - sum(rows[i][j] * found[j] for j in range(i + 1, n))) / rows[i][i]
    return found


def scored(rows: Sequence[Row]) -> list[float]:
    """For each row how likely it is obsessed, by what the tables of the other folds have taught."""
    xs, ys = standardised(rows), [row.obsessed for row in rows]
    scores = [0.0] * len(rows)
    for fold in range(FOLDS):
        inside = [i for i, row in enumerate(rows) if row.table % FOLDS != fold]
        weights = fitted([xs[i] for i in inside], [ys[i] for i in inside])
        for i, row in enumerate(rows):
            if row.table % FOLDS == fold:
                scores[i] = chance(weights, xs[i])
    return scores


def area(scores: Sequence[float], ys: Sequence[bool]) -> tuple[float, float]:
    """The area under the curve, and its standard error (Hanley and McNeil)."""
    order = sorted(range(len(scores)), key=lambda i: scores[i])
    ranks, at = [0.0] * len(scores), 0
    while at < len(order):
        end = at
        while end < len(order) and scores[order[end]] == scores[order[at]]:
            end += 1
        for i in order[at:end]:
            ranks[i] = (at + end + 1) / 2
        at = end
    yes = sum(ys)
    no = len(ys) - yes
    a = (sum(rank for rank, y in zip(ranks, ys, strict=True) if y) - yes * (yes + 1) / 2) / (yes * no)
    spread = a * (1 - a) + (yes - 1) * (a / (2 - a) - a * a) + (no - 1) * (2 * a * a / (1 + a) - a * a)
    return a, math.sqrt(spread / (yes * no))


# The report


def report(rows: Sequence[Row], level: str) -> str:
    seeds = sorted({row.table for row in rows})
    hidden = [row for row in rows if not row.open]
    a, error = area(scored(hidden), [row.obsessed for row in hidden])
    lines = [
        f"{level}, {len(rows) // len(seeds)} seats, {len(seeds)} tables, seeds {seeds[0]} to {seeds[-1]}",
        f"area under the curve {a:.3f} (95 % interval {a - 1.96 * error:.3f} to {a + 1.96 * error:.3f}), {len(hidden)} seats,"
        f" {sum(row.obsessed for row in hidden)} of them obsessed",
    ]
    obsessed = [row for row in rows if row.obsessed]
    lines.append(f"obsessed seats: {wins(obsessed)}; others: {wins([row for row in rows if not row.obsessed])}")
    lines += [
        f"  {secret}: {wins([row for row in obsessed if row.secret == secret])}"
        for secret in sorted({row.secret for row in obsessed})
    ]
    return "\n".join(lines)


def wins(rows: Sequence[Row]) -> str:
    """How many of these won, with Wilson's 95 % interval."""
    n, won = len(rows), sum(row.won for row in rows)
    p, z = won / n, 1.96
    middle, reach = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    low, high = (middle - reach) / (1 + z * z / n), (middle + reach) / (1 + z * z / n)
    return f"{won} of {n} won, {p:.1%} ({low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tablee.games.breaths.tells", description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first table")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so many, and report what there is")
    parser.add_argument("--workers", type=int, default=None, help="how many processes; all cores otherwise")
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.tables)
    rows: list[Row] = []
    until = time.monotonic() + 60 * given.minutes
    pool = ProcessPoolExecutor(given.workers)
    try:
        for table in pool.map(partial(played, given.seats, given.level), seeds, chunksize=4):
            rows += table
            if time.monotonic() > until:
                break
    finally:
        pool.shutdown(cancel_futures=True)
    print(report(rows, given.level))


if __name__ == "__main__":
    main()
