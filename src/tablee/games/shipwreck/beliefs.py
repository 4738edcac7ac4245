"""Exact deduction: what everything that was seen leaves for the fates a seat cannot see (SA-13)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import gcd
from random import Random
from typing import Literal, TypeVar

from tablee.games.shipwreck.cards import Cards, seen_values
from tablee.games.shipwreck.facts import Among, Began, Drew, Fact, Facts, Joined, Old, Played, Shown
from tablee.games.shipwreck.options import HOURS_CARD, VALUES, Flip, Place
from tablee.games.shipwreck.row import as_seen, placements
from tablee.games.shipwreck.state import COPIES, HOURS, ShipwreckState
from tablee.games.shipwreck.view import Chances, ShipwreckInsight, Telling

Layer = Literal["logic", "convention"]
"""What plays prove, or what they suggest."""
LAYERS: tuple[Layer, ...] = ("logic", "convention")
Holding = int
"""What one seat holds, as a number below 128: worlds are compared by the thousand. `holding` makes one; the tables below, which
are read by it, tell what it stands for."""
World = tuple[Holding, ...]
"""What each seat holds."""
Worlds = dict[World, int]
"""Worlds with the number of equally likely draws that lead to each."""


def holding(older: int, newer: int, *, played_old: bool = False) -> Holding:
    """Two fates (one: `newer`; none: both 0), and whether the fate this seat has just played was one it had kept: digits to base 8."""
    return (played_old * 8 + older) * 8 + newer


_PARTS = [*product((False, True), range(8), range(8))]  # in the order of their numbers: played_old, older, newer
NOTHING = holding(0, 0)
FATES = tuple(tuple(fate for fate in (older, newer) if fate) for _, older, newer in _PARTS)
"""By holding: its fates, the older first."""
OLDER_NEWER = tuple((older, newer) for _, older, newer in _PARTS)
"""By holding: both fates, 0 for none."""
KEPT = tuple(newer for _, _, newer in _PARTS)
"""By holding of one fate: that fate."""
PLAYED_OLD = tuple(played_old for played_old, _, _ in _PARTS)
"""By holding: whether the fate just played was one that had been kept."""
PLAY_FORGOTTEN = tuple(holding(older, newer) for _, older, newer in _PARTS)
"""By holding: the same once it no longer matters which fate was played."""
TWO = tuple(tuple(holding(older, newer) for newer in range(8)) for older in range(8))
"""By the older and the newer fate: the holding."""


# What a play tells


def proves(cards: Cards, play: Played) -> frozenset[int]:
    """SA-13.1, SA-13.2: the fates with which this play was legal."""
    seen = seen_values(play.visible)
    if play.at != HOURS_CARD:
        return cards.takes[cards.index[play.at]][seen].kept[play.fate]
    plays = [cards.takes[cards.index[card]][seen].plays[play.fate] for card in play.row]
    return frozenset(kept for kept in VALUES if not any(by_kept[kept] for by_kept in plays))


def suggests(cards: Cards, play: Played) -> frozenset[int]:
    """SA-13.6: of what a play proves, what is left if its player would have chosen a more telling one."""
    proven = proves(cards, play)
    return frozenset(kept for kept in proven if not _tells_more(cards, play, kept, len(proven))) or proven


def _tells_more(cards: Cards, play: Played, kept: int, count: int) -> bool:
    """Whether somebody with these two fates had a legal play that leaves fewer than `count` values."""
    seen = seen_values(play.visible)
    for card in play.row:
        takes = cards.takes[cards.index[card]][seen]
        if any(len(takes.kept[placed]) < count for placed, _ in takes.plays[play.fate][kept]):
            return True
    return False


TOLD_BY: dict[Layer, Callable[[Cards, Played], frozenset[int]]] = {"logic": proves, "convention": suggests}


def kept_by_age(cards: Cards, facts: Facts, seat: int) -> tuple[frozenset[int], frozenset[int]]:
    """SA-9.7: what a seat may have kept if the fate it has just played was kept before, and if it was drawn this turn. From what that
    seat's own plays and answers prove, since it last held nothing: quick, for it is asked in the middle of a turn."""
    anything = frozenset(VALUES)
    if_old, if_new = anything, anything
    for fact in _of_seat(facts, seat):
        match fact:
            case Played(fate=fate, had_kept=had_kept):
                before, told = if_old | if_new, proves(cards, fact)
                if_old = told if had_kept and fate in before else frozenset()
                if_new = (before & told) - {fate} if had_kept else told
            case Among(values=values):
                if_old, if_new = if_old & values, if_new & values
            case Old(yes=yes):
                if_old, if_new = (if_old, frozenset()) if yes else (frozenset(), if_new)
    return if_old, if_new


def markers(s: ShipwreckState, seat: int) -> list[Flip]:
    """SA-10.2: what this seat would turn over on the lines of the others, who wait with a kept fate: down what their plays rule out,
    and up again what is possible if whoever has just played may keep another fate now."""
    found: list[Flip] = []
    if seat == s.active:
        return found
    before = s.order[s.order.index(s.active) - 1]
    for line in s.order:
        if line in (seat, s.active) or len(s.hands[line]) != 1:
            continue
        if_old, if_new = kept_by_age(s.cards, s.facts, line)
        for value in VALUES:
            stands, may_be = value in s.lines[line], value in if_old | if_new
            if (stands and not may_be) or (not stands and may_be and line == before and if_old):
                found.append(Flip(line, value))
    return found


def _of_seat(facts: Facts, seat: int) -> list[Fact]:
    """What was seen of a seat since it last drew two fates, in order."""
    found: list[Fact] = []
    at: Facts | None = facts
    while at is not None:
        fact = at.latest
        if not isinstance(fact, Began) and fact.seat == seat:  # type: ignore[attr-defined]
            if isinstance(fact, Drew) and fact.count == 2:
                break
            found.append(fact)
        at = at.before
    return found[::-1]


# Worlds


class Seeing:
    """One looker: a seat with the draws it remembers, or the public (no draws)."""

    __slots__ = ("cards", "drawn", "layer", "seat")

    def __init__(self, cards: Cards, layer: Layer, seat: int | None = None, drawn: Sequence[int] = ()) -> None:
        self.cards, self.layer, self.seat, self.drawn = cards, layer, seat, tuple(drawn)

    def worlds(self, facts: Facts) -> Worlds:
        """All worlds that agree with the facts, each with its weight: from the nearest earlier fact whose answer is kept,
        forward."""
        todo: list[tuple[Facts, tuple[int, ...]]] = []
        at: Facts | None = facts
        drawn, worlds = self.drawn, None
        while at is not None and (worlds := at.worked_out.get((self.layer, self.seat, drawn))) is None:
            todo.append((at, drawn))
            if isinstance(at.latest, Drew) and at.latest.seat == self.seat:
                drawn = drawn[: -at.latest.count]
            at = at.before
        found: Worlds = worlds or {}
        for link, drawn in reversed(todo):
            found = link.worked_out[self.layer, self.seat, drawn] = self._after(link.latest, drawn, found)
        return found

    def _after(self, fact: Fact, drawn: tuple[int, ...], worlds: Worlds) -> Worlds:
        """What a fact leaves of the worlds before it; `drawn`: what the looker has drawn by then."""
        match fact:
            case Began(seats):
                return {(NOTHING,) * seats: 1}
            case Drew(seat, count):
                return _merge(drawn_on(worlds, fact, drawn[-count:] if seat == self.seat else ()))
            case Played():
                return _played(worlds, fact, TOLD_BY[self.layer](self.cards, fact))
            case Among(seat, values):
                return {world: n for world, n in worlds.items() if KEPT[world[seat]] in values}
            case Old(seat, yes):
                return {world: n for world, n in worlds.items() if PLAYED_OLD[world[seat]] == yes}
            case Shown(seat, fates):
                return _merge(shown_in(worlds, seat, fates))
            case Joined():
                return {(*world, NOTHING): n for world, n in worlds.items()}
        raise AssertionError(fact)


N = TypeVar("N", int, float)


def _merge(pairs: Iterable[tuple[World, int]]) -> Worlds:
    """Worlds added up, in lowest terms."""
    worlds: Worlds = {}
    for world, n in pairs:
        if n:
            worlds[world] = worlds.get(world, 0) + n
    common = gcd(*worlds.values()) if worlds else 1
    return {world: n // common for world, n in worlds.items()} if common > 1 else worlds


def drawn_on(worlds: Mapping[World, N], drew: Drew, own: tuple[int, ...] = ()) -> Iterator[tuple[World, N]]:
    """Each value drawn is as likely as there are copies of it in the bag. The looker's own draws are known."""
    seat, draws_two = drew.seat, drew.count == 2
    hidden = [0, *(COPIES - seen for seen in drew.visible)]
    for played, n in worlds.items():
        world = [PLAY_FORGOTTEN[held] for held in played]
        bag = hidden[:]
        for held in world:
            for fate in FATES[held]:
                bag[fate] -= 1
        before: list[Holding] = world[:seat]
        after: list[Holding] = world[seat + 1 :]
        for older in (own[:1] or VALUES) if draws_two else (KEPT[world[seat]],):
            ways = n * bag[older] if draws_two else n
            bag[older] -= draws_two
            for newer in own[-1:] or VALUES:
                yield (*before, TWO[older][newer], *after), ways * bag[newer]
            bag[older] += draws_two


def _played(worlds: Worlds, played: Played, told: frozenset[int]) -> Worlds:
    """Of two equal fates the older one is played (ruling 19)."""
    seat, fate, had_kept = played.seat, played.fate, played.had_kept
    keeps_newer = {kept: holding(0, kept, played_old=had_kept) for kept in told}
    keeps_older = {kept: holding(0, kept) for kept in told}

    def each() -> Iterator[tuple[World, int]]:
        for world, n in worlds.items():
            older, newer = OLDER_NEWER[world[seat]]
            if older == fate:
                left = keeps_newer.get(newer)
            elif newer == fate:
                left = keeps_older.get(older)
            else:
                continue
            if left is not None:
                yield (*world[:seat], left, *world[seat + 1 :]), n

    return _merge(each())


def shown_in(worlds: Mapping[World, N], seat: int, fates: tuple[int, ...]) -> Iterator[tuple[World, N]]:
    """The seat's fates were shown to all and are gone."""
    for was, n in worlds.items():
        world: list[Holding] = list(was)
        if tuple(sorted(FATES[world[seat]])) == fates:
            world[seat] = NOTHING
            yield tuple(world), n


def odds(worlds: Worlds, seat: int) -> dict[int, Fraction]:
    """The chance of each value of a seat's one kept fate."""
    by_value: dict[int, int] = {}
    for world, n in worlds.items():
        value = KEPT[world[seat]]
        by_value[value] = by_value.get(value, 0) + n
    total = sum(by_value.values())
    return {value: Fraction(by_value[value], total) for value in sorted(by_value)}


def draw(worlds: Worlds, rng: Random) -> World:
    """One world, by weight. The order of the worlds is canonical, so that nothing of the true one shows."""
    listed = sorted(worlds.items())
    x = rng.randrange(sum(n for _, n in listed))
    for world, n in listed:
        x -= n
        if x < 0:
            return world
    raise AssertionError("no world agrees with the facts")


# What a seat believes


def worlds(s: ShipwreckState, seat: int | None, layer: Layer = "logic") -> Worlds:
    """The worlds this seat cannot tell apart, by the equally likely draws that lead to them."""
    if seat is not None and seat < len(s.recalls) and s.recalls[seat]:
        return Seeing(s.cards, layer, seat, s.drawn[seat]).worlds(s.facts)
    found = Seeing(s.cards, layer).worlds(s.facts)
    if seat is None or seat >= len(s.hands):
        return found
    mine = sorted(s.hands[seat])
    return {world: n for world, n in found.items() if sorted(FATES[world[seat]]) == mine}


def belief(s: ShipwreckState, viewer: int | None, seat: int, layer: Layer = "logic") -> dict[int, Fraction]:
    """SA-13.4: the chance of each value of a seat's one kept fate, from what `viewer` (None: everybody) knows."""
    return odds(worlds(s, viewer, layer) or worlds(s, viewer), seat)


def insight(s: ShipwreckState, seat: int | None) -> ShipwreckInsight:
    """What can be worked out from what this seat knows."""
    kept = [] if s.open else [other for other in s.order if len(s.hands[other]) == 1]
    told = ShipwreckInsight(
        kept={str(other): _texts(belief(s, seat, other)) for other in kept if other != seat},
        public={str(o): Chances(**{layer: _texts(belief(s, None, o, layer)) for layer in LAYERS}) for o in kept},
    )
    if seat == s.active and len(s.hands[seat]) == 2:
        told.plays = {str(play): telling(s, play) for play in placements(s, seat)}
    return told


def _texts(chances: dict[int, Fraction]) -> dict[str, str]:
    return {str(value): str(chance) for value, chance in chances.items()}


def telling(s: ShipwreckState, play: Place) -> Telling:
    """What a play would tell the group."""
    a, b = s.hands[s.active]
    kept = b if a == play.fate else a
    facts = s.facts.then(as_seen(s, play))
    found = {layer: Seeing(s.cards, layer).worlds(facts) for layer in LAYERS}
    return Telling(**{layer: str(odds(found[layer] or found["logic"], s.active).get(kept, 0)) for layer in LAYERS})


def conceal(s: ShipwreckState, seat: int | None, rng: Random) -> None:
    """Deal the fates this seat cannot see again, as likely as they are. What the others remember of earlier draws goes:
    in an imagined world each knows its hand and what everybody has seen."""
    if s.open:  # SA-1.6
        return
    world = draw(worlds(s, seat), rng)
    for other in range(s.places):
        if other != seat:
            s.hands[other][:] = FATES[world[other]]
            s.recalls[other] = False
            s.drawn[other].clear()
    if seat != s.active:
        s.old = PLAYED_OLD[world[s.active]]
    left = [COPIES - seen for seen in s.visible]
    for hand in s.hands:
        for fate in hand:
            left[fate - 1] -= 1
    s.bag[:] = left


# For the trials


def hidden(s: ShipwreckState) -> dict[str, object]:
    """What somebody at the table cannot see."""
    if s.open:
        return {}
    fates: dict[str, object] = {f"fates {seat}": sorted(s.hands[seat]) for seat in s.order}
    return {**fates, "bag": s.bag[:], "old": s.old}


def conserved(s: ShipwreckState) -> bool:
    """Three fates of each value, every arcana once, and what is counted as it lies there."""
    fates = [s.bag[v - 1] + sum(hand.count(v) for hand in (*s.hands, *s.fronts)) for v in VALUES]
    cards = [*(c for c in s.row if c >= 0), *s.faded, *s.under, *([s.next] if s.next >= 0 else [])]
    cards += [c for c, left in enumerate(s.cards_left) if left]
    return (
        [sum(HOURS[fate] for fate in front) for front in s.fronts] == s.hours
        and fates == [COPIES] * len(VALUES)
        and sorted(cards) == list(range(len(s.cards.arcana)))
        and [sum(front.count(v) for front in s.fronts) for v in VALUES] == s.visible
    )
