"""Finished games as records: they replay, for ever, to the same end. And a golden game of the river."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee import Record
from tablee.games.narcose import game
from tablee.games.narcose.bot import novice
from tablee.trials.golden import lines
from tablee.trials.play import Case

TESTS = Path(__file__).parents[2]
FILES = sorted((TESTS / "records" / "narcose").glob("*.json"))
GOLDEN = TESTS / "golden" / "narcose" / "river.txt"


def test_there_is_a_record_of_both_modes_and_of_both_victories() -> None:
    tables = [tablee.replay(Record.from_json(path.read_bytes())) for path in FILES]
    assert {table.options["mode"] for table in tables} == {"piles", "river"}
    assert {table.result.reason for table in tables if table.result} >= {"death", "psychiatric"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_replays_with_its_luck_verified(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    table = tablee.replay(record, verify=True)
    assert table.over
    assert table.record.steps == record.steps
    assert table.game.conserved(table.state)


def river() -> str:
    return "\n".join(lines(Case(game, 2, {"mode": "river"}), 7, novice)) + "\n"


def test_the_golden_game_of_the_river_is_as_it_was() -> None:
    """NA-13.1: `python tests/games/narcose/test_records.py` writes it anew."""
    assert river() == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(river(), encoding="utf-8")
