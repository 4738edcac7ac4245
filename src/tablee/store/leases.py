"""Whose a table is, where several processes share a database.

Each process has a *life*: a row that it renews, with the address where the others reach it. A table belongs to one life, under a
number that grows whenever it changes hands, its *fence*. Every write to a table looks at both in its own transaction, so that a
process that was stopped past its time, or whose table was taken, can keep nothing more. A table is taken from nobody who is alive; from
one that does not answer it may be, since the fence alone decides. Of all this the others hear only a table's id, by NOTIFY: look again.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from weakref import finalize

import psycopg

from tablee.store.engine import Engine, Statement
from tablee.store.errors import Fenced, NotKept
from tablee.store.postgres import AGAIN, Connection, connect

LASTING = 6.0
"""Seconds for which a life counts after it was last heard of."""
BEATS = 3
"""How often within that time it is renewed."""
CHANNEL = "tablee"

BEGIN = "INSERT INTO life (address, until) VALUES (%s, clock_timestamp() + make_interval(secs => %s)) RETURNING id"
RENEW = "UPDATE life SET until = clock_timestamp() + make_interval(secs => %s) WHERE id = %s"
BURY = "DELETE FROM life WHERE until < clock_timestamp() AND id <> %s RETURNING id"
LEFT = "SELECT owner.table_id FROM owner JOIN head ON head.id = owner.table_id WHERE owner.life = ANY(%s) AND head.phase = 'running'"
TAKE = """INSERT INTO owner AS o (table_id, life, fence)
    SELECT ?, id, 1 FROM life WHERE id = ? AND until > clock_timestamp()
    ON CONFLICT (table_id) DO UPDATE SET life = excluded.life, fence = o.fence + 1
    WHERE o.life = excluded.life
        OR NOT EXISTS (SELECT 1 FROM life WHERE id = o.life AND until > clock_timestamp() AND address <> ?)
    RETURNING fence"""
WHOSE = "SELECT life.address FROM owner JOIN life ON life.id = owner.life WHERE owner.table_id = ? AND life.id <> ?"
FENCE = """SELECT 1 FROM owner JOIN life ON life.id = owner.life
    WHERE owner.table_id = ? AND owner.life = ? AND owner.fence = ? AND life.until > clock_timestamp() FOR SHARE OF owner"""
FREE = "UPDATE owner SET life = 0 WHERE table_id = ? AND life = ? AND fence = ?"
MINE = "SELECT table_id, fence FROM owner WHERE life = ?"
LIVING = "SELECT address FROM life WHERE until > clock_timestamp()"
LEAVE = """WITH freed AS (UPDATE owner SET life = 0 WHERE life = %s RETURNING table_id)
    SELECT pg_notify(%s, freed.table_id) FROM freed JOIN head ON head.id = freed.table_id WHERE head.phase = 'running'"""


class Leases:
    """The tenure of one process among several."""

    def __init__(self, url: str, engine: Engine, address: str, lasting: float = LASTING) -> None:
        self.address, self.lasting = address, lasting
        self.look: Callable[[str], None] = lambda table: None
        self._url, self._engine = url, engine
        self._loop = asyncio.get_running_loop()
        self._life = 0
        self._fences: dict[str, int] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        self._is_closing = threading.Event()
        self._born = asyncio.Event()
        self._thread = threading.Thread(target=self._live, name="tablee-life", daemon=True)

    async def begin(self) -> None:
        self._thread.start()
        await self._born.wait()

    async def take(self, table: str, dead: str = "") -> str:
        while table not in self._fences:
            life = self._life
            taken = await self._engine.rows(TAKE, (table, life, dead))
            if taken and life == self._life:
                self._fences[table] = max(taken[0][0], self._fences.get(table, 0))
                if taken[0][0] > 1:
                    await self.tell(table)
            elif whose := await self._engine.rows(WHOSE, (table, life)):
                return str(whose[0][0])
            else:  # our own life is over, or theirs just ended
                await asyncio.sleep(AGAIN)
        return ""

    def fence(self, table: str) -> list[Statement]:
        if table not in self._fences:
            raise Fenced(table)
        return [Statement(FENCE, (table, self._life, self._fences[table]), Fenced)]

    def owns(self, table: str) -> bool:
        return table in self._fences

    async def living(self) -> set[str]:
        return {str(address) for (address,) in await self._engine.rows(LIVING)}

    def bind(self, table: str, holder: object) -> None:
        finalize(holder, self._leave_soon, table, self._fences.get(table, 0)).atexit = False

    def _leave_soon(self, table: str, fence: int) -> None:
        with suppress(RuntimeError):  # all is over, and was left already
            self._loop.call_soon_threadsafe(self._leave_one, table, fence)

    def _leave_one(self, table: str, fence: int) -> None:
        if self._fences.get(table) != fence or self._is_closing.is_set():
            return
        del self._fences[table]
        task = self._loop.create_task(self._free(table, fence))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _free(self, table: str, fence: int) -> None:
        with suppress(NotKept):  # it is ours for as long as this life lasts
            await self._engine.rows(FREE, (table, self._life, fence))

    def listen(self, look: Callable[[str], None]) -> None:
        self.look = look

    async def look_at_own(self, table: str = "") -> None:
        life, sql = self._life, f"{MINE} AND table_id = ?" if table else MINE
        before = {own: fence for own, fence in self._fences.items() if table in ("", own)}
        kept = dict(await self._engine.rows(sql, (life, table) if table else (life,)))
        for own, fence in before.items():
            if life == self._life and kept.get(own) != fence == self._fences.get(own):
                del self._fences[own]

    async def tell(self, table: str) -> None:
        await self._engine.rows("SELECT pg_notify(?, ?)", (CHANNEL, table))

    async def close(self) -> None:
        self._is_closing.set()
        await asyncio.gather(*self._leaving)
        await asyncio.to_thread(self._thread.join)

    # The thread that lives

    def _live(self) -> None:
        while not self._is_closing.is_set():
            try:
                with connect(self._url) as connection:
                    connection.execute(f"LISTEN {CHANNEL}".encode())
                    if not self._renew(connection):
                        self._be_born(connection)
                    self._tell_loop("")  # what was said meanwhile nobody has heard
                    self._go_on(connection)
                    self._leave(connection)
            except psycopg.Error:
                self._is_closing.wait(AGAIN)

    def _go_on(self, connection: Connection) -> None:
        due = time.monotonic()
        while not self._is_closing.is_set():
            for note in connection.notifies(timeout=AGAIN, stop_after=64):
                self._tell_loop(note.payload)
            if time.monotonic() < due:
                continue
            due = time.monotonic() + self.lasting / BEATS
            if not self._renew(connection):
                self._be_born(connection)
                self._tell_loop("")
            if dead := [life for (life,) in connection.execute(BURY, (self._life,)).fetchall()]:
                for (table,) in connection.execute(LEFT, (dead,)).fetchall():
                    self._tell_loop(table)

    def _renew(self, connection: Connection) -> bool:
        return self._life > 0 and connection.execute(RENEW, (self.lasting, self._life)).rowcount == 1

    def _be_born(self, connection: Connection) -> None:
        """A new life, which has no table yet."""
        ((life,),) = connection.execute(BEGIN, (self.address, self.lasting)).fetchall()
        born = threading.Event()

        def begin() -> None:
            self._life, self._fences = life, {}
            self._born.set()
            born.set()

        self._loop.call_soon_threadsafe(begin)
        while not born.wait(AGAIN) and not self._is_closing.is_set():
            pass

    def _leave(self, connection: Connection) -> None:
        connection.execute(LEAVE, (self._life, CHANNEL))
        connection.execute("DELETE FROM life WHERE id = %s", (self._life,))

    def _tell_loop(self, table: str) -> None:
        self._loop.call_soon_threadsafe(self._look, table)

    def _look(self, table: str) -> Any:
        return self.look(table)
