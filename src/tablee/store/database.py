"""The store itself: what is written, and what is asked of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from tablee.store.engine import ONE, Alone, Engine, Statement, Tenure
from tablee.store.errors import Clash, Damaged, NotKept, kindly
from tablee.store.rows import Browser, Head, Invitation, Kept, Spoken
from tablee.store.sqlite import Sqlite

Place = Path | str
"""Where a database is: a file of SQLite's, or the address of one of PostgreSQL's."""

ADD_STEP = 'INSERT INTO step (table_id, seq, "key", "when", wish) VALUES (?, ?, ?, ?, ?)'
TOUCH = "UPDATE head SET changed = ? WHERE id = ?"
ADD_HEAD = """INSERT INTO head (phase, listed, changed, data, revision, id) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, listed = excluded.listed, changed = excluded.changed,
    data = excluded.data, revision = excluded.revision WHERE head.revision = 0"""
SAVE_HEAD = """UPDATE head SET phase = ?, listed = ?, changed = ?, data = ?, revision = ?
    WHERE id = ? AND revision = ?"""

OF_TABLE = ("step", "friend", "invite", "line", "maker", "reminded")
"""What is kept of a table beside its head."""
KEEP_HEAD = "UPDATE head SET data = ?, revision = ? WHERE id = ? AND revision = ?"


class Store:
    """Everything that outlives the server. `await Store.open(place)` makes one."""

    def __init__(self, engine: Engine, tenure: Tenure | None = None) -> None:
        self._engine, self.tenure = engine, tenure or Alone()

    @classmethod
    async def open(cls, place: Place, address: str = "") -> Self:
        """Open the database. A file is made if there is none, and brought up to date if it is an older one. `address`: where this process
        can be reached by others that share the database; without one it shares no tables with them. `StoreError` when the database
        cannot be used; it is then as it was."""
        if isinstance(place, Path):
            return cls(await Sqlite.open(place))
        from tablee.store.leases import Leases
        from tablee.store.postgres import Postgres

        engine = await Postgres.open(place)
        if not address:
            return cls(engine)
        leases = Leases(place, engine, address)
        await leases.begin()
        return cls(engine, leases)

    @classmethod
    async def check(cls, place: Place) -> None:
        """Open, write and close: `StoreError` when a server could not keep its tables there."""
        store = await cls.open(place)
        try:
            if isinstance(place, Path):
                with kindly(place, NotKept):
                    await store.pulse()
            else:
                await store.pulse()
        finally:
            await store.close()

    async def close(self) -> None:
        """Finish all writes, leave the tables to the others and let go of the database."""
        await self.tenure.close()
        await self._engine.close()

    async def pulse(self) -> None:
        """Write something and wait until it is on disk: whether the store can do what it is for."""
        sql = 'INSERT INTO pulse (id, "when") VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET "when" = excluded."when"'
        await self._write(sql, time.time())

    async def _write(self, sql: str, *values: Any) -> None:
        await self._engine.write(Statement(sql, values))

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        return await self._engine.rows(sql, values)

    async def _ids(self, sql: str, *values: Any) -> list[str]:
        """The ids of tables. A row whose very id is damaged is nobody's table."""
        return [id for (id,) in await self._rows(sql, *values) if isinstance(id, str) and id.isprintable()]

    async def _number(self, sql: str, *values: Any) -> int:
        ((number,),) = await self._rows(sql, *values)
        return int(number)

    # Tables

    async def save(self, head: Head) -> Head:
        """Keep a head in the place of the one it was made from. `Clash` when somebody has saved another one since. Gives the head as
        it now stands, to be saved over the next time."""
        await self._engine.write(*self.tenure.fence(head.id), _saved(head))
        return replace(head, revision=head.revision + 1)

    async def keep(self, head: Head) -> Head:
        """As `save`, but the table does not count as changed: it stays where it is in lists. The one thing that may be kept of another
        process's table."""
        row = (_text(head), head.revision + 1, head.id, head.revision)
        await self._engine.write(Statement(KEEP_HEAD, row, ONE))
        return replace(head, revision=head.revision + 1)

    async def restart(self, head: Head, log: list[Kept]) -> Head:
        """Keep a head whose table is dealt anew: its log begins again, with these steps. As `save`."""
        gone = Statement("DELETE FROM step WHERE table_id = ?", (head.id,))
        fence = self.tenure.fence(head.id)
        await self._engine.write(*fence, _saved(head), gone, *(_added(head.id, kept) for kept in log))
        return replace(head, revision=head.revision + 1)

    async def head(self, table: str) -> Head | None:
        """A table's head. `Damaged` when it cannot be read."""
        for data, revision in await self._rows("SELECT data, revision FROM head WHERE id = ?", table):
            with _whole(table):
                found = msgspec.json.decode(data, type=Head)
                if found.id != table:
                    raise Damaged(table)
                return replace(found, revision=msgspec.convert(revision, int))
        return None

    async def changed(self, table: str) -> float:
        for (changed,) in await self._rows("SELECT changed FROM head WHERE id = ?", table):
            with _whole(table):
                return msgspec.convert(changed, float)
        return 0.0

    async def tables_of(self, guest: str, most: int = 50) -> list[str]:
        """The tables this guest may know of, the latest first."""
        sql = """SELECT head.id FROM head JOIN friend ON friend.table_id = head.id WHERE friend.guest = ?
            ORDER BY head.changed DESC LIMIT ?"""
        return await self._ids(sql, guest, most)

    async def finished(self, guest: str, most: int = 500) -> list[tuple[Head, float]]:
        """The finished tables this guest may know of, each with when it ended, the latest first. What is damaged is left out."""
        sql = """SELECT head.id, head.data, head.revision, head.changed FROM head JOIN friend ON friend.table_id = head.id
            WHERE friend.guest = ? AND head.phase = 'over' ORDER BY head.changed DESC LIMIT ?"""
        found: list[tuple[Head, float]] = []
        for id, data, revision, changed in await self._rows(sql, guest, most):
            with suppress(Damaged), _whole(id):
                head = msgspec.json.decode(data, type=Head)
                found.append((replace(head, revision=msgspec.convert(revision, int)), msgspec.convert(changed, float)))
        return found

    async def open_tables(self, most: int = 30) -> list[str]:
        """The tables that their hosts show to everybody, the latest first."""
        sql = "SELECT id FROM head WHERE listed = 1 AND phase <> 'over' ORDER BY changed DESC LIMIT ?"
        return await self._ids(sql, most)

    async def running(self) -> list[str]:
        """The tables that go on."""
        return await self._ids("SELECT id FROM head WHERE phase = 'running'")

    async def count(self, guest: str) -> int:
        """How many tables are not over that this guest may know of."""
        sql = """SELECT count(*) FROM head JOIN friend ON friend.table_id = head.id
            WHERE friend.guest = ? AND head.phase <> 'over'"""
        return await self._number(sql, guest)

    async def made_by(self, table: str, address: str) -> None:
        """This table was made from there."""
        await self._write("INSERT INTO maker (table_id, address) VALUES (?, ?) ON CONFLICT DO NOTHING", table, address)

    async def count_made(self, address: str, since: float) -> int:
        """How many tables are not over that were made from there and have changed since."""
        sql = """SELECT count(*) FROM head JOIN maker ON maker.table_id = head.id
            WHERE maker.address = ? AND head.phase <> 'over' AND head.changed >= ?"""
        return await self._number(sql, address, since)

    # The log

    async def append(self, table: str, kept: Kept, *, touch: bool = True, head: Head | None = None) -> Head | None:
        """Write the next step. `Clash` when there is one with this number or this key already. `touch`: the table has changed
        for everybody, which moves it up in lists. `head`: what it has become by this step, kept with it or not at all; given back
        as `save` does."""
        statements = [*self.tenure.fence(table), _added(table, kept)]
        if touch:
            statements.append(Statement(TOUCH, (kept.when, table)))
        if head is None:
            await self._engine.write(*statements)
            return None
        await self._engine.write(*statements, _saved(head))
        return replace(head, revision=head.revision + 1)

    async def log(self, table: str) -> list[Kept]:
        """All steps of a table, in order. `Damaged` when one is missing or cannot be read."""
        sql = 'SELECT seq, "key", "when", wish FROM step WHERE table_id = ? ORDER BY seq'
        rows = await self._rows(sql, table)
        with _whole(table):
            log = [_kept(*row) for row in rows]
        if [kept.seq for kept in log] != [*range(len(log))]:
            raise Damaged(table)
        return log

    # People

    async def name(self, guest: str) -> str:
        rows = await self._rows("SELECT name FROM guest WHERE id = ?", guest)
        name = str(rows[0][0]) if rows else ""
        return name if name.isprintable() else ""

    async def rename(self, guest: str, name: str) -> None:
        sql = "INSERT INTO guest (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        await self._write(sql, guest, name)

    async def befriend(self, table: str, guest: str) -> None:
        """From now on this guest may know of the table."""
        await self._write("INSERT INTO friend (table_id, guest) VALUES (?, ?) ON CONFLICT DO NOTHING", table, guest)

    async def forget(self, table: str, guest: str) -> None:
        """This guest may not know of the table any more."""
        await self._write("DELETE FROM friend WHERE table_id = ? AND guest = ?", table, guest)

    async def all_of(self, guest: str) -> list[str]:
        """Every table this guest may know of."""
        return await self._ids("SELECT table_id FROM friend WHERE guest = ?", guest)

    async def forget_guest(self, guest: str) -> None:
        """Nothing is kept of this guest beside their tables."""
        names = ("guest WHERE id", "friend WHERE guest", "invite WHERE guest", "browser WHERE guest")
        await self._engine.write(*(Statement(f"DELETE FROM {where} = ?", (guest,)) for where in names))

    async def untouched(self, before: float, most: int = 1000) -> list[str]:
        """Tables at which nothing was done since then, the oldest first."""
        return await self._ids("SELECT id FROM head WHERE changed < ? ORDER BY changed LIMIT ?", before, most)

    async def delete(self, table: str, before: float) -> bool:
        """Delete a table with all that is kept of it, unless something was done there since then; and whoever played nowhere else.
        Whether it is gone."""
        only = """SELECT guest FROM friend AS f WHERE table_id = ?
            AND NOT EXISTS (SELECT 1 FROM friend WHERE guest = f.guest AND table_id <> ?)"""
        guests = [guest for (guest,) in await self._rows(only, table, table)]
        gone = Statement("DELETE FROM head WHERE id = ? AND changed < ?", (table, before), ONE)
        rest = [Statement(f"DELETE FROM {name} WHERE table_id = ?", (table,)) for name in OF_TABLE]
        alone = [Statement("DELETE FROM guest WHERE id = ?", (guest,)) for guest in guests]
        try:
            await self._engine.write(*self.tenure.fence(table), gone, *rest, *alone)
        except Clash:
            return False
        return True

    async def is_friend(self, table: str, guest: str) -> bool:
        return bool(await self._rows("SELECT 1 FROM friend WHERE table_id = ? AND guest = ?", table, guest))

    # Invites

    async def invite(self, digest: str, table: str, seat: int | None, guest: str = "") -> None:
        """A link. `guest`: who takes this seat, which is theirs, to another browser by it."""
        sql = "INSERT INTO invite (digest, table_id, seat, guest) VALUES (?, ?, ?, ?)"
        await self._write(sql, digest, table, seat, guest)

    async def invited(self, digest: str) -> Invitation | None:
        """Where a link leads."""
        rows = await self._rows("SELECT table_id, seat, guest FROM invite WHERE digest = ?", digest)
        return Invitation(*rows[0]) if rows else None

    async def spend(self, digest: str) -> None:
        """This link has been used."""
        await self._write("DELETE FROM invite WHERE digest = ?", digest)

    async def revoke(self, table: str) -> None:
        """No link to this table works any more."""
        await self._write("DELETE FROM invite WHERE table_id = ?", table)

    # Reminders

    async def remind_by(self, guest: str, browser: Browser, now: float, since: float, most: int) -> None:
        """Tell this guest in this browser, too. Forgets browsers that were last here before `since`, and of this guest's all but
        the latest."""
        add = """INSERT INTO browser (endpoint, "key", secret, lang, guest, renewed) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (endpoint) DO UPDATE SET "key" = excluded."key", secret = excluded.secret, lang = excluded.lang,
            guest = excluded.guest, renewed = excluded.renewed"""
        beyond = """DELETE FROM browser WHERE guest = ? AND endpoint NOT IN
            (SELECT endpoint FROM browser WHERE guest = ? ORDER BY renewed DESC LIMIT ?)"""
        await self._engine.write(
            Statement(add, (*browser, guest, now)),
            Statement("DELETE FROM browser WHERE renewed < ?", (since,)),
            Statement(beyond, (guest, guest, most)),
        )

    async def browsers(self, guest: str, since: float) -> list[Browser]:
        """Where this guest is told."""
        sql = 'SELECT endpoint, "key", secret, lang FROM browser WHERE guest = ? AND renewed >= ?'
        return [Browser(*map(str, row)) for row in await self._rows(sql, guest, since)]

    async def forget_browser(self, endpoint: str, guest: str = "") -> None:
        """Tell nothing more there; with a guest, only if it is theirs."""
        await self._write("DELETE FROM browser WHERE endpoint = ? AND ? IN ('', guest)", endpoint, guest)

    async def reminded(self, table: str, seat: int, question: int) -> None:
        """A seat is being told of this question. `Clash` when it was told already."""
        sql = """INSERT INTO reminded (table_id, seat, question) VALUES (?, ?, ?) ON CONFLICT (table_id, seat)
            DO UPDATE SET question = excluded.question WHERE reminded.question <> excluded.question"""
        await self._engine.write(Statement(sql, (table, seat, question), ONE))

    # Chat

    async def say(self, table: str, spoken: Spoken) -> None:
        """Keep a line of chat. `Clash` when there is one with this number already."""
        line = Statement("INSERT INTO line (table_id, n, data) VALUES (?, ?, ?)", (table, spoken.n, _text(spoken)))
        await self._engine.write(*self.tenure.fence(table), line)

    async def said(self, table: str) -> list[Spoken]:
        """All lines of a table that can be read, in order."""
        said: list[Spoken] = []
        for (data,) in await self._rows("SELECT data FROM line WHERE table_id = ? ORDER BY n", table):
            with suppress(Damaged), _whole(table):
                said.append(msgspec.json.decode(data, type=Spoken))
        return said

    async def unsay(self, table: str, guest: str) -> list[Spoken]:
        """Delete what somebody has said at a table: the lines whose keys begin with this. Gives the others."""
        said = await self.said(table)
        own = [line for line in said if line.key.startswith(f"{guest}/")]
        await self._engine.write(
            *(Statement("DELETE FROM line WHERE table_id = ? AND n = ?", (table, line.n)) for line in own)
        )
        return [line for line in said if line not in own]

    async def next_line(self, table: str) -> int:
        """The number of the next line of chat, beyond those that cannot be read, too."""
        return await self._number("SELECT coalesce(max(n) + 1, 0) FROM line WHERE table_id = ?", table)


def _saved(head: Head) -> Statement:
    """Insert a head that is new; change one that is still as it was read."""
    row = (head.phase, int(head.listed), time.time(), _text(head), head.revision + 1, head.id)
    return Statement(SAVE_HEAD, (*row, head.revision), ONE) if head.revision else Statement(ADD_HEAD, row, ONE)


def _added(table: str, kept: Kept) -> Statement:
    return Statement(ADD_STEP, (table, kept.seq, kept.key, kept.when, _text(kept.wish)))


def _kept(seq: Any, key: Any, when: Any, wish: Any) -> Kept:
    key.encode()  # a text that is not UTF-8 is no key
    return msgspec.convert({"seq": seq, "key": key, "when": when, "wish": msgspec.json.decode(wish)}, Kept)


@contextmanager
def _whole(table: str) -> Iterator[None]:
    """What cannot be read as what it should be is damage to its table."""
    try:
        yield
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise Damaged(table) from error


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
