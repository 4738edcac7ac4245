"""Who takes part, may talk and may be waited for: what a game tells the table is what its pages show."""

from __future__ import annotations

from random import Random

import pytest

import tablee
from tablee.bots import random_bot
from tablee.kit.chair import step


@pytest.mark.parametrize("seed", range(3))
def test_the_active_player_of_shipwreck_is_silent(seed: int) -> None:
    """SA-11.2"""
    table = tablee.deal("shipwreck", seats=3, seed=seed)
    minds = {seat: Random(seed) for seat in range(3)}
    while not table.over:
        assert [*table.game.silent(table.state)] == [table.view(None)["silent"]]
        step(table, dict.fromkeys(range(3), random_bot), minds)


@pytest.mark.parametrize("seed", range(3))
def test_the_dead_the_muted_and_the_window_of_breaths_are_those_of_its_view(seed: int) -> None:
    """DB-17.3, DB-19.7"""
    table = tablee.deal("breaths", seats=4, seed=seed)
    minds, steps = {seat: Random(seed) for seat in range(4)}, 0
    while not table.over and steps < 600:
        view, game, s = table.view(None), table.game, table.state
        assert [*game.dead(s)] == [person["seat"] for person in view["seats"] if person["dead"]]
        assert [*game.silent(s)] == view["speech"]["muted"]
        assert game.may_cut_in(s) == view["window"]
        step(table, dict.fromkeys(range(4), random_bot), minds)
        steps += 1


@pytest.mark.parametrize("game", ["tesseract", "narcose", "petite-mort"])
def test_elsewhere_everybody_lives_and_talks(game: str) -> None:
    table = tablee.deal(game, seed=1)
    assert not table.game.dead(table.state) and not table.game.silent(table.state)
    assert table.game.may_cut_in(table.state)
