"""What is done outside the turn: a game's own acts, notes, surrender."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from tests.kit.toys import Bench, Plain, harbour, sit

import tablee
from tablee.kit import Act, Ask, IllegalAnswer, Interrupt, Note, Over, Pick, Rules, Scripted, Show, Table
from tablee.trials.laws import everything


class Bell(Interrupt):
    """Breaks into the turn."""


def calm(s: Plain) -> Rules[None]:
    try:
        yield Ask(0, "wait", ["wait"], "BE-1")
        s.said.append("waited")
    except Bell:
        s.said.append("woken")
        s.hand[0] = yield Pick("dice", [1] * 100)


def roll(s: Plain, seat: int) -> Rules[None]:
    s.hand[seat] = 1 + (yield Pick("dice", [1] * 100, (seat,)))
    s.say("rolled", "BE-2", {seat: {"value": s.hand[seat]}}, seat=seat)


def ring(s: Plain, seat: int) -> Rules[None]:
    s.n += yield Show(1)
    raise Bell


def finish(s: Plain, seat: int) -> Rules[None]:
    yield from ()
    raise Over([seat], "finished")


GAME = Bench(calm, {"roll": roll, "ring": ring, "finish": finish})


def same_again(table: Table[Any]) -> bool:
    """The record replays to the table, and a copy is the table."""
    back = tablee.replay(tablee.Record.from_json(table.record.to_json()), verify=True, game=table.game)
    return everything(back) == everything(table) == everything(table.fork()) and back.record == table.record


def test_an_act_is_offered_done_told_and_recorded() -> None:
    table = sit(GAME)
    assert table.acts(1) == ["roll", "ring", "finish", "surrender"]
    table.change(Act(1, "roll"))
    value = table.state.hand[1]
    assert table.record.steps == [{"act": [1, "roll"]}, value - 1]
    assert table.events(1) == [{"id": "rolled", "rule": "BE-2", "seat": 1, "value": value}]
    assert table.events(0) == [{"id": "rolled", "rule": "BE-2", "seat": 1}]
    assert table.waiting == (0,), "the turn goes on where it stood"
    assert same_again(table)


def test_acts_draw_on_with_the_streams_of_the_turn() -> None:
    table = sit(GAME, luck=Scripted({"dice": [5, 6, 7]}))
    table.change(Act(0, "roll"))
    table.change(Act(1, "ring"))
    table.change(Act(1, "roll"))
    assert table.state.hand == [6, 8]


def test_an_interrupt_breaks_into_the_turn() -> None:
    table = sit(GAME)
    table.change(Act(1, "ring"))
    assert (table.state.said, table.state.n) == (["woken"], 1)
    assert table.waiting == (0,)
    table.change(Act(1, "roll"))
    table.change(Act(0, "ring"))
    table.answer(0, "wait")
    assert table.state.said == ["woken", "woken", "waited"]
    assert same_again(table)


def test_an_act_may_end_the_game() -> None:
    table = sit(GAME)
    table.change(Act(1, "finish"))
    assert table.result == ((1,), "finished", ())
    assert same_again(table)


@pytest.mark.parametrize(
    "act", [Act(0, "no such act"), Act(2, "roll"), Act(0, None), Act(0, 3), Act(0, ("roll",)), "roll"]
)
def test_what_is_not_offered_is_not_done(act: Any) -> None:
    table = sit(GAME)
    before = everything(table), table.record
    with pytest.raises(IllegalAnswer):
        table.change(act)
    assert (everything(table), table.record) == before


@pytest.mark.parametrize("seat", [True, 0.0, "0", -1, 9])
def test_only_a_seat_does_anything(seat: Any) -> None:
    for option in ("roll", "surrender", Note("mine")):
        with pytest.raises(IllegalAnswer):
            sit(GAME).change(Act(seat, option))


def test_an_act_between_half_answers_leaves_them() -> None:
    table = sit(harbour, 3)
    for seat in range(3):
        table.answer(seat, "inner")
        table.answer(seat, "red")
    table.answer(2, "token 1")
    table.change(Act(1, "trade"))
    assert table.view(2)["table"]["sealed"] == ["token 1"]
    assert table.ask(2).kind == "pay"  # type: ignore[union-attr]
    assert same_again(table)


def test_a_trade_shows_the_old_cargo_to_all_and_the_new_one_to_its_owner() -> None:
    table = sit(harbour, 2, Scripted({"bag": [0, 1, 2]}))
    table.change(Act(0, "trade"))
    assert table.view(1)["out"] == [0]
    assert [table.view(seat)["cargo"][0] for seat in (0, 1, None)] == [2, None, None]
    assert "trade" not in table.acts(0)


def test_who_leaves_in_the_middle_of_the_bids_makes_them_begin_again() -> None:
    table = sit(harbour, 3)
    for seat in range(3):
        table.answer(seat, "inner")
        table.answer(seat, "red")
    table.answer(0, "nothing")
    table.change(Act(2, "leave"))
    assert table.present == (0, 1)
    assert table.waiting == (0, 1)
    assert "sealed" not in table.view(0)["table"]
    assert table.acts(2) == []
    assert same_again(table)


# Notes


def test_a_note_is_seen_by_its_seat_alone_and_changes_nothing_else() -> None:
    table = sit(GAME, 3)
    others = [everything(table)[0], *everything(table)[2:]]
    steps = table.record.steps
    table.change(Act(0, Note("beware of 1")))
    assert table.view(0)["table"]["note"] == "beware of 1"
    assert [everything(table)[0], *everything(table)[2:]] == others
    assert table.record.steps == steps
    assert table.events(0) == []


def test_notes_survive_the_record_copies_and_taking_back() -> None:
    table = sit(harbour)
    table.change(Act(0, Note("first")))
    table.change(Act(0, Note("é\n✓ second")))
    table.change(Act(1, Note("")))
    table.answer(0, "inner")
    table.undo(0)
    for other in (table, table.fork(), tablee.replay(tablee.Record.from_json(table.record.to_json()), game=harbour)):
        assert other.view(0)["table"]["note"] == "é\n✓ second"
        assert other.view(1)["table"]["note"] == ""
    copy = table.fork()
    copy.change(Act(0, Note("only here")))
    assert table.view(0)["table"]["note"] == "é\n✓ second"


def test_an_imagined_world_has_only_the_notes_of_who_imagines_it() -> None:
    table = sit(harbour)
    table.change(Act(0, Note("mine")))
    table.change(Act(1, Note("yours")))
    assert table.imagine(0, Random(1)).notes == {0: "mine"}
    assert table.imagine(None, Random(1)).notes == {}


def test_only_somebody_with_a_seat_keeps_notes() -> None:
    with pytest.raises(IllegalAnswer):
        sit(GAME).change(Act(None, Note("who am I")))
    table = sit(harbour, 3)
    table.change(Act(2, "leave"))
    with pytest.raises(IllegalAnswer):
        table.change(Act(2, Note("still here")))


@pytest.mark.parametrize("text", ["\ud800", 5, None, b"x"])
def test_whatever_is_noted_the_record_can_still_be_written_and_read(text: Any) -> None:
    table = sit(harbour)
    with suppress(IllegalAnswer):
        table.change(Act(0, Note(text)))
    back = tablee.replay(tablee.Record.from_json(table.record.to_json()), game=harbour)
    assert back.view(0) == table.view(0)


# Surrender


def test_when_all_surrender_it_is_over_and_nobody_has_won() -> None:
    table = sit(GAME, 3)
    for seat in (2, 0):
        table.change(Act(seat, "surrender"))
        assert not table.over
    assert table.view(None)["table"]["gave_up"] == [0, 2]
    assert "surrender" not in table.acts(2)
    with pytest.raises(IllegalAnswer):
        table.change(Act(2, "surrender"))
    assert same_again(table)
    table.change(Act(1, "surrender"))
    assert table.result == ((), "surrender", ())
    assert same_again(table)
    assert [event["id"] for event in table.events(None)] == ["surrendered"] * 3 + ["over"]


def test_who_has_surrendered_still_plays_on() -> None:
    table = sit(GAME)
    table.change(Act(0, "surrender"))
    table.answer(0, "wait")
    assert table.state.said == ["waited"]


def test_when_the_last_who_plays_on_leaves_all_have_surrendered() -> None:
    table = sit(harbour, 3)
    for seat in (0, 1):
        table.change(Act(seat, "surrender"))
    table.change(Act(2, "leave"))
    assert table.result == ((), "surrender", ())
    assert same_again(table)
