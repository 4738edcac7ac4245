"""The sockets attacked at real tables, while honest people play there.

`besiege(served, seed, rounds)` returns what it came to.
"""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from tests.fuzz import wires
from tests.fuzz.attacks import ATTACKS, Attack
from tests.fuzz.ground import Ground
from tests.fuzz.honest import LONGEST_TRIP, Control, Party, Playing
from tests.fuzz.report import Report, known_codes
from tests.fuzz.wires import NotLetIn, Wire
from tests.server.people import Person
from tests.serving import Served

import tablee

CROWD = 24
"""Attackers at once."""
HOARDERS = 60
"""Sockets that stay open to the end, at most: they say nothing, read nothing, or never finish what they say."""
MEMORY = 64
"""Megabytes that the server may have grown by, both while all hoarders hold on and afterwards."""
PATIENCE = 240
"""Seconds that honest games may take after the last attack."""
CODES = known_codes()


def besiege(served: Served, seed: int, rounds: int) -> Report:
    """So many rounds of attackers, while at least one whole game of each kind is played."""
    report = Report("The sockets", seed)
    ground, control, mallory = Ground(served.url), Control(served), Person(served, "Mallory")
    parties = [Party(served, game, seed, control, mallory, report) for game in tablee.games()]
    siege, is_over = Siege(served, ground, mallory, parties, report), threading.Event()
    playing = [Playing(party, is_over.is_set) for party in parties]
    try:
        asyncio.run(siege.run(Random(seed), rounds))
    finally:
        is_over.set()
    for each in playing:
        each.thread.join(PATIENCE)
        report.check(not each.thread.is_alive(), "no honest game is lost", f"{each.party.where} does not end")
    control.close()
    mallory.close()
    ground.close()
    siege.note_memory("left after the attack")
    siege.look_at_control(control)
    siege.look_at_log()
    return report


class Siege:
    """Who is attacked, by whom, from where, and what came back."""

    def __init__(self, served: Served, ground: Ground, mallory: Person, parties: list[Party], report: Report) -> None:
        self.served, self.ground, self.mallory, self.parties, self.report = served, ground, mallory, parties, report
        self.source = wires.from_elsewhere()
        for what in ("rounds", *(name_of(attack) for attack in ATTACKS)):
            report.count(what, 0)
        self.hoarded: list[Wire] = []
        self.entered: list[Wire] = []
        self.log_began, self.memory_began = served.log.stat().st_size, self.memory()

    async def run(self, rng: Random, rounds: int) -> None:
        for n in range(rounds):
            attacks = [rng.choice(ATTACKS) for _ in range(CROWD)]
            await asyncio.gather(*(self.one(attack, Random(rng.getrandbits(64))) for attack in attacks))
            self.leave()
            self.report.count("rounds")
            self.report.check(
                await asyncio.to_thread(self.is_well), "the house is well after every round", f"round {n}"
            )
        self.note_memory("held at the height of the attack")
        for wire in self.hoarded:
            wire.cut()

    async def one(self, attack: Attack, rng: Random) -> None:
        """One attacker, who is turned away or does what they came for."""
        self.report.count(name_of(attack))
        try:
            await attack(self, rng)
        except NotLetIn:
            self.report.count("attackers turned away at the door")
        except OSError:
            self.report.count("attackers cut off")

    def is_well(self) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.served.url}/api/health", timeout=30).json() == {"ok": True}
        return False

    # Whom and where

    def table(self, rng: Random) -> tuple[str, str, int | None]:
        """A table, a cookie, and the seat it is good for: Mallory's own, the host's of a quiet table, or none."""
        party = rng.choice(self.parties)
        mallory, host = f"tablee_guest={self.mallory.cookie}", self.ground.cookie
        return rng.choice(
            [
                (party.table, mallory, 2),
                (party.table, mallory, 2),
                (party.table, mallory, None),
                (party.table, "", None),
                (party.table, "tablee_guest=forged.forged", 0),
                (rng.choice(self.ground.running), host, 0),
                (rng.choice(self.ground.tables), host, 0),
                (rng.choice(self.ground.tables), host, None),
                ("nowhere", host, 0),
            ]
        )

    async def enter(self, rng: Random, deaf: bool = False, greet: bool = True) -> Wire:
        """Sit down or look on somewhere."""
        table, cookie, seat = self.table(rng)
        wire = await Wire.open(self.served.port, f"/ws/tables/{table}", cookie, self.source, deaf)
        self.entered.append(wire)
        if greet:
            await wire.say(type="hello", lang="en", seat=seat, since=0)
        return wire

    def leave(self) -> None:
        """Whoever does not hold on is gone, whatever became of them."""
        for wire in self.entered:
            if wire not in self.hoarded:
                wire.cut()
        self.entered.clear()

    def hoard(self, wire: Wire) -> None:
        """Hold on to a socket until the end; when there are too many, the oldest goes."""
        self.hoarded.append(wire)
        if len(self.hoarded) > HOARDERS:
            self.hoarded.pop(0).cut()

    # What came back

    def hear(self, wire: Wire) -> None:
        """Look at all that an attacker was told: refusals are proper ones, and nothing went wrong inside."""
        for frame in wire.heard:
            self.report.count("wishes of attackers done", frame["type"] == "done")
            if frame["type"] not in ("refused", "closed"):
                continue
            self.report.count("refusals to attackers")
            code = frame["code"]
            self.report.check(code in CODES, "every refusal has a code the protocol names", json.dumps(frame))
            self.report.check(code != "internal", "nothing goes wrong inside", json.dumps(frame))
        del wire.heard[:]

    def state(self, wire: Wire) -> dict[str, Any]:
        return next((frame for frame in reversed(wire.heard) if frame["type"] == "state"), {})

    def look_at_control(self, control: Control) -> None:
        self.report.check(not control.trouble, "the control ping is never cut off", control.trouble)
        self.report.count("round trips of the control ping", control.trips)
        self.report.figures["longest round trip of the control ping"] = f"{control.longest * 1000:.0f} ms"
        claim = f"no control ping takes {LONGEST_TRIP:.0f} seconds"
        self.report.check(control.longest < LONGEST_TRIP, claim, f"{control.longest:.1f} s")

    def look_at_log(self) -> None:
        """The server's own log tells of no failure."""
        for line in self.served.log.read_bytes()[self.log_began :].decode(errors="replace").splitlines():
            if '"level": "error"' in line or "Traceback" in line or "Error" in line:
                self.report.fail("the server's log tells of no failure", line)

    # Memory

    def memory(self) -> float | None:
        """Megabytes of the server's own process, where the system tells."""
        status = Path(f"/proc/{self.served.pid}/status")
        if not status.exists():
            return None
        line = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024

    def note_memory(self, when: str) -> None:
        now = self.memory()
        if now is None or self.memory_began is None:
            self.report.figures[f"memory {when}"] = "not measured: only Linux tells"
            return
        grown = now - self.memory_began
        self.report.figures[f"memory {when}"] = f"{grown:+.0f} MB (of {now:.0f} MB)"
        self.report.check(grown <= MEMORY, f"the server grows by at most {MEMORY} MB", f"{when}: {grown:.0f} MB")


def name_of(attack: Attack) -> str:
    return f"attackers, {attack.__name__.replace('_', ' ')}"
