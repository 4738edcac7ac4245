"""A table with the people round it: the one place where it changes.

One wish at a time, under a lock: done, committed, and only then acknowledged and told. Whatever fails leaves the table as it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

import structlog
from msgspec.structs import replace

from tablee.kit import CannotUndo, IllegalAnswer, RecordError, Seat, Table
from tablee.reading.lessons import Course
from tablee.server import ledger, seating, teaching
from tablee.server.audience import Audience
from tablee.server.claims import Claims
from tablee.server.connection import Connection
from tablee.server.crew import Patron
from tablee.server.driver import Driver
from tablee.server.ledger import Past, Wish
from tablee.server.parts import Until
from tablee.server.shelf import Shelf
from tablee.server.troubles import Refusal, refusal_of
from tablee.server.waiting import to_its_end
from tablee.store import Clash, Fenced, Head, Kept, Sitter, Spoken

if TYPE_CHECKING:
    from tablee.server.house import House

log = structlog.get_logger()
GUEST = 12
"""Letters of a guest that the key of a wish begins with."""


class Room:
    """A head, its log, the table they give, and whoever looks on. `House.room` makes one."""

    def __init__(
        self,
        house: House,
        head: Head,
        kept: list[Kept],
        said: list[Spoken],
        before: Past | None,
        built: Table[Any] | Refusal | None = None,
    ) -> None:
        """`built`: what the log gives, if that was worked out already."""
        self.house, self.head, self.log, self.said, self.before = house, head, kept, said, before
        self.keys = {entry.key for entry in kept}
        self.changed = self.last_wish
        self.claims = Claims()
        self.course: Course | None = None
        """How far somebody has come, where this is a lesson."""
        self.trouble: Refusal | None = None
        """Why the table cannot go on."""
        self._table: Table[Any] | None = None
        self._lock = asyncio.Lock()
        self._address = ""
        if head.phase == "running":
            self._take(built or build(self.past(), house.shelf))
        self.audience = Audience(self)
        self.driver = Driver(self)
        self.wake()

    def _take(self, built: Table[Any] | Refusal) -> None:
        """Go on with what the log gives."""
        self._table, self.trouble = (None, built) if isinstance(built, Refusal) else (built, None)
        self.course = teaching.course_of(self.head, self.log)

    def _build(self) -> None:
        """Run the log again."""
        if self.head.phase != "gathering":
            self._take(build(self.past(), self.house.shelf))

    def wake(self) -> None:
        """Let the table go on by itself, if it should."""
        if self.is_playing:
            self.driver.start()

    # What it is like

    @property
    def table(self) -> Table[Any] | None:
        """The table; a finished one is there once it was `opened`."""
        return self._table

    @table.setter
    def table(self, table: Table[Any] | None) -> None:
        self._table = table

    async def opened(self) -> Table[Any] | None:
        """The table, also a finished one: that is built when somebody wants to see it, while the others are served."""
        async with self._lock:
            if self._table is None and self.head.phase == "over" and not self.trouble:
                self._take(await asyncio.to_thread(build, self.past(), self.house.shelf))
        return self._table

    @property
    def is_playing(self) -> bool:
        return self.head.phase == "running" and self._table is not None and not self._table.over

    @property
    def is_guided(self) -> bool:
        """Whether a lesson says what is done. A game that it brings to an end is won within it, and the lesson goes on."""
        return self.course is not None and not self.course.is_free

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and no time runs here."""
        return not self.audience.connections and not (self.is_playing and self.head.timer)

    @property
    def phase(self) -> Any:
        return "stuck" if self.trouble and self.head.phase != "over" else self.head.phase

    @property
    def last_wish(self) -> float:
        """When something was last done here: a wish, or at least the deal. What was before the game took nobody's time."""
        return self.log[-1].when if self.log else max(self.head.created, self.head.started)

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
        """Whether the host may give this seat away: it is free or, in a game, a bot's; or its person is gone, whose browser may have
        forgotten them. Once cards are dealt, gone is who has been away for a while, or whom a bot plays for."""
        place = self.head.places[seat]
        is_gone = place.who == "person" and self.is_gone(place)
        if not self.is_playing:
            return self.head.phase == "gathering" and (
                place.who == "free" or (is_gone and place.guest != self.head.host)
            )
        return seat in self.present and (place.who == "bot" or is_gone)

    def is_gone(self, place: Sitter) -> bool:
        away = self.audience.away(place.guest)
        has_waited = self.head.phase == "gathering" or bool(place.stand_in)
        return away is not None and (has_waited or away >= self.house.away)

    def past(self) -> Past:
        return Past(head=self.head, wishes=[kept.wish for kept in self.log], before=self.before)

    @property
    def patron(self) -> Patron:
        """For whom its bots think: its host, at the address that somebody who plays here last came from."""
        return Patron(self._address, self.head.host)

    # The one write path

    async def do(
        self,
        wish: Wish,
        key: str = "",
        at: int | None = None,
        newcomer: Sitter | None = None,
        after: int | None = None,
    ) -> None:
        """Do a wish and keep it. A wish whose key was done before is not done again, nor does a newcomer sit down twice. `at`: the
        question it answers; `after`: only if just so many wishes have been done. Whoever might be cancelled does it `to_its_end`."""
        async with self._lock:
            if (key and key in self.keys) or (newcomer and self.held(newcomer.guest)):
                return
            if after is not None and after != len(self.log):
                raise Refusal("stale")
            table = self.playing()
            if self.course:
                teaching.check(self.course, wish)
            before, sat = (table.logged, table.waiting), table.present
            try:
                ledger.do(table, wish, at)
            except (IllegalAnswer, CannotUndo) as error:
                has_moved_on = at is not None and at != table.pending.at
                raise Refusal("stale") if has_moved_on else refusal_of(error) from None
            is_seen = (table.logged, table.waiting) != before
            head = seating.fit(self.head, table.seats, newcomer)
            await self._keep(wish, key, is_seen, ended(head, table) if table.over and not self.is_guided else head)
            if table.over or table.present != sat:
                self.audience.tell_seats()
            self.audience.tell()
        self.driver.changed.set()

    def playing(self) -> Table[Any]:
        """The table, if it goes on."""
        if self.trouble:
            raise Refusal(self.trouble.code)
        if self.table is None:
            raise Refusal("not-running")
        if self.table.over and not self.is_guided:
            raise Refusal("over")
        return self.table

    async def _keep(self, wish: Wish, key: str, is_seen: bool, head: Head) -> None:
        """Commit what was done. Should that fail, the table is again what the log says. `is_seen`: everybody can tell
        that something was done, so the table counts as changed; a note or half a sealed answer is nobody's to notice.
        `head`: who sits there then."""
        now = self.house.clock.date()
        kept = Kept(seq=len(self.log), wish=wish, key=key or f"#{len(self.log)}", when=now)
        try:
            saved = await self.house.store.append(
                head.id, kept, touch=is_seen, head=None if head == self.head else head
            )
        except Fenced:
            self._lost()
        except Exception as error:
            if isinstance(error, Clash):
                await self._read_again()
            self._build()
            self.audience.tell()
            log.error("write-failed", table=self.head.id, error=type(error).__name__)
            raise Refusal("stale" if isinstance(error, Clash) else "not-kept") from None
        self.head = saved or head
        self.log.append(kept)
        self.keys.add(kept.key)
        if self.course:
            teaching.take(self.course, wish)
        self.changed = now if is_seen else self.changed
        if head.phase == "over":
            log.info("table-over", table=head.id, game=head.game, wishes=len(self.log))

    def _lost(self) -> NoReturn:
        """The table is another process's by now: what was wished for is not done here, and may be wished for there."""
        self.house.lose(self)
        log.info("table-lost", table=self.head.id)
        raise Refusal("not-kept")

    async def look_again(self) -> None:
        """Others may have kept a head of ours: what is kept decides."""
        async with self._lock:
            head = await self.house.store.head(self.head.id)
            if head is not None and head.revision != self.head.revision:
                await self._read_again()
                self._build()
                self.audience.tell_seats()
                self.audience.tell()

    async def _read_again(self) -> None:
        """Somebody else has written here: what is kept decides."""
        self.head = await self.house.store.head(self.head.id) or self.head
        self.log = await self.house.store.log(self.head.id)
        self.keys = {entry.key for entry in self.log}

    async def end_if_over(self) -> None:
        """End a table that was found over: its server was killed before it could."""
        if self.head.phase == "running" and self._table is not None and self._table.over and not self.is_guided:
            table = self._table
            await self.seat(lambda head: ended(head, table))

    # What a seat wishes

    async def answer(self, seat: Seat, option: str, at: int, key: str) -> None:
        """An answer. While the others may still cut in, the asked seat's waits; so does one to an ask that lapses."""
        if key not in self.keys:
            table = self.playing()
            window = self.driver.window if self.driver.is_waiting() else None
            if window is not None and window.asked == seat:
                self._check(table, seat, option, at)
                window.answered = True
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
        await to_its_end(self._seat(change))

    async def _seat(self, change: Callable[[Head], Head]) -> None:
        async with self._lock:
            head = change(self.head)
            try:
                self.head = await self.house.store.save(head)
            except Fenced:
                self._lost()
            except Clash:
                await self._read_again()
                raise Refusal("stale") from None
            self.changed = self.house.clock.date()
            if head.phase == "running" and self._table is None and not self.trouble:
                self._build()
            self.wake()
            self.audience.tell_seats()
            self.audience.tell()
        self.driver.changed.set()

    async def forget(self, guest: str, wholly: bool) -> None:
        """A finished table is no longer known to have been this guest's; nobody else can notice. `wholly`: what they were called and said
        goes as well, and at a table that goes on a bot takes their place."""
        async with self._lock:  # its last answer may be kept already, and not known here yet
            is_over = self.head.phase == "over"
        if not is_over and not wholly:
            raise Refusal("running")
        if not is_over and self.held(guest):
            await self.seat(lambda head: seating.abandon(head, guest))
        async with self._lock:
            if wholly:
                self.said = await self.house.store.unsay(self.head.id, guest[:GUEST])
            self.head = await self.house.store.keep(seating.disown(self.head, guest, wholly))

    async def open(self, chapter: int) -> None:
        """In a lesson: deal the table anew for a chapter, one that was reached or the next."""
        await to_its_end(self._open(chapter))

    async def _open(self, chapter: int) -> None:
        async with self._lock:
            head, lesson = self.head, teaching.lesson_of(self.head)
            if lesson is None or head.taught is None or head.phase == "over":
                raise Refusal("not-taught")
            reached = max(head.taught.reached, self.course.reached if self.course else 0)
            if chapter > reached:
                raise Refusal("not-taught")
            dealt, wishes = teaching.begin(head, seating.game_of(head.game), lesson, chapter, reached)
            now = self.house.clock.date()
            log = [Kept(seq=n, wish=wish, key=f"#{n}", when=now) for n, wish in enumerate(wishes)]
            try:
                self.head = await self.house.store.restart(dealt, log)
            except Fenced:
                self._lost()
            except Clash:
                await self._read_again()
                raise Refusal("stale") from None
            self.log, self.keys, self.changed = log, {kept.key for kept in log}, now
            self._build()
            self.wake()
            self.audience.greet_all()
        self.driver.changed.set()

    async def join(self, guest: str, name: str, how: str) -> None:
        """A newcomer sits down in mid-game, where the rules allow it: by the act that says where."""
        if self.held(guest):
            return
        if not self.playing().acts(None):
            raise Refusal("full")
        name = seating.new_name([self.head.places[seat] for seat in self.present], name)
        newcomer = Sitter(who="person", name=name, guest=guest, joined=True)
        await to_its_end(self.do(ledger.act(None, how), newcomer=newcomer))

    async def claim(self, seat: Seat, guest: str, name: str) -> bool:
        """Somebody would like to take over a seat that a bot plays. Once everybody agrees it is theirs."""
        if not self.is_vacant(seat):
            raise Refusal("taken")
        is_granted = self.claims.ask(self.head, seat, guest, name, self.house.clock.now())
        if is_granted:
            await self.give(seat, guest, name)
        else:
            await self.tell_seats()
        return is_granted

    async def decide(self, seat: Seat, guest: str, yes: bool) -> None:
        """Whether somebody may take over a seat, as one of those who play says."""
        self.claims.decide(self.head, seat, guest, yes)
        await self.tell_seats()

    async def give(self, seat: Seat, guest: str, name: str) -> None:
        """Somebody takes over a seat that a bot has played. What its person had noted there is not for their eyes."""

        def taken(head: Head) -> Head:
            if not self.is_vacant(seat):
                raise Refusal("taken")
            return seating.take_over(head, seat, guest, name)

        taken(self.head)
        await to_its_end(self.do(ledger.note(seat, "")))
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

    def has_said(self, key: str) -> bool:
        return any(line.key == key for line in self.said)

    async def speak(self, spoken: Spoken) -> None:
        """Keep a line of chat and tell everybody; its number is the next."""
        async with self._lock:
            if self.has_said(spoken.key):
                return
            spoken = replace(spoken, n=await self.house.store.next_line(self.head.id))
            try:
                await self.house.store.say(self.head.id, spoken)
            except Fenced:
                self._lost()
            self.said.append(spoken)
            self.audience.tell_said(spoken)

    # Telling

    async def tell(self) -> None:
        """Tell every reader what is new to them."""
        async with self._lock:
            self.audience.tell()

    async def tell_clock(self) -> None:
        """Tell the times that run, where they are other ones than were told."""
        async with self._lock:
            self.audience.tell_clock()

    async def tell_seats(self) -> None:
        """Tell who sits where, and who would like to."""
        async with self._lock:
            self.audience.tell_seats()

    async def greet(self, connection: Connection, seat: Seat | None, lang: str, since: int) -> None:
        """A reader begins, or begins again in another language or seat."""
        async with self._lock:
            if connection.address and self.held(connection.guest):
                self._address = connection.address
            self.audience.greet(connection, seat, lang, since)
        self.driver.changed.set()

    async def leave(self, connection: Connection) -> None:
        async with self._lock:
            self.audience.leave(connection)

    def stop(self) -> None:
        self.driver.stop()


def build(past: Past, shelf: Shelf) -> Table[Any] | Refusal:
    """The table that a log gives, or why there is none: one that cannot be run again harms nobody but itself."""
    try:
        return ledger.restore(past, shelf)
    except RecordError as error:
        log.warning("table-stuck", table=past.head.id, game=past.head.game)
        return Refusal("stuck", why=error)
    except Exception as error:
        log.error("table-damaged", table=past.head.id, game=past.head.game, error=type(error).__name__)
        return Refusal("damaged")


def ended(head: Head, table: Table[Any]) -> Head:
    """The head of a table that is over: from now on its record may be read."""
    assert table.result is not None
    winners, reason, scores = table.result
    return replace(head, phase="over", result=reason, winners=list(winners), scores=list(scores))
