"""What a game wants to be read first stands before everything else of it, from wherever one comes, and once only."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Browser, Locator, Route, expect
from tests.e2e.playing import Person
from tests.serving import Served

import tablee

NOTICED = sorted(name for name, game in tablee.games().items() if game.age)


def notice(person: Person, game: str) -> Locator:
    """The notice, with nothing of the game beside it."""
    title = next(one["title"] for one in person.ask_server("GET", "/games") if one["name"] == game)
    dialog = person.page.get_by_role("dialog", name=title)
    dialog.wait_for()
    assert person.page.locator(".board, .room, .dock, ol.log").count() == 0
    return dialog


@pytest.mark.parametrize("game", NOTICED)
def test_a_table_a_lesson_and_a_replay_wait_until_the_notice_was_read(
    browser: Browser, server: Served, game: str
) -> None:
    host = Person(browser, server.url, "en")
    running = host.sit_with_bots(game, manner={"listed": True})
    over = host.new_table(game, [{"who": "me"}, *[{"who": "bot"}] * (host.usual(game) - 1)])
    host.ask_server("POST", f"/tables/{over}/start", {"nonce": "00"})
    host.page.goto(f"/table/{over}")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Give up").click()
    host.page.get_by_role("button", name="Give up: are you sure?").click()
    expect(host.page.locator("section.ask.won, section.ask.lost")).to_be_visible()
    for path in (f"/table/{running}", f"/replay/{over}", f"/learn/{game}"):
        reader = Person(browser, server.url, "en", has_read=False)
        reader.page.goto(path)
        notice(reader, game).locator("button:not(.go)").click()
        expect(reader.page.get_by_role("heading", level=1)).to_have_text("What shall we play tonight?")
        reader.page.goto(path)
        notice(reader, game).locator("button.go").click()
        reader.page.locator(".board, main.lesson").wait_for()
        reader.page.goto(path)
        reader.page.locator(".board, main.lesson").wait_for()
        expect(reader.page.get_by_role("dialog").locator("h2")).to_have_count(0)
        reader.close()
    host.close()


def test_a_new_table_and_the_tile_show_the_notice_before_the_game(browser: Browser, server: Served) -> None:
    game = NOTICED[0]
    person = Person(browser, server.url, "fr", has_read=False)
    person.page.goto("/")
    person.page.get_by_role("button", name="Nouvelle table").click()
    sheet = person.page.get_by_role("dialog", name="Nouvelle table")
    shown = sheet.get_by_role("heading", level=1).inner_text()
    sheet.get_by_role("combobox", name="Changer de jeu").select_option(game)
    notice(person, game).locator("button:not(.go)").click()
    expect(sheet.get_by_role("heading", level=1)).to_have_text(shown)
    sheet.get_by_role("combobox", name="Changer de jeu").select_option(game)
    notice(person, game).locator("button.go").click()
    expect(sheet.get_by_role("heading", level=1)).not_to_have_text(shown)
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    title = next(one["title"] for one in person.ask_server("GET", "/games") if one["name"] == NOTICED[1])
    person.page.get_by_role("button", name="Jouer tout de suite").filter(has_text=title).click()
    notice(person, NOTICED[1]).locator("button.go").click()
    person.question.wait_for()
    person.close()


def late(route: Route) -> None:
    time.sleep(0.5)
    route.continue_()


def test_a_notice_stands_still_and_only_its_answers_and_the_veil_close_it(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en", has_read=False)
    person.page.route(re.compile(r"/assets/(en|fr)-.*\.js$"), late)
    person.page.goto(f"/learn/{NOTICED[0]}")
    shown = notice(person, NOTICED[0])
    assert all(shown.get_by_role("button").all_inner_texts()), "words that come later move a button under the pointer"
    shown.click(position={"x": 4, "y": 4})
    expect(shown).to_be_visible()
    person.page.mouse.click(3, 3)
    expect(person.page.get_by_role("heading", level=1)).to_have_text("What shall we play tonight?")
    person.close()


def test_back_leaves_a_notice_with_its_page(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en", has_read=False)
    person.page.goto("/gallery/shipwreck")
    before = person.page.get_by_role("heading", level=1).inner_text()
    person.page.evaluate(f"history.pushState(null, '', '/learn/{NOTICED[0]}'); dispatchEvent(new Event('popstate'))")
    notice(person, NOTICED[0])
    person.page.go_back()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.page.get_by_role("heading", level=1)).to_have_text(before)
    person.close()
