"""Which tests notice that a place is broken.

Each test is first run alone, with nothing kept from the one before, to learn how long it takes and which lines it runs. A mutant
is then tried in a copy of a process that has collected all tests and has read all words: the functions of its module are given
their broken code, and the tests that run its line follow, the quickest first, until one fails. What runs already while the game
is imported, and is not noticed so, is broken before that, in a copy of a process that has imported all but the game. A line that
no test runs needs no trying. Mutants come in an order drawn by lot, so that those tried first are a fair sample.

Golden games, which notice everything, are not among the tests: they are in no game's folder.
"""

from __future__ import annotations

import gc
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import _lru_cache_wrapper as Cached
from functools import partial
from hashlib import sha256
from importlib import import_module
from importlib.machinery import SourceFileLoader
from math import inf
from pathlib import Path
from random import Random
from types import CodeType, FunctionType
from typing import Any

import msgspec

from tablee.trials.mutants import Mutant, broken, files, mutants
from tablee.trials.watching import (
    AT_IMPORT,
    Known,
    Session,
    TooLong,
    Watched,
    forget,
    forked,
    line_tracer,
    lines_run,
    read,
    traced,
    write,
)

KEPT = Path(".mutants")
IMPORTING = 30.0
"""Seconds of the processor that the import of a broken game may take."""
LONG_ENOUGH = 4.0
"""Seconds of the processor after which what is broken at import survives, though not every test has looked at it."""
LATELY = 4
"""So many of the tests that caught mutants of a module last are tried first."""
QUICK = 2.0
"""Tests that take more seconds of the processor than this, watched, are left out: what they alone would notice survives."""
SEED = 1
OURS = ("tablee.games.", "tests.")
"""The modules whose functions forget between two tests what they keep. All others keep words, and cards as they were read."""
BESIDE = ("tablee.", "hypothesis.", "fluent.", "rich.")
NOT_HERE = "not here"
SURVIVED = "survived"


class Outcome(msgspec.Struct):
    """What became of a mutant, with this code and these tests, and the test that noticed."""

    code: str
    tests: str
    file: str
    n: int
    end: str
    by: str = ""


class Workshop:
    """A game's code and tests, and what is known of its mutants: kept in files, so that a run that was stopped goes on."""

    def __init__(self, code: Path, tests: Path, workers: int, sample: int | None = None, kept: Path = KEPT) -> None:
        kept.mkdir(exist_ok=True)
        self.tests, self.workers = tests, workers
        self.digests = _digest(code), _digest(tests)
        self.learnt, self.log = kept / f"{code.name}-{'-'.join(self.digests)}.jsonl", kept / f"{code.name}.jsonl"
        found = [mutant for file in files(code) for mutant in mutants(file.resolve())]
        self.mutants = Random(SEED).sample(found, len(found))[:sample]
        self.package = f"tablee.games.{code.name}"
        self.lately: dict[str, list[str]] = {}

    def run(self) -> None:
        """Try every mutant of which nothing is known. This process itself imports no game."""
        assert self.package not in sys.modules, f"{self.package} is imported: nothing that runs then could be broken"
        if "" not in self.known().tried:
            self._apart(self._learn_import)
        self._apart(lambda: Session(self.tests, self._learn).came_to)
        self._apart(lambda: Session(self.tests, self._try_warm).came_to)
        self._import_beside()
        known = self.known()
        for mutant, came_to in forked(self.left(), lambda mutant: self._try_cold(mutant, known), self.workers):
            self._note(mutant, came_to)

    def known(self) -> Known:
        return Known(read(self.learnt, Watched))

    def outcomes(self) -> dict[Mutant, Outcome]:
        """What is known. That a mutant was caught holds for as long as the code is the same; that it survived, for as long as
        the tests are, too."""
        code, tests = self.digests
        found = {
            (outcome.file, outcome.n): outcome
            for outcome in read(self.log, Outcome)
            if outcome.code == code and (outcome.tests == tests or outcome.end != SURVIVED)
        }
        named = {mutant: found.get((mutant.file.name, mutant.n)) for mutant in self.mutants}
        return {mutant: outcome for mutant, outcome in named.items() if outcome}

    def left(self) -> list[Mutant]:
        done = self.outcomes()
        return [mutant for mutant in self.mutants if mutant not in done]

    def survivors(self) -> list[Mutant]:
        return sorted(mutant for mutant, outcome in self.outcomes().items() if outcome.end == SURVIVED)

    def _note(self, mutant: Mutant, came_to: str | None) -> None:
        end = "timed out" if came_to is None else "caught" if came_to else SURVIVED
        outcome = Outcome(*self.digests, mutant.file.name, mutant.n, end, came_to or "")
        write(self.log, outcome)
        if came_to:
            lately = [test for test in self.lately.get(mutant.file.name, ()) if test != came_to]
            self.lately[mutant.file.name] = [came_to, *lately][:LATELY]
        if sys.stderr.isatty():
            print(f"\r{end:9} {mutant}"[:119].ljust(119), end="", file=sys.stderr, flush=True)

    def _in_order(self, mutant: Mutant, known: Known, everywhere: bool = False) -> list[str]:
        """The tests that may notice, those first that noticed others in this module."""
        tests = known.tests_of(mutant, everywhere)
        lately = [test for test in self.lately.get(mutant.file.name, ()) if test in tests]
        return [*lately, *(test for test in tests if test not in lately)]

    def _apart(self, work: Callable[[], object]) -> Any:
        """What something comes to in a copy of this process."""
        ((_, came_to),) = forked(["the tests"], lambda _: work(), 1)
        assert came_to != AT_IMPORT, f"{self.tests}: pytest cannot collect these tests"
        return came_to

    def _learn_import(self) -> object:
        """Watch what runs while all tests are collected, and what runs once in a process because it is kept then."""
        tracer = line_tracer()

        def watch(session: Session) -> None:
            tracer.stop()
            at_import = lines_run(tracer)
            first, second = (traced(tracer, lambda: session.warm_up(self._kept()))[1] for _ in range(2))
            once = {name: set(lines) - set(second.get(name, ())) for name, lines in first.items()}
            lines = {name: sorted({*at_import.get(name, ()), *once.get(name, ())}) for name in {*at_import, *once}}
            write(self.learnt, Watched("", 0.0, lines))

        tracer.start()
        return Session(self.tests, watch).came_to

    def _learn(self, session: Session) -> None:
        """Watch every test that was not watched yet, alone; in copies of this process, since one that has had its time may leave
        anything behind."""
        kept = self._kept()
        session.warm_up(kept)
        gc.freeze()
        while left := [test for test in session.items if test not in self.known().tried]:
            self._apart(partial(self._watch, session, left, kept))

    def _watch(self, session: Session, tests: Sequence[str], kept: Iterable[Cached[Any]]) -> None:
        """Watch one test after the other, up to the first that takes too long."""

        def stop(*_: object) -> None:
            stopped.append(test)
            raise TooLong

        def timed() -> float:
            began = time.process_time()
            assert not session.fails(test) or stopped, f"{test} fails where nothing is broken"
            return time.process_time() - began

        tracer, stopped = line_tracer(), list[str]()
        signal.signal(signal.SIGPROF, stop)
        for test in tests:
            forget(kept)
            signal.setitimer(signal.ITIMER_PROF, QUICK)
            took, lines = traced(tracer, timed)
            signal.setitimer(signal.ITIMER_PROF, 0)
            write(self.learnt, Watched(test) if stopped else Watched(test, took, lines))
            if stopped:
                return

    def _kept(self) -> list[Cached[Any]]:
        """The functions of the game and of its tests that remember of one test for the next."""
        return [thing for thing in gc.get_objects() if isinstance(thing, Cached) and thing.__module__.startswith(OURS)]

    def _import_beside(self) -> None:
        """Import what the tests need besides the game, once for all copies of this process."""
        names = self._apart(lambda: Session(self.tests, lambda session: sorted(sys.modules)).came_to)
        for name in names:
            if name.startswith(BESIDE) and not name.startswith("tablee.games"):
                import_module(name)
        assert self.package not in sys.modules, f"{self.package} is imported by something beside it"

    def _try_warm(self, session: Session) -> None:
        """The mutants in functions that have not run yet."""
        known, kept = self.known(), self._kept()
        session.warm_up(kept)
        forget(kept)
        living: dict[str, list[FunctionType]] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                living.setdefault(thing.__code__.co_filename, []).append(thing)

        def attempt(mutant: Mutant) -> str:
            tests, is_cold = self._in_order(mutant, known), known.is_at_import(mutant)
            if not tests or not _put_in(broken(mutant), living[str(mutant.file)]):
                return NOT_HERE if tests or is_cold else ""
            most = LONG_ENOUGH if is_cold else inf
            return session.first_failing(tests, known.seconds, most) or (NOT_HERE if is_cold else "")

        gc.freeze()
        for mutant, came_to in forked(self.left(), attempt, self.workers):
            if came_to != NOT_HERE:
                self._note(mutant, came_to)

    def _try_cold(self, mutant: Mutant, known: Known) -> object:
        """A mutant that is there before anything is imported."""
        code, usual = broken(mutant), SourceFileLoader.get_code

        def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
            return code if Path(loader.path) == mutant.file else usual(loader, name)

        SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
        tests = self._in_order(mutant, known, everywhere=True)
        signal.setitimer(signal.ITIMER_PROF, IMPORTING)
        return Session(self.tests, lambda session: session.first_failing(tests, known.seconds, LONG_ENOUGH)).came_to


def _put_in(code: CodeType, living: Iterable[FunctionType]) -> bool:
    """Give living functions the code that a broken module has for them; False where that cannot be done."""
    fresh: dict[tuple[str, int], list[CodeType]] = {}
    for inner in _codes(code):
        fresh.setdefault((inner.co_qualname, inner.co_firstlineno), []).append(inner)
    for function in living:
        old = function.__code__
        same = fresh.get((old.co_qualname, old.co_firstlineno), [])
        if old not in same:
            if len(same) != 1 or len(same[0].co_freevars) != len(old.co_freevars):
                return False
            function.__code__ = same[0]
    return True


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


def _digest(folder: Path) -> str:
    found = sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml"):
            found.update(path.read_bytes())
    return found.hexdigest()[:12]
