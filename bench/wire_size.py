"""How many bytes a browser fetches to open a table, by game: `python bench/wire_size.py`, once the pages are built. Wants Chromium.

By Chromium's own count, from an empty cache, at a table with as many seats as there can be: all files, fonts and answers, with the heads of
the answers. What comes by the socket is told apart, and the lobby beside it.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import FLAGS, NAMES
from tests.e2e.fetched import opened
from tests.serving import serving

import tablee


def main() -> None:
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "--no-limits") as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for game in tablee.games():
            found = opened(browser, served, game)
            parts = dict.fromkeys(("js", "css", "woff2", "svg", "other"), 0)
            for one in found.fetched:
                kind = one.path.rpartition(".")[2] if one.path.startswith("assets/") else "other"
                parts[kind if kind in parts else "other"] += one.whole
            told = "  ".join(f"{kind} {size / 1000:.0f}" for kind, size in parts.items())
            print(
                f"{game:12} {found.bytes / 1000:5.0f} kB in {len(found.fetched)} answers, {found.heads / 1000:.0f} of it heads;  {told};"
                f"  by the socket {found.told / 1000:.0f}",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
