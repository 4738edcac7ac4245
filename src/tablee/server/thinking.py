"""What a process that thinks for bots runs. It imports nothing of the web, so it starts fast.

It keeps the tables it has seen: a log only grows, so what is new is played on top. A bot gets a `Chair`: what its seat knows.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from multiprocessing.connection import wait
from typing import Any

import msgspec

from tablee.bots import levels
from tablee.bots.company import Company
from tablee.kit import Table
from tablee.server.ledger import Past, replay, restore

KEPT = 32
_tables: OrderedDict[str, tuple[int, Table[Any]]] = OrderedDict()
_decoder = msgspec.msgpack.Decoder(Past)


def begin() -> None:
    """Ctrl+C is the server's to notice; and should the server be killed, its processes end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(parent: int) -> None:
    wait([parent])
    os._exit(0)


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
    done, table = _tables.pop(past.head.id, (0, None))
    if table is None or done > len(past.wishes):
        table = restore(past)
    else:
        try:
            replay(table, past.wishes[done:])
        except ValueError:
            table = restore(past)
    _tables[past.head.id] = len(past.wishes), table
    while len(_tables) > KEPT:
        _tables.popitem(last=False)
    return table
