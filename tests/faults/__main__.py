"""`python -m tests.faults --rounds N --seed N`: what `make faults` runs. Writes docs/campaigns/faults.md, for PostgreSQL
docs/campaigns/faults-postgresql.md."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.faults import faults
from tests.faults import several as shared
from tests.fuzz.report import Report, write_up
from tests.postgres import Cluster, cluster
from tests.serving import Served, serving

PAGES = Path("docs/campaigns")
ABOUT = """Real servers, each in a process of its own, and people who play by program at many tables. Every wish carries an id; what was not
answered is sent again after coming back. Afterwards the database is read without the server and compared with what was acknowledged,
and what everybody was told with what a fresh reader is told."""
SHARED = """Three processes share a database, each fault a new one. People come back to whichever answers; one answer in five is sent
twice, in two windows at different processes, in any order, together with another answer to the same question."""


def several(seed: int, rounds: int) -> Iterator[Report]:
    """Three processes on one PostgreSQL, each fault with a database of its own."""
    few = max(1, rounds // 5)
    with tempfile.TemporaryDirectory() as folder, cluster() as own:
        yield at_three(folder, own, lambda served, url: shared.kill(served, url, seed, rounds))
        yield at_three(folder, own, lambda served, url: shared.cut(served, own, url, seed, rounds))
        yield at_three(folder, own, lambda served, url: shared.pause(served, url, seed, few))
        yield at_three(folder, own, lambda served, url: shared.end_database(served, own, url, seed, few))


def at_three(folder: str, own: Cluster, hurt: Callable[[list[Served], str], Report]) -> Report:
    url = own.database()
    served = [Served(Path(folder), "--no-limits", "--database", url) for _ in range(3)]
    try:
        for one in served:
            one.start()
        return hurt(served, url)
    finally:
        for one in served:
            one.stop()


def alone(seed: int, rounds: int) -> Iterator[Report]:
    """One process on a file of SQLite's."""
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder) / "kill", "--no-limits") as served:
            yield faults.kill(served, seed, rounds)
        with serving(Path(folder) / "full", "--no-limits") as served:
            yield faults.fill_disk(served, seed)
        with serving(Path(folder) / "twice", "--no-limits") as served:
            yield faults.start_twice(served, seed)
        with serving(Path(folder) / "back", "--no-limits", "--limit", "rooms=20") as served:
            yield faults.come_back_at_once(served, seed)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--rounds", type=int, default=50, help="how many times a server is killed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", choices=("sqlite", "postgresql"), default="sqlite")
    given = parser.parse_args()
    began, command = time.monotonic(), f"make faults ENGINE={given.engine} ROUNDS={given.rounds} SEED={given.seed}"
    title, about, page, found = "Faults: killed, out of disk, started twice", ABOUT, "faults.md", alone
    if given.engine == "postgresql":
        title = "Faults of several processes: killed, cut off, stopped, the database ended"
        about, page, found = f"{ABOUT}\n\n{SHARED}", "faults-postgresql.md", several
    reports, code = list[Report](), 0
    for report in found(given.seed, given.rounds):
        reports.append(report)  # whoever interrupts this finds what was done so far
        code = write_up(PAGES / page, title, command, about, reports, time.monotonic() - began)
    return code


if __name__ == "__main__":
    sys.exit(main())
