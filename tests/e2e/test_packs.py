"""A pack of one's own: what is wrong with it is said on the page; a good one is played with and shows its own cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, FilePayload, expect
from tests.e2e.playing import Person, violations
from tests.serving import Served


def file(text: str) -> FilePayload:
    return {"name": "mine.toml", "mimeType": "application/toml", "buffer": text.encode()}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_pack_is_brought_checked_and_played_with(browser: Browser, server: Served, lang: str) -> None:
    person = Person(browser, server.url, lang)
    words = {
        "en": ("New table", "Bring your own", "A pack to start from", "Card pack", "Start"),
        "fr": ("Nouvelle table", "Apporter le sien", "Un modèle à modifier", "Jeu de cartes", "Commencer"),
    }
    new, bring, begin, pack, start = words[lang]
    person.page.goto("/")
    person.page.get_by_role("button", name=new).click()
    sheet = person.page.get_by_role("dialog", name=new)
    with person.page.expect_download() as downloaded:
        sheet.get_by_role("link", name=begin).click()
    assert downloaded.value.suggested_filename == "my-shipwreck.toml"
    template = downloaded.value.path().read_text(encoding="utf-8")
    for text, parts in {
        template.replace("moons = 2", 'moons = "two"', 1): (
            "pack.toml",
            "moons",
            "nombre entier" if lang == "fr" else "int",
        ),
        template.replace('game = "shipwreck"', 'game = "tesseract"'): ("tesseract",),
        "no toml": ("TOML",),
        "#" * 300_000: ("trop long" if lang == "fr" else "too long",),
    }.items():
        sheet.locator("input[type=file]").set_input_files(file(text))
        for part in parts:
            expect(sheet.get_by_role("alert")).to_contain_text(part)
    assert violations(person.page) == []
    mine = template.replace('en = "The ', 'en = "My ').replace('fr = "L', 'fr = "Mon L')
    with person.page.expect_file_chooser() as chooser:
        sheet.get_by_role("button", name=bring).focus()
        person.page.keyboard.press("Enter")
    chooser.value.set_files(file(mine))
    expect(sheet.get_by_role("status")).to_be_visible()
    expect(sheet.get_by_role("alert")).to_have_count(0)
    expect(sheet.get_by_role("combobox", name=pack)).not_to_have_value("base")
    assert violations(person.page) == []
    sheet.get_by_role("button", name=start, exact=True).click()
    person.question.wait_for()
    expect(person.page.locator(".board").get_by_text("My " if lang == "en" else "Mon L").first).to_be_visible()
    person.close()
