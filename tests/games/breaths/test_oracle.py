"""The rules against a second, independent reading of the booklet."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.breaths.scene import happened, person, say, scene, settle_resistance
from tests.oracles import breaths as oracle

import tablee
from tablee.bots import levels
from tablee.games.breaths import beliefs, game
from tablee.trials.play import Case, positions

NOVICE = levels(game)["novice"]


@pytest.mark.parametrize("mode", ["paranoia", "coop"])
@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("seed", [1, 2, 9, 19])
def test_declarations_and_piles_are_as_the_oracle_reads_them(mode: str, seats: int, seed: int) -> None:
    """DB-8.1, DB-5.8, DB-9.4, DB-4.1, DB-1.4: at every declaration and ask of random and guided games."""
    gauge, heard = oracle.Gauge(), 0
    for table in positions(Case(game, seats, {"mode": mode}, bot=NOVICE), seed):
        events = table.events(None)
        for event in events[heard:]:
            gauge.hear(event)
        heard = len(events)
        view = table.view(None)
        assert gauge.reserve == view["reserve"]["count"]
        assert gauge.discard == len(view["discard"])
        assert sorted(gauge.air) == sorted(view["air"])
        if not table.over and table.pending.request.kind == "declare":
            check_declarations(table)


def check_declarations(table: Any) -> None:
    (seat,) = table.waiting
    offered = {str(option) for option in table.ask(seat).options}
    declared = {said for said in offered if not said.startswith(("play", "decide"))}
    assert declared == oracle.declarations(table.view(seat), seat)


@pytest.mark.parametrize("seed", range(40))
def test_net_life_of_random_trumps(seed: int) -> None:
    """DB-15.2."""
    rng = Random(seed)
    trumps = rng.sample(["trump-12", "trump-13", "trump-14", "trump-20", "trump-2", "trump-5"], rng.randrange(1, 7))
    life = rng.randrange(1, 4)
    table = scene(4, air=trumps, draws=["clubs-2"], life={0: life})
    say(table, "fight 3", "draw")
    settle_resistance(table)
    due, dead = oracle.net_life(life, trumps)
    assert (person(table, 0)["life"], person(table, 0)["dead"]) == (due, dead)


@pytest.mark.parametrize("seed", range(25))
def test_who_resists(seed: int) -> None:
    """DB-6.3."""
    rng = Random(seed)
    seats = rng.randrange(3, 7)
    target = rng.choice([None, *range(1, seats)])
    willing = rng.sample(range(1, seats), rng.randrange(1, seats))
    table = scene(seats, air=["spades-2"], draws=["clubs-2"])
    say(table, "explore" if target is None else f"fight {target}", "draw")
    settle_resistance(table, *willing)
    assert happened(table, "resists")[-1]["seat"] == oracle.resister(seats, 0, target, willing)


@pytest.mark.parametrize("seed", range(10))
def test_forecasts_against_all_orders(seed: int) -> None:
    """DB-19.6: small piles with some known cards."""
    rng = Random(seed)
    unknown = list(range(rng.randrange(3, 7)))
    wanted = {unknown[0], *rng.sample(unknown, 2)}
    known: list[int | None] = [None] * len(unknown)
    known.insert(rng.randrange(len(known)), 99)
    places = tuple(beliefs.MISS if card == 99 else 0 for card in known)
    there = beliefs.forecast(places, (beliefs.Group(len(unknown), len(wanted)),))
    assert float(there.mean) == pytest.approx(oracle.mean_by_orders(known, unknown, wanted))


def test_a_whole_game_is_conserved_for_the_oracle() -> None:
    """DB-4.1: the oracle's piles add up, too."""
    table = tablee.deal("breaths", 4, 3)
    gauge = oracle.Gauge()
    for event in table.events(None):
        gauge.hear(event)
    assert gauge.reserve + gauge.discard + len(gauge.air) == 78
