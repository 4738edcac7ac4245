"""What a table tells of its own course: which events one looks for, and, once the game is over, its measures turn by turn.

A game gives its own by `Game.chronicle`. The marks are of events that have been told anyway, so they may be shown at any time;
measures read the state, secrets included, and are for finished tables alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple

from tablee.kit import Game, Seat, Table

Sign = Literal["turn", "right", "wrong", "breach", "death", "vote", "hit", "gain"]
"""How a mark is drawn, each with a shape of its own."""
MOMENTS, OF_A_TURN, OF_A_KIND = 3, 1, 2
"""How many moments an ending tells at most, how many of one turn, and, where there are others, of one event."""


class Mark(NamedTuple):
    """An event that one looks for. `weight`: how much it matters among the moments of an ending, 0 for not at all; that many
    times the event's field `by`, where there is one. With less than `least` of it there is no mark."""

    sign: Sign
    weight: int = 0
    by: str = ""
    least: int = 0


class Measure(NamedTuple):
    """A number by which one follows a game; its words are `measure-<name>`. `most`: where its scale ends, 0 for its highest value.
    `each`: one for every seat. `is_bad`: the table would rather have less of it."""

    name: str
    most: int = 0
    each: bool = False
    is_bad: bool = False


class Chronicle:
    """What a game declares. Everything has a default, so that a game that says nothing has an ending, too."""

    turns: ClassVar[Collection[str]] = ()
    """The events with which a turn begins."""
    marks: ClassVar[Mapping[str, Mark]] = {}
    """The events that one looks for, by id."""
    measures: ClassVar[Sequence[Measure]] = ()
    columns: ClassVar[Sequence[str]] = ()
    """What is told of each seat at the end; their words are `column-<name>`."""

    def values(self, s: Any) -> Sequence[Sequence[int]]:
        """Each measure as it stands: by seat, or one number. For a finished table: it may tell what is hidden."""
        return ()

    def brought(self, s: Any, told: Sequence[Mapping[str, Any]]) -> Sequence[Sequence[int]]:
        """Each column at the end, by seat."""
        return ()

    def order(self, s: Any, seat: Seat, scores: Sequence[int]) -> Any:
        """By what those are ranked who have not won: more is better."""
        return scores[seat] if scores else 0


def chronicle_of(game: Game[Any]) -> Chronicle:
    """A game's own chronicle, or one that knows nothing but the end."""
    found = game.chronicle()
    if found is None:
        return Chronicle()
    if not isinstance(found, Chronicle):
        raise TypeError(f"the chronicle of {game.name} is no tablee.reading.Chronicle")
    return found


ALWAYS: Mapping[str, Mark] = {"undone": Mark("wrong"), "surrendered": Mark("wrong"), "over": Mark("turn")}
"""What happens at any table."""


def sign_of(own: Chronicle, event: Mapping[str, Any]) -> Sign | None:
    """How an event is marked, if it is."""
    if event["id"] in own.turns:
        return "turn"
    mark = own.marks.get(event["id"]) or ALWAYS.get(event["id"])
    return mark.sign if mark and (not mark.by or event.get(mark.by, 0) >= mark.least) else None


def count(told: Sequence[Mapping[str, Any]], id: str, seats: int, by: str = "seat", sum: str = "") -> list[int]:
    """How often each seat did something, or how much of it."""
    found = [0] * seats
    for event in told:
        if event["id"] == id and type(event.get(by)) is int:
            found[event[by]] += event[sum] if sum else 1
    return found


class Point(NamedTuple):
    """The measures when so many turns were over. `steps`: how many the table had, `step`: how many its reader had seen."""

    turn: int
    steps: int
    step: int
    values: list[list[int]]


class Moment(NamedTuple):
    """An event that mattered: its number, in which turn it was, after which step one sees it; each measure before that step and after."""

    n: int
    turn: int
    steps: int
    step: int
    id: str
    sign: Sign
    weight: int
    before: list[list[int]]
    after: list[list[int]]


class Scribe:
    """Follows a table from its first step to the last. What was taken back is struck out."""

    def __init__(self, game: Game[Any]) -> None:
        self.own = chronicle_of(game)
        self.points: list[Point] = []
        self.moments: list[Moment] = []
        self._begun: list[int] = []
        self._told = 0
        self._stood: list[list[int]] = []

    @property
    def turn(self) -> int:
        """Which turn it is, from 1; 0 before the first, and where a game has none."""
        return len(self._begun)

    def note(self, table: Table[Any], step: int) -> None:
        """The table as it stands after a step of its reader's own."""
        steps = len(table.steps)
        self._begun = [at for at in self._begun if at <= steps]
        self.moments = [moment for moment in self.moments if moment.steps <= steps]
        while self.points and self.points[-1].steps > steps:
            self.points.pop()
        before, stands = self.turn, [[*value] for value in self.own.values(table.state)]
        for n, event in enumerate(table.events(None, self._told), self._told):
            self._told = n + 1
            if event["id"] in self.own.turns:
                self._begun.append(steps)
            self._look_at(event, n, steps, step, stands)
        self._stood = stands
        if not self.points or self.turn > max(1, before):
            self._measure(max(0, self.turn - 1), steps, step)
        if table.over:
            self._measure(self.turn, steps, step)

    def _look_at(self, event: Mapping[str, Any], n: int, steps: int, step: int, stands: list[list[int]]) -> None:
        mark, sign = self.own.marks.get(event["id"]), sign_of(self.own, event)
        if mark and mark.weight and sign:
            weight = mark.weight * (event[mark.by] if mark.by else 1)
            stood = self._stood or stands
            self.moments.append(Moment(n, self.turn, steps, step, event["id"], sign, weight, stood, stands))

    def _measure(self, turn: int, steps: int, step: int) -> None:
        if self.own.measures:
            self.points.append(Point(turn, steps, step, self._stood))

    def foremost(self) -> list[Moment]:
        """The moments that mattered most, in their order: several of one event only where there are no others."""
        chosen: list[Moment] = []
        weighed = sorted(self.moments, key=lambda moment: (-moment.weight, -moment.n))
        for of_a_kind in (OF_A_KIND, MOMENTS):
            for moment in weighed:
                of_turn = sum(other.turn == moment.turn for other in chosen)
                of_kind = sum(other.id == moment.id for other in chosen)
                if len(chosen) < MOMENTS and of_turn < OF_A_TURN and of_kind < of_a_kind:
                    chosen.append(moment)
        return sorted(chosen, key=lambda moment: moment.n)


def ranks(table: Table[Any]) -> list[int]:
    """By seat, 1 for the first; equals share one. Nothing where the table won or lost as one."""
    assert table.result is not None
    winners, _, scores = table.result
    if not scores and len(winners) in (0, len(table.present)):
        return []
    own = chronicle_of(table.game)
    keys = [(seat in winners, own.order(table.state, seat, scores)) for seat in range(table.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]


def brought(table: Table[Any]) -> list[list[int]]:
    """Each column of the end, by seat."""
    own = chronicle_of(table.game)
    return [[*column] for column in own.brought(table.state, table.events(None))]
