"""The Shipwreck Arcana, by Kevin Bishop (Meromorph Games, 2017): rules, cards and words for a table of two to five."""

from tablee.games.shipwreck.cards import Cards
from tablee.games.shipwreck.rules import Shipwreck

game = Shipwreck(Cards.base())

__all__ = ["Shipwreck", "game"]
