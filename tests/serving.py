"""A real server in a process of its own, for the tests that want one: it can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent


class Served:
    """`tablee serve` on a port of its own over a folder of its own. What it prints goes to `log`. `code`: where tablee lies."""

    def __init__(self, data: Path, *more: str, code: Path = ROOT / "src") -> None:
        self.data, self.more, self.code = data, more, code
        self.port = free_port()
        self.log = data / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://localhost:{self.port}"

    def start(self) -> None:
        """Start it, and return when it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.code), str(ROOT)]), "TABLEE_LANG": "en"}
        command = [sys.executable, "-m", "tablee.cli", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self.more], env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        until = time.monotonic() + 60
        while time.monotonic() < until:
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text(encoding='utf-8')}")
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def stop(self) -> None:
        """Ask it to end, as Ctrl+C does."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it at once, as a power cut would. Its bots' processes notice by themselves."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(20)
            raise AssertionError("the server did not end when it was asked to") from None
        finally:
            self._process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
