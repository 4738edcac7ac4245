"""Finished games as records: they replay, for ever, to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee import Record

FOLDER = Path(__file__).parents[2] / "records" / "tesseract"
FILES = sorted(FOLDER.glob("*.json"))


def test_there_is_a_record_of_every_base_and_of_every_end() -> None:
    tables = [tablee.replay(Record.from_json(path.read_bytes())) for path in FILES]
    assert {table.options["base"] for table in tables} == {f"{n}{side}" for n in range(1, 5) for side in "AB"}
    assert {table.result.reason for table in tables if table.result} == {"contained", "breach", "empty"}
    assert {table.seats for table in tables} == {1, 2, 3, 4}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_replays_with_its_luck_verified(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    table = tablee.replay(record, verify=True)
    assert table.over
    assert table.record.steps == record.steps
    assert table.game.conserved(table.state)
