"""DB-4: the three piles of oxygen, and what can be done with their cards."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache
from typing import Any

from tablee.games.breaths import beliefs, secrets
from tablee.games.breaths.cards import CARD, DOWN, INDEX, KIND, KINDS, OXYGEN, SUITS, UP, bits, has, named
from tablee.games.breaths.options import FACE_UP, FACES, PLACES, Kind, Part, Place
from tablee.games.breaths.state import FIRST, BreathsState
from tablee.games.breaths.working import choose
from tablee.kit import ALL, Ask, Pick, Rules, Sealed, Show, Slot, look, see, told

BLOCK = 13
"""A long list is offered in two steps: first a part of so many."""


def draw_card(s: BreathsState, seat: int, wanted: int, rule: str) -> Rules[tuple[int, bool]]:
    """DB-4.4, DB-5.4: the top card of the reserve, seen by all, goes to the discard if it is wanted, else to the air pile.
    Gives the card, and whether it was wanted."""
    top = s.reserve[-1]
    card = top.card if top.seen == ALL else (yield from see(top, s.loose, "oxygen"))
    s.reserve.pop()
    found = has(wanted, card)
    if found:
        s.discard.append(UP[card])
    else:
        s.air.append(card)
    say_drew(s, seat, card, found, rule)
    if not s.reserve:
        yield from breathless(s)
    secrets.count_drawn(s, card)
    if card in s.cards.awaited:
        yield from secrets.fire(s, "drawn", by=seat, card=card)
    return card, found


@told
def say_drew(s: BreathsState, seat: int, card: int, found: bool, rule: str) -> None:
    s.say("drew", rule, seat=seat, card=OXYGEN[card], found=found, left=len(s.reserve))


def name_for_all(slot: Slot) -> str | None:
    """Which card lies there, if everybody knows."""
    return OXYGEN[slot.card] if slot.seen == ALL else None


def breathless(s: BreathsState) -> Rules[None]:
    """DB-4.11: the reserve is empty. A dead player's wish comes first, then a lone victory, then defeat."""
    yield from secrets.fire(s, "empty-dead")
    if s.reserve:
        return
    yield from secrets.fire(s, "empty")
    yield from secrets.end(s, (), "suffocated")


def discard_top(s: BreathsState, count: int, rule: str) -> Rules[None]:
    """DB-4.9: cards move from the top of the reserve to the discard as they lie."""
    for _ in range(count):
        slot = s.reserve.pop()
        s.discard.append(slot)
        s.say("moved", rule, card=name_for_all(slot), up=slot.up, left=len(s.reserve))
        if not s.reserve:
            yield from breathless(s)


def reveal(s: BreathsState, count: int, rule: str) -> Rules[None]:
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


def turn_up(s: BreathsState, pile: list[Slot], i: int) -> Rules[None]:
    """One card of a pile, seen by all from now on."""
    slot = pile[i]
    if slot.seen != ALL:
        slot = yield from look(slot, s.loose, "oxygen")
    pile[i] = UP[slot.card]


def turn_over(s: BreathsState, pile: list[Slot]) -> Rules[None]:
    """DB-4.8: a whole pile upside down: the last is first, and every face is the other one."""
    pile.reverse()
    for i, slot in enumerate(pile):
        if slot.up:
            pile[i] = DOWN[slot.card]
        else:
            yield from turn_up(s, pile, i)


def swap_piles(s: BreathsState, turned: bool, rule: str) -> Rules[None]:
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


def put_under(s: BreathsState, slot: Slot, up: bool, rule: str, seat: int) -> None:
    """A card everybody knows goes under the reserve."""
    s.reserve.insert(0, (UP if up else DOWN)[slot.card])
    s.say("recycled", rule, seat=seat, card=OXYGEN[slot.card], up=up, left=len(s.reserve))


def recycle_air(s: BreathsState, seat: int, count: int, rule: str) -> Rules[None]:
    """So many cards of the air pile, as many as there are; which, in which order and with which face is the player's choice."""
    for _ in range(min(count, len(s.air))):
        card = yield from choose_card(s, seat, s.air, "recycle", rule)
        s.say("chose-card", rule, seat=seat, card=OXYGEN[card])
        face = yield Ask(seat, "face", FACES, rule, public=True)
        s.air.remove(card)
        put_under(s, UP[card], face == FACE_UP, rule, seat)
    yield from secrets.watch_reserve(s)


def recycle_from_discard(s: BreathsState, seat: int, words: Sequence[str], rule: str) -> Rules[None]:
    """One card of each of these kinds out of those that lie face up in the discard (DB-4.3), where there is one."""
    for word in words:
        cards = of_kind(word, [slot.card for slot in s.discard if slot.up])
        if cards:
            card = yield from choose_card(s, seat, cards, "recycle", rule)
            s.say("chose-card", rule, seat=seat, card=OXYGEN[card])
            face = yield Ask(seat, "face", FACES, rule, public=True)
            s.discard.remove(UP[card])
            put_under(s, UP[card], face == FACE_UP, rule, seat)
    yield from secrets.watch_reserve(s)


def recycle_top_of_discard(s: BreathsState, seat: int, count: int, rule: str) -> Rules[None]:
    """DB-14.7: the top cards of the discard, whichever they are. One that lay face down is seen only if it is turned up."""
    for _ in range(min(count, len(s.discard))):
        face = yield Ask(seat, "face", FACES, rule, public=True)
        if face == FACE_UP:
            yield from turn_up(s, s.discard, len(s.discard) - 1)
        slot = s.discard.pop()
        s.reserve.insert(0, slot._replace(up=face == FACE_UP))
        s.say("recycled", rule, seat=seat, card=name_for_all(slot), up=face == FACE_UP, left=len(s.reserve))
    yield from secrets.watch_reserve(s)


def recycle_at_random(s: BreathsState, seat: int, count: int, rule: str) -> Rules[None]:
    """DB-4.5: cards taken from the discard by chance go under the reserve face down; which place they come from is seen."""
    for _ in range(min(count, len(s.discard))):
        place = yield Pick("recycling", [1] * len(s.discard))
        slot = s.discard.pop(place)
        s.reserve.insert(0, slot._replace(up=False))
        s.say("recycled", rule, seat=seat, card=name_for_all(slot), up=False, left=len(s.reserve))


# DB-4.12: shuffling


def shuffle(s: BreathsState, rule: str) -> Rules[None]:
    """Nothing is turned: cards that lie face up land anywhere, in sight; all others are anybody's guess."""
    yield from beliefs.settle_discard(s)
    faces = sorted(slot.card for slot in s.reserve if slot.up)
    mixed = beliefs.forget_places(s)
    for card in faces:
        place = yield Pick("shuffling", [int(not slot.up) for slot in mixed])
        mixed[place] = UP[card]
    s.reserve[:] = mixed
    s.say("shuffled", rule)


# DB-4.13: recycling out of sight


def recycle_secretly(s: BreathsState, seat: int, count: int, rule: str) -> Rules[None]:
    """Cards of the discard that lie face up, as many as there are; which and how, only this seat knows."""
    count = min(count, sum(slot.up for slot in s.discard))
    if not count:
        return

    def script(s: BreathsState, seat: int) -> Generator[Ask, Any, list[tuple[int, bool]]]:
        return (yield from pick_secretly(s, seat, count, rule))

    taken = (yield Sealed([seat], "recycle-secretly", rule=rule, script=script))[seat]
    yield from put_under_secretly(s, seat, taken, rule)


def pick_secretly(s: BreathsState, seat: int, count: int, rule: str) -> Generator[Ask, Any, list[tuple[int, bool]]]:
    """DB-4.13: card and face, one after the other, out of those that lie face up in the discard."""
    left = sorted(slot.card for slot in s.discard if slot.up)
    taken: list[tuple[int, bool]] = []
    for _ in range(count):
        (word,) = yield from pick_one(s, seat, "recycle-kind", kinds_of(left), rule)
        chosen = yield from pick_one(s, seat, "recycle", [CARD[card] for card in of_kind(word, left)], rule)
        face = yield Ask(seat, "face", FACES, rule)
        card = INDEX[chosen.card]
        left.remove(card)
        taken.append((card, face == FACE_UP))
    return taken


def pick_one(s: BreathsState, seat: int, kind: str, options: Sequence[Any], rule: str) -> Generator[Ask, Any, Any]:
    """One of these, out of sight; what leaves no choice is not asked."""
    if len(options) == 1 and s.version != FIRST:
        return options[0]
    return (yield Ask(seat, kind, options, rule))


def put_under_secretly(s: BreathsState, seat: int, taken: list[tuple[int, bool]], rule: str) -> Rules[None]:
    """DB-4.13: all see how the new ones lie, and whoever browses the discard which cards are gone; which they are is told to
    `seat` alone, and only `seat` knows in which order those that lie face down went under."""
    gone = sorted(card for card, _ in taken)
    hidden = [card for card, up in taken if not up]
    for card in gone:
        yield Show(card)
        s.discard.remove(UP[card])
    for card, up in taken:
        yield Show(int(up))
        if up:
            yield Show(card)
        s.reserve.insert(0, UP[card] if up else beliefs.one_of(card, hidden, seat))
    s.say(
        "recycled-secretly",
        rule,
        {seat: {"order": [OXYGEN[card] for card, _ in taken]}},
        seat=seat,
        faces=[up for _, up in taken],
        count=len(taken),
        left=len(s.reserve),
    )
    yield from secrets.watch_reserve(s)


# Choosing


def kinds_of(cards: Sequence[int]) -> list[Kind]:
    """The trumps and the suits of which there is a card among these."""
    there = bits(cards)
    return [KIND[word] for word in ("trump", *SUITS) if KINDS[word] & there]


def of_kind(word: str, cards: Sequence[int]) -> list[int]:
    """Those of these cards that a word means."""
    meant = named(word)
    return [card for card in cards if has(meant, card)]


def choose_card(s: BreathsState, seat: int, cards: Sequence[int], kind: str, rule: str) -> Rules[int]:
    """One of these cards, which all can see. Many are offered by suit first."""
    names = sorted(cards)
    if len(names) > BLOCK:
        (word,) = yield from choose(s, seat, f"{kind}-kind", kinds_of(names), rule)
        names = of_kind(word, names)
    chosen = yield from choose(s, seat, kind, [CARD[card] for card in names], rule)
    return INDEX[chosen.card]


@cache
def parts_of(count: int) -> tuple[Part, ...]:
    """A long pile in stretches."""
    return tuple(Part(first, min(first + BLOCK - 1, count)) for first in range(1, count + 1, BLOCK))


def free(first: int, last: int, taken: Sequence[int]) -> Sequence[Place]:
    """The places from one to another without those taken."""
    places = PLACES[first : last + 1]
    return [place for place in places if place.number not in taken] if taken else places


def choose_place(s: BreathsState, seat: int, count: int, kind: str, rule: str, taken: Sequence[int] = ()) -> Rules[int]:
    """A place from 1 (the top) to `count`; many are offered in parts first."""
    first, last = 1, count
    if count > BLOCK:
        parts = [part for part in parts_of(count) if free(*part, taken)]
        first, last = yield from choose(s, seat, f"{kind}-part", parts, rule)
    chosen = yield from choose(s, seat, kind, free(first, last, taken), rule)
    number: int = chosen.number
    return number
