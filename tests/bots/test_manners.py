"""What bots do outside the turn of their own accord."""

from __future__ import annotations

import tablee
from tablee.bots.manners import courtesy
from tablee.kit import Act


def table() -> tablee.Table:  # type: ignore[type-arg]
    """Three seats; the first has answered once."""
    found = tablee.deal("shipwreck", seats=3, seed=7, options={"first": 0})
    found.answer(0, found.asks[0].options[0])
    return found


def test_nothing_is_due_while_nobody_wishes_for_anything() -> None:
    assert courtesy(table(), [0]) is None


def test_bots_agree_to_taking_back_one_after_the_other_and_people_are_not_answered_for() -> None:
    t = table()
    t.change(Act(0, "undo"))
    assert courtesy(t, [0]) == Act(1, "agree")
    t.change(Act(1, "agree"))
    assert courtesy(t, [0]) == Act(2, "agree")
    assert courtesy(t, [0, 2]) is None


def test_bots_give_up_once_all_people_have() -> None:
    t = table()
    t.change(Act(0, "surrender"))
    assert courtesy(t, [0, 1]) is None
    t.change(Act(1, "surrender"))
    assert courtesy(t, [0, 1]) == Act(2, "surrender")
    t.change(Act(2, "surrender"))
    assert t.over
    assert courtesy(t, [0, 1]) is None


def test_a_bot_agrees_for_whom_it_stands_in_but_does_not_give_up_for_them() -> None:
    t = table()
    t.change(Act(0, "undo"))
    assert courtesy(t, [0], absent=[1]) == Act(1, "agree")
    t = table()
    t.change(Act(0, "surrender"))
    assert courtesy(t, [0], absent=[1]) is None


def test_where_only_bots_play_none_gives_up() -> None:
    t = table()
    t.change(Act(0, "surrender"))
    assert courtesy(t, []) is None
