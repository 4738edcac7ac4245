"""The sheet (DB-3.2), chosen out of sight and at once: what keeps the crew's conditions apart without a word is the seat number.

Exploring is physical, and it is half of all draws. So everybody's suit goes to physical, and each seat has another one: whatever
suit is seen to come next, somebody explores with it for a single card. Ranks go to will and social in turn, others for each seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths.cards import CHARACTERISTICS, RANKS, SUITS
from tablee.games.breaths.options import By, Kind, Oxygen
from tablee.kit import Option

MAIN = CHARACTERISTICS[0]
SECOND = ("will", "social")
ASKS = ("main-characteristic", "main-suit", "second-characteristic", "second-rank", "minor-suit", "minor-card")
"""The questions of the sheet."""


def main_of(seat: int) -> str:
    """Which characteristic has the suit. Beyond four seats every suit is taken: those seats are for will and social."""
    return MAIN if seat < len(SUITS) else SECOND[seat % 2]


def suit_of(seat: int) -> str:
    return SUITS[seat % len(SUITS)]


def second_of(seat: int) -> str:
    """Which characteristic has the ranks."""
    return SECOND[seat % 2] if seat < len(SUITS) else SECOND[(seat + 1) % 2]


def ranks_of(seat: int) -> Sequence[str]:
    """Three ranks, which the other seats with ranks for the same characteristic do not have."""
    return [RANKS[(3 * (seat // 2) + 7 * (seat % 2) + i) % len(RANKS)] for i in range(3)]


def minor_of(seat: int) -> Sequence[str]:
    """Three more ranks, which the seat does not have yet, for cards of its suit."""
    return [RANKS[(5 + 3 * seat + 4 * i) % len(RANKS)] for i in range(3)]


def chosen(kind: str, options: Sequence[Option], seat: int) -> Option:
    """The answer to one question of the sheet."""
    wishes: dict[str, Sequence[Option]] = {
        "main-characteristic": [By(main_of(seat))],
        "main-suit": [Kind(suit_of(seat))],
        "second-characteristic": [By(second_of(seat))],
        "second-rank": [Kind(rank) for rank in ranks_of(seat)],
        "minor-suit": [Kind(suit_of(seat))],
        "minor-card": [Oxygen(f"{suit_of(seat)}-{rank}") for rank in minor_of(seat)],
    }
    return next((option for option in wishes[kind] if option in options), options[0])
