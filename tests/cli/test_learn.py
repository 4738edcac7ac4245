"""Lessons in the terminal: the chapters that the browser teaches."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Command

import tablee
from tablee.reading.lessons import lesson
from tablee.terminal.saves import read_record, read_seating

TAUGHT = [name for name, game in tablee.games().items() if lesson(game)]


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_enter_plays_a_lesson_as_told_to_the_chapter_that_is_free(command: Command, game: str, lang: str) -> None:
    taught = lesson(tablee.find(game))
    assert taught is not None
    steps = [step for chapter in taught.chapter for step in chapter.step]
    agreed = {"en": "y", "fr": "o"}[lang] if tablee.find(game).age else None
    typed = [*([agreed] if agreed else []), *[""] * len(steps), "quit" if lang == "en" else "quitter"]
    said = command("learn", game, "--lang", lang, "--save", "lesson.json", typed=typed)
    flat = " ".join(said.out.replace("│", " ").split())
    places = [flat.find(" ".join(step.says.in_(lang).split())) for step in steps]
    assert -1 not in places, steps[places.index(-1)].says
    assert flat.count(" ".join(taught.chapter[-1].more.in_(lang).split())) == 1, (
        "what the last chapter leaves to its reader"
    )
    assert "tablee play --from" in said.out


@pytest.mark.parametrize("game", TAUGHT)
def test_the_board_lies_before_the_reader_from_the_first_step_on(command: Command, game: str) -> None:
    typed = [*(["y"] if tablee.find(game).age else []), "board", "quit"]
    before, _, asked_for = command("learn", game, "--save", "lesson.json", typed=typed).out.partition("step 1 of")
    assert len({*before.splitlines()} & {*asked_for.splitlines()}) > 5


def test_something_else_is_told_kindly_and_nothing_moves(command: Command, tmp_path: Path) -> None:
    said = command("learn", "shipwreck", "--save", "lesson.json", typed=[*[""] * 5, "1", "undo", "quit"])
    assert "four values. The Key says" in " ".join(said.out.split())
    assert "That is for later" in said.out
    assert not [step for step in read_record(tmp_path / "lesson.json").steps if isinstance(step, str)]


def test_a_lesson_left_is_taken_up_at_its_step(command: Command, tmp_path: Path) -> None:
    command("learn", "narcose", "--save", "lesson.json", typed=["y", *[""] * 5, "quit"])
    kept = read_seating(tmp_path / "lesson.json")
    assert kept is not None and kept.lesson == (0, 5, 0)
    resumed = command("play", "--from", "lesson.json", typed=["", "quit"])
    assert "Chapter 2" in resumed.out and "step 3 of 3" in resumed.out


def test_a_chapter_can_be_begun_with(command: Command) -> None:
    said = command("learn", "narcose", "--chapter", "6", "--save", "lesson.json", typed=["y", "quit"])
    assert "Chapter 6, Reactions" in said.out
    wrong = command("learn", "narcose", "--chapter", "60", "--save", "other.json")
    assert wrong.code == 2 and "Sorry: there is no chapter 60" in wrong.err


def test_a_game_without_a_lesson_says_where_its_rules_are(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.cli.play.lesson", lambda game: None)
    said = command("learn", "shipwreck", "--lang", "fr")
    assert said.code == 2
    assert "tablee rules shipwreck" in said.err and "leçon" in said.err
