"""What makes a table go on by itself: bots that think, windows that close, timers that run out. One task per running table."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

import structlog

from tablee.bots import usual_level
from tablee.bots.manners import courtesy
from tablee.kit import Consensus, Seat
from tablee.reading.lessons import Course
from tablee.server import ledger, seating
from tablee.server.ledger import Wish
from tablee.server.parts import Until
from tablee.server.reminders import goes_over_days
from tablee.server.screens import SHOW, Screens
from tablee.server.troubles import Refusal
from tablee.server.waiting import to_its_end
from tablee.server.window import LAPSE, REACT, ReactionWindow, lapsing_seat, living

if TYPE_CHECKING:
    from tablee.server.room import Room

log = structlog.get_logger()
PACE = {"instant": 0.0, "fast": 0.3, "normal": 0.9, "slow": 2.0}
"""Seconds a bot takes for an answer; should it think longer, a whole number of them."""
GRACE = 60.0
"""Seconds that a move's timer has left at least when its table is loaded."""


class Thought:
    """What bots are thinking about the table as it stood after `seq` wishes."""

    def __init__(self, seq: int, seats: list[Seat], is_reaction: bool, tasks: list[asyncio.Task[str | None]]) -> None:
        self.seq, self.seats, self.is_reaction, self.tasks = seq, seats, is_reaction, tasks
        self.ready: float | None = None

    @property
    def is_done(self) -> bool:
        return all(task.done() for task in self.tasks)

    def drop(self) -> None:
        for task in self.tasks:
            task.cancel()


class Driver:
    """Looks at its table after every change, does one thing that is due, and says when to look again."""

    def __init__(self, room: Room) -> None:
        self.room, self.clock = room, room.house.clock
        self.changed = asyncio.Event()
        self.window: ReactionWindow | None = None
        self.orders: dict[Seat, Until] = {}
        self.since = self.clock.now()
        """When what everybody can see was last asked, or somebody came back to it: times depend on nothing else."""
        self.screens = Screens()
        self._reminded: set[Seat] = set()
        """Who was told elsewhere that this question waits for them."""
        self._told: float | None = None
        """Until when the time for the move runs, as everybody was told."""
        self._pending: object = None
        self._waited_for: object = None
        self._thought: Thought | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_hurried = False
        """Somebody would rather not see the bots take their time, until a person is asked."""

    def start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task:
            self._task.cancel()
        if self._thought:
            self._thought.drop()
        self._task = self._thought = None

    async def _run(self) -> None:
        while True:
            self.changed.clear()
            try:
                wake = await self.beat()
            except Exception as error:
                name = error.code if isinstance(error, Refusal) else type(error).__name__
                log.error("driver-failed", table=self.room.head.id, error=name)
                wake = self.clock.now() + 1.0
            await self.clock.wait(self.changed, wake)

    async def beat(self) -> float | None:
        """Do what is due. Gives when something will be due again, if nothing else changes before."""
        room = self.room
        if not room.is_playing:
            return None
        self.follow()
        if room.course and room.is_guided:
            return await self._follow_script(room.course)
        if await self._bots_act():
            return self.clock.now()
        now, wakes = (
            self.clock.now(),
            [wake for wake in (await self._bots_answer(), await self._timer(), self._remind()) if wake],
        )
        if self.window and not self.window.closed.is_set():
            if self.window.is_over(now):
                self.window.closed.set()
                if not await self._lapse():
                    await room.tell()
                return now
            wakes.append(max(self.window.closes(), now))
        return min(wakes, default=None)

    def follow(self) -> None:
        """Notice that the table has moved on: a new ask opens a new window, or none."""
        table, now = self.room.table, self.clock.now()
        if table is None or table.over:
            self.window = None
            return
        is_new, waited_for = self._pending is not table.pending, (table.waiting, seating.people(self.room.head))
        if is_new or self._waited_for != waited_for:
            self.since = now if self._pending else self._since_before(now)
            self._waited_for = waited_for
        if not is_new:
            return
        self._pending = table.pending
        self.screens.turn(table.pending.at)
        self._reminded = set()
        self._is_hurried = self._is_hurried and not set(table.waiting) & {*seating.people(self.room.head)}
        if self.window:
            self.window.closed.set()
        if self.room.is_guided:
            self.window = None  # who cuts in is written down
            return
        asked, lapsing = table.cut_into, lapsing_seat(table)
        self.window = None if asked is None else self._new_window(asked, now)
        if lapsing in seating.people(self.room.head):
            assert lapsing is not None
            length = max(self.room.head.window, LAPSE)
            self.window = ReactionWindow(lapsing, [lapsing], False, now, length, 0.0)
        for seat in table.waiting:
            if self.orders.get(seat) == "mine":
                del self.orders[seat]

    def _since_before(self, now: float) -> float:
        """Since when the question stands that the log ends with. Time that passed while nobody could answer runs out on nobody."""
        passed = max(0.0, self.clock.date() - self.room.last_wish)
        return now - min(passed, max(0.0, self.room.head.timer - GRACE))

    def _new_window(self, asked: Seat, now: float) -> ReactionWindow:
        table, head = self.room.table, self.room.head
        assert table is not None
        alive = living(table)
        others = [seat for seat in seating.people(head) if seat != asked and seat in alive]
        bots = any(seat != asked and seat not in others for seat in alive)
        react = 0.0 if head.pace == "instant" else REACT
        window = ReactionWindow(asked, others, bots, now, head.window, react)
        for seat in others:
            if self.orders.get(seat) == "mine":
                window.let_pass(seat)
        return window

    def is_waiting(self) -> bool:
        """Whether the asked seat's answer has to wait for the others."""
        self.follow()
        return self.window is not None and not self.window.closed.is_set()

    async def _lapse(self) -> bool:
        """Give the usual answer to an ask whose window has closed without one."""
        table, window = self.room.table, self.window
        assert table is not None
        seat = lapsing_seat(table)
        if seat is None or window is None or window.answered or seat not in window.others:
            return False
        usual = table.game.lapses[table.pending.request.kind]
        return await self._do(ledger.answer(seat, usual), len(self.room.log))

    async def _follow_script(self, course: Course) -> float | None:
        """In a lesson: what the seats answer is written down."""
        if not course.due:
            return None
        ready = self._ready(False)
        if self.clock.now() < ready:
            return ready
        await self._do(ledger.answer(*course.due[0]), len(self.room.log))
        return self.clock.now()

    # Bots

    def _thinkers(self) -> tuple[list[Seat], bool]:
        """The bots that should think now, and whether they may only react."""
        table = self.room.table
        assert table is not None
        people = seating.people(self.room.head)
        if self.window and not self.window.bots_done:
            asked = self.window.asked
            bots = [seat for seat in living(table) if seat != asked and seat not in people]
            return [seat for seat in bots if table.ask(seat) is not None], True
        waiting = [seat for seat in table.waiting if seat not in people]
        if isinstance(table.pending.request, Consensus) and len(waiting) < len(table.waiting):
            return [], False  # people speak first, so that bots hear them
        return waiting[:1], False

    async def _bots_answer(self) -> float | None:
        thought, seq = self._thought, len(self.room.log)
        if thought is not None and thought.seq != seq:
            thought.drop()
            thought = self._thought = None
        if thought is None:
            seats, is_reaction = self._thinkers()
            if not seats and not is_reaction:
                return None
            thought = self._thought = Thought(seq, seats, is_reaction, [self._think(seat) for seat in seats])
        if not thought.is_done:
            return None  # whoever is done thinking wakes us
        if thought.ready is None:
            thought.ready = self._ready(thought.is_reaction)
        if self.clock.now() < thought.ready:
            return thought.ready
        if not thought.is_reaction and self.is_waiting():
            return None
        self._thought = None
        await self._give(thought)
        return self.clock.now()

    def _ready(self, is_reaction: bool) -> float:
        """When bots that are done thinking answer: after whole beats, so that thinking long tells nothing."""
        pace = PACE[self.room.head.pace]
        if is_reaction:
            pace = min(pace, REACT)
        if not pace or (self._is_hurried and not is_reaction):
            return self.clock.now()
        return self.since + pace * max(1, math.ceil((self.clock.now() - self.since) / pace - 1e-9))

    def _think(self, seat: Seat) -> asyncio.Task[str | None]:
        room = self.room
        place = room.head.places[seat] if seat < len(room.head.places) else None
        level = (place.stand_in or place.level) if place else ""
        past, people = room.past(), seating.people(room.head)

        async def work() -> str | None:
            began, metrics = self.clock.now(), room.house.metrics
            try:
                option, _ = await room.house.minds.think(past, seat, level, people, room.patron)
                metrics.bot_seconds.note(self.clock.now() - began)
                return option
            except Exception as error:  # a bot that fails must not stop the table
                metrics.bot_failures += 1
                log.error("bot-failed", table=room.head.id, level=level, error=type(error).__name__)
                return (await room.house.minds.think(past, seat, "random", people, room.patron))[0]

        task = asyncio.create_task(work())
        task.add_done_callback(lambda _: self.changed.set())
        return task

    async def _give(self, thought: Thought) -> None:
        """Give the first answer there is, or let the reaction pass."""
        for seat, task in zip(thought.seats, thought.tasks, strict=True):
            option = task.result()
            if option is not None:
                await self._do(ledger.answer(seat, option), thought.seq)
                return
        if thought.is_reaction and self.window:
            self.window.bots_done = True

    async def _bots_act(self) -> bool:
        """Do what a bot does outside the turn, if anything is due."""
        room, people = self.room, seating.people(self.room.head)
        assert room.table is not None
        absent = [seat for seat, place in enumerate(room.head.places) if place.who == "person" and place.stand_in]
        due = courtesy(room.table, people, absent)
        return due is not None and await self._do(ledger.act(due.seat, due.option), len(room.log))

    async def _do(self, wish: Wish, after: int) -> bool:
        """Do what a bot wishes, unless the table has moved on since it looked."""
        try:
            await to_its_end(self.room.do(wish, after=after))
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
            return False
        return True

    # Timers

    def _asked(self) -> list[Seat]:
        """The people who must answer within a time, if there is one."""
        room = self.room
        if not room.head.timer or not room.is_playing or room.table is None:
            return []
        people = seating.people(room.head)
        return [seat for seat in room.table.waiting if seat in people]

    def _here(self, asked: list[Seat]) -> list[Seat]:
        """Those whose page is open."""
        return [seat for seat in asked if self.room.audience.is_online(self.room.head.places[seat].guest)]

    def deadline(self) -> float | None:
        """When the time of those who must answer is over; None where there is no timer, and while it does not run yet."""
        asked = self._asked()
        here = self._here(asked)
        if not asked or (self.clock.now() < self.since + SHOW and not self.screens.has(here)):
            return None
        return self.screens.deadline(asked, here, self.since, self.room.head.timer)

    def seconds_left(self) -> int | None:
        """How long those who must answer have yet; None where there is no timer, or it does not run yet."""
        deadline = self.deadline()
        return None if deadline is None else max(0, round(deadline - self.clock.now()))

    async def _timer(self) -> float | None:
        """A bot plays for whoever's time is over, until they come back."""
        room, deadline = self.room, self.deadline()
        if deadline != self._told:
            self._told = deadline
            await room.tell_clock()
        if deadline is None:
            return self.since + SHOW if self._asked() else None
        if self.clock.now() < deadline:
            return deadline
        assert room.table is not None
        level = usual_level(room.table.game)
        for seat in self._asked():
            await room.seat(lambda head, seat=seat: seating.stand_in(head, seat, level))  # type: ignore[misc]
        return self.clock.now()

    def _remind(self) -> float | None:
        """Tell those elsewhere on whose screen the question is not: once, at a table that goes over days."""
        asked = [seat for seat in self._asked() if seat not in self._reminded and not self.screens.has([seat])]
        if not asked or not goes_over_days(self.room.head):
            return None
        if self.clock.now() < self.since + SHOW:
            return self.since + SHOW
        for seat in asked:
            self._reminded.add(seat)
            self.room.house.remind(self.room, seat)
        return None

    def show(self, seat: Seat, at: int) -> None:
        """The question is on this seat's screen: its time begins."""
        self.follow()
        self.screens.show(seat, at, self.clock.now())
        self.changed.set()

    # What people order

    def order(self, seat: Seat, until: Until) -> None:
        self.follow()
        if until == "off":
            self.orders.pop(seat, None)
        elif until == "mine":
            self.orders[seat] = until
        if self.window and seat in self.window.others and until != "off":
            self.window.let_pass(seat)
        self.changed.set()

    def hurry(self) -> None:
        """Bots take no time but what they think, until a person is asked. Reactions keep theirs: it must tell nothing."""
        self.follow()
        self._is_hurried = True
        if self._thought:
            self._thought.ready = None
        self.changed.set()

    def hold(self, seat: Seat, on: bool) -> None:
        self.follow()
        if self.window and seat in self.window.others:
            self.window.hold(seat, on)
        self.changed.set()
