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

import structlog
from msgspec.structs import replace

import tablee
from tablee.bots import name_of
from tablee.kit import Game, PackError
from tablee.reading.lessons import lesson
from tablee.server import describing, seating, text
from tablee.server.bodies import Branch, NewTable
from tablee.server.clock import Clock
from tablee.server.connection import Connection
from tablee.server.crew import Patron
from tablee.server.gate import Buckets, Config
from tablee.server.ledger import Past, own_names, restore
from tablee.server.minds import Thinker
from tablee.server.parts import TableInfo
from tablee.server.room import Room, build
from tablee.server.shelf import BASE, Shelf, named
from tablee.server.sockets import Sockets
from tablee.server.troubles import Refusal
from tablee.store import Damaged, Head, Origin, Sitter, Store

log = structlog.get_logger()
DAY = 60 * 60 * 24


def new_id() -> str:
    return secrets.token_urlsafe(16)


def digest_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class House:
    """The tables that somebody looks at, and the way to the others. `cover`: an address so that nobody can read it out of the
    database."""

    def __init__(
        self,
        store: Store,
        minds: Thinker,
        clock: Clock,
        shelf: Shelf,
        config: Config,
        cover: Callable[[str], str] = digest_of,
    ) -> None:
        self.store, self.minds, self.clock, self.shelf, self.cover = store, minds, clock, shelf, cover
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
            with suppress(Refusal, Damaged):
                head = await self.store.head(id)
                if head is not None and head.timer:
                    await self.room(id)

    async def close(self) -> None:
        for room in [*self._known.values()]:
            room.stop()
            for connection in room.audience.connections:
                connection.close()

    # Finding tables

    async def room(self, id: str) -> Room:
        """A table by its id, from memory or from the log."""
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
        return room

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
        found = []
        for id in ids:
            try:
                found.append(describing.table(await self.room(id), guest, lang))
            except Refusal as refusal:
                found.append(describing.broken(id, refusal.sentence(lang)))
        return found

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
        found = lesson(game)
        if found is None:
            raise Refusal("not-found")
        bot = seating.level_of(game, found.level)
        bots = [Sitter(who="bot", name=name_of(n), level=bot) for n in range(found.seats - 1)]
        places = [Sitter(who="person", name=text.name(own_name), guest=patron.guest), *bots]
        options, digest = self._settled(game, found.seats, {**found.options})
        head = self._head(game, options, digest, places, patron.guest)
        begun = (game.folder / found.position).read_text(encoding="utf-8") if found.position else ""
        return await self._add(replace(head, lesson=True, seed=found.seed, position=begun, pace="slow"), patron)

    async def _add(self, head: Head, patron: Patron, *friends: str) -> Room:
        await self.store.save(head)
        if patron.address:
            await self.store.made_by(head.id, self.cover(patron.address))
        for guest in dict.fromkeys(friend for friend in (patron.guest, *friends) if friend):
            await self.store.befriend(head.id, guest)
        log.info("table-made", table=head.id, game=head.game, seats=len(head.places))
        return await self.room(head.id)

    async def rematch(self, room: Room, guest: str, address: str = "") -> Room:
        """The same people, bots and options once more; asked for twice it is the same table."""
        head = room.head
        if head.phase != "over":
            raise Refusal("running")
        if not seating.held(head, guest):
            raise Refusal("not-yours")
        if head.rematch:
            return await self.room(head.rematch)
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
        return new

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

    # Links

    async def invite(self, room: Room, seat: int | None) -> str:
        """The secret of a new link; only its digest is kept."""
        if seat is not None and (seat >= len(room.head.places) or not room.is_vacant(seat)):
            raise Refusal("taken")
        token = secrets.token_urlsafe(18)
        await self.store.invite(digest_of(token), room.head.id, seat)
        return token

    async def exchange(self, token: str, guest: str, own_name: str) -> tuple[Room, int | None, bool]:
        """A link's secret for the right to know the table, or for its seat. A seat's link works once. Gives the table, the seat,
        and whether the others are still to agree that it is this guest's."""
        found = await self.store.invited(digest_of(token))
        if found is None:
            raise Refusal("not-found")
        room, seat = await self.room(found[0]), found[1]
        if seat is None:
            await self.store.befriend(room.head.id, guest)
            return room, None, False
        if not room.held(guest):
            name = free_name(room.head, own_name, seat)
            if room.head.phase == "gathering":
                await room.seat(lambda head: seating.sit(head, guest, name, seat))
            elif room.is_playing and not await self._claimed(room, seat, guest, name, token):
                return room, None, True
        await self.store.befriend(room.head.id, guest)
        await self.store.spend(digest_of(token))
        return room, seat, False

    async def _claimed(self, room: Room, seat: int, guest: str, name: str, token: str) -> bool:
        """Whether the others let them; a link that was declined is spent."""
        try:
            return await room.claim(seat, guest, name)
        except Refusal as refusal:
            if refusal.code == "declined":
                await self.store.spend(digest_of(token))
            raise


def free_name(head: Head, wished: str, seat: int) -> str:
    """The guest's own name, or one that nobody at the table has."""
    taken = {place.name.casefold() for place in head.places}
    name = wished or f"{seat + 1}"
    return name if name.casefold() not in taken else f"{name} {seat + 1}"
