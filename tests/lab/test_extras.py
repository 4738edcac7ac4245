"""A run for tools of data analysis, and on a cluster."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import polars
import pytest

from tablee.kit import OptionError
from tablee.lab import parquet
from tablee.lab.tables import Row, Setup, rows, setup

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


ON_A_CLUSTER = """
import sys
from distributed import LocalCluster
from tablee.cli import run

if __name__ == "__main__":
    with LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp") as here:
        sys.exit(run([*sys.argv[1:], "--cluster", here.scheduler_address]))
"""


def test_a_cluster_plays_the_same_tables(tmp_path: Path) -> None:
    """In a Python of its own: Dask leaves threads behind."""
    tokens = ["lab", "simulate", "shipwreck", "--tables", "12", "--seats", "2", "--out", str(tmp_path), "--parquet"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", ON_A_CLUSTER, *tokens]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    alone = rows(setup("shipwreck", 2, ["novice"], {}), list(range(12)), workers=1)
    lines = (tmp_path / "tables.jsonl").read_bytes().splitlines()[1:]
    assert lines == [msgspec.json.encode(row) for row in alone]
    assert polars.read_parquet(tmp_path / "tables.parquet").height == 12


@pytest.mark.parametrize("trouble", [OSError("nobody listens"), TimeoutError("too slow"), ValueError("no address")])
def test_where_no_cluster_answers_it_is_said(trouble: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def client(address: str, timeout: float) -> None:
        raise trouble

    monkeypatch.setattr("distributed.Client", client)
    with pytest.raises(OptionError, match="no Dask scheduler answers at 'tcp://nowhere:1'"):
        next(rows(SHIPWRECK, [0], cluster="tcp://nowhere:1"))
