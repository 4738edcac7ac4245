"""The REST routes about tables: making them, sitting down, what the host may do, and what is left of finished ones."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from tablee.server import addresses, describing, links, replays, seating, text, upkeep
from tablee.server.bodies import (
    Branch,
    Ending,
    Exchange,
    Exchanged,
    Invite,
    Invited,
    Join,
    NewTable,
    Replay,
    ReplayView,
    Seating,
    Start,
)
from tablee.server.connection import Connection
from tablee.server.frames import Closed
from tablee.server.house import House
from tablee.server.parts import TableInfo
from tablee.server.room import Room
from tablee.server.routes import Asked, Lang, config_of, guest_of, house_of, lang_of, patron_of, workshop_of
from tablee.server.troubles import Refusal, sentence
from tablee.store import Head

ANYBODY = {"en": "Guest", "fr": "Convive"}


async def name_of(request: Asked) -> str:
    """The guest's name, or one for somebody who has not told it."""
    return await house_of(request).store.name(guest_of(request)) or ANYBODY[lang_of(request)]


async def seen(request: Asked, table_id: str) -> Room:
    return await house_of(request).visible(table_id, guest_of(request))


async def hosted(request: Asked, table_id: str) -> Room:
    room = await seen(request, table_id)
    if room.head.host != guest_of(request):
        raise Refusal("not-host")
    return room


def info_for(request: Asked, room: Room) -> TableInfo:
    return describing.table(room, guest_of(request), lang_of(request))


@post("/api/tables", tags=["tables"])
async def create(request: Asked, data: JSONBody[NewTable], lang: Lang = None) -> TableInfo:
    """Set up a table. It waits for its people until its host starts it."""
    patron = patron_of(request)
    room = await house_of(request).create(data, patron.guest, await name_of(request), patron.address)
    return info_for(request, room)


@get("/api/tables/{table_id:str}", tags=["tables"])
async def table(request: Asked, table_id: FromPath[str], lang: Lang = None) -> TableInfo:
    """A table that one may know of."""
    return info_for(request, await seen(request, table_id))


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200)
async def start(request: Asked, table_id: FromPath[str], data: JSONBody[Start], lang: Lang = None) -> TableInfo:
    """Deal. Host only; every seat must be taken."""
    room, now = await hosted(request, table_id), house_of(request).clock.date()
    await room.seat(lambda head: seating.begin(head, guest_of(request), data.nonce, now))
    return info_for(request, room)


@post("/api/tables/{table_id:str}/join", tags=["tables"], status_code=200)
async def join(request: Asked, table_id: FromPath[str], data: JSONBody[Join], lang: Lang = None) -> TableInfo:
    """Sit down as a named guest: in a free seat, or in mid-game where the rules allow it."""
    room, guest, house = await seen(request, table_id), guest_of(request), house_of(request)
    if room.head.locked:
        raise Refusal("locked")
    if room.head.phase == "gathering":
        await room.seat(lambda head: seating.sit(head, guest, data.name, data.seat, data.nonce))
    else:
        await room.join(guest, data.name, data.how)
    await house.store.befriend(table_id, guest)
    await house.store.rename(guest, text.name(data.name))
    return info_for(request, room)


@post("/api/tables/{table_id:str}/leave", tags=["tables"], status_code=200)
async def leave(request: Asked, table_id: FromPath[str], lang: Lang = None) -> TableInfo:
    """Stand up before the start: the table is then as if one had never been told of it."""
    room, guest = await seen(request, table_id), guest_of(request)
    await room.seat(lambda head: seating.stand_up(head, guest))
    await house_of(request).store.forget(table_id, guest)
    return info_for(request, room)


@patch("/api/tables/{table_id:str}", tags=["tables"])
async def change(request: Asked, table_id: FromPath[str], data: JSONBody[Seating], lang: Lang = None) -> TableInfo:
    """What the host changes: lock, order, remove, bots, who begins, how it is played."""
    room, house = await hosted(request, table_id), house_of(request)
    gone = (
        room.head.places[data.remove].guest if data.remove is not None and data.remove < len(room.head.places) else ""
    )
    await room.seat(lambda head: changed(head, data))
    if gone:
        await house.store.forget(table_id, gone)
        send_away(room, gone)
    if data.revoke_invites:
        await house.store.revoke(table_id)
    return info_for(request, room)


def changed(head: Head, data: Seating) -> Head:
    """The head with everything that was asked for, or nothing of it."""
    if data.locked is not None:
        head = replace(head, locked=data.locked)
    if data.manner is not None:
        head = seating.with_manner(head, data.manner)
    if data.remove is not None:
        head = seating.free_seat(head, data.remove)
    if data.bot is not None:
        head = seating.give_to_bot(head, *data.bot)
    if data.order is not None:
        head = seating.reorder(head, data.order)
    if data.first is not None:
        head = seating.begin_with(head, data.first)
    return head


def send_away(room: Room, guest: str) -> None:
    """Close the sockets of somebody whose seat was freed."""
    for connection in [*room.audience.connections]:
        if connection.guest == guest:
            dismiss(connection, "removed")


def dismiss(connection: Connection, code: str) -> None:
    connection.send(Closed(code=code, sentence=sentence(code, connection.lang)))
    connection.close()


@post("/api/tables/{table_id:str}/invites", tags=["tables"])
async def invite(request: Asked, table_id: FromPath[str], data: JSONBody[Invite], lang: Lang = None) -> Invited:
    """A link to send: for the table by anybody who sits there, for one seat by the host; to one's own seat, for another device."""
    room, config = await seen(request, table_id), config_of(request)
    guest, held = guest_of(request), room.held(guest_of(request))
    is_host, is_own = room.head.host == guest, data.seat in held
    if not is_host and not is_own and (data.seat is not None or not held):
        raise Refusal("not-host")
    if room.head.locked and not is_host and not is_own:
        raise Refusal("locked")
    token = await links.invite(house_of(request), room, data.seat, guest)
    url = f"{addresses.base_url(config)}/join#{token}"
    return Invited(token=token, url=url, reach=addresses.reach(config), qr=addresses.qr(url))


@post("/api/invites", tags=["tables"], status_code=200)
async def exchange(request: Asked, data: JSONBody[Exchange], lang: Lang = None) -> Exchanged:
    """The secret of a link, exchanged for what it opens."""
    house: House = house_of(request)
    guest = guest_of(request)
    room, seat, waiting = await links.exchange(
        house, data.token, guest, await house.store.name(guest), ANYBODY[lang_of(request)]
    )
    return Exchanged(table=info_for(request, room), seat=seat, waiting=waiting)


@post("/api/tables/{table_id:str}/rematch", tags=["tables"])
async def rematch(request: Asked, table_id: FromPath[str], lang: Lang = None) -> TableInfo:
    """The same people once more."""
    room, house, patron = await seen(request, table_id), house_of(request), patron_of(request)
    again = await house.rematch(room, patron.guest, patron.address)
    return await house.told(again, patron.guest, lang_of(request))


@post("/api/tables/{table_id:str}/forget", tags=["tables"], status_code=200)
async def forget(request: Asked, table_id: FromPath[str], wholly: FromQuery[bool] = False) -> dict[str, bool]:
    """Let a finished table be known as this guest's no more. `wholly`: any table, and their name and chat there with it."""
    await upkeep.leave(house_of(request), table_id, guest_of(request), wholly)
    return {"ok": True}


# Finished tables


@get("/api/tables/{table_id:str}/ending", tags=["replay"])
async def ending(request: Asked, table_id: FromPath[str], eyes: FromQuery[str] = "", lang: Lang = None) -> Ending:
    """How a finished table ended: who stands where, its measures turn by turn, the moments that mattered."""
    room, lang = await seen(request, table_id), lang_of(request)
    await replays.finished(room)
    seat, took = replays.seat_of(room, eyes), replays.minutes(room)
    return await workshop_of(request).ending(patron_of(request), room.past(), seat, room.names, lang, took)


@get("/api/tables/{table_id:str}/replay", tags=["replay"])
async def replay(request: Asked, table_id: FromPath[str], eyes: FromQuery[str] = "", lang: Lang = None) -> Replay:
    """All that happened at a finished table, to one pair of eyes."""
    room, lang = await seen(request, table_id), lang_of(request)
    await replays.finished(room)
    seat, info = replays.seat_of(room, eyes), info_for(request, room)
    return await workshop_of(request).replay(patron_of(request), room.past(), seat, room.names, lang, info)


@get("/api/tables/{table_id:str}/replay/{step:int}", tags=["replay"])
async def replay_view(
    request: Asked, table_id: FromPath[str], step: FromPath[int], eyes: FromQuery[str] = "", lang: Lang = None
) -> ReplayView:
    """A finished table as it stood after a step."""
    room = await seen(request, table_id)
    await replays.finished(room)
    seat = replays.seat_of(room, eyes)
    if not 0 <= step <= len(room.log):
        raise Refusal("bad-option")
    return await workshop_of(request).view(
        patron_of(request), room.past(), step, seat, eyes == "open", room.names, lang_of(request)
    )


@get("/api/tables/{table_id:str}/record", tags=["replay"], media_type="application/json")
async def record(request: Asked, table_id: FromPath[str]) -> Response[dict[str, Any]]:
    """The record of a finished table. That of a running one is nobody's to read, not even its host's."""
    room = await seen(request, table_id)
    name = f"{room.head.game}-{room.head.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    kept = msgspec.to_builtins(await replays.record(room))
    return Response(kept, media_type="application/json", headers=headers)


@post("/api/tables/{table_id:str}/branch", tags=["replay"])
async def branch(request: Asked, table_id: FromPath[str], data: JSONBody[Branch], lang: Lang = None) -> TableInfo:
    """Play on from within a finished table, against bots."""
    room = await seen(request, table_id)
    patron = patron_of(request)
    return info_for(request, await house_of(request).branch(room, data, patron.guest, patron.address))


HANDLERS = [
    create, table, start, join, leave, change, invite, exchange, rematch, forget, ending, replay, replay_view, record, branch
]  # fmt: skip
