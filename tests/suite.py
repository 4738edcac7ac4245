"""`make test`: every check and every test, with what to do about each that fails and how long each took.

    python -m tests.suite [browser] [postgres]      what to leave out

The checks that need one core run beside the tests, which use both. Their words are kept and shown when the tests are done.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
NPM = [sys.executable, "hatch_build.py", "npm", "run", "--silent"]
TESTS = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal"]
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Many processes are started: what they import is compiled once, and kept."""
BY_HAND = "run `make format`, then mend by hand what is left"


class Part(NamedTuple):
    """A thing to be run, and what to do when it fails."""

    name: str
    command: list[str]
    remedy: str


PAGES = Part("pages", [sys.executable, "hatch_build.py"], "mend what npm says above")
CHECKS = [
    Part("lint", [sys.executable, "-m", "ruff", "check", "--quiet", "."], BY_HAND),
    Part("formatting", [sys.executable, "-m", "ruff", "format", "--quiet", "--check", "."], "run `make format`"),
    Part("layers", [str(BIN / "lint-imports"), "--no-logo"], "remove the imports listed above"),
    Part("types", [sys.executable, "-m", "mypy", "src", "examples"], "mend the lines listed above"),
    Part("pages: types", [*NPM, "check"], "mend the lines listed above"),
    Part("pages: lint", [*NPM, "lint"], BY_HAND),
    Part("pages: tests", [*NPM, "test"], "mend them"),
]
PYTHON = Part(
    "tests", [*TESTS, "--ignore=tests/e2e"], "mend them, trying one alone with `.venv/bin/python -m pytest -k NAME`"
)
BROWSER = Part(
    "tests in a browser", [*TESTS, "tests/e2e"], "mend them, or leave them out with `make test WITHOUT=browser`"
)
INSTALL = ["bash", "tests/e2e/browser.sh"]

WHERE = {"browser": "in a browser", "postgres": "on PostgreSQL"}
"""What can be left out, as it is said."""


class Outcome(NamedTuple):
    part: Part
    failed: bool
    seconds: float
    said: str


def run(part: Part, *, aloud: bool) -> Outcome:
    """Run a part. `aloud`: its words are shown as they come."""
    begun = time.monotonic()
    out, both = (None, None) if aloud else (subprocess.PIPE, subprocess.STDOUT)
    done = subprocess.run(
        part.command, cwd=ROOT, env=ENVIRONMENT, text=True, stdin=subprocess.DEVNULL, stdout=out, stderr=both
    )
    return Outcome(part, done.returncode != 0, time.monotonic() - begun, done.stdout or "")


def without_postgres(part: Part) -> Part:
    return part._replace(command=[*part.command, "-m", "not postgres"])


def run_aloud(part: Part) -> Outcome:
    say(f"{part.name} ...")
    return run(part, aloud=True)


def say(text: str) -> None:
    print(text, flush=True)


def main(left_out: list[str]) -> int:
    """Everything, whatever fails on the way: one run tells all that is wrong."""
    begun = time.monotonic()
    outcomes = [run_aloud(PAGES)]
    with ThreadPoolExecutor(1) as beside:
        checks = [beside.submit(run, part, aloud=False) for part in CHECKS]
        outcomes.append(run_aloud(without_postgres(PYTHON) if "postgres" in left_out else PYTHON))
        for check in checks:
            outcome = check.result()
            outcomes.append(outcome)
            say(f"{outcome.part.name} {'failed' if outcome.failed else 'passed'}")
            if outcome.failed:
                say(outcome.said)
    if "browser" not in left_out:
        subprocess.run(INSTALL, cwd=ROOT, check=False)
        outcomes.append(run_aloud(BROWSER))
    return close(outcomes, left_out, time.monotonic() - begun)


def close(outcomes: list[Outcome], left_out: list[str], seconds: float) -> int:
    """What failed and what to do about it, then one line: how long it took, and each part of it, and what was left out."""
    for part, failed, *_ in outcomes:
        if failed:
            print(f"{part.name} failed: {part.remedy}", file=sys.stderr, flush=True)
    took = ", ".join(f"{outcome.part.name} {outcome.seconds:.0f} s" for outcome in outcomes)
    without = (
        f"; left out: the tests {' and '.join(WHERE[what] for what in left_out)} (WITHOUT={','.join(left_out)})"
        if left_out
        else ""
    )
    print(f"Took {seconds:.0f} s: {took}{without}.", file=sys.stderr, flush=True)
    return int(any(outcome.failed for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main([word for said in sys.argv[1:] for word in said.split(",") if word]))
