"""A cemetery (PM-12): what lies there, as a tally of all that is printed on its cards, which the objectives count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tablee.games.petite_mort.pictograms import CAUSES, KINDS
from tablee.kit.pack import Doing

Feature = Literal["no-weakness", "weakness-and-strength", "same-weakness-twice", "three-souls"]
Sort = Literal["person", "trait"]

FEATURES: tuple[Feature, ...] = ("no-weakness", "weakness-and-strength", "same-weakness-twice", "three-souls")
SORTS: tuple[Sort, ...] = ("person", "trait")
SYMBOLS = 4

PEOPLE, TRAITS, SCYTHES, SOULS, JOBS = range(5)
RED = 5
GREEN = RED + len(KINDS)
SYMBOL = GREEN + len(CAUSES)
FEATURE = SYMBOL + SYMBOLS
WIDTH = FEATURE + len(FEATURES) * len(SORTS)
"""A tally is so many numbers: cards by sort, souls, jobs, weaknesses, strengths, symbols, cards by feature and sort."""


Entries = tuple[tuple[int, int], ...]
"""What one card adds to a tally: at which place how much."""


def count_in(tally: list[int], entries: Entries) -> None:
    """PM-12.2: a card comes on top."""
    for at, n in entries:
        tally[at] += n


class Cemetery(Doing):
    """What an objective looks at: a cemetery's tally, and its owner's deathbeds, reapings and losses."""

    __slots__ = ("beds", "lost", "reaps", "tally")

    def __init__(self, tally: Sequence[int], beds: int = 0, reaps: int = 0, lost: int = 0) -> None:
        super().__init__()
        self.tally, self.beds, self.reaps, self.lost = tally, beds, reaps, lost


Progress = tuple[int, int]
"""How much there is, and how much is needed."""
