"""How cubes move: off the block and onto it, rolled, destroyed, turned; and what then comes to light."""

from __future__ import annotations

from bisect import insort

from tablee.games.tesseract.cubes import BESIDE, KNOWN, SHOWN, UNSEEN, colour_of, with_value
from tablee.games.tesseract.state import SIX, Table
from tablee.kit import Pick, Rules


def see_side(s: Table, at: int) -> Rules[None]:
    """TS-3.5: the colour of a cube shows with its first free face."""
    if s.block[at] == UNSEEN:
        colour = yield Pick("colour", s.colours)
        s.colours[colour] -= 1
        s.block[at] = KNOWN + colour


def see_top(s: Table, at: int) -> Rules[None]:
    """TS-3.5: its value shows with its top."""
    yield from see_side(s, at)
    if s.block[at] >= KNOWN:
        value = yield Pick("value", SIX)
        s.block[at] = (s.block[at] - KNOWN) * 6 + value


def fill(s: Table) -> Rules[None]:
    """TS-3.3: what shows of the block at the start: all outer colours, and the values on top."""
    for cell in range(16):
        for floor in range(4):
            if floor == 3:
                yield from see_top(s, cell * 4 + floor)
            elif len(BESIDE[cell]) < 4:
                yield from see_side(s, cell * 4 + floor)


def lift(s: Table, cell: int) -> Rules[int]:
    """Take the top cube of a column off the block."""
    floor = s.height[cell] - 1
    cube = s.block[cell * 4 + floor]
    s.block[cell * 4 + floor] = UNSEEN
    s.height[cell] = floor
    if floor:
        yield from see_top(s, cell * 4 + floor - 1)
    for other in BESIDE[cell]:
        if s.height[other] > floor:
            yield from see_side(s, other * 4 + floor)
    return cube


def put(s: Table, cube: int, cell: int) -> None:
    """TS-8.6, TS-8.8: on top of a column; on a bare cell its symbol is covered, and armed, again."""
    s.block[cell * 4 + s.height[cell]] = cube
    s.height[cell] += 1


def roll(cube: int) -> Rules[int]:
    """The cube with the value it is rolled to."""
    value = yield Pick("roll", SIX)
    return with_value(cube, value + 1)


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
