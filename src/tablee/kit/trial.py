"""Rules tried out: a game over a copied state, with luck of its own, answered by policies. Nothing is kept of what happens, nobody
listens, and nothing is checked or taken back: that is a table without its `Table`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, TypeVar

from tablee.kit.asks import Option, Question
from tablee.kit.errors import Seat
from tablee.kit.game import Game
from tablee.kit.history import History
from tablee.kit.luck import Luck
from tablee.kit.pending import PendingAsk, PendingGroup
from tablee.kit.running import Running, turns
from tablee.kit.sources import Forgetful
from tablee.kit.state import State
from tablee.kit.table import Table

S = TypeVar("S", bound=State)
Policy = Callable[["Trial[Any]", Question], Option | None]
"""Gives an option of the question, and None to let an optional one pass. It may look at the whole state of its trial."""


class Trial(Running[S]):
    """A game going on for nobody. `begun` at a turn's start or `taken` from a table in the middle of anything."""

    __slots__ = ()

    @classmethod
    def begun(cls, game: Game[S], seats: int, state: S, luck: Luck) -> Self:
        """From the start of a turn. The state becomes the trial's own: give it a clone."""
        t = cls.__new__(cls)
        t.game, t.options, t.beginning, t.dealt, t.seats = game, {}, None, seats, seats
        t.state, t.result, t.history, t._mark = state, None, History(listen=False), None
        state.log = None
        t._source = Forgetful(luck, {})
        t._run = turns(game, state)
        t._go(None)
        return t

    @classmethod
    def taken(cls, table: Table[S], luck: Luck) -> Self:
        """From where a table stands, half-answered questions and all. The table stays as it is: give one that was imagined."""
        copy, t = table.fork(luck, listen=False), cls.__new__(cls)
        t.game, t.options, t.beginning, t.dealt, t.seats = (
            copy.game,
            copy.options,
            copy.beginning,
            copy.dealt,
            copy.seats,
        )
        t.state, t.result, t.history, t._mark = copy.state, copy.result, History(listen=False), None
        t.state.log = None
        t._source = Forgetful(luck, {})
        t._run, t.pending = copy._run, copy.pending
        return t

    @property
    def over(self) -> bool:
        return self.result is not None

    def answer(self, question: Question, option: Option) -> None:
        """Give an option of this question, and run on to the next."""
        pending = self.pending
        if pending.__class__ is PendingAsk:
            self._go(option if pending.request.cut_in is None else pending.give(question.seat, option))
        elif (settled := pending.give(question.seat, option)) is not None:
            self._go(self._settle(settled))  # type: ignore[arg-type]

    def questions(self) -> list[Question]:
        """The open questions: first of those who may cut in, in the order in which they are heard, then of those who must answer."""
        pending = self.pending
        if pending.__class__ is PendingAsk:
            own = pending.own()
            return [own] if pending.request.cut_in is None else [*self._cutting(own.seat), own]
        return [question for seat in pending.waiting if (question := pending.question(seat))]

    def _cutting(self, asked: Seat) -> list[Question]:
        heard = [*self.game.cutting_order(self.state)]
        order = [*heard, *(seat for seat in range(self.seats) if seat not in heard)]
        return [question for seat in order if seat != asked and (question := self.pending.question(seat))]

    def unseal(self, seat: Seat) -> None:
        """What others have answered out of sight is open again, for a policy to answer: an imagined world has it by lot."""
        pending = self.pending
        if pending.__class__ is PendingGroup and len(pending.sealed) > (seat in pending.sealed):
            pending.sealed = {s: given for s, given in pending.sealed.items() if s == seat}
            pending.again()

    def step(self, policy: Policy, passing: Seat | None = None) -> None:
        """One answer by the policy. `passing`: this seat lets pass what it is asked now."""
        for question in self.questions():
            option = policy(self, question) if question.seat != passing else None
            if option is not None:
                self.answer(question, option)
                return
        raise RuntimeError(f"{self.game.name}: the policy answers nothing")

    def play(self, policy: Policy, until: Callable[[Trial[S]], bool] | None = None, limit: int = 10_000) -> None:
        """Answer by the policy until the game is over, or `until` says so between two answers, or so many have been given."""
        for _ in range(limit):
            if self.result is not None or (until is not None and until(self)):
                return
            self.step(policy)
