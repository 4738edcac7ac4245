"""TS-4, TS-5: the turn and its actions, Contain excepted."""

from __future__ import annotations

import pytest
from tests.games.tesseract.scene import heard, kind, lab, offers, primed, refused, say, scene

from tablee.games.tesseract.cubes import CELL, NAMES, removable

ACTIONS = ["remove", "adjust", "transfer", "study", "contain", "deepen"]


def test_turns_go_round() -> None:
    """TS-4.1, TS-4.2, TS-9.10: an Action phase, a Threat phase, then the next seat."""
    table = scene([], [], seats=3, scientists=("archivist", "topologist", "salvager"), tops={"a1": "blue-1"})
    seen = []
    for _ in range(4):
        seen.append(table.state.active)
        say(table, "end")
        while kind(table) != "action":
            say(table, offers(table)[0])
    assert seen == [0, 1, 2, 0]
    assert heard(table).count("primed") == 4


def test_three_actions_the_same_one_three_times() -> None:
    """TS-4.3, TS-4.4, TS-4.5, TS-2.8: the counter goes down to 0, then actions are barred."""
    table = scene(["yellow-2"])
    for left in (3, 2, 1):
        assert table.view(1)["actions"] == left
        say(table, "adjust", offers(say(table.fork(), "adjust"))[0])
    assert table.view(0)["actions"] == 0
    assert offers(table) == ["end"]
    assert refused(table, "adjust") == "TS-4.3"


def test_actions_in_any_order() -> None:
    """TS-4.4."""
    table = scene(["yellow-2"], tops={"a1": "blue-5"})
    say(table, "remove", "a1", "adjust", "archivist yellow-2 to 3", "remove", "a4")
    assert lab(table) == ["yellow-3", "blue-4", "blue-5"]
    assert table.state.actions == 0


def test_the_active_scientist_may_end_with_actions_left() -> None:
    """TS-4.6, Ruling 32."""
    table = scene(["yellow-2"], tops={"a1": "blue-1"})
    assert offers(table)[-1] == "end"
    say(table, "end")
    assert table.state.active == 1


def test_everything_is_open_and_talk_is_free() -> None:
    """TS-4.7, TS-4.8: everybody, spectators too, sees the same table with all hands."""
    table = scene(["yellow-2"], hands=[["about-turn"], ["dye"]])
    assert table.view(0) == table.view(1) == table.view(None)
    assert [s["hand"][0]["card"] for s in table.view(None)["scientists"]] == ["about-turn", "dye"]


def test_only_the_active_scientist_decides() -> None:
    """TS-4.9, Ruling 20: no vote; nobody else is asked."""
    table = scene(["yellow-2"], [])
    assert table.waiting == (0,)
    assert table.ask(1) is None


def test_remove_keeps_the_value() -> None:
    """TS-5.1."""
    table = scene(tops={"d4": "purple-3"})
    say(table, "remove", "d4")
    assert lab(table) == ["purple-3"]
    assert table.state.height[CELL["d4"]] == 3


def test_a_full_lab_takes_nothing() -> None:
    """TS-5.2: neither by Remove nor by Transfer."""
    full = ["yellow-1", "yellow-1", "blue-3", "blue-6", "orange-2", "purple-4"]
    table = scene(full, ["yellow-5"])
    assert "remove" not in offers(table)
    assert refused(table, "remove") == "TS-5.2"
    assert table.view(0)["barred"]["remove"] == "TS-5.2"
    say(table, "transfer")
    assert all("to topologist" in option for option in offers(table))


def test_removable_means_top_and_two_sides() -> None:
    """TS-5.3: of a whole block just the corners; the underside never counts."""
    assert [NAMES[cell] for cell in removable([4] * 16)] == ["a1", "a4", "d1", "d4"]
    flat = removable([1] * 16)
    assert [NAMES[cell] for cell in flat] == ["a1", "a4", "d1", "d4"]
    alone = [0] * 16
    alone[CELL["b2"]] = 1
    assert [NAMES[cell] for cell in removable(alone)] == ["b2"]


def test_a_gap_beside_a_cube_frees_a_side() -> None:
    """TS-5.3: a2 has its outer side free; once a1 is a floor lower it has two."""
    heights = [4] * 16
    heights[CELL["a1"]] = 3
    assert CELL["a2"] in removable(heights)
    assert CELL["b1"] in removable(heights)
    assert CELL["b2"] not in removable(heights)


def test_a_held_cube_cannot_be_removed() -> None:
    """TS-5.4."""
    table = scene()
    say(table, "remove")
    assert "b2" not in offers(table)
    assert refused(table, "b2") == "TS-5.4"
    assert refused(table, "a2") == "TS-5.4"


def test_with_an_empty_block_there_is_nothing_to_remove() -> None:
    """TS-5.3."""
    assert refused(scene(["yellow-2"], height=0), "remove") == "TS-5.3"


def test_a_3_can_be_adjusted_to_2_or_to_4() -> None:
    """TS-5.5: the rulebook's example of calibrating."""
    table = say(scene(["yellow-3"]), "adjust")
    assert offers(table) == ["archivist yellow-3 to 2", "archivist yellow-3 to 4"]
    say(table, "archivist yellow-3 to 4")
    assert lab(table) == ["yellow-4"]


def test_only_the_own_lab_and_the_primed_area_can_be_adjusted() -> None:
    """TS-5.5."""
    table = say(scene(["yellow-3"], ["blue-2"], primed=["orange-5"]), "adjust")
    assert not any("blue" in option for option in offers(table))
    assert "primed orange-5 to 4" in offers(table)
    assert refused(scene([], ["blue-2"]), "adjust") == "TS-5.5"


def test_no_step_between_6_and_1() -> None:
    """TS-5.6: nor from 1 to 0 in a Lab."""
    table = say(scene(["yellow-6", "blue-1"], primed=["orange-6"]), "adjust")
    assert offers(table) == ["archivist yellow-6 to 5", "archivist blue-1 to 2", "primed orange-6 to 5"]


def test_a_primed_1_adjusted_to_0_is_destroyed() -> None:
    """TS-5.7."""
    table = say(scene(primed=["orange-1"]), "adjust")
    assert offers(table) == ["primed orange-1 to 0", "primed orange-1 to 2"]
    say(table, "primed orange-1 to 0")
    assert primed(table) == []
    assert table.view(0)["destroyed"]["orange"] == 1


def test_three_of_a_value_after_actions_are_no_breach() -> None:
    """TS-5.8, Ruling 3: the first answer of the rulebook's FAQ."""
    table = say(scene(primed=["orange-3", "blue-3", "blue-4"]), "adjust", "primed blue-4 to 3")
    assert table.view(0)["wells"][2] == ["orange-3", "blue-3", "blue-3"]
    assert table.state.breaches == 0


def test_transfer_goes_both_ways_between_ones_own_lab_and_another() -> None:
    """TS-5.9."""
    three = ("archivist", "topologist", "salvager")
    table = say(scene(["yellow-3"], ["blue-2"], [], seats=3, scientists=three), "transfer")
    assert offers(table) == [
        "yellow-3 from archivist to topologist",
        "blue-2 from topologist to archivist",
        "yellow-3 from archivist to salvager",
    ]
    say(table, "blue-2 from topologist to archivist")
    assert kind(table) == "consent"
    say(table, "accept")
    assert lab(table) == ["yellow-3", "blue-2"]
    assert lab(table, 1) == []
    assert table.state.actions == 2


def test_transfer_asks_the_other_scientist() -> None:
    """TS-5.10, Ruling 13: the asked seat sees what is offered."""
    table = say(scene(["yellow-3"], []), "transfer", "yellow-3 from archivist to topologist")
    assert table.waiting == (1,)
    assert table.view(1)["offer"] == {"cube": "yellow-3", "of": "archivist", "to": "topologist", "back": ""}
    assert offers(table) == ["accept", "refuse"]
    assert lab(table) == ["yellow-3"]


def test_a_refusal_costs_nothing_and_holds_for_the_turn() -> None:
    """TS-5.11, Ruling 22."""
    table = say(scene(["yellow-3"], []), "transfer", "yellow-3 from archivist to topologist", "refuse")
    assert table.state.actions == 3
    assert lab(table) == ["yellow-3"]
    assert "transfer" not in offers(table)
    assert refused(table, "transfer") == "TS-5.11"
    say(table, "end")
    while table.state.active != 0 or kind(table) != "action":
        say(table, offers(table)[0] if kind(table) != "action" else "end")
    assert "transfer" in offers(table)


def test_with_nothing_to_pass_there_is_no_transfer() -> None:
    """TS-5.9."""
    assert refused(scene(), "transfer") == "TS-5.9"


def test_a_level_2_card_is_studied_into_a_level_3_card() -> None:
    """TS-5.12: the rulebook's example of studying."""
    table = scene(scientists=("salvager", "topologist"), hands=[["dye"]])
    say(table, "study", "card dye")
    (card,) = table.state.hands[0]
    assert table.game.cards.research[card].level == 3
    assert table.view(0)["discarded"] == ["dye"]
    assert table.state.actions == 2


def test_level_4_and_empty_piles_cannot_be_studied() -> None:
    """TS-5.12, TS-5.13, Ruling 19."""
    assert refused(scene(), "study") == "TS-5.12"
    assert refused(scene(hands=[["sealant"]]), "study") == "TS-5.13"
    assert refused(scene(hands=[["dye"]], empty_piles=[3]), "study") == "TS-5.13"
    table = say(scene(hands=[["dye", "dissipation"]], empty_piles=[3]), "study")
    assert offers(table) == ["card dissipation"]


def test_deepen_is_the_scientists_own_action() -> None:
    """TS-5.14, TS-7.10: offered while it can do something."""
    table = scene(scientists=("night-watch", "archivist"), primed=["blue-3"])
    say(table, "deepen", "primed blue-3 to 2", "primed blue-2 to 1")
    assert primed(table) == ["blue-1"]
    assert table.state.actions == 2
    assert refused(scene(scientists=("night-watch", "archivist")), "deepen") == "TS-12.10"


def test_a_lasting_ability_costs_no_action() -> None:
    """TS-5.15: the Topologist reaches cubes with two visible faces."""
    table = scene(scientists=("topologist", "archivist"))
    say(table, "remove")
    assert "a2" in offers(table)
    assert "b2" not in offers(table)


def test_once_a_turn_is_once_a_turn() -> None:
    """TS-5.16: the Spectral Chemist recolours one removed cube, not two; other abilities work each time."""
    table = scene(scientists=("spectral-chemist", "archivist"), tops={"a1": "blue-5", "a4": "blue-6"})
    say(table, "remove", "a1", "yellow", "remove", "a4")
    assert kind(table) == "action"
    assert lab(table) == ["yellow-5", "blue-6"]
    table = scene(scientists=("defusal-technician", "archivist"), primed=["blue-5"])
    say(table, "adjust", "primed blue-5 to 3", "adjust", "primed blue-3 to 1")
    assert primed(table) == ["blue-1"]


def test_support_roles_carry_a_diamond() -> None:
    """TS-5.17."""
    support = [card.id for card in scene().game.cards.scientists if card.support]
    assert support == ["transport-engineer", "mission-coordinator", "seismologist", "night-watch"]


def test_an_answer_without_dice_can_be_taken_back() -> None:
    """Adjusting is public and nobody learns from it."""
    table = say(scene(["yellow-3"]), "adjust", "archivist yellow-3 to 4")
    table.undo(0)
    assert kind(table) == "adjust"
    assert lab(table) == ["yellow-3"]
    table.undo(0)
    assert kind(table) == "action"


@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_can_be_offered(action: str) -> None:
    """TS-4.3."""
    labs = ["yellow-1", "yellow-2", "yellow-3"], ["blue-5"]
    table = scene(*labs, scientists=("salvager", "archivist"), destroyed=["blue"], hands=[["dye"]])
    assert action in offers(table)
