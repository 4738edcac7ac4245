"""A group agrees on one public proposal, in three rounds at most."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kit.toys import Bench, Plain, harbour, sit

import tablee
from tablee.kit import Act, Ask, CannotUndo, Consensus, Follow, IllegalAnswer, Over, Rules, Table
from tablee.trials.laws import everything


def vote(s: Plain) -> Rules[None]:
    s.said.append((yield Consensus(range(1, len(s.hand)), "where", ["left", "right", "pass"], "BE-1", "pass")))


def say(table: Table[Any], *said: str) -> Table[Any]:
    """Proposals like "1 left"; "1 2" is seat 1 following seat 2."""
    for seat, what in (text.split(" ") for text in said):
        table.answer(int(seat), Follow(int(what)) if what.isdigit() else what)
    return table


def test_equal_proposals_of_all_settle_it_at_once() -> None:
    table = say(sit(Bench(vote), 3), "1 left")
    assert table.waiting == (2,)
    say(table, "2 left")
    assert table.state.said == ["left"]
    assert table.record.steps == [{"agreed": [[1, "left"], [2, "left"]]}]


def test_proposals_are_public_and_not_settled_yet() -> None:
    table = say(sit(Bench(vote), 3), "2 right")
    for seat in (0, 1, 2, None):
        told = table.view(seat)["table"]
        assert (told["round"], told["proposals"]) == (1, {"2": "right"})
    assert table.record.steps == []
    assert table.record.open == [(2, "right")]
    assert [question.seat for question in table.asks_for(0)] == [1]
    assert [str(option) for option in table.asks_for(0)[0].options] == ["left", "right", "pass", "follow 2"]


def test_each_seat_proposes_once_a_round() -> None:
    table = say(sit(Bench(vote), 3), "1 left")
    with pytest.raises(IllegalAnswer):
        table.answer(1, "right")
    with pytest.raises(IllegalAnswer):
        table.answer(0, "left")


def test_after_three_rounds_without_agreement_the_default_comes() -> None:
    table = sit(Bench(vote), 3)
    for number in (1, 2, 3):
        assert table.view(0)["table"]["round"] == number
        say(table, "1 left", "2 right")
    assert table.state.said == ["pass"]
    assert table.record.steps == [{"agreed": [[1, "left"], [2, "right"]] * 3}]


def test_in_a_later_round_somebody_gives_in() -> None:
    table = say(sit(Bench(vote), 3), "1 left", "2 right", "2 left")
    assert table.state.said == ["left"], "seat 1 still holds its proposal"


def test_following_takes_over_what_the_other_proposes_even_later_and_along_a_chain() -> None:
    assert say(sit(Bench(vote), 3), "1 2", "2 right").state.said == ["right"]
    assert say(sit(Bench(vote), 4), "1 2", "2 3", "3 left").state.said == ["left"]


def test_a_ring_of_followers_agrees_on_nothing() -> None:
    table = say(sit(Bench(vote), 3), "1 2", "2 1")
    assert table.state.said == []
    assert table.view(None)["table"]["round"] == 2
    say(table, "1 2", "2 1", "1 2", "2 1")
    assert table.state.said == ["pass"]


def test_nobody_follows_themselves_or_somebody_outside_the_group() -> None:
    table = sit(Bench(vote), 3)
    for seat in (0, 1, 3):
        with pytest.raises(IllegalAnswer):
            table.answer(1, Follow(seat))


def test_a_proposal_is_taken_back_while_it_is_open() -> None:
    table = sit(Bench(vote), 3)
    before = everything(table)
    say(table, "1 left")
    table.undo(1)
    assert everything(table) == before
    say(table, "2 right", "1 left")
    assert table.view(0)["table"]["round"] == 2
    table.undo(1)
    assert table.view(0)["table"]["round"] == 1, "the latest proposal of all, though it closed the round"
    with pytest.raises(CannotUndo):
        table.undo(1)
    table.undo(2)
    assert everything(table) == before
    say(table, "1 right", "2 right")
    with pytest.raises(CannotUndo):
        table.undo(2)


def test_an_earlier_round_is_not_taken_back() -> None:
    table = say(sit(Bench(vote), 3), "1 left", "2 right")
    assert not table.can_undo(1)
    assert table.can_undo(2)


def test_a_group_of_one_agrees_with_itself_and_a_group_of_none_gets_the_default() -> None:
    table = say(sit(Bench(vote), 2), "1 left")
    assert table.state.said == ["left"]

    def nobody(s: Plain) -> Rules[None]:
        s.said.append((yield Consensus((), "where", ["left"], "BE-1", "pass")))
        yield Ask(0, "next", ["go"], "BE-1")

    table = sit(Bench(nobody), 2)
    assert table.state.said == ["pass"]
    assert everything(tablee.replay(table.record, game=table.game)) == everything(table)


def members(s: Plain) -> list[int]:
    return [seat for seat in range(len(s.hand)) if not s.hand[seat]]


def shrinking(s: Plain) -> Rules[None]:
    s.said.append((yield Consensus(members, "where", ["left", "right"], "BE-1", "nowhere")))
    yield Ask(0, "next", ["go"], "BE-1")
    raise Over((), "done")


def go_away(s: Plain, seat: int) -> Rules[None]:
    s.hand[seat] = 1
    yield from ()


def hello(s: Plain, seat: int) -> Rules[None]:
    s.n += 1
    yield from ()


SHRINKING = Bench(shrinking, {"go away": go_away, "hello": hello})


def test_a_group_that_changes_begins_its_talk_again() -> None:
    table = say(sit(SHRINKING, 3), "0 left", "1 left")
    table.change(Act(2, "go away"))
    assert (table.state.said, table.waiting) == ([], (0, 1))
    assert table.view(None)["table"]["proposals"] == {}
    say(table, "0 right", "1 right")
    assert table.state.said == ["right"]
    assert everything(tablee.replay(table.record, game=SHRINKING)) == everything(table) == everything(table.fork())


def test_another_act_leaves_the_talk_as_it_is() -> None:
    table = say(sit(SHRINKING, 3), "0 left")
    table.change(Act(2, "hello"))
    assert table.view(None)["table"]["proposals"] == {"0": "left"}
    say(table, "1 left", "2 left")
    assert table.state.said == ["left"]
    assert everything(tablee.replay(table.record, game=SHRINKING)) == everything(table)


def test_a_group_left_by_its_last_member_gets_the_default() -> None:
    table = sit(SHRINKING, 2)
    table.change(Act(0, "go away"))
    table.change(Act(1, "go away"))
    assert table.state.said == ["nowhere"]
    assert table.waiting == (0,)
    assert everything(table.fork()) == everything(table)


def test_the_record_of_a_group_left_by_its_last_member_replays() -> None:
    table = sit(SHRINKING, 2)
    table.change(Act(0, "go away"))
    table.change(Act(1, "go away"))
    table.answer(0, "go")
    assert everything(tablee.replay(table.record, game=SHRINKING)) == everything(table)


def test_open_proposals_are_in_the_record_and_come_back() -> None:
    table = sit(harbour, 3)
    for seat in range(3):
        table.answer(seat, "inner")
        table.answer(seat, "red")
    for seat in range(3):
        table.answer(seat, "nothing")
    say(table, "2 sail", "0 2")
    assert table.record.open == [(2, "sail"), (0, "follow 2")]
    back = tablee.replay(tablee.Record.from_json(table.record.to_json()), game=harbour)
    assert everything(back) == everything(table)
    say(back, "1 0")
    assert back.over
    assert back.result is not None
    assert back.result.reason == "sail"


def test_seats_that_leave_a_consensus_are_not_waited_for() -> None:
    table = sit(harbour, 3)
    for seat in range(3):
        table.answer(seat, "inner")
        table.answer(seat, "red")
    for seat in range(3):
        table.answer(seat, "nothing")
    say(table, "0 sail", "1 sail")
    table.change(Act(2, "leave"))
    assert table.waiting == (0, 1)
    say(table, "0 sail", "1 sail")
    assert table.over
