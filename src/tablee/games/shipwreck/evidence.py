"""Exact deduction: what everybody has seen, and what it leaves for the fates a seat cannot see (SA-13)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from math import gcd
from random import Random
from typing import Any

import msgspec

from tablee.kit import Frozen

World = tuple[int, ...]
"""What each seat holds: 0 nothing, a value, 8 * older + newer for two; + OLD while the fate just played was an old one."""
Worlds = dict[World, int]
"""Worlds with the number of equally likely draws that lead to each."""
OLD = 64
COPIES = 3
VALUES = range(1, 8)


class Fact(msgspec.Struct, Frozen, eq=False):
    """One thing everybody has seen, and all before it. `draws`: how many fates each seat has drawn by then."""

    before: Fact | None
    what: str
    seat: int
    data: Any
    draws: tuple[int, ...]
    memo: dict[Any, Worlds] = {}  # what it leaves, by who looks; msgspec copies it

    @classmethod
    def first(cls, seats: int) -> Fact:
        return cls(None, "begin", seats, None, (0,) * seats)

    def then(self, what: str, seat: int, data: Any) -> Fact:
        """This, and one thing more."""
        draws = self.draws
        if what == "drew":
            draws = (*draws[:seat], draws[seat] + data[0], *draws[seat + 1 :])
        elif what == "joined":
            draws = (*draws, 0)
        return Fact(self, what, seat, data, draws)

    def __eq__(self, other: object) -> bool:
        a: Fact | None = self
        b = other if isinstance(other, Fact) else None
        while a is not b:
            if a is None or b is None or (a.what, a.seat, a.data) != (b.what, b.seat, b.data):
                return False
            a, b = a.before, b.before
        return True

    __hash__ = None  # type: ignore[assignment]
    __repr__ = object.__repr__  # without all that was before


class Seeing:
    """One looker: a seat with the draws it remembers, or the public (no draws). `proves` gives what a play leaves."""

    __slots__ = ("drawn", "layer", "proves", "seat")

    def __init__(self, seat: int | None, drawn: Iterable[int], layer: str, proves: Callable[..., int]) -> None:
        self.seat, self.drawn, self.layer, self.proves = seat, tuple(drawn), layer, proves

    def worlds(self, fact: Fact) -> Worlds:
        """All worlds that agree with the facts up to this one, each with its weight: from the nearest earlier fact whose
        answer is kept, forward."""
        todo: list[Fact] = []
        at: Fact | None = fact
        worlds: Worlds = {}
        while at is not None:
            known = at.memo.get(self._key(at))
            if known is not None:
                worlds = known
                break
            todo.append(at)
            at = at.before
        for node in reversed(todo):
            worlds = node.memo[self._key(node)] = self._apply(node, worlds)
        return worlds

    def _key(self, fact: Fact) -> Any:
        mine = fact.draws[self.seat] if self.seat is not None and self.seat < len(fact.draws) else 0
        return self.layer, self.seat, self.drawn[:mine]

    def _apply(self, fact: Fact, worlds: Worlds) -> Worlds:
        seat, data = fact.seat, fact.data
        match fact.what:
            case "begin":
                return {(0,) * seat: 1}
            case "drew":
                count, visible = data
                mine = fact.draws[seat]
                return _drew(worlds, seat, count, visible, self.drawn[mine - count : mine] if seat == self.seat else ())
            case "played":
                fate, had_old, *play = data
                return _played(worlds, seat, fate, had_old, self.proves(fate, *play))
            case "joined":
                return {(*world, 0): n for world, n in worlds.items()}
            case "among":
                return {world: n for world, n in worlds.items() if data >> (world[seat] & 7) & 1}
            case "old":
                return {world: n for world, n in worlds.items() if bool(world[seat] & OLD) == bool(data)}
            case "shown":
                return _shown(worlds, seat, data)
        raise AssertionError(fact.what)


def _merge(pairs: Iterator[tuple[World, int]]) -> Worlds:
    """Worlds added up, in lowest terms."""
    worlds: Worlds = {}
    for world, n in pairs:
        if n:
            worlds[world] = worlds.get(world, 0) + n
    common = gcd(*worlds.values()) if worlds else 1
    return {world: n // common for world, n in worlds.items()} if common > 1 else worlds


def held(world: World) -> Iterator[int]:
    """The values in all hands."""
    for entry in world:
        entry &= OLD - 1
        if entry >= 8:
            yield entry >> 3
            entry &= 7
        if entry:
            yield entry


def _drew(worlds: Worlds, seat: int, count: int, visible: tuple[int, ...], own: tuple[int, ...]) -> Worlds:
    """Each value drawn is as likely as there are copies of it in the bag. The looker's own draws are known."""

    def each() -> Iterator[tuple[World, int]]:
        for flagged, n in worlds.items():
            world = tuple(entry & (OLD - 1) for entry in flagged)
            bag = [0, *(COPIES - seen for seen in visible)]
            for value in held(world):
                bag[value] -= 1
            first = range(1) if count == 1 else own[:1] or VALUES
            for a in first:
                older = world[seat] if count == 1 else a
                ways = 1 if count == 1 else bag[a]
                for b in own[count - 1 :] or VALUES:
                    left = bag[b] - (count == 2 and a == b)
                    yield (*world[:seat], 8 * older + b, *world[seat + 1 :]), n * ways * left

    return _merge(each())


def _played(worlds: Worlds, seat: int, fate: int, had_old: bool, proven: int) -> Worlds:
    """Of two equal fates the older one is played (ruling 19)."""

    def each() -> Iterator[tuple[World, int]]:
        for world, n in worlds.items():
            older, newer = divmod(world[seat], 8)
            if fate not in (older, newer):
                continue
            kept, flag = (newer, OLD if had_old else 0) if older == fate else (older, 0)
            if proven >> kept & 1:
                yield (*world[:seat], kept + flag, *world[seat + 1 :]), n

    return _merge(each())


def _shown(worlds: Worlds, seat: int, values: tuple[int, ...]) -> Worlds:
    """The seat's fates were shown to all and are gone."""

    def each() -> Iterator[tuple[World, int]]:
        for world, n in worlds.items():
            if tuple(sorted(held((world[seat],)))) == values:
                yield (*world[:seat], 0, *world[seat + 1 :]), n

    return _merge(each())


def odds(worlds: Worlds, seat: int) -> dict[int, Fraction]:
    """The chance of each value of a seat's one kept fate."""
    by_value: dict[int, int] = {}
    for world, n in worlds.items():
        value = world[seat] & 7
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
