"""Removable cubes and valid series once more, slowly, from the rulebook's words: a block is a set of places in space, a
cube of a Lab is a colour and a value. Nothing here knows how the game itself works them out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

Place = tuple[int, int, int]  # column, row, floor
Cube = tuple[str, int]
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


def visible_faces(block: set[Place], place: Place) -> int:
    """Faces with nothing against them; the underside, on the base or on another cube, is never one."""
    x, y, z = place
    faces = 0 if (x, y, z + 1) in block else 1
    for dx, dy in SIDES:
        if (x + dx, y + dy, z) not in block:
            faces += 1
    return faces


def is_removable(block: set[Place], place: Place) -> bool:
    """At least three visible faces, its top being one."""
    x, y, z = place
    return (x, y, z + 1) not in block and visible_faces(block, place) >= 3


def removable(block: set[Place]) -> set[Place]:
    return {place for place in block if is_removable(block, place)}


def next_primed(block: set[Place], values: dict[Place, int]) -> set[Place]:
    """The cubes a Threat phase may take: lowest in height, then lowest in value."""
    loose = removable(block)
    if not loose:
        return set()
    floor = min(z for _, _, z in loose)
    least = min(values[place] for place in loose if place[2] == floor)
    return {place for place in loose if place[2] == floor and values[place] == least}


def is_series(cubes: tuple[Cube, ...], least: int = 3, free_sets: bool = False) -> bool:
    """A set or a run of enough cubes, of one colour or of colours that are all different."""
    if len(cubes) < least:
        return False
    values = sorted(value for _, value in cubes)
    same_value = values[0] == values[-1]
    in_a_row = values == [values[0] + n for n in range(len(values))]
    colours = Counter(colour for colour, _ in cubes)
    fitting = len(colours) == 1 or max(colours.values()) == 1
    return (same_value and (fitting or free_sets)) or (in_a_row and fitting)


def every_series(lab: list[Cube], least: int = 3, free_sets: bool = False) -> set[tuple[Cube, ...]]:
    """All series in a Lab, each sorted."""
    cubes = sorted(lab)
    found = set()
    for n in range(least, len(cubes) + 1):
        for part in combinations(cubes, n):
            if is_series(part, least, free_sets):
                found.add(part)
    return found


def breaches(cubes_there: int) -> int:
    """Breaches when a cube has just landed beside others, so many there with it."""
    if cubes_there < 3:
        return 0
    return 1 if cubes_there < 6 else 2
