"""The other commands: games, rules, doctor; languages; whatever is typed wrongly."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import tablee
from tablee.bots import levels
from tablee.cli import doctor
from tablee.terminal.rulebook import find_rule, rulebook, search_rules
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
        assert ", ".join(levels(game)) in said.out


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
    assert len(find_rule(tablee.find("shipwreck"), "fr", "SA-1")) == 6


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
    monkeypatch.setattr(doctor, "try_out", lambda game: "seed 7: broken")
    said = command("doctor")
    assert said.code == 1
    assert "cannot be written" in re.sub(r"\s+", " ", said.out)
    assert "seed 7: broken" in said.out


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
    "tokens", [("--help",), ("serve", "--help"), ("play", "--help"), ("pack", "--help"), ("replay", "--help")]
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
