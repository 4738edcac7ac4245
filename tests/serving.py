"""A real server in a process of its own, for the tests that want one: it can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PATIENCE = 240
"""Seconds in which a server answers or ends, on a machine that has much else to do."""


class Ended(NamedTuple):
    """How a server that should end by itself did so, and what it said. No code: it went on, and was killed."""

    code: int | None
    said: str


class Served:
    """`tablee serve` on a port of its own, in and over a folder of its own. What it prints goes to `log`. `code`: where tablee lies;
    `python`: of an environment that has all it needs."""

    def __init__(self, data: Path, *more: str, code: Path = ROOT / "src", python: Path | None = None) -> None:
        self.data, self.more, self.code, self.python = data, more, code, python
        self.port = free_port()
        self.log = data / "server.log"
        self._process: subprocess.Popen[bytes] | None = None
        self.is_running = False
        """Whether it has answered since it was started, and was not ended."""

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://localhost:{self.port}"

    @property
    def pid(self) -> int:
        """The id of its process while it runs."""
        assert self._process is not None, "it does not run"
        return self._process.pid

    def signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def memory(self) -> int | None:
        """Bytes that its process holds in memory, where the system tells."""
        status = Path(f"/proc/{self.pid}/status")
        if not status.exists():
            return None
        held = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS"))
        return int(held.split()[1]) * 1024

    @property
    def _command(self) -> list[str]:
        serve = [
            str(self.python or sys.executable),
            "-m",
            "tablee.cli",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        return [*serve, *self.more]

    @property
    def _environment(self) -> dict[str, str]:
        folders = [] if self.python else [self.code, ROOT]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders)), "TABLEE_LANG": "en"}

    def start(self) -> None:
        """Start it, and return when it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd=self.data,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text(encoding='utf-8')}")
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=10):
                    self.is_running = True
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def run(self, seconds: float = 120) -> Ended:
        """Start one that should end by itself, and see how it does."""
        pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        with subprocess.Popen(self._command, env=self._environment, **pipes) as process:
            try:
                said, _ = process.communicate(timeout=seconds)
            except subprocess.TimeoutExpired:
                process.kill()
                return Ended(None, process.communicate()[0].decode())
        return Ended(process.returncode, said.decode())

    can_bound_files = sys.platform == "linux"

    def bound_files(self, size: int | None) -> None:
        """From now on no file it writes may grow past so many bytes, as on a disk that is full; None lifts that."""
        import resource

        most = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def stop(self) -> None:
        """Ask it to end, as Ctrl+C does."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it at once, as a power cut would. Its bots' processes notice by themselves."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        self.is_running = False
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(PATIENCE)
            raise AssertionError("the server did not end when it was asked to") from None
        finally:
            self._process = None


@contextmanager
def serving(data: Path, *more: str, code: Path = ROOT / "src") -> Iterator[Served]:
    """A server for as long as it is needed."""
    served = Served(data, *more, code=code)
    served.start()
    try:
        yield served
    finally:
        served.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
