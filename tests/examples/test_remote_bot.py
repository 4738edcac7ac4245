"""The remote bot plays a whole game by the protocol alone, and comes back after a restart of the server."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.people import Person
from tests.server.test_playing import play_out
from tests.serving import ROOT, Served
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request

from examples import remote_bot


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.mark.slow
def test_the_remote_bot_plays_a_game_to_its_end_across_a_restart(served: Served) -> None:
    ada = Person(served)
    table = ada.table("shipwreck", "me", "free", start=False)
    link = ada.post(f"/api/tables/{table}/invites").json()["url"]
    command = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), link, "--name", "Robot"]
    with closing(ada), subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as robot:
        try:
            chair = ada.sit(table)
            while chair.receive()["type"] != "seats" or chair.frames[-1]["table"]["seats"][1]["name"] != "Robot":
                pass
            ada.start(table)
            chair.my_move()
            chair.answer()
            chair.close()
            served.kill()
            served.start()
            back = ada.sit(table)
            play_out(back)
            told, _ = robot.communicate(timeout=180)
        finally:
            robot.kill()
    assert robot.returncode == 0 and told.strip().endswith(back.state["over"]["sentence"])


def test_the_remote_bot_comes_back_when_a_server_dies_while_it_connects(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[str] = []

    def shake_hands(connection: ServerConnection, request: Request) -> None:
        tries.append(request.path)
        if len(tries) == 1:
            connection.transport.abort()

    async def tell_the_end(connection: ServerConnection) -> None:
        await connection.recv()
        over = {"type": "state", "since": 0, "events": [], "over": {"sentence": "It is over."}}
        await connection.send(json.dumps(over))
        await connection.wait_closed()

    async def play() -> str:
        async with serve(tell_the_end, "127.0.0.1", 0, process_request=shake_hands) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            return await remote_bot.Bot(f"http://127.0.0.1:{port}", "table", 0, "").play()

    monkeypatch.setattr(remote_bot, "WAIT", 0)
    assert asyncio.run(play()) == "It is over."
    assert tries == ["/ws/tables/table"] * 2
