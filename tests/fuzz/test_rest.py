"""A sample of what `make fuzz` sends to the routes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.fuzz.rest import attack
from tests.serving import serving


@pytest.mark.slow
def test_whatever_is_asked_the_house_answers_properly_and_stays_well(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as served:
        report = attack(served.url, seed=1, examples=60)
    assert report.is_clean, str(report)
