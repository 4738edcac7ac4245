"""The record is the only truth: it runs again, and what is wrong with one is said."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tracemalloc
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.kit.toys import Bench, Plain, cellar, harbour, sit

import tablee
from tablee.kit import (
    Act,
    Ask,
    Committed,
    Game,
    Over,
    Pick,
    Record,
    RecordError,
    Rules,
    Scripted,
    Seeded,
    Show,
    Table,
    files,
)
from tablee.kit import pack as pack_module
from tablee.kit.record import RECORD_SIZE, STEPS, THINGS
from tablee.reading.template import template
from tablee.trials.laws import everything
from tablee.trials.play import random_step
from tablee.words import Words

SHIPWRECK = tablee.find("shipwreck")
GAMES = pytest.mark.parametrize("game", [cellar, harbour, SHIPWRECK], ids=lambda game: game.name)


def played(game: Game[Any], seed: int = 1, seats: int = 3, steps: int = 1000) -> Table[Any]:
    """A random game with acts in it."""
    table, rng = sit(game, seats, Seeded(seed)), Random(seed)
    while not table.over and steps:
        random_step(table, rng, acts=0.2)
        steps -= 1
    return table


def text(table: Table[Any], **changed: Any) -> str:
    return json.dumps({**json.loads(table.record.to_json()), **changed})


def replay(data: str | bytes, game: Game[Any] | None = None, *, verify: bool = False) -> Table[Any]:
    return tablee.replay(Record.from_json(data), verify=verify, game=game)


@GAMES
def test_a_record_is_the_table_again(game: Game[Any]) -> None:
    for seed in range(4):
        table = played(game, seed)
        record = Record.from_json(table.record.to_json())
        assert record == table.record
        back = tablee.replay(record, verify=True, game=game)
        assert everything(back) == everything(table)
        assert back.result == table.result
        assert back.record == table.record
        assert back.record.to_json() == table.record.to_json()


@GAMES
def test_every_prefix_of_the_steps_replays_to_a_running_table(game: Game[Any]) -> None:
    table = played(game, 2)
    record = table.record
    for n in range(len(record.steps) + 1):
        back = tablee.replay(msgspec.structs.replace(record, steps=record.steps[:n]), verify=True, game=game)
        assert back.record.steps[:n] == record.steps[:n]
        assert back.over == (n == len(record.steps)) or len(back.record.steps) > n
        if not back.over:
            assert back.asks
            assert all(type(step) is int for step in back.record.steps[n:]), "only luck follows by itself"
            back.answer(back.waiting[0], back.ask(back.waiting[0]).options[0])  # type: ignore[union-attr]


@GAMES
def test_a_text_that_was_cut_short_is_no_record(game: Game[Any]) -> None:
    whole = played(game, 3, steps=8).record.to_json()
    for n in range(len(whole)):
        with pytest.raises(RecordError):
            Record.from_json(whole[:n])
    Record.from_json(whole)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ("", "cut short"),
        ("{", "cut short"),
        ("null", "not a record"),
        ("[]", "not a record"),
        ("{}", "not a record"),
        (b"\xff\xfe{}", "not JSON"),
        (b'{"game":"\xff"}', "not JSON"),
        ('{"game": "shipwreck", "version": "1"}', "version"),
        ('"\ud800"', "record"),
        ("[" * 100_000, "record"),
        ('{"game":"x","version":1,"seats":2,"options":{},"luck":{},"steps":' + "[" * 100_000, "record"),
    ],
)
def test_what_is_not_a_record_is_said_not_to_be(data: str | bytes, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        Record.from_json(data)


@pytest.mark.parametrize(
    "steps", [3, "x", None, {}, [[1, [2, [3]]]], [None], [True], [1.0], [[]], [{}], [{"sealed": 3}], [10**30]]
)
def test_steps_that_are_none_are_refused(steps: Any) -> None:
    with pytest.raises(RecordError):
        replay(text(sit(cellar), steps=steps), cellar)


def test_another_format_is_refused_with_both_numbers() -> None:
    with pytest.raises(RecordError, match=r"format 2.*format 1"):
        replay(text(sit(cellar), format=2), cellar)


def test_another_version_of_the_rules_is_refused_with_both_numbers() -> None:
    with pytest.raises(RecordError, match=r"version 7.*version 1"):
        replay(text(sit(cellar), version=7), cellar)


def test_another_game_is_refused() -> None:
    with pytest.raises((RecordError, tablee.OptionError), match="chess"):
        replay(text(sit(cellar), game="chess"))


def test_a_record_is_not_run_with_the_rules_of_another_game() -> None:
    record = Record.from_json(text(sit(FORGED), game="another"))
    with pytest.raises(RecordError, match="another"):
        tablee.replay(record, game=FORGED)


def test_a_record_cannot_have_any_module_imported() -> None:
    """It may come from a stranger. A game that is not installed is named by whoever runs it, not by the record."""
    code = (
        "import sys, tablee\n"
        "text = tablee.deal('shipwreck', seed=1).record.to_json().replace('shipwreck', 'this:x')\n"
        "try: tablee.replay(tablee.Record.from_json(text))\n"
        "except ValueError: pass\n"
        "print('imported' if 'this' in sys.modules else 'not imported')"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1:] == ["not imported"], done.stderr


@pytest.mark.parametrize("options", [{"colour": "red"}, {"bells": 3}, {"bells": True}])
def test_options_the_game_does_not_have_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises((RecordError, tablee.OptionError), match="option"):
        replay(text(sit(cellar), options=options), cellar)


def test_options_left_out_are_the_defaults() -> None:
    assert replay(text(sit(cellar), options={}), cellar).record == sit(cellar).record


@pytest.mark.parametrize("seats", [0, 1, 4, -1, 10**9])
def test_a_number_of_seats_the_game_is_not_for_is_refused(seats: int) -> None:
    with pytest.raises(RecordError, match="seats"):
        replay(text(sit(cellar), seats=seats), cellar)


def test_a_first_seat_that_is_not_at_the_table_is_refused() -> None:
    table = tablee.deal("shipwreck", seats=2, seed=1)
    options = {**table.record.options, "first": 4}
    with pytest.raises((RecordError, tablee.OptionError), match="first"):
        replay(text(table, options=options, steps=[]))


def test_another_pack_is_refused_with_both_digests() -> None:
    table = tablee.deal("shipwreck", seed=1)
    with pytest.raises(RecordError, match="0123456789abcdef") as error:
        replay(text(table, digest="0123456789abcdef"))
    assert table.record.digest in str(error.value)


# Packs


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A pack of one's own, with a card that other rules hold for."""
    file = tmp_path / "mine.toml"
    text = template(SHIPWRECK, "mine", Words("en", SHIPWRECK)).replace("moons = 4", "moons = 3", 1)
    file.write_text(text, encoding="utf-8")
    return file


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths of all packs that are opened."""
    paths: list[str] = []

    def read(path: Path, most: int) -> bytes:
        paths.append(str(path))
        return files.read_file(path, most)

    monkeypatch.setattr(pack_module, "read_file", read)
    return paths


def test_a_record_names_its_pack_by_digest(mine: Path) -> None:
    table = tablee.deal("shipwreck", seed=1, options={"pack": str(mine)})
    assert (table.record.pack, table.record.options["pack"]) == ("mine", table.record.digest)
    assert str(mine.parent) not in table.record.to_json()
    assert tablee.deal("shipwreck", seed=1).record.options["pack"] == "base"


def test_the_pack_of_a_record_is_given_by_whoever_replays_it(mine: Path) -> None:
    table = tablee.deal("shipwreck", seed=1, options={"pack": str(mine)})
    for back in (tablee.replay(table.record, pack=str(mine)), tablee.replay(table.record, game=table.game)):
        assert back.record == table.record
        assert back.game.pack_digest == table.game.pack_digest
        assert tablee.replay(back.record, game=back.game).record == table.record


def test_without_its_pack_a_record_says_which_one_it_needs(mine: Path) -> None:
    record = tablee.deal("shipwreck", seed=1, options={"pack": str(mine)}).record
    with pytest.raises(RecordError, match=rf"'mine' \({record.digest}\).*give its file"):
        tablee.replay(record)


def test_a_record_goes_on_with_its_pack_when_only_words_were_mended(mine: Path) -> None:
    record = tablee.deal("shipwreck", seed=1, options={"pack": str(mine)}).record
    mine.write_text(mine.read_text(encoding="utf-8").replace("My pack", "Our pack"), encoding="utf-8")
    assert tablee.replay(record, pack=str(mine)).record == record


def test_another_pack_than_the_records_is_refused_with_both_digests(mine: Path) -> None:
    record = tablee.deal("shipwreck", seed=1, options={"pack": str(mine)}).record
    mine.write_text(mine.read_text(encoding="utf-8").replace("moons = 4", "moons = 3", 1), encoding="utf-8")
    with pytest.raises(RecordError, match=record.digest) as error:
        tablee.replay(record, pack=str(mine))
    assert SHIPWRECK.with_pack(str(mine)).pack_digest in str(error.value)


def test_a_table_of_the_base_pack_is_replayed_whatever_pack_the_rules_have_now(mine: Path) -> None:
    record = tablee.deal("shipwreck", seed=1).record
    assert tablee.replay(record, game=SHIPWRECK.with_pack(str(mine))).record == record


@pytest.mark.parametrize("path", ["no-such-file.toml", "", "/", "/dev/zero", "\0", "x" * 5000, "{mine}"])
def test_a_path_in_a_record_is_never_opened(path: str, mine: Path, opened: list[str]) -> None:
    """Old records have one. What counts is the digest: here that of the pack the game comes with, then one of its own."""
    base, path = tablee.deal("shipwreck", seed=1), path.replace("{mine}", str(mine))
    back = replay(text(base, options={**base.record.options, "pack": path}))
    assert back.game is SHIPWRECK
    assert back.record.options["pack"] == SHIPWRECK.pack_digest
    own = tablee.deal("shipwreck", seed=1, options={"pack": str(mine)})
    opened.clear()
    old = text(own, options={**own.record.options, "pack": path})
    with pytest.raises(RecordError, match="give its file"):
        replay(old)
    assert not opened
    assert tablee.replay(Record.from_json(old), pack=str(mine)).record == own.record
    assert opened == [str(mine)]


# Contents without measure

NESTED: Any = []
for _ in range(400):
    NESTED = [NESTED]


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize("field", [*Record.__struct_fields__, "unknown"])
@pytest.mark.parametrize("depth", [50, 400, 900, 100_000])
def test_what_is_nested_deeply_is_refused_or_passed_over(field: str, depth: int) -> None:
    whole = json.loads(tablee.deal("shipwreck", seed=1).record.to_json())
    for value in (nested(depth), f"[{nested(depth)}]", f'{{"pack": {nested(depth)}}}', f'{{"0": {nested(depth)}}}'):
        said = ", ".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in whole.items() if k != field)
        data = f'{{{said}, "{field}": {value}}}'
        if field == "unknown" and depth < 100_000:
            replay(data)
            continue
        with pytest.raises((RecordError, tablee.OptionError)) as error:
            replay(data)
        assert len(str(error.value)) < 400


HUGE = "x" * 1_000_000


@pytest.mark.parametrize(
    "more",
    [
        {"game": HUGE},
        {"digest": HUGE},
        {"pack": HUGE, "digest": "0"},
        {"version": 10**400},
        {"seats": 10**400},
        {"seats": 10**9},
        {"options": {HUGE: 1}},
        {"options": {"difficulty": HUGE}},
        {"options": {"difficulty": ["hard"] * 1000}},
        {"options": {"difficulty": 10**400}},
        {"options": {"first": 1.5}},
        {"luck": {"kind": HUGE}},
        {"luck": {"kind": "committed", "hash": "", "secret": HUGE, "nonces": {}}},
        {"luck": {"kind": "committed", "hash": "00", "secret": "00" * 32, "nonces": {"0": NESTED}}},
        {"luck": {"kind": "committed", "hash": "00", "secret": "00" * 32, "nonces": {"x": "y"}}},
        {"luck": {"kind": "committed", "hash": "00", "secret": "00" * 32, "nonces": [["x", "y"]]}},
        {"luck": {"kind": "seeded", "seed": NESTED}},
        {"steps": [HUGE]},
        {"steps": [10**400]},
        {"steps": [{HUGE: [1, 2]}]},
        {"steps": [{"act": [0, HUGE]}]},
        {"steps": [{"act": [0, "surrender"], "cut": [0, "x"]}]},
        {"steps": [{"sealed": [[HUGE]]}]},
        {"steps": [{"agreed": [[0, "pass"]] * 100_000}]},
        {"steps": [0] * (STEPS + 1)},
        {"open": [[0, HUGE]]},
        {"open": [[10**400, "x"]]},
        {"undo": [10**400]},
        {"undo": list(range(10_000))},
        {"notes": {"9" * 5000: "x"}},
        {"notes": {str(seat): "x" for seat in range(10_000)}},
        {"notes": {"0": NESTED}},
    ],
    ids=lambda more: str(more)[:40],
)
def test_what_is_without_measure_is_one_short_sentence(more: dict[str, Any]) -> None:
    with pytest.raises((RecordError, tablee.OptionError)) as error:
        replay(text(tablee.deal("shipwreck", seed=1), **more))
    assert len(str(error.value)) < 400
    assert len(str(error.value).splitlines()) == 1


def test_what_is_taken_back_again_and_again_is_read_up_to_a_measure() -> None:
    def steps(times: int) -> list[Any]:
        return [*start, *["a", *finished().record.steps[2:5], {"undo": [0, 1]}] * times]

    start = finished().record.steps[:1]
    assert replay(text(finished(), steps=steps(500)), FORGED).state.said == []
    with pytest.raises(RecordError, match="taken back"):
        replay(text(finished(), steps=steps(1000)), FORGED)


def test_a_record_longer_than_any_is_refused_unread() -> None:
    for data in (b" " * (RECORD_SIZE + 1), " " * (RECORD_SIZE + 1)):
        with pytest.raises(RecordError, match="64 MiB"):
            Record.from_json(data)


@pytest.mark.parametrize("thing", [b"[],", b'"",', b"{},", b"0,", nested(300).encode() + b","])
def test_a_record_of_too_many_things_is_refused_before_they_are_made(thing: bytes) -> None:
    """A byte or two of text are sixty of memory."""
    data = b'{"steps": [' + thing * (THINGS // max(thing.count(b"["), 1) + 1) + b"0]}"
    tracemalloc.start()
    try:
        with pytest.raises(RecordError, match="too many"):
            Record.from_json(data)
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


# Forgeries


def ask_show_pick(s: Plain) -> Rules[None]:
    s.hand[0] = yield Pick("dice", [1] * 6, (0,))
    s.said.append((yield Ask(0, "first", ["a", "b"], "BE-1")))
    yield Show(s.hand[0])
    s.hand[1] = yield Pick("dice", [1] * 6)
    if len(s.said) == 3:
        raise Over((), "done")


FORGED = Bench(ask_show_pick)


def finished() -> Table[Any]:
    table = sit(FORGED)
    while not table.over:
        table.answer(0, "a")
    return table


def forged(at: int, step: Any) -> str:
    steps = finished().record.steps
    steps[at] = step
    return text(finished(), steps=steps)


def test_a_forged_outcome_is_found_by_verifying_and_the_step_is_named() -> None:
    steps = finished().record.steps
    for at in (3, 7, 11):
        lie = forged(at, (steps[at] + 1) % 6)
        with pytest.raises(RecordError, match=rf"^step {at}: dice is recorded as"):
            replay(lie, FORGED, verify=True)


def test_an_impossible_outcome_is_found_without_verifying() -> None:
    for value in (6, -1, True, 1.0, "1", None, [1]):
        with pytest.raises(RecordError, match=r"^step 3: "):
            replay(forged(3, value), FORGED)


def test_a_forged_show_is_found_without_verifying() -> None:
    shown = finished().record.steps[2]
    with pytest.raises(RecordError, match=rf"^step 2: .*the rules show {shown}"):
        replay(forged(2, shown + 1), FORGED)
    with pytest.raises(RecordError, match=r"^step 2: "):
        replay(forged(2, "a"), FORGED)


@pytest.mark.parametrize(
    "step",
    [
        "c",
        "",
        5,
        None,
        [],
        {},
        {"cut": [1, "a"]},
        {"cut": [0, "c"]},
        {"cut": ["0", "a"]},
        {"cut": "a"},
        {"sealed": [["a"]]},
        {"sealed": 5},
        {"agreed": []},
        {"agreed": [5]},
        {"agreed": [[0]]},
        {"agreed": 5},
        {"act": [0, "no such act"]},
        {"act": [9, "surrender"]},
        {"act": ["0", "surrender"]},
        {"act": [[], "surrender"]},
        {"act": [True, "surrender"]},
        {"act": [None, "surrender"]},
        {"act": "surrender"},
        {"undo": [0, 1]},
        {"undo": [0, -1]},
        {"undo": [0, 99]},
        {"undo": "x"},
        {"imagined": [0, 5]},
        {"a": "a"},
    ],
    ids=json.dumps,
)
def test_an_impossible_answer_is_named_with_its_step(step: Any) -> None:
    with pytest.raises(RecordError, match=r"^step 1: "):
        replay(forged(1, step), FORGED)


@pytest.mark.parametrize(
    "step",
    [
        {"sealed": [5, 5]},
        {"sealed": [["nothing"]]},
        {"sealed": [["nothing"], [5]]},
        {"sealed": [["nothing"], []]},
        "nothing",
    ],
)
def test_impossible_sealed_answers_are_named_with_their_step(step: Any) -> None:
    table = sit(harbour)
    for seat in (0, 1):
        table.answer(seat, "inner")
        table.answer(seat, "red")
    at = len(table.record.steps)
    with pytest.raises(RecordError, match=f"^step {at}: "):
        replay(text(table, steps=[*table.record.steps, step]), harbour)


@pytest.mark.parametrize("undo", [[0, 0], [0, 2], [0, 3], [9, 1], [-1, 1], [True, 1], [1, 1], [0, 1, 1]])
def test_taking_back_to_where_nobody_was_asked_is_refused(undo: list[int]) -> None:
    """Step 1 is the only answer of the first five steps, and it is seat 0's."""
    steps = [*finished().record.steps[:5], {"undo": undo}]
    with pytest.raises(RecordError, match=r"^step 5: "):
        replay(text(finished(), steps=steps), FORGED)
    assert replay(text(finished(), steps=[*steps[:5], {"undo": [0, 1]}]), FORGED).state.said == []


@pytest.mark.parametrize(
    "step", ["a", 3, {"act": [0, "surrender"]}, {"undo": [0, 9]}, {"undo": [0, 0]}, {"sealed": []}]
)
def test_nothing_comes_after_the_end(step: Any) -> None:
    steps = finished().record.steps
    with pytest.raises(RecordError, match=f"^step {len(steps)}: "):
        replay(text(finished(), steps=[*steps, step]), FORGED)


@pytest.mark.parametrize(
    "more",
    [
        {"open": [[0, "c"]]},
        {"open": [[1, "a"]]},
        {"open": [[9, "a"]]},
        {"undo": [0]},
        {"undo": [7]},
        {"notes": {"x": "mine"}},
        {"notes": {"7": "mine"}},
    ],
    ids=json.dumps,
)
def test_what_cannot_be_open_after_the_last_step_is_refused(more: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="after the last step"):
        replay(text(sit(FORGED), **more), FORGED)


@pytest.mark.parametrize(
    "luck", [{}, {"kind": "seeded"}, {"kind": "seeded", "seed": "1"}, {"kind": "committed"}, {"kind": 3}, {"seed": 1}]
)
def test_luck_from_nowhere_is_refused(luck: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        replay(text(sit(cellar), luck=luck), cellar)


def test_luck_that_was_told_comes_back_as_told() -> None:
    table = sit(cellar, 2, Scripted({"pile": [4, 3]}, Seeded(5)))
    assert table.record.luck == {"kind": "told", "told": {"pile": "4 3"}, "seed": 5}
    assert tablee.replay(table.record, verify=True, game=cellar).record == table.record


def test_told_luck_before_any_other_promises_nothing() -> None:
    table = sit(cellar, 2, Scripted({"pile": [4, 3]}, Committed(bytes(32))))
    assert table.record.luck == {"kind": "told"}
    assert tablee.replay(table.record, game=cellar).record == table.record


@pytest.mark.parametrize("told", [{"pile": "4 x"}, {"pile": ""}, {"pile": "9 9"}])
def test_told_luck_that_does_not_fit_is_refused(told: dict[str, str]) -> None:
    table = sit(cellar, 2, Scripted({"pile": [4, 3]}, Seeded(5)))
    luck = {"kind": "told", "told": told, "seed": 5}
    with pytest.raises(RecordError):
        tablee.replay(msgspec.structs.replace(table.record, luck=luck), verify=True, game=cellar)


def test_a_committed_record_keeps_its_secret_until_it_is_asked_for() -> None:
    table = sit(cellar, 2, Committed(bytes(32), {0: "x"}))
    assert bytes(32).hex() not in json.dumps([table.view(0), table.events(0)])
    assert table.record.luck["secret"] == bytes(32).hex()


def test_a_record_with_things_taken_back_in_it_verifies() -> None:
    table = sit(harbour, 3)
    table.answer(0, "inner")
    table.answer(0, "red")
    table.undo(0)
    table.undo(0)
    for seat in range(3):
        table.answer(seat, "outer")
        table.answer(seat, "blue")
    table.change(Act(1, "trade"))
    for seat in range(3):
        table.answer(seat, "nothing")
    for seat in range(3):
        table.answer(seat, "sail")
    assert table.over
    assert replay(table.record.to_json(), harbour, verify=True).record == table.record
    for n in range(len(table.record.steps)):
        assert not replay(text(table, steps=table.record.steps[:n]), harbour).over or n > 15


def test_records_only_grow_by_whole_steps() -> None:
    """Whatever happens at a table, what was written stays written."""
    table, rng = sit(harbour, 3), Random(4)
    before: list[Any] = []
    while not table.over:
        random_step(table, rng, acts=0.2)
        for seat in table.present:
            if rng.random() < 0.3 and table.can_undo(seat):
                table.undo(seat)
        steps = table.record.steps
        assert steps[: len(before)] == before
        before = steps
    assert replay(table.record.to_json(), harbour, verify=True).record == table.record
