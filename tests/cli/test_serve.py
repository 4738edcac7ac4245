"""`tablee` and `tablee serve`: what is said, and to whom the pages are open."""

from __future__ import annotations

import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.serving import Served

from tablee.cli import serve


@pytest.fixture
def listened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Instead of listening: what would have been listened to, and which pages opened."""
    told: list[Any] = []

    async def listen(data: Path, setting: Any) -> None:
        told.append(setting)

    class Timer:
        def __init__(self, _: float, __: Any, args: list[str]) -> None:
            self.args = args

        def start(self) -> None:
            told.append(self.args[0])

    monkeypatch.setattr(serve, "listen", listen)
    monkeypatch.setattr(serve.threading, "Timer", Timer)
    return told


def test_without_a_command_the_lobby_is_served_here_and_opened(command, listened):
    said = command()
    assert said.code == 0
    page, setting = listened
    assert page == f"http://localhost:{setting.port}/" and setting.host == "127.0.0.1"
    assert page in said.out and "Only this computer" in said.out


def test_when_the_usual_port_is_taken_another_one_is(command, listened):
    with socket.socket() as other:
        with suppress(OSError):  # somebody else may have it: just as well
            other.bind(("127.0.0.1", 8765))
        other.listen()
        assert command().code == 0
    assert listened[-1].port != 8765


def test_a_port_that_is_taken_is_said_in_one_sentence(command, listened):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = command("serve", "--port", str(port), "--lang", "fr")
    assert said.code == 2 and str(port) in said.err and "occupé" in said.err and not listened


def test_a_public_address_is_said(command, listened):
    said = command("serve", "--port", "0", "--public-url", "https://play.example/", "--trust-proxy", "10.0.0.1")
    assert said.code == 0 and "https://play.example/" in said.out and "Only this computer" not in said.out
    assert listened[0].public_url == "https://play.example" and listened[0].proxies == ("10.0.0.1",)


@pytest.mark.slow
def test_it_serves_and_ends_when_asked(tmp_path: Path):
    served = Served(tmp_path)
    served.start()
    served.stop()
    assert (tmp_path / "tablee.db").exists() and f":{served.port}/" in served.log.read_text(encoding="utf-8")
