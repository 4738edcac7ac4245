"""Bots think in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import Protocol

import msgspec

from tablee.kit import Seat
from tablee.server import thinking
from tablee.server.ledger import Past


class Thinker(Protocol):
    """Whoever can say what a bot answers."""

    async def think(self, past: Past, seat: Seat, level: str, people: list[Seat]) -> tuple[str | None, bool]: ...


def processes() -> ProcessPoolExecutor:
    """As many as can work beside the server. Spawned, since a fork of a process with threads may hang."""
    return ProcessPoolExecutor(
        max_workers=max(1, min(4, (os.cpu_count() or 2) - 1)),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=thinking.begin,
    )


class Minds:
    """Thinks by an executor; should its processes die, by new ones."""

    def __init__(self, make: Callable[[], Executor] = processes) -> None:
        self._make, self._executor = make, make()

    def warm_up(self) -> None:
        """Let the processes start before they are needed."""
        self._executor.submit(thinking.warm_up)

    async def think(self, past: Past, seat: Seat, level: str, people: list[Seat]) -> tuple[str | None, bool]:
        data = msgspec.msgpack.encode(past)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor, thinking.think, data, seat, level, people)
        except BrokenExecutor:
            self._executor = self._make()
            return await loop.run_in_executor(self._executor, thinking.think, data, seat, level, people)

    def close(self) -> None:
        """Let go of the processes; what they are thinking is not needed any more."""
        self._executor.shutdown(wait=False, cancel_futures=True)
