"""What is said of plays, and of questions: what a play costs its card, what is declined, what a question is about."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.shipwreck.scene import NOWHERE, do, scene, some_play

from tablee.games.shipwreck.options import Place, Predict, Use
from tablee.games.shipwreck.remarks import ShipwreckRemarks
from tablee.kit import Follow, Table
from tablee.words import Words


def test_a_play_that_fades_its_card_warns_and_on_the_hours_that_is_the_first_card() -> None:
    table = scene("the-mirror", "leviathan", "the-deep", "the-shore", fronts={"the-mirror": [7]}, draws=[3, 4])
    view, remarks = table.view(0), ShipwreckRemarks()
    first = view["row"][0]
    for fate in range(1, 8):
        assert remarks.warns(view, Place(fate, "hours")) == (fate in first["fading"])
    assert not remarks.warns(view, "keep")


def about(table: Table[Any], seat: int, lang: str = "en") -> str:
    """What is said of the question that a seat is asked."""
    question = table.ask(seat)
    assert question is not None
    return ShipwreckRemarks().about(table.view(seat), question, Words(lang, table.game, viewer=seat))


def test_only_what_declines_closes_a_question() -> None:
    remarks = ShipwreckRemarks()
    assert all(remarks.closes(option) for option in ("pass", "keep"))
    assert not any(remarks.closes(option) for option in (Predict(3), Place(1, "dawn"), Use("old"), Follow(1)))


def test_to_predict_nothing_is_asked_twice_where_one_marker_alone_stands() -> None:
    table, remarks = scene(hands={0: [5]}, draws=[2]), ShipwreckRemarks()
    table.answer(0, some_play(table))
    assert not remarks.twice(table.view(1), "pass")
    for value in (1, 2, 3, 4, 6, 7):
        do(table, 1, f"flip 0 {value}")
    assert remarks.twice(table.view(1), "pass")
    assert not remarks.twice(table.view(1), Predict(5))


def test_before_a_play_the_group_is_named_or_the_arcana_that_the_hours_stand_for() -> None:
    assert about(scene(draws=[2, 5]), 0) == "Your allies will try to guess the one you keep."
    nowhere = scene(*NOWHERE, draws=[3, 4])
    assert about(nowhere, 0) == "No arcana fits. The fate will count with the Mirror."
    assert about(nowhere, 0, "fr") == "Aucun arcane ne convient. La fatalité comptera pour le Miroir."


def test_a_prediction_is_about_the_play_the_line_and_the_doom_that_is_due() -> None:
    table = scene("the-mirror", "leviathan", "the-deep", "the-shore", draws=[3, 4])
    table.answer(0, "place 4 at hours")
    played = about(table, 1)
    assert "has played the 4 on The Hours." in played
    assert played.endswith("Unless a prediction is right, doom +2.")
    do(table, 1, "flip 0 7")
    assert "on their line: 1, 2, 3, 4, 5 or 6." in about(table, 1)


def test_powers_say_when_they_come_what_is_kept_and_what_comes_in() -> None:
    cycle = scene(faded=["the-prophet"], pile=["the-key"], draws=[2, 5])
    assert about(cycle, 0) == "Before the play; one power per turn."
    cycle.answer(0, "use cycle")
    assert about(cycle, 0) == "On top of the pile: the Key."
    lower = scene("the-judge", faded=["leviathan"], draws=[2, 6])
    lower.answer(0, "place 2 at the-judge")
    assert about(lower, 0) == "You have played the 2 and keep the 6."
    lower.answer(0, "use discard-lower")
    assert about(lower, 0).startswith("You keep the 6;")


def test_twice_says_that_another_prediction_will_be_possible() -> None:
    table = scene("the-judge", faded=["the-beast"], draws=[2, 6])
    table.answer(0, "place 2 at the-judge")
    table.answer(1, "use twice")
    assert about(table, 1).endswith("One more prediction will be possible.")


@pytest.mark.parametrize(("doom", "lost"), [(4, False), (5, True)])
def test_to_lose_by_predicting_nothing_is_asked_twice_and_said(doom: int, lost: bool) -> None:
    """SA-1.3, SA-6.4: an arcana fades unless a prediction is right, and its two are the last of the track."""
    table = scene("the-mirror", "leviathan", "the-deep", "the-shore", draws=[3, 4], doom=doom)
    table.answer(0, "place 4 at hours")
    assert ShipwreckRemarks().twice(table.view(1), "pass") is lost
    assert about(table, 1).endswith("doom +2: the voyage is lost." if lost else "doom +2.")
    assert about(table, 1, "fr").endswith(
        "jugement +2\N{NO-BREAK SPACE}: la partie est perdue." if lost else "jugement +2."
    )


def test_a_play_is_told_with_what_it_would_spend() -> None:
    """SA-6.1: two hours of three, on another card than the first."""
    table = scene("the-mirror", "dawn", fronts={"dawn": [1]}, draws=[3, 6])
    view, words = table.view(0), Words("en", table.game, viewer=0)
    costs = [ShipwreckRemarks().remark(view, Place(fate, "dawn"), words) for fate in (3, 6)]
    assert costs == ["2 of 3 h", "fades it"]
    assert ShipwreckRemarks().remark(view, "keep", words) == ""


def test_a_doubt_names_the_likeliest_value_by_convention_and_how_likely_it_is() -> None:
    """SA-13.6"""
    table = scene("the-mirror", draws=[3, 4])
    insight = {"public": {"0": {"logic": {"2": "1/2", "5": "1/2"}, "convention": {"2": "3/5", "5": "2/5"}}}}
    said = ShipwreckRemarks().doubt(insight, table.view(1), Words("en", table.game, viewer=1))
    assert said == "If that was the most telling play, 2 is the likeliest value (60%)."
    assert ShipwreckRemarks().doubt({"public": {}}, table.view(1), Words("en", table.game, viewer=1)) == ""
