"""What lies on the table in Tesseract, and small questions about it."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from tablee.games.tesseract.cards import BLANK, Cards, Gift, Scientist
from tablee.games.tesseract.cubes import (
    CELLS,
    COLOURS,
    COLUMN,
    FLOORS,
    NAMES,
    OF_VALUE,
    ON_BLOCK,
    SEEN,
    SHOWN,
    UNSEEN,
    removable,
)
from tablee.kit import Named, State

SLOTS = 6  # TS-2.7
ACTIONS = 3  # TS-4.3
BREACHES = 7  # TS-1.4
PLACES = 24  # TS-2.10
OF_EACH = 16  # TS-2.1
TAKEN_BACK = 2
"""From which version of the rules on a card or individual action that is left without having done anything is not spent (TS-7.10)."""
SET_UP, ACTION, THREAT = "set-up", "action", "threat"
TUNED, RECOLOURED, VARIED, PASSED = "tuned", "recoloured", "varied", "passed"
"""What can be done once a turn."""

_cubes, _colours, _cells = Named(lambda _: SHOWN), Named(lambda _: COLOURS), Named(lambda _: NAMES)
_research = Named(lambda cards: [card.id for card in cards.research])
_containment = Named(lambda cards: [card.id for card in cards.containment])
Cube = Annotated[int, _cubes]
InBlock = Annotated[int, Named(lambda _: ON_BLOCK)]
Cell = Annotated[int, _cells]
ScientistCard = Annotated[int, Named(lambda cards: [card.id for card in cards.scientists])]
ResearchCard = Annotated[int, _research]
ContainmentCard = Annotated[int, _containment]
BaseCard = Annotated[int, Named(lambda cards: [card.id for card in cards.bases])]
OfCubes = Annotated[list[int], _cubes]
OfColours = Annotated[list[int], _colours]
OfResearch = Annotated[list[int], _research]


class Offer(NamedTuple):
    """A cube about to go from one scientist's Lab to another's, for another one or for nothing."""

    cube: str
    of: str
    to: str
    back: str


class TesseractState(State):
    """Cubes are numbers (see `cubes`), cards and scientists indexes into the pack; `OfCubes` and the like say how many there are
    of each. A scientist at the table is `who`, from 0 in turn order; there are as many as seats, or two with one seat."""

    __slots__ = (
        "actions", "active", "asked", "base", "block", "breaches", "choose", "colours", "columns", "contained",
        "destroyed", "disarmed", "discarded", "drawn", "extra", "first", "hands", "height", "kinds", "labs",
        "last_primed", "left", "offer", "pairs", "phase", "picked", "piles", "playing", "primed", "refused",
        "rolled", "round", "scientists", "seats", "skips", "spent", "start_card", "unlocked", "used", "watched",
    )  # fmt: skip

    cards: Cards
    seats: int
    base: BaseCard
    choose: bool  # scientists are chosen, not dealt
    start_card: bool
    extra: int  # cubes primed besides at set-up
    first: int  # who begins, -1 before it is drawn
    phase: str
    round: int  # turns begun so far
    active: int
    actions: int  # left this turn
    kinds: tuple[str, ...]  # the kinds of actions done this turn, each once
    used: tuple[str, ...]  # the once-a-turn powers used this turn
    refused: tuple[int, ...]  # the scientists who have refused a cube this turn
    pairs: bool  # the next Contain of this turn may take two cubes
    skips: int  # Threat phases that will not happen
    watched: tuple[int, ...]  # the scientists whose once-a-round power is used
    block: list[InBlock]  # by cell and floor: see `COLUMN`
    height: Annotated[list[int], _cells]
    colours: OfColours  # of the cubes whose colour nobody has seen
    disarmed: tuple[Cell, ...]  # the cells that have lost their symbol, sorted
    scientists: list[ScientistCard]
    labs: list[list[Cube]]  # sorted
    hands: list[list[ResearchCard]]  # sorted
    primed: OfCubes
    last_primed: int  # the value of the cube primed last, 0 before
    rolled: Cube  # the cube rolled and not yet placed, -1 when there is none
    destroyed: OfColours
    contained: list[Cube]  # sorted
    breaches: int
    columns: list[ContainmentCard]  # the card of each value once it is turned up, -1 before
    piles: Annotated[list[int], _containment]  # 1 for each Containment card whose place nobody knows
    unlocked: list[ContainmentCard]
    spent: list[ContainmentCard]  # those played
    left: OfResearch  # in the piles
    discarded: OfResearch
    drawn: list[ResearchCard]  # those drawn, of which one will be kept
    playing: ResearchCard  # the one being played, -1 when there is none
    asked: int  # the scientist who may answer a roll, -1 when nobody is asked to
    picked: list[str]  # what has been chosen so far of the action or card under way
    offer: Offer | None  # the cube somebody is asked to agree to


def fresh(cards: Cards, seats: int) -> TesseractState:
    """TS-3: the table before anything is drawn. Two scientists work for a person alone."""
    s, scientists = TesseractState(), max(2, seats)
    s.cards = cards
    s.seats, s.base, s.choose, s.start_card, s.extra, s.first = seats, 0, False, True, 0, -1
    s.phase, s.round, s.active = SET_UP, 0, 0
    s.skips, s.watched = 0, ()
    s.block, s.height, s.colours = [UNSEEN] * 64, [FLOORS] * 16, [OF_EACH] * 4  # TS-3.3
    s.disarmed = ()
    s.scientists = [-1] * scientists
    s.labs, s.hands = [[] for _ in range(scientists)], [[] for _ in range(scientists)]  # TS-3.9
    s.primed, s.last_primed, s.rolled, s.destroyed = [0] * len(SEEN), 0, -1, [0] * 4
    s.contained, s.breaches = [], 0  # TS-3.8
    s.columns, s.piles, s.unlocked, s.spent = [-1] * 6, [1] * len(cards.containment), [], []
    s.left, s.discarded = [card.copies for card in cards.research], [0] * len(cards.research)
    s.drawn, s.playing = [], -1
    s.asked, s.offer, s.picked = -1, None, []
    begin_turn(s)
    return s


def begin_turn(s: TesseractState) -> None:
    """TS-4.3, TS-5.16: three actions, and every once-a-turn power is ready again."""
    s.actions, s.kinds, s.used, s.refused, s.pairs = ACTIONS, (), (), (), False
    if s.active in s.watched:
        s.watched = tuple(who for who in s.watched if who != s.active)


# Who


def seat_of(s: TesseractState, who: int) -> int:
    """Who answers for a scientist: in solo the one person, for both (TS-3.11)."""
    return 0 if s.seats == 1 else who


def active_seat(s: TesseractState) -> int:
    """Who answers for the active scientist, whose word is final (TS-4.9)."""
    return 0 if s.seats == 1 else s.active


def scientist(s: TesseractState, who: int) -> Scientist:
    return s.cards.scientists[s.scientists[who]]


def name(s: TesseractState, who: int) -> str:
    """The scientist by name, as options and events have it."""
    return s.cards.scientists[s.scientists[who]].id


def active_name(s: TesseractState) -> str:
    return s.cards.scientists[s.scientists[s.active]].id


def holder(s: TesseractState, of: str) -> int:
    """The scientist at the table with this card."""
    return s.scientists.index(s.cards.scientist_index[of])


def gift(s: TesseractState) -> Gift:
    """TS-5.15: what the active scientist always has."""
    return s.cards.gifts[s.scientists[s.active]]


def leave(s: TesseractState, id: str) -> None:
    """TS-7.10: a card or an individual action was taken back; it is not offered again before something else is done."""
    s.used = (*s.used, f"left {id}")


def is_left(s: TesseractState, id: str) -> bool:
    return bool(s.used) and f"left {id}" in s.used


def go_on(s: TesseractState) -> None:
    """Something was done: what was left alone may be tried again."""
    if s.used:
        s.used = tuple(mark for mark in s.used if not mark.startswith("left "))


# The block


def top(s: TesseractState, cell: int) -> int:
    """The topmost cube of a column."""
    return s.block[COLUMN[cell][s.height[cell] - 1]]


def column_of(s: TesseractState, cell: int) -> list[int]:
    """The cubes of a column, from the bottom."""
    return [s.block[at] for at in COLUMN[cell][: s.height[cell]]]


def free(s: TesseractState) -> tuple[int, ...]:
    """TS-5.3: the cells whose top cube is removable."""
    return removable(s.height)


def low_cells(s: TesseractState) -> list[int]:
    """TS-8.5: the columns that can take one more cube."""
    return [cell for cell in CELLS if s.height[cell] < FLOORS]


def symbol(s: TesseractState, cell: int) -> str:
    """TS-2.3, TS-8.11: what a cell bears, a dot when nothing or no more."""
    return BLANK if cell in s.disarmed else s.cards.symbols[s.base][cell]


# Labs, the Primed area, the Containment board


def room(s: TesseractState, who: int) -> bool:
    """TS-5.2: an empty slot."""
    return len(s.labs[who]) < SLOTS


def well(s: TesseractState, value: int) -> int:
    """How many primed cubes show this value."""
    primed, (a, b, c, d) = s.primed, OF_VALUE[value]
    return primed[a] + primed[b] + primed[c] + primed[d]


def is_open(s: TesseractState, cube: int) -> bool:
    """TS-6.9: the place of this colour and value is empty."""
    return cube not in s.contained
