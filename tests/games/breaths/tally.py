"""How often every ending, secret, trump, situation and knowledge card takes effect, in three kinds of games counted apart.

`python -m tests.games.breaths.tally RANDOM NOVICE FROM` plays so many games of each kind over all seat counts and both modes,
prints the table and writes it to docs/campaigns/breaths-effects.md. A game that raises an exception stops everything.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from tablee.bots import levels
from tablee.games.breaths import game
from tablee.kit import Table
from tablee.kit.chair import step
from tablee.kit.luck import Seeded
from tablee.trials.page import measured
from tablee.trials.play import Case, random_step

KINDS = ("random", "novice", "from novice positions")
CHUNK = 25
PAGE = Path("docs/campaigns/breaths-effects.md")


def case(number: int) -> Case:
    """Three games of four in paranoia mode; seat counts in turn."""
    return Case(game, game.seats[number % 4], {"mode": "coop" if number // 4 % 4 == 3 else "paranoia"})


def played(kind: str, number: int) -> Table[Any]:
    """One finished game."""
    table, rng = case(number).deal(Seeded(number)), Random(number)
    novice = levels(game)["novice"]
    bots = dict.fromkeys(range(table.seats), novice)
    minds = {seat: Random(rng.getrandbits(64)) for seat in bots}
    until = {"random": 0, "novice": 10**9, "from novice positions": rng.randrange(100, 700)}[kind]
    answers = 0
    while not table.over:
        if answers < until:
            step(table, bots, minds)
        else:
            random_step(table, rng)
        answers += 1
        assert answers <= game.longest
    assert game.conserved(table.state)
    return table


def effects(table: Table[Any]) -> Iterator[str]:
    """What took effect in a game, once for each time."""
    assert table.result is not None
    yield f"end: {table.result.reason}"
    for event in table.events(None):
        match event["id"]:
            case "trump" | "closed":
                yield f"trump: {event['card']}"
            case "net-life":
                yield from (f"trump: {card}" for card in event["cards"])
            case (
                "triple"
                | "final-phase"
                | "sacrificed"
                | "emancipated"
                | "stopped"
                | "shuffled"
                | "piles-swapped"
                | "card-returned" as id
            ):
                yield f"rule: {id}"
            case "used" | "cut-in" | "permanent" | "triggered":
                yield f"knowledge: {event['card']}"
            case "secret-works":
                yield f"secret: {event['secret']}"
            case "solved":
                yield f"situation: {event['situation']} solved"
            case "explored":
                yield f"situation: {event['situation']} uncovered"


def chunk(kind: str, start: int, count: int) -> tuple[Counter[str], int]:
    found: Counter[str] = Counter()
    answers = 0
    for number in range(start, start + count):
        table = played(kind, number)
        answers += len(table.steps)
        found.update(effects(table))
    return found, answers


def expected() -> list[str]:
    """Everything that should occur."""
    cards = game.cards
    ends = ["suffocated", "alone", "together", "obsession", "all-dead", "nobody-conscious", "adrift", "gave-up"]
    return [
        *(f"end: {reason}" for reason in ends),
        *(
            f"rule: {id}"
            for id in (
                "final-phase",
                "sacrificed",
                "emancipated",
                "stopped",
                "triple",
                "shuffled",
                "piles-swapped",
                "card-returned",
            )
        ),
        *(f"secret: {card.id}" for card in cards.secrets),
        *(f"trump: {card.id}" for card in cards.trumps),
        *(f"situation: {card.id} {what}" for card in cards.situations for what in ("uncovered", "solved")),
        *(f"knowledge: {card.id}" for card in cards.knowledge),
    ]


def main(tables: dict[str, int]) -> None:
    began = time.monotonic()
    found: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    steps = Counter[str]()
    with ProcessPoolExecutor() as pool:
        jobs = [
            (kind, pool.submit(chunk, kind, start, min(CHUNK, tables[kind] - start)))
            for kind in KINDS
            for start in range(0, tables[kind], CHUNK)
        ]
        for done, (kind, job) in enumerate(jobs, 1):
            more, answers = job.result()
            found[kind] += more
            steps[kind] += answers
            print(f"\r{kind}: {done} of {len(jobs)} parts", end="", file=sys.stderr, flush=True)
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    page = write_up(tables, found, steps, time.monotonic() - began)
    PAGE.write_text(page, encoding="utf-8")
    print(page)


def write_up(tables: dict[str, int], found: dict[str, Counter[str]], steps: Counter[str], seconds: float) -> str:
    rows = []
    for name in expected():
        counts = [found[kind][name] for kind in KINDS]
        rows.append(f"| {name} | {' | '.join(f'{n:,}' for n in counts)} | {sum(counts):,} |")
    rare = [name for name in expected() if sum(found[kind][name] for kind in KINDS) < 100]
    return f"""# Deep Regular Breaths: how often everything takes effect

- command: `python -m tests.games.breaths.tally {" ".join(str(n) for n in tables.values())}`
- {measured()}
- games: {", ".join(f"{kind} {n:,}" for kind, n in tables.items())}, seeds from 0, all seat counts; one in four in co-op mode, the
  others in paranoia mode
- random: uniformly random answers, with acts now and then; novice: novice bots in every seat; from novice positions: novice
  bots for 100 to 700 answers, then random ones
- steps: {", ".join(f"{kind} {steps[kind]:,}" for kind in KINDS)}; exceptions: 0; duration: {seconds:.0f} s
- fewer than 100 times: {", ".join(rare) or "nothing"}

| effect | {" | ".join(KINDS)} | in all |
|---|---|---|---|---|
{chr(10).join(rows)}
"""


if __name__ == "__main__":
    main(dict(zip(KINDS, map(int, sys.argv[1:]), strict=True)))
