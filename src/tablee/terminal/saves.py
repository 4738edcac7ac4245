"""Tables kept on disk: the record as it is, and beside it who sits where, so that the table can go on."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

import msgspec

from tablee.kit import Record, RecordError

HUMAN = "human"


class Seating(msgspec.Struct, frozen=True):
    """Who sits where: a person, or a bot by its level. `game` is the name it was found by."""

    game: str
    seats: list[str]
    lang: str = "en"


def home() -> Path:
    """The folder for what Tablée keeps: TABLEE_HOME, or where programs of this system keep their data."""
    if told := os.environ.get("TABLEE_HOME"):
        return Path(told).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "tablee"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablee"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tablee"


def new_file(game: str) -> Path:
    """An empty file with a name nobody has yet, by game and date."""
    folder, day = home() / "tables", datetime.now().strftime("%Y-%m-%d")
    folder.mkdir(parents=True, exist_ok=True)
    for n in count(1):
        path = folder / f"{game}-{day}-{n}.json"
        with suppress(FileExistsError):
            path.touch(mode=0o600, exist_ok=False)
            break
    return path


def seating_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.seats.json")


def write(path: Path, text: str) -> None:
    """All of it or nothing: whoever reads the file, even after a power cut, finds the old text or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_record(path: Path) -> Record:
    """The record in a file, or one sentence about what is wrong with it."""
    try:
        return Record.from_json(path.read_bytes())
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}") from None
    except RecordError as error:
        raise RecordError(f"{path.name}: {error}") from None


def read_seating(path: Path) -> Seating | None:
    """Who sat where, if that was kept and can be read."""
    try:
        return msgspec.json.decode(seating_file(path).read_bytes(), type=Seating)
    except (OSError, msgspec.DecodeError):
        return None


def write_seating(path: Path, seating: Seating) -> None:
    write(seating_file(path), msgspec.json.encode(seating).decode() + "\n")
