"""Several processes that serve together: each listens on the same port, and the system shares out who comes."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
import time
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess, parent_process
from pathlib import Path
from typing import Any

CAN_SHARE = hasattr(socket, "SO_REUSEPORT")
"""Whether several processes may listen on one port here."""
AGAIN = 1.0
"""Seconds before a process that has died is started again."""
FAREWELL = 20.0
"""Seconds in which a process must end that is asked to."""


def shared_socket(host: str, port: int) -> socket.socket:
    """A socket for one of several that listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listening.bind((host, port))
    return listening


class Workers:
    """The processes. One that dies is started again; all end with this one, however that ends."""

    def __init__(self, data: Path, config: Any) -> None:
        self._data, self._config = data, config
        self._context = multiprocessing.get_context("spawn")
        self._processes: list[BaseProcess] = []
        self._is_stopping = False

    def run(self) -> None:
        """Until interrupted."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        self._processes = [self._started() for _ in range(self._config.workers)]
        while not self._is_stopping:
            wait([process.sentinel for process in self._processes], timeout=0.5)
            for n, process in enumerate(self._processes):
                if not process.is_alive() and not self._is_stopping:
                    process.join()
                    time.sleep(AGAIN)
                    self._processes[n] = self._started()
        self._end()

    def _started(self) -> BaseProcess:
        process = self._context.Process(target=work, args=(self._data, self._config), name="tablee-worker")
        process.start()
        return process

    def _stop(self, *_: object) -> None:
        self._is_stopping = True

    def _end(self) -> None:
        for process in self._processes:
            process.terminate()
        until = time.monotonic() + FAREWELL
        for process in self._processes:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def work(data: Path, config: Any) -> None:
    """One of the processes."""
    from tablee.cli.serve import listen

    os.umask(0o077)
    asyncio.run(listen(data, config, shared_socket(config.host, config.port)))


def end_with_parent(stop: Any) -> None:
    """Call this once the process that started ours is gone."""
    parent = parent_process()
    if parent is not None:
        sentinel = parent.sentinel
        threading.Thread(target=lambda: (wait([sentinel]), stop()), name="tablee-orphan", daemon=True).start()
