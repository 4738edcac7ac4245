"""Bots think in processes of their own, never on the event loop."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Protocol

import msgspec

from tablee.kit import Seat
from tablee.server import thinking
from tablee.server.crew import Crew, Gone, Patron
from tablee.server.gate import Buckets
from tablee.server.ledger import Past
from tablee.server.limits import Limits


class Thinker(Protocol):
    """Whoever can say what a bot answers. `patron`: for whom it thinks."""

    async def think(
        self, past: Past, seat: Seat, level: str, people: list[Seat], patron: Patron
    ) -> tuple[str | None, bool]: ...

    def may_take_on(self, patron: Patron) -> bool:
        """Whether these have thinking left, so that a new table with bots makes sense."""

    def close(self) -> None: ...


class Minds:
    """Thinks by a crew: as many processes as can work beside the server."""

    def __init__(self, packs: Path, limits: Limits, servers: int = 1) -> None:
        """`servers`: processes that have bots think on this machine."""
        self.limits = limits
        self.credits = (
            Buckets(limits.address_bot_seconds, limits.address_bot_seconds * limits.bot_burst),
            Buckets(limits.bot_seconds, limits.bot_seconds * limits.bot_burst),
        )
        size = max(1, min(4, ((os.cpu_count() or 2) - 1) // servers))
        self.crew = Crew(size, thinking.begin, (packs, limits.process_bytes), self.credits)
        self.crew.warm_up(thinking.warm_up)

    async def think(
        self, past: Past, seat: Seat, level: str, people: list[Seat], patron: Patron
    ) -> tuple[str | None, bool]:
        """Once more by a new process, should one die."""
        data, seconds = msgspec.msgpack.encode(past), self.limits.thinking_seconds
        try:
            found = await self.crew.run(patron, thinking.think, data, seat, level, people, seconds=seconds)
        except Gone:
            found = await self.crew.run(patron, thinking.think, data, seat, level, people, seconds=seconds)
        option, has_doubts = found
        return option, has_doubts

    def may_take_on(self, patron: Patron) -> bool:
        return all(credit.has(key) for credit, key in zip(self.credits, patron, strict=True) if key)

    def close(self) -> None:
        self.crew.close()
