"""Narcose, by Snappy & Biquette: rules, an original card set and words for two rival dealers."""

from tablee.games.narcose.cards import Cards
from tablee.games.narcose.rules import Narcose

game = Narcose(Cards.base())

__all__ = ["Narcose", "game"]
