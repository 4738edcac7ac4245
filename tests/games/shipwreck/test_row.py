"""The Hours, the row, the pile and what everybody sees of them (SA-4)."""

import pytest
from tests.games.shipwreck.scene import (
    NOWHERE,
    agree,
    any_game,
    at,
    heard,
    offers,
    others,
    powers,
    row,
    scene,
    some_play,
    story,
    turn,
)

import tablee


def test_the_next_card_of_the_pile_is_public_and_is_the_one_that_comes():
    """SA-4.1, Ruling 13."""
    came = 0
    for seed in range(15):
        filled, shown = 0, ""
        for table in any_game(3, seed):
            news = heard(table, "filled")
            if len(news) > filled:
                assert news[-1]["card"] == shown
            came, filled, shown = came + len(news) - filled, len(news), table.view(None)["next"]
            assert {table.view(viewer)["next"] for viewer in range(3)} == {shown}
    assert came > 10


def test_cards_under_the_pile_are_known_in_their_order():
    """SA-4.2, Ruling 13."""
    table = scene("the-chalice", "leviathan", faded=["the-deep", "the-lord"], draws=[5, 1, 4, 1])
    table.answer(0, "place 5 at the-chalice")
    agree(table, "use 5-6-7", "pass")
    assert table.view(None)["under"] == table.view(1)["under"] == ["the-lord"]
    table.answer(1, some_play(table))
    agree(table, "use higher-than", "than 3", "pass")
    assert table.view(None)["under"] == ["the-lord", "the-deep"]


def test_cards_under_the_pile_come_up_after_all_others_in_that_order():
    """SA-4.2, SA-7.2."""
    here, below = ["the-beast", "the-mirror", "the-huntress", "the-deep"], ["the-key", "dawn", "midnight"]
    table = scene(*here, pile=["the-lord"], under=below, faded=others(*here, *below, "the-lord"), draws=[1, 2])
    turn(table, "place 1 at the-beast", "predict 2")
    assert row(table)[0] == "the-lord"
    assert (table.view(None)["next"], table.view(None)["under"]) == ("the-key", ["dawn", "midnight"])


def test_the_back_of_every_card_in_the_row_can_be_read():
    """SA-4.3, Ruling 13."""
    table = scene("the-beast", "the-key", "the-rider", "leviathan")
    assert [place["power"] for place in table.view(None)["row"]] == ["twice", "old", "cycle", "discard-lower"]


def test_everybody_sees_everything_but_the_fates_of_others():
    """SA-4.4, Ruling 13."""
    for table in any_game(4, seed=1):
        views = [table.view(viewer) for viewer in (None, 0, 1, 2, 3)]
        for viewer, view in enumerate(views[1:]):
            assert view["hand"] == sorted(table.state.hands[viewer])
        assert views[0]["hand"] == []
        for view in views:
            del view["hand"]
        assert all(view == views[0] for view in views)


def test_there_are_always_four_arcana_and_the_top_of_the_pile_comes_in():
    """SA-4.5: by fading as by Cycle."""
    for table in any_game(3, seed=9):
        assert len(set(row(table))) == 4
    table = scene("the-beast", pile=["leviathan", "the-key"], draws=[1, 2])
    turn(table, "place 1 at the-beast")
    assert (row(table)[0], table.view(None)["next"]) == ("leviathan", "the-key")
    table = scene(pile=["leviathan", "the-key"], faded=["the-rider"])
    table.answer(0, "use cycle")
    table.answer(0, "swap dawn")
    assert (row(table)[2], table.view(None)["next"]) == ("leviathan", "the-key")


def test_the_hours_never_fades():
    """SA-4.6: whatever is played there spends the time of the leftmost arcana."""
    table = scene(*NOWHERE, pile=["the-huntress", "the-key"], draws=[3, 4, 3, 4])
    turn(table, "place 3 at hours")
    assert powers(table) == ["the-mirror"]
    assert row(table) == ["the-huntress", *NOWHERE[1:]]
    assert offers(table, 1) == {"place 3 at hours", "place 4 at hours"}


def test_the_hours_is_refused_while_an_arcana_fits():
    """SA-4.7, Ruling 9."""
    table = scene("the-mirror", "leviathan", "the-deep", "the-beast", draws=[3, 4])
    assert offers(table, 0) == {"place 3 at the-beast", "place 4 at the-beast"}
    with pytest.raises(tablee.IllegalAnswer) as refused:
        table.answer(0, "place 3 at hours")
    assert refused.value.rule == "SA-4.7"


def test_the_hours_is_refused_while_only_the_other_fate_fits():
    """SA-4.7, Ruling 9."""
    table = scene("the-mirror", "leviathan", "the-deep", "dawn", draws=[3, 4])
    assert offers(table, 0) == {"place 4 at dawn"}


def test_when_nothing_fits_one_of_the_two_goes_to_the_hours():
    """SA-4.8, Ruling 9: compulsory, and a free choice."""
    assert offers(scene(*NOWHERE, draws=[3, 4]), 0) == {"place 3 at hours", "place 4 at hours"}
    assert offers(scene("the-beast", "leviathan", "the-deep", "the-shore", draws=[4, 4]), 0) == {"place 4 at hours"}


def test_a_fate_on_the_hours_belongs_to_the_leftmost_arcana():
    """SA-4.9: whether it fits there or not, and its hours count."""
    table = scene("leviathan", "the-mirror", "the-deep", "the-shore", fronts={"leviathan": [6]}, draws=[3, 4])
    table.answer(0, "place 4 at hours")
    assert (at(table, "leviathan")["fates"], at(table, "leviathan")["hours"]) == ([6, 4], 4)
    assert heard(table, "placed") == [{"id": "placed", "rule": "SA-4.8", "seat": 0, "fate": 4, "at": "hours"}]
    agree(table, "pass")
    assert powers(table) == ["leviathan"]


def test_the_reminder_on_the_hours_lasts_until_the_fading_check():
    """SA-4.9."""
    table = scene("leviathan", "the-mirror", "the-deep", "the-shore", draws=[3, 4, 5, 6])
    assert not table.view(None)["on_hours"]
    table.answer(0, "place 3 at hours")
    assert table.view(None)["on_hours"]
    agree(table, "pass")
    assert not table.view(None)["on_hours"]
    assert at(table, "leviathan")["fates"] == [3]


def test_a_fate_waiting_on_the_hours_is_visible_with_the_leftmost_arcana():
    """SA-4.10, Ruling 10: Discard Lower may take it in the same turn."""
    table = scene("leviathan", "the-mirror", "the-deep", "the-shore", faded=["the-belltower"], draws=[3, 4])
    table.answer(0, "place 3 at hours")
    table.answer(0, "use discard-lower")
    assert offers(table, 0) == {"discard 3 from leviathan"}


def test_a_fate_played_on_the_hours_is_visible_on_the_next_turn():
    """SA-4.10, Ruling 10."""
    table = scene("leviathan", "the-mirror", "the-prophet", "the-shore", draws=[3, 4, 3, 5])
    turn(table, "place 3 at hours")
    assert offers(table, 1) == {"place 5 at the-prophet"}


def test_faq_a_visible_fate_lies_in_front_of_an_arcana():
    """SA-4.10: not in a hand, not in the bag, not in front of a card that has faded."""
    hidden = scene("the-prophet", "leviathan", "the-mirror", "the-deep", hands={1: [4]}, draws=[3, 4])
    assert offers(hidden, 0) == {"place 3 at hours", "place 4 at hours"}
    visible = scene("the-prophet", "leviathan", "the-mirror", "the-deep", fronts={"leviathan": [4]}, draws=[3, 4])
    assert offers(visible, 0) == {"place 3 at the-prophet"}
    faded = scene("the-beast", "the-prophet", "leviathan", "the-mirror", pile=["the-lord"], draws=[4, 5, 3, 4])
    turn(faded, "place 4 at the-beast")
    assert offers(faded, 1) == {"place 3 at hours", "place 4 at hours"}


def test_the_fate_being_played_is_not_among_the_visible_ones():
    """SA-4.11, Ruling 10."""
    twins = scene("the-prophet", "leviathan", "the-deep", "the-shore", draws=[4, 4])
    assert offers(twins, 0) == {"place 4 at hours"}
    rider = scene("the-rider", "leviathan", "the-deep", "the-shore", draws=[3, 4])
    assert offers(rider, 0) == {"place 3 at the-rider", "place 4 at the-rider"}
    rider.answer(0, "place 3 at the-rider")
    assert story(rider)[-1] == "placed"
