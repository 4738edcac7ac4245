"""People who play by program through any fault: they note every wish, come back, and send again what was not answered."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, Literal

import httpx
from tests.fuzz.report import Report
from tests.serving import Served
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

import tablee

Frame = dict[str, Any]
LATE = {"stale", "not-asked", "not-offered", "over", "muted"}
"""What an honest wish may be refused with: the table has moved on meanwhile."""
NEVER = 10**9
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Made once: every client would make its own, which takes longer than all it asks for here."""
AGAIN = 0.05
"""Seconds between two tries to come back."""
SILENCE = 60.0
"""Seconds in which a wish must be answered, whatever the answer."""


class Wish:
    """Something wished for: as it was sent, as the log must have it, and what became of it."""

    def __init__(self, id: str, table: str, frame: Frame, kept: Frame | str) -> None:
        self.id, self.table, self.frame, self.kept = id, table, frame, kept
        self.fate: Literal["under way", "done", "refused"] = "under way"
        self.code = ""
        self.sent = 0
        """How often it was sent: again after coming back, and in another window."""
        self.heard: list[str] = []
        """What each sending was answered with that was answered at all: the code of a refusal, or nothing for *done*."""
        self.is_given_up = False
        """Nobody waits for what becomes of it any more: it was done, or it was not."""

    @property
    def is_acknowledged(self) -> bool:
        """Somebody was told that it is done, in whichever window."""
        return "" in self.heard

    @property
    def is_open(self) -> bool:
        """A sending of it was never answered, so it may have been done."""
        return self.sent > len(self.heard)

    @property
    def is_line(self) -> bool:
        """A line of chat, which is not in the log."""
        return isinstance(self.kept, str)


class Aim:
    """A moment to shoot at: those whose next wish ends their game wait here until they are told to go on, all at once."""

    def __init__(self) -> None:
        self.poised = 0
        self._fire = asyncio.Event()
        self._fire.set()

    def hold(self) -> None:
        self._fire.clear()

    def fire(self) -> None:
        self._fire.set()

    async def wait(self) -> None:
        self.poised += 1
        await self._fire.wait()
        self.poised -= 1


class Player:
    """Somebody in one seat of one table. After `plan` answers they give up; when everybody has, the game is over. Then they say goodbye,
    and are done when they have heard everybody else do so."""

    def __init__(self, club: Club, table: str, seat: int, cookie: str, plan: int, rng: Random) -> None:
        self.club, self.table, self.seat, self.cookie, self.plan, self.rng = club, table, seat, cookie, plan, rng
        self.wishes: list[Wish] = []
        self.events = 0
        self.told: list[Frame] = []
        self.state: Frame = {}
        self.heard: set[int] = set()
        self.answers = 0
        self.is_done = self.is_over_checked = False
        self._others: set[int] = set()
        self._socket: ClientConnection | None = None
        self._rivals: set[asyncio.Task[None]] = set()

    async def stay(self) -> None:
        """Until all is said and done: lost connections are made again."""
        while not self.is_done:
            self.is_over_checked = False
            try:
                await self._sit_down()
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError):
                await asyncio.sleep(AGAIN)

    async def _sit_down(self) -> None:
        async with self._connect() as self._socket:
            await self._send({"type": "hello", "lang": "en", "seat": self.seat, "since": self.events})
            for wish in self.under_way():
                self.club.report.count("wishes sent again")
                await self._send_wish(wish)
            while not self.is_done:
                await self._hear(json.loads(await self._next()))
                await self._go_on()

    def _connect(self) -> connect:
        """A socket at any of the processes that serve."""
        url = f"{self.club.any_served().socket_url}/ws/tables/{self.table}"
        return connect(
            url, additional_headers={"Cookie": self.cookie}, max_size=None, ping_interval=None, open_timeout=20
        )

    async def _next(self) -> str | bytes:
        """The next frame. Who waits for an answer waits for so long, then comes back and sends again."""
        assert self._socket is not None
        waiting = [wish.frame for wish in self.under_way()]
        try:
            async with asyncio.timeout(SILENCE if waiting else None):
                return await self._socket.recv()
        except TimeoutError:
            self.club.report.fail(
                "every wish is answered", f"table {self.table}: {waiting}, {SILENCE:.0f} s of silence"
            )
            raise

    async def _send_wish(self, wish: Wish) -> None:
        wish.sent += 1
        await self._send(wish.frame)

    async def _send(self, frame: Frame) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(frame))

    def under_way(self) -> Iterator[Wish]:
        return (wish for wish in self.wishes if wish.fate == "under way" and not wish.is_given_up)

    # What comes

    async def _hear(self, frame: Frame) -> None:
        match frame["type"]:
            case "welcome":
                self._others = {seat["seat"] for seat in frame["table"]["seats"]} - {self.seat}
                self.heard |= {line["seat"] for line in frame["chat"] if line["text"].startswith("goodbye")}
            case "state":
                self._hear_state(frame)
            case "said" if frame["line"]["text"].startswith("goodbye"):
                self.heard.add(frame["line"]["seat"])
            case "done" | "refused":
                await self._hear_answer(frame)
            case "closed":
                self.club.report.fail("no honest player is sent away", f"table {self.table}: {frame}")
                self.is_done = True

    def _hear_state(self, frame: Frame) -> None:
        told = f"table {self.table}, seat {self.seat}: {self.events} events known, told from {frame['since']}"
        self.club.report.check(
            frame["since"] == self.events, "events come once, in order, and none is taken back", told
        )
        self.state, self.events = frame, frame["since"] + len(frame["events"])
        self.told += frame["events"]

    async def _hear_answer(self, frame: Frame) -> None:
        wish = next((wish for wish in self.under_way() if wish.id == frame["id"]), None)
        if wish is None:
            return
        code = frame.get("code", "")
        wish.heard.append(code)
        if code == "too-fast":
            await asyncio.sleep(0.2)
            await self._send_wish(wish)
            return
        wish.fate, wish.code = frame["type"], code
        if code and code not in LATE:
            is_known = code == "not-kept"
            self.club.report.check(
                is_known, "an honest wish is refused only when it comes late", f"{wish.frame}: {frame}"
            )
            await asyncio.sleep(0.1)
        if not code and wish.frame["type"] == "answer":
            self.answers += 1

    # What goes

    async def _go_on(self) -> None:
        """Wish for the next thing, when nothing is under way."""
        if not self.state or any(self.under_way()):
            return
        if self.state["over"]:
            await self._finish()
            return
        if self.answers >= self.plan and any(act["text"] == "surrender" for act in self.state["acts"]):
            if self._others <= set(self.state["view"]["table"]["gave_up"]):
                await self.club.aim.wait()
            await self._wish({"type": "do", "act": "surrender"}, {"act": [self.seat, "surrender"]})
            return
        ask = next((ask for ask in self.state["asks"] if ask["mine"]), None)
        if ask is not None:
            await self._wish(*self._chosen(ask))

    def _chosen(self, ask: Frame) -> tuple[Frame, Frame | str]:
        """Mostly an answer; now and then a note or a line of chat before it."""
        draw, text = self.rng.random(), f"{self.rng.getrandbits(32):x}"
        if draw < 0.05:
            return {"type": "note", "text": text}, {"note": [self.seat, text]}
        if draw < 0.1:
            return {"type": "say", "text": text}, text
        option = self.rng.choice(ask["options"])["text"]
        return {"type": "answer", "at": ask["at"], "option": option}, {"answer": [self.seat, option]}

    async def _wish(self, frame: Frame, kept: Frame | str) -> None:
        wish = Wish(self.club.new_id(), self.table, frame, kept)
        frame["id"] = wish.id
        self.wishes.append(wish)
        if frame["type"] == "answer" and self.rng.random() < self.club.rivalry:
            task = asyncio.create_task(self._rival(wish))
            self._rivals.add(task)
            task.add_done_callback(self._rivals.discard)
        await self._send_wish(wish)

    # The same person in another window

    async def _rival(self, wish: Wish) -> None:
        """Send the same answer once more, and another answer to the same question, in any order, perhaps at another process."""
        ask = next((ask for ask in self.state["asks"] if ask["mine"]), None)
        if ask is None:
            return
        option = self.rng.choice(ask["options"])["text"]
        frame = {"type": "answer", "at": ask["at"], "option": option, "id": self.club.new_id()}
        rival = Wish(frame["id"], self.table, frame, {"answer": [self.seat, option]})
        self.wishes.append(rival)
        self.club.report.count("answers sent twice, and rivals to them")
        try:
            async with asyncio.timeout(SILENCE), self._connect() as socket:
                await socket.send(json.dumps({"type": "hello", "lang": "en", "seat": self.seat}))
                awaited = {wish.id: wish, rival.id: rival}
                for one in self.rng.sample([wish, rival], 2):
                    one.sent += 1
                    await socket.send(json.dumps(one.frame))
                while awaited:
                    heard = json.loads(await socket.recv())
                    if heard["type"] in ("done", "refused") and (one := awaited.pop(heard["id"], None)):
                        one.heard.append(heard.get("code", ""))
                        if one is rival:
                            rival.fate, rival.code = heard["type"], heard.get("code", "")
        except (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError):
            pass
        finally:
            rival.is_given_up = rival.fate == "under way"
            with suppress(OSError, WebSocketException):  # the first window goes on when this one is done
                await self._send({"type": "ping", "id": f"{rival.id}-ping"})

    async def see_afresh(self) -> None:
        """Whether somebody who comes now is told what this one knows, from the first event to the last."""
        async with self._connect() as socket:
            await socket.send(json.dumps({"type": "hello", "lang": "en", "seat": self.seat}))
            while (fresh := json.loads(await socket.recv()))["type"] != "state":
                pass
        report, where = self.club.report, f"table {self.table}, seat {self.seat}"
        report.count("views compared with a fresh one")
        report.check(fresh["events"] == self.told, "everybody has been told what a fresh reader is told", where)
        own = {name: part for name, part in self.state.items() if name not in ("seq", "since", "events")}
        report.check(
            own == {name: fresh[name] for name in own},
            "everybody ends with the view of a fresh reader",
            f"{where}: {own}",
        )

    async def _finish(self) -> None:
        """The game is over: so says the table, so must its head. Then goodbye."""
        if not self.is_over_checked:
            self.is_over_checked = True
            await self.club.look_at_end(self)
        if not any(wish.frame.get("text", "").startswith("goodbye") and wish.fate == "done" for wish in self.wishes):
            goodbye = f"goodbye from {self.seat}"
            await self._wish({"type": "say", "text": goodbye}, goodbye)
        elif self._others <= self.heard:
            self.is_done = True


class Club:
    """Everybody who plays, at many tables at once, by whichever process answers. `rivalry`: how often somebody answers in two windows at
    once."""

    def __init__(self, served: Served, seed: int, report: Report, *more: Served, rivalry: float = 0.0) -> None:
        self.serving, self.report, self.rng, self.rivalry = [served, *more], report, Random(seed), rivalry
        self.aim = Aim()
        self.players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._n, self._seed = 0, seed
        self._running: set[str] = set()
        self._verified: set[str] = set()

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.any_served().url, timeout=60, verify=NO_TLS)

    def any_served(self) -> Served:
        """One of the processes; it may be dead just now."""
        return self.rng.choice([one for one in self.serving if one.is_running] or self.serving)

    def new_id(self) -> str:
        self._n += 1
        return f"s{self._seed}-{self._n}"

    @property
    def wishes(self) -> list[Wish]:
        return [wish for player in self.players for wish in player.wishes]

    def playing(self) -> int:
        """How many tables are being played at."""
        return len({player.table for player in self.players if not player.is_done})

    async def open(self, tables: int, most: int = 8) -> None:
        """So many new tables, each of a game in turn, each with its own people; they give up after at most so many answers each, but
        at every tenth table never."""
        games = list(tablee.games())
        async with self.client() as http:
            first = len(self.players)
            mosts = [most if self.rng.randrange(10) else NEVER for _ in range(tables)]
            await asyncio.gather(
                *(self._set_up(http, games[(first + n) % len(games)], most) for n, most in enumerate(mosts))
            )
        self.report.count("tables", tables)

    async def _set_up(self, http: httpx.AsyncClient, game: str, most: int) -> None:
        seats = max(2, min(tablee.games()[game].seats))
        people = [await self._guest(name) for name in ("Ada", "Bob", "Cleo")[:seats]]
        manner = {"pace": "instant", "window": 0}
        wished = {"game": game, "seats": [{"who": "me"}, *[{"who": "free"}] * (seats - 1)], "manner": manner}
        host = {"Cookie": people[0]}
        table = str((await asked(http, "/api/tables", wished, host))["id"])
        token = (await asked(http, f"/api/tables/{table}/invites", {}, host))["token"]
        for name, cookie in zip(("Bob", "Cleo"), people[1:], strict=False):
            await asked(http, "/api/invites", {"token": token}, {"Cookie": cookie})
            await asked(http, f"/api/tables/{table}/join", {"name": name}, {"Cookie": cookie})
        await asked(http, f"/api/tables/{table}/start", {"nonce": f"{self.rng.getrandbits(32)}"}, host)
        for seat, cookie in enumerate(people):
            plan = most if most == NEVER else self.rng.randrange(most)
            self.sit(Player(self, table, seat, cookie, plan, Random(self.rng.getrandbits(64))))

    async def _guest(self, name: str) -> str:
        """The cookie of somebody new."""
        async with self.client() as http:
            await asked(http, "/api/me", {"name": name}, {})
            return f"tablee_guest={http.cookies['tablee_guest']}"

    def sit(self, player: Player) -> None:
        self.players.append(player)
        self._tasks.append(asyncio.create_task(player.stay()))

    async def look_at_end(self, player: Player) -> None:
        """Whether the house, too, says that this table is over, and lets its record be read."""
        async with self.client() as http:
            try:
                told = await http.get(f"/api/tables/{player.table}", headers={"Cookie": player.cookie})
                record = await http.get(f"/api/tables/{player.table}/record")
            except httpx.TransportError:
                player.is_over_checked = False  # it was killed just now: after the next hello
                return
        if 503 in (told.status_code, record.status_code):
            player.is_over_checked = False
            return
        info = told.json()
        self.report.count("ends looked at")
        is_over = info.get("phase") == "over"
        self.report.count("found running though over", not is_over and player.table not in self._running)
        if not is_over:
            self._running.add(player.table)
            claim = "a table whose game is over is over for the house"
            self.report.fail(claim, f"table {player.table}: {info.get('phase')}")
            return
        if player.table in self._verified:
            return
        self._verified.add(player.table)
        try:
            tablee.replay(tablee.Record.from_json(record.text), verify=True)
        except ValueError as error:
            self.report.fail("the record of every finished table verifies", f"table {player.table}: {error}")

    async def finish(self, seconds: float) -> None:
        """Let all games end. Whoever is not done by then has not heard the others, or cannot go on."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        for player, task in zip(self.players, self._tasks, strict=True):
            if not task.done():
                task.cancel()
                waits = f"table {player.table}, seat {player.seat}: heard {sorted(player.heard)}, over: {bool(player.state.get('over'))}"
                claim = "every table is played to its end, and its players hear each other"
                self.report.fail(claim, f"{waits}, under way: {[wish.frame for wish in player.under_way()]}")
            elif task.exception() is not None:
                self.report.fail("no player is confused", f"table {player.table}: {task.exception()!r}")
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for player in self.players:
            if player.is_done:
                await player.see_afresh()


async def asked(http: httpx.AsyncClient, path: str, body: Frame, headers: dict[str, str]) -> Frame:
    answer = await http.post(path, json=body, headers=headers)
    assert answer.status_code < 300, f"{path}: {answer.status_code} {answer.text}"
    found: Frame = answer.json()
    return found
