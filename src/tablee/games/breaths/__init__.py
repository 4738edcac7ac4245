"""Deep Regular Breaths, by Erwan Fons (version 0.7.4, 2018): rules, cards and words for a table of three to six."""

from tablee.games.breaths.cards import Cards
from tablee.games.breaths.rules import Breaths

game = Breaths(Cards.base())

__all__ = ["Breaths", "game"]
