"""How cubes move: off the block and onto it, rolled, destroyed, turned; and what then comes to light."""

from __future__ import annotations

from bisect import insort

from tablee.games.tesseract.cubes import BESIDE, CELLS, KNOWN, SHOWN, UNSEEN, colour_of
from tablee.games.tesseract.state import SIX, Table
from tablee.kit import Pick, Rules

# Built once: these requests are the same every time.
FACE = Pick("value", SIX)
ROLL = Pick("roll", SIX)


def show(s: Table, at: int, colour: int) -> None:
    """TS-3.5: the colour of a cube shows with its first free face."""
    s.colours[colour] -= 1
    s.block[at] = KNOWN + colour


def fill(s: Table) -> Rules[None]:
    """TS-3.3: what shows of the block at the start: all outer colours, and the values on top."""
    colour = Pick("colour", s.colours)
    for cell in CELLS:
        last = cell * 4 + 3
        for at in range(cell * 4 if len(BESIDE[cell]) < 4 else last, last + 1):
            show(s, at, (yield colour))
        s.block[last] = (s.block[last] - KNOWN) * 6 + (yield FACE)


def lift(s: Table, cell: int) -> Rules[int]:
    """Take the top cube of a column off the block. TS-3.5: the value of a cube shows with its top."""
    block, at = s.block, cell * 4 + s.height[cell] - 1
    cube, block[at] = block[at], UNSEEN
    floor = s.height[cell] = at % 4
    if floor:
        below = at - 1
        if block[below] == UNSEEN:
            show(s, below, (yield Pick("colour", s.colours)))
        if block[below] >= KNOWN:
            block[below] = (block[below] - KNOWN) * 6 + (yield FACE)
    for other in BESIDE[cell]:
        if s.height[other] > floor and block[other * 4 + floor] == UNSEEN:
            show(s, other * 4 + floor, (yield Pick("colour", s.colours)))
    return cube


def put(s: Table, cube: int, cell: int) -> None:
    """TS-8.6, TS-8.8: on top of a column; on a bare cell its symbol is covered, and armed, again."""
    s.block[cell * 4 + s.height[cell]] = cube
    s.height[cell] += 1


def roll(cube: int) -> Rules[int]:
    """The cube with the value it is rolled to."""
    value: int = yield ROLL
    return cube - cube % 6 + value


def destroy(s: Table, cube: int, rule: str) -> None:
    """TS-8.1: out of the game, onto the pile of destroyed cubes. The caller has taken it from where it lay."""
    s.destroyed[colour_of(cube)] += 1
    s.say("destroyed", rule, cube=SHOWN[cube])


def into_lab(s: Table, cube: int, who: int) -> None:
    insort(s.labs[who], cube)


def turn_in_lab(s: Table, who: int, cube: int, new: int) -> None:
    """A cube of a Lab shows something else."""
    s.labs[who].remove(cube)
    insort(s.labs[who], new)


def turn_primed(s: Table, cube: int, new: int) -> None:
    """A primed cube shows something else: it changes wells, and nobody counts (TS-5.8)."""
    s.primed[cube] -= 1
    s.primed[new] += 1


def reroll_lab(s: Table, who: int, cubes: list[int], rule: str, of: str) -> Rules[None]:
    """Roll these cubes of a Lab again."""
    for cube in cubes:
        new = yield from roll(cube)
        turn_in_lab(s, who, cube, new)
        s.say("rerolled", rule, of=of, cube=SHOWN[cube], to=SHOWN[new])
