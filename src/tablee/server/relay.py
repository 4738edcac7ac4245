"""From one process to another, where several share a database. Whoever is asked about a table that another process owns passes the
request, or the socket, on to it: the events of ASGI, one after the other, over a connection of their own.

The owner alone has the table in memory, with its windows, timers and readers; so whatever concerns it is done there, as if it had come
there. Nothing is decided here: who owns a table is the database's to say, and a process that has lost one can write nothing more to it.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from tablee.server.gate import language_of, refuse
from tablee.server.troubles import Elsewhere, Refusal

Event = dict[str, Any]
PASSED_ON = (
    "type",
    "http_version",
    "scheme",
    "method",
    "path",
    "raw_path",
    "query_string",
    "headers",
    "client",
    "server",
)
PATIENCE = 3.0
"""Seconds in which an owner must answer, or it counts as gone."""
FAREWELL = 1.0
HOPS = 4
"""How often something is passed on before it is given up: a table changes hands rarely."""
MOST = 64 * 1024 * 1024
"""Bytes of one event between processes."""
GREETING = 256
"""Bytes by which somebody who comes says that they are one of us."""
RESTARTED = {"type": "websocket.close", "code": 1012, "reason": "moved"}
"""What a reader is told whose table's owner has gone; they come back by themselves."""
Take = Callable[[Elsewhere], Awaitable[None]]


class Wire:
    """Events over one connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, event: Any) -> None:
        data = msgspec.msgpack.encode(event)
        self._writer.write(len(data).to_bytes(4, "big") + data)
        await self._writer.drain()

    async def receive(self, most: int = MOST) -> Event | None:
        """The next event; None when the other side is gone, or sends more than it may."""
        try:
            size = int.from_bytes(await self._reader.readexactly(4), "big")
            if size > most:
                return None
            found: Event = msgspec.msgpack.decode(await self._reader.readexactly(size), type=dict[str, Any])
            return found
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError):
            return None

    async def close(self) -> None:
        """Part, soon: what the other side does not read any more is not waited for."""
        self._writer.close()
        try:
            async with asyncio.timeout(FAREWELL):
                await self._writer.wait_closed()
        except (OSError, TimeoutError):
            self._writer.transport.abort()


class Relay:
    """One process as the others see it, and its way to them. `take`: makes a table ours whose owner does not answer."""

    def __init__(self, app: ASGIApp, secret: bytes) -> None:
        self.app, self._secret = app, secret
        self.take: Take = _nobody_takes
        self._server: asyncio.Server | None = None
        self._at_work: set[asyncio.Task[Any]] = set()

    async def listen(self, host: str) -> str:
        """Let the others come, and say where."""
        self._server = await asyncio.start_server(self._serve, host, 0)
        name, port = self._server.sockets[0].getsockname()[:2]
        return f"{name}:{port}"

    async def close(self) -> None:
        """Part from the others: what they have passed on ends, and their people come back to whoever has the table then."""
        if self._server is not None:
            self._server.close()
        for task in [*self._at_work]:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)

    # What others pass on to us

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._at_work.add(task)
        wire = Wire(reader, writer)
        try:
            async with asyncio.timeout(PATIENCE):
                first = await wire.receive(GREETING)
            given = first.get("secret") if first else None
            if not isinstance(given, bytes) or not hmac.compare_digest(given, self._secret):
                return
            await wire.send({"type": "relay.here"})
            if told := await wire.receive():
                await self._run(wire, told["scope"])
        except (OSError, TimeoutError):
            pass
        finally:
            self._at_work.discard(task)
            await wire.close()

    async def _run(self, wire: Wire, scope: Event) -> None:
        """Have the app do it as if it had come here."""
        kind, gone = scope["type"], asyncio.Event()
        scope["headers"] = [tuple(pair) for pair in scope["headers"]]
        scope["asgi"], scope["root_path"], scope["subprotocols"] = {"version": "3.0", "spec_version": "2.4"}, "", []
        scope["state"]["gone"] = gone

        async def receive() -> Any:
            event = await wire.receive()
            if event is None:
                gone.set()
                return {"type": f"{kind}.disconnect", **({"code": 1006} if kind == "websocket" else {})}
            return event

        await self(scope, receive, wire.send)  # type: ignore[arg-type]

    # What we pass on to others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != "http":  # a socket is passed on by whoever has accepted it
            await self.app(scope, receive, send)
            return
        heard: list[Any] = []
        try:
            for _ in range(HOPS):
                elsewhere = await self._try_here(scope, again(heard, receive), send)
                if elsewhere is None or await self.carry(elsewhere, scope, again(heard, receive), send):
                    return
            raise Refusal("not-kept")
        except Refusal as refusal:
            lang = language_of(
                scope, {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
            )
            await refuse(scope, send, refusal.code, refusal.status, lang)

    async def _try_here(self, scope: Any, receive: Any, send: Any) -> Elsewhere | None:
        """Have the app do it, unless it says that the table is elsewhere: that answer is for us, not for whoever asked."""
        state = {**scope["state"]}

        async def told(event: Any) -> None:
            if "elsewhere" not in state:
                await send(event)

        own: Any = {**scope, "state": state}
        await self.app(own, receive, told)
        found: Elsewhere | None = state.get("elsewhere")
        return found

    async def carry(self, elsewhere: Elsewhere, scope: Any, receive: Any, send: Any) -> bool:
        """Pass something on to a table's owner. False when the owner is gone: then the table is anybody's, perhaps ours by now."""
        state = scope["state"]
        hops = state.get("hops", 0) + 1
        if hops > HOPS:
            raise Refusal("not-kept")
        wire = await self._reach(elsewhere.address)
        if wire is None:
            if elsewhere.table:
                await self.take(elsewhere)
            return False
        try:
            told = {name: scope[name] for name in PASSED_ON if name in scope}
            told["state"] = {"guest": state["guest"], "address": state["address"], "hops": hops}
            await wire.send({"scope": told})
            await _join(wire, str(scope["type"]), receive, send)
        except OSError:
            await _part(str(scope["type"]), send)
        finally:
            await wire.close()
        return True

    async def fetch(self, elsewhere: Elsewhere, path: str, guest: str, lang: str, method: str = "GET") -> bytes | None:
        """What a table's owner answers to a question of this guest's; None when it is gone, or refuses."""
        status, body = 0, b""

        async def send(event: Any) -> None:
            nonlocal status, body
            status = event.get("status", status)
            body += event.get("body", b"")

        path, _, query = path.partition("?")
        scope: Event = {"type": "http", "http_version": "1.1", "scheme": "http", "method": method, "path": path}
        scope |= {"raw_path": path.encode(), "query_string": f"{query}&lang={lang}".encode(), "headers": []}
        scope |= {"client": ["127.0.0.1", 0], "server": ["127.0.0.1", 0], "state": {"guest": guest, "address": ""}}
        asked = again([{"type": "http.request", "body": b"", "more_body": False}], asyncio.Event().wait)
        is_carried = await self.carry(elsewhere, scope, asked, send)
        return body if is_carried and status == 200 else None

    async def _reach(self, address: str) -> Wire | None:
        """A connection to another process that is there and listens."""
        host, _, port = address.rpartition(":")
        wire = None
        try:
            async with asyncio.timeout(PATIENCE):
                wire = Wire(*await asyncio.open_connection(host, int(port)))
                await wire.send({"secret": self._secret})
                if await wire.receive():
                    return wire
        except (OSError, TimeoutError, ValueError):
            pass
        if wire is not None:
            await wire.close()
        return None


async def _nobody_takes(elsewhere: Elsewhere) -> None:
    raise Refusal("not-kept")


def again(heard: list[Any], receive: Any) -> Any:
    """What was heard already, from the beginning, then what comes."""
    before = iter([*heard])

    async def receive_again() -> Any:
        for event in before:
            return event
        event = await receive()
        heard.append(event)
        return event

    return receive_again


async def _join(wire: Wire, kind: str, receive: Any, send: Any) -> None:
    """Carry events both ways until the answer is complete, or either side is gone."""

    async def there() -> None:
        while True:
            event = await receive()
            await wire.send(event)
            if event["type"].endswith(".disconnect"):
                return

    sending = asyncio.create_task(there())
    is_complete = False
    try:
        while (event := await wire.receive()) is not None:
            if event["type"] != "websocket.accept":  # it was accepted before it was passed on
                await send(event)
            is_complete = event["type"] == "websocket.close" or (
                event["type"] == "http.response.body" and not event.get("more_body")
            )
        if not is_complete and not sending.done():
            await _part(kind, send)
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _part(kind: str, send: Any) -> None:
    """The owner has gone in the middle of it."""
    if kind == "websocket":
        with suppress(Exception):  # perhaps the reader has, too
            await send(RESTARTED)
    else:
        raise Refusal("not-kept")
