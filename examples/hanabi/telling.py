"""What is told of a turn. Every turn passes here, and in a simulation nobody listens: then nothing is put together."""

from __future__ import annotations

from tablee.kit import Seat, told

from .state import HanabiState

POINTED = [tuple(place + 1 for place in range(5) if places >> place & 1) for places in range(32)]
"""Places from 1, by the set of them."""


@told
def tell_deal(s: HanabiState, seat: Seat) -> None:
    """HB-2.3, HB-2.4: a hand, which the others see."""
    cards = [s.cards.names[kind] for kind in s.hands[seat]]
    s.say("dealt", "HB-2.3", {other: {"cards": cards} for other in s.cards.others[seat]}, seat=seat, count=s.hand)


@told
def tell_draw(s: HanabiState, seat: Seat, kind: int) -> None:
    """HB-3.2: a card, which the others see."""
    s.say("draws", "HB-3.2", s.cards.told[seat][kind], seat=seat)


@told
def tell_hint(s: HanabiState, to: Seat, about: str, places: int) -> None:
    """HB-4.2: what was said, and the places pointed at."""
    s.say("hints", "HB-4.2", seat=s.active, to=to, about=about, places=POINTED[places])


@told
def tell_card(s: HanabiState, how: str, rule: str, place: int, kind: int) -> None:
    """HB-5.1, HB-6.1: a card that has left a hand, so that all see it."""
    s.say(how, rule, seat=s.active, place=place, card=s.cards.names[kind])


@told
def tell_error(s: HanabiState, place: int, kind: int) -> None:
    """HB-6.2: a card that does not fit, and the lives left."""
    s.say("errs", "HB-6.2", seat=s.active, place=place, card=s.cards.names[kind], lives=s.lives)
