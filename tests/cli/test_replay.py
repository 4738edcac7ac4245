"""Tables that were kept: seen again with or without fog, and checked."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tablee
from tablee.bots import random_bot
from tablee.cli import replay
from tablee.kit import Act, Committed, Record
from tablee.kit.chair import play


def kept(path: Path, seed: int = 3, luck: Committed | None = None) -> Path:
    """A game of three by random bots, in a file."""
    table = tablee.deal("shipwreck", 3, seed, {"difficulty": "easy"}, luck=luck)
    play(table, dict.fromkeys(range(3), random_bot), Random(seed))
    path.write_text(table.record.to_json())
    return path


def committed() -> Committed:
    return Committed(bytes(range(32)), {0: "wind", 2: "water"})


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_replay_tells_all_events_in_order(command, tmp_path, lang):
    file = kept(tmp_path / "t.json")
    said = command("replay", str(file), "--plain", "--lang", lang)
    table = tablee.replay(Record.from_json(file.read_text()))
    numbers = [int(n) for n in re.findall(r"^e(\d+) ", said.out, re.M)]
    assert numbers == list(range(1, len(table.events(None)) + 1))


def test_the_referee_sees_every_seats_fates(command, tmp_path):
    said = command("replay", str(kept(tmp_path / "t.json")), "--plain")
    for seat in (1, 2, 3):
        assert f"Player {seat} draws. In hand" in said.out


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_seat_sees_only_its_own_fates(command, tmp_path, seat):
    said = command("replay", str(kept(tmp_path / "t.json")), "--seat", str(seat), "--plain")
    assert "You draw. In hand" in said.out
    assert not re.search(r"Player \d draws\. In hand", said.out)


def halve(file: Path) -> None:
    """Keep the first half of a game."""
    record = Record.from_json(file.read_text())
    for n in range(len(record.steps) // 2, 0, -1):
        with suppress(tablee.RecordError):
            half = msgspec.structs.replace(record, steps=record.steps[:n])
            file.write_text(tablee.replay(half).record.to_json())
            return


def redrawn(record: Record, seat: int) -> Record | None:
    """A twin: one outcome is another one, and this seat was told the same all along."""
    true, steps = tablee.replay(record), record.steps
    for n, value in product(range(len(steps)), range(7)):
        if type(steps[n]) is int and value != steps[n]:
            twin = msgspec.structs.replace(record, steps=[*steps[:n], value, *steps[n + 1 :]])
            with suppress(tablee.RecordError):
                table = tablee.replay(twin)
                if (table.events(seat), table.view(seat)) == (true.events(seat), true.view(seat)):
                    return twin
    return None


def test_twins_print_the_same_for_the_seat_that_cannot_tell_them_apart(command, tmp_path):
    found = 0
    for seed, seat in product(range(6), range(3)):
        file = kept(tmp_path / f"{seed}.json", seed=seed)
        halve(file)  # at the end of a game everybody sees what was kept
        twin = redrawn(Record.from_json(file.read_text()), seat)
        if twin:
            found += 1
            other = tmp_path / "twin.json"
            other.write_text(twin.to_json())
            tokens = ("--seat", str(seat + 1), "--plain")
            assert command("replay", str(file), *tokens).out == command("replay", str(other), *tokens).out
            assert command("replay", str(file), "--plain").out != command("replay", str(other), "--plain").out
    assert found


def test_a_replay_can_be_walked_through_and_back(command, tmp_path, monkeypatch):
    file = kept(tmp_path / "t.json")
    lines = iter(["", "", "b", "1", "999", "1", "q"])
    prompts = []

    def ask(self: Any, prompt: str) -> str:
        prompts.append(prompt)
        return next(lines)

    monkeypatch.setattr(replay.Screen, "ask", ask)
    monkeypatch.setattr(replay, "is_interactive", lambda: True)
    assert command("replay", str(file)).code == 0
    stops = [int(prompt.split()[0]) for prompt in prompts]
    last = int(prompts[0].split()[2].rstrip("."))
    assert stops == [1, 2, 3, 2, 1, last, 1]


def test_each_stop_shows_only_what_had_happened(tmp_path):
    record = Record.from_json(kept(tmp_path / "t.json").read_text())
    walk = replay.Walk(record, tablee.replay(record), None, None)  # type: ignore[arg-type]
    whole = tablee.replay(record).events(None)
    for n in range(len(walk.stops)):
        table = walk.at(n)
        assert len(table.record.steps) == walk.stops[n]
        assert table.events(None) == whole[: len(table.events(None))]


def test_what_was_taken_back_is_told_too(command, tmp_path):
    table = tablee.deal("shipwreck", 2, 1, {"first": 0})
    table.answer(0, table.asks[0].options[0])
    for act in (Act(0, "undo"), Act(1, "agree")):
        table.change(act)
    (tmp_path / "t.json").write_text(table.record.to_json())
    said = command("replay", "t.json", "--plain")
    assert "Player 1 takes back their last move." in said.out
    assert "It is Player 1’s turn" in said.out


@pytest.mark.parametrize("seat", ["0", "4", "-1"])
def test_a_seat_that_is_not_there_is_refused(command, tmp_path, seat):
    said = command("replay", str(kept(tmp_path / "t.json")), f"--seat={seat}")
    assert said.code == 2
    assert "seats 1 to 3" in said.err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_honest_table_is_verified(command, tmp_path, lang):
    file = kept(tmp_path / "t.json", luck=committed())
    said = command("verify", str(file), "--hash", committed().hash, "--lang", lang)
    assert said.code == 0
    assert committed().hash in said.out
    assert "wind" in said.out


def test_a_seeded_table_is_verified_against_its_seed(command, tmp_path):
    assert "the seed 3" in command("verify", str(kept(tmp_path / "t.json"))).out


def outcome(data: dict[str, Any]) -> int:
    """Where the first outcome is that can be changed to a neighbour's value."""
    return next(n for n, step in enumerate(data["steps"]) if type(step) is int)


def change_outcome(data: dict[str, Any]) -> str:
    n = outcome(data)
    data["steps"][n] = data["steps"][n] + 1 if data["steps"][n] < 19 else 0
    return f"step {n}: pile is recorded as"


def change_secret(data: dict[str, Any]) -> str:
    data["luck"]["secret"] = "00" * 32
    return "the record's secret is not the one whose hash was shown"


def change_words(data: dict[str, Any]) -> str:
    data["luck"]["nonces"]["0"] = "wine"
    return "where the table's luck gives"


def change_answer(data: dict[str, Any]) -> str:
    n = next(n for n, step in enumerate(data["steps"]) if isinstance(step, str))
    data["steps"][n] = "place 9 at hours"
    return f"step {n}: 'place 9 at hours' is not offered"


def cut_short(data: dict[str, Any]) -> str:
    del data["steps"]
    return "missing required field `steps`"


@pytest.mark.parametrize("forge", [change_outcome, change_secret, change_words, change_answer, cut_short])
def test_a_forged_table_is_found_out_with_the_step(command, tmp_path, forge: Callable[[dict[str, Any]], str]):
    data = json.loads(kept(tmp_path / "t.json", luck=committed()).read_text())
    told = forge(data)
    (tmp_path / "forged.json").write_text(json.dumps(data))
    said = command("verify", "forged.json")
    assert said.code == 2
    assert told in said.err


def test_a_forged_step_is_named_in_french_too(command, tmp_path):
    data = json.loads(kept(tmp_path / "t.json", luck=committed()).read_text())
    change_outcome(data)
    (tmp_path / "forged.json").write_text(json.dumps(data))
    assert "étape 0\u00a0: pile y vaut" in command("verify", "forged.json", "--lang", "fr").err


def test_another_tables_hash_is_found_out(command, tmp_path):
    said = command("verify", str(kept(tmp_path / "t.json", luck=committed())), "--hash", "abc")
    assert said.code == 2
    assert "another table" in said.err


@pytest.mark.parametrize("text", ["", "{}", "[]", "not json", "\udcff"])
@pytest.mark.parametrize("name", ["replay", "verify"])
def test_a_file_that_is_no_record_is_one_sentence(command, tmp_path, name, text):
    (tmp_path / "t.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    said = command(name, "t.json")
    assert said.code == 2
    assert said.err.count("\n") == 1


def test_a_closed_pipe_is_no_trouble(tmp_path):
    command = f"{sys.executable} -m tablee.cli replay {kept(tmp_path / 't.json')} --plain | head -n 1"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=env)
    assert done.stderr == ""
