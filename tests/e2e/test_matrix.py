"""The full matrix of `make e2e`: every game to its end in every way of playing it. `make test` leaves it out."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser
from tests.e2e.playing import Person, early, play_on
from tests.serving import Served

import tablee

pytestmark = [pytest.mark.full, pytest.mark.slow, pytest.mark.timeout(1200)]
GAMES = sorted(tablee.games())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_to_the_end_by_the_list_of_options(browser: Browser, server: Served, game: str, phone: bool, lang: str) -> None:
    person = Person(browser, server.url, lang, phone=phone)
    person.sit_with_bots(game)
    play_on([person], Random(21), choose=early)
    assert person.is_over
    person.close()


@pytest.mark.parametrize("game", GAMES)
def test_to_the_end_by_keyboard_alone(browser: Browser, server: Served, game: str) -> None:
    person = Person(browser, server.url, "fr")
    person.sit_with_bots(game)
    rng = Random(22)
    while not person.is_over:
        if count := person.options.count():
            press(person, early(rng, ["?"] * count))
        person.page.wait_for_timeout(30)
    person.close()


def press(person: Person, option: int) -> None:
    """The first nine options have their digits; all can be reached by Tab."""
    keys = person.page.keyboard
    if option < 9:
        keys.press(str(option + 1))
        return
    wanted = person.options.nth(option)
    for _ in range(200):
        if not wanted.count():
            return  # the table moved on meanwhile
        if wanted.evaluate("option => option === document.activeElement"):
            keys.press("Enter")
            return
        keys.press("Tab")
    raise AssertionError(f"Tab does not reach option {option + 1}")


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in tablee.games()[game].seats])
def test_to_the_end_at_every_number_of_seats(browser: Browser, server: Served, game: str, seats: int) -> None:
    person = Person(browser, server.url, "fr" if seats % 2 else "en")
    person.sit_with_bots(game, seats)
    play_on([person], Random(seats), choose=early)
    assert person.is_over
    person.close()
