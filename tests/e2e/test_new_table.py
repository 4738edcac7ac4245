"""The sheet of a new table: what it explains, what it offers, and where it says what is wrong. And what came of one's tables."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect
from tests.e2e.playing import Person, violations
from tests.serving import Served


def test_a_new_table_explains_its_choices_names_people_and_leaves_out_cards_by_their_pictures(
    browser: Browser, server: Served
) -> None:
    rose = Person(browser, server.url, "en", name="Rose")
    rose.ask_server("POST", "/me", {"name": "Rose"})
    rose.page.goto("/")
    rose.page.get_by_role("button", name=re.compile("Invite.*Narcose")).click()
    sheet = rose.page.get_by_role("dialog", name="New table")
    expect(sheet.get_by_text("Cards of the Darknet that stay in the box for this game.")).to_be_visible()
    expect(sheet.get_by_role("combobox", name="Who goes first").get_by_role("option")).to_have_count(3)
    seat = sheet.get_by_role("combobox", name="Who takes seat 2")
    seat.select_option("bot:novice")
    expect(sheet.get_by_text("Buys what fits its colours and strikes when it can")).to_be_visible()
    seat.select_option("me")
    sheet.get_by_role("textbox", name="The name of player 1").fill("Ann")
    sheet.get_by_role("textbox", name="The name of player 2").fill("Ben")
    sheet.get_by_role("button", name="Pick from the pictures").click()
    cards = rose.page.get_by_role("dialog", name="Cards left out")
    pictures = cards.get_by_role("listitem").get_by_role("button")
    pictures.first.click()
    expect(cards.get_by_text("one card")).to_be_visible()
    assert violations(rose.page) == []
    for n in range(1, pictures.count()):
        pictures.nth(n).click()
    cards.get_by_role("button", name="OK").click()
    sheet.get_by_role("button", name="Start", exact=True).click()
    expect(sheet.locator(".opt.wrong").get_by_role("alert")).to_contain_text("Darknet")
    sheet.get_by_role("button", name="Leave none out").click()
    sheet.get_by_role("button", name="Start", exact=True).click()
    expect(rose.page.get_by_role("button", name="I am Ben").or_(rose.question)).to_be_visible()
    stranger = Person(browser, server.url, "en")
    stranger.page.goto(rose.page.url)
    expect(stranger.page.get_by_text("Ask the host for the link to your seat")).to_be_visible()
    for person in (rose, stranger):
        person.close()


def test_ones_own_finished_tables_are_listed_and_erased(browser: Browser, server: Served) -> None:
    rose = Person(browser, server.url, "en")
    rose.sit_with_bots("shipwreck", 2)
    rose.page.get_by_role("button", name="Menu", exact=True).click()
    rose.page.get_by_role("button", name="Give up", exact=True).click()
    rose.page.get_by_role("button", name="Give up: are you sure?").click()
    expect(rose.ending).to_be_visible()
    rose.page.goto("/")
    rose.page.get_by_role("link", name="Your finished games").first.click()
    tables = rose.page.locator(".finished").get_by_role("listitem")
    expect(tables).to_have_count(1)
    expect(rose.page.get_by_text("0 of 1 won").first).to_be_visible()
    assert violations(rose.page) == []
    rose.page.get_by_role("button", name=re.compile("^Erase(?! all).*Shipwreck")).click()
    rose.page.get_by_role("button", name=re.compile("^Erase: are you sure.*Shipwreck")).click()
    expect(rose.page.get_by_text("Nothing yet")).to_be_visible()
    rose.close()


def test_whoever_wishes_is_told_what_would_be_lost_and_then_wholly_forgotten(browser: Browser, server: Served) -> None:
    bleu = Person(browser, server.url, "fr", phone=True)
    bleu.ask_server("POST", "/me", {"name": "Bleu"})
    bleu.sit_with_bots("shipwreck", 2)
    bleu.page.goto("/history")
    asked = bleu.page.get_by_role("dialog", name="Ce serveur doit-il vous oublier\u202f?")
    for answer in ("Non, tout garder", "M’oublier pour de bon"):
        bleu.page.get_by_role("button", name="M’oublier…").click()
        expect(asked).to_contain_text("votre nom, ici et à toutes les tables\u00a0: Bleu")
        expect(asked).to_contain_text("un robot y jouera jusqu’au bout")
        assert violations(bleu.page) == []
        assert bleu.ask_server("GET", "/lobby")["name"] == "Bleu", "nothing is lost by looking"
        asked.get_by_role("button", name=answer).click()
        expect(asked).to_have_count(0)
    expect(bleu.page.get_by_role("status").filter(has_text="C’est oublié.")).to_be_visible()
    lobby = bleu.ask_server("GET", "/lobby")
    assert (lobby["name"], lobby["mine"]) == ("", [])
    bleu.close()
