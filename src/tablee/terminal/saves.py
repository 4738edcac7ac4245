"""Tables kept on disk: the record as it is, and beside it who sits where, so that the table can go on. And where the packs lie
that somebody has played with: a record has only their digests."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

import msgspec

from tablee.bots import name_of
from tablee.kit import Record, RecordError, Seat
from tablee.kit.files import read_file, write_file
from tablee.kit.record import RECORD_SIZE

HUMAN = "human"
OWN_SIZE = 1 << 20
"""How many bytes the other files kept here may have."""
UNREADABLE = (OSError, ValueError, RecursionError, msgspec.MsgspecError)


class Seating(msgspec.Struct, frozen=True):
    """Who sits where: a person, or a bot by its level. `game` is the name a person found it by. What a file says there is not
    looked up: it may be a stranger's. `lesson`: the chapter that dealt the table, how many of its steps are done, and how many answers
    of others are still to come."""

    game: str
    seats: list[str]
    lang: str = "en"
    called: list[str] = []
    lesson: tuple[int, int, int] | None = None

    @property
    def names(self) -> dict[Seat, str]:
        """What the bots are called. People are "you", or have numbers where several share a keyboard."""
        bots = [seat for seat, who in enumerate(self.seats) if who != HUMAN]
        return dict(zip(bots, self.called or map(name_of, bots), strict=False))


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


def read_record(path: Path) -> Record:
    """The record in a file, or one sentence about what is wrong with it."""
    try:
        return Record.from_json(read_file(path, RECORD_SIZE))
    except RecordError as error:
        raise RecordError("file-wrong", "{file}: {why}", file=path.name, why=error) from None


def read_seating(path: Path) -> Seating | None:
    """Who sat where, if that was kept and can be read."""
    try:
        return msgspec.json.decode(read_file(seating_file(path), OWN_SIZE), type=Seating)
    except UNREADABLE:
        return None


def known_packs() -> dict[str, str]:
    """The files of the packs that were played with here, by digest, as far as that was kept and can be read."""
    try:
        return msgspec.json.decode(read_file(home() / "packs.json", OWN_SIZE), type=dict[str, str])
    except UNREADABLE:
        return {}


def remember_pack(digest: str, file: Path) -> None:
    """Keep where a pack lies, so that its tables go on without being told."""
    known = known_packs()
    if known.get(digest) != str(file):
        with suppress(OSError):  # then it is asked for
            write_file(home() / "packs.json", msgspec.json.encode({**known, digest: str(file)}).decode() + "\n")


def write_seating(path: Path, seating: Seating) -> None:
    write_file(seating_file(path), msgspec.json.encode(seating).decode() + "\n")
