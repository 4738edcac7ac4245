"""Time, so that tests can have their own."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Seconds, and waiting for them."""

    def now(self) -> float:
        """Seconds that run evenly: what windows, timers and absences are measured in."""

    def date(self) -> float:
        """The time of day, which somebody may set forward or back: only for what is kept, so that it outlives the server."""

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        """Until the event is set or, if `until` is given, until then."""


class RealClock:
    """This computer's own."""

    def now(self) -> float:
        return time.monotonic()

    def date(self) -> float:
        return time.time()

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        if until is None:
            await event.wait()
            return
        try:
            await asyncio.wait_for(event.wait(), max(0.0, until - self.now()))
        except TimeoutError:
            return
