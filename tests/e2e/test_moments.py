"""What deserves a moment is shown alone, whole and readable, and is skipped by a key; nobody who wants no motion sees it."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.playing import ROOT, each
from tests.e2e.staging import NAMES, Scene, Stage, options, scenes, told
from tests.serving import Served

import tablee
from tablee.server import tell
from tablee.server.parts import Window
from tablee.words import Words

GAMES = 25
"""So many random games are looked through for what deserves a moment."""
SIZES = ((1280, 720), (844, 390), (360, 740))
HELD = "const later = setTimeout; window.setTimeout = (then, ms) => later(then, ms > 700 && ms < 3000 ? 1e8 : ms);"
"""Moments last until they are skipped, however slow the machine is."""
CUT = """() => [...document.querySelectorAll('.beat *')].filter((one) => {
  const box = one.getBoundingClientRect(), room = document.querySelector('.beats').getBoundingClientRect();
  return one.children.length === 0 && one.innerText?.trim() && (box.left < room.left - 1 || box.right > room.right + 1
    || box.top < room.top - 1 || box.bottom > room.bottom + 1);
}).map((one) => one.innerText)"""


def deserving(game: str) -> set[str]:
    """The events that a game's board shows alone."""
    text = (ROOT / "src" / "tablee" / "games" / game.replace("-", "_") / "web" / "moments.ts").read_text(
        encoding="utf-8"
    )
    return set(re.findall(r'^  "?([\w-]+)"?: \d+', text, re.M))


def happened(game: str, seats: int, wanted: set[str]) -> dict[str, Any]:
    """One event of each kind, as seat 0 is told it in English."""
    found: dict[str, Any] = {}
    for seed in range(GAMES):
        rng = Random(seed)
        table = tablee.deal(game, seats=seats, seed=seed, options=options(game, rng))
        while not table.over and len(found) < len(wanted):
            ask = rng.choice(table.asks)
            table.answer(ask.seat, rng.choice(ask.options))
        words = Words("en", table.game, viewer=0, names={seat: NAMES[seat] for seat in range(seats)})
        window = Window(is_open=False, order="off", passed=False, can_pass=True)
        for event in tell.state(table, 0, words, 0, window).events:
            if event.id in wanted:
                found.setdefault(event.id, msgspec.to_builtins(event))
    return found


def tell_event(stage: Stage, scene: Scene, event: dict[str, Any], n: int) -> None:
    """The table goes on, and this is what happened."""
    state = json.loads(told(scene, "en").state)
    stage.tell(json.dumps({**state, "since": n, "events": [{**event, "n": n}]}))


@pytest.mark.slow
@pytest.mark.parametrize("game", each())
def test_every_moment_is_shown_whole_and_skipped_by_a_key(browser: Browser, server: Served, game: str) -> None:
    seats = tablee.games()[game].seats[-1]
    events = happened(game, seats, deserving(game))
    assert events, "nothing that deserves a moment happened"
    scene = next(one for one in scenes(game, seats, 2) if one.seat == 0 or one.kind == "over")
    stage = Stage(browser, server.url, "en", moves=True)
    stage.context.add_init_script(HELD)
    stage.show(scene, SIZES[0])
    beat, n = stage.page.locator(".beats"), len(json.loads(told(scene, "en").state)["events"])
    for event in events.values():
        tell_event(stage, scene, event, n)
        expect(beat).to_be_visible()
        for size in SIZES:
            stage.resize(size)
            assert stage.page.evaluate(CUT) == [], (event["id"], size)
        stage.page.keyboard.press("Escape")
        expect(beat).to_have_count(0)
        n += 1
    stage.close()


def test_whoever_wants_no_motion_is_shown_no_moment(browser: Browser, server: Served) -> None:
    event = next(iter(happened("shipwreck", 2, deserving("shipwreck")).values()))
    scene = next(one for one in scenes("shipwreck", 2, 2) if one.seat == 0)
    stage = Stage(browser, server.url, "en")
    stage.show(scene, SIZES[0])
    tell_event(stage, scene, event, len(json.loads(told(scene, "en").state)["events"]))
    stage.settle()
    expect(stage.page.locator(".ticker")).to_contain_text(event["sentence"])
    assert stage.page.locator(".beats").count() == 0
    stage.close()
