"""Released records replay for ever, or the rules version is raised."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import tablee

RECORDS = sorted((Path(__file__).parent / "records").rglob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_released_record_replays_to_its_end(path: Path) -> None:
    record = tablee.Record.from_json(path.read_text(encoding="utf-8"))
    table = tablee.replay(record, verify=True)
    assert table.over
    assert table.game.is_played_with(record.digest)
    assert table.record == replace(record, digest=table.game.pack_digest), (
        "the same, but for what the pack is called now"
    )


def test_every_game_has_released_records() -> None:
    assert {path.parent.name for path in RECORDS} >= set(tablee.games())
