"""What is said of questions and answers: what ends them, what is asked once more, what they are about."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.breaths.scene import say, scene, settle_resistance
from tests.games.breaths.staged import final, voting

from tablee.games.breaths.options import FACE_UP, VOTE, Resolve, Whom
from tablee.games.breaths.remarks import BreathsRemarks
from tablee.kit import Table
from tablee.reading import asking
from tablee.words import Words

NAMES = {0: "Rose", 1: "Blue", 2: "Iris"}
REMARKS = BreathsRemarks()


def about(table: Table[Any], seat: int, lang: str = "en") -> str:
    """What the question of this seat is about, as it reads it."""
    question = table.ask(seat)
    assert question is not None
    words = Words(lang, table.game, viewer=seat, names=NAMES)
    return asking.about(table, question, table.view(seat), words).replace("\u00a0", " ")


def remark(table: Table[Any], seat: int, option: object) -> str:
    return REMARKS.remark(table.view(seat), option, Words("en", table.game, viewer=seat, names=NAMES))


@pytest.mark.parametrize("option", ["pass", "abandon", "let", "keep", "decline", "go on"])
def test_what_declines_or_goes_on_as_before_closes_a_question(option: str) -> None:
    assert REMARKS.closes(option)


@pytest.mark.parametrize("option", ["draw", "resist", "give up", "take", Whom(1), FACE_UP])
def test_what_does_something_does_not(option: object) -> None:
    assert not REMARKS.closes(option)


def test_passing_is_asked_once_more_while_a_draw_could_be_made() -> None:
    assert REMARKS.twice(scene().view(0), "pass")
    assert not REMARKS.twice(scene(life={0: 0}).view(0), "pass")
    assert not REMARKS.twice(scene(situation="tetany", explorer=0).view(0), "pass")


def test_abandoning_is_asked_once_more_before_the_first_card_and_with_a_token_left() -> None:
    table = scene(draws=["hearts-2"])
    say(table, "explore")
    assert REMARKS.twice(table.view(0), "abandon")
    say(table, "draw")
    assert not REMARKS.twice(table.view(0), "abandon")
    table = scene(draws=["hearts-2"], tokens={0: (1, 0, 0)})
    say(table, "explore", "draw")
    assert REMARKS.twice(table.view(0), "abandon")


def test_giving_up_is_asked_once_more_and_going_on_is_not() -> None:
    assert REMARKS.twice(scene().view(0), "give up")
    assert not REMARKS.twice(scene().view(0), "go on")


def test_a_declaration_tells_what_hinders_it() -> None:
    """What one's draws succeed with stands on one's plate, beside the question."""
    assert about(scene(), 0) == ""
    assert about(scene(air=["trump-8"]), 0) == "physical: closed"
    assert about(scene(air=["trump-8"]), 0, "fr") == "physique : aucun tirage"
    assert "no life point" in about(scene(life={0: 0}), 0)
    assert "only pass" in about(scene(situation="tetany", explorer=0), 0)


def test_a_draw_tells_what_it_is_for_and_what_it_still_needs() -> None:
    table = scene(draws=["hearts-2"])
    say(table, "fight 1")
    assert about(table, 0) == "To fight Blue, you need clubs. No card drawn yet."
    say(table, "draw")
    assert about(table, 0, "fr") == "Pour combattre Blue, il vous faut : trèfle. 1 carte tirée."


def test_a_draw_for_one_card_names_it() -> None:
    table = scene(situation="divination")
    say(table, "resolve by card")
    assert about(table, 0) == "To resolve “Divination”, you need The Emperor. No card drawn yet."


def test_resisting_tells_what_would_be_stopped_and_within_how_many_cards() -> None:
    table = scene(air=["spades-2", "spades-3"], draws=["clubs-2"])
    say(table, "fight 1", "draw")
    assert about(table, 1) == "Rose wants to fight you. To stop it, you need hearts within 2 cards."
    assert about(table, 2).startswith("Rose wants to fight Blue.")
    settle_resistance(table, 1)
    assert about(table, 1) == "You need hearts. 2 cards left."


def test_the_same_is_told_of_every_vote() -> None:
    assert "dies" in about(voting(3, 0), 0)
    assert "Only the one elected" in about(voting(3, 1), 0)


def test_a_vote_tells_what_matters_of_each_player() -> None:
    """Ties are broken by knowledge cards; whoever stays conscious must make a will draw."""
    assert remark(voting(3, 0), 0, VOTE[2]) == "2 knowledge cards"
    assert remark(voting(3, 1), 0, VOTE[1]) == "will: 2, 7 or knight"


def test_a_draw_that_cannot_succeed_takes_forever() -> None:
    table = final(3)
    assert remark(table, 0, "scheme") == "never"


def test_a_card_that_is_not_in_the_reserve_is_warned_of() -> None:
    table = scene(situation="divination", discard=["trump-4"])
    assert REMARKS.warns(table.view(0), Resolve("card"))
    assert remark(table, 0, Resolve("card")) == "the card it needs is not in the reserve"
    assert not REMARKS.warns(scene(situation="divination").view(0), Resolve("card"))


def test_a_situation_that_is_put_back_is_named_where_it_is_remembered() -> None:
    table = scene(draws=["hearts-2"], situations=["creature"], memory=True)
    say(table, "plan", "draw")
    assert about(table, 0) == "It is “Creature”."
