"""How cubes move: off the block and onto it, rolled, destroyed, turned; and what then comes to light."""

from __future__ import annotations

from bisect import insort

from tablee.games.tesseract.cubes import (
    BESIDE,
    COLUMN,
    FACES,
    HUES,
    OUTER,
    SHOWN,
    UNSEEN,
    colour_of,
    cube_of,
    turned_up,
    with_value,
)
from tablee.games.tesseract.state import TesseractState, name
from tablee.kit import Pick, Rules

# Built once: these requests are the same every time. Each gives a face from 0, so that its value is one more.
FACE = Pick("value", (1,) * FACES)
ROLL = Pick("roll", (1,) * FACES)


# On the block


def show_colour(s: TesseractState, at: int, colour: int) -> None:
    """TS-3.5: the colour of a cube shows with its first free face."""
    s.colours[colour] -= 1
    s.block[at] = HUES[colour]


def fill(s: TesseractState) -> Rules[None]:
    """TS-3.3: what shows of the block at the start: all outer colours, and the values on top."""
    colour = Pick("colour", s.colours)
    for places in OUTER:
        for at in places:
            show_colour(s, at, (yield colour))
        s.block[at] = turned_up(s.block[at], 1 + (yield FACE))


def lift(s: TesseractState, cell: int) -> Rules[int]:
    """Take the top cube of a column off the block, and see what it has hidden (TS-3.5)."""
    block, floor = s.block, s.height[cell] - 1
    at = COLUMN[cell][floor]
    cube, block[at] = block[at], UNSEEN
    s.height[cell] = floor
    if floor:
        below = at - 1
        if block[below] == UNSEEN:
            show_colour(s, below, (yield Pick("colour", s.colours)))
        if block[below] in HUES:
            block[below] = turned_up(block[below], 1 + (yield FACE))
    for other in BESIDE[cell]:
        if s.height[other] > floor and block[COLUMN[other][floor]] == UNSEEN:
            show_colour(s, COLUMN[other][floor], (yield Pick("colour", s.colours)))
    return cube


def put(s: TesseractState, cube: int, cell: int) -> None:
    """TS-8.6, TS-8.8: on top of a column; on a bare cell its symbol is covered, and armed, again."""
    s.block[COLUMN[cell][s.height[cell]]] = cube
    s.height[cell] += 1


def replace_top(s: TesseractState, cube: int, cell: int) -> None:
    """TS-8.9: another cube instead of the topmost one."""
    s.block[COLUMN[cell][s.height[cell] - 1]] = cube


# Rolled and destroyed


def roll(cube: int) -> Rules[int]:
    """The cube with the value it is rolled to."""
    face: int = yield ROLL
    return with_value(cube, face + 1)


def roll_destroyed(s: TesseractState, colour: int) -> Rules[int]:
    """A destroyed cube of this colour comes back, rolled."""
    s.destroyed[colour] -= 1
    face: int = yield ROLL
    return cube_of(colour, face + 1)


def destroy(s: TesseractState, cube: int, rule: str) -> None:
    """TS-8.1: out of the game, onto the pile of destroyed cubes. The caller has taken it from where it lay."""
    s.destroyed[colour_of(cube)] += 1
    s.say("destroyed", rule, cube=SHOWN[cube])


# In Labs and in the Primed area


def into_lab(s: TesseractState, cube: int, who: int) -> None:
    insort(s.labs[who], cube)


def turn_in_lab(s: TesseractState, who: int, cube: int, new: int) -> None:
    """A cube of a Lab shows something else."""
    s.labs[who].remove(cube)
    insort(s.labs[who], new)


def turn_primed(s: TesseractState, cube: int, new: int) -> None:
    """A primed cube shows something else: it changes wells, and nobody counts (TS-5.8)."""
    s.primed[cube] -= 1
    s.primed[new] += 1


def reroll_lab(s: TesseractState, who: int, cubes: list[int], rule: str) -> Rules[None]:
    """Roll these cubes of a Lab again."""
    for cube in cubes:
        new = yield from roll(cube)
        turn_in_lab(s, who, cube, new)
        s.say("rerolled", rule, of=name(s, who), cube=SHOWN[cube], to=SHOWN[new])
