"""Joining, leaving, discarding (SA-12)."""

import pytest
from tests.games.shipwreck.scene import (
    acts,
    agree,
    at,
    do,
    heard,
    held,
    kind,
    line,
    offers,
    powers,
    row,
    scene,
    some_play,
    story,
    turn,
)

import tablee

ALL = [1, 2, 3, 4, 5, 6, 7]


def order(table):
    return table.view(None)["order"]


# Joining


@pytest.mark.parametrize(("after", "turns"), [(0, [3, 1, 2, 0]), (1, [1, 3, 2, 0]), (2, [1, 2, 3, 0])])
def test_a_newcomer_chooses_a_place_in_the_order_of_turns(after, turns):
    """SA-12.1, Ruling 8."""
    table = scene(seats=3, draws=[1, 2, 3, 4, 5, 6, 7])
    assert acts(table, None) == {"join 0", "join 1", "join 2"}
    do(table, None, f"join {after}")
    seen = []
    for _ in range(4):
        turn(table, some_play(table))
        seen.append(table.view(None)["active"])
    assert seen == turns


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_somebody_may_join_while_a_colour_is_free(seats):
    """SA-12.1, SA-2.10."""
    table = scene(seats=seats)
    assert acts(table, None) == ({f"join {after}" for after in range(seats)} if seats < 5 else set())


def test_a_colour_is_free_again_when_somebody_has_left():
    """SA-12.1, SA-12.3."""
    table = scene(seats=5)
    with pytest.raises(tablee.IllegalAnswer):
        do(table, None, "join 4")
    do(table, 3, "leave")
    do(table, None, "join 1")
    assert order(table) == [0, 1, 5, 2, 4]
    assert acts(table, None) == set()


def test_a_newcomer_gets_a_standing_line_and_no_fate_before_their_first_turn():
    """SA-12.2."""
    table = scene(seats=2, draws=[1, 2, 3, 4, 5, 6, 7])
    do(table, 1, "flip 0 3")
    do(table, None, "join 1")
    assert (line(table, 2), held(table, 2), table.view(2)["hand"]) == (ALL, 0, [])
    assert line(table, 0) == [1, 2, 4, 5, 6, 7]
    turn(table, some_play(table))
    turn(table, some_play(table))
    assert (table.view(None)["active"], held(table, 2)) == (2, 2)
    assert heard(table, "drew")[-1]["count"] == 2


def test_a_newcomer_belongs_to_the_group_of_the_turns_to_come():
    """SA-12.2, SA-5.8, Ruling 8."""
    table = scene(seats=2, draws=[1, 2, 3, 4])
    do(table, None, "join 1")
    turn(table, some_play(table))
    table.answer(1, some_play(table))
    assert set(table.waiting) == {0, 2}
    assert heard(table, "joined") == [{"id": "joined", "rule": "SA-12.1", "seat": 2, "after": 1}]


def test_who_joins_in_the_middle_of_a_talk_makes_it_begin_again():
    """SA-12.1, SA-5.8: nothing stands that not everybody has agreed to."""
    table = scene("dawn", seats=3, draws=[2, 5])
    table.answer(0, "place 5 at dawn")
    table.answer(1, "predict 2")
    do(table, None, "join 0")
    assert (table.waiting, table.view(None)["table"]["proposals"]) == ((3, 1, 2), {})
    agree(table, "predict 2")
    assert table.view(None)["score"] == 1


# Leaving


def test_a_leaver_shows_their_fate_it_returns_to_the_bag_and_their_line_goes():
    """SA-12.3, Ruling 8, Ruling 15."""
    table = scene("dawn", seats=3, hands={1: [6]}, draws=[2, 5, 1, 3])
    bag = table.view(None)["bag"]
    do(table, 1, "leave")
    assert heard(table, "left", 2) == [{"id": "left", "rule": "SA-12.3", "seat": 1, "fates": [6]}]
    assert table.view(None)["bag"] == bag + 1
    assert [seat["seat"] for seat in table.view(None)["seats"]] == order(table) == [0, 2]
    turn(table, "place 5 at dawn")
    assert table.view(None)["active"] == 2
    assert (table.ask(1), table.view(1)["hand"], acts(table, 1)) == (None, [], set())


def test_somebody_who_holds_nothing_may_leave_too():
    """SA-12.3."""
    table = scene(seats=3)
    do(table, 2, "leave")
    assert heard(table, "left") == [{"id": "left", "rule": "SA-12.3", "seat": 2, "fates": []}]


@pytest.mark.parametrize("asked", ["predict", "group-power", "higher-than"])
def test_leaving_in_the_middle_of_a_talk_makes_the_others_begin_again(asked):
    """SA-12.3, SA-11.6, Ruling 8."""
    table = scene("dawn", seats=4, faded=["the-deep"], draws=[2, 5])
    table.answer(0, "place 5 at dawn")
    if asked != "group-power":
        agree(table, "keep" if asked == "predict" else "use higher-than")
    said = {"predict": "predict 2", "group-power": "use higher-than", "higher-than": "than 3"}[asked]
    table.answer(1, said)
    table.answer(2, "follow 3")
    do(table, 3, "leave")
    assert (kind(table), table.waiting) == (asked, (1, 2))
    assert "follow 3" not in offers(table, 1)
    table.answer(1, said)
    table.answer(2, "follow 1")
    assert kind(table) != asked


def test_leaving_before_the_play_passes_the_turn():
    """SA-12.4, Ruling 8: both fates are shown and return, and nothing changes in the row."""
    table = scene("dawn", seats=3, fronts={"dawn": [4]}, hands={0: [6]}, draws=[2, 1, 3])
    before = table.view(None)["row"]
    do(table, 0, "leave")
    assert heard(table, "left")[0]["fates"] == [2, 6]
    assert (table.view(None)["active"], table.view(None)["row"], table.view(1)["hand"]) == (1, before, [1, 3])
    assert table.view(None)["bag"] == 21 - 1 - 2


@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (2, 0)])
def test_whoever_leaves_in_their_turn_the_next_seat_clockwise_follows(active, following):
    """SA-12.4, SA-5.15."""
    table = scene(seats=3, active=active)
    do(table, active, "leave")
    assert table.view(None)["active"] == following


@pytest.mark.parametrize("asked", ["active-power", "group-power", "predict"])
def test_leaving_after_the_play_leaves_the_played_fate_and_fades_what_is_due(asked):
    """SA-12.4, SA-6.4, Ruling 8."""
    table = scene("the-beast", seats=3, faded=["the-key", "the-servant"], hands={0: [1]}, draws=[2, 5, 6])
    table.answer(0, "place 1 at the-beast")
    if asked != "active-power":
        table.answer(0, "keep")
    if asked == "predict":
        agree(table, "keep")
    assert kind(table) == asked
    do(table, 0, "leave")
    assert story(table, "placed", "left", "faded", "doom", "filled") == ["placed", "left", "faded", "doom", "filled"]
    assert heard(table, "left")[0]["fates"] == [2]
    assert (table.view(None)["active"], table.view(None)["doom"]) == (1, 2)
    assert "the-beast" not in row(table)


def test_the_played_fate_of_a_leaver_stays_where_it_is():
    """SA-12.4, Ruling 8."""
    table = scene("dawn", seats=3, draws=[2, 5, 1, 3])
    table.answer(0, "place 5 at dawn")
    do(table, 0, "leave")
    assert at(table, "dawn")["fates"] == [5]
    assert table.view(None)["bag"] == 21 - 1 - 2
    assert not heard(table, "no-prediction")


def test_leaving_while_choosing_for_a_power_leaves_the_power_unused():
    """SA-12.4, SA-7.2."""
    for card, draws in (("the-rider", []), ("leviathan", [1, 5])):
        table = scene("the-chalice", seats=3, faded=[card], draws=draws)
        if draws:
            table.answer(0, "place 1 at the-chalice")
        table.answer(0, "use cycle" if card == "the-rider" else "use discard-lower")
        do(table, 0, "leave")
        assert powers(table) == [card]
        assert (table.view(None)["active"], table.view(None)["power_used"]) == (1, False)


def test_a_wrong_first_value_of_twice_still_costs_when_the_active_player_leaves():
    """SA-12.4, SA-5.12, Ruling 20: it was made and was wrong; without a second it is one wrong prediction."""
    table = scene("the-chalice", seats=3, faded=["the-beast"], draws=[1, 5])
    table.answer(0, "place 1 at the-chalice")
    agree(table, "use twice", "predict 4")
    do(table, 0, "leave")
    assert table.view(None)["doom"] == 1


def test_leaving_costs_no_doom_when_nothing_was_predicted_this_turn():
    """SA-12.4, SA-5.10: a wrong prediction of the turn before does not count again."""
    table = scene("dawn", "the-chalice", seats=3, draws=[2, 5, 1, 3])
    turn(table, "place 5 at dawn", "predict 4")
    table.answer(1, "place 1 at the-chalice")
    do(table, 1, "leave")
    assert table.view(None)["doom"] == 1


def test_nobody_may_leave_when_two_are_left():
    """SA-12.5, Ruling 8."""
    table = scene(seats=3)
    assert "leave" in acts(table, 2)
    do(table, 2, "leave")
    for seat in (0, 1):
        assert "leave" not in acts(table, seat)
        with pytest.raises(tablee.IllegalAnswer):
            do(table, seat, "leave")
    assert order(table) == [0, 1]


# Discarding


def test_outside_their_turn_anybody_may_discard_their_kept_fate():
    """SA-12.6, Ruling 7, Ruling 15: it is shown to everyone and returns to the bag."""
    table = scene(seats=3, hands={1: [6]}, draws=[2, 5])
    bag = table.view(None)["bag"]
    do(table, 1, "discard")
    for viewer in (None, 0, 2):
        assert heard(table, "discarded", viewer) == [{"id": "discarded", "rule": "SA-12.6", "seat": 1, "fate": 6}]
    assert (table.view(None)["bag"], held(table, 1)) == (bag + 1, 0)


def test_who_holds_nothing_or_is_active_has_nothing_to_discard():
    """SA-12.6, Ruling 7."""
    table = scene("dawn", seats=3, hands={1: [6]}, draws=[2, 5])
    assert ["discard" in acts(table, seat) for seat in range(3)] == [False, True, False]
    table.answer(0, "place 5 at dawn")
    assert ["discard" in acts(table, seat) for seat in range(3)] == [False, True, False]
    with pytest.raises(tablee.IllegalAnswer):
        do(table, 0, "discard")


def test_a_discard_costs_the_groups_work_and_nothing_else():
    """SA-12.7, Ruling 7, Ruling 11: no marker moves, the line stands again, and two are drawn next turn."""
    table = scene("dawn", seats=2, hands={1: [6]}, draws=[2, 5, 1, 3])
    table.answer(0, "place 5 at dawn")
    do(table, 1, "discard")
    assert (table.view(None)["score"], table.view(None)["doom"], line(table, 1)) == (0, 0, ALL)
    assert (kind(table), table.waiting) == ("predict", (1,))
    agree(table, "pass")
    assert heard(table, "drew")[-1] == {"id": "drew", "rule": "SA-5.1", "seat": 1, "count": 2}
    assert table.view(1)["hand"] == [1, 3]


def test_of_two_newcomers_either_may_play_first_and_all_know_what_it_keeps_as_anybody():
    """SA-12.2, SA-13.4: what everybody has seen has a place for each."""
    table = scene(seats=2, draws=[1, 2, 3, 4, 5, 6, 7])
    do(table, None, "join 1")
    do(table, None, "join 0")
    for _ in range(2):
        turn(table, some_play(table))
    assert table.view(None)["active"] == 1
    assert set(table.insight(2)["public"]) == {"0", "3"}
    assert set(table.insight(None)["public"]) == {"0", "3"} and table.insight(3)["kept"].keys() == {"0"}
