"""How a game of Narcose is told once it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tablee.games.narcose.state import LIFE, NarcoseState
from tablee.reading import Chronicle, Mark, Measure, count

BIG = 4
"""So much life lost at once is a mark."""


class NarcoseChronicle(Chronicle):
    """Two lives, and what took the most of them."""

    turns = ("turn",)
    marks: ClassVar[Mapping[str, Mark]] = {
        "lost-life": Mark("hit", 1, by="by", least=BIG),
        "healed": Mark("gain", 1, by="by", least=BIG),
        "shielded": Mark("right", 3),
        "cancelled": Mark("right", 3),
        "event": Mark("breach", 4),
        "blacked-out": Mark("wrong"),
    }
    measures = (Measure("life", LIFE, each=True),)
    columns = ("life", "dealt", "bought", "healed", "reacted")

    def values(self, s: NarcoseState) -> Sequence[Sequence[int]]:
        return ([max(0, life) for life in s.life],)

    def brought(self, s: NarcoseState, told: Sequence[Mapping[str, Any]]) -> Sequence[Sequence[int]]:
        dealt = count(told, "damage", 2, sum="by")[::-1]
        healed = count(told, "healed", 2, sum="by")
        return *self.values(s), dealt, count(told, "bought", 2), healed, count(told, "reacted", 2)
