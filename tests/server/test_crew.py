"""Bots and checks in processes of their own: fair to everybody, bounded, and replaced once when they die."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.inside import inside
from tests.serving import ROOT

import tablee
from tablee.server.crew import Crew, Failed, Gone, Patron, TooLong
from tablee.server.gate import Buckets
from tablee.server.hand import bound_memory
from tablee.server.limits import Limits
from tablee.server.minds import Minds
from tablee.server.shelf import Shelf
from tablee.server.troubles import Refusal
from tablee.server.workshop import Workshop

HOG, OTHER = Patron("1.1.1.1", "hog"), Patron("2.2.2.2", "other")
MIB = 1024 * 1024


@asynccontextmanager
async def crew(size: int = 1, *credits: Buckets) -> AsyncIterator[Crew]:
    made = Crew(size, bound_memory, (256 * MIB,), (credits[0], credits[1]) if credits else None)
    await made.run(Patron(), os.getpid, seconds=30)
    try:
        yield made
    finally:
        made.close()


async def in_turn(made: Crew, jobs: list[Patron], seconds: float = 0.02) -> list[Patron]:
    """Ask for all these at once; who was served in which order."""
    served: list[Patron] = []

    async def ask(patron: Patron) -> None:
        await made.run(patron, time.sleep, seconds, seconds=10)
        served.append(patron)

    await asyncio.gather(*(ask(patron) for patron in jobs))
    return served


def test_whoever_asks_for_much_makes_nobody_else_wait() -> None:
    async def work() -> None:
        async with crew() as made:
            served = await in_turn(made, [HOG] * 40 + [OTHER] * 3)
            assert [n for n, patron in enumerate(served) if patron == OTHER][-1] <= 6, served

    asyncio.run(work())


def test_many_guests_of_one_address_count_as_one() -> None:
    async def work() -> None:
        crowd = [Patron("1.1.1.1", f"g{n}") for n in range(40)]
        async with crew() as made:
            served = await in_turn(made, [*crowd, OTHER, OTHER])
            assert [n for n, patron in enumerate(served) if patron == OTHER][-1] <= 5, served

    asyncio.run(work())


def test_guests_of_one_address_are_fair_to_each_other() -> None:
    async def work() -> None:
        mate = Patron(HOG.address, "mate")
        async with crew() as made:
            served = await in_turn(made, [HOG] * 20 + [mate] * 2)
            assert [n for n, patron in enumerate(served) if patron == mate][-1] <= 5, served

    asyncio.run(work())


def test_whoever_has_used_up_their_seconds_waits_for_new_ones_and_others_do_not() -> None:
    async def work() -> None:
        async with crew(1, Buckets(1000, 1000), Buckets(0.05, 0.05)) as made:
            await made.run(HOG, time.sleep, 0.15, seconds=10)  # it costs more than there was
            slow = asyncio.create_task(made.run(HOG, os.getpid, seconds=10))
            assert await made.run(OTHER, os.getpid, seconds=10) and not slow.done()
            assert await asyncio.wait_for(slow, 90)

    asyncio.run(work())


def test_what_takes_too_long_is_ended_and_the_next_job_is_done() -> None:
    async def work() -> None:
        async with crew() as made:
            with pytest.raises(TooLong):
                await made.run(HOG, time.sleep, 60, seconds=0.2)
            assert await made.run(OTHER, os.getpid, seconds=30) != os.getpid()

    asyncio.run(work())


def test_what_takes_too_much_memory_is_ended_and_the_next_job_is_done() -> None:
    async def work() -> None:
        async with crew() as made:
            if Path("/proc/self/statm").exists():
                with pytest.raises(Gone):
                    await made.run(HOG, bytes, 2048 * MIB, seconds=30)
            with pytest.raises(Failed, match="ZeroDivisionError"):
                await made.run(HOG, divmod, 1, 0, seconds=30)
            assert await made.run(OTHER, os.getpid, seconds=30) != os.getpid()

    asyncio.run(work())


def test_a_process_that_died_is_replaced_once_however_many_wait() -> None:
    async def work() -> None:
        async with crew(2) as made:
            await asyncio.gather(*(made.run(HOG, time.sleep, 0.2, seconds=30) for _ in range(2)))
            starts = [each.starts for each in made.hands]
            ends = [made.run(HOG, os._exit, 1, seconds=30) for _ in range(2)]
            jobs = [made.run(OTHER, os.getpid, seconds=30) for _ in range(20)]
            told = await asyncio.gather(*ends, *jobs, return_exceptions=True)
            assert [type(one) for one in told[:2]] == [Gone, Gone]
            assert len(set(told[2:])) <= 3, "by one process or two, before or after"
            assert sum(each.starts for each in made.hands) - sum(starts) <= 2

    asyncio.run(work())


def test_a_job_that_was_given_up_is_not_done() -> None:
    async def work(mark: Path) -> None:
        async with crew() as made:
            busy = asyncio.create_task(made.run(HOG, time.sleep, 0.3, seconds=10))
            await asyncio.sleep(0)
            given_up = asyncio.create_task(made.run(HOG, os.mkdir, str(mark), seconds=10))
            await asyncio.sleep(0.05)
            given_up.cancel()
            await busy
            await made.run(OTHER, os.getpid, seconds=10)
            assert not mark.exists()

    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(work(Path(folder) / "mark"))


# Packs


@asynccontextmanager
async def workshop(folder: Path, **limits: Any) -> AsyncIterator[Workshop]:
    made = Workshop(Shelf(folder), msgspec.structs.replace(Limits(), **limits))
    try:
        yield made
    finally:
        made.close()


HEAD = '[pack]\ngame = "narcose"\nname = "mine"\nextends = "base"\ntitle = {en = "x", fr = "x"}\n'
PROMO = (ROOT / "tests" / "packs" / "promo-four.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (".".join("a" * 8000) + " = 1", "pack.toml"),
        (".".join("a" * 125_000) + " = 1", "pack.toml"),
        ("[" + ".".join("a" * 100_000) + "]", "pack.toml"),
        ("x = {" + ".".join("a" * 50_000) + " = 1}", "pack.toml"),
        ("x = " + "[" * 100_000, "pack.toml"),
        ("x = " + "{a = " * 30_000, "pack.toml"),
        (HEAD.replace("mine", "base"), "base"),
        (HEAD.replace('en = "x"', 'en = "\\u001b[31m"'), "U+001B"),
    ],
    ids=range(8),
)
def test_a_pack_that_would_stop_the_server_is_refused_and_nothing_is_kept(tmp_path: Path, text: str, part: str) -> None:
    async def work() -> None:
        async with workshop(tmp_path, checking_seconds=60.0) as made:
            with pytest.raises(Refusal) as refused:
                await made.bring(HOG, tablee.games()["narcose"], text, "en")
            assert refused.value.code == "bad-pack" and part in refused.value.why, refused.value.why[:200]
            assert [hand.starts for hand in made.crew.hands] == [1], "the process lived"
            assert made.shelf.count() == 0

    asyncio.run(work())


def test_a_pack_of_a_thousand_million_copies_is_refused(tmp_path: Path) -> None:
    base = (Path(tablee.__file__).parent / "games" / "narcose" / "cards.toml").read_text(encoding="utf-8")
    text = base.replace('name = "base"', 'name = "mine"', 1).replace("copies = ", "copies = 99999999", 5)

    async def work() -> None:
        async with workshop(tmp_path, checking_seconds=20.0) as made:
            with pytest.raises(Refusal) as refused:
                await made.bring(HOG, tablee.games()["narcose"], text, "en")
            assert refused.value.code in ("bad-pack", "pack-too-slow", "pack-too-big")
            assert made.shelf.count() == 0

    asyncio.run(work())


def test_a_check_that_takes_too_long_or_too_much_is_said_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with workshop(tmp_path, checking_seconds=1.0) as made:
            with pytest.raises(Refusal, match="pack-too-slow"):
                await made._check(HOG, time.sleep, 60)
            with pytest.raises(Refusal, match="pack-too-big"):
                await made._check(HOG, os._exit, 1)

    asyncio.run(work())


def test_the_shelf_is_not_filled_without_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with workshop(tmp_path, packs_kept=1) as made:
            game = tablee.games()["shipwreck"]
            first = await made.bring(HOG, game, PROMO, "fr")
            assert first == await made.bring(HOG, game, PROMO, "fr"), "what is there already takes no room"
            with pytest.raises(Refusal, match="no-room"):
                await made.bring(HOG, game, f"{PROMO}\n# another", "fr")

    asyncio.run(work())


def test_everybody_else_is_answered_while_a_pack_is_checked(tmp_path: Path) -> None:
    """Counted: how often the house answers somebody else between the request and its answer."""

    async def work() -> None:
        async with inside(tmp_path) as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            text = ".".join("a" * 125_000) + " = 1"
            slow = asyncio.create_task(http.post("/api/games/narcose/packs", json={"text": text}))
            answered = 0
            async with httpx.AsyncClient(base_url=house.url, timeout=60) as other:
                while not slow.done():
                    assert (await other.get("/api/health")).status_code == 200
                    answered += 1
            assert (await slow).json()["code"] == "bad-pack" and answered > 5

    asyncio.run(work())


# Quotas


def test_tables_are_counted_by_guest_and_by_address(tmp_path: Path) -> None:
    body = {"game": "shipwreck", "seats": [{"who": "me"}, {"who": "free"}]}

    async def work() -> None:
        async with inside(tmp_path, tables=3, address_tables=5) as house:
            codes = []
            for guest in "aaaabbbcc":
                async with httpx.AsyncClient(base_url=house.url, headers=house.cookie(guest), timeout=60) as http:
                    made = await http.post("/api/tables", json=body)
                    codes.append(made.json().get("code", "made"))
            assert codes == ["made"] * 3 + ["too-many"] + ["made"] * 2 + ["too-many-here"] * 3

    asyncio.run(work())


def test_tables_are_not_made_faster_than_people_would(tmp_path: Path) -> None:
    body = {"game": "shipwreck", "seats": [{"who": "me"}, {"who": "free"}]}

    async def work() -> None:
        async with inside(tmp_path, new_tables=0.01, new_tables_at_once=4) as house:
            codes = []
            for n in range(6):
                async with httpx.AsyncClient(base_url=house.url, headers=house.cookie(f"g{n}"), timeout=60) as http:
                    codes.append((await http.post("/api/tables", json=body)).json().get("code", "made"))
            assert codes == ["made"] * 4 + ["too-fast"] * 2

    asyncio.run(work())


def test_whose_bots_have_thought_too_much_gets_no_new_ones_for_now(tmp_path: Path) -> None:
    body = {"game": "shipwreck", "seats": [{"who": "me"}, {"who": "bot"}]}

    async def work() -> None:
        async with (
            inside(tmp_path, minds=Minds, bot_seconds=0.001, bot_burst=1.0) as house,
            httpx.AsyncClient(base_url=house.url, headers=house.cookie("a"), timeout=60) as http,
        ):
            house.house.minds.credits[1].charge("a", 5.0)  # type: ignore[attr-defined]
            refused = await http.post("/api/tables", json=body)
            assert refused.json()["code"] == "bots-busy"
            alone = {**body, "seats": [{"who": "me"}, {"who": "free"}]}
            assert (await http.post("/api/tables", json=alone)).status_code == 201
            house.house.minds.credits[1].charge("a", -10.0)  # type: ignore[attr-defined]
            assert (await http.post("/api/tables", json=body)).status_code == 201

    asyncio.run(work())
