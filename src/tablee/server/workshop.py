"""What takes a while and is for one person only: packs that are checked, finished games that are gone through again.

Done in a process of its own with bounds on time and memory, so that nobody else waits for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.kit import Game, Seat
from tablee.registry import games
from tablee.server import checking, replaying
from tablee.server.bodies import Ending, Gallery, PackInfo, Replay, ReplayView
from tablee.server.crew import Crew, Failed, Gone, Patron, TooLong
from tablee.server.hand import bound_memory
from tablee.server.ledger import Past
from tablee.server.limits import Limits
from tablee.server.parts import TableInfo
from tablee.server.shelf import Shelf
from tablee.server.troubles import Refusal


def begin(memory: int) -> None:
    """Load the games first: that is no part of anybody's job."""
    games()
    bound_memory(memory)


class Workshop:
    """A crew of one, and the shelf it works for."""

    def __init__(self, shelf: Shelf, limits: Limits) -> None:
        self.shelf, self.limits = shelf, limits
        self.crew = Crew(1, begin, (limits.process_bytes,))

    async def bring(self, patron: Patron, game: Game[Any], text: str, lang: str) -> PackInfo:
        """Check a pack and keep it; what is wrong with it is said to its sender in the checker's own words."""
        if not self.shelf.has(game.name, self.shelf.name_of(text)) and self.shelf.count() >= self.limits.packs_kept:
            raise Refusal("no-room")
        found = await self._check(patron, checking.check, game.name, text, lang)
        if isinstance(found, checking.Wrong):
            raise Refusal("bad-pack", why=found.why)
        return PackInfo(pack=self.shelf.keep(game.name, text), title=found[0], cards=found[1])

    async def gallery(self, patron: Patron, game: str, name: str, lang: str, softened: bool) -> Gallery:
        """Every card of a pack that is kept here."""
        if not self.shelf.has(game, name):
            raise Refusal("bad-pack")
        found: Gallery = await self._check(patron, checking.gallery, self.shelf.folder, game, name, lang, softened)
        return found

    async def replay(
        self, patron: Patron, past: Past, seat: Seat | None, names: dict[Seat, str], lang: str, info: TableInfo
    ) -> Replay:
        """All that happened at a finished table, but for the views."""
        found: Replay = await self._go_through(patron, replaying.replay_of, past, seat, names, lang, info)
        return found

    async def ending(
        self, patron: Patron, past: Past, seat: Seat | None, names: dict[Seat, str], lang: str, minutes: int
    ) -> Ending:
        """How a finished table ended."""
        found: Ending = await self._go_through(patron, replaying.ending_of, past, seat, names, lang, minutes)
        return found

    async def view(
        self, patron: Patron, past: Past, step: int, eyes: Seat | None, is_open: bool, names: dict[Seat, str], lang: str
    ) -> ReplayView:
        """A finished table as it stood after a step."""
        found: ReplayView = await self._go_through(patron, replaying.view, past, step, eyes, is_open, names, lang)
        return found

    async def _check(self, patron: Patron, work: Callable[..., Any], *args: Any) -> Any:
        try:
            return await self.crew.run(patron, work, *args, seconds=self.limits.checking_seconds)
        except TooLong:
            raise Refusal("pack-too-slow") from None
        except (Gone, Failed):
            raise Refusal("pack-too-big") from None

    async def _go_through(self, patron: Patron, work: Callable[..., Any], past: Past, *args: Any) -> Any:
        """What an honest table does not need is refused like one that cannot go on."""
        try:
            return await self.crew.run(
                patron, work, past, self.shelf.folder, *args, seconds=self.limits.checking_seconds
            )
        except (TooLong, Gone, Failed):
            raise Refusal("stuck") from None

    def close(self) -> None:
        self.crew.close()
