"""What the best bots make of Narcose: who wins and how, how long it takes, and which titles are bought.

`python -m tests.games.narcose.balance PILES RIVER` plays so many games in each mode and writes docs/balance/narcose.md.
`python -m tests.games.narcose.balance first GAMES` plays many more, without a table around them, and prints who wins and how.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from typing import Any, NamedTuple

from tablee.bots import levels
from tablee.games.narcose import game
from tablee.games.narcose.mind import Mind
from tablee.kit.chair import play
from tablee.kit.luck import Seeded
from tablee.kit.settings import settle
from tablee.kit.trial import Trial
from tablee.trials.page import interval, measured
from tablee.trials.play import Case

PAGE = Path("docs/balance/narcose.md")
MODES = ("piles", "river")
LEVEL = "expert"
FIRST_SEED, QUICK_SEED = 3_000_000, 7_000_000
"""Seeds that nobody has tuned a bot on."""
COLUMNS = (
    "mode", "games", "first player wins", "psychiatric", "turns each, median", "ended by the cap of 60",
    "biggest hit, median", "reactions a game", "events a game",
)  # fmt: skip


class Played(NamedTuple):
    """What one game came to."""

    first_won: bool
    reason: str
    turns: float
    biggest: int
    reactions: int
    events: int
    turned: frozenset[str]
    """The titles that could be bought."""
    bought: tuple[frozenset[str], frozenset[str]]
    """What each seat bought."""
    winner: int | None


def played(job: tuple[str, int]) -> Played:
    """One game of two such bots; its seed is also theirs."""
    mode, seed = job
    table = Case(game, 2, {"mode": mode}).deal(Seeded(seed))
    play(table, dict.fromkeys((0, 1), levels(game)[LEVEL]), Random(seed))
    assert table.result is not None
    told: dict[str, list[dict[str, Any]]] = {}
    for event in table.events(None):
        told.setdefault(event["id"], []).append(event)
    winner = table.result.winners[0] if len(table.result.winners) == 1 else None
    turned = {card for event in told["opened"] for card in event["cards"]}
    turned |= {event["card"] for id in ("turned", "refreshed") for event in told.get(id, ())}
    bought = [{event["card"] for event in told.get("bought", ()) if event["seat"] == seat} for seat in (0, 1)]
    return Played(
        winner == told["set-up"][0]["first"],
        table.result.reason,
        max(event["number"] for event in told["turn"]),
        max((event["by"] for event in told.get("damage", ())), default=0),
        len(told.get("reacted", ())),
        len(told.get("event", ())),
        frozenset(turned),
        (frozenset(bought[0]), frozenset(bought[1])),
        winner,
    )


def quick(mode: str, seed: int) -> tuple[bool, bool]:
    """A game by the experts' policy: whether the first player wins, and whether by five hallucinogens."""
    trial = Trial.begun(game, 2, game.new(2, settle(game.options, {"mode": mode})), Seeded(seed))
    minds, first = [Mind(Random(seed)), Mind(Random(seed + 1))], trial.state.dealer
    trial.play(lambda trial, question: minds[question.seat](trial, question))
    assert trial.result is not None
    return trial.result.winners == (first,), trial.result.reason == "psychiatric"


def first_wins(mode: str, count: int) -> str:
    """How often the first player wins, and how often games end by five hallucinogens."""
    games = [quick(mode, seed) for seed in range(QUICK_SEED, QUICK_SEED + count)]
    told = []
    for n in (sum(first for first, _ in games), sum(five for _, five in games)):
        low, high = interval(n, count)
        told.append(f"{n / count:.1%} ({low:.1%} to {high:.1%})")
    return f"{mode}: the first player wins {told[0]}, psychiatric victories {told[1]}, of {count:,} games"


def share(games: Sequence[Played], is_so: Callable[[Played], bool]) -> str:
    """A share with its interval."""
    n = sum(map(is_so, games))
    low, high = interval(n, len(games))
    return f"{n / len(games):.1%} ({low:.1%} to {high:.1%})"


def row(mode: str, games: Sequence[Played]) -> str:
    turns = [one.turns for one in games]
    tenths = quantiles(turns, n=10)
    length = f"{median(turns):g} ({tenths[0]:g} to {tenths[-1]:g}, longest {max(turns):g})"
    cells = [
        mode,
        f"{len(games):,}",
        share(games, lambda one: one.first_won),
        share(games, lambda one: one.reason == "psychiatric"),
        length,
        f"{sum(one.reason == 'cap' for one in games):,}",
        f"{median(one.biggest for one in games):g}",
        f"{mean(one.reactions for one in games):.1f}",
        f"{mean(one.events for one in games):.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def titles(games: Sequence[Played]) -> list[str]:
    """A row for each title that can be bought, the one with the luckiest only buyers first."""
    offered, bought, alone, won = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for one in games:
        offered.update(one.turned)
        bought.update(one.bought[0] | one.bought[1])
        for seat in (0, 1):
            only = one.bought[seat] - one.bought[1 - seat]
            alone.update(only)
            won.update(only if one.winner == seat else ())
    faces = {face.title.id: face.title for face in game.cards.faces}
    listed = sorted(alone, key=lambda id: -won[id] / alone[id])
    return [
        f"| {faces[id].name.fr} | {faces[id].cost} | {bought[id] / offered[id]:.0%} | {won[id] / alone[id]:.0%} | {alone[id]:,} |"
        for id in listed
    ]


def main(counts: Sequence[int]) -> None:
    asked = dict(zip(MODES, counts, strict=True))
    found: dict[str, list[Played]] = {}
    with ProcessPoolExecutor() as pool:
        for mode, count in asked.items():
            found[mode] = []
            for one in pool.map(played, [(mode, FIRST_SEED + n) for n in range(count)], chunksize=20):
                found[mode].append(one)
                print(f"\r{mode}: {len(found[mode]):,} of {count:,}", end="", file=sys.stderr, flush=True)
    _, _, tail = PAGE.read_text(encoding="utf-8").partition("## How to read it")
    PAGE.write_text(write_up(counts, found) + "## How to read it" + tail, encoding="utf-8")


def write_up(counts: Sequence[int], found: dict[str, list[Played]]) -> str:
    ranges = "; ".join(f"{mode}: seeds {FIRST_SEED} to {FIRST_SEED + len(games) - 1}" for mode, games in found.items())
    rows = "\n".join(row(mode, games) for mode, games in found.items())
    every = [one for games in found.values() for one in games]
    return f"""# Narcose: balance, {LEVEL} against {LEVEL}

- command: `python -m tests.games.narcose.balance {" ".join(map(str, counts))}`
- {measured()}
- rules version {game.version}, pack `{game.pack_name}`; both seats are played by `{LEVEL}`; the game's seed is also the bots';
  {ranges}; who begins is drawn
- Wilson's 95 % intervals in parentheses, for lengths the 10th and 90th percentile

| {" | ".join(COLUMNS)} |
|{" --- |" * len(COLUMNS)}
{rows}

The targets: the first player wins 47 to 53 %, psychiatric victories are 10 to 30 %, the median lies between 6 and 16 turns each, the
cap ends under 1 %, and no title is bought in under 2 % of the games in which it was turned up, or worth more than 15 points.

## Titles

In the games in which a title was turned up: how often somebody bought it; and how often its buyer won where only one player did.
The second figure mixes the strength of a card with the luck of having the money for it, and with this bot's taste.

| title | cost | bought | its only buyer wins | games |
| --- | --- | --- | --- | --- |
{chr(10).join(titles(every))}

"""


if __name__ == "__main__":
    if sys.argv[1] == "first":
        print("\n".join(first_wins(mode, int(sys.argv[2])) for mode in MODES))
    else:
        main([int(text) for text in sys.argv[1:]])
