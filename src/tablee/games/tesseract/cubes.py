"""Cubes, columns and series: what can be worked out from the block and from a Lab, without any table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations, product
from typing import Literal

Colour = Literal["yellow", "orange", "purple", "blue"]
COLOURS: tuple[Colour, ...] = ("yellow", "orange", "purple", "blue")
VALUES = range(1, 7)
FLOORS = 4
CELLS = range(16)
NAMES = tuple(f"{row}{column}" for row in "abcd" for column in range(1, 5))
"""The cells of the base: a1 is the far left one, d4 the near right one."""
CELL = {name: cell for cell, name in enumerate(NAMES)}
CORNERS = (0, 3, 12, 15)

# A cube is a number: colour * FACES + value - 1 once its value has been seen, KNOWN + colour while only its colour has been,
# UNSEEN before that. Nothing outside this file reckons with these numbers.
FACES = len(VALUES)
SEEN = range(len(COLOURS) * FACES)
"""The 24 cubes of which everything is seen, by colour and then by value."""
KNOWN = len(SEEN)
UNSEEN = KNOWN + len(COLOURS)
SHOWN = tuple(f"{colour}-{value}" for colour in COLOURS for value in VALUES)
"""The names of the 24 cubes: yellow-1 to blue-6."""
CUBE = {name: cube for cube, name in enumerate(SHOWN)}
ON_BLOCK = (*SHOWN, *COLOURS, "unseen")
"""The names of all that may stand in the block."""
SEEN_OF: tuple[str | None, ...] = (*SHOWN, *COLOURS, None)
"""What everybody sees of a cube in the block: its name, its colour, or nothing."""
HUES = tuple(range(KNOWN, UNSEEN))
"""The four cubes of which only the colour has been seen, by colour."""
OF_VALUE = ((), *(tuple(SEEN[value - 1 :: FACES]) for value in VALUES))
"""The four cubes of each value, by colour; the value 0 has none."""


def cube_of(colour: int, value: int) -> int:
    """The cube of this colour that shows this value."""
    return colour * FACES + value - 1


def value_of(cube: int) -> int:
    return cube % FACES + 1


def colour_of(cube: int) -> int:
    return cube // FACES


def with_value(cube: int, value: int) -> int:
    """The same cube turned to another face."""
    return cube - cube % FACES + value - 1


def with_colour(cube: int, colour: int) -> int:
    """A cube of the same value in another colour."""
    return colour * FACES + cube % FACES


def is_seen(cube: int) -> bool:
    """Whether colour and value of a cube in the block have been seen."""
    return cube < KNOWN


def turned_up(hue: int, value: int) -> int:
    """A cube of which only the colour was known, now that its value shows."""
    return (hue - KNOWN) * FACES + value - 1


# The block


def _beside(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, 4)
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return tuple(r * 4 + c for r, c in near if 0 <= r < 4 and 0 <= c < 4)


BESIDE = tuple(_beside(cell) for cell in CELLS)
AROUND = tuple((cell, *(*BESIDE[cell], 16, 16)[:4]) for cell in CELLS)
"""Each cell and the four beside it; 16 stands for the outside."""
COLUMN = tuple(tuple(range(cell * FLOORS, (cell + 1) * FLOORS)) for cell in CELLS)
"""Where the cubes of each cell stand in the list of the block, from the bottom."""
OUTER = tuple(places if len(BESIDE[cell]) < 4 else places[-1:] for cell, places in enumerate(COLUMN))
"""Those of them that show a face while the block is whole, the topmost last."""


@lru_cache(1 << 14)
def reachable(heights: bytes, sides: int) -> tuple[int, ...]:
    """TS-5.3: the columns whose top cube shows its top and so many sides at least; the underside never counts."""
    found, of = [], [*heights, 0]
    for cell, a, b, c, d in AROUND:
        height = of[cell]
        if height and (of[a] < height) + (of[b] < height) + (of[c] < height) + (of[d] < height) >= sides:
            found.append(cell)
    return tuple(found)


def removable(heights: Sequence[int]) -> tuple[int, ...]:
    """TS-5.3: three visible faces, the top one of them."""
    return reachable(bytes(heights), 2)


def lowest(block: Sequence[int], heights: Sequence[int]) -> list[int]:
    """TS-9.2: the removable cubes on the lowest floor and, of these, those of the lowest value."""
    found: list[int] = []
    floor, value = FLOORS, FACES
    for cell in reachable(bytes(heights), 2):
        here = heights[cell]
        if here > floor:
            continue
        shown = block[COLUMN[cell][here - 1]] % FACES
        if here < floor or shown < value:
            floor, value, found = here, shown, [cell]
        elif shown == value:
            found.append(cell)
    return found


# Series: sets and runs

SET, RUN = "set", "run"


def colours_fit(cubes: Sequence[int]) -> bool:
    """TS-6.4: all of one colour, or no colour twice."""
    different = len({cube // FACES for cube in cubes})
    return different == 1 or different == len(cubes)


def is_run(cubes: Sequence[int]) -> bool:
    """TS-6.2: consecutive values, without a step from 6 to 1."""
    values = {cube % FACES for cube in cubes}
    return len(values) == len(cubes) == max(values) - min(values) + 1


def series_kind(cubes: Sequence[int], free_sets: bool = False) -> str:
    """Whether these cubes are a set or a run; "" when neither. `free_sets`: sets of any colours count."""
    if len({cube % FACES for cube in cubes}) == 1:
        return SET if free_sets or colours_fit(cubes) else ""
    return RUN if is_run(cubes) and colours_fit(cubes) else ""


@lru_cache(1 << 15)
def series_in(cubes: tuple[int, ...], free_sets: bool, least: int) -> tuple[tuple[int, ...], ...]:
    """TS-6.1: every valid series among these sorted cubes, the shorter ones first; equal cubes are one.
    A series of n + 1 cubes holds one of n, so no n ends the search."""
    usual = least == 3 and not free_sets and len(cubes) <= 6
    found: dict[tuple[int, ...], None] = {}
    for n in range(least, len(cubes) + 1):
        more = dict.fromkeys(_of_lab(cubes, n) if usual else _parts(cubes, n, free_sets))
        if not more:
            break
        found |= more
    return tuple(found)


def _of_lab(cubes: tuple[int, ...], n: int) -> Iterator[tuple[int, ...]]:
    """The usual case, three cubes or more of one Lab: the valid series of n cubes."""
    return filter(THREES.__contains__ if n == 3 else series_kind, combinations(cubes, n))


def _parts(cubes: tuple[int, ...], n: int, free_sets: bool) -> Iterator[tuple[int, ...]]:
    """The valid series of n cubes. Every one is a set of one value or takes one cube of each of n values in a row."""
    by_value: dict[int, list[int]] = {v: [] for v in VALUES}
    for cube in cubes:
        by_value[value_of(cube)].append(cube)
    for v in VALUES:
        for part in combinations(by_value[v], n):
            if free_sets or colours_fit(part):
                yield part
    if n > 1:
        for start in VALUES[: -n + 1]:
            choices = [list(dict.fromkeys(by_value[v])) for v in range(start, start + n)]
            for picked in product(*choices):
                if colours_fit(picked):
                    yield tuple(sorted(picked))


THREES = frozenset(_parts(tuple(sorted((*SEEN,) * 3)), 3, free_sets=False))
"""Every valid series of three cubes, each sorted."""


@cache
def shapes(n: int) -> tuple[tuple[int, ...], ...]:
    """Every way to give n cubes values that make a set or a run: for working out how far a series is."""
    sets = [(v,) * n for v in VALUES]
    runs = [order for start in VALUES[: -n + 1] for order in permutations(range(start, start + n))]
    return (*sets, *runs)
