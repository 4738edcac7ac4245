"""One writer with group commit: what several tables write at the same moment shares one flush to disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tablee.store.errors import Clash, NotKept

MOST = 64


class One(NamedTuple):
    """A statement that must change exactly one row; if it does not, its write is a clash."""

    statement: Executable


Statements = Sequence[Executable | One]


class Writer:
    """Writes in the order asked for. `write` returns only when its statements are committed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[tuple[Statements, asyncio.Future[None]] | None] = asyncio.Queue()
        self._is_closed = False
        self._task = asyncio.create_task(self._run())

    async def write(self, *statements: Executable | One) -> None:
        """All of these statements or none of them."""
        if self._is_closed:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put((statements, done))
        await done

    async def close(self) -> None:
        """Finish what is asked for, then stop."""
        self._is_closed = True
        await self._queue.put(None)
        await self._task

    async def _run(self) -> None:
        last = False
        while not last:
            batch: list[Any] = [await self._queue.get()]
            while len(batch) < MOST and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            last = None in batch
            await self._commit([wish for wish in batch if wish is not None])

    async def _commit(self, batch: list[tuple[Statements, asyncio.Future[None]]]) -> None:
        """Every write by itself within one transaction: one that clashes does not take the others with it."""
        told: list[BaseException | None] = []
        try:
            async with self._engine.begin() as connection:
                for statements, _ in batch:
                    told.append(await self._one(connection, statements))
        except Exception as error:  # the disk is full, say: nobody's write is kept, and each is told so
            told = [NotKept(error) for _ in batch]
        for (_, done), trouble in zip(batch, told, strict=True):
            if done.cancelled():
                continue
            if trouble is None:
                done.set_result(None)
            else:
                done.set_exception(trouble)

    async def _one(self, connection: AsyncConnection, statements: Statements) -> Exception | None:
        try:
            async with connection.begin_nested():
                for statement in statements:
                    await self._execute(connection, statement)
        except (Clash, IntegrityError):
            return Clash()
        except DBAPIError:  # whether the transaction still stands is not known: it ends here
            raise
        except Exception as error:  # a value that SQLite cannot take was not even sent
            return error
        return None

    async def _execute(self, connection: AsyncConnection, statement: Executable | One) -> None:
        if not isinstance(statement, One):
            await connection.execute(statement)
            return
        done = await connection.execute(statement.statement, execution_options={"preserve_rowcount": True})
        if done.rowcount != 1:
            raise Clash
