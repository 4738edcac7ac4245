"""SQLite as the store uses it: one file, written by one connection, read by another."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from tablee.store import migrations, schema
from tablee.store.engine import Statement
from tablee.store.errors import kindly
from tablee.store.flushing import PATIENCE, Committer, Keeper
from tablee.store.inspection import inspect_file
from tablee.store.writer import Writer

PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "wal_autocheckpoint=0", "trusted_schema=OFF")
"""`Keeper` flushes the log after each commit, and takes it over into the database."""


def connect(file: Path) -> sqlite3.Connection:
    """A connection that any thread may use, one at a time. It begins no transactions by itself."""
    connection = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.text_factory = _as_text
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _as_text(text: bytes) -> str:
    """A text as it is kept. One that is damaged harms whoever reads it, not the whole query."""
    return text.decode("utf-8", "surrogateescape")


class Sqlite:
    """A database file of ours, an `Engine`. Rows are read by a thread of their own."""

    def __init__(self, file: Path, connection: sqlite3.Connection) -> None:
        self._connection, self._readable = connection, connect(file)
        self._keeper = Keeper(file, connect)
        self._committer = Committer(connection, self._keeper)
        self._writer = Writer(self._committer.commit)
        self._reader = ThreadPoolExecutor(1, "tablee-read")
        self._loop = asyncio.get_running_loop()

    @classmethod
    async def open(cls, file: Path) -> Self:
        """Open the file: make it if there is none, bring it up to date if it is an older one. `StoreError` when it cannot be used; it
        is then as it was."""
        await asyncio.to_thread(inspect_file, file)
        with kindly(file):
            _make_private(file)
            connection = connect(file)
            try:
                bring_up_to_date(connection)
                connection.execute("PRAGMA busy_timeout=0")  # the writer waits by itself, and the loop goes on
                return cls(file, connection)
            except BaseException:
                connection.close()
                raise

    async def write(self, *statements: Statement) -> None:
        await self._writer.write(*statements)

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        return await self._loop.run_in_executor(self._reader, self._fetch, sql, values)

    def _fetch(self, sql: str, values: Sequence[Any]) -> list[Any]:
        return self._readable.execute(sql, values).fetchall()

    async def close(self) -> None:
        """Finish all writes and let go of the file."""
        await self._writer.close()
        self._committer.close()
        self._reader.shutdown()
        self._readable.close()
        self._keeper.close()
        self._connection.close()


def _make_private(file: Path) -> None:
    """The file is there, and only its owner can read it; SQLite gives what it puts beside the same rights. It is never opened here
    when it exists: to close it would drop SQLite's own locks."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    for path in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # another's file stays as they have set it
            path.chmod(0o600)


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Make what is missing: everything, or what newer formats have added. All of it is on disk, or nothing is."""
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("BEGIN IMMEDIATE")
    try:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tablee_version'").fetchall():
            for statement in schema.TABLES:
                connection.execute(statement)
            connection.execute("INSERT INTO tablee_version VALUES (?)", (migrations.VERSION,))
        else:
            ((found,),) = connection.execute("SELECT version FROM tablee_version").fetchall()
            for statement in (statement for step in migrations.STEPS[found - 1 :] for statement in step):
                connection.execute(statement)
            if found < migrations.VERSION:
                connection.execute("UPDATE tablee_version SET version = ?", (migrations.VERSION,))
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    connection.execute("PRAGMA synchronous=NORMAL")
