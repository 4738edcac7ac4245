"""The contract every game must pass. A third party's game calls `run(game)`; `named(game)` gives the trials one by one.

A trial raises AssertionError with the case, the seed and the position at which a law was broken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from tablee.bots.search import Searcher
from tablee.kit import Game
from tablee.kit.game import Bot
from tablee.kit.luck import Seeded
from tablee.registry import games
from tablee.trials import golden, laws, secrecy, support
from tablee.trials.play import GUIDED, Case, cases
from tablee.trials.rules import problems

__all__ = ["named", "run"]

TELLING = 52
"""How many seeds `telling` takes in all, over every number of seats: enough to find the shyest of the planted leaks nine times in
ten, as measured in docs/campaigns/telling.md."""


def _each(check: Callable[..., Any], some: list[Case], seeds: int, **more: Any) -> None:
    """A check over cases and seeds, the last of which is guided by the bot."""
    for case in some:
        for seed in [*range(seeds - 1), GUIDED - 1]:
            check(case, seed, **more)


def _each_in_turn(check: Callable[..., Any], every: list[Case], usual: int) -> None:
    """A check over the cases with the usual options, at random and guided by the bot; over the others both ways where they are
    few, else one way and the other in turn."""
    few = len(every) <= 12
    _each(check, every if few else every[:usual], 2)
    for n, case in enumerate([] if few else every[usual:]):
        check(case, n % 2 * (GUIDED - 1))


def _enough(check: Callable[..., int], some: list[Case], seeds: int, least: int, what: str) -> None:
    """A check that counts what it found: where anything is hidden it goes on until that is enough, for finding nothing would
    prove nothing."""
    game, table = some[0].game, some[0].deal(Seeded(0))
    hides, found = bool(game.hidden(table.state)), 0
    for seed in range(4 * seeds if hides else seeds):
        if seed < seeds or found < least:
            found += sum(check(case, seed) for case in some)
    assert found or not hides, f"{game.name}: no {what}, which proves nothing"


def _support(game: Game[Any], depths: tuple[int, ...]) -> None:
    for n in game.seats:
        for seed, depth in enumerate(depths):
            for seat in (None, seed % n):
                support.check_support(Case(game, n, game.small), seed, depth, seat)


def named(
    game: Game[Any], bots: Mapping[str, Bot] | None = None, golden_root: Path | None = None, tests: Path | None = None
) -> dict[str, Callable[[], object]]:
    """All trials of a game by name. Golden games and cited rules are checked where their folders are given."""
    levels = dict(bots or {})
    every = cases(game, levels.get("novice"))
    some = every[: len(game.seats)]
    two = [some[0], some[-1]]
    found: dict[str, Callable[[], object]] = {
        "options": partial(_each, laws.check_options, some, 2),
        "run": partial(_each_in_turn, laws.check_run, every, len(some)),
        "fork": partial(_each, laws.check_fork, two, 2),
        "sealed": partial(_each, laws.check_sealed, some, 2),
        "undo": partial(_each, laws.check_undo, some, 2),
        "imagine": partial(_each, secrecy.check_imagine, two, 2, worlds=2),
        "redrawn": partial(secrecy.check_redrawn, some),
        "public": partial(_each, secrecy.check_public, some, 2),
        "twins": partial(_enough, secrecy.check_twins, some, 12, 10, "twins"),
        "telling": partial(_enough, secrecy.check_telling, some, -(-TELLING // len(some)), 100, "steps compared"),
        "support": partial(_support, game, (2, 4, 5)),
        "hash seed": partial(_same_elsewhere, game),
    }
    for level, bot in levels.items():
        if isinstance(bot, Searcher):  # its thoughts take long: guided games only, and fewer positions of them
            found[f"bot {level}"] = partial(_each, laws.check_bot, two, 1, bot=bot.in_haste(), step=10)
        else:
            found[f"bot {level}"] = partial(_each, laws.check_bot, two, 2, bot=bot)
    if golden_root is not None:
        found["golden"] = partial(_none, partial(golden.differences, game, levels.get("novice"), golden_root))
    if tests is not None:
        found["rules"] = partial(_none, partial(problems, game, list(tests.rglob("test_*.py"))))
    return found


def _none(find: Callable[[], list[str]]) -> None:
    wrong = find()
    assert not wrong, "\n".join(wrong)


def _same_elsewhere(game: Game[Any]) -> None:
    """Another process with another hash seed finds the same bytes. A game that is not installed is found by its module."""
    name = game.name if game.name in games() else f"{type(game).__module__.rpartition('.')[0]}:game"
    assert laws.digest_elsewhere(name) == laws.digest(game, 1), f"{game.name}: bytes depend on the hash seed"


def run(
    game: Game[Any], bots: Mapping[str, Bot] | None = None, golden_root: Path | None = None, tests: Path | None = None
) -> None:
    """Every trial, one after another; the first broken law raises AssertionError."""
    for check in named(game, bots, golden_root, tests).values():
        check()
