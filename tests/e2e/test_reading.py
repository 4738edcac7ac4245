"""La Petite Mort is there to be read: the line of every card on the table, one's own and others', lit or not, by keyboard."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser, expect
from tests.e2e.playing import Person, play_on
from tests.serving import Served

import tablee
from tablee.words import Words


def lines(lang: str, dialog: str) -> list[str]:
    """The lines of the cards that a dialog names."""
    words = Words(lang, tablee.find("petite-mort"))
    cards = [card for (kind, _), card in words.cards.items() if kind in ("person", "trait")]
    named = [card for card in cards if words.text(card.name) in dialog.split("\n")]
    assert named
    return [words.text(card.text) for card in named]


def test_a_life_is_read_whether_it_is_lit_or_not(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url)
    person.sit_with_bots("petite-mort", 3, options={"first": 0})
    sheet = person.page.get_by_role("dialog")
    for life in person.page.locator(".rivals .life .put").all():  # nothing of theirs is lit while gifts are chosen
        life.focus()
        person.page.keyboard.press("Enter")
        text = sheet.inner_text()
        assert all(line in text for line in lines("en", text))
        person.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    play_on([person], Random(1), answers=2)
    lit = person.page.get_by_role("button", name="Read the life of")
    lit.first.wait_for()  # one's own, on which traits are laid
    asked = person.options.count()
    lit.first.focus()
    person.page.keyboard.press("Enter")
    text = sheet.inner_text()
    assert all(line in text for line in lines("en", text))
    sheet.get_by_role("button", name="Read “").first.press("Enter")  # the card's own sheet, above
    expect(sheet).to_have_count(2)
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(1)
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert person.options.count() == asked  # reading is not choosing
    person.close()


def test_a_reaping_card_is_read_with_its_epitaph(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "fr", phone=True)
    person.sit_with_bots("petite-mort", 2, options={"first": 0})
    words = Words("fr", tablee.find("petite-mort"))
    card = person.page.locator(".blade").first
    found = words.card(card.get_attribute("data-thing") or "", "scythe")
    assert found is not None
    card.locator(".put").press("Enter")
    sheet = person.page.get_by_role("dialog").inner_text()
    assert words.text(found.text) in sheet and words.text(getattr(found, "flavour", None)) in sheet
    person.close()
