"""The novice wants what the Diploma asks for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.petite_mort.scene import scene

import tablee
from tablee.bots import levels
from tablee.games.petite_mort import game
from tablee.games.petite_mort.bot import novice
from tablee.kit import Table
from tablee.kit.chair import Chair, play


def choice(table: Table[Any], seat: int = 0) -> str:
    return str(novice(Chair(table, seat), Random(1)))


def test_it_reaps_a_rich_life_and_takes_the_better_half() -> None:
    """PM-7.5, PM-8.2."""
    rich = ["firmin-escabeau", "control-tower", "complaints-desk", "mattress-tester"]
    table = scene({1: [rich, ["mahaut-trebuche"]]}, scythes={0: ["express-file", "jury-prize"]}, phase="reap")
    assert choice(table) == "reap firmin-escabeau with express-file"
    table.answer(0, choice(table))
    table.answer(0, "no more")
    table.answer(1, "no more")
    taken = {choice(table)}
    table.answer(0, choice(table))
    taken.add(choice(table))
    assert "take control-tower" in taken or "take complaints-desk" in taken


def test_it_lays_a_token_that_opens_a_life() -> None:
    """PM-7.2, PM-7.3."""
    rich = ["odilon-parquet", "triple-cream", "cat", "undertaker"]
    table = scene({1: [rich]}, scythes={0: ["power-surge", "jury-prize"]}, tokens={0: {"stroke": 1}}, phase="powa")
    assert choice(table) == "use stroke"
    table.answer(0, "use stroke")
    assert choice(table) == "on odilon-parquet"


def test_it_takes_a_token_rather_than_nothing() -> None:
    """PM-9.1."""
    assert choice(scene(phase="token")).startswith("token ")


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_play(seats: int) -> None:
    """One novice among random players wins more than twice its share."""
    won, games = 0.0, 16
    for seed in range(games):
        table = tablee.deal(game, seats, seed, listen=False)
        bots = dict.fromkeys(range(seats), levels(game)["random"]) | {seed % seats: novice}
        play(table, bots, Random(seed))
        assert table.result is not None
        won += (seed % seats in table.result.winners) / len(table.result.winners)
    assert won / games > (1.5 if seats == 2 else 2) / seats
