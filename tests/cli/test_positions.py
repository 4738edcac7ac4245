"""`tablee play --position`: a table that begins as somebody has written it; what is wrong is said before anything is asked."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import tablee
from tablee.bots import random_bot
from tablee.kit.chair import step
from tablee.terminal.saves import read_record


def written(name: str) -> str:
    """A position some answers into a game."""
    table = tablee.deal(name, seats=tablee.find(name).seats[0], seed=5)
    minds = {seat: Random(seat) for seat in range(table.seats)}
    for _ in range(6):
        step(table, dict.fromkeys(minds, random_bot), minds)
    return table.position().to_toml()


@pytest.mark.parametrize("name", tablee.games())
def test_a_table_begins_from_a_position_whose_game_and_seats_it_has(command, tmp_path: Path, name: str) -> None:
    text = written(name)
    Path("begun.toml").write_text(text, encoding="utf-8")
    said = command("play", "--position", "begun.toml", "--save", "table.json", "--seed", "1", typed=["yes", "quit"])
    assert said.code == 0
    record = read_record(tmp_path / "table.json")
    assert record.game == name
    table = tablee.deal(name, seed=1, position=record.position)
    assert table.position() == tablee.Position.from_toml(text)
    assert command("play", "--from", "table.json", typed=["quit"]).code == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("bag = { 1 = ", "bag = { 1 = 9", "every card, die and token once"),
        ("[state]", "[state", "begun.toml"),
        ("score = ", "scores = ", "score"),
        ('game = "shipwreck"', 'game = "chess"', "chess"),
    ],
)
def test_a_position_that_is_wrong_is_refused_and_what_is_wrong_is_said(command, old: str, new: str, said: str) -> None:
    text = tablee.deal("shipwreck", seats=2, seed=1).position().to_toml()
    assert old in text
    Path("begun.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    refused = command("play", "--position", "begun.toml")
    assert refused.code == 2
    assert said in refused.err


def test_a_position_is_refused_where_there_is_no_such_file(command) -> None:
    refused = command("play", "--position", "nowhere.toml")
    assert refused.code == 2
    assert "nowhere.toml" in refused.err
