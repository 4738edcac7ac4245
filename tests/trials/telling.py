"""How often the trial `telling` finds a planted leak.

`python -m tests.trials.telling` prints a line per plant: the seeds tried, those that found it, their share, and how many would find it
nine times in ten. `python -m tests.trials.telling --blocks 40` runs the whole trial, as every game is given it, so often on
the leaks that are the hardest to find, each time with other seeds.
"""

from __future__ import annotations

import argparse
import math
from typing import Any

from tests.trials.test_planted_leaks import CAUGHT, EventOnlyWhenSomethingHiddenIsSo, IdsOutliveTheShuffle, made

from tablee.kit import Game
from tablee.trials import TELLING
from tablee.trials.secrecy import check_telling

OFTEN = 0.9
HARDEST = (EventOnlyWhenSomethingHiddenIsSo, IdsOutliveTheShuffle)


def finds(kind: type[Game[Any]], seats: int, seed: int) -> bool:
    """Whether this seed finds the leak."""
    try:
        check_telling(made(kind, seats), seed)
    except AssertionError:
        return True
    return False


def share(kind: type[Game[Any]], seats: int, hits: int, most: int) -> tuple[int, int]:
    """Seed after seed until so many have found it: how many have, of how many."""
    found = 0
    for seed in range(most):
        found += finds(kind, seats, seed)
        if found == hits:
            return found, seed + 1
    return found, most


def needed(found: int, tried: int) -> int:
    """So many seeds find it nine times in ten, if each finds it as often as those tried."""
    if not found:
        raise ValueError("a leak that was never found needs seeds without end")
    return 1 if found == tried else math.ceil(math.log(1 - OFTEN) / math.log(1 - found / tried))


def whole(kind: type[Game[Any]], block: int) -> bool:
    """Whether the trial finds the leak over every number of seats, with the seeds of this block."""
    seats = made(kind).game.seats
    seeds = -(-TELLING // len(seats))
    return any(finds(kind, n, block * seeds + seed) for seed in range(seeds) for n in seats)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.trials.telling", description=__doc__)
    parser.add_argument("--hits", type=int, default=20, help="stop at a plant when so many seeds have found it")
    parser.add_argument("--most", type=int, default=200, help="or when so many were tried")
    parser.add_argument("--blocks", type=int, default=0, help="run the whole trial so often on the hardest plants")
    given = parser.parse_args()
    for kind in HARDEST if given.blocks else ():
        print(f"| {kind.__name__} | {given.blocks} | {sum(whole(kind, n) for n in range(given.blocks))} |", flush=True)
    for kind, seats, trials in () if given.blocks else CAUGHT:
        if "telling" in trials.split():
            found, tried = share(kind, seats, given.hits, given.most)
            print(f"| {kind.__name__} | {tried} | {found} | {found / tried:.0%} | {needed(found, tried)} |", flush=True)


if __name__ == "__main__":
    main()
