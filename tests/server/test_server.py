"""The server itself: its types for the pages, its logs, its limits, and tables it cannot go on with."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.inside import inside
from tests.server.people import Meet
from tests.server.test_playing import play_out
from tests.serving import ROOT, Served
from websockets.asyncio.client import connect

import tablee
from tablee.server import addresses, app, files, gate
from tablee.server.gate import Buckets, Config, Gate, Guests
from tablee.server.wire import typescript, views
from tablee.store import StoreError


def test_the_types_of_the_pages_are_those_of_the_server() -> None:
    written = (ROOT / "web" / "src" / "lib" / "wire.ts").read_text(encoding="utf-8")
    assert written == typescript(), "web/src/lib/wire.ts is stale: run `make wire`"
    for path, due in views().items():
        assert path.read_text(encoding="utf-8") == due, f"{path.parts[-3]}/web/view.ts is stale: run `make wire`"


def test_every_refusal_has_its_sentence_in_both_languages() -> None:
    from tablee.words import Words

    text = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/tablee/server").glob("*.py"))
    codes = set(re.findall(r'Refusal\("([a-z-]+)"', text)) | {
        "too-fast",
        "origin",
        "removed",
        "stale",
        "not-asked",
        "over",
    }
    for lang in ("en", "fr"):
        assert [code for code in sorted(codes) if not Words(lang).has(f"trouble-{code}")] == []


def test_the_protocol_names_every_refusal_and_every_route() -> None:
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    text = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/tablee/server").glob("*.py"))
    for code in set(re.findall(r'Refusal\("([a-z-]+)"', text)):
        assert f"`{code}`" in protocol, code
    for path in set(re.findall(r'@(?:get|post|patch)\("(/api/[^"]*)"', text)):
        assert re.sub(r"\{table_id:str\}", "{id}", path).replace(":str", "").replace(":int", "") in protocol, path
    for tag in set(re.findall(r'tag="([a-z-]+)"', text)):
        assert f"`{tag}" in protocol, tag


def test_every_test_that_the_page_on_security_names_exists() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[a-z_/.]+)(?:::(test_[a-z_0-9]+))?`", page)
    assert len(named) > 40
    for file, test in named:
        assert (ROOT / file).exists(), file
        assert not test or f"def {test}(" in (ROOT / file).read_text(encoding="utf-8"), f"{file}::{test}"
    lines = [line for line in page.splitlines() if line.startswith("| ") and not line.startswith(("| what", "|--"))]
    assert [line for line in lines if "`tests/" not in line] == []


@pytest.mark.slow
def test_the_logs_of_a_whole_game_tell_nothing_that_is_secret(own_served: Served, meet: Meet) -> None:
    """Everything hidden is planted or looked up, then searched for in all that the server has written."""
    ada = meet("Zerubbabel", served=own_served)
    table = ada.table("shipwreck", "me", "bot", "bot")
    chair = ada.sit(table)
    chair.until("state")
    chair.wish(type="note", text="PLANTEDNOTE")
    chair.wish(type="say", text="PLANTEDCHAT")
    chair.wish(type="answer", at=0, option="PLANTEDANSWER")
    chair.socket.send('{"type": "PLANTEDFRAME"')
    ada.post("/api/tables", game="PLANTEDGAME", seats=[])
    ada.post("/api/invites", token="PLANTEDTOKEN")
    ada.post("/api/games/shipwreck/packs", text='[pack]\ngame = "PLANTEDPACK"')
    ada.post("/api/games/shipwreck/packs", text="PLANTEDPACK " * 30_000)
    httpx.get(f"{own_served.url}/api/tables/{table}", headers={"Cookie": "tablee_guest=PLANTEDCOOKIE.x"})
    play_out(chair)
    ada.get(f"/api/tables/{table}/replay")
    with sqlite3.connect(own_served.data / "tablee.db") as database:
        heads = [json.loads(row[0]) for row in database.execute("select data from head")]
        wishes = [json.loads(row[0]) for row in database.execute("select wish from step")]
    database.close()
    own_served.stop()
    written = own_served.log.read_text(encoding="utf-8")
    own_served.start()
    assert "table-made" in written and "table-over" in written
    secrets = ["PLANTED", "Zerubbabel", ada.cookie, ada.cookie.split(".")[0], "place ", "predict", "127.0.0.1"]
    secrets += [head["secret"] for head in heads] + [head["host"] for head in heads]
    secrets += [str(wish["answer"][1]) for wish in wishes if "answer" in wish and " " in str(wish["answer"][1])]
    assert [secret for secret in secrets if secret in written] == []


def test_only_its_owner_reads_the_key_and_it_stays(tmp_path: Path) -> None:
    key = gate.signing_key(tmp_path / "deep" / "key")
    assert len(key) == 64 and gate.signing_key(tmp_path / "deep" / "key") == key
    assert os.name == "nt" or (tmp_path / "deep" / "key").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("held", ["", "  \n", "short"])
def test_an_empty_key_is_refused(tmp_path: Path, held: str) -> None:
    (tmp_path / "cookie.key").write_text(held)
    with pytest.raises(StoreError) as refused:
        app.make_app(tmp_path)
    assert refused.value.code == "bad-key" and str(tmp_path) not in str(refused.value)
    assert (tmp_path / "cookie.key").read_text() == held


def test_too_many_requests_are_refused_and_later_taken_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            inside(tmp_path, requests=2.0, requests_at_once=8.0) as house,
            httpx.AsyncClient(base_url=house.url, timeout=60) as http,
        ):
            told = [(await http.get("/api/health")).status_code for _ in range(20)]
            assert told.count(429) >= 8
            refused = await http.get("/api/health", params={"lang": "fr"})
            while refused.status_code != 429:
                refused = await http.get("/api/health", params={"lang": "fr"})
            assert refused.json()["code"] == "too-fast" and "rapide" in refused.json()["sentence"]
            await asyncio.sleep(1.0)
            assert (await http.get("/api/health")).status_code == 200

    asyncio.run(work())


def test_a_socket_that_floods_is_refused_and_its_table_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, frames=5.0, frames_at_once=25.0) as house:
            async with httpx.AsyncClient(base_url=house.url, timeout=60) as http:
                seats = [{"who": "me"}, {"who": "free"}]
                made = await http.post("/api/tables", json={"game": "shipwreck", "seats": seats})
                cookie = {"Cookie": f"tablee_guest={http.cookies['tablee_guest']}"}
            async with connect(house.socket_url(made.json()["id"]), additional_headers=cookie) as socket:
                await socket.send(json.dumps({"type": "hello", "lang": "en", "seat": 0}))
                for n in range(60):
                    await socket.send(json.dumps({"type": "ping", "id": f"{n}"}))
                codes: list[str] = []
                while "59" not in codes:
                    frame = json.loads(await asyncio.wait_for(socket.recv(), 90))
                    codes.append(frame.get("code", ""))
                    codes.append(frame.get("id", ""))
                assert codes.count("too-fast") > 20
                await asyncio.sleep(1)
                await socket.send(json.dumps({"type": "ping", "id": "later"}))
                last: dict[str, str] = {}
                while last.get("id") != "later":  # on a busy machine the welcome comes only now
                    last = json.loads(await asyncio.wait_for(socket.recv(), 90))
                assert last["type"] == "done"

    asyncio.run(work())


def test_buckets_fill_again_and_forget_the_oldest() -> None:
    buckets = Buckets(rate=100, burst=2, most=2)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    time.sleep(0.03)
    assert buckets.take("a")
    buckets.take("b"), buckets.take("c")
    assert len(buckets._left) == 2


def scope(client: str, **headers: str) -> Any:
    listed = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "scheme": "http", "client": (client, 1), "headers": listed, "path": "/", "method": "POST"}


async def nothing(*_: Any) -> None:
    return


def test_forwarded_headers_are_believed_from_trusted_proxies_only() -> None:
    config = Config(proxies=("10.0.0.1",), public_url="https://play.example")
    door = Gate(nothing, Guests(b"k"), config)
    told = {"x-forwarded-for": "6.6.6.6, 1.2.3.4", "x-forwarded-proto": "https"}
    assert door.reached(scope("10.0.0.1"), told) == ("1.2.3.4", True)
    assert door.reached(scope("9.9.9.9"), told) == ("9.9.9.9", False)


@pytest.mark.parametrize(
    ("origin", "host", "is_tls", "own"),
    [
        ("https://play.example", "backend:8000", False, True),
        ("http://play.example", "backend:8000", False, False),
        ("http://localhost:8765", "localhost:8765", False, True),
        ("http://localhost:9999", "localhost:8765", False, False),
        ("https://localhost:8765", "localhost:8765", False, False),
        ("https://play.example.evil", "play.example", True, False),
        ("null", "localhost:8765", False, False),
    ],
)
def test_which_origins_are_our_own(origin: str, host: str, is_tls: bool, own: bool) -> None:
    door = Gate(nothing, Guests(b"k"), Config(public_url="https://play.example"))
    assert door.is_own({"origin": origin, "host": host}, is_tls) is own


def test_cookies_are_secure_under_tls() -> None:
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        sent.append(message)

    door = Gate(app, Guests(b"k"), Config())
    asked = {**scope("1.2.3.4", host="localhost"), "scheme": "https", "path": "/api/lobby", "method": "GET"}
    asyncio.run(door(asked, nothing, send))  # type: ignore[arg-type]
    cookie = next(value for name, value in sent[0]["headers"] if name == b"set-cookie").decode()
    assert "Secure" in cookie and "HttpOnly" in cookie


@pytest.mark.parametrize(
    ("config", "reach"),
    [
        (Config(host="127.0.0.1"), "loopback"),
        (Config(host="localhost"), "loopback"),
        (Config(host="192.168.1.5"), "network"),
        (Config(host="127.0.0.1", public_url="https://play.example"), "public"),
    ],
)
def test_how_far_a_link_reaches(config: Config, reach: str) -> None:
    assert addresses.reach(config) == reach
    assert (addresses.addresses(config) == []) == (reach == "loopback")


@pytest.mark.slow
def test_a_table_of_other_rules_says_that_it_cannot_go_on(own_served: Served, meet: Meet) -> None:
    ada = meet(served=own_served)
    table = ada.table("shipwreck", "me", "bot", options={"first": 0})
    own_served.stop()
    with sqlite3.connect(own_served.data / "tablee.db") as database:
        data = json.loads(database.execute("select data from head where id = ?", (table,)).fetchone()[0])
        data["version"] += 1
        database.execute("update head set data = ? where id = ?", (json.dumps(data), table))
    database.close()
    own_served.start()
    info = ada.get(f"/api/tables/{table}").json()
    assert info["phase"] == "stuck" and "version" in info["why_stuck"]
    chair = ada.sit(table)
    assert chair.until("welcome")["table"]["phase"] == "stuck"
    assert chair.wish(type="answer", at=0, option="x")["code"] == "stuck"


def test_importing_tablee_loads_nothing_of_the_web() -> None:
    import subprocess
    import sys

    code = "import sys, tablee; print([m for m in ('litestar', 'uvicorn', 'structlog', 'segno') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]" and tablee.games()


def test_files_of_the_client_are_sent_compressed_and_answers_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets / "index-1a.js").write_text("console.log('tablee')\n" * 500)
    (assets / "font-1a.woff2").write_bytes(b"wOF2" * 500)
    (tmp_path / "static" / "secret.txt").write_text("secret")
    monkeypatch.setattr(files, "STATIC", tmp_path / "static")

    async def work() -> None:
        async with inside(tmp_path / "data") as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            sizes = {}
            for encoding in ("gzip, br", "identity"):
                async with http.stream("GET", "/assets/index-1a.js", headers={"accept-encoding": encoding}) as answer:
                    sizes[encoding] = len(b"".join([part async for part in answer.aiter_raw()]))
                    assert (
                        answer.headers["vary"] == "accept-encoding" and "immutable" in answer.headers["cache-control"]
                    )
                    assert answer.headers["content-type"].startswith("text/javascript")
                    assert answer.headers.get("content-encoding", "identity") in encoding
            assert sizes["gzip, br"] < sizes["identity"] / 10 and sizes["identity"] == 11_000
            for path in ("/assets/font-1a.woff2", "/api/lobby", "/api/history", "/", "/table/x"):
                answer = await http.get(path, headers={"accept-encoding": "gzip"})
                assert answer.status_code == 200 and "content-encoding" not in answer.headers, path
            for name in ("..%2fsecret.txt", "nothing.js", "..", "%2e%2e%2fsecret.txt"):
                assert "secret" not in (await http.get(f"/assets/{name}")).text.replace(name, "")

    asyncio.run(work())


def test_the_lobby_shows_the_address_of_an_open_server_as_a_code(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, public_url="https://play.example") as house, httpx.AsyncClient() as http:
            lobby = (await http.get(f"{house.url}/api/lobby")).json()
            assert lobby["addresses"] == ["https://play.example"] and lobby["qr"].startswith("<svg")
            assert not lobby["is_loopback"]

    asyncio.run(work())
