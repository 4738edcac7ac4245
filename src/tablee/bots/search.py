"""A player that tries its answers out: each in the same imagined worlds and with the same luck, by sequential halving.

It goes by the game's policy unless another plan does better by more than chance explains. Thoughts are counted in trials, never in
seconds, so that the same knowledge and rng give the same answer, and every decision of a kind takes about as long.
"""

from __future__ import annotations

from math import ceil, log2, sqrt
from random import Random
from typing import Any, NamedTuple

from tablee.kit import Option, Question, Seat, Seeded
from tablee.kit.chair import Chair
from tablee.kit.game import Reason
from tablee.kit.thinking import Hooks, Plan
from tablee.kit.trial import Trial

LEAST = 8
"""In so many worlds another plan must have been tried before it is believed in."""
HASTE = 12
"""How many trials there are where little time is."""


class Tried(NamedTuple):
    """One world: how much it counts, and what each plan was worth in it by its number."""

    weight: float
    worth: dict[int, float]


class Searcher:
    """A level that thinks ahead, by the hooks of its game."""

    def __init__(self, hooks: Hooks[Any]) -> None:
        self.hooks = hooks
        self.rollouts, self.errors, self.least = hooks.rollouts, hooks.errors, LEAST

    def in_haste(self) -> Searcher:
        """The same player with little time, who believes whatever it sees: for trials, which ask it often and do not mind how well it
        plays."""
        other = Searcher(self.hooks)
        other.rollouts, other.errors, other.least = min(HASTE, self.rollouts), 0.0, 1
        return other

    def __call__(self, chair: Chair, rng: Random) -> Option | None:
        ask = chair.ask
        if ask is None:
            return None
        if len(ask.options) == 1 and not ask.optional:
            return ask.options[0]
        hooks, seat = self.hooks, chair.seat
        trial = self.world(chair, rng.getrandbits(64))
        own = hooks.policy(Random(rng.getrandbits(64)))(trial, question_to(trial, seat))
        if not self.rollouts or not hooks.searched(ask):
            return own
        plans = [(own,), *others(own, hooks.plans(trial, question_to(trial, seat)))][: hooks.width]
        if len(plans) == 1:
            return own
        return plans[self.best(chair, plans, rng)][0]

    def why(self, window: Any, question: Question, option: Option) -> Reason | None:
        return self.hooks.why(window, question, option)

    def world(self, chair: Chair, seed: int) -> Trial[Any]:
        """A world that fits what the chair knows, with this luck. Whoever has answered out of sight answers anew: by the policy, not
        by lot."""
        trial = Trial.taken(chair.imagine(Random(seed)), Seeded(seed))
        trial.unseal(chair.seat)
        return trial

    def best(self, chair: Chair, plans: list[Plan], rng: Random) -> int:
        """The number of the plan to go by: 0, the policy's, unless another is better beyond doubt."""
        alive = list(range(len(plans)))
        tried: list[Tried] = []
        rounds = ceil(log2(len(plans)))
        for _ in range(rounds):
            for _ in range(max(1, self.rollouts // (rounds * len(alive)))):
                tried.append(self.tried(chair, plans, alive, rng.getrandbits(64)))
            alive = better_half(alive, tried)
        return max((sure_gain(plan, tried, self.errors, self.least), -plan, plan) for plan in alive)[2]

    def tried(self, chair: Chair, plans: list[Plan], alive: list[int], seed: int) -> Tried:
        """What each of these plans comes to in one world."""
        world = chair.imagine(Random(seed))
        weight, worth = 1.0, {}
        for n in alive:
            trial = Trial.taken(world, Seeded(seed))
            trial.unseal(chair.seat)
            if n == alive[0]:
                weight = self.hooks.likelihood(trial, chair.seat)
            worth[n] = self.outcome(trial, chair.seat, plans[n], seed)
        return Tried(weight, worth)

    def outcome(self, trial: Trial[Any], seat: Seat, plan: Plan, seed: int) -> float:
        """What comes of a plan when all go on by the policy."""
        hooks = self.hooks
        policy, until = hooks.policy(Random(seed)), hooks.horizon(trial)
        for option in plan:
            if option is None:
                trial.step(policy, passing=seat)
            else:
                trial.answer(question_to(trial, seat), option)
        trial.play(policy, until)
        return hooks.outcome(trial, seat) if trial.over else hooks.value(trial, seat)


def question_to(trial: Trial[Any], seat: Seat) -> Question:
    """What this seat is asked."""
    question = trial.pending.question(seat)
    assert question is not None
    return question


def others(own: Option | None, plans: Any) -> list[Plan]:
    """The plans but for the one that the policy would begin and end with."""
    return [plan for plan in plans if plan != (own,)]


def better_half(alive: list[int], tried: list[Tried]) -> list[int]:
    """The plans that have done best where all were tried, and the policy's, by which they are measured."""
    ranked = sorted(alive, key=lambda plan: (-gain(plan, tried)[0], plan))
    kept = ranked[: (len(ranked) + 1) // 2]
    return sorted({0, *kept})


def gain(plan: int, tried: list[Tried]) -> tuple[float, float]:
    """By how much a plan is better than the policy's, on average over the worlds in which both were tried; and the standard error."""
    pairs = [(weight, worth[plan] - worth[0]) for weight, worth in tried if plan in worth]
    total = sum(weight for weight, _ in pairs)
    if plan == 0 or not total:
        return 0.0, 0.0
    mean = sum(weight * more for weight, more in pairs) / total
    return mean, sqrt(sum((weight * (more - mean)) ** 2 for weight, more in pairs)) / total


def sure_gain(plan: int, tried: list[Tried], errors: float, least: int = LEAST) -> float:
    """What a plan is better by, as far as the trials can tell; 0 where that might be chance."""
    mean, error = gain(plan, tried)
    enough = sum(plan in worth for _, worth in tried) >= least
    return mean if enough and mean > errors * error else 0.0
