"""La Petite Mort, by François Bachelart after Davy Mourier (Lumberjacks Studio, 2018): rules, cards and words for two to four."""

from tablee.games.petite_mort.cards import Cards
from tablee.games.petite_mort.rules import PetiteMort

game = PetiteMort(Cards.base())

__all__ = ["PetiteMort", "game"]
