"""A sample of what `make fuzz` does to the sockets."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.fuzz.siege import besiege
from tests.serving import serving


@pytest.mark.slow
def test_honest_people_play_whole_games_while_others_attack_and_do_not_notice(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as served:
        report = besiege(served, seed=1, rounds=1)
    assert report.is_clean, str(report)
