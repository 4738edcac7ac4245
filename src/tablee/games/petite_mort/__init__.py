"""La Petite Mort, by François Bachelart after Davy Mourier (Lumberjacks Studio, 2018): rules, cards and words for two to four."""

from tablee.games.petite_mort.cards import base
from tablee.games.petite_mort.rules import PetiteMort

game = PetiteMort(base())

__all__ = ["PetiteMort", "game"]
