"""All that can be answered in Hanabi: what a player may do on their turn (HB-3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee.kit import Seat, option

from .state import HINTS, WORDS, HanabiState


@option("play {place}")
class Play(NamedTuple):
    """Play the card at this place of one's hand; 1 is the oldest card."""

    place: int


@option("discard {place}")
class Discard(NamedTuple):
    """Discard the card at this place of one's hand."""

    place: int


@option("hint {seat} {about}")
class Hint(NamedTuple):
    """Tell `seat` which of its cards are of this colour or rank."""

    seat: Seat
    about: str


Move = Play | Discard | Hint


def own_cards(tokens: int, count: int) -> tuple[Move, ...]:
    """HB-3.1, HB-5.1: what may be done with a hand of so many cards, when there are so many hint tokens."""
    places = range(1, count + 1)
    return (*map(Play, places), *(map(Discard, places) if tokens < HINTS else ()))


def true_hints(seat: Seat) -> list[tuple[Hint, ...]]:
    """HB-4.2, HB-4.3: the hints to a seat, by the set of words that are true of a card in its hand."""
    hints = [Hint(seat, word) for word in WORDS]
    return [tuple(hint for i, hint in enumerate(hints) if words >> i & 1) for words in range(1 << len(WORDS))]


# Built once: options are listed at every turn.
OWN = [[own_cards(tokens, count) for count in range(6)] for tokens in range(HINTS + 1)]
TRUE = [true_hints(seat) for seat in range(5)]


def moves(s: HanabiState, seat: Seat) -> Sequence[Move]:
    """HB-3.1: what this seat may do. Which hints are true depends on cards that it sees and their holders do not."""
    hands, signs = s.hands, s.cards.signs
    options = OWN[s.hints][len(hands[seat])]
    if s.hints:  # HB-4.1
        for other in s.cards.others[seat]:
            words = 0
            for kind in hands[other]:
                words |= signs[kind]
            options += TRUE[other][words]
    return options
