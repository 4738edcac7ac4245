"""Several people at one keyboard, and one person with nothing to choose: who is asked depends on what everybody can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.breaths.scene import say, scene

from tablee.kit import Question, Table
from tablee.terminal.saves import HUMAN, Seating
from tablee.terminal.screen import Screen
from tablee.terminal.sitting import Sitting
from tablee.words import Words


def sit(
    table: Table[Any], *who: str, typed: Sequence[str] = (), monkeypatch: pytest.MonkeyPatch | None = None
) -> Sitting:
    """These people and bots at a table; what they will type."""
    lines = iter(typed)
    if monkeypatch:
        monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    words = Words("en", table.game)
    return Sitting(table, Seating("breaths", [*who]), Screen(words), None)


def round_of(sitting: Sitting) -> list[int]:
    """Who gets the keyboard, one after another, while everybody lets pass."""
    seats = []
    while (question := sitting.next_question()).optional:
        seats.append(question.seat)
        sitting.let_pass(question)
    return [*seats, question.seat]


@pytest.mark.parametrize("hands", [{}, {1: ("sigh-loudly",)}, {2: ("force-a-hand",), 3: ("backtrack",)}])
def test_the_keyboard_goes_round_whatever_anybody_holds(hands: dict[int, Sequence[str]]) -> None:
    """DB-10.5. Ruling 43: to all who live, from the token holder to the right, and back to whoever is asked."""
    table = scene(4, holder=2, hands=hands)
    table.state.dead[0] = 1
    assert round_of(sit(table, *[HUMAN] * 4)) == [3, 1, 2]


def test_one_person_among_bots_is_asked_only_when_there_is_something_to_do() -> None:
    """DB-10.5: nobody sits beside them to whom that could tell anything."""
    bots = ["novice", "novice"]
    assert round_of(sit(scene(holder=1), HUMAN, *bots)) == [1]
    assert round_of(sit(scene(holder=1, hands={0: ("sigh-loudly",)}), HUMAN, *bots)) == [0, 1]


def test_all_can_be_let_pass_until_one_is_asked() -> None:
    """DB-10.5: through as many cards and turns as it takes."""
    table = scene(hands={2: ("sigh-loudly",)}, draws=["spades-2", "spades-3"])
    sitting = sit(table, *[HUMAN] * 3)
    sitting.skip(2, is_for_now=False)
    assert round_of(sitting) == [1, 0]
    say(table, "explore", "draw")
    assert round_of(sitting) == [1, 0]
    say(table, "abandon", "pass")
    assert table.waiting == (2,)
    assert round_of(sitting) == [0, 1, 2]
    say(table, "pass")
    assert round_of(sitting) == [1, 2, 0]


def test_all_can_be_let_pass_until_somebody_acts() -> None:
    """DB-10.5: card after card of one draw, but not a quick card, nor the next turn."""
    table = scene(hands={1: ("sigh-loudly",)}, draws=["spades-2", "spades-3", "spades-4"])
    sitting = sit(table, *[HUMAN] * 3)
    say(table, "explore")
    sitting.skip(2, is_for_now=True)
    assert round_of(sitting) == [1, 0]
    say(table, "draw")
    assert round_of(sitting) == [1, 0]
    table.answer(1, "play sigh-loudly")
    assert round_of(sitting) == [1, 2, 0]
    sitting.skip(2, is_for_now=True)
    say(table, "draw", "abandon")
    assert 2 in round_of(sitting)


def test_skip_is_a_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """DB-10.5: with a word behind it for what goes on now; refused where one is asked oneself."""
    table = scene()
    sitting = sit(table, *[HUMAN] * 3, typed=["", "skip act", "", "skip", "", "skip", "1"], monkeypatch=monkeypatch)
    for _ in range(3):
        sitting.put(sitting.next_question())
    out = capsys.readouterr().out
    assert "You have nothing to cut in with now." in out
    assert "you are the one who is asked" in out
    assert set(sitting._skipping) == {1, 2}


def asked(sitting: Sitting) -> Question:
    question = sitting.next_question()
    sitting.put(question)
    return question


def test_a_person_alone_is_not_made_to_give_the_only_answer_there_is() -> None:
    """DB-11.12. Ruling 99: asking hides nothing from bots, who see no time pass."""
    table = scene(secrets={0: "recycler"}, draws=["diamonds-2"])
    say(table, "examine 1", "draw")
    assert asked(sit(table, HUMAN, "novice", "novice")).kind == "understanding"
    assert table.pending.request.kind == "declare"


def test_beside_others_enter_is_enough_for_the_only_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """DB-11.12. Ruling 99: they get the keyboard like anybody else."""
    table = scene(secrets={0: "recycler"}, draws=["diamonds-2"])
    say(table, "examine 1", "draw")
    assert asked(sit(table, *[HUMAN] * 3, typed=["", ""], monkeypatch=monkeypatch)).kind == "understanding"
    assert table.pending.request.kind == "declare"
