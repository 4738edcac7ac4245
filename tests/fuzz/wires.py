"""A socket by hand: any bytes, frames that break the standard, and no reading unless one likes."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import socket
import struct
from contextlib import suppress
from typing import Any, Self

CONTINUED, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
SILENCE = 5.0
"""Seconds after which nothing more is waited for."""


class NotLetIn(Exception):
    """The server did not agree to talk."""


class Wire:
    """One connection to a table's socket. `heard`: the frames that came, while somebody read."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.heard: list[dict[str, Any]] = []

    @classmethod
    async def open(cls, port: int, path: str, cookie: str = "", source: str = "", deaf: bool = False) -> Self:
        """Connect and shake hands. `source`: the address we come from. `deaf`: hardly anything is taken in unread."""
        wire = cls(*await connect(port, source, deaf))
        key = base64.b64encode(random.randbytes(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: localhost:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *([f"Cookie: {cookie}"] if cookie else [])]
        wire.writer.write("\r\n".join([*lines, "", ""]).encode("latin-1"))
        try:
            first = await asyncio.wait_for(wire.reader.readuntil(b"\r\n\r\n"), SILENCE)
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            wire.cut()
            raise NotLetIn("no answer") from None
        if b" 101 " not in first.partition(b"\r\n")[0] + b" ":
            wire.cut()
            raise NotLetIn(first.partition(b"\r\n")[0].decode("latin-1"))
        return wire

    @property
    def is_gone(self) -> bool:
        return self.writer.transport.is_closing() or self.reader.at_eof()

    async def say(self, **frame: Any) -> None:
        await self.send(TEXT, json.dumps(frame).encode())

    async def send(
        self, opcode: int, payload: bytes, *, fin: bool = True, masked: bool = True, reserved: int = 0
    ) -> None:
        await self.push(framed(opcode, payload, fin=fin, masked=masked, reserved=reserved))

    async def push(self, data: bytes) -> None:
        """Bytes as they are. A peer that does not take them is not waited for for long."""
        if self.is_gone:
            raise ConnectionResetError("the other side has gone")
        self.writer.write(data)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.writer.drain(), SILENCE)

    async def listen(self, seconds: float = 0.0) -> None:
        """Read what comes until it has been quiet for so long, or the other side has gone."""
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            while True:
                await asyncio.wait_for(self._hear(), seconds or 0.05)

    async def _hear(self) -> None:
        first, second = await self.reader.readexactly(2)
        size = second & 127
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        payload = await self.reader.readexactly(size)
        if first & 15 == TEXT:
            self.heard.append(json.loads(payload))
        elif first & 15 == CLOSE:
            raise ConnectionResetError

    async def bye(self) -> None:
        """End as one should."""
        with suppress(OSError):
            await self.send(CLOSE, struct.pack("!H", 1000))
            await self.listen()
        self.cut()

    def cut(self) -> None:
        """Be gone, without a word."""
        with suppress(OSError):
            self.writer.transport.abort()


async def connect(port: int, source: str = "", deaf: bool = False) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from an address of our choice."""
    plain = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if deaf:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    if source:
        plain.bind((source, 0))
    plain.setblocking(False)
    try:
        await asyncio.wait_for(asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", port)), SILENCE)
    except (OSError, TimeoutError):
        plain.close()
        raise NotLetIn("no connection") from None
    return await asyncio.open_connection(sock=plain, limit=1024 if deaf else 2**20)


def framed(opcode: int, payload: bytes, *, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame of a client, right or wrong."""
    head = bytes([fin << 7 | reserved << 4 | opcode])
    size, flag = len(payload), masked << 7
    if size < 126:
        head += bytes([flag | size])
    elif size < 2**16:
        head += bytes([flag | 126]) + struct.pack("!H", size)
    else:
        head += bytes([flag | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + payload
    mask = random.randbytes(4)
    veil = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    return head + mask + (int.from_bytes(payload, "big") ^ veil).to_bytes(size, "big")


def from_elsewhere() -> str:
    """A loopback address that is not everybody's, where the system has one: limits by address then spare the others."""
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.66", 0))
        except OSError:
            return ""
    return "127.0.0.66"
