"""Rules that explain themselves: every number of `rules.*.md`, the code that cites it, the tests that cite it, and how often
play uses it. `make rules` prints the table; a rule that no test cites is an error."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from tablee.kit import Game
from tablee.kit.chair import step
from tablee.kit.game import Bot
from tablee.kit.luck import Seeded
from tablee.reading.rulebook import Rule, rules_in
from tablee.trials.play import Case, cases, positions


def read_rules(game: Game[Any], lang: str) -> dict[str, Rule]:
    """The rules of a game in this language, by number, without the chapters."""
    return {number: rule for number, rule in rules_in(game, lang).items() if not rule.is_chapter}


def cited(files: Iterable[Path], prefix: str) -> dict[str, list[str]]:
    """Where each number is cited."""
    found: dict[str, list[str]] = {}
    for path in sorted(files):
        for number in set(re.findall(rf"\b{prefix}-\d+(?:\.\d+)?\b", path.read_text(encoding="utf-8"))):
            found.setdefault(number, []).append(path.name)
    return found


def used(game: Game[Any], bot: Bot | None, games: int = 40) -> dict[str, float]:
    """The share of simulated games in which an event or an ask cites each number."""
    seen: Counter[str] = Counter()
    played = 0
    for case in cases(game)[: len(game.seats)]:
        for seed in range(games):
            numbers = _of_bots(case, seed, bot) if bot and seed % 2 else _of_random(case, seed)
            seen.update(numbers)
            played += 1
    return {number: n / played for number, n in seen.items()}


def _of_random(case: Case, seed: int) -> set[str]:
    numbers: set[str] = set()
    for table in positions(case, seed):
        numbers.update(ask.rule for ask in table.asks)
    return numbers | {event["rule"] for event in table.events(None)}


def _of_bots(case: Case, seed: int, bot: Bot) -> set[str]:
    table = case.deal(Seeded(seed))
    numbers: set[str] = set()
    minds = {seat: Random(seed + seat) for seat in range(case.seats)}
    while not table.over:
        numbers.update(ask.rule for ask in table.asks)
        step(table, dict.fromkeys(range(case.seats), bot), minds)
    return numbers | {event["rule"] for event in table.events(None)}


def problems(game: Game[Any], tests: Iterable[Path]) -> list[str]:
    """Numbers that differ between the languages, that nothing explains, or that no test cites."""
    english, french = read_rules(game, "en"), read_rules(game, "fr")
    code = cited([*game.folder.glob("*.py"), *game.folder.glob("*.toml")], game.rules)
    tested = cited(tests, game.rules)
    found = [f"{n} is in one language only" for n in sorted(set(english) ^ set(french))]
    found += [f"{n} has no text or no source" for n, rule in english.items() if not rule.text or not rule.source]
    chapters = {number.split(".")[0] for number in english}
    for where in (code, tested):
        found += [
            f"{n} is cited in {', '.join(files)} but is not a rule"
            for n, files in where.items()
            if n not in english and n not in chapters
        ]
    found += [f"{n} {english[n].title}: no test cites it" for n in english if n not in tested]
    return found


def report(game: Game[Any], bot: Bot | None, tests: list[Path]) -> list[str]:
    """Rule, code, tests, share of simulated games that used it."""
    code = cited([*game.folder.glob("*.py"), *game.folder.glob("*.toml")], game.rules)
    tested, share = cited(tests, game.rules), used(game, bot)
    out = []
    for number, rule in read_rules(game, "en").items():
        where = ", ".join(code.get(number, ["settled" if "Settled" in rule.source else "-"]))
        out.append(
            f"{number:9} {rule.title:42.42} {where:32.32} {len(tested.get(number, [])):3} {share.get(number, 0):5.0%}"
        )
    return out
