"""What is pressed and what comes of it: by hand on the board, in the list, by keys; and the way back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.geometry import TOUCH
from tests.e2e.playing import Person, friends, play_on
from tests.e2e.staging import Scene, Stage, scenes
from tests.serving import Served

import tablee
from tablee.kit import Record

DESK, LAPTOP = (1440, 900), (1280, 720)


def scene(game: str, seats: int, kind: str) -> Scene:
    return next(one for one in scenes(game, seats) if one.kind == kind)


def staged(browser: Browser, server: Served, shown: Scene, size: tuple[int, int] = DESK, **more: Any) -> Stage:
    stage = Stage(browser, server.url, "en", touch=size in TOUCH, **more)
    stage.show(shown, size)
    return stage


def answers(stage: Stage) -> list[str]:
    return [str(said["option"]) for said in stage.sent if said["type"] == "answer"]


def test_the_question_has_the_focus_when_a_table_opens(browser: Browser, server: Served) -> None:
    stage = staged(browser, server, scene("shipwreck", 3, "place"))
    expect(stage.page.get_by_role("region", name="The open question")).to_be_focused()
    stage.close()


def test_where_answers_are_numbers_the_key_is_the_number(browser: Browser, server: Served) -> None:
    stage = staged(browser, server, scene("shipwreck", 3, "predict"))
    expect(stage.page.locator(".ask kbd").first).to_be_visible()
    stage.page.keyboard.press("3")
    stage.settle()
    assert answers(stage) == ["predict 3"]
    stage.close()


@pytest.mark.parametrize("leave", ["Escape", "button"])
def test_a_half_made_choice_is_left_by_escape_and_by_back(browser: Browser, server: Served, leave: str) -> None:
    """A card that takes either fate: pressing it keeps it, and only the fate is asked for."""
    stage = staged(browser, server, scene("shipwreck", 3, "place"))
    lit = stage.page.locator(".board .may")
    every = stage.page.locator(".ask .list .opt-button").count()
    for n in range(lit.count()):
        lit.nth(n).click()
        if stage.page.locator(".ask .back").count():
            break
    assert stage.page.locator(".ask .list .opt-button").count() < every
    if leave == "Escape":
        stage.page.keyboard.press("Escape")
    else:
        stage.page.get_by_role("button", name="Back", exact=True).click()
    expect(stage.page.locator(".ask .list .opt-button")).to_have_count(every)
    assert answers(stage) == []
    stage.close()


def test_escape_leaves_what_a_board_has_open_itself(browser: Browser, server: Served) -> None:
    """The plate of whoever is guessed at: pressed, its line is one of values to say; Escape makes it a line of markers again."""
    stage = staged(browser, server, scene("shipwreck", 3, "predict"))
    values = stage.page.locator(".plate ol .may")
    stage.page.get_by_role("button", name="The kept fate").click()
    expect(values).to_have_count(7)
    stage.page.keyboard.press("Escape")
    expect(values).to_have_count(0)
    assert answers(stage) == []
    stage.close()


def test_a_seat_is_followed_by_a_press_anywhere_on_its_plate(browser: Browser, server: Served) -> None:
    stage = staged(browser, server, scene("shipwreck", 5, "predict"), (390, 844))
    plate = stage.page.locator(".plate:has(.press .may)").filter(has_text="Ferdinand")
    box = plate.bounding_box()
    assert box
    stage.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] - 8)
    stage.settle()
    assert answers(stage) == ["follow 4"]
    stage.close()


def test_the_die_that_was_pressed_is_the_one_adjusted(browser: Browser, server: Served) -> None:
    """A die, then what is done with it: the question that follows has the die, and asks for the value alone."""
    shown = scene("tesseract", 2, "action")
    stage = staged(browser, server, shown)
    die = stage.page.locator(".tray .may").first
    key = die.get_attribute("data-thing")
    die.click()
    stage.page.locator(".ask .list").get_by_role("button", name="Adjust").click()
    stage.settle()
    assert answers(stage) == ["adjust"]
    table = tablee.replay(Record.from_json(shown.record))
    table.answer(shown.seat, "adjust")
    stage.show(shown._replace(kind="adjust", record=table.record.to_json()))
    assert key
    picked = stage.page.locator(".tray .picked")
    expect(picked).to_have_count(1)
    assert picked.get_attribute("data-thing") == key
    assert stage.page.locator(".ask .list .opt-button").count() <= 6
    stage.close()


def test_what_ends_a_turn_with_actions_left_asks_once(browser: Browser, server: Served) -> None:
    stage = staged(browser, server, scene("tesseract", 2, "action"))
    stage.page.locator(".ask .close .opt-button").last.click()
    stage.settle()
    assert answers(stage) == []
    stage.page.get_by_role("button", name="Cancel").click()
    stage.page.locator(".ask .close .opt-button").last.click()
    stage.page.get_by_role("button", name="Yes, do it").click()
    stage.settle()
    assert answers(stage) == ["end"]
    stage.close()


def test_a_sealed_answer_is_a_short_line_that_can_be_changed(browser: Browser, server: Served) -> None:
    rose, bleu, _ = friends(browser, server.url, "petite-mort")
    change = rose.question.get_by_role("button", name="Change")
    play_on([rose], Random(1), until=change)
    assert rose.options.count() == 0
    change.click()
    rose.options.first.wait_for()
    rose.close()
    bleu.close()


def test_the_log_is_a_drawer_that_tells_what_is_unread_and_leaves_the_question_alone(
    browser: Browser, server: Served
) -> None:
    stage = staged(browser, server, scene("shipwreck", 3, "place"), LAPTOP)
    rail, ask = stage.page.locator(".rail"), stage.page.locator(".ask")
    expect(rail).to_be_hidden()
    stage.page.locator(".log-key").click()
    expect(rail).to_be_visible()
    over, below = rail.bounding_box(), ask.bounding_box()
    assert over and below and over["y"] + over["height"] <= below["y"] + 1
    stage.page.keyboard.press("Escape")
    expect(rail).to_be_hidden()
    stage.close()


def test_the_badge_counts_the_lines_that_came_since_the_log_was_shut(browser: Browser, server: Served) -> None:
    person = Person(browser, server.url, "en")
    person.page.set_viewport_size({"width": 1280, "height": 720})
    person.sit_with_bots("shipwreck", 2)
    play_on([person], Random(1), answers=2)
    badge = person.page.locator(".log-key .badge")
    expect(badge).to_be_visible()
    person.page.locator(".log-key").click()
    expect(badge).to_have_count(0)
    person.close()


def test_what_others_did_is_gone_through_on_the_board_and_the_way_back_leads_to_now(
    browser: Browser, server: Served
) -> None:
    person = Person(browser, server.url, "en")
    person.sit_with_bots("shipwreck", 3)
    back = person.page.get_by_role("button", name="What happened before this")
    play_on([person], Random(2), until=back)
    back.click()
    expect(person.question).to_contain_text("as it was")
    assert person.page.locator(".board .may").count() == 0
    person.page.get_by_role("button", name="Back to now").click()
    expect(person.question).not_to_contain_text("as it was")
    person.close()


def test_a_moment_is_shown_and_a_key_skips_it(browser: Browser, server: Served) -> None:
    """The kept fate turns over before score and row follow."""
    person = Person(browser, server.url, "en", moves=True)
    person.sit_with_bots("shipwreck", 2)
    beat = person.page.locator(".beats")
    play_on([person], Random(4), until=beat)
    person.page.keyboard.press("Escape")
    expect(beat).to_have_count(0)
    person.close()
