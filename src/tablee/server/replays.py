"""Finished tables: step by step, to anybody's eyes, with the luck checked. A running one is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import tablee
from tablee.kit import Committed, RecordError, Seat, Table
from tablee.server import ledger, tell
from tablee.server.bodies import Replay, ReplayStep, ReplayView
from tablee.server.ledger import Past
from tablee.server.parts import Event, TableInfo
from tablee.server.room import Room
from tablee.server.troubles import Refusal
from tablee.words import Words


def finished(room: Room) -> Table[Any]:
    """The table, if it is over; a running one is answered like one that does not exist."""
    if room.head.phase != "over":
        raise Refusal("not-found")
    if room.table is None:
        raise Refusal("stuck")
    return room.table


def seat_of(room: Room, eyes: str) -> Seat | None:
    """Whose eyes: a seat by its number, or a spectator's."""
    if not eyes or eyes == "open":
        return None
    if not eyes.isdecimal() or not 0 <= int(eyes) < len(room.head.places):
        raise Refusal("bad-option")
    return int(eyes)


def record(room: Room) -> str:
    table = finished(room)
    if table.imagined:
        raise Refusal("no-record")
    return str(table.record.to_json())


async def replay(room: Room, seat: Seat | None, lang: str, info: TableInfo) -> Replay:
    """Everything but the views. Run in a thread: a long game takes a moment."""
    table = finished(room)
    words = Words(lang, table.game, viewer=seat, names=room.names)
    told = tell.events(table, seat, words, 0)
    steps = await asyncio.to_thread(_steps, room.past(), told)
    why = await asyncio.to_thread(_why_not_verified, table)
    return Replay(
        table=info,
        steps=steps,
        events=told,
        result=words.reason(table.result) if table.result else "",
        luck=table.luck.as_data() if isinstance(table.luck, Committed) and not table.imagined else {},
        verified=not why,
        why_not=why,
        can_download=not table.imagined,
    )


def _steps(past: Past, told: list[Event]) -> list[ReplayStep]:
    """After each wish: how many events there were, and the last of them in words. Step 0 is the table as it was dealt."""
    table = _at(past, 0)
    found = [_step(0, None, len(table.events(None)), told)]
    for n, wish in enumerate(past.wishes, 1):
        ledger.do(table, wish)
        seat = next(iter(wish.values()))[0]
        found.append(_step(n, seat, len(table.events(None)), told, found[-1].events))
    return found


def _step(n: int, seat: Seat | None, events: int, told: list[Event], before: int = 0) -> ReplayStep:
    """Marks are where somebody took back or gave up, and where the game ended: what a reader looks for first."""
    new = told[before:events]
    last = new[-1] if new else None
    is_mark = any(event.id in ("undone", "surrendered", "over") for event in new)
    return ReplayStep(
        step=n,
        events=events,
        seat=seat,
        sentence=last.sentence if last else "",
        rule=last.rule if last else "",
        is_mark=is_mark or n == 0,
    )


def _at(past: Past, step: int) -> Table[Any]:
    return ledger.restore(Past(head=past.head, wishes=past.wishes[:step], before=past.before))


def _why_not_verified(table: Table[Any]) -> str:
    """Nothing when every outcome is what the committed luck gives; else why that cannot be said."""
    if table.imagined or not isinstance(table.luck, Committed):
        return "no commitment"
    try:
        tablee.replay(table.record, verify=True)
    except RecordError as error:
        return str(error)
    return ""


async def view(room: Room, step: int, eyes: str, lang: str) -> ReplayView:
    """The table after a step."""
    finished(room)
    seat = seat_of(room, eyes)
    if not 0 <= step <= len(room.log):
        raise Refusal("bad-option")
    table = await asyncio.to_thread(_at, room.past(), step)
    if seat is not None and seat >= table.seats:
        seat = None  # who had not joined yet saw what everybody sees
    words = Words(lang, table.game, viewer=seat, names=room.names)
    shown = table.view(seat)
    everybody = {str(other): table.view(other) for other in range(table.seats)} if eyes == "open" else {}
    return ReplayView(
        step=step, view=shown, open=everybody, asks=tell.asks(table, table.asks_for(seat), shown, seat, words)
    )
