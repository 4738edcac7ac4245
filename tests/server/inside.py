"""A served house in this very process: real sockets, and the test can reach inside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.serving import free_port

from tablee.server.app import make_app
from tablee.server.clock import Clock
from tablee.server.gate import Config, Guests
from tablee.server.house import House
from tablee.server.limits import Limits
from tablee.server.listening import Listener


class Nobody:
    """No bot thinks here."""

    def __init__(self, *_: Any) -> None:
        return

    async def think(self, *_: Any) -> tuple[str | None, bool]:
        raise AssertionError("no bot sits here")

    def may_take_on(self, _: Any) -> bool:
        return True

    def close(self) -> None:
        return


class Inside:
    """Where it is served, its house, and cookies for whoever the test likes."""

    def __init__(self, port: int, house: House, guests: Guests, server: Listener) -> None:
        self.port, self.house, self.guests, self.server = port, house, guests, server

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def socket_url(self, table: str) -> str:
        return f"ws://localhost:{self.port}/ws/tables/{table}"

    def cookie(self, guest: str) -> dict[str, str]:
        return {"Cookie": f"tablee_guest={self.guests.sign(guest)}"}


@asynccontextmanager
async def inside(data: Path, minds: Any = Nobody, clock: Clock | None = None, **more: Any) -> AsyncIterator[Inside]:
    """`more`: of the config, or limits that are to hold; the others are lifted."""
    port = free_port()
    known = {name: more.pop(name) for name in Limits.__struct_fields__ if name in more}
    config = Config(port=port, limits=msgspec.structs.replace(Limits().lifted(), **known), **more)
    app: Any = make_app(data, config, minds=minds, clock=clock)
    server = Listener(app, config)
    serving = asyncio.create_task(server.serve())
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    try:
        yield Inside(port, app.app.state.house, app.guests, server)
    finally:
        server.stop()
        await serving
