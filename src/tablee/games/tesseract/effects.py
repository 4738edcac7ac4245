"""Verbs that turn cubes and destroy them (TS-8). Beside each verb stands when it can do anything at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from tablee.games.tesseract import actions, moves
from tablee.games.tesseract.cubes import CUBE, SHOWN, VALUES, value_of, with_value
from tablee.games.tesseract.state import DONE, PRIMED, VALUE, InLab, Primed, Table, well
from tablee.games.tesseract.working import Working, Zone, any_target, away, say_turned, targets, turn, when
from tablee.kit import Option, Rules

if TYPE_CHECKING:
    from tablee.games.tesseract.rules import Tesseract

# TS-8.2, TS-8.3, TS-8.7, TS-8.10: turning cubes


@when(any_target)
def flip(e: Working, n: int, zone: Zone) -> Rules[None]:
    """Turn up to n cubes to their opposite face. Example: `{ flip = 1, zone = "any-lab" }`"""
    for _ in range(n):
        target = yield from e.choose("flip", targets(e.game, e.s, zone))
        if target == DONE:
            return
        cube = CUBE[target.cube]
        new = with_value(cube, 7 - value_of(cube))
        turn(e.game, e.s, target, new)
        say_turned(e, cube, new)


@when(any_target)
def reprogram(e: Working, n: int, zone: Zone) -> Rules[None]:
    """Set up to n cubes to any value. Example: `{ reprogram = 3, zone = "lab" }`"""
    for _ in range(n):
        target = yield from e.choose("reprogram", targets(e.game, e.s, zone))
        if target == DONE:
            return
        cube = CUBE[target.cube]
        others = [VALUE[v] for v in VALUES if v != value_of(cube)]
        chosen = yield from e.choose("value", others, stop=False)
        new = with_value(cube, chosen.value)
        turn(e.game, e.s, target, new)
        say_turned(e, cube, new)


@when(any_target)
def recolour(e: Working, n: int, zone: Zone, tune: bool) -> Rules[None]:
    """Give up to n cubes another colour; `tune`: each may then be adjusted.

    Example: `{ recolour = 1, zone = "lab", tune = false }`"""
    for _ in range(n):
        target = yield from e.choose("recolour", targets(e.game, e.s, zone))
        if target == DONE:
            return
        new = yield from actions.new_colour(e.game, e.s, CUBE[target.cube], e.card.rule)
        say_turned(e, CUBE[target.cube], new)
        target = turn(e.game, e.s, target, new)
        if tune and isinstance(target, InLab):
            yield from actions.tune(e.game, e.s, e.game.holder(e.s, target.of), new, e.card.rule)


@when(any_target)
def adjust(e: Working, n: int, zone: Literal["lab", "primed"]) -> Rules[None]:
    """Adjust n times by one, the same cube or several. Example: `{ adjust = 2, zone = "primed" }`"""
    for _ in range(n):
        options = actions.adjustments(e.game, e.s, lab=zone == "lab", primed=zone == "primed")
        chosen = yield from e.choose("adjust", options)
        if chosen == DONE:
            return
        actions.do_adjust(e.game, e.s, chosen, e.card.rule)


def can_copy(game: Tesseract, s: Table, n: int, zone: str) -> bool:
    return any(copies(game, s, cube, zone) for cube in s.labs[s.active])


def copies(game: Tesseract, s: Table, cube: int, zone: str) -> list[Option]:
    """The cubes that would change by taking this one's value."""
    return [t for t in targets(game, s, zone) if value_of(CUBE[t.cube]) != value_of(cube)]


@when(can_copy)
def copy(e: Working, n: int, zone: Literal["lab", "lab-or-primed"]) -> Rules[None]:
    """Up to n cubes take the value of one in the own Lab. Example: `{ copy = 2, zone = "lab-or-primed" }`"""
    game, s = e.game, e.s
    sources = [t for t in targets(game, s, "lab") if copies(game, s, CUBE[t.cube], zone)]
    source = yield from e.choose("copy-from", sources)
    if source == DONE:
        return
    value = value_of(CUBE[source.cube])
    for _ in range(n):
        target = yield from e.choose("copy-to", copies(game, s, CUBE[source.cube], zone))
        if target == DONE:
            return
        new = with_value(CUBE[target.cube], value)
        turn(game, s, target, new)
        say_turned(e, CUBE[target.cube], new)


# TS-8.1: destroying


def any_primed(game: Tesseract, s: Table, *args: Any) -> bool:
    return any(s.primed)


def destroy_primed(e: Working, target: Primed) -> None:
    moves.destroy(e.s, away(e.game, e.s, target), e.card.rule)


@when(any_primed)
def destroy(e: Working, n: int) -> Rules[None]:
    """Destroy up to n primed cubes. Example: `{ destroy = 1 }`"""
    for _ in range(n):
        target = yield from e.choose("destroy", targets(e.game, e.s, "primed"))
        if target == DONE:
            return
        destroy_primed(e, target)


def stacked(game: Tesseract, s: Table, n: int, at_least: int) -> bool:
    return any(well(s, v) >= at_least for v in VALUES)


@when(stacked)
def destroy_stacked(e: Working, n: int, at_least: int) -> Rules[None]:
    """Destroy up to n primed cubes of values that hold so many. Example: `{ destroy_stacked = 1, at_least = 3 }`"""
    s = e.s
    for _ in range(n):
        options = [t for t in targets(e.game, s, "primed") if well(s, value_of(CUBE[t.cube])) >= at_least]
        target = yield from e.choose("destroy", options)
        if target == DONE:
            return
        destroy_primed(e, target)


@when(any_primed)
def destroy_values(e: Working, values: int, each: Literal["one", "all"]) -> Rules[None]:
    """Choose some values; destroy one primed cube of each, or all. Example: `{ destroy_values = 2, each = "one" }`"""
    s, before = e.s, set[int]()
    for _ in range(values):
        options = [VALUE[v] for v in VALUES if well(s, v) and v not in before]
        chosen = yield from e.choose("well", options)
        if chosen == DONE:
            return
        before.add(chosen.value)
        here = [PRIMED[c] for c in range(chosen.value - 1, 24, 6) if s.primed[c]]
        if each == "one":
            target = here[0] if len(here) == 1 else (yield from e.choose("destroy", here, stop=False))
            destroy_primed(e, target)
        else:
            for target in here:
                while s.primed[CUBE[target.cube]]:
                    destroy_primed(e, target)


# TS-9.8: the cube a Threat phase has just rolled


def is_rolled(game: Tesseract, s: Table, *args: Any) -> bool:
    return s.rolled >= 0


@when(is_rolled)
def reroll_rolled(e: Working) -> Rules[None]:
    """Roll the cube of the Threat phase again. Example: `{ reroll_rolled = {} }`"""
    e.s.rolled = yield from moves.roll(e.s.rolled)
    e.s.say("rolled", e.card.rule, cube=SHOWN[e.s.rolled])


@when(is_rolled)
def destroy_rolled(e: Working) -> Rules[None]:
    """Destroy the cube of the Threat phase instead of placing it. Example: `{ destroy_rolled = {} }`"""
    cube, e.s.rolled = e.s.rolled, -1
    moves.destroy(e.s, cube, e.card.rule)
    yield from ()
