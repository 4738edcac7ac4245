"""Somebody at a served table, as a program: cookies, REST and sockets, nothing else."""

from __future__ import annotations

import json
import time
from typing import Any, Protocol

import httpx
from tests.serving import Served
from websockets.sync.client import ClientConnection, connect

Frame = dict[str, Any]


class Meet(Protocol):
    """How a test gets somebody: at the served house of all tests, or at its own."""

    def __call__(self, name: str = "Ada", lang: str = "en", served: Served | None = None) -> Person: ...


class Person:
    """One browser's worth of cookies."""

    def __init__(self, served: Served, name: str = "Ada", lang: str = "en") -> None:
        self.served, self.name, self.lang = served, name, lang
        self.chairs: list[Chair] = []
        self.http = httpx.Client(base_url=served.url, params={"lang": lang}, timeout=60)
        self.http.post("/api/me", json={"name": name}).raise_for_status()

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["tablee_guest"])

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params={"lang": self.lang, **params})

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def table(self, game: str, *seats: str, start: bool = True, **more: Any) -> str:
        """A new table with these seats (me, free, bot); its id."""
        manner = {"pace": "instant", "window": 0, **more.pop("manner", {})}
        made = self.post("/api/tables", game=game, seats=[{"who": who} for who in seats], manner=manner, **more)
        assert made.status_code == 201, made.text
        table = str(made.json()["id"])
        if start:
            self.start(table)
        return table

    def start(self, table: str) -> None:
        started = self.post(f"/api/tables/{table}/start", nonce="a nonce")
        assert started.status_code == 200, started.text

    def sit(self, table: str, seat: int | None = 0, since: int = 0, lang: str = "") -> Chair:
        chair = Chair(self, table, seat, since, lang or self.lang)
        self.chairs.append(chair)
        return chair

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()
        self.http.close()


class Chair:
    """A socket of a person at a table."""

    def __init__(self, person: Person, table: str, seat: int | None, since: int = 0, lang: str = "en") -> None:
        self.person, self.table, self.seat = person, table, seat
        self.socket: ClientConnection = connect(
            f"{person.served.socket_url}/ws/tables/{table}",
            additional_headers={"Cookie": f"tablee_guest={person.cookie}"},
        )
        self.frames: list[Frame] = []
        self.events: list[Frame] = []
        self.state: Frame = {}
        self.done: set[str] = set()
        self.refused: dict[str, Frame] = {}
        self._n = 0
        self.hello(lang, since)

    def hello(self, lang: str = "en", since: int = 0, seat: int | None = None) -> None:
        self.events = self.events[:since]
        self.send(type="hello", lang=lang, seat=self.seat if seat is None else seat, since=since)

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def receive(self, timeout: float = 120) -> Frame:
        """The next frame, noted."""
        frame: Frame = json.loads(self.socket.recv(timeout))
        self.frames.append(frame)
        match frame["type"]:
            case "state":
                self.state = frame
                assert frame["since"] == len(self.events), "events came twice or were left out"
                self.events += frame["events"]
            case "done":
                self.done.add(frame["id"])
            case "refused":
                self.refused[frame["id"]] = frame
        return frame

    def until(self, kind: str, timeout: float = 120) -> Frame:
        """Read on to the next frame of this kind."""
        while True:
            frame = self.receive(timeout)
            if frame["type"] == kind:
                return frame

    def wish(self, **frame: Any) -> Frame:
        """Send a wish and read on until it is answered. Gives the answer. Whoever is told to be slower waits and asks again."""
        self._n += 1
        id = frame.pop("id", f"{self.seat}-{self._n}")
        self.send(id=id, **frame)
        while True:
            answer = self.receive()
            if answer["type"] in ("done", "refused") and answer["id"] == id:
                if answer.get("code") != "too-fast":
                    return answer
                del self.refused[id]
                time.sleep(0.3)
                self.send(id=id, **frame)

    @property
    def mine(self) -> Frame | None:
        return next((ask for ask in self.state.get("asks", []) if ask["mine"]), None)

    def my_move(self) -> Frame | None:
        """Read on until something is asked of this seat; None when the game is over."""
        while not self.state or (self.mine is None and not self.state["over"]):
            self.receive()
        return None if self.state["over"] else self.mine

    def answer(self, option: int | str = 0, **more: Any) -> Frame:
        ask = self.mine
        assert ask is not None
        text = ask["options"][option]["text"] if isinstance(option, int) else option
        return self.wish(type="answer", at=ask["at"], option=text, **more)

    def close(self) -> None:
        self.socket.close()
