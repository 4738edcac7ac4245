"""Faults of the world round a real server: killed, out of disk, started twice, everybody back at once.

Each returns a report. All of them end with a look into the database against what the players were told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random

import httpx
from tests.faults import kept
from tests.faults.players import Club
from tests.fuzz.report import Report
from tests.serving import Served

PATIENCE = 120
"""Seconds in which all games must have come to their ends, once nothing hinders them any more."""
SOON = (0.005, 0.05)
"""Seconds within which wishes are written, one or many: a kill that is aimed comes before they have passed."""
FULL = 64 * 1024
"""Bytes that files may grow to while the disk is full: enough for the log that the server prints, not for the tables."""


def kill(served: Served, seed: int, rounds: int, tables: int = 12) -> Report:
    """Kill the server so many times while people play, and start it again on what it left."""
    report = Report("Killed", seed)
    club = asyncio.run(_kill(served, seed, rounds, tables, report))
    return _settle(served, club, report)


async def _kill(served: Served, seed: int, rounds: int, tables: int, report: Report) -> Club:
    rng = Random(seed)
    club = Club(served, seed, report)
    for n in range(rounds):
        club.aim.hold()
        await club.open(max(0, tables - club.playing()))
        if n % 3:
            await _at_an_end(club, rng)
        else:
            club.aim.fire()
            await asyncio.sleep(rng.uniform(0.0, 0.5))
        served.kill()
        report.count("kills")
        report.count("last wishes under way at a kill", _last_ones(club))
        club.aim.fire()
        await asyncio.to_thread(served.start)
    await club.finish(PATIENCE)
    return club


async def _at_an_end(club: Club, rng: Random, most: float = 3.0) -> None:
    """Wait until several games lack but one wish, let these go all at once, and wait for a moment, but not for their answers."""
    until = time.monotonic() + most
    while club.aim.poised < max(2, club.playing() // 2) and time.monotonic() < until:
        await asyncio.sleep(0.01)
    club.aim.fire()
    club.report.count("kills aimed at the last answers of games")
    await asyncio.sleep(rng.uniform(0.0, rng.choice(SOON)))


def _last_ones(club: Club) -> int:
    last = [wish for player in club.players for wish in player.under_way() if wish.frame.get("act") == "surrender"]
    return len(last)


def _settle(served: Served, club: Club, report: Report) -> Report:
    """Stop the server and compare what it has kept with what it has said."""
    served.stop()
    kept.compare(kept.read(served.data), club.wishes, report)
    return report


def fill_disk(served: Served, seed: int, tables: int = 8) -> Report:
    """Let the disk be full for a while: first only for the tables, then for what the server prints, too."""
    report = Report("The disk is full", seed)
    if not served.can_bound_files:
        report.figures["a full disk"] = "left out: only Linux can bound the files of a process that runs"
        return report
    club = asyncio.run(_fill_disk(served, seed, tables, report))
    return _settle(served, club, report)


async def _fill_disk(served: Served, seed: int, tables: int, report: Report) -> Club:
    club = Club(served, seed, report)
    report.check(await _readiness(served, 200) == 200, "a server that can write is ready", "before")
    for size in (FULL, 0):
        await club.open(tables, most=40)
        before = _refused(club)
        served.bound_files(size)
        try:
            await _until(lambda before=before: _refused(club) >= before + tables, 10)  # type: ignore[misc]
            unready = await _readiness(served, 503)
        finally:
            served.bound_files(None)
        full = f"at most {size} bytes a file"
        report.count("wishes refused for want of disk", _refused(club) - before)
        report.check(_refused(club) > before, "a wish that cannot be written is refused", full)
        report.check(unready == 503, "a server that cannot write is not ready", f"{full}: {unready}")
        report.check(await _readiness(served, 200) == 200, "a server that can write again is ready", full)
    await club.finish(PATIENCE)
    return club


def _refused(club: Club) -> int:
    return sum(wish.code == "not-kept" for wish in club.wishes)


async def _readiness(served: Served, wished: int, tries: int = 50) -> int:
    """What the server says of itself, perhaps after a moment: what is left of the disk may do for a few small writes."""
    async with httpx.AsyncClient(base_url=served.url, timeout=30) as http:
        for _ in range(tries):
            found = (await http.get("/readyz")).status_code
            if found == wished:
                break
            await asyncio.sleep(0.05)
    return found


async def _until(is_so: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while not is_so() and time.monotonic() < until:
        await asyncio.sleep(0.05)


def start_twice(served: Served, seed: int) -> Report:
    """Start a second server on the same folder."""
    report = Report("Started twice", seed)
    club = asyncio.run(_start_twice(served, seed, report))
    return _settle(served, club, report)


async def _start_twice(served: Served, seed: int, report: Report) -> Club:
    club = Club(served, seed, report)
    await club.open(3)
    second = Served(served.data, *served.more, code=served.code)
    ended = await asyncio.to_thread(second.run)
    report.check(ended.code == 2, "a second server on one folder ends with code 2", f"{ended}")
    report.check(len(ended.said.splitlines()) == 1, "a second server says why in one sentence", f"{ended}")
    await club.finish(PATIENCE)
    return club


def come_back_at_once(served: Served, seed: int, tables: int = 60) -> Report:
    """Start the server again under people at more tables than it keeps in memory."""
    report = Report("Everybody back at once", seed)
    club = asyncio.run(_come_back_at_once(served, seed, tables, report))
    return _settle(served, club, report)


async def _come_back_at_once(served: Served, seed: int, tables: int, report: Report) -> Club:
    club = Club(served, seed, report)
    club.aim.hold()
    await club.open(tables, most=4)
    await asyncio.to_thread(served.kill)
    await asyncio.to_thread(served.start)
    club.aim.fire()
    await club.finish(PATIENCE)
    return club
