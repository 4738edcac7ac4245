"""`tablee` and `tablee serve`: what is said, to whom the pages are open, and what keeps it from starting."""

from __future__ import annotations

import os
import socket
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from tests.serving import ROOT, Served
from tests.store.making import old_database, powerless, sql

from tablee.cli import serve
from tablee.server.limits import ENDLESS, Limits
from tablee.store import migrations, sqlite
from tablee.store.lock import Lock, held
from tablee.words import Words


@pytest.fixture
def listened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Instead of listening: what would have been listened to, and which pages opened."""
    told: list[Any] = []

    async def listen(data: Path, setting: Any) -> None:
        told.append(setting)

    class Timer:
        def __init__(self, _: float, __: Any, args: list[str]) -> None:
            self.args = args

        def start(self) -> None:
            told.append(self.args[0])

    monkeypatch.setattr(serve, "listen", listen)
    monkeypatch.setattr(serve.threading, "Timer", Timer)
    monkeypatch.setattr(serve.webbrowser, "open", told.append)
    return told


def test_without_a_command_the_lobby_is_served_here_and_opened(command, listened):
    said = command()
    assert said.code == 0
    page, setting = listened
    assert page == f"http://localhost:{setting.port}/" and setting.host == "127.0.0.1"
    assert page in said.out and "Only this computer" in said.out


def test_when_the_usual_port_is_taken_another_one_is(command, listened):
    with socket.socket() as other:
        with suppress(OSError):  # somebody else may have it: just as well
            other.bind(("127.0.0.1", 8765))
        other.listen()
        assert command().code == 0
    assert listened[-1].port != 8765


def test_a_port_that_is_taken_is_said_in_one_sentence(command, listened):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = command("serve", "--port", str(port), "--lang", "fr")
    assert said.code == 2 and str(port) in said.err and "occupé" in said.err and not listened


@pytest.mark.parametrize(
    ("given", "english", "french"),
    [
        (("--port", "65536"), "a number from 0 to 65535", "un nombre de 0 à 65535"),
        (("--host", "192.0.2.77"), "nothing can listen on 192.0.2.77", "impossible d’écouter sur 192.0.2.77"),
    ],
)
def test_where_nothing_can_listen_is_said_in_one_sentence(command, listened, given, english, french):
    for lang, told in (("en", english), ("fr", french)):
        said = command("serve", *given, "--lang", lang)
        assert said.code == 2 and told in said.err and not listened


def test_a_public_address_is_said(command, listened):
    said = command("serve", "--port", "0", "--public-url", "https://play.example/", "--trust-proxy", "10.0.0.1")
    assert said.code == 0 and "https://play.example/" in said.out and "Only this computer" not in said.out
    assert listened[0].public_url == "https://play.example" and listened[0].proxies == ("10.0.0.1",)


# What keeps it from starting


def refused(command, folder: Path, word: str, lang: str = "en") -> None:
    """It ends before anything is said to be served, with one sentence that names what to do."""
    said = command("serve", "--port", "0", "--data", str(folder), "--lang", lang)
    assert said.code == 2 and not said.out
    assert said.err.count("\n") == 1 and word in said.err, said.err


def make_foreign(file: Path) -> None:
    sql(file, "create table recipe (name)")


def make_newer(file: Path) -> None:
    old_database(file)
    sql(file, "update tablee_version set version = 99")


def make_broken(file: Path) -> None:
    file.write_bytes(b"hello, I am no database at all\n" * 99)


@pytest.mark.parametrize(
    ("make", "lang", "word"),
    [
        (make_foreign, "en", "another program"),
        (make_foreign, "fr", "autre programme"),
        (make_newer, "en", "later version"),
        (make_newer, "fr", "plus récente"),
        (make_broken, "en", "tablee restore"),
        (make_broken, "fr", "tablee restore"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(command, listened, tmp_path, make, lang, word):
    make(tmp_path / "tablee.db")
    before = (tmp_path / "tablee.db").read_bytes()
    refused(command, tmp_path, word, lang)
    assert (tmp_path / "tablee.db").read_bytes() == before and not listened


def test_a_full_disk_is_one_sentence(command, listened, tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "max_page_count=3"))
    refused(command, tmp_path, "Make room")
    assert not listened


def test_a_disk_that_is_full_though_the_database_is_there_is_one_sentence(command, listened, tmp_path, monkeypatch):
    assert command("serve", "--port", "0", "--data", str(tmp_path)).code == 0
    much = "create trigger much after insert on pulse begin insert into filler values (zeroblob(100000)); end"
    sql(tmp_path / "tablee.db", "create table filler (x)", much, "delete from pulse")
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "max_page_count=3"))
    refused(command, tmp_path, "Make room")
    assert len(listened) == 1


@pytest.fixture
def public() -> Iterator[Path]:
    """A folder that everybody may look into."""
    with TemporaryDirectory() as name:
        os.chmod(name, 0o755)
        yield Path(name)


@pytest.mark.skipif(os.name == "nt", reason="rights are others there")
def test_a_folder_that_cannot_be_written_is_one_sentence(command, listened, public, monkeypatch):
    monkeypatch.chdir(public)
    public.chmod(0o555)
    with powerless():
        refused(command, public, "may not read and write")
        refused(command, public / "deep", "may not read and write")
    assert not listened and not [*public.iterdir()]


def test_a_key_that_signs_nothing_is_one_sentence(command, listened, tmp_path):
    (tmp_path / "cookie.key").touch()
    refused(command, tmp_path, "cookie.key")
    assert not listened


def test_an_old_database_is_brought_up_to_date(command, listened, tmp_path):
    old_database(tmp_path / "tablee.db")
    assert command("serve", "--port", "0", "--data", str(tmp_path)).code == 0
    assert sql(tmp_path / "tablee.db", "select version from tablee_version") == [(migrations.VERSION,)]


# One server a folder


def test_a_second_server_on_a_folder_is_refused_before_it_touches_anything(command, listened, tmp_path):
    with Lock(tmp_path, url="http://localhost:4321/"):
        before = sorted(tmp_path.iterdir())
        refused(command, tmp_path, "http://localhost:4321/")
        refused(command, tmp_path, "http://localhost:4321/", "fr")
        assert sorted(tmp_path.iterdir()) == before and not listened
    assert command("serve", "--port", "0", "--data", str(tmp_path)).code == 0


def test_the_lock_is_held_while_serving_and_says_where_and_under_which_limits(command, home, monkeypatch):
    told: list[Any] = []

    async def listen(data: Path, setting: Any) -> None:
        told.extend([held(data), setting, os.umask(0o077)])

    monkeypatch.setattr(serve, "listen", listen)
    before = os.umask(0o022)
    os.umask(before)
    assert command("serve", "--port", "0", "--limit", "tables=7").code == 0
    holder, setting, umask = told
    assert holder["url"] == f"http://localhost:{setting.port}/" and holder["pid"] == os.getpid()
    assert holder["limits"] == msgspec.to_builtins(Limits(tables=7))
    assert umask == 0o077
    assert held(home) is None
    after = os.umask(before)
    assert after == before


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_without_a_command_a_running_server_is_gone_to(command, listened, home, lang):
    with Lock(home, url="http://localhost:4321/"):
        said = command("--lang", lang)
    assert said.code == 0 and "http://localhost:4321/" in said.out and not said.err
    assert listened == ["http://localhost:4321/"]


def test_without_a_command_a_folder_that_is_being_restored_is_left_alone(command, listened, home):
    with Lock(home):
        said = command()
    assert said.code == 2 and "Another Tablée" in said.err and not listened


# Limits


def test_limits_are_options(command, listened):
    said = command("serve", "--port", "0", "--limit", "tables=7", "--limit", "requests=2.5")
    assert said.code == 0
    assert listened[0].limits == Limits(tables=7, requests=2.5)
    assert command("serve", "--port", "0").code == 0
    assert listened[1].limits == Limits()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "limit", ["tables", "tables=", "tables=many", "tables=2.5", "tables=0", "tables=-1", "speed=9", "=", "frames=nan",
              "frames=inf", "lifted=1", "__class__=1"]
)  # fmt: skip
def test_a_limit_that_is_none_is_refused_with_the_list(command, listened, home, limit, lang):
    said = command("serve", "--port", "0", "--limit", limit, "--lang", lang)
    assert said.code == 2 and not listened and limit in said.err
    assert all(name in said.err for name in Limits.__struct_fields__)
    assert not home.exists()


def test_without_limits_rates_and_counts_are_lifted(command, listened):
    assert command("serve", "--port", "0", "--no-limits", "--limit", "tables=7").code == 0
    limits = listened[0].limits
    assert limits.requests == ENDLESS and limits.tables == 7 and limits.body_bytes == Limits().body_bytes


@pytest.mark.parametrize(
    ("more", "code"),
    [
        (["--host", "localhost"], 0),
        (["--host", "0.0.0.0"], 2),
        (["--host", "192.0.2.7"], 2),
        (["--public-url", "https://play.example"], 2),
    ],
)
def test_limits_are_not_lifted_where_others_come_in(command, listened, more, code):
    said = command("serve", "--port", "0", "--no-limits", *more)
    assert said.code == code and ("--no-limits" in said.err) == bool(code) and bool(listened) == (not code)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://localhost:5/"),
        ("0.0.0.0", "http://localhost:5/"),
        ("::", "http://localhost:5/"),
        ("localhost", "http://localhost:5/"),
        ("192.0.2.7", "http://192.0.2.7:5/"),
        ("2001:db8::1", "http://[2001:db8::1]:5/"),
    ],
)
def test_the_address_here_is_one_that_is_listened_on(host, url):
    assert serve.url_here(host, 5) == url


def test_the_page_on_hosting_lists_every_limit():
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    words, limits = Words("en"), msgspec.to_builtins(Limits())
    rows = [f"| `{name}` | {value:.10g} | {words.say(f'limit-{name}')} |" for name, value in limits.items()]
    assert "\n".join(rows) in page


# For real


@pytest.mark.slow
def test_it_serves_and_ends_when_asked(tmp_path: Path):
    served = Served(tmp_path)
    served.start()
    assert (held(tmp_path) or {})["url"] == f"{served.url}/"
    second = Served(tmp_path)
    with pytest.raises(RuntimeError, match=f"already running on .*{served.port}"):
        second.start()
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir() if path != served.log}
    assert modes and set(modes.values()) <= {0o600, 0o700}, modes
    served.stop()
    assert (tmp_path / "tablee.db").exists() and f":{served.port}/" in served.log.read_text(encoding="utf-8")
    assert held(tmp_path) is None


@pytest.mark.slow
def test_after_a_killed_server_the_next_one_starts(tmp_path: Path):
    served = Served(tmp_path)
    served.start()
    served.kill()
    served.start()
    served.stop()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_several_processes_on_a_file_are_refused_in_a_sentence(command, tmp_path: Path, lang: str) -> None:
    said = command("serve", "--data", str(tmp_path), "--workers", "2", "--lang", lang)
    assert said.code == 2 and "--database postgresql://" in said.err and len(said.err.splitlines()) == 1
    assert ("processus" in said.err) == (lang == "fr")
    assert [*tmp_path.iterdir()] == []
    assert command("serve", "--data", str(tmp_path), "--workers", "0").code == 2
    other = command("serve", "--data", str(tmp_path), "--database", "mysql://who:secret@somewhere/t")
    assert other.code == 2 and "somewhere" in other.err and "secret" not in other.err
