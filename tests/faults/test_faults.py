"""In small what `make faults` does at length."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.faults import faults
from tests.serving import serving

pytestmark = pytest.mark.slow


def test_killed_again_and_again_the_server_loses_doubles_and_alters_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as served:
        report = faults.kill(served, seed=1, rounds=3, tables=4)
    assert report.is_clean, str(report)


def test_a_full_disk_refuses_wishes_and_when_there_is_room_again_all_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as served:
        report = faults.fill_disk(served, seed=1, tables=3)
    assert report.is_clean, str(report)


def test_a_second_server_on_the_same_folder_ends_and_harms_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as served:
        report = faults.start_twice(served, seed=1)
    assert report.is_clean, str(report)


def test_all_back_at_once_at_more_tables_than_are_kept_in_memory_everybody_hears_each_other(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits", "--limit", "rooms=8") as served:
        report = faults.come_back_at_once(served, seed=1, tables=16)
    assert report.is_clean, str(report)
