"""The store itself: what is written, and what is asked of it."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, event, func, insert, inspect, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablee.store import migrations, schema
from tablee.store.errors import Damaged, NotKept, kindly
from tablee.store.inspection import inspect_file
from tablee.store.rows import Head, Kept, Spoken
from tablee.store.writer import One, Writer

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")


def _engine(file: Path) -> AsyncEngine:
    """SQLite that survives a power cut: write-ahead log, every commit flushed."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver would begin transactions by itself, and later than we say
        connection.driver_connection.text_factory = _as_text
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    return engine


def _as_text(text: bytes) -> str:
    """A text as it is kept. One that is damaged harms whoever reads it, not the whole query."""
    return text.decode("utf-8", "surrogateescape")


def _make_private(file: Path) -> None:
    """The file is there, and only its owner can read it; SQLite gives what it puts beside the same rights. It is never opened here
    when it exists: to close it would drop SQLite's own locks."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    for path in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # another's file stays as they have set it
            path.chmod(0o600)


def _bring_up_to_date(connection: Connection) -> None:
    """Make what is missing: everything, or what newer formats have added."""
    if not inspect(connection).has_table("tablee_version"):
        schema.meta.create_all(connection)
        connection.execute(insert(schema.version).values(version=migrations.VERSION))
        return
    found = connection.execute(select(schema.version.c.version)).scalar_one()
    for statement in (statement for step in migrations.STEPS[found - 1 :] for statement in step):
        connection.exec_driver_sql(statement)
    if found < migrations.VERSION:
        connection.execute(update(schema.version).values(version=migrations.VERSION))


class Store:
    """Everything that outlives the server. `await Store.open(file)` makes one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine.execution_options(writes=True))

    @classmethod
    async def open(cls, file: Path) -> Self:
        """Open the database: make it if there is none, bring it up to date if it is an older one. `StoreError` when it cannot be
        used; it is then as it was."""
        await asyncio.to_thread(inspect_file, file)
        with kindly(file, DBAPIError):
            _make_private(file)
            engine = _engine(file)
            try:
                async with engine.execution_options(writes=True).begin() as connection:
                    await connection.run_sync(_bring_up_to_date)
            except BaseException:
                await engine.dispose()
                raise
        return cls(engine)

    @classmethod
    async def check(cls, file: Path) -> None:
        """Open, write and close: `StoreError` when a server could not keep its tables there."""
        store = await cls.open(file)
        try:
            with kindly(file, NotKept):
                await store.pulse()
        finally:
            await store.close()

    async def close(self) -> None:
        """Finish all writes and let go of the file."""
        await self._writer.close()
        await self._engine.dispose()

    async def pulse(self) -> None:
        """Write something and wait until it is on disk: whether the store can do what it is for."""
        now = time.time()
        query = upsert(schema.pulse).values(id=1, when=now)
        await self._writer.write(query.on_conflict_do_update(index_elements=["id"], set_={"when": now}))

    async def _rows(self, query: Any) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def _ids(self, query: Any) -> list[str]:
        """The ids of tables. A row whose very id is damaged is nobody's table."""
        return [row.id for row in await self._rows(query) if isinstance(row.id, str) and row.id.isprintable()]

    # Tables

    async def save(self, head: Head) -> Head:
        """Keep a head in the place of the one it was made from. `Clash` when somebody has saved another one since. Gives the head as
        it now stands, to be saved over the next time."""
        await self._writer.write(_saved(head))
        return replace(head, revision=head.revision + 1)

    async def head(self, table: str) -> Head | None:
        """A table's head. `Damaged` when it cannot be read."""
        rows = await self._rows(select(schema.head.c.data, schema.head.c.revision).where(schema.head.c.id == table))
        if not rows:
            return None
        with _whole(table):
            found = msgspec.json.decode(rows[0].data, type=Head)
            if found.id != table:
                raise Damaged(table)
            return replace(found, revision=msgspec.convert(rows[0].revision, int))

    async def changed(self, table: str) -> float:
        rows = await self._rows(select(schema.head.c.changed).where(schema.head.c.id == table))
        with _whole(table):
            return msgspec.convert(rows[0].changed, float) if rows else 0.0

    async def tables_of(self, guest: str, most: int = 50) -> list[str]:
        """The tables this guest may know of, the latest first."""
        joined = schema.head.join(schema.friend, schema.friend.c.table_id == schema.head.c.id)
        query = select(schema.head.c.id).select_from(joined).where(schema.friend.c.guest == guest)
        return await self._ids(query.order_by(schema.head.c.changed.desc()).limit(most))

    async def open_tables(self, most: int = 30) -> list[str]:
        """The tables that their hosts show to everybody, the latest first."""
        query = select(schema.head.c.id).where(schema.head.c.listed == 1, schema.head.c.phase != "over")
        return await self._ids(query.order_by(schema.head.c.changed.desc()).limit(most))

    async def running(self) -> list[str]:
        """The tables that go on."""
        return await self._ids(select(schema.head.c.id).where(schema.head.c.phase == "running"))

    async def count(self, guest: str) -> int:
        """How many tables are not over that this guest may know of."""
        joined = schema.head.join(schema.friend, schema.friend.c.table_id == schema.head.c.id)
        query = select(func.count()).select_from(joined)
        rows = await self._rows(query.where(schema.friend.c.guest == guest, schema.head.c.phase != "over"))
        return int(rows[0][0])

    async def made_by(self, table: str, address: str) -> None:
        """This table was made from there."""
        await self._writer.write(upsert(schema.maker).values(table_id=table, address=address).on_conflict_do_nothing())

    async def count_made(self, address: str, since: float) -> int:
        """How many tables are not over that were made from there and have changed since."""
        joined = schema.head.join(schema.maker, schema.maker.c.table_id == schema.head.c.id)
        query = select(func.count()).select_from(joined).where(schema.maker.c.address == address)
        rows = await self._rows(query.where(schema.head.c.phase != "over", schema.head.c.changed >= since))
        return int(rows[0][0])

    # The log

    async def append(self, table: str, kept: Kept, *, touch: bool = True, head: Head | None = None) -> Head | None:
        """Write the next step. `Clash` when there is one with this number or this key already. `touch`: the table has changed
        for everybody, which moves it up in lists. `head`: what it has become by this step, kept with it or not at all; given back
        as `save` does."""
        row = {"seq": kept.seq, "key": kept.key, "when": kept.when, "wish": _text(kept.wish)}
        touched = update(schema.head).where(schema.head.c.id == table).values(changed=kept.when)
        added = insert(schema.step).values(table_id=table, **row)
        await self._writer.write(added, *([touched] if touch else []), *([_saved(head)] if head else []))
        return replace(head, revision=head.revision + 1) if head else None

    async def log(self, table: str) -> list[Kept]:
        """All steps of a table, in order. `Damaged` when one is missing or cannot be read."""
        rows = await self._rows(select(schema.step).where(schema.step.c.table_id == table).order_by(schema.step.c.seq))
        with _whole(table):
            log = [_kept(row) for row in rows]
        if [kept.seq for kept in log] != [*range(len(log))]:
            raise Damaged(table)
        return log

    # People

    async def name(self, guest: str) -> str:
        rows = await self._rows(select(schema.guest.c.name).where(schema.guest.c.id == guest))
        name = str(rows[0].name) if rows else ""
        return name if name.isprintable() else ""

    async def rename(self, guest: str, name: str) -> None:
        query = upsert(schema.guest).values(id=guest, name=name)
        await self._writer.write(query.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

    async def befriend(self, table: str, guest: str) -> None:
        """From now on this guest may know of the table."""
        await self._writer.write(upsert(schema.friend).values(table_id=table, guest=guest).on_conflict_do_nothing())

    async def forget(self, table: str, guest: str) -> None:
        """This guest may not know of the table any more."""
        query = delete(schema.friend).where(schema.friend.c.table_id == table, schema.friend.c.guest == guest)
        await self._writer.write(query)

    async def is_friend(self, table: str, guest: str) -> bool:
        query = select(schema.friend.c.guest).where(schema.friend.c.table_id == table, schema.friend.c.guest == guest)
        return bool(await self._rows(query))

    # Invites

    async def invite(self, digest: str, table: str, seat: int | None) -> None:
        await self._writer.write(insert(schema.invite).values(digest=digest, table_id=table, seat=seat))

    async def invited(self, digest: str) -> tuple[str, int | None] | None:
        """The table, and the seat, that a link leads to."""
        rows = await self._rows(select(schema.invite).where(schema.invite.c.digest == digest))
        return (rows[0].table_id, rows[0].seat) if rows else None

    async def spend(self, digest: str) -> None:
        """This link has been used."""
        await self._writer.write(delete(schema.invite).where(schema.invite.c.digest == digest))

    async def revoke(self, table: str) -> None:
        """No link to this table works any more."""
        await self._writer.write(delete(schema.invite).where(schema.invite.c.table_id == table))

    # Chat

    async def say(self, table: str, spoken: Spoken) -> None:
        """Keep a line of chat. `Clash` when there is one with this number already."""
        await self._writer.write(insert(schema.line).values(table_id=table, n=spoken.n, data=_text(spoken)))

    async def said(self, table: str) -> list[Spoken]:
        """All lines of a table that can be read, in order."""
        query = select(schema.line.c.data).where(schema.line.c.table_id == table).order_by(schema.line.c.n)
        said: list[Spoken] = []
        for row in await self._rows(query):
            with suppress(Damaged), _whole(table):
                said.append(msgspec.json.decode(row.data, type=Spoken))
        return said

    async def next_line(self, table: str) -> int:
        """The number of the next line of chat, beyond those that cannot be read, too."""
        rows = await self._rows(select(func.max(schema.line.c.n)).where(schema.line.c.table_id == table))
        return 0 if rows[0][0] is None else int(rows[0][0]) + 1


def _saved(head: Head) -> One:
    """Insert a head that is new; change one that is still as it was read."""
    revision = schema.head.c.revision
    row = {"phase": head.phase, "listed": int(head.listed), "changed": time.time(), "data": _text(head)}
    row["revision"] = head.revision + 1
    if head.revision:
        return One(update(schema.head).where(schema.head.c.id == head.id, revision == head.revision).values(row))
    query = upsert(schema.head).values(id=head.id, **row)
    return One(query.on_conflict_do_update(index_elements=["id"], set_=row, where=revision == 0))


def _kept(row: Any) -> Kept:
    row.key.encode()  # a text that is not UTF-8 is no key
    given = {"seq": row.seq, "key": row.key, "when": row.when, "wish": msgspec.json.decode(row.wish)}
    return msgspec.convert(given, Kept)


@contextmanager
def _whole(table: str) -> Iterator[None]:
    """What cannot be read as what it should be is damage to its table."""
    try:
        yield
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise Damaged(table) from error


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
