"""Trials: the rules over a copied state, beside the table that they were taken from."""

from __future__ import annotations

from random import Random

import pytest
from tests.kit.toys import Cellar

import tablee
from tablee.kit import Question, Seeded
from tablee.kit.chair import in_order
from tablee.kit.trial import Trial

GAMES = sorted(tablee.games())


def any_answer(rng: Random):
    """A policy of chance, which lets most of what is optional pass."""

    def policy(trial, question: Question):
        if question.optional and rng.random() < 0.7:
            return None
        return question.options[int(rng.random() * len(question.options))]

    return policy


def played(name: str, seats: int, seed: int, answers: int):
    """A table after so many answers by chance."""
    table, rng = tablee.deal(name, seats, seed=seed), Random(seed)
    for _ in range(answers):
        if table.over:
            break
        question = rng.choice([q for q in table.asks if not q.optional])
        table.answer(question.seat, question.options[int(rng.random() * len(question.options))])
    return table


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("answers", [0, 9, 40])
def test_a_trial_goes_on_as_the_table_it_was_taken_from(name: str, answers: int) -> None:
    """Half-answered groups and turns included: the same answers and luck lead both to the same place."""
    for seed in range(2):
        world = played(name, tablee.games()[name].seats[-1], seed, answers).imagine(0, Random(seed), listen=False)
        if world.over:
            continue
        trial, rng = Trial.taken(world, world.luck), Random(seed)
        for _ in range(60):
            if trial.over:
                break
            asked = trial.questions()
            assert [(q.seat, q.kind, [*map(str, q.options)]) for q in asked] == [
                (q.seat, q.kind, [*map(str, q.options)]) for q in in_order(world)
            ]
            question = rng.choice([q for q in asked if not q.optional])
            option = question.options[int(rng.random() * len(question.options))]
            trial.answer(question, option)
            world.answer(question.seat, str(option))
            assert trial.state == world.state
        assert trial.result == world.result


@pytest.mark.parametrize("name", GAMES)
def test_a_trial_begun_at_a_turn_ends_as_the_game_does(name: str) -> None:
    game = tablee.games()[name]
    seats = game.seats[0]
    table = tablee.deal(name, seats, seed=3)
    trial = Trial.begun(game, seats, game.new(seats, table.options), Seeded(3))
    trial.play(any_answer(Random(3)))
    assert trial.over
    assert trial.result.reason


def test_a_trial_leaves_its_table_as_it_is() -> None:
    table = played("shipwreck", 3, 1, 7)
    before = table.view(0), table.asks_for(0), len(table.log)
    Trial.taken(table.imagine(0, Random(1)), Seeded(1)).play(any_answer(Random(2)))
    assert (table.view(0), table.asks_for(0), len(table.log)) == before


def test_the_same_luck_comes_to_every_option_whatever_is_drawn_between() -> None:
    """Common luck: a stream's outcomes do not depend on how often another was asked."""
    table = played("petite-mort", 2, 5, 30)
    ends = []
    for _ in range(2):
        trial = Trial.taken(table.imagine(0, Random(4), listen=False), Seeded(9))
        trial.play(any_answer(Random(6)))
        ends.append((trial.result, trial.state))
    assert ends[0] == ends[1]


def test_a_trial_stops_where_it_is_told_to() -> None:
    table = played("shipwreck", 3, 1, 4)
    trial = Trial.taken(table.imagine(0, Random(1), listen=False), Seeded(1))
    trial.play(any_answer(Random(2)), until=lambda t: t.state.active != table.state.active)
    assert not trial.over
    assert trial.state.active != table.state.active


def test_whoever_may_cut_in_is_asked_before_whoever_must_answer() -> None:
    table = tablee.deal(Cellar(), 3, seed=2)
    trial = Trial.taken(table.imagine(0, Random(1), listen=False), Seeded(1))
    seen = []

    def policy(trial, question: Question):
        seen.append(question.optional)
        return None if question.optional else question.options[0]

    trial.play(policy)
    assert trial.over
    assert True in seen


def test_a_policy_that_answers_nothing_is_told() -> None:
    table = tablee.deal("shipwreck", 2, seed=2)
    trial = Trial.taken(table.imagine(0, Random(1), listen=False), Seeded(1))
    with pytest.raises(RuntimeError, match="answers nothing"):
        trial.step(lambda trial, question: None)
