"""Tesseract, by James Firnhaber (Smirk & Dagger, 2023): rules, cards and words for one to four scientists."""

from tablee.games.tesseract.cards import Cards
from tablee.games.tesseract.rules import Tesseract

game = Tesseract(Cards.base())

__all__ = ["Tesseract", "game"]
