"""Links to a table, to a seat, and to one's own seat from another device."""

from __future__ import annotations

import secrets

from tablee.server import seating
from tablee.server.house import House, digest_of
from tablee.server.room import Room
from tablee.server.troubles import Refusal


async def invite(house: House, room: Room, seat: int | None, guest: str) -> str:
    """The secret of a new link; only its digest is kept. To a seat of one's own: it takes that seat to another browser."""
    is_own = seat in room.held(guest)
    if seat is not None and not is_own and (seat >= len(room.head.places) or not room.is_vacant(seat)):
        raise Refusal("taken")
    token = secrets.token_urlsafe(18)
    await house.store.invite(digest_of(token), room.head.id, seat, guest if is_own else "")
    return token


async def exchange(house: House, token: str, guest: str, own_name: str, nobody: str) -> tuple[Room, int | None, bool]:
    """A link's secret for the right to know the table, or for its seat. A seat's link works once. Gives the table, the seat,
    and whether the others are still to agree that it is this guest's. `nobody`: what somebody without a name is called."""
    found = await house.store.invited(digest_of(token))
    if found is None:
        raise Refusal("not-found")
    room, seat = await house.room(found.table), found.seat
    if seat is None:
        await house.store.befriend(room.head.id, guest)
        return room, None, False
    if found.guest:
        await room.seat(lambda head: seating.move(head, seat, found.guest, guest))
    elif not room.held(guest):
        name = seating.name_for(room.head, seat, own_name, nobody)
        if room.head.phase == "gathering":
            if not room.is_vacant(seat):
                raise Refusal("taken")
            await room.seat(lambda head: seating.take_over(head, seat, guest, name))
        elif room.is_playing and not await _claimed(house, room, seat, guest, name, token):
            return room, None, True
    await house.store.befriend(room.head.id, guest)
    await house.store.spend(digest_of(token))
    return room, seat, False


async def _claimed(house: House, room: Room, seat: int, guest: str, name: str, token: str) -> bool:
    """Whether the others let them; a link that was declined is spent."""
    try:
        return await room.claim(seat, guest, name)
    except Refusal as refusal:
        if refusal.code == "declined":
            await house.store.spend(digest_of(token))
        raise
