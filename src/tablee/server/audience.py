"""Whoever looks at a table, and what each is told. Readers who may see the same are told the same, made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from tablee.kit import Seat, Table
from tablee.server import describing, teaching, tell
from tablee.server.connection import Connection, Told, mark_of
from tablee.server.frames import Said, Seats, Times
from tablee.server.parts import TableInfo, Until, Window
from tablee.store import Spoken
from tablee.words import Words

if TYPE_CHECKING:
    from tablee.server.room import Room

_encode = msgspec.json.Encoder().encode


class Audience:
    """The sockets of one table, from the moment they are accepted. Only `Room` tells them anything, under its lock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self._left: dict[str, float] = {}
        self._loaded = room.house.clock.now()

    # Who is there

    def is_online(self, guest: str) -> bool:
        return any(connection.guest == guest and connection.is_greeted for connection in self.connections)

    def away(self, guest: str) -> float | None:
        """For how long this guest has not been here; None while they are."""
        if self.is_online(guest):
            return None
        return self.room.house.clock.now() - self._left.get(guest, self._loaded)

    def greet(self, connection: Connection, seat: Seat | None, lang: str, since: int) -> None:
        """A reader begins, or begins again in another language or seat."""
        room, table = self.room, self.room.table
        self.connections.add(connection)
        self._left.pop(connection.guest, None)
        known = len(table.events(seat)) if table else 0
        connection.greet(seat, lang, min(since, known))
        welcome = describing.welcome(room, connection)
        connection.send(welcome)
        connection.knows_seats(_lasting(welcome.table))
        room.driver.follow()
        self._tell(connection, {}, self._clock())
        self.tell_seats(but=connection)

    def greet_all(self) -> None:
        """The table was dealt anew: every reader begins again."""
        for connection in [*self.connections]:
            if connection.is_greeted:
                self.greet(connection, connection.seat, connection.lang, 0)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        guest = connection.guest
        if guest and not self.is_online(guest) and any(place.guest == guest for place in self.room.head.places):
            self._left[guest] = self.room.house.clock.now()
        self.tell_seats()

    # What they are told

    def tell(self) -> None:
        """Tell every reader what is new to them."""
        self.room.driver.follow()
        made: dict[object, Told] = {}
        clock = self._clock()
        for connection in [*self.connections]:
            self._tell(connection, made, clock)

    def _tell(self, connection: Connection, made: dict[object, Told], clock: tuple[Times, object]) -> None:
        """Whoever stood up or was seated elsewhere is told nothing more through the old seat, until they say hello anew."""
        room, table, seat = self.room, self.room.table, connection.seat
        if table is None or not connection.is_greeted or not room.may_look(connection.guest, seat):
            return
        window = self._window(connection)
        key = (seat, connection.lang, connection.told, window.is_open, window.order, window.passed, window.can_pass)
        if key not in made:
            words = self._words(table, seat, connection.lang)
            course = room.course
            lesson = teaching.guide(room.head, course, table, seat, connection.lang) if course else None
            made[key] = Told.of(tell.state(table, seat, words, connection.told, window, lesson))
        connection.send_state(made[key])
        connection.send_clock(*clock)

    def _words(self, table: Table[Any], seat: Seat | None, lang: str) -> Words:
        softened = bool(table.options.get("softened"))
        return Words(lang, table.game, viewer=seat, names=self.room.names, softened=softened)

    def _window(self, connection: Connection) -> Window:
        """The window as this reader may use it: for its own seat, and for those that share its device."""
        driver = self.room.driver
        window = driver.window
        seats = [] if connection.seat is None else self.room.held(connection.guest)
        order: Until = next((driver.orders[seat] for seat in seats if seat in driver.orders), "off")
        if window is None or window.closed.is_set():
            return Window(is_open=False, order=order, passed=False, can_pass=False)
        others = [seat for seat in seats if seat in window.others]
        has_passed = bool(others) and window.passed.issuperset(others)
        return Window(is_open=True, order=order, passed=has_passed, can_pass=bool(others))

    def _clock(self) -> tuple[Times, object]:
        """The times that run, and the moments they run to."""
        driver = self.room.driver
        now, window, deadline = self.room.house.clock.now(), driver.window, driver.deadline()
        is_open = window is not None and not window.closed.is_set()
        closes = window.closes() if window is not None and is_open else None
        held_by = sorted(window.holders) if window is not None and is_open else []
        clock = Times(
            window=None if closes is None else _milliseconds(closes - now),
            timer=None if deadline is None else _milliseconds(deadline - now),
            held_by=held_by,
        )
        return clock, (closes, deadline, held_by)

    def tell_clock(self) -> None:
        """Tell the times that run to those who may look."""
        clock = self._clock()
        for connection in self.connections:
            if connection.is_greeted and self.room.may_look(connection.guest, connection.seat):
                connection.send_clock(*clock)

    def tell_seats(self, but: Connection | None = None) -> None:
        """Tell who sits where, to those for whom something about it has changed."""
        room = self.room
        made: dict[object, tuple[bytes, bytes]] = {}
        for connection in self.connections:
            if connection is but or not connection.is_greeted:
                continue
            guest, lang = connection.guest, connection.lang
            key = (lang, tuple(room.held(guest)), bool(guest) and guest == room.head.host)
            if key not in made:
                info = describing.table(room, guest, lang)
                made[key] = _encode(Seats(table=info)), _lasting(info)
            connection.send_seats(*made[key])

    def tell_said(self, spoken: Spoken) -> None:
        """Tell everybody a line of chat, in their own language where it is a phrase."""
        room = self.room
        made: dict[str, bytes] = {}
        for connection in self.connections:
            if connection.is_greeted:
                lang = connection.lang
                if lang not in made:
                    made[lang] = _encode(Said(line=describing.line(room, spoken, lang)))
                connection.send_bytes(made[lang])


def _lasting(info: TableInfo) -> bytes:
    """The mark of what is told of a table, without what changes by itself while time passes, or is told by states and clocks."""
    seats = [seat if seat.away_seconds is None else replace(seat, away_seconds=0) for seat in info.seats]
    return mark_of(_encode(replace(info, seats=seats, waiting=[], seconds_left=None)))


def _milliseconds(seconds: float) -> int:
    return max(0, round(seconds * 1000))
