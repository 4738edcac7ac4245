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

import tablee
from tablee.bots import random_bot
from tablee.cli import start
from tablee.kit import Game
from tablee.kit.chair import play
from tablee.terminal.saves import home
from tablee.terminal.screen import Screen
from tablee.words import Lang, Words

NEEDED = ("msgspec", "fluent.runtime", "cyclopts", "rich")
EXTRAS = {"litestar": "web", "granian": "web", "sqlalchemy": "web", "polars": "lab", "distributed": "cluster"}
"""What only some commands need, by the extra that brings it."""


def doctor(*, lang: Lang | None = None) -> int:
    """Print versions, the data folder, the terminal and the games, and try each game out."""
    screen = start.screen(lang)
    for name, fact in (*versions(screen), *surroundings(screen)):
        label = screen.words.say(name) if screen.words.has(name) else name
        screen.console.print(f"{label:<20} {fact}", soft_wrap=True)
    is_well = is_writable()
    for name, game in tablee.games().items():
        with screen.patience("doctor-trying", game=name):
            trouble = try_out(game)
        screen.say("doctor-game", game=name, pack=game.pack_name, digest=game.pack_digest, trouble=trouble or None)
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
    """The data folder, the language and the terminal."""
    console, words = screen.console, screen.words
    kind = words.say("doctor-terminal-is", is_terminal=console.is_terminal, colour=console.color_system or None)
    return [
        ("doctor-folder", words.say("doctor-folder-is", folder=str(home()), writable=is_writable())),
        ("doctor-database", words.say("doctor-database-is", size=database_size())),
        ("doctor-pages", words.say("doctor-pages-are", built=are_pages_built())),
        ("doctor-language", words.lang),
        ("doctor-terminal", f"{console.width} × {console.height}, {kind}, {sys.stdout.encoding}"),
    ]


def database_size() -> int:
    """Kilobytes of the tables that browsers play at; 0 when there are none yet."""
    file = home() / "tablee.db"
    return file.stat().st_size // 1024 + 1 if file.exists() else 0


def are_pages_built() -> bool:
    return (Path(tablee.__file__).parent / "server" / "static" / "index.html").exists()


def is_writable() -> bool:
    """Whether tables can be kept."""
    try:
        home().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home()):
            return True
    except OSError:
        return False


def try_out(game: Game[Any]) -> str:
    """Play games by random bots for half a second, replay each and say it in both languages. Gives what went wrong."""
    until, seed = time.monotonic() + 0.5, 0
    try:
        while seed == 0 or time.monotonic() < until:
            seats = game.seats[seed % len(game.seats)]
            table = tablee.deal(game, seats, seed)
            play(table, dict.fromkeys(range(seats), random_bot), Random(seed))
            again = tablee.replay(table.record, game=game)
            if again.view(None) != table.view(None) or again.result != table.result:
                return f"seed {seed}: the replay differs"
            for lang in ("en", "fr"):
                words = Words(lang, game)
                for event in table.events(0):
                    words.event(event)
            seed += 1
    except Exception as error:  # whatever it is, a report should have it
        return f"seed {seed}: {type(error).__name__}: {error}"
    return ""
