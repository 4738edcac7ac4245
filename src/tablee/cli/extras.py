"""What some commands need besides the core: the extras `web`, `lab` and `cluster`."""

from __future__ import annotations

import importlib
import subprocess
import sys

import tablee
from tablee.kit import OptionError
from tablee.terminal.screen import Screen


def is_there(module: str) -> bool:
    """Whether a module can be imported: everything it needs is installed."""
    try:
        importlib.import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "tablee":
            raise
        return False
    return True


def need(extra: str, module: str, screen: Screen) -> None:
    """Without what an extra brings, say what to install."""
    if not is_there(module):
        raise screen.words.fault(OptionError, "extra-missing", install=f'pip install "tablee[{extra}]"')


def fetch_web(screen: Screen) -> None:
    """The table in the browser is what most people come for: where its packages are missing, whoever sits at a terminal is asked
    and gets them installed, once. Where nobody does, nothing is installed: a service changes no machine by itself."""
    if is_there("tablee.server.app") and is_there("uvicorn"):
        return
    wanted = f"tablee[web]=={tablee.__version__}"
    if not is_attended():
        raise screen.words.fault(OptionError, "extra-missing", install=f'pip install "{wanted}"')
    screen.say_line("extra-fetch", f'pip install "{wanted}"')
    screen.ask(screen.words.say("extra-go-on"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wanted]
    with screen.patience("extra-fetching"):
        failed = subprocess.run(pip, check=False).returncode
    if failed:
        raise screen.words.fault(OptionError, "extra-failed", install=f'pip install "{wanted}"')
    importlib.invalidate_caches()


def is_attended() -> bool:
    """Whether somebody sits at a terminal."""
    return sys.stdin.isatty()
