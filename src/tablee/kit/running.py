"""The rules being run: from request to request; and the same steps run again for a copy."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from random import Random
from typing import Any, Generic, Self, TypeVar

from tablee.kit.asks import Act, Ask, Consensus, Pick, Rules, Sealed, Show
from tablee.kit.errors import Interrupt, Over, Result, Seat
from tablee.kit.game import Game
from tablee.kit.history import SURRENDER, History
from tablee.kit.luck import Luck
from tablee.kit.pending import Pending, PendingAsk, PendingGroup, pending_of
from tablee.kit.sources import Again, Live, Mark, Source, Tape
from tablee.kit.state import State
from tablee.kit.steps import Agreed, Imagined, Opened

S = TypeVar("S", bound=State)


def turns(game: Game[S], state: S, again: Again[S] | None = None) -> Rules[None]:
    """Turn after turn. It does not know its table, so that a table nobody needs any more is gone at once."""
    while True:
        if again is not None:
            again.turn(state)
        yield from game.turn(state)


class Running(Generic[S]):
    """A game's rules over a state, and the history of all that has happened. `Table` is what people use."""

    __slots__ = (
        "_mark", "_run", "_source", "beginning", "dealt", "game", "history", "options", "pending", "result", "seats", "state",
    )  # fmt: skip

    beginning: S | None
    """The position it began from; None for one that was dealt."""
    dealt: int
    """How many seats it was dealt for."""
    seats: int
    """How many seats have had a number so far."""
    pending: PendingAsk | PendingGroup
    """The open request."""
    result: Result | None
    """How it ended: winners, reason, scores. None while it goes on."""
    _mark: Mark[S] | None
    """Where copies start; None is the beginning."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        luck: Luck,
        options: Mapping[str, Any],
        *,
        beginning: S | None = None,
        listen: bool = True,
        tape: deque[Any] | None = None,
        verify: bool = False,
    ) -> None:
        self.game, self.options, self.beginning = game, dict(options), beginning
        self.dealt = self.seats = seats
        self.state, self.result, self.history, self._mark = self._begun(), None, History(listen=listen), None
        self.state.log = self.history.events
        self._source: Source = (
            Live(luck, self.history, {}) if tape is None else Tape(luck, self.history, {}, tape, verify)
        )
        self._run = turns(game, self.state)
        self._go(None)
        self.seats = game.places(self.state) or self.dealt

    @property
    def luck(self) -> Luck:
        """Where its luck comes from."""
        assert isinstance(self._source, Live)
        return self._source.luck

    @luck.setter
    def luck(self, luck: Luck) -> None:
        assert isinstance(self._source, Live)
        self._source.luck = luck

    def _begun(self) -> S:
        """The state before anything has happened."""
        return self.beginning.clone() if self.beginning else self.game.new(self.dealt, self.options)

    # Running

    def _go(self, value: Any, interrupt: Interrupt | None = None) -> None:
        """Give the running turn what it asked for, or break into it, and run up to the next ask that somebody must answer."""
        h = self.history
        try:
            r = self._advance(value, interrupt)
            while r.__class__ is not Ask:
                self.pending = PendingGroup(self.state, r, len(h.steps) - h.imagined)
                step = self.pending.settled()
                if step is None:
                    return
                self._source.skip()  # type: ignore[union-attr]
                r = self._advance(self._settle(step))
            self.pending = PendingAsk(self.state, r, len(h.steps) - h.imagined)
        except Over as over:
            self._end(over.result)

    def _advance(self, value: Any, interrupt: Interrupt | None = None) -> Any:
        """Run on to the next request that is not for luck: the one place where requests are interpreted."""
        run, source = self._run, self._source
        r = run.send(value) if interrupt is None else run.throw(interrupt)
        while r.__class__ is not Ask:
            if r.__class__ is Pick:
                r = run.send(source.pick(r))
            elif r.__class__ is Show:
                r = run.send(source.show(r))
            else:
                assert isinstance(r, (Sealed, Consensus))
                return r
        return r

    def _settle(self, step: Opened | Agreed) -> Any:
        """What a group has answered or agreed, written down; gives what the rule gets."""
        h, r, n = self.history, self.pending.request, len(self.history.steps)
        if isinstance(step, Opened):
            assert isinstance(r, Sealed)
            h.answers += ((n, who) for who, given in zip(r.seats, step.given, strict=True) if given)
        else:
            h.answers += ((n, who) for who in sorted({who for who, _ in step.said}))
        h.steps.append(step)
        h.learnt, h.undo = n + 1, []
        return self.pending.value(step)

    def _run_act(self, act: Act) -> Interrupt | None:
        """A game's own act; gives the interrupt with which it breaks into the turn, if it does."""
        run, source = self.game.act(self.state, act.seat, act.option), self._source
        try:
            r = run.send(None)
            while isinstance(r, (Pick, Show)):
                r = run.send(source.pick(r) if isinstance(r, Pick) else source.show(r))
            raise TypeError("an act cannot ask")
        except StopIteration:
            return None
        except Interrupt as interrupt:
            return interrupt

    def _end(self, result: Result) -> None:
        self.result = result
        self.state.say("over", "", reason=result.reason, winners=list(result.winners), scores=list(result.scores))

    # Copies

    def _copy(self, history: History, luck: Luck, *, pending: Pending | None = None, every: bool = False) -> Self:
        """A table with this history, whose steps reach at least to the mark. It begins at the mark, and the steps since are
        run again; nobody listens meanwhile. `pending`: what waits at the last step, where answers are given to it already. `every`
        turn on the way is marked, the last one included."""
        mark, steps = self._mark, history.steps
        t = type(self).__new__(type(self))
        t.game, t.options, t.beginning, t.dealt = self.game, self.options, self.beginning, self.dealt
        t.history, t.result = history, self.result
        state = t.state = mark.state.clone() if mark else self._begun()
        state.log = None
        again = t._source = Again(mark, steps, every)
        t._run = turns(t.game, state, again)
        request = self.pending.request  # that of a table which is over is the last one there was
        try:
            request = t._advance(None)
            for step in again.left:  # type: ignore[union-attr]
                request = t._again(request, step)
        except Over:
            for step in again.left:  # type: ignore[union-attr]  # a world imagined after the end
                t._again(request, step)
        t._mark, again.left = again.mark, None
        t._source = Live(luck, history, again.drawn)
        if pending is None:
            t.pending = pending_of(state, request, len(steps) - history.imagined)
        else:
            t.pending = pending.copy(state, request)
        t.seats = t.game.places(state) or t.dealt
        state.log = history.events
        return t

    def _again(self, request: Any, step: Any) -> Any:
        """One settled step once more; gives the next request."""
        kind = step.__class__
        if kind is Imagined:
            self.game.conceal(self.state, step.seat, Random(step.seed))
            self._source.drawn.clear()
            return request
        if kind is Act:
            interrupt = None if step.option == SURRENDER else self._run_act(step)
            return self._advance(None, interrupt) if interrupt else request
        if kind is Opened or kind is Agreed:
            step = PendingGroup(self.state, request, 0).value(step)
        return self._advance(step)

    @property
    def _marked(self) -> int:
        """How many steps stood at the mark."""
        return self._mark.steps if self._mark else 0

    @property
    def steps(self) -> list[Any]:
        """What was settled, and not taken back."""
        return self.history.steps

    @property
    def log(self) -> list[Any]:
        """All that was ever settled, in order: the steps, and what was taken back."""
        return self.history.log

    @property
    def logged(self) -> int:
        """How many entries the log has."""
        return self.history.logged

    @property
    def notes(self) -> dict[Seat, str]:
        """The private lines of each seat."""
        return self.history.notes
