"""Tests watched, and run over and over in copies of a process that has collected them."""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import _lru_cache_wrapper as Cached
from math import inf
from pathlib import Path
from typing import IO, Any, TypeVar

import coverage
import msgspec
import pytest

from tablee.trials.mutants import Mutant

MEMORY = 4 << 30
"""What grows without end may grow so far."""
PATIENCE = 1.0
"""A test may take so many seconds of the processor, and five times what it usually takes."""
OPTIONS = [
    "-s",
    "--assert=plain",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:terminal",
    "-p",
    "pytest_timeout",
    "-o",
    "timeout=0",
    "-m",
    "not slow",
]
"""Pytest with none of the plugins that many tests need elsewhere: some take longer than a test. Nobody reads why one fails."""
AT_IMPORT = "at import"

Job = TypeVar("Job")
Thing = TypeVar("Thing")
Lines = dict[str, list[int]]


class Watched(msgspec.Struct):
    """A test that was watched, or the import of all tests, which has no name: how long it took and the lines it ran. Nothing for
    one that took too long."""

    test: str
    seconds: float = 0.0
    lines: Lines | None = None


class TooLong(BaseException):
    """A test has had its time."""


class Known:
    """What was learnt about the tests of a game: the lines that run at import or but once, the seconds each test takes, the lines
    it runs."""

    def __init__(self, watched: Iterable[Watched]) -> None:
        found = {one.test: one for one in watched}
        self.tried = set(found)
        self.imported = (found.pop("", None) or Watched("")).lines or {}
        self.seconds = {one.test: one.seconds for one in found.values() if one.lines is not None}
        self.lines = {one.test: one.lines for one in found.values() if one.lines is not None}

    def is_at_import(self, mutant: Mutant) -> bool:
        return mutant.line in self.imported.get(mutant.file.name, ())

    def tests_of(self, mutant: Mutant, everywhere: bool = False) -> list[str]:
        """The tests that run its line, or all that there are: those that run its module first, of these the quickest."""
        name, line = mutant.file.name, mutant.line
        tests = [test for test, lines in self.lines.items() if everywhere or line in lines.get(name, ())]
        return sorted(tests, key=lambda test: (name not in self.lines[test], self.seconds[test]))


def forked(jobs: Iterable[Job], do: Callable[[Job], object], most: int) -> Iterator[tuple[Job, Any]]:
    """Do each job in a copy of this process, so many at a time. Gives what each came to, as they end; None for one that was
    killed."""
    running: dict[int, tuple[Job, IO[bytes]]] = {}

    def ended() -> tuple[Job, Any]:
        pid, status = os.wait()
        job, paper = running.pop(pid)
        with paper:
            paper.seek(0)
            said = paper.read()
        assert said or os.WIFSIGNALED(status), f"{job} came to nothing"
        return job, json.loads(said) if said else None

    for job in jobs:
        if len(running) == most:
            yield ended()
        paper = tempfile.TemporaryFile()  # noqa: SIM115 (closed when its process has ended)
        pid = os.fork()
        if not pid:
            try:
                paper.write(json.dumps(do(job)).encode())
                paper.flush()
            except BaseException as error:
                print(f"{job}: {error!r}", file=sys.stderr)
            finally:
                os._exit(0)
        running[pid] = job, paper
    while running:
        yield ended()


class Session:
    """Pytest, brought to where it would run its tests: whoever brought it there says what is done with them."""

    def __init__(self, folder: Path, work: Callable[[Session], object]) -> None:
        self.items: dict[str, pytest.Item] = {}
        self.failed = False
        self.work = work
        self.came_to: Any = AT_IMPORT
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        pytest.main([*OPTIONS, str(folder)], plugins=[self])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:
            self.items = {item.nodeid: item for item in session.items}
            self.came_to = self.work(self)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport | None:
        """A failure without its story, which would take longer than the test."""
        if call.when == "collect" or call.excinfo is None or call.excinfo.errisinstance(pytest.skip.Exception):
            return None
        return pytest.TestReport(item.nodeid, item.location, {}, "failed", "", call.when)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def warm_up(self, kept: Iterable[Cached[Any]]) -> None:
        """Run one test of each file, so that what is read but once is there."""
        forget(kept)
        for item in {item.path: item for item in self.items.values()}.values():
            assert not self.fails(item.nodeid), f"{item.nodeid} fails where nothing is broken"

    def fails(self, test: str) -> bool:
        item = self.items[test]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.failed

    def first_failing(self, tests: Sequence[str], seconds: dict[str, float], most: float = inf) -> str:
        """The first of these tests that fails, or nothing. One that takes far longer than usual ends the process."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        began = time.process_time()
        for test in tests:
            if time.process_time() - began > most:
                return ""
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + 5 * seconds[test])
            if self.fails(test):
                return test
        return ""


def forget(kept: Iterable[Cached[Any]]) -> None:
    for function in kept:
        function.cache_clear()


def write(file: Path, thing: msgspec.Struct) -> None:
    with file.open("ab") as paper:
        paper.write(msgspec.json.encode(thing) + b"\n")


def read(file: Path, kind: type[Thing]) -> list[Thing]:
    """All that was written; the last line may be cut short."""
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    return [msgspec.json.decode(line, type=kind) for line in lines if line.endswith(b"\n")]


def line_tracer() -> coverage.Coverage:
    """What notes the lines of games that run. Its first start is slow, so it is behind it."""
    tracer = coverage.Coverage(data_file=None, include=["src/tablee/games/*"], config_file=False)
    tracer.set_option("run:disable_warnings", ["no-data-collected"])
    tracer.start()
    tracer.stop()
    return tracer


def traced(tracer: coverage.Coverage, work: Callable[[], object]) -> tuple[Any, Lines]:
    """What something comes to, and the lines of games that it ran."""
    tracer.start()
    try:
        came_to = work()
    finally:
        tracer.stop()
    return came_to, lines_run(tracer)


def lines_run(tracer: coverage.Coverage) -> Lines:
    """The lines of games it has noted; it begins anew."""
    data = tracer.get_data()
    found = {Path(file).name: sorted(data.lines(file) or ()) for file in data.measured_files()}
    tracer.erase()
    return found
