"""What lies on the table in Narcose, and small questions about it."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

import msgspec

from tablee.games.narcose.cards import Cards
from tablee.kit import ALL, Frozen, Named, State

HAND = 5
FLOOR = 3  # NA-12.11: no effect leaves fewer cards in a hand
LIFE = 25
LAST_TURN = 60  # NA-1.5
PILES, DEEP, RIVER = 8, 5, 6  # NA-3.5, NA-13.1
FIVE = 5  # NA-1.3
ALONE = JUDGED = USEFUL = UNMUTED = 2
"""From which version of the rules on one player alone may give up (NA-1.6), an event judges both at once (NA-11.6), an idle side
of an --OR-- is not offered (NA-5.13), and a card of a Black-Out is not kept (NA-9.1)."""
SET_UP, MALUS, ACTIONS, DAMAGE, BUY, END = range(6)
PhaseName = Literal["set-up", "malus", "actions", "damage", "buy", "end"]
PHASES: tuple[PhaseName, ...] = ("set-up", "malus", "actions", "damage", "buy", "end")
Phase = Annotated[int, Named(lambda _: PHASES)]
Card = Annotated[int, Named(lambda cards: cards.ids)]
"""A card by the number of its title in the pack."""
Counts = Annotated[list[int], Named(lambda cards: cards.ids)]
"""How many cards of each title."""


class Played(msgspec.Struct, Frozen, frozen=True, gc=False):
    """A card in the dealer's play zone. `at`: its number this turn; `done`: a bit for each line already spent;
    `side`: which side of its --OR-- was chosen; `muted`: by a Black-Out; `extra`: damage won on top."""

    at: int
    card: Card
    used: bool = False
    done: int = 0
    side: int = 0
    muted: bool = False
    extra: int = 0
    cling: bool = False

    def has_done(self, line: int) -> bool:
        return self.done >> line & 1 == 1

    def done_with(self, line: int) -> int:
        """What `done` is once this line is spent too."""
        return self.done | 1 << line


class Lying(NamedTuple):
    """A card that somebody has seen though it lies in a pile. `seen`: a bit for each seat, or ALL."""

    card: Card
    seen: int

    def known_to(self, seat: int | None) -> bool:
        return self.seen == ALL or (seat is not None and bool(self.seen >> seat & 1))

    def seen_by(self, seat: int) -> Lying:
        """The same card once this seat has seen it, too."""
        return self if self.seen == ALL else Lying(self.card, self.seen | 1 << seat)


class Hit(msgspec.Struct, Frozen, frozen=True, gc=False):
    """What a card in play is about to deal: its own damage and that of its mixtures."""

    at: int
    card: Card
    plain: int
    mixed: int
    answered: bool = False


class NarcoseState(State):
    """Where every card lies, and how far the turn has come."""

    __slots__ = (
        "box", "closed", "coins", "dealer", "deck", "discard", "discount", "doing", "events", "facing", "fresh", "gone", "held",
        "hits", "infections", "known", "left", "life", "looked", "loose", "malus", "once", "past", "phase", "piles", "play",
        "rdr", "removed", "reserve", "river", "serial", "shield", "top", "tops", "tossed", "turns", "under",
    )  # fmt: skip

    cards: Cards
    river: bool
    phase: Phase
    dealer: int
    turns: list[int]  # how many each seat has begun
    life: list[int]
    deck: list[Counts]  # by seat: the cards nobody has seen there; all know them together with the hand
    left: list[int]  # how many those are
    top: list[list[Lying]]  # above them, cards somebody has seen, the next one first
    held: list[list[Card]]  # the hand, as far as only its owner knows it
    known: list[list[Card]]  # the hand, as far as everybody does
    tossed: list[list[Card]]  # what a seat chose to give up out of `held` since it was drawn
    discard: list[list[Card]]
    rdr: list[list[Card]]
    fresh: list[Card]  # what was stored in the RdR zone this turn
    malus: list[list[Card]]  # what lies before a seat; it belongs to the other one
    play: list[Played]  # the dealer's
    serial: int
    once: list[str]  # names of once-per-turn effects applied this turn
    doing: list[int]  # the effect under way: number of its card, line
    facing: Card | None  # the card of the effect that somebody may answer now
    shield: list[bool]
    hits: list[Hit]
    coins: int
    discount: int
    closed: bool
    infections: int
    tops: list[Card]  # the face-up card of each pile or place of the river, -1 for none
    piles: list[int]  # face-down cards below each, without the event
    loose: Counts  # the Darknet's cards nobody has seen
    reserve: int  # how many of those are in the reserve
    gone: int  # how many of those left the game unseen
    under: list[Lying]  # the seen end of the reserve, the next one first
    looked: list[Lying]  # what somebody is choosing from
    events: Counts  # the events that may lie below the piles
    past: list[Card]  # events that happened
    removed: list[Card]
    box: list[Card]  # never in this game: bans, and Répression in the river


def fresh(cards: Cards, river: bool) -> NarcoseState:
    """An empty table."""
    s, titles = NarcoseState(), len(cards.ids)
    s.cards = cards
    s.river, s.phase, s.dealer, s.turns, s.life = river, SET_UP, -1, [0, 0], [LIFE, LIFE]  # NA-3.1
    s.deck, s.left, s.top = [[0] * titles for _ in range(2)], [0, 0], [[], []]
    s.held, s.known, s.tossed, s.discard = [[], []], [[], []], [[], []], [[], []]
    s.rdr, s.malus, s.play, s.infections = [[], []], [[], []], [], 0
    s.tops, s.piles, s.loose, s.reserve, s.gone = [], [], [0] * titles, 0, 0
    s.under, s.looked, s.events, s.past, s.removed, s.box = [], [], [0] * titles, [], [], []
    begin_turn(s)
    return s


def begin_turn(s: NarcoseState) -> None:
    """NA-8.6: nothing of an earlier turn lasts, but what lies in a zone."""
    s.serial, s.once, s.doing, s.facing, s.fresh, s.hits = 0, [], [], None, [], []
    s.shield, s.coins, s.discount, s.closed = [False, False], 0, 0, False


def find(s: NarcoseState, at: int) -> int:
    """The place in the play zone of the card with this number, -1 when it has left."""
    for i, entry in enumerate(s.play):
        if entry.at == at:
            return i
    return -1


def hand_size(s: NarcoseState, seat: int) -> int:
    return len(s.held[seat]) + len(s.known[seat])


def deck_size(s: NarcoseState, seat: int) -> int:
    return s.left[seat] + len(s.top[seat])


def take_deck(s: NarcoseState, seat: int) -> list[int]:
    """All the cards of a seat's deck that nobody has seen, title by title."""
    if not s.left[seat]:
        return []
    deck = s.deck[seat]
    s.deck[seat], s.left[seat] = [0] * len(deck), 0
    return [card for card, n in enumerate(deck) if n for _ in range(n)]


def unseen(s: NarcoseState, seat: int) -> list[int]:
    """NA-4.2: counts of all that a seat's opponent cannot place, in its hand or deck. Public by memory."""
    counts = s.deck[seat][:]
    for card in s.held[seat]:
        counts[card] += 1
    for lying in s.top[seat]:
        if lying.seen != ALL:
            counts[lying.card] += 1
    return counts


def pool(s: NarcoseState, seat: int) -> list[int]:
    """NA-4.2: counts of hand and deck together."""
    counts = unseen(s, seat)
    for card in s.known[seat]:
        counts[card] += 1
    for lying in s.top[seat]:
        if lying.seen == ALL:
            counts[lying.card] += 1
    return counts


def in_pool(s: NarcoseState, seat: int, card: int) -> bool:
    """NA-4.2: whether a title is in hand or deck, which everybody can tell."""
    if s.deck[seat][card] or card in s.held[seat] or card in s.known[seat]:
        return True
    top = s.top[seat]
    return bool(top) and any(lying.card == card for lying in top)


def owned(s: NarcoseState, seat: int) -> int:
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
