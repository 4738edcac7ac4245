"""A game from a package of its own: its wheel is built and installed, and it is played on the board that came with it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.conftest import UNBUILT
from tests.e2e.playing import Person, violations
from tests.serving import ROOT, Served

LIT = ".board button.may"


@pytest.fixture(scope="module")
def hanabi(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server beside which the wheel of `examples/hanabi` is installed."""
    if not (ROOT / "src" / "tablee" / "server" / "static" / "index.html").exists():
        pytest.fail(UNBUILT, pytrace=False)
    packages = tmp_path_factory.mktemp("packages")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(packages)]
    subprocess.run([*pip, *offline, str(ROOT / "examples" / "hanabi")], check=True)
    served = Served(tmp_path_factory.mktemp("served"), "--no-limits", beside=packages)
    served.start()
    yield served
    served.stop()


def press(person: Person, hand: str, what: str) -> None:
    """Press the first card of a hand on the board, then what to do with it, and wait until it is one's move again."""
    lines, before = person.page.locator("ol.log .line"), len(person.log())
    card = person.page.get_by_role("list", name=hand).get_by_role("listitem").first
    card.get_by_role("button").first.click()
    card.get_by_role("button", name=re.compile(what)).first.click()
    expect(lines.nth(before)).to_be_attached()
    expect(person.options.or_(person.page.locator("section.ask.won, section.ask.lost")).first).to_be_attached()


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_hanabi_is_played_to_its_end_on_the_board_of_its_own_package(browser: Browser, hanabi: Served) -> None:
    person = Person(browser, hanabi.url, "en")
    table = person.sit_with_bots("hanabi", 2, options={"first": 0})
    expect(person.page.locator(LIT)).to_have_count(10)
    assert violations(person.page) == []
    while not person.options.filter(has_text="Discard").count():  # the other one may win the hint back
        press(person, "The hand of", "^Hint to")
    press(person, "Your hand", "^Discard card 1")
    while not person.is_over:
        press(person, "Your hand", "^Play card 1")
    lines = person.log()
    assert any(line.startswith("You say") for line in lines) and any(line.startswith("You discard") for line in lines)
    person.page.goto(f"/replay/{table}")
    expect(person.page.get_by_role("region", name="Fireworks")).to_be_visible()
    person.close()


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_hanabi_has_its_picture_its_words_and_its_lesson_in_french_on_a_phone(browser: Browser, hanabi: Served) -> None:
    person = Person(browser, hanabi.url, "fr", phone=True)
    person.page.goto("/")
    tile = person.page.get_by_role("listitem").filter(has=person.page.get_by_role("heading", name="Hanabi"))
    picture = tile.locator("img")
    expect(picture).to_have_attribute("src", re.compile("^/games/hanabi/"))
    tile.get_by_role("link", name="Apprendre").click()
    hint = person.page.get_by_role("dialog", name="Conseil")
    for words in ("Tout le monde joue ensemble", "Voici votre main"):
        expect(hint).to_contain_text(words)
        hint.get_by_role("button", name="Compris").click()
    hint.get_by_role("button", name="Jouer sans conseils").click()
    hand = person.page.get_by_role("list", name="La main d")
    hand.get_by_role("button").nth(1).click()
    hand.get_by_role("button", name=re.compile(r"^Indice pour .*\s:\s1$")).click()
    person.question.locator(".sure button.go").click()
    expect(person.page.get_by_text("7 jetons d’indice")).to_be_visible()
    person.close()
