"""People at one table, each in a browser of their own: what they arrange before, during and after a game."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.e2e.playing import Person, friends, play_on, violations
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


def test_what_is_said_in_the_waiting_room_and_at_the_table_is_seen_at_its_seat_by_all_and_counted_until_read(
    browser: Browser, server: Served
) -> None:
    rose, bleu = Person(browser, server.url, "en", name="Rose"), Person(browser, server.url, "fr", True, name="Bleu")
    for person in (rose, bleu):
        person.ask_server("POST", "/me", {"name": person.name})
    id = rose.new_table("breaths", [{"who": "me"}, {"who": "free"}, {"who": "bot"}], options={"first": 0})
    invited = rose.ask_server("POST", f"/tables/{id}/invites", {"seat": 1})
    bleu.ask_server("POST", "/invites", {"token": invited["token"]})
    for person in (rose, bleu):
        person.page.goto(f"/table/{id}")
    button(bleu, "Bonjour\u202f!").click()
    expect(rose.page.locator(".chairs .bubble")).to_have_text("Hello!")
    expect(bleu.page.locator(".chairs .bubble")).to_have_text("Bonjour\u202f!")
    assert violations(rose.page) == []
    bleu.page.evaluate("scrollTo(0, 0)")
    rose.page.get_by_role("textbox", name="Say something").fill("Ready?")
    button(rose, "Send").click()
    bleu.page.get_by_role("button", name=re.compile("message non lu")).click()  # brings what was said into sight
    expect(bleu.page.get_by_role("region", name="Discussion")).to_contain_text("Ready?")
    expect(bleu.page.get_by_text("non lu")).to_have_count(0)
    rose.ask_server("POST", f"/tables/{id}/start", {"nonce": "00"})
    button(rose, "Trust me.").click()
    for person, said in ((rose, "you Trust me."), (bleu, "Rose Faites-moi confiance.")):
        expect(person.page.locator(".board .bubble", has_text=said)).to_be_visible()
        expect(person.page.locator(".board .bubble", has_text=said)).to_have_count(1)
    expect(rose.page.get_by_role("tab", name="Table")).to_contain_text("1")
    rose.page.get_by_role("tab", name="Table").click()
    expect(rose.page.get_by_role("tab", name="Table")).not_to_contain_text("1")
    expect(rose.page.get_by_text("What a sealed secret says may not be told")).to_be_visible()
    bleu.page.get_by_role("button", name=re.compile("1 message non lu")).click()
    expect(bleu.page.get_by_role("region", name="Discussion")).to_contain_text("Rose Faites-moi confiance.")
    expect(bleu.page.get_by_text("non lu")).to_have_count(0)
    for person in (rose, bleu):
        person.close()


def test_one_sees_what_one_is_invited_to_leaves_the_waiting_room_and_goes_on_from_another_device(
    browser: Browser, server: Served
) -> None:
    rose, bleu, phone = (Person(browser, server.url, "en", name=name) for name in ("Rose", "Bleu", "Bleu’s phone"))
    rose.ask_server("POST", "/me", {"name": "Rose"})
    id = rose.new_table("narcose", [{"who": "me"}, {"who": "free"}])
    rose.page.goto(f"/table/{id}")
    link = rose.page.get_by_role("region", name="The table’s link").locator("code").inner_text()
    bleu.page.goto(link)
    invitation = bleu.page.get_by_role("region", name="The game")
    expect(invitation.get_by_role("link", name="Learn")).to_have_attribute("href", "/learn/narcose")
    expect(invitation).to_contain_text("min")
    expect(bleu.page.get_by_role("list", name="Around the table")).to_contain_text("Rose")
    assert violations(bleu.page) == []
    bleu.page.get_by_role("textbox", name="Your name").fill("Bleu")
    button(bleu, "Sit down").click()
    expect(rose.page.get_by_role("heading", level=1)).to_have_text("Everybody is here.")
    button(bleu, "Leave the table").click()
    button(bleu, "Leave: are you sure?").click()
    expect(bleu.page).to_have_url(re.compile("/$"))
    expect(rose.page.get_by_role("heading", level=1)).to_have_text("Still waiting for one person.")
    bleu.page.goto(link)
    bleu.page.get_by_role("textbox", name="Your name").fill("Bleu")
    button(bleu, "Sit down").click()
    button(rose, "Start").click()
    bleu.question.wait_for()
    bleu.page.get_by_role("tab", name="Table").click()
    button(bleu, "On another device").click()
    own = bleu.page.get_by_role("region", name="Your seat, on another device")
    expect(own.get_by_role("img", name="QR code of the link")).to_be_visible()
    phone.page.goto(own.locator("code").inner_text())
    phone.question.wait_for()
    expect(phone.page.get_by_text("You are watching")).to_have_count(0)
    told(bleu, "Your seat is played from another browser now.").wait_for()
    phone.page.goto("about:blank")
    expect(rose.page.locator(".board .seat-name.away")).to_be_visible()
    for person in (rose, bleu, phone):
        person.close()


def test_a_list_tells_whose_move_it_is_since_when_and_what_time_is_left(browser: Browser, server: Served) -> None:
    rose, bleu, _ = friends(browser, server.url, "shipwreck", options={"first": 1}, manner={"timer": 86_400})
    bleu.options.first.wait_for()
    expect(bleu.page.get_by_role("timer", name="Temps par coup")).to_be_visible()  # it runs
    for person in (rose, bleu):
        person.page.goto("/")
    hers, his = (person.page.locator("ul.rows > li").first for person in (rose, bleu))
    expect(hers).to_contain_text("Waiting for Bleu")
    expect(hers).to_contain_text(re.compile(r"(1 day|2[34] hrs?) left"))
    expect(his).to_contain_text("À vous")
    expect(his).to_contain_text(re.compile(r"encore (1\s*j|2[34]\s*h)"))
    rose.new_table("narcose", [{"who": "me"}, {"who": "free"}])
    rose.page.reload()
    expect(hers).to_contain_text("Waiting for players")
    expect(hers).to_contain_text(re.compile("now|this minute|sec"))
    for person in (rose, bleu):
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
    options = {"first": 0, "mode": "coop"}  # there secrets cannot end a game before its first move
    rose, bleu, _ = friends(browser, server.url, "breaths", 1, options=options, manner={"window": 10})
    line = bleu.page.get_by_role("group", name="Temps pour réagir")
    with pytest.raises(FirstMove):
        play_on([rose, bleu], Random(1), choose=anything_before_the_first_move)
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


def test_who_shares_a_device_asks_for_it_to_react_without_telling_why(browser: Browser, server: Served) -> None:
    rose, bleu = Person(browser, server.url, "en", name="Rose"), Person(browser, server.url, "fr", name="Bleu")
    for person in (rose, bleu):
        person.ask_server("POST", "/me", {"name": person.name})
    seats = [{"who": "me"}, {"who": "free"}, {"who": "me"}]
    id = rose.new_table("breaths", seats, options={"first": 1, "mode": "coop"}, manner={"window": 3})
    invited = rose.ask_server("POST", f"/tables/{id}/invites", {"seat": 1})
    bleu.ask_server("POST", "/invites", {"token": invited["token"]})
    rose.ask_server("POST", f"/tables/{id}/start", {"nonce": "00"})
    for person in (rose, bleu):
        person.page.goto(f"/table/{id}")
    taken = rose.page.get_by_role("button", name=re.compile("^I am "))
    reacts = rose.page.get_by_role("combobox", name="Somebody is reacting")
    rng = Random(1)
    while not reacts.count():
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


def test_whoever_comes_back_is_told_once_what_the_others_did(browser: Browser, server: Served) -> None:
    rose, bleu, id = friends(browser, server.url, "shipwreck", options={"first": 1})
    bleu.options.first.wait_for()
    rose.page.goto("/")
    before = len(bleu.log())
    bleu.options.first.click()
    expect(bleu.page.locator("ol.log .line")).not_to_have_count(before)
    rose.page.goto(f"/table/{id}")
    note = rose.page.get_by_role("region", name="You are back. Meanwhile:")
    expect(note.get_by_role("listitem").filter(has_text="Bleu").first).to_be_visible()
    assert violations(rose.page) == []
    rose.page.reload()
    rose.question.wait_for()
    expect(rose.page.locator("ol.log .line").filter(has_text="Bleu").first).to_be_visible()
    expect(note).to_have_count(0)
    rose.close()
    bleu.close()


def test_the_time_for_a_move_runs_a_bot_takes_over_and_its_player_plays_again(browser: Browser, server: Served) -> None:
    rose = Person(browser, server.url, "en")
    rose.sit_with_bots("tesseract", 1, manner={"timer": 15, "pace": "slow"})
    timer = rose.page.get_by_role("timer", name="Time per move")
    expect(timer).to_have_text(re.compile(r"^0:(0\d|1[0-5])$"))
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
        row = rose.page.locator(".people li").filter(has_text="Bleu")
        expect(row).to_contain_text("here")
        bleu.page.goto("about:blank")
        expect(row).to_contain_text("away")
        row.get_by_role("button", name="Give the seat back").click()
        expect(rose.page.get_by_text("For Bleu, whose browser has forgotten them")).to_be_visible()
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
    play_on([rose], Random(3), answers=1)
    rose.close()
    bleu.close()


def test_friends_speak_by_phrases_end_a_game_together_and_play_again(browser: Browser, server: Served) -> None:
    rose, bleu, id = friends(browser, server.url, "shipwreck", options={"first": 0})
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
    expect(rose.ending.get_by_role("heading")).to_have_text("The table lays down its cards: the story stops here.")
    expect(bleu.ending.get_by_role("heading")).to_have_text("La table repose ses cartes\u00a0: l’histoire s’arrête là.")
    button(rose, "The open table").click()
    expect(rose.question).to_contain_text("The table has given up.")
    button(rose, "The ending").click()
    watching = Person(browser, server.url, "en")
    watching.page.goto(f"/table/{id}")
    expect(watching.ending).to_contain_text("the story stops here")
    expect(button(watching, "Play again, same seats")).to_have_count(0)
    watching.close()
    button(rose, "Play again, same seats").click()
    expect(rose.page.get_by_role("heading", level=1)).to_have_text("Waiting for Bleu.")
    button(bleu, "À la table suivante").click()
    expect(rose.page.get_by_role("heading", level=1)).to_have_text("Everybody is here.")
    bleu.page.get_by_text("L’hôte lance la partie.").wait_for()
    button(rose, "Start").click()
    for person in (rose, bleu):
        person.question.wait_for()
        expect(person.page.get_by_role("heading", level=1)).to_have_text("The Shipwreck Arcana")
    rose.close()
    bleu.close()


def test_who_declines_to_play_again_leaves_a_free_seat_and_the_host_sees_it(browser: Browser, server: Served) -> None:
    rose, bleu, _ = friends(browser, server.url, "shipwreck")
    button(rose, "Menu").click()
    button(rose, "Propose to end the game").click()
    button(rose, "Propose to end the game: are you sure?").click()
    button(bleu, "Arrêter la partie").click()
    button(rose, "Play again, same seats").click()
    expect(rose.page.get_by_role("heading", level=1)).to_have_text("Waiting for Bleu.")
    button(bleu, "Pas cette fois").click()
    expect(bleu.question).to_contain_text("Les autres savent que vous ne venez pas.")
    expect(button(bleu, "À la table suivante")).to_have_count(0)
    expect(rose.page.get_by_role("heading", level=1)).to_have_text("Still waiting for one person.")
    for person in (rose, bleu):
        person.close()
