"""Guided first games: opened from their tiles and played to the last hint."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.playing import Person, each, play_on
from tests.serving import Served

TRIES = 4


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", each("shipwreck"))
def test_a_lesson_is_opened_from_its_tile_and_played_to_its_last_hint(
    browser: Browser, server: Served, game: str
) -> None:
    """What happens depends on the answers: who has not met every moment by the end takes the lesson again."""
    person = Person(browser, server.url, "en")
    met: set[int] = set()
    for seed in range(TRIES):
        hints, last = lesson(person, game, Random(seed))
        assert len(hints) == len(set(hints)), "each hint is given once"
        assert 1 in hints
        met |= set(hints)
        if last in met:
            break
    assert last in met
    assert len(met) >= last * 2 / 3, met
    person.close()


def lesson(person: Person, game: str, rng: Random) -> tuple[list[int], int]:
    """Play a lesson from its tile to its end; the numbers of its hints as they came, and of the last there is."""
    about = next(one for one in person.ask_server("GET", "/games") if one["name"] == game)
    person.page.goto("/")
    person.page.get_by_role("link", name=re.compile(f"Learn.*{re.escape(about['title'])}")).click()
    hint = person.page.get_by_role("dialog", name="Hint")
    first = person.page.get_by_role("dialog", name=about["title"]).locator("button.go")
    hint.or_(first).wait_for()
    if first.count():
        first.click()
    hint.wait_for()
    table = person.page.url.rsplit("/", 1)[1]
    person.ask_server("PATCH", f"/tables/{table}", {"manner": {"pace": "instant", "window": 0}})
    hints, last = [], 0
    while hint.count() or not person.is_over:
        if hint.count():
            number, last = map(int, re.findall(r"\d+", hint.get_by_text(re.compile(r"^Hint \d")).inner_text()))
            hints.append(number)
            hint.get_by_role("button", name="Understood").click()
            expect(hint.get_by_text(f"Hint {number} of")).to_have_count(0)
        else:
            play_on([person], rng, seconds=60, until=hint)
    return hints, last
