"""A finished table gone through again: what the workshop's process does for a replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tablee
from tablee.kit import Committed, RecordError, Seat, Table
from tablee.server import ledger, tell
from tablee.server.bodies import Replay, ReplayStep, ReplayView
from tablee.server.ledger import Past
from tablee.server.parts import Event, TableInfo
from tablee.server.shelf import Shelf
from tablee.words import Words


def replay_of(past: Past, packs: Path, seat: Seat | None, names: dict[Seat, str], lang: str, info: TableInfo) -> Replay:
    """Everything but the views. `info`: what the house says of the table."""
    shelf = Shelf(packs)
    table = ledger.restore(past, shelf)
    words = Words(lang, table.game, viewer=seat, names=names, softened=bool(table.options.get("softened")))
    events = tell.events(table, seat, words, 0)
    why = _why_not_verified(table, words)
    return Replay(
        table=info,
        steps=_steps(past, shelf, events),
        events=events,
        result=words.reason(table.result) if table.result else "",
        luck=table.luck.as_data() if isinstance(table.luck, Committed) and not table.imagined else {},
        verified=not why,
        why_not=why,
        can_download=not table.imagined,
    )


def _steps(past: Past, shelf: Shelf, told: list[Event]) -> list[ReplayStep]:
    """After each wish: how many events there were, and the last of them in words. Step 0 is the table as it was dealt."""
    table = _at(past, shelf, 0)
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


def _at(past: Past, shelf: Shelf, step: int) -> Table[Any]:
    return ledger.restore(Past(head=past.head, wishes=past.wishes[:step], before=past.before), shelf)


def _why_not_verified(table: Table[Any], words: Words) -> str:
    """Nothing when every outcome is what the committed luck gives; else why that cannot be said."""
    if table.imagined or not isinstance(table.luck, Committed):
        return words.say("verify-no-seal")
    try:
        tablee.replay(table.record, verify=True, game=table.game)
    except RecordError as error:
        return words.error(error)
    return ""


def view(
    past: Past, packs: Path, step: int, eyes: Seat | None, is_open: bool, names: dict[Seat, str], lang: str
) -> ReplayView:
    """The table after a step, to one pair of eyes; `is_open`: to everybody's."""
    table = _at(past, Shelf(packs), step)
    seat = None if eyes is not None and eyes >= table.seats else eyes  # who had not joined yet saw what everybody sees
    words = Words(lang, table.game, viewer=seat, names=names, softened=bool(table.options.get("softened")))
    shown = table.view(seat)
    everybody = {str(other): table.view(other) for other in range(table.seats)} if is_open else {}
    return ReplayView(
        step=step,
        view=shown,
        open=everybody,
        asks=tell.asks(table, table.asks_for(seat), shown, seat, words),
        sealed=tell.sealed(table, seat, words),
        answered=tell.answered(table),
    )
