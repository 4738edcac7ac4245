"""`python -m tests.fuzz --examples N --rounds N --seed N`: what `make fuzz` runs. Writes docs/campaigns/fuzz.md."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.fuzz.report import write_up
from tests.fuzz.rest import attack
from tests.fuzz.siege import besiege
from tests.serving import serving

PAGE = Path("docs/campaigns/fuzz.md")
ABOUT = """Each part has a served house of its own, in a process of its own, without limits on how fast and how many
(`tablee serve --no-limits`): what the limits would turn away comes through."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--examples", type=int, default=20_000, help="requests made from the schema of the routes")
    parser.add_argument("--rounds", type=int, default=50, help="rounds of attackers at the sockets")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began, reports = time.monotonic(), []
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder) / "routes", "--no-limits") as served:
            reports.append(attack(served.url, given.seed, given.examples))
        with serving(Path(folder) / "sockets", "--no-limits", "--limit", "rooms=40") as served:
            reports.append(besiege(served, given.seed, given.rounds))
    command = f"make fuzz EXAMPLES={given.examples} ROUNDS={given.rounds} SEED={given.seed}"
    return write_up(PAGE, "Fuzzing: the routes and the sockets", command, ABOUT, reports, time.monotonic() - began)


if __name__ == "__main__":
    sys.exit(main())
