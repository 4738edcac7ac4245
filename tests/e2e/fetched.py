"""What a browser fetches to open a table from cold, by Chromium's own count: bodies as they come, compressed, and the heads before them."""

from __future__ import annotations

from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, CDPSession, Locator, Page
from tests.e2e.playing import PATIENCE
from tests.serving import Served

import tablee

SETTLED = 4000
"""Milliseconds after the board is there in which all that it shows has been asked for."""


class Fetched(NamedTuple):
    """A file or an answer: its address, all its bytes on the wire, and those of its head among them."""

    path: str
    whole: int
    head: int


class Opened(NamedTuple):
    fetched: list[Fetched]
    told: int
    """Bytes that came by the socket."""

    @property
    def bytes(self) -> int:
        return sum(one.whole for one in self.fetched)

    @property
    def heads(self) -> int:
        return sum(one.head for one in self.fetched)


class Count:
    """What one page fetches, while it does."""

    def __init__(self, protocol: CDPSession) -> None:
        self.told = 0
        self._addresses, self._heads, self._whole = dict[str, str](), dict[str, int](), dict[str, int]()
        protocol.on("Network.requestWillBeSent", self._asked)
        protocol.on("Network.responseReceived", self._answered)
        protocol.on("Network.loadingFinished", self._finished)
        protocol.on("Network.webSocketFrameReceived", self._heard)
        protocol.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"]

    def _answered(self, event: dict[str, Any]) -> None:
        self._heads[event["requestId"]] = int(event["response"]["encodedDataLength"])

    def _finished(self, event: dict[str, Any]) -> None:
        self._whole[event["requestId"]] = int(event["encodedDataLength"])

    def _heard(self, event: dict[str, Any]) -> None:
        self.told += len(event["response"]["payloadData"].encode())

    def opened(self) -> Opened:
        found = [
            Fetched(self._addresses.get(id, "").split("/", 3)[-1], whole, min(whole, self._heads.get(id, 0)))
            for id, whole in self._whole.items()
        ]
        return Opened(found, self.told)


def new_table(served: Served, game: str) -> tuple[str, str]:
    """A table with as many seats as there can be, whose others are bots; and the cookie of whoever made it."""
    seats = max(tablee.games()[game].seats)
    with httpx.Client(base_url=served.url, timeout=PATIENCE / 1000) as http:
        http.get("/api/lobby")
        told = {"game": game, "seats": [{"who": "me"}, *[{"who": "bot"}] * (seats - 1)]}
        id = http.post("/api/tables", json=told).raise_for_status().json()["id"]
        http.post(f"/api/tables/{id}/start", json={}).raise_for_status()
        return id, http.cookies["tablee_guest"]


def board_of(page: Page) -> Locator:
    """The board, once it is there; what has to be read before is agreed to."""
    board, agree = page.locator(".board-box > *").first, page.locator("dialog .go")
    board.or_(agree).first.wait_for(timeout=PATIENCE)
    if agree.count():
        agree.first.click()
    board.wait_for(timeout=PATIENCE)
    return board


def opened(browser: Browser, served: Served, game: str, lang: str = "fr") -> Opened:
    """Open a table in a browser that knows nothing yet."""
    id, cookie = new_table(served, game)
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale=lang)
    context.add_cookies([{"name": "tablee_guest", "value": cookie, "url": served.url}])
    page = context.new_page()
    count = Count(context.new_cdp_session(page))
    page.goto(f"{served.url}/table/{id}")
    board_of(page)
    page.wait_for_timeout(SETTLED)
    context.close()
    return count.opened()
