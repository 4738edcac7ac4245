"""What can go wrong with what is kept. Whatever raises one of these errors has changed nothing."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SENTENCES = {
    "foreign": "{file} is a database of another program",
    "newer": "{file} has format {found}; this version of Tablée reads formats up to {expected}",
    "broken": "{file} is damaged, or no database",
    "read-only": "{file} or its folder cannot be written",
    "full": "the disk is full: {file} cannot be written",
    "busy": "another program is using {file}",
    "unreadable": "{file} cannot be opened",
    "bad-key": "{file} is too short to sign with",
    "in-use": "a server is using this folder",
    "exists": "{file} is there already",
    "nothing": "the folder holds nothing to back up",
    "there": "the folder already holds {file}",
    "no-database": "the database at {place} does not answer: {why}",
    "old-schema": "the database at {place} has format {found}, and {expected} is needed",
    "bad-address": "{place} is no address of a database",
    "in-use-there": "a server is using the database at {place}",
    "there-already": "the database at {place} already holds tables",
    "archive-unreadable": "{file} is no zip archive, or a part of one",
    "archive-foreign": "{file} is not a backup of Tablée",
    "archive-newer": "{file} was made by a later version of Tablée",
    "archive-unsafe": "{file} holds a name that no backup has",
    "archive-damaged": "{file} is damaged: a file in it is not what its list says",
    "archive-big": "{file} would take more than {most} MiB",
}
"""For logs. What people read is in the catalogues, as `store-<code>`."""

SYSTEM = {
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}
SQLITE = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_NOTADB: "broken",
    sqlite3.SQLITE_ERROR: "broken",
}


ROOM = 1024 * 1024
"""Bytes below which a disk counts as full."""


class Clash(Exception):
    """Somebody else has written this before. Nothing of this write is kept."""


class Fenced(Exception):
    """The table belongs to another process by now. Nothing of this write is kept."""


class NotKept(Exception):
    """The disk or the database refuses: nothing of this write is kept. What it says is the text; what was to be written is not."""

    def __init__(self, cause: BaseException) -> None:
        super().__init__(str(cause) if isinstance(cause, sqlite3.Error) else type(cause).__name__)
        self.__cause__ = cause


class Damaged(Exception):
    """What is kept of one table cannot be read."""

    def __init__(self, table: str) -> None:
        super().__init__(f"what is kept of table {table} cannot be read")
        self.table = table


class StoreError(Exception):
    """What is kept cannot be used. People read the message `store-<code>`, with `facts` as its variables; the text of the error is
    for logs and names no folder."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(SENTENCES.get(code, code).format_map(facts))
        self.code, self.facts = code, facts


def trouble(code: str, file: Path, **facts: object) -> StoreError:
    """What is wrong with this file."""
    return StoreError(code, file=file.name, folder=str(file.parent), **facts)


def code_of(error: BaseException | None) -> str:
    """What the system or SQLite says, as a code; the writer passes it on."""
    if isinstance(error, OSError):
        return SYSTEM.get(error.errno or 0, "unreadable")
    if isinstance(error, sqlite3.Error):
        return SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "unreadable")
    return code_of(error.__cause__) if error is not None else "unreadable"


@contextmanager
def kindly(file: Path, *more: type[Exception]) -> Iterator[None]:
    """Whatever the system or SQLite says of this file becomes a `StoreError`. `more`: errors that pass on what they say."""
    said: tuple[type[Exception], ...] = (OSError, sqlite3.Error, *more)
    try:
        yield
    except said as error:
        code = code_of(error)
        raise trouble("full" if code == "unreadable" and is_full(file.parent) else code, file) from error


def is_full(folder: Path) -> bool:
    """Whether the disk has no room left, which SQLite does not always say."""
    with suppress(OSError):
        return shutil.disk_usage(nearest(folder)).free < ROOM
    return False


def nearest(folder: Path) -> Path:
    """This folder, or the first above it that is there."""
    return next((path for path in (folder, *folder.parents) if path.exists()), folder)
