"""The deathbed, the refill and the end of the game (PM-10, PM-11, PM-1)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.petite_mort.scene import asked, everybody, grave, say, scene, through, told

from tablee.games.petite_mort import game
from tablee.kit import Table

FULL = ["lucien-moyenne", "mattress-tester", "number-puzzles", "belt-and-braces"]
PEOPLE = [card.id for card in game.cards.people]
TRAITS = [card.id for card in game.cards.traits]


# PM-10


def test_whoever_has_three_traits_dies_in_bed_with_everything() -> None:
    """PM-10.1, PM-10.2, Ruling 22: nobody is asked."""
    table = scene({0: [FULL]}, phase="deathbed")
    assert grave(table, 0) == FULL
    assert grave(table, 1) == []
    assert FULL[0] not in [seen["person"] for seen in table.view(None)["seats"][0]["lives"]]
    assert len(table.view(None)["seats"][0]["lives"]) == 3
    assert told(table, "bed")[0]["rule"] == "PM-10.1"


def test_two_traits_are_not_enough() -> None:
    """PM-10.1."""
    assert grave(scene({0: [FULL[:3]]}, phase="deathbed"), 0) == []


def test_a_reaped_character_does_not_die_in_bed() -> None:
    """PM-10.1, PM-8.1."""
    life = ["firmin-escabeau", "cat", "undertaker", "triple-cream"]
    table = scene({1: [life]}, scythes={0: ["express-file", "fuse"]}, phase="reap")
    say(table, {0: ["reap firmin-escabeau with express-file", "no more"], 1: ["no more"]})
    say(table, {0: ["take cat", "take undertaker"], 1: ["no token"]})
    assert not told(table, "bed")
    assert table.view(None)["seats"][1]["beds"] == 0


def test_how_everybody_died_is_remembered() -> None:
    """PM-10.3, Ruling 23."""
    lives = {0: [FULL], 1: [["firmin-escabeau"]]}
    table = scene(lives, scythes={0: ["express-file", "fuse"]}, phase="reap")
    say(table, {0: ["reap firmin-escabeau with express-file", "no more"], 1: ["no more", "no token"]})
    assert [(death["cards"], death["owner"], death["reapers"]) for death in table.view(None)["deaths"]] == [
        (["firmin-escabeau"], 1, [0]), (FULL, 0, []),
    ]  # fmt: skip
    seats = table.view(None)["seats"]
    assert [(seat["beds"], seat["reaps"], seat["lost"]) for seat in seats] == [(1, 1, 0), (0, 0, 1)]


# PM-11


def test_everybody_is_filled_up_again() -> None:
    """PM-11.1, PM-11.2, PM-11.3."""
    lives = {0: [FULL], 1: [["firmin-escabeau"]]}
    table = scene(lives, scythes={0: ["express-file", "fuse"]}, phase="reap", seats=2)
    before = table.view(None)["piles"]
    say(table, {0: ["reap firmin-escabeau with express-file", "no more"], 1: ["no more", "no token"]})
    after = table.view(None)["piles"]
    assert {name: before[name] - after[name] for name in before} == {"people": 2, "traits": 4, "scythes": 1}
    for seat in (0, 1):
        hand = table.view(seat)["hand"]
        assert (len(hand["traits"]), len(hand["scythes"])) == (3, 2)
    assert asked(table, 0).kind == "give"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_seat_draws_first_and_then_moves_on(first: int) -> None:
    """PM-11.4, PM-3.8, Ruling 24."""
    table = scene(seats=3, phase="refill", first=first)
    assert [event["seat"] for event in told(table, "drew")] == [(first + i) % 3 for i in range(3)]
    assert table.view(None)["first"] == (first + 1) % 3
    assert table.view(None)["round"] == 2


def test_discards_are_never_shuffled_in_again() -> None:
    """PM-11.5, Ruling 26: with an empty pile and a discard of fifteen the game ends."""
    used = [card.id for card in game.cards.scythes][:-4]
    table = scene({1: [["firmin-escabeau"]]}, phase="reap", gone=used[:-1], scythes={0: [used[-1]]})
    assert table.view(None)["piles"]["scythes"] == 1
    assert len(table.view(None)["discard"]) > 15


def short_of(what: list[str], left: int, **more: Any) -> Table[Any]:
    """A table at its refill with so many cards in one pile."""
    return scene(phase="refill", gone=what[: len(what) - left], **more)


def test_a_pile_that_is_too_short_ends_the_game_after_the_refill() -> None:
    """PM-1.7, Ruling 32: the others still draw what there is."""
    need = 2 * 2 + 2  # two seats hold one trait each, and draw two
    table = short_of(TRAITS, need - 1)
    assert table.result is not None
    assert table.result.reason.startswith("pile")
    assert [event["traits"] for event in told(table, "drew")] == [2, 1]
    assert told(table, "short")[0]["rule"] == "PM-1.7"


def test_a_pile_that_is_just_empty_ends_nothing() -> None:
    """PM-1.7."""
    table = short_of(TRAITS, 6)
    assert table.view(None)["piles"]["traits"] == 0
    assert not table.over


def test_every_one_of_the_three_piles_can_be_short() -> None:
    """PM-1.7."""
    people = scene({0: [FULL]}, phase="deathbed", gone=[p for p in PEOPLE if p != FULL[0]][:-5])
    assert people.result is not None and people.result.reason.startswith("pile")
    scythes = [card.id for card in game.cards.scythes if card.id not in ("express-file", "fuse")]
    table = scene({1: [["firmin-escabeau"]]}, scythes={0: ["express-file", "fuse"]}, phase="reap", gone=scythes[:-2])
    say(table, {0: ["reap firmin-escabeau with express-file", "no more"], 1: ["no more"]})
    everybody(table, "no token")
    assert table.result is not None and table.result.reason.startswith("pile")


# PM-1


def ended(**more: Any) -> Table[Any]:
    table = scene(phase="deathbed", **more)
    assert table.result is not None
    return table


FOUR, THREE, FIVE = 0b1111, 0b111, 0b11111


def test_four_pawns_end_the_game_for_one_alone() -> None:
    """PM-1.1, PM-1.3, Ruling 36: any four of the six."""
    for pawns in (FOUR, 0b111100, 0b101011):
        table = ended(pawns={0: THREE, 1: pawns})
        assert table.result is not None
        assert table.result[:2] == ((1,), "diploma")
        assert table.result.scores == (3, 4)


def test_the_round_is_played_to_the_end_of_phase_three() -> None:
    """PM-1.3, Ruling 31: a fourth pawn in phase 2 stops nothing before the deathbeds, and nobody draws after."""
    lives = {0: [FULL], 1: [["firmin-escabeau"]]}
    people = [p for p in PEOPLE if p not in (FULL[0], "firmin-escabeau")][:4]
    table = scene(
        lives, scythes={0: ["express-file", "fuse"]}, graves={0: people}, pawns={0: 0b111000}, phase="reap",
        options={"diploma": "moisson-d-avril"},
    )  # fmt: skip
    say(table, {0: ["reap firmin-escabeau with express-file", "no more"], 1: ["no more"]})
    assert table.view(None)["seats"][0]["pawns"] == 4
    assert not table.over
    everybody(table, "no token")
    assert table.over
    assert grave(table, 0)[-4:] == FULL
    assert not told(table, "drew")


def test_soul_points_decide_among_several_and_a_fifth_pawn_does_not() -> None:
    """PM-1.4."""
    table = ended(pawns={0: FIVE, 1: FOUR}, graves={0: ["cat"], 1: ["triple-cream"]})
    assert table.result is not None
    assert table.result[:2] == ((1,), "diploma-souls")


def test_then_characters_decide() -> None:
    """PM-1.5."""
    table = ended(pawns={0: FOUR, 1: FOUR}, graves={0: ["cat"], 1: ["milan-calepin"]})
    assert table.result is not None
    assert table.result[:2] == ((1,), "diploma-people")


def test_then_the_diploma_is_shared() -> None:
    """PM-1.6, Ruling 33: nobody is asked for an age."""
    table = ended(pawns={0: FOUR, 1: FOUR, 2: THREE}, seats=3, graves={2: ["control-tower"]})
    assert table.result is not None
    assert table.result[:2] == ((0, 1), "diploma-shared")


@pytest.mark.parametrize(
    ("pawns", "graves", "winners", "reason"),
    [
        ({0: 1, 1: 3}, {0: ["control-tower"]}, (1,), "pile"),
        ({0: 1, 1: 2}, {0: ["control-tower"]}, (0,), "pile-souls"),
        ({}, {0: ["cat"], 1: ["milan-calepin"]}, (1,), "pile-people"),
        ({}, {}, (0, 1), "pile-shared"),
    ],
)
def test_who_wins_after_a_short_pile(pawns: Any, graves: Any, winners: tuple[int, ...], reason: str) -> None:
    """PM-1.8, Ruling 32, Ruling 33: pawns, then soul points, then characters, then together."""
    table = scene(
        phase="refill", pawns=pawns, graves=graves, gone=[t for t in TRAITS if t not in ("cat", "control-tower")][:-3]
    )
    assert table.result is not None
    assert table.result[:2] == (winners, reason)


def test_pawns_never_run_out() -> None:
    """PM-2.11, Ruling 34: four pawns on the Diploma and two reapings in the same round."""
    lives = {1: [["firmin-escabeau"], ["hippolyte-cadastre"]]}
    table = scene(lives, scythes={0: ["express-file", "without-notice"]}, pawns={0: FOUR}, phase="reap")
    say(table, {0: ["reap firmin-escabeau with express-file", "reap hippolyte-cadastre with without-notice"]})
    table.answer(1, "no more")
    assert grave(table, 0) == ["firmin-escabeau", "hippolyte-cadastre"]


def test_a_round_has_four_phases_in_this_order() -> None:
    """PM-4.1."""
    table = scene(tokens={0: {"heart": 1}})
    seen = []
    while table.view(None)["round"] == 1:
        kind = asked(table, table.waiting[0]).kind
        seen.append(kind)
        through(table, kind)
    assert seen[:5] == ["give", "attach", "powa", "reap", "token"]
