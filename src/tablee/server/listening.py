"""Listening: uvicorn, with what a stranger may hold of it bounded from the moment a connection is made.

What the app cannot see is bounded here: connections that never finish a request, messages that never end, peers that are gone
or do not read. Everything else is the gate's and the socket's.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import h11
import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from tablee.server.gate import Config, network_of
from tablee.server.limits import Limits
from tablee.server.waiting import Latch, Line

PIECES = 64
"""Pieces one message of a socket may come in, and messages that may wait to be looked at."""
GULP = 4096
"""Bytes of a socket that are parsed at a time, so that a great many tiny frames are noticed before all of them are read."""
FAREWELL = 5.0
"""Seconds in which a connection that was closed must be gone; a peer that does not read would keep it for ever."""
TOGETHER = 64 * 1024
"""Bytes of messages that leave together at most."""


class Door:
    """How many connections each address has. A trusted proxy stands for many and is not counted."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...]) -> None:
        self.limits, self.proxies = limits, proxies
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        key = network_of(address)
        if address not in self.proxies and self.open[key] >= self.limits.connections:
            return False
        self.open[key] += 1
        return True

    def leave(self, address: str) -> None:
        key = network_of(address)
        self.open[key] -= 1
        if self.open[key] <= 0:
            del self.open[key]


class Request(H11Protocol):
    """A connection that makes requests, each of which must arrive in time. It may turn into a `Talk`, which takes its place."""

    def __init__(self, *args: Any, door: Door, **more: Any) -> None:
        super().__init__(*args, **more)
        self.door, self.address = door, ""
        self._has_entered = self._is_talk = False
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""
        self._has_entered = self.door.enter(self.address)
        if not self._has_entered:
            transport.abort()
            return
        super().connection_made(transport)
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        if self._has_entered:
            self.door.leave(self.address)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._hurry()
        super().data_received(data)
        if self._is_talk or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._rest()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_talk = True
        super().handle_websocket_upgrade(event)

    def _hurry(self) -> None:
        """From the first byte on, the whole request must come before this runs out."""
        if self._late is None:
            self._late = self.loop.call_later(self.door.limits.reading_seconds, self.transport.abort)

    def _rest(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Talk(WebSocketsSansIOProtocol):
    """A socket. Pings, and the greatest size of a message, are uvicorn's own."""

    def __init__(self, *args: Any, door: Door, **more: Any) -> None:
        super().__init__(*args, **more)
        self.door = door
        self.queue = Line()  # type: ignore[assignment]
        self.writable = Latch()  # type: ignore[assignment]
        self.writable.set()
        self._held = 0

    async def send(self, message: Any) -> None:
        """Messages that are sent in the same turn of the loop leave together. What uvicorn sends besides takes those along that wait."""
        text = message.get("text")
        if text is None or self.close_sent or self.disconnected or not self.handshake_complete:
            await super().send(message)
            if message["type"] == "websocket.accept":
                self.request = self.response = None  # type: ignore[assignment]  # nobody asks for them any more
            return
        await self.writable.wait()
        data = text.encode()
        try:
            self.conn.send_text(data)
        except InvalidState:
            raise ClientDisconnected from None
        if not self._held:
            self.loop.call_soon(self._let_go)
        self._held += len(data)
        if self._held > TOGETHER:
            self._let_go()

    def _let_go(self) -> None:
        self._held = 0
        if (output := self.conn.data_to_send()) and not self.transport.is_closing():
            self.transport.write(b"".join(output))

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), GULP):
            if self.transport.is_closing():
                return
            try:
                super().data_received(data[start : start + GULP])
            except Exception:  # nonsense, and a farewell behind it: uvicorn says goodbye to somebody who has gone
                self.transport.abort()
                return
            if self.queue.qsize() > PIECES:
                self._fail(1008, "too many messages")

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < PIECES:
            super().handle_cont(event)
        else:
            self._fail(1009, "too many pieces")

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:  # they ask and do not read what is answered
            self.transport.abort()

    def _fail(self, code: int, reason: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()
            self.frames.clear()
            self._farewell()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._farewell()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._farewell()

    def _farewell(self) -> None:
        self.loop.call_later(FAREWELL, self.transport.abort)


class Listener(uvicorn.Server):
    """uvicorn over an app. Whoever runs it decides what signals do: `stop` ends it."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        limits, door = config.limits, Door(config.limits, config.proxies)
        served = uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            http=partial(Request, door=door),  # type: ignore[arg-type]
            ws=partial(Talk, door=door),  # type: ignore[arg-type]
            ws_max_size=4 * limits.frame_bytes,  # what is only a little too long is refused in words
            ws_ping_interval=limits.ping_seconds,
            ws_ping_timeout=limits.ping_seconds,
            ws_per_message_deflate=False,  # the size of what is sent would tell of it
            timeout_keep_alive=15,
            timeout_graceful_shutdown=5,
            proxy_headers=False,
            server_header=False,
            access_log=False,
            log_config=None,
            log_level="critical",
            lifespan="on",
        )
        super().__init__(served)
        self.door = door

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def stop(self) -> None:
        self.should_exit = True
