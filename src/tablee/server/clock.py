"""Time, so that tests can have their own."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Seconds, and waiting for them."""

    def now(self) -> float: ...

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        """Until the event is set or, if `until` is given, until then."""


class RealClock:
    """The time of day: turn timers of days must outlive the server."""

    def now(self) -> float:
        return time.time()

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        if until is None:
            await event.wait()
            return
        try:
            await asyncio.wait_for(event.wait(), max(0.0, until - self.now()))
        except TimeoutError:
            return
