"""Fading, and how the game ends (SA-1, SA-6)."""

import pytest
from tests.games.shipwreck.scene import (
    agree,
    any_game,
    at,
    heard,
    kind,
    offers,
    others,
    powers,
    row,
    scene,
    some_play,
    story,
    turn,
)

HOURS = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3}
SHORT = ("the-beast", "the-huntress", "the-mirror", "the-deep")


def track(table):
    return table.view(None)["score"], table.view(None)["doom"]


# The end


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_win_together_or_all_lose_together(seats):
    """SA-1.1."""
    won = scene("dawn", seats=seats, score=6, draws=[2, 5])
    turn(won, "place 5 at dawn", "predict 2")
    assert won.result.winners == tuple(range(seats))
    lost = scene("dawn", seats=seats, doom=6, draws=[2, 5])
    turn(lost, "place 5 at dawn", "predict 1")
    assert lost.result.winners == ()


@pytest.mark.parametrize(("score", "reason"), [(5, None), (6, "score")])
def test_seven_right_predictions_win(score, reason):
    """SA-1.2."""
    table = scene("dawn", score=score, draws=[2, 5])
    turn(table, "place 5 at dawn", "predict 2")
    assert (table.result.reason if table.result else None) == reason
    assert table.view(None)["score"] == score + 1


@pytest.mark.parametrize(("doom", "reason"), [(5, None), (6, "doom")])
def test_doom_at_seven_loses(doom, reason):
    """SA-1.3."""
    table = scene("dawn", doom=doom, draws=[2, 5])
    turn(table, "place 5 at dawn", "predict 1")
    assert (table.result.reason if table.result else None) == reason
    assert table.view(None)["doom"] == doom + 1


def test_the_seventh_right_prediction_wins_before_any_card_fades():
    """SA-1.4."""
    table = scene("the-beast", score=6, doom=6, draws=[1, 2])
    turn(table, "place 1 at the-beast", "predict 2")
    assert table.result.reason == "score"
    assert story(table)[-2:] == ["right", "over"]
    assert at(table, "the-beast")["fates"] == [1]


def test_a_wrong_prediction_at_doom_six_loses_before_any_card_fades():
    """SA-1.4."""
    table = scene("the-beast", doom=6, draws=[1, 2])
    turn(table, "place 1 at the-beast", "predict 1")
    assert table.result.reason == "doom"
    assert story(table)[-3:] == ["wrong", "doom", "over"]
    assert powers(table) == []


def test_the_first_of_two_fading_cards_may_end_it():
    """SA-1.4, SA-6.8: the second does not fade any more."""
    table = scene("the-deep", "dawn", doom=5, fronts={"dawn": [7]}, draws=[4, 1, 7, 7])
    turn(table, "place 4 at the-deep")
    assert [event["card"] for event in heard(table, "faded")] == ["dawn"]
    assert table.result.reason == "doom"


def test_nothing_can_be_done_once_it_is_over():
    """SA-1.4."""
    table = scene("dawn", seats=3, score=6, hands={1: [4]}, draws=[2, 5])
    turn(table, "place 5 at dawn", "predict 2")
    assert (table.waiting, table.asks, table.acts(1), table.acts(None)) == ((), (), [], [])


def test_a_marker_that_would_pass_seven_stops_there():
    """SA-1.5."""
    table = scene("the-beast", doom=6, draws=[1, 2])
    turn(table, "place 1 at the-beast")
    assert table.view(None)["doom"] == 7
    assert heard(table, "doom")[-1]["doom"] == 7


def test_markers_run_from_nought_to_seven_and_only_go_up():
    """SA-1.5."""
    for seed in range(6):
        before = (0, 0)
        for table in any_game(3, seed, difficulty="easy"):
            now = track(table)
            assert (0, 0) <= before <= now
            assert now[0] >= before[0]
            assert now[1] >= before[1]
            before = now
        assert max(track(table)) == 7


def test_a_place_left_empty_by_the_last_doom_shows_no_card():
    """SA-1.4, SA-2.1: the game ends before the row is filled, and no card lies in two places."""
    table = scene("the-beast", "the-stranger", doom=6, pile=["the-key"], draws=[1, 2])
    turn(table, "place 1 at the-beast")
    assert table.over
    shown = [
        *(place["card"] for place in table.view(None)["row"] if place["card"]),
        *powers(table),
        table.view(None)["next"],
    ]
    assert sorted(shown) == sorted(set(shown))


# Fading


@pytest.mark.parametrize(("before", "fades"), [([1], False), ([1, 2], True), ([4], True), ([5, 2], True)])
def test_a_card_fades_when_its_hours_reach_or_pass_its_duration(before, fades):
    """SA-6.1: The Deep has three moons, and a 1 is played there."""
    table = scene("the-deep", "leviathan", fronts={"the-deep": before}, draws=[1, 3])
    turn(table, "place 1 at the-deep")
    assert (powers(table) == ["the-deep"]) is fades
    if not fades:
        assert at(table, "the-deep")["hours"] == 2


def test_every_card_lasts_as_long_as_its_moons():
    """SA-6.1, SA-2.8: one hour less and it stays, and exactly that many and it goes."""
    for card in scene().game.cards.arcana:
        for hours in range(1, 5):
            ones = {1: [1], 2: [1, 1], 3: [1, 1, 1], 4: [1, 1, 1, 2]}[hours]
            spare = [c for c in ("the-chalice", "the-judge", "the-shore", "leviathan", "the-key") if c != card.id]
            table = scene(card.id, *spare[:3], fronts={card.id: ones}, draws=[7, 3, 2, 2])
            turn(table, "place 3 at the-judge" if card.id == "the-chalice" else "place 3 at the-chalice")
            assert (card.id in powers(table)) == (hours >= card.moons)


def test_the_fates_in_front_of_a_fading_card_return_to_the_bag():
    """SA-6.2."""
    table = scene("the-deep", fronts={"the-deep": [2, 2], "dawn": [6]}, draws=[1, 3, 4, 5])
    bag = table.view(None)["bag"]
    turn(table, "place 1 at the-deep")
    assert table.view(None)["bag"] == bag + 3 - 2  # the next seat has drawn two
    assert at(table, "dawn")["fates"] == [6]
    assert sum(len(place["fates"]) for place in table.view(None)["row"]) == 1


@pytest.mark.parametrize(("before", "fading"), [([], [7]), ([1], [4, 5, 6, 7]), ([1, 2], [1, 2, 3, 4, 5, 6, 7])])
def test_everybody_sees_which_fates_would_make_a_card_fade(before, fading):
    """SA-6.1."""
    assert scene("dawn", fronts={"dawn": before}, draws=[2, 5]).view(None)["row"][0]["fading"] == fading


def test_a_faded_card_turns_over_and_its_power_can_be_used_from_the_next_turn_on():
    """SA-6.3."""
    table = scene("the-deep", fronts={"the-deep": [2, 2]}, draws=[1, 3, 4, 6])
    table.answer(0, "place 1 at the-deep")
    assert kind(table) == "predict"
    table.answer(1, "pass")
    assert table.view(None)["faded"] == [{"card": "the-deep", "power": "higher-than"}]
    assert "the-deep" not in row(table)
    table.answer(1, some_play(table))
    assert offers(table, 0) == {"keep", "use higher-than"}


def test_a_fading_card_brings_two_doom():
    """SA-6.4."""
    table = scene("the-beast", doom=1, draws=[1, 2])
    turn(table, "place 1 at the-beast")
    assert track(table) == (0, 3)


def test_the_top_of_the_pile_takes_the_free_place():
    """SA-6.5."""
    table = scene("dawn", "the-beast", "midnight", "the-judge", pile=["the-key", "the-lord"], draws=[1, 2])
    turn(table, "place 1 at the-beast")
    assert row(table) == ["dawn", "the-key", "midnight", "the-judge"]
    assert at(table, "the-key")["fates"] == []
    assert table.view(None)["next"] == "the-lord"


@pytest.mark.parametrize("top", ["dawn", "the-stranger"])
def test_whatever_card_is_on_top_fills_the_row(top):
    """SA-6.5."""
    table = scene("the-beast", "midnight", "the-judge", "the-lord", pile=[top, "the-key"], draws=[1, 2])
    turn(table, "place 1 at the-beast")
    assert (row(table)[0], table.view(None)["next"]) == (top, "the-key")


def test_fates_from_a_faded_card_can_be_drawn_again():
    """SA-6.2, SA-2.9."""
    table = scene("the-beast", "leviathan", fronts={"leviathan": [2, 2]}, draws=[2, 3, 2, 6])
    turn(table, "place 2 at the-beast")
    assert table.view(1)["hand"] == [2, 6]


def test_the_steps_of_fading_come_in_the_order_of_the_rulebook():
    """SA-6.2, SA-6.3, SA-6.4, SA-6.5."""
    table = scene("the-beast", draws=[1, 2])
    turn(table, "place 1 at the-beast")
    assert story(table, "no-prediction", "faded", "doom", "filled") == ["no-prediction", "faded", "doom", "filled"]


def test_a_right_prediction_spares_the_doom_of_fading_and_nothing_else():
    """SA-6.6."""
    table = scene("the-beast", pile=["the-key"], doom=1, draws=[1, 2])
    turn(table, "place 1 at the-beast", "predict 2")
    assert track(table) == (1, 1)
    assert (powers(table), row(table)[0], at(table, "the-key")["fates"]) == (["the-beast"], "the-key", [])


def test_a_right_prediction_spares_every_card_that_fades_this_turn_but_none_of_the_next():
    """SA-6.6."""
    table = scene("the-beast", "dawn", doom=1, fronts={"dawn": [7]}, draws=[1, 2, 3, 5])
    turn(table, "place 1 at the-beast", "predict 2")
    assert track(table) == (1, 1)
    table = scene("the-beast", "the-huntress", doom=1, draws=[1, 2, 3, 5])
    turn(table, "place 1 at the-beast", "predict 2")
    turn(table, "place 3 at the-huntress")
    assert track(table) == (1, 3)


def test_faq_doom_of_a_wrong_prediction_and_of_fading_add_up():
    """SA-6.7."""
    table = scene("the-beast", draws=[1, 2])
    turn(table, "place 1 at the-beast", "predict 3")
    assert track(table) == (0, 3)


def test_each_fading_card_counts_on_its_own():
    """SA-6.7."""
    table = scene("the-beast", "dawn", fronts={"dawn": [7]}, draws=[1, 2])
    turn(table, "place 1 at the-beast", "predict 3")
    assert track(table) == (0, 1 + 2 + 2)


def test_several_cards_fade_from_left_to_right_each_with_all_its_steps():
    """SA-6.8."""
    row_, pile = ("the-judge", "dawn", "the-beast", "midnight"), ["the-key", "the-lord", "leviathan"]
    table = scene(*row_, pile=pile, fronts={"dawn": [7], "midnight": [4, 1]}, draws=[1, 2])
    turn(table, "place 1 at the-beast", "predict 2")
    assert [event["card"] for event in heard(table, "faded")] == ["dawn", "the-beast", "midnight"]
    assert row(table) == ["the-judge", "the-key", "the-lord", "leviathan"]
    assert story(table, "faded", "spared", "filled") == ["faded", "spared", "filled"] * 3


def test_with_the_base_cards_one_card_at_most_is_due_in_a_turn():
    """SA-6.8."""
    for seed in range(10):
        for table in any_game(4, seed):
            due = [place for place in table.view(None)["row"] if place["hours"] >= place["moons"]]
            assert len(due) <= 1


def test_with_an_empty_pile_the_power_that_has_waited_longest_fills_the_row():
    """SA-6.9, Ruling 4."""
    waiting = ["the-key", *others(*SHORT, "the-key")]
    table = scene(*SHORT, pile=[], faded=waiting, draws=[1, 2])
    assert table.view(None)["pile"] == 0
    turn(table, "place 1 at the-beast")
    assert row(table) == ["the-key", *SHORT[1:]]
    assert [event["rule"] for event in table.events(None) if event["id"] == "filled"] == ["SA-6.9"]
    assert powers(table) == [*waiting[1:], "the-beast"]
    assert at(table, "the-key")["fates"] == []


def test_with_an_empty_pile_a_used_power_makes_the_pile_again():
    """SA-6.9, SA-7.2, Ruling 4: the guard is for an empty pile only."""
    waiting = ["the-lord", "the-engine", *others(*SHORT, "the-lord", "the-engine")]
    table = scene(*SHORT, pile=[], faded=waiting, draws=[1, 2])
    table.answer(0, "place 1 at the-beast")
    table.answer(0, "keep")
    agree(table, "use 5-6-7")
    assert (table.view(None)["next"], table.view(None)["pile"]) == ("the-lord", 1)
    agree(table, "pass")
    assert row(table)[0] == "the-lord"
    assert powers(table)[0] == "the-engine"


def test_the_first_card_of_the_pack_lies_fades_and_comes_as_any_other():
    """SA-6.1, SA-6.5: its number is nought."""
    first = scene().game.cards.arcana[0].id
    table = scene(*SHORT, pile=[first], draws=[1, 2])
    assert table.view(None)["next"] == first
    turn(table, "place 1 at the-beast")
    assert row(table)[0] == first
    assert [event["rule"] for event in table.events(None) if event["id"] == "filled"] == ["SA-6.5"]
    assert first == "dawn"
    table = scene("dawn", fronts={"dawn": [4]}, draws=[5, 2])
    table.answer(0, "place 5 at dawn")
    assert table.view(None)["due"] == 2
