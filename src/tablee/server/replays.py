"""Finished tables: step by step, to anybody's eyes, with the luck checked. A running one is refused."""

from __future__ import annotations

from typing import Any

from tablee.kit import Record, Seat, Table
from tablee.server.room import Room
from tablee.server.troubles import Refusal


async def finished(room: Room) -> Table[Any]:
    """The table, if it is over; a running one is answered like one that does not exist."""
    if room.head.phase != "over":
        raise Refusal("not-found")
    table = await room.opened()
    if table is None:
        raise Refusal(room.trouble.code if room.trouble else "stuck")
    return table


def seat_of(room: Room, eyes: str) -> Seat | None:
    """Whose eyes: a seat by its number, or a spectator's."""
    if not eyes or eyes == "open":
        return None
    seats = [str(seat) for seat in range(len(room.head.places))]
    if eyes not in seats:
        raise Refusal("bad-option")
    return seats.index(eyes)


async def record(room: Room) -> Record:
    table = await finished(room)
    if table.imagined:
        raise Refusal("no-record")
    return table.record


def minutes(room: Room) -> int:
    """How long it was played, from the first wish to the last."""
    return round((room.log[-1].when - room.log[0].when) / 60) if room.log else 0
