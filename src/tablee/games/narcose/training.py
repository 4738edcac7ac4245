"""Tune the taste in cards of Narcose's bots by their own games: `make train GAME=narcose`.

In every game both seats play with a taste of their own, all of its numbers a little off at random. How the wins hang together with
the differences tells for every number at once whether more or less of it would be better, and the taste moves a step that way. The
mean of the later rounds is kept, since it is steadier than any of them.
"""

from __future__ import annotations

import argparse
import json
import platform
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import partial
from random import Random
from statistics import fmean
from typing import Any

from tablee.games.narcose import game
from tablee.games.narcose.mind import FILE, Mind, Taste
from tablee.kit.luck import Seeded
from tablee.kit.settings import settle
from tablee.kit.trial import Trial

ROUNDS = 8
RATE = 20.0
"""How far a step goes: by so many of its blurs a number moves that would turn every game."""
ALIKE = 0.5
"""A number is blurred by this part of itself, titles and small numbers by at least so much."""
LEAST, OF_TITLES = 0.2, 0.8
OPTIONS = [settle(game.options, {"mode": mode}) for mode in ("piles", "river")]
BEGUN: Taste = {
    "deals": 1.0, "coin": 0.8, "coin late": 0.2, "late": 10.0, "infection": -2.0, "other": 0.3, "perhaps": 0.6, "together": 5.5,
    "trip": 2.1, "trip more": 0.35, "at hand": 1.0, "guard": 1.6, "aim": 0.4, "ground": 0.4, "ground more": 0.0, "store": 0.5,
    "in need": 12.0, "malus life": 6.0, "floor": 0.6, "ahead": 0.5, "price": 0.12, "blur": 0.1, "ransom": 2.2, "shield from": 8.0,
    "react from": 2.0, "keep": 0.6, "forget up to": 0.6, "coins kept": 3.0, "draw": 1.5, "seek": 1.5, "recall": 0.9, "sift": 0.5,
    "blackout": 0.9, "heal": 0.65, "dizzy": 0.7, "infect": 1.2, "malus": 0.6, "obtain": 0.8, "forget": 0.7, "cling": 0.8,
    "shield": 1.0, "damage": 1.0, "coins": 0.5, "damage_per_colour": 2.0, "lottery": 0.8, "clean_malus": 0.3,
    "clean_infections": 0.3, "lose": -0.8,
}  # fmt: skip
"""Where it begins: the novice's taste, with more for hallucinogens and draws, and less for coins as the game grows late."""
FIXED = ("blur", "late")
"""What is not tuned."""


def begun() -> dict[str, float]:
    """Where it begins, with nothing besides for any title."""
    return {**BEGUN, **{f"title {title.id}": 0.0 for title in game.cards.titles if title.kind != "event"}}


def blur(name: str, value: float) -> float:
    """By how much a number is off at random."""
    if name in FIXED:
        return 0.0
    return OF_TITLES if name.startswith("title ") else max(LEAST, ALIKE * abs(value))


def off(taste: Taste, rng: Random) -> dict[str, float]:
    """By how many of its blurs each number is off."""
    return {name: rng.gauss(0, 1) for name in taste if name not in FIXED}


def moved(taste: Taste, by: Taste) -> dict[str, float]:
    """A taste with its numbers off."""
    return {name: value + by.get(name, 0.0) * blur(name, value) for name, value in taste.items()}


def played(taste: Taste, seed: int) -> tuple[dict[str, float], float]:
    """One game: the difference of the two tastes, and by how much the first seat did better than the other."""
    rng = Random(seed)
    both = [off(taste, rng), off(taste, rng)]
    minds = [Mind(Random(f"{seed}/{seat}"), moved(taste, both[seat])) for seat in (0, 1)]
    trial = Trial.begun(game, 2, game.new(2, OPTIONS[seed % 2]), Seeded(seed))
    trial.play(lambda trial, question: minds[question.seat](trial, question))
    assert trial.result is not None
    won = trial.result.winners
    return {name: both[0][name] - both[1][name] for name in both[0]}, (0 in won) - (1 in won) + 0.0


def step(taste: Taste, found: list[tuple[dict[str, float], float]]) -> dict[str, float]:
    """How far each number moves, in blurs: its slope, less where it may be chance."""
    n, steps = len(found), {}
    for name in found[0][0]:
        slope = sum(by[name] * won for by, won in found) / (4 * n)
        chance = 1 / (8 * n)  # the variance of the slope when nothing depends on this number
        steps[name] = RATE * slope * max(0.0, 1 - chance / slope**2) if slope else 0.0
    return steps


def tuned(games: int, workers: int | None) -> dict[str, float]:
    """Round after round; gives the mean of the second half."""
    taste, seed = begun(), 0
    kept: list[dict[str, float]] = []
    with ProcessPoolExecutor(workers) as pool:
        for n in range(ROUNDS):
            found = list(pool.map(partial(played, taste), range(seed, seed + games), chunksize=50))
            seed += games
            steps = step(taste, found)
            taste = moved(taste, steps)
            print(f"round {n + 1}: {sum(by * by for by in steps.values()) ** 0.5:.2f} blurs", flush=True)
            if n >= ROUNDS // 2:
                kept.append(taste)
    return {name: round(fmean(one[name] for one in kept), 3) for name in taste}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tablee.games.narcose.training")
    parser.add_argument("--tables", type=int, default=1500, help="games a round")
    parser.add_argument("--workers", type=int, default=None, help="how many processes; all cores otherwise")
    given = parser.parse_args()
    told: dict[str, Any] = {
        "command": f"make train GAME=narcose TABLES={given.tables}",
        "seeds": f"0 to {ROUNDS * given.tables - 1}: {given.tables} games in each of {ROUNDS} rounds, piles and river by turns",
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "taste": tuned(given.tables, given.workers),
    }
    FILE.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    print(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
