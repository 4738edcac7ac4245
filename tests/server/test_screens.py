"""The time for a move: it begins with the game, and only when the question is on the screens of those who are asked."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from tests.server.test_windows import GAME, run, settled, table

from tablee.server import seating
from tablee.server.connection import Connection
from tablee.server.room import Room
from tablee.server.screens import LEAST, SHOW


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is installed for these tests only."""
    import tablee

    monkeypatch.setattr(tablee, "games", lambda: {"draw": GAME})


async def timed(room: Room, timer: int) -> None:
    await room.seat(lambda head: seating.with_manner(head, seating.Manner(timer=timer, window=0)))


async def here(room: Room, seat: int) -> Connection:
    reader = Connection(f"g{seat}")
    await room.greet(reader, seat, "en", 0)
    return reader


def times(reader: Connection) -> list[int | None]:
    """What this reader was told of the time that is left, each time."""
    frames: list[dict[str, Any]] = [json.loads(frame) for frame in reader.queue]
    return [frame["timer"] for frame in frames if frame["type"] == "clock"]


def is_played_for(room: Room) -> bool:
    return bool(room.head.places[0].stand_in)


def test_an_hour_in_the_waiting_room_costs_nobody_a_second() -> None:
    async def work() -> None:
        async with table("pp", window=0) as (room, clock):
            gathering = msgspec.structs.replace(room.head, phase="gathering", timer=60, created=clock.date())
            room.stop()
            waited = Room(room.house, gathering, [], [], None)
            await clock.advance(3600)
            await waited.seat(lambda head: seating.begin(head, "g0", "", clock.date()))
            await clock.advance(59)
            assert not is_played_for(waited)
            await clock.advance(2)
            assert is_played_for(waited)
            waited.stop()

    run(work())


def test_the_time_of_somebody_who_is_here_runs_from_when_they_see_the_question() -> None:
    async def work() -> None:
        async with table("pp", window=0) as (room, clock):
            reader = await here(room, 0)
            await timed(room, 60)
            await clock.advance(10)
            assert times(reader) == [None], "it does not run yet"
            assert room.table is not None
            room.driver.show(0, room.table.pending.at)
            await settled()
            assert times(reader) == [None, 60_000]
            await clock.advance(59)
            assert not is_played_for(room)
            await clock.advance(2)
            assert is_played_for(room)

    run(work())


def test_a_page_that_never_says_so_holds_nobody_up() -> None:
    async def work() -> None:
        async with table("pp", window=0) as (room, clock):
            reader = await here(room, 0)
            await timed(room, 60)
            await clock.advance(SHOW + 0.125)
            assert times(reader) == [None, 60_000]
            room.driver.show(0, -7)
            await clock.advance(60)
            assert is_played_for(room), "and a word about another question is none about this one"

    run(work())


@pytest.mark.parametrize(("timer", "left"), [(60, 60.0), (86_400, LEAST)])
def test_whoever_comes_late_has_time_to_answer_but_not_a_day_more(timer: int, left: float) -> None:
    async def work() -> None:
        async with table("pp", window=0) as (room, clock):
            await timed(room, timer)
            clock.time += timer - 50
            await here(room, 0)
            assert room.table is not None
            room.driver.show(0, room.table.pending.at)
            deadline = room.driver.deadline()
            assert deadline is not None and deadline - clock.now() == left
            room.driver.show(0, room.table.pending.at)
            clock.time += 10
            assert room.driver.deadline() == deadline, "once"

    run(work())


def test_where_there_is_no_time_nothing_is_told_of_it() -> None:
    async def work() -> None:
        async with table("pp", window=0) as (room, clock):
            reader = await here(room, 0)
            await clock.advance(2 * SHOW)
            assert times(reader) == [None]

    run(work())
