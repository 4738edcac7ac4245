"""What the commands share: finding games and files, and a screen in the right language."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Any

import tablee
from tablee.kit import Game, OptionError, PackError, Position, PositionError, Record, RecordError
from tablee.kit.errors import Worded
from tablee.kit.files import read_file, reason
from tablee.kit.record import POSITION
from tablee.registry import with_pack
from tablee.terminal.saves import known_packs, read_record, remember_pack
from tablee.terminal.screen import Screen
from tablee.words import Lang, Words, language


def screen(lang: Lang | None, game: Game[Any] | None = None, *, softened: bool = False) -> Screen:
    return Screen(Words(language(lang), game, softened=softened))


def find(name: str) -> Game[Any]:
    """A game by its name, or `module:attribute`, which may lie in the current folder."""
    if ":" in name and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    return tablee.find(name)


def open_record(file: Path, words: Words, command: str, game: str = "", pack: str = "") -> tuple[Record, Game[Any]]:
    """A record and its game with its pack. It may be a stranger's: the game is installed, or the person has typed its name; the
    pack comes with the game, or the person has typed its name or has played with it before."""
    try:
        record = read_record(file)
    except OSError as error:
        raise RecordError(
            "file-unreadable", "{file} cannot be read: {why}", file=str(file), why=reason(error)
        ) from None
    if not game and record.game not in tablee.games():
        said = {"game": record.game[:60], "command": command, "file": shlex.quote(str(file))}
        raise words.fault(RecordError, "record-not-installed", **said)
    found = find(game or record.game)
    if record.game != found.name or found.is_played_with(record.digest):
        return record, found
    if pack:
        return record, _with_pack(found, record, pack, words)
    return record, _with_known_pack(found, record, words)


def open_position(file: Path) -> Position:
    """A position that somebody has written."""
    try:
        text = read_file(file, POSITION).decode()
    except (OSError, ValueError) as error:
        raise PositionError(
            "file-unreadable", "{file} cannot be read: {why}", file=str(file), why=reason(error)
        ) from None
    return Position.from_toml(text, file.name)


def _with_pack(game: Game[Any], record: Record, pack: str, words: Words) -> Game[Any]:
    """The game with the pack that was typed, which must be the record's."""
    file = Path(pack).absolute()
    found = with_pack(game, pack if pack == "base" else str(file))
    if not found.is_played_with(record.digest):
        raise words.fault(RecordError, "record-other-pack", **_pack_of(record), file=pack, found=found.pack_digest)
    if pack != "base":
        remember_pack(record.digest, file)
    return found


def _with_known_pack(game: Game[Any], record: Record, words: Words) -> Game[Any]:
    """The game with a pack that was played with here before. A record of the base pack is left as it is."""
    if record.options.get("pack", "base") == "base":
        return game
    file = known_packs().get(record.digest)
    if file is None:
        raise words.fault(RecordError, "record-pack-needed", **_pack_of(record))
    try:
        found = with_pack(game, file)
    except PackError:
        found = game
    if not found.is_played_with(record.digest):
        raise words.fault(RecordError, "record-pack-changed", **_pack_of(record), file=file)
    return found


def _pack_of(record: Record) -> dict[str, str]:
    return {"pack": record.pack[:60], "digest": record.digest[:16]}


def who_can_say(error: Exception, lang: Lang) -> Words:
    """The words that know an error: every table's, or those of the game whose cards it is about."""
    common = Words(lang)
    if not isinstance(error, Worded) or lang == "en":
        return common
    for words in (common, *(Words(lang, game) for game in tablee.games().values())):
        if words.knows(error):
            return words
    return common


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
        raise words.fault(OptionError, "set-how", said=text)
    known: dict[str, Any] = {"true": True, "false": False}
    return name.strip(), known.get(value.casefold(), int(value) if value.isdecimal() else value)
