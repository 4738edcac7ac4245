"""The load driver: many tables of two players at once, one socket a player. Runs in `.bench/load`, beside the server it drives.

    drive.py SERVER PORT TABLES SECONDS [--pace SECONDS] [--pid PID] [--game GAME] [--spares N]

SERVER is `tablee`, spoken to as docs/protocol.md says, or `boardgameio`, which speaks socket.io over a websocket. Without a pace a
table's next move goes out as soon as the last one is acknowledged and whoever moves next has seen it. The time of a move runs
from its sending until then; of boardgame.io, which acknowledges nothing, until both players have the update. A table that is over
is followed by a fresh one: of ours by one of the spares that were made and joined before, since boardgame.io makes a match by
merely naming it. What a table takes in memory is told by the second half of the tables: with the first come catalogues and
the like, once for all. Prints one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import resource
import time
from functools import partial
from pathlib import Path
from typing import Any

import orjson
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

TEXT = WSMsgType.TEXT
State = dict[str, Any]


class Tally:
    """What was measured, while the measuring goes on."""

    def __init__(self) -> None:
        self.is_on = False
        self.times: list[float] = []
        self.frames = self.bytes = self.finished = self.refused = self.dry = 0


class Match:
    """Two players, in turn. What is sent and what came of it each kind of server says for itself."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.sent = self.due = 0.0
        self.is_waiting = False

    def moved(self, is_over: bool) -> None:
        """The last move is known to whoever must know it."""
        tally = self.load.tally
        if self.is_waiting and tally.is_on:
            tally.times.append(time.perf_counter() - self.sent)
        self.is_waiting = False
        if is_over:
            tally.finished += 1
            self.load.follow(self)
        else:
            self.schedule()

    def schedule(self) -> None:
        pace = self.load.args.pace
        if not pace:
            self.go()
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        self.due = max(self.due + pace, now) if self.due else now + random.random() * pace
        loop.call_at(self.due, self.go)

    def go(self) -> None:
        if not self.load.is_stopping:
            self.is_waiting, self.sent = True, time.perf_counter()
            self.move()

    def move(self) -> None:
        raise NotImplementedError

    async def connect(self) -> None:
        raise NotImplementedError

    def begin(self) -> None:
        raise NotImplementedError


class Socket(WSListener):  # type: ignore[misc]
    """One player's."""

    def __init__(self, match: Any, player: int) -> None:
        self.match, self.player, self.tally = match, player, match.load.tally
        self.transport: Any = None
        self.is_ready = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == TEXT:
            self.read(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())

    def read(self, data: bytes) -> None:
        raise NotImplementedError

    def send(self, data: bytes) -> None:
        self.transport.send(TEXT, data)

    def count(self, data: bytes) -> None:
        self.tally.frames += 1
        self.tally.bytes += len(data)


# Ours


class TableeSocket(Socket):
    def read(self, data: bytes) -> None:
        self.count(data)
        frame = orjson.loads(data)
        match frame["type"]:
            case "state":
                self.match.seen(self.player, frame)
            case "done":
                self.match.acknowledged(frame["id"])
            case "refused" | "closed":
                self.tally.refused += 1
                print(frame, flush=True)


class TableeMatch(Match):
    """A table of two guests, each with a cookie of its own."""

    def __init__(self, load: Load, id: str) -> None:
        super().__init__(load)
        self.id, self.wish = id, 0
        self.sockets: list[Any] = []
        self.states: list[State | None] = [None, None]
        self.is_acknowledged = True

    async def connect(self) -> None:
        for player, cookie in enumerate(self.load.cookies):
            address = f"ws://127.0.0.1:{self.load.args.port}/ws/tables/{self.id}"
            _, socket = await ws_connect(partial(TableeSocket, self, player), address, extra_headers={"Cookie": cookie})
            self.sockets.append(socket)
            socket.send(orjson.dumps({"type": "hello", "lang": "en", "seat": player}))
            await asyncio.wait_for(socket.is_ready, 600)

    def seen(self, player: int, state: State) -> None:
        self.states[player] = state
        if not self.sockets[-1].is_ready.done():
            self.sockets[-1].is_ready.set_result(None)
        self.look()

    def acknowledged(self, id: str) -> None:
        self.is_acknowledged = True
        self.look()

    def asked(self) -> tuple[int, State] | None:
        """Who is asked by the latest that anybody was told, if they know it themselves."""
        latest = max((ask["at"] for state in self.states if state for ask in state["asks"]), default=-1)
        for player, state in enumerate(self.states):
            for ask in state["asks"] if state else ():
                if ask["mine"] and ask["at"] == latest and not ask["optional"]:
                    return player, ask
        return None

    def look(self) -> None:
        if self.is_waiting and self.is_acknowledged:
            is_over = any(state and state["over"] for state in self.states)
            if is_over or self.asked():
                self.moved(is_over)

    def begin(self) -> None:
        self.schedule()

    def move(self) -> None:
        found = self.asked()
        assert found is not None
        player, ask = found
        option = random.choice(ask["options"])["text"]
        self.wish, self.is_acknowledged = self.wish + 1, False
        told = {"type": "answer", "id": f"w{self.wish}", "at": ask["at"], "option": option}
        state = self.states[player]
        assert state is not None
        self.states[player] = {**state, "asks": []}
        self.sockets[player].send(orjson.dumps(told))


class Desk:
    """Requests of one guest, one after the other."""

    def __init__(self, port: int) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=600)
        self.cookie = ""
        self.ask("GET", "/api/lobby")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
        self.line.request(method, path, None if body is None else orjson.dumps(body), headers)
        answer = self.line.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise SystemExit(f"{method} {path}: {answer.status} {text.decode()}")
        if named := answer.headers.get("set-cookie"):
            self.cookie = named.split(";")[0]
        return orjson.loads(text)


def new_table(one: Desk, two: Desk, game: str, n: int) -> str:
    """Both have names that nobody has at another table."""
    seats = [{"who": "me"}, {"who": "free"}]
    manner = {"pace": "instant", "window": 0, "listed": True}
    made = one.ask("POST", "/api/tables", {"game": game, "seats": seats, "name": f"Ann {n}", "manner": manner})
    two.ask("POST", f"/api/tables/{made['id']}/join", {"name": f"Ben {n}"})
    one.ask("POST", f"/api/tables/{made['id']}/start", {})
    return str(made["id"])


# boardgame.io


class PeerSocket(Socket):
    prefix = b"42/cards,"

    def read(self, data: bytes) -> None:
        if data.startswith(self.prefix):
            self.count(data)
            event = orjson.loads(data[len(self.prefix) :])
            if event[0] == "update":
                self.match.updated(self.player, event[1], event[2])
            elif event[0] == "sync":
                self.match.synced(self.player, event[1], event[2]["state"])
        elif data[:1] == b"2":
            self.send(b"3")
        elif data[:1] == b"0":
            self.send(b"40/cards,")
        elif data[:2] == b"40":
            self.is_ready.set_result(None)

    def emit(self, *event: Any) -> None:
        self.send(self.prefix + orjson.dumps(event))


class PeerMatch(Match):
    def __init__(self, load: Load, id: str) -> None:
        super().__init__(load)
        self.id, self.expected, self.got = id, -1, 0
        self.sockets: list[Any] = []
        self.states: dict[int, State] = {}

    async def connect(self) -> None:
        for player in (0, 1):
            address = f"ws://127.0.0.1:{self.load.args.port}/socket.io/?EIO=4&transport=websocket"
            _, socket = await ws_connect(partial(PeerSocket, self, player), address)
            await asyncio.wait_for(socket.is_ready, 600)
            self.sockets.append(socket)

    def begin(self) -> None:
        self.states, self.expected = {}, -1
        for player, socket in enumerate(self.sockets):
            socket.emit("sync", self.id, str(player), None, 2)

    def synced(self, player: int, id: str, state: State) -> None:
        if id == self.id:
            self.states[player] = state
            if len(self.states) == 2:
                self.schedule()

    def move(self) -> None:
        whose = int(self.states[0]["ctx"]["currentPlayer"])
        state = self.states[whose]
        self.expected, self.got = state["_stateID"] + 1, 0
        card = int(random.random() * len(state["G"]["hand"]))
        played = {"type": "play", "args": [card], "playerID": str(whose), "credentials": None}
        told = {"type": "MAKE_MOVE", "payload": played}
        self.sockets[whose].emit("update", told, state["_stateID"], self.id, str(whose))

    def updated(self, player: int, id: str, state: State) -> None:
        if id != self.id or state["_stateID"] < self.expected:
            return
        self.states[player] = state
        self.got += 1
        if self.got == 2:
            self.moved("gameover" in state["ctx"])


# The load


class Load:
    """So many tables, played for so many seconds."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args, self.tally, self.is_stopping = args, Tally(), False
        self.cookies: list[str] = []
        self.matches: list[Any] = []
        self.spares: list[Any] = []
        self.made = self.half = 0
        """How many matches have a name; what the server held in memory when half of the tables were there."""

    def name(self) -> str:
        self.made += 1
        return f"m{self.made}-{random.getrandbits(24)}"

    async def prepare(self) -> None:
        """Every table made and every socket open before anybody plays."""
        args = self.args
        desks = [] if args.server == "boardgameio" else [Desk(args.port), Desk(args.port)]
        self.cookies = [desk.cookie for desk in desks]
        tables = args.tables + args.spares
        for n in range(tables):
            if n == tables // 2:
                self.half = resident(args.pid)
            match = TableeMatch(self, new_table(*desks, args.game, n)) if desks else PeerMatch(self, self.name())
            await match.connect()
            self.matches.append(match)
        self.matches, self.spares = self.matches[: args.tables], self.matches[args.tables :]

    def follow(self, match: Any) -> None:
        """A table is over: another takes its place."""
        if self.is_stopping:
            return
        if isinstance(match, PeerMatch):
            match.id = self.name()
            match.begin()
        elif self.spares:
            fresh = self.spares.pop()
            fresh.due = match.due
            fresh.begin()
        else:
            self.tally.dry += 1

    async def run(self) -> None:
        args, tally = self.args, self.tally
        begun = time.perf_counter()
        await self.prepare()
        ready, held = time.perf_counter() - begun, resident(args.pid)
        for match in self.matches:
            match.begin()
        await asyncio.sleep(args.warm)
        tally.frames = tally.bytes = 0
        tally.is_on, began = True, time.perf_counter()
        own, cpu, base = time.process_time(), processor(args.pid), processor(args.database)
        await asyncio.sleep(args.seconds)
        tally.is_on, seconds = False, time.perf_counter() - began
        own, cpu = time.process_time() - own, processor(args.pid) - cpu
        base = processor(args.database) - base
        self.is_stopping = True
        self.report(seconds, own, cpu, base, ready, held - self.half)

    def report(self, seconds: float, own: float, cpu: float, base: float, ready: float, grown: int) -> None:
        tally, args = self.tally, self.args
        times = sorted(tally.times)
        later = args.tables + args.spares - (args.tables + args.spares) // 2
        told = {
            "server": args.server,
            "tables": args.tables,
            "pace": args.pace,
            "seconds": round(seconds, 1),
            "moves": len(times),
            "moves_per_s": round(len(times) / seconds, 1),
            **{f"p{at:g}_ms": quantile(times, at / 100) for at in (50, 95, 99)},
            "cpu_ms_per_move": round(1000 * cpu / max(1, len(times)), 3),
            "database_ms_per_move": round(1000 * base / max(1, len(times)), 3),
            "bytes_per_frame": round(tally.bytes / max(1, tally.frames)),
            "frames_per_move": round(tally.frames / max(1, len(times)), 2),
            "server_busy": round(cpu / seconds, 2),
            "driver_busy": round(own / seconds, 2),
            "finished": tally.finished,
            "refused": tally.refused,
            "dry": tally.dry,
            "ready_s": round(ready, 1),
            "kb_per_table": round(grown / 1000 / later, 1),
        }
        print(json.dumps(told), flush=True)


def quantile(times: list[float], at: float) -> float | None:
    return round(1000 * times[min(len(times) - 1, int(at * len(times)))], 2) if times else None


def resident(pid: int) -> int:
    """Bytes of memory a process holds."""
    if not pid:
        return 0
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * resource.getpagesize()


def processor(pid: int) -> float:
    """Seconds of processor time that a process and those it has started have used."""
    used, children = dict[int, float](), dict[int, list[int]]()
    for path in Path("/proc").glob("[0-9]*/stat") if pid else ():
        with contextlib.suppress(OSError):  # it has ended meanwhile
            fields = path.read_text(encoding="utf-8", errors="replace").rsplit(")", 1)[1].split()
            used[int(path.parent.name)] = (int(fields[11]) + int(fields[12])) / 100
            children.setdefault(int(fields[1]), []).append(int(path.parent.name))
    line, total = [pid], 0.0
    while line:
        one = line.pop()
        total += used.get(one, 0.0)
        line += children.get(one, [])
    return total


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("server", choices=("tablee", "boardgameio"))
    parser.add_argument("port", type=int)
    parser.add_argument("tables", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--pid", type=int, default=0)
    parser.add_argument("--database", type=int, default=0, help="the process of the database, if it is another")
    parser.add_argument("--game", default="shipwreck")
    parser.add_argument("--spares", type=int, default=0)
    parser.add_argument("--warm", type=float, default=2.0)
    return parser.parse_args()


if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65536), most))
    with contextlib.suppress(KeyboardInterrupt):
        uvloop.run(Load(parse()).run())
