"""What a database must be able to do for the store, whichever it is. `sqlite.py` and `postgres.py` do it; one suite tests both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from tablee.store.errors import Clash


class Statement(NamedTuple):
    """SQL with `?` for its values. `one`: it must touch exactly one row; if it does not, its write fails by this error."""

    sql: str
    values: Sequence[Any] = ()
    one: type[Exception] | None = None


ONE = Clash
"""What most statements fail by that must touch one row: somebody was faster."""


class Engine(Protocol):
    """A database. Statements of one write are kept together or not at all."""

    async def write(self, *statements: Statement) -> None:
        """Return when these are committed and flushed. `Clash` when a row is there already; `NotKept` when the database refuses: then
        nothing of this write is kept, and that is certain."""

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """What a query gives, as of now or a little later."""

    async def close(self) -> None:
        """Finish all writes and let go of the database."""


class Tenure(Protocol):
    """Whose a table is, where several processes share a database. Only its owner writes to it. `address`: where the others reach us."""

    address: str

    async def take(self, table: str, dead: str = "") -> str:
        """Make a table ours if it is nobody's. Gives nothing when it is ours now, else the address of its owner. `dead`: an address at
        which nobody answers."""

    def fence(self, table: str) -> list[Statement]:
        """What must come first in every write to a table, so that it is kept only while the table is ours. `Fenced` when it is known
        not to be."""

    def owns(self, table: str) -> bool: ...

    def bind(self, table: str, holder: object) -> None:
        """Leave a table that is ours once nobody holds this object any more."""

    async def tell(self, table: str) -> None:
        """Let everybody look at this table again."""

    def listen(self, look: Callable[[str], None]) -> None:
        """From now on `look` is called with the id of a table of which something has changed elsewhere; with none when that may be so
        of any."""

    async def living(self) -> set[str]:
        """The addresses of all who share the database, ours as well."""

    async def look_at_own(self, table: str = "") -> None:
        """Forget the tables that were taken from us, or this one if it was."""

    async def close(self) -> None:
        """Leave all tables to the others."""


class Alone:
    """The tenure of a process that has its database to itself: every table is its own."""

    address = ""

    async def take(self, table: str, dead: str = "") -> str:
        return ""

    def fence(self, table: str) -> list[Statement]:
        return []

    def owns(self, table: str) -> bool:
        return True

    def bind(self, table: str, holder: object) -> None:
        return

    async def tell(self, table: str) -> None:
        return

    def listen(self, look: Callable[[str], None]) -> None:
        return

    async def living(self) -> set[str]:
        return set()

    async def look_at_own(self, table: str = "") -> None:
        return

    async def close(self) -> None:
        return
