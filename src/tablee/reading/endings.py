"""The end of a game in words, whoever shows it: what happened, who stands where, a curve, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tablee.kit import Seat, Table
from tablee.reading.chronicle import Measure, Moment, Scribe, brought, chronicle_of, ranks
from tablee.words import Words, slug


class Standing(NamedTuple):
    """What is told of a seat. `rank`: 0 where the table won or lost as one."""

    seat: Seat
    rank: int
    won: bool
    values: list[int]


class Series(NamedTuple):
    """A measure from the beginning to the end, one value for each point; `seat` where every seat has its own."""

    measure: Measure
    label: str
    seat: Seat | None
    values: list[int]
    most: int


class Change(NamedTuple):
    """What a moment has made of a measure. `seat` where every seat has its own."""

    label: str
    seat: Seat | None
    before: int
    after: int
    is_bad: bool


class Said(NamedTuple):
    """A moment: the event as its reader was told it, and worded, and what has changed with it."""

    moment: Moment
    event: Mapping[str, Any]
    sentence: str
    changes: list[Change]


class Ending(NamedTuple):
    """All of it. `how`: whose victory, and in how many turns; `title`: what happened; `curve`: the series in sentences."""

    how: str
    title: str
    turns: int
    columns: list[str]
    standings: list[Standing]
    series: list[Series]
    curve: str
    moments: list[Said]


def ending(table: Table[Any], scribe: Scribe, words: Words) -> Ending:
    """The end of a table that a scribe has followed, to one reader."""
    own = chronicle_of(table.game)
    told, found = table.events(words.viewer), _series(scribe, table, words)
    return Ending(
        how=words.say("end-how", outcome=outcome(table, words.viewer), turns=scribe.turn),
        title=title(table, words),
        turns=scribe.turn,
        columns=[words.say(f"column-{name}") for name in own.columns],
        standings=_standings(table),
        series=found,
        curve=" ".join(_in_words(one, words) for one in found),
        moments=[
            Said(moment, told[moment.n], words.event(told[moment.n]), _changes(moment, scribe, table, words))
            for moment in scribe.foremost()
        ],
    )


def outcome(table: Table[Any], viewer: Seat | None) -> str:
    """all-won, all-lost, drawn, and else won or lost where somebody reads who played, or over."""
    assert table.result is not None
    winners = table.result.winners
    if not ranks(table):
        return "all-won" if winners else "all-lost"
    if not winners:
        return "drawn"
    return "over" if viewer is None or viewer not in table.present else "won" if viewer in winners else "lost"


def title(table: Table[Any], words: Words) -> str:
    """What happened, in a sentence of the game's own for this reason; else the one that the log has."""
    assert table.result is not None
    winners, reason, scores = table.result
    id = f"ending-{slug(reason)}"
    if not words.has(id):
        return words.reason(table.result)
    own = chronicle_of(table.game)
    last = zip(own.measures, own.values(table.state), strict=True)
    args = {measure.name: value[0] for measure, value in last if not measure.each}
    others = [seat for seat in table.present if seat not in winners]
    is_mine = words.viewer is not None and words.viewer in table.present
    best = max(scores, default=0)
    said = words.say(id, winners=winners, others=others, count=len(winners), best=best, mine=is_mine, **args)
    return said.strip()


def _standings(table: Table[Any]) -> list[Standing]:
    """In the order of their ranks."""
    assert table.result is not None
    placed, columns = ranks(table), brought(table)
    rows = [
        Standing(
            seat, placed[seat] if placed else 0, seat in table.result.winners, [column[seat] for column in columns]
        )
        for seat in table.present
    ]
    return sorted(rows, key=lambda row: (row.rank, row.seat))


def _series(scribe: Scribe, table: Table[Any], words: Words) -> list[Series]:
    found: list[Series] = []
    for n, measure in enumerate(scribe.own.measures):
        label = words.say(f"measure-{measure.name}")
        shown = [point.values[n] for point in scribe.points]
        most = measure.most or max((value for values in shown for value in values), default=1) or 1
        for seat in table.present if measure.each else [0]:
            values = [value[seat] for value in shown]
            found.append(Series(measure, label, seat if measure.each else None, values, most))
    return found


def _changes(moment: Moment, scribe: Scribe, table: Table[Any], words: Words) -> list[Change]:
    """The measures that are another after the moment's step than before it."""
    found: list[Change] = []
    for measure, before, after in zip(scribe.own.measures, moment.before, moment.after, strict=True):
        label = words.say(f"measure-{measure.name}")
        for seat in table.present if measure.each else [0]:
            if before[seat] != after[seat]:
                whose = seat if measure.each else None
                found.append(Change(label, whose, before[seat], after[seat], measure.is_bad))
    return found


def _in_words(series: Series, words: Words) -> str:
    """A series as somebody tells it who cannot draw: where it began, where it ended, and its furthest point between."""
    values = series.values
    args = {"first": values[0], "last": values[-1], "high": max(values), "low": min(values)}
    return words.say("end-curve", measure=series.label, seat=series.seat, **args)
