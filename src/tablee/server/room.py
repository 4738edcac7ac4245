"""A table with the people round it: the one place where it changes.

One wish at a time, under a lock: done, committed, and only then acknowledged and told. Whatever fails leaves the table as it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import structlog
from msgspec.structs import replace

from tablee.kit import CannotUndo, IllegalAnswer, RecordError, Seat, Table
from tablee.server import ledger, seating, tell
from tablee.server.connection import Connection
from tablee.server.conventions import asked_seat
from tablee.server.driver import Driver
from tablee.server.frames import Clock, Seats
from tablee.server.ledger import Past, Wish
from tablee.server.parts import Until, Window
from tablee.server.troubles import Refusal, refusal_of
from tablee.store import Clash, Head, Kept, Place, Spoken

if TYPE_CHECKING:
    from tablee.server.house import House

log = structlog.get_logger()


class Room:
    """A head, its log, the table they give, and whoever looks on. `House.room` makes one."""

    def __init__(self, house: House, head: Head, kept: list[Kept], said: list[Spoken], before: Past | None) -> None:
        self.house, self.head, self.log, self.said, self.before = house, head, kept, said, before
        self.keys = {entry.key for entry in kept}
        self.connections: set[Connection] = set()
        self.left: dict[str, float] = {}
        self.loaded = house.clock.now()
        self.changed = self.last_wish
        self.why_stuck = ""
        self._table: Table[Any] | None = None
        self._lock = asyncio.Lock()
        if head.phase == "running":
            self._build()
        self.driver = Driver(self)
        if self.is_playing:
            self.driver.start()

    def _build(self) -> None:
        """Run the log again."""
        if self.head.phase == "gathering":
            return
        try:
            self.table = ledger.restore(self.past())
        except RecordError as error:
            self.table, self.why_stuck = None, str(error)
            log.warning("table-stuck", table=self.head.id, game=self.head.game)

    # What it is like

    @property
    def table(self) -> Table[Any] | None:
        """The table; a finished one is built when somebody wants to see it."""
        if self._table is None and self.head.phase == "over" and not self.why_stuck:
            self._build()
        return self._table

    @table.setter
    def table(self, table: Table[Any] | None) -> None:
        self._table = table

    @property
    def is_built(self) -> bool:
        return self._table is not None

    @property
    def is_playing(self) -> bool:
        return self.head.phase == "running" and self._table is not None and not self._table.over

    @property
    def phase(self) -> Any:
        return "stuck" if self.why_stuck and self.head.phase != "over" else self.head.phase

    @property
    def last_wish(self) -> float:
        """When something was last done here."""
        return self.log[-1].when if self.log else self.head.created

    @property
    def names(self) -> dict[Seat, str]:
        return {seat: place.name for seat, place in enumerate(self.head.places) if place.name}

    def held(self, guest: str) -> list[Seat]:
        """The seats of a guest; one that was left by the rules is nobody's while the game goes on."""
        seats = seating.held(self.head, guest)
        return [seat for seat in seats if seat in self.present] if self.is_playing else seats

    def may_look(self, guest: str, seat: Seat | None) -> bool:
        """Whether a guest may see the table through this seat, or without one as those who watch do."""
        mine = self.held(guest)
        return seat in mine if seat is not None else self.head.phase != "running" or self.head.spectators or bool(mine)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that take part."""
        return self.table.present if self.table else tuple(range(len(self.head.places)))

    def is_vacant(self, seat: Seat) -> bool:
        """Whether the host may give this seat away: it is free, or a bot plays it and its person, if there is one, is gone."""
        place = self.head.places[seat]
        if not self.is_playing:
            return place.who == "free"
        is_gone = bool(place.stand_in) and not self.is_online(place.guest)
        return seat in self.present and (place.who == "bot" or is_gone)

    def past(self) -> Past:
        return Past(head=self.head, wishes=[kept.wish for kept in self.log], before=self.before)

    def is_online(self, guest: str) -> bool:
        return any(connection.guest == guest and connection.is_greeted for connection in self.connections)

    def away(self, guest: str) -> float | None:
        """For how long this guest has not been here; None while they are."""
        return None if self.is_online(guest) else self.house.clock.now() - self.left.get(guest, self.loaded)

    # The one write path

    async def do(self, wish: Wish, key: str = "", at: int | None = None, newcomer: Place | None = None) -> None:
        """Do a wish and keep it. A wish whose key was done before is not done again, nor sits a newcomer down twice. Goes on
        though its sender leaves."""
        await asyncio.shield(asyncio.ensure_future(self._do(wish, key, at, newcomer)))

    async def _do(self, wish: Wish, key: str, at: int | None, newcomer: Place | None) -> None:
        async with self._lock:
            if (key and key in self.keys) or (newcomer and self.held(newcomer.guest)):
                return
            table = self.playing()
            before, sat = (table.logged, table.waiting), table.present
            try:
                ledger.do(table, wish, at)
            except (IllegalAnswer, CannotUndo) as error:
                has_moved_on = at is not None and at != table.pending.at
                raise Refusal("stale") if has_moved_on else refusal_of(error) from None
            is_seen = (table.logged, table.waiting) != before
            await self._keep(wish, key, is_seen, seating.fit(self.head, table.seats, newcomer))
            if table.over and self.head.phase == "running":
                await self._close(table)
            elif table.present != sat:
                self._tell_seats()
            self._tell()
        self.driver.changed.set()

    def playing(self) -> Table[Any]:
        """The table, if it goes on."""
        if self.why_stuck:
            raise Refusal("stuck")
        if self.table is None:
            raise Refusal("not-running")
        if self.table.over:
            raise Refusal("over")
        return self.table

    async def _keep(self, wish: Wish, key: str, is_seen: bool, head: Head) -> None:
        """Commit what was done. Should that fail, the table becomes again what the log says. `is_seen`: everybody can tell
        that something was done, so the table counts as changed; a note or half a sealed answer is nobody's to notice.
        `head`: who sits there then."""
        now = self.house.clock.now()
        kept = Kept(seq=len(self.log), wish=wish, key=key or f"#{len(self.log)}", when=now)
        try:
            await self.house.store.append(head.id, kept, touch=is_seen, head=None if head == self.head else head)
        except Exception as error:
            if isinstance(error, Clash):
                self.log = await self.house.store.log(self.head.id)
                self.keys = {entry.key for entry in self.log}
            self._build()
            self._tell()
            log.error("write-failed", table=self.head.id, error=type(error).__name__)
            raise Refusal("stale" if isinstance(error, Clash) else "not-kept") from None
        self.head = head
        self.log.append(kept)
        self.keys.add(kept.key)
        self.changed = now if is_seen else self.changed

    async def _close(self, table: Table[Any]) -> None:
        """The game is over: from now on its record may be read."""
        assert table.result is not None
        winners, reason, scores = table.result
        self.head = replace(self.head, phase="over", result=reason, winners=list(winners), scores=list(scores))
        await self.house.store.save(self.head)
        log.info("table-over", table=self.head.id, game=self.head.game, wishes=len(self.log))
        self._tell_seats()

    # What a seat wishes

    async def answer(self, seat: Seat, option: str, at: int, key: str) -> None:
        """An answer. While the others may still cut in, the asked seat's waits."""
        if key not in self.keys:
            table = self.playing()
            if self.driver.is_waiting() and asked_seat(table) == seat:
                self._check(table, seat, option, at)
                window = self.driver.window
                assert window is not None
                self.driver.changed.set()
                await window.closed.wait()
        await self.do(ledger.answer(seat, option), key, at)

    def _check(self, table: Table[Any], seat: Seat, option: str, at: int) -> None:
        """Refuse at once what would be refused later."""
        question = table.ask(seat)
        if question is None or question.at != at:
            raise Refusal("stale")
        if option not in map(str, question.options):
            raise Refusal("not-offered", table.game.refuse(table.state, question, option))

    async def take_back(self, seat: Seat, key: str) -> None:
        """Freely where that can be; else the others are asked."""
        if key in self.keys:
            return
        table = self.playing()
        if table.can_undo(seat):
            await self.do(ledger.undo(seat), key)
        elif "undo" in table.acts(seat):
            await self.do(ledger.act(seat, "undo"), key)
        else:
            raise Refusal("cannot-undo")

    async def resign(self, seat: Seat, key: str, level: str) -> None:
        """Give up; the others play on with a bot in that seat."""
        await self.do(ledger.act(seat, "surrender"), key)
        if self.is_playing and seating.is_person(self.head.places[seat]):
            await self.seat(lambda head: seating.stand_in(head, seat, level))

    async def seat(self, change: Callable[[Head], Head]) -> None:
        """Change the head, keep it and tell everybody who sits where."""
        await asyncio.shield(asyncio.ensure_future(self._seat(change)))

    async def _seat(self, change: Callable[[Head], Head]) -> None:
        async with self._lock:
            head = change(self.head)
            await self.house.store.save(head)
            self.head, self.changed = head, self.house.clock.now()
            if head.phase == "running" and self.table is None and not self.why_stuck:
                self._build()
                self.driver.start()
            self._tell_seats()
            self._tell()
        self.driver.changed.set()

    async def join(self, guest: str, name: str, how: str) -> None:
        """A newcomer sits down in mid-game, where the rules allow it: by the act that says where."""
        if self.held(guest):
            return
        if not self.playing().acts(None):
            raise Refusal("full")
        name = seating.new_name([self.head.places[seat] for seat in self.present], name)
        newcomer = Place(who="person", name=name, guest=guest, joined=True)
        await self.do(ledger.act(None, how), newcomer=newcomer)

    async def give(self, seat: Seat, guest: str, name: str) -> None:
        """Somebody takes over a seat that a bot has played. What its person had noted there is not for their eyes."""

        def taken(head: Head) -> Head:
            if not self.is_vacant(seat):
                raise Refusal("taken")
            return seating.take_over(head, seat, guest, name)

        taken(self.head)
        await self.do(ledger.note(seat, ""))
        await self.seat(taken)
        self.driver.order(seat, "off")

    async def let_pass(self, seats: list[Seat], until: Until) -> None:
        """For one seat, or for all that share a device."""
        for seat in seats:
            self.driver.order(seat, until)
        await self.tell()

    async def hold(self, seats: list[Seat], on: bool) -> None:
        for seat in seats:
            self.driver.hold(seat, on)
        await self.tell()

    async def speak(self, spoken: Spoken) -> Spoken:
        """Keep a line of chat; its number is the next."""
        async with self._lock:
            spoken = replace(spoken, n=len(self.said))
            await self.house.store.say(self.head.id, spoken)
            self.said.append(spoken)
        return spoken

    # Telling

    async def tell(self) -> None:
        """Tell every reader what is new to them."""
        async with self._lock:
            self._tell()

    async def greet(self, connection: Connection, seat: Seat | None, lang: str, since: int) -> None:
        """A reader begins, or begins again in another language or seat."""
        async with self._lock:
            self.connections.add(connection)
            self.left.pop(connection.guest, None)
            known = len(self.table.events(seat)) if self.table else 0
            connection.greet(seat, lang, min(since, known))
            connection.send(self.house.welcome(self, connection))
            self._tell_one(connection)
            self._tell_seats(but=connection)
        self.driver.changed.set()

    async def leave(self, connection: Connection) -> None:
        async with self._lock:
            self.connections.discard(connection)
            if not self.is_online(connection.guest):
                self.left[connection.guest] = self.house.clock.now()
            self._tell_seats()

    def _tell(self) -> None:
        for connection in [*self.connections]:
            self._tell_one(connection)

    def _tell_one(self, connection: Connection) -> None:
        """Whoever stood up or was seated elsewhere is told nothing more through the old seat, until they say hello anew."""
        table = self.table
        if table is None or not connection.is_greeted or not self.may_look(connection.guest, connection.seat):
            return
        self.driver.follow()
        words = connection.words(table.game, self.names)
        window = self._window(connection)
        connection.send_state(tell.state(table, connection.seat, words, connection.told, window))
        connection.send_clock(*self._clock())

    def _window(self, connection: Connection) -> Window:
        """The window as this reader may use it: for its own seat, and for those that share its device."""
        window, driver = self.driver.window, self.driver
        seats = [] if connection.seat is None else self.held(connection.guest)
        order: Until = next((driver.orders[seat] for seat in seats if seat in driver.orders), "off")
        if window is None or window.closed.is_set():
            return Window(is_open=False, order=order, passed=False, can_pass=False)
        others = [seat for seat in seats if seat in window.others]
        has_passed = bool(others) and window.passed.issuperset(others)
        return Window(is_open=True, order=order, passed=has_passed, can_pass=bool(others))

    def _clock(self) -> tuple[Clock, object]:
        """The times that run, and the moments they run to."""
        now, window, deadline = self.house.clock.now(), self.driver.window, self.driver.deadline()
        is_open = window is not None and not window.closed.is_set()
        closes = window.closes() if window is not None and is_open else None
        held_by = sorted(window.holders) if window is not None and is_open else []
        clock = Clock(
            window=None if closes is None else _milliseconds(closes - now),
            timer=None if deadline is None else _milliseconds(deadline - now),
            held_by=held_by,
        )
        return clock, (closes, deadline, held_by)

    def _tell_seats(self, but: Connection | None = None) -> None:
        for connection in self.connections:
            if connection is not but and connection.is_greeted:
                connection.send(Seats(table=self.house.info(self, connection.guest, connection.lang)))

    def stop(self) -> None:
        self.driver.stop()


def _milliseconds(seconds: float) -> int:
    return max(0, round(seconds * 1000))
