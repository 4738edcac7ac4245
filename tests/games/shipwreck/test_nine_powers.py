"""The nine powers on the backs, one by one (SA-9)."""

import pytest
from tests.games.shipwreck.scene import (
    agree,
    at,
    heard,
    held,
    kind,
    offers,
    others,
    powers,
    row,
    scene,
    story,
    turn,
)

import tablee


def track(table):
    return table.view(None)["score"], table.view(None)["doom"]


def after_play(power_card, *, played=1, kept=5, **more):
    table = scene("the-chalice", faded=[power_card], draws=[played, kept], **more)
    table.answer(0, f"place {played} at the-chalice")
    return table


@pytest.mark.parametrize("than", range(1, 8))
@pytest.mark.parametrize("kept", range(1, 8))
def test_higher_than_asks_whether_the_kept_fate_is_strictly_above_a_value(than, kept):
    """SA-9.1."""
    table = after_play("the-deep", kept=kept)
    agree(table, "use higher-than")
    assert offers(table, 1) == {"keep", *(f"than {v}" for v in range(1, 8))}
    agree(table, f"than {than}")
    (answer,) = heard(table, "answered")
    assert (answer["asked"], answer["than"], answer["yes"]) == ("higher", than, kept > than)
    assert kind(table) == "predict"


def test_the_whole_group_picks_the_value_of_higher_than():
    """SA-9.1, SA-11.6."""
    table = after_play("the-deep", seats=3)
    agree(table, "use higher-than")
    table.answer(1, "than 3")
    assert not heard(table, "answered")
    table.answer(2, "follow 1")
    assert heard(table, "answered")[0]["than"] == 3


def test_a_group_that_finds_no_value_for_higher_than_has_not_used_it():
    """SA-9.1, SA-11.7, Ruling 6."""
    table = after_play("the-deep", seats=3)
    agree(table, "use higher-than")
    for _ in range(3):
        table.answer(1, "than 3")
        table.answer(2, "than 4")
    assert (kind(table), powers(table)) == ("predict", ["the-deep"])
    assert not heard(table, "answered")
    assert heard(table, "unused") == [{"id": "unused", "rule": "SA-11.7", "power": "higher-than"}]


@pytest.mark.parametrize(
    ("card", "power", "asked"),
    [
        pytest.param("the-servant", "1-2-3", {1, 2, 3}, id="SA-9.2"),
        pytest.param("the-noble", "3-4-5", {3, 4, 5}, id="SA-9.3"),
        pytest.param("the-lord", "5-6-7", {5, 6, 7}, id="SA-9.4"),
        pytest.param("the-blind-man", "1-4-7", {1, 4, 7}, id="SA-9.5"),
    ],
)
@pytest.mark.parametrize("kept", range(1, 8))
def test_the_group_asks_whether_the_kept_fate_is_in_a_set(card, power, asked, kept):
    """SA-9.2, SA-9.3, SA-9.4, SA-9.5."""
    table = after_play(card, kept=kept)
    assert offers(table, 1) == {"keep", f"use {power}"}
    agree(table, f"use {power}")
    assert [event["yes"] for event in heard(table, "answered")] == [kept in asked]
    assert (kind(table), powers(table)) == ("predict", [])


# Twice


def twice(*said, kept=5, seats=2):
    table = after_play("the-beast", kept=kept, seats=seats)
    agree(table, "use twice", *said)
    return table


def test_faq_twice_with_a_right_first_value_makes_no_second():
    """SA-9.6, Ruling 20."""
    table = twice("predict 5")
    assert track(table) == (1, 0)
    assert table.view(None)["active"] == 1


def test_faq_twice_wrong_then_right_is_right():
    """SA-9.6, Ruling 20: no doom for the wrong one."""
    table = twice("predict 4", "predict 5")
    assert track(table) == (1, 0)
    assert heard(table, "extra-prediction") == [{"id": "extra-prediction", "rule": "SA-9.6", "count": 1}]
    assert [(event["value"], event["right"]) for event in heard(table, "predicted")] == [(4, False), (5, True)]


def test_twice_wrong_and_wrong_is_one_doom():
    """SA-9.6, SA-5.12, Ruling 1."""
    assert track(twice("predict 4", "predict 6")) == (0, 1)


def test_twice_wrong_then_declined_is_one_doom():
    """SA-9.6, Ruling 20."""
    table = twice("predict 4", "pass")
    assert track(table) == (0, 1)
    assert held(table, 0) == 0


def test_twice_declined_at_once_is_no_prediction():
    """SA-9.6, SA-7.9."""
    table = twice("pass")
    assert track(table) == (0, 0)
    assert (held(table, 0), table.view(None)["active"]) == (1, 1)


def test_the_first_value_is_answered_before_the_second_is_said():
    """SA-9.6, Ruling 20: only right or wrong, while the fate itself stays hidden."""
    tables = [twice("predict 4", kept=kept) for kept in (5, 6)]
    for table in tables:
        assert kind(table) == "predict"
        assert heard(table, "predicted") == [
            {"id": "predicted", "rule": "SA-5.9", "seat": 0, "value": 4, "right": False}
        ]
        assert track(table) == (0, 0)
        assert held(table, 0) == 1
    assert tables[0].view(1) == tables[1].view(1)
    assert tables[0].events(1) == tables[1].events(1)


def test_the_fate_is_shown_only_after_the_last_value():
    """SA-9.6, SA-5.13."""
    table = twice("predict 4", "predict 6")
    assert story(table, "predicted", "wrong", "right", "doom") == ["predicted", "predicted", "wrong", "doom"]
    assert [event["fate"] for event in heard(table, "wrong")] == [5]


def test_a_right_second_value_spares_the_doom_of_fading():
    """SA-9.6, SA-6.6."""
    table = scene("the-huntress", faded=["the-beast"], draws=[3, 5])
    table.answer(0, "place 3 at the-huntress")
    agree(table, "use twice", "predict 1", "predict 5")
    assert track(table) == (1, 0)


def test_the_second_value_too_must_be_agreed():
    """SA-9.6, SA-5.8."""
    table = twice("predict 4", seats=3)
    table.answer(1, "predict 5")
    assert len(heard(table, "predicted")) == 1
    table.answer(2, "predict 5")
    assert track(table) == (1, 0)


def test_twice_lasts_for_this_turn_only():
    """SA-9.6."""
    table = scene("the-chalice", faded=["the-beast"], draws=[1, 5, 4, 7])
    table.answer(0, "place 1 at the-chalice")
    agree(table, "use twice", "predict 5")
    turn(table, "place 4 at the-chalice", "predict 1")
    assert (track(table), table.view(None)["active"]) == ((1, 1 + 2), 0)


# Old?


@pytest.mark.parametrize(
    ("kept", "drawn", "played", "old"),
    [([5], [2], 5, True), ([5], [2], 2, False), ([2], [5], 5, False)],
)
def test_old_says_whether_the_played_fate_was_in_hand_on_the_previous_turn(kept, drawn, played, old):
    """SA-9.7, Ruling 14."""
    table = scene("the-chalice", faded=["the-key"], hands={0: kept}, draws=drawn)
    table.answer(0, f"place {played} at the-chalice")
    table.answer(0, "use old")
    assert heard(table, "old", 1) == [{"id": "old", "rule": "SA-9.7", "seat": 0, "fate": played, "yes": old}]
    assert kind(table) == "predict"


def test_of_two_equal_fates_the_older_is_played():
    """SA-9.7, Ruling 19."""
    table = scene("the-chalice", faded=["the-key"], hands={0: [4]}, draws=[4])
    table.answer(0, "place 4 at the-chalice")
    table.answer(0, "use old")
    assert heard(table, "old")[0]["yes"] is True


def test_old_is_not_offered_to_somebody_who_had_kept_nothing():
    """SA-9.7, Ruling 21: everybody knows that what they play is new."""
    table = scene("the-chalice", faded=["the-key"], draws=[4, 4])
    table.answer(0, "place 4 at the-chalice")
    assert kind(table) == "predict"


def test_a_fate_kept_over_several_turns_is_old():
    """SA-9.7."""
    table = scene("leviathan", "the-shore", "the-judge", "the-stranger", faded=["the-key"], draws=[1, 7, 5, 6, 2, 4, 6])
    for play in ("place 1 at the-shore", "place 5 at leviathan", "place 2 at the-shore"):
        turn(table, play)
    turn(table, "place 4 at the-judge")
    assert table.view(0)["hand"] == [6, 7]
    table.answer(0, "place 7 at the-stranger")
    table.answer(0, "use old")
    assert heard(table, "old")[0]["yes"] is True


# Discard Lower


def test_discard_lower_throws_back_a_visible_fate_strictly_below_the_kept_one():
    """SA-9.8."""
    table = scene("the-chalice", "leviathan", "the-shore", faded=["the-belltower"],
                  fronts={"leviathan": [4, 5], "the-shore": [6, 3]}, draws=[2, 5])  # fmt: skip
    table.answer(0, "place 2 at the-chalice")
    bag = table.view(None)["bag"]
    table.answer(0, "use discard-lower")
    assert offers(table, 0) == {"discard 2 from the-chalice", "discard 4 from leviathan", "discard 3 from the-shore"}
    table.answer(0, "discard 4 from leviathan")
    assert (at(table, "leviathan")["fates"], at(table, "leviathan")["hours"]) == ([5], 2)
    assert table.view(None)["bag"] == bag + 1
    assert heard(table, "thrown-back", 1) == [
        {"id": "thrown-back", "rule": "SA-9.8", "seat": 0, "fate": 4, "at": "leviathan"}
    ]


def test_a_fate_thrown_back_can_be_drawn_again():
    """SA-9.8, SA-2.9: the third 4, all others being out."""
    fronts = {"leviathan": [4], "the-shore": [4, 1]}
    table = scene("the-chalice", "leviathan", "the-shore", faded=["the-belltower"], fronts=fronts, draws=[4, 5, 4, 6])
    for said in ("place 4 at the-chalice", "use discard-lower", "discard 4 from leviathan"):
        table.answer(0, said)
    agree(table, "pass")
    assert table.view(1)["hand"] == [4, 6]


def test_a_fate_thrown_back_is_no_longer_visible():
    """SA-9.8, SA-4.10."""
    table = scene(
        "the-chalice", "the-prophet", faded=["the-belltower"], fronts={"the-prophet": [3]}, draws=[2, 5, 3, 6]
    )
    table.answer(0, "place 2 at the-chalice")
    table.answer(0, "use discard-lower")
    table.answer(0, "discard 3 from the-prophet")
    agree(table, "pass")
    assert "place 6 at the-prophet" not in offers(table, 1)


def test_discard_lower_may_take_the_fate_just_played():
    """SA-9.8, Ruling 2: its card then does not fade."""
    table = scene("the-beast", faded=["the-belltower"], draws=[2, 3])
    table.answer(0, "place 2 at the-beast")
    table.answer(0, "use discard-lower")
    table.answer(0, "discard 2 from the-beast")
    agree(table, "pass")
    assert row(table)[0] == "the-beast"
    assert track(table) == (0, 0)


@pytest.mark.parametrize("kept", [1, 2])
def test_without_a_lower_visible_fate_discard_lower_cannot_be_used(kept):
    """SA-9.8."""
    table = scene("the-chalice", faded=["the-belltower"], fronts={"the-judge": [6]}, draws=[2, kept])
    table.answer(0, "place 2 at the-chalice")
    assert offers(table, 0) == {"keep"}


# Cycle


def test_cycle_swaps_an_arcana_without_fates_for_the_top_of_the_pile():
    """SA-9.9."""
    here = ("dawn", "midnight", "the-judge", "the-stranger")
    table = scene(*here, pile=["the-key", "the-lord"], faded=["the-rider"], fronts={"dawn": [1], "the-judge": [2]})
    table.answer(0, "use cycle")
    assert offers(table, 0) == {"swap midnight", "swap the-stranger"}
    table.answer(0, "swap the-stranger")
    assert row(table) == ["dawn", "midnight", "the-judge", "the-key"]
    assert table.view(None)["next"] == "the-lord"
    assert heard(table, "swapped") == [
        {"id": "swapped", "rule": "SA-9.9", "seat": 0, "card": "the-stranger", "by": "the-key"}
    ]
    assert track(table) == (0, 0)


def test_cycle_sends_the_arcana_under_the_pile_and_its_own_card_under_that():
    """SA-9.9, SA-7.2, Ruling 3."""
    table = scene(pile=["leviathan"], under=["the-beast"], faded=["the-key", "the-rider"])
    table.answer(0, "use cycle")
    table.answer(0, "swap dawn")
    assert table.view(None)["under"] == ["the-beast", "dawn", "the-rider"]
    assert powers(table) == ["the-key"]


@pytest.mark.parametrize("top", ["dawn", "the-stranger", "the-key"])
def test_cycle_brings_in_whatever_card_lies_on_top(top):
    """SA-9.9."""
    table = scene("the-judge", "the-lord", "midnight", "the-beast", pile=[top], faded=["the-rider"])
    table.answer(0, "use cycle")
    table.answer(0, "swap the-beast")
    assert row(table) == ["the-judge", "the-lord", "midnight", top]


def test_cycle_with_the_last_card_of_the_pile_makes_a_pile_of_what_left():
    """SA-9.9, Ruling 3."""
    here = ("dawn", "midnight", "the-judge", "the-stranger")
    table = scene(*here, pile=["the-key"], faded=["the-rider", *others(*here, "the-key", "the-rider")])
    table.answer(0, "use cycle")
    table.answer(0, "swap dawn")
    assert row(table)[0] == "the-key"
    assert (table.view(None)["next"], table.view(None)["under"]) == ("dawn", ["the-rider"])


def test_cycle_cannot_be_used_when_every_arcana_has_a_fate():
    """SA-9.9."""
    here = ("leviathan", "midnight", "the-judge", "the-stranger")
    table = scene(*here, faded=["the-rider"], fronts={card: [1 + n] for n, card in enumerate(here)})
    assert kind(table) == "place"
    with pytest.raises(tablee.IllegalAnswer):
        table.answer(0, "use cycle")


def test_cycle_cannot_be_used_without_a_pile():
    """SA-9.9."""
    here = ("dawn", "midnight", "the-judge", "the-stranger")
    assert kind(scene(*here, pile=[], faded=others(*here))) == "place"
