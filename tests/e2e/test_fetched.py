"""A table opens with little, also over a slow line."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.e2e.fetched import opened
from tests.serving import Served

import tablee

GOAL = 300_000
"""Bytes on the wire, heads included, until a table is there with all that it shows."""
ABOVE = {"petite-mort": 345_000}
"""What has not come down to the goal yet may not grow either."""


@pytest.mark.parametrize("game", [name for name in tablee.games() if name != "hanabi"])
def test_a_table_opens_with_less_than_300_kilobytes(browser: Browser, server: Served, game: str) -> None:
    found = opened(browser, server, game)
    largest = sorted(found.fetched, key=lambda one: -one.whole)[:12]
    assert len(found.fetched) > 20, "the count sees what is fetched"
    assert found.bytes < ABOVE.get(game, GOAL), [f"{one.whole} {one.path}" for one in largest]
