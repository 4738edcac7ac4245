"""The log of tables: SQLite by SQLAlchemy Core. Nothing here knows a game or the web.

`Store` alone needs SQLAlchemy, and is loaded when it is asked for: rows, errors, the lock, the look at a database and the archive are
there in a core install, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.store.errors import Clash, Damaged, NotKept, StoreError
from tablee.store.rows import Head, Kept, Origin, Sitter, Spoken

if TYPE_CHECKING:
    from tablee.store.database import Store

__all__ = ["Clash", "Damaged", "Head", "Kept", "NotKept", "Origin", "Sitter", "Spoken", "Store", "StoreError"]


def __getattr__(name: str) -> Any:
    if name != "Store":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tablee.store.database import Store

    return Store
