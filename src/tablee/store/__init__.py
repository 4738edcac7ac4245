"""The log of tables: SQLite or PostgreSQL. Nothing here knows a game or the web."""

from __future__ import annotations

from tablee.store.database import Place, Store
from tablee.store.errors import Clash, Damaged, Fenced, NotKept, StoreError
from tablee.store.rows import Browser, Head, Kept, Origin, Sitter, Spoken, Taught

__all__ = [
    "Browser",
    "Clash",
    "Damaged",
    "Fenced",
    "Head",
    "Kept",
    "NotKept",
    "Origin",
    "Place",
    "Sitter",
    "Spoken",
    "Store",
    "StoreError",
    "Taught",
]
