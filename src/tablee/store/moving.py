"""All rows from one engine into the other: a backup holds a file of SQLite's, wherever its tables were kept."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg

from tablee.store import migrations, schema
from tablee.store.errors import StoreError
from tablee.store.postgres import address, connect, kindly, place_of
from tablee.store.upgrade import check

AT_ONCE = 1000
"""Rows that are read at a time."""


def copy_out(url: str, file: Path) -> None:
    """Write everything that a database of PostgreSQL's holds at one moment into a new file. Servers go on meanwhile."""
    with kindly(address(url)), connect(url) as source, closing(sqlite3.connect(file, isolation_level=None)) as target:
        check(source, place_of(url))
        target.execute("PRAGMA synchronous=OFF")
        target.execute("BEGIN")
        for statement in schema.TABLES:
            target.execute(statement)
        target.execute("INSERT INTO tablee_version VALUES (?)", (migrations.VERSION,))
        source.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        source.read_only = True
        source.execute("SET SESSION idle_in_transaction_session_timeout = 0")
        with source.transaction():
            for table, columns in tables_of(target).items():
                names, marks = ", ".join(columns), ", ".join("?" * len(columns))
                with source.cursor(name="rows") as rows:
                    rows.itersize = AT_ONCE
                    rows.execute(f"SELECT {names} FROM {table}".encode())
                    target.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)
        target.execute("COMMIT")


def copy_in(file: Path, url: str) -> None:
    """Put what a file holds into a database of PostgreSQL's that is ready and holds nothing; all of it or nothing. The file must be of
    this version's format."""
    place = place_of(address(url))
    with kindly(url), connect(url) as target, closing(sqlite3.connect(file)) as source, target.transaction():
        check(target, place)
        target.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
        if target.execute("SELECT 1 FROM life WHERE until > clock_timestamp()").fetchall():
            raise StoreError("in-use-there", place=place)
        for table, columns in tables_of(source).items():
            if table != "pulse" and target.execute(f"SELECT 1 FROM {table} LIMIT 1".encode()).fetchall():
                raise StoreError("there-already", place=place)
            names = ", ".join(columns)
            target.execute(f"DELETE FROM {table}".encode())
            with target.cursor().copy(f"COPY {table} ({names}) FROM STDIN".encode()) as rows:
                for row in source.execute(f"SELECT {names} FROM {table}"):
                    rows.write_row(row)


def tables_of(file: sqlite3.Connection) -> dict[str, list[str]]:
    """The tables of a file of ours and their columns, as SQL names them."""
    named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
    names = [name for (name,) in file.execute(named) if name != "tablee_version"]
    return {name: [f'"{row[1]}"' for row in file.execute(f"PRAGMA table_info({name})")] for name in names}
