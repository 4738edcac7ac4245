"""People who come to a table that goes on: they sit down, leave, take a bot's place, watch, or have the device again."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Browser, expect
from tests.e2e.playing import Person, violations
from tests.serving import Served


def link(host: Person, table: str, **more: Any) -> str:
    host.ask_server("GET", "/lobby")
    return f"/join#{host.ask_server('POST', f'/tables/{table}/invites', more)['token']}"


def test_a_newcomer_sits_down_in_mid_game_leaves_and_comes_again(browser: Browser, server: Served) -> None:
    host = Person(browser, server.url, "en", name="Rose")
    newcomer = Person(browser, server.url, "fr", phone=True)
    id = host.sit_with_bots("shipwreck", 2)
    newcomer.page.goto(link(host, id))
    expect(newcomer.page.get_by_role("heading", level=1)).to_have_text("La partie a commencé.")
    assert violations(newcomer.page) == []
    newcomer.page.get_by_role("textbox", name="Votre nom").fill("Bleu")
    newcomer.page.get_by_role("button", name="Prendre place maintenant").click()
    newcomer.question.wait_for()
    expect(newcomer.page).to_have_url(re.compile("/table/"))
    expect(newcomer.page.locator("ol.log .line").last).to_contain_text("Vous")
    expect(host.page.locator("ol.log .line").filter(has_text="Bleu")).to_have_count(1)
    newcomer.page.get_by_role("button", name="Menu").click()
    newcomer.page.get_by_role("button", name="Quitter la table").click()
    newcomer.page.get_by_role("button", name=re.compile("Quitter la table.*vraiment")).click()
    expect(host.page.locator("ol.log .line").filter(has_text="Bleu leaves")).to_have_count(1)
    newcomer.page.get_by_role("button", name="S’asseoir").click()
    assert violations(newcomer.page) == []
    newcomer.page.get_by_role("dialog").get_by_role("textbox").fill("Bleu")
    newcomer.page.get_by_role("dialog").get_by_role("button", name="Prendre place maintenant").click()
    expect(host.page.locator("ol.log .line").filter(has_text="Bleu")).to_have_count(3)
    host.close()
    newcomer.close()


def test_where_nobody_can_join_one_watches_or_is_given_a_bots_place(browser: Browser, server: Served) -> None:
    host, guest = Person(browser, server.url, "en"), Person(browser, server.url, "en")
    id = host.sit_with_bots("narcose", 2)
    guest.page.goto(link(host, id))
    expect(guest.page.get_by_text("Nobody else can sit down in this game now.")).to_be_visible()
    assert violations(guest.page) == []
    guest.page.get_by_role("link", name="Watch", exact=True).click()
    guest.question.wait_for()
    expect(guest.page.get_by_text("You are watching")).to_be_visible()
    host.page.get_by_role("tab", name="Table").click()
    host.page.get_by_role("button", name="Give away").click()
    place = host.page.get_by_role("region", name="The link for seat 2, for one person")
    assert violations(host.page) == []
    guest.page.goto("/")
    guest.page.goto(place.locator("code").inner_text())
    guest.question.wait_for()
    expect(guest.page.get_by_text("You are watching")).to_have_count(0)
    host.close()
    guest.close()


def test_where_others_play_too_they_are_asked_before_a_bots_seat_is_given_away(
    browser: Browser, server: Served
) -> None:
    host = Person(browser, server.url, "en", name="Rose")
    friend = Person(browser, server.url, "fr", phone=True, name="Bob")
    guest = Person(browser, server.url, "fr", name="Zoé")
    host.ask_server("GET", "/lobby")
    seats = [{"who": "me"}, {"who": "free"}, {"who": "bot"}]
    id = host.ask_server("POST", "/tables", {"game": "petite-mort", "seats": seats, "name": "Rose"})["id"]
    friend.page.goto(link(host, id, seat=1))
    expect(friend.page).to_have_url(re.compile(id))
    host.ask_server("POST", f"/tables/{id}/start", {})
    host.page.goto(f"/table/{id}")
    friend.question.wait_for()
    guest.page.goto(link(host, id, seat=2))
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("On demande aux autres.")
    assert violations(guest.page) == []
    asked = friend.page.get_by_text("voudrait jouer à la place du robot")
    expect(asked).to_be_visible()
    expect(host.page.get_by_role("button", name="Let them")).to_have_count(0)
    assert violations(friend.page) == []
    friend.page.get_by_role("button", name="D’accord").click()
    expect(guest.page).to_have_url(re.compile(f"/table/{id}"))
    guest.question.wait_for()
    expect(asked).to_have_count(0)
    for person in (host, friend, guest):
        person.close()


def test_whoever_has_a_shared_device_again_reads_in_one_line_what_the_others_did(
    browser: Browser, server: Served
) -> None:
    host, rng = Person(browser, server.url, "fr", phone=True), Random(1)
    id = host.new_table("shipwreck", [{"who": "me", "name": name} for name in ("Ann", "Ben")], options={"first": 0})
    host.ask_server("POST", f"/tables/{id}/start", {"nonce": "00"})
    host.page.goto(f"/table/{id}")
    taken = host.page.get_by_role("button", name=re.compile("^Je suis "))
    ticker = host.page.get_by_role("group", name="Dernières nouvelles")
    looked: list[str] = []
    while looked.count("Ann") < 2:
        if taken.count():
            looked.append("Ann" if "Ann" in taken.inner_text() else "Ben")
            taken.click()
            ticker.wait_for()
        else:
            looked = looked or ["Ann"]
            host.answer(rng)
            host.page.wait_for_timeout(40)
    expect(ticker).to_contain_text("Vous revoilà. Entre-temps\u00a0:")
    expect(ticker).to_contain_text((host.page.locator("ol.log .line").last.text_content() or "?").strip())
    expect(host.page.get_by_role("region", name=re.compile("Vous revoilà"))).to_have_count(0)
    host.close()
