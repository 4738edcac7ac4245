"""`make load`: our server beside boardgame.io's, in turns, each fresh; medians of the rounds' ratios.

Ours commits and flushes every answer before it is acknowledged; boardgame.io keeps everything in memory. The server runs on one
core and the driver on another, where there are two. What is played: at ours The Shipwreck Arcana with two seats, whose views have
two to five kilobytes, each worded in the reader's language; there a card game with messages of some 800 bytes. Rates and times are
worth something on a quiet machine only; processor time per move says most on a busy one.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
DRIVER = ROOT / ".bench" / "load" / "bin" / "python"
PEER = ROOT / ".bench" / "boardgameio"
Row = dict[str, Any]
SHOWN = ("moves_per_s", "p50_ms", "p99_ms", "cpu_ms_per_move", "kb_per_table")


def pinned(core: int) -> list[str]:
    """A command's beginning that keeps it on one core, where that can be."""
    return ["taskset", "-c", str(core)] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []


def served(server: str, port: int, data: Path) -> subprocess.Popen[bytes]:
    """A server of its own for one run, once it listens."""
    if server == "boardgameio":
        command = [shutil.which("node") or "node", str(HERE / "boardgameio.cjs"), str(port)]
        more = {"NODE_ENV": "production", "NODE_PATH": str(PEER / "node_modules")}
    else:
        limits = ["--no-limits", "--limit", "ping_seconds=600", "--limit", "rooms=1000000"]
        command = [sys.executable, "-m", "tablee.cli", "serve", "--port", str(port), "--data", str(data), *limits]
        more = {"PYTHONPATH": str(ROOT / "src"), "TABLEE_LANG": "en"}
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen([*pinned(0), *command], env={**os.environ, **more}, **quiet)  # type: ignore[call-overload]
    until = time.monotonic() + 300
    while time.monotonic() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            time.sleep(0.5)
            return process  # type: ignore[no-any-return]
    raise SystemExit(f"{server} does not listen")


def end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(60)
    except subprocess.TimeoutExpired:  # what it measured is told already
        process.kill()
        process.wait()


def measured(server: str, tables: int, seconds: float, *more: str) -> Row:
    """One run on a fresh server."""
    with socket.socket() as probe, tempfile.TemporaryDirectory(prefix="tablee-load-") as data:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
        probe.close()
        process = served(server, port, Path(data))
        try:
            drive = [str(DRIVER), str(HERE / "drive.py"), server, str(port), str(tables), str(seconds)]
            told = subprocess.run(
                [*pinned(1), *drive, "--pid", str(process.pid), *more], stdout=subprocess.PIPE, text=True, check=True
            ).stdout
        finally:
            end(process)
    row: Row = json.loads(told.splitlines()[-1])
    if row["refused"] or row["dry"]:
        print(f"  {server}: {row['refused']} refused, {row['dry']} tables without a spare: raise --spares", flush=True)
    print(f"  {server:<12} {tables:>5} tables  " + "  ".join(f"{name} {row[name]}" for name in SHOWN), flush=True)
    return row


def beside(tables: int, rounds: int, seconds: float, spares: int) -> None:
    """Both servers in turns, as fast as they go."""
    print(f"{tables} tables, as fast as acknowledgements come", flush=True)
    pairs = [
        (measured("tablee", tables, seconds, "--spares", str(spares)), measured("boardgameio", tables, seconds))
        for _ in range(rounds)
    ]
    ratios = {name: [ours[name] / theirs[name] for ours, theirs in pairs] for name in ("moves_per_s", "p99_ms")}
    ratios["cpu_ms_per_move"] = [ours["cpu_ms_per_move"] / theirs["cpu_ms_per_move"] for ours, theirs in pairs]
    for name, found in ratios.items():
        each = ", ".join(f"{ratio:.2f}" for ratio in found)
        print(f"  ours / boardgame.io, {name:<16} {statistics.median(found):6.2f}x   (rounds: {each})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200])
    parser.add_argument("--spares", type=int, default=1500)
    parser.add_argument(
        "--paced", type=int, default=1000, help="tables with one move in five seconds; 0 leaves that out"
    )
    args = parser.parse_args()
    for tables in args.tables:
        beside(tables, args.rounds, args.seconds, args.spares)
    if args.paced:
        print(f"{args.paced} tables, one move a table and five seconds", flush=True)
        more = ("--pace", "5", "--warm", "6", "--spares", str(args.paced // 2))
        measured("tablee", args.paced, max(args.seconds, 20.0), *more)


if __name__ == "__main__":
    main()
