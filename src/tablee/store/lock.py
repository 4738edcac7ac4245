"""One server a folder. The lock is the system's: it goes with the process that holds it, however that ends. The file stays; by
itself it means nothing."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import msgspec

from tablee.store.errors import kindly, trouble

NAME = "server.lock"
PATIENCE = 0.5
"""Seconds before a lock counts as held: somebody may just be looking."""

if sys.platform == "win32":
    import msvcrt

    FAR = 2**30  # beyond what is written: a locked byte cannot be read there

    def _take(handle: int, is_shared: bool = False) -> bool:
        os.lseek(handle, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _take(handle: int, is_shared: bool = False) -> bool:
        try:
            fcntl.flock(handle, (fcntl.LOCK_SH if is_shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


class Holder(msgspec.Struct, kw_only=True):
    """What is written in the file."""

    pid: int
    url: str
    limits: dict[str, int | float]


class Lock:
    """Held by a server while it runs. Where it is reached, and under which limits, can be read by those who are refused."""

    def __init__(self, data: Path, url: str = "", limits: dict[str, Any] | None = None) -> None:
        self.file, self.url, self.limits = data / NAME, url, limits or {}
        self._handle = -1

    def __enter__(self) -> Self:
        with kindly(self.file):
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._handle = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            with kindly(self.file):
                self._wait()
                self.tell(self.url)
        except BaseException:
            os.close(self._handle)
            raise
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            os.truncate(self._handle, 0)
        os.close(self._handle)

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while not _take(self._handle):
            if time.monotonic() > until:
                raise trouble("in-use", self.file, url=_read(self._handle).get("url") or None)
            time.sleep(0.01)

    def tell(self, url: str) -> None:
        """Say where the server is reached."""
        text = msgspec.json.encode(Holder(pid=os.getpid(), url=url, limits=self.limits))
        os.truncate(self._handle, 0)
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, text)


def held(data: Path) -> dict[str, Any] | None:
    """What the holder of a folder's lock says of itself; None when nobody holds it."""
    with kindly(data / NAME):
        try:
            handle = os.open(data / NAME, os.O_RDWR if sys.platform == "win32" else os.O_RDONLY)
        except (FileNotFoundError, NotADirectoryError):
            return None
        try:
            return None if _take(handle, is_shared=True) else _read(handle)
        finally:
            os.close(handle)


def _read(handle: int) -> dict[str, Any]:
    """What is written there; nothing where it cannot be read."""
    os.lseek(handle, 0, os.SEEK_SET)
    with suppress(ValueError, RecursionError):
        found: dict[str, Any] = msgspec.to_builtins(msgspec.json.decode(os.read(handle, 65536), type=Holder))
        return found
    return {}
