"""axe finds nothing to say about any page, in any of its states."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser
from tests.e2e.playing import Person, early, play_on, violations
from tests.serving import Served

import tablee

GAMES = sorted(tablee.games())
PAGES = ["/", "/nowhere", "/gallery", *(f"/gallery/{game}" for game in GAMES), *(f"/rules/{game}" for game in GAMES)]


@pytest.mark.slow
@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_page_has_no_violation(browser: Browser, server: Served, path: str, theme: str) -> None:
    person = Person(browser, server.url, "fr")
    person.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    person.page.goto(path)
    person.page.get_by_role("heading", level=1).wait_for()
    person.page.wait_for_load_state("networkidle")
    assert violations(person.page) == []
    person.close()


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_no_violation_at_its_start_and_on_its_way(
    browser: Browser, server: Served, game: str, phone: bool
) -> None:
    person = Person(browser, server.url, "en", phone)
    person.sit_with_bots(game)
    person.page.wait_for_load_state("networkidle")
    assert violations(person.page) == []
    play_on([person], Random(2), seconds=120, choose=early, answers=6)
    person.page.wait_for_timeout(300)
    assert violations(person.page) == []
    person.close()


@pytest.mark.slow
def test_the_dialogs_and_the_waiting_room_have_no_violation(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en")
    person.page.goto("/")
    person.page.get_by_role("button", name="New table").click()
    person.page.get_by_role("dialog").wait_for()
    assert violations(person.page) == []
    person.page.keyboard.press("Escape")
    id = person.new_table(GAMES[0], [{"who": "me"}, *[{"who": "free"}] * (person.usual(GAMES[0]) - 1)])
    person.page.goto(f"/table/{id}")
    person.page.get_by_role("region", name="The link of the table").wait_for()
    assert violations(person.page) == []
    person.sit_with_bots(GAMES[0])
    for name in ("Menu", "Player aid"):
        person.page.get_by_role("button", name=name, exact=True).click()
        person.page.get_by_role("dialog").wait_for()
        person.page.wait_for_load_state("networkidle")
        assert violations(person.page) == []
        person.page.keyboard.press("Escape")
    for tab in ("Rules", "Table"):
        person.page.get_by_role("tab", name=tab).click()
        person.page.wait_for_load_state("networkidle")
        assert violations(person.page) == []
    person.close()
