"""What one and two processes on one PostgreSQL do together, and what the database costs: `python bench/server/workers.py`.

A PostgreSQL of its own, with its files on disk and `fsync` as it comes. Everything shares the machine, the driver, too, so that two
processes on two cores cannot be twice as fast; processor time per move says most. On SQLite a process has its database in itself.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT))

from tests import postgres  # noqa: E402
from tests.serving import Served  # noqa: E402

DRIVER = ROOT / ".bench" / "load" / "bin" / "python"
LIMITS = ("--no-limits", "--limit", "ping_seconds=600", "--limit", "rooms=1000000")
SHOWN = ("moves_per_s", "p50_ms", "p99_ms", "cpu_ms_per_move", "database_ms_per_move")


def measured(served: Served, tables: int, seconds: float, spares: int, database: int) -> str:
    served.start()
    try:
        time.sleep(3)  # the other workers, too
        drive = [str(DRIVER), str(HERE / "drive.py"), "tablee", str(served.port), str(tables), str(seconds)]
        more = ["--spares", str(spares), "--pid", str(served.pid), "--database", str(database)]
        told = subprocess.run([*drive, *more], stdout=subprocess.PIPE, text=True, check=True).stdout
    finally:
        served.stop()
    row = json.loads(told.splitlines()[-1])
    return "  ".join(f"{name} {row[name]}" for name in SHOWN)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--spares", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    postgres.FAST = tuple(setting for setting in postgres.FAST if not setting.startswith(("fsync", "full_page")))
    print(f"{given.tables} tables, as fast as acknowledgements come; load average {os.getloadavg()[0]:.1f}", flush=True)
    with tempfile.TemporaryDirectory() as folder, postgres.cluster() as own:
        for n in range(given.rounds):
            for workers in (0, 1, 2):
                shared = ("--database", own.database(), "--workers", str(workers)) if workers else ()
                served = Served(Path(folder) / f"{n}-{workers}", *LIMITS, *shared)
                said = measured(served, given.tables, given.seconds, given.spares, own.pid if workers else 0)
                print(f"  {f'{workers} on PostgreSQL' if workers else 'SQLite':<16} {said}", flush=True)


if __name__ == "__main__":
    main()
