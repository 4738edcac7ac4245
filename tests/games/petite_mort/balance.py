"""What the best bots make of La Petite Mort: which seats win, how long it takes, how it ends, and which objectives are met.

`python -m tests.games.petite_mort.balance TWO THREE FOUR` plays so many games with each number of seats, the Diplomas by turns, and
writes docs/balance/petite-mort.md.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from typing import NamedTuple

from tablee.bots import levels
from tablee.games.petite_mort import game
from tablee.games.petite_mort.cards import DIPLOMAS, SEATS
from tablee.kit.chair import play
from tablee.kit.luck import Seeded
from tablee.trials.page import interval, measured
from tablee.trials.play import Case

PAGE = Path("docs/balance/petite-mort.md")
KEPT = "## The size of the set"
"""From here on the page is written by hand."""
COLUMNS = (
    "seats", "games", "wins over the share, from the first player round", "rounds, median", "ended by a short pile",
    "deaths in bed, a seat and round", "reaped, a seat and round",
)  # fmt: skip
LEVEL = "expert"
FIRST_SEED = 3_000_000
"""Seeds that nobody has tuned a bot on."""
FEW = 0.025
"""An objective that is met by somebody in fewer games than this is out of reach."""


class Played(NamedTuple):
    """What one game came to."""

    diploma: str
    rounds: int
    reason: str
    won: tuple[float, ...]
    """By place after the first player of the first round."""
    met: tuple[str, ...]
    """The objectives that somebody met."""
    beds: int
    reaps: int


def played(level: str, seats: int, seed: int) -> Played:
    """One game of such bots; its seed is also theirs."""
    diploma = DIPLOMAS[seed % len(DIPLOMAS)]
    table = Case(game, seats, {"diploma": diploma}).deal(Seeded(seed))
    play(table, dict.fromkeys(range(seats), levels(game)[level]), Random(seed))
    assert table.result is not None
    first = next(event["first"] for event in table.events(None) if event["id"] == "set-up")
    s, winners = table.state, table.result.winners
    won = tuple((seat in winners) / len(winners) for seat in ((first + n) % seats for n in range(seats)))
    aims = s.cards.aims[s.diploma]
    met = tuple(aim.id for at, aim in enumerate(aims) if any(pawns >> at & 1 for pawns in s.pawns))
    return Played(diploma, s.round, table.result.reason, won, met, sum(s.beds), sum(s.reaps))


def row(seats: int, games: Sequence[Played]) -> str:
    """The figures of one number of seats."""
    n, shares = len(games), []
    for place in range(seats):
        low, high = interval(sum(one.won[place] for one in games), n)
        shares.append(f"{mean(one.won[place] for one in games) * seats:.2f} ({low * seats:.2f} to {high * seats:.2f})")
    rounds = [one.rounds for one in games]
    tenths = quantiles(rounds, n=10)
    ends = Counter(one.reason.partition("-")[0] for one in games)
    acts = mean(one.beds / one.rounds / seats for one in games), mean(one.reaps / one.rounds / seats for one in games)
    cells = [
        str(seats),
        f"{n:,}",
        " / ".join(shares),
        f"{median(rounds):g} ({tenths[0]:g} to {tenths[-1]:g}, longest {max(rounds)})",
        f"{ends['pile'] / n:.1%}",
        f"{acts[0]:.2f}",
        f"{acts[1]:.2f}",
    ]
    return f"| {' | '.join(cells)} |"


def objectives(found: dict[int, list[Played]]) -> list[str]:
    """How often each objective is met by somebody, with each number of seats."""
    rows = []
    for diploma, aims in zip(game.cards.diplomas, game.cards.aims, strict=True):
        for aim in aims:
            cells = []
            for games in found.values():
                those = [one for one in games if one.diploma == diploma.id]
                cells.append(f"{mean(aim.id in one.met for one in those):.0%}" if those else "")
            rows.append(f"| {diploma.id} | {aim.name.en} | {' | '.join(cells)} |")
    return rows


def lowest(found: dict[int, list[Played]]) -> str:
    """The objective that is met least often."""
    rates = [
        (mean(aim.id in one.met for one in those), aim.name.en, diploma.id, seats)
        for seats, games in found.items()
        for diploma, aims in zip(game.cards.diplomas, game.cards.aims, strict=True)
        if (those := [one for one in games if one.diploma == diploma.id])
        for aim in aims
    ]
    rate, name, diploma_id, seats = min(rates)
    return f"{rate:.0%}: {name} ({diploma_id}, {seats} seats), where {FEW:.1%} is asked for"


def main(counts: Sequence[int], level: str, workers: int | None) -> None:
    found: dict[int, list[Played]] = {}
    with ProcessPoolExecutor(workers) as pool:
        for seats, count in zip(SEATS, counts, strict=True):
            found[seats] = []
            for one in pool.map(partial(played, level, seats), range(FIRST_SEED, FIRST_SEED + count), chunksize=3):
                found[seats].append(one)
                print(f"\r{seats} seats: {len(found[seats]):,} of {count:,}", end="", file=sys.stderr, flush=True)
    _, kept, tail = PAGE.read_text(encoding="utf-8").partition(KEPT)
    PAGE.write_text(write_up(counts, level, found) + kept + tail, encoding="utf-8")


def write_up(counts: Sequence[int], level: str, found: dict[int, list[Played]]) -> str:
    ranges = "; ".join(
        f"{seats} seats: seeds {FIRST_SEED} to {FIRST_SEED + len(games) - 1}" for seats, games in found.items()
    )
    rows = "\n".join(row(seats, games) for seats, games in found.items())
    return f"""# La Petite Mort: balance, {level} among {level}

- command: `python -m tests.games.petite_mort.balance {" ".join(map(str, counts))}{"" if level == LEVEL else " " + level}`
- {measured()}
- rules version {game.version}, pack `{game.pack_name}`; every seat is played by `{level}`; the nine Diplomas by turns; the game's seed is
  also the bots'; {ranges}; who begins is drawn
- a shared victory counts in equal parts; of a seat's wins over its share Wilson's 95 % intervals in parentheses, for lengths the
  10th and 90th percentile

| {" | ".join(COLUMNS)} |
|{" --- |" * len(COLUMNS)}
{rows}

The targets: no seat wins above 1.2 times its share, every objective is reached, the median lies between 5 and 12 rounds, and a short pile
ends under 10 %. The objective reached least often: {lowest(found)}.

## How often each objective is reached by somebody

| Diploma | objective | 2 seats | 3 seats | 4 seats |
| --- | --- | --- | --- | --- |
{chr(10).join(objectives(found))}

"""


if __name__ == "__main__":
    numbers = [int(text) for text in sys.argv[1:] if text.isdigit()]
    main(numbers[:3], next((text for text in sys.argv[1:] if not text.isdigit()), LEVEL), (numbers[3:] or [None])[0])
