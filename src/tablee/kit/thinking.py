"""What a game tells whoever thinks ahead in it: how to answer well at once, which answers are worth a closer look, how far to play on
and what a position is worth. It is all said over whole states of imagined worlds, so that trying things out costs little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from tablee.kit.asks import Option, Question
from tablee.kit.errors import Seat
from tablee.kit.game import Reason
from tablee.kit.pending import PendingGroup
from tablee.kit.state import State
from tablee.kit.trial import Policy, Trial

S = TypeVar("S", bound=State)
Plan = tuple[Option | None, ...]
"""What a seat means to answer: to the question it is asked and, out of sight of the others, to those that follow at once. None lets
an optional question pass. What a plan leaves open, the policy answers."""
Horizon = Callable[[Trial[Any]], bool]


class Hooks(Generic[S]):
    """One level of a game that thinks ahead. Subclass it; only `policy` must be written, and `value` where there is a `horizon`.

    A policy is given a whole state and may look at what its seat knows alone, or everybody in the trial plays with open cards.
    """

    rollouts = 200
    """How many trials one decision is worth, whatever is asked: a number, so that the same knowledge and rng give the same answer."""
    width = 12
    """How many plans are compared at most."""
    errors = 2.0
    """By how many standard errors another plan must beat the policy's to be preferred."""

    def policy(self, rng: Random) -> Policy:
        """Somebody who answers for any seat, for as long as one trial goes on; ties fall by the rng."""
        raise NotImplementedError

    def searched(self, question: Question) -> bool:
        """Whether a question of this kind is worth thinking about. It goes by what everybody knows of the question."""
        return True

    def plans(self, trial: Trial[S], question: Question) -> Sequence[Plan]:
        """What may be answered, the most promising first."""
        return [*([(None,)] if question.optional else []), *((option,) for option in question.options)]

    def horizon(self, trial: Trial[S]) -> Horizon | None:
        """Up to where trials from this decision are played; None is the end of the game."""
        return None

    def value(self, trial: Trial[S], seat: Seat) -> float:
        """What a trial that has come to its horizon is worth to a seat, on the scale of `outcome`."""
        raise NotImplementedError

    def outcome(self, trial: Trial[S], seat: Seat) -> float:
        """What a game that is over is worth to a seat: its part of the victory."""
        assert trial.result is not None
        winners = trial.result.winners
        return 1 / len(winners) if seat in winners else 0.0

    def likelihood(self, trial: Trial[S], seat: Seat) -> float:
        """How likely the others are to have played as they did, had the world been this one: what `conceal` cannot know."""
        return 1.0

    def why(self, window: Any, question: Question, option: Option) -> Reason | None:
        """As `tablee.kit.game.Explains` has it."""
        return None


def whole_answers(trial: Trial[Any], seat: Seat, limit: int = 5000) -> list[Plan]:
    """Every way in which a seat can answer to the end what it is asked out of sight; else each option by itself."""
    pending = trial.pending
    if not isinstance(pending, PendingGroup) or pending.question(seat) is None:
        question = pending.question(seat)
        return [(option,) for option in question.options] if question else []
    found: list[Plan] = []
    begun: list[Plan] = [()]
    given = pending.sealed.get(seat, [])
    while begun:
        plan = begun.pop()
        copy = pending.copy(trial.state, pending.request)
        copy.sealed[seat] = [*given, *plan]
        question = copy.question(seat)
        if question is None:
            found.append(plan)
        else:
            begun += [(*plan, option) for option in reversed(question.options)]
        if len(found) + len(begun) > limit:
            raise ValueError(f"{trial.game.name}: more than {limit} ways to answer {pending.request.kind}")
    return found
