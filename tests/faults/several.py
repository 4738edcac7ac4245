"""Faults of the world round several processes on one PostgreSQL: killed, stopped past their leases, cut off, their database ended.

Everybody comes back to any of the processes; some answer in two windows at once, at different processes.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from tests.faults import kept
from tests.faults.faults import PATIENCE
from tests.faults.players import Club
from tests.fuzz.report import Report
from tests.postgres import Cluster
from tests.serving import Served

RIVALRY = 0.2
LEASE = 6.0
Hurt = Callable[[Club, Random], Awaitable[None]]


def played(served: Sequence[Served], url: str, report: Report, rounds: int, tables: int, hurt: Hurt) -> Report:
    """People play while the world is hurt so many times; then what the database holds is compared with what they were told."""
    club = asyncio.run(_played(served, report, rounds, tables, hurt))
    for one in served:
        one.stop()
    kept.compare(kept.read_shared(url), club.wishes, report)
    return report


async def _played(served: Sequence[Served], report: Report, rounds: int, tables: int, hurt: Hurt) -> Club:
    club = Club(served[0], report.seed, report, *served[1:], rivalry=RIVALRY)
    rng = Random(report.seed)
    for _ in range(rounds):
        await club.open(max(0, tables - club.playing()))
        await asyncio.sleep(rng.uniform(0.0, 0.6))
        await hurt(club, rng)
    for one in served:
        if not one.is_running:
            await asyncio.to_thread(one.start)
    await club.finish(PATIENCE)
    return club


def kill(served: Sequence[Served], url: str, seed: int, rounds: int, tables: int = 10) -> Report:
    """Kill one process after the other. While one starts again the others have its tables, and the next is killed meanwhile."""
    report = Report("Several processes, killed", seed)
    starting: dict[Served, asyncio.Task[None]] = {}

    async def hurt(club: Club, rng: Random) -> None:
        while len(running := [one for one in served if one.is_running]) < 2:
            await asyncio.wait(starting.values(), return_when=asyncio.FIRST_COMPLETED)
        victim = rng.choice(running)
        await asyncio.to_thread(victim.kill)
        report.count("kills")
        starting[victim] = asyncio.create_task(asyncio.to_thread(victim.start))

    async def hurt_and_wait(club: Club, rng: Random) -> None:
        for one in [one for one, task in starting.items() if task.done()]:
            await starting.pop(one)
        await hurt(club, rng)

    return played(served, url, report, rounds, tables, hurt_and_wait)


def cut(served: Sequence[Served], cluster: Cluster, url: str, seed: int, rounds: int, tables: int = 10) -> Report:
    """Cut all connections to the database, again and again."""
    report = Report("Connections to the database, cut", seed)

    async def hurt(club: Club, rng: Random) -> None:
        await asyncio.to_thread(cluster.cut, url)
        report.count("cuts")

    return played(served, url, report, rounds, tables, hurt)


def pause(served: Sequence[Served], url: str, seed: int, rounds: int, tables: int = 6) -> Report:
    """Stop a process for longer than its lease lasts, then let it go on."""
    report = Report("Stopped past the lease", seed)

    async def hurt(club: Club, rng: Random) -> None:
        victim = rng.choice(served)
        victim.signal(signal.SIGSTOP)
        await asyncio.sleep(LEASE + rng.uniform(1.0, 2.0))
        victim.signal(signal.SIGCONT)
        report.count("stops past the lease")
        await asyncio.sleep(1.0)

    return played(served, url, report, rounds, tables, hurt)


def end_database(
    served: Sequence[Served], cluster: Cluster, url: str, seed: int, rounds: int, tables: int = 6
) -> Report:
    """End the database as a power cut would, and start it again."""
    report = Report("The database, ended", seed)

    async def hurt(club: Club, rng: Random) -> None:
        await asyncio.to_thread(cluster.stop, signal.SIGQUIT)
        await asyncio.sleep(rng.uniform(0.0, 8.0))
        await asyncio.to_thread(cluster.start)
        report.count("ends of the database")
        await asyncio.sleep(2.0)

    return played(served, url, report, rounds, tables, hurt)


def hurt_both_ways(served: Sequence[Served], cluster: Cluster, url: str, seed: int, rounds: int, tables: int) -> Report:
    """In small: cut all connections, then kill a process and start it again."""
    report = Report("Several processes, cut off and killed", seed)

    async def hurt(club: Club, rng: Random) -> None:
        await asyncio.to_thread(cluster.cut, url)
        await asyncio.sleep(rng.uniform(0.2, 0.6))
        victim = rng.choice(served)
        await asyncio.to_thread(victim.kill)
        report.count("kills")
        await asyncio.to_thread(victim.start)

    return played(served, url, report, rounds, tables, hurt)
