"""Lessons in the browser: each is played as told, once always trying something else first, at a desk and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.e2e.playing import Person
from tests.serving import Served

import tablee
from tablee.reading.lessons import lesson

TAUGHT = [name for name, game in tablee.games().items() if lesson(game)]
CLEAR = """() => {
  const note = document.querySelector("section.note").getBoundingClientRect();
  const light = document.querySelector(".veil .edge");
  if (!light) return true;
  for (let x = note.left + 2; x < note.right; x += 6)
    for (let y = note.top + 2; y < note.bottom; y += 6) if (light.isPointInFill(new DOMPoint(x, y))) return false;
  return true;
}"""
"""Whether the note lies over nothing that is in the light: neither over what it speaks of nor over what is to be pressed."""


def plays() -> list[Any]:
    """All of them at both sizes for `make e2e`; in the suite, one."""
    quick = {("shipwreck", False, True)}
    every = [(game, phone, strays) for game in TAUGHT for phone in (False, True) for strays in (False, True)]
    marks = {False: [pytest.mark.full], True: []}
    names = {False: "desk", True: "phone"}, {False: "told", True: "straying"}
    return [
        pytest.param(*one, marks=marks[one in quick], id=f"{one[0]}-{names[0][one[1]]}-{names[1][one[2]]}")
        for one in every
    ]


class Learner:
    """Somebody at a lesson."""

    def __init__(self, person: Person, game: str) -> None:
        self.person, self.page, self.game = person, person.page, game
        self.note: Locator = self.page.locator("section.note")

    def begin(self) -> None:
        self.page.goto(f"/learn/{self.game}")
        self.page.get_by_role("button", name="Begin").click()
        self.note.wait_for()
        table = self.page.url.rsplit("/", 1)[1]
        self.person.ask_server("PATCH", f"/tables/{table}", {"manner": {"pace": "instant", "window": 0}})

    def step(self) -> str:
        """What is taught now, once the others have answered: "free" in the last chapter."""
        waiting = self.page.locator("section.note.read, section.note.move, section.note.next")
        free = self.page.get_by_text("It is all yours now")  # beside the board; a phone folds it away
        waiting.or_(free).first.wait_for(state="attached")
        if not waiting.count():
            return "free"
        return next(kind for kind in ("read", "move", "next") if kind in (waiting.get_attribute("class") or "").split())

    @property
    def heading(self) -> str:
        return self.note.locator("h2").inner_text()

    def stray(self) -> None:
        """Try something else: it is told kindly, and nothing moves."""
        off = self.page.locator(".opt-button.off")
        if not off.count():
            return
        before = self.page.locator("[data-taught]").get_attribute("data-option")
        off.first.click(force=True)  # it says that it is off, and may be pressed for the reason
        expect(self.page.locator(".kindly")).to_be_visible()
        self.page.wait_for_function(CLEAR)
        assert self.page.locator("[data-taught]").get_attribute("data-option") == before

    def go_on(self, kind: str) -> None:
        """Do what is taught, as the page lights it."""
        told = self.heading
        if kind == "move":
            taught = self.page.locator("[data-taught]").first
            expect(taught).to_be_visible()
            while "group" in (taught.get_attribute("class") or "").split():
                taught.click()  # a part that several answers share
            taught.click()
        else:
            self.note.locator("footer .on").click()  # "got it", "next", or what is to be said
        expect(self.note.locator("h2").get_by_text(told, exact=True)).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "phone", "strays"), plays())
def test_a_lesson_is_played_as_told(browser: Browser, server: Served, game: str, phone: bool, strays: bool) -> None:
    person = Person(browser, server.url, "en", phone=phone)
    learner, taught = Learner(person, game), lesson(tablee.find(game))
    assert taught is not None
    learner.begin()
    told: list[str] = []
    while (kind := learner.step()) != "free":
        if kind != "next":
            told.append(learner.heading)
            spots = next(step.spot for chapter in taught.chapter for step in chapter.step if step.says.en == told[-1])
            if spots:
                expect(person.page.locator(".veil .edge")).to_have_attribute("d", re.compile("^M"))
                person.page.wait_for_function(CLEAR)
        if kind == "move" and strays:
            learner.stray()
        learner.go_on(kind)
    assert told == [step.says.en for chapter in taught.chapter for step in chapter.step]
    person.close()


@pytest.mark.slow
def test_a_lesson_is_left_by_escape_and_found_again(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en")
    learner = Learner(person, "shipwreck")
    learner.begin()
    for _ in range(4):
        told = learner.heading
        person.page.keyboard.press("Enter")
        expect(learner.note.locator("h2").get_by_text(told, exact=True)).to_have_count(0)
    at = learner.heading
    person.page.keyboard.press("Escape")
    expect(learner.note).to_contain_text("The lesson waits for you")
    learner.note.get_by_role("button", name="Leave the lesson").click()
    person.page.goto("/learn/shipwreck")
    person.page.get_by_role("button", name="Go on with chapter 2").click()
    expect(learner.note.locator("h2")).to_have_text(at)
    for width in (820, 1180, 1440):
        person.page.set_viewport_size({"width": width, "height": 1180 if width < 1000 else 820})
        expect(person.page.get_by_role("button", name="Leave the lesson").first).to_be_visible()
        expect(person.page.get_by_role("button", name="Menu", exact=True)).to_be_in_viewport(ratio=1)
    person.close()
