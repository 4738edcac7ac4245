"""PostgreSQL as the store uses it: one connection that writes in batches, a few that read, all in threads of their own."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache
from threading import local
from typing import Any, Self
from urllib.parse import urlsplit

import psycopg

from tablee.store.engine import Statement
from tablee.store.errors import Clash, Fenced, NotKept, StoreError
from tablee.store.writer import Told, Write, Writer

PATIENCE = 5.0
"""Seconds to come back to a database that has gone, before what was to be written is refused."""
AGAIN = 0.2
READERS = 3
STUCK = 4
"""Seconds after which the database gives up a transaction whose process has stopped in the middle of it."""
SETTINGS = (
    "SET synchronous_commit = on",
    "SET default_transaction_isolation = 'read committed'",
    f"SET idle_in_transaction_session_timeout = '{STUCK}s'",
    f"SET lock_timeout = '{3 * STUCK}s'",
    "SET client_encoding = 'UTF8'",
)
Connection = psycopg.Connection[Any]
LOST = (psycopg.OperationalError, psycopg.InternalError)
"""What is said when a connection is lost, the database ends it included; or when the database can do nothing just now."""


MARK = """INSERT INTO writer AS w (id, batch, "when") VALUES (%s, %s, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, "when" = excluded."when" WHERE w.batch < excluded.batch"""
"""Part of every batch: it touches no row when this batch is kept already. Where that is not decided yet, it waits until it is."""
LEAVE = "DELETE FROM writer WHERE id = %s OR \"when\" < clock_timestamp() - interval '30 days'"
"""Said by whoever ends: of others, only what those have left behind who were killed."""


class Uncertain(Exception):
    """COMMIT was said, and whether it was done nobody has heard."""


def connect(url: str) -> Connection:
    """A connection that begins no transactions by itself. It prepares no statements: psycopg goes on to name those of a pipeline that
    came to nothing."""
    connection: Connection = psycopg.connect(
        url,
        autocommit=True,
        connect_timeout=5,
        application_name="tablee",
        tcp_user_timeout=10_000,
        prepare_threshold=None,
    )
    try:
        connection.execute(";".join(SETTINGS).encode())
    except BaseException:
        connection.close()
        raise
    return connection


def place_of(url: str) -> str:
    """Where a database is, without who may enter and how."""
    parts = urlsplit(url)
    return f"{parts.netloc.rpartition('@')[2] or 'localhost'}{parts.path}"


@contextmanager
def kindly(url: str) -> Iterator[None]:
    """Whatever PostgreSQL says at the beginning becomes a `StoreError`."""
    try:
        yield
    except psycopg.ProgrammingError as error:
        raise StoreError("bad-address", place=place_of(url)) from error
    except psycopg.Error as error:
        why = str(error).strip().splitlines()[-1:] or [type(error).__name__]
        raise StoreError("no-database", place=place_of(url), why=why[0]) from error


class Postgres:
    """A database of ours, an `Engine`."""

    def __init__(self, url: str, connection: Connection) -> None:
        self._url, self._connection = url, connection
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "tablee-write")
        self._readers = ThreadPoolExecutor(READERS, "tablee-read")
        self._reading = local()
        self._open: list[Connection] = []
        self._is_closing = False
        self._id, self._batch = secrets.token_urlsafe(), 0
        """Who writes, and how many batches so far: by these the database knows which of ours it has kept, whatever it went through."""
        self._writer = Writer(self._commit_batch)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database whose format is this version's. `StoreError` when it cannot be used; it is then as it was."""
        from tablee.store.upgrade import check

        def opened() -> Connection:
            with kindly(url):
                connection = connect(url)
                try:
                    check(connection, place_of(url))
                except BaseException:
                    connection.close()
                    raise
                return connection

        return cls(url, await asyncio.to_thread(opened))

    async def write(self, *statements: Statement) -> None:
        await self._writer.write(*statements)

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        return await self._loop.run_in_executor(self._readers, self._fetch, sql, values)

    async def close(self) -> None:
        """Finish all writes and let go of the database. A write of which nobody knows whether it is kept is not waited for."""
        self._is_closing = True
        await self._writer.close()
        await self._loop.run_in_executor(self._thread, self._leave)
        self._thread.shutdown()
        self._readers.shutdown()
        for connection in (self._connection, *self._open):
            connection.close()

    # Reading

    def _fetch(self, sql: str, values: Sequence[Any]) -> list[Any]:
        """Once more by a new connection, should the one at hand be lost."""
        for is_last in (False, True):
            connection = self._reader()
            try:
                cursor = connection.execute(ours(sql), values)
                return cursor.fetchall() if cursor.description else []
            except LOST as error:
                if is_last or not connection.closed:
                    raise NotKept(error) from error
        raise AssertionError("the last time raises")

    def _reader(self) -> Connection:
        found: Connection | None = getattr(self._reading, "connection", None)
        if found is None or found.closed:
            if found in self._open:
                self._open.remove(found)
            try:
                found = self._reading.connection = connect(self._url)
            except psycopg.Error as error:
                raise NotKept(error) from error
            self._open.append(found)
        return found

    # Writing, all of it in one thread

    async def _commit_batch(self, batch: list[Write]) -> Told:
        return await self._loop.run_in_executor(self._thread, self._commit, batch)

    def _commit(self, batch: list[Write]) -> Told:
        """Together if they can be; else each by itself, so that one that clashes does not take the others with it."""
        try:
            self._patiently(batch)
        except Uncertain:  # whoever asked is told neither that it is kept nor that it is not
            return [asyncio.CancelledError()] * len(batch)
        except _OWN as error:
            if len(batch) == 1:
                return [_trouble(error)]
            return [self._commit([write])[0] for write in batch]
        return [None] * len(batch)

    def _patiently(self, batch: list[Write]) -> None:
        """Commit a batch, by a new connection if the old one is lost. What may have been kept by a lost one is looked up there."""
        self._batch += 1
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._together(batch)
                return
            except Uncertain:
                if self._is_kept():
                    return
            except LOST:
                if not self._connection.closed or time.monotonic() > until:
                    raise
            self._come_back(until)

    def _together(self, batch: list[Write]) -> None:
        """One transaction, sent in one go; it is committed once every statement has done what it must."""
        connection = self._connection
        try:
            with connection.pipeline():
                connection.execute("BEGIN")
                connection.execute(MARK.encode(), (self._id, self._batch))
                done = [
                    (connection.execute(ours(statement.sql), statement.values), statement.one)
                    for write in batch
                    for statement in write
                ]
            for cursor, one in done:
                if one and cursor.rowcount != 1:
                    raise one
        except BaseException:
            with suppress(psycopg.Error):
                connection.execute("ROLLBACK")
            raise
        try:
            connection.execute("COMMIT")
        except LOST as error:
            connection.close()
            raise Uncertain from error

    def _is_kept(self) -> bool:
        """Whether the batch at hand was committed by the connection that was lost; asked until the database can be asked and knows. Its own
        row says so: a transaction's number would not, since a database that was killed may give one again."""
        while True:
            with suppress(*LOST):
                self._come_back(time.monotonic() + PATIENCE)
                with self._connection.transaction(force_rollback=True):
                    is_kept = self._connection.execute(MARK.encode(), (self._id, self._batch)).rowcount == 0
                return is_kept
            if self._is_closing:
                raise Uncertain
            time.sleep(AGAIN)

    def _leave(self) -> None:
        with suppress(*LOST):
            self._connection.execute(LEAVE.encode(), (self._id,))

    def _come_back(self, until: float) -> None:
        """A new connection in the place of a lost one."""
        while self._connection.closed:
            try:
                self._connection = connect(self._url)
            except psycopg.OperationalError:
                if time.monotonic() > until or self._is_closing:
                    raise
                time.sleep(AGAIN)


_OWN = (Clash, Fenced, psycopg.Error, ValueError, TypeError)
"""What one write of a batch may fail by without the others."""


def _trouble(error: Exception) -> Exception:
    """What whoever wrote is told."""
    if isinstance(error, psycopg.IntegrityError):
        return Clash()
    if isinstance(error, LOST):
        return NotKept(error)
    return error


@lru_cache(1024)
def ours(sql: str) -> bytes:
    """SQL as psycopg has it. The store's own holds no other question mark and no percent sign."""
    return sql.replace("?", "%s").encode()


def address(said: str) -> str:
    """The address of a database; `StoreError` when this is none."""
    if not said.startswith(("postgresql://", "postgres://")):
        raise StoreError("bad-address", place=said.rpartition("@")[2])
    return said
