"""Tablée: five tabletop games with hidden information, luck and treachery, to play, to design and to study."""

from tablee.kit import (
    Act,
    CannotUndo,
    Committed,
    Game,
    IllegalAnswer,
    Note,
    OptionError,
    PackError,
    Position,
    PositionError,
    Question,
    Record,
    RecordError,
    Result,
    StaleAnswer,
    Table,
)
from tablee.registry import deal, find, games, replay

__version__ = "0.1.0"

__all__ = [
    "Act",
    "CannotUndo",
    "Committed",
    "Game",
    "IllegalAnswer",
    "Note",
    "OptionError",
    "PackError",
    "Position",
    "PositionError",
    "Question",
    "Record",
    "RecordError",
    "Result",
    "StaleAnswer",
    "Table",
    "deal",
    "find",
    "games",
    "replay",
]
