"""axe finds nothing to say about any page, in any of its states."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.conftest import IS_FULL
from tests.e2e.playing import Person, each, early, friends, play_on, violations
from tests.serving import Served

import tablee

GAMES = sorted(tablee.games())
PAGES = [
    "/",
    "/nowhere",
    "/history",
    "/gallery",
    *(f"/gallery/{game}" for game in GAMES),
    *(f"/rules/{game}" for game in GAMES),
]


def turn_about(things: list[str], ways: tuple[str, str]) -> list[Any]:
    """Each thing in each of two ways, for `make e2e`; in the suite in one of them, by turns."""
    return [
        pytest.param(thing, way, marks=[pytest.mark.full] if (n + m) % 2 else [])
        for n, thing in enumerate(things)
        for m, way in enumerate(ways)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_page_has_no_violation(browser: Browser, server: Served, theme: str) -> None:
    """Every page in both themes by `make e2e`; in the suite each in one of them, by turns."""
    person = Person(browser, server.url, "fr")
    person.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    for path in PAGES if IS_FULL else PAGES[theme == "light" :: 2]:
        person.page.goto(path)
        person.page.get_by_role("heading", level=1).wait_for()
        look(person, path)
    person.close()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "screen"), turn_about(GAMES, ("desk", "phone")))
def test_a_table_has_no_violation_at_its_start_and_on_its_way(
    browser: Browser, server: Served, game: str, screen: str
) -> None:
    person = Person(browser, server.url, "en", phone=screen == "phone")
    person.sit_with_bots(game)
    person.page.wait_for_load_state("networkidle")
    assert violations(person.page) == []
    play_on([person], Random(2), choose=early, answers=6)
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
    person.page.get_by_role("region", name="The table’s link").wait_for()
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


def look(person: Person, state: str) -> None:
    person.page.wait_for_load_state("networkidle")
    assert violations(person.page) == [], state


@pytest.mark.slow
@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.full), True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", each("shipwreck"))
def test_what_opens_at_a_table_its_end_and_its_replay_have_no_violation(
    browser: Browser, server: Served, game: str, phone: bool
) -> None:
    person = Person(browser, server.url, "fr", phone)
    person.sit_with_bots(game)
    for name in ("Menu", "Aide-mémoire"):
        person.page.get_by_role("button", name=name, exact=True).click()
        person.page.get_by_role("dialog").wait_for()
        look(person, name)
        person.page.keyboard.press("Escape")
    if phone:
        person.page.get_by_role("button", name="Journal, règles, table").click()
        look(person, "what a phone opens")
        person.page.get_by_role("button", name="Fermer").click()
        sure = person.question.get_by_role("button", name="Oui, je confirme")
        for _ in range(40):  # until something is asked that cannot be taken back
            if sure.count():
                look(person, "an answer to be confirmed")
                sure.click()
                break
            with suppress(TooLate):
                person.options.first.click(timeout=2000)
    play_on([person], Random(3), choose=early)
    look(person, "the end")
    person.page.get_by_role("link", name="Revoir").click()
    person.page.get_by_role("slider").wait_for()
    look(person, "a replay")
    person.page.get_by_role("button", name="À la fin").click()
    person.page.get_by_role("radio", name="Cartes ouvertes").click()
    look(person, "open cards")
    person.close()


@pytest.mark.full
@pytest.mark.slow
def test_what_people_settle_among_themselves_has_no_violation(browser: Browser, tmp_path: Path) -> None:
    served = Served(tmp_path, "--away", "0")
    served.start()
    try:
        rose, bleu, _ = friends(browser, served.url, "shipwreck", options={"first": 0}, manner={"timer": 600})
        rose.options.first.click()
        rose.page.get_by_role("button", name="Take back").click()
        bleu.page.get_by_role("button", name="Refuser que l’on reprenne").wait_for()
        look(rose, "waiting for the others' word")
        look(bleu, "asked to let take back")
        bleu.page.get_by_role("button", name="Menu").click()
        for _ in range(2):
            bleu.page.get_by_role("button", name="Proposer d’arrêter la partie").click()
        rose.page.get_by_role("button", name="Play on").wait_for()
        look(rose, "asked to end the game")
        bleu.page.goto("about:blank")
        rose.page.get_by_role("tab", name="Table").click()
        claim = rose.page.get_by_role("button", name="Let a bot play")
        claim.wait_for()
        look(rose, "somebody is gone")
        claim.click()
        expect(claim).to_have_count(0)
        look(rose, "a bot plays for them")
        served.kill()
        rose.page.get_by_text("You are disconnected.").wait_for()
        look(rose, "the connection is lost")
        rose.close()
        bleu.close()
    finally:
        served.stop()


@pytest.mark.full
@pytest.mark.slow
def test_windows_hints_notices_handing_over_and_troubles_have_no_violation(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en", has_read=False)
    person.page.goto("/learn/narcose")
    person.page.get_by_role("dialog", name="Narcose").wait_for()
    look(person, "a notice")
    person.page.get_by_role("dialog", name="Narcose").locator("button.go").click()
    person.page.get_by_role("button", name="Begin").wait_for()
    look(person, "the first page of a lesson")
    person.page.get_by_role("button", name="Begin").click()
    person.page.locator(".note").wait_for()
    look(person, "a step of a lesson")
    id = person.new_table("shipwreck", [{"who": "me"}, {"who": "me"}], options={"first": 1})
    person.ask_server("POST", f"/tables/{id}/start", {"nonce": "00"})
    person.page.goto(f"/table/{id}")
    person.page.get_by_role("button", name="I am").wait_for()
    look(person, "handing over")
    for path in (
        "/table/nowhere",
        "/join#nothing",
        "/replay/nowhere",
        "/learn/chess",
        "/rules/chess",
        "/gallery/chess",
    ):
        person.page.goto(path)
        person.page.get_by_role("heading", level=1).wait_for()
        look(person, path)
    rose, bleu, _ = friends(
        browser, server.url, "breaths", 1, options={"first": 0, "mode": "coop"}, manner={"window": 10}
    )
    line = bleu.page.get_by_role("group", name="Temps pour réagir")
    play_on([rose, bleu], Random(1), until=line)
    look(bleu, "a window")
    for one in (person, rose, bleu):
        one.close()
