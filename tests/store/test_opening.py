"""What cannot be used is said in one sentence, and is as it was. What is kept is for its owner's eyes."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.store.making import head, kept, old_database, powerless, run, sql

from tablee.store import Store, StoreError, errors, inspection, sqlite
from tablee.store.migrations import VERSION
from tablee.words import Words


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing."""
    monkeypatch.setattr(Words, "strict", True)


async def open_and_close(file: Path) -> None:
    store = await Store.open(file)
    await store.pulse()
    await store.close()


def refused(file: Path) -> StoreError:
    """What is said of this file; it is the same afterwards, and nothing lies beside it that did not before."""
    before = {path: path.read_bytes() for path in file.parent.iterdir() if path.is_file()}
    for way in (lambda: run(Store.open(file)), lambda: inspection.inspect_file(file)):
        with pytest.raises(StoreError) as told:
            way()
        assert {path: path.read_bytes() for path in file.parent.iterdir() if path.is_file()} == before
    error = told.value
    assert error.facts["file"] == file.name and file.name in str(error)
    assert str(file.parent) not in str(error)
    for lang in ("en", "fr"):
        assert Words(lang).say(f"store-{error.code}", **error.facts)
    return error


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A good database."""
    run(open_and_close(tmp_path / "t.db"))
    return tmp_path / "t.db"


def test_a_database_of_a_later_format_is_refused(file: Path) -> None:
    sql(file, "update tablee_version set version = 99")
    error = refused(file)
    assert error.code == "newer" and error.facts["found"] == 99


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    sql(tmp_path / "t.db", "create table recipe (name)", "insert into recipe values ('soup')")
    assert refused(tmp_path / "t.db").code == "foreign"
    assert sql(tmp_path / "t.db", "pragma journal_mode") == [("delete",)]


def test_another_program_whose_database_was_left_open_is_refused(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    other.execute("pragma journal_mode=wal")
    other.execute("create table recipe (name)")
    with pytest.raises(StoreError) as told:
        run(Store.open(tmp_path / "t.db"))
    assert told.value.code == "foreign"
    other.close()


@pytest.mark.parametrize(
    "change",
    [
        "drop table step",
        "delete from tablee_version",
        "update tablee_version set version = 0",
        "update tablee_version set version = 'x'",
    ],
)
def test_a_database_of_ours_that_misses_something_is_broken(file: Path, change: str) -> None:
    sql(file, change)
    assert refused(file).code == "broken"


@pytest.mark.parametrize("text", [b"hello, I am no database at all\n" * 99, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_broken(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "t.db").write_bytes(text)
    assert refused(tmp_path / "t.db").code == "broken"


def test_a_database_with_a_damaged_page_is_broken(file: Path) -> None:
    whole = file.read_bytes()
    for page in range(1, len(whole) // 4096):
        file.write_bytes(whole[: page * 4096] + b"\xa5" * 4096 + whole[(page + 1) * 4096 :])
        assert refused(file).code == "broken", page


def test_a_database_that_was_cut_off_is_broken(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-5000])
    assert refused(file).code == "broken"


def test_a_folder_in_the_place_of_the_database_is_said(tmp_path: Path) -> None:
    (tmp_path / "t.db").mkdir()
    assert refused(tmp_path / "t.db").code == "unreadable"


def test_an_empty_file_is_a_database_to_be_made(tmp_path: Path) -> None:
    (tmp_path / "t.db").touch()
    assert inspection.inspect_file(tmp_path / "t.db") is None
    run(open_and_close(tmp_path / "t.db"))
    assert inspection.inspect_file(tmp_path / "t.db") == VERSION


def test_a_look_changes_nothing_whatever_it_finds(tmp_path: Path) -> None:
    assert inspection.inspect_file(tmp_path / "new" / "t.db") is None and not (tmp_path / "new").exists()
    old_database(tmp_path / "t.db")
    before = (tmp_path / "t.db").read_bytes()
    assert inspection.inspect_file(tmp_path / "t.db") == 1
    assert [*tmp_path.iterdir()] == [tmp_path / "t.db"] and (tmp_path / "t.db").read_bytes() == before


def test_a_look_sees_what_a_running_server_has_written(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        await store.save(head())
        for seq in range(50):
            await store.append("t", kept(seq))
            assert inspection.inspect_file(tmp_path / "t.db") == VERSION
        assert len(await store.log("t")) == 50
        await store.close()

    run(work())


@pytest.mark.parametrize("is_shm_there", [True, False])
def test_what_a_killed_server_left_is_read(file: Path, tmp_path: Path, is_shm_there: bool) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("update tablee_version set version = 99")
    (tmp_path / "left").mkdir()
    left = [path for path in file.parent.glob("t.db*") if is_shm_there or not path.name.endswith("-shm")]
    for path in left:
        (tmp_path / "left" / path.name).write_bytes(path.read_bytes())
    other.close()
    with pytest.raises(StoreError) as told:
        run(Store.open(tmp_path / "left" / "t.db"))
    assert told.value.code == "newer"


def test_a_database_that_another_program_holds_is_busy(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inspection, "PATIENCE", 0.1)
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin immediate")
    with pytest.raises(StoreError) as told:
        run(open_and_close(file))
    assert told.value.code == "busy"
    other.execute("rollback")
    other.close()
    run(open_and_close(file))


def test_a_full_disk_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "max_page_count=3"))
    with pytest.raises(StoreError) as told:
        run(Store.open(tmp_path / "t.db"))
    assert told.value.code == "full"
    monkeypatch.undo()
    run(open_and_close(tmp_path / "t.db"))


@pytest.fixture
def public() -> Iterator[Path]:
    """A folder that everybody may look into."""
    with TemporaryDirectory() as name:
        os.chmod(name, 0o755)
        yield Path(name)


@pytest.mark.skipif(os.name == "nt", reason="rights are others there")
def test_a_folder_or_file_that_cannot_be_written_is_said(public: Path) -> None:
    (public / "shut").mkdir(mode=0o555)
    run(open_and_close(public / "t.db"))
    for path in public.glob("t.db*"):
        path.chmod(0o444)
    with powerless():
        assert refused(public / "t.db").code == "read-only"
        assert refused(public / "shut" / "t.db").code == "read-only"
        for file in (public / "shut" / "deep" / "t.db", public / "t.db" / "deep" / "t.db"):
            with pytest.raises(StoreError) as told:
                run(Store.open(file))
            assert told.value.code in ("read-only", "unreadable")
    (public / "t.db").chmod(0)
    with powerless():
        with pytest.raises(StoreError) as told:
            run(Store.open(public / "t.db"))
        assert told.value.code in ("read-only", "unreadable")


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.mark.skipif(os.name == "nt", reason="rights are others there")
def test_only_its_owner_can_read_the_database_even_under_a_lax_umask(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "deep" / "t.db")
        await store.pulse()
        assert {path.name: mode(path) for path in (tmp_path / "deep").iterdir()} == {
            "t.db": 0o600,
            "t.db-wal": 0o600,
            "t.db-shm": 0o600,
        }
        assert mode(tmp_path / "deep") == 0o700
        await store.close()

    before = os.umask(0)
    try:
        run(work())
        for path in (tmp_path / "deep").iterdir():
            path.chmod(0o666)
        run(work())
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name == "nt", reason="rights are others there")
def test_the_database_is_private_from_its_first_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "chmod", lambda *_: None)
    before = os.umask(0)
    try:
        run(open_and_close(tmp_path / "t.db"))
    finally:
        os.umask(before)
    assert mode(tmp_path / "t.db") == 0o600


def test_every_code_has_its_sentence_in_both_languages() -> None:
    facts = {
        "file": "t.db",
        "folder": "/data",
        "found": 9,
        "expected": 2,
        "url": None,
        "name": "x",
        "most": 5,
        "aside": "b",
        "place": "host/base",
        "why": "refused",
    }
    for code in errors.SENTENCES:
        assert any(named in str(StoreError(code, **facts)) for named in ("t.db", "folder", "host/base"))
        for lang in ("en", "fr"):
            assert "{" not in Words(lang).say(f"store-{code}", **facts)
