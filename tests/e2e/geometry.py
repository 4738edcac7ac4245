"""What is wrong with a table as it is drawn: measured in the page, where the person sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SIZES = (
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (1024, 768),
    (1180, 820),
    (820, 1180),
    (844, 390),
    (390, 844),
    (360, 740),
)
TOUCH = {(1024, 768), (1180, 820), (820, 1180), (844, 390), (390, 844), (360, 740)}
"""Screens that are touched."""
ZOOMED = ((1024, 576), (853, 480), (720, 450), (960, 540))
"""What a desk's window has left at 125, 150 and 200 per cent: as many CSS pixels less."""
LATER = 250
"""Milliseconds in which any table comes to rest."""
SCRIPT = (Path(__file__).parent / "geometry.js").read_text(encoding="utf-8")


def faults(page: Page, touch: bool) -> list[str]:
    """One line for each fault: what overlaps, is cut, too small or out of sight. What is found is looked at once more a little later:
    what was still being laid out is no fault."""
    found: list[str] = page.evaluate(SCRIPT, {"touch": touch})
    if found:
        page.wait_for_timeout(LATER)
        found = page.evaluate(SCRIPT, {"touch": touch})
    return found


def standing(page: Page) -> dict[str, list[float]]:
    """Where the question and the lasting pieces of the board stand: those the board calls places, by name."""
    places: dict[str, Any] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.board [data-place], .ask, .bar')].map((one) => {
             const box = one.getBoundingClientRect();
             const name = one.dataset.place ?? one.classList[0];
             return [name, [box.x, box.y, box.width, box.height].map((n) => Math.round(n))];
           }))"""
    )
    return places
