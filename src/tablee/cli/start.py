"""What the commands share: finding games and files, and a screen in the right language."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import tablee
from tablee.kit import Game, Record
from tablee.terminal.saves import read_record, read_seating
from tablee.terminal.screen import Screen
from tablee.words import Lang, Words, language


def screen(lang: Lang | None, game: Game[Any] | None = None) -> Screen:
    return Screen(Words(language(lang), game))


def find(name: str) -> Game[Any]:
    """A game by its name, or `module:attribute`, which may lie in the current folder."""
    if ":" in name and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    return tablee.find(name)


def open_record(file: Path, game: str = "") -> tuple[Record, Game[Any]]:
    """A record and its game: the one named, the one kept beside the record, or the one the record names."""
    record = read_record(file)
    seating = read_seating(file)
    return record, find(game or (seating.game if seating else record.game))
