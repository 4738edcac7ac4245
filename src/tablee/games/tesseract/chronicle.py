"""How a game of Tesseract is told once it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tablee.games.tesseract.state import BREACHES, PLACES, TesseractState
from tablee.reading import Chronicle, Mark, Measure, count


class TesseractChronicle(Chronicle):
    """Cubes contained against breaches."""

    turns = ("turn",)
    marks: ClassVar[Mapping[str, Mark]] = {
        "contained": Mark("right", 1),
        "breach": Mark("breach", 3, by="by", least=1),
        "sealed": Mark("gain", 4),
        "unlocked": Mark("gain", 2),
        "row": Mark("gain", 3),
        "struck": Mark("hit"),
    }
    measures = (Measure("contained", PLACES), Measure("breaches", BREACHES, is_bad=True))
    columns = ("contained", "removed", "adjusted", "played")

    def values(self, s: TesseractState) -> Sequence[Sequence[int]]:
        return [len(s.contained)], [s.breaches]

    def brought(self, s: TesseractState, told: Sequence[Mapping[str, Any]]) -> Sequence[Sequence[int]]:
        """By seat, whichever scientist did it."""
        whose = {event["who"]: event["seat"] for event in told if event["id"] == "scientist"}
        done = [{"id": event["id"], "seat": whose.get(event.get("who"))} for event in told]
        return [count(done, id, s.seats) for id in self.columns]
