"""The number lines (SA-10)."""

from random import Random

import pytest
from tests.games.shipwreck.scene import acts, agree, at, do, heard, kind, line, offers, scene, some_play, turn

import tablee
from tablee.bots.manners import courtesy
from tablee.games.shipwreck.bot import novice
from tablee.kit import Act
from tablee.kit.chair import Chair

ALL = [1, 2, 3, 4, 5, 6, 7]


def played(seats=3):
    table = scene("dawn", "the-chalice", seats=seats, hands={1: [6]}, draws=[2, 5, 1, 3, 4])
    table.answer(0, "place 5 at dawn")
    return table


def test_a_line_is_a_memory_aid_that_everybody_sees_and_that_changes_no_rule():
    """SA-10.1, Ruling 11: a value that lies flipped may still be predicted, and be right."""
    table, plain = played(), played()
    for value in ALL:
        do(table, 1, f"flip 0 {value}")
    assert line(table, 0) == []
    assert all(table.view(viewer)["seats"] == table.view(None)["seats"] for viewer in range(3))
    assert [offers(table, seat) for seat in range(3)] == [offers(plain, seat) for seat in range(3)]
    agree(table, "predict 2")
    assert table.view(None)["score"] == 1


def test_others_flip_your_markers_and_set_them_up_again():
    """SA-10.2, Ruling 11."""
    table = played()
    do(table, 1, "flip 0 4")
    do(table, 2, "flip 0 6")
    assert line(table, 0) == [1, 2, 3, 5, 7]
    do(table, 2, "flip 0 4")
    assert line(table, 0) == [1, 2, 3, 4, 5, 7]
    assert heard(table, "flipped")[0] == {"id": "flipped", "rule": "SA-10.2", "seat": 1, "line": 0, "value": 4}
    do(table, 2, "flip 1 7")
    assert line(table, 1) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("seat", [1, 2])
def test_the_others_do_not_touch_their_own_line(seat):
    """SA-10.2, Ruling 11."""
    table = played()
    flips = {act for act in acts(table, seat) if act.startswith("flip")}
    assert flips == {f"flip {other} {value}" for other in range(3) if other != seat for value in ALL}
    with pytest.raises(tablee.IllegalAnswer):
        do(table, seat, f"flip {seat} 3")
    assert line(table, seat) == ALL


def test_the_active_player_moves_the_markers_of_their_own_line_only():
    """SA-10.2, SA-11.2, Ruling 11: silence covers what they think of the others."""
    table = played()
    assert {act for act in acts(table, 0) if act.startswith("flip")} == {f"flip 0 {value}" for value in ALL}
    with pytest.raises(tablee.IllegalAnswer):
        do(table, 0, "flip 1 3")
    do(table, 0, "flip 0 3")
    assert line(table, 0) == [1, 2, 4, 5, 6, 7]


def test_at_a_table_of_the_first_version_the_active_player_still_moves_others_markers():
    """SA-10.2: records are for ever."""
    table = tablee.deal(tablee.find("shipwreck").of_version(1), 3, 1, {"first": 0})
    do(table, 0, "flip 1 3")
    assert tablee.replay(table.record).record == table.record


def test_somebody_without_a_seat_touches_no_line():
    """SA-10.2."""
    assert not [act for act in acts(played(), None) if act.startswith("flip")]


def test_a_line_stays_from_turn_to_turn_while_nobody_predicts():
    """SA-10.3, Ruling 11: whoever else is predicted meanwhile."""
    table = played()
    do(table, 1, "flip 0 4")
    do(table, 2, "flip 1 2")
    agree(table, "pass")
    assert line(table, 0) == [1, 2, 3, 5, 6, 7]
    turn(table, some_play(table), "predict 7")  # about seat 1
    assert line(table, 0) == [1, 2, 3, 5, 6, 7]
    turn(table, some_play(table))
    assert table.view(None)["active"] == 0
    assert line(table, 0) == [1, 2, 3, 5, 6, 7]


@pytest.mark.parametrize("said", ["predict 2", "predict 3"])
def test_a_line_stands_again_after_any_prediction_about_its_seat(said):
    """SA-10.4, SA-5.13, Ruling 11."""
    table = played()
    do(table, 1, "flip 0 4")
    do(table, 2, "flip 1 2")
    agree(table, said)
    assert (line(table, 0), line(table, 1)) == (ALL, [1, 3, 4, 5, 6, 7])


def test_a_line_stands_again_after_a_discard():
    """SA-10.4, SA-12.7, Ruling 11."""
    table = played()
    do(table, 1, "flip 0 4")
    do(table, 2, "flip 1 2")
    do(table, 1, "discard")
    assert (line(table, 0), line(table, 1)) == ([1, 2, 3, 5, 6, 7], ALL)


def test_the_dots_on_markers_spend_no_hours():
    """SA-10.5: flipped or standing, nothing fades for them."""
    table = played()
    for value in ALL:
        do(table, 1, f"flip 0 {value}")
    assert at(table, "dawn")["hours"] == 2
    assert all(place["hours"] == 0 for place in table.view(None)["row"] if place["card"] != "dawn")
    agree(table, "pass")
    assert table.view(None)["faded"] == []


def test_flipping_does_not_hold_up_or_change_what_is_asked():
    """SA-10.1."""
    table = played()
    table.answer(1, "predict 3")
    do(table, 2, "flip 0 3")
    assert (kind(table), table.waiting) == ("predict", (2,))
    assert table.view(None)["table"]["proposals"] == {"1": "predict 3"}


# Bots


@pytest.mark.parametrize("kept", [2, 3])
def test_bots_turn_over_what_a_play_rules_out_once_the_turn_is_over_and_its_fate_is_kept(kept):
    """SA-10.2: the active player, silent, does not; and nothing depends on the fate that is kept."""
    table = scene("dawn", "the-chalice", seats=3, hands={1: [6]}, draws=[kept, 5, 1, 3, 4])
    table.answer(0, "place 5 at dawn")
    assert courtesy(table, [0]) is None
    agree(table, "pass")
    for value in (5, 6, 7):
        assert courtesy(table, [0]) == Act(2, f"flip 0 {value}")
        do(table, 2, f"flip 0 {value}")
    assert courtesy(table, [0]) is None
    assert line(table, 0) == [1, 2, 3, 4]


def test_bots_leave_a_marker_that_somebody_has_just_touched():
    table = played()
    agree(table, "pass")
    for _ in range(2):
        do(table, 2, "flip 0 5")
    assert courtesy(table, [0, 2]) is None
    assert courtesy(table, [0, 1]) == Act(2, "flip 0 6")


def test_no_bot_turns_a_marker_over_while_people_talk_about_taking_back():
    table = played()
    agree(table, "pass")
    do(table, 0, "undo")
    assert courtesy(table, [0]) == Act(1, "agree")
    assert courtesy(table, [0, 1, 2]) is None


@pytest.mark.parametrize("seed", range(3))
def test_the_marker_of_the_fate_that_is_kept_stands(seed):
    """However often somebody plays and keeps either fate."""
    table, rng, flips = tablee.deal("shipwreck", 3, seed), Random(seed), 0
    while not table.over:
        while due := courtesy(table, []):
            table.change(due)
            flips += "flip" in due.option
        s = table.state
        for seat in set(s.order) - {s.active}:
            assert set(s.hands[seat]) <= set(line(table, seat))
        seat = table.asks[0].seat
        table.answer(seat, novice(Chair(table, seat), rng))
    assert flips
