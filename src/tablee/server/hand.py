"""What a process of the crew runs. It imports nothing of the web, so it starts fast."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any


def serve(pipe: Connection, begin: Callable[..., None], args: tuple[Any, ...]) -> None:
    """Say when it is ready, then do jobs until nobody sends any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's to notice
    parent = multiprocessing.parent_process()
    if parent is not None:  # should the server be killed, its processes end with it
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    begin(*args)
    pipe.send(None)
    while True:
        try:
            work, given = pipe.recv()
        except EOFError:
            return
        try:
            answer = True, work(*given)
        except MemoryError:
            os._exit(1)  # what is left of the memory is in pieces: a new process is better
        except Exception as error:
            answer = False, type(error).__name__
        pipe.send(answer)


def _end_with(parent: int) -> None:
    wait([parent])
    os._exit(0)


def bound_memory(more: int) -> None:
    """From here on this process may take so many bytes more, where the system can say so."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        import resource

        now = int(statm.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + more, now + more))
