"""Every registered game passes every trial; so does the example that a third party would write."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import trials
from tablee.bots import levels
from tablee.trials import campaign

HERE = Path(__file__).parent


def of(game: tablee.Game[Any], tests: Path) -> list[Any]:
    found = trials.named(game, levels(game), HERE / "golden", tests)
    return [pytest.param(check, id=f"{game.name}-{name}") for name, check in found.items()]


def every() -> list[Any]:
    own = [
        param for game in tablee.games().values() for param in of(game, HERE / "games" / game.name.replace("-", "_"))
    ]
    return own + of(tablee.find("examples.hanabi:game"), HERE / "examples")


@pytest.mark.parametrize("check", every())
def test_trial(check: Any) -> None:
    check()


@pytest.mark.parametrize("name", tablee.games())
def test_a_small_campaign_ends_without_an_exception(name: str) -> None:
    total = campaign.run(name, 10, workers=1)
    assert total.games == 10
    assert total.sampled == 2
