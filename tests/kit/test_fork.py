"""A copy is the table, wherever it is taken, and goes its own way."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.kit.toys import Bench, Plain, cellar, harbour, sit

import tablee
from tablee.kit import Act, Ask, Pick, Rules, Seeded, Table
from tablee.kit.settings import settle
from tablee.trials.laws import everything
from tablee.trials.play import random_step

SHIPWRECK = tablee.find("shipwreck")


def bids(seats: int = 3) -> Table[Any]:
    table = sit(harbour, seats)
    for seat in range(seats):
        table.answer(seat, "inner")
        table.answer(seat, "red")
    return table


def check(table: Table[Any]) -> None:
    """Equal in all that can be asked of a table, and not touched by what the copy does."""
    before, record = everything(table), table.record
    copy, other = table.fork(), table.fork()
    assert everything(copy) == before
    assert copy.record == record
    assert copy.state == table.state
    assert copy.result == table.result
    for n in range(30):
        if copy.over:
            break
        random_step(copy, Random(n))
        random_step(other, Random(n))
        assert everything(copy) == everything(other)
    assert (everything(table), table.record) == (before, record)


@pytest.mark.parametrize("game", [cellar, harbour, SHIPWRECK])
def test_at_every_position_of_a_game(game: Any) -> None:
    table, rng = sit(game, 3), Random(5)
    for n in range(40):
        if n % 4 == 0 or table.over:
            check(table)
        if table.over:
            break
        random_step(table, rng, acts=0.2)


def test_in_the_middle_of_a_turn() -> None:
    table = sit(harbour, 3)
    table.answer(0, "outer")
    check(table)


def test_in_half_answered_sealed_asks() -> None:
    table = bids()
    for seat, said in ((1, "token 0"), (0, "token 0"), (1, "1")):
        table.answer(seat, said)
        check(table)
    copy = table.fork()
    copy.undo(1)
    assert table.ask(1) is None, "taking back in the copy leaves the table"
    copy.answer(0, "2")
    assert table.view(0)["table"]["sealed"] == ["token 0"]


def test_in_the_second_sealed_ask_of_one_turn() -> None:
    table = bids(2)
    for seat, said in ((0, "token 0"), (0, "1"), (1, "token 0"), (1, "1"), (1, "token 1")):
        table.answer(seat, said)
    assert table.ask(1).kind == "pay"  # type: ignore[union-attr]
    check(table)


def test_in_the_middle_of_a_talk() -> None:
    table = bids(3)
    for seat in range(3):
        table.answer(seat, "nothing")
    for seat, said in ((0, "sail"), (2, "follow 0")):
        table.answer(seat, said)
        check(table)


def test_after_taking_back() -> None:
    table = sit(harbour, 3)
    for seat, said in ((0, "outer"), (0, "red"), (1, "inner")):
        table.answer(seat, said)
    for seat in (1, 0, 0):
        table.undo(seat)
        check(table)


def test_after_acts_with_luck_and_interrupts_in_the_same_turn() -> None:
    table = sit(harbour, 3)
    table.answer(0, "outer")
    table.change(Act(1, "trade"))
    check(table)
    table.change(Act(0, "leave"))
    check(table)


def test_with_an_open_wish_to_take_back_and_a_surrender() -> None:
    table = sit(harbour, 3)
    table.answer(0, "outer")
    table.change(Act(2, "surrender"))
    table.change(Act(0, "undo"))
    check(table)
    copy = table.fork()
    copy.change(Act(1, "refuse"))
    assert table.undo_asked == [0]


def test_when_it_is_over() -> None:
    table = sit(cellar)
    while not table.over:
        table.answer(table.waiting[0], "draw")
    check(table)
    given_up = sit(harbour)
    for seat in (0, 1):
        given_up.change(Act(seat, "surrender"))
    check(given_up)


def test_a_copy_of_a_copy_of_an_imagined_table() -> None:
    table = bids()
    table.answer(0, "token 0")
    world = table.imagine(1, Random(8))
    copy = world.fork().fork()
    assert everything(copy) == everything(world)
    for each in (copy, world):
        each.answer(1, "nothing")
    assert everything(copy) == everything(world)


def test_the_same_luck_comes_unless_another_is_given() -> None:
    def rule(s: Plain) -> Rules[None]:
        yield Ask(0, "roll", ["roll"], "BE-1")
        s.hand[0] = yield Pick("dice", [1] * 1000)

    table = sit(Bench(rule))
    one, two, other = table.fork(), table.fork(), table.fork(Seeded(99))
    for each in (table, one, two, other):
        each.answer(0, "roll")
    assert table.state.hand == one.state.hand == two.state.hand
    assert other.state.hand != table.state.hand


def test_a_copy_that_nobody_listens_to_tells_no_events() -> None:
    table = sit(cellar)
    table.answer(0, "peek")
    assert table.events(0)
    copy = table.fork(listen=False)
    copy.answer(1, "peek")
    assert copy.events(0) == []
    assert copy.view(0)["left"] == 10
    copy.fork().answer(0, "draw")


class Watched(Seeded):
    """Luck that can be seen to be gone."""


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("game", [cellar, harbour, *tablee.games().values()], ids=lambda game: game.name)
@pytest.mark.usefixtures("no_collector")
def test_a_table_that_nobody_needs_is_gone_at_once(game: Any) -> None:
    """Without the collector's help. An act that breaks into a turn is left out: its exception holds on to the table."""
    luck, rng = Watched(5), Random(5)
    gone, table = weakref.ref(luck), Table(game, 3 if 3 in game.seats else 2, luck, settle(game.options, None))
    del luck
    for _ in range(25):
        if table.over:
            break
        random_step(table, rng, acts=0)
        table.imagine(0, rng).fork()
        table = table.fork()
    assert gone() is not None
    del table
    assert gone() is None
