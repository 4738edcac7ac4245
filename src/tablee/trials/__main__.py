"""`python -m tablee.trials golden|rules|campaign|bots|mutants [GAME]`: what the Makefile's targets run."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from pathlib import Path

from tablee.bots import levels
from tablee.registry import find, games
from tablee.trials import campaign, golden, rules, winning
from tablee.trials.play import GUIDED

TESTS = Path("tests")
CODE = Path("src/tablee/games")


def write_golden(names: list[str]) -> int:
    for name in names or [*games(), "examples.hanabi:game"]:
        game = find(name)
        print(f"{golden.write(game, levels(game).get('novice'))}: written")
    return 0


def print_rules(names: list[str]) -> int:
    wrong: list[str] = []
    tests = list(TESTS.rglob("test_*.py"))
    for name in names or list(games()):
        game = find(name)
        print(f"{game.title}\n{'rule':9} {'':42} {'code':32} tests  used")
        print("\n".join(rules.report(game, levels(game).get("novice"), tests)))
        wrong += rules.problems(game, tests)
    print("\n".join(wrong) or "every rule has a test")
    return 1 if wrong else 0


def run_campaign(name: str, tables: int, guided: int) -> int:
    began = time.monotonic()
    total = campaign.run(name, tables, guided=guided)
    page = campaign.write_up(name, total, time.monotonic() - began, guided)
    return write_page(Path("docs/campaigns") / f"{name}-random.md", page)


def print_standings(name: str, tables: int) -> int:
    found = []
    for standing in winning.standings(name, tables):
        found.append(standing)
        print(
            f"{standing.level}, {standing.value}, {standing.seats} seats: {standing.won} of {standing.tables}",
            file=sys.stderr,
        )
    return write_page(Path("docs/balance") / f"{name}-bots.md", winning.write_up(name, found))


def write_page(path: Path, page: str) -> int:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page, encoding="utf-8")
    print(page)
    return 0


def try_mutants(names: list[str], sample: int | None, workers: int) -> int:
    """Try what was not tried yet, game by game, and print what no test noticed. No game may be imported here."""
    from tablee.trials.noticing import Workshop

    for name in names or sorted(file.parent.name for file in CODE.glob("*/rules.py")):
        folder = name.replace("-", "_")
        shop = Workshop(CODE / folder, TESTS / "games" / folder, workers, sample)
        shop.run()
        ends = Counter(outcome.end for outcome in shop.outcomes().values())
        print(f"{name}: {len(shop.mutants)} mutants, " + ", ".join(f"{n} {end}" for end, n in sorted(ends.items())))
        print("\n".join(f"  {mutant}" for mutant in shop.survivors()), flush=True)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tablee.trials", description=__doc__)
    parser.add_argument("what", choices=["golden", "rules", "campaign", "bots", "mutants"])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--tables", type=int, default=100_000, help="how many tables a campaign plays")
    parser.add_argument(
        "--guided", type=int, default=GUIDED, help="one game in so many is mostly played by novice bots"
    )
    parser.add_argument("--sample", type=int, help="try so many mutants of each game, drawn by lot")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many mutants are tried at a time")
    given = parser.parse_args()
    if given.what == "golden":
        return write_golden(given.games)
    if given.what == "rules":
        return print_rules(given.games)
    if given.what == "mutants":
        return try_mutants(given.games, given.sample, given.workers)
    if not given.games:
        parser.error("name a game")
    if given.what == "campaign":
        return run_campaign(given.games[0], given.tables, given.guided)
    return print_standings(given.games[0], given.tables)


if __name__ == "__main__":
    sys.exit(main())
