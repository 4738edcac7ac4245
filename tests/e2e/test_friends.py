"""People at one table, each in a browser of their own: what they arrange before, during and after a game."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.e2e.playing import Person, friends, play_on
from tests.serving import Served


def button(person: Person, name: str | re.Pattern[str]) -> Locator:
    return person.page.get_by_role("button", name=name, exact=True)


def told(person: Person, text: str) -> Locator:
    """A line of the open question that is also said aloud."""
    return person.question.get_by_role("status").filter(has_text=text)


def sit_by(person: Person, link: str) -> None:
    person.page.goto(link)
    person.page.get_by_role("textbox", name="Votre nom").fill(person.name)
    button(person, "S’asseoir").click()
    person.page.get_by_text("L’hôte lance la partie.").wait_for()


# Before the start


def test_the_host_removes_a_stranger_revokes_links_locks_the_table_and_seats_everybody(
    browser: Browser, server: Served
) -> None:
    rose = Person(browser, server.url, "en", name="Rose")
    rose.ask_server("POST", "/me", {"name": "Rose"})
    id = rose.new_table("shipwreck", [{"who": "me"}, {"who": "free"}, {"who": "free"}])
    rose.page.goto(f"/table/{id}")
    places = rose.page.get_by_role("list", name="Around the table").get_by_role("listitem")
    table_link = rose.page.get_by_role("region", name="The table’s link").locator("code")
    rose.page.get_by_text("Seats, order, links").click()

    button(rose, "Link for this seat").first.click()
    seat_link = rose.page.get_by_role("region", name="The link for seat 2, for one person")
    link = seat_link.locator("code").inner_text()
    old = table_link.inner_text()
    button(rose, "Revoke all links").click()
    expect(seat_link).to_have_count(0)
    expect(table_link).not_to_have_text(old)
    late = Person(browser, server.url, "fr")
    for revoked in (link, old):
        late.page.goto(revoked)
        expect(late.page.get_by_role("alert")).to_contain_text("rien ici")

    stranger, bleu = (Person(browser, server.url, "fr", name=name) for name in ("Eve", "Bleu"))
    sit_by(stranger, table_link.inner_text())
    expect(places.nth(1)).to_contain_text("Eve")
    button(rose, "Remove").click()
    expect(places.nth(1)).to_contain_text("Free seat")
    expect(stranger.page.get_by_role("alert")).to_contain_text("place")
    stranger.page.reload()
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text("Personne à cette table.")

    sit_by(bleu, table_link.inner_text())
    button(rose, "Lock the table").click()
    late.page.goto(table_link.inner_text())
    expect(late.page.get_by_text("L’hôte a verrouillé cette table.")).to_be_visible()
    rose.page.reload()
    expect(button(rose, "Unlock the table")).to_be_visible()

    rose.page.get_by_text("Seats, order, links").click()
    button(rose, "Seat 2: one earlier").click()
    expect(places.first).to_contain_text("Bleu")
    rose.page.get_by_role("combobox", name="Who goes first").select_option("Bleu")
    button(rose, "Start with a bot instead").click()
    bleu.options.first.wait_for()
    rose.question.wait_for()
    assert rose.options.count() == 0, "the seats were changed, and with them what each may see"
    for person in (rose, stranger, bleu, late):
        person.close()


# During the game


def test_taking_back_what_was_learnt_is_asked_of_the_other_who_refuses_or_agrees(
    browser: Browser, server: Served
) -> None:
    rose, bleu, _ = friends(browser, server.url, "shipwreck", options={"first": 0})
    rose.options.first.click()
    button(rose, "Take back").click()
    told(rose, "The others decide.").wait_for()
    told(bleu, "Rose voudrait reprendre son dernier coup.").wait_for()
    button(bleu, "Refuser que l’on reprenne").click()
    told(rose, "Your move stands").wait_for()
    expect(told(bleu, "Rose voudrait")).to_have_count(0)
    button(rose, "Take back").click()
    button(bleu, "Accepter que l’on reprenne").click()
    rose.options.first.wait_for()
    assert rose.log()[-1] == "You take back your last move."
    assert bleu.log()[-1] == "Rose reprend son dernier coup."
    rose.close()
    bleu.close()


def test_a_sealed_answer_is_changed_before_all_are_shown_and_nobody_else_sees_it(
    browser: Browser, server: Served
) -> None:
    rose, bleu, _ = friends(browser, server.url, "petite-mort")
    bleu.options.last.wait_for()
    bleu.page.wait_for_load_state("networkidle")
    before = bleu.page.locator("body").inner_text()
    given = rose.question.get_by_text("Your sealed choice:")
    for _ in range(2):  # between two, each gives two traits
        rose.options.first.click()
        expect(rose.question).not_to_contain_text("on its way")
    first = given.inner_text()
    ready = bleu.page.locator(".board").get_by_text("a choisi").last
    expect(ready).to_be_visible()
    assert bleu.page.locator("body").inner_text() == before.replace("choisit…", "a choisi", 1), "and nothing else"
    button(rose, "Take back").click()
    rose.options.nth(1).click()
    expect(given).to_have_text(re.compile("Your sealed choice: (?!" + re.escape(first.split(": ")[1]) + ")"))
    for _ in range(2):
        bleu.options.first.click()
        expect(bleu.question).not_to_contain_text("en route")
    expect(given).to_have_count(0)
    rose.close()
    bleu.close()


class FirstMove(Exception):
    """Somebody is asked for the first move of the game, and has not answered it."""


def anything_before_the_first_move(rng: Random, labels: list[str]) -> int:
    if any("Explore" in label for label in labels):
        raise FirstMove
    return rng.randrange(len(labels))


def test_a_reaction_window_is_held_and_closes_early_when_all_let_pass(browser: Browser, server: Served) -> None:
    rose, bleu, _ = friends(browser, server.url, "breaths", 1, options={"first": 0}, manner={"window": 10})
    line = bleu.page.get_by_role("group", name="Temps pour réagir")
    with pytest.raises(FirstMove):
        play_on([rose, bleu], Random(1), seconds=120, choose=anything_before_the_first_move)
    line.get_by_role("button", name="Attendez").click()
    expect(line.get_by_role("button", name="Attendez")).to_have_attribute("aria-pressed", "true")
    expect(line.get_by_role("meter")).to_be_visible()
    rose.options.filter(has_text="Explore").click()
    waits = told(rose, "on its way")
    rose.page.wait_for_timeout(10_500)  # longer than the window: it is held
    expect(waits).to_be_visible()
    line.get_by_role("button", name="Laisser passer", exact=True).click()
    expect(waits).to_have_count(0)
    rose.close()
    bleu.close()


@pytest.mark.timeout(200)
def test_who_shares_a_device_asks_for_it_to_react_without_telling_why(browser: Browser, server: Served) -> None:
    rose, bleu = Person(browser, server.url, "en", name="Rose"), Person(browser, server.url, "fr", name="Bleu")
    for person in (rose, bleu):
        person.ask_server("POST", "/me", {"name": person.name})
    seats = [{"who": "me"}, {"who": "free"}, {"who": "me"}]
    id = rose.new_table("breaths", seats, options={"first": 1}, manner={"window": 3})
    invited = rose.ask_server("POST", f"/tables/{id}/invites", {"seat": 1})
    bleu.ask_server("POST", "/invites", {"token": invited["token"]})
    rose.ask_server("POST", f"/tables/{id}/start", {"nonce": "00"})
    for person in (rose, bleu):
        person.page.goto(f"/table/{id}")
    taken = rose.page.get_by_role("button", name=re.compile("^I am "))
    reacts = rose.page.get_by_role("combobox", name="Somebody is reacting")
    rng = Random(1)
    for _ in range(600):
        if reacts.count():
            break
        if taken.count():
            taken.click()
        rose.answer(rng)
        bleu.answer(rng)
        rose.page.wait_for_timeout(40)
    reacts.select_option(index=1)
    expect(taken).to_be_visible()
    assert rose.page.locator(".board").count() == 0, "nothing of anybody is shown while the device goes round"
    rose.close()
    bleu.close()


def test_the_time_for_a_move_runs_a_bot_takes_over_and_its_player_plays_again(browser: Browser, server: Served) -> None:
    rose = Person(browser, server.url, "en")
    rose.sit_with_bots("tesseract", 1, manner={"timer": 7, "pace": "slow"})
    timer = rose.page.get_by_role("timer", name="Time per move")
    expect(timer).to_have_text(re.compile("^0:0[2-7]$"))
    expect(timer).to_have_text("0:01", timeout=10_000)
    told(rose, "A bot is playing for you.").wait_for()
    button(rose, "I am back").click()
    expect(told(rose, "A bot is playing for you.")).to_have_count(0)
    expect(timer).to_be_visible()
    rose.close()


def test_a_bot_plays_for_somebody_who_is_gone_until_they_come_back(browser: Browser, tmp_path: Path) -> None:
    served = Served(tmp_path, "--away", "0")
    served.start()
    try:
        rose, bleu, id = friends(browser, served.url, "shipwreck")
        rose.page.get_by_role("tab", name="Table").click()
        row = rose.page.get_by_role("listitem").filter(has_text="Bleu")
        expect(row).to_contain_text("here")
        bleu.page.goto("about:blank")
        expect(row).to_contain_text("away")
        row.get_by_role("button", name="Let a bot play").click()
        expect(row).to_contain_text("a bot is playing meanwhile")
        bleu.page.goto(f"/table/{id}")
        told(bleu, "Un robot joue à votre place.").wait_for()
        button(bleu, "Je reprends ma place").click()
        expect(row).to_contain_text("here")
        rose.close()
        bleu.close()
    finally:
        served.stop()


def test_who_resigns_is_played_for_and_the_others_play_on(browser: Browser, server: Served) -> None:
    rose, bleu, _ = friends(browser, server.url, "shipwreck", 1)
    button(bleu, "Menu").click()
    button(bleu, "Abandonner").click()
    button(bleu, re.compile("^Abandonner.*vraiment")).click()
    told(bleu, "Un robot joue à votre place.").wait_for()
    rose.page.get_by_role("tab", name="Table").click()
    expect(rose.page.get_by_role("listitem").filter(has_text="Bleu")).to_contain_text("a bot is playing meanwhile")
    rose.page.get_by_role("tab", name="Log").click()
    assert "Bleu gives up." in rose.log()
    told(rose, "Bleu would like to end the game here.").wait_for()
    button(rose, "Play on").click()
    play_on([rose], Random(3), seconds=30, answers=1)
    rose.close()
    bleu.close()


def test_friends_speak_by_phrases_end_a_game_together_and_play_again(browser: Browser, server: Served) -> None:
    rose, bleu, _ = friends(browser, server.url, "shipwreck", options={"first": 0})
    hers = rose.page.get_by_role("group", name="Quick phrases")
    expect(hers.get_by_text("Not a word until the prediction is over.")).to_be_visible()
    expect(hers.get_by_role("button", name="Hello!")).to_be_disabled()
    rose.page.get_by_role("tab", name="Table").click()
    expect(rose.page.get_by_role("textbox", name="Say something")).to_be_disabled()
    bleu.page.get_by_role("group", name="Phrases rapides").get_by_role("button", name="Bonjour").click()
    expect(rose.page.get_by_role("listitem").filter(has_text="Bleu Hello!")).to_be_visible()

    button(rose, "Menu").click()
    button(rose, "Propose to end the game").click()
    button(rose, "Propose to end the game: are you sure?").click()
    told(bleu, "Rose voudrait arrêter la partie ici.").wait_for()
    button(bleu, "Arrêter la partie").click()
    expect(rose.question).to_contain_text("The table has given up.")
    button(rose, "Play again, same seats").click()
    button(bleu, "À la table suivante").click()
    bleu.page.get_by_text("L’hôte lance la partie.").wait_for()
    button(rose, "Start").click()
    for person in (rose, bleu):
        person.question.wait_for()
        expect(person.page.get_by_role("heading", level=1)).to_have_text("The Shipwreck Arcana")
    rose.close()
    bleu.close()
