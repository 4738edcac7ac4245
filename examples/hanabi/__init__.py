"""Hanabi, written in the kit as anybody could: a folder outside the package. `tablee.deal("examples.hanabi:game")`."""

from .options import Discard, Hint, Play
from .rules import Hanabi
from .state import HanabiState

game = Hanabi()

__all__ = ["Discard", "Hanabi", "HanabiState", "Hint", "Play", "game"]
