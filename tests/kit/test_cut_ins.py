"""Seats that may break into another's ask: that they may is nobody else's to know."""

from __future__ import annotations

from random import Random

import pytest
from tests.kit.toys import Bench, Dark, Plain, cellar, sit

import tablee
from tablee.kit import Act, Ask, Cut, IllegalAnswer, Rules, Scripted
from tablee.kit.chair import Chair, play
from tablee.kit.playout import playout


def dealt(*pile: int, seats: int = 2) -> tablee.Table[Dark]:
    """A cellar with these cards from the top; 0 and 1 are the ones that hush."""
    return sit(cellar, seats, Scripted({"pile": pile}))


def test_who_may_cut_in_is_asked_and_nobody_else_is_told() -> None:
    quick, dull = dealt(5, 0, 2), dealt(5, 6, 2)
    own = quick.ask(1)
    assert own is not None
    assert own.kind == "cut in"
    assert own.optional
    assert own.options == ["hush"]
    assert dull.ask(1) is None
    for seat in (0, None):
        assert quick.asks_for(seat) == dull.asks_for(seat)
        assert quick.view(seat) == dull.view(seat)
        assert quick.events(seat) == dull.events(seat)
    assert quick.waiting == dull.waiting == (0,)
    assert quick.asks_for(1) == [own, *dull.asks_for(1)]


def test_a_cut_in_is_given_to_the_rule_with_its_seat() -> None:
    table = dealt(5, 0, 2)
    table.answer(1, "hush")
    assert table.record.steps == [5, 0, {"cut": [1, "hush"]}, 0, 2]
    assert table.view(0)["tray"] == ["hush-a"]
    assert table.state.secrets[1].card == 2
    assert tablee.replay(table.record, game=cellar).record.steps == table.record.steps


def test_the_asked_seat_may_cut_into_its_own_ask_and_others_see_only_the_plain_part() -> None:
    table = dealt(0, 5, 2)
    assert table.ask(0).options == ["draw", "peek", "hush"]  # type: ignore[union-attr]
    assert table.asks_for(1)[0].options == ()
    table.answer(0, "hush")
    assert table.record.steps[2] == {"cut": [0, "hush"]}
    assert tablee.replay(table.record, game=cellar).record.steps == table.record.steps


def test_the_options_of_a_public_ask_are_told_without_anybodys_cut_ins() -> None:
    def rule(s: Plain) -> Rules[None]:
        said = yield Ask(0, "move", ["go"], "BE-1", public=True, cut_in=lambda s, seat: ["stop"])
        s.said.append(str(said) if isinstance(said, Cut) else said)

    table = sit(Bench(rule), 3)
    assert table.asks_for(0)[0].options == ["go", "stop"]
    assert [question.options for question in table.asks_for(1)] == [["stop"], ["go"]]
    assert [question.options for question in table.asks_for(None)] == [["go"]]


def test_what_is_both_an_option_and_a_cut_in_of_the_asked_seat_is_its_answer() -> None:
    def rule(s: Plain) -> Rules[None]:
        said = yield Ask(0, "move", ["go"], "BE-1", cut_in=lambda s, seat: ["go"] if seat else [])
        s.said.append("cut" if isinstance(said, Cut) else said)

    table = sit(Bench(rule))
    table.answer(0, "go")
    table.answer(1, "go")
    assert table.state.said == ["go", "cut"]
    assert tablee.replay(table.record, game=table.game).state.said == ["go", "cut"]


def test_nobody_cuts_in_with_what_they_do_not_have() -> None:
    table = dealt(5, 6, 2)
    for said in ("hush", "draw", Cut(1, "hush"), Cut(0, "draw")):
        with pytest.raises(IllegalAnswer):
            table.answer(1, said)
    with pytest.raises(IllegalAnswer):
        table.change(Act(1, "hush"))


def test_first_come_first_served_and_the_late_one_must_look_again() -> None:
    table = dealt(5, 0, 1, 2, seats=3)
    at = table.asks[0].at
    table.answer(2, "hush", at)
    with pytest.raises(tablee.StaleAnswer):
        table.answer(1, "hush", at)
    table.answer(1, "hush")
    assert [slot.card for slot in table.state.tray] == [1, 0]


def test_bots_that_may_cut_in_are_asked_first_in_seat_order_and_letting_pass_is_no_step() -> None:
    asked: list[tuple[int, str]] = []

    def bot(chair: Chair, rng: Random) -> object:
        question = chair.ask
        assert question is not None
        asked.append((chair.seat, question.kind))
        return None if question.optional else "draw"

    table = dealt(5, 0, 1, 6, 2, 3, 4, seats=3)
    play(table, dict.fromkeys(range(3), bot), Random(0))
    assert asked[:3] == [(1, "cut in"), (2, "cut in"), (0, "move")]
    assert table.over
    assert not any(isinstance(step, dict) for step in table.record.steps)


def test_random_games_at_full_speed_cut_in_too() -> None:
    ends = {playout(cellar, 3, {"bells": 1}, Random(seed), cuts=0.5)[0].reason for seed in range(30)}
    assert ends == {"caught", "dawn"}
