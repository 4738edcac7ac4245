"""What lies on the table in The Shipwreck Arcana."""

from __future__ import annotations

from typing import NamedTuple

from tablee.games.shipwreck.evidence import Fact
from tablee.kit import Show, State

VALUES = range(1, 8)
COPIES = 3
HOURS = (0, 1, 1, 1, 2, 2, 2, 3)  # SA-2.8: hours by value
ROW = 4
TRACK = 7
DOOM = {"easy": 0, "normal": 2, "hard": 4, "doomed": 6}  # SA-3.4


class Table(State):
    """Cards are indexes into the pack's arcana, fates their values, lines a bit for each marker that lies flipped."""

    __slots__ = (
        "active", "bag", "cards_left", "doom", "drawn", "facts", "faded", "fronts", "had_kept", "hands", "hours", "lines",
        "next", "old", "on_hours", "order", "places", "played", "power_used", "predictions", "recalls", "right", "row",
        "score", "under", "visible", "wrong",
    )  # fmt: skip

    order: list[int]  # the seats, in turn order
    places: int  # seats that have had a number so far
    active: int
    score: int
    doom: int
    row: list[int]
    fronts: list[list[int]]  # the fates in front of each arcana of the row
    hours: list[int]  # the hours they take, added up (SA-2.8)
    visible: list[int]  # how many of each value lie there, by value - 1
    next: int  # the top card of the pile, -1 when it is empty
    cards_left: list[int]  # 1 for each arcana further down whose place is not known
    under: list[int]  # the known end of the pile, in order
    faded: list[int]  # cards whose power waits, the longest waiting first
    bag: list[int]  # by value - 1
    hands: list[list[int]]  # the fates each seat holds, the older first
    lines: list[int]
    had_kept: bool  # the active player came into the turn with a kept fate
    played: int  # the fate played this turn, 0 before
    old: bool  # it was the kept one: hidden, only Old? may tell (SA-5.6)
    on_hours: bool  # it was played on The Hours
    power_used: bool
    predictions: int  # how many the group may still make this turn
    right: bool  # this turn's prediction was right
    wrong: bool  # a value was predicted this turn that is not the kept fate's
    facts: Fact  # what everybody has seen that bears on hidden fates
    drawn: list[list[int]]  # what each seat has drawn, as that seat remembers it
    recalls: list[int]  # 0 for a seat whose memory was imagined away


def fresh(seats: int, cards: int, doom: int) -> Table:
    """SA-3: the table before the first card is turned."""
    s = Table()
    s.order, s.places, s.active = list(range(seats)), seats, 0
    s.score, s.doom = 0, doom  # SA-3.3, SA-3.4
    s.row, s.fronts, s.hours, s.visible = [], [[] for _ in range(ROW)], [0] * ROW, [0] * len(VALUES)
    s.next, s.cards_left, s.under, s.faded = -1, [1] * cards, [], []
    s.bag = [COPIES] * len(VALUES)  # SA-2.7, SA-3.8
    s.hands, s.lines = [[] for _ in range(seats)], [0] * seats  # SA-3.7
    begin_turn(s)
    s.facts, s.drawn, s.recalls = Fact.first(seats), [[] for _ in range(seats)], [1] * seats
    return s


def begin_turn(s: Table) -> None:
    """Nothing of the turn has happened yet."""
    s.had_kept, s.played, s.old, s.on_hours, s.power_used, s.predictions = False, 0, False, False, False, 1
    s.right, s.wrong = False, False


def allies(s: Table) -> list[int]:
    """The group: everybody but the active player."""
    group = s.order[:]
    group.remove(s.active)
    return group


def seen_values(s: Table) -> int:
    """A bit for each value that lies in front of an arcana (SA-4.10): bit 1 for the value 1."""
    a, b, c, d, e, f, g = s.visible
    return (a and 2) | (b and 4) | (c and 8) | (d and 16) | (e and 32) | (f and 64) | (g and 128)


class Place(NamedTuple):
    """Play a fate on a card, or on The Hours."""

    fate: int
    at: str

    def __str__(self) -> str:
        return f"place {self.fate} at {self.at}"


class Use(NamedTuple):
    """Use a faded power."""

    power: str

    def __str__(self) -> str:
        return f"use {self.power}"


class Swap(NamedTuple):
    """Cycle: this arcana leaves."""

    card: str

    def __str__(self) -> str:
        return f"swap {self.card}"


class Discard(NamedTuple):
    """Discard Lower: this fate leaves."""

    fate: int
    at: str

    def __str__(self) -> str:
        return f"discard {self.fate} from {self.at}"


class Than(NamedTuple):
    """Higher Than?: the value asked about."""

    value: int

    def __str__(self) -> str:
        return f"than {self.value}"


class Predict(NamedTuple):
    value: int

    def __str__(self) -> str:
        return f"predict {self.value}"


class Flip(NamedTuple):
    """Turn a marker on somebody's number line."""

    seat: int
    value: int

    def __str__(self) -> str:
        return f"flip {self.seat} {self.value}"


class Join(NamedTuple):
    """Take a place in the turn order, after this seat."""

    after: int

    def __str__(self) -> str:
        return f"join {self.after}"


KEEP = "keep"
PASS = "pass"
PREDICTIONS = (PASS, *(Predict(v) for v in VALUES))
THAN = (KEEP, *(Than(v) for v in VALUES))
SHOWN = tuple(Show(n) for n in range(8))  # a fate, or 1 for yes and 0 for no
