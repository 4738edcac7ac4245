"""How long a slow phone takes until one can play, beside the lobby: `python bench/slow_phone.py`, the pages built. Wants Chromium.

Chromium's own brakes: a processor four times slower, 1.6 Mbit/s down, 150 ms there and back, an empty cache, 390×844. The lobby
and a table of each game are opened in turns, so that what else the machine does strikes both; the medians of the rounds' ratios are
what counts.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, sync_playwright
from tests.e2e.conftest import FLAGS, NAMES
from tests.e2e.fetched import board_of, new_table
from tests.e2e.playing import PATIENCE
from tests.serving import Served, serving

import tablee

LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
SLOWER = 4


def seconds(browser: Browser, served: Served, path: str, cookie: str) -> float:
    """Until the lobby's games or a table's board are there, from nothing."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr")
    context.add_cookies([{"name": "tablee_guest", "value": cookie, "url": served.url}])
    page = context.new_page()
    protocol = context.new_cdp_session(page)
    protocol.send("Network.enable")
    protocol.send("Network.emulateNetworkConditions", LINE)
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    began = time.monotonic()
    page.goto(served.url + path)
    if path == "/":
        page.locator("main h2").first.wait_for(timeout=PATIENCE)
    else:
        board_of(page).wait_for(timeout=PATIENCE)
    took = time.monotonic() - began
    context.close()
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "--no-limits") as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for game in tablee.games():
            id, cookie = new_table(served, game)
            pairs = [
                (seconds(browser, served, "/", cookie), seconds(browser, served, f"/table/{id}", cookie))
                for _ in range(given.rounds)
            ]
            lobby, table = (statistics.median(took) for took in zip(*pairs, strict=True))
            ratios = sorted(table / lobby for lobby, table in pairs)
            each = ", ".join(f"{ratio:.2f}" for ratio in ratios)
            print(
                f"{game:12} lobby {lobby:5.2f} s, table {table:5.2f} s: {statistics.median(ratios):.2f}x ({each})",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
