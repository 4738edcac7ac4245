"""The 78 cards of oxygen: a tarot of 22 trumps and four suits of fourteen, as numbers, names and sets of bits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tablee.kit import ALL, Slot

PHYSICAL, WILL, SOCIAL = range(3)
CHARACTERISTICS = ("physical", "will", "social")  # DB-3.1
SUITS = ("clubs", "spades", "hearts", "diamonds")
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "knight", "queen", "king")
TRUMPS = 22
CARDS = 78  # DB-2.1
EVERY = (1 << CARDS) - 1
OXYGEN = (*(f"trump-{n}" for n in range(TRUMPS)), *(f"{suit}-{rank}" for suit in SUITS for rank in RANKS))
INDEX = {name: card for card, name in enumerate(OXYGEN)}

UP = tuple(Slot(card, True, ALL, 1 << card) for card in range(CARDS))
DOWN = tuple(Slot(card, False, ALL, 1 << card) for card in range(CARDS))
"""Face down, but everybody has seen which card it is."""


def bits(cards: Iterable[int]) -> int:
    """A bit for each of these cards."""
    return sum(1 << card for card in cards)


KINDS = {
    "trump": bits(range(TRUMPS)),
    **{suit: bits(range(TRUMPS + 14 * i, TRUMPS + 14 * i + 14)) for i, suit in enumerate(SUITS)},
    **{rank: bits(range(TRUMPS + i, CARDS, 14)) for i, rank in enumerate(RANKS)},
}
"""What a success condition or a card's text can speak of: the trumps, a suit, a rank."""


def named(word: str) -> int:
    """The cards meant by `trump`, a suit, a rank, or the name of one card, as bits; 0 for anything else."""
    return KINDS.get(word, 0) or (1 << INDEX[word] if word in INDEX else 0)


class Condition(NamedTuple):
    """DB-3.2: the cards with which a draw succeeds: `kind` is suit, ranks, cards or trump."""

    kind: str
    of: tuple[str, ...]
    cards: int


def condition(kind: str, *of: str) -> Condition:
    return Condition(kind, of, sum(named(word) for word in of))


BECOMES = {word: condition("trump" if word == "trump" else "suit", word) for word in ("trump", *SUITS)}
"""Conditions that a secret can give."""
