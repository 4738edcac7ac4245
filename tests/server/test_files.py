"""What games from packages of their own bring for the pages, and that nothing else of their folders is served."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import httpx
import pytest
from tests.server.inside import inside

import tablee
from tablee.server import files

BOARD = "export const mount = () => ({})\n" * 100


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game, as it lies in a package of its own."""
    folder = tmp_path / "game"
    (folder / "static" / "art").mkdir(parents=True)
    (folder / "static" / "board.js").write_text(BOARD)
    (folder / "static" / "still.svg").write_text("<svg/>")
    (folder / "static" / "art" / "card.png").write_bytes(b"card")
    (folder / "static" / "notes.txt").write_text("secret")
    (folder / "look.json").write_text('{"accent": "#ffd873", "ground": "#0b0a20"}')
    (folder / "fr.ftl").write_text("board-hand = Votre main\n", encoding="utf-8")
    (folder / "rules.py").write_text("secret")
    (tmp_path / "elsewhere.js").write_text("secret")
    (folder / "static" / "link.js").symlink_to(tmp_path / "elsewhere.js")
    monkeypatch.setattr(type(tablee.games()["shipwreck"]), "folder", folder)
    return folder


def test_a_game_brings_its_board_picture_colours_and_words(folder: Path, tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path / "data") as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            brought = (await http.get("/api/games/shipwreck/brought")).json()
            assert (brought["accent"], brought["ground"]) == ("#ffd873", "#0b0a20")
            assert brought["words"] == {"fr": "board-hand = Votre main\n"}
            board = await http.get(brought["board"])
            assert board.text == BOARD and board.headers["content-type"].startswith("text/javascript")
            assert "immutable" in board.headers["cache-control"]
            assert "script-src 'self'" in board.headers["content-security-policy"]
            assert (await http.get(brought["still"])).headers["content-type"] == "image/svg+xml"
            beside = brought["board"].replace("board.js", "art/card.png")
            assert (await http.get(beside)).content == b"card"

    asyncio.run(work())


def test_a_board_that_is_built_anew_has_another_address_and_the_old_one_is_gone(folder: Path, tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path / "data") as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            old = (await http.get("/api/games/shipwreck/brought")).json()["board"]
            assert (await http.get(old)).status_code == 200
            (folder / "static" / "board.js").write_text("export {}")
            os.utime(folder / "static" / "board.js", (1, 1))
            new = (await http.get("/api/games/shipwreck/brought")).json()["board"]
            assert new != old
            assert (await http.get(new)).text == "export {}"
            assert (await http.get(old)).status_code == 404

    asyncio.run(work())


def test_only_files_of_the_folder_static_are_served(folder: Path, tmp_path: Path) -> None:
    """Neither by dots, nor by a link, nor by a kind no page needs, nor for a game that is not there; and nothing is listed."""

    async def work() -> None:
        async with inside(tmp_path / "data") as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            board = (await http.get("/api/games/shipwreck/brought")).json()["board"]
            base = board.removesuffix("/board.js")
            stamp = base.rsplit("/", 1)[1]
            names = (
                "../rules.py",
                "..%2frules.py",
                "%2e%2e/rules.py",
                "..%5crules.py",
                "/etc/passwd",
                "%2fetc%2fpasswd",
            )
            wrong = [
                f"{base}/{name}" for name in (*names, "notes.txt", "link.js", "art", "art/", "", "nothing.js", "%00")
            ]
            wrong += [
                f"/games/nobody/{stamp}/board.js",
                "/games/shipwreck/0123456789abcdef/board.js",
                "/games/shipwreck",
            ]
            wrong += [f"/games/..%2fshipwreck/{stamp}/board.js", f"/games/tesseract/{stamp}/board.js", "/games/"]
            for path in wrong:
                request = http.build_request("GET", house.url)
                request.url = request.url.copy_with(raw_path=path.encode())
                answer = await http.send(request)
                assert "secret" not in answer.text and BOARD not in answer.text, path
                assert answer.status_code in (400, 404), path

    asyncio.run(work())


def test_a_game_without_a_board_of_its_own_brings_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path / "data") as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            brought = (await http.get("/api/games/shipwreck/brought")).json()
            assert (brought["board"], brought["still"]) == ("", "")
            assert (await http.get("/api/games/nobody/brought")).status_code == 404

    asyncio.run(work())


def test_the_clients_texts_are_sent_as_small_as_the_browser_takes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets / "page-1.js").write_text(BOARD)
    (assets / "page-1.js.br").write_bytes(b"small")
    (assets / "other-1.js").write_text(BOARD)
    monkeypatch.setattr(files, "STATIC", tmp_path / "static")

    async def work() -> None:
        async with inside(tmp_path / "data") as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:

            async def coding(name: str, taken: str) -> tuple[str, bytes]:
                async with http.stream("GET", f"/assets/{name}", headers={"accept-encoding": taken}) as answer:
                    assert answer.status_code == 200 and answer.headers["vary"] == "accept-encoding"
                    raw = b"".join([piece async for piece in answer.aiter_raw()])
                return answer.headers.get("content-encoding", ""), raw

            assert await coding("page-1.js", "gzip, deflate, br;q=1") == ("br", b"small")
            assert (await coding("page-1.js", "gzip"))[0] == "gzip"
            assert await coding("page-1.js", "identity") == ("", BOARD.encode())
            assert (await coding("other-1.js", "gzip, br"))[0] == "gzip"
            assert (await http.get("/assets/page-1.js.br")).status_code == 404

    asyncio.run(work())


def test_of_the_answers_only_those_are_compressed_that_are_the_same_for_everybody(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as house, httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            for path in ("games", "games/shipwreck/gallery", "games/shipwreck/rules", "games/shipwreck/aid"):
                small = await http.get(f"/api/{path}?lang=fr")
                whole = await http.get(f"/api/{path}?lang=fr", headers={"accept-encoding": "identity"})
                assert small.headers["content-encoding"] == "gzip" and small.headers["vary"] == "accept-encoding"
                assert "content-encoding" not in whole.headers
                assert small.json() == whole.json()
                assert int(small.headers["content-length"]) < len(whole.content) / 2
            for path in ("lobby", "history", "games/nowhere/gallery", "games/shipwreck/brought"):
                assert "content-encoding" not in (await http.get(f"/api/{path}")).headers

    asyncio.run(work())
