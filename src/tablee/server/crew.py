"""Work that is done in processes of their own, never on the event loop: bots that think, packs that are checked.

Whoever asks for much waits for it; nobody else does. Each job is somebody's (an address and a guest). Of those who wait, the one
whose work has taken least is served next, and whoever has used up their seconds waits until there are new ones.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

from tablee.server import hand

Work = Callable[..., Any]
STARTING = 60.0
"""Seconds in which a process must be ready. They are nobody's: the time of a job begins after them."""


class TooLong(Exception):
    """The job took longer than it may; its process was ended."""


class Gone(Exception):
    """The process died under the job."""


class Failed(Exception):
    """The job raised an error, of which this is the name."""


class Patron(NamedTuple):
    """Whose job it is."""

    address: str = ""
    guest: str = ""


class Credit(Protocol):
    """Seconds of work that are left: `has` any, `charge` some."""

    def has(self, key: str) -> bool: ...

    def charge(self, key: str, cost: float) -> None: ...


class Job:
    """A function and its arguments, for somebody, in so many seconds."""

    def __init__(self, patron: Patron, work: Work, args: tuple[Any, ...], seconds: float) -> None:
        self.patron, self.work, self.args, self.seconds = patron, work, args, seconds
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Hand:
    """One process that does one job at a time. It starts with its first job, and again after it died or was ended."""

    def __init__(self, begin: Work, args: tuple[Any, ...]) -> None:
        self._begin, self._args = begin, args
        self._process: Any = None
        self._pipe: Connection | None = None
        self._turn = threading.Lock()
        self.starts = 0

    def start(self) -> Connection:
        """The way to the process, which is spawned: a fork of a process with threads may hang."""
        if self._pipe is None or not self._process.is_alive():
            self.end()
            context = multiprocessing.get_context("spawn")
            pipe, theirs = context.Pipe()
            self._pipe = pipe
            self._process = context.Process(target=hand.serve, args=(theirs, self._begin, self._args), daemon=True)
            self._process.start()
            theirs.close()
            self.starts += 1
            if not pipe.poll(STARTING):
                raise EOFError
            pipe.recv()
            return pipe
        return self._pipe

    def do(self, work: Work, args: tuple[Any, ...], seconds: float) -> Any:
        """Have the job done, and wait for it."""
        with self._turn:
            try:
                pipe = self.start()
                pipe.send((work, args))
                if not pipe.poll(seconds):
                    self.end()
                    raise TooLong
                is_well, found = pipe.recv()
            except (EOFError, OSError):
                self.end()
                raise Gone from None
        if not is_well:
            raise Failed(found)
        return found

    def end(self) -> None:
        """End the process at once; what it does is not needed any more."""
        if self._process is not None and self._process.is_alive():
            self._process.kill()
        if self._process is not None:
            self._process.join(5)
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


class Crew:
    """Several hands and those who wait for one."""

    def __init__(
        self, size: int, begin: Work, args: tuple[Any, ...] = (), credits: tuple[Credit, Credit] | None = None
    ) -> None:
        """`credits`: what addresses have left, and what guests have."""
        self.hands = [Hand(begin, args) for _ in range(size)]
        self._idle = [*self.hands]
        self._threads = ThreadPoolExecutor(size, "crew")
        self._waiting: dict[Patron, deque[Job]] = {}
        self._used: dict[str, float] = {}
        self._now = 0.0
        self._credits = credits
        self._wake: asyncio.TimerHandle | None = None
        self._under_way: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def warm_up(self, work: Work) -> None:
        """Let the processes start before they are needed."""
        for idle in self.hands:
            self._threads.submit(_quietly, idle, work)

    async def run(self, patron: Patron, work: Work, *args: Any, seconds: float) -> Any:
        """Have a job done when it is its turn. It may be given up while it waits."""
        job = Job(patron, work, args, seconds)
        self._waiting.setdefault(patron, deque()).append(job)
        for key in patron:
            self._used[key] = max(self._used.get(key, 0.0), self._now)
        self._dispatch()
        return await job.done

    def close(self) -> None:
        """Let go of the processes; what they do is not needed any more."""
        self._is_closed = True
        if self._wake is not None:
            self._wake.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        for each in self.hands:
            each.end()

    def _dispatch(self) -> None:
        while self._idle and not self._is_closed:
            job = self._next()
            if job is None:
                return
            task = asyncio.get_running_loop().create_task(self._do(self._idle.pop(), job))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    def _next(self) -> Job | None:
        """The next job of whoever has used least, address before guest, and has credit left."""
        for patron, jobs in [*self._waiting.items()]:
            while jobs and jobs[0].done.done():  # given up
                jobs.popleft()
            if not jobs:
                del self._waiting[patron]
        able = [patron for patron in self._waiting if self._may(patron)]
        if not able:
            if self._waiting and self._wake is None:
                self._wake = asyncio.get_running_loop().call_later(0.25, self._look_again)
            return None
        patron = min(able, key=lambda patron: (self._used[patron.address], self._used[patron.guest]))
        self._now = self._used[patron.address]
        return self._waiting[patron].popleft()

    def _may(self, patron: Patron) -> bool:
        return self._credits is None or all(
            credit.has(key) for credit, key in zip(self._credits, patron, strict=True) if key
        )

    def _look_again(self) -> None:
        self._wake = None
        self._dispatch()

    async def _do(self, idle: Hand, job: Job) -> None:
        began = time.monotonic()
        try:
            found = await asyncio.get_running_loop().run_in_executor(
                self._threads, idle.do, job.work, job.args, job.seconds
            )
            if not job.done.done():
                job.done.set_result(found)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        finally:
            self._pay(job.patron, time.monotonic() - began)
            self._idle.append(idle)
            self._dispatch()

    def _pay(self, patron: Patron, seconds: float) -> None:
        for key in patron:
            self._used[key] = self._used.get(key, self._now) + seconds
        if self._credits is not None:
            for credit, key in zip(self._credits, patron, strict=True):
                if key:
                    credit.charge(key, seconds)
        if len(self._used) > 10_000:  # whoever is behind has nothing to be remembered for
            busy = {key for patron in self._waiting for key in patron}
            self._used = {key: used for key, used in self._used.items() if used > self._now or key in busy}


def _quietly(idle: Hand, work: Work) -> None:
    with suppress(Gone, TooLong, Failed):
        idle.do(work, (), 60.0)
