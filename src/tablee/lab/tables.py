"""Tables played by bots: what each came to, one line a table, so that a run that was stopped goes on where it stood."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tablee.bots import levels
from tablee.kit import OptionError
from tablee.kit.chair import step
from tablee.kit.luck import Seeded
from tablee.kit.table import Table
from tablee.registry import deal, find

CHUNK = 10


class Setup(msgspec.Struct, frozen=True):
    """What is played: every table of a run differs only in its seed."""

    game: str
    seats: int
    bots: list[str]
    options: dict[str, Any]

    def company(self, seed: int) -> list[str]:
        """Which bot sits where. The bots move on by one seat from table to table, so that seats and bots are told apart."""
        return [self.bots[(seat + seed) % len(self.bots)] for seat in range(self.seats)]


class Row(msgspec.Struct, frozen=True):
    """What one table came to."""

    seed: int
    winners: list[int]
    reason: str
    scores: list[float]
    decisions: int
    facts: dict[str, int]
    """The numbers everybody could read on the table at the end: a round, what was left of a pile."""
    rules: list[str]
    """The rules that something happened by."""


def play(setup: Setup, seed: int) -> Row:
    """One table to its end."""
    table = deal(setup.game, setup.seats, options=setup.options, luck=Seeded(seed))
    known, rng = levels(table.game), Random(seed)
    bots = {seat: known[level] for seat, level in enumerate(setup.company(seed))}
    minds = {seat: Random(rng.getrandbits(64)) for seat in bots}
    decisions = 0
    while not table.over:
        if not step(table, bots, minds):
            raise RuntimeError(f"{table.game.name}, seed {seed}: no bot answered")
        decisions += 1
    return row(table, seed, decisions)


def row(table: Table[Any], seed: int, decisions: int) -> Row:
    assert table.result is not None
    winners, reason, scores = table.result
    view = table.view(None)
    facts = {name: value for name, value in view.items() if type(value) is int}
    rules = sorted({event["rule"] for event in table.events(None) if event["rule"]})
    return Row(seed, list(winners), reason, list(scores), decisions, facts, rules)


def chunk(setup: Setup, seeds: list[int]) -> list[Row]:
    return [play(setup, seed) for seed in seeds]


def rows(setup: Setup, seeds: list[int], workers: int | None = None, cluster: str = "") -> Iterator[Row]:
    """All these tables, in the order of their seeds: on all cores, or on a Dask cluster."""
    parts = [seeds[i : i + CHUNK] for i in range(0, len(seeds), CHUNK)]
    if workers == 1 and not cluster:
        for part in parts:
            yield from chunk(setup, part)
        return
    with on_cluster(cluster) if cluster else ProcessPoolExecutor(workers) as pool:
        for done in pool.map(chunk, [setup] * len(parts), parts):
            yield from done


@contextmanager
def on_cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask scheduler. A table whose worker is lost is played again by another."""
    from distributed import Client

    try:
        client = Client(address, timeout=10)  # type: ignore[no-untyped-call]
    except (OSError, ValueError):
        raise OptionError(
            "lab-no-scheduler",
            "no Dask scheduler answers at {address!r}: start one with `dask scheduler`",
            address=address,
        ) from None
    with client:
        yield client.get_executor(retries=3)  # type: ignore[no-untyped-call]


class Log:
    """The file of a run: its setup in the first line, then a line for each table."""

    def __init__(self, file: Path, setup: Setup) -> None:
        self.file, self.setup = file, setup
        self.rows: dict[int, Row] = {}
        if file.exists():
            self._read()
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(setup) + b"\n")

    def _read(self) -> None:
        """What was played before. The last line may have been cut short: then that table is played again."""
        head, *lines = self.file.read_bytes().split(b"\n")
        try:
            same = msgspec.json.decode(head, type=Setup) == self.setup
        except msgspec.MsgspecError:
            same = False
        if not same:
            raise OptionError(
                "lab-other-setup",
                "{file} holds tables of another setup; give another folder with --out",
                file=str(self.file),
            )
        whole = len(head) + 1
        for line in lines[:-1]:
            try:
                found = msgspec.json.decode(line, type=Row)
            except msgspec.MsgspecError as error:
                raise OptionError(
                    "lab-unreadable",
                    "{file}: the table after byte {byte} cannot be read: {why}",
                    file=str(self.file),
                    byte=whole,
                    why=str(error),
                ) from None
            self.rows[found.seed] = found
            whole += len(line) + 1
        os.truncate(self.file, whole)

    def missing(self, seeds: range) -> list[int]:
        return [seed for seed in seeds if seed not in self.rows]

    def keep(self, done: Iterator[Row]) -> Iterator[Row]:
        """Write each table down as soon as it is played."""
        with self.file.open("ab") as out:
            for found in done:
                out.write(msgspec.json.encode(found) + b"\n")
                out.flush()
                self.rows[found.seed] = found
                yield found


def setup(game: str, seats: int, bots: list[str], options: Mapping[str, Any]) -> Setup:
    """A setup that can be played; what is wrong with it is said now."""
    found = find(game)
    for level in bots:
        if level not in levels(found):
            raise OptionError(
                "lab-no-bot",
                "there is no bot {found!r} for {title}: there are {expected}",
                found=level,
                title=found.title,
                expected=[*levels(found)],
            )
    deal(found, seats, options=options, luck=Seeded(0))
    return Setup(game, seats, bots, dict(options))
