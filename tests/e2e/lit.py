"""The board is a second way to give the same answers: something on it is lit at every question that is about a thing of the board."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.e2e.staging import Scene

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
    # nothing is asked
    "narcose": {"full-waiting"},
    "petite-mort": {"full-powa-given"},
}  # fmt: skip
"""Questions that the list alone answers: they are about nothing that lies open on the board."""


def darkness(page: Page, scene: Scene) -> list[str]:
    """One line where a question is about things of the board, and none of them can be pressed."""
    has_board, is_lit = page.evaluate(
        "(lit) => [!document.querySelector('.board .plain'), !!document.querySelector(lit)]", LIT
    )
    if not has_board:
        return ["the game has no board of its own"]
    if is_lit or scene.kind == "over" or scene.kind in WITHOUT_A_THING.get(scene.game, ()):
        return []
    return ["about things that cannot be pressed"]
