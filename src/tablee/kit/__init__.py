"""What every game is written in: asks, luck, slots, events, tables, records. No game names, no I/O but a pack's file."""

from tablee.kit.asks import Act, Ask, Consensus, Cut, Follow, Note, Option, Pick, Question, Rules, Sealed, Show
from tablee.kit.cards import Cards
from tablee.kit.errors import (
    CannotUndo,
    IllegalAnswer,
    Interrupt,
    OptionError,
    Over,
    PackError,
    PositionError,
    RecordError,
    Result,
    Seat,
    StaleAnswer,
)
from tablee.kit.game import Bot, Game, View
from tablee.kit.luck import Bag, Committed, Luck, Scripted, Seeded
from tablee.kit.options import option, parse
from tablee.kit.position import Position
from tablee.kit.record import Record
from tablee.kit.settings import Setting, choice, common
from tablee.kit.slots import ALL, Slot, look, redeal, see
from tablee.kit.state import Event, Frozen, Named, State, told
from tablee.kit.table import Table

__all__ = [
    "ALL",
    "Act",
    "Ask",
    "Bag",
    "Bot",
    "CannotUndo",
    "Cards",
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
    "Named",
    "Note",
    "Option",
    "OptionError",
    "Over",
    "PackError",
    "Pick",
    "Position",
    "PositionError",
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
    "View",
    "choice",
    "common",
    "look",
    "option",
    "parse",
    "redeal",
    "see",
    "told",
]
