"""On whose screen the open question is: the time for a move does not run before that. Depends on what everybody can see."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tablee.kit import Seat

SHOW = 15.0
"""Seconds in which the page of somebody who is here has to show them the question; then their time runs all the same."""
LEAST = 300.0
"""Seconds that are left at least when somebody sees the question late, where a move has as many."""


class Screens:
    """Since when each asked seat has the question on its screen."""

    def __init__(self) -> None:
        self._at = -1
        self._since: dict[Seat, float] = {}

    def turn(self, at: int) -> None:
        """Another question is nowhere yet."""
        if at != self._at:
            self._at, self._since = at, {}

    def show(self, seat: Seat, at: int, now: float) -> None:
        """From now on the question is on this seat's screen; that it comes again changes nothing."""
        if at == self._at:
            self._since.setdefault(seat, now)

    def has(self, seats: Iterable[Seat]) -> bool:
        """Whether all of these have it on their screens."""
        return all(seat in self._since for seat in seats)

    def deadline(self, asked: Collection[Seat], here: Collection[Seat], since: float, timer: float) -> float:
        """When the time is over of those who are asked `since` then. `here`: those of them whose page is open."""
        seen = [self._since.get(seat, since + SHOW) for seat in asked if seat in self._since or seat in here]
        return max([since + timer, *(moment + min(timer, LEAST) for moment in seen)])
