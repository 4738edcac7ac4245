"""`make bench`: our speed, as ratios against the peers measured in the same run.

*Full* is what a live table does: asks, legality, record, events for every seat. *Simulation* is the same rules with nobody
listening and no record kept. Rates are per second of CPU time; peers and ours take turns, and the median of the rounds' ratios
counts. A ratio below its floor in `floors.toml` makes the run fail.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE / "peers"), str(HERE.parent)]

import tablee  # noqa: E402
from harness import lengths, rate  # noqa: E402
from tablee.kit.luck import Seeded  # noqa: E402
from tablee.kit.playout import playout as simulate  # noqa: E402
from tablee.kit.settings import settle  # noqa: E402

PEERS = {"openspiel": "bench_openspiel.py", "hle": "bench_hle.py", "pettingzoo": "bench_pettingzoo.py"}
ROUNDS, PEER_ROUNDS = 5, 15
FLOORS = tomllib.loads((HERE / "floors.toml").read_text(encoding="utf-8"))


def simulation(game: tablee.Game[Any], seats: int) -> Callable[[], float]:
    """One random game with nobody listening."""
    rng, options = Random(1), settle(game.options, None)
    return lambda: simulate(game, seats, options, rng)[1]


def full(game: tablee.Game[Any], seats: int) -> Callable[[], float]:
    """One random game at a table as it is served: answers are checked, every step is kept, every seat reads its events."""
    rng, options = Random(1), settle(game.options, None)
    random = rng.random

    def play() -> float:
        table, decisions = tablee.Table(game, seats, Seeded(rng.getrandbits(48)), options), 0
        while table.result is None:
            asks = table.asks
            ask = asks[0] if len(asks) == 1 else asks[int(random() * len(asks))]
            table.answer(ask.seat, ask.options[int(random() * len(ask.options))])
            decisions += 1
        for seat in range(seats):
            table.events(seat)
        return decisions

    return play


def forks(game: tablee.Game[Any], seats: int) -> Callable[[], float]:
    """Forks at positions all over some random games; counts forks."""
    rng, options = Random(1), settle(game.options, None)
    stops = []
    for seed in range(20):
        table = tablee.Table(game, seats, Seeded(seed), options)
        while table.result is None:
            stops.append(table.fork())
            ask = rng.choice(table.asks)
            table.answer(ask.seat, rng.choice(ask.options))
    some = rng.sample(stops, min(100, len(stops)))

    def play() -> float:
        for table in some:
            table.fork(listen=False)
        return len(some)

    return play


def peer(name: str, *flags: str) -> dict[str, dict[str, Any]]:
    """The rows a peer's script prints, by name; a peer that is missing or fails is said and left out."""
    python = HERE.parent / ".bench" / name / "bin" / "python"
    if not python.exists():
        print(f"{name}: not installed; `make bench` installs it", file=sys.stderr)
        return {}
    done = subprocess.run([python, HERE / "peers" / PEERS[name], *flags], capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{name}: {done.stdout}{done.stderr}"[:500], file=sys.stderr)
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {row["name"]: row for row in rows if "error" not in row}


def against_peers(hanabi: tablee.Game[Any]) -> dict[str, list[float]]:
    """Decisions per second of each loop, one figure a round, all loops in each round."""
    found: dict[str, list[float]] = {}
    ours = {"ours, simulation": simulation(hanabi, 2), "ours, full": full(hanabi, 2)}
    for n in range(PEER_ROUNDS):
        print(f"round {n + 1} of {PEER_ROUNDS} ...", file=sys.stderr, flush=True)
        for name, play in ours.items():
            found.setdefault(name, []).append(rate(play, 0.6, 1)["decisions_per_s"])
        for name in PEERS:
            for row in peer(name, "--seconds", "0.6", "--repeats", "1").values():
                found.setdefault(row["name"], []).append(row["decisions_per_s"])
    return found


def ratio(found: dict[str, list[float]], ours: str, theirs: str) -> float | None:
    """The median over the rounds; None when the peer is missing."""
    other = next((rates for name, rates in found.items() if theirs in name), None)
    return statistics.median(a / b for a, b in zip(found[ours], other, strict=True)) if other else None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--lengths", type=int, default=20_000, help="games for the mean length of our Hanabi and the peers'"
    )
    given = parser.parse_args()
    hanabi = tablee.find("examples.hanabi:game")
    found = against_peers(hanabi)
    print("\nThe same two-player Hanabi, random play, decisions per second of CPU time (median of the rounds)")
    for name, rates in found.items():
        print(f"  {name:34} {statistics.median(rates):>10,.0f}")
    missed = print_goals(found)
    print_lengths(hanabi, given.lengths)
    missed += print_games(hanabi)
    print("\n" + (f"below the floor: {', '.join(missed)}" if missed else "every floor is met"))
    return 1 if missed else 0


def print_goals(found: dict[str, list[float]]) -> list[str]:
    """Our Hanabi against the peers; gives what is below its floor."""
    missed = []
    print("\n  goal                                            ratio   floor   aim")
    for goal in FLOORS["peer"]:
        ours, theirs, floor, aim = goal["ours"], goal["theirs"], goal["floor"], goal.get("aim")
        value = ratio(found, ours, theirs)
        said = "  missing" if value is None else f"{value:8.2f}x"
        print(f"  {ours + ' / ' + theirs:44} {said} {floor:6}x {f'{aim:5}x' if aim else '     -'}")
        if value is not None and value < floor:
            missed.append(f"{ours} / {theirs}")
    return missed


def print_lengths(hanabi: tablee.Game[Any], games: int) -> None:
    """The same game is played: mean decisions of a random game, with the standard error."""
    rows = {"ours": lengths(simulation(hanabi, 2), games)}
    for name in ("openspiel", "hle"):
        rows |= peer(name, "--lengths", str(games))
    print(f"\n  decisions in a random game, mean over {games:,} games (standard error)")
    for name, row in rows.items():
        print(f"  {name:34} {row['mean_length']:8.3f} ({row['standard_error']:.3f})")


def print_games(hanabi: tablee.Game[Any]) -> list[str]:
    """Each game: whole random games and decisions per second; per decision against our Hanabi, the two in turns; what a fork
    costs."""
    missed, below, yardstick, usual = [], [], simulation(hanabi, 2), FLOORS["simulation"]["floor"]
    print("\n  game            seats   games/s  decisions/s  dec./game   full dec./s   / Hanabi   fork / decision")
    for game in [hanabi, *tablee.games().values()]:
        for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
            play = simulation(game, seats)
            turns = [(rate(play, 0.4, 1), rate(yardstick, 0.4, 1)) for _ in range(ROUNDS)]
            share = statistics.median(sim["decisions_per_s"] / base["decisions_per_s"] for sim, base in turns)
            sim = sorted((sim for sim, _ in turns), key=lambda row: row["decisions_per_s"])[ROUNDS // 2]
            live = rate(full(game, seats), 0.6, 3)
            fork = live["decisions_per_s"] / rate(forks(game, seats), 0.3, 3)["decisions_per_s"]
            print(
                f"  {game.name:15} {seats:5} {sim['games_per_s']:9,.0f} {sim['decisions_per_s']:12,.0f} "
                f"{sim['decisions_per_game']:10} {live['decisions_per_s']:13,.0f} {share:9.2f}x {fork:16.2f}x"
            )
            floor = FLOORS["simulation"]["less"].get(game.name, usual)
            missed += [f"{game.name} at {seats} seats: simulation"] if share < floor else []
            below += [f"{game.name} at {seats} seats"] if floor <= share < usual else []
            missed += [f"{game.name} at {seats} seats: fork"] if fork > FLOORS["fork"]["most"] else []
    if below:
        print(f"\nbelow {usual} of Hanabi, as is allowed: {', '.join(below)}")
    return missed


if __name__ == "__main__":
    sys.exit(main())
