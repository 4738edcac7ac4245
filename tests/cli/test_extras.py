"""What some commands need besides the core: said, or fetched."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.hiding import Without
from tests.serving import ROOT

import tablee
from tablee.cli import extras, serve

WEB = {
    "litestar",
    "uvicorn",
    "websockets",
    "itsdangerous",
    "structlog",
    "segno",
    "cryptography",
}


def named(requirements: list[str]) -> set[str]:
    return {requirement.partition(">")[0].partition("[")[0] for requirement in requirements}


def test_the_core_needs_little_and_the_rest_are_extras() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert named(project["dependencies"]) == {"msgspec", "fluent.runtime", "cyclopts", "rich"}
    assert {extra: named(needs) for extra, needs in project["optional-dependencies"].items()} == {
        "web": WEB,
        "postgres": {"psycopg"},
        "lab": {"polars"},
        "cluster": {"distributed"},
    }


def run(without: Without, *tokens: str) -> subprocess.CompletedProcess[str]:
    """`tablee` where packages are missing; nobody sits at a terminal."""
    env = {**os.environ, "PYTHONPATH": str(without.code), "TABLEE_LANG": "en"}
    command = [sys.executable, "-m", "tablee", *tokens]
    return subprocess.run(
        command, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=600
    )


def test_games_rules_and_the_lab_work_without_any_extra(tmp_path: Path) -> None:
    without = Without(tmp_path, {*WEB, "polars", "distributed", "dask", "tornado"})
    assert "shipwreck" in run(without, "games").stdout
    assert "SA-3" in run(without, "rules", "shipwreck").stdout
    lab = ["lab", "simulate", "shipwreck", "--tables", "2", "--workers", "1", "--out", str(tmp_path / "lab")]
    assert run(without, *lab).returncode == 0
    for more, extra in ((["--parquet"], "lab"), (["--cluster", "tcp://127.0.0.1:1"], "cluster")):
        refused = run(without, *lab, *more)
        assert refused.returncode == 2
        assert f'pip install "tablee[{extra}]"' in refused.stderr
    assert not without.asked
    assert not (tmp_path / "lab" / "tables.parquet").exists()


@pytest.mark.parametrize("missing", [WEB, {"uvicorn"}], ids=["all of them", "one"])
@pytest.mark.parametrize("tokens", [["serve", "--port", "0"], []], ids=["serve", "no command"])
def test_where_nobody_sits_at_a_terminal_nothing_is_installed_and_what_to_install_is_said(
    tmp_path: Path, missing: set[str], tokens: list[str]
) -> None:
    """A service must not change the machine it runs on."""
    without = Without(tmp_path, missing)
    refused = run(without, *tokens)
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
    assert f'pip install "tablee[web]=={tablee.__version__}"' in refused.stderr
    assert not without.asked


def test_that_is_said_in_french_too(tmp_path: Path) -> None:
    refused = run(Without(tmp_path, WEB), "serve", "--lang", "fr")
    assert f'Pour les installer\u00a0: pip install "tablee[web]=={tablee.__version__}"' in refused.stderr


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Somebody sits there; the web is missing until pip has been called. Gives pip's commands."""
    called: list[Any] = []

    def pip(command: list[str], check: bool) -> subprocess.CompletedProcess[str]:
        called.append(command)
        return subprocess.CompletedProcess(command, 0)

    async def listen(data: Path, setting: Any) -> None:
        called.append(setting.port)

    monkeypatch.setattr(extras, "is_there", lambda module: bool(called))
    monkeypatch.setattr(extras.subprocess, "run", pip)
    monkeypatch.setattr(serve, "listen", listen)
    monkeypatch.setattr(extras, "is_attended", lambda: True)
    return called


def test_whoever_sits_at_a_terminal_is_asked_first(command, at_a_terminal) -> None:
    said = command("serve", "--port", "0", typed=[""])
    assert said.code == 0 and "Press Enter" in said.out
    assert at_a_terminal[0][:4] == [sys.executable, "-m", "pip", "install"] and len(at_a_terminal) == 2


def test_when_that_fails_it_is_said_and_what_works_without(command, at_a_terminal, monkeypatch) -> None:
    monkeypatch.setattr(extras.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1))
    refused = command("serve", "--port", "0", "--lang", "fr", typed=[""])
    assert refused.code == 2
    assert "tablee play shipwreck" in refused.err
    assert 'pip install "tablee[web]' in refused.err


def test_whoever_types_nothing_more_gets_nothing_installed(command, at_a_terminal) -> None:
    command("serve", "--port", "0")
    assert not at_a_terminal


def test_a_module_of_our_own_that_is_missing_is_our_mistake() -> None:
    assert not extras.is_there("no_such_package")
    with pytest.raises(ModuleNotFoundError):
        extras.is_there("tablee.no_such_module")
