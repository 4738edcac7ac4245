"""DB-4: the three piles of oxygen, and what can be done with their cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tablee.games.breaths import ending, secrets
from tablee.games.breaths.oxygen_cards import DOWN, INDEX, KINDS, OXYGEN, SUITS, UP, bits, named
from tablee.games.breaths.said import CARD, FACE_UP, FACES, KIND, PLACES, Kind, Part, Place
from tablee.games.breaths.state import Ship
from tablee.kit import ALL, Ask, Pick, Rules, Slot, look

BLOCK = 13
"""A long list is offered in two steps: first a part of so many."""


def draw_card(s: Ship, seat: int, wanted: int, rule: str) -> Rules[tuple[int, bool]]:
    """DB-4.4, DB-5.4: the top card of the reserve, seen by all, goes to the discard if it is wanted, else to the air pile.
    Gives the card, and whether it was wanted."""
    top = s.reserve[-1]
    if top.seen != ALL:
        top = yield from look(top, s.loose, "oxygen")
    card = top.card
    s.reserve.pop()
    found = bool(wanted >> card & 1)
    if found:
        s.discard.append(UP[card])
    else:
        s.air.append(card)
    if s.log is not None:
        s.say("drew", rule, seat=seat, card=OXYGEN[card], found=found, left=len(s.reserve))
    if not s.reserve:
        yield from breathless(s)
    yield from secrets.card_drawn(s, seat, card)
    return card, found


def breathless(s: Ship) -> Rules[None]:
    """DB-4.11: the reserve is empty. A dead player's wish comes first, then a lone victory, then defeat."""
    yield from secrets.fire(s, "empty-dead")
    if s.reserve:
        return
    yield from secrets.fire(s, "empty")
    yield from ending.end(s, (), "suffocated")


def discard_top(s: Ship, count: int, rule: str) -> Rules[None]:
    """DB-4.9: cards move from the top of the reserve to the discard as they lie."""
    for _ in range(count):
        slot = s.reserve.pop()
        s.discard.append(slot)
        s.say("moved", rule, card=OXYGEN[slot.card] if slot.seen == ALL else None, up=slot.up, left=len(s.reserve))
        if not s.reserve:
            yield from breathless(s)


def reveal(s: Ship, count: int, rule: str) -> Rules[None]:
    """DB-4.6, DB-4.7: the next face-down cards from the top are turned up where they lie."""
    turned: list[str] = []
    for i in range(len(s.reserve) - 1, -1, -1):
        if len(turned) == count:
            break
        if not s.reserve[i].up:
            yield from turn_up(s, s.reserve, i)
            turned.append(OXYGEN[s.reserve[i].card])
    s.say("revealed", rule, cards=turned)
    yield from secrets.watch_reserve(s)


def turn_up(s: Ship, pile: list[Slot], i: int) -> Rules[None]:
    """One card of a pile, seen by all from now on."""
    slot = pile[i]
    if slot.seen != ALL:
        slot = yield from look(slot, s.loose, "oxygen")
    pile[i] = UP[slot.card]


def turn_over(s: Ship, pile: list[Slot]) -> Rules[None]:
    """DB-4.8: a whole pile upside down: the last is first, and every face is the other one."""
    pile.reverse()
    for i, slot in enumerate(pile):
        if slot.up:
            pile[i] = DOWN[slot.card]
        else:
            yield from turn_up(s, pile, i)


def swap_piles(s: Ship, turned: bool, rule: str) -> Rules[None]:
    """DB-4.10: reserve and discard change places; turned over as well only if the card says so."""
    s.reserve, s.discard = s.discard, s.reserve
    if turned:
        yield from turn_over(s, s.reserve)
        yield from turn_over(s, s.discard)
    s.say("piles-swapped", rule, turned=turned, left=len(s.reserve))
    if not s.reserve:
        yield from breathless(s)
    yield from secrets.watch_reserve(s)


# DB-4.5: recycling


def put_under(s: Ship, slot: Slot, up: bool, rule: str, seat: int) -> None:
    """A card everybody knows goes under the reserve."""
    s.reserve.insert(0, (UP if up else DOWN)[slot.card])
    s.say("recycled", rule, seat=seat, card=OXYGEN[slot.card], up=up, left=len(s.reserve))


def recycle_air(s: Ship, seat: int, count: int, rule: str) -> Rules[None]:
    """So many cards of the air pile, as many as there are; which, in which order and with which face is the player's choice."""
    for _ in range(min(count, len(s.air))):
        card = yield from choose_card(seat, s.air, "recycle", rule)
        s.say("chose-card", rule, seat=seat, card=OXYGEN[card])
        face = yield Ask(seat, "face", FACES, rule, public=True)
        s.air.remove(card)
        put_under(s, UP[card], face == FACE_UP, rule, seat)
    yield from secrets.watch_reserve(s)


def recycle_from_discard(s: Ship, seat: int, words: Sequence[str], rule: str) -> Rules[None]:
    """One card of each of these kinds out of those that lie face up in the discard (DB-4.3), where there is one."""
    for word in words:
        cards = of_kind(word, [slot.card for slot in s.discard if slot.up])
        if cards:
            card = yield from choose_card(seat, cards, "recycle", rule)
            s.say("chose-card", rule, seat=seat, card=OXYGEN[card])
            face = yield Ask(seat, "face", FACES, rule, public=True)
            s.discard.remove(UP[card])
            put_under(s, UP[card], face == FACE_UP, rule, seat)
    yield from secrets.watch_reserve(s)


def recycle_top_of_discard(s: Ship, seat: int, count: int, rule: str) -> Rules[None]:
    """DB-14.7: the top cards of the discard, whichever they are. One that lay face down is seen only if it is turned up."""
    for _ in range(min(count, len(s.discard))):
        face = yield Ask(seat, "face", FACES, rule, public=True)
        if face == FACE_UP:
            yield from turn_up(s, s.discard, len(s.discard) - 1)
        slot = s.discard.pop()
        s.reserve.insert(0, slot._replace(up=face == FACE_UP))
        told = OXYGEN[slot.card] if slot.seen == ALL else None
        s.say("recycled", rule, seat=seat, card=told, up=face == FACE_UP, left=len(s.reserve))
    yield from secrets.watch_reserve(s)


def recycle_at_random(s: Ship, seat: int, count: int, rule: str) -> Rules[None]:
    """DB-4.5: cards taken from the discard by chance go under the reserve face down; which place they come from is seen."""
    for _ in range(min(count, len(s.discard))):
        place = yield Pick("recycling", [1] * len(s.discard))
        slot = s.discard.pop(place)
        s.reserve.insert(0, slot._replace(up=False))
        told = OXYGEN[slot.card] if slot.seen == ALL else None
        s.say("recycled", rule, seat=seat, card=told, up=False, left=len(s.reserve))


# DB-4.12: shuffling


def shuffle(s: Ship, rule: str) -> Rules[None]:
    """Nothing is turned: cards that lie face up land anywhere, in sight; all others are anybody's guess."""
    yield from settle_discard(s)
    may, faces = 0, []
    for slot in s.reserve:
        if slot.up:
            faces.append(slot.card)
            continue
        may |= slot.may
        if slot.card >= 0:
            s.loose[slot.card] += 1
    if len(faces) < len(s.reserve):
        s.base = may
    mixed = [Slot(-1, False, 0, s.base)] * len(s.reserve)
    for card in sorted(faces):
        place = yield Pick("shuffling", [int(not slot.up) for slot in mixed])
        mixed[place] = UP[card]
    s.reserve[:] = mixed
    s.say("shuffled", rule)


def settle_discard(s: Ship) -> Rules[None]:
    """Before the reserve is mixed anew, the cards that lie unseen elsewhere become what they are: nobody sees it, and
    everybody knows only what they could be before."""
    may = unseen(s)
    for i, slot in enumerate(s.discard):
        if slot.seen == 0 and slot.may == s.base:
            card = slot.card
            if card < 0:
                card = yield Pick("oxygen", s.loose, ())
                s.loose[card] -= 1
            s.discard[i] = Slot(card, False, 0, may)


def unseen(s: Ship) -> int:
    """What a card that was never drawn may be, as far as everybody knows: not one that lies somewhere in sight, nor one of
    a group that fills its places."""
    open_ = s.base
    groups: dict[int, int] = {}
    for slot in (*s.reserve, *s.discard):
        if slot.seen == ALL:
            open_ &= ~slot.may
        elif slot.seen or slot.may != s.base:
            groups[slot.may] = groups.get(slot.may, 0) + 1
    for card in s.air:
        open_ &= ~(1 << card)
    known = everywhere_known(s)
    for may in groups:
        inside = sum(n for other, n in groups.items() if other | may == may)
        if inside == (may & ~known).bit_count():
            open_ &= ~may
    return open_


def everywhere_known(s: Ship) -> int:
    """A bit for each card whose place everybody knows."""
    known = sum(1 << card for card in s.air)
    for slot in (*s.reserve, *s.discard):
        if slot.seen == ALL:
            known |= slot.may
    return known


# Choosing


def kinds_of(cards: Sequence[int]) -> list[Kind]:
    """The trumps and the suits of which there is a card among these."""
    there = bits(cards)
    return [KIND[word] for word in ("trump", *SUITS) if KINDS[word] & there]


def of_kind(word: str, cards: Sequence[int]) -> list[int]:
    """Those of these cards that a word means."""
    meant = named(word)
    return [card for card in cards if meant >> card & 1]


def choose_card(seat: int, cards: Sequence[int], kind: str, rule: str) -> Rules[int]:
    """One of these cards, which all can see. Many are offered by suit first."""
    names = sorted(cards)
    if len(names) > BLOCK:
        (word,) = yield Ask(seat, f"{kind}-kind", kinds_of(names), rule, public=True)
        names = of_kind(word, names)
    chosen = yield Ask(seat, kind, [CARD[card] for card in names], rule, public=True)
    return INDEX[chosen.card]


@cache
def parts_of(count: int) -> tuple[Part, ...]:
    """A long pile in stretches."""
    return tuple(Part(first, min(first + BLOCK - 1, count)) for first in range(1, count + 1, BLOCK))


def free(first: int, last: int, taken: Sequence[int]) -> Sequence[Place]:
    """The places from one to another without those taken."""
    places = PLACES[first : last + 1]
    return [place for place in places if place.number not in taken] if taken else places


def choose_place(seat: int, count: int, kind: str, rule: str, taken: Sequence[int] = ()) -> Rules[int]:
    """A place from 1 (the top) to `count`; many are offered in parts first."""
    first, last = 1, count
    if count > BLOCK:
        parts = [part for part in parts_of(count) if free(*part, taken)]
        first, last = yield Ask(seat, f"{kind}-part", parts, rule, public=True)
    chosen = yield Ask(seat, kind, free(first, last, taken), rule, public=True)
    number: int = chosen.number
    return number
