"""`python -m tests.faults --rounds N --seed N`: what `make faults` runs. Writes docs/campaigns/faults.md."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.faults import faults
from tests.fuzz.report import write_up
from tests.serving import serving

PAGE = Path("docs/campaigns/faults.md")
ABOUT = """Real servers, each in a process of its own, and people who play by program at many tables. Every wish carries an id; what was not
answered is sent again after coming back. Afterwards the database is read without the server and compared with what was acknowledged."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--rounds", type=int, default=50, help="how many times a server is killed")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began, seed, reports = time.monotonic(), given.seed, []
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder) / "kill", "--no-limits") as served:
            reports.append(faults.kill(served, seed, given.rounds))
        with serving(Path(folder) / "full", "--no-limits") as served:
            reports.append(faults.fill_disk(served, seed))
        with serving(Path(folder) / "twice", "--no-limits") as served:
            reports.append(faults.start_twice(served, seed))
        with serving(Path(folder) / "back", "--no-limits", "--limit", "rooms=20") as served:
            reports.append(faults.come_back_at_once(served, seed))
    command = f"make faults ROUNDS={given.rounds} SEED={seed}"
    return write_up(
        PAGE, "Faults: killed, out of disk, started twice", command, ABOUT, reports, time.monotonic() - began
    )


if __name__ == "__main__":
    sys.exit(main())
