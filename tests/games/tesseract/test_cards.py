"""TS-7, TS-8, TS-13: Research cards, one by one."""

from __future__ import annotations

import pytest
from tests.games.tesseract.scene import all_but, hand, heard, kind, lab, offers, primed, refused, say, scene
from tests.games.tesseract.test_threat import at

from tablee.games.tesseract import game
from tablee.games.tesseract.cubes import CELL, CUBE, value_of

# TS-7: playing


def test_cards_are_free_and_may_come_at_any_moment() -> None:
    """TS-7.1, TS-7.2, Ruling 36: before, between and after actions, as many as one likes."""
    table = scene(["yellow-3", "blue-2"], hands=[["dye", "about-turn", "about-turn"]])
    say(table, "play about-turn", "blue-2 of archivist")
    assert table.state.actions == 3
    say(
        table,
        "adjust",
        "archivist yellow-3 to 4",
        "play about-turn",
        "blue-5 of archivist",
        "remove",
        "a1",
        "remove",
        "a4",
    )
    assert table.state.actions == 0
    say(table, "play dye", "yellow-4 of archivist", "purple")
    assert "purple-4" in lab(table)


def test_a_card_is_discarded_when_it_is_done() -> None:
    """TS-7.3: while it is carried out it is neither in hand nor discarded."""
    table = say(scene(["yellow-3"], hands=[["about-turn"]]), "play about-turn")
    assert table.view(0)["playing"] == "about-turn"
    assert hand(table) == []
    say(table, "yellow-3 of archivist")
    assert table.view(0)["playing"] is None
    assert table.view(0)["discarded"] == ["about-turn"]


def test_hands_have_no_limit_and_stay_with_their_owner() -> None:
    """TS-7.4, TS-7.7: nothing offers to hand a card over."""
    table = scene(["yellow-3"], hands=[[card.id for card in game.cards.research], ["dye"]])
    assert len(hand(table)) == 24
    assert not any("give" in option for option in offers(table))


def test_an_empty_pile_stays_empty() -> None:
    """TS-7.5: discarded cards do not come back."""
    table = scene(["yellow-2", "yellow-3", "yellow-4"], empty_piles=[2])
    assert table.view(0)["piles"]["2"] == 0
    say(table, "contain", "run yellow-2 yellow-3 yellow-4", "yellow-2", "reroll")
    assert hand(table) == []


def test_cards_are_for_ones_own_action_phase() -> None:
    """TS-7.6: no card of a waiting scientist is offered to anybody."""
    table = scene(["yellow-3"], hands=[[], ["about-turn"]])
    assert offers(table)[-1] == "end"
    assert "play about-turn" not in offers(table)
    assert table.ask(1) is None


def test_levels_are_two_three_and_four() -> None:
    """TS-7.8."""
    assert {card.level for card in game.cards.research} == {2, 3, 4}


def test_numbers_are_maxima_and_a_step_without_a_target_is_passed_over() -> None:
    """TS-7.9, Ruling 24."""
    table = scene(["yellow-3"], hands=[["blank-page", "fine-tuning"]])
    say(table, "play blank-page", "done")
    assert lab(table) == ["yellow-3"]
    say(table, "play fine-tuning", "archivist yellow-3 to 4")
    assert kind(table) == "action"


@pytest.mark.parametrize(
    "card",
    ["about-turn", "airlock", "dye", "robot-arm", "wrong-foot", "twin-focus", "resonance", "backflow", "dissipation",
     "zero-point", "emergency-containment", "blank-page", "sealant", "recasting", "magnet", "full-spectrum"],
)  # fmt: skip
def test_a_card_that_would_do_nothing_is_not_offered(card: str) -> None:
    """TS-7.10, Ruling 24: on an empty table, with the reason."""
    table = scene(hands=[[card]])
    assert f"play {card}" not in offers(table)
    assert refused(table, f"play {card}") == "TS-7.10"
    assert table.view(0)["barred"][f"play {card}"] == "TS-7.10"


def test_other_labs_are_reached_without_consent_except_for_swaps() -> None:
    """TS-7.12, Ruling 23."""
    table = scene([], ["blue-2"], hands=[["about-turn"]])
    say(table, "play about-turn", "blue-2 of topologist")
    assert lab(table, 1) == ["blue-5"]


def test_cards_never_make_a_breach() -> None:
    """TS-8.13, Ruling 31."""
    table = scene(["yellow-1"], primed=["blue-6", "orange-1", "purple-1"], hands=[["wrong-foot"]])
    say(table, "play wrong-foot", "primed blue-6")
    assert len(table.view(0)["wells"][0]) == 3
    assert table.state.breaches == 0


# TS-13.1 to TS-13.8: level 2


def test_about_turn() -> None:
    """TS-13.1, TS-8.3, TS-2.2: opposite faces add up to 7."""
    for value in range(1, 7):
        table = scene([f"yellow-{value}"], hands=[["about-turn"]])
        say(table, "play about-turn", f"yellow-{value} of archivist")
        assert lab(table) == [f"yellow-{7 - value}"]


def test_backfill() -> None:
    """TS-13.2, TS-8.4, TS-8.5: to another column, never above four floors."""
    table = scene(heights={"a1": 2}, tops={"a4": "purple-6"}, hands=[["backfill"]])
    say(table, "play backfill", "a4")
    assert offers(table) == ["a1"]
    assert refused(table, "b2") == "TS-8.5"
    say(table, "a1")
    assert table.state.height[CELL["a1"]] == 3
    assert table.state.block[CELL["a1"] * 4 + 2] == CUBE["purple-6"]


def test_backfill_puts_the_cube_down_before_what_it_bared_fires() -> None:
    """TS-13.2, TS-8.4, Ruling 26: the acceleration may then destroy that very cube."""
    table = scene(height=0, heights={"a1": 1}, tops={"a1": "purple-6"}, rows=at("a1", "A"), hands=[["backfill"]])
    say(table, "play backfill", "a1", "b2")
    assert table.view(0)["destroyed"]["purple"] == 1
    assert not any(table.state.height)


def test_backfill_needs_another_column_with_room() -> None:
    """TS-8.5, TS-7.10."""
    table = scene(heights={"a1": 3}, hands=[["backfill"]])
    say(table, "play backfill")
    assert "a1" not in offers(table)


def test_airlock() -> None:
    """TS-13.3, TS-8.9: with consent; even between full Labs."""
    full = ["yellow-1"] * 6
    table = scene(full, ["blue-2"] * 6, hands=[["airlock"]])
    say(table, "play airlock", "yellow-1 of archivist", "yellow-1 for blue-2 of topologist")
    assert table.waiting == (1,)
    assert table.view(1)["offer"] == {"cube": "yellow-1", "of": "archivist", "to": "topologist", "back": "blue-2"}
    say(table, "accept")
    assert lab(table) == [*["yellow-1"] * 5, "blue-2"]
    assert lab(table, 1) == ["yellow-1", *["blue-2"] * 5]
    assert heard(table)[-1] == "swapped"


def test_a_refused_airlock_comes_back_to_hand() -> None:
    """TS-13.3, TS-5.11, Ruling 22."""
    table = scene(["yellow-1"], ["blue-2"], hands=[["airlock"]])
    say(table, "play airlock", "yellow-1 of archivist", "yellow-1 for blue-2 of topologist", "refuse")
    assert hand(table) == ["airlock"]
    assert table.view(0)["discarded"] == []
    assert "play airlock" not in offers(table)


def test_fine_tuning() -> None:
    """TS-13.4: once in the Lab, once in the Primed area."""
    table = scene(["yellow-3"], primed=["blue-1"], hands=[["fine-tuning"]])
    say(table, "play fine-tuning", "archivist yellow-3 to 2", "primed blue-1 to 0")
    assert lab(table) == ["yellow-2"]
    assert primed(table) == []


def test_dye() -> None:
    """TS-13.5, TS-8.7, Ruling 34: another colour, same value; seventeen of a colour are no fault."""
    table = scene(["yellow-3"], hands=[["dye"]])
    say(table, "play dye", "yellow-3 of archivist")
    assert offers(table) == ["orange", "purple", "blue"]
    say(table, "blue")
    assert lab(table) == ["blue-3"]


def test_robot_arm() -> None:
    """TS-13.6, TS-8.9, Ruling 26: no column moves, so nothing is bared."""
    table = scene(["yellow-3"], heights={"a1": 1}, tops={"a1": "purple-6"}, rows=at("a1", "M"), hands=[["robot-arm"]])
    say(table, "play robot-arm", "yellow-3 of archivist", "a1")
    assert lab(table) == ["purple-6"]
    assert table.state.block[CELL["a1"] * 4] == CUBE["yellow-3"]
    assert "event" not in heard(table)


def test_wrong_foot() -> None:
    """TS-13.7."""
    table = scene(["yellow-3"], primed=["blue-6"], hands=[["wrong-foot"]])
    say(table, "play wrong-foot")
    assert offers(table) == ["primed blue-6", "done"]
    say(table, "primed blue-6")
    assert primed(table) == ["blue-1"]


def test_recast() -> None:
    """TS-13.8, TS-7.11."""
    table = scene(hands=[["recast"]], heights={"a1": 2}, rolls=[3, 6])
    say(table, "end", "play recast")
    assert primed(table) == ["blue-6"]
    assert table.view(0)["discarded"] == ["recast"]


# TS-13.9 to TS-13.15: level 3


def test_twin_focus() -> None:
    """TS-13.9, TS-8.2: any other value from 1 to 6."""
    table = scene(["yellow-3"], primed=["blue-2"], hands=[["twin-focus"]])
    say(table, "play twin-focus", "yellow-3 of archivist")
    assert offers(table) == [f"value {v}" for v in (1, 2, 4, 5, 6)]
    say(table, "value 6", "primed blue-2", "value 5")
    assert lab(table) == ["yellow-6"]
    assert primed(table) == ["blue-5"]


def test_resonance() -> None:
    """TS-13.10, TS-8.10: one die changes two others."""
    table = scene(["yellow-3", "orange-5", "blue-3"], primed=["purple-1"], hands=[["resonance"]])
    say(table, "play resonance", "yellow-3 of archivist")
    assert offers(table) == ["orange-5 of archivist", "primed purple-1", "done"]
    say(table, "primed purple-1", "orange-5 of archivist")
    assert lab(table) == ["yellow-3", "orange-3", "blue-3"]
    assert primed(table) == ["purple-3"]


def test_backflow() -> None:
    """TS-13.11, TS-8.8: value unchanged."""
    table = scene(["yellow-3"], primed=["purple-1"], heights={"a1": 2}, hands=[["backflow"]])
    say(table, "play backflow", "primed purple-1")
    assert offers(table) == ["a1"]
    say(table, "a1")
    assert table.state.block[CELL["a1"] * 4 + 2] == CUBE["purple-1"]
    assert primed(table) == []


def test_dissipation() -> None:
    """TS-13.12, TS-8.1: destroyed cubes are kept aside."""
    table = scene(primed=["purple-1", "blue-4"], hands=[["dissipation"]])
    say(table, "play dissipation", "primed blue-4")
    assert primed(table) == ["purple-1"]
    assert table.view(0)["destroyed"]["blue"] == 1


def test_shuttle() -> None:
    """TS-13.13: each cube to the Lab of one's choice; what the first bared fires before the second is taken."""
    table = scene(
        heights={"a1": 1}, tops={"a1": "purple-6", "a4": "orange-2"}, rows=at("a1", "M"), hands=[["shuttle"]], rolls=[5]
    )
    say(table, "play shuttle", "a1", "lab topologist")
    assert lab(table, 1) == ["purple-5"]
    say(table, "a4", "lab archivist")
    assert lab(table) == ["orange-2"]
    assert table.state.actions == 3


def test_firewall() -> None:
    """TS-13.14, TS-7.11: in anybody's Threat phase."""
    table = scene(hands=[[], ["firewall"]], heights={"a1": 2}, rolls=[3])
    say(table, "end")
    assert table.waiting == (1,)
    say(table, "play firewall")
    assert primed(table) == []
    assert table.view(0)["destroyed"]["blue"] == 1


def test_tolerance() -> None:
    """TS-13.15: a pair is enough once, without reward; a second one cannot be played on top of it."""
    table = scene(["yellow-3", "blue-3", "purple-1", "purple-2"], hands=[["tolerance", "tolerance"]])
    assert refused(table, "contain") == "TS-6.1"
    say(table, "play tolerance")
    assert "play tolerance" not in offers(table)
    say(table, "contain", "set yellow-3 blue-3", "blue-3")
    assert kind(table) == "action"
    assert hand(table) == ["tolerance"]
    assert refused(table, "contain") == "TS-6.1"


def test_tolerance_is_enough_for_two_cubes_and_nothing_else() -> None:
    """TS-13.15."""
    table = say(scene(["yellow-3", "yellow-4"], hands=[["tolerance"]]), "play tolerance")
    assert "contain" in offers(table)
    table = say(scene(["yellow-3"], hands=[["tolerance"]]), "play tolerance")
    assert refused(table, "contain") == "TS-6.3"


def test_tolerance_ends_with_the_turn() -> None:
    """TS-13.15."""
    table = scene(["yellow-3", "blue-3"], [], hands=[["tolerance"]], tops={"a1": "blue-1"})
    say(table, "play tolerance", "end")
    assert not table.state.pairs


# TS-13.16 to TS-13.24: level 4


def test_zero_point() -> None:
    """TS-13.16: one cube of each of two values."""
    table = scene(primed=["blue-2", "orange-2", "blue-5", "blue-5"], hands=[["zero-point"]])
    say(table, "play zero-point")
    assert offers(table) == ["value 2", "value 5", "done"]
    say(table, "value 2", "primed orange-2")
    assert offers(table) == ["value 5", "done"]
    say(table, "value 5")
    assert primed(table) == ["blue-2", "blue-5"]


def test_emergency_containment() -> None:
    """TS-13.17, TS-8.12: without a series, so without a roll for a card."""
    table = scene(["yellow-3", "blue-3"], contained=["yellow-3"], hands=[["emergency-containment"]])
    say(table, "play emergency-containment")
    assert offers(table) == ["blue-3 of archivist", "done"]
    say(table, "blue-3 of archivist")
    assert table.view(0)["contained"]["blue"] == [3]
    assert kind(table) == "action"


def test_emergency_containment_can_win() -> None:
    """TS-8.12, TS-1.3."""
    table = scene(["yellow-3"], contained=all_but("yellow-3"), hands=[["emergency-containment"]])
    say(table, "play emergency-containment", "yellow-3 of archivist")
    assert table.result is not None
    assert table.result.reason == "contained"


def test_dilated_time() -> None:
    """TS-13.18."""
    assert say(scene(hands=[["dilated-time"]]), "play dilated-time").state.actions == 6


def test_stasis_field() -> None:
    """TS-13.19, TS-9.9."""
    table = say(scene(hands=[["stasis-field"]]), "play stasis-field", "end")
    assert primed(table) == []
    assert table.state.active == 1
    assert heard(table).index("will-skip") < heard(table).index("skipped")


def test_blank_page() -> None:
    """TS-13.20: up to three cubes."""
    table = scene(["yellow-1", "orange-2", "blue-6", "blue-5"], hands=[["blank-page"]])
    say(
        table,
        "play blank-page",
        "yellow-1 of archivist",
        "value 4",
        "orange-2 of archivist",
        "value 4",
        "blue-6 of archivist",
    )
    say(table, "value 4")
    assert lab(table) == ["yellow-4", "orange-4", "blue-4", "blue-5"]


def test_sealant() -> None:
    """TS-13.21: the token goes back, not below 0, where it cannot be played."""
    for breaches in (3, 1):
        table = say(scene(hands=[["sealant"]], breaches=breaches), "play sealant")
        assert table.state.breaches == breaches - 1 and heard(table)[-1] == "sealed"
    assert "play sealant" not in offers(scene(hands=[["sealant"]], breaches=0))


def test_recasting() -> None:
    """TS-13.22, TS-8.8: up to three destroyed cubes, rolled."""
    table = scene(destroyed=["blue", "orange"], heights={"a1": 1, "b2": 3}, hands=[["recasting"]], rolls=[6, 2])
    say(table, "play recasting", "orange", "a1", "blue", "b2")
    assert [value_of(table.state.block[CELL[c] * 4 + f]) for c, f in (("a1", 1), ("b2", 3))] == [6, 2]
    assert kind(table) == "action"
    assert [id for id in heard(table) if id in ("rolled", "put")] == ["rolled", "put"] * 2


def test_magnet() -> None:
    """TS-13.23."""
    table = scene(["yellow-1"], primed=["blue-5"], hands=[["magnet"]])
    say(table, "play magnet", "primed blue-5")
    assert lab(table) == ["yellow-1", "blue-5"]
    assert "play magnet" not in offers(scene(["yellow-1"] * 6, primed=["blue-5"], hands=[["magnet"]]))


def test_full_spectrum() -> None:
    """TS-13.24."""
    table = scene(["yellow-1", "orange-2"], hands=[["full-spectrum"]])
    say(table, "play full-spectrum", "yellow-1 of archivist", "orange", "orange-1 of archivist", "value 3", "done")
    assert lab(table) == ["orange-2", "orange-3"]
