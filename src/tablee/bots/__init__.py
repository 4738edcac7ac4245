"""Players that work for any game."""

from __future__ import annotations

from typing import Any

from tablee.bots.random import random_bot
from tablee.bots.search import Searcher
from tablee.kit import Game, Seat
from tablee.kit.game import Bot

__all__ = ["NAMES", "levels", "name_of", "random_bot", "usual_level"]

NAMES = ("Ondine", "Basile", "Céleste", "Ferdinand", "Garance", "Hector", "Iris", "Jules", "Léonie", "Marius")
"""What bots are called, in the browser and in the terminal."""


def name_of(seat: Seat) -> str:
    """The name of the bot on a seat."""
    return NAMES[seat % len(NAMES)]


def levels(game: Game[Any]) -> dict[str, Bot]:
    """The bots there are for a game, from the weakest: `random`, its own, and those that think ahead by its hooks."""
    return {"random": random_bot, **game.bots(), **{name: Searcher(hooks) for name, hooks in game.thinkers().items()}}


def usual_level(game: Game[Any]) -> str:
    """The bot that plays where nobody said which."""
    known = levels(game)
    return "novice" if "novice" in known else [*known][-1]
