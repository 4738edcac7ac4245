"""The novice: sensible where a person would be, and better than chance."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.tesseract.scene import offers, say, scene

import tablee
from tablee.bots import levels
from tablee.games.tesseract import game
from tablee.games.tesseract.bot import danger, novice, ways
from tablee.games.tesseract.cubes import CUBE
from tablee.kit import Table
from tablee.kit.chair import Chair, play


def answer(table: Table) -> str:
    seat = table.waiting[0]
    return str(novice(Chair(table, seat), Random(1)))


def test_it_contains_when_it_can() -> None:
    table = scene(["yellow-2", "yellow-3", "yellow-4"], primed=["yellow-3"])
    assert answer(table) == "contain"
    say(table, "contain", "run yellow-2 yellow-3 yellow-4")
    assert answer(table) == "yellow-3"


def test_it_takes_the_cube_that_is_missing() -> None:
    table = scene(["yellow-2", "yellow-3"], tops={"a1": "blue-6", "d4": "yellow-4"})
    assert answer(table) == "remove"
    assert answer(say(table, "remove")) == "d4"


def test_it_turns_the_cube_that_is_a_step_away() -> None:
    table = scene(["yellow-2", "yellow-3", "yellow-5"], height=0, heights={"a1": 1})
    assert answer(table) == "adjust"
    assert answer(say(table, "adjust")) in ("archivist yellow-5 to 4", "archivist yellow-2 to 3")


def test_it_breaks_up_a_dangerous_primed_area() -> None:
    table = scene([], primed=["blue-1", "orange-1", "blue-4", "orange-4", "purple-6", "blue-6"], breaches=5)
    assert answer(table) == "adjust"
    assert answer(say(table, "adjust")).startswith("primed")


def test_it_agrees_to_a_transfer_and_answers_a_bad_roll() -> None:
    """TS-5.10, TS-9.8, Ruling 13."""
    table = say(scene(["yellow-3"], []), "transfer", "yellow-3 from archivist to topologist")
    assert answer(table) == "accept"
    table = say(scene(hands=[["recast"]], primed=["blue-3"] * 2, heights={"a1": 2}, rolls=[3]), "end")
    assert answer(table) == "play recast"
    table = say(scene(hands=[["recast"]], primed=["blue-3"] * 2, heights={"a1": 2}, rolls=[4]), "end")
    assert answer(table) == "let"


def test_danger_grows_with_pairs() -> None:
    calm = scene(primed=["blue-1", "blue-2", "blue-3"]).state
    tense = scene(primed=["blue-1", "blue-1", "blue-2"]).state
    assert danger(calm) < danger(tense)


def test_ways_to_a_series_know_their_price() -> None:
    prices = {shown: cost for cost, shown in ways((CUBE["yellow-2"], CUBE["yellow-3"], CUBE["yellow-5"]), False)}
    assert prices[CUBE["yellow-2"], CUBE["yellow-3"], CUBE["yellow-4"]] == 1
    assert ways((CUBE["yellow-2"], CUBE["yellow-3"], CUBE["blue-5"]), False) == ()


@pytest.mark.slow
def test_it_contains_far_more_than_random_play() -> None:
    """Twelve tables each on base 1A with two scientists."""
    found = {}
    for level in ("random", "novice"):
        bot, found[level] = levels(game)[level], 0
        for seed in range(12):
            table = tablee.deal("tesseract", 2, seed, listen=False)
            play(table, {0: bot, 1: bot}, Random(seed))
            found[level] += len(table.state.contained)
    assert found["novice"] > 5 * found["random"]


def test_it_plays_alone_too() -> None:
    """TS-3.11."""
    table = tablee.deal("tesseract", 1, 4, listen=False)
    play(table, {0: novice}, Random(4))
    assert table.over
    assert offers(tablee.deal("tesseract", 1, 4)) == ["a1", "a4", "d1", "d4"]
