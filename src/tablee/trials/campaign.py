"""Many random games: none may raise, all must end within their bound; the laws are checked on a sample.

`make campaign GAME=name TABLES=n GUIDED=m` prints what was played and writes it to docs/campaigns/.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import NamedTuple

from tablee import find
from tablee.bots import levels
from tablee.trials import laws, secrecy
from tablee.trials.page import measured
from tablee.trials.play import GUIDED, Case, cases, positions

CHUNK = 100
SAMPLE = 2000
"""Two games in so many also go through the laws."""


class Tally(NamedTuple):
    """What a chunk of games came to."""

    games: int
    answers: int
    longest: int
    sampled: int
    ends: Counter[str]


def chunk(name: str, start: int, count: int, guided: int) -> Tally:
    """Games number start to start + count: seat counts and options in turn, the number as the seed."""
    game = find(name)
    some = cases(game, levels(game).get("novice"), guided)
    answers = longest = sampled = 0
    ends: Counter[str] = Counter()
    for seed in range(start, start + count):
        case = some[seed // guided % len(some)]
        n = 0
        for n, table in enumerate(positions(case, seed)):
            assert game.conserved(table.state), f"{case}, seed {seed}, position {n}: something was lost or doubled"
        assert n <= game.longest, f"{case}, seed {seed}: {n} answers"
        answers, longest = answers + n, max(longest, n)
        ends[f"{case.seats} seats, {table.result.reason if table.result else ''}"] += 1
        if seed % SAMPLE in (0, guided - 1):
            sampled += 1
            check(case, seed)
    return Tally(count, answers, longest, sampled, ends)


def check(case: Case, seed: int) -> None:
    """All laws on one game."""
    laws.check_options(case, seed)
    laws.check_run(case, seed)
    laws.check_fork(case, seed)
    laws.check_sealed(case, seed)
    laws.check_undo(case, seed)
    secrecy.check_imagine(case, seed, 1)
    secrecy.check_public(case, seed)
    secrecy.check_twins(case, seed)
    secrecy.check_telling(case, seed)


def run(name: str, tables: int, workers: int | None = None, guided: int = GUIDED) -> Tally:
    """All games, on all cores, with progress on the terminal."""
    total = Tally(0, 0, 0, 0, Counter())
    starts = range(0, tables, CHUNK)
    with ProcessPoolExecutor(workers) as pool:
        counts = [min(CHUNK, tables - start) for start in starts]
        parts = pool.map(chunk, repeat(name), starts, counts, repeat(guided))
        for part in parts:
            total = Tally(
                total.games + part.games,
                total.answers + part.answers,
                max(total.longest, part.longest),
                total.sampled + part.sampled,
                total.ends + part.ends,
            )
            if sys.stderr.isatty():
                print(f"\r{total.games:,} of {tables:,} games", end="", file=sys.stderr, flush=True)
    return total


def write_up(name: str, total: Tally, seconds: float, guided: int = GUIDED) -> str:
    """The result as a page."""
    ends = "\n".join(f"| {end} | {n:,} |" for end, n in sorted(total.ends.items()))
    return f"""# {find(name).title}: random games

- command: `make campaign GAME={name} TABLES={total.games} GUIDED={guided}`
- {measured()}
- seeds: 0 to {total.games - 1}; seat counts, options and their values in turn (`tablee.trials.play.cases`); one game in {guided} is
  mostly played by novice bots, the others by uniformly random answers, with acts outside the turn now and then
- games: {total.games:,}; answers and acts: {total.answers:,}; the longest game: {total.longest} (bound {find(name).longest})
- all laws checked on {total.sampled:,} of these games (two in {SAMPLE}, one of them guided); conservation at every ask of all of them
- exceptions: 0; duration: {seconds:.0f} s

| end | games |
|---|---|
{ends}
"""
