"""Reaction windows never tell and never bore: on a clock of our own, the same length whatever anybody holds."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tablee.kit import Ask, Cut, Game, Over, Rules, State, choice
from tablee.kit.settings import common
from tablee.server import seating
from tablee.server.clock import RealClock
from tablee.server.connection import Connection
from tablee.server.crew import Patron
from tablee.server.driver import Thought
from tablee.server.frames import ComeBack, Pass, StandIn
from tablee.server.gate import Config
from tablee.server.house import House
from tablee.server.ledger import Past
from tablee.server.room import Room
from tablee.server.shelf import Shelf
from tablee.server.socket import Desk
from tablee.server.troubles import Refusal
from tablee.store import Head, Kept, Sitter, Store


class Draws(State):
    """Who draws, and whether each other seat holds a card that can stop a draw."""

    active: int
    drawn: int
    holds: list[bool]


class Draw(Game[Draws]):
    """Three draws; whoever holds a card may stop one. Enough of a game to have windows."""

    name, title, seats, rules = "draw", "Draw", range(2, 5), "DR"
    options = {s.name: s for s in (*common(range(2, 5)), choice("holder", 9, 0, 1, 2, 3))}  # noqa: RUF012
    folder = Path(__file__).parent
    longest = 20

    def new(self, seats: int, options: Any) -> Draws:
        s = Draws()
        s.active, s.drawn = 0, 0
        s.holds = [seat == options["holder"] for seat in range(seats)]
        return s

    def turn(self, s: Draws) -> Rules[None]:
        def stops(state: Draws, seat: int) -> list[str]:
            return ["stop"] if state.holds[seat] and seat != state.active else []

        said = yield Ask(s.active, "draw", ["draw"], "DR-1", cut_in=stops)
        if isinstance(said, Cut):
            s.holds[said.seat] = False
            s.say("stopped", "DR-2", seat=said.seat)
        s.drawn += 1
        s.say("drew", "DR-1", seat=s.active)
        if s.drawn == 3:
            raise Over(range(len(s.holds)), "done")

    def view(self, s: Draws, seat: int | None) -> dict[str, Any]:
        return {"drawn": s.drawn, "holds": seat is not None and s.holds[seat]}

    def conceal(self, s: Draws, seat: int | None, rng: Any) -> None:
        return


GAME = Draw()
AWAY = 120.0
TICK = 0.125
"""Seconds by which time passes here; exact in binary, so that sums are."""


class FakeClock:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.time, self.jump = 1000.0, 0.0
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self.time

    def date(self) -> float:
        return self.time + self.jump

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        if until is not None:
            self._sleepers.append((until, event))
        await event.wait()

    async def advance(self, seconds: float) -> None:
        """Let time pass in small steps, and everything happen that is due."""
        end = self.time + seconds
        while self.time < end - 1e-9:
            self.time = min(end, self.time + TICK)
            due = [event for until, event in self._sleepers if until <= self.time + 1e-9]
            self._sleepers = [(until, event) for until, event in self._sleepers if until > self.time + 1e-9]
            for event in due:
                event.set()
            await settled()


async def settled() -> None:
    """Let everybody who can go on do so."""
    for _ in range(30):
        await asyncio.sleep(0)


class Memory:
    """A log that takes no time, so that all that is measured is the windows'."""

    async def append(self, table: str, kept: Kept, *, touch: bool = True, head: Head | None = None) -> Head | None:
        return head

    async def save(self, head: Head) -> Head:
        return head


class Quick:
    """Bots that draw, and stop if they can and are told to."""

    def __init__(self, stops: bool = False) -> None:
        self.stops = stops

    async def think(self, past: Past, seat: int, *_: Any) -> tuple[str | None, bool]:
        active = seat == 0
        return ("draw" if active else "stop" if self.stops else None), False

    def may_take_on(self, patron: Patron) -> bool:
        return True

    def close(self) -> None:
        return


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is installed for these tests only."""
    import tablee

    monkeypatch.setattr(tablee, "games", lambda: {"draw": GAME})


@asynccontextmanager
async def table(
    who: str, holder: int = 9, window: float = 1.5, stops: bool = False, pace: str = "normal"
) -> AsyncIterator[tuple[Room, FakeClock]]:
    """A running table; `who` is p for a person, b for a bot, seat by seat. Seat 0 draws."""
    clock = FakeClock()
    house = House(cast(Store, Memory()), Quick(stops), clock, Shelf(Path("no-packs")), Config(away=AWAY))
    places = [
        Sitter(who="person", name=f"P{n}", guest=f"g{n}")
        if kind == "p"
        else Sitter(who="bot", name=f"B{n}", level="random")
        for n, kind in enumerate(who)
    ]
    options = {"pack": "base", "first": "drawn", "aids": False, "holder": holder}
    head = Head(id="t", game="draw", version=1, digest="", options=options, secret="00" * 32, places=places, host="g0",
                window=window, pace=pace, created=clock.now())  # fmt: skip
    room = Room(house, seating.begin(head, "g0", "", clock.date()), [], [], None)
    await settled()
    try:
        yield room, clock
    finally:
        await house.close()
        room.stop()


async def drawing(room: Room, clock: FakeClock, most: float = 60.0) -> float:
    """How long the person in seat 0 waits for one draw."""
    assert room.table is not None
    at = room.table.pending.at
    task = asyncio.create_task(room.answer(0, "draw", at, f"draw {at}"))
    await settled()
    waited = 0.0
    while not task.done() and waited < most:
        await clock.advance(TICK)
        waited += TICK
    await task
    return round(waited, 2)


def run(work: Any) -> None:
    asyncio.run(work)


@pytest.mark.parametrize("who", ["pp", "ppp", "ppb"])
def test_between_people_the_window_has_the_same_length_whoever_could_react(who: str) -> None:
    async def work() -> None:
        lengths = []
        for holder in (9, 1, 2 if len(who) > 2 else 1):
            async with table(who, holder) as (room, clock):
                lengths.append([await drawing(room, clock) for _ in range(3)])
        assert lengths == [[1.5, 1.5, 1.5]] * 3

    run(work())


@pytest.mark.parametrize("window", [0.0, 0.5, 10.0])
def test_the_table_chooses_the_length(window: float) -> None:
    async def work() -> None:
        async with table("pp", 1, window) as (room, clock):
            assert await drawing(room, clock) == window

    run(work())


def test_where_only_bots_remain_there_is_no_window_and_they_take_the_same_time() -> None:
    async def work() -> None:
        times = []
        for holder in (9, 1, 2):
            async with table("pbb", holder) as (room, clock):
                times.append(await drawing(room, clock))
        assert len(set(times)) == 1 and times[0] <= 0.5

    run(work())


def test_a_bot_that_reacts_takes_as_long_as_one_that_does_not() -> None:
    async def work() -> None:
        when = []
        for stops in (False, True):
            async with table("pbb", 1, stops=stops) as (room, clock):
                task = asyncio.create_task(room.answer(0, "draw", room.table.pending.at, "d"))  # type: ignore[union-attr]
                start, known = clock.now(), len(room.log)
                while len(room.log) == known:
                    await clock.advance(TICK)
                when.append(round(clock.now() - start, 2))
                await clock.advance(2)
                assert isinstance((await asyncio.gather(task, return_exceptions=True))[0], Refusal) is stops
        assert when[0] == when[1]

    run(work())


def test_a_bot_that_is_hurried_answers_at_once_and_goes_on_so_until_a_person_is_asked() -> None:
    async def work() -> None:
        async with table("bp", window=0, pace="slow") as (room, clock):
            await clock.advance(1.5)
            assert not room.log
            room.driver.hurry()
            await settled()
            await clock.advance(TICK)
            assert room.table is not None and room.table.over  # all three draws are the bot's
        async with table("pb", window=0, pace="slow") as (room, clock):
            room.driver.hurry()  # a person is asked: it says nothing for later
            await drawing(room, clock)
            assert not room.driver._is_hurried

    run(work())


def test_a_hurried_reaction_takes_its_time() -> None:
    async def work() -> None:
        async with table("pb", 1) as (room, clock):
            room.driver.hurry()
            usual = await drawing(room, clock)
        async with table("pb", 1) as (room, clock):
            assert await drawing(room, clock) == usual > 0

    run(work())


def test_it_closes_early_once_every_other_person_has_let_pass() -> None:
    async def work() -> None:
        async with table("ppp", 1) as (room, clock):
            await room.let_pass([1], "now")
            await clock.advance(0.2)
            assert room.driver.is_waiting()
            await room.let_pass([2], "now")
            assert await drawing(room, clock) == 0.0
            assert await drawing(room, clock) == 1.5, "it was for that one only"

    run(work())


def test_a_standing_order_lets_everything_pass_until_one_is_asked() -> None:
    async def work() -> None:
        async with table("pp", 1) as (room, clock):
            await room.let_pass([1], "mine")
            assert [await drawing(room, clock) for _ in range(2)] == [0.0, 0.0]
            await room.let_pass([1], "off")
            assert room.driver.orders == {}

    run(work())


def test_seats_that_share_a_device_let_pass_together() -> None:
    async def work() -> None:
        async with table("ppp", 1) as (room, clock):
            await room.seat(lambda head: seating.put(head, 1, msgspec.structs.replace(head.places[1], guest="g0")))
            shared = Connection("g0")
            await room.greet(shared, 0, "en", 0)
            assert room.audience._window(shared).can_pass, "for seat 1, which is asked nothing itself"
            await Desk(room.house, room, shared, lambda: True).do(Pass(id="p", until="now"))
            assert room.audience._window(shared).passed and room.driver.is_waiting(), "seat 2 has its own device"
            await room.let_pass([2], "now")
            await clock.advance(TICK)
            assert not room.driver.is_waiting()

    run(work())


def test_wait_holds_the_window_open_and_letting_pass_lets_go() -> None:
    async def work() -> None:
        async with table("pp", 1) as (room, clock):
            await room.hold([1], True)
            task = asyncio.create_task(room.answer(0, "draw", 0, "d"))
            await clock.advance(5)
            assert not task.done()
            await room.let_pass([1], "now")
            await clock.advance(0.1)
            assert task.done()

    run(work())


def test_nobody_can_hold_it_for_ever() -> None:
    async def work() -> None:
        async with table("pp") as (room, clock):
            await room.hold([1], True)
            assert await drawing(room, clock, 60) == pytest.approx(30.0, abs=TICK)

    run(work())


def test_who_cuts_in_is_heard_and_the_waiting_answer_is_stale() -> None:
    async def work() -> None:
        async with table("pp", 1) as (room, clock):
            task = asyncio.create_task(room.answer(0, "draw", 0, "d"))
            await clock.advance(0.5)
            await room.answer(1, "stop", 0, "s")
            await clock.advance(0.1)
            with pytest.raises(Refusal, match="stale"):
                await task
            assert room.table is not None and room.table.events(None)[0]["id"] == "stopped"

    run(work())


def test_what_is_not_offered_is_refused_at_once() -> None:
    async def work() -> None:
        async with table("pp", 1) as (room, _):
            with pytest.raises(Refusal, match="not-offered"):
                await room.answer(0, "stop", 0, "x")
            with pytest.raises(Refusal, match="stale"):
                await room.answer(0, "draw", 7, "y")

    run(work())


def test_everybody_is_told_the_same_of_the_window_whatever_they_hold() -> None:
    async def work() -> None:
        told = []
        for holder in (9, 2):
            async with table("ppp", holder) as (room, clock):
                reader = Connection("g1")
                await room.greet(reader, 1, "en", 0)
                await clock.advance(0.5)
                await room.tell()
                told.append([frame for frame in reader.queue if b'"welcome"' not in frame])
        assert told[0] == told[1]

    run(work())


def test_whose_time_is_over_is_played_for_until_they_come_back() -> None:
    async def work() -> None:
        async with table("pp", window=0) as (room, clock):
            await room.seat(lambda head: seating.with_manner(head, seating.Manner(timer=60, window=0)))
            await clock.advance(59)
            assert not room.head.places[0].stand_in
            await clock.advance(1.125)
            assert room.head.places[0].stand_in == "random"
            await room.seat(lambda head: seating.come_back(head, 0))
            await clock.advance(59)
            assert not room.head.places[0].stand_in, "their time begins anew"
            await clock.advance(8)
            assert room.table is not None and room.table.over, "the bot has played on"

    run(work())


@pytest.mark.parametrize("jump", [10.0**8, -(10.0**8)])
def test_a_jump_of_the_wall_clock_neither_holds_nor_ends_anything(jump: float) -> None:
    async def work() -> None:
        async with table("pp", window=1.5) as (room, clock):
            await room.seat(lambda head: seating.with_manner(head, seating.Manner(timer=60, window=1.5)))
            here, gone = Connection("g0"), Connection("g1")
            await room.greet(here, 0, "en", 0)
            await room.greet(gone, 1, "en", 0)
            await room.leave(gone)
            assert room.table is not None
            room.driver.show(0, room.table.pending.at)
            clock.jump = jump
            assert await drawing(room, clock) == 1.5, "a window is as long as ever"
            with pytest.raises(Refusal, match="not-away"):
                await Desk(room.house, room, here, lambda: True).do(StandIn(id="x", seat=1))
            clock.jump = 0.0
            room.driver.show(0, room.table.pending.at)
            await clock.advance(57)
            assert not room.head.places[0].stand_in
            clock.jump = jump
            await clock.advance(4)
            assert room.head.places[0].stand_in == "random", "a timer runs out when it should"

    run(work())


@pytest.mark.parametrize(("passed", "left"), [(-500.0, 600.0), (100.0, 500.0), (599.0, 60.0), (10.0**8, 60.0)])
def test_a_timer_goes_on_after_a_restart_and_gives_people_a_minute_to_come_back(passed: float, left: float) -> None:
    async def work() -> None:
        async with table("pp", window=0) as (room, clock):
            head = msgspec.structs.replace(room.head, timer=600, created=clock.date())
            room.stop()
            clock.jump = passed
            again = Room(room.house, head, [], [], None)
            again.driver.follow()
            deadline = again.driver.deadline()
            assert deadline is not None and deadline - clock.now() == left
            again.stop()

    run(work())


def test_real_time_is_the_one_that_nobody_can_set() -> None:
    clock = RealClock()
    assert abs(clock.now() - time.monotonic()) < 5 and abs(clock.date() - time.time()) < 5


def test_a_player_who_is_away_past_the_limit_can_be_played_for() -> None:
    async def work() -> None:
        async with table("pp") as (room, clock):
            here, gone = Connection("g0"), Connection("g1")
            await room.greet(here, 0, "en", 0)
            await room.greet(gone, 1, "en", 0)
            desk = Desk(room.house, room, here, lambda: True)
            await room.leave(gone)
            await clock.advance(AWAY - 1)
            with pytest.raises(Refusal, match="not-away"):
                await desk.do(StandIn(id="x", seat=1))
            await clock.advance(2)
            await desk.do(StandIn(id="y", seat=1))
            assert room.head.places[1].stand_in == "random"
            await room.greet(gone, 1, "en", 0)
            await Desk(room.house, room, gone, lambda: True).do(ComeBack(id="z"))
            assert not room.head.places[1].stand_in

    run(work())


def test_a_wish_sent_right_behind_the_hello_waits_for_it() -> None:
    """After a lost connection both come at once, perhaps while the table is busy."""

    async def work() -> None:
        async with table("pp", window=0) as (room, _):
            connection = Connection("g0")
            desk = Desk(room.house, room, connection, lambda: True)
            async with room._lock:
                assert desk.take('{"type": "hello", "lang": "en", "seat": 0}')
                assert desk.take('{"type": "answer", "id": "d", "at": 0, "option": "draw"}')
                await settled()
            await settled()
            told = [json.loads(connection.queue.get_nowait() or b"") for _ in range(connection.queue.qsize())]
            assert [frame["type"] for frame in told if frame["type"] in ("done", "refused")] == ["done"], told

    run(work())


def test_a_bots_answer_that_comes_late_is_not_given_to_another_question() -> None:
    """Somebody's wish goes first while the bot's waits for the table: the driver looks again, at once."""

    async def work() -> None:
        async with table("ppp", window=0) as (room, _):
            assert room.table is not None
            thought = Thought(0, [0], False, [asyncio.ensure_future(answered("draw"))])
            room.driver.stop()
            await settled()
            async with room._lock:
                late = asyncio.create_task(room.driver._give(thought))
                await settled()
                room.log.append(
                    Kept(seq=0, wish={"note": [1, ""]}, key="k", when=0.0)
                )  # whoever has the table goes first
            await late
            assert room.table.view(None)["drawn"] == 0, "it was not given"

    async def answered(option: str) -> str | None:
        return option

    run(work())


def test_a_failed_write_changes_nothing_and_is_not_acknowledged() -> None:
    async def work() -> None:
        async with table("pp", window=0) as (room, _):

            async def broken(table: str, kept: Kept, *, touch: bool = True, head: Head | None = None) -> Head | None:
                raise OSError("disk full")

            whole = room.house.store.append
            room.house.store.append = broken  # type: ignore[method-assign]
            with pytest.raises(Refusal, match="not-kept"):
                await room.answer(0, "draw", 0, "d")
            assert room.table is not None and room.table.view(None)["drawn"] == 0 and room.log == []
            room.house.store.append = whole  # type: ignore[method-assign]
            await settled()
            await room.answer(0, "draw", room.table.pending.at, "d")
            assert room.table.view(None)["drawn"] == 1

    run(work())
