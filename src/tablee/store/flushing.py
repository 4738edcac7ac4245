"""How SQLite commits a batch: statements run where they are asked for, which changes pages in memory and appends to its log and takes
microseconds. Only the flush is slow, and it alone is done by a thread of its own, once for a batch: a thread that ran the
statements, too, would wait for its turn with the interpreter at each of them.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from tablee.store.errors import Clash, Fenced
from tablee.store.writer import Told, Write

PATIENCE = 5.0
"""Seconds to wait for another program that is writing."""
PAUSE = 0.02
TIDY = 2000
"""Writes after which SQLite's log is taken over into the database."""
_flush: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)


class Committer:
    """Commits batches, each in one transaction."""

    def __init__(self, connection: sqlite3.Connection, keeper: Keeper) -> None:
        self._connection, self._keeper = connection, keeper
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "tablee-flush")

    async def commit(self, batch: list[Write]) -> Told:
        told = await self._patiently(batch)
        await self._loop.run_in_executor(self._thread, self._keeper.flush, len(batch))
        return told

    def close(self) -> None:
        self._thread.shutdown()

    async def _patiently(self, batch: list[Write]) -> Told:
        """Another program may be writing: wait for it, and let the loop go on."""
        until = self._loop.time() + PATIENCE
        while True:
            try:
                return self._together(batch)
            except sqlite3.OperationalError as error:
                if not _is_busy(error) or self._loop.time() > until:
                    raise
            await asyncio.sleep(PAUSE)

    def _together(self, batch: list[Write]) -> Told:
        """Every write by itself within one transaction: one that clashes does not take the others with it."""
        run = self._connection.execute
        run("BEGIN IMMEDIATE")
        try:
            told = [self._one(statements) for statements in batch]
            run("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                run("ROLLBACK")
            raise
        return told

    def _one(self, statements: Write) -> Exception | None:
        run = self._connection.execute
        is_one_of_many = len(statements) > 1
        if is_one_of_many:
            run("SAVEPOINT write")
        try:
            for sql, values, one in statements:
                if run(sql, values).rowcount != 1 and one:
                    raise one
        except (Clash, Fenced, sqlite3.IntegrityError) as error:
            trouble: Exception | None = Clash() if isinstance(error, sqlite3.Error) else error
        except sqlite3.OperationalError:  # whether the transaction still stands is not known: it ends here
            raise
        except Exception as error:  # a value that SQLite cannot take was not even sent
            trouble = error
        else:
            trouble = None
        if is_one_of_many:
            if trouble is not None:
                run("ROLLBACK TO write")
            run("RELEASE write")
        return trouble


class Keeper:
    """Makes what was committed outlive a power cut, and keeps SQLite's log short. Each in a thread of its own.

    SQLite itself would flush within the commit (`synchronous=FULL`); so it is told not to, and its log is flushed here right after, before
    anybody is told that their write is kept. What is flushed, and when, is the same; that the loop goes on meanwhile is the gain."""

    def __init__(self, file: Path, connect: Callable[[Path], sqlite3.Connection]) -> None:
        self._log = file.with_name(f"{file.name}-wal")
        self._connection = connect(file)
        self._thread = ThreadPoolExecutor(1, "tablee-keep")
        self._since = 0
        self._is_moving = self._is_moved = False

    def flush(self, writes: int) -> None:
        """Return when all that is committed is on disk."""
        handle = os.open(self._log, os.O_RDWR)
        try:
            _flush(handle)
        finally:
            os.close(handle)
        self._since += writes
        if self._is_moved:  # nothing was written since the commit, so little is left and the log can begin anew
            self._is_moved = False
            self._move()
        elif self._since > TIDY and not self._is_moving:
            self._since, self._is_moving = 0, True
            self._thread.submit(self._move_most)

    def _move_most(self) -> None:
        """Take most of the log over while others go on writing."""
        try:
            self._move()
        finally:
            self._is_moved, self._is_moving = True, False

    def _move(self) -> None:
        with suppress(sqlite3.Error):  # it is tried again after as many writes; nothing is lost meanwhile
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        self._thread.shutdown()
        self._connection.close()


def _is_busy(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
