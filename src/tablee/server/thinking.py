"""What a process that thinks for bots does.

It keeps the tables it has seen: a log only grows, so what is new is played on top. A bot gets a `Chair`: what its seat knows.
"""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Any

import msgspec

from tablee.bots import levels
from tablee.bots.company import Company
from tablee.kit import Table
from tablee.server.hand import bound_memory
from tablee.server.ledger import Past, replay, restore
from tablee.server.shelf import Shelf

KEPT = 32
_shelf: Shelf
_tables: OrderedDict[tuple[str, int], tuple[int, Table[Any]]] = OrderedDict()
_decoder = msgspec.msgpack.Decoder(Past)


def begin(packs: Path, memory: int) -> None:
    """Where the packs lie that tables may name, and how much more memory bots may take."""
    global _shelf
    _shelf = Shelf(packs)
    bound_memory(memory)


def warm_up() -> int:
    """Load the games, so that the first bot need not wait for it."""
    import tablee

    return len(tablee.games())


def think(data: bytes, seat: int, level: str, people: list[int]) -> tuple[str | None, bool]:
    """What the bot in this seat answers, as an option's text (None lets pass), and whether it has doubts."""
    table = _table(_decoder.decode(data))
    known = levels(table.game)
    bot = known.get(level) or known["random"]
    reply = Company(table, {seat: bot}, people).reply(seat)
    return (None if reply.option is None else str(reply.option)), reply.doubts


def _table(past: Past) -> Table[Any]:
    """The table as it stands, from the one kept here if that is not ahead."""
    key = past.head.id, past.head.deals
    done, table = _tables.pop(key, (0, None))
    if table is None or done > len(past.wishes):
        table = restore(past, _shelf)
    else:
        try:
            replay(table, past.wishes[done:])
        except ValueError:
            table = restore(past, _shelf)
    _tables[key] = len(past.wishes), table
    while len(_tables) > KEPT:
        _tables.popitem(last=False)
    return table
