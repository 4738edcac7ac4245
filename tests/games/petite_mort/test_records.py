"""Finished games as records: they replay, for ever, to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee import Record

FILES = sorted((Path(__file__).parents[2] / "records" / "petite-mort").glob("*.json"))


def test_there_are_records_of_every_seat_count_and_of_both_ends() -> None:
    tables = [tablee.replay(Record.from_json(path.read_bytes())) for path in FILES]
    assert {table.seats for table in tables} == {2, 3, 4}
    assert {table.result.reason.split("-")[0] for table in tables if table.result} == {"diploma", "pile"}
    assert any(table.game.cards.diplomas[table.state.diploma].keeps_scythes for table in tables)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_replays_with_its_luck_verified(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    table = tablee.replay(record, verify=True)
    assert table.over
    assert table.record.steps == record.steps
    assert table.game.conserved(table.state)
