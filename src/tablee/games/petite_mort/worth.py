"""What a position of La Petite Mort is worth to each seat when a round begins: features of every seat, weighed as was learnt from
games the bots played among themselves (`training.py`), for each number of seats by itself."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path

from tablee.games.petite_mort.cemetery import SOULS
from tablee.games.petite_mort.mind import Table
from tablee.games.petite_mort.state import FULL, PAWNS, PetiteMortState

FILE = Path(__file__).parent / "worth.json"
FEATURES = (
    "pawns", "nearness", "nearness squared", "third", "fourth", "fourth cubed", "fifth", "souls", "tokens", "promise", "hope", "ages",
)  # fmt: skip
"""What is looked at: the objectives met; how near the best four are, and the third, fourth and fifth of them; souls and tokens; what
one's lives would bring, whole and with the danger in mind; and the traits they have."""
Weights = Sequence[float]


def features(table: Table, seat: int) -> list[float]:
    """How a seat stands, number by number."""
    s = table.s
    shares = [*table.yards[seat].near, *[0.0] * PAWNS]
    best = shares[:PAWNS]
    promise = hope = ages = 0.0
    for life in s.lives[seat]:
        if len(life) > 1:
            promise += table.gain(seat, life, int(len(life) == FULL)) * len(life) / FULL
            hope += table.hope(seat, life)
            ages += len(life) - 1
    return [
        s.pawns[seat].bit_count(), sum(best), sum(share * share for share in best), shares[2], shares[3], shares[3] ** 3, shares[4],
        s.tally[seat][SOULS] / 20, sum(s.tokens[seat]) / 4, promise, hope, ages / 6,
    ]  # fmt: skip


def chances(standing: Sequence[Sequence[float]], weights: Weights) -> list[float]:
    """How likely each seat wins, from how all of them stand."""
    scores = [sum(a * b for a, b in zip(weights, seat, strict=True)) for seat in standing]
    top = max(scores)
    powers = [exp(score - top) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def worth(s: PetiteMortState, seat: int) -> float:
    """The chance of a seat to win, as a round begins."""
    table = Table(s)
    return chances([features(table, other) for other in range(s.seats)], learnt()[s.seats])[seat]


@cache
def learnt() -> Mapping[int, Weights]:
    """The weights, by the number of seats."""
    told = json.loads(FILE.read_text(encoding="utf-8"))["weights"]
    return {int(seats): list(weights.values()) for seats, weights in told.items()}
