"""Tables as full as they get, to be looked at: luck hardly ever fills every Lab, hand, well and column at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.tesseract.scene import scene

from tablee.kit import Table

SCIENTISTS = ("defusal-technician", "mission-coordinator", "transport-engineer", "seismologist")
"""Those with the longest names and texts."""
HANDS = (
    ("emergency-containment", "full-spectrum", "tolerance", "resonance", "stasis-field"),
    ("dilated-time", "twin-focus", "robot-arm"),
    ("fine-tuning", "dissipation"),
    ("backflow",),
)
LABS = (
    ("yellow-3", "orange-3", "purple-3", "blue-4", "blue-5", "blue-6"),
    ("yellow-1", "yellow-1", "orange-2", "purple-4", "purple-5", "blue-6"),
    ("orange-1", "orange-2", "orange-6", "purple-6", "blue-1", "blue-1"),
    ("yellow-5", "yellow-6", "orange-4", "purple-2", "purple-2", "blue-3"),
)
COLUMNS = ("grounding", "all-nighter", "keystone", "high-tide", "extraction", "unison")
PRIMED = (
    *("yellow-1", "orange-1", "blue-1"),
    *("purple-2", "purple-2"),
    *("yellow-4", "orange-4", "orange-4", "purple-4", "blue-4", "blue-4"),
    *("yellow-6", "blue-6", "blue-6", "purple-6"),
)
HEIGHTS = {"a1": 3, "a2": 1, "a3": 0, "b1": 2, "b2": 0, "c4": 1, "d1": 0, "d4": 2}


def full(seats: int, **more: Any) -> Table[Any]:
    """Late in a game that went badly: full Labs and wells, all six Containment cards won, events bare, one breach to go."""
    there = max(2, seats)
    return scene(
        *LABS[:there],
        seats=seats,
        scientists=SCIENTISTS[:there],
        hands=HANDS[:there],
        unlocked=COLUMNS,
        primed=PRIMED,
        destroyed=("yellow", "orange", "orange", "purple", "blue"),
        contained=("yellow-2", "yellow-3", "orange-5", "purple-1", "blue-2"),
        heights=HEIGHTS,
        height=2,
        breaches=6,
        options={"aids": True},
        **more,
    )


def tables(seats: int) -> Iterator[tuple[str, int, Table[Any]]]:
    yield "full", 0, full(seats)
