"""One writer with group commit: what several tables write at the same moment shares one flush to disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from tablee.store.engine import Statement
from tablee.store.errors import NotKept

MOST = 256
"""Writes that may share a flush."""
Write = tuple[Statement, ...]
Told = Sequence[BaseException | None]
"""What became of each write of a batch: nothing when it is kept. `CancelledError` when all is over before anybody knows."""


class Writer:
    """Writes in the order asked for, by `commit`, which is given a batch and returns when it is on disk."""

    def __init__(self, commit: Callable[[list[Write]], Awaitable[Told]]) -> None:
        self._commit = commit
        self._loop = asyncio.get_running_loop()
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._is_closed = False
        self._task: asyncio.Task[None] | None = None

    async def write(self, *statements: Statement) -> None:
        """All of these statements or none of them. Returns only when they are committed and flushed."""
        if self._is_closed:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((statements, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run())  # what else comes in this turn of the loop goes along
        await done

    async def close(self) -> None:
        """Finish what is asked for, then stop."""
        self._is_closed = True
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        """Commit batch after batch, until nothing waits."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                try:
                    told = await self._commit([statements for statements, _ in batch])
                except Exception as error:  # the disk is full, say: nobody's write is kept, and each is told so
                    told = [NotKept(error)] * len(batch)
                tell([done for _, done in batch], told)
        finally:
            self._task = None


def tell(waiting: list[asyncio.Future[None]], told: Told) -> None:
    for done, trouble in zip(waiting, told, strict=True):
        if done.done():  # whoever asked has gone
            continue
        if trouble is None:
            done.set_result(None)
        else:
            done.set_exception(trouble)
