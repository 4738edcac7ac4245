"""TS-6, TS-11: the Contain action, the rulebook's example of it, and what it unlocks."""

from __future__ import annotations

from bisect import insort

import pytest
from tests.games.tesseract.scene import all_but, hand, heard, kind, lab, offers, primed, refused, say, scene

from tablee.games.tesseract.cubes import CELL, CUBE, series_in, series_kind, value_of


def kinds(*cubes: str) -> str:
    return series_kind([CUBE[cube] for cube in cubes])


def test_sets_and_runs() -> None:
    """TS-6.2, Ruling 11: the rulebook's 1-1-1 and 3-4-5; no run over 6."""
    assert kinds("yellow-1", "yellow-1", "yellow-1") == "set"
    assert kinds("yellow-3", "yellow-4", "yellow-5") == "run"
    assert kinds("yellow-5", "yellow-6", "yellow-1") == ""
    assert kinds("yellow-1", "yellow-3", "yellow-5") == ""


def test_one_colour_or_no_colour_twice() -> None:
    """TS-6.4, Ruling 11."""
    assert kinds("yellow-1", "orange-1", "blue-1") == "set"
    assert kinds("yellow-1", "yellow-1", "blue-1") == ""
    assert kinds("yellow-2", "blue-3", "purple-4", "orange-5") == "run"
    assert kinds("yellow-2", "blue-3", "yellow-4") == ""


def test_three_cubes_at_least() -> None:
    """TS-6.3."""
    assert refused(scene(["yellow-2", "yellow-3"]), "contain") == "TS-6.3"
    assert "contain" in offers(scene(["yellow-2", "yellow-3", "yellow-4"]))


def test_a_series_needs_a_cube_with_an_empty_place() -> None:
    """TS-6.1, TS-6.9."""
    full = ["yellow-2", "yellow-3", "yellow-4"]
    assert refused(scene(full, contained=full), "contain") == "TS-6.1"
    assert refused(scene(["yellow-1", "yellow-3", "blue-6"]), "contain") == "TS-6.1"
    table = say(scene(full, contained=full[:2]), "contain", "run yellow-2 yellow-3 yellow-4")
    assert offers(table) == ["yellow-4"]


def test_the_order_of_cubes_in_a_lab_does_not_matter() -> None:
    """TS-6.5, TS-2.7."""
    assert "contain" in offers(scene(["yellow-4", "blue-6", "yellow-2", "purple-1", "yellow-3"]))


def test_a_shorter_series_may_be_declared() -> None:
    """TS-6.6, Ruling 18."""
    table = say(scene(["yellow-2", "yellow-3", "yellow-4", "yellow-5"]), "contain")
    assert offers(table) == [
        "run yellow-2 yellow-3 yellow-4",
        "run yellow-3 yellow-4 yellow-5",
        "run yellow-2 yellow-3 yellow-4 yellow-5",
    ]


def test_karens_contain_action() -> None:
    """The rulebook's whole example: TS-6.1 to TS-6.14. Four cubes, a yellow run, the 3 contained, the identical primed
    cube destroyed, two cubes rolled for a level 2 card, and the blue cube outside the run left alone (TS-6.7)."""
    table = scene(["yellow-2", "blue-2", "yellow-3", "yellow-4"], primed=["yellow-3", "blue-5"], rolls=[6, 1])
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-3")
    assert table.view(0)["contained"]["yellow"] == [3]
    assert primed(table) == ["blue-5"]
    assert table.view(0)["destroyed"]["yellow"] == 1
    assert lab(table) == ["yellow-2", "yellow-4", "blue-2"]
    assert kind(table) == "reroll"
    say(table, "reroll")
    assert lab(table) == ["yellow-1", "yellow-6", "blue-2"]
    assert [table.game.cards.research[card].level for card in table.state.hands[0]] == [2]
    assert table.state.actions == 2


def test_karen_could_have_kept_her_cubes() -> None:
    """TS-6.12, TS-6.13, Ruling 18: all or none."""
    table = scene(["yellow-2", "yellow-3", "yellow-4"])
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-3")
    assert offers(table) == ["reroll", "keep"]
    say(table, "keep")
    assert lab(table) == ["yellow-2", "yellow-4"]
    assert hand(table) == []


def test_a_cube_goes_to_the_place_of_its_colour_and_value() -> None:
    """TS-6.8."""
    table = scene(["yellow-5", "orange-5", "blue-5"])
    say(table, "contain", "set yellow-5 orange-5 blue-5", "blue-5")
    assert table.view(0)["contained"] == {"yellow": [], "orange": [], "purple": [], "blue": [5]}


def test_only_one_identical_primed_cube_is_destroyed() -> None:
    """TS-6.10, TS-6.11, Ruling 19: same colour and value, and one of them; also when a card contains."""
    primed_ones = ["yellow-3", "yellow-3", "blue-3", "yellow-4"]
    table = scene(["yellow-2", "yellow-3", "yellow-4"], primed=primed_ones)
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-3")
    assert primed(table) == ["yellow-3", "yellow-4", "blue-3"]
    table = scene(["yellow-3"], primed=primed_ones, hands=[["emergency-containment"]])
    say(table, "play emergency-containment", "yellow-3 of archivist")
    assert primed(table) == ["yellow-3", "yellow-4", "blue-3"]


@pytest.mark.parametrize(("length", "level"), [(3, 2), (4, 3), (5, 4), (6, 4)])
def test_the_level_is_the_number_of_cubes_rolled(length: int, level: int) -> None:
    """TS-6.14, TS-6.15, Ruling 12: five cubes still give level 4."""
    cubes = [f"yellow-{v}" for v in range(1, length + 1)]
    table = scene(cubes)
    say(table, "contain", f"run {' '.join(cubes)}", "yellow-1", "reroll")
    assert [table.game.cards.research[card].level for card in table.state.hands[0]] == [level]


def test_an_empty_pile_gives_no_card_but_the_cubes_may_be_rolled() -> None:
    """TS-6.16, TS-7.5, Ruling 12."""
    table = scene(["yellow-2", "yellow-3", "yellow-4"], empty_piles=[2], rolls=[1, 1])
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-3", "reroll")
    assert lab(table) == ["yellow-1", "yellow-1"]
    assert hand(table) == []
    assert "no-card" in heard(table)


def test_everything_in_its_order() -> None:
    """TS-6.17, Ruling 25: primed cube, column, row, and the roll last; the cube just destroyed can be brought back."""
    row = [f"yellow-{v}" for v in range(1, 6)]
    table = scene(
        ["yellow-4", "yellow-5", "yellow-6"], contained=[*row, "blue-6"], primed=["yellow-6"], heights={"a1": 2}
    )
    say(table, "contain", "run yellow-4 yellow-5 yellow-6", "yellow-6")
    assert heard(table)[-4:] == ["contained", "destroyed", "turned-up", "row"]
    assert kind(table) == "bring-back"
    assert offers(table) == ["yellow", "done"]
    say(table, "done")
    assert kind(table) == "reroll"


def test_two_in_a_column_turn_its_card_up() -> None:
    """TS-11.1, Ruling 15: by itself; its effect can be read but not used."""
    table = scene(["yellow-2", "yellow-3", "yellow-4"], contained=["blue-3"], luck={"containment": [4]})
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-3", "keep")
    column = table.view(0)["columns"][2]
    assert (column["card"], column["state"], column["count"]) == ("grounding", "up", 2)
    assert "use grounding" not in offers(table)


def test_four_in_a_column_unlock_its_card_for_everybody() -> None:
    """TS-11.2, TS-11.3."""
    table = scene(
        ["yellow-2", "yellow-3", "yellow-4"], contained=["orange-3"], luck={"containment": [6]}, tops={"a1": "blue-1"}
    )
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-3", "keep")
    insort(table.state.contained, CUBE["purple-3"])
    table.state.labs[0] = [CUBE["blue-2"], CUBE["blue-3"], CUBE["blue-4"]]
    say(table, "contain", "run blue-2 blue-3 blue-4", "blue-3", "keep")
    assert table.view(0)["columns"][2]["state"] == "unlocked"
    assert "use all-nighter" in offers(table)
    say(table, "end")
    assert table.state.active == 1
    say(table, "use all-nighter")
    assert table.state.actions == 7
    assert table.view(0)["columns"][2]["state"] == "spent"
    assert "use all-nighter" not in offers(table)


def test_a_full_row_brings_a_destroyed_cube_back() -> None:
    """TS-11.4, Ruling 15: chosen, rolled, put on a column below four floors; it may be declined."""
    row = [f"yellow-{v}" for v in range(1, 6)]
    table = scene(
        ["yellow-4", "yellow-5", "yellow-6"],
        contained=row,
        destroyed=["blue", "purple"],
        heights={"a1": 2, "b2": 3},
        rolls=[5],
    )
    say(table, "contain", "run yellow-4 yellow-5 yellow-6", "yellow-6")
    assert offers(table) == ["purple", "blue", "done"]
    say(table, "purple")
    assert table.view(0)["rolled"] == "purple-5"
    assert offers(table) == ["a1", "b2"]
    assert refused(table, "c3") == "TS-8.5"
    say(table, "a1")
    assert table.state.height[CELL["a1"]] == 3
    assert value_of(table.state.block[CELL["a1"] * 4 + 2]) == 5


def test_without_destroyed_cubes_a_full_row_brings_nothing() -> None:
    """TS-11.5."""
    row = [f"yellow-{v}" for v in range(1, 6)]
    table = scene(["yellow-4", "yellow-5", "yellow-6"], contained=row)
    say(table, "contain", "run yellow-4 yellow-5 yellow-6", "yellow-6")
    assert kind(table) == "reroll"


def test_the_24th_place_wins_at_once() -> None:
    """TS-1.1, TS-1.2, TS-1.3, Ruling 2: everybody wins, before anything else happens."""
    table = scene(["yellow-2", "yellow-3", "yellow-4"], contained=all_but("yellow-3"), primed=["yellow-3"])
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-3")
    assert table.result is not None
    assert table.result.winners == (0, 1)
    assert table.result.reason == "contained"
    assert primed(table) == ["yellow-3"]


@pytest.mark.parametrize(("base", "next_ones"), [("1A", ["1B", "2A"]), ("3B", ["3A", "4B"]), ("4A", ["4B"])])
def test_after_a_win_the_other_side_and_the_next_base_are_proposed(base: str, next_ones: list[str]) -> None:
    """TS-1.6."""
    table = scene(["yellow-2", "yellow-3", "yellow-4"], contained=all_but("yellow-3"), options={"base": base})
    assert table.view(0)["proposed"] == []
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-3")
    assert table.view(0)["proposed"] == next_ones


def test_equal_cubes_are_listed_once() -> None:
    six = tuple(CUBE[c] for c in ["yellow-1"] * 4)
    assert series_in(six, False, 3) == (six[:3], six)
