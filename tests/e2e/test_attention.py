"""How the page calls for one's attention: title, icon and notification, and things that move from where they were."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.playing import Person, each, friends, play_on
from tests.e2e.staging import NAMES, WATCHER, Stage, scenes
from tests.serving import Served

AWAY = """
Object.defineProperty(document, "hidden", { get: () => !!window.isAway });
window.notes = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = window.says ?? "granted"); }
  constructor(title, { body }) { window.notes.push([title, body]); }
};
"""
COUNTED = """
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
"""


def ask_to_be_called(person: Person) -> None:
    person.page.get_by_role("button", name="Menu", exact=True).click()
    person.page.get_by_role("switch", name="Notify me when it is my turn").click()
    person.page.get_by_role("button", name="Close", exact=True).click()


def test_whoever_looks_elsewhere_is_called_once_when_it_is_their_move(browser: Browser, server: Served) -> None:
    rose, bleu, _ = friends(browser, server.url, "narcose", options={"first": 1})
    rose.page.add_init_script(AWAY)
    rose.page.reload()
    rose.question.wait_for()
    icon = rose.page.locator("#icon")
    ask_to_be_called(rose)
    expect(icon).to_have_attribute("href", "/favicon.svg")
    assert "Your move" not in rose.page.title()
    rose.page.evaluate("isAway = true")
    rng = Random(3)
    while not rose.options.count():
        bleu.answer(rng)
        bleu.page.wait_for_timeout(60)
    expect(icon).to_have_attribute("href", "/favicon-your-move.svg")
    expect(rose.page).to_have_title("Your move, Narcose")
    assert [title for title, _ in rose.page.evaluate("notes")] == ["Your move, Narcose"]
    play_on([rose], rng, answers=2, choose=lambda *_: 0)
    assert len(rose.page.evaluate("notes")) == 1, "not at every question of one move"
    rose.close()
    bleu.close()


def test_a_wait_of_ten_seconds_says_who_thinks(browser: Browser, server: Served) -> None:
    scene = next(one for one in scenes("narcose", 2, 2) if one.kind == "effect")
    waiting = scene._replace(seat=WATCHER)
    stage = Stage(browser, server.url, "en")
    stage.page.clock.install()
    stage.show(waiting, (1440, 900))
    stage.page.clock.run_for(10_000)
    thinks = stage.page.get_by_text(re.compile(rf"^Thinking for \d\d s: {NAMES[scene.seat]}$"))
    expect(thinks).to_be_visible()
    stage.close()


def test_a_browser_that_says_no_is_told_as_off(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en")
    person.page.add_init_script(AWAY + "window.says = 'denied';")
    person.sit_with_bots("shipwreck")
    ask_to_be_called(person)
    person.page.get_by_role("button", name="Menu", exact=True).click()
    expect(person.page.get_by_role("switch", name="Notify me when it is my turn")).not_to_be_checked()
    person.close()


@pytest.mark.parametrize("game", each("shipwreck"))
def test_things_glide_from_where_they_were_unless_one_likes_them_still(
    browser: Browser, server: Served, game: str
) -> None:
    for moves in (True, False):
        person = Person(browser, server.url, "en", moves=moves)
        person.page.add_init_script(COUNTED)
        person.sit_with_bots(game)
        rng, moved = Random(5), 0
        for _ in range(20 if moves else 4):
            play_on([person], rng, answers=2)
            moved = person.page.evaluate("moved")
            if moved:
                break
        assert bool(moved) is moves
        person.close()
