"""What was written is there after a restart; what clashes is refused; nothing is told done before it is committed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from tablee.store import Clash, Head, Kept, Place, Spoken, Store, StoreError


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def head(id: str = "t", **more: Any) -> Head:
    return Head(id=id, game="g", version=1, digest="", options={}, secret="00", places=[Place()], host="h", **more)


def kept(seq: int, key: str = "") -> Kept:
    return Kept(seq=seq, wish={"answer": [0, f"option {seq}"]}, key=key or f"k{seq}", when=float(seq))


def test_a_log_is_there_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "deep" / "t.db")
        await store.save(head())
        for seq in range(3):
            await store.append("t", kept(seq))
        await store.say("t", Spoken(n=0, seat=1, name="Ada", text="hello", phrase="", when=1.0))
        await store.close()
        store = await Store.open(tmp_path / "deep" / "t.db")
        assert await store.head("t") == head()
        assert [step.wish for step in await store.log("t")] == [{"answer": [0, f"option {n}"]} for n in range(3)]
        assert [spoken.text for spoken in await store.said("t")] == ["hello"]
        await store.close()

    run(work())


def test_of_two_who_write_the_same_step_one_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        told = await asyncio.gather(
            store.append("t", kept(0, "a")), store.append("t", kept(0, "b")), return_exceptions=True
        )
        assert [type(trouble) for trouble in told] == [type(None), Clash]
        assert [step.key for step in await store.log("t")] == ["a"]
        await store.close()

    run(work())


def test_the_same_wish_is_kept_once(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        await store.append("t", kept(0, "same"))
        with pytest.raises(Clash):
            await store.append("t", kept(1, "same"))
        await store.append("other", kept(0, "same"))
        assert len(await store.log("t")) == 1
        await store.close()

    run(work())


def test_a_clash_takes_no_other_write_with_it(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        await store.append("t", kept(0))
        writes = [store.append("t", kept(0, "again")), *(store.append("t", kept(n)) for n in range(1, 9))]
        told = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(trouble) for trouble in told] == [Clash, *[type(None)] * 8]
        assert [step.seq for step in await store.log("t")] == list(range(9))
        await store.close()

    run(work())


def test_done_means_committed_and_flushed(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        await store.append("t", kept(0))
        other = sqlite3.connect(tmp_path / "t.db")
        assert other.execute("select count(*) from step").fetchone() == (1,)
        assert other.execute("pragma journal_mode").fetchone() == ("wal",)
        other.close()
        async with store._engine.connect() as connection:
            assert (await connection.exec_driver_sql("pragma synchronous")).scalar() == 2
        await store.close()

    run(work())


def test_who_may_know_of_a_table(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        await store.save(head("a"))
        await store.save(head("b", listed=True))
        await store.befriend("a", "ada")
        await store.befriend("a", "ada")
        assert await store.tables_of("ada") == ["a"]
        assert await store.tables_of("bob") == []
        assert await store.open_tables() == ["b"]
        assert await store.is_friend("a", "ada") and not await store.is_friend("b", "ada")
        assert await store.count("ada") == 1
        await store.forget("a", "ada")
        assert not await store.is_friend("a", "ada")
        await store.close()

    run(work())


def test_a_seat_link_works_until_it_is_spent_or_revoked(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        await store.invite("d1", "t", 2)
        await store.invite("d2", "t", None)
        assert await store.invited("d1") == ("t", 2) and await store.invited("d2") == ("t", None)
        await store.spend("d1")
        assert await store.invited("d1") is None
        await store.revoke("t")
        assert await store.invited("d2") is None
        await store.close()

    run(work())


def test_a_database_of_another_format_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async def work() -> None:
        await (await Store.open(tmp_path / "t.db")).close()
        other = sqlite3.connect(tmp_path / "t.db")
        other.execute("update tablee_version set version = 99")
        other.commit()
        other.close()
        with pytest.raises(StoreError, match="format 99"):
            await Store.open(tmp_path / "t.db")

    run(work())
