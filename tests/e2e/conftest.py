"""A real browser on a real server. Chromium is the system's own; without it these tests fail and say what to install."""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect
from tests.e2e.playing import PATIENCE
from tests.serving import ROOT, Served

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NAMES = ("chromium-headless-shell", *WHOLE)
"""The first of these that there is: one without windows does the same with less work, but shows no notifications."""
MISSING = (
    "Chromium is not installed, so nothing can be tested in a browser. Install it (Debian, Ubuntu: apt install chromium "
    "fonts-noto-core), or leave these tests out: make test WITHOUT=browser"
)
UNBUILT = "The pages are not built, so nothing can be tested in a browser: run `make web`."
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium instead of one that Playwright would fetch."""
    return {**browser_type_launch_args, "executable_path": installed(NAMES), "args": FLAGS}


def installed(names: Sequence[str]) -> str:
    """Where the first of these browsers is."""
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


@pytest.fixture
def whole_browser(browser_type: BrowserType) -> Iterator[Browser]:
    """One that shows notifications, too."""
    launched = browser_type.launch(executable_path=installed(WHOLE), args=FLAGS)
    yield launched
    launched.close()


def _served(data: Path) -> Iterator[Served]:
    if not (ROOT / "src" / "tablee" / "server" / "static" / "index.html").exists():
        pytest.fail(UNBUILT, pytrace=False)
    served = Served(data, "--no-limits")
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of this process: each uses tables and contexts of its own."""
    yield from _served(tmp_path_factory.mktemp("served"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server for one test, which may kill it and start it again."""
    yield from _served(tmp_path)


# The full matrix and its report

IS_FULL = os.environ.get("TABLEE_E2E") == "full"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The matrix takes long: only `make e2e` plays it."""
    if IS_FULL:
        return
    left_out = [item for item in items if item.get_closest_marker("full")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("full")]


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """After the full matrix: what was played, when, and what came of it. What was played again that day is told once."""
    if not IS_FULL or hasattr(terminalreporter.config, "workerinput"):
        return
    today = datetime.now(UTC).date().isoformat()
    file = ROOT / "docs" / "e2e" / f"{today}.md"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    rows = {line.split("|")[1]: line for line in lines if line.endswith(" s |")}
    for outcome in ("passed", "failed", "error", "skipped"):
        for report in terminalreporter.stats.get(outcome, []):
            if getattr(report, "when", "call") == "call" or outcome in ("error", "skipped"):
                name = report.nodeid.split("::", 1)[-1].removeprefix("test_").replace("_", " ").replace("chromium-", "")
                rows[f" {name} "] = f"| {name} | {outcome} | {report.duration:.0f} s |"
    versions = f"Python {platform.python_version()}, {platform.system()}"
    head = f"# In a real browser, {today}\n\n{versions}; {len(rows)} scenes.\n\n| scene | outcome | time |\n|---|---|---|\n"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(head + "\n".join(sorted(rows.values())) + "\n", encoding="utf-8")
