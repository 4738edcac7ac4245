"""A served house in this very process: real sockets, and the test can reach inside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from granian.constants import Interfaces
from granian.server.embed import Server
from tests.serving import free_port

from tablee.server.app import make_app
from tablee.server.gate import Guests, Setting, signing_key
from tablee.server.house import House


class Nobody:
    """No bot thinks here."""

    async def think(self, *_: Any) -> tuple[str | None, bool]:
        raise AssertionError("no bot sits here")


class Inside:
    """Where it is served, its house, and cookies for whoever the test likes."""

    def __init__(self, port: int, house: House, guests: Guests) -> None:
        self.port, self.house, self.guests = port, house, guests

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def socket_url(self, table: str) -> str:
        return f"ws://localhost:{self.port}/ws/tables/{table}"

    def cookie(self, guest: str) -> dict[str, str]:
        return {"Cookie": f"tablee_guest={self.guests.sign(guest)}"}


@asynccontextmanager
async def inside(data: Path, minds: Any = Nobody, **setting: Any) -> AsyncIterator[Inside]:
    port = free_port()
    app: Any = make_app(data, Setting(**{"port": port, "frames": 1e6, "burst": 1e6, **setting}), minds=minds)
    server = Server(app, port=port, interface=Interfaces.ASGI, log_enabled=False)
    serving = asyncio.create_task(server.serve())
    async with httpx.AsyncClient() as http:
        for _ in range(200):
            try:
                await http.get(f"http://localhost:{port}/api/health")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.02)
    try:
        yield Inside(port, app.app.state.house, Guests(signing_key(data / "cookie.key")))
    finally:
        server.stop()
        await serving
