"""How a game of The Shipwreck Arcana is told once it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tablee.games.shipwreck.state import TRACK, ShipwreckState
from tablee.reading import Chronicle, Mark, Measure, count


class ShipwreckChronicle(Chronicle):
    """Score and doom race to the same end; what matters is what was predicted, and which arcana faded."""

    turns = ("drew",)
    marks: ClassVar[Mapping[str, Mark]] = {
        "right": Mark("right", 3),
        "wrong": Mark("wrong", 4),
        "faded": Mark("breach", 1),
        "doom": Mark("hit", 3, by="by", least=2),
        "spared": Mark("gain"),
    }
    measures = (Measure("score", TRACK), Measure("doom", TRACK, is_bad=True))
    columns = ("guessed", "missed", "kept")

    def values(self, s: ShipwreckState) -> Sequence[Sequence[int]]:
        return [s.score], [s.doom]

    def brought(self, s: ShipwreckState, told: Sequence[Mapping[str, Any]]) -> Sequence[Sequence[int]]:
        return [count(told, id, len(s.hands)) for id in ("right", "wrong", "no-prediction")]
