"""Pictograms (PM-2, PM-6): the kinds of weakness, and how many of each there are, packed into one number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Cause = Literal["heart", "stroke", "accident", "lungs", "suicide", "cancer"]
Kind = Literal["heart", "stroke", "accident", "lungs", "suicide", "cancer", "darwin"]

CAUSES: tuple[Cause, ...] = ("heart", "stroke", "accident", "lungs", "suicide", "cancer")
KINDS: tuple[Kind, ...] = (*CAUSES, "darwin")

Pictograms = int
"""How many of each kind, each in a byte of its own: the sum of two has the sums of their kinds, so the cards of a life and the
tokens on it are added like numbers."""
NONE: Pictograms = 0
BITS = 8
BYTE = (1 << BITS) - 1
PLACES = range(0, BITS * len(KINDS), BITS)


def one(kind: int) -> Pictograms:
    """A single pictogram, of a kind by its number."""
    return 1 << BITS * kind


def packed(kinds: Iterable[Kind]) -> Pictograms:
    """The pictograms of a list of kinds."""
    return sum(one(KINDS.index(kind)) for kind in kinds)


def less(red: Pictograms, green: Pictograms) -> tuple[int, ...]:
    """PM-6.2: by kind, weaknesses less strengths, never below nought."""
    return tuple([max(0, (red >> at & BYTE) - (green >> at & BYTE)) for at in PLACES])
