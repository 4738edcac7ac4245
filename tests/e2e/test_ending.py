"""The end of a game changes what can be done, and takes nothing off the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.playing import Person
from tests.serving import Served

LEAST = """() => {
  const lines = () => document.querySelectorAll("ol.log .line").length;
  window.least = lines();
  new MutationObserver(() => (window.least = Math.min(window.least, lines()))).observe(document.body, {
    childList: true, subtree: true,
  });
}"""


def twice(person: Person, what: str) -> None:
    """A wish of the menu that is asked twice."""
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name=what, exact=True).click()
    person.page.get_by_role("button", name=f"{what}: are you sure?").click()


@pytest.mark.timeout(120)
def test_the_log_stays_when_the_game_is_over_also_for_somebody_who_left(browser: Browser, server: Served) -> None:
    host, gone = Person(browser, server.url, "en"), Person(browser, server.url, "en", name="Blue")
    id = host.sit_with_bots("shipwreck", 3)
    gone.ask_server("POST", "/invites", {"token": host.ask_server("POST", f"/tables/{id}/invites", {})["token"]})
    gone.ask_server("POST", f"/tables/{id}/join", {"name": "Blue", "how": "join 0"})
    gone.page.goto(f"/table/{id}")
    gone.question.wait_for()
    twice(gone, "Leave the table")
    expect(gone.page.get_by_text("You are watching")).to_be_visible()
    for person in (host, gone):
        person.log()
        person.page.evaluate(LEAST)
    twice(host, "Give up")
    for person in (host, gone):
        expect(person.page.locator("section.ask.lost")).to_be_visible()
        expect(person.page.locator("ol.log .line").last).to_contain_text("given up")
        assert person.page.evaluate("window.least") > 0
        person.close()
