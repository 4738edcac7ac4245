"""The tables of a run as one file for tools of data analysis. Needs polars, the extra `lab`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tablee.lab.tables import Row, Setup


def write(file: Path, setup: Setup, played: Sequence[Row]) -> None:
    """A line for each table: what it came to, which bot sat where, and a column for each number read at the end."""
    import polars

    facts = sorted({name for row in played for name in row.facts})
    columns: dict[str, Any] = {
        "seed": polars.Series([row.seed for row in played], dtype=polars.Int64),
        "bots": polars.Series([setup.company(row.seed) for row in played], dtype=polars.List(polars.String)),
        "winners": polars.Series([row.winners for row in played], dtype=polars.List(polars.Int64)),
        "reason": polars.Series([row.reason for row in played], dtype=polars.String),
        "scores": polars.Series([row.scores for row in played], dtype=polars.List(polars.Float64)),
        "decisions": polars.Series([row.decisions for row in played], dtype=polars.Int64),
        "rules": polars.Series([row.rules for row in played], dtype=polars.List(polars.String)),
    }
    for name in facts:
        columns[f"end_{name}"] = polars.Series([row.facts.get(name) for row in played], dtype=polars.Int64)
    polars.DataFrame(columns).write_parquet(file)
