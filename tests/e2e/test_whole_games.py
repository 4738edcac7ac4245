"""Each game is played to its end through the page, by two people who speak different languages, and bots."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser
from tests.e2e.playing import Person, each, early, play_on
from tests.serving import Served

SHORT = ("shipwreck",)
"""The others take longer, and `make e2e` plays them."""


@pytest.mark.slow
@pytest.mark.parametrize("game", each(*SHORT))
def test_two_people_play_a_whole_game_through_the_page(browser: Browser, server: Served, game: str) -> None:
    host = Person(browser, server.url, "fr", name="Rose")
    guest = Person(browser, server.url, "en", name="Blue", has_read=False)
    seats = max(host.usual(game), 2)
    free = [{"who": "free"}] + [{"who": "bot"}] * (seats - 2)
    id = host.new_table(game, [{"who": "me"}, *free])
    host.page.goto(f"/table/{id}")
    link = host.page.get_by_role("region", name="Le lien de la table").locator("code").inner_text()
    guest.page.goto(link)
    if any(one["notice"] for one in guest.ask_server("GET", "/games") if one["name"] == game):
        guest.page.get_by_role("dialog").locator("button.go").click()  # an invited guest reads it first, too
    guest.page.get_by_role("textbox", name="Your name").fill("Blue")
    guest.page.get_by_role("button", name="Sit down").click()
    assert "#" not in guest.page.url, "the secret of the link leaves the address"
    host.page.get_by_role("button", name="Commencer", exact=True).click()
    for person in (host, guest):
        person.question.wait_for()
    play_on([host, guest], Random(7), choose=early)
    assert host.log()[-1] != guest.log()[-1], "each reads the end in its own language"
    assert len(host.log()) > 5
    host.close()
    guest.close()
