"""Whatever is given as a record: it is refused with a reason, or it is a table whose record comes back the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.toys import cellar, harbour, sit

import tablee
from tablee.kit import Game, OptionError, PackError, Record, RecordError, Seeded
from tablee.trials.laws import everything
from tablee.trials.play import random_step

RECORDS = Path(__file__).parents[1] / "records"
calm = settings(max_examples=80, deadline=None, derandomize=True, database=None)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
SMALL = st.integers(-2, 12)
WORDS = st.sampled_from(
    [
        "draw",
        "peek",
        "hush",
        "shuffle",
        "inner",
        "red",
        "nothing",
        "token 0",
        "1",
        "sail",
        "follow 0",
        "trade",
        "leave",
        "surrender",
    ]
)
STEPS = st.one_of(
    SMALL,
    WORDS,
    JSON,
    st.builds(lambda seat, said: {"cut": [seat, said]}, SMALL | JSON, WORDS),
    st.builds(lambda given: {"sealed": given}, st.lists(st.lists(WORDS, max_size=2), max_size=3) | JSON),
    st.builds(lambda said: {"agreed": said}, st.lists(st.tuples(SMALL, WORDS), max_size=4) | JSON),
    st.builds(lambda seat, said: {"act": [seat, said]}, SMALL | JSON, WORDS),
    st.builds(lambda seat, kept: {"undo": [seat, kept]}, SMALL | JSON, SMALL | JSON),
)


def real(game: Game[Any], seed: int) -> dict[str, Any]:
    """The data of a random game, sometimes unfinished."""
    table, rng = sit(game, 2, Seeded(seed)), Random(seed)
    for _ in range(seed):
        if not table.over:
            random_step(table, rng, acts=0.2)
    data: dict[str, Any] = json.loads(table.record.to_json())
    return data


def check(data: str | bytes, game: Game[Any] | None = None) -> None:
    """The law of this file."""
    try:
        table = tablee.replay(Record.from_json(data), game=game)
    except (RecordError, OptionError, PackError):
        return
    record = table.record
    back = tablee.replay(Record.from_json(record.to_json()), game=game)
    assert back.record == record
    assert everything(back) == everything(table)
    assert table.over or table.waiting


@calm
@given(st.binary() | st.text())
def test_any_bytes_and_any_text(data: str | bytes) -> None:
    check(data)


@calm
@given(JSON)
def test_any_json(data: Any) -> None:
    check(json.dumps(data))


@calm
@given(st.sampled_from(list(Record.__struct_fields__)), JSON, st.sampled_from([cellar, harbour]), st.integers(0, 12))
def test_a_real_record_with_one_field_replaced(field: str, value: Any, game: Game[Any], seed: int) -> None:
    check(json.dumps({**real(game, seed), field: value}), game)


@calm
@given(st.sampled_from(["game", "pack", "options", "luck", "seats", "open", "undo", "notes"]), JSON, st.integers(0, 6))
def test_a_real_record_of_the_first_game_with_one_field_replaced(field: str, value: Any, seed: int) -> None:
    check(json.dumps({**real(tablee.find("shipwreck"), seed), field: value}))


@calm
@given(st.data(), st.sampled_from([cellar, harbour]), st.integers(0, 15))
def test_a_real_record_with_one_step_replaced_added_or_left_out(
    data: st.DataObject, game: Game[Any], seed: int
) -> None:
    record = real(game, seed)
    steps = record["steps"]
    at = data.draw(st.integers(0, len(steps)))
    steps[at : at + data.draw(st.integers(0, 1))] = data.draw(st.lists(STEPS, max_size=2))
    check(json.dumps(record), game)


@calm
@given(st.data(), st.sampled_from([cellar, harbour]), st.integers(3, 25))
def test_a_real_record_with_something_inside_a_step_replaced(data: st.DataObject, game: Game[Any], seed: int) -> None:
    record = real(game, seed)
    steps = [step for step in record["steps"] if isinstance(step, dict)]
    if steps:
        step = data.draw(st.sampled_from(steps))
        ((key, inner),) = step.items()
        if data.draw(st.booleans()):
            inner[data.draw(st.integers(0, len(inner) - 1))] = data.draw(JSON | WORDS | SMALL)
        else:
            step[key] = data.draw(st.lists(JSON | st.lists(JSON | WORDS | SMALL, max_size=2), max_size=3))
    check(json.dumps(record), game)


@calm
@given(st.lists(STEPS, max_size=6), st.lists(st.tuples(SMALL, WORDS), max_size=3), st.sampled_from([cellar, harbour]))
def test_any_steps_and_any_open_answers(steps: list[Any], opened: list[Any], game: Game[Any]) -> None:
    check(json.dumps({**real(game, 0), "steps": steps, "open": opened}), game)


@calm
@given(st.integers(0, 15), st.data())
def test_a_real_record_with_one_byte_changed(seed: int, data: st.DataObject) -> None:
    whole = bytearray(json.dumps(real(harbour, seed)).encode())
    whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    check(bytes(whole), harbour)


# Records of real games, changed anywhere: only a reason comes out

RELEASED = [json.loads(path.read_bytes()) for path in sorted(RECORDS.rglob("*.json"))]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 300),
    st.sampled_from([10**30, -(10**30), 2**63, 2**64]),
    st.floats(allow_nan=False),
    st.text(max_size=12),
    st.sampled_from(["/dev/zero", "evil:x", "base", "\x1b[31m", "\u202e", "9" * 5000, "drawn", "told", "seeded"]),
)
ODD = SCALARS | st.lists(SCALARS, max_size=3) | st.dictionaries(st.text(max_size=4), SCALARS, max_size=3)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something could be changed: the way to every value."""
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield (*path, key)
        yield from places(data[key], (*path, key))


def change(data: Any, path: tuple[Any, ...], how: str, value: Any) -> None:
    """Replace, double or leave out what lies there."""
    *way, last = path
    for key in way:
        data = data[key]
    if how == "replace":
        data[last] = value
    elif how == "leave out":
        del data[last]
    elif isinstance(data, list):
        data.insert(last, data[last])
    else:
        data[str(value)] = data[last]


@settings(max_examples=250, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(RELEASED), st.data())
def test_a_released_record_changed_anywhere_gives_a_reason_or_a_table(
    whole: dict[str, Any], data: st.DataObject
) -> None:
    record = json.loads(json.dumps({**whole, "steps": whole["steps"][: data.draw(st.integers(0, 60))]}))
    record["notes"] = {"0": "mine"}
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from([*places(record)]))
        change(record, path, data.draw(st.sampled_from(["replace", "replace", "double", "leave out"])), data.draw(ODD))
    try:
        table = tablee.replay(Record.from_json(json.dumps(record)), verify=data.draw(st.booleans()))
    except (RecordError, OptionError) as error:
        said = str(error)
    else:
        said = ""
        assert tablee.replay(Record.from_json(table.record.to_json())).record == table.record
    assert len(said) < 1000
