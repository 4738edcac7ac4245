"""What every game is written in: asks, luck, slots, events, tables, records. No game names, no I/O but a pack's file."""

from tablee.kit.asks import Act, Ask, Consensus, Cut, Follow, Note, Option, Pick, Question, Rules, Sealed, Show
from tablee.kit.errors import (
    CannotUndo,
    IllegalAnswer,
    Interrupt,
    OptionError,
    Over,
    PackError,
    RecordError,
    Result,
    Seat,
    StaleAnswer,
)
from tablee.kit.game import Game
from tablee.kit.luck import Bag, Committed, Luck, Scripted, Seeded
from tablee.kit.record import Record
from tablee.kit.settings import Setting, choice, common
from tablee.kit.slots import ALL, Slot, look, redeal
from tablee.kit.state import Event, Frozen, State
from tablee.kit.table import Table

__all__ = [
    "ALL",
    "Act",
    "Ask",
    "Bag",
    "CannotUndo",
    "Committed",
    "Consensus",
    "Cut",
    "Event",
    "Follow",
    "Frozen",
    "Game",
    "IllegalAnswer",
    "Interrupt",
    "Luck",
    "Note",
    "Option",
    "OptionError",
    "Over",
    "PackError",
    "Pick",
    "Question",
    "Record",
    "RecordError",
    "Result",
    "Rules",
    "Scripted",
    "Sealed",
    "Seat",
    "Seeded",
    "Setting",
    "Show",
    "Slot",
    "StaleAnswer",
    "State",
    "Table",
    "choice",
    "common",
    "look",
    "redeal",
]
