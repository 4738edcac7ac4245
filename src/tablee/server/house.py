"""All tables of one server, and what anybody may know of them."""

from __future__ import annotations

import asyncio
import heapq
import secrets
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from random import Random
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import structlog
from msgspec.structs import replace

import tablee
from tablee.bots import name_of
from tablee.kit import Game, PackError
from tablee.reading.lessons import lesson
from tablee.server import describing, history, seating, teaching
from tablee.server.bodies import Branch, History, NewTable
from tablee.server.clock import Clock
from tablee.server.connection import Connection
from tablee.server.crew import Patron
from tablee.server.gate import Buckets, Config
from tablee.server.ledger import Past, own_names, restore
from tablee.server.metrics import Metrics
from tablee.server.minds import Thinker
from tablee.server.parts import TableInfo
from tablee.server.relay import Relay
from tablee.server.room import Room, build
from tablee.server.shelf import BASE, Shelf, named
from tablee.server.sockets import Sockets
from tablee.server.troubles import Elsewhere, Refusal
from tablee.store import Damaged, Head, Origin, Sitter, Store

log = structlog.get_logger()
DAY = 60 * 60 * 24
MOVED = 1012
"""The code by which a reader is let go whose table another process has taken; they come back by themselves."""


def new_id() -> str:
    return secrets.token_urlsafe(16)


def digest_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class House:
    """The tables that somebody looks at, and the way to the others. `cover`: an address so that nobody can read it out of the
    database. `remind`: tells a seat's person that it is their turn, where no page of theirs shows it."""

    def __init__(
        self,
        store: Store,
        minds: Thinker,
        clock: Clock,
        shelf: Shelf,
        config: Config,
        cover: Callable[[str], str] = digest_of,
        remind: Callable[[Room, int], None] = lambda room, seat: None,
        metrics: Metrics | None = None,
    ) -> None:
        self.store, self.minds, self.clock, self.shelf, self.cover = store, minds, clock, shelf, cover
        self.remind, self.metrics = remind, metrics or Metrics()
        self.relay: Relay | None = None
        """The way to the other processes, where several share the database."""
        self.limits, self.away = config.limits, config.away
        self.sockets = Sockets(config.limits)
        self._new_tables = Buckets(self.limits.new_tables, self.limits.new_tables_at_once)
        self._rooms: dict[str, Room] = {}
        """The tables kept in memory, as many as the limits say if nobody looks at more."""
        self._known: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Every room there is, also one that was let go but that somebody still has in hand: a table never has two."""
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def wind_up(self) -> None:
        """Load the tables whose timers run, so that they run out though nobody looks."""
        for id in await self.store.running():
            await self._let_run(id)

    async def _let_run(self, id: str) -> None:
        with suppress(Refusal, Damaged, Elsewhere):
            head = await self.store.head(id)
            if head is not None and head.phase == "running" and head.timer:
                await self.room(id)

    async def close(self) -> None:
        for room in [*self._known.values()]:
            room.stop()
            for connection in room.audience.connections:
                connection.close()

    # Finding tables

    async def room(self, id: str) -> Room:
        """A table by its id, from memory or from the log. `Elsewhere` when another process has it."""
        return self._held(self._known.get(id) or await self._loaded(id))

    def _held(self, room: Room) -> Room:
        """A room that is kept in memory, and goes on by itself."""
        if room.head.id not in self._rooms:
            self._rooms[room.head.id] = room
            room.wake()
            self._tidy(room)
        return room

    async def _loaded(self, id: str) -> Room:
        """Loaded once, however many wait for it."""
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda done: (self._loading.pop(id), done.cancelled() or done.exception()))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Room:
        try:
            await self._own(id)
            head = await self.store.head(id)
            if head is None:
                raise Refusal("not-found")
            head = replace(head, options=named(head.options))
            kept, said, before = await self.store.log(id), await self.store.said(id), await self.past_of(head)
        except Damaged:
            log.error("table-damaged", table=id)
            raise Refusal("damaged") from None
        past = Past(head=head, wishes=[entry.wish for entry in kept], before=before)
        built = await asyncio.to_thread(build, past, self.shelf) if head.phase == "running" else None
        room = Room(self, head, kept, said, before, built)
        room.changed = await self.store.changed(id)
        await room.end_if_over()
        self._known[id] = room
        self.store.tenure.bind(id, room)
        return room

    async def _own(self, id: str) -> None:
        """Make a table ours if it is nobody's: from then on nobody else writes to it. `Elsewhere` when it is another's."""
        tenure = self.store.tenure
        if tenure.owns(id):
            return
        if await self.store.head(id) is None:
            raise Refusal("not-found")
        if owner := await tenure.take(id):
            raise Elsewhere(id, owner)

    @property
    def size(self) -> int:
        """How many tables are in memory."""
        return len(self._known)

    async def let_go(self, id: str) -> bool:
        """Have a table in hand that is to be deleted: ours, and out of memory. False while somebody looks at it."""
        room = self._known.get(id)
        if room is not None and not room.is_idle:
            return False
        await self._own(id)
        if room is not None:
            self.lose(room)
        return True

    def lose(self, room: Room) -> None:
        """This table is another process's by now, and what is here of it is worth nothing. Its readers come back by themselves."""
        self.metrics.lost += 1
        room.stop()
        for rooms in (self._rooms, self._known):
            if rooms.get(room.head.id) is room:
                del rooms[room.head.id]
        for connection in [*room.audience.connections]:
            connection.drop(MOVED, "moved")

    async def look(self, table: str) -> None:
        """Something has changed elsewhere about a table, or about any: drop those that were taken from us, read what others have kept of
        our own, and see that one that nobody has goes on by itself."""
        tenure = self.store.tenure
        await tenure.look_at_own(table)
        for room in [*self._known.values()]:
            if not tenure.owns(room.head.id):
                self.lose(room)
        if not table:
            await self.wind_up()
        elif known := self._known.get(table):
            await known.look_again()
        elif not tenure.owns(table):
            await self._let_run(table)

    async def past_of(self, head: Head) -> Past | None:
        """Where a branched table comes from."""
        if head.origin is None:
            return None
        source = await self.store.head(head.origin.table)
        if source is None:
            return None
        source = replace(source, options=named(source.options))
        wishes = [kept.wish for kept in await self.store.log(source.id)][: head.origin.wishes]
        return Past(head=source, wishes=wishes, before=await self.past_of(source))

    def _tidy(self, wanted: Room) -> None:
        """Let go of tables that nobody looks at, those first that were played longest ago. Nothing is lost by that."""
        too_many = len(self._rooms) - self.limits.rooms
        if too_many <= 0:
            return
        rooms = self._rooms.values()
        idle = [room for room in rooms if room is not wanted and room.is_idle]
        for room in heapq.nsmallest(too_many, idle, key=lambda room: room.changed):
            room.stop()
            del self._rooms[room.head.id]

    async def arrive(self, id: str, connection: Connection) -> Room:
        """Somebody's socket comes to a table: from here on the table is looked at, before they have said hello."""
        room = await self.visible(id, connection.guest)
        if room.head.game not in tablee.games():
            raise Refusal("stuck")
        room.audience.connections.add(connection)
        try:
            await room.opened()
        except BaseException:
            room.audience.connections.discard(connection)
            raise
        if self._known.get(id) is not room:  # another process has taken it meanwhile
            return await self.arrive(id, connection)
        return self._held(room)

    async def visible(self, id: str, guest: str) -> Room:
        """A table this guest may know of; any other is answered as if it did not exist."""
        try:
            room = await self.room(id)
        except Refusal as refusal:
            if refusal.code != "not-found" and not await self.store.is_friend(id, guest):
                raise Refusal("not-found") from None
            raise
        if not await self.may_know(room, guest):
            raise Refusal("not-found")
        return room

    async def may_know(self, room: Room, guest: str) -> bool:
        head = room.head
        if head.phase == "over" or head.listed or seating.held(head, guest):
            return True
        return bool(guest) and await self.store.is_friend(head.id, guest)

    async def tables(self, ids: list[str], guest: str, lang: str) -> list[TableInfo]:
        """Several tables as a guest is told of them; one that is damaged says so and harms no other."""
        return [await self.told(id, guest, lang) for id in ids]

    async def told(self, id: str, guest: str, lang: str) -> TableInfo:
        """A table as a guest is told of it, by whichever process has it."""
        try:
            return describing.table(await self.room(id), guest, lang)
        except Elsewhere as elsewhere:
            return await self._told_elsewhere(elsewhere, guest, lang)
        except Refusal as refusal:
            return describing.broken(id, refusal.sentence(lang))

    async def _told_elsewhere(self, elsewhere: Elsewhere, guest: str, lang: str) -> TableInfo:
        assert self.relay is not None
        id, why = elsewhere.table, Refusal("not-kept")
        try:
            if told := await self.relay.fetch(elsewhere, f"/api/tables/{id}", guest, lang):
                return msgspec.json.decode(told, type=TableInfo)
            return describing.table(await self.room(id), guest, lang)  # its owner has gone
        except Refusal as refusal:
            why = refusal
        except Elsewhere:  # somebody else was faster; the next look will find it
            pass
        return describing.broken(id, why.sentence(lang))

    async def history(self, guest: str, lang: str) -> History:
        """What a guest has played to its end."""
        return history.history(await self.store.finished(guest), guest, lang)

    # New tables

    async def create(self, wished: NewTable, guest: str, own_name: str, address: str = "") -> Room:
        """A table that waits for its people."""
        game, patron = seating.game_of(wished.game), Patron(address, guest)
        await self._may_add(patron, any(seat.who == "bot" for seat in wished.seats) or wished.lesson)
        if wished.lesson:
            return await self._lesson(game, patron, own_name)
        places = seating.places(game, wished.seats, guest, wished.name or own_name)
        options, digest = self._settled(game, len(places), wished.options)
        head = self._head(game, options, digest, places, guest)
        return await self._add(seating.with_manner(head, wished.manner), patron)

    def _settled(self, game: Game[Any], seats: int, options: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """All options with their values, and the digest of the pack, which they name as the shelf does."""
        pack = options.get("pack", BASE)
        try:
            played = self.shelf.game(game, pack)
        except PackError:
            raise Refusal("bad-pack") from None
        settled, digest = seating.settle_options(played, seats, own_names(played, options))
        return ({**settled, "pack": pack} if "pack" in settled else settled), digest

    async def _may_add(self, patron: Patron, with_bots: bool) -> None:
        """Refuse a table beyond what a guest and an address may have: a guest costs nothing, so both count."""
        if await self.store.count(patron.guest) >= self.limits.tables:
            raise Refusal("too-many")
        if patron.address:
            if (
                await self.store.count_made(self.cover(patron.address), self.clock.date() - DAY)
                >= self.limits.address_tables
            ):
                raise Refusal("too-many-here")
            if not self._new_tables.take(patron.address):
                raise Refusal("too-fast")
        if with_bots and not self.minds.may_take_on(patron):
            raise Refusal("bots-busy")

    def _head(self, game: Any, options: dict[str, Any], digest: str, places: list[Sitter], host: str) -> Head:
        return Head(
            id=new_id(),
            game=game.name,
            version=game.version,
            digest=digest,
            options=options,
            secret=secrets.token_hex(32),
            places=places,
            host=host,
            created=self.clock.date(),
        )

    async def _lesson(self, game: Game[Any], patron: Patron, own_name: str) -> Room:
        """The lesson that this guest has under way, or a new one."""
        taught = lesson(game)
        if taught is None:
            raise Refusal("not-found")
        last = await self.lesson_of(game, patron.guest)
        if last and last.head.phase == "running":
            return last
        places = teaching.places(taught, own_name, patron.guest, seating.level_of(game, taught.level))
        options, digest = self._settled(game, taught.seats, {**taught.options})
        fresh = replace(self._head(game, options, digest, places, patron.guest), pace="slow")
        reached = last.head.taught.reached if last and last.head.taught else 0
        return await self._add(teaching.begin(fresh, game, taught, 0, reached)[0], patron)

    async def lesson_of(self, game: Game[Any], guest: str) -> Room | None:
        """The lesson in this game that a guest has taken last."""
        for id in await self.store.tables_of(guest) if guest else []:
            with suppress(Refusal, Damaged):
                head = await self.store.head(id)
                if head and head.game == game.name and head.taught and seating.held(head, guest):
                    return await self.room(id)
        return None

    async def _add(self, head: Head, patron: Patron, *friends: str) -> Room:
        await self.store.tenure.take(head.id)
        await self.store.save(head)
        if patron.address:
            await self.store.made_by(head.id, self.cover(patron.address))
        for guest in dict.fromkeys(friend for friend in (patron.guest, *friends) if friend):
            await self.store.befriend(head.id, guest)
        log.info("table-made", table=head.id, game=head.game, seats=len(head.places))
        return await self.room(head.id)

    async def rematch(self, room: Room, guest: str, address: str = "") -> str:
        """The same people, bots and options once more; asked for twice it is the same table. Gives its id."""
        head = room.head
        if head.phase != "over":
            raise Refusal("running")
        if not seating.held(head, guest):
            raise Refusal("not-yours")
        if head.rematch:
            return head.rematch
        patron = Patron(address, guest)
        await self._may_add(patron, any(place.who == "bot" for place in head.places))
        await room.opened()
        places = [replace(head.places[seat], stand_in="", nonce="", joined=False) for seat in room.present]
        options = {**head.options}
        if len(places) != len(head.places):
            options.pop("first", None)  # the seat it names may be another's now
        game = seating.game_of(head.game)
        fresh = self._head(game, options, head.digest, places, guest)
        fresh = seating.with_manner(fresh, seating.manner_of(head))
        new = await self._add(fresh, patron, *(place.guest for place in places))
        await room.seat(lambda old: replace(old, rematch=new.head.id))
        return new.head.id

    async def branch(self, room: Room, wished: Branch, guest: str, address: str = "") -> Room:
        """A new table from within a finished one: what the seat did not know then is drawn again."""
        head = room.head
        if head.phase != "over":
            raise Refusal("running")
        if await room.opened() is None:
            raise Refusal("stuck")
        if wished.step > len(room.log):
            raise Refusal("bad-option")
        patron = Patron(address, guest)
        await self._may_add(patron, True)
        past = room.past()
        table = await asyncio.to_thread(restore, replace(past, wishes=past.wishes[: wished.step]), self.shelf)
        if table.over:
            raise Refusal("over")
        if wished.seat not in table.present:
            raise Refusal("bad-option")
        game = seating.game_of(head.game)
        level = seating.level_of(game, wished.level)
        name = await self.store.name(guest) or head.places[wished.seat].name
        places = [
            Sitter(who="person", name=name, guest=guest)
            if seat == wished.seat
            else Sitter(who="bot", name=name_of(seat), level=level)
            for seat in range(table.seats)
        ]
        origin = Origin(table=head.id, wishes=wished.step, seat=wished.seat, seed=Random().getrandbits(63))
        fresh = replace(self._head(game, head.options, head.digest, places, guest), origin=origin, phase="running")
        return await self._add(fresh, patron)
