"""What bots do outside the turn of their own accord: they stand in nobody's way, and help where the game knows how."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from tablee.kit import Act, Seat, Table


def courtesy(table: Table[Any], people: Collection[Seat], absent: Collection[Seat] = ()) -> Act | None:
    """What some bot does next: bots agree to taking back, and give up once all people have; None when nothing is due.

    `absent`: people whom a bot plays for. It agrees in their place, and does not give up in their place.
    """
    if table.over:
        return None
    bots = [seat for seat in table.present if seat not in people]
    asked, gave_up = table.undo_asked, table.gave_up
    if asked:
        for seat in bots:
            if seat not in asked:
                return Act(seat, "agree")
    persons = [seat for seat in table.present if seat in people or seat in absent]
    if persons and all(seat in gave_up for seat in persons):
        for seat in bots:
            if seat not in gave_up:
                return Act(seat, "surrender")
    return None if asked else _aside(table, bots)


def _aside(table: Table[Any], bots: Sequence[Seat]) -> Act | None:
    """What some bot does for the others. Whatever somebody has done since the last answer is left as it is: people may know better."""
    done: set[str] = set()
    for step in reversed(table.steps):
        if not isinstance(step, Act):
            break
        done.add(str(step.option))
    for seat in bots:
        for option in table.game.asides(table.state, seat):
            if str(option) not in done:
                return Act(seat, str(option))
    return None
