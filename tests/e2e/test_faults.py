"""The measure itself: a sound table has no fault, and each fault that is planted in it is told by its name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page
from tests.e2e.geometry import faults

SIZE = {"width": 800, "height": 600}
TABLE = """
<!doctype html><style>
  body { margin: 0; font: 16px/20px sans-serif; background: #fff }
  .frame, .board, .board > *, .ask, .ask > * { position: absolute }
  .frame { inset: 0 }
  .board { inset: 0 0 200px; overflow: hidden }
  .ask { inset: 400px 0 0; overflow: hidden }
  button { width: 120px; height: 48px; font: inherit }
</style>
<div class="frame">
  <div class="board">
    <p data-own id="own" style="left: 20px; top: 20px; margin: 0">Seven fates</p>
    <button id="card" class="may" style="left: 200px; top: 100px">The Bell</button>
    <svg id="moon" style="left: 20px; top: 100px" width="30" height="30"><circle cx="15" cy="15" r="14" /></svg>
    PLANTED
  </div>
  <section class="ask">
    <div class="head" style="left: 20px; top: 10px"><div class="scroller">Which card do you take?</div></div>
    <div class="close" style="left: 20px; top: 100px"><button class="opt-button">Pass</button></div>
    ASKED
  </section>
</div>
BESIDE
"""
PLANTED = {
    "texts overlap": '<p style="left: 24px; top: 24px; margin: 0">Two moons</p>',
    "cut by": '<div style="left: 400px; top: 20px; width: 40px; overflow: hidden; white-space: nowrap">Jean-Baptiste</div>',
    "too small (10.0 px)": '<p style="left: 400px; top: 20px; font-size: 10px">three of four</p>',
    "too small to touch": '<button style="left: 400px; top: 20px; width: 30px; height: 30px">i</button>',
    "controls overlap": '<button style="left: 300px; top: 120px">The Sea</button>',
    "covered": '<div style="left: 190px; top: 90px; width: 140px; height: 70px; background: red"></div>',
    "hidden": '<div style="left: 10px; top: 10px; width: 200px; height: 40px; background: red"></div>',
    "broken within a word (Maximilienne)": '<p style="left: 400px; top: 20px; width: 60px; overflow-wrap: anywhere">Maximilienne</p>',
    "sticks out": '<div style="left: 400px; top: 20px; width: 40px; border: 1px solid; white-space: nowrap">Jean-Baptiste</div>',
    "pictures overlap": '<svg style="left: 30px; top: 110px" width="30" height="30"><circle cx="15" cy="15" r="14" /></svg>',
    "own thing out of sight": '<p data-own style="left: 400px; top: 392px; margin: 0; height: 20px">Three lives</p>',
    "out of sight": '<button class="may" style="left: 740px; top: 20px">The Sun</button>',
    "scrolls without a bar": (
        '<div style="left: 400px; top: 20px; width: 120px; height: 30px; overflow-y: auto"><p>one</p><p>two</p></div>'
    ),
    "text over a control": '<p style="left: 250px; top: 140px; margin: 0; pointer-events: none">new</p>',
}
ASKED = {
    "closing answer cut": '<div class="close" style="left: 740px; top: 20px"><button class="opt-button">End the turn</button></div>',
    "the question is higher": '<p style="left: 400px; top: 230px">more</p>',
    "the words of the question": '<div class="head" style="left: 400px"><div class="scroller long">Do you see?</div></div>',
}
BESIDE = {"the page is wider": '<p style="position: absolute; left: 900px">far</p>'}
"""What is planted on the board, in the question and beside the table, by how the line begins that tells it."""


def drawn(browser: Browser, planted: str = "", asked: str = "", beside: str = "") -> Page:
    page = browser.new_page(viewport=SIZE)
    page.set_content(TABLE.replace("PLANTED", planted).replace("ASKED", asked).replace("BESIDE", beside))
    return page


def test_a_sound_table_has_no_fault(browser: Browser) -> None:
    page = drawn(browser)
    assert faults(page, touch=True) == []
    page.close()


@pytest.mark.parametrize("fault", [*PLANTED, *ASKED, *BESIDE])
def test_a_planted_fault_is_told(browser: Browser, fault: str) -> None:
    page = drawn(browser, PLANTED.get(fault, ""), ASKED.get(fault, ""), BESIDE.get(fault, ""))
    assert any(line.startswith(fault) for line in faults(page, touch=True)), faults(page, touch=True)
    page.close()


def test_what_is_not_touched_may_be_smaller(browser: Browser) -> None:
    page = drawn(browser, PLANTED["too small to touch"])
    assert faults(page, touch=False) == []
    page.close()


def test_what_lies_on_a_card_may_lie_there_but_hides_nothing_else(browser: Browser) -> None:
    token = '<b data-over style="left: 204px; top: 126px; width: 20px; height: 20px; background: gold">3</b>'
    page = drawn(browser, token)
    assert faults(page, touch=True) == []
    page.close()
    page = drawn(browser, token.replace("top: 126px; width: 20px", "top: 110px; width: 110px"))
    assert any(line.startswith("hidden") for line in faults(page, touch=True))
    page.close()
