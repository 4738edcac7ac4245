"""How well the levels of a game's bots play, among themselves and against each other: `make ladder GAME=shipwreck TABLES=400`.

Each table is one line of a file, written as soon as it is over: a run that was stopped goes on where it stood, as long as the code of
the game and of the bots is the same.
"""

from __future__ import annotations

import argparse
import importlib
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import tablee
from tablee.bots import levels
from tablee.bots.company import Company
from tablee.kit import Game, Seat
from tablee.kit.chair import Chair, in_order
from tablee.kit.game import Bot
from tablee.kit.luck import Seeded
from tablee.kit.playout import playout
from tablee.kit.table import Table
from tablee.registry import deal, find
from tablee.trials.page import interval, measured

KEPT = Path(".bench/ladder")
PAGE = Path("docs/strength.md")
FIRST_SEED = 1_000_000
"""Seeds that nobody has tuned a bot on."""


class Cell(msgspec.Struct, frozen=True):
    """What is played: one seat by a level, which moves on from table to table, among others."""

    seats: int
    options: dict[str, Any]
    level: str
    among: str

    @property
    def name(self) -> str:
        chosen = ", ".join(str(value) for value in self.options.values())
        return f"{self.level} among {self.among}, {self.seats} seats, {chosen}"


class Line(msgspec.Struct, frozen=True):
    """What one table came to. `won`: the share of the victory that fell to the seat of this level."""

    cell: Cell
    code: str
    seed: int
    won: float
    decisions: int
    seconds: float


def bot_of(game: Game[Any], name: str) -> Bot:
    """A level of the game, or `module:attribute`: one that stands for a person, who is heard first and followed in a group."""
    module, _, attribute = name.partition(":")
    found: Bot = getattr(importlib.import_module(module), attribute) if attribute else levels(game)[name]
    return found


def is_cooperative(game: Game[Any], chosen: Mapping[str, Any]) -> bool:
    """Whether all win or none with these options, as far as a few random games tell."""
    seats = game.seats[-1]
    options = {setting.name: setting.default for setting in game.options.values()} | {**chosen}
    ends = [playout(game, seats, options, Random(seed))[0].winners for seed in range(8)]
    return all(len(winners) in (0, seats) for winners in ends)


def cells(game: Game[Any], people: Sequence[str] = (), values: Sequence[str] = ()) -> list[Cell]:
    """Where all win together every level by itself, at every seat count and value of its first option, and at the fewest seats mixed
    with the others; else each level alone among each weaker one, with the usual value of that option. `values`: these instead. People
    sit with the strongest level."""
    option = next(setting for setting in game.options.values() if len(setting.values) > 1)
    known = [level for level in levels(game) if level != "random"]
    found = []
    chosen = [value for value in option.values if str(value) in values] if values else option.values
    for value in chosen:
        together = is_cooperative(game, {option.name: value})
        if not together and not values and value != chosen[0]:
            continue
        for seats in game.seats:
            for n, level in enumerate(known):
                others = [level] if together and seats > game.seats[0] else known[: n + together]
                found += [Cell(seats, {option.name: value}, level, other) for other in others]
            found += [Cell(seats, {option.name: value}, person, known[-1]) for person in people]
    return found


def play(name: str, cell: Cell, seed: int, code: str) -> Line:
    """One table to its end."""
    table = deal(name, cell.seats, options=cell.options, luck=Seeded(seed), listen=False)
    at = seed % cell.seats
    own, others = bot_of(table.game, cell.level), bot_of(table.game, cell.among)
    company = Company(table, {seat: own if seat == at else others for seat in range(cell.seats)}, _people(cell, at))
    decisions, began = 0, time.process_time()
    while not table.over:
        if not _answered(table, company):
            raise RuntimeError(f"{name}, {cell.name}, seed {seed}: no bot answered")
        decisions += 1
    assert table.result is not None
    winners = table.result.winners
    won = 0.0 if at not in winners else 1.0 if len(winners) == cell.seats else 1 / len(winners)
    return Line(cell, code, seed, won, decisions, round(time.process_time() - began, 4))


def _people(cell: Cell, at: Seat) -> list[Seat]:
    return [at] if ":" in cell.level else []


def _answered(table: Table[Any], company: Company) -> bool:
    """One answer: people before bots, so that bots hear what people propose."""
    for question in sorted(in_order(table), key=lambda q: not q.optional and q.seat not in company.people):
        seat = question.seat
        person = company.bots[seat] if seat in company.people else None
        option = person(Chair(table, seat), Random(len(table.log))) if person else company.reply(seat).option
        if option is not None:
            table.answer(seat, option)
            return True
    return False


def fingerprint(game: Game[Any]) -> str:
    """The code that the figures depend on, as a number: the kit, the bots and the game."""
    package = Path(tablee.__file__).parent
    files = [path for folder in (package / "kit", package / "bots", game.folder) for path in sorted(folder.glob("*.*"))]
    whole = b"".join(path.read_bytes() for path in files if path.suffix in (".py", ".toml", ".json"))
    return sha256(whole).hexdigest()[:12]


def climb(name: str, asked: Sequence[Cell], seeds: range, file: Path, workers: int | None = None) -> Iterator[Line]:
    """Every table of every cell, those played before first; all cells grow alike."""
    code = fingerprint(find(name))
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = [line for line in _read(file) if line.code == code and line.cell in asked and line.seed in seeds]
    yield from kept
    done = {(line.cell.name, line.seed) for line in kept}
    todo = [(cell, seed) for seed in seeds for cell in asked if (cell.name, seed) not in done]
    pool = ProcessPoolExecutor(workers)
    try:
        with file.open("ab") as out:
            one = partial(play, name, code=code)
            for line in pool.map(one, [cell for cell, _ in todo], [seed for _, seed in todo], chunksize=4):
                out.write(msgspec.json.encode(line) + b"\n")
                out.flush()
                yield line
    finally:
        pool.shutdown(cancel_futures=True)


def _read(file: Path) -> Iterator[Line]:
    """What was played before. A line that was cut short is left out: that table is played again."""
    for text in file.read_bytes().split(b"\n") if file.exists() else ():
        try:
            yield msgspec.json.decode(text, type=Line)
        except msgspec.MsgspecError:
            continue


def section(game: Game[Any], lines: Sequence[Line], command: str) -> str:
    """The figures of one game, as a part of the page."""
    by_cell: dict[str, list[Line]] = {}
    for line in lines:
        by_cell.setdefault(line.cell.name, []).append(line)
    rows = []
    for found in by_cell.values():
        cell, n, won = found[0].cell, len(found), sum(line.won for line in found)
        low, high = interval(won, n)
        pace = 1000 * sum(line.seconds for line in found) / sum(line.decisions for line in found)
        value = ", ".join(str(value) for value in cell.options.values())
        rows.append(
            f"| {cell.level} | {cell.among} | {value} | {cell.seats} | {n} | {won / n:.1%} | {low:.1%} to {high:.1%} | {pace:.1f} |"
        )
    seeds = sorted({line.seed for line in lines})
    return f"""## {game.title}

- command: `{command}`
- {measured()}; code {lines[0].code}; seeds {seeds[0]} to {seeds[-1]}

| level | among | option | seats | tables | won | Wilson's 95 % interval | ms of processor a decision |
|---|---|---|---|---|---|---|---|
{chr(10).join(rows)}
"""


HEAD = """# How strong the bots are

What one seat of a level wins among others: of the tables where all win together, or of the victories. Seeds are fresh ones: nothing was
tuned on them. A level that is written `module:attribute` stands for a person, whom the bots hear first and follow in a group.
A run that was stopped has fewer tables in some rows than its command asks for; the same command goes on with it.
"""


def written(page: str, title: str, part: str) -> str:
    """The page with this game's part put in or replaced; the others stay."""
    head, *parts = re.split(r"(?m)^(?=## )", page or HEAD)
    kept = [old for old in parts if not old.startswith(f"## {title}\n")]
    return "\n".join(text.rstrip() + "\n" for text in (head, *sorted([*kept, part])))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tablee.lab.ladder", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--tables", type=int, default=400, help="how many tables a cell")
    parser.add_argument("--people", default="", help="module:attribute of bots that stand for people, with commas")
    parser.add_argument("--values", default="", help="values of the first option, with commas")
    parser.add_argument("--only", default="", help="leave out the cells of other levels")
    parser.add_argument("--among", default="", help="leave out the cells among other levels")
    parser.add_argument("--minutes", type=float, default=None, help="stop after so many, and go on next time")
    parser.add_argument("--workers", type=int, default=None, help="how many processes; all cores otherwise")
    given = parser.parse_args()
    game, people = find(given.game), [name for name in given.people.split(",") if name]
    seeds = range(FIRST_SEED, FIRST_SEED + given.tables)
    asked = cells(game, people, [value for value in given.values.split(",") if value])
    asked = [cell for cell in asked if not given.only or cell.level in (given.only, *people)]
    asked = [cell for cell in asked if not given.among or cell.among == given.among]
    lines: list[Line] = []
    until = time.monotonic() + 60 * (given.minutes or 1e9)
    for line in climb(given.game, asked, seeds, KEPT / f"{given.game}.jsonl", given.workers):
        lines.append(line)
        if len(lines) % 100 == 0:
            print(f"{len(lines)} of {len(asked) * given.tables} tables", flush=True)
        if time.monotonic() > until:
            break
    command = f"make ladder GAME={given.game} TABLES={given.tables}"
    command += "".join(
        f" {name.upper()}={value}"
        for name, value in vars(given).items()
        if value and name in ("only", "among", "people", "values")
    )
    part = section(game, lines, command)
    PAGE.write_text(written(PAGE.read_text("utf-8") if PAGE.exists() else "", game.title, part), "utf-8")
    print(part)


if __name__ == "__main__":
    main()
