"""How a game of Deep Regular Breaths is told once it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tablee.games.breaths.cards import OXYGEN
from tablee.games.breaths.state import BreathsState
from tablee.reading import Chronicle, Mark, Measure, count


class BreathsChronicle(Chronicle):
    """How much air was left, and what it went on."""

    turns = ("begins", "token-passed")
    marks: ClassVar[Mapping[str, Mark]] = {
        "succeeded": Mark("right"),
        "failed": Mark("wrong"),
        "stopped": Mark("hit", 2),
        "wounded": Mark("hit", 2, by="count", least=1),
        "died": Mark("death", 6),
        "secret-works": Mark("gain", 2),
        "solved": Mark("gain", 3),
        "triple": Mark("breach", 4),
        "final-phase": Mark("gain", 4),
        "voted": Mark("vote"),
        "ballots": Mark("vote", 5),
        "sacrificed": Mark("vote"),
    }
    measures = (Measure("air", len(OXYGEN)),)
    columns = ("life", "drawn", "won", "lost", "stopped")

    def values(self, s: BreathsState) -> Sequence[Sequence[int]]:
        return ([len(s.reserve)],)

    def brought(self, s: BreathsState, told: Sequence[Mapping[str, Any]]) -> Sequence[Sequence[int]]:
        drawn, won, lost = (count(told, id, s.seats) for id in ("drew", "succeeded", "failed"))
        return [*s.life], drawn, won, lost, count(told, "stopped", s.seats, by="by")
