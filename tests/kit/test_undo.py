"""Taking back is decided by who learnt what."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any

import pytest
from tests.kit.toys import Bench, Plain, cellar, harbour, sit

import tablee
from tablee.kit import Act, Ask, CannotUndo, Cut, Over, Pick, Rules, Sealed, Seeded, Show, Table
from tablee.trials.laws import everything, viewers
from tablee.trials.play import perceived


def silent(table: Table[Any]) -> list[bytes]:
    """What every viewer is told now; what happened on the way stays told."""
    return [perceived(table, seat, events=False) for seat in viewers(table)]


def replayed(table: Table[Any]) -> Table[Any]:
    return tablee.replay(tablee.Record.from_json(table.record.to_json()), game=table.game)


def opening(s: Plain) -> Rules[None]:
    """Two public answers of seat 0, then a draw, then one of seat 1."""
    s.said.append((yield Ask(0, "first", ["a", "b"], "BE-1", public=True)))
    s.said.append((yield Ask(0, "second", ["a", "b"], "BE-1", public=True)))
    yield Ask(0, "ready", ["ready"], "BE-1", public=True)
    s.hand[0] = yield Pick("dice", [1] * 1000)
    s.said.append((yield Ask(1, "then", ["a", "b"], "BE-1", public=True)))


def test_a_public_answer_from_which_nobody_learnt_is_taken_back() -> None:
    table = sit(Bench(opening))
    before, state = silent(table), table.state.clone()
    table.answer(0, "a")
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.undo(0)
    assert silent(table) == before
    assert table.state == state
    table.answer(0, "b")
    assert table.state.said == ["b"]


def test_taking_back_is_told_and_written_down() -> None:
    table = sit(Bench(opening))
    table.answer(0, "a")
    table.undo(0)
    table.answer(0, "b")
    assert table.record.steps == ["a", {"undo": [0, 0]}, "b"]
    assert [event["id"] for event in table.events(1)] == ["undone"]
    assert everything(replayed(table)) == everything(table)
    assert replayed(table).record == table.record


def test_twice_in_a_row_goes_back_two_answers() -> None:
    table = sit(Bench(opening))
    before = silent(table)
    table.answer(0, "a")
    between = silent(table)
    table.answer(0, "b")
    table.undo(0)
    assert silent(table) == between
    table.undo(0)
    assert silent(table) == before
    with pytest.raises(CannotUndo, match="nothing to take back"):
        table.undo(0)
    assert everything(replayed(table)) == everything(table)


def test_drawn_luck_forbids_it_and_says_why() -> None:
    table = sit(Bench(opening))
    for said in ("a", "b", "ready"):
        table.answer(0, said)
    before = everything(table), table.record
    with pytest.raises(CannotUndo, match="learnt"):
        table.undo(0)
    with pytest.raises(CannotUndo, match="nothing to take back"):
        table.undo(1)
    assert (everything(table), table.record) == before


@pytest.mark.parametrize(
    ("request_", "free"),
    [
        (Pick("dice", [1]), False),
        (Pick("dice", [1], (1,)), False),
        (Pick("dice", [1], ()), True),
        (Show(1), False),
        (Show(1, (0,)), False),
        (Show(1, ()), True),
    ],
)
def test_who_learns_something_decides(request_: Any, free: bool) -> None:
    def rule(s: Plain) -> Rules[None]:
        yield Ask(0, "first", ["a"], "BE-1", public=True)
        yield request_
        yield Ask(1, "then", ["a"], "BE-1", public=True)

    table = sit(Bench(rule))
    table.answer(0, "a")
    assert table.can_undo(0) == free


def test_an_answer_from_hidden_things_is_not_taken_back() -> None:
    def rule(s: Plain) -> Rules[None]:
        yield Ask(s.n % 2, "play", ["a"], "BE-1")
        s.n += 1

    table = sit(Bench(rule))
    table.answer(0, "a")
    with pytest.raises(CannotUndo, match="learnt"):
        table.undo(0)


def test_a_cut_in_is_not_taken_back_though_the_ask_was_public() -> None:
    def rule(s: Plain) -> Rules[None]:
        said = yield Ask(0, "move", ["go"], "BE-1", public=True, cut_in=lambda s, seat: ["stop"] if seat else [])
        s.said.append("stop" if isinstance(said, Cut) else said)

    table = sit(Bench(rule))
    table.answer(1, "stop")
    assert not table.can_undo(1)
    table.answer(0, "go")
    assert table.can_undo(0)


def test_nobody_takes_back_once_somebody_else_has_answered() -> None:
    def rule(s: Plain) -> Rules[None]:
        for seat in (0, 1):
            yield Ask(seat, "say", ["a"], "BE-1", public=True)

    table = sit(Bench(rule))
    table.answer(0, "a")
    table.answer(1, "a")
    with pytest.raises(CannotUndo, match="somebody else"):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert table.state.said == []
    assert table.waiting == (0,)


def test_what_is_over_is_over() -> None:
    def rule(s: Plain) -> Rules[None]:
        yield Ask(0, "last", ["a"], "BE-1", public=True)
        raise Over((), "done")

    table = sit(Bench(rule))
    table.answer(0, "a")
    assert not table.can_undo(0)
    with pytest.raises(CannotUndo, match="over"):
        table.undo(0)


def test_taking_back_over_a_checkpoint_replays_from_the_start() -> None:
    """In Harbour each seat's plan is a checkpoint of its own."""
    table = sit(harbour, 3)
    positions = [silent(table)]
    for seat, said in ((0, "inner"), (0, "red"), (1, "outer"), (1, "blue")):
        table.answer(seat, said)
        positions.append(silent(table))
    for seat in (1, 1, 0, 0):
        positions.pop()
        table.undo(seat)
        assert silent(table) == positions[-1]
        assert everything(replayed(table)) == everything(table) == everything(table.fork())
    assert table.record.steps[3:] == [
        "inner", "red", "outer", "blue", {"undo": [1, 6]}, {"undo": [1, 5]}, {"undo": [0, 4]}, {"undo": [0, 3]},
    ]  # fmt: skip
    table.answer(0, "outer")
    assert table.view(1)["berths"] == ["outer", "", ""]


# By agreement


def agree(table: Table[Any], by: int) -> None:
    table.change(Act(by, "undo"))
    for seat in table.present:
        if seat != by:
            table.change(Act(seat, "agree"))


def test_with_everybodys_consent_anything_is_taken_back_and_the_same_luck_comes_again() -> None:
    table = sit(Bench(opening))
    for said in ("a", "b", "ready"):
        table.answer(0, said)
    drawn = table.state.hand[0]
    table.change(Act(0, "undo"))
    assert table.undo_asked == [0]
    assert table.view(None)["table"]["undo"] == [0]
    assert "agree" in table.acts(1)
    table.change(Act(1, "agree"))
    assert table.undo_asked == []
    assert table.ask(0).kind == "ready"  # type: ignore[union-attr]
    assert table.state.hand[0] == 0
    table.answer(0, "ready")
    assert table.state.hand[0] == drawn
    assert table.record.steps == ["a", "b", "ready", drawn, {"undo": [0, 2]}, "ready", drawn]
    assert tablee.replay(table.record, verify=True, game=table.game).record == table.record


def test_by_agreement_over_a_checkpoint_the_same_luck_comes_again() -> None:
    def rule(s: Plain) -> Rules[None]:
        s.said.append((yield Ask(s.n % 2, "play", ["a", "b"], "BE-1")))
        s.hand[s.n % 2] = yield Pick("dice", [1] * 1000)
        s.n += 1

    table = sit(Bench(rule))
    for seat in (0, 1, 0):
        table.answer(seat, "a")
    drawn = table.state.hand[:]
    agree(table, 1)
    assert (table.state.n, table.waiting) == (1, (1,))
    table.answer(1, "b")
    table.answer(0, "b")
    assert table.state.hand == drawn
    assert table.state.said == ["a", "b", "b"]
    assert everything(replayed(table)) == everything(table)


def test_agreeing_twice_goes_further_back() -> None:
    table = sit(Bench(opening))
    for said in ("a", "b", "ready"):
        table.answer(0, said)
    agree(table, 0)
    agree(table, 1 if table.acts(1).count("undo") else 0)
    assert table.state.said == ["a"]
    assert everything(replayed(table)) == everything(table)


def test_one_refusal_is_enough_and_the_next_answer_ends_the_wish() -> None:
    table = sit(Bench(opening), 3)
    for said in ("a", "b", "ready"):
        table.answer(0, said)
    table.change(Act(0, "undo"))
    table.change(Act(1, "agree"))
    table.change(Act(2, "refuse"))
    assert table.undo_asked == []
    assert table.state.said == ["a", "b"]
    table.change(Act(0, "undo"))
    table.answer(1, "a")
    assert table.undo_asked == []
    assert "agree" not in table.acts(2)


def test_only_who_has_answered_may_wish_it_and_nobody_agrees_twice() -> None:
    table = sit(Bench(opening))
    assert "undo" not in table.acts(0)
    table.answer(0, "a")
    assert "undo" in table.acts(0)
    assert "undo" not in table.acts(1)
    table.change(Act(0, "undo"))
    for option in ("undo", "agree", "refuse"):
        with pytest.raises(tablee.IllegalAnswer):
            table.change(Act(0, option))


def test_a_wish_to_take_back_is_in_the_record_and_comes_back() -> None:
    table = sit(Bench(opening), 3)
    table.answer(0, "a")
    table.change(Act(0, "undo"))
    table.change(Act(2, "agree"))
    assert table.record.undo == [0, 2]
    back = replayed(table)
    assert back.undo_asked == [0, 2]
    assert everything(back) == everything(table)
    back.change(Act(1, "agree"))
    assert back.state.said == []


def test_by_agreement_sealed_answers_are_asked_again() -> None:
    table = sit(harbour)
    for seat in (0, 1):
        table.answer(seat, "inner")
        table.answer(seat, "red")
    before = silent(table)
    for seat in (0, 1):
        table.answer(seat, "nothing")
    agree(table, 1)
    assert table.waiting == (0, 1)
    assert silent(table)[0] == before[0]
    for seat in (0, 1):
        table.answer(seat, "nothing")
    assert everything(replayed(table)) == everything(table)


def test_a_sealed_ask_in_which_nobody_was_asked_is_nobodys_answer() -> None:
    def nothing(s: Plain, seat: int) -> Generator[Ask, Any, None]:
        yield from ()

    def rule(s: Plain) -> Rules[None]:
        yield Ask(0, "first", ["a"], "BE-1", public=True)
        yield Sealed([0, 1], "empty", script=nothing)
        yield Ask(1, "then", ["a"], "BE-1", public=True)

    table = sit(Bench(rule))
    table.answer(0, "a")
    assert "undo" not in table.acts(1), "seat 1 has answered nothing yet"
    agree(table, 0)
    assert table.waiting == (0,)
    assert table.ask(0).kind == "first"  # type: ignore[union-attr]


def test_by_agreement_surrender_is_taken_back_too() -> None:
    table = sit(Bench(opening))
    table.answer(0, "a")
    table.change(Act(1, "surrender"))
    assert not table.can_undo(0), "something was done since"
    agree(table, 0)
    assert table.view(0)["table"]["gave_up"] == []
    assert "surrender" in table.acts(1)


def test_undo_after_an_act_keeps_the_act() -> None:
    def roll(s: Plain, seat: int) -> Rules[None]:
        s.hand[seat] = 1 + (yield Pick("dice", [1] * 1000))

    table = sit(Bench(opening, {"roll": roll}))
    table.answer(0, "a")
    table.change(Act(1, "roll"))
    rolled = table.state.hand[1]
    table.answer(0, "b")
    table.undo(0)
    assert table.state.hand[1] == rolled
    assert table.state.said == ["a"]
    assert everything(replayed(table)) == everything(table) == everything(table.fork())


# In imagined tables


def imagined(table: Table[Any], seat: int | None = 1, seed: int = 3) -> Table[Any]:
    return table.imagine(seat, Random(seed))


def test_an_imagined_table_takes_back_its_own_answers() -> None:
    world = imagined(sit(Bench(opening)))
    before, state = silent(world), world.state.clone()
    world.answer(0, "a")
    world.undo(0)
    assert silent(world) == before
    assert world.state == state
    world.answer(0, "b")
    world.answer(0, "a")
    world.undo(0)
    assert world.state.said == ["b"]
    assert world.state.hand == state.hand
    assert everything(world.fork()) == everything(world)


def test_an_imagined_table_takes_back_what_came_before_it_and_stays_imagined() -> None:
    table = sit(Bench(opening), luck=Seeded(5))
    table.answer(0, "a")
    table.state.hand[0] = 77
    world = imagined(table)
    world.undo(0)
    assert world.state.said == []
    assert world.imagined
    assert world.state.hand[0] != 77
    for said in ("b", "a"):
        world.answer(0, said)
    assert world.state.said == ["b", "a"]
    world.undo(0)
    assert world.state.said == ["b"], "and once more"
    world.undo(0)
    assert world.state.said == []
    assert everything(world.fork()) == everything(world)


def test_an_imagined_table_offers_what_the_real_one_does_and_goes_back() -> None:
    table = sit(harbour, 3)
    table.answer(0, "inner")
    at_flag = table.view(1)
    table.answer(0, "red")
    world = imagined(table)
    assert world.can_undo(0) == table.can_undo(0), "or the offer would tell the worlds apart"
    world.undo(0)
    assert world.view(1) == at_flag


def test_by_agreement_an_imagined_table_goes_back_further_than_its_last_mark() -> None:
    table = sit(cellar)
    table.answer(0, "peek")
    table.answer(1, "peek")
    world = imagined(table)
    world.change(Act(0, "undo"))
    world.change(Act(1, "agree"))
    assert world.state.left == 12
    assert world.imagined


def test_what_is_final_is_told_before_it_is_answered() -> None:
    hours = tablee.deal("shipwreck", seats=2, seed=7)  # a fate is played from a hidden hand
    assert hours.is_final(hours.asks[0])
    hours.answer(hours.asks[0].seat, hours.asks[0].options[0])
    assert hours.asks[0].kind == "predict" and hours.is_final(hours.asks[0]), "a group of one"
    lot = tablee.deal("shipwreck", seats=3, seed=7)
    lot.answer(lot.asks[0].seat, lot.asks[0].options[0])
    assert not any(map(lot.is_final, lot.asks)), "a proposal among others"
    assert not any(map(tablee.deal("petite-mort", seed=1).is_final, tablee.deal("petite-mort", seed=1).asks)), "sealed"
    assert not any(map(tablee.deal("tesseract", seed=1).is_final, tablee.deal("tesseract", seed=1).asks)), "public"
