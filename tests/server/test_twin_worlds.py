"""Twin worlds over the real socket: a seat gets byte-equal frames in two worlds it cannot tell apart."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.inside import Inside, inside
from websockets.asyncio.client import ClientConnection, connect

import tablee
from tablee.kit import Seeded, Table
from tablee.server import ledger
from tablee.server.room import Room
from tablee.store import Head, Sitter
from tablee.trials.play import Case, positions
from tablee.trials.secrecy import Recorded, _deal_twin, _follow

ENOUGH = 10
"""Steps in worlds that differ, by which a game has been looked at."""
HIDING = [name for name, game in tablee.games().items() if game.hidden(tablee.deal(name, seed=1).state)]


class Eyes:
    """A socket of the one seat, and every byte it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []

    async def wish(self, **frame: Any) -> None:
        """Send a wish, and read all frames up to its answer."""
        await self.socket.send(json.dumps(frame))
        while True:
            text = str(await asyncio.wait_for(self.socket.recv(), 90))
            told = json.loads(text)
            if told["type"] in ("state", "clock", "said", "done", "refused"):
                self.frames.append(text)
            if told.get("id") == frame.get("id") and told["type"] in ("done", "refused"):
                return


async def room_of(house: Inside, id: str, case: Case, seat: int, table: Table[Any]) -> Room:
    """A room for a table that the test plays itself; everybody is a person."""
    places = [Sitter(who="person", name=f"P{n}", guest=f"g{n}") for n in range(case.seats)]
    head = Head(id=id, game=case.game.name, version=case.game.version, digest=case.game.pack_digest,
                options=dict(table.options), secret="00" * 32, places=places, host="g0", phase="running", created=1.0,
                window=0.0)  # fmt: skip
    await house.house.store.save(head)
    room = await house.house.room(id)
    room.table = table
    return room


async def compare(house: Inside, case: Case, seed: int) -> int:
    """Play two worlds in step and compare what one seat is sent. Gives how many steps were compared in worlds that differ."""
    rng, luck = Random(seed), Recorded(Seeded(seed))
    table, seat, differing = case.deal(luck), rng.randrange(case.seats), 0
    twin = _deal_twin(case, table, seat, luck.was, rng, 30)
    names = f"a{case.game.name}{seed}", f"b{case.game.name}{seed}"
    rooms = [await room_of(house, name, case, seat, t) for name, t in zip(names, (table, twin), strict=True)]
    headers = house.cookie(f"g{seat}")
    async with (
        connect(house.socket_url(names[0]), additional_headers=headers) as one,
        connect(house.socket_url(names[1]), additional_headers=headers) as two,
    ):
        eyes = Eyes(one), Eyes(two)
        for each in eyes:
            await each.socket.send(json.dumps({"type": "hello", "lang": "fr", "seat": seat}))
        for n in range(40):
            if table.over:
                break
            for each in eyes:
                await each.wish(type="answer", id=f"probe{n}", at=0, option="no such thing")
                await each.wish(type="do", id=f"act{n}", act="no such act")
                await each.wish(type="ping", id=f"n{n}")
            assert eyes[0].frames == eyes[1].frames, f"{case}, seed {seed}, step {n}: the frames differ"
            ask = rng.choice([ask for ask in table.asks if not ask.optional])
            option = str(rng.choice(ask.options))
            await rooms[0].do(ledger.answer(ask.seat, option))
            follow = _follow(rooms[1].table, table, seat, ask.seat, option, luck.was, rng, 30)  # type: ignore[arg-type]
            if follow is None:
                break
            rooms[1].table = follow
            await rooms[1].tell()
            differing += follow.steps != table.steps
    return differing


async def compare_some(folder: Path, game: str, seeds: int = 12) -> int:
    """Compare worlds until enough of them differed. Gives in how many steps."""
    g, found = tablee.games()[game], 0
    async with inside(folder) as house:
        for seed in range(seeds):
            found += await compare(house, Case(g, g.seats[seed % len(g.seats)]), seed)
            if found >= ENOUGH:
                break
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", HIDING)
def test_frames_are_byte_equal_in_worlds_a_seat_cannot_tell_apart(tmp_path: Path, game: str) -> None:
    found = asyncio.run(compare_some(tmp_path, game))
    assert found >= ENOUGH, "the worlds hardly ever differed: this test has lost its teeth"


@pytest.mark.slow
@pytest.mark.parametrize("game", [name for name in tablee.games() if name not in HIDING])
def test_a_game_that_hides_nothing_has_no_other_world(tmp_path: Path, game: str) -> None:
    """Tesseract: all that is on the table is open, and what is still to be drawn is nowhere yet. There are no twins."""
    g = tablee.games()[game]
    for table in positions(Case(g, g.seats[-1]), 1):
        assert not g.hidden(table.state), "something is hidden here: compare its worlds"
    assert asyncio.run(compare_some(tmp_path, game, seeds=3)) == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", HIDING)
def test_a_planted_leak_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """What this test is worth: the luck of the table, told to everybody, is caught."""
    from tablee.server import tell

    honest = tell.undo

    def leaking(table: Table[Any], *more: Any) -> Any:
        from msgspec.structs import replace

        return replace(honest(table, *more), why=str(table.steps))

    monkeypatch.setattr(tell, "undo", leaking)

    with pytest.raises(AssertionError, match="the frames differ"):
        asyncio.run(compare_some(tmp_path, game))
