"""How a game of La Petite Mort is told once it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tablee.games.petite_mort.cemetery import PEOPLE, SOULS
from tablee.games.petite_mort.state import PetiteMortState, pawns_of
from tablee.reading import Chronicle, Mark, Measure, count


class PetiteMortChronicle(Chronicle):
    """Souls by round; what matters are the pawns on the Diploma."""

    turns = ("set-up", "round")
    marks: ClassVar[Mapping[str, Mark]] = {
        "pawn": Mark("right", 2, by="count", least=1),
        "struck": Mark("death", 1),
        "bed": Mark("gain", 2),
        "short": Mark("breach", 5),
    }
    measures = (Measure("souls", each=True),)
    columns = ("pawns", "souls", "people", "reaps", "beds")

    def values(self, s: PetiteMortState) -> Sequence[Sequence[int]]:
        return ([tally[SOULS] for tally in s.tally],)

    def brought(self, s: PetiteMortState, told: Sequence[Mapping[str, Any]]) -> Sequence[Sequence[int]]:
        people = [tally[PEOPLE] for tally in s.tally]
        pawns = [pawns_of(s, seat) for seat in range(s.seats)]
        return pawns, *self.values(s), people, count(told, "struck", s.seats), count(told, "bed", s.seats)

    def order(self, s: PetiteMortState, seat: int, scores: Sequence[int]) -> tuple[int, int, int]:
        """PM-1.4 to PM-1.6: pawns, then souls, then characters."""
        return pawns_of(s, seat), s.tally[seat][SOULS], s.tally[seat][PEOPLE]
