"""One server a folder: the lock goes with its process, however that ends."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tablee.store import StoreError
from tablee.store.lock import Lock, held

HOLDER = """
import sys, time
from pathlib import Path
from tablee.store.lock import Lock
with Lock(Path(sys.argv[1]), url="http://localhost:1/", limits={"tables": 7}):
    print("held", flush=True)
    time.sleep(60)
"""


def holder(data: Path) -> subprocess.Popen[str]:
    """Another process that holds the lock."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    process = subprocess.Popen([sys.executable, "-c", HOLDER, str(data)], env=env, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_a_second_server_is_refused_and_told_where_the_first_one_is(tmp_path: Path) -> None:
    process = holder(tmp_path)
    try:
        assert held(tmp_path) == {"pid": process.pid, "url": "http://localhost:1/", "limits": {"tables": 7}}
        with pytest.raises(StoreError) as told, Lock(tmp_path, url="http://localhost:2/"):
            pass
        assert told.value.code == "in-use" and told.value.facts["url"] == "http://localhost:1/"
        assert held(tmp_path) == {"pid": process.pid, "url": "http://localhost:1/", "limits": {"tables": 7}}
    finally:
        process.kill()
        process.communicate()


def test_a_killed_server_holds_nothing(tmp_path: Path) -> None:
    process = holder(tmp_path)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert (tmp_path / "server.lock").read_text(encoding="utf-8").startswith("{")
    assert held(tmp_path) is None
    with Lock(tmp_path, url="http://localhost:2/"):
        assert (held(tmp_path) or {})["url"] == "http://localhost:2/"
    assert held(tmp_path) is None


def test_the_lock_is_one_for_this_process_too(tmp_path: Path) -> None:
    with Lock(tmp_path), pytest.raises(StoreError) as told, Lock(tmp_path):
        pass
    assert told.value.code == "in-use" and told.value.facts["url"] is None
    with Lock(tmp_path):
        pass


def test_where_it_is_reached_may_be_told_later(tmp_path: Path) -> None:
    with Lock(tmp_path, limits={"tables": 7}) as lock:
        assert held(tmp_path) == {"pid": os.getpid(), "url": "", "limits": {"tables": 7}}
        lock.tell("http://localhost:3/")
        assert held(tmp_path) == {"pid": os.getpid(), "url": "http://localhost:3/", "limits": {"tables": 7}}


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\x00",
        b'{"pid": 1, "url": "http://old/',
        b"[]",
        b"{}",
        b'{"pid": "x", "url": [], "limits": 5}',
        b"x" * 9999,
    ],
)
def test_a_stale_or_spoilt_file_is_no_obstacle(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "server.lock").write_bytes(text)
    assert held(tmp_path) is None
    with Lock(tmp_path, url="u"):
        (tmp_path / "server.lock").write_bytes(text)
        assert held(tmp_path) == {}
    with Lock(tmp_path, url="u"):
        assert held(tmp_path) == {"pid": os.getpid(), "url": "u", "limits": {}}


def test_a_look_makes_nothing(tmp_path: Path) -> None:
    assert held(tmp_path / "nowhere") is None and held(tmp_path) is None
    assert not [*tmp_path.iterdir()]


@pytest.mark.skipif(os.name == "nt", reason="locks are others there")
def test_those_who_look_do_not_keep_a_server_from_starting(tmp_path: Path) -> None:
    import fcntl

    (tmp_path / "server.lock").touch()
    with (tmp_path / "server.lock").open() as looking:
        fcntl.flock(looking, fcntl.LOCK_SH)
        leaving = threading.Timer(0.2, fcntl.flock, [looking, fcntl.LOCK_UN])
        leaving.start()
        with Lock(tmp_path):
            assert held(tmp_path)
        leaving.join()


@pytest.mark.skipif(os.name == "nt", reason="rights are others there")
def test_only_its_owner_can_read_the_lock(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with Lock(tmp_path / "deep"):
            assert stat.S_IMODE((tmp_path / "deep" / "server.lock").stat().st_mode) == 0o600
            assert stat.S_IMODE((tmp_path / "deep").stat().st_mode) == 0o700
    finally:
        os.umask(before)
