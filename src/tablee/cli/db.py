"""`tablee db`: the database that several processes share."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from tablee.cli import extras, start
from tablee.words import Lang

app = App(name="db", help="The PostgreSQL database that several processes share.")
Address = Annotated[str, Parameter(env_var="TABLEE_DATABASE")]


@app.command
def upgrade(*, database: Address, lang: Lang | None = None) -> int:
    """Prepare a new database, or bring one of an earlier version up to date: all of it or nothing.

    Parameters
    ----------
    database
        The address of the database: postgresql://user@host/name.
    lang
        en or fr.
    """
    screen = start.screen(lang)
    extras.need("postgres", "psycopg", screen)
    from tablee.store.postgres import address, connect, kindly, place_of
    from tablee.store.upgrade import upgrade

    with kindly(address(database)), connect(database) as connection:
        before, now = upgrade(connection, place_of(database))
    state = "old" if 0 < before < now else "same" if before else "new"
    screen.say("db-upgraded", place=place_of(database), state=state, before=before, now=now)
    return 0
