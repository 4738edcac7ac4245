"""Photographs of every game: `python -m tests.e2e.shots [GAME ...]` writes `docs/shots`, to be looked at beside the designs.

Start, middle and end of each game, at desk and phone size (languages alternate), the gallery of its pieces at half size, the lobby, and
each game at other sizes and with other numbers of people, at the question with most answers. `--sizes` takes the last of these alone.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.conftest import FLAGS, NAMES
from tests.e2e.geometry import TOUCH
from tests.e2e.playing import DESK, ROOT, Person, early, play_on
from tests.e2e.staging import Scene, Stage, scenes
from tests.serving import Served

import tablee
from tablee.kit import Record

SHOTS = ROOT / "docs" / "shots"
LEAST, MOST = 0, -1
SIZED = (
    ((1280, 720), MOST, 1.0),
    ((1920, 1080), LEAST, 0.6),
    ((1024, 768), MOST, 1.0),
    ((820, 1180), MOST, 0.8),
    ((844, 390), LEAST, 1.0),
    ((360, 740), MOST, 1.0),
)
"""Sizes between desk and phone: with fewest or most people, and how much smaller the picture is than the screen."""
SOUGHT = 12
"""So many games are looked through for the question with most answers."""


def shoot(page: Page, name: str, whole: bool = False) -> None:
    page.wait_for_timeout(500)
    page.screenshot(path=SHOTS / f"{name}.jpg", type="jpeg", quality=70, full_page=whole)
    print(name)


def until_asked(person: Person) -> None:
    """Wait for a question of one's own, so that the picture shows what is lit."""
    for _ in range(200):
        if person.options.count() or person.is_over:
            return
        person.page.wait_for_timeout(50)


def table(browser: Browser, url: str, game: str, phone: bool) -> None:
    person = Person(browser, url, "en" if phone else "fr", phone)
    size = "phone" if phone else "desk"
    rng = Random(12)
    person.sit_with_bots(game)
    until_asked(person)
    shoot(person.page, f"{game}-start-{size}")
    play_on([person], rng, answers=24 if game != "shipwreck" else 4)
    until_asked(person)
    shoot(person.page, f"{game}-middle-{size}")
    play_on([person], rng, choose=early)
    shoot(person.page, f"{game}-end-{size}")
    person.close()


def pages(browser: Browser, url: str, games: list[str]) -> None:
    for phone in (False, True):
        person = Person(browser, url, "fr", phone)
        person.page.emulate_media(color_scheme="dark")
        person.page.goto("/")
        person.page.locator(".game").first.wait_for()
        shoot(person.page, f"lobby-{'phone' if phone else 'desk'}", whole=True)
        person.close()
    half = browser.new_context(base_url=url, viewport=DESK, device_scale_factor=0.5, locale="fr-FR")
    page = half.new_page()
    for game in games:
        page.goto(f"/gallery/{game}")
        page.locator(".shown li").first.wait_for()
        shoot(page, f"gallery-{game}", whole=True)
    half.close()


def sized(browser: Browser, url: str, game: str) -> None:
    """A game at the sizes between, with fewest and with most people; languages alternate."""
    for n, (size, which, scale) in enumerate(SIZED):
        seats = tablee.games()[game].seats[which]
        stage = Stage(browser, url, ("fr", "en")[n % 2], touch=size in TOUCH, scale=scale)
        stage.show(longest(game, seats), size)
        shoot(stage.page, f"{game}-{seats}-{size[0]}x{size[1]}")
        stage.close()


def longest(game: str, seats: int) -> Scene:
    """The question with most answers."""

    def answers(scene: Scene) -> int:
        ask = tablee.replay(Record.from_json(scene.record)).ask(scene.seat)
        return len(ask.options) if ask else 0

    return max(scenes(game, seats, SOUGHT), key=answers)


def main() -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("game", nargs="*")
    wish.add_argument("--sizes", action="store_true")
    said = wish.parse_args()
    games = said.game or sorted(tablee.games())
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    served = Served(Path(tempfile.mkdtemp()))
    served.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            if not said.sizes:
                pages(browser, served.url, games)
            for game in games:
                for phone in () if said.sizes else (False, True):
                    table(browser, served.url, game, phone)
                sized(browser, served.url, game)
            browser.close()
    finally:
        served.stop()


if __name__ == "__main__":
    main()
