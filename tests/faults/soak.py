"""`python -m tests.faults.soak --minutes 30`: what `make soak` runs. People play for a long time; memory and handles must stay flat.

Writes docs/campaigns/soak.md. The first third is for warming up: catalogues are read, sentences are kept, rooms fill up to their limit.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.faults import kept
from tests.faults.players import Club
from tests.fuzz.report import Report, write_up
from tests.serving import Served, serving

PAGE = Path("docs/campaigns/soak.md")
ABOUT = """One real server, and people who play by program, new ones at new tables whenever others are done. Its memory and its open
handles are looked at every few seconds: the median of the last third may not be above that of the second third by more than a twentieth."""
TABLES, PATIENCE, EVERY, MORE = 24, 300.0, 5.0, 1.05
ROOMS = 20
"""Tables kept in memory: fewer than are played at, so that from the first minute on each new one takes the place of an old one."""


class Sample(NamedTuple):
    when: float
    memory: int
    handles: int


async def soak(served: Served, seconds: float, report: Report) -> tuple[Club, list[Sample]]:
    club, samples, began = Club(served, report.seed, report), list[Sample](), time.monotonic()
    while (now := time.monotonic() - began) < seconds:
        await club.open(max(0, TABLES - club.playing()), most=20)
        handles = len([*Path(f"/proc/{served.pid}/fd").iterdir()])
        samples.append(Sample(now, served.memory() or 0, handles))
        await asyncio.sleep(EVERY)
    await club.finish(PATIENCE)
    return club, samples


def judge(samples: list[Sample], report: Report) -> None:
    """Compare the thirds."""
    third = len(samples) // 3
    thirds = samples[:third], samples[third : 2 * third], samples[2 * third :]
    memory = [median(sample.memory for sample in part) / 1e6 for part in thirds]
    handles = [median(sample.handles for sample in part) for part in thirds]
    report.figures["memory, MB, median of each third"] = ", ".join(f"{one:.1f}" for one in memory)
    report.figures["most memory, MB"] = f"{max(sample.memory for sample in samples) / 1e6:.1f}"
    report.figures["handles, median of each third"] = ", ".join(f"{one:.0f}" for one in handles)
    report.check(memory[2] <= memory[1] * MORE, "memory stays flat", f"{memory}")
    report.check(handles[2] <= handles[1] * MORE + 2, "handles stay flat", f"{handles}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began, report = time.monotonic(), Report("Playing for a long time", given.seed)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "--no-limits", "--limit", f"rooms={ROOMS}") as served,
    ):
        club, samples = asyncio.run(soak(served, given.minutes * 60, report))
        judge(samples, report)
        served.stop()
        kept.compare(kept.read(served.data), club.wishes, report)
    command = f"make soak MINUTES={given.minutes:g} SEED={given.seed}"
    return write_up(PAGE, "Soak", command, ABOUT, [report], time.monotonic() - began)


if __name__ == "__main__":
    sys.exit(main())
