"""One short scene of every kind: friends, keyboard, phone, only the board, spectator, one device, replay, lost connections."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.lit import LIT
from tests.e2e.playing import PATIENCE, Person, each, early, play_on, violations
from tests.e2e.staging import Stage, scenes
from tests.serving import Served

import tablee

GAMES = sorted(tablee.games())


def test_one_click_in_the_lobby_starts_a_game_with_bots(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en")
    person.page.goto("/")
    title = person.page.locator(".game h2").first.inner_text()
    person.page.get_by_role("button", name=re.compile(f"Play now.*{re.escape(title)}")).click()
    person.question.wait_for()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(title)
    person.close()


def test_the_language_changes_at_the_table_and_everything_is_worded_anew(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en")
    person.sit_with_bots("shipwreck")
    before = person.log()[0]
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Français").click()
    person.page.get_by_role("button", name="Fermer").wait_for()
    person.page.get_by_role("button", name="Fermer").click()
    person.lang = "fr"
    person.question.wait_for()
    expect(person.page.locator("ol.log .line").first).not_to_have_text(before)
    assert person.page.locator("html").get_attribute("lang") == "fr"
    person.close()


COVERED = """() => [...document.querySelectorAll('.board *, ol.log *')].filter((one) => {
  if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) return false;
  const box = one.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
  const top = document.elementFromPoint(x, y);
  return box.width && top && !top.contains(one) && !one.contains(top);
}).map((one) => one.textContent)"""
"""The words of board and log with something over them."""


@pytest.mark.parametrize("game", each("shipwreck"))
def test_a_card_under_the_pointer_hides_nothing_that_is_read(browser: Browser, server: Served, game: str) -> None:
    stage = Stage(browser, server.url, "en")
    stage.show(next(one for one in scenes(game, tablee.games()[game].seats[0], 2) if one.kind != "over"), (1440, 900))
    stage.page.mouse.move(0, 0)
    before = stage.page.evaluate(COVERED)
    things = stage.page.locator(".board [data-thing]:visible").all()
    assert things
    for thing in things[:12]:
        thing.hover(force=True)
        assert stage.page.evaluate(COVERED) == before
    stage.close()


def test_a_game_goes_on_by_keyboard_alone(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en")
    person.sit_with_bots("shipwreck", 2)
    answered = 0
    while answered < 4 and not person.is_over:
        seen = len(person.log())
        if person.options.count():
            person.page.keyboard.press("1")
            person.page.keyboard.press("0")  # what ends or declines, where nothing has the key 1
        person.page.wait_for_timeout(100)
        answered += len(person.log()) > seen
    person.page.keyboard.press("r")
    expect(person.page.get_by_role("tab", name="Rules")).to_be_focused()
    person.page.keyboard.press("ArrowLeft")
    expect(person.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    person.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_enough_and_what_is_final_is_confirmed(browser: Browser, server: Served, game: str) -> None:
    person = Person(browser, server.url, "fr", phone=True)
    person.sit_with_bots(game)
    play_on([person], Random(4), choose=early, answers=6)
    person.page.wait_for_timeout(800)  # until things have come to rest
    wide = person.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing sticks out sideways"
    person.page.get_by_role("button", name="Journal, règles, table").click()
    expect(person.page.get_by_role("tab", name="Journal")).to_be_visible()
    person.close()


PRESS = ".board button.may:enabled, .board .may .put, .board li.may > button, .board .lit[role=button]"
"""What is pressed of the things that are lit."""
PRESSES = 12
"""A lit thing may need another one after it; when so many in a row gave no answer, the list of options is used."""


@pytest.mark.slow
@pytest.mark.parametrize("game", each("shipwreck"))
def test_a_game_is_played_to_its_end_on_the_board(browser: Browser, server: Served, game: str) -> None:
    """At least nine answers in ten are given by pressing what is lit; in a short game, which luck may bring, all but one."""
    person, rng, sent = Person(browser, server.url, "en"), Random(11), list[str]()
    person.page.on("websocket", lambda socket: socket.on("framesent", lambda said: sent.append(str(said))))
    person.sit_with_bots(game)
    answers = listed = pressed = 0
    while not person.is_over:
        lit = person.page.locator(PRESS)
        if not person.options.count():
            person.page.wait_for_timeout(30)
        elif pressed < PRESSES and (n := lit.count()):
            pressed += press(lit.nth(rng.randrange(n)))
        else:
            listed += person.answer(rng)
        if (given := sum('"type":"answer"' in said for said in sent)) > answers:
            answers, pressed = given, 0
    assert answers > 2
    assert listed <= max(1, answers / 10), f"{listed} of {answers} answers by the list"
    person.close()


def press(thing: Locator) -> bool:
    """Press a thing that may be gone by now. Cards that it enlarges are put down again."""
    try:
        thing.click(force=True, timeout=1000)
    except TooLate:
        return False
    if thing.page.get_by_role("dialog").count():
        thing.page.keyboard.press("Escape")
    return True


HELD = "() => { const later = setTimeout; window.setTimeout = (then, ms) => later(then, ms > 1000 ? 1e8 : ms); }"
"""What a page does for a moment lasts, however slow the machine is."""


def test_why_leads_to_the_rule_and_a_line_of_the_log_to_its_thing(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en")
    person.sit_with_bots("shipwreck")
    play_on([person], Random(1), answers=1)
    person.page.get_by_role("button", name=re.compile(r"^Why: rule SA-")).first.click()
    expect(person.page.locator(".why")).to_contain_text("SA-")
    person.page.get_by_role("searchbox").fill("moon")
    expect(person.page.locator(".rules dt").first).to_contain_text("SA-")
    person.page.get_by_role("tab", name="Log").click()
    person.page.evaluate(HELD)
    person.page.locator("ol.log .line").first.click()
    expect(person.page.locator(".pointed").first).to_be_visible()
    person.close()


@pytest.mark.parametrize("game", each("shipwreck"))
def test_a_spectator_sees_no_hand_and_is_asked_nothing(browser: Browser, server: Served, game: str) -> None:
    player, other = Person(browser, server.url, "en"), Person(browser, server.url, "fr")
    id = player.sit_with_bots(game, manner={"listed": True})
    other.page.goto(f"/table/{id}")
    other.question.wait_for()
    expect(other.page.get_by_text("Vous regardez")).to_be_visible()
    play_on([player], Random(2), answers=2)
    for _ in range(PATIENCE // 200):  # bots play on meanwhile: until both have been told as much
        if len(player.log()) == len(other.log()) > 5:
            break
        other.page.wait_for_timeout(200)
    else:
        raise AssertionError("the spectator is told less, or more, than the player")
    assert other.options.count() == 0
    assert other.page.locator(LIT).count() == 0
    assert not any("En main" in line for line in other.log()), "nobody else’s hand is told"
    player.close()
    other.close()


@pytest.mark.parametrize("game", each("shipwreck"))
def test_one_device_is_handed_over_and_shows_nothing_secret_meanwhile(
    browser: Browser, server: Served, game: str
) -> None:
    person = Person(browser, server.url, "en")
    id = person.new_table(game, [{"who": "me"}] * max(2, min(tablee.games()[game].seats)))
    person.ask_server("POST", f"/tables/{id}/start", {"nonce": "00"})
    person.page.goto(f"/table/{id}")
    rng, handed = Random(3), 0
    while handed < 2:
        over = person.page.locator("main.center").get_by_role("button", name=re.compile("^I am "))
        if over.count():
            assert person.page.locator(".tok, .board").count() == 0
            over.click()
            handed += 1
        else:
            person.answer(rng)
        person.page.wait_for_timeout(60)
    person.close()


class Wire:
    """The way between a page and its table, which can be cut: what is on it then is lost, in one direction or the other."""

    def __init__(self, person: Person) -> None:
        self.lost = ""
        self.sides: list[WebSocketRoute] = []
        person.page.route_web_socket(re.compile("/ws/"), self.lay)

    def lay(self, page: WebSocketRoute) -> None:
        if self.lost:
            page.close()
            return
        server = page.connect_to_server()
        page.on_message(lambda said: None if self.lost == "there" else server.send(said))
        server.on_message(lambda said: None if self.lost == "back" else page.send(said))
        self.sides = [page, server]

    def cut(self) -> None:
        for side in self.sides:
            side.close()


@pytest.mark.parametrize("lost", ["there", "back"])
def test_a_connection_lost_in_the_middle_of_a_draw_comes_back_and_the_answer_counts_once(
    browser: Browser, server: Served, lost: str
) -> None:
    """The answer is lost on its way to the server, or the server's word that it was done."""
    person = Person(browser, server.url, "en")
    wire = Wire(person)
    person.sit_with_bots("breaths", options={"first": 0, "mode": "coop"})
    draw = person.options.filter(has_text="Draw a card")
    play_on([person], Random(5), choose=lambda rng, labels: 0, until=draw)
    seen = person.log()
    wire.lost = lost
    draw.click()
    expect(person.question).to_contain_text("on its way")
    wire.cut()
    expect(person.page.get_by_role("status").filter(has_text="You are disconnected")).to_be_visible()
    assert person.log() == seen
    wire.lost = ""
    person.options.first.wait_for()
    news = person.log()[len(seen) :]
    assert len([line for line in news if line.startswith(("You draw ", "Your draw is interrupted"))]) == 1, news
    person.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", each("tesseract"))
def test_a_server_killed_in_the_middle_of_a_turn_loses_nothing(browser: Browser, own_server: Served, game: str) -> None:
    person = Person(browser, own_server.url, "en")
    person.sit_with_bots(game)
    play_on([person], Random(6), answers=6)
    person.options.first.wait_for()
    before = person.log()
    own_server.kill()
    expect(person.page.get_by_role("status").filter(has_text="You are disconnected")).to_be_visible()
    own_server.start()
    person.options.first.wait_for()
    assert person.log()[: len(before)] == before
    play_on([person], Random(6), answers=3)
    person.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", each("shipwreck"))
def test_a_finished_table_is_seen_again_step_by_step(browser: Browser, server: Served, game: str) -> None:
    person = Person(browser, server.url, "en")
    person.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # plain http
    person.sit_with_bots(game)
    play_on([person], Random(8), choose=early)
    person.page.get_by_role("link", name="Watch again").click()
    slider = person.page.get_by_role("slider", name="Moment")
    slider.wait_for()
    expect(person.page.get_by_text("Luck verified")).to_be_visible()
    for _ in range(5):
        person.page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("5")
    person.page.get_by_role("button", name="Share").click()
    friend = Person(browser, server.url, "fr")
    friend.page.goto(person.page.get_by_role("status").locator("code").inner_text())
    expect(friend.page.get_by_role("slider", name="Moment")).to_have_value("5")
    friend.close()
    early_log = len(person.log())
    person.page.get_by_role("button", name="To the end").click()
    expect(person.page.locator("ol.log li").nth(early_log + 1)).to_be_visible()
    person.page.get_by_role("radio", name="All cards open").click()
    slider.wait_for()
    person.page.get_by_role("button", name="To the start").click()
    person.page.get_by_role("button", name="Branch here").click()
    person.question.wait_for()
    assert "/table/" in person.page.url
    person.close()


LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  for (const change of changes) for (const line of change.addedNodes) if (line.tagName === "P") heard.push(line.innerText);
}).observe(document.querySelector("[role=log]"), { childList: true });
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", each("shipwreck"))
def test_through_roles_and_names_alone_each_change_is_announced_once_and_in_order(
    browser: Browser, server: Served, game: str
) -> None:
    person, rng = Person(browser, server.url, "en"), Random(9)
    person.sit_with_bots(game)
    start = person.log()
    person.page.evaluate(LISTEN)
    options = person.question.get_by_role("group").first.get_by_role("button")
    over = person.question.get_by_role("button", name="Play again, same seats")
    while not over.count():
        names = options.all_inner_texts()
        if not names or not person.question.get_by_role("group").count():
            person.page.wait_for_timeout(30)
            continue
        assert all(names), "every option has a name"
        with suppress(TooLate):  # the table may have moved on
            options.nth(early(rng, names)).click(timeout=1500)
    said = person.page.evaluate("heard")
    assert said == person.log()[len(start) :]
    assert all(said) and not any("\n" in line for line in said)
    person.close()


def test_friends_talk_and_text_is_only_text(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en")
    person.sit_with_bots("tesseract")
    person.page.get_by_role("tab", name="Table").click()
    person.page.get_by_role("textbox", name="Say something").fill("<img src=x onerror=alert(1)> hello")
    person.page.get_by_role("button", name="Send").click()
    line = person.page.locator(".lines li").last
    expect(line).to_contain_text("<img src=x onerror=alert(1)> hello")
    assert line.locator("img").count() == 0
    person.close()


def test_a_page_that_is_not_there_says_what_to_do(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en")
    person.page.goto("/table/does-not-exist")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Nobody at this table.")
    person.page.get_by_role("link", name="Lobby", exact=True).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("What shall we play tonight?")
    person.close()


def test_the_plain_board_tells_the_same_and_is_played_on(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en")
    person.sit_with_bots("shipwreck")
    person.page.get_by_role("button", name="Menu", exact=True).click()
    person.page.get_by_role("switch", name=re.compile("^Plain board")).click()
    person.page.get_by_role("button", name="Close", exact=True).click()
    plain = person.page.locator(".board .plain")
    expect(plain.get_by_role("table").first).to_be_visible()
    play_on([person], Random(2), answers=2)
    expect(plain).to_be_visible()
    assert violations(person.page) == []
    person.close()
