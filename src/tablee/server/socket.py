"""The socket of a table: frames in, wishes done; frames out, as they come."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, assert_never

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tablee.server import about, ledger, seating, text
from tablee.server.connection import Connection
from tablee.server.frames import (
    Answer,
    Closed,
    ComeBack,
    Decide,
    Do,
    Done,
    Hello,
    Hold,
    Hurry,
    Note,
    Open,
    Pass,
    Ping,
    Read,
    Refused,
    Resign,
    Say,
    Shown,
    StandIn,
    TakeBack,
    ToServer,
)
from tablee.server.gate import Buckets, language_of
from tablee.server.house import House
from tablee.server.relay import HOPS, again
from tablee.server.room import GUEST, Room
from tablee.server.troubles import Elsewhere, Refusal
from tablee.store import NotKept, Spoken

log = structlog.get_logger()
FAREWELL = 2.0
"""Seconds in which what still waits for a reader may be sent when their socket ends."""
LATER = 1013
"""The code for whoever is to come back in a moment: the table cannot be read just now."""
Socket = WebSocket[Any, Any, State]
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ToServer)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """One reader of one table, until either side goes."""
    house: House = socket.app.state.house
    frames: Buckets = socket.app.state.frames
    guest, address = str(socket.scope["state"]["guest"]), str(socket.scope["state"]["address"])
    await socket.accept()
    try:
        with house.sockets.one_more(address, guest):
            await attend(socket, house, table_id, Connection(guest, address, house.limits.kept_bytes), frames)
    except NotKept:
        with suppress(Exception):
            await socket.close(code=LATER)
    except Refusal as refusal:
        lang = language_of(socket.scope, {name.lower(): value for name, value in socket.headers.items()})
        with suppress(Exception):
            await socket.send_data(_encode(Closed(code=refusal.code, sentence=refusal.sentence(lang))))
            await socket.close(code=4404)


async def attend(socket: Socket, house: House, table_id: str, connection: Connection, frames: Buckets) -> None:
    """One reader, here or at the process that has the table."""
    for _ in range(HOPS):
        try:
            room = await house.arrive(table_id, connection)
        except Elsewhere as elsewhere:
            assert house.relay is not None
            heard = again([{"type": "websocket.connect"}], socket.receive)
            if await house.relay.carry(elsewhere, socket.scope, heard, socket.send):
                return
            continue
        try:
            await Desk(house, room, connection, lambda: frames.take(connection.address)).attend(socket)
        finally:
            await room.leave(connection)
        return
    await socket.close(code=LATER)


def _encode(frame: Any) -> str:
    return msgspec.json.encode(frame).decode()


class Desk:
    """Where one socket's wishes are read, done and answered."""

    def __init__(self, house: House, room: Room, connection: Connection, allowed: Callable[[], bool]) -> None:
        self.house, self.room, self.connection, self.allowed = house, room, connection, allowed
        self._busy: set[asyncio.Task[None]] = set()
        self._hello: asyncio.Task[None] | None = None

    async def attend(self, socket: Socket) -> None:
        """Read and write until either ends: the reader is gone, or too slow, or was sent away."""
        reading, writing = asyncio.create_task(self.read(socket)), asyncio.create_task(self.write(socket))
        try:
            await asyncio.wait([reading, writing], return_when=asyncio.FIRST_COMPLETED)
            self.connection.close()
            await asyncio.wait([writing], timeout=FAREWELL)
        finally:
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    async def write(self, socket: Socket) -> None:
        """Send what waits, until there is nothing more to come or it is not taken."""
        connection, patience = self.connection, self.house.limits.reading_seconds
        while frame := await connection.next():
            async with asyncio.timeout(patience):
                while frame:
                    await socket.send_data(frame.decode())
                    frame = connection.more()
        async with asyncio.timeout(FAREWELL):
            await socket.close(code=connection.code, reason=connection.reason)

    async def read(self, socket: Socket) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                data = await socket.receive_data(mode="text")
                if not self.take(data):
                    return

    def take(self, data: str) -> bool:
        """Begin what a frame asks for. False ends the socket: a frame that is far too big."""
        if len(data) > self.house.limits.frame_bytes:
            self.refuse("", Refusal("too-big"))
            return False
        if not self.allowed() or len(self._busy) >= self.house.limits.wishes:
            self.refuse(_id_in(data), Refusal("too-fast"))
            return True
        try:
            wish: ToServer = _decoder.decode(data)
        except (msgspec.DecodeError, RecursionError):
            self.refuse(_id_in(data), Refusal("bad-frame"))
            return True
        task = asyncio.create_task(self.handle(wish, self._hello))
        if isinstance(wish, Hello):
            self._hello = task
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return True

    def refuse(self, id: str, refusal: Refusal) -> None:
        self.house.metrics.refusals[refusal.code] += 1
        sentence = refusal.sentence(self.connection.lang)
        self.connection.send(Refused(id=id, code=refusal.code, sentence=sentence, rule=refusal.rule))

    async def handle(self, wish: ToServer, hello: asyncio.Task[None] | None) -> None:
        """Do a wish, once the hello before it is done, and say what became of it, to its sender only."""
        if hello:
            await asyncio.wait([hello])
        id, began = "" if isinstance(wish, Hello) else wish.id, time.monotonic()
        try:
            await self.do(wish)
        except Refusal as refusal:
            self.refuse(id, refusal)
        except NotKept:
            self.refuse(id, Refusal("not-kept"))
        except Exception as error:
            log.error("wish-failed", table=self.room.head.id, wish=type(wish).__name__, error=type(error).__name__)
            self.refuse(id, Refusal("internal"))
        else:
            self.house.metrics.answered(type(wish).__name__.lower(), time.monotonic() - began)
            if id:
                self.connection.send(Done(id=id))

    async def do(self, wish: ToServer) -> None:
        room = self.room
        if not self.connection.is_greeted and not isinstance(wish, Hello | Ping):
            raise Refusal("no-hello")
        match wish:
            case Hello():
                await self.hello(wish)
            case Ping():
                return
            case Say():
                await self.say(wish)
            case Answer():
                await room.answer(self.seat(), wish.option, wish.at, self.key(wish.id))
            case Do():
                await self.act(wish)
            case TakeBack():
                await room.take_back(self.seat(), self.key(wish.id))
            case Pass():
                await room.let_pass(self.shared(), wish.until)
            case Hold():
                await room.hold(self.shared(), wish.on)
            case Hurry():
                self.seat()
                room.driver.hurry()
            case Note():
                await room.do(ledger.note(self.seat(), wish.text), self.key(wish.id))
            case Read():
                await room.do(ledger.read(self.seat()), self.key(wish.id))
            case Open():
                self.seat()
                await room.open(wish.chapter)
            case Shown():
                room.driver.show(self.seat(), wish.at)
            case Resign():
                await room.resign(self.seat(), self.key(wish.id), "")
            case StandIn():
                await self.stand_in(wish)
            case Decide():
                self.seat()
                await room.decide(wish.seat, self.connection.guest, wish.yes)
            case ComeBack():
                seat = self.seat()
                await room.seat(lambda head: seating.come_back(head, seat))
            case _:
                assert_never(wish)

    def key(self, id: str) -> str:
        """A wish's id, as far as this guest made it."""
        return f"{self.connection.guest[:GUEST]}/{id}"

    def seat(self) -> int:
        """The seat this socket speaks for, if it is still its guest's."""
        seat = self.connection.seat
        if seat is None or seat not in self.room.held(self.connection.guest):
            raise Refusal("not-yours")
        return seat

    def shared(self) -> list[int]:
        """All seats of this device: they let pass together, by one button."""
        self.seat()
        return self.room.held(self.connection.guest)

    async def hello(self, wish: Hello) -> None:
        self.connection.lang = wish.lang
        if not self.room.may_look(self.connection.guest, wish.seat):
            raise Refusal("no-watching" if wish.seat is None else "not-yours")
        await self.room.greet(self.connection, wish.seat, wish.lang, wish.since)

    async def act(self, wish: Do) -> None:
        await self.room.do(ledger.act(self.seat(), wish.act), self.key(wish.id))

    async def stand_in(self, wish: StandIn) -> None:
        """A bot for one's own seat, or for one whose player is away past the limit."""
        self.seat()
        room, places = self.room, self.room.head.places
        if wish.seat >= len(places) or places[wish.seat].who != "person":
            raise Refusal("bad-option")
        guest = places[wish.seat].guest
        away = room.audience.away(guest)
        if guest != self.connection.guest and (away is None or away < self.house.away):
            raise Refusal("not-away")
        await room.seat(lambda head: seating.stand_in(head, wish.seat, wish.level))

    async def say(self, wish: Say) -> None:
        """Chat, where the rules let this seat talk. A line that comes again was said already."""
        room, seat, connection, key = self.room, self.connection.seat, self.connection, self.key(wish.id)
        if room.has_said(key):
            return
        if not room.held(connection.guest):
            raise Refusal("not-yours")
        seat = self.seat() if seat is not None else None
        table = room.table
        if table is not None and not table.over and seat in table.game.silent(table.state):
            raise Refusal("muted", *about.silence(room.head.game, connection.lang))
        known = [phrase.id for phrase in about.game_info(room.head.game, connection.lang).phrases]
        if wish.phrase and wish.phrase not in known:
            raise Refusal("bad-text")
        said = "" if wish.phrase else text.chat(wish.text)
        name = room.names.get(seat, "") if seat is not None else await self.house.store.name(connection.guest)
        now = self.house.clock.date()
        await room.speak(Spoken(n=0, seat=seat, name=name, text=said, phrase=wish.phrase, when=now, key=key))


def _id_in(data: str) -> str:
    """The id of a frame that will not be done, if it can be made out."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id[:64] if isinstance(id, str) else ""
