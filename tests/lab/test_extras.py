"""A run for tools of data analysis, and on a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import polars
import pytest
from distributed import LocalCluster

from tablee.kit import OptionError
from tablee.lab import parquet, tables
from tablee.lab.tables import Row, Setup, rows

SHIPWRECK = Setup("shipwreck", 2, ["novice", "random"], {"difficulty": "doomed"})


def test_a_parquet_file_has_a_line_for_each_table(tmp_path: Path) -> None:
    played = list(rows(SHIPWRECK, list(range(6)), workers=1))
    parquet.write(tmp_path / "tables.parquet", SHIPWRECK, played)
    frame = polars.read_parquet(tmp_path / "tables.parquet")
    assert frame["seed"].to_list() == list(range(6))
    assert frame["bots"].to_list()[:2] == [["novice", "random"], ["random", "novice"]]
    for name in ("winners", "reason", "scores", "decisions", "rules"):
        assert frame[name].to_list() == [getattr(row, name) for row in played]
    assert frame["end_doom"].to_list() == [row.facts["doom"] for row in played]


def test_what_some_tables_lack_is_empty_and_no_table_is_no_line(tmp_path: Path) -> None:
    lines = [Row(0, [], "doom", [], 3, {"round": 2}, []), Row(1, [0], "score", [1.5], 4, {}, ["SA-1"])]
    parquet.write(tmp_path / "two.parquet", SHIPWRECK, lines)
    assert polars.read_parquet(tmp_path / "two.parquet")["end_round"].to_list() == [2, None]
    parquet.write(tmp_path / "none.parquet", SHIPWRECK, [])
    assert polars.read_parquet(tmp_path / "none.parquet").height == 0


@pytest.fixture
def cluster() -> Iterator[str]:
    with LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp"
    ) as here:
        yield here.scheduler_address


def test_a_cluster_plays_the_same_tables(cluster: str) -> None:
    seeds = list(range(12))
    assert list(rows(SHIPWRECK, seeds, cluster=cluster)) == list(rows(SHIPWRECK, seeds, workers=1))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere at all", "http://127.0.0.1:1"])
def test_where_no_cluster_answers_it_is_said(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PATIENCE", 0.5)
    with pytest.raises(OptionError, match="no Dask scheduler answers"):
        next(rows(SHIPWRECK, [0], cluster=address))
