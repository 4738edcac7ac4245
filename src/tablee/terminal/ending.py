"""The end of a game in a terminal: what happened, who stands where, a curve of the game's own measure, and what mattered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

import tablee
from tablee.kit import Seat, Table
from tablee.reading.chronicle import Scribe, Sign
from tablee.reading.endings import Ending, Series, ending
from tablee.words import Words, capital

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""So many letters a curve has at most."""
SIGNS: dict[Sign, str] = {
    "turn": "·", "right": "✓", "wrong": "✗", "breach": "◆", "death": "†", "vote": "▣", "hit": "▼", "gain": "▲",
}  # fmt: skip


def told(table: Table[Any], words: Words) -> Ending:
    """The end of this table: it is gone through once more, step by step."""
    scribe, seen = Scribe(table.game), 0

    def follow(then: Table[Any]) -> None:
        nonlocal seen
        scribe.note(then, seen)
        seen += 1

    whole = tablee.replay(table.record, game=table.game, follow=follow)
    return ending(whole, scribe, words)


def drawn(end: Ending, words: Words) -> RenderableType:
    """All of it, from what happened to what mattered."""
    parts: list[RenderableType] = [Text(end.how, "dim"), Text(end.title, "bold")]
    if end.columns:
        parts.append(_ranking(end, words))
    parts += [_curve(series, words) for series in end.series]
    parts += [Text(""), *_moments(end, words)] if end.moments else []
    return Group(*parts)


def _ranking(end: Ending, words: Words) -> Grid:
    """A line for each seat; where the table won or lost as one there are no ranks."""
    title = words.say("end-ranks" if any(one.rank for one in end.standings) else "end-together")
    grid = Grid("", "", title=title, title_justify="left", title_style="bold", box=SIMPLE)
    for column in end.columns:
        grid.add_column(column, justify="right")
    for one in end.standings:
        grid.add_row(str(one.rank or ""), capital(words.seat(one.seat)), *map(str, one.values))
    return grid


def sparkline(values: Sequence[int], most: int) -> str:
    """A curve of a line's height; of more values than there is room for, each bar is the last of its share."""
    if len(values) > WIDTH:
        values = [values[(n + 1) * len(values) // WIDTH - 1] for n in range(WIDTH)]
    return "".join(BARS[min(len(BARS) - 1, value * len(BARS) // (most + 1))] for value in values)


def _curve(series: Series, words: Words) -> Text:
    line = Text.assemble(
        (f"{_owner(series.label, series.seat, words)} ", "bold"),
        (sparkline(series.values, series.most), "red" if series.measure.is_bad else "cyan"),
    )
    return line.append(f" {series.values[-1]}")


def _owner(label: str, seat: Seat | None, words: Words) -> str:
    """A measure, and whose it is where every seat has its own."""
    return label if seat is None else f"{label}, {words.seat(seat)}"


def _moments(end: Ending, words: Words) -> Iterator[Text]:
    yield Text(words.say("end-moments"), "bold")
    for moment, _, sentence, changes in end.moments:
        turn = words.say("end-turn", turn=moment.turn)
        became = "".join(f" · {_owner(one.label, one.seat, words)} {one.before} → {one.after}" for one in changes)
        yield Text.assemble(f"{SIGNS[moment.sign]} ", sentence, (f"  {turn}{became}", "dim"))
