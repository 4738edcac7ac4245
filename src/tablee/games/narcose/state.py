"""What lies on the table in Narcose, and what may be answered."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from tablee.kit import ALL, Frozen, State

HAND = 5
FLOOR = 3  # NA-12.11: no effect leaves fewer cards in a hand
LIFE = 25
LAST_TURN = 60  # NA-1.5
PILES, DEEP, RIVER = 8, 5, 6  # NA-3.5, NA-13.1
FIVE = 5  # NA-1.3
SET_UP, MALUS, ACTIONS, DAMAGE, BUY, END = range(6)
PHASES = ("set-up", "malus", "actions", "damage", "buy", "end")


class Played(msgspec.Struct, Frozen, frozen=True, gc=False):
    """A card in the dealer's play zone. `at`: its number this turn; `done`: a bit for each line already spent;
    `side`: which side of its --OR-- was chosen; `muted`: by a Black-Out; `extra`: damage won on top."""

    at: int
    card: int
    used: bool = False
    done: int = 0
    side: int = 0
    muted: bool = False
    extra: int = 0
    cling: bool = False


class Lying(NamedTuple):
    """A card that somebody has seen though it lies in a pile. `seen`: a bit for each seat, or ALL."""

    card: int
    seen: int

    def known_to(self, seat: int | None) -> bool:
        return self.seen == ALL or (seat is not None and bool(self.seen >> seat & 1))


class Hit(msgspec.Struct, Frozen, frozen=True, gc=False):
    """What a card in play is about to deal: its own damage and that of its mixtures."""

    at: int
    card: int
    plain: int
    mixed: int
    answered: bool = False


class Table(State):
    """Cards are indexes into the pack's titles; counts are lists by title."""

    __slots__ = (
        "box", "closed", "coins", "dealer", "deck", "discard", "discount", "doing", "events", "fresh", "gone", "held",
        "hits", "infections", "known", "left", "life", "looked", "loose", "malus", "once", "past", "phase", "piles", "play",
        "rdr", "removed", "reserve", "river", "serial", "shield", "top", "tops", "tossed", "turns", "under",
    )  # fmt: skip

    river: bool
    phase: int
    dealer: int
    turns: list[int]  # how many each seat has begun
    life: list[int]
    deck: list[
        list[int]
    ]  # by seat: counts of the cards nobody has seen there, a multiset everybody knows with the hand
    left: list[int]  # how many those are
    top: list[list[Lying]]  # above them, cards somebody has seen, the next one first
    held: list[list[int]]  # the hand, as far as only its owner knows it
    known: list[list[int]]  # the hand, as far as everybody does
    tossed: list[list[int]]  # what a seat chose to give up out of `held` since it was drawn
    discard: list[list[int]]
    rdr: list[list[int]]
    fresh: list[int]  # what was stored in the RdR zone this turn
    malus: list[list[int]]  # what lies before a seat; it belongs to the other one
    play: list[Played]  # the dealer's
    serial: int
    once: list[str]  # names of once-per-turn effects applied this turn
    doing: list[int]  # the effect under way: number of its card, line
    shield: list[bool]
    hits: list[Hit]
    coins: int
    discount: int
    closed: bool
    infections: int
    tops: list[int]  # the face-up card of each pile or place of the river, -1 for none
    piles: list[int]  # face-down cards below each, without the event
    loose: list[int]  # counts of the Darknet's cards nobody has seen
    reserve: int  # how many of those are in the reserve
    gone: int  # how many of those left the game unseen
    under: list[Lying]  # the seen end of the reserve, the next one first
    looked: list[Lying]  # what somebody is choosing from
    events: list[int]  # counts of the events that may lie below the piles
    past: list[int]  # events that happened
    removed: list[int]
    box: list[int]  # never in this game: bans, and Répression in the river


def fresh(titles: int, river: bool) -> Table:
    """An empty table."""
    s = Table()
    s.river, s.phase, s.dealer, s.turns, s.life = river, SET_UP, -1, [0, 0], [LIFE, LIFE]  # NA-3.1
    s.deck, s.left, s.top = [[0] * titles for _ in range(2)], [0, 0], [[], []]
    s.held, s.known, s.tossed, s.discard = [[], []], [[], []], [[], []], [[], []]
    s.rdr, s.malus, s.play, s.infections = [[], []], [[], []], [], 0
    s.tops, s.piles, s.loose, s.reserve, s.gone = [], [], [0] * titles, 0, 0
    s.under, s.looked, s.events, s.past, s.removed, s.box = [], [], [0] * titles, [], [], []
    begin_turn(s)
    return s


def begin_turn(s: Table) -> None:
    """NA-8.6: nothing of an earlier turn lasts, but what lies in a zone."""
    s.serial, s.once, s.doing, s.fresh, s.hits = 0, [], [], [], []
    s.shield, s.coins, s.discount, s.closed = [False, False], 0, 0, False


def find(s: Table, at: int) -> int:
    """The place in the play zone of the card with this number, -1 when it has left."""
    for i, entry in enumerate(s.play):
        if entry.at == at:
            return i
    return -1


def hand_size(s: Table, seat: int) -> int:
    return len(s.held[seat]) + len(s.known[seat])


def deck_size(s: Table, seat: int) -> int:
    return s.left[seat] + len(s.top[seat])


def take_deck(s: Table, seat: int) -> list[int]:
    """All the cards of a seat's deck that nobody has seen, title by title."""
    if not s.left[seat]:
        return []
    deck = s.deck[seat]
    s.deck[seat], s.left[seat] = [0] * len(deck), 0
    return [card for card, n in enumerate(deck) if n for _ in range(n)]


def unseen(s: Table, seat: int) -> list[int]:
    """NA-4.2: counts of all that a seat's opponent cannot place, in its hand or deck. Public by memory."""
    counts = s.deck[seat][:]
    for card in s.held[seat]:
        counts[card] += 1
    for lying in s.top[seat]:
        if lying.seen != ALL:
            counts[lying.card] += 1
    return counts


def pool(s: Table, seat: int) -> list[int]:
    """NA-4.2: counts of hand and deck together."""
    counts = unseen(s, seat)
    for card in s.known[seat]:
        counts[card] += 1
    for lying in s.top[seat]:
        if lying.seen == ALL:
            counts[lying.card] += 1
    return counts


def in_pool(s: Table, seat: int, card: int) -> bool:
    """NA-4.2: whether a title is in hand or deck, which everybody can tell."""
    if s.deck[seat][card] or card in s.held[seat] or card in s.known[seat]:
        return True
    top = s.top[seat]
    return bool(top) and any(lying.card == card for lying in top)


def owned(s: Table, seat: int) -> int:
    """NA-12.25: how many cards a seat owns: deck, hand, discard, play and RdR zone."""
    own = (
        s.left[seat]
        + len(s.top[seat])
        + len(s.held[seat])
        + len(s.known[seat])
        + len(s.discard[seat])
        + len(s.rdr[seat])
    )
    return own + len(s.play) if seat == s.dealer else own


# What may be answered

DONE, LET, NONE, RESHUFFLE, STOP, INFECT = "done", "let", "none", "reshuffle", "stop", "infect"
REFILL = (RESHUFFLE, STOP)


class Apply(NamedTuple):
    """Apply a line of a card in play."""

    card: str
    at: int
    line: int
    does: str

    def __str__(self) -> str:
        return f"apply {self.card} {self.at}.{self.line}"


class Choose(NamedTuple):
    """Choose a side of an --OR--."""

    card: str
    at: int
    side: int

    def __str__(self) -> str:
        return f"choose {self.card} {self.at}.{self.side}"


class Store(NamedTuple):
    """Put a card in the RdR zone."""

    card: str
    at: int

    def __str__(self) -> str:
        return f"store {self.card} {self.at}"


class Use(NamedTuple):
    """Use the action effect of a card in the RdR zone."""

    card: str

    def __str__(self) -> str:
        return f"use {self.card}"


class React(NamedTuple):
    """Answer an effect, the damage or the end of the turn; `how` is the verb, `at` the number of the card it is aimed at."""

    card: str
    how: str
    at: int

    def __str__(self) -> str:
        return f"react {self.card} {self.how}" + (f" {self.at}" if self.at >= 0 else "")


class Point(NamedTuple):
    """A card in play, by its number: to forget it, or to discard it unused."""

    card: str
    at: int

    def __str__(self) -> str:
        return f"point {self.card} {self.at}"


class Name(NamedTuple):
    """A card by its name: of the hand, a discard, a zone."""

    card: str

    def __str__(self) -> str:
        return f"name {self.card}"


class Clean(NamedTuple):
    """An Infection to remove, by where it lies."""

    where: str

    def __str__(self) -> str:
        return f"clean {self.where}"


class Place(NamedTuple):
    """A card by its place among those looked at."""

    card: str
    place: int

    def __str__(self) -> str:
        return f"take {self.place} {self.card}"


class Keep(NamedTuple):
    """Leave a card on the deck."""

    card: str

    def __str__(self) -> str:
        return f"keep {self.card}"


class Toss(NamedTuple):
    """Discard a card from the deck or from the hand."""

    card: str

    def __str__(self) -> str:
        return f"toss {self.card}"


class Buy(NamedTuple):
    """Buy the face-up card of a pile."""

    card: str
    pile: int
    price: int

    def __str__(self) -> str:
        return f"buy {self.card} {self.pile}"


class Pay(NamedTuple):
    """Pay the ransom of a malus."""

    card: str
    price: int

    def __str__(self) -> str:
        return f"pay {self.card}"


class Seize(NamedTuple):
    """One of the tallest piles."""

    pile: int

    def __str__(self) -> str:
        return f"seize {self.pile}"


class Give(NamedTuple):
    """Discard a card of the RdR zone."""

    card: str

    def __str__(self) -> str:
        return f"give {self.card}"


apply, choose, store, use, react, point = (
    cache(Apply),
    cache(Choose),
    cache(Store),
    cache(Use),
    cache(React),
    cache(Point),
)
name, clean, place, keep, toss = cache(Name), cache(Clean), cache(Place), cache(Keep), cache(Toss)
buy, pay, seize, give = cache(Buy), cache(Pay), cache(Seize), cache(Give)
