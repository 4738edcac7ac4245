"""What one has played to its end: listed with its result, counted by mode and company, and erased when one wishes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.people import Chair, Meet, Person
from tests.server.test_joining import invited
from tests.server.test_windows import GAME, run, settled, table

import tablee
from tablee.store import Head


def give_up(*chairs: Chair) -> None:
    """Everybody proposes to end the game, which ends it."""
    for chair in chairs:
        chair.until("state")
    for chair in chairs:
        assert chair.wish(type="resign")["type"] == "done"


def told(person: Person) -> dict[str, Any]:
    return dict(person.get("/api/history").json())


def played(meet: Meet) -> tuple[Person, Person, str, str]:
    """Ada has given up two tables: one with Bob, one against a bot."""
    ada, bob = meet("Ada"), meet("Bob")
    both = ada.table("shipwreck", "me", "free", start=False, options={"difficulty": "easy"})
    invited(ada, bob, both, seat=1)
    ada.start(both)
    give_up(ada.sit(both), bob.sit(both, 1))
    alone = ada.table("shipwreck", "me", "bot")
    give_up(ada.sit(alone))
    return ada, bob, both, alone


def test_finished_tables_are_listed_with_their_results_and_counted(meet: Meet) -> None:
    ada, bob, both, alone = played(meet)
    ada.table("shipwreck", "me", "bot")  # goes on
    ada.table("shipwreck", lesson=True, start=False)
    found = told(ada)
    assert [one["id"] for one in found["finished"]] == [alone, both], "the latest first, and no others"
    first, last = found["finished"]
    assert last["others"] == ["Bob"] and last["company"] == "people" and not last["won"] and last["result"]
    assert first["company"] == "bots" and last["mode"].startswith("easy")
    assert sorted((one["mode"][:4], one["company"], one["played"], one["won"]) for one in found["tallies"]) == [
        ("easy", "people", 1, 0),
        ("norm", "bots", 1, 0),
    ]
    assert [one["others"] for one in told(bob)["finished"]] == [["Ada"]]
    assert told(meet("Eve")) == {"finished": [], "tallies": []}


def test_one_table_or_all_are_erased_and_nobody_else_notices(meet: Meet) -> None:
    ada, bob, both, alone = played(meet)
    before = told(bob)
    left = ada.post("/api/history/erase", table=alone).json()
    assert [one["id"] for one in left["finished"]] == [both]
    assert ada.post("/api/history/erase", table="another").json() == left
    assert ada.post("/api/history/erase").json() == {"finished": [], "tallies": []}
    assert not {both, alone} & {info["id"] for info in ada.get("/api/lobby").json()["mine"]}
    assert not any(seat["mine"] for seat in ada.get(f"/api/tables/{both}").json()["seats"])
    assert ada.post(f"/api/tables/{both}/rematch").json()["code"] == "not-yours"
    assert told(bob) == before, "not even when it ended has changed"
    assert [seat["name"] for seat in bob.get(f"/api/tables/{both}").json()["seats"]] == ["Ada", "Bob"]


def test_what_is_over_as_it_is_being_kept_is_waited_for_and_erased(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log may say so before the table in memory does."""
    monkeypatch.setattr(tablee, "games", lambda: {"draw": GAME})

    async def work() -> None:
        async with table("pp", window=0) as (room, _):
            kept, store = asyncio.Event(), room.house.store
            append, forgotten = store.append, list[str]()

            async def slowly(*given: Any, **more: Any) -> Head | None:
                head = await append(*given, **more)
                await kept.wait()
                return head

            async def keep(head: Head) -> Head:
                forgotten.append(head.phase)
                return head

            store.append, store.keep = slowly, keep  # type: ignore[method-assign]
            for n in range(3):
                drawn = asyncio.create_task(room.answer(0, "draw", n, f"draw {n}"))
                await settled()
                if n == 2:
                    erased = asyncio.create_task(room.forget("g0", wholly=False))
                    await settled()
                kept.set()
                await drawn
                kept.clear()
            await erased
            assert forgotten == ["over"]

    run(work())
