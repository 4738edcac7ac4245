"""What lies on the table in Tesseract, and the answers that can be given."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tablee.games.tesseract.cubes import CELLS, COLOURS, FLOORS, NAMES, SHOWN, UNSEEN, removable
from tablee.kit import State

SLOTS = 6  # TS-2.7
ACTIONS = 3  # TS-4.3
BREACHES = 7  # TS-1.4
PLACES = 24  # TS-2.10
OF_EACH = 16  # TS-2.1
FULL = (1 << PLACES) - 1
SIX = (1, 1, 1, 1, 1, 1)
SET_UP, ACTION, THREAT = "set-up", "action", "threat"


class Offer(NamedTuple):
    """A cube about to go from one scientist's Lab to another's, for another one or for nothing."""

    cube: str
    of: str
    to: str
    back: str


class Table(State):
    """Cubes are numbers (see `cubes`), cards and scientists indexes into the pack. A scientist at the table is
    `who`, from 0 in turn order; there are as many as seats, or two with one seat."""

    __slots__ = (
        "actions", "active", "asked", "base", "block", "breaches", "choose", "colours", "columns", "contained",
        "destroyed", "disarmed", "discarded", "drawn", "extra", "first", "hands", "height", "kinds", "labs",
        "last_primed", "left", "offer", "pairs", "phase", "picked", "piles", "playing", "primed", "refused",
        "rolled", "round", "scientists", "seats", "skips", "spent", "start_card", "unlocked", "used", "watched",
    )  # fmt: skip

    seats: int
    base: int
    choose: bool  # scientists are chosen, not dealt
    start_card: bool
    extra: int  # cubes primed besides at set-up
    first: int  # who begins, -1 before it is drawn
    phase: str
    round: int  # turns begun so far
    active: int
    actions: int  # left this turn
    kinds: int  # a bit for each kind of action done this turn
    used: int  # a bit for each once-a-turn power used this turn
    refused: int  # a bit for each scientist who has refused a cube this turn
    pairs: bool  # the next Contain of this turn may take two cubes
    skips: int  # Threat phases that will not happen
    watched: int  # a bit for each scientist whose once-a-round power is used
    block: list[int]  # by cell * 4 + floor
    height: list[int]  # by cell
    colours: list[int]  # of the cubes whose colour nobody has seen
    disarmed: int  # a bit for each cell that has lost its symbol
    scientists: list[int]
    labs: list[list[int]]  # sorted
    hands: list[list[int]]  # sorted
    primed: list[int]  # how many of each cube
    last_primed: int  # the value of the cube primed last, 0 before
    rolled: int  # the cube rolled and not yet placed, -1 when there is none
    destroyed: list[int]  # by colour
    contained: int  # a bit for each of the 24 places
    breaches: int
    columns: list[int]  # the Containment card of each value once it is turned up, -1 before
    piles: list[int]  # 1 for each Containment card whose place nobody knows
    unlocked: list[int]
    spent: list[int]  # Containment cards played
    left: list[int]  # how many of each Research card are in the piles
    discarded: list[int]
    drawn: list[int]  # Research cards drawn, of which one will be kept
    playing: int  # the Research card being played, -1 when there is none
    asked: int  # the scientist who may answer a roll, -1 when nobody is asked to
    picked: list[str]  # what has been chosen so far of the action or card under way
    offer: Offer | None  # the cube somebody is asked to agree to


def fresh(seats: int, scientists: int, research: list[int], containment: int) -> Table:
    """TS-3: the table before anything is drawn."""
    s = Table()
    s.seats, s.base, s.choose, s.start_card, s.extra, s.first = seats, 0, False, True, 0, -1
    s.phase, s.round, s.active = SET_UP, 0, 0
    s.skips, s.watched = 0, 0
    s.block, s.height, s.colours = [UNSEEN] * 64, [FLOORS] * 16, [OF_EACH] * 4  # TS-3.3
    s.disarmed = 0
    s.scientists = [-1] * scientists
    s.labs, s.hands = [[] for _ in range(scientists)], [[] for _ in range(scientists)]  # TS-3.9
    s.primed, s.last_primed, s.rolled, s.destroyed = [0] * PLACES, 0, -1, [0] * 4
    s.contained, s.breaches = 0, 0  # TS-3.8
    s.columns, s.piles, s.unlocked, s.spent = [-1] * 6, [1] * containment, [], []
    s.left, s.discarded, s.drawn, s.playing = research[:], [0] * len(research), [], -1
    s.asked, s.offer, s.picked = -1, None, []
    begin_turn(s)
    return s


def begin_turn(s: Table) -> None:
    """TS-4.3, TS-5.16: three actions, and every once-a-turn power is ready again."""
    s.actions, s.kinds, s.used, s.refused, s.pairs = ACTIONS, 0, 0, 0, False
    s.watched &= ~(1 << s.active)


def seat_of(s: Table, who: int) -> int:
    """Who answers for a scientist: in solo the one person, for both (TS-3.11)."""
    return 0 if s.seats == 1 else who


def well(s: Table, value: int) -> int:
    """How many primed cubes show this value."""
    p = s.primed
    return p[value - 1] + p[value + 5] + p[value + 11] + p[value + 17]


def free(s: Table) -> tuple[int, ...]:
    """TS-5.3: the cells whose top cube is removable."""
    return removable(s.height)


def top(s: Table, cell: int) -> int:
    """The topmost cube of a column."""
    return s.block[cell * 4 + s.height[cell] - 1]


def room(s: Table, who: int) -> bool:
    """TS-5.2: an empty slot."""
    return len(s.labs[who]) < SLOTS


def low_cells(s: Table) -> list[int]:
    """TS-8.5: the columns that can take one more cube."""
    return [cell for cell in CELLS if s.height[cell] < FLOORS]


# Answers

KINDS = ("remove", "adjust", "transfer", "study", "contain", "deepen")
REMOVE, ADJUST, TRANSFER, STUDY, CONTAIN, DEEPEN = KINDS
FREE_TRANSFER, END = "free-transfer", "end"
DONE, KEEP, REROLL, ACCEPT, REFUSE, LET, WATCH = "done", "keep", "reroll", "accept", "refuse", "let", "watch"


class Be(NamedTuple):
    """Choose a scientist."""

    card: str

    def __str__(self) -> str:
        return f"be {self.card}"


class Play(NamedTuple):
    """Play a Research card."""

    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


class Use(NamedTuple):
    """Play an unlocked Containment card."""

    card: str

    def __str__(self) -> str:
        return f"use {self.card}"


class Card(NamedTuple):
    """A Research card to study, to keep or to discard."""

    card: str

    def __str__(self) -> str:
        return f"card {self.card}"


class At(NamedTuple):
    """A cell: its top cube, its column or its symbol, as the ask says."""

    cell: str

    def __str__(self) -> str:
        return self.cell


class InLab(NamedTuple):
    """A cube in a scientist's Lab."""

    cube: str
    of: str

    def __str__(self) -> str:
        return f"{self.cube} of {self.of}"


class Primed(NamedTuple):
    """A cube in the Primed area."""

    cube: str

    def __str__(self) -> str:
        return f"primed {self.cube}"


class Turn(NamedTuple):
    """Turn a cube to another value. `at`: a scientist, or "primed"."""

    cube: str
    at: str
    to: int

    def __str__(self) -> str:
        return f"{self.at} {self.cube} to {self.to}"


class Move(NamedTuple):
    """Transfer a cube from one scientist's Lab to another's."""

    cube: str
    of: str
    to: str

    def __str__(self) -> str:
        return f"{self.cube} from {self.of} to {self.to}"


class Trade(NamedTuple):
    """Swap a cube of one's own for one in somebody's Lab."""

    cube: str
    other: str
    of: str

    def __str__(self) -> str:
        return f"{self.cube} for {self.other} of {self.of}"


class Series(NamedTuple):
    """A set or a run."""

    kind: str
    cubes: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.kind} {' '.join(self.cubes)}"


class Cube(NamedTuple):
    """A cube of the series."""

    cube: str

    def __str__(self) -> str:
        return self.cube


class Value(NamedTuple):
    value: int

    def __str__(self) -> str:
        return f"value {self.value}"


class Colour(NamedTuple):
    colour: str

    def __str__(self) -> str:
        return self.colour


class Lab(NamedTuple):
    """A scientist's Lab."""

    of: str

    def __str__(self) -> str:
        return f"lab {self.of}"


AT = tuple(At(name) for name in NAMES)
PRIMED = tuple(Primed(name) for name in SHOWN)
CUBES = tuple(Cube(name) for name in SHOWN)
VALUE = tuple(Value(value) for value in range(7))
COLOUR = tuple(Colour(name) for name in COLOURS)


@cache
def in_lab(cube: int, of: str) -> InLab:
    return InLab(SHOWN[cube], of)


@cache
def steps(cube: int, at: str, far: int, least: int) -> tuple[Turn, ...]:
    """TS-5.5, TS-5.6: up or down by so much at most, not below `least` nor above 6."""
    value = cube % 6 + 1
    values = range(max(least, value - far), min(6, value + far) + 1)
    return tuple(Turn(SHOWN[cube], at, to) for to in values if to != value)


@cache
def move(cube: int, of: str, to: str) -> Move:
    return Move(SHOWN[cube], of, to)


@cache
def series(kind: str, cubes: tuple[int, ...]) -> Series:
    return Series(kind, tuple(SHOWN[cube] for cube in cubes))
