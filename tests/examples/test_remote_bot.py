"""The remote bot plays a whole game by the protocol alone, and comes back after a restart of the server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.people import Person
from tests.server.test_playing import play_out
from tests.serving import ROOT, Served


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
    robot = subprocess.Popen(
        [sys.executable, str(ROOT / "examples" / "remote_bot.py"), link, "--name", "Robot"],
        stdout=subprocess.PIPE,
        text=True,
    )
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
    told, _ = robot.communicate(timeout=30)
    assert robot.returncode == 0 and told.strip().endswith(back.state["over"]["sentence"])
    ada.close()
