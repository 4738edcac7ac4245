"""What the server counts about itself, in the text that Prometheus reads. No name, table, guest or address is in it."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds by which what takes time is told apart."""
HELP = {
    "tablee_tables": "Tables in memory",
    "tablee_sockets": "Open sockets",
    "tablee_answers_total": "Wishes done, by what was wished for",
    "tablee_refusals_total": "Wishes refused, by code",
    "tablee_requests_total": "HTTP requests, by status",
    "tablee_answer_seconds": "From a wish to its acknowledgement",
    "tablee_bot_seconds": "What a bot takes to think, waiting for a process included",
    "tablee_bot_failures_total": "Bots that failed and were replaced by a random answer",
    "tablee_lost_total": "Tables that another process has taken",
    "process_cpu_seconds_total": "Processor time",
    "process_resident_memory_bytes": "Memory held",
    "process_open_fds": "Open files and sockets",
    "process_start_time_seconds": "When the process began",
}


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str, label: str) -> Iterator[str]:
        so_far = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{{label},le="{bound}"}} {so_far}'
        yield f"{name}_sum{{{label}}} {self.sum:.6f}"
        yield f"{name}_count{{{label}}} {so_far}"


class Metrics:
    """The counts of one process."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()
        self.answer_seconds, self.bot_seconds = Histogram(), Histogram()
        self.bot_failures = self.lost = 0
        self._began = time.time()

    def answered(self, wish: str, seconds: float) -> None:
        self.answers[wish] += 1
        self.answer_seconds.note(seconds)

    def text(self, process: str, tables: int, sockets: int) -> str:
        """Everything, as it stands. `process`: which of several this is."""
        label = f'process="{process}"'
        return "\n".join([*self._lines(label, tables, sockets), ""])

    def _lines(self, label: str, tables: int, sockets: int) -> Iterator[str]:
        for name, value in (("tablee_tables", tables), ("tablee_sockets", sockets)):
            yield from _one(name, "gauge", label, value)
        for name, by, counts in (
            ("tablee_answers_total", "wish", self.answers),
            ("tablee_refusals_total", "code", self.refusals),
            ("tablee_requests_total", "status", self.requests),
        ):
            yield from _head(name, "counter")
            yield from (f'{name}{{{label},{by}="{key}"}} {count}' for key, count in sorted(counts.items()))
        for name, histogram in (
            ("tablee_answer_seconds", self.answer_seconds),
            ("tablee_bot_seconds", self.bot_seconds),
        ):
            yield from _head(name, "histogram")
            yield from histogram.lines(name, label)
        yield from _one("tablee_bot_failures_total", "counter", label, self.bot_failures)
        yield from _one("tablee_lost_total", "counter", label, self.lost)
        yield from _one("process_cpu_seconds_total", "counter", label, round(time.process_time(), 2))
        yield from _one("process_start_time_seconds", "gauge", label, round(self._began, 2))
        yield from _held(label)


def _held(label: str) -> Iterator[str]:
    """Memory and handles, where the system tells."""
    own = Path("/proc/self")
    if own.exists():
        pages = int((own / "statm").read_text(encoding="ascii").split()[1])
        yield from _one("process_resident_memory_bytes", "gauge", label, pages * os.sysconf("SC_PAGE_SIZE"))
        yield from _one("process_open_fds", "gauge", label, len(os.listdir(own / "fd")))


def _one(name: str, kind: str, label: str, value: float) -> Iterator[str]:
    yield from _head(name, kind)
    yield f"{name}{{{label}}} {value}"


def _head(name: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {HELP[name]}"
    yield f"# TYPE {name} {kind}"


def together(texts: list[str]) -> str:
    """The counts of several processes as one text: each name is explained once, and its lines stand together."""
    heads: dict[str, list[str]] = {}
    lines: dict[str, list[str]] = {}
    name = ""
    for line in "".join(texts).splitlines():
        if line.startswith("# HELP "):
            name = line.split(" ", 3)[2]
        if line.startswith("#"):
            known = heads.setdefault(name, [])
            if line not in known:
                known.append(line)
        else:
            lines.setdefault(name, []).append(line)
    return "\n".join([line for name in heads for line in (*heads[name], *lines.get(name, ()))] + [""])
