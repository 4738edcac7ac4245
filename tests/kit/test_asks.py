"""One seat is asked: who is told what, what is an answer and what is not."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.toys import Bench, Plain, sit

from tablee.kit import Act, Ask, IllegalAnswer, Over, Question, Rules, StaleAnswer
from tablee.trials.laws import GARBAGE, everything


class Paint(NamedTuple):
    colour: str

    def __str__(self) -> str:
        return f"paint {self.colour}"


class Draw(NamedTuple):
    colour: str

    def __str__(self) -> str:
        return f"paint {self.colour}"


def colours(s: Plain) -> Rules[None]:
    s.said.append(str((yield Ask(s.n % 2, "colour", [Paint("red"), Paint("blue"), "none"], "BE-1"))))
    s.n += 1


def test_the_asked_seat_is_told_all_and_the_others_only_who_is_asked_what_kind() -> None:
    table = sit(Bench(colours))
    assert table.asks_for(0) == [Question(0, "colour", [Paint("red"), Paint("blue"), "none"], "BE-1")]
    for other in (1, None):
        assert table.asks_for(other) == [Question(0, "colour", (), "BE-1")]
    assert table.waiting == (0,)
    assert table.ask(1) is None


def test_the_options_of_a_public_ask_are_told_to_all() -> None:
    def rule(s: Plain) -> Rules[None]:
        yield Ask(1, "colour", ["red"], "BE-1", public=True)

    assert all(sit(Bench(rule)).asks_for(seat) == [Question(1, "colour", ["red"], "BE-1")] for seat in (0, 1, None))


@pytest.mark.parametrize("said", [Paint("red"), "paint red"])
def test_an_option_is_given_as_itself_or_as_its_text(said: object) -> None:
    table = sit(Bench(colours))
    table.answer(0, said)
    assert table.state.said == ["paint red"]
    assert table.record.steps == ["paint red"]


def test_an_option_of_another_kind_with_the_same_text_is_refused() -> None:
    with pytest.raises(IllegalAnswer):
        sit(Bench(colours)).answer(0, Draw("red"))


def test_a_refusal_carries_the_rule_and_what_was_said() -> None:
    with pytest.raises(IllegalAnswer, match=r"'paint green' is not offered \(BE-1\)") as refused:
        sit(Bench(colours)).answer(0, "paint green")
    assert refused.value.rule == "BE-1"


@pytest.mark.parametrize("seat", [1, 2, -1, None, True, "0", 0.0, [], object()])
def test_nobody_answers_for_the_asked_seat(seat: Any) -> None:
    table = sit(Bench(colours))
    with pytest.raises(IllegalAnswer):
        table.answer(seat, "none")
    assert table.record.steps == []


@pytest.mark.parametrize("said", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_refused_with_nothing_changed(said: Any) -> None:
    table = sit(Bench(colours))
    before = everything(table), table.state.clone(), table.record
    for seat in (0, 1):
        with pytest.raises(IllegalAnswer):
            table.answer(seat, said)
        with pytest.raises(IllegalAnswer):
            table.change(Act(seat, said))
    assert (everything(table), table.state, table.record) == before


calm = settings(max_examples=60, deadline=None, derandomize=True, database=None)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(st.text(), inner),
)


@calm
@given(ANYTHING, ANYTHING)
def test_whatever_is_said_by_whomever_is_an_answer_or_refused(seat: Any, said: Any) -> None:
    table = sit(Bench(colours))
    before = everything(table), table.record
    try:
        table.answer(seat, said)
        assert seat == 0
        assert str(said) in ("paint red", "paint blue", "none")
    except IllegalAnswer:
        assert (everything(table), table.record) == before


@calm
@given(ANYTHING)
def test_whatever_is_done_is_an_act_or_refused(act: Any) -> None:
    table = sit(Bench(colours))
    for made in (act, Act(0, act), Act(act, "surrender")):
        before = everything(table), table.record
        try:
            table.change(made)
        except IllegalAnswer:
            assert (everything(table), table.record) == before


class Unreadable(NamedTuple):
    value: int

    def __str__(self) -> str:
        raise RuntimeError("no text")


def test_something_that_cannot_even_be_printed_is_refused() -> None:
    with pytest.raises(IllegalAnswer):
        sit(Bench(colours)).answer(0, Unreadable(1))


def test_options_that_are_a_function_are_listed_when_somebody_looks_and_then_kept() -> None:
    asked: list[int] = []

    def options(s: Plain, seat: int) -> list[str]:
        asked.append(seat)
        return [f"card {s.hand[seat]}"]

    def rule(s: Plain) -> Rules[None]:
        yield Ask(0, "play", options, "BE-1")

    def deal(s: Plain, seat: int) -> Rules[None]:
        s.hand[0] = 5
        yield from ()

    table = sit(Bench(rule, {"deal": deal}))
    assert asked == []
    assert [str(option) for option in table.asks[0].options] == ["card 0"] == list(table.asks_for(0)[0].options)
    assert asked == [0]
    assert table.asks_for(1)[0].options == ()
    table.change(Act(1, "deal"))
    assert table.asks[0].options == ["card 5"], "an act may change what can be answered"
    with pytest.raises(IllegalAnswer):
        table.answer(0, "card 0")
    table.answer(0, "card 5")


def test_a_late_answer_is_stale_and_a_timely_one_is_not() -> None:
    table = sit(Bench(colours))
    first = table.asks[0].at
    table.answer(0, "none", at=first)
    assert table.asks[0].at != first
    with pytest.raises(StaleAnswer):
        table.answer(1, "none", at=first)
    table.answer(1, "none", at=table.asks[0].at)
    assert table.state.n == 2


def test_nothing_is_asked_and_nothing_answered_when_it_is_over() -> None:
    def rule(s: Plain) -> Rules[None]:
        yield Ask(0, "last", ["end"], "BE-1")
        raise Over([1], "done", [3, 4])

    table = sit(Bench(rule))
    assert not table.over
    table.answer(0, "end")
    assert table.result == ((1,), "done", (3, 4))
    assert (table.asks, table.asks_for(0), table.waiting, table.ask(0), table.acts(0)) == ((), [], (), None, [])
    assert table.view(0)["table"]["result"] == {"winners": [1], "reason": "done", "scores": [3, 4]}
    for said in ("end", None, 0):
        with pytest.raises(IllegalAnswer, match="over"):
            table.answer(0, said)


def test_over_ends_the_game_from_any_depth_and_from_the_very_beginning() -> None:
    def deep(s: Plain, depth: int) -> Rules[None]:
        if depth:
            yield from deep(s, depth - 1)
        yield Ask(0, "last", ["end"], "BE-1")
        raise Over((), "deep")

    def at_once(s: Plain) -> Rules[None]:
        yield from ()
        raise Over([0], "at once")

    table = sit(Bench(lambda s: deep(s, 5)))
    table.answer(0, "end")
    assert table.result == ((), "deep", ())
    assert sit(Bench(at_once)).result == ((0,), "at once", ())


def test_a_one_option_ask_is_still_asked() -> None:
    def rule(s: Plain) -> Rules[None]:
        s.said.append((yield Ask(0, "only", ["this"], "BE-1")))

    assert sit(Bench(rule)).state.said == []
