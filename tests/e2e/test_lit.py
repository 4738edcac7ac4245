"""The board is a second way to give the same answers: in at least nine asks out of ten something on it is lit."""

from __future__ import annotations

import time
from random import Random

import pytest
from playwright.sync_api import Browser
from tests.e2e.playing import Person
from tests.serving import Served

import tablee

LIT = ".board .may, .board .lit[role=button]"
ASKS = 20


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", sorted(tablee.games()))
def test_nine_asks_out_of_ten_can_be_answered_on_the_board(browser: Browser, server: Served, game: str) -> None:
    person, rng = Person(browser, server.url, "en"), Random(3)
    person.sit_with_bots(game)
    assert person.page.locator(".board .plain").count() == 0, "every game that comes with Tablée has a board of its own"
    asks = lit = 0
    until = time.monotonic() + 200
    while asks < ASKS and time.monotonic() < until:
        if person.is_over:
            person.sit_with_bots(game)
        if person.options.count():
            asks += 1
            lit += person.page.locator(LIT).count() > 0
            person.answer(rng)
        person.page.wait_for_timeout(40)
    assert asks >= ASKS // 2
    assert lit >= 0.9 * asks, f"{lit} of {asks}"
    person.close()
