"""What lies on the table in The Shipwreck Arcana."""

from __future__ import annotations

from typing import Annotated

from tablee.games.shipwreck.cards import Cards
from tablee.games.shipwreck.facts import Facts
from tablee.games.shipwreck.options import VALUES
from tablee.kit import Named, Show, State

COPIES = 3
HOURS = (0, 1, 1, 1, 2, 2, 2, 3)  # SA-2.8: hours by value
ROW = 4
TRACK = 7
DOOM = {"easy": 0, "normal": 2, "hard": 4, "doomed": 6}  # SA-3.4
WHOLE_LINE = tuple(VALUES)  # SA-3.7
EXACT = 2
"""From which version of the rules on silence covers the others' lines (SA-10.2), nobody is offered what everybody knows (SA-9.6,
SA-9.7), and the end shows every fate (SA-1.6)."""
SHOWN = tuple(Show(n) for n in range(8))  # a fate, or 1 for yes and 0 for no
ArcanaIndex = Annotated[int, Named(lambda cards: cards.ids)]
ByArcana = Annotated[list[int], Named(lambda cards: cards.ids)]
ByValue = Annotated[list[int], Named(lambda _: [str(value) for value in VALUES])]
"""How many of each value there are, by value - 1."""


class ShipwreckState(State):
    """Arcana are indexes into the pack's, fates their values."""

    __slots__ = (
        "active", "bag", "cards_left", "doom", "drawn", "facts", "faded", "fronts", "had_kept", "hands", "hours", "lines",
        "next", "old", "on_hours", "open", "order", "places", "played", "power_used", "predictions", "recalls", "right", "row",
        "score", "under", "visible", "wrong",
    )  # fmt: skip

    cards: Cards
    order: list[int]  # the seats, in turn order
    places: int  # seats that have had a number so far
    active: int
    score: int
    doom: int
    row: list[ArcanaIndex]
    fronts: list[list[int]]  # the fates in front of each arcana of the row
    hours: list[int]  # the hours they take, added up (SA-2.8)
    visible: ByValue  # the fates that lie there, counted
    next: ArcanaIndex  # the top card of the pile, -1 when it is empty
    cards_left: ByArcana  # 1 for each arcana further down whose place is not known
    under: list[ArcanaIndex]  # the known end of the pile, in order
    faded: list[ArcanaIndex]  # cards whose power waits, the longest waiting first
    bag: ByValue
    hands: list[list[int]]  # the fates each seat holds, the older first
    lines: list[tuple[int, ...]]  # the markers that stand on each seat's number line
    had_kept: bool  # the active player came into the turn with a kept fate
    played: int  # the fate played this turn, 0 before
    old: bool  # it was the kept one: hidden, only Old? may tell (SA-5.6)
    on_hours: bool  # it was played on The Hours
    open: bool | None  # the game is over and all fates lie open
    power_used: bool
    predictions: int  # how many the group may still make this turn
    right: bool  # this turn's prediction was right
    wrong: bool  # a value was predicted this turn that is not the kept fate's
    facts: Facts  # what everybody has seen that bears on hidden fates
    drawn: list[list[int]]  # what each seat has drawn, as that seat remembers it
    recalls: list[bool]  # not for a seat whose memory was imagined away


def fresh(cards: Cards, seats: int, doom: int) -> ShipwreckState:
    """SA-3: the table before the first card is turned."""
    s = ShipwreckState()
    s.cards = cards
    s.order, s.places, s.active = list(range(seats)), seats, 0
    s.score, s.doom = 0, doom  # SA-3.3, SA-3.4
    s.row, s.fronts, s.hours, s.visible = [], [[] for _ in range(ROW)], [0] * ROW, [0] * len(VALUES)
    s.next, s.cards_left, s.under, s.faded = -1, [1] * len(cards.arcana), [], []
    s.bag = [COPIES] * len(VALUES)  # SA-2.7, SA-3.8
    s.hands, s.lines = [[] for _ in range(seats)], [WHOLE_LINE] * seats
    s.open = None
    begin_turn(s)
    s.facts, s.drawn, s.recalls = Facts.first(seats), [[] for _ in range(seats)], [True] * seats
    return s


def begin_turn(s: ShipwreckState) -> None:
    """Nothing of the turn has happened yet."""
    s.had_kept = s.old = s.on_hours = s.power_used = s.right = s.wrong = False
    s.played, s.predictions = 0, 1


def allies(s: ShipwreckState) -> list[int]:
    """The group: everybody but the active player."""
    group = s.order[:]
    group.remove(s.active)
    return group
