"""Cubes, columns and series: what can be worked out from the block and from a Lab, without any table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations, product

COLOURS = ("yellow", "orange", "purple", "blue")
VALUES = range(1, 7)
FLOORS = 4
CELLS = range(16)
NAMES = tuple(f"{row}{column}" for row in "abcd" for column in range(1, 5))
"""The cells of the base: a1 is the far left one, d4 the near right one."""
CELL = {name: cell for cell, name in enumerate(NAMES)}
CORNERS = (0, 3, 12, 15)

# A cube that has been seen is a number below 24: six for each colour. Of the others one knows the colour, or nothing.
KNOWN = 24
UNSEEN = 28
SHOWN = tuple(f"{colour}-{value}" for colour in COLOURS for value in VALUES)
"""The names of the 24 cubes: yellow-1 to blue-6."""
CUBE = {name: cube for cube, name in enumerate(SHOWN)}


def value_of(cube: int) -> int:
    return cube % 6 + 1


def colour_of(cube: int) -> int:
    return cube // 6


def with_value(cube: int, value: int) -> int:
    """The same cube turned to another face."""
    return cube - cube % 6 + value - 1


def _beside(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, 4)
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return tuple(r * 4 + c for r, c in near if 0 <= r < 4 and 0 <= c < 4)


BESIDE = tuple(_beside(cell) for cell in CELLS)
AROUND = tuple((*beside, 16, 16)[:4] for beside in BESIDE)
"""The four cells beside each; 16 stands for the outside."""


@lru_cache(1 << 14)
def reachable(heights: bytes, sides: int) -> tuple[int, ...]:
    """TS-5.3: the columns whose top cube shows its top and so many sides at least; the underside never counts."""
    found, of = [], [*heights, 0]
    for cell, (a, b, c, d) in enumerate(AROUND):
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
    least = FLOORS * 6 + 6
    for cell in reachable(bytes(heights), 2):
        height = heights[cell]
        rank = height * 6 + block[cell * 4 + height - 1] % 6
        if rank < least:
            least, found = rank, [cell]
        elif rank == least:
            found.append(cell)
    return found


# Series: sets and runs

SET, RUN = "set", "run"


def colours_fit(cubes: Sequence[int]) -> bool:
    """TS-6.4: all of one colour, or no colour twice."""
    different = len({cube // 6 for cube in cubes})
    return different == 1 or different == len(cubes)


def is_run(cubes: Sequence[int]) -> bool:
    """TS-6.2: consecutive values, without a step from 6 to 1."""
    values = {cube % 6 for cube in cubes}
    return len(values) == len(cubes) == max(values) - min(values) + 1


def series_kind(cubes: Sequence[int], free_sets: bool = False) -> str:
    """Whether these cubes are a set or a run; "" when neither. `free_sets`: sets of any colours count."""
    if len({cube % 6 for cube in cubes}) == 1:
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
    by_value = {v: [c for c in cubes if c % 6 == v] for v in range(6)}
    for v in range(6):
        for part in combinations(by_value[v], n):
            if free_sets or colours_fit(part):
                yield part
    if 2 <= n <= 6:
        for start in range(7 - n):
            choices = [list(dict.fromkeys(by_value[v])) for v in range(start, start + n)]
            for picked in product(*choices):
                if colours_fit(picked):
                    yield tuple(sorted(picked))


THREES = frozenset(_parts(tuple(sorted((*range(KNOWN),) * 3)), 3, free_sets=False))
"""Every valid series of three cubes, each sorted."""


@cache
def shapes(n: int) -> tuple[tuple[int, ...], ...]:
    """Every way to give n cubes values (from 0) that make a set or a run: for working out how far a series is."""
    sets = [(v,) * n for v in range(6)]
    runs = [order for start in range(7 - n) for order in permutations(range(start, start + n))]
    return (*sets, *runs)
