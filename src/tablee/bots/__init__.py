"""Players that work for any game."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from typing import Any

from tablee.bots.random import random_bot
from tablee.kit import Game, Seat
from tablee.kit.chair import Bot

__all__ = ["NAMES", "levels", "name_of", "random_bot"]

NAMES = ("Ondine", "Basile", "Céleste", "Ferdinand", "Garance", "Hector", "Iris", "Jules", "Léonie", "Marius")
"""What bots are called, in the browser and in the terminal."""


def name_of(seat: Seat) -> str:
    """The name of the bot on a seat."""
    return NAMES[seat % len(NAMES)]


def levels(game: Game[Any]) -> dict[str, Bot]:
    """The bots there are for a game, from the weakest: `random`, and those of the module `bot` in the game's folder."""
    found: dict[str, Bot] = {"random": random_bot}
    package = sys.modules[type(game).__module__].__package__
    if package and importlib.util.find_spec(f"{package}.bot"):
        module = importlib.import_module(f"{package}.bot")
        found |= {level: getattr(module, level) for level in ("novice", "expert") if hasattr(module, level)}
    return found
