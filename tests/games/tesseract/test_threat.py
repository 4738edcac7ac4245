"""TS-9, TS-10, TS-1: the Threat phase, breaches, events, and how a game is lost."""

from __future__ import annotations

import pytest
from tests.games.tesseract.scene import BLANK, heard, kind, lab, offers, primed, refused, say, scene

from tablee.games.tesseract.cubes import CELL


def at(cell: str, symbol: str) -> list[str]:
    """A base with one symbol."""
    cells = ["."] * 16
    cells[CELL[cell]] = symbol
    return ["".join(cells[n : n + 4]) for n in (0, 4, 8, 12)]


def test_every_threat_phase_primes_one_cube() -> None:
    """TS-9.1, TS-9.4, TS-2.11: the lowest, rolled, under its new value."""
    table = scene(heights={"a1": 2}, tops={"a1": "purple-5"}, rolls=[3])
    say(table, "end")
    assert table.view(0)["wells"][2] == ["purple-3"]
    assert table.state.height[CELL["a1"]] == 1


def test_the_floor_comes_before_the_value() -> None:
    """TS-9.2, Ruling 9: a 6 on the second floor goes before a 1 on the fourth."""
    table = scene(heights={"a1": 2}, tops={"a1": "purple-6", "d4": "blue-1"}, rolls=[3])
    say(table, "end")
    assert primed(table) == ["purple-3"]


def test_on_the_lowest_floor_the_lowest_value_goes() -> None:
    """TS-9.2."""
    table = scene(tops={"a1": "purple-3", "a4": "orange-2", "d1": "blue-5", "d4": "blue-6"}, rolls=[6])
    say(table, "end")
    assert primed(table) == ["orange-6"]


def test_the_tie_between_two_fives_with_a_lower_cube_held_fast() -> None:
    """TS-9.3, Ruling 9: the rulebook's example: the purple 5 or the blue 5; the yellow 2 is lower but not removable."""
    heights = {"a1": 3, "d4": 3, "b2": 3}
    tops = {"a1": "purple-5", "d4": "blue-5", "b2": "yellow-2"}
    table = scene(heights=heights, tops=tops, rolls=[1])
    threat = table.view(0)["threat"]
    assert [cube["cell"] for cube in threat] == ["a1", "d4"]
    say(table, "end")
    assert table.waiting == (0,)
    assert offers(table) == ["a1", "d4"]
    assert refused(table, "b2") == "TS-9.2"
    say(table, "d4")
    assert primed(table) == ["blue-1"]


@pytest.mark.parametrize(("there", "breaches"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_breaches_by_how_many_lie_there(there: int, breaches: int) -> None:
    """TS-9.5, TS-9.6, Ruling 3: 3 to 5 are one breach, 6 or more two."""
    table = scene(primed=["blue-3"] * there, heights={"a1": 2}, rolls=[3])
    say(table, "end")
    assert table.state.breaches == breaches


def test_only_the_value_just_reached_counts() -> None:
    """TS-9.7, Ruling 3."""
    table = scene(primed=["blue-3"] * 4 + ["blue-5"] * 3, heights={"a1": 2}, rolls=[2])
    say(table, "end")
    assert table.state.breaches == 0


def test_the_seventh_breach_loses_at_once() -> None:
    """TS-1.4, Ruling 14: before the symbol that was bared."""
    table = scene(primed=["blue-3"] * 2, breaches=6, heights={"a1": 1}, rows=at("a1", "C"), rolls=[3])
    say(table, "end")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "breach")
    assert "event" not in heard(table)


def test_two_breaches_from_six_end_on_seven() -> None:
    """TS-1.4, TS-2.9: the token does not pass 7."""
    table = scene(primed=["blue-3"] * 5, breaches=6, heights={"a1": 1}, rolls=[3])
    say(table, "end")
    assert table.state.breaches == 7


def test_an_empty_block_loses_when_a_threat_phase_begins() -> None:
    """TS-1.5, Ruling 1: the last cube may be taken in an Action phase; the phase goes on."""
    table = scene(height=0, heights={"a1": 1})
    say(table, "remove", "a1")
    assert not table.over
    assert "end" in offers(table)
    say(table, "end")
    assert table.result is not None
    assert table.result.reason == "empty"


def test_the_last_cube_taken_by_a_threat_phase_is_not_yet_a_loss() -> None:
    """TS-1.5, Ruling 1: the next scientist still has an Action phase."""
    table = scene(height=0, heights={"a1": 1}, rolls=[2])
    say(table, "end")
    assert not table.over
    assert table.state.active == 1
    say(table, "end")
    assert table.over


def test_a_skipped_threat_phase_is_not_begun() -> None:
    """TS-9.9, Ruling 28: not even an empty block is looked for, and skips add up."""
    table = scene(height=0, skips=2, scientists=("salvager", "topologist"))
    say(table, "end")
    assert not table.over
    say(table, "end")
    assert not table.over
    say(table, "end")
    assert table.over


# Answers to a roll


def test_a_roll_is_answered_before_the_cube_is_placed() -> None:
    """TS-9.8, TS-7.11, Ruling 27: Recast by its owner in the own Threat phase."""
    table = scene(primed=["blue-3"] * 2, hands=[["recast"]], heights={"a1": 2}, rolls=[3, 5])
    assert refused(table, "play recast") == "TS-7.11"
    say(table, "end")
    assert kind(table) == "react"
    assert table.view(0)["rolled"] == "blue-3"
    assert offers(table) == ["play recast", "let"]
    say(table, "play recast")
    assert primed(table) == ["blue-3", "blue-3", "blue-5"]
    assert table.state.breaches == 0


def test_own_threat_cards_are_not_for_other_turns() -> None:
    """TS-7.6, TS-7.11."""
    table = scene(hands=[[], ["recast"]], heights={"a1": 2}, rolls=[3])
    say(table, "end")
    assert kind(table) == "action"
    assert table.state.active == 1


def test_scientists_are_asked_from_the_active_one_on_and_again_after_an_answer() -> None:
    """TS-9.8, Ruling 27."""
    table = scene(
        scientists=("archivist", "night-watch"), hands=[["recast"], ["firewall"]], heights={"a1": 2}, rolls=[3, 4, 5]
    )
    say(table, "end")
    assert table.waiting == (0,)
    say(table, "let")
    assert table.waiting == (1,)
    assert offers(table) == ["watch", "play firewall", "let"]
    say(table, "watch")
    assert table.waiting == (0,)
    say(table, "play recast")
    assert table.waiting == (1,)
    assert offers(table) == ["play firewall", "let"]
    say(table, "play firewall")
    assert primed(table) == []
    assert table.view(0)["destroyed"]["blue"] == 1


def test_a_destroyed_roll_was_never_primed_but_its_symbol_fires() -> None:
    """TS-9.8, Ruling 27: the Shockwave looks at the cube primed before."""
    table = scene(
        ["yellow-2", "yellow-6"], hands=[["firewall"]], heights={"a1": 1}, rows=at("a1", "S"), rolls=[6], last_primed=2
    )
    say(table, "end", "play firewall")
    assert "event" in heard(table)
    assert lab(table) == ["yellow-6"]


def test_cubes_primed_by_events_are_not_answered() -> None:
    """TS-9.8, Ruling 27."""
    table = scene(
        hands=[["recast"]], heights={"a1": 1, "a4": 1}, tops={"a1": "blue-1"}, rows=at("a1", "C"), rolls=[3, 5]
    )
    say(table, "end")
    assert kind(table) == "react"
    say(table, "let")
    assert primed(table) == ["blue-3", "blue-5"]
    assert kind(table) == "action"


# Events


def test_a_symbol_fires_when_its_last_cube_leaves() -> None:
    """TS-10.1: not before, and a blank cell does nothing."""
    table = scene(heights={"a1": 2}, tops={"a1": "blue-1"}, rows=at("a1", "M"))
    say(table, "end")
    assert "event" not in heard(table)
    table = scene(heights={"a1": 1}, rows=BLANK)
    say(table, "end")
    assert "event" not in heard(table)


def test_a_symbol_fires_in_the_action_phase_too() -> None:
    """TS-10.2, TS-10.3, Ruling 14: the FAQ’s second answer. The removed cube is in the Lab first."""
    table = scene(heights={"a1": 1}, tops={"a1": "blue-1"}, rows=at("a1", "M"), rolls=[6])
    say(table, "remove", "a1")
    assert lab(table) == ["blue-6"]
    assert heard(table)[-3:] == ["removed", "event", "rerolled"]


def test_acceleration_destroys_the_lowest_cube() -> None:
    """TS-10.4, Ruling 9."""
    table = scene(heights={"a1": 1, "d4": 3}, tops={"d4": "purple-2"}, rows=at("a1", "A"), rolls=[1])
    say(table, "end")
    assert table.view(0)["destroyed"]["purple"] == 1
    assert primed(table) == ["blue-1"]


def test_acceleration_may_bare_another_symbol() -> None:
    """TS-10.3, TS-10.4."""
    rows = ["A..M", "....", "....", "...."]
    table = scene(["yellow-2"], heights={"a1": 1, "a4": 1}, tops={"a1": "blue-1"}, rows=rows, rolls=[1, 5])
    say(table, "end")
    assert lab(table) == ["yellow-5"]


def test_shield_rolls_the_lowest_primed_cube() -> None:
    """TS-10.5, Ruling 3, Ruling 5: it is counted where it lands."""
    primed_ones = ["orange-2", "blue-5", "blue-5"]
    table = scene(primed=primed_ones, heights={"a1": 1}, rows=at("a1", "B"), rolls=[6, 5])
    say(table, "end")
    assert primed(table) == ["orange-5", "blue-5", "blue-5", "blue-6"]
    assert table.state.breaches == 1


def test_shield_among_equals_the_active_scientist_chooses() -> None:
    """TS-10.5, Ruling 5."""
    table = scene(primed=["orange-2", "blue-2"], heights={"a1": 1}, rows=at("a1", "B"), rolls=[6, 4])
    say(table, "end")
    assert offers(table) == ["primed orange-2", "primed blue-2"]
    say(table, "primed blue-2")
    assert primed(table) == ["orange-2", "blue-4", "blue-6"]


def test_shield_with_nothing_primed_does_nothing() -> None:
    """TS-10.5, Ruling 5."""
    table = scene(heights={"a1": 1}, rows=at("a1", "B"))
    say(table, "remove", "a1")
    assert "event" in heard(table)
    assert kind(table) == "action"


def test_chain_reaction_primes_the_lowest_cube_and_may_chain() -> None:
    """TS-10.3, TS-10.6, Ruling 14: each cube is placed and counted before what it bared fires."""
    rows = ["C..C", "....", "....", "...."]
    table = scene(heights={"a1": 1, "a4": 1}, tops={"a1": "blue-1", "d4": "blue-1"}, rows=rows, rolls=[2, 2, 2])
    say(table, "end")
    assert primed(table) == ["blue-2"] * 3
    told = [event for event in heard(table) if event in ("primed", "event", "breach")]
    assert told == ["primed", "event", "primed", "event", "primed", "breach"]


def test_fission_primes_a_block_cube_and_a_destroyed_one() -> None:
    """TS-10.7, Ruling 6: one after the other."""
    table = scene(heights={"a1": 1, "d4": 3}, rows=at("a1", "F"), destroyed=["orange"], rolls=[2, 3, 3])
    say(table, "end")
    assert primed(table) == ["orange-3", "blue-2", "blue-3"]
    assert table.state.destroyed == [0] * 4


def test_fission_without_destroyed_cubes_is_half_a_fission() -> None:
    """TS-10.7, Ruling 6."""
    table = scene(heights={"a1": 1, "d4": 3}, rows=at("a1", "F"), rolls=[2, 3])
    say(table, "end")
    assert primed(table) == ["blue-2", "blue-3"]


def test_fission_lets_a_chain_happen_before_its_second_half() -> None:
    """TS-10.3, Ruling 14: depth first."""
    rows = ["F..A", "....", "....", "...."]
    table = scene(
        heights={"a1": 1, "a4": 1, "d4": 3}, tops={"a1": "blue-1", "d4": "purple-1"}, rows=rows, rolls=[2, 3, 6]
    )
    say(table, "end")
    assert primed(table) == ["purple-6", "blue-2", "blue-3"]


def test_discharge_spares_the_lab_that_the_active_scientist_names() -> None:
    """TS-10.8, Ruling 7, Ruling 33: an empty Lab may be named."""
    table = scene(["yellow-2"], ["blue-2"], [], seats=3, scientists=("archivist", "topologist", "salvager"),
                  heights={"a1": 1}, rows=at("a1", "D"), rolls=[6, 5])  # fmt: skip
    say(table, "end")
    assert offers(table) == ["lab archivist", "lab topologist", "lab salvager"]
    say(table, "lab topologist")
    assert lab(table) == ["yellow-5"]
    assert lab(table, 1) == ["blue-2"]


def test_discharge_over_empty_labs_asks_nothing() -> None:
    """TS-10.8."""
    table = scene(heights={"a1": 1}, rows=at("a1", "D"), rolls=[6])
    say(table, "end")
    assert kind(table) == "action"


def test_pulse_rolls_all_labs() -> None:
    """TS-10.9."""
    table = scene(["yellow-2"], ["blue-2"], heights={"a1": 1}, rows=at("a1", "M"), rolls=[6, 5, 4])
    say(table, "end")
    assert lab(table) == ["yellow-5"]
    assert lab(table, 1) == ["blue-4"]


def test_interphase_raises_even_cubes_and_counts_each_value_once() -> None:
    """TS-10.10, Ruling 3, Ruling 4: a 6 stays; 3 and 5 are counted, once each."""
    primed_ones = ["blue-2", "orange-2", "yellow-3", "blue-4", "purple-5", "blue-5", "orange-6"]
    table = scene(primed=primed_ones, heights={"a1": 1}, rows=at("a1", "I"), rolls=[1])
    say(table, "end")
    assert [len(cubes) for cubes in table.view(0)["wells"]] == [1, 0, 3, 0, 3, 1]
    assert table.state.breaches == 2


def test_interphase_counts_only_values_that_received_cubes() -> None:
    """TS-10.10, Ruling 3."""
    table = scene(primed=["blue-3"] * 3 + ["blue-4"], heights={"a1": 1}, rows=at("a1", "I"), rolls=[1])
    say(table, "end")
    assert table.state.breaches == 0


def test_shockwave_destroys_the_value_of_the_cube_primed_last() -> None:
    """TS-10.11, Ruling 8: as it was rolled then, in all Labs."""
    table = scene(["yellow-2", "yellow-4"], ["blue-4", "blue-5"], heights={"a1": 1}, rows=at("a1", "S"), rolls=[4])
    say(table, "end")
    assert lab(table) == ["yellow-2"]
    assert lab(table, 1) == ["blue-5"]
    assert table.view(0)["destroyed"] == {"yellow": 1, "orange": 0, "purple": 0, "blue": 1}


def test_shockwave_remembers_the_roll_though_the_cube_was_adjusted_since() -> None:
    """TS-10.11, Ruling 8."""
    table = scene(["yellow-2", "yellow-4"], primed=["blue-4"], last_primed=4, heights={"a1": 1}, rows=at("a1", "S"))
    say(table, "adjust", "primed blue-4 to 3", "remove", "a1")
    assert "yellow-4" not in lab(table)
    assert "yellow-2" in lab(table)


def test_a_cube_on_a_bare_cell_arms_it_again() -> None:
    """TS-8.6, Ruling 14: put back, then taken: the symbol fires a second time."""
    table = scene(
        ["yellow-2", "orange-3"], heights={"a1": 0}, rows=at("a1", "M"), hands=[["backflow"]], rolls=[1, 1, 1]
    )
    say(table, "play backflow", "yellow-2 of archivist", "a1", "remove", "a1")
    assert heard(table).count("event") == 1
    assert lab(table) == ["yellow-1", "orange-1"]


def test_the_view_names_the_odds_of_a_candidate_and_apart_the_event_it_would_bare() -> None:
    """TS-9.5, TS-9.6: chances of 0, 1 and 2 breaches of its own roll."""
    table = scene(primed=["blue-2"] * 2 + ["blue-6"] * 5, heights={"a1": 1}, rows=at("a1", "F"))
    (candidate,) = table.view(0)["threat"]
    assert candidate == {"cell": "a1", "breaches": {"0": "2/3", "1": "1/6", "2": "1/6"}, "event": "fission"}
