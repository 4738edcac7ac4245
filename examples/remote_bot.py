"""A bot that plays at any Tablée server over the network, with nothing but the protocol of docs/protocol.md.

    python examples/remote_bot.py 'http://localhost:8765/join#TOKEN' --name Robot

It opens an invite link, sits down, waits for the host to start, and answers anything it is offered until the game is over. It
survives a lost connection: what was not acknowledged is sent again under the same id. Needs httpx and websockets.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

Frame = dict[str, Any]

WAIT = 1.0
"""Seconds before a lost connection is tried again."""


class Bot:
    """One seat at one table."""

    def __init__(self, base: str, table: str, seat: int, cookie: str) -> None:
        self.base, self.table, self.seat, self.cookie = base, table, seat, cookie
        self.events = 0
        self.unanswered: Frame | None = None
        """The answer that was sent and not yet acknowledged."""

    async def play(self) -> str:
        """Play to the end. Gives how it ended, in one sentence."""
        address = self.base.replace("http", "ws", 1) + f"/ws/tables/{self.table}"
        while True:
            try:
                async with connect(address, additional_headers={"Cookie": self.cookie}) as socket:
                    return await self.sit(socket)
            except (ConnectionClosed, InvalidMessage, OSError):  # the second: lost while it was being made
                await asyncio.sleep(WAIT)

    async def sit(self, socket: ClientConnection) -> str:
        await self.send(socket, {"type": "hello", "lang": "en", "seat": self.seat, "since": self.events})
        if self.unanswered:
            await self.send(socket, self.unanswered)
        async for text in socket:
            frame: Frame = json.loads(text)
            match frame["type"]:
                case "state":
                    self.events = frame["since"] + len(frame["events"])
                    for event in frame["events"]:
                        print(event["sentence"])
                    if frame["over"]:
                        return str(frame["over"]["sentence"])
                    await self.answer(socket, frame)
                case "done" | "refused" if self.unanswered and frame["id"] == self.unanswered["id"]:
                    self.unanswered = None
                case "closed":
                    raise SystemExit(frame["sentence"])
        raise ConnectionError

    async def answer(self, socket: ClientConnection, state: Frame) -> None:
        """Answer what is asked of this seat; let pass what is optional."""
        for ask in state["asks"]:
            if ask["mine"] and not ask["optional"]:
                option = random.choice(ask["options"])
                self.unanswered = {
                    "type": "answer",
                    "id": secrets.token_hex(8),
                    "at": ask["at"],
                    "option": option["text"],
                }
                await self.send(socket, self.unanswered)
                return
        if state["window"]["can_pass"] and not state["window"]["passed"]:
            await self.send(socket, {"type": "pass", "id": secrets.token_hex(8), "until": "now"})

    async def send(self, socket: ClientConnection, frame: Frame) -> None:
        await socket.send(json.dumps(frame))


async def sit_down(link: str, name: str) -> Bot:
    """Open an invite link and take a seat."""
    parts = urlsplit(link)
    base, token = f"{parts.scheme}://{parts.netloc}", parts.fragment
    async with httpx.AsyncClient(base_url=base) as http:
        await http.post("/api/me", json={"name": name})
        exchanged = (await http.post("/api/invites", json={"token": token})).raise_for_status().json()
        table, seat = exchanged["table"], exchanged["seat"]
        if seat is None:
            told = await http.post(
                f"/api/tables/{table['id']}/join", json={"name": name, "nonce": secrets.token_hex(8)}
            )
            seat = next(place["seat"] for place in told.raise_for_status().json()["seats"] if place["mine"])
        cookie = f"tablee_guest={http.cookies['tablee_guest']}"
    return Bot(base, table["id"], seat, cookie)


async def main(link: str, name: str) -> None:
    bot = await sit_down(link, name)
    print(await bot.play())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot for any Tablée server.")
    parser.add_argument("link", help="an invite link: http://localhost:8765/join#TOKEN")
    parser.add_argument("--name", default="Robot")
    told = parser.parse_args()
    asyncio.run(main(told.link, told.name))
