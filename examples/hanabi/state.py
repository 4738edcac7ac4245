"""What lies on the table, and what is in the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, get_args

from tablee.kit import Bag, Frozen, Named, Seat, Slot, State

Colour = Literal["red", "yellow", "green", "blue", "white"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
RANKS = ("1", "2", "3", "4", "5")
WORDS = COLOURS + RANKS
HINTS, LIVES = 8, 3
Kind = Annotated[int, Named(lambda box: box.names)]


@dataclass(frozen=True, slots=True, eq=False)
class Box(Frozen):
    """The cards of one game and where the seats sit; it never changes.

    A *kind* is a colour and a rank, numbered rank by rank: kind = rank * colours + colour, both from 0. A set of kinds
    is an int with a bit for each.
    """

    colours: tuple[Colour, ...]
    ranks: tuple[str, ...]
    cards: bytes
    """The kind of every card, in order (HB-2.1)."""
    faces: tuple[tuple[int, int], ...]
    """Colour and rank of each kind."""
    names: tuple[str, ...]
    signs: tuple[int, ...]
    """The words that are true of each kind: a bit for each of `WORDS`."""
    every: int
    """The set of all kinds."""
    of: Mapping[str, int]
    """The set of kinds that a word is true of."""
    is_of: Mapping[str, tuple[bool, ...]]
    """The same by kind."""
    leaves: Mapping[str, tuple[tuple[int, ...], ...]]
    """What a hint leaves possible at each place: by its word, and by the places pointed at, as bits."""
    others: tuple[tuple[Seat, ...], ...]
    """Who sees the cards of each seat (HB-2.4)."""
    seen: tuple[int, ...]
    """The same as bits."""
    told: tuple[tuple[Mapping[Seat, Mapping[str, str]], ...], ...]
    """What the others hear when a seat draws a card of some kind."""


@cache
def box(seats: int, colours: int, ranks: int) -> Box:
    """The box for so many seats, with the first so many colours and ranks (HB-2.1, HB-2.6)."""
    words, numbers = COLOURS[:colours], RANKS[:ranks]
    faces = tuple((colour, rank) for rank in range(ranks) for colour in range(colours))
    names = tuple(f"{words[colour]} {numbers[rank]}" for colour, rank in faces)
    signs = tuple(1 << colour | 1 << len(COLOURS) + rank for colour, rank in faces)
    every = (1 << len(faces)) - 1
    of = {word: sum(1 << kind for kind, sign in enumerate(signs) if sign >> i & 1) for i, word in enumerate(WORDS)}
    others = tuple(tuple(q for q in range(seats) if q != p) for p in range(seats))
    return Box(
        colours=words,
        ranks=numbers,
        cards=bytes(Bag.of(3 if rank == 0 else 1 if rank == ranks - 1 else 2 for _, rank in faces)),
        faces=faces,
        names=names,
        signs=signs,
        every=every,
        of=of,
        is_of={word: tuple(bool(kinds >> kind & 1) for kind in range(len(faces))) for word, kinds in of.items()},
        leaves={
            word: tuple(tuple(kinds if places >> i & 1 else every & ~kinds for i in range(5)) for places in range(32))
            for word, kinds in of.items()
        },
        others=others,
        seen=tuple(sum(1 << q for q in seers) for seers in others),
        told=tuple(tuple({q: {"card": name} for q in seers} for name in names) for seers in others),
    )


class HanabiState(State):
    """The table. A card in a hand is seen by all but its holder; what hints allow it to be is public."""

    __slots__ = (
        "active", "deck", "discard", "fireworks", "hand", "hands", "hints", "lives", "may", "turns",
    )  # fmt: skip
    cards: Box
    hand: int
    """How many cards each seat is dealt (HB-2.3)."""
    active: Seat
    """Whose turn it is; -1 until it is drawn who begins."""
    hands: list[list[Kind]]
    """The kinds in each hand, oldest first; no hands before the deal."""
    may: list[list[int]]
    """For each card in a hand, the set of kinds that the hints about it allow (HB-4.4)."""
    deck: Bag
    """The kinds of the cards left to draw, in order: which comes next is settled when it is drawn, not before."""
    fireworks: list[int]
    """How high each colour stands."""
    discard: list[Kind]
    """The kinds discarded, in order."""
    hints: int
    lives: int
    turns: int
    """How many turns are left once the deck is empty (HB-7.3)."""

    def slots(self, seat: Seat) -> list[Slot]:
        """A hand as the kit's slots: each card with who sees it and what it may be."""
        seen = self.cards.seen[seat]
        return [Slot(kind, False, seen, may) for kind, may in zip(self.hands[seat], self.may[seat], strict=True)]
