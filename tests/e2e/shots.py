"""Photographs of every game: `python -m tests.e2e.shots` writes `docs/shots`, to be looked at beside the designs.

Start, middle and end of each game, at desk and phone size (languages alternate), the gallery of its pieces at half size, and the lobby.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.conftest import FLAGS, NAMES
from tests.e2e.playing import DESK, ROOT, Person, early, play_on
from tests.serving import Served

import tablee

SHOTS = ROOT / "docs" / "shots"


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
    play_on([person], rng, seconds=120, answers=24 if game != "shipwreck" else 4)
    until_asked(person)
    shoot(person.page, f"{game}-middle-{size}")
    play_on([person], rng, seconds=400, choose=early)
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


def main() -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    games = sys.argv[1:] or sorted(tablee.games())
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    served = Served(Path(tempfile.mkdtemp()))
    served.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            pages(browser, served.url, games)
            for game in games:
                for phone in (False, True):
                    table(browser, served.url, game, phone)
            browser.close()
    finally:
        served.stop()


if __name__ == "__main__":
    main()
