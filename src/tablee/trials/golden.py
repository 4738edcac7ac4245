"""Golden games: seeded games as text, with all that every seat is told, to be read as a diff when the rules change.

`make golden` writes them anew under tests/golden.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tablee.kit import Game, Table
from tablee.kit.chair import Chair
from tablee.kit.game import Bot
from tablee.kit.luck import Seeded
from tablee.trials.counts import counts
from tablee.trials.laws import digest
from tablee.trials.play import Case, random_act

ROOT = Path("tests/golden")


def plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def lines(case: Case, seed: int, bot: Bot | None = None) -> Iterator[str]:
    """A game as text. Public things once when they change; of a seat's own only what differs from the public."""
    table = case.deal(Seeded(seed))
    yield f"# {case.game.title}: {case.seats} seats, seed {seed}, {'bots' if bot else 'random'}, options {plain(table.options)}"
    yield f"# rules version {case.game.version}, pack {case.game.pack_name} {case.game.pack_digest}"
    rng = Random(seed)
    shown: dict[str, str] = {}
    heard = 0
    while True:
        yield f"== {len(table.log)}"
        yield from _events(table, heard)
        heard = len(table.events(None))
        yield from _views(table, shown)
        if table.over:
            yield f"# {plain(table.view(None)['table']['result'])}"
            return
        yield from _asks(table)
        yield from _move(table, rng, bot)


def _events(table: Table[Any], since: int) -> Iterator[str]:
    public = table.events(None, since)
    own = {seat: table.events(seat, since) for seat in range(table.seats)}
    for i, event in enumerate(public):
        args = {k: v for k, v in event.items() if k not in ("id", "rule")}
        yield f"* {event['id']} {plain(args)} {event['rule']}".rstrip()
        for seat, told in own.items():
            if told[i] != event:
                yield f"*{seat} {plain({k: v for k, v in told[i].items() if event.get(k) != v})}"


def _views(table: Table[Any], shown: dict[str, str]) -> Iterator[str]:
    public = table.view(None)
    for seat in [None, *range(table.seats)]:
        view = public if seat is None else table.view(seat)
        for key in sorted(view):
            name = f"{'.' if seat is None else seat} {key}"
            text = plain(view[key]) if seat is None or view[key] != public.get(key) else ""
            if shown.get(name, "") != text:
                shown[name] = text
                yield f"{name} {text}".rstrip()


def _asks(table: Table[Any]) -> Iterator[str]:
    for seat in range(table.seats):
        ask = table.ask(seat)
        if ask:
            may = " (may)" if ask.optional else ""
            yield f"? {seat} {ask.kind}{may} {ask.rule}: {' | '.join(str(option) for option in ask.options)}"


def _move(table: Table[Any], rng: Random, bot: Bot | None) -> Iterator[str]:
    if rng.random() < 0.04 and (act := random_act(table, rng)):
        yield f"! {act.seat} {act.option}"
        table.change(act)
        return
    ask = rng.choice([ask for ask in table.asks if not ask.optional])
    option = bot(Chair(table, ask.seat), rng) if bot else rng.choice(ask.options)
    yield f"> {ask.seat} {option}"
    table.answer(ask.seat, option)


def texts(game: Game[Any], bot: Bot | None) -> dict[str, str]:
    """Every golden file of a game, by name."""
    found = {}
    few, many = game.seats[0], game.seats[-1]
    for n in dict.fromkeys((few, many)):
        found[f"random-{n}.txt"] = "\n".join(lines(Case(game, n), n)) + "\n"
    if bot:
        found[f"novice-{few}.txt"] = "\n".join(lines(Case(game, few), 100 + few, bot)) + "\n"
    found["counts.json"] = json.dumps(counts(game), indent=1) + "\n"
    found["digest.txt"] = digest(game, 1) + "\n"
    return found


def differences(game: Game[Any], bot: Bot | None, root: Path) -> list[str]:
    """What is not as the files under `root` have it; a missing file is a difference too."""
    found = []
    for name, text in texts(game, bot).items():
        path = root / game.name / name
        if not path.exists():
            found.append(f"{path} is missing: run `make golden` and read it")
            continue
        then, now = path.read_text(encoding="utf-8").split("\n"), text.split("\n")
        at = next((i for i, (a, b) in enumerate(zip(then, now, strict=False)) if a != b), min(len(then), len(now)))
        if then != now:
            was, is_now = then[at : at + 1], now[at : at + 1]
            found.append(
                f"{path} line {at + 1}: was {was}, is {is_now}; if that is meant, run `make golden` and read the diff"
            )
    return found


def write(game: Game[Any], bot: Bot | None) -> Path:
    """Write the golden files of a game anew."""
    folder = ROOT / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in texts(game, bot).items():
        (folder / file).write_text(text, encoding="utf-8")
    return folder
