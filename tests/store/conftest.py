"""Places to keep things in, of either engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.store import Place


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a store may be opened, one after the other on either engine."""
    if request.param == "sqlite":
        return tmp_path / "deep" / "t.db"
    return str(request.getfixturevalue("postgres").database())
