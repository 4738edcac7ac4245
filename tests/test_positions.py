"""Positions of every game: written, read, played on from, broken and refused."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from examples.hanabi import game as hanabi

import tablee
from tablee import Game, Position, PositionError, Record, RecordError, Table
from tablee.bots import random_bot
from tablee.kit.chair import step
from tablee.words import Words

GAMES = [*tablee.games().values(), *([] if "hanabi" in tablee.games() else [hanabi])]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def played(game: Game[Any], seats: int, answers: int, seed: int = 5) -> Table[Any]:
    """A table some answers into a game; fewer where it would be over."""
    table = tablee.deal(game, seats=seats, seed=seed)
    minds = {seat: Random(seat) for seat in range(seats)}
    for _ in range(answers):
        before = table.fork()
        step(table, dict.fromkeys(range(seats), random_bot), minds)
        if table.over:
            return before
    return table


@every_game
@pytest.mark.parametrize("answers", [0, 3, 20, 60])
def test_what_is_written_reads_back_and_writes_the_same(game: Game[Any], answers: int) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        position = played(game, seats, answers).position()
        text = position.to_toml(game.title)
        assert Position.from_toml(text) == position
        again = tablee.deal(game, seed=9, position=text)
        assert again.position() == position
        assert max(map(len, text.splitlines())) <= 240, "a person can read it"


@every_game
def test_a_table_goes_on_from_a_position_and_its_record_begins_with_it(game: Game[Any]) -> None:
    seats = game.seats[0]
    table = tablee.deal(game, seed=9, position=played(game, seats, 20).position())
    minds = {seat: Random(seat) for seat in range(seats)}
    for _ in range(100):
        if not table.over:
            step(table, dict.fromkeys(range(seats), random_bot), minds)
    record = Record.from_json(table.record.to_json())
    assert record.position.startswith("# A position of ")
    back = tablee.replay(record, game=game, verify=True)
    for seat in (None, *range(seats)):
        assert back.view(seat) == table.view(seat)
        assert back.events(seat) == table.events(seat)


@every_game
def test_copies_of_a_table_that_began_from_a_position_begin_there_too(game: Game[Any]) -> None:
    seats = game.seats[0]
    table = tablee.deal(game, seed=9, position=played(game, seats, 20).position())
    step(table, dict.fromkeys(range(seats), random_bot), {seat: Random(seat) for seat in range(seats)})
    assert table.fork().state == table.state
    for seat in range(seats):
        assert table.imagine(seat, Random(1)).view(seat) == table.view(seat)


@every_game
def test_a_position_from_which_something_is_missing_is_refused_field_by_field(game: Game[Any]) -> None:
    position = played(game, game.seats[0], 20).position()
    for name in position.state:
        state = {field: value for field, value in position.state.items() if field != name}
        with pytest.raises(PositionError) as refused:
            tablee.deal(game, seed=9, position=changed(position, state))
        assert refused.value.code == "position-missing" and f"state.{name}" in str(refused.value)


@every_game
def test_values_of_the_wrong_kind_are_refused_field_by_field(game: Game[Any]) -> None:
    position = played(game, game.seats[0], 20).position()
    for name in position.state:
        with pytest.raises(PositionError) as refused:
            tablee.deal(game, seed=9, position=changed(position, {**position.state, name: 1.5}))
        assert refused.value.code == "position-value" and f"state.{name}" in str(refused.value)


@every_game
def test_whatever_is_changed_a_position_is_played_or_refused_and_nothing_else(game: Game[Any]) -> None:
    """Each number and name of a position, one at a time, is something else."""
    position, rng = played(game, game.seats[0], 20).position(), Random(7)
    text = position.to_toml()
    places = [
        found
        for found in re.finditer(r'(?<![\w"-])\d+(?![\w"-])|"[a-z0-9-]+"', text)
        if found.start() > text.index("[state]")
    ]
    for found in rng.sample(places, min(40, len(places))):
        other = rng.choice(["-1", "7", "99", '"nobody"', "true", "[]"])
        broken = f"{text[: found.start()]}{other}{text[found.end() :]}"
        with suppress(PositionError):
            table = tablee.deal(game, seed=9, position=broken)
            assert table.asks or table.over


def changed(position: Position, state: dict[str, Any]) -> Position:
    return Position(
        game=position.game, version=position.version, digest=position.digest, seats=position.seats,
        options=position.options, state=state,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('game = "shipwreck"', 'game = "tesseract"', "position-value"),
        ("version = 2", "version = 99", "position-value"),
        ("seats = 2", "seats = 9", "seats"),
        ("digest = ", 'digest = "0123" # ', "position-value"),
        ("[state]", "[state]\nmoon = 1", "position-value"),
        ("[state]", "[state", "position-not-toml"),
        ("[state]", "[states]", "position-form"),
        ("score = ", "score = 1 #", None),
        ("bag = { 1 = 3,", "bag = { 1 = 2,", "position-not-whole"),
    ],
)
def test_what_is_wrong_is_told_in_the_readers_language(old: str, new: str, code: str | None) -> None:
    text = tablee.deal("shipwreck", seats=2, seed=1).position().to_toml()
    assert old in text
    broken = text.replace(old, new, 1)
    if code is None:
        tablee.deal("shipwreck", seed=1, position=broken)
        return
    with pytest.raises((PositionError, tablee.OptionError)) as refused:
        tablee.deal("shipwreck", seed=1, position=broken)
    error = refused.value
    assert error.code == code
    assert Words("fr").error(error) != str(error) and "expected" not in Words("fr").error(error)


def test_seats_that_are_not_the_positions_are_refused() -> None:
    position = tablee.deal("shipwreck", seats=2, seed=1).position()
    with pytest.raises(PositionError, match="the position has 2 seats, not 3"):
        tablee.deal("shipwreck", seats=3, seed=1, position=position)


def test_an_imagined_table_has_no_position() -> None:
    with pytest.raises(PositionError, match="never happened"):
        tablee.deal("shipwreck", seed=1).imagine(0, Random(1)).position()


def test_a_record_whose_position_is_broken_says_so() -> None:
    table = tablee.deal("shipwreck", seed=1, position=tablee.deal("shipwreck", seats=2, seed=1).position())
    data = table.record.to_json().replace("[state]", "[state")
    with pytest.raises(RecordError, match="the position it begins with: the position cannot be read"):
        tablee.replay(Record.from_json(data))
