"""`tablee doctor`: what this installation is like, the first answer to any report."""

from __future__ import annotations

import platform
import sys
import tempfile
import time
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import tablee
from tablee.bots import random_bot
from tablee.cli import start
from tablee.cli.serve import folder_of
from tablee.kit import Game
from tablee.kit.chair import play
from tablee.kit.errors import Worded
from tablee.server.limits import ENDLESS, Limits
from tablee.store import StoreError
from tablee.store.errors import is_full, nearest, trouble
from tablee.store.inspection import inspect_file
from tablee.store.lock import held
from tablee.store.migrations import VERSION
from tablee.terminal.screen import Screen
from tablee.words import Lang, Words

NEEDED = ("msgspec", "fluent.runtime", "cyclopts", "rich")
EXTRAS = {"litestar": "web", "uvicorn": "web", "polars": "lab", "distributed": "cluster"}
"""What only some commands need, by the extra that brings it."""


def doctor(*, data: Path | None = None, lang: Lang | None = None) -> int:
    """Print versions, the data folder, the server on it, its limits, the terminal and the games, and try each game out.

    Parameters
    ----------
    data
        The folder that holds the tables; otherwise the user's data folder.
    lang
        en or fr.
    """
    screen, folder = start.screen(lang), folder_of(data)
    database, is_well = state_of(folder / "tablee.db", screen.words)
    server, limits = server_on(folder, screen.words)
    for name, fact in (
        *versions(screen),
        ("doctor-folder", screen.words.say("doctor-folder-is", folder=str(folder), writable=is_writable(folder))),
        ("doctor-database", database),
        ("doctor-server", server),
        *surroundings(screen),
    ):
        label = screen.words.say(name) if screen.words.has(name) else name
        screen.console.print(f"{label:<20} {fact}", soft_wrap=True)
    tell_limits(screen, limits)
    is_well = is_well and is_writable(folder)
    for name, game in tablee.games().items():
        with screen.patience("doctor-trying", game=name):
            trouble = try_out(game)
        told = screen.words.error(trouble) if trouble else None
        screen.say("doctor-game", game=name, pack=game.pack_name, digest=game.pack_digest, trouble=told)
        is_well = is_well and not trouble
    screen.say("doctor-well" if is_well else "doctor-ill", style="bold")
    return 0 if is_well else 1


def versions(screen: Screen) -> list[tuple[str, str]]:
    """Tablée, Python and the packages; those of an extra may be missing."""
    extras = {name: screen.words.say("doctor-extra", extra=extra) for name, extra in EXTRAS.items()}
    for name in extras:
        with suppress(PackageNotFoundError):
            extras[name] = version(name)
    machine = f"{platform.python_implementation()}, {platform.system()} {platform.machine()}"
    return [
        ("tablee", tablee.__version__),
        ("python", f"{platform.python_version()} ({machine})"),
        *((name, version(name)) for name in NEEDED),
        *extras.items(),
    ]


def surroundings(screen: Screen) -> list[tuple[str, str]]:
    """The pages, the language and the terminal."""
    console, words = screen.console, screen.words
    kind = words.say("doctor-terminal-is", is_terminal=console.is_terminal, colour=console.color_system or None)
    return [
        ("doctor-pages", words.say("doctor-pages-are", built=are_pages_built())),
        ("doctor-language", words.lang),
        ("doctor-terminal", f"{console.width} × {console.height}, {kind}, {sys.stdout.encoding}"),
    ]


def state_of(file: Path, words: Words) -> tuple[str, bool]:
    """How the database is, in one sentence, and whether a server can use it. Nothing is changed to find out."""
    try:
        found = inspect_file(file)
        if is_full(file.parent):
            raise trouble("full", file)
    except StoreError as error:
        return words.say(f"store-{error.code}", **error.facts), False
    state = "none" if found is None else "good" if found == VERSION else "old"
    size = file.stat().st_size // 1024 + 1 if file.exists() else 0
    return words.say("doctor-database-is", state=state, size=size), True


def server_on(folder: Path, words: Words) -> tuple[str, dict[str, Any]]:
    """Whether a server runs on this folder, and where; and its limits."""
    try:
        holder = held(folder)
    except StoreError as error:
        return words.say(f"store-{error.code}", **error.facts), {}
    url, pid = (holder or {}).get("url", ""), (holder or {}).get("pid", 0)
    state = "none" if holder is None else "running" if url else "starting"
    return words.say("doctor-server-is", state=state, url=url, pid=str(pid)), (holder or {}).get("limits", {})


def tell_limits(screen: Screen, limits: dict[str, Any]) -> None:
    """Every limit with its value and what it means: those of the running server, or the defaults."""
    screen.say("doctor-limits", running=bool(limits))
    for name, value in (limits or msgspec.to_builtins(Limits())).items():
        shown = screen.words.say("doctor-endless") if value == ENDLESS else f"{value:.10g}"
        means = screen.words.say(f"limit-{name}") if screen.words.has(f"limit-{name}") else ""
        screen.console.print(f"{name:<20} {shown:>10}  {means}".rstrip(), soft_wrap=True)


def are_pages_built() -> bool:
    return (Path(tablee.__file__).parent / "server" / "static" / "index.html").exists()


def is_writable(folder: Path) -> bool:
    """Whether tables can be kept."""
    try:
        with tempfile.TemporaryFile(dir=nearest(folder)):
            return True
    except OSError:
        return False


def try_out(game: Game[Any]) -> Worded | None:
    """Play games by random bots for half a second, replay each and say it in both languages. Gives what went wrong."""
    until, seed = time.monotonic() + 0.5, 0
    try:
        while seed == 0 or time.monotonic() < until:
            seats = game.seats[seed % len(game.seats)]
            table = tablee.deal(game, seats, seed)
            play(table, dict.fromkeys(range(seats), random_bot), Random(seed))
            again = tablee.replay(table.record, game=game)
            if again.view(None) != table.view(None) or again.result != table.result:
                return Worded("doctor-replay-differs", "seed {seed}: the replay differs", seed=seed)
            for lang in ("en", "fr"):
                words = Words(lang, game)
                for event in table.events(0):
                    words.event(event)
            seed += 1
    except Exception as error:  # whatever it is, a report should have it
        return Worded(
            "doctor-broke", "seed {seed}: {kind}: {why}", seed=seed, kind=type(error).__name__, why=str(error)
        )
    return None
