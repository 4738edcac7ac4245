"""All tables of one server, and what anybody may know of them."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import structlog
from msgspec.structs import replace

import tablee
from tablee.kit import Committed, Result
from tablee.server import about, seating, text
from tablee.server.bodies import Branch, NewTable
from tablee.server.clock import Clock
from tablee.server.connection import Connection
from tablee.server.frames import Welcome
from tablee.server.ledger import Past, restore
from tablee.server.lessons import lesson
from tablee.server.minds import Thinker
from tablee.server.packs import Shelf
from tablee.server.parts import ChatLine, Choice, SeatInfo, TableInfo
from tablee.server.room import Room
from tablee.server.troubles import Refusal
from tablee.store import Head, Origin, Place, Spoken, Store
from tablee.words import Words

log = structlog.get_logger()
ROOMS = 300
"""Tables kept in memory; beyond, those that nobody looks at are let go. Nothing is lost by that."""
OPEN_TABLES = 40
"""How many tables one guest may have that are not over."""


def new_id() -> str:
    return secrets.token_urlsafe(16)


def digest_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class House:
    """The tables that somebody looks at, and the way to the others. `away`: seconds after which a player who is not there may
    be played for."""

    def __init__(self, store: Store, minds: Thinker, clock: Clock, packs: Path, away: float) -> None:
        self.store, self.minds, self.clock, self.shelf, self.away = store, minds, clock, Shelf(packs), away
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def wind_up(self) -> None:
        """Load the tables whose timers run, so that they run out though nobody looks."""
        for id in await self.store.running():
            head = await self.store.head(id)
            if head is not None and head.timer:
                await self.room(id)

    async def close(self) -> None:
        for room in self._rooms.values():
            room.stop()
            for connection in room.connections:
                connection.close()

    # Finding tables

    async def room(self, id: str) -> Room:
        """A table by its id, from memory or from the log."""
        if id in self._rooms:
            return self._rooms[id]
        async with self._loading.setdefault(id, asyncio.Lock()):
            if id not in self._rooms:
                await self._load(id)
        self._loading.pop(id, None)
        return self._rooms[id]

    async def _load(self, id: str) -> None:
        head = await self.store.head(id)
        if head is None:
            raise Refusal("not-found")
        past = await self.past_of(head)
        room = Room(self, head, await self.store.log(id), await self.store.said(id), past)
        room.changed = await self.store.changed(id)
        self._tidy()
        self._rooms[id] = room

    async def past_of(self, head: Head) -> Past | None:
        """Where a branched table comes from."""
        if head.origin is None:
            return None
        source = await self.store.head(head.origin.table)
        if source is None:
            return None
        wishes = [kept.wish for kept in await self.store.log(source.id)][: head.origin.wishes]
        return Past(head=source, wishes=wishes, before=await self.past_of(source))

    def _tidy(self) -> None:
        rooms = self._rooms.values()
        idle = [room for room in rooms if not room.connections and not (room.is_playing and room.head.timer)]
        for room in sorted(idle, key=lambda room: room.changed)[: max(0, len(self._rooms) - ROOMS)]:
            room.stop()
            del self._rooms[room.head.id]

    async def visible(self, id: str, guest: str) -> Room:
        """A table this guest may know of; any other is answered as if it did not exist."""
        room = await self.room(id)
        if not await self.may_know(room, guest):
            raise Refusal("not-found")
        return room

    async def may_know(self, room: Room, guest: str) -> bool:
        head = room.head
        if head.phase == "over" or head.listed or seating.held(head, guest):
            return True
        return bool(guest) and await self.store.is_friend(head.id, guest)

    async def tables(self, ids: list[str], guest: str, lang: str) -> list[TableInfo]:
        return [self.info(await self.room(id), guest, lang) for id in ids]

    # What is told of a table

    def info(self, room: Room, guest: str, lang: str) -> TableInfo:
        """A table as a guest is told of it."""
        head, table = room.head, room.table if room.head.phase == "running" else None
        mine, joins = room.held(guest), self.joins(room, guest, lang)
        has_free = head.phase == "gathering" and any(place.who == "free" for place in head.places)
        return TableInfo(
            id=head.id,
            game=head.game,
            title=about.game_info(head.game, lang).title if head.game in tablee.games() else head.game,
            phase=room.phase,
            why_stuck=room.why_stuck,
            seats=[self.seat_info(room, seat, place, guest) for seat, place in enumerate(head.places)],
            options=self.shelf.shown(head.options),
            manner=seating.manner_of(head),
            host=bool(guest) and head.host == guest,
            is_locked=head.locked,
            can_join=(has_free or bool(joins)) and not head.locked,
            joins=joins,
            can_watch=bool(mine) or head.spectators or head.phase == "over",
            commitment="" if head.seed is not None or head.origin else Committed(bytes.fromhex(head.secret)).hash,
            your_move=bool(table and not table.over and set(mine) & set(table.waiting)),
            result=self.result(room, lang),
            created=head.created,
            changed=room.changed,
            rematch=head.rematch,
            branch_of=head.origin.table if head.origin else "",
            lesson=head.lesson,
        )

    def joins(self, room: Room, guest: str, lang: str) -> list[Choice]:
        """Where a newcomer may sit down while the game goes on."""
        if room.table is None or not room.is_playing or room.head.locked or room.held(guest):
            return []
        words = Words(lang, room.table.game, names=room.names)
        return [Choice(value=str(act), label=words.act(act)) for act in room.table.acts(None)]

    def result(self, room: Room, lang: str) -> str:
        """How it ended, in one sentence."""
        head = room.head
        if head.phase != "over" or head.game not in tablee.games():
            return ""
        words = Words(lang, tablee.games()[head.game], names=room.names)
        return words.reason(Result(tuple(head.winners), head.result, tuple(head.scores)))

    def seat_info(self, room: Room, seat: int, place: Place, guest: str) -> SeatInfo:
        is_online = place.who == "person" and room.is_online(place.guest)
        away = None if place.who != "person" else room.away(place.guest)
        return SeatInfo(
            seat=seat,
            who=place.who,
            name=place.name,
            level=place.level,
            mine=seat in room.held(guest),
            online=is_online or place.who == "bot",
            away_seconds=None if away is None else int(away),
            stand_in=place.stand_in,
            present=not room.is_playing or seat in room.present,
        )

    def welcome(self, room: Room, connection: Connection) -> Welcome:
        lang = connection.lang
        return Welcome(
            viewer=connection.seat,
            held=room.held(connection.guest),
            lang=lang,  # type: ignore[arg-type]
            table=self.info(room, connection.guest, lang),
            game=about.game_info(room.head.game, lang),
            chat=[self.line(room, spoken, lang) for spoken in room.said[-200:]],
        )

    def line(self, room: Room, spoken: Spoken, lang: str) -> ChatLine:
        """A line of chat; a quick phrase in the reader's language."""
        said = about.words(room.head.game, lang).say(spoken.phrase) if spoken.phrase else spoken.text
        return ChatLine(
            n=spoken.n, seat=spoken.seat, name=spoken.name, text=said, phrase=spoken.phrase, when=spoken.when
        )

    # New tables

    async def create(self, wished: NewTable, guest: str, own_name: str) -> Room:
        """A table that waits for its people."""
        game = seating.game_of(wished.game)
        if await self.store.count(guest) >= OPEN_TABLES:
            raise Refusal("too-many")
        if wished.lesson:
            return await self._lesson(game, guest, own_name)
        places = seating.places(game, wished.seats, guest, wished.name or own_name)
        pack = self.shelf.source(game.name, wished.options.get("pack", "base"))
        options, digest = seating.settle_options(game, len(places), {**wished.options, "pack": pack})
        head = self._head(game, options, digest, places, guest)
        return await self._add(seating.with_manner(head, wished.manner), guest)

    def _head(self, game: Any, options: dict[str, Any], digest: str, places: list[Place], host: str) -> Head:
        return Head(
            id=new_id(),
            game=game.name,
            version=game.version,
            digest=digest,
            options=options,
            secret=secrets.token_hex(32),
            places=places,
            host=host,
            created=self.clock.now(),
        )

    async def _lesson(self, game: Any, guest: str, own_name: str) -> Room:
        found = lesson(game)
        if found is None:
            raise Refusal("not-found")
        bot = seating.level_of(game, found.level)
        bots = [Place(who="bot", name=seating.BOTS[n], level=bot) for n in range(found.seats - 1)]
        places = [Place(who="person", name=text.name(own_name), guest=guest), *bots]
        options, digest = seating.settle_options(game, found.seats, {**found.options})
        head = replace(self._head(game, options, digest, places, guest), lesson=True, seed=found.seed, pace="slow")
        return await self._add(head, guest)

    async def _add(self, head: Head, *friends: str) -> Room:
        await self.store.save(head)
        for guest in dict.fromkeys(friend for friend in friends if friend):
            await self.store.befriend(head.id, guest)
        log.info("table-made", table=head.id, game=head.game, seats=len(head.places))
        return await self.room(head.id)

    async def rematch(self, room: Room, guest: str) -> Room:
        """The same people, bots and options once more; asked for twice it is the same table."""
        head = room.head
        if head.phase != "over":
            raise Refusal("running")
        if not seating.held(head, guest):
            raise Refusal("not-yours")
        if head.rematch:
            return await self.room(head.rematch)
        places = [replace(head.places[seat], stand_in="", nonce="", joined=False) for seat in room.present]
        options = {**head.options}
        if len(places) != len(head.places):
            options.pop("first", None)  # the seat it names may be another's now
        game = seating.game_of(head.game)
        fresh = self._head(game, options, head.digest, places, guest)
        new = await self._add(seating.with_manner(fresh, seating.manner_of(head)), *(place.guest for place in places))
        await room.seat(lambda old: replace(old, rematch=new.head.id))
        return new

    async def branch(self, room: Room, wished: Branch, guest: str) -> Room:
        """A new table from within a finished one: what the seat did not know then is drawn again."""
        head = room.head
        if head.phase != "over":
            raise Refusal("running")
        if room.table is None:
            raise Refusal("stuck")
        if wished.step > len(room.log):
            raise Refusal("bad-option")
        past = room.past()
        table = await asyncio.to_thread(restore, replace(past, wishes=past.wishes[: wished.step]))
        if table.over:
            raise Refusal("over")
        if wished.seat not in table.present:
            raise Refusal("bad-option")
        game = seating.game_of(head.game)
        level = seating.level_of(game, wished.level)
        name = await self.store.name(guest) or head.places[wished.seat].name
        places = [
            Place(who="person", name=name, guest=guest)
            if seat == wished.seat
            else Place(who="bot", name=seating.BOTS[seat % len(seating.BOTS)], level=level)
            for seat in range(table.seats)
        ]
        origin = Origin(table=head.id, wishes=wished.step, seat=wished.seat, seed=Random().getrandbits(63))
        fresh = replace(self._head(game, head.options, head.digest, places, guest), origin=origin, phase="running")
        return await self._add(fresh, guest)

    # Links

    async def invite(self, room: Room, seat: int | None) -> str:
        """The secret of a new link; only its digest is kept."""
        if seat is not None and (seat >= len(room.head.places) or not room.is_vacant(seat)):
            raise Refusal("taken")
        token = secrets.token_urlsafe(18)
        await self.store.invite(digest_of(token), room.head.id, seat)
        return token

    async def exchange(self, token: str, guest: str, own_name: str) -> tuple[Room, int | None]:
        """A link's secret for the right to know the table, or for its seat. A seat's link works once."""
        found = await self.store.invited(digest_of(token))
        if found is None:
            raise Refusal("not-found")
        room, seat = await self.room(found[0]), found[1]
        if seat is None:
            await self.store.befriend(room.head.id, guest)
            return room, None
        if not room.held(guest):
            name = free_name(room.head, own_name, seat)
            if room.head.phase == "gathering":
                await room.seat(lambda head: seating.sit(head, guest, name, seat))
            elif room.is_playing:
                await room.give(seat, guest, name)
        await self.store.befriend(room.head.id, guest)
        await self.store.spend(digest_of(token))
        return room, seat


def free_name(head: Head, wished: str, seat: int) -> str:
    """The guest's own name, or one that nobody at the table has."""
    taken = {place.name.casefold() for place in head.places}
    name = wished or f"{seat + 1}"
    return name if name.casefold() not in taken else f"{name} {seat + 1}"
