"""Nothing that was shown is ever lost: saving, stopping, being killed, going on."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

import tablee
from tablee.kit.files import write_file
from tablee.terminal import saves
from tablee.terminal.saves import Seating, read_record, read_seating, seating_file

PROMPT = "Your choice (help lists the commands): "
SURE = "yes or no (Enter is no): "


def start(file: Path, *tokens: str) -> subprocess.Popen[str]:
    """A real process with a table, which hears Ctrl+C also where the tests themselves run in the background."""
    command = [sys.executable, "-m", "tablee.cli", "play", *tokens]
    command += [] if "--from" in tokens else ["shipwreck", "--seed", "6", "--lang", "en", "--save", str(file)]
    env = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8"}
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command,
        stdin=pipe,
        stdout=pipe,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env=env,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def until_asked(out: IO[str] | None) -> str:
    """All that is printed up to the next question, or the end."""
    assert out is not None
    said = ""
    while not said.endswith((PROMPT, SURE)):
        letter = out.read(1)
        if not letter:
            break
        said += letter
    return said


def answer(process: subprocess.Popen[str], line: str) -> str:
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()
    return until_asked(process.stdout)


def last_event(shown: str) -> int:
    """The number of the last event on the screen."""
    return max(int(n) for n in re.findall(r"^e(\d+) ", shown, re.M))


@pytest.mark.slow
def test_a_killed_process_loses_nothing_that_was_shown(tmp_path):
    file = tmp_path / "table.json"
    with start(file) as process:
        shown = until_asked(process.stdout)
        for line in ["1", "1", "2", "1"]:
            shown += answer(process, line)
        process.send_signal(signal.SIGKILL)
    table = tablee.replay(read_record(file))
    assert len(table.events(0)) == last_event(shown)
    with start(file, "--from", str(file)) as process:
        rest = until_asked(process.stdout)
        assert "on we go" in rest
        while rest.endswith((PROMPT, SURE)):
            rest = answer(process, "1" if rest.endswith(PROMPT) else "yes")
    assert process.returncode == 0
    ended = tablee.replay(read_record(file))
    assert ended.over
    assert ended.record.steps[: len(table.record.steps)] == table.record.steps


@pytest.mark.slow
def test_ctrl_c_keeps_the_table_and_says_how_to_go_on(tmp_path):
    file = tmp_path / "my table.json"
    with start(file) as process:
        shown = until_asked(process.stdout) + answer(process, "1")
        process.send_signal(signal.SIGINT)
        rest = process.communicate(timeout=120)[0]
    assert process.returncode == 130
    assert f"tablee play --from '{file}'" in rest
    assert "Traceback" not in rest
    assert len(tablee.replay(read_record(file)).events(0)) == last_event(shown)


@pytest.mark.parametrize("typed", [["quit"], ["q"], []], ids=["quit", "q", "end of input"])
def test_whoever_stops_is_told_how_to_go_on(command, tmp_path, typed):
    file = tmp_path / "table.json"
    said = command("play", "shipwreck", "--seed", "1", "--save", str(file), typed=typed)
    assert said.code == 0
    assert f"tablee play --from {file}" in said.out
    assert read_record(file).game == "shipwreck"


def test_a_resumed_table_plays_on_as_if_it_had_not_stopped(command, tmp_path):
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    lines = ["1", "2", "1", "1", "2", "1", "1", "1"]
    command("play", "shipwreck", "--seed", "8", "--save", str(whole), typed=lines)
    command("play", "shipwreck", "--seed", "8", "--save", str(parts), typed=lines[:1])
    for line in lines[1:]:
        command("play", "--from", str(parts), typed=[line])
    assert read_record(parts) == read_record(whole)


def test_a_table_on_which_something_was_taken_back_can_go_on(command, tmp_path):
    file = tmp_path / "table.json"
    typed = ["1", "undo", "yes", "1", "1", "1"]
    command("play", "shipwreck", "--seed", "4", "--set", "first=0", "--save", str(file), typed=typed)
    assert any(isinstance(step, dict) and "undo" in step for step in read_record(file).steps[:-1])
    said = command("play", "--from", str(file), typed=["1"])
    assert said.code == 0
    assert "on we go" in said.out


def test_those_who_sat_there_sit_there_again(command, tmp_path):
    file = tmp_path / "table.json"
    command(
        "play",
        "shipwreck",
        "--seats",
        "4",
        "--bots",
        "novice,random",
        "--lang",
        "fr",
        "--seed",
        "1",
        "--save",
        str(file),
    )
    assert read_seating(file) == Seating("shipwreck", ["human", "novice", "random", "random"], "fr")
    assert "on reprend" in command("play", "--from", str(file)).out
    assert "on we go" in command("play", "--from", str(file), "--lang", "en").out
    seating_file(file).unlink()
    assert command("play", "--from", str(file), "--bots", "random").code == 0


def test_a_game_from_elsewhere_is_found_again(command, tmp_path):
    """By the line that is printed, which names it: the files alone have no code run."""
    file = tmp_path / "table.json"
    said = command("play", "examples.hanabi:game", "--seats", "2", "--seed", "1", "--save", str(file), typed=["1"])
    assert f"tablee play examples.hanabi:game --from {file}" in said.out
    assert "on we go" in command("play", "examples.hanabi:game", "--from", str(file), typed=[]).out


def test_save_moves_the_table_to_another_file(command, tmp_path):
    first, second = tmp_path / "first.json", tmp_path / "deep" / "second.json"
    typed = ["1", f"save {second}", "1", "1", "1", "1"]
    said = command("play", "shipwreck", "--seed", "1", "--save", str(first), typed=typed)
    assert f"tablee play --from {second}" in said.out
    assert len(read_record(second).steps) > len(read_record(first).steps)
    assert read_seating(second) == read_seating(first)


def test_no_other_table_is_written_over_unasked(command, tmp_path):
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    command("play", "shipwreck", "--seed", "1", "--save", str(first))
    before = first.read_text()
    assert command("play", "shipwreck", "--seed", "2", "--save", str(first)).code == 2
    typed = ["1", f"save {first}", "no", "quit"]
    said = command("play", "shipwreck", "--seed", "2", "--save", str(second), typed=typed)
    assert "Overwrite it?" in said.out
    assert first.read_text() == before


def test_files_hold_the_record_and_nothing_else(command, tmp_path):
    file = tmp_path / "table.json"
    command("play", "shipwreck", "--seed", "1", "--save", str(file), typed=["1"])
    assert file.read_text() == read_record(file).to_json()
    assert sorted(path.name for path in tmp_path.glob("*.*")) == ["table.json", "table.json.seats.json"]


def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    file = tmp_path / "table.json"
    write_file(file, "old")

    def full(*_: object) -> None:
        raise OSError(28, "no space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        write_file(file, "new")
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["table.json"]


def test_where_nothing_can_be_kept_the_game_goes_on_and_says_so_once(command, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path / "file"))
    said = command("play", "shipwreck", "--seed", "1", typed=["1", "1", "quit"])
    assert said.out.count("cannot be saved") == 1
    assert "The table was not saved." in said.out


def test_two_tables_of_a_day_get_two_files(home):
    assert saves.new_file("shipwreck") != saves.new_file("shipwreck")


@pytest.mark.parametrize(
    ("platform", "env", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/tablee"),
        ("linux", {"HOME": "/home/me"}, "/home/me/.local/share/tablee"),
        ("darwin", {"HOME": "/Users/me"}, "/Users/me/Library/Application Support/tablee"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming/tablee"),
        ("linux", {"TABLEE_HOME": "/here"}, "/here"),
    ],
)
def test_the_data_folder_is_where_the_system_keeps_such_things(monkeypatch, platform, env, folder):
    for name in ("TABLEE_HOME", "XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert saves.home() == Path(folder)
