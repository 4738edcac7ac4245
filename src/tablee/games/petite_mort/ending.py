"""How the examination ends (PM-1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tablee.games.petite_mort.cemetery import PEOPLE, SOULS
from tablee.games.petite_mort.state import PAWNS, PetiteMortState, pawns_of
from tablee.kit import Over


def check_end(s: PetiteMortState) -> None:
    """PM-1.3: at the end of the round, for everybody who has four pawns."""
    done = [seat for seat in range(s.seats) if pawns_of(s, seat) >= PAWNS]
    if done:
        finish(s, done, "diploma")


def finish(s: PetiteMortState, among: Iterable[int], reason: str) -> None:
    """PM-1.4, PM-1.5, PM-1.6: souls, then characters, then together; PM-1.8: after a short pile pawns come first."""
    left = list(among)
    measures: list[tuple[str, Callable[[int], int]]] = [
        ("souls", lambda seat: s.tally[seat][SOULS]), ("people", lambda seat: s.tally[seat][PEOPLE]),
    ]  # fmt: skip
    if reason == "pile":
        best = max(pawns_of(s, seat) for seat in left)
        left = [seat for seat in left if pawns_of(s, seat) == best]
    why = reason
    for name, measure in measures:
        if len(left) > 1:
            best = max(map(measure, left))
            left, why = [seat for seat in left if measure(seat) == best], f"{reason}-{name}"
    if len(left) > 1:
        why = f"{reason}-shared"
    raise Over(left, why, [pawns_of(s, seat) for seat in range(s.seats)])
