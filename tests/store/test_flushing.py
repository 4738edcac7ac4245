"""SQLite alone: one flush for a batch, another program that writes, a log that does not grow for ever."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import threading
from pathlib import Path

import pytest
from tests.store.making import kept, run, sql

from tablee.store import NotKept, Store, flushing


def test_done_means_committed_and_flushed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed, may_flush = [], threading.Event()

    def flush(handle: int) -> None:
        may_flush.wait(20)
        os.fsync(handle)
        flushed.append(os.readlink(f"/proc/self/fd/{handle}") if os.path.isdir("/proc/self/fd") else "t.db-wal")

    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        monkeypatch.setattr(flushing, "_flush", flush)
        writing = asyncio.create_task(store.append("t", kept(0)))
        while not sql(tmp_path / "t.db", "select count(*) from step")[0][0]:
            await asyncio.sleep(0)
        assert not writing.done(), "it was acknowledged before it was on disk"
        assert sql(tmp_path / "t.db", "pragma journal_mode") == [("wal",)]
        may_flush.set()
        await writing
        assert [Path(file).name for file in flushed] == ["t.db-wal"]
        await store.close()

    run(work())


def test_what_could_not_be_flushed_is_not_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(handle: int) -> None:
        raise OSError(errno.EIO, "the disk is gone")

    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        with monkeypatch.context() as broken:
            broken.setattr(flushing, "_flush", fail)
            told = await asyncio.gather(*(store.append("t", kept(n)) for n in range(3)), return_exceptions=True)
            assert [type(trouble) for trouble in told] == [NotKept] * 3
        await store.rename("a", "Ada")
        assert await store.name("a") == "Ada"
        await store.close()

    run(work())


def test_what_many_write_at_once_is_flushed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[int] = []

    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        monkeypatch.setattr(flushing, "_flush", flushed.append)
        await asyncio.gather(*(store.append(f"t{n}", kept(0)) for n in range(100)))
        assert len(flushed) == 1
        await store.close()

    run(work())


def test_a_write_waits_for_another_program_and_the_loop_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        other = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
        other.execute("begin immediate")
        writing = asyncio.create_task(store.rename("a", "Ada"))
        for _ in range(3):
            await asyncio.sleep(0.01)
        assert not writing.done()
        other.execute("rollback")
        other.close()
        await asyncio.wait_for(writing, 90)
        assert await store.name("a") == "Ada"
        await store.close()

    run(work())


def test_the_log_beside_the_database_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flushing, "TIDY", 20)
    sizes = []

    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        for n in range(2000):
            await store.append("t", kept(n))
            sizes.append((tmp_path / "t.db-wal").stat().st_size)
        await store.close()
        store = await Store.open(tmp_path / "t.db")
        assert [kept.seq for kept in await store.log("t")] == [*range(2000)]
        await store.close()

    run(work())
    assert max(sizes) < 4_000_000, "it is written over again and again; 2000 writes take more than that"
