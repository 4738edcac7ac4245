"""`make beside BASE=<commit>`: is any game slower than it was at another commit?

Both are measured in one run, in processes that take turns, by the loops of `run.py`: whole random games at a full table, and
simulated. Rates are per second of CPU time; the median of the rounds' ratios counts, and half of the ratios lie in the range
beside it. A game below `FLOOR` makes the run fail.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
ROOT = HERE.parent
FLOOR = 0.95


def measure(root: Path, seconds: float) -> dict[str, float]:
    """Decisions per second of every loop, with the rules under `root`."""
    sys.path[:0] = [str(root / "src"), str(root)]
    from examples.hanabi import game as hanabi

    import tablee

    assert Path(tablee.__file__).is_relative_to(root), tablee.__file__
    from run import full, rate, simulation  # now: it looks for games beside itself, and these are found already

    found = {}
    for game in [hanabi, *tablee.games().values()]:
        seats = 3 if 3 in game.seats else game.seats[0]
        for name, loop in (("full", full), ("simulation", simulation)):
            found[f"{game.name}, {seats} seats, {name}"] = rate(loop(game, seats), seconds, 1)["decisions_per_s"]
    return found


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The files of a commit, for a while."""
    with TemporaryDirectory() as folder:
        root = Path(folder) / "base"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(root), commit], check=True)
        try:
            yield root
        finally:
            subprocess.run([*git, "remove", "--force", str(root)], check=True)


def in_turn(base: Path, rounds: int, seconds: float) -> dict[str, list[float]]:
    """How fast each loop is here, where it is 1 at the base; one figure a round. Who goes first alternates."""
    found: dict[str, list[float]] = {}
    for n in range(rounds):
        print(f"round {n + 1} of {rounds} ...", file=sys.stderr, flush=True)
        rates: dict[Path, dict[str, float]] = {}
        for root in (base, ROOT) if n % 2 else (ROOT, base):
            command = [sys.executable, __file__, "--measure", str(root), "--seconds", str(seconds)]
            done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, text=True, check=True)
            rates[root] = json.loads(done.stdout)
        for name, was in rates[base].items():
            if name in rates[ROOT]:
                found.setdefault(name, []).append(rates[ROOT][name] / was)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", nargs="?", default="HEAD", help="the commit to measure beside")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each loop in each round")
    parser.add_argument("--measure", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(measure(given.measure, given.seconds)))
        return 0
    with checked_out(given.base) as base:
        found = in_turn(base, given.rounds, given.seconds)
    print(f"Decisions per second of CPU time, where {given.base} has 1 (median of {given.rounds} rounds, middle half)")
    below = []
    for name, ratios in found.items():
        low, median, high = statistics.quantiles(ratios, n=4)
        below += [name] if median < FLOOR else []
        print(f"  {name:36} {median:5.2f}   {low:.2f} to {high:.2f}")
    print(f"below {FLOOR}: {'; '.join(below)}" if below else f"nothing is below {FLOOR}")
    return 1 if below else 0


if __name__ == "__main__":
    sys.exit(main())
