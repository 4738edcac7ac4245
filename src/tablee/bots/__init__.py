"""Players that work for any game."""

from tablee.bots.random import random_bot

__all__ = ["random_bot"]
