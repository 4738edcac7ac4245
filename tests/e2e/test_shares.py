"""What the shares on the number lines of The Shipwreck Arcana rest on is said; what one's own hand adds cannot be proposed by accident.
Names on the box come first, and the columns of the row stay."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect
from tests.e2e.staging import Scene, Stage
from tests.games.shipwreck.scene import kind, offers, scene, turn
from tests.serving import Served

import tablee
from tablee.kit import Table


def staged(table: Table[object], kind: str, seat: int) -> Scene:
    return Scene("shipwreck", table.seats, kind, seat, table.record.to_json())


def predicting() -> Scene:
    """Seat 0 kept a fate in its turn, which counts for what it knows of seat 1's; the group is asked."""
    for seed in range(100):
        table = tablee.deal("shipwreck", 3, seed, {"first": 0, "aids": True})
        turn(table, min(offers(table, 0)))
        if not table.waiting or table.ask(table.waiting[0]).kind != "place":
            continue
        table.answer(1, min(offers(table, 1)))
        told = table.insight(0)
        if kind(table) == "predict" and told["kept"]["1"] != told["public"]["1"]["logic"]:
            return staged(table, "predict", 0)
    raise AssertionError("no such game")


def test_shares_say_which_layer_they_are_and_ones_own_hand_is_never_proposed(browser: Browser, server: Served) -> None:
    """SA-11.4, SA-13.1, SA-13.6"""
    stage = Stage(browser, server.url, "en")
    stage.show(predicting(), (1440, 900))
    layer = stage.page.locator(".purse button")
    shares = stage.page.locator(".plate.active ol small")
    expect(layer).to_have_text(re.compile("Certain"))
    for_all = shares.all_inner_texts()
    layer.click()
    expect(layer).to_have_text(re.compile("By convention"))
    layer.click()
    expect(layer).to_have_text(re.compile("For you alone"))
    assert shares.all_inner_texts() != for_all
    assert stage.page.locator(".isPrivate").count() == shares.count()
    stage.page.locator(".plate.active .press button").click()
    expect(stage.page.locator(".isPrivate")).to_have_count(0)
    assert shares.all_inner_texts() == for_all
    stage.close()


def test_the_columns_of_the_row_stay_on_every_screen_and_cards_bear_their_printed_names(
    browser: Browser, server: Served
) -> None:
    """SA-6.3, SA-2.2, Ruling 22: the game ended while the second place was empty."""
    table = scene("dawn", "the-beast", "the-judge", "midnight", doom=6, draws=[1, 2])
    turn(table, "place 1 at the-beast")
    stage = Stage(browser, server.url, "fr")
    stage.show(staged(table, "over", 0))
    stage.page.get_by_role("button", name="La table ouverte").click()
    for size in ((1440, 900), (390, 844)):
        stage.resize(size)
        stage.settle()
        slots = [slot.bounding_box() for slot in stage.page.locator(".arcana-row .slot").all()]
        first, third, fourth = (box for box in slots if box)
        if size[0] > size[1]:
            assert third["x"] - first["x"] > 1.5 * (fourth["x"] - third["x"]), "the second column is empty"
        else:
            assert third["y"] > first["y"] and abs(third["x"] - first["x"]) < 2 < fourth["x"] - third["x"]
    stage.page.locator(".arcana-row .slot").nth(1).locator(".press button").click()
    expect(stage.page.get_by_role("dialog").locator("h2")).to_have_text(re.compile(r"The Judge\s+Le Juge"))
    stage.close()
