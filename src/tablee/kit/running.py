"""The rules being run: from request to request, every step written down; and the same steps run again for a copy."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from itertools import islice
from operator import length_hint
from random import Random
from typing import Any, Generic, NamedTuple, Self, TypeVar

from tablee.kit.asks import Act, Ask, Consensus, Pick, Rules, Sealed, Show
from tablee.kit.errors import Interrupt, Over, RecordError, Result, Seat, brief
from tablee.kit.game import Game
from tablee.kit.luck import Bag, Luck, can_give, drawn
from tablee.kit.pending import PendingAsk, PendingGroup, pending_of
from tablee.kit.state import Event, State
from tablee.kit.steps import Agreed, Imagined, Opened

S = TypeVar("S", bound=State)


class Mark(NamedTuple, Generic[S]):
    """The table where a turn began: copies start there."""

    state: S
    steps: int
    drawn: dict[str, int]


class Fog(NamedTuple):
    """In an imagined table: how many steps are before it was imagined, and from which event on each seat remembers its own
    part (the seat that imagines: as far back as before; the others: from here)."""

    steps: int
    since: dict[Seat, int]
    others: int

    def known(self, seat: Seat | None) -> int:
        return self.others if seat is None else self.since.get(seat, self.others)


class Again(Generic[S]):
    """Steps being run again for a copy. Some turns leave a mark, ever closer to the last step: the next copy starts there."""

    __slots__ = ("drawn", "left", "mark", "steps")

    def __init__(self, mark: Mark[S] | None, steps: int, left: Iterator[Any], drawn: dict[str, int]) -> None:
        self.mark, self.steps, self.drawn = mark, steps, drawn
        self.left: Iterator[Any] | None = left  # None when the copy is made

    def turn(self, state: S) -> None:
        """A turn begins."""
        if self.left is not None:
            left = length_hint(self.left)
            done = self.steps - left
            if done - (self.mark.steps if self.mark else 0) > left // 2:
                self.mark = Mark(state.clone(), done, self.drawn.copy())


def turns(game: Game[S], state: S, again: Again[S] | None = None) -> Rules[None]:
    """Turn after turn. It does not know its table, so that a table nobody needs any more is gone at once."""
    while True:
        if again is not None:
            again.turn(state)
        yield from game.turn(state)


class Running(Generic[S]):
    """A game's rules over a state, and all that has happened. `Table` is what people use."""

    __slots__ = (
        "_answers", "_drawn", "_events", "_fog", "_gave_up", "_learnt", "_mark", "_offset", "_past", "_public", "_run",
        "_tape", "_undo", "_verify",
        "dealt", "game", "luck", "notes", "options", "pending", "result", "seats", "state", "steps",
    )  # fmt: skip

    pending: PendingAsk | PendingGroup
    """The open request."""
    result: Result | None
    """How it ended: winners, reason, scores. None while it goes on."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        luck: Luck,
        options: Mapping[str, Any],
        *,
        listen: bool = True,
        tape: deque[Any] | None = None,
        verify: bool = False,
    ) -> None:
        self.game, self.luck, self.options = game, luck, dict(options)
        self.dealt = self.seats = seats  # how many it was dealt for; how many have had a number so far
        self.state: S = game.new(seats, self.options)
        self.result = None
        self.steps: list[Any] = []
        self._past: tuple[list[Any], int] = ([], 0)  # the log up to what was last taken back, and how many steps stood
        self.notes: dict[Seat, str] = {}
        self._drawn: dict[str, int] = {}  # outcomes drawn, by stream
        self._learnt = 0  # how many steps there were when somebody last learnt something
        self._answers: list[tuple[int, Seat]] = []  # which step was whose answer
        self._public: dict[int, Seat] = {}  # the steps that were answers to public asks, and whose
        self._undo: list[Seat] = []  # who wishes to take back, then who agrees
        self._gave_up: set[Seat | None] = set()
        self._fog: Fog | None = None  # set in an imagined table
        self._tape, self._verify = tape, verify
        self._events: list[Event] | None = [] if listen else None
        self.state.log = self._events
        self._mark: Mark[S] | None = None  # where copies start; None is the beginning
        self._offset = 0  # how many of the steps say that the table was imagined: they are not counted
        self._run = turns(game, self.state)
        self._go(None)

    @property
    def log(self) -> list[Any]:
        """All that was ever settled, in order: the steps, and what was taken back."""
        past, since = self._past
        return past + self.steps[since:]

    @property
    def logged(self) -> int:
        """How many entries the log has."""
        return len(self._past[0]) + len(self.steps) - self._past[1]

    def _go(self, value: Any, interrupt: Interrupt | None = None) -> None:
        """Give the running turn what it asked for, or break into it, and run up to the next ask that somebody must answer."""
        send = self._run.send
        try:
            r = send(value) if interrupt is None else self._run.throw(interrupt)
            while r.__class__ is not Ask:
                if r.__class__ is Show:
                    r = send(self._show(r))
                elif r.__class__ is Pick:
                    r = send(self._pick(r))
                else:
                    assert isinstance(r, (Sealed, Consensus))
                    self.pending = PendingGroup(self.state, r, len(self.steps) - self._offset)
                    step = self.pending.settled()
                    if step is None:
                        return
                    if self._tape:  # nobody was asked: the record has a step for it all the same
                        self._tape.popleft()
                    r = send(self._settle(step))
            self.pending = PendingAsk(self.state, r, len(self.steps) - self._offset)
        except Over as over:
            self._end(over.result)

    def _pick(self, r: Pick) -> int | list[int]:
        """Luck: written down, with whether anybody learnt from it."""
        if r.times:
            return self._draws(r)
        stream, steps = r.stream, self.steps
        n = self._drawn.get(stream, 0)
        self._drawn[stream] = n + 1
        value = self._read_pick(r, n) if self._tape else self.luck.pick(stream, n, r.counts)
        steps.append(value)
        if r.seen_by is None or r.seen_by:
            self._learnt = len(steps)
        return value

    def _draws(self, r: Pick) -> list[int]:
        """Several draws, a step each."""
        n = self._drawn.get(r.stream, 0)
        self._drawn[r.stream] = n + r.times
        if self._tape:
            values = self._read_draws(r, n)
        else:
            values = drawn(self.luck, r.stream, n, r.counts, r.times)
            self.steps += values
        if r.seen_by is None or r.seen_by:
            self._learnt = len(self.steps)
        return values

    def _show(self, r: Show) -> int:
        """Something settled before: written down as luck is."""
        value, steps = self._read_show(r) if self._tape else r.value, self.steps
        steps.append(value)
        if r.seen_by is None or r.seen_by:
            self._learnt = len(steps)
        return value

    @property
    def _marked(self) -> int:
        """How many steps stood at the mark."""
        return self._mark.steps if self._mark else 0

    def _settle(self, step: Opened | Agreed) -> Any:
        """What a group has answered or agreed, written down; gives what the rule gets."""
        r, n = self.pending.request, len(self.steps)
        if isinstance(r, Sealed):
            self._answers += ((n, who) for who, given in zip(r.seats, step.given, strict=True) if given)  # type: ignore[union-attr]
        else:
            self._answers += ((n, who) for who in sorted({who for who, _ in step.said}))  # type: ignore[union-attr]
        self.steps.append(step)
        self._learnt, self._undo = n + 1, []
        return self.pending.value(step)

    def _end(self, result: Result) -> None:
        self.result = result
        self.state.say("over", "", reason=result.reason, winners=list(result.winners), scores=list(result.scores))

    def _read_pick(self, r: Pick, n: int) -> int:
        """An outcome out of a record."""
        assert self._tape is not None
        step, at = self._tape.popleft(), self.logged
        if type(step) is not int or not can_give(r.counts, step):
            raise RecordError(
                "step {step}: {said} cannot come from {stream}", step=at, said=brief(step), stream=r.stream
            )
        if self._verify and step != (due := self.luck.pick(r.stream, n, r.counts)):
            raise RecordError(
                "step {step}: {stream} is recorded as {said}, where the table's luck gives {due}",
                step=at,
                stream=r.stream,
                said=step,
                due=due,
            )
        return step

    def _read_draws(self, r: Pick, n: int) -> list[int]:
        """Several draws out of a record, which may end among them."""
        left, found = Bag(r.counts), []
        for i in range(n, n + r.times):
            value = self._read_pick(Pick(r.stream, left), i) if self._tape else self.luck.pick(r.stream, i, left)
            self.steps.append(value)
            left.remove(value)
            found.append(value)
        return found

    def _read_show(self, r: Show) -> int:
        assert self._tape is not None
        step = self._tape.popleft()
        if type(step) is not int or step != r.value:
            raise RecordError(
                "step {step}: {said} is recorded as shown, where the rules show {due}",
                step=self.logged,
                said=brief(step),
                due=r.value,
            )
        return step

    def _copy(self, steps: list[Any], luck: Luck) -> Self:
        """A table at the last of these steps, which reach at least to the mark: state, run and open request."""
        t = type(self).__new__(type(self))
        t.game, t.dealt, t.seats, t.options, t.luck = self.game, self.dealt, self.seats, self.options, luck
        t.result, t.steps, t._past, t.notes, t._tape, t._verify = self.result, steps, self._past, {}, None, False
        t._fog, t._undo, t._gave_up, t._events = self._fog, [], set(), None
        if self._mark:
            t.state, t._drawn = self._mark.state.clone(), self._mark.drawn.copy()
        else:
            t.state, t._drawn = self.game.new(self.dealt, self.options), {}
            t.state.log = None
        t._public, t._offset = self._public.copy(), self._offset
        tape = iter(steps[self._marked :])
        again = Again(self._mark, len(steps), tape, t._drawn)
        t._run = turns(self.game, t.state, again)
        try:
            request: Any = t._run.send(None)
            for step in tape:
                request = t._again(request, step, tape)
        except Over:
            request = self.pending.request
            for step in tape:  # a world imagined after the end
                t._again(request, step, tape)
        t._mark, again.left = again.mark, None
        t.pending = pending_of(t.state, request, len(steps) - t._offset)
        t.seats = self.game.places(t.state) or self.dealt
        return t

    def _again(self, r: Any, step: Any, tape: Iterator[Any]) -> Any:
        """One settled step once more, silently; gives the next request."""
        kind = step.__class__
        if r.__class__ is Pick:
            step = self._pick_again(r, step, tape)
        elif kind is Imagined:
            self.game.conceal(self.state, step.seat, Random(step.seed))
            self._drawn.clear()
            return r
        elif kind is Act:
            return self._act_again(r, step, tape)
        elif kind is Opened or kind is Agreed:
            step = PendingGroup(self.state, r, 0).value(step)
        return self._run.send(step)

    def _pick_again(self, r: Pick, step: Any, tape: Iterator[Any]) -> Any:
        """Luck as it fell."""
        self._drawn[r.stream] = self._drawn.get(r.stream, 0) + (r.times or 1)
        return [step, *islice(tape, r.times - 1)] if r.times else step

    def _act_again(self, r: Any, act: Act, tape: Iterator[Any]) -> Any:
        if act.option == "surrender":
            return r
        run, value = self.game.act(self.state, act.seat, act.option), None
        try:
            while True:
                luck = run.send(value)
                value = next(tape)
                if isinstance(luck, Pick):
                    value = self._pick_again(luck, value, tape)
        except StopIteration:
            return r
        except Interrupt as interrupt:
            return self._run.throw(interrupt)
