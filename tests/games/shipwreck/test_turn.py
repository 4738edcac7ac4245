"""The steps of a turn (SA-5)."""

import pytest
from tests.games.shipwreck.scene import (
    agree,
    any_game,
    at,
    do,
    heard,
    held,
    is_group_asked,
    kind,
    line,
    offers,
    powers,
    scene,
    some_play,
    story,
    turn,
)

import tablee
from tablee.trials.play import perceived


def track(table):
    return table.view(None)["score"], table.view(None)["doom"]


def test_the_active_player_draws_two_that_nobody_else_sees():
    """SA-5.1, SA-11.1."""
    table = scene(seats=3, draws=[6, 2])
    assert table.view(0)["hand"] == [2, 6]
    assert heard(table, "drew", 0) == [{"id": "drew", "rule": "SA-5.1", "seat": 0, "count": 2, "fates": [2, 6]}]
    for other in (None, 1, 2):
        assert table.view(other)["hand"] == []
        assert heard(table, "drew", other) == [{"id": "drew", "rule": "SA-5.1", "seat": 0, "count": 2}]
    assert perceived(table, 1) == perceived(scene(seats=3, draws=[7, 7]), 1)


def test_who_has_kept_a_fate_draws_just_one():
    """SA-5.2."""
    table = scene(hands={0: [5]}, draws=[3])
    assert table.view(0)["hand"] == [3, 5]
    assert heard(table, "drew") == [{"id": "drew", "rule": "SA-5.1", "seat": 0, "count": 1}]


def test_one_of_the_two_is_played_face_up_and_the_other_kept():
    """SA-5.3."""
    table = scene("dawn", draws=[2, 5])
    table.answer(0, "place 5 at dawn")
    assert at(table, "dawn")["fates"] == [5]
    assert (table.view(0)["hand"], table.view(None)["played"]) == ([2], 5)
    assert heard(table, "placed") == [{"id": "placed", "rule": "SA-5.3", "seat": 0, "fate": 5, "at": "dawn"}]


def test_a_fate_lies_in_front_of_the_card_it_was_played_on_and_no_other():
    """SA-5.3."""
    for n, card in enumerate(["leviathan", "the-shore", "the-key", "the-lord"]):
        table = scene("leviathan", "the-shore", "the-key", "the-lord", draws=[6, 2, 1, 1])
        if f"place 6 at {card}" in offers(table, 0):
            table.answer(0, f"place 6 at {card}")
            assert [place["fates"] for place in table.view(None)["row"]] == [[6] if i == n else [] for i in range(4)]


def test_a_play_must_fit_the_card():
    """SA-5.4: the played fate and the kept one each in its part."""
    table = scene("dawn", "midnight", "leviathan", "the-deep", draws=[3, 6])
    assert offers(table, 0) == {"place 6 at dawn", "place 3 at midnight"}
    for play, rule in {
        "place 3 at dawn": "SA-8.1",
        "place 6 at midnight": "SA-8.3",
        "place 6 at leviathan": "SA-8.2",
    }.items():
        with pytest.raises(tablee.IllegalAnswer) as refused:
            table.answer(0, play)
        assert refused.value.rule == rule
    assert table.view(0)["hand"] == [3, 6]


def test_a_fate_that_is_not_in_hand_cannot_be_played():
    """SA-5.3, SA-5.4."""
    table = scene("the-blind-man", draws=[3, 6])
    with pytest.raises(tablee.IllegalAnswer):
        table.answer(0, "place 5 at the-blind-man")


def test_of_several_cards_that_fit_one_is_picked_and_the_others_do_nothing():
    """SA-5.5."""
    table = scene("the-chalice", "dawn", draws=[2, 5])
    assert {"place 5 at the-chalice", "place 2 at the-chalice", "place 5 at dawn"} <= offers(table, 0)
    table.answer(0, "place 5 at dawn")
    assert not heard(table, "told")
    assert at(table, "the-chalice")["fates"] == []


def test_a_kept_fate_is_not_told_apart_from_a_new_one():
    """SA-5.6, Ruling 14: by nothing that is told or can be worked out, neither before nor after the play."""
    here = ("dawn", "the-blind-man", "the-shore", "leviathan")
    old, new = twins = [scene(*here, seats=3, draws=[1, kept, 2, 7, 6, 6, drawn]) for kept, drawn in ((5, 3), (3, 5))]
    for play in ("place 1 at the-blind-man", "place 2 at the-shore", "place 6 at leviathan"):
        for table in twins:
            turn(table, play)
        assert [perceived(old, viewer) for viewer in (None, 1, 2)] == [
            perceived(new, viewer) for viewer in (None, 1, 2)
        ]
    for said in ("place 5 at dawn", "keep", "keep", "pass", "pass"):
        for table in twins:
            table.answer(table.waiting[0], said)
        assert [perceived(old, viewer) for viewer in (None, 1, 2)] == [
            perceived(new, viewer) for viewer in (None, 1, 2)
        ]
    assert old.view(None)["active"] == 1
    assert old.view(0)["hand"] == new.view(0)["hand"] == [3]


def test_where_a_fate_stands_in_hand_tells_nothing():
    """SA-5.6, Ruling 14: a hand is shown by value, not by age."""
    assert scene(hands={0: [5]}, draws=[2]).view(0) == scene(hands={0: [2]}, draws=[5]).view(0)


@pytest.mark.parametrize("old", [True, False])
def test_only_old_tells_a_kept_fate_from_a_new_one(old):
    """SA-5.6, SA-9.7, Ruling 14."""
    table = scene("dawn", faded=["the-key"], hands={0: [5 if old else 2]}, draws=[2 if old else 5])
    table.answer(0, "place 5 at dawn")
    table.answer(0, "use old")
    assert heard(table, "old")[0]["yes"] is old


def test_the_group_may_predict_and_need_not():
    """SA-5.7."""
    table = scene("dawn", draws=[2, 5])
    table.answer(0, "place 5 at dawn")
    assert (kind(table), offers(table, 1)) == ("predict", {"pass", *(f"predict {v}" for v in range(1, 8))})


def test_the_group_has_one_prediction_of_one_value():
    """SA-5.8."""
    table = scene("dawn", seats=3, draws=[2, 5])
    turn(table, "place 5 at dawn", "predict 3")
    assert [event["value"] for event in heard(table, "predicted")] == [3]
    assert (kind(table), table.view(None)["active"]) == ("place", 1)


def test_every_member_must_agree_to_a_prediction():
    """SA-5.8, Ruling 6."""
    table = scene("dawn", seats=4, draws=[2, 5])
    table.answer(0, "place 5 at dawn")
    for seat in (1, 2):
        table.answer(seat, "predict 2")
        assert not heard(table, "predicted")
    table.answer(3, "predict 2")
    assert heard(table, "predicted")


def test_a_prediction_is_a_statement_and_stands():
    """SA-5.9: it gives one value, and once it is agreed nobody takes it back."""
    table = scene("dawn", draws=[2, 5])
    table.answer(0, "place 5 at dawn")
    for question in ("predict", "predict 0", "predict 8", "predict 2 or 3", "is it 2?"):
        with pytest.raises(tablee.IllegalAnswer):
            table.answer(1, question)
    table.answer(1, "predict 2")
    assert not table.can_undo(1)


def test_without_a_prediction_the_fate_is_kept_and_nothing_moves():
    """SA-5.10, SA-10.3."""
    table = scene("dawn", draws=[2, 5])
    table.answer(0, "place 5 at dawn")
    do(table, 1, "flip 0 7")
    agree(table, "pass")
    assert held(table, 0) == 1
    assert table.view(0)["hand"] == [2]
    assert line(table, 0) == [1, 2, 3, 4, 5, 6]
    assert track(table) == (0, 0)
    assert heard(table, "no-prediction") == [{"id": "no-prediction", "rule": "SA-5.10", "seat": 0}]


def test_a_right_prediction_scores_one():
    """SA-5.11."""
    table = scene("dawn", score=2, doom=3, draws=[2, 5])
    turn(table, "place 5 at dawn", "predict 2")
    assert track(table) == (3, 3)


def test_a_wrong_prediction_costs_one_doom():
    """SA-5.12."""
    table = scene("dawn", score=2, doom=3, draws=[2, 5])
    turn(table, "place 5 at dawn", "predict 1")
    assert track(table) == (2, 4)


@pytest.mark.parametrize("said", [2, 4])
def test_after_a_prediction_the_fate_is_shown_and_returns_and_the_line_stands(said):
    """SA-5.13, SA-10.4, Ruling 15."""
    table = scene("dawn", seats=3, hands={1: [7]}, draws=[2, 5, 1])
    table.answer(0, "place 5 at dawn")
    do(table, 1, "flip 0 3")
    do(table, 2, "flip 1 4")
    before = table.view(None)["bag"]
    agree(table, f"predict {said}")
    for viewer in (None, 1, 2):
        shown = heard(table, "right" if said == 2 else "wrong", viewer)
        assert [event["fate"] for event in shown] == [2]
    assert held(table, 0) == 0
    assert line(table, 0) == [1, 2, 3, 4, 5, 6, 7]
    assert line(table, 1) == [1, 2, 3, 5, 6, 7]
    assert table.view(None)["bag"] == before + 1 - 1  # the next seat has drawn one


@pytest.mark.parametrize("said", [2, 4])
def test_a_predicted_fate_can_be_drawn_again(said):
    """SA-5.13, SA-2.9."""
    table = scene("dawn", "leviathan", fronts={"leviathan": [2, 2]}, draws=[2, 5, 2, 6])
    turn(table, "place 5 at dawn", f"predict {said}")
    assert table.view(1)["hand"] == [2, 6]


def test_the_value_is_not_shown_before_the_prediction_is_judged():
    """SA-5.13: to the rest of the table the twin with another fate is the same until then."""
    one, two = (scene("dawn", draws=[kept, 5]) for kept in (2, 3))
    for table in (one, two):
        table.answer(0, "place 5 at dawn")
    assert perceived(one, 1) == perceived(two, 1)
    for table in (one, two):
        table.answer(1, "predict 2")
    assert perceived(one, 1) != perceived(two, 1)


@pytest.mark.parametrize("said", ["pass", "predict 5", "predict 6"])
def test_each_turn_closes_with_the_fading_check(said):
    """SA-5.14: with a prediction or without."""
    table = scene("the-beast", draws=[6, 5, 1, 2])
    table.answer(0, "place 6 at the-beast")
    assert powers(table) == []
    table.answer(1, said)
    assert powers(table) == ["the-beast"]
    settled = {"pass": "no-prediction", "predict 5": "right", "predict 6": "wrong"}[said]
    assert story(table, settled, "faded", "drew")[1:] == [settled, "faded", "drew"]


def test_then_the_next_seat_is_active():
    """SA-5.15."""
    table = scene(seats=3, active=2)
    turn(table, some_play(table))
    assert table.view(None)["active"] == 0
    assert (table.waiting, kind(table)) == ((0,), "place")


def test_a_turn_goes_draw_play_predict_fade():
    """SA-5.1, SA-5.3, SA-5.7, SA-5.14."""
    table = scene("the-beast", draws=[1, 2, 3, 4])
    assert is_group_asked(table) is False
    turn(table, "place 1 at the-beast", "predict 3")
    assert story(table) == ["drew", "placed", "predicted", "wrong", "doom", "faded", "doom", "filled", "drew"]


def test_hands_never_hold_more_than_two_and_others_at_most_one():
    """SA-5.1, SA-5.2, SA-5.10."""
    for table in any_game(4, seed=12):
        view = table.view(None)
        counts = {seat["seat"]: seat["fates"] for seat in view["seats"]}
        assert counts.pop(view["active"]) == (2 if view["played"] == 0 else 1)
        assert set(counts.values()) <= {0, 1}
