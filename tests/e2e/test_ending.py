"""The end of a game is told whole, takes nothing off the page, and leads into the replay."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.playing import Person, each, violations
from tests.e2e.staging import Stage, ended, scenes
from tests.e2e.test_moments import happened
from tests.serving import Served

import tablee
from tablee.reading import chronicle_of

LEAST = """() => {
  const lines = () => document.querySelectorAll("ol.log .line").length;
  window.least = lines();
  new MutationObserver(() => (window.least = Math.min(window.least, lines()))).observe(document.body, {
    childList: true, subtree: true,
  });
}"""
AT_ITS_END = (
    "() => { const p = document.getElementById('panel'); return p.scrollTop + p.clientHeight > p.scrollHeight - 4; }"
)
OUTSIDE = """() => [...document.querySelectorAll('.moments a')].filter((card) => {
  const room = card.getBoundingClientRect();
  return [...card.querySelectorAll('.picture > :not(.n), .told > *')].some((one) => {
    const box = one.getBoundingClientRect();
    return !box.height || box.top < room.top || box.bottom > room.bottom || box.left < room.left || box.right > room.right;
  });
}).map((card) => card.innerText)"""
"""The cards of which something is missing or cut off."""


def twice(person: Person, what: str) -> None:
    """A wish of the menu that is asked twice."""
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name=what, exact=True).click()
    person.page.get_by_role("button", name=f"{what}: are you sure?").click()


def played_out(browser: Browser, server: Served, game: str, phone: bool = False) -> tuple[Person, str]:
    """A game that bots have played to its end, a bot for the person, too."""
    person = Person(browser, server.url, "en", phone=phone, name="Iris")
    id = person.sit_with_bots(game)
    twice(person, "Let a bot play for me")
    expect(person.ending).to_be_visible()
    return person, id


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


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.full), True])
def test_the_end_tells_who_stands_where_and_each_moment_opens_the_replay_there(
    browser: Browser, server: Served, phone: bool
) -> None:
    person, id = played_out(browser, server, "narcose", phone)
    page, told = person.page, person.ask_server("GET", f"/tables/{id}/ending")
    article = person.ending
    expect(article.get_by_role("heading", level=2)).to_be_focused()
    assert article.get_by_role("row").count() == 3  # the heads, and both players
    winner = next(one for one in told["standings"] if one["won"])
    first = article.get_by_role("row").nth(1)
    expect(first).to_contain_text("1")
    assert ("won" if winner["seat"] == 0 else "lost") in (person.question.get_attribute("class") or "")
    expect(article.get_by_role("figure")).to_contain_text(
        "Life, "
    )  # the curve in a sentence, for whoever cannot see it
    assert violations(page) == []
    page.get_by_role("button", name="The open table").click()
    expect(page.get_by_role("main", name="The board").locator("[data-place], [data-thing]").first).to_be_visible()
    if phone:
        page.get_by_role("button", name=re.compile("^Log, rules, table")).click()
    page.get_by_role("tab", name="Hands").click()
    expect(page.get_by_role("tabpanel").get_by_role("region", name=re.compile("alone could see")).first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The ending").click()
    expect(page.get_by_role("tab", name="Hands")).to_have_count(0)
    moment = told["moments"][-1]
    article.get_by_role("link").last.click()
    expect(page).to_have_url(re.compile(f"/replay/{id}"))
    expect(page.get_by_role("slider", name="Moment")).to_have_value(str(moment["step"]))
    person.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", each("narcose"))
def test_every_kind_of_moment_has_a_card_with_its_pieces_that_fits(browser: Browser, server: Served, game: str) -> None:
    seats = tablee.games()[game].seats[-1]
    marks = chronicle_of(tablee.games()[game]).marks
    found = happened(game, seats, {id for id, mark in marks.items() if mark.weight})
    assert found, "nothing that matters happened"
    scene = next(one for one in scenes(game, seats, 2) if one.kind == "over")
    change = {"label": "Souls", "seat": 0, "before": 8, "after": 17, "is_bad": False}
    moments = [{"turn": 1, "step": 1, "when": "turn 1", "event": one, "changes": [change]} for one in found.values()]
    stage = Stage(browser, server.url, "en")
    end = json.dumps({**json.loads(ended(scene, "en")), "moments": moments})
    stage.page.route(re.compile("/ending"), lambda route: route.fulfill(body=end, content_type="application/json"))
    for size in ((1440, 900), (390, 844)):
        stage.show(scene, size)
        pictures = stage.page.locator(".moments .picture")
        expect(pictures).to_have_count(len(moments))
        expect(stage.page.locator(".moments .picture > :nth-child(2)")).to_have_count(len(moments))
        assert stage.page.evaluate(OUTSIDE) == []
    stage.close()


def test_a_replay_is_walked_from_mark_to_mark_with_every_hand_open(browser: Browser, server: Served) -> None:
    person, id = played_out(browser, server, "narcose")
    page = person.page
    page.goto(f"/replay/{id}?step=3&eyes=open")
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_value("3")
    page.get_by_role("tab", name="Hands").click()
    panel = page.get_by_role("tabpanel")
    expect(panel.get_by_role("heading")).not_to_have_count(0)
    assert "somebody" not in panel.inner_text().lower()
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="To the next mark").click()
    expect(slider).not_to_have_value("3")
    assert page.evaluate(AT_ITS_END)
    expect(page.locator("ol.log h3").last).to_contain_text("Turn ")  # a heading for each turn
    expect(page.locator("ol.log").get_by_role("img").first).to_be_visible()  # and a sign where something stands out
    page.get_by_role("button", name="Branch here").click()
    expect(page.get_by_role("link", name="Branch. A branch of a finished game")).to_be_visible()
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("was drawn anew")
    page.goto("/")
    expect(page.locator("ul.rows > li").first).to_contain_text("Branch")
    person.close()


def test_the_host_sets_the_bots_pace_and_anybody_skips_their_turn(browser: Browser, server: Served) -> None:
    person, rng = Person(browser, server.url, "en"), Random(4)
    id = person.sit_with_bots("tesseract", 2, manner={"pace": "slow"}, options={"first": 1})
    skip, has_skipped = person.question.get_by_role("button", name="Skip to my move"), False
    while not has_skipped:
        if skip.count():
            with suppress(TooLate):  # the bot may have been quicker
                skip.click(timeout=1500)
                has_skipped = True
        elif not person.answer(rng):
            person.page.wait_for_timeout(40)
    person.options.first.wait_for()
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("radiogroup", name="The bots’ pace, for everybody").get_by_text("fast").click()
    while person.ask_server("GET", f"/tables/{id}")["manner"]["pace"] != "fast":
        person.page.wait_for_timeout(50)
    person.close()
