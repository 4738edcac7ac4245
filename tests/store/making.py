"""Things to keep, databases of the first format, and a person without rights, for the tests of the store."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import psycopg

from tablee.store import Head, Kept, Place, Sitter

T = TypeVar("T")

FORMAT_1 = """
CREATE TABLE friend (table_id VARCHAR(40) NOT NULL, guest VARCHAR(40) NOT NULL, PRIMARY KEY (table_id, guest));
CREATE TABLE guest (id VARCHAR(40) NOT NULL, name VARCHAR(80) NOT NULL, PRIMARY KEY (id));
CREATE TABLE head (
    id VARCHAR(40) NOT NULL, phase VARCHAR(12) NOT NULL, listed INTEGER NOT NULL, changed FLOAT NOT NULL,
    data TEXT NOT NULL, PRIMARY KEY (id)
);
CREATE TABLE invite (
    digest VARCHAR(64) NOT NULL, table_id VARCHAR(40) NOT NULL, seat INTEGER, PRIMARY KEY (digest)
);
CREATE TABLE line (
    table_id VARCHAR(40) NOT NULL, n INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (table_id, n)
);
CREATE TABLE step (
    table_id VARCHAR(40) NOT NULL, seq INTEGER NOT NULL, "key" VARCHAR(80) NOT NULL, "when" FLOAT NOT NULL,
    wish TEXT NOT NULL, PRIMARY KEY (table_id, seq), UNIQUE (table_id, "key")
);
CREATE TABLE tablee_version (version INTEGER NOT NULL);
CREATE INDEX friend_by_guest ON friend (guest);
CREATE INDEX ix_invite_table_id ON invite (table_id);
INSERT INTO tablee_version VALUES (1);
"""
OLD_HEAD = (
    '{"id":"old","game":"g","version":1,"digest":"","options":{},"secret":"00","places":[{"who":"person","name":"Ada",'
    '"level":"","guest":"ada","nonce":"","stand_in":"","joined":false}],"host":"ada","phase":"running"}'
)
OLD_LINE = '{"n":0,"seat":0,"name":"Ada","text":"hello","phrase":"","when":1.0}'


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def head(id: str = "t", **more: Any) -> Head:
    return Head(id=id, game="g", version=1, digest="", options={}, secret="00", places=[Sitter()], host="h", **more)


def kept(seq: int, key: str = "") -> Kept:
    return Kept(seq=seq, wish={"answer": [0, f"option {seq}"]}, key=key or f"k{seq}", when=float(seq))


def sql(file: Path, *statements: str | tuple[str, tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """What somebody does with the database who is not the store. Gives the rows of the last statement."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in statements:
            text, values = (statement, ()) if isinstance(statement, str) else statement
            rows = connection.execute(text, values).fetchall()
    return rows


def at(place: Place, statement: str) -> list[tuple[Any, ...]]:
    """The same on either engine."""
    if isinstance(place, Path):
        return sql(place, statement)
    with psycopg.connect(place, autocommit=True) as connection:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def old_database(file: Path) -> None:
    """A database as the first format had it, with a table that goes on."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.executescript(FORMAT_1)
        connection.execute("INSERT INTO head VALUES ('old', 'running', 0, 5.0, ?)", (OLD_HEAD,))
        connection.executemany(
            "INSERT INTO step VALUES ('old', ?, ?, ?, ?)",
            [(n, f"k{n}", float(n), f'{{"answer":[0,"option {n}"]}}') for n in range(3)],
        )
        connection.execute("INSERT INTO line VALUES ('old', 0, ?)", (OLD_LINE,))
        connection.execute("INSERT INTO guest VALUES ('ada', 'Ada')")
        connection.execute("INSERT INTO friend VALUES ('old', 'ada')")
        connection.execute("INSERT INTO invite VALUES ('d', 'old', 1)")


@contextmanager
def powerless() -> Iterator[None]:
    """As somebody whom rights bind: root, who may do everything, is nobody for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)
