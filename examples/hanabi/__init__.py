"""Hanabi, written in the kit as anybody could: a folder outside the package. `tablee.deal("examples.hanabi:game")`."""

from .bot import novice
from .moves import Discard, Hint, Play
from .rules import Hanabi
from .state import State

game = Hanabi()
bots = {"novice": novice}

__all__ = ["Discard", "Hanabi", "Hint", "Play", "State", "bots", "game", "novice"]
