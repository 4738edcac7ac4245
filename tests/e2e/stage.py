"""Pictures of any question at any size: `python -m tests.e2e.stage GAME [--seats N] [--kind KIND] [--size 1280x720] [--lang fr]`.

Without a size all of them, without a kind all kinds there are; `--list` names them. Pictures go to `--to` (a folder).
With `--dev` the pages need not be built. With `--check` what is wrong with each is printed instead, as the geometry tests find it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import FLAGS, NAMES
from tests.e2e.geometry import SIZES, TOUCH, faults
from tests.e2e.staging import Scene, Stage, scenes
from tests.serving import ROOT, Served, free_port

import tablee


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("game")
    wish.add_argument("--seats", type=int)
    wish.add_argument("--kind", action="append")
    wish.add_argument("--size", action="append")
    wish.add_argument("--lang", default="fr")
    wish.add_argument("--to", type=Path, default=Path(tempfile.gettempdir()) / "stage")
    wish.add_argument("--list", action="store_true")
    wish.add_argument("--check", action="store_true")
    wish.add_argument("--dev", action="store_true", help="the pages from their sources, not as they were built last")
    said = wish.parse_args()
    seats = [said.seats] if said.seats else list(tablee.games()[said.game].seats)
    chosen = [scene for n in seats for scene in scenes(said.game, n) if not said.kind or scene.kind in said.kind]
    if said.list:
        print("\n".join(map(str, chosen)))
        return
    sizes = [(int(w), int(h)) for w, _, h in (size.partition("x") for size in said.size or [])] or list(SIZES)
    said.to.mkdir(parents=True, exist_ok=True)
    served = Served(Path(tempfile.mkdtemp()), "--no-limits")
    served.start()
    try:
        with sync_playwright() as playwright, pages(served, said.dev) as url:
            found = next((path for name in NAMES if (path := shutil.which(name))), None)
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            for size in sizes:
                stage = Stage(browser, url, said.lang, touch=size in TOUCH)
                for scene in chosen:
                    stage.show(scene, size)
                    look(stage, scene, size, said)
                stage.close()
            browser.close()
    finally:
        served.stop()


@contextmanager
def pages(served: Served, dev: bool) -> Iterator[str]:
    """Where the pages are: the server's own, or those made from their sources while one looks."""
    if not dev:
        yield served.url
        return
    port = free_port()
    command = [
        sys.executable,
        "hatch_build.py",
        "npm",
        "run",
        "--silent",
        "dev",
        "--",
        "--port",
        str(port),
        "--strictPort",
    ]
    vite = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "TABLEE_SERVER": served.url},
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        url = f"http://localhost:{port}"
        for _ in range(200):
            with suppress(OSError):
                urllib.request.urlopen(url, timeout=5)
                break
            time.sleep(0.1)
        yield url
    finally:
        os.killpg(vite.pid, signal.SIGTERM)


def look(stage: Stage, scene: Scene, size: tuple[int, int], said: argparse.Namespace) -> None:
    name = f"{scene.game}-{scene.seats}-{scene.kind.replace(' ', '-')}-{size[0]}x{size[1]}-{said.lang}"
    if said.check:
        for fault in faults(stage.page, size in TOUCH):
            print(f"{name}: {fault}", flush=True)
        return
    stage.page.screenshot(path=said.to / f"{name}.png")
    print(said.to / f"{name}.png", flush=True)


if __name__ == "__main__":
    main()
