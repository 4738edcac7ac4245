"""The log of tables: SQLite by SQLAlchemy Core. Nothing here knows a game or the web."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Self

import msgspec
from sqlalchemy import delete, event, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablee.store import schema
from tablee.store.rows import Head, Kept, Origin, Place, Spoken
from tablee.store.writer import Clash, Writer

__all__ = ["Clash", "Head", "Kept", "Origin", "Place", "Spoken", "Store", "StoreError"]


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


def _engine(file: Path) -> AsyncEngine:
    """SQLite that survives a power cut: write-ahead log, every commit flushed."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver would begin transactions by itself, and later than we say
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    return engine


class Store:
    """Everything that outlives the server. `await Store.open(file)` makes one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine.execution_options(writes=True))

    @classmethod
    async def open(cls, file: Path) -> Self:
        """Open the database, and make it if there is none."""
        file.parent.mkdir(parents=True, exist_ok=True)
        engine = _engine(file)
        async with engine.execution_options(writes=True).begin() as connection:
            await connection.run_sync(schema.meta.create_all)
            found = (await connection.execute(select(schema.version.c.version))).scalar()
            if found is None:
                await connection.execute(insert(schema.version).values(version=schema.VERSION))
        if found not in (None, schema.VERSION):
            await engine.dispose()
            raise StoreError(f"{file} has format {found}; this version of Tablée reads format {schema.VERSION}")
        return cls(engine)

    async def close(self) -> None:
        """Finish all writes and let go of the file."""
        await self._writer.close()
        await self._engine.dispose()

    async def _rows(self, query: Any) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())

    # Tables

    async def save(self, head: Head) -> None:
        """Keep a head as it is now."""
        await self._writer.write(_saved(head))

    async def head(self, table: str) -> Head | None:
        rows = await self._rows(select(schema.head.c.data).where(schema.head.c.id == table))
        return msgspec.json.decode(rows[0].data, type=Head) if rows else None

    async def changed(self, table: str) -> float:
        rows = await self._rows(select(schema.head.c.changed).where(schema.head.c.id == table))
        return float(rows[0].changed) if rows else 0.0

    async def tables_of(self, guest: str, most: int = 50) -> list[str]:
        """The tables this guest may know of, the latest first."""
        joined = schema.head.join(schema.friend, schema.friend.c.table_id == schema.head.c.id)
        query = select(schema.head.c.id).select_from(joined).where(schema.friend.c.guest == guest)
        return [row.id for row in await self._rows(query.order_by(schema.head.c.changed.desc()).limit(most))]

    async def open_tables(self, most: int = 30) -> list[str]:
        """The tables that their hosts show to everybody, the latest first."""
        query = select(schema.head.c.id).where(schema.head.c.listed == 1, schema.head.c.phase != "over")
        return [row.id for row in await self._rows(query.order_by(schema.head.c.changed.desc()).limit(most))]

    async def running(self) -> list[str]:
        """The tables that go on."""
        return [row.id for row in await self._rows(select(schema.head.c.id).where(schema.head.c.phase == "running"))]

    async def count(self, guest: str) -> int:
        """How many tables are not over that this guest may know of."""
        joined = schema.head.join(schema.friend, schema.friend.c.table_id == schema.head.c.id)
        query = select(func.count()).select_from(joined)
        rows = await self._rows(query.where(schema.friend.c.guest == guest, schema.head.c.phase != "over"))
        return int(rows[0][0])

    # The log

    async def append(self, table: str, kept: Kept, *, touch: bool = True, head: Head | None = None) -> None:
        """Write the next step. `Clash` when there is one with this number or this key already. `touch`: the table has changed
        for everybody, which moves it up in lists. `head`: what it has become by this step, kept with it or not at all."""
        row = {"seq": kept.seq, "key": kept.key, "when": kept.when, "wish": _text(kept.wish)}
        touched = update(schema.head).where(schema.head.c.id == table).values(changed=kept.when)
        added = insert(schema.step).values(table_id=table, **row)
        await self._writer.write(added, *([touched] if touch else []), *([_saved(head)] if head else []))

    async def log(self, table: str) -> list[Kept]:
        """All steps of a table, in order."""
        rows = await self._rows(select(schema.step).where(schema.step.c.table_id == table).order_by(schema.step.c.seq))
        return [Kept(seq=r.seq, key=r.key, when=r.when, wish=msgspec.json.decode(r.wish)) for r in rows]

    # People

    async def name(self, guest: str) -> str:
        rows = await self._rows(select(schema.guest.c.name).where(schema.guest.c.id == guest))
        return str(rows[0].name) if rows else ""

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
        await self._writer.write(insert(schema.line).values(table_id=table, n=spoken.n, data=_text(spoken)))

    async def said(self, table: str) -> list[Spoken]:
        rows = await self._rows(select(schema.line).where(schema.line.c.table_id == table).order_by(schema.line.c.n))
        return [msgspec.json.decode(row.data, type=Spoken) for row in rows]


def _saved(head: Head) -> Any:
    row = {"phase": head.phase, "listed": int(head.listed), "changed": time.time(), "data": _text(head)}
    query = upsert(schema.head).values(id=head.id, **row)
    return query.on_conflict_do_update(index_elements=["id"], set_=row)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
