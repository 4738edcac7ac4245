"""What the commands share: finding games and files, and a screen in the right language."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import tablee
from tablee.kit import Game, OptionError, Record
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


def options(given: list[str] | None, pack: str, words: Words) -> dict[str, Any]:
    """What `--set` and `--pack` say."""
    chosen = dict(_pair(text, words) for text in given or ())
    if pack:
        chosen["pack"] = pack if pack == "base" else str(Path(pack).absolute())
    return chosen


def _pair(text: str, words: Words) -> tuple[str, Any]:
    """`NAME=VALUE`, where a value that looks like a number or a yes is one."""
    name, sign, value = text.partition("=")
    if not sign:
        raise OptionError(words.say("set-how", said=text))
    known: dict[str, Any] = {"true": True, "false": False}
    return name.strip(), known.get(value, int(value) if value.isdecimal() else value)
