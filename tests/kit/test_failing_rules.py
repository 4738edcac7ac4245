"""A rule that fails in the middle of an answer: it is as if the answer had not been given."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any

import pytest
from tests.kit.toys import Bench, Plain, sit

import tablee
from tablee.kit import Act, Ask, Consensus, PackError, Pick, Rules, Sealed, Show, Table
from tablee.trials.laws import everything


def stumble(s: Plain) -> Rules[None]:
    """Luck, something shown, something said, something changed; then the rule fails."""
    s.hand[0] = yield Pick("dice", [1] * 100)
    yield Show(1)
    s.say("stumbled", "BE-9")
    s.n += 5
    raise PackError("endless", "this never ends")


def asked(s: Plain) -> Rules[None]:
    s.said.append((yield Ask(0, "first", ["ok"], "BE-1", public=True)))
    if (yield Ask(1, "second", ["ok", "fail"], "BE-1", public=True)) == "fail":
        yield from stumble(s)
    s.said.append((yield Ask(0, "third", ["ok"], "BE-1")))


def together(s: Plain) -> Rules[None]:
    given = yield Sealed([0, 1], "hide", ["ok", "fail"], "BE-1")
    if "fail" in given.values():
        yield from stumble(s)
    s.said += given.values()


def agreed(s: Plain) -> Rules[None]:
    if (yield Consensus([0, 1], "talk", ["ok", "fail"], "BE-1", "ok")) == "fail":
        yield from stumble(s)
    s.said.append("agreed")


def late(s: Plain) -> Rules[None]:
    """The answer ends a turn; the next one fails before it asks anything."""
    if s.said == ["fail"]:
        yield from stumble(s)
    s.said.append((yield Ask(0, "first", ["ok", "fail"], "BE-1")))


def kept(table: Table[Any]) -> tuple[object, ...]:
    """All there is to a table."""
    record = None if table.imagined else table.record.to_json()
    sealed = {seat: given[:] for seat, given in table.pending.sealed.items() if given}
    return everything(table), table.state.clone(), record, table.undo_asked, sealed, table.pending.said[:]


def fails(table: Table[Any], seat: int, said: str) -> None:
    """It does, leaves everything as it was, and the table plays on as one that never failed."""
    twin = table.fork()
    before = kept(table)
    for _ in range(2):
        with pytest.raises(PackError, match="never ends"):
            table.answer(seat, said)
        assert kept(table) == before
        assert kept(table.fork()) == before
    for each in (table, twin):
        each.answer(seat, "ok")
    assert kept(table) == kept(twin)
    if not table.imagined:
        assert everything(tablee.replay(table.record, game=table.game)) == everything(table)


def test_after_an_ask() -> None:
    table = sit(Bench(asked))
    table.answer(0, "ok")
    fails(table, 1, "fail")


def test_what_could_be_taken_back_before_still_can_be() -> None:
    table = sit(Bench(asked))
    table.answer(0, "ok")
    assert table.can_undo(0)
    with pytest.raises(PackError):
        table.answer(1, "fail")
    assert table.can_undo(0)


def test_an_open_wish_to_take_back_stays_open() -> None:
    table = sit(Bench(asked), 3)
    table.answer(0, "ok")
    table.change(Act(0, "undo"))
    with pytest.raises(PackError):
        table.answer(1, "fail")
    assert table.undo_asked == [0]


def test_after_the_last_sealed_answer() -> None:
    table = sit(Bench(together))
    table.answer(1, "ok")
    fails(table, 0, "fail")


def test_after_the_last_sealed_answer_when_another_wished_it() -> None:
    table = sit(Bench(together))
    table.answer(1, "fail")
    before = kept(table)
    with pytest.raises(PackError):
        table.answer(0, "ok")
    assert kept(table) == before
    table.undo(1)
    table.answer(1, "ok")
    table.answer(0, "ok")
    assert table.state.said == ["ok", "ok"]


def test_after_the_last_proposal() -> None:
    table = sit(Bench(agreed))
    table.answer(1, "fail")
    before = kept(table)
    with pytest.raises(PackError):
        table.answer(0, "fail")
    assert kept(table) == before
    table.answer(0, "ok")
    assert table.view(0)["table"]["round"] == 2


def test_after_the_end_of_a_turn() -> None:
    fails(sit(Bench(late)), 0, "fail")


def test_after_something_was_taken_back() -> None:
    table = sit(Bench(asked))
    table.answer(0, "ok")
    table.undo(0)
    table.answer(0, "ok")
    before = kept(table)
    with pytest.raises(PackError):
        table.answer(1, "fail")
    assert kept(table) == before


def test_after_an_act_in_the_same_turn() -> None:
    def nod(s: Plain, seat: int) -> Rules[None]:
        s.n += 1
        yield from ()

    table = sit(Bench(asked, {"nod": nod}))
    table.answer(0, "ok")
    table.change(Act(0, "nod"))
    before = kept(table)
    with pytest.raises(PackError):
        table.answer(1, "fail")
    assert kept(table) == before


def test_in_an_act() -> None:
    def trip(s: Plain, seat: int) -> Rules[None]:
        yield from stumble(s)

    table = sit(Bench(together, {"trip": trip}))
    table.answer(0, "ok")
    before = kept(table)
    with pytest.raises(PackError):
        table.change(Act(1, "trip"))
    assert kept(table) == before
    table.answer(1, "ok")
    assert table.state.said == ["ok", "ok"]


def test_in_an_act_with_an_open_wish_to_take_back() -> None:
    def trip(s: Plain, seat: int) -> Rules[None]:
        yield from stumble(s)

    table = sit(Bench(asked, {"trip": trip}), 3)
    table.answer(0, "ok")
    table.change(Act(0, "undo"))
    before = kept(table)
    with pytest.raises(PackError):
        table.change(Act(1, "trip"))
    assert kept(table) == before


def test_in_a_script() -> None:
    def script(s: Plain, seat: int) -> Generator[Ask, Any, str]:
        said = yield Ask(seat, "one", ["ok", "fail"], "BE-1")
        if said == "fail":
            raise PackError("endless", "this never ends")
        return str(said)

    def rule(s: Plain) -> Rules[None]:
        s.said += (yield Sealed([0, 1], "hide", script=script)).values()

    table = sit(Bench(rule))
    fails(table, 0, "fail")


@pytest.mark.parametrize(("rule", "seat"), [(asked, 0), (together, 0), (late, 0)])
def test_in_an_imagined_table(rule: Any, seat: int) -> None:
    world = sit(Bench(rule)).imagine(1, Random(3))
    if rule is asked:
        world.answer(0, "ok")
        seat = 1
    elif rule is together:
        world.answer(1, "ok")
    fails(world, seat, "fail")


def test_an_unforeseen_error_is_treated_like_any_other() -> None:
    def rule(s: Plain) -> Rules[None]:
        s.said.append((yield Ask(0, "first", ["ok", "fail"], "BE-1")))
        s.hand[{"ok": 0}[s.said[-1]]] += 1

    table = sit(Bench(rule))
    before = kept(table)
    with pytest.raises(KeyError):
        table.answer(0, "fail")
    assert kept(table) == before
    table.answer(0, "ok")
    assert table.state.hand[0] == 1
