"""What every peer's script shares: how a rate and a mean game length are measured and printed.

A *playout* plays one whole game by uniformly random legal moves and returns how many **player decisions** it made;
chance draws are not counted. Legal moves are listed anew at every decision.

Rates are per second of this process's CPU time, so that other work on the machine does not count against whoever
runs beside it; the wall-clock rate is kept as well (`wall_per_s`). Each result is one line of JSON.
"""

import argparse
import gc
import json
import math
import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

Playout = Callable[[], float]


class Loop(NamedTuple):
    """One way to drive a peer: `make` gives its playout, `exact` a slower one whose count is not an estimate."""

    name: str
    make: Callable[[], Playout]
    exact: Callable[[], Playout] | None = None


def rate(playout: Playout, seconds: float, repeats: int) -> dict[str, float]:
    """Decisions and games per second: the median of some repeats of a fixed wall time, and their range."""
    for _ in range(3):  # warm-up
        playout()
    decision_rates, game_rates, wall_rates = [], [], []
    total_decisions, total_games = 0.0, 0
    for _ in range(repeats):
        gc.collect()
        decisions, games = 0.0, 0
        cpu_start = time.process_time()
        start = now = time.perf_counter()
        while now < start + seconds:
            decisions += playout()
            games += 1
            now = time.perf_counter()
        cpu = time.process_time() - cpu_start
        decision_rates.append(decisions / cpu)
        game_rates.append(games / cpu)
        wall_rates.append(decisions / (now - start))
        total_decisions += decisions
        total_games += games
    return {
        "decisions_per_s": round(statistics.median(decision_rates)),
        "min": round(min(decision_rates)),
        "max": round(max(decision_rates)),
        "wall_per_s": round(statistics.median(wall_rates)),
        "games_per_s": round(statistics.median(game_rates), 2),
        "decisions_per_game": round(total_decisions / total_games, 2),
    }


def lengths(playout: Playout, games: int) -> dict[str, float]:
    """The mean number of decisions in a random game, with the standard error of that mean."""
    counts = [playout() for _ in range(games)]
    return {
        "games": games,
        "mean_length": round(statistics.fmean(counts), 4),
        "standard_error": round(statistics.stdev(counts) / math.sqrt(games), 4),
        "shortest": min(counts),
        "longest": max(counts),
    }


def at_least_two(text: str) -> int:
    if (number := int(text)) < 2:
        raise argparse.ArgumentTypeError("a standard error needs two games or more")
    return number


def run(description: str, *loops: Loop) -> None:
    """Measure each loop as the command line asks. One that fails is one line, and the others still run."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--lengths", type=at_least_two, metavar="N", help="measure the mean game length over N games")
    parser.add_argument("--only", default="", metavar="TEXT", help="only the loops whose name contains TEXT")
    parser.add_argument("--seconds", type=float, default=0.6, help="wall time of one repeat (default 0.6)")
    parser.add_argument("--repeats", type=int, default=5, help="number of repeats (default 5)")
    asked = parser.parse_args()
    failed = False
    for loop in loops:
        if asked.only not in loop.name:
            continue
        try:
            if asked.lengths:
                row = lengths((loop.exact or loop.make)(), asked.lengths)
            else:
                row = rate(loop.make(), asked.seconds, asked.repeats)
            print(json.dumps({"name": loop.name, **row}), flush=True)
        except Exception as problem:
            failed = True
            print(json.dumps({"name": loop.name, "error": f"{type(problem).__name__}: {problem}"[:300]}), flush=True)
    if failed:
        raise SystemExit(1)
