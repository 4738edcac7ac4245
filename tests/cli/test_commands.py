"""The other commands: games, rules, doctor; languages; whatever is typed wrongly."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
import tomllib
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from tests.hiding import Without
from tests.store.making import head, old_database, run, sql

import tablee
from tablee.bots import levels
from tablee.cli import doctor
from tablee.kit.errors import Worded
from tablee.reading.rulebook import find_rule, rulebook, search_rules
from tablee.server.limits import ENDLESS, Limits
from tablee.store import Store, errors, inspection
from tablee.store.lock import Lock
from tablee.words import language

GAMES = [*tablee.games(), "examples.hanabi:game"]


def test_the_package_runs_as_the_command_does():
    done = subprocess.run([sys.executable, "-m", "tablee", "games", "--lang", "en"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert all(name in done.stdout for name in tablee.games())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_games_lists_every_game(command, lang):
    said = command("games", "--lang", lang)
    for name, game in tablee.games().items():
        assert name in said.out
        assert game.title in said.out
        assert all(f"{level} – " in said.out for level in levels(game))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_can_be_read(command, game, lang):
    listed = command("rules", game, "--lang", lang).out
    for rule in rulebook(tablee.find(game), lang).values():
        if rule.is_chapter:
            assert rule.title in listed
        else:
            assert rule.text
            assert rule.source


def test_a_rule_is_found_by_its_number_with_or_without_prefix(command):
    whole = command("rules", "shipwreck", "SA-5.3").out
    assert "SA-5.3" in whole
    assert command("rules", "shipwreck", "5.3").out == whole
    assert command("rules", "shipwreck", "sa-5.3").out == whole
    assert "SA-5.1 " not in whole
    assert "SA-5.15" in command("rules", "shipwreck", "5").out
    assert len(find_rule(tablee.find("shipwreck"), "fr", "SA-1")) == 7


def test_rules_are_searched_by_a_word(command):
    said = command("rules", "shipwreck", "--search", "flétrit", "--lang", "fr")
    assert "SA-6.1" in said.out
    assert search_rules(tablee.find("shipwreck"), "en", "FADES")


@pytest.mark.parametrize("tokens", [("shipwreck", "99"), ("shipwreck", "--search", "zebra"), ("chess",)])
def test_a_rule_that_is_not_there_is_one_sentence(command, tokens):
    said = command("rules", *tokens)
    assert said.code == 2
    assert said.err.count("\n") == 1


def test_both_languages_have_the_same_rules():
    for game in map(tablee.find, GAMES):
        assert list(rulebook(game, "en")) == list(rulebook(game, "fr"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_doctor_finds_all_well(command, home, lang):
    said = command("doctor", "--lang", lang)
    assert said.code == 0
    assert str(home) in said.out
    for game in tablee.games().values():
        assert game.pack_digest in said.out


def test_the_doctor_says_what_is_wrong(command, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(doctor, "try_out", lambda game: Worded("broken", "seed 7: broken"))
    said = command("doctor")
    assert said.code == 1
    assert "not writable" in re.sub(r"\s+", " ", said.out)
    assert "seed 7: broken" in said.out
    monkeypatch.setattr(
        doctor, "try_out", lambda game: Worded("doctor-replay-differs", "seed {seed}: the replay differs", seed=7)
    )
    french = re.sub(r"\s+", " ", command("doctor", "--lang", "fr").out)
    assert "un problème : graine 7 : la partie rejouée n’est pas la même" in french


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games are tried by other tests."""
    monkeypatch.setattr(doctor, "try_out", lambda game: None)


@pytest.mark.usefixtures("quick")
def test_the_doctor_makes_and_changes_nothing(command, home, tmp_path):
    command("doctor")
    assert not home.exists()
    old_database(tmp_path / "tablee.db")
    before = {path: (path.read_bytes(), path.stat().st_mode) for path in tmp_path.iterdir()}
    assert command("doctor", "--data", str(tmp_path)).code == 0
    assert {path: (path.read_bytes(), path.stat().st_mode) for path in tmp_path.iterdir()} == before


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_doctor_tells_every_limit_its_value_and_what_it_means(command, lang):
    said = command("doctor", "--lang", lang)
    words = doctor.Words(lang)
    for name, value in msgspec.to_builtins(Limits()).items():
        (line,) = [line for line in said.out.splitlines() if line.split()[:1] == [name]]
        assert line.split()[1] == f"{value:g}" or line.split()[1] == str(value)
        assert line.endswith(words.say(f"limit-{name}"))


@pytest.mark.usefixtures("quick")
def test_the_doctor_tells_the_limits_of_the_running_server(command, home):
    assert "none is running on this folder" in command("doctor").out
    limits = {**msgspec.to_builtins(Limits(tables=7, requests=ENDLESS)), "of-a-later-version": 3}
    with Lock(home, "http://localhost:4321/", limits):
        said = command("doctor").out
    assert "http://localhost:4321/" in said and "running server" in said
    for name, value in (("tables", "7"), ("requests", "none"), ("of-a-later-version", "3")):
        assert re.search(rf"^{name} +{value}\b", said, re.MULTILINE)
    with Lock(home):
        assert "starting" in command("doctor").out


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("change", "word"),
    [
        (["update tablee_version set version = 99"], "later version"),
        (["drop table step"], "damaged"),
        ([], "sound"),
        (None, "older version"),
        (["drop table tablee_version"], "another program"),
    ],
)
def test_the_doctor_says_in_one_sentence_how_the_database_is(command, tmp_path, change, word):
    if change is None:
        old_database(tmp_path / "tablee.db")
    else:
        run(Store.check(tmp_path / "tablee.db"))
        sql(tmp_path / "tablee.db", "select 1", *change)
    said = command("doctor", "--data", str(tmp_path))
    assert word in said.out and said.code == int(word not in ("sound", "older version"))


@pytest.mark.usefixtures("quick")
def test_the_doctor_says_that_a_disk_is_full_or_a_database_in_use(command, tmp_path, monkeypatch):
    run(Store.check(tmp_path / "tablee.db"))
    monkeypatch.setattr(inspection, "PATIENCE", 0.1)
    with closing(sqlite3.connect(tmp_path / "tablee.db", isolation_level=None)) as other:
        other.execute("pragma locking_mode=exclusive")
        other.execute("begin exclusive")
        other.execute("delete from pulse")
        assert "Another program is using" in command("doctor", "--data", str(tmp_path)).out
    monkeypatch.setattr(errors, "ROOM", 10**18)
    said = command("doctor", "--data", str(tmp_path))
    assert "is full" in said.out and said.code == 1


@pytest.mark.usefixtures("quick")
def test_the_doctor_works_beside_a_running_server(command, tmp_path):
    async def work() -> None:
        store = await Store.open(tmp_path / "tablee.db")
        await store.save(head())
        before = sorted(tmp_path.iterdir())
        assert "sound" in command("doctor", "--data", str(tmp_path)).out
        assert sorted(tmp_path.iterdir()) == before
        await store.save(head("u"))
        await store.close()

    run(work())


def test_the_doctor_needs_no_extra(tmp_path):
    without = Without(tmp_path, {"litestar", "uvicorn", "polars", "distributed"})
    code = "from tablee.cli import doctor, main; doctor.try_out = lambda game: ''; main(['doctor', '--lang', 'en'])"
    env = {**os.environ, "PYTHONPATH": str(without.code)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "guest_sockets" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("chosen", "env", "lang"),
    [
        ("fr", {"TABLEE_LANG": "en"}, "fr"),
        (None, {"TABLEE_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LC_ALL": "fr_FR", "LANG": "en_US"}, "fr"),
        (None, {"LANG": "de_DE"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_chosen_one_or_the_systems(monkeypatch, chosen, env, lang):
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert language(chosen) == lang


@pytest.mark.parametrize(
    "tokens", [("dance",), ("play", "--seats", "many"), ("replay",), ("pack", "eat"), ("games", "--now")]
)
def test_what_is_not_understood_is_said_kindly_with_code_2(command, tokens):
    said = command(*tokens)
    assert said.code == 2
    assert said.err.startswith("Sorry: ")
    assert "tablee --help" in said.err


def test_trouble_is_told_in_the_chosen_language(command):
    assert command("dance", "--lang", "fr").err.startswith("Pardon")
    assert command("dance", "--lang=fr").err.startswith("Pardon")


@pytest.mark.parametrize(
    "tokens",
    [("--help",), *((name, "--help") for name in ("serve", "play", "pack", "replay", "backup", "restore", "doctor"))],
)
def test_every_command_has_help(command, tokens):
    said = command(*tokens)
    assert said.code == 0
    assert "Usage:" in said.out


def test_the_version_is_the_packages(command):
    assert command("--version").out.strip() == tablee.__version__


def test_the_command_is_what_the_package_installs():
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    assert project["project"]["scripts"]["tablee"] == "tablee.cli:main"
