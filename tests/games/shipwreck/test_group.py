"""Silence, talk and agreement (SA-11)."""

from random import Random

import pytest
from tests.games.shipwreck.scene import (
    acts,
    agree,
    any_game,
    do,
    heard,
    is_group_asked,
    kind,
    offers,
    powers,
    scene,
    turn,
)

import tablee
from tablee.bots import levels
from tablee.bots.company import Company
from tablee.games.shipwreck import game
from tablee.kit.chair import Chair


def predicting(seats=4, **more):
    """A 5 lies on Dawn and a 2 is kept; the group is about to predict."""
    table = scene("dawn", seats=seats, **{"draws": [2, 5], **more})
    table.answer(0, "place 5 at dawn")
    return table


def test_nobody_sees_a_fate_that_somebody_else_holds():
    """SA-11.1: a table with other fates in hand is the same to those who do not hold them."""
    for other in ([3, 7, 1], [2, 7, 6]):
        one = scene("dawn", seats=4, hands={1: [4], 2: [4], 3: [1]}, draws=[2, 5])
        two = scene("dawn", seats=4, hands={1: [other[0]], 2: [4], 3: [other[1]]}, draws=[2, 5])
        for table in (one, two):
            table.answer(0, "place 5 at dawn")
        for seat in (None, 0, 2):
            assert one.view(seat) == two.view(seat)
            assert one.events(seat) == two.events(seat)


def test_no_event_ever_names_a_hidden_fate():
    """SA-11.1: what is told of a fate is told when it is placed or shown, and to its holder."""
    allowed = {"placed", "right", "wrong", "discarded", "left", "thrown-back", "told", "old", "shown"}
    for seed in range(8):
        *_, table = any_game(4, seed)
        for event in table.events(None):
            assert not {"fate", "fates"} & set(event) or event["id"] in allowed


def test_the_active_player_is_silent_until_the_prediction_is_settled():
    """SA-11.2, Ruling 17: never among those who propose, and marked so that quick phrases are off."""
    for table in any_game(4, seed=4):
        active = table.view(None)["active"]
        assert table.view(None)["silent"] == active
        if is_group_asked(table):
            assert table.ask(active) is None
            with pytest.raises(tablee.IllegalAnswer):
                table.answer(active, "pass")


def test_the_group_talks_in_the_open():
    """SA-11.3, SA-11.6: everybody sees every proposal, the active player and spectators too."""
    table = predicting()
    table.answer(2, "predict 3")
    table.answer(1, "follow 2")
    for viewer in (None, 0, 1, 2, 3):
        assert table.view(viewer)["table"]["proposals"] == {"1": "follow 2", "2": "predict 3"}


def test_faq_the_holder_of_the_last_copy_may_only_discard_it():
    """SA-11.4, SA-12.6, Ruling 7, Ruling 17: they may say what anybody may, and the group may walk into it."""
    holder = scene(
        "dawn",
        "leviathan",
        "the-shore",
        seats=3,
        fronts={"leviathan": [4], "the-shore": [4]},
        hands={1: [4], 2: [7]},
        draws=[2, 5],
    )
    anybody = scene(
        "dawn",
        "leviathan",
        "the-shore",
        seats=3,
        fronts={"leviathan": [4], "the-shore": [4]},
        hands={1: [3], 2: [7]},
        draws=[2, 5],
    )
    for table in (holder, anybody):
        table.answer(0, "place 5 at dawn")
    assert offers(holder, 1) == offers(anybody, 1)
    assert acts(holder, 1) == acts(anybody, 1) >= {"discard"}
    told = holder.fork()
    do(told, 1, "discard")
    assert heard(told, "discarded", 2)[0]["fate"] == 4
    agree(holder, "predict 4")
    assert holder.view(None)["doom"] == 1


def test_faq_a_play_that_does_not_fit_is_refused_and_changes_nothing():
    """SA-11.5."""
    table = scene("dawn", "the-mirror", draws=[2, 5])
    before = [(table.view(seat), table.events(seat)) for seat in (None, 0, 1)]
    for play in ("place 2 at dawn", "place 5 at the-mirror", "place 4 at dawn", "place 5 at hours"):
        with pytest.raises(tablee.IllegalAnswer):
            table.answer(0, play)
    assert [(table.view(seat), table.events(seat)) for seat in (None, 0, 1)] == before
    table.answer(0, "place 5 at dawn")


def test_every_play_that_is_offered_fits_so_no_fate_is_ever_misplaced():
    """SA-11.5: what a play proves about the kept fate is true of it."""
    for table in any_game(3, seed=8):
        view = table.view(None)
        if view["played"]:
            (kept,) = table.state.hands[view["active"]]
            assert str(kept) in table.insight(None)["kept"][str(view["active"])]


def test_each_member_holds_one_public_proposal_a_value_no_or_to_follow():
    """SA-11.6, Ruling 6."""
    table = predicting()
    values = {"pass", *(f"predict {v}" for v in range(1, 8))}
    assert offers(table, 2) == values | {"follow 1", "follow 3"}
    table.answer(2, "predict 3")
    assert offers(table, 2) == set()
    assert table.waiting == (1, 3)


def test_so_it_is_for_group_powers():
    """SA-11.6, Ruling 6."""
    table = predicting(faded=["the-servant"])
    assert kind(table) == "group-power"
    assert offers(table, 1) == {"keep", "use 1-2-3", "follow 2", "follow 3"}
    for said in ("use 1-2-3", "follow 3", "use 1-2-3"):
        table.answer(table.waiting[0], said)
    assert heard(table, "answered")


def test_who_follows_takes_over_the_proposal_of_the_other():
    """SA-11.6, Ruling 6: over several members too, whoever speaks first."""
    table = predicting()
    table.answer(3, "follow 2")
    table.answer(2, "follow 1")
    table.answer(1, "predict 2")
    assert heard(table, "predicted")[0]["value"] == 2


def test_a_ring_of_followers_agrees_on_nothing():
    """SA-11.6, Ruling 6: they are asked again."""
    table = predicting()
    for seat, said in ((1, "follow 2"), (2, "follow 3"), (3, "follow 1")):
        table.answer(seat, said)
    assert not heard(table, "predicted")
    assert (table.view(None)["table"]["round"], table.waiting) == (2, (1, 2, 3))


def test_nobody_follows_themselves_or_the_active_player():
    """SA-11.6."""
    table = predicting()
    for said in ("follow 1", "follow 0", "follow 7"):
        with pytest.raises(tablee.IllegalAnswer):
            table.answer(1, said)


def test_a_proposal_can_be_taken_back_until_all_agree():
    """SA-11.6, SA-5.9, Ruling 6."""
    table = predicting(seats=3)
    table.answer(1, "predict 3")
    table.undo(1)
    assert table.view(None)["table"]["proposals"] == {}
    table.answer(2, "predict 2")
    assert not heard(table, "predicted")
    table.answer(1, "predict 2")
    with pytest.raises(tablee.CannotUndo):
        table.undo(1)


def disagree(table, times=3):
    for _ in range(times):
        for seat in (1, 2, 3):
            said = f"predict {seat}" if kind(table) == "predict" else ("keep" if seat == 1 else "use 1-2-3")
            table.answer(seat, said)


def test_after_three_rounds_without_agreement_there_is_no_prediction():
    """SA-11.7, Ruling 6."""
    table = predicting()
    disagree(table, 2)
    assert (kind(table), table.view(None)["table"]["round"]) == ("predict", 3)
    disagree(table, 1)
    assert heard(table, "no-prediction")
    assert (table.view(None)["score"], table.view(None)["doom"], table.view(None)["active"]) == (0, 0, 1)


def test_after_three_rounds_without_agreement_no_power_is_used():
    """SA-11.7, Ruling 6."""
    table = predicting(faded=["the-servant"])
    disagree(table, 2)
    assert kind(table) == "group-power"
    disagree(table, 1)
    assert (kind(table), powers(table)) == ("predict", ["the-servant"])
    assert not heard(table, "used")


def test_agreement_may_come_in_any_round():
    """SA-11.7, Ruling 6."""
    for rounds in (0, 1, 2):
        table = predicting()
        disagree(table, rounds)
        agree(table, "predict 2")
        assert table.view(None)["score"] == 1


def test_without_agreement_on_a_second_value_twice_is_one_wrong_prediction():
    """SA-11.7, SA-9.6, Ruling 20."""
    table = predicting(faded=["the-beast"])
    agree(table, "use twice", "predict 4")
    disagree(table, 3)
    assert (table.view(None)["doom"], table.view(None)["active"]) == (1, 1)


@pytest.mark.parametrize("level", levels(game))
def test_what_a_bot_proposes_depends_on_nothing_that_another_member_cannot_see(level):
    """SA-11.8, SA-11.4, Ruling 6: its own fate included."""
    bot, said = levels(game)[level], set()
    for kept in range(1, 8):
        table = scene("dawn", "the-blind-man", seats=3, faded=["the-deep"], draws=[4, kept, 2, 5, 1, 3])
        for play in ("place 4 at the-blind-man", "place 5 at dawn"):
            turn(table, play)
        table.answer(2, "place 3 at the-judge")
        mind, words = Random(1), []
        for answer in ("use higher-than", "than 2", "predict 7"):
            words.append(str(bot(Chair(table, 0), mind)))
            agree(table, answer)
        said.add(tuple(words))
    assert len(said) == 1


def test_bots_say_once_what_they_doubt_then_join_what_the_people_share():
    """SA-11.8, Ruling 6."""
    table = predicting(seats=4)
    company = Company(table, {3: lambda chair, rng: "predict 6"}, people=[1, 2])
    table.answer(1, "predict 2")
    table.answer(2, "follow 1")
    first = company.reply(3)
    assert (str(first.option), first.doubts) == ("predict 6", True)
    table.answer(3, first.option)
    table.answer(1, "predict 2")
    table.answer(2, "predict 2")
    second = company.reply(3)
    assert not second.doubts
    table.answer(3, second.option)
    assert heard(table, "predicted")[0]["value"] == 2


def test_bots_wait_for_no_agreement_that_the_people_have_not():
    """SA-11.8, Ruling 6: while the people differ, a bot says what it thinks."""
    table = predicting(seats=4)
    company = Company(table, {3: lambda chair, rng: "predict 6"}, people=[1, 2])
    table.answer(1, "predict 2")
    table.answer(2, "predict 3")
    assert str(company.reply(3).option) == "predict 6"
