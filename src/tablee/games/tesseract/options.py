"""All that can be answered in Tesseract."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tablee.games.tesseract.cubes import COLOURS, NAMES, SHOWN, VALUES, value_of
from tablee.kit import option

KINDS = ("remove", "adjust", "transfer", "study", "contain", "deepen")
REMOVE, ADJUST, TRANSFER, STUDY, CONTAIN, DEEPEN = KINDS
FREE_TRANSFER, END = "free-transfer", "end"
DONE, KEEP, REROLL, ACCEPT, REFUSE, LET, WATCH = "done", "keep", "reroll", "accept", "refuse", "let", "watch"
PRIMED_AREA = "primed"
"""Where a cube lies that lies in nobody's Lab."""


@option("be {card}")
class Be(NamedTuple):
    """Choose a scientist."""

    card: str


@option("play {card}")
class Play(NamedTuple):
    """Play a Research card."""

    card: str


@option("use {card}")
class Use(NamedTuple):
    """Play an unlocked Containment card."""

    card: str


@option("card {card}")
class Card(NamedTuple):
    """A Research card to study, to keep or to discard."""

    card: str


@option("{cell}")
class At(NamedTuple):
    """A cell: its top cube, its column or its symbol, as the ask says."""

    cell: str


@option("{cube} of {of}")
class InLab(NamedTuple):
    """A cube in a scientist's Lab."""

    cube: str
    of: str


@option("primed {cube}")
class Primed(NamedTuple):
    """A cube in the Primed area."""

    cube: str


@option("{at} {cube} to {to}")
class Turn(NamedTuple):
    """Turn a cube to another value. `at`: a scientist, or the Primed area."""

    cube: str
    at: str
    to: int


@option("{cube} from {of} to {to}")
class Move(NamedTuple):
    """Transfer a cube from one scientist's Lab to another's."""

    cube: str
    of: str
    to: str


@option("{cube} for {other} of {of}")
class Trade(NamedTuple):
    """Swap a cube of one's own for one in somebody's Lab."""

    cube: str
    other: str
    of: str


class Series(NamedTuple):
    """A set or a run."""

    kind: str
    cubes: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.kind} {' '.join(self.cubes)}"


@option("{cube}")
class Cube(NamedTuple):
    """A cube of the series."""

    cube: str


@option("value {value}")
class Value(NamedTuple):
    """One of the six values."""

    value: int


@option("{colour}")
class Colour(NamedTuple):
    """One of the four colours."""

    colour: str


@option("lab {of}")
class Lab(NamedTuple):
    """A scientist's Lab."""

    of: str


AT = tuple(At(name) for name in NAMES)
PRIMED = tuple(Primed(name) for name in SHOWN)
CUBES = tuple(Cube(name) for name in SHOWN)
VALUE = tuple(Value(value) for value in (0, *VALUES))
COLOUR = tuple(Colour(name) for name in COLOURS)


@cache
def in_lab(cube: int, of: str) -> InLab:
    return InLab(SHOWN[cube], of)


@cache
def steps(cube: int, at: str, far: int, least: int) -> tuple[Turn, ...]:
    """TS-5.5, TS-5.6: up or down by so much at most, not below `least` nor above 6."""
    value = value_of(cube)
    values = range(max(least, value - far), min(VALUES[-1], value + far) + 1)
    return tuple(Turn(SHOWN[cube], at, to) for to in values if to != value)


@cache
def move(cube: int, of: str, to: str) -> Move:
    return Move(SHOWN[cube], of, to)


@cache
def series(kind: str, cubes: tuple[int, ...]) -> Series:
    return Series(kind, tuple(SHOWN[cube] for cube in cubes))
