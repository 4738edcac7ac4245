"""The novice: sensible where a person would be, and much better than chance."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.narcose.scene import COIN, PAUSE, State, Table, events, kind, offers, rest, say, scene

import tablee
from tablee.bots import levels
from tablee.games.narcose import game
from tablee.games.narcose.bot import novice
from tablee.kit.chair import Chair, play


def answer(table: Table[State]) -> str:
    return str(novice(Chair(table, table.waiting[0]), Random(1)))


def test_it_is_asked_nothing_when_it_is_not_its_turn() -> None:
    table = scene([COIN] * 5)
    assert novice(Chair(table, 1), Random(1)) is None


def test_it_draws_before_anything_else_that_is_not_kept() -> None:
    table = scene(["cafeine", "mescaline", "cannabis", "alcool"], life=(25, 25))
    assert answer(table).startswith("apply")


def test_it_keeps_protection_against_what_the_other_owns() -> None:
    table = scene(["eau"], other_discard=["cocaine", "speed", "cafeine"], life=(20, 25))
    assert answer(table) == "store eau 0"


def test_it_drinks_the_water_when_nothing_threatens() -> None:
    assert answer(scene(["eau"], life=(10, 25))) == "apply eau 0.1"


def test_it_reacts_to_the_hardest_blow() -> None:
    table = scene(["cocaine", "alcool", "speed", COIN], deck=[], other_rdr=["eau"])
    rest(table, "react-damage")
    assert answer(table) == "react eau cancel 0"


def test_it_does_not_waste_a_reaction_on_a_scratch() -> None:
    table = rest(scene(["speed", COIN], deck=[], other_rdr=["eau"]), "react-damage")
    assert answer(table) == "let"


def test_it_saves_its_life_with_moo_gloo() -> None:
    held = ["moo-gloo", COIN, COIN, COIN, COIN]
    assert answer(scene(["oxycodone", "alcool"], held, life=(25, 5))) == "react moo-gloo shield"
    assert answer(scene(["speed"], held, deck=[])) == "let"


def test_it_breaks_the_five() -> None:
    table = rest(
        scene(["lsd", "lsd", "mescaline", "mescaline", "cannabis"], deck=[], other_rdr=["set-setting"]), "ground"
    )
    assert answer(table) == "react set-setting ground"


def test_it_cancels_effects_and_keeps_its_reactions_in_its_own_turn() -> None:
    table = say(scene(["ketamine", PAUSE], other_rdr=["roule-ta-paille"]), "apply ketamine")
    assert answer(table) == "react roule-ta-paille cancel"
    assert answer(scene([COIN] * 5, malus=["ketamine"], rdr=["roule-ta-paille"])) == "let"


def test_it_gives_up_its_worst_cards() -> None:
    table = say(scene(["datura", PAUSE], ["infection", "lsd", "cocaine", "speed", "eau"]), "apply datura")
    assert answer(table) == "toss infection"


def test_it_forgets_infections_and_keeps_good_cards() -> None:
    table = scene(["benzo", "infection", "lsd", PAUSE])
    say(table, "apply infection", "apply benzo")
    assert answer(table).startswith("point infection")
    table = say(scene(["benzo", "lsd"], deck=["speed", "speed"]), "apply benzo")
    assert answer(table) == "done"


def test_it_pays_a_ransom_and_buys_what_goes_with_its_deck() -> None:
    assert answer(rest(scene([COIN] * 2, malus=["dmt"], goods=["vieux-taz"]), "buy")) == "pay dmt"
    assert answer(scene([COIN] * 5, goods=["oxycodone", "eau"])).startswith("buy oxycodone")


def test_it_chooses_sides_cards_and_places() -> None:
    hurt = scene(["paracetamol", "alcool"], life=(9, 9), deck=[])
    assert answer(hurt).startswith("choose paracetamol")
    table = scene(
        [COIN] * 2, goods=["cafeine"], piles=[0], reserve=["lsd", "eau", "speed"], luck=events("marche-secret")
    )
    assert answer(say(table, "buy cafeine")) != "none"
    table = say(scene(["methylphenidate", PAUSE], deck=["infection", "lsd"]), "apply methylphenidate 0.1")
    assert answer(table) == "toss infection"
    assert answer(say(table, "toss infection")) == "keep lsd"


def test_it_stops_a_black_out_rather_than_reshuffle() -> None:
    table = say(scene(["ghb", PAUSE], deck=[], discard=["lsd"]), "apply ghb")
    assert answer(table) == "stop"


def test_it_gives_a_kept_card_rather_than_take_an_infection() -> None:
    table = scene([COIN] * 2, goods=["cafeine"], piles=[0], rdr=["eau"], luck=events("initiation"))
    assert answer(say(table, "buy cafeine")) == "give eau"


@pytest.mark.parametrize("mode", ["piles", "river"])
def test_it_beats_chance(mode: str) -> None:
    bots, won = levels(game), 0
    for seed in range(20):
        table = tablee.deal("narcose", 2, seed, {"mode": mode}, listen=False)
        play(table, {seed % 2: bots["novice"], 1 - seed % 2: bots["random"]}, Random(seed))
        assert table.result is not None
        won += table.result.winners == (seed % 2,)
    assert won >= 18
    assert kind(table) == "over" or offers(table)
