"""A slow network: what comes late is waited for, and nothing is asked over a board that is not there."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Route, expect
from tests.e2e.staging import Stage, scenes
from tests.serving import Served

BOARD = re.compile(r"/Board[-.]\w*.*\.(js|svelte)")


def test_no_question_stands_over_an_empty_board(browser: Browser, server: Served) -> None:
    """The file with the board is held back until everything else has come."""
    stage = Stage(browser, server.url, "en")
    held: list[Route] = []
    stage.page.route(BOARD, lambda route: held.append(route))
    with stage.page.expect_request(BOARD):
        stage.begin(next(one for one in scenes("shipwreck", 2, 2) if one.kind == "place"))
    stage.page.wait_for_timeout(300)
    expect(stage.page.get_by_role("status")).to_contain_text("Laying the table")
    assert stage.page.locator(".ask").count() == 0
    for route in held:
        route.continue_()
    expect(stage.page.locator(".ask .list .opt-button").first).to_be_visible()
    expect(stage.page.locator(".board-box > *").first).to_be_visible()
    stage.close()
