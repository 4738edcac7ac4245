"""How likely the group is to win from a score and a doom, read off a small table learnt offline (`training.py`)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from tablee.games.shipwreck.state import TRACK

FILE = Path(__file__).parent / "winning.json"
Grid = Sequence[Sequence[float]]
"""By score, then by doom, both from 0 to one below the end of the track: how likely the game is won when a turn begins."""


class Winning:
    """The table, and what a turn's end is worth by it."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid

    def at(self, score: int, doom: int) -> float:
        """With so much score and doom when a turn begins."""
        if doom >= TRACK:
            return 0.0
        return 1.0 if score >= TRACK else self.grid[score][doom]

    def predicting(self, score: int, doom: int, due: int, chance: float) -> float:
        """A prediction that is right with this chance, while cards that fade bring so much doom (SA-5.11, SA-5.12, SA-6.6)."""
        wrong = self.at(score, doom + 1 + due)
        return chance * self.at(score + 1, doom) + (1 - chance) * wrong

    def waiting(self, score: int, doom: int, due: int) -> float:
        """No prediction."""
        return self.at(score, doom + due)

    def best(self, score: int, doom: int, due: int, chance: float) -> float:
        """The better of both."""
        return max(self.predicting(score, doom, due, chance), self.waiting(score, doom, due))


def surest(chances: Mapping[int, float], guesses: int = 1) -> float:
    """The chance that one of so many guesses is right."""
    return sum(sorted(chances.values())[-guesses:])


@cache
def learnt() -> tuple[Winning, Winning]:
    """The tables as they were learnt: among experts, and by an expert and somebody literal."""
    told = json.loads(FILE.read_text(encoding="utf-8"))
    return Winning(told["experts"]), Winning(told["literal"])


def between(experts: Winning, literal: Winning, share: float) -> Winning:
    """The chances of a group that is literal with so much likelihood."""
    rows = [
        [a + share * (b - a) for a, b in zip(*both, strict=True)]
        for both in zip(experts.grid, literal.grid, strict=True)
    ]
    return Winning(rows)
