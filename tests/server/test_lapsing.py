"""Asks at which hardly anybody has a choice lapse with a window: whoever is asked, it looks the same."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.test_windows import TICK, Draw, Draws, run, settled, table

from tablee.kit import Ask, Over, Rules
from tablee.server.room import Room
from tablee.server.window import LAPSE


class Doubt(Draw):
    """One question, to which only the holder has a second answer."""

    lapses = {"doubt": "keep"}  # noqa: RUF012

    def turn(self, s: Draws) -> Rules[None]:
        def options(state: Draws, seat: int) -> list[str]:
            return ["keep", "take"] if state.holds[seat] else ["keep"]

        said = yield Ask(s.active, "doubt", options, "DR-1")
        raise Over([], "taken" if said == "take" else "stopped")


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is installed for these tests only."""
    import tablee

    monkeypatch.setattr(tablee, "games", lambda: {"draw": Doubt()})


async def settles_after(room: Room, clock: Any, most: float = 40.0) -> tuple[float, str]:
    """How long the question stands, and what came of it."""
    waited = 0.0
    while room.table is not None and not room.table.over and waited < most:
        await clock.advance(TICK)
        waited += TICK
    assert room.table is not None and room.table.result is not None
    return round(waited, 2), room.table.result.reason


@pytest.mark.parametrize("holder", [0, 9])
def test_a_question_lapses_whether_or_not_there_is_a_choice(holder: int) -> None:
    """Ruling 99 of Deep Regular Breaths."""

    async def work() -> None:
        async with table("pp", holder) as (room, clock):
            assert await settles_after(room, clock) == (LAPSE, "stopped")

    run(work())


@pytest.mark.parametrize(
    ("holder", "said", "reason"), [(0, "take", "taken"), (0, "keep", "stopped"), (9, "keep", "stopped")]
)
def test_an_answer_waits_for_the_same_time(holder: int, said: str, reason: str) -> None:
    """So that nobody can tell who has pressed anything."""

    async def work() -> None:
        async with table("pp", holder) as (room, clock):
            assert room.table is not None
            given = asyncio.create_task(room.answer(0, said, room.table.pending.at, "once"))
            await settled()
            assert await settles_after(room, clock) == (LAPSE, reason)
            await given

    run(work())


def test_whoever_needs_longer_holds_the_window() -> None:
    async def work() -> None:
        async with table("pp", 0) as (room, clock):
            room.driver.hold(0, True)
            assert await settles_after(room, clock) == (30.0, "stopped")

    run(work())
