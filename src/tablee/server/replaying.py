"""A finished table gone through again: what the workshop's process does for a replay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tablee
from tablee.kit import Committed, RecordError, Seat, Table
from tablee.reading import endings
from tablee.reading.chronicle import Scribe
from tablee.server import ledger, tell
from tablee.server.bodies import Change, Ending, Moment, Point, Replay, ReplayStep, ReplayView, Series, Standing
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
    found: list[ReplayStep] = []
    for n, table, scribe in _walk(past, shelf):
        weights = {moment.n: moment.weight for moment in scribe.moments}
        seat = None if n == 0 else next(iter(past.wishes[n - 1].values()))[0]
        before, events = found[-1].events if found else 0, len(table.events(None))
        new = told[before:events]
        marked = max(new, key=lambda event: _looked_for(event, weights), default=None)
        sign = marked.sign if marked else ""
        begun = sum(event.id in scribe.own.turns and marked is not None and event.n > marked.n for event in new)
        found.append(
            ReplayStep(
                step=n,
                events=events,
                turn=scribe.turn - begun,  # that of what it is marked by
                seat=seat,
                sentence=new[-1].sentence if new else "",
                rule=new[-1].rule if new else "",
                sign=sign,
                mark=marked.sentence if marked and sign else "",
            )
        )
    return found


def _looked_for(event: Event, weights: dict[int, int]) -> tuple[int, int, int]:
    """What a reader looks for first: the end, then whatever stands out, the weightiest before the others, then where a turn begins."""
    rank = 3 if event.id == "over" else 0 if not event.sign else 1 if event.sign == "turn" else 2
    return rank, weights.get(event.n, 0), event.n


def _walk(past: Past, shelf: Shelf) -> Iterator[tuple[int, Table[Any], Scribe]]:
    """The table as it was dealt and after each wish, and who follows it."""
    table = _at(past, shelf, 0)
    scribe = Scribe(table.game)
    for n, wish in enumerate((None, *past.wishes)):
        if wish:
            ledger.do(table, wish)
        scribe.note(table, n)
        yield n, table, scribe


def ending_of(past: Past, packs: Path, seat: Seat | None, names: dict[Seat, str], lang: str, minutes: int) -> Ending:
    """How a finished table ended, and how it came to that."""
    *_, (_, table, scribe) = _walk(past, Shelf(packs))
    words = Words(lang, table.game, viewer=seat, names=names, softened=bool(table.options.get("softened")))
    return ending(table, scribe, words, minutes)


def ending(table: Table[Any], scribe: Scribe, words: Words, minutes: int) -> Ending:
    """The end of a table that a scribe has followed, as it is sent."""
    end = endings.ending(table, scribe, words)
    return Ending(
        how=end.how,
        title=end.title,
        turns=end.turns,
        minutes=minutes,
        columns=end.columns,
        standings=[Standing(seat=one.seat, rank=one.rank, won=one.won, values=one.values) for one in end.standings],
        points=[Point(turn=point.turn, step=point.step) for point in scribe.points],
        series=[
            Series(label=one.label, seat=one.seat, most=one.most, is_bad=one.measure.is_bad, values=one.values)
            for one in end.series
        ],
        curve=end.curve,
        moments=[
            Moment(
                turn=said.moment.turn,
                step=said.moment.step,
                when=words.say("end-turn", turn=said.moment.turn),
                event=tell.event(said.moment.n, said.event, words, scribe.own),
                changes=[Change(**change._asdict()) for change in said.changes],
            )
            for said in end.moments
        ],
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
