"""DB-19.6: how many cards a draw will take: the booklet's formula, and exactly, from what a seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from tablee.games.breaths import situations
from tablee.games.breaths.oxygen_cards import CHARACTERISTICS, EVERY
from tablee.games.breaths.state import Ship
from tablee.kit import ALL

MISS, HIT = -1, -2
SHOWN = 12


def booklet(cards: int, matching: int) -> Fraction:
    """DB-5.15: the booklet's average: (cards in the reserve + 1) / (matching cards in it + 1)."""
    return Fraction(cards + 1, matching + 1)


class Forecast(NamedTuple):
    """The mean number of cards up to the first match, if one comes at all; the chance that none does; and the chances that
    it has come after 1, 2, ... cards, for the first dozen of them."""

    mean: Fraction
    never: Fraction
    by: tuple[Fraction, ...]


@lru_cache(4096)
def forecast(places: tuple[int, ...], groups: tuple[tuple[int, int], ...]) -> Forecast:
    """`places`: from the top, MISS or HIT where the card is known, else the number of its group; `groups`: for each the
    number of cards that may lie in its places, and how many of them match."""
    used = [0] * len(groups)
    without, of, total, taken = 1, 1, 0, 0  # the chance of no match so far is without / of; total / of the cards it takes
    seen: list[Fraction] = []
    for place in places:
        total, taken = total + without, taken + 1
        if place == HIT:
            without = 0
        elif place >= 0:
            cards, matching = groups[place]
            left = cards - used[place]
            without, of, total = without * (left - matching), of * left, total * left
            used[place] += 1
        if taken <= SHOWN:
            seen.append(Fraction(of - without, of))
        if not without:
            break
    mean = Fraction(total - taken * without, of - without) if of > without else Fraction(0)
    return Forecast(mean, Fraction(without, of), tuple(seen))


class Sight(NamedTuple):
    """The reserve as a seat knows it. `exact`: the groups do not depend on each other."""

    places: tuple[int, ...]  # from the top: a card, or -1 - its group
    groups: tuple[int, ...]  # the cards that may lie there, as bits
    exact: bool


def sight(s: Ship, seat: int | None) -> Sight:
    """Cards this seat cannot place are equally likely wherever they may be; a group that fills its own places is apart."""
    me = 0 if seat is None else 1 << seat
    unknown = EVERY & ~sum(1 << card for card in s.air)
    mays: dict[int, int] = {}
    slots = [*s.reserve, *s.discard]
    unplaced = [slot.may for slot in slots if slot.seen != ALL and not slot.seen & me]
    for slot in slots:
        if slot.seen == ALL or slot.seen & me:
            unknown &= ~(1 << slot.card)
    for may, count in Counter(unplaced).items():
        mays[may & unknown] = mays.get(may & unknown, 0) + count
    apart = [may for may, count in mays.items() if may.bit_count() == count]
    rest = unknown & ~sum(apart)
    groups = (rest, *apart)
    exact = all(may in apart or may & rest == rest for may in mays)
    group = {may: -1 - (groups.index(may & unknown) if may & unknown in apart else 0) for may in set(unplaced)}
    places = tuple(slot.card if slot.seen == ALL or slot.seen & me else group[slot.may] for slot in reversed(s.reserve))
    return Sight(places, groups, exact)


def expect(seen: Sight, wanted: int) -> Forecast:
    """What a draw for these cards will take."""
    places = []
    for place in seen.places:
        places.append(-1 - place if place < 0 else HIT if wanted >> place & 1 else MISS)
        if places[-1] == HIT:
            break
    groups = tuple((group.bit_count(), (group & wanted).bit_count()) for group in seen.groups)
    return forecast(tuple(places), groups)


def matching(seen: Sight, wanted: int) -> int:
    """The matching cards that may lie in the reserve, as far as one knows."""
    known = sum(1 for place in seen.places if place >= 0 and wanted >> place & 1)
    groups = {-1 - place for place in seen.places if place < 0}
    return known + sum((seen.groups[group] & wanted).bit_count() for group in groups)


@lru_cache(4096)
def told(seen: Sight, wanted: int) -> Mapping[str, Any]:
    """A draw for these cards, as data. The same few positions are looked at again and again."""
    there = expect(seen, wanted)
    return {
        "cards": len(seen.places),
        "matching": matching(seen, wanted),
        "booklet": str(booklet(len(seen.places), matching(seen, wanted))),
        "mean": str(there.mean),
        "never": str(there.never),
    }


def insight(s: Ship, seat: int | None) -> dict[str, Any]:
    """For every living player's characteristics what a draw will take; for the running draw also card by card; and what
    each secret may be (DB-19.4)."""
    seen = sight(s, seat)
    draws = {
        str(other): {name: told(seen, s.conditions[other][i].cards) for i, name in enumerate(CHARACTERISTICS)}
        for other in range(s.seats)
        if s.conditions[other] and not s.dead[other]
    }
    found: dict[str, Any] = {"exact": seen.exact, "draws": draws, "secrets": possible(s, seat)}
    if s.drawer >= 0:
        wanted = (
            s.conditions[s.drawer][s.characteristic].cards if s.characteristic >= 0 else situations.wanted(s, s.action)
        )
        found["now"] = {**told(seen, wanted), "by": [str(chance) for chance in expect(seen, wanted).by]}
    return found


def possible(s: Ship, seat: int | None) -> dict[str, list[str]]:
    """The secrets that each other player may hold, as far as this seat knows."""
    known = sum(1 << slot.card for slot in s.secrets if slot.known_to(seat))
    found = {}
    for other in range(s.seats):
        number = s.secret[other]
        if number >= 0 and other != seat:
            slot = s.secrets[number]
            may = 1 << slot.card if slot.known_to(seat) else slot.may & ~known
            found[str(other)] = [card.id for k, card in enumerate(s.pack.secrets) if may >> k & 1]
    return found
