"""The format of a PostgreSQL database: checked by whoever opens it, changed by `tablee db upgrade` alone."""

from __future__ import annotations

from typing import Any

from psycopg import Connection

from tablee.store import migrations, schema
from tablee.store.errors import StoreError

LOCK = 7_462_533
"""Of two who bring a database up to date, one waits."""


def format_of(connection: Connection[Any]) -> int | None:
    """The format of a database; None while it has none."""
    if connection.execute("SELECT to_regclass('tablee_version')").fetchall() == [(None,)]:
        return None
    ((found,),) = connection.execute("SELECT version FROM tablee_version").fetchall()
    return int(found)


def check(connection: Connection[Any], place: str) -> None:
    """`StoreError` unless the format is this version's."""
    found = format_of(connection)
    if found is not None and found > migrations.VERSION:
        raise StoreError("newer", file=place, folder=place, found=found, expected=migrations.VERSION)
    if found != migrations.VERSION:
        raise StoreError("old-schema", place=place, found=found or 0, expected=migrations.VERSION)


def upgrade(connection: Connection[Any], place: str) -> tuple[int, int]:
    """Make what is missing: everything, or what newer formats have added; all of it or nothing. Gives the format before and after."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        found = format_of(connection)
        if found is None:
            for statement in (*schema.TABLES, *schema.SHARED):
                connection.execute(statement.encode())
            connection.execute("INSERT INTO tablee_version VALUES (%s)", (migrations.VERSION,))
        elif found > migrations.VERSION:
            check(connection, place)
        else:
            for statement in (statement for step in migrations.STEPS[found - 1 :] for statement in step):
                connection.execute(statement.encode())
            connection.execute("UPDATE tablee_version SET version = %s", (migrations.VERSION,))
    return found or 0, migrations.VERSION
