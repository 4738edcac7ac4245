"""The rules being run: from request to request, every step written down; and the same steps run again for a copy."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Generic, Self, TypeVar

from tablee.kit.asks import Act, Ask, Cut, Option, Pick, Sealed, Show
from tablee.kit.errors import Interrupt, Over, RecordError, Result, Seat
from tablee.kit.game import Game
from tablee.kit.luck import Luck
from tablee.kit.pending import Pending
from tablee.kit.state import Event, State
from tablee.kit.steps import Agreed, Imagined, Opened

S = TypeVar("S", bound=State)


class Running(Generic[S]):
    """A game's rules over a state, and all that has happened. `Table` is what people use."""

    __slots__ = (
        "_answers", "_drawn", "_events", "_fog", "_gave_up", "_learnt", "_mark", "_run", "_tape", "_undo", "_verify", "_why",
        "dealt", "game", "log", "luck", "notes", "options", "pending", "result", "seats", "state", "steps",
    )  # fmt: skip

    log: list[Any]
    """All that was ever settled, in order: the steps, and what was taken back."""
    pending: Pending
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
        self.log = self.steps  # the same list until something is taken back
        self.notes: dict[Seat, str] = {}
        self._drawn: dict[str, int] = {}  # outcomes drawn, by stream
        self._learnt, self._why = 0, "nothing has been answered yet"
        self._answers: list[tuple[int, Seat]] = []  # which step was whose answer
        self._undo: list[Seat] = []  # who wishes to take back, then who agrees
        self._gave_up: set[Seat | None] = set()
        self._fog: tuple[int, int, Seat | None] | None = None  # imagined: steps and events before belong to that seat
        self._tape, self._verify = tape, verify
        self._events: list[Event] | None = [] if listen else None
        self.state.log = self._events
        self._checkpoint()
        self._go(None)

    def _checkpoint(self) -> None:
        self._mark = self.state.clone(), len(self.steps), self._drawn.copy()
        self._run = self.game.turn(self.state)

    def _go(self, value: Any, interrupt: Interrupt | None = None) -> None:
        """Run the rules up to the next ask that somebody must answer."""
        try:
            while True:
                try:
                    r = self._run.throw(interrupt) if interrupt else self._run.send(value)
                except StopIteration:
                    self._checkpoint()
                    value = interrupt = None
                    continue
                interrupt = None
                if isinstance(r, (Pick, Show)):
                    value = self._settle_luck(r)
                    continue
                self.pending = Pending(self.state, r, len(self.steps))
                if r.__class__ is Ask or (step := self.pending.settled()) is None:
                    return
                if self._tape:  # nobody was asked: the record has a step for it all the same
                    self._tape.popleft()
                value = self._settle(step, None)
        except Over as over:
            self._end(over.result)

    def _settle_luck(self, r: Pick | Show) -> int:
        """An outcome, or something shown: written down, with whether anybody learnt from it."""
        if isinstance(r, Pick):
            n = self._drawn.get(r.stream, 0)
            value = self._read_pick(r, n) if self._tape else self.luck.pick(r.stream, n, r.counts)
            self._drawn[r.stream] = n + 1
        else:
            value = self._read_show(r) if self._tape else r.value
        self._write(value)
        if r.seen_by != ():
            self._learnt, self._why = len(self.steps), "something was drawn or shown since"
        return value

    def _settle(self, step: Any, seat: Seat | None) -> Any:
        """An answer, written down; gives what the rule gets."""
        n, r = len(self.steps), self.pending.request
        if r.__class__ is Ask:
            if seat is not None:
                self._answers.append((n, seat))
            if not r.public or step.__class__ is Cut:
                self._learnt, self._why = n + 1, "the answer came from something hidden"
        else:
            seats = r.seats if isinstance(r, Sealed) else sorted({who for who, _ in step.said})
            self._answers += ((n, who) for who in seats)
            self._learnt, self._why = n + 1, "the answers have been shown"
        self._write(step)
        return self.pending.value(step)

    def _write(self, step: Any) -> None:
        self.steps.append(step)
        if self.log is not self.steps:
            self.log.append(step)
        if self._undo:
            self._undo = []

    def _end(self, result: Result) -> None:
        self.result = result
        self.state.say("over", "", reason=result.reason, winners=list(result.winners))

    def _read_pick(self, r: Pick, n: int) -> int:
        """An outcome out of a record."""
        assert self._tape is not None
        step, at = self._tape.popleft(), len(self.log)
        if type(step) is not int or not 0 <= step < len(r.counts) or not r.counts[step]:
            raise RecordError(f"step {at}: {step!r} cannot come from {r.stream}")
        if self._verify and step != (due := self.luck.pick(r.stream, n, r.counts)):
            raise RecordError(f"step {at}: {r.stream} is recorded as {step}, where the table's luck gives {due}")
        return step

    def _read_show(self, r: Show) -> int:
        assert self._tape is not None
        step = self._tape.popleft()
        if type(step) is not int or step != r.value:
            raise RecordError(f"step {len(self.log)}: {step!r} is recorded as shown, where the rules show {r.value}")
        return step

    def _copy(self, steps: list[Any], luck: Luck) -> Self:
        """A table at the last of these steps, which reach at least to the checkpoint: state, run and open request."""
        t = type(self).__new__(type(self))
        t.game, t.dealt, t.seats, t.options, t.luck = self.game, self.dealt, self.seats, self.options, luck
        t.result, t.steps, t.log, t.notes, t._tape, t._verify = self.result, steps, steps, {}, None, False
        t._mark, t._fog, t._undo, t._gave_up, t._events = self._mark, self._fog, [], set(), None
        state, start, drawn = self._mark
        t.state, t._drawn = state.clone(), drawn.copy()
        t._run = self.game.turn(t.state)
        request: Any = self.pending.request
        try:
            request = t._run.send(None)
            tape = iter(steps[start:])
            for step in tape:
                request = t._again(request, step, tape)
        except Over:
            pass
        t.pending = Pending(t.state, request, len(steps))
        t.seats = self.game.places(t.state) or self.dealt
        return t

    def _again(self, r: Any, step: Any, tape: Iterator[Any]) -> Any:
        """One settled step once more, silently; gives the next request."""
        kind = step.__class__
        if r.__class__ is Pick:
            self._drawn[r.stream] = self._drawn.get(r.stream, 0) + 1
        elif kind is Imagined:
            self.game.conceal(self.state, step.seat, Random(step.seed))
            self._drawn = {}
            return r
        elif kind is Act:
            return self._act_again(r, step, tape)
        elif kind is Opened or kind is Agreed:
            step = Pending(self.state, r, 0).value(step)
        return self._run.send(step)

    def _act_again(self, r: Any, act: Act, tape: Iterator[Any]) -> Any:
        if act.option == "surrender":
            return r
        run, value = self.game.act(self.state, act.seat, act.option), None
        try:
            while True:
                luck = run.send(value)
                if isinstance(luck, Pick):
                    self._drawn[luck.stream] = self._drawn.get(luck.stream, 0) + 1
                value = next(tape)
        except StopIteration:
            return r
        except Interrupt as interrupt:
            return self._run.throw(interrupt)
