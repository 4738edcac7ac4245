"""TS-12: the eleven scientists, each with a lasting ability and an individual action."""

from __future__ import annotations

import pytest
from tests.games.tesseract.scene import hand, heard, kind, lab, offers, primed, refused, say, scene
from tests.games.tesseract.test_threat import at

from tablee.games.tesseract.cubes import CELL


def test_quantum_physicist_gets_a_fourth_action_for_three_different_ones() -> None:
    """TS-12.1, Ruling 29: once a turn; cards do not count."""
    table = scene(["yellow-2"], scientists=("quantum-physicist", "archivist"), hands=[["dye", "about-turn"]])
    say(table, "adjust", "quantum-physicist yellow-2 to 3", "play about-turn", "yellow-3 of quantum-physicist")
    say(table, "remove", "a1")
    assert table.state.actions == 1
    say(table, "study", "card dye")
    assert table.state.actions == 1
    say(table, "remove", "a4")
    assert table.state.actions == 0


def test_quantum_physicist_gets_nothing_for_the_same_action() -> None:
    """TS-12.1."""
    table = scene(scientists=("quantum-physicist", "archivist"))
    say(table, "remove", "a1", "remove", "a4", "remove", "d1")
    assert table.state.actions == 0


def test_quantum_physicist_flips_two_cubes() -> None:
    """TS-12.1."""
    table = scene(["yellow-2"], scientists=("quantum-physicist", "archivist"), primed=["blue-6"])
    say(table, "deepen", "yellow-2 of quantum-physicist", "primed blue-6")
    assert (lab(table), primed(table)) == (["yellow-5"], ["blue-1"])


def test_transport_engineer_tunes_one_transfer_a_turn() -> None:
    """TS-12.2."""
    table = scene(["yellow-2", "blue-5"], scientists=("transport-engineer", "archivist"))
    say(table, "transfer", "yellow-2 from transport-engineer to archivist", "accept")
    assert offers(table) == ["keep", "archivist yellow-2 to 1", "archivist yellow-2 to 3"]
    say(table, "archivist yellow-2 to 3", "transfer", "blue-5 from transport-engineer to archivist", "accept")
    assert kind(table) == "action"
    assert lab(table, 1) == ["yellow-3", "blue-5"]


def test_transport_engineer_keeps_an_ability_not_used() -> None:
    """TS-12.2, TS-5.16."""
    table = scene(["yellow-2", "blue-5"], scientists=("transport-engineer", "archivist"))
    say(table, "transfer", "yellow-2 from transport-engineer to archivist", "accept", "keep")
    assert table.view(0)["scientists"][0]["ready"]


def test_transport_engineer_delivers_a_cube_tuned_before_the_symbol_fires() -> None:
    """TS-12.2, Ruling 26: the Shockwave meets the adjusted cube."""
    scientists = ("transport-engineer", "archivist")
    table = scene(scientists=scientists, heights={"a1": 1}, tops={"a1": "blue-3"}, rows=at("a1", "S"), last_primed=3)
    say(table, "deepen", "a1", "lab archivist", "archivist blue-3 to 2")
    assert lab(table, 1) == ["blue-2"]
    assert table.state.actions == 2


def test_defusal_technician_adjusts_primed_cubes_by_two() -> None:
    """TS-12.3: a 2 can go to 0; Lab cubes keep to one step."""
    table = scene(["yellow-4"], scientists=("defusal-technician", "archivist"), primed=["blue-2"])
    say(table, "adjust")
    assert [o for o in offers(table) if "blue" in o] == [f"primed blue-2 to {v}" for v in (0, 1, 3, 4)]
    assert [o for o in offers(table) if "yellow" in o] == [f"defusal-technician yellow-4 to {v}" for v in (3, 5)]
    say(table, "primed blue-2 to 0")
    assert primed(table) == []


def test_defusal_technician_destroys_from_a_stack_of_three() -> None:
    """TS-12.3."""
    stack = ["blue-3", "orange-3", "purple-3", "yellow-5"]
    table = scene(scientists=("defusal-technician", "archivist"), primed=stack)
    say(table, "deepen")
    assert offers(table) == ["primed orange-3", "primed purple-3", "primed blue-3", "done"]
    say(table, "primed purple-3")
    assert refused(table, "deepen") == "TS-12.3"


def test_crystallographer_ignores_colours_in_sets_only() -> None:
    """TS-12.4."""
    table = scene(["yellow-3", "yellow-3", "blue-3"], scientists=("crystallographer", "archivist"))
    say(table, "contain", "set yellow-3 yellow-3 blue-3", "blue-3", "keep")
    assert lab(table) == ["yellow-3", "yellow-3"]
    runs = scene(["yellow-3", "yellow-4", "blue-5"], scientists=("crystallographer", "archivist"))
    assert "contain" not in offers(runs)
    others = scene([], ["yellow-3", "yellow-3", "blue-3"], scientists=("crystallographer", "archivist"), active=1)
    assert "contain" not in offers(others)


def test_crystallographer_copies_a_value() -> None:
    """TS-12.4, TS-8.10."""
    table = scene(["yellow-3", "blue-6"], scientists=("crystallographer", "archivist"))
    say(table, "deepen", "yellow-3 of crystallographer", "blue-6 of crystallographer")
    assert lab(table) == ["yellow-3", "blue-3"]


def test_topologist_reaches_further_by_remove_alone() -> None:
    """TS-12.5: the individual action keeps to removable cubes."""
    table = scene(scientists=("topologist", "archivist"), heights={"d4": 2})
    say(table, "remove")
    assert "a2" in offers(table)
    table.undo(0)
    say(table, "deepen")
    assert "a2" not in offers(table)


def test_topologist_restructures() -> None:
    """TS-12.5, TS-8.4."""
    table = scene(scientists=("topologist", "archivist"), heights={"a1": 2})
    say(table, "deepen", "d4", "a1")
    assert (table.state.height[CELL["d4"]], table.state.height[CELL["a1"]]) == (3, 3)


def test_archivist_studies_among_two_cards() -> None:
    """TS-12.6: one is kept, the other discarded."""
    cards = scene().game.cards
    luck = {"research-3": [cards.research_index["tolerance"], cards.research_index["shuttle"]]}
    table = scene(hands=[["dye"]], luck=luck)
    say(table, "study", "card dye")
    assert kind(table) == "keep"
    assert table.view(0)["drawn"] == ["tolerance", "shuttle"]
    say(table, "card shuttle")
    assert hand(table) == ["shuttle"]
    assert sorted(table.view(0)["discarded"]) == ["dye", "tolerance"]


def test_archivist_draws_two_of_level_2_and_keeps_one() -> None:
    """TS-12.6: of two equal cards nobody is asked."""
    card = scene().game.cards.research_index["dye"]
    table = scene(luck={"research-2": [card, card]})
    say(table, "deepen")
    assert hand(table) == ["dye"]
    assert table.view(0)["discarded"] == ["dye"]
    assert refused(scene(empty_piles=[2]), "deepen") == "TS-12.6"


def test_spectral_chemist_recolours_before_the_symbol_fires() -> None:
    """TS-12.7, Ruling 26."""
    table = scene(scientists=("spectral-chemist", "archivist"), heights={"a1": 1}, rows=at("a1", "M"), rolls=[6])
    say(table, "remove", "a1")
    assert offers(table) == ["keep", "yellow", "orange", "purple"]
    say(table, "purple")
    assert lab(table) == ["purple-6"]


def test_spectral_chemist_recolours_and_adjusts_in_any_lab() -> None:
    """TS-12.7."""
    table = scene([], ["blue-4"], scientists=("spectral-chemist", "archivist"))
    say(table, "deepen", "blue-4 of archivist", "yellow", "archivist yellow-4 to 5")
    assert lab(table, 1) == ["yellow-5"]


def test_mission_coordinator_transfers_once_for_free() -> None:
    """TS-12.8."""
    table = scene(["yellow-4"], [], scientists=("mission-coordinator", "archivist"))
    say(table, "free-transfer", "yellow-4 from mission-coordinator to archivist", "accept")
    assert table.state.actions == 3
    assert "free-transfer" not in offers(table)


def test_mission_coordinator_contains_with_two_labs() -> None:
    """TS-12.8, Ruling 30: own cubes first; the rest of the series is rolled in both Labs, for one card."""
    table = scene(
        ["yellow-4", "blue-1"], ["yellow-5", "yellow-6"], scientists=("mission-coordinator", "archivist"), rolls=[1, 2]
    )
    say(table, "deepen", "run yellow-4 yellow-5 yellow-6", "yellow-5", "reroll")
    assert lab(table) == ["yellow-1", "blue-1"]
    assert lab(table, 1) == ["yellow-2"]
    assert len(hand(table)) == 1
    assert table.state.actions == 2


def test_mission_coordinator_uses_own_cubes_first() -> None:
    """TS-12.8, Ruling 30."""
    table = scene(["yellow-4"], ["yellow-4", "yellow-5", "yellow-6"], scientists=("mission-coordinator", "archivist"))
    say(table, "deepen", "run yellow-4 yellow-5 yellow-6", "yellow-4", "keep")
    assert lab(table) == []
    assert lab(table, 1) == ["yellow-4", "yellow-5", "yellow-6"]


def test_seismologist_chooses_the_cube_of_an_event_in_her_turn() -> None:
    """TS-12.9: not in the Threat phase's own priming, and not in somebody else's turn."""
    heights, tops = {"a1": 1, "d4": 3}, {"a1": "blue-6", "d1": "purple-5"}
    table = scene(
        scientists=("seismologist", "archivist"), heights=heights, tops=tops, rows=at("a1", "C"), rolls=[1, 2]
    )
    say(table, "end")
    assert kind(table) == "event-cube"
    assert "d1" in offers(table)
    say(table, "d1")
    assert primed(table) == ["purple-2", "blue-1"]
    other = scene(scientists=("seismologist", "archivist"), heights=heights, rows=at("a1", "C"), rolls=[1, 2], active=1)
    say(other, "end")
    assert kind(other) == "action"


def test_seismologist_disarms_for_a_card() -> None:
    """TS-12.9, TS-8.11: under exactly one cube."""
    table = scene(
        scientists=("seismologist", "archivist"),
        heights={"a1": 1, "a2": 2},
        rows=["MM..", *["...."] * 3],
        hands=[["dye"]],
    )
    say(table, "deepen", "card dye")
    assert offers(table) == ["a1"]
    say(table, "a1", "remove", "a1")
    assert "event" not in heard(table)
    assert hand(table) == []
    assert refused(scene(scientists=("seismologist", "archivist")), "deepen") == "TS-12.9"


def test_night_watch_rolls_again_once_a_round() -> None:
    """TS-12.10, TS-5.16: in anybody's Threat phase; ready again with the own turn."""
    table = scene(scientists=("archivist", "night-watch"), heights={"a1": 3, "a4": 2}, rolls=[3, 4, 5, 6])
    say(table, "end")
    assert table.waiting == (1,)
    say(table, "watch")
    assert primed(table) == ["blue-4"]
    assert table.view(0)["scientists"][1]["ready"]
    say(table, "end")
    assert kind(table) == "react"
    say(table, "watch")
    assert not table.view(0)["scientists"][1]["ready"]
    say(table, "end")
    assert kind(table) != "react"


def test_salvager_may_match_one_value_higher() -> None:
    """TS-12.11, Ruling 35: one cube is destroyed; with both there, the active scientist chooses."""
    run = ["yellow-2", "yellow-3", "yellow-4"]
    table = scene(run, scientists=("salvager", "archivist"), primed=["yellow-4"])
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-3")
    assert primed(table) == []
    table = scene(run, scientists=("salvager", "archivist"), primed=["yellow-3", "yellow-4"])
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-3")
    assert offers(table) == ["primed yellow-3", "primed yellow-4"]
    say(table, "primed yellow-4")
    assert primed(table) == ["yellow-3"]


def test_salvager_rolls_a_destroyed_cube_into_the_lab() -> None:
    """TS-12.11."""
    table = scene(scientists=("salvager", "archivist"), destroyed=["purple"], rolls=[6])
    say(table, "deepen", "purple")
    assert lab(table) == ["purple-6"]
    assert refused(scene(scientists=("salvager", "archivist")), "deepen") == "TS-12.11"


@pytest.mark.parametrize("who", range(11))
def test_every_scientist_has_an_ability_and_an_action(who: int) -> None:
    """TS-2.4."""
    cards = scene().game.cards
    assert cards.scientists[who].ability
    assert cards.acts[who]
