"""In small what `make faults` does at length."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.faults import faults, kept
from tests.faults import several as shared
from tests.faults.players import Wish
from tests.fuzz.report import Report
from tests.postgres import Cluster
from tests.serving import Served, serving

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


def test_of_two_processes_killed_in_turn_and_cut_off_none_loses_doubles_or_alters_anything(
    postgres: Cluster, tmp_path: Path
) -> None:
    url = postgres.database()
    served = [Served(tmp_path, "--no-limits", "--database", url) for _ in range(2)]
    for one in served:
        one.start()
    try:
        report = shared.hurt_both_ways(served, postgres, url, seed=1, rounds=2, tables=3)
    finally:
        for one in served:
            one.stop()
    assert report.is_clean, str(report)


@pytest.mark.parametrize(
    ("sent", "heard", "times", "is_clean"),
    [
        (1, [""], 1, True),
        (1, [""], 0, False),
        (1, [""], 2, False),
        (2, ["", "not-kept"], 1, True),
        (2, ["not-kept", ""], 0, False),
        (2, ["", "stale"], 1, False),
        (1, ["not-kept"], 0, True),
        (1, ["not-kept"], 1, False),
        (2, ["not-kept", "not-kept"], 1, False),
        (2, ["not-kept"], 1, True),
        (2, ["not-kept"], 0, True),
        (2, ["stale"], 1, False),
        (1, [], 1, True),
    ],
)
def test_what_is_kept_of_a_wish_follows_from_what_its_sendings_were_answered(
    sent: int, heard: list[str], times: int, is_clean: bool
) -> None:
    wish = Wish("w", "t", {"id": "w"}, {"answer": [0, "a"]})
    wish.sent, wish.heard = sent, heard
    if heard:
        wish.fate, wish.code = "refused" if heard[0] else "done", heard[0]
    steps = [kept.Step(seq, "ada/w", {"answer": [0, "a"]}) for seq in range(times)]
    report = Report("Told and kept", 1)
    kept.look_at_wish(kept.Kept({}, {"t": steps}, {}), wish, report)
    assert report.is_clean == is_clean, str(report)
