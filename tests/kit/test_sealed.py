"""Several seats answer out of sight, each by its own script, and are shown together."""

from __future__ import annotations

from collections.abc import Generator
from itertools import permutations
from random import Random
from typing import Any

import pytest
from tests.kit.toys import Bench, Plain, harbour, sit

import tablee
from tablee.kit import Act, Ask, IllegalAnswer, Over, Rules, Sealed, Table
from tablee.kit.playout import playout
from tablee.trials.laws import everything


def both(s: Plain) -> Rules[None]:
    given = yield Sealed([0, 1], "show", ["rock", "paper"], "BE-1")
    s.said += [given[0], given[1]]


def stepwise(s: Plain, seat: int) -> Generator[Ask, Any, str]:
    """One or two answers: others may not see which."""
    what = yield Ask(seat, "what", ["none", "some"], "BE-2")
    if what == "some":
        what += yield Ask(seat, "how many", ["1", "2"], "BE-3")
    return str(what)


def several(s: Plain) -> Rules[None]:
    s.said += (yield Sealed(range(len(s.hand)), "gift", rule="BE-1", script=stepwise)).values()
    if len(s.said) > 20:
        raise Over((), "enough")


def at_the_bids() -> Table[Any]:
    """Harbour with two seats, at the first sealed bids."""
    table = sit(harbour)
    for seat in (0, 1):
        table.answer(seat, "inner")
        table.answer(seat, "red")
    assert table.view(None)["table"]["kind"] == "bid"
    return table


def test_answers_are_shown_together_when_the_last_is_ready() -> None:
    table = sit(Bench(both))
    assert table.waiting == (0, 1)
    table.answer(1, "rock")
    assert table.state.said == table.record.steps == []
    assert list(table.waiting) == [0]
    table.answer(0, "paper")
    assert table.state.said == ["paper", "rock"]
    assert table.record.steps == [{"sealed": [["paper"], ["rock"]]}]


def test_an_answer_is_seen_by_its_own_seat_only() -> None:
    seen = {}
    for said in ("rock", "paper"):
        table = sit(Bench(both))
        table.answer(0, said)
        assert table.view(0)["table"]["sealed"] == [said]
        seen[said] = [(table.view(seat), table.asks_for(seat), table.events(seat)) for seat in (1, None)]
    assert seen["rock"] == seen["paper"]
    assert "sealed" not in seen["rock"][0][0]["table"]


def test_how_far_another_is_inside_its_script_does_not_show() -> None:
    fresh, half = sit(Bench(several)), sit(Bench(several))
    half.answer(0, "some")
    for seat in (1, None):
        assert half.view(seat) == fresh.view(seat)
        assert half.asks_for(seat) == fresh.asks_for(seat)
    assert half.ask(0).kind == "how many"  # type: ignore[union-attr]
    assert [question.kind for question in half.asks_for(1)] == ["what", "gift"]


def test_an_answer_can_be_changed_until_the_last_is_ready() -> None:
    table = sit(Bench(both))
    table.answer(0, "rock")
    with pytest.raises(IllegalAnswer):
        table.answer(0, "paper")
    assert table.can_undo(0)
    table.undo(0)
    assert not table.can_undo(0)
    table.answer(0, "paper")
    table.answer(1, "rock")
    assert table.state.said == ["paper", "rock"]
    for seat in (0, 1):
        with pytest.raises(tablee.CannotUndo):
            table.undo(seat)


def test_a_script_is_taken_back_step_by_step() -> None:
    table = sit(Bench(several))
    table.answer(0, "some")
    table.answer(0, "2")
    assert table.waiting == (1,)
    table.undo(0)
    assert table.ask(0).kind == "how many"  # type: ignore[union-attr]
    table.undo(0)
    assert table.ask(0).kind == "what"  # type: ignore[union-attr]
    with pytest.raises(tablee.CannotUndo):
        table.undo(0)


def test_after_taking_back_everything_is_as_it_was_before() -> None:
    table = sit(Bench(both))
    before = everything(table), table.record
    table.answer(0, "rock")
    table.undo(0)
    assert (everything(table), table.record) == before


def test_every_order_of_answers_gives_the_same_table() -> None:
    ways = set()
    for order in permutations([(0, "none"), (1, "some"), (1, "1"), (2, "some"), (2, "2")]):
        if order.index((1, "some")) < order.index((1, "1")) and order.index((2, "some")) < order.index((2, "2")):
            table = sit(Bench(several), 3)
            for seat, said in order:
                table.answer(seat, said)
            ways.add((tuple(everything(table)), table.record.to_json()))
    assert len(ways) == 1


def test_a_sealed_ask_in_which_nobody_is_asked_settles_itself() -> None:
    def nothing(s: Plain, seat: int) -> Generator[Ask, Any, int]:
        yield from ()
        return seat * 10

    def rule(s: Plain) -> Rules[None]:
        given = yield Sealed([0, 1], "empty", script=nothing)
        s.said.append(str(given))
        yield Sealed([], "nobody")
        yield Ask(0, "next", ["go"], "BE-1")

    table = sit(Bench(rule))
    assert table.state.said == ["{0: 0, 1: 10}"]
    table.answer(0, "go")
    assert table.record.steps == [{"sealed": [[], []]}, {"sealed": []}, "go"] * 1 + [
        {"sealed": [[], []]},
        {"sealed": []},
    ]
    again = tablee.replay(table.record, game=table.game)
    assert everything(again) == everything(table)
    assert everything(table.fork()) == everything(table)


def test_who_is_not_asked_in_a_sealed_ask_is_not_waited_for() -> None:
    def only_seat_1(s: Plain, seat: int) -> Generator[Ask, Any, str | None]:
        return (yield Ask(seat, "pay", ["1"], "BE-1")) if seat else None

    def rule(s: Plain) -> Rules[None]:
        s.said.append(str((yield Sealed([0, 1], "pay", script=only_seat_1))))

    table = sit(Bench(rule))
    assert table.waiting == (1,)
    table.answer(1, "1")
    assert table.state.said == ["{0: None, 1: '1'}"]


def test_an_act_after_which_nobody_is_asked_any_more_settles_a_sealed_ask() -> None:
    def unless_dealt(s: Plain, seat: int) -> Generator[Ask, Any, str | None]:
        return (yield Ask(seat, "pay", ["1"], "BE-1")) if not s.hand[seat] else None

    def rule(s: Plain) -> Rules[None]:
        s.said.append(str((yield Sealed([0, 1], "pay", script=unless_dealt))))
        yield Ask(0, "next", ["go"], "BE-1")

    def deal(s: Plain, seat: int) -> Rules[None]:
        s.hand[seat] = 1
        yield from ()

    table = sit(Bench(rule, {"deal": deal}))
    table.answer(0, "1")
    table.change(Act(1, "deal"))
    assert table.state.said == ["{0: '1', 1: None}"]
    assert table.waiting == (0,)
    assert everything(tablee.replay(table.record, game=table.game)) == everything(table)


def test_two_who_want_the_last_token_are_served_by_seat_and_the_loser_is_asked_again() -> None:
    table = at_the_bids()
    for seat, said in ((1, "token 0"), (0, "token 0"), (1, "1"), (0, "1")):
        table.answer(seat, said)
    assert table.state.won == [[1, 0, 0], [0, 0, 0]]
    assert table.waiting == (1,)
    assert "token 0" not in table.ask(1).options  # type: ignore[union-attr]
    table.answer(1, "token 1")
    table.answer(1, "2")
    assert table.state.won == [[1, 0, 0], [0, 1, 0]]
    assert table.view(0)["table"]["kind"] == "sail"


def test_half_answered_bids_are_in_the_record_and_come_back() -> None:
    table = at_the_bids()
    table.answer(1, "token 2")
    table.answer(0, "token 1")
    table.answer(0, "2")
    record = tablee.Record.from_json(table.record.to_json())
    assert record.open == [(0, "token 1"), (0, "2"), (1, "token 2")]
    back = tablee.replay(record, game=harbour)
    assert everything(back) == everything(table)
    assert back.record == table.record
    back.answer(1, "1")
    assert back.state.won == [[0, 1, 0], [0, 0, 1]]


def test_random_games_at_full_speed_answer_sealed_asks_too() -> None:
    assert playout(Bench(several), 3, {}, Random(4))[0].reason == "enough"
    assert {playout(harbour, 3, {"rounds": 2}, Random(seed))[0].reason for seed in range(20)} == {"sail", "wait"}
