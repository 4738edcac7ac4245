"""The board is a second way to give the same answers: something on it is lit at every question that is about a thing of the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.e2e.staging import Stage, scenes
from tests.serving import Served

import tablee

LIT = ".board .may, .board .lit[role=button]"
WITHOUT_A_THING = {
    "breaths": {
        # yes or no, up or down
        "face", "give-up", "understanding",
        # which of several cards that lie face down, and where in a pile nobody sees
        "discard-which", "trigger-which", "put-back", "move-from-part", "move-from", "move-to-part", "move-to",
        # cards that lie under others in the discard
        "recycle-kind", "recycle", "replay-trump",
        # the sheet is one form of its own; which of somebody's characteristics
        "minor-card", "change-which",
        # nothing is left to choose
        "final-bound", "vote-sacrifice-given", "vote-emancipation-given",
    },
    # colours, values, yes or no
    "tesseract": {"recolour-removed", "value", "colour", "consent"},
}  # fmt: skip
"""Questions that the list alone answers: they are about nothing that lies open on the board."""


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(tablee.games()))
def test_the_board_answers_what_is_about_its_things(browser: Browser, server: Served, game: str) -> None:
    stage = Stage(browser, server.url, "en")
    dark = set()
    for scene in scenes(game, tablee.games()[game].seats[-1]):
        stage.show(scene, (1440, 900))
        assert stage.page.locator(".board .plain").count() == 0, (
            "every game that comes with Tablée has a board of its own"
        )
        if scene.kind != "over" and not stage.page.locator(LIT).count():
            dark.add(scene.kind)
    stage.close()
    assert dark <= WITHOUT_A_THING.get(game, set()), "questions about things that cannot be pressed"
