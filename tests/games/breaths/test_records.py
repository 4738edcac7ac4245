"""Finished games that must replay for ever, or the rules version is raised."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee

RECORDS = sorted((Path(__file__).parents[2] / "records" / "breaths").glob("*.json"))
ENDS = {
    "five-together": "together",
    "four-coop-won": "together",
    "six-committed": "suffocated",
    "three-taken-back": "alone",
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_finished_game_replays_to_the_same_end(path: Path) -> None:
    """DB-1.5, DB-1.6, DB-1.7, DB-1.8: luck verified, every view told to the end."""
    record = tablee.Record.from_json(path.read_text(encoding="utf-8"))
    table = tablee.replay(record, verify=True)
    assert table.result is not None
    assert table.result.reason == ENDS[path.stem]
    assert table.record.steps == record.steps and table.game.is_played_with(record.digest)
    assert all(table.view(seat)["table"]["result"] for seat in range(table.seats))


def test_every_kind_of_record_is_there() -> None:
    """DB-2.7: with notes, a commitment, answers taken back, both modes."""
    assert {path.stem for path in RECORDS} == set(ENDS)
