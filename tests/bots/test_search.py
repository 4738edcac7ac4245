"""The player that tries its answers out, on games of one rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.kit.toys import Bench, Plain, sit

from tablee.bots import levels
from tablee.bots.search import Searcher, Tried, gain, sure_gain
from tablee.kit import Ask, Over, Pick, Sealed, Table
from tablee.kit.chair import Chair
from tablee.kit.thinking import Hooks, whole_answers
from tablee.kit.trial import Trial


class First(Hooks[Plain]):
    """A policy that takes the first option, and lets pass what it may."""

    rollouts = 240

    def policy(self, rng: Random) -> Any:
        return lambda trial, question: None if question.optional else question.options[0]


def said(table: Table[Any], hooks: Hooks[Any], seat: int = 0, seed: int = 1) -> Any:
    return Searcher(hooks)(Chair(table, seat), Random(seed))


def urns(*chances: int) -> Bench:
    """One seat chooses an urn; it wins as often in a hundred as that urn says."""

    def rule(s: Plain) -> Any:
        chosen = yield Ask(0, "urn", [str(n) for n in range(len(chances))], "BE-1")
        won = yield Pick("luck", (100 - chances[int(chosen)], chances[int(chosen)]))
        raise Over([0] if won else [1], "drawn")

    return Bench(rule)


def test_it_finds_what_is_better_beyond_doubt() -> None:
    assert said(sit(urns(20, 50, 90)), First()) == "2"


def test_it_goes_by_the_policy_where_nothing_is_clearly_better() -> None:
    """Each of 40 searches errs with a chance of about one in thirty: more than eight errors come once in fifty thousand times."""
    kept = [said(sit(urns(50, 50, 50, 50)), First(), seed=seed) for seed in range(40)]
    assert kept.count("0") >= 32


def test_without_trials_the_policy_answers() -> None:
    class Hasty(First):
        rollouts = 0

    assert said(sit(urns(0, 100)), Hasty()) == "0"


def test_what_is_not_searched_the_policy_answers() -> None:
    class Choosy(First):
        def searched(self, question: Any) -> bool:
            return question.kind != "urn"

    assert said(sit(urns(0, 100)), Choosy()) == "0"


def test_no_more_trials_are_made_than_allowed_whatever_is_asked() -> None:
    made: list[int] = []

    class Counting(First):
        def outcome(self, trial: Any, seat: int) -> float:
            made.append(seat)
            return super().outcome(trial, seat)

    for options in (2, 3, 5, 9):
        made.clear()
        said(sit(urns(*[50] * options)), Counting())
        assert Counting.rollouts * 0.8 <= len(made) <= Counting.rollouts * 1.2


def lock() -> Bench:
    """Two answers out of sight, which open a lock together; each other pair opens it by chance only."""

    def script(s: Plain, seat: int) -> Any:
        first = yield Ask(seat, "first", ["a", "b"], "BE-1")
        return first + (yield Ask(seat, "second", ["a", "b"], "BE-1"))

    def rule(s: Plain) -> Any:
        said = yield Sealed([0, 1], "lock", rule="BE-1", script=script)
        won = {"bb": 100, "aa": 40}.get(said[0], 0)
        raise Over([0] if (yield Pick("luck", (100 - won, won))) else [1], "tried")

    return Bench(rule)


class Whole(First):
    def plans(self, trial: Any, question: Any) -> Any:
        return whole_answers(trial, question.seat)


def test_answers_out_of_sight_are_planned_together() -> None:
    """Answer by answer the second would stay `a`, and `b` never look well."""
    table = sit(lock())
    assert said(table, First()) == "a"
    assert said(table, Whole()) == "b"
    table.answer(0, "b")
    assert said(table, Whole()) == "b"


def test_all_ways_to_answer_out_of_sight_are_told_from_where_one_stands() -> None:
    table = sit(lock())
    trial = Trial.taken(table, table.luck)
    assert whole_answers(trial, 0) == [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")]
    table.answer(0, "b")
    assert whole_answers(Trial.taken(table, table.luck), 0) == [("a",), ("b",)]
    with pytest.raises(ValueError, match="more than 3 ways"):
        whole_answers(trial, 0, 3)


def test_what_others_have_answered_out_of_sight_is_answered_by_the_policy() -> None:
    """Seat 1 has answered: in imagined worlds by lot, but in trials as the policy would."""

    def rule(s: Plain) -> Any:
        said = yield Sealed([0, 1], "same", ["a", "b", "c"], "BE-1")
        raise Over([0] if said[0] == said[1] else [1], "compared")

    class Last(First):
        def policy(self, rng: Random) -> Any:
            return lambda trial, question: question.options[2 if question.seat else 0]

    table = sit(Bench(rule))
    table.answer(1, "b")
    assert said(table, Last()) == "c"


def alarm(good: bool) -> Bench:
    """Seat 1 may cut in, which is good for it or bad."""

    def rule(s: Plain) -> Any:
        answer = yield Ask(0, "go", ["on"], "BE-1", cut_in=lambda s, seat: ["stop"] if seat == 1 else [])
        raise Over([1] if (answer != "on") == good else [0], "gone")

    return Bench(rule)


@pytest.mark.parametrize(("good", "answer"), [(True, "stop"), (False, None)])
def test_letting_pass_is_tried_too(good: bool, answer: str | None) -> None:
    class Eager(First):
        def policy(self, rng: Random) -> Any:
            return lambda trial, question: question.options[0]

    assert said(sit(alarm(good)), First(), 1) == answer
    assert said(sit(alarm(good)), Eager(), 1) == answer


def test_trials_end_at_the_horizon_and_count_what_the_position_is_worth() -> None:
    def rule(s: Plain) -> Any:
        s.n += 1 + int((yield Ask(0, "step", ["0", "1"], "BE-1")))

    class Near(First):
        def horizon(self, trial: Any) -> Any:
            before = trial.state.n
            return lambda trial: trial.state.n > before

        def value(self, trial: Any, seat: int) -> float:
            return float(trial.state.n)

    assert said(sit(Bench(rule)), Near()) == "1"


def test_worlds_count_by_how_likely_the_others_would_have_played_as_they_did() -> None:
    """Whether seat 1 holds much decides; that it has passed tells that it does not."""

    def rule(s: Plain) -> Any:
        guess = yield Ask(0, "guess", ["much", "little"], "BE-1")
        raise Over([0] if (s.hand[1] >= 20) == (guess == "much") else [1], "guessed")

    class Reading(First):
        def likelihood(self, trial: Any, seat: int) -> float:
            return 1.0 if trial.state.hand[1] < 20 else 0.02

    assert said(sit(Bench(rule)), First()) == "much"
    assert said(sit(Bench(rule)), Reading()) == "little"


def test_the_same_knowledge_and_rng_give_the_same_answer() -> None:
    def rule(s: Plain) -> Any:
        guess = yield Ask(0, "guess", ["high", "low", "middle"], "BE-1")
        raise Over([0] if {"high": s.hand[1] > 60, "low": s.hand[1] < 40}.get(guess, s.n) else [1], "guessed")

    table = sit(Bench(rule))
    for seed in range(5):
        answer = said(table, First(), seed=seed)
        for world in range(5):
            assert said(table.imagine(0, Random(world)), First(), seed=seed) == answer


def test_a_gain_is_believed_when_it_is_more_than_chance() -> None:
    even = [Tried(1.0, {0: 0.5, 1: 0.5 + (-1) ** n * 0.4}) for n in range(20)]
    better = [Tried(1.0, {0: 0.5, 1: 0.6 + (-1) ** n * 0.1}) for n in range(20)]
    assert gain(1, even)[0] == pytest.approx(0)
    assert gain(1, better)[0] == pytest.approx(0.1)
    assert sure_gain(1, even, 2.0) == 0.0
    assert sure_gain(1, better, 2.0) == pytest.approx(0.1)
    assert sure_gain(1, better[:6], 2.0) == 0.0, "so few worlds prove nothing"


def test_levels_that_think_ahead_come_after_the_games_own() -> None:
    class Thoughtful(Bench):
        def bots(self) -> Any:
            return {"novice": lambda chair, rng: None}

        def thinkers(self) -> Any:
            return {"expert": First()}

    game = Thoughtful(urns(20, 90).rule)
    assert [*levels(game)] == ["random", "novice", "expert"]
    assert levels(game)["expert"](Chair(sit(game), 0), Random(1)) == "1"
