"""What a seat sees, what it can work out, and the worlds it cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from msgspec import UNSET, UnsetType

from tablee.kit import Bag, Seat, Slot, View, redeal

from .state import Box, Colour, HanabiState


class Held(View):
    """A card in a hand: what the hints allow it to be, and what it is, for those who see it."""

    colours: list[Colour]
    ranks: list[str]
    card: str | UnsetType = UNSET


class HanabiView(View):
    """The table. `last_turns`: how many are left once the deck is empty."""

    seat: int | None
    active: int
    hints: int
    lives: int
    deck: int
    last_turns: int | None
    fireworks: dict[Colour, int]
    discard: list[str]
    hands: list[list[Held]]


class HanabiOdds(View):
    """For each of one's own cards, the chance of every card it may be; a spectator has none."""

    hand: list[dict[str, float]] | UnsetType = UNSET


def view(s: HanabiState, seat: Seat | None) -> HanabiView:
    """HB-2.4: the table as this seat sees it; None, a spectator, sees no hand."""
    return HanabiView(
        seat=seat,
        active=s.active,
        hints=s.hints,
        lives=s.lives,
        deck=len(s.deck),
        last_turns=None if s.deck else s.turns,
        fireworks=dict(zip(s.cards.colours, s.fireworks, strict=True)),
        discard=[s.cards.names[kind] for kind in s.discard],
        hands=[[held(s.cards, slot, seat) for slot in s.slots(holder)] for holder in range(len(s.hands))],
    )


def held(box: Box, slot: Slot, seat: Seat | None) -> Held:
    """A card in a hand: what the hints allow is public, its face is for those who see it."""
    return Held(
        colours=[word for word in box.colours if slot.may & box.of[word]],
        ranks=[word for word in box.ranks if slot.may & box.of[word]],
        card=box.names[slot.card] if slot.known_to(seat) else UNSET,
    )


def conceal(s: HanabiState, seat: Seat | None, rng: Random) -> None:
    """Deal the cards that this seat does not see again, out of the deck and themselves, as the hints allow."""
    holders = range(len(s.hands)) if seat is None else (seat,)
    slots = [slot for holder in holders for slot in s.slots(holder)]
    loose = counted(s)
    redeal(slots, loose, seat, rng, held=len(slots))
    s.deck = Bag.of(loose)
    dealt = iter(slots)
    for holder in holders:
        s.hands[holder] = [next(dealt).card for _ in s.hands[holder]]


def counted(s: HanabiState) -> list[int]:
    """How many cards of each kind are in the deck."""
    return [s.deck.count(kind) for kind in range(len(s.cards.names))]


def insight(s: HanabiState, seat: Seat | None) -> HanabiOdds:
    """For each of its own cards, the exact chance of every card it may be, from all this seat sees and was told."""
    if seat is None:
        return HanabiOdds()
    hand, unseen = s.hands[seat], counted(s)
    for kind in hand:
        unseen[kind] += 1
    chances = odds(tuple(s.may[seat]), unseen)
    return HanabiOdds(hand=[{s.cards.names[kind]: chance for kind, chance in place.items()} for place in chances])


def odds(may: tuple[int, ...], unseen: list[int]) -> list[dict[int, float]]:
    """The chance of each kind at each place, when all ways to deal the unseen cards within `may` are as likely."""
    alike: dict[tuple[int, ...], list[int]] = {}  # kinds with as many cards that fit the same places
    for kind, count in enumerate(unseen):
        alike.setdefault((count, *(own >> kind & 1 for own in may)), []).append(kind)
    deals = counter(unseen)
    every = deals(tuple(sorted(may)))
    found: list[dict[int, float]] = [{} for _ in may]
    for kinds in alike.values():
        for i, own in enumerate(may):
            if ways := deals((own & 1 << kinds[0], *sorted(may[:i] + may[i + 1 :]))):
                found[i] |= dict.fromkeys(kinds, ways / every)
    return [dict(sorted(chances.items())) for chances in found]


def counter(unseen: list[int]) -> Callable[[tuple[int, ...]], int]:
    """A function that counts the ways to deal one of the unseen cards to each place, given what each may be."""

    @cache
    def size(kinds: int) -> int:
        return sum(count for kind, count in enumerate(unseen) if kinds >> kind & 1)

    @cache
    def deals(may: tuple[int, ...]) -> int:
        """Any fitting card at the first place, less the ways in which a later place has that very card."""
        if not may:
            return 1
        first, *rest = may
        ways = size(first) * deals(tuple(rest))
        for i, later in enumerate(rest):
            if later & first:
                ways -= deals(tuple(sorted((*rest[:i], later & first, *rest[i + 1 :]))))
        return ways

    return deals
