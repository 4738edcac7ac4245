"""Every question of every game at every size: nothing overlaps, is cut, too small or out of sight, nothing moves, and what it is about
can be pressed on the board.

`make test` looks at each game with most people on a laptop, all kinds of questions. `make e2e` looks at everything.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.e2e.conftest import IS_FULL
from tests.e2e.geometry import SIZES, TOUCH, ZOOMED, faults, standing
from tests.e2e.lit import darkness
from tests.e2e.staging import WATCHER, Stage, scenes
from tests.serving import Served

import tablee

LANGS = ("fr", "en")
PHONE = (390, 844)
SCREENS = {
    "desk": (*(size for size in SIZES if size not in TOUCH), *ZOOMED),
    "touch": tuple(size for size in SIZES if size in TOUCH),
    "laptop": SIZES[:1],
}
"""Sizes that one page goes through: what is pressed with a mouse, what is touched, and one alone."""
COMPANIES = [(game, seats) for game in sorted(tablee.games()) for seats in tablee.games()[game].seats]
LARGEST = {game: tablee.games()[game].seats[-1] for game in tablee.games()}


def looked_at() -> list[Any]:
    """Which company is looked at on which screens and in which language. The sample has each game with most people on a laptop."""
    if IS_FULL:
        return list(product(COMPANIES, ("desk", "touch"), LANGS))
    return [(company, "laptop", LANGS[n % 2]) for n, company in enumerate(LARGEST.items())]


def called(value: object) -> str:
    match value:
        case (str(), int()):
            return f"{value[0]}-{value[1]}"
        case (int(), int()):
            return f"{value[0]}x{value[1]}"
    return str(value)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("company", "screens", "lang"), looked_at(), ids=called)
def test_every_question_fits(
    browser: Browser, server: Served, company: tuple[str, int], screens: str, lang: str
) -> None:
    """A question is laid out once and goes through all sizes."""
    stage, found = Stage(browser, server.url, lang, touch=screens == "touch"), list[str]()
    stood: dict[tuple[int, tuple[int, int]], dict[str, list[float]]] = {}
    for scene in scenes(*company):
        for n, size in enumerate(SCREENS[screens]):
            if n == 0:
                stage.show(scene, size)
            else:
                stage.resize(size)
                stage.settle()
            wrong = [*faults(stage.page, size in TOUCH), *darkness(stage.page, scene)]
            if scene.kind != "over":  # the end has a page of its own
                now = standing(stage.page)
                before = stood.setdefault((scene.seat, size), now)
                moved = [place for place in before.keys() & now.keys() if before[place] != now[place]]
                wrong += [f"{place} stood at {before[place]}, stands at {now[place]}" for place in moved]
            found += [f"{called(size)}, {scene.kind}: {fault}" for fault in wrong]
    stage.close()
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize(
    "size", [pytest.param(size, marks=[] if size == PHONE else pytest.mark.full) for size in SIZES], ids=called
)
def test_whoever_only_watches_sees_all_of_the_board(browser: Browser, server: Served, size: tuple[int, int]) -> None:
    stage, found = Stage(browser, server.url, "fr", touch=size in TOUCH), list[str]()
    for company in LARGEST.items():
        scene = next(one for one in reversed(scenes(*company)) if one.kind != "over")
        stage.show(scene._replace(seat=WATCHER), size)
        found += [f"{company[0]}, {scene.kind}: {fault}" for fault in faults(stage.page, size in TOUCH)]
    stage.close()
    assert not found, "\n".join(found)
