"""What there is in a data folder, seen without changing anything, also beside a running server. Needs no package."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tablee.store.errors import kindly, nearest, trouble
from tablee.store.migrations import VERSION

PATIENCE = 5.0
"""Seconds to wait for another program that is writing."""
OURS = {"tablee_version", "head", "step", "guest", "friend", "invite", "line"}
"""The tables that every format has."""


def inspect_file(file: Path) -> int | None:
    """The format of a database; None where there is none yet. `StoreError` when a server cannot use it."""
    found = format_at(file)
    with kindly(file):
        if not all(may_write(path) for path in (file, nearest(file.parent)) if path.exists()):
            raise trouble("read-only", file)
    return found


def format_at(file: Path) -> int | None:
    """The same for whoever only reads."""
    with kindly(file):
        if file.is_dir():
            raise trouble("unreadable", file)
        if not file.exists():
            return None
        with closing(quietly(file)) as connection:
            return format_of(connection, file)


def quietly(file: Path) -> sqlite3.Connection:
    """A connection that reads and leaves no trace. A database without a log beside it is open nowhere, and is read as it is; one
    with a log is read as its server sees it, or as the server left it that was killed."""
    wal = file.with_name(f"{file.name}-wal")
    ways = ["immutable=1"] if not wal.exists() else ["readonly_shm=1", "cache=private"]
    for way in ways:
        connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&{way}", uri=True, timeout=PATIENCE)
        try:
            connection.text_factory = lambda text: text.decode("utf-8", "replace")
            connection.execute("PRAGMA trusted_schema=OFF")
            connection.execute("SELECT count(*) FROM sqlite_master")
            return connection
        except sqlite3.Error:
            connection.close()
            if way == ways[-1]:
                raise
    raise AssertionError("there is always a last way")


def format_of(connection: sqlite3.Connection, file: Path) -> int | None:
    """The format of an open database; None while nothing is in it."""
    kinds = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
    names = {name for (name,) in connection.execute(kinds)}
    if not names:
        return None
    if "tablee_version" not in names:
        raise trouble("foreign", file)
    match connection.execute("SELECT version FROM tablee_version").fetchall():
        case [(int(found),)] if found > VERSION:
            raise trouble("newer", file, found=found, expected=VERSION)
        case [(int(found),)] if found >= 1 and names >= OURS and is_whole(connection):
            return found
    raise trouble("broken", file)


def is_whole(connection: sqlite3.Connection, check: str = "quick_check") -> bool:
    """Whether SQLite finds nothing wrong with any page."""
    return bool(connection.execute(f"PRAGMA {check}(1)").fetchall() == [("ok",)])


def may_write(path: Path) -> bool:
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)
