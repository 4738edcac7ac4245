"""What strangers may not do to the house: stop it, fill its memory, split a table, or make everybody else wait."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import sqlite3
import time
import tracemalloc
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import msgspec
import pytest
from tests.server.inside import Nobody, inside
from tests.server.people import Meet
from tests.serving import Served
from tests.store.making import sql
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import tablee
from tablee.server import seating
from tablee.server.clock import RealClock
from tablee.server.connection import SLOW, Connection
from tablee.server.frames import Hello, Say
from tablee.server.gate import Config
from tablee.server.house import House
from tablee.server.limits import Limits
from tablee.server.logs import Lasting
from tablee.server.room import Room
from tablee.server.shelf import Shelf
from tablee.server.socket import Desk
from tablee.server.troubles import Refusal
from tablee.store import Head, Sitter, Store


def head(id: str, *guests: str, phase: str = "running") -> Head:
    game = tablee.games()["shipwreck"]
    places = [Sitter(who="person", name=f"P{n}", guest=guest) for n, guest in enumerate(guests)]
    options = seating.settle_options(game, len(guests), {"first": 0})[0]
    return Head(id=id, game="shipwreck", version=game.version, digest=game.pack_digest, options=options,
                secret="00" * 32, places=places, host=guests[0], phase=phase, window=0.0, created=1.0)  # type: ignore[arg-type]  # fmt: skip


async def house_in(folder: Path, **limits: Any) -> House:
    store = await Store.open(folder / "tablee.db")
    config = Config(limits=msgspec.structs.replace(Limits().lifted(), **limits))
    return House(store, Nobody(), RealClock(), Shelf(folder / "packs"), config)


async def closed(house: House) -> None:
    await house.close()
    await house.store.close()


def frames(connection: Connection) -> list[dict[str, Any]]:
    waiting = [connection.queue.get_nowait() for _ in range(connection.queue.qsize())]
    return [json.loads(frame) for frame in waiting if frame is not None]


# One room a table


@pytest.mark.slow
def test_six_hundred_tables_with_people_who_come_back_are_never_split(tmp_path: Path) -> None:
    """Far fewer rooms are kept than there are tables; everybody comes back at once, leaves, and comes back again."""

    async def work() -> None:
        house, rng = await house_in(tmp_path, rooms=40), Random(1)
        tables = [f"t{n}" for n in range(600)]
        await asyncio.gather(*(house.store.save(head(id, f"{id}-a", f"{id}-b", phase="gathering")) for id in tables))

        async def come(id: str, who: str) -> tuple[Room, Connection]:
            connection = Connection(f"{id}-{who}")
            for _ in range(rng.randrange(3)):
                await asyncio.sleep(0)
            room = await house.arrive(id, connection)
            for _ in range(rng.randrange(6)):  # between accept and hello
                await asyncio.sleep(0)
            seat = 0 if who == "a" else 1
            await Desk(house, room, connection, lambda: True).do(Hello(lang="en", seat=seat))
            return room, connection

        for start in range(0, len(tables), 100):  # as many sockets as a machine has at once
            some = tables[start : start + 100]
            before = await asyncio.gather(*(come(id, "a") for id in some), *(come(id, "b") for id in some))
            for room, connection in before:
                await room.leave(connection)
            del before
            again = await asyncio.gather(*(come(id, "b") for id in some), *(come(id, "a") for id in some))
            for n, id in enumerate(some):
                (one, his), (two, hers) = again[n], again[n + len(some)]
                assert one is two is house._rooms[id], f"{id} was split, or let go while somebody looks"
                await Desk(house, one, his, lambda: True).do(Say(id="x", text=f"hello {id}"))
                assert any(frame["type"] == "said" for frame in frames(hers))
            for room, connection in again:
                await room.leave(connection)
        assert len(house._rooms) <= 140
        await closed(house)

    asyncio.run(work())


def test_a_room_is_not_let_go_between_accept_and_hello(tmp_path: Path) -> None:
    async def work() -> None:
        house = await house_in(tmp_path, rooms=1)
        for n in range(5):
            await house.store.save(head(f"t{n}", "a", "b"))
        connection = Connection("a")
        room = await house.arrive("t0", connection)
        for n in range(1, 5):
            await house.room(f"t{n}")
        assert await house.room("t0") is room and len(house._rooms) == 2
        await closed(house)

    asyncio.run(work())


def test_a_room_that_was_let_go_while_somebody_had_it_in_hand_is_the_same_when_it_is_asked_for_again(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        house = await house_in(tmp_path, rooms=1)
        for n in range(3):
            await house.store.save(head(f"t{n}", "a", "b"))
        room = await house.room("t0")
        await house.room("t1"), await house.room("t2")
        assert "t0" not in house._rooms and room.driver._task is None
        assert await house.room("t0") is room and room.driver._task is not None
        await closed(house)

    asyncio.run(work())


# Memory that comes back


def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async def work() -> None:
        house = await house_in(tmp_path)

        async def ask(n: int) -> None:
            with pytest.raises(Refusal, match="not-found"):
                await house.visible(f"nothing-{n}", "eve")

        for n in range(50):
            await ask(n)
        tracemalloc.start()
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for n in range(500):
            await ask(n)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        assert house._loading == {} and house._rooms == {}
        assert grown < 500 * 300, f"{grown / 500:.0f} bytes a request"
        await closed(house)

    asyncio.run(work())


async def raw_socket(port: int, table: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket that is only opened: what is sent on it is the test's own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.slow
def test_messages_that_never_end_hold_no_memory(own_served: Served, meet: Meet) -> None:
    """A frame said to be huge, and one in endless pieces: forty sockets of each."""
    ada = meet(served=own_served)
    table = ada.table("shipwreck", "me", "free", start=False)
    cookie = f"tablee_guest={ada.cookie}"
    size = 15 * 1024 * 1024
    sent = (
        b"\x01\xff" + size.to_bytes(8, "big") + b"\0" * 1_000_000,
        b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 50_000,
    )

    async def work() -> None:
        for n in range(80):
            reader, writer = await raw_socket(own_served.port, table, cookie)
            writer.write(sent[n % 2])
            async with asyncio.timeout(90):
                with suppress(ConnectionError):
                    while await reader.read(1000):  # until it is ended
                        pass
            writer.close()

    before = own_served.memory()
    asyncio.run(work())
    if before is not None:
        assert (own_served.memory() or 0) - before < 20_000_000
    assert ada.sit(table).until("welcome")


def test_nonsense_on_a_socket_that_is_being_closed_is_no_error_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A text that is none and a farewell right behind it: the socket is being closed before the text is looked at."""

    async def work() -> None:
        async with inside(tmp_path) as house:
            await house.house.store.save(head("t", "a", "b"))
            reader, writer = await raw_socket(house.port, "t", house.cookie("a")["Cookie"])
            writer.write(b"\x81\x82\0\0\0\0\xff\xfe" + b"\x88\x82\0\0\0\0\x03\xe8")
            async with asyncio.timeout(90):
                with suppress(ConnectionError):
                    while await reader.read(1000):
                        pass
            writer.close()

    asyncio.run(work())
    assert [record.getMessage() for record in caplog.records if record.levelno >= 40] == []


def test_a_reader_who_never_reads_is_let_go_with_a_reason_and_may_come_back() -> None:
    connection = Connection("a", most=1000)
    for n in range(100):
        connection.send_bytes(b"x" * 100)
        assert connection.kept <= 1000, n
    assert connection.is_closed and (connection.code, connection.reason) == (SLOW, "too-slow")
    assert connection.queue.qsize() == 1 and connection.queue.get_nowait() is None


def test_a_socket_that_is_not_read_is_ended_and_its_table_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, kept_bytes=100_000, reading_seconds=1.0) as house:
            await house.house.store.save(head("t", "a", "b"))
            _, writer = await raw_socket(house.port, "t", house.cookie("a")["Cookie"])
            raw: socket.socket = writer.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            hello = json.dumps({"type": "hello", "lang": "en", "seat": 0}).encode()
            room = await house.house.room("t")
            sent = b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello
            writer.write(sent)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            until = time.monotonic() + 90
            while time.monotonic() < until:
                for connection in room.audience.connections:
                    connection.send_bytes(b" " * 50_000)
                await asyncio.sleep(0.01)
                if not room.audience.connections and until - time.monotonic() < 89:
                    break
            assert not room.audience.connections and house.house.sockets.of_guest == {}
            async with connect(house.socket_url("t"), additional_headers=house.cookie("a")) as back:
                await back.send(hello.decode())
                assert json.loads(await back.recv())["type"] == "welcome"
            writer.close()

    asyncio.run(work())


def test_sockets_are_counted_from_accept_by_guest_and_by_address(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, guest_sockets=3, sockets=5) as house, AsyncExitStack() as stack:
            await house.house.store.save(head("t", "a", "b"))

            async def come(guest: str) -> ClientConnection:
                socket = connect(house.socket_url("t"), additional_headers=house.cookie(guest))
                return await stack.enter_async_context(socket)

            for _ in range(3):
                await come("a")
            refused = await come("a")
            told = json.loads(await refused.recv())
            assert (told["type"], told["code"]) == ("closed", "too-many-sockets") and told["sentence"].endswith(".")
            kept = [await come("b") for _ in range(2)]
            assert json.loads(await (await come("b")).recv())["code"] == "too-many-sockets"
            for one in kept:
                await one.close()
            for _ in range(100):
                if house.house.sockets.of_guest["b"] == 0:
                    break
                await asyncio.sleep(0.02)
            back = await come("b")
            await back.send(json.dumps({"type": "hello", "lang": "en", "seat": 1}))
            assert json.loads(await back.recv())["type"] == "welcome"

    asyncio.run(work())


def test_connections_are_counted_and_must_ask_for_something(tmp_path: Path) -> None:
    """Many that send nothing, or half a request for ever, are ended; beyond the limit they are not even taken."""

    async def work() -> None:
        async with inside(tmp_path, connections=20, reading_seconds=0.5) as house:
            idle = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(20)]
            for n, (_, writer) in enumerate(idle):
                if n % 2:
                    writer.write(b"GET /api/health HTTP/1.1\r\nHost: loc")
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(1)
            writer.close()
            for one, its in idle:
                async with asyncio.timeout(90):
                    assert await one.read() == b""
                its.close()
            async with httpx.AsyncClient(base_url=house.url, timeout=60) as http:
                assert (await http.get("/api/health")).status_code == 200
            await asyncio.sleep(0.1)
            assert house.server.door.open.total() <= 1

    asyncio.run(work())


def test_a_peer_that_is_gone_is_noticed_so_that_a_stand_in_can_sit_down(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, ping_seconds=0.3, away=0.0) as house:
            await house.house.store.save(head("t", "a", "b"))
            _, gone = await raw_socket(house.port, "t", house.cookie("b")["Cookie"])  # it never answers a ping
            hello = json.dumps({"type": "hello", "lang": "en", "seat": 1}).encode()
            gone.write(b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello)
            async with connect(house.socket_url("t"), additional_headers=house.cookie("a")) as here:
                await here.send(json.dumps({"type": "hello", "lang": "en", "seat": 0}))
                seen = []
                async with asyncio.timeout(90):
                    while seen[-2:] != [True, False]:
                        frame = json.loads(await here.recv())
                        if frame["type"] in ("welcome", "seats"):
                            seen.append(frame["table"]["seats"][1]["online"])
                            if seen == [False]:
                                seen = []
                await here.send(json.dumps({"type": "stand-in", "id": "s", "seat": 1}))
                while (answer := json.loads(await here.recv())).get("id") != "s":
                    pass
                assert answer["type"] == "done"
            gone.close()

    asyncio.run(work())


# Watchers


def test_what_watchers_cost_grows_with_their_number_not_with_its_square(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted in what is worked out: states worded and seats described, while they come, look at a move, and go."""

    async def work() -> None:
        house = await house_in(tmp_path)
        made = {"state": 0, "info": 0}
        from tablee.server import audience

        real_state, real_table = audience.tell.state, audience.describing.table

        def state(*args: Any) -> Any:
            made["state"] += 1
            return real_state(*args)

        def table(*args: Any) -> Any:
            made["info"] += 1
            return real_table(*args)

        monkeypatch.setattr(audience.tell, "state", state)
        monkeypatch.setattr(audience.describing, "table", table)
        await house.store.save(head("t", "a", "b"))
        player = Connection("a")
        room = await house.arrive("t", player)
        await room.greet(player, 0, "en", 0)
        frames(player)
        watchers = [Connection(f"w{n}") for n in range(200)]
        for watcher in watchers:
            room.audience.connections.add(watcher)
            await room.greet(watcher, None, "en", 0)
        assert made["info"] < 3 * 200 + 10 and made["state"] < 200 + 10
        assert frames(player) == [], "nobody at the table is told of a watcher"
        first = [*watchers[0].queue]
        assert len(first) == 3, "nor is another watcher"
        made["state"] = 0
        assert room.table is not None
        ask = room.table.asks[0]
        await room.answer(ask.seat, str(ask.options[0]), ask.at, "k")
        assert made["state"] <= 2, "a move is worded once for all who see the same"
        states = {[*watcher.queue][-1] for watcher in watchers}
        assert len(states) == 1, "and is the same bytes"
        made["info"] = 0
        for watcher in watchers:
            await room.leave(watcher)
        assert made["info"] <= 2 * 200 + 2
        await closed(house)

    asyncio.run(work())


# Chat, names


def test_a_line_of_chat_that_is_sent_twice_is_said_once_also_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        for wave in range(2):
            house = await house_in(tmp_path)
            if not wave:
                await house.store.save(head("t", "a", "b"))
            hers = Connection("b")
            room = await house.arrive("t", hers)
            await room.greet(hers, 1, "en", 0)
            desk = Desk(house, room, hers, lambda: True)
            frames(hers)
            for id in ("one", "one"):
                await desk.do(Say(id=id, text="hello"))
            heard = [frame for frame in frames(hers) if frame["type"] == "said"]
            assert len(heard) == 1 - wave and len(room.said) == 1
            await desk.do(Say(id=f"new {wave}", text="hello"))
            assert len(room.said) == 2
            if not wave:
                room.said.pop()
                sql(tmp_path / "tablee.db", "delete from line where n = 1")
            await closed(house)

    asyncio.run(work())


# Ends


def test_the_last_step_and_the_end_are_one_commit(tmp_path: Path) -> None:
    async def work() -> None:
        house = await house_in(tmp_path)
        await house.store.save(head("t", "a", "b"))
        room = await house.room("t")
        rng, saves = Random(3), []
        real = house.store.save

        async def save(head: Head) -> Head:
            saves.append(head.phase)
            return await real(head)

        house.store.save = save  # type: ignore[method-assign]
        while room.head.phase == "running":
            assert room.table is not None
            ask = rng.choice([ask for ask in room.table.asks if not ask.optional])
            await room.answer(ask.seat, str(rng.choice(ask.options)), ask.at, f"{len(room.log)}")
        assert saves == [], "the end was not written by itself"
        kept = await house.store.head("t")
        assert kept is not None and kept.phase == "over" and kept.result
        await closed(house)

    asyncio.run(work())


def test_a_table_found_over_is_ended_when_it_is_loaded(tmp_path: Path) -> None:
    async def work() -> None:
        house = await house_in(tmp_path)
        await house.store.save(head("t", "a", "b"))
        room = await house.room("t")
        rng = Random(3)
        while room.head.phase == "running":
            assert room.table is not None
            ask = rng.choice([ask for ask in room.table.asks if not ask.optional])
            await room.answer(ask.seat, str(rng.choice(ask.options)), ask.at, f"{len(room.log)}")
        result = room.head.result
        await house.store.save(msgspec.structs.replace(room.head, phase="running", result="", winners=[], scores=[]))
        await closed(house)
        del room
        house = await house_in(tmp_path)
        room = await house.room("t")
        assert room.phase == "over" and room.head.result == result
        kept = await house.store.head("t")
        assert kept is not None and kept.phase == "over"
        await closed(house)

    asyncio.run(work())


# Damage


@pytest.mark.parametrize(
    "damage",
    [
        "update head set data = '{' where id = 't1'",
        "update head set data = x'ff00' where id = 't1'",
        "update step set wish = '[1' where table_id = 't1'",
        "update step set wish = '7' where table_id = 't1'",
        """update step set wish = '{"answer": ["x", 5]}' where table_id = 't1'""",
        """update step set wish = '{"answer": [0, "no such thing"]}' where table_id = 't1'""",
        "update step set seq = 5 where table_id = 't1'",
        "update head set data = replace(data, 'shipwreck', 'chess') where id = 't1'",
    ],
)
def test_one_damaged_row_harms_one_table(tmp_path: Path, damage: str) -> None:
    async def work() -> None:
        house = await house_in(tmp_path)
        for n in range(3):
            await house.store.save(msgspec.structs.replace(head(f"t{n}", "a", "b"), timer=60))
            await house.store.befriend(f"t{n}", "a")
            room = await house.room(f"t{n}")
            assert room.table is not None
            ask = room.table.asks[0]
            await room.answer(ask.seat, str(ask.options[0]), ask.at, "k")
        sql(tmp_path / "tablee.db", damage)
        await closed(house)
        async with inside(tmp_path) as served, httpx.AsyncClient(base_url=served.url, timeout=60) as http:
            http.headers.update(served.cookie("a"))
            lobby = (await http.get("/api/lobby", params={"lang": "fr"})).json()
            told = {info["id"]: info for info in lobby["mine"]}
            assert [told[f"t{n}"]["phase"] for n in range(3)] == ["running", "stuck", "running"]
            assert told["t1"]["why_stuck"].endswith((".", "here")) or told["t1"]["why_stuck"]
            answer = await http.get("/api/tables/t1", params={"lang": "fr"})
            assert answer.status_code in (200, 409), answer.text
            assert (answer.json().get("why_stuck") or answer.json().get("sentence")).strip()
            async with httpx.AsyncClient(base_url=served.url, timeout=60) as stranger:
                assert (await stranger.get("/api/tables/t1")).json()["code"] == "not-found"
            async with connect(served.socket_url("t1"), additional_headers=served.cookie("a")) as socket:
                with suppress(ConnectionClosed):  # it may be ended before
                    await socket.send(json.dumps({"type": "hello", "lang": "en", "seat": 0}))
                assert json.loads(await socket.recv())["type"] in ("closed", "welcome")
            async with connect(served.socket_url("t2"), additional_headers=served.cookie("a")) as socket:
                await socket.send(json.dumps({"type": "hello", "lang": "en", "seat": 0}))
                assert json.loads(await socket.recv())["type"] == "welcome"

    asyncio.run(work())


# Requests


@pytest.mark.parametrize(
    "headers", [{"Host": "["}, {"Host": "[::1"}, {"Host": "a b"}, {"Origin": "http://["}, {"Origin": "http://x:99999"}]
)
def test_names_that_are_none_are_refused_not_tripped_over(tmp_path: Path, headers: dict[str, str]) -> None:
    async def work() -> None:
        async with inside(tmp_path) as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            refused = await http.post("/api/me", json={"name": "Eve"}, headers=headers)
            assert refused.status_code == 403 and refused.json()["code"] == "origin"

    asyncio.run(work())


def test_bodies_and_queries_that_make_no_sense_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            await house.house.store.save(head("t", "a", "b", phase="over"))
            json_type = {"content-type": "application/json"}
            asked: list[tuple[str, str, Any]] = [
                ("GET", "/api/tables/t/replay?eyes=" + "9" * 5000, None),
                ("GET", "/api/tables/t/replay?eyes=%C2%B2", None),
                ("GET", "/api/tables/t/replay/" + "9" * 5000, None),
                ("POST", "/api/me", b"[" * 30_000),
                ("POST", "/api/tables", b'{"game":"shipwreck","seats":' + b"[" * 30_000),
                ("POST", "/api/games/shipwreck/packs", b'{"text":' * 20_000),
                ("POST", "/api/me", b'{"name": "\xff"}'),
                ("POST", "/api/me", b'{"name": "\\ud800"}'),
                ("PATCH", "/api/tables/t", b'{"first": 1' + b"0" * 6000 + b"}"),
            ]
            for method, path, body in asked:
                answer = await http.request(method, path, content=body, headers=json_type if body else {})
                assert 400 <= answer.status_code < 500, (path[:60], answer.status_code, answer.text[:200])
                assert answer.json()["sentence"] and answer.headers["cache-control"] == "no-store"

    asyncio.run(work())


def test_a_body_that_its_sender_breaks_off_is_no_error_of_ours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as house:
            _, writer = await asyncio.open_connection("127.0.0.1", house.port)
            head = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"
            writer.write(head.encode())
            await writer.drain()
            await asyncio.sleep(0.2)
            writer.close()
            await asyncio.sleep(0.3)

    asyncio.run(work())
    printed = capsys.readouterr()
    assert "request-failed" not in printed.out + printed.err


def test_the_game_goes_on_when_even_the_log_cannot_be_written() -> None:
    class Full:
        def write(self, _: str = "") -> int:
            raise OSError(28, "No space left on device")

        flush = write

    stream = Lasting(cast(Any, Full()))
    assert stream.write("a line") == 0
    stream.flush()


@pytest.mark.parametrize("path", ["/schema/x", "/schema", "/schema/openapi.json/x", "/schema/openapi.yaml"])
def test_beside_the_description_of_the_routes_there_is_nothing(tmp_path: Path, path: str) -> None:
    async def work() -> None:
        async with inside(tmp_path) as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            refused = await http.get(path)
            assert refused.status_code == 404 and refused.json()["code"] == "not-found"
            described = (await http.get("/schema/openapi.json")).json()
            answers = described["paths"]["/api/lobby"]["get"]["responses"]
            assert {"200", "400", "404", "409", "429"} <= {*answers}

    asyncio.run(work())


def test_under_tls_the_cookie_is_of_this_host_only_and_the_browser_stays_with_tls(tmp_path: Path) -> None:
    async def work() -> None:
        config: dict[str, Any] = {"proxies": ("127.0.0.1",), "public_url": "https://play.example"}
        async with inside(tmp_path, **config) as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            tls = {"x-forwarded-proto": "https", "x-forwarded-for": "1.2.3.4"}
            secure = await http.get("/api/lobby", headers=tls)
            cookie = secure.headers["set-cookie"]
            assert cookie.startswith("__Host-tablee_guest=") and "; Secure" in cookie and "Path=/" in cookie
            assert "Domain" not in cookie and int(secure.headers["strict-transport-security"].split("=")[1]) > 10**7
            forged = {**tls, "cookie": f"tablee_guest={house.guests.sign('mallory')}"}
            assert "set-cookie" in (await http.get("/api/lobby", headers=forged)).headers, (
                "the plain name is not believed"
            )
            http.cookies.clear()
            plain = await http.get("/api/lobby")
            assert plain.headers["set-cookie"].startswith("tablee_guest=")
            assert "strict-transport-security" not in plain.headers
            assert plain.headers["cache-control"] == "no-store"

    asyncio.run(work())


def test_readiness_is_tried_and_told_truly(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            good = await http.get("/readyz")
            assert good.status_code == 200 and "set-cookie" not in good.headers
            await fill_disk(house.house.store)
            bad = await http.get("/readyz", params={"lang": "fr"})
            assert (
                bad.status_code == 503 and bad.json()["code"] == "not-kept" and "enregistrer" in bad.json()["sentence"]
            )
            made = await http.post("/api/tables", json={"game": "shipwreck", "seats": [{"who": "me"}, {"who": "free"}]})
            assert made.status_code == 503 and made.json()["code"] == "not-kept"
            await fill_disk(house.house.store, full=False)
            assert (await http.get("/readyz")).status_code == 200

    asyncio.run(work())


class Full:
    """A connection to a database on a disk that is full: SQLite itself says so at each write."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def execute(self, statement: str, values: Any = ()) -> sqlite3.Cursor:
        if statement.lstrip().upper().startswith(("INSERT", "UPDATE", "DELETE")):
            self.connection.execute("PRAGMA max_page_count = 1")
            numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 99999)"
            statement, values = f"CREATE TABLE filler AS {numbers} SELECT i, randomblob(500) FROM n", ()
        return self.connection.execute(statement, values)


async def fill_disk(store: Store, full: bool = True) -> None:
    """From now on SQLite says that the disk is full, as it does when it is; or no longer."""
    writer = cast(Any, store)._engine._committer
    if full:
        writer._connection = Full(writer._connection)
    else:
        writer._connection = writer._connection.connection
        writer._connection.execute("PRAGMA max_page_count = 1073741823")
