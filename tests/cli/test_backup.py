"""`tablee backup` and `tablee restore`: everything comes back, in another folder too; what is not good changes nothing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
import zipfile
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from tests.store.making import head, kept, old_database, powerless, run, sql

from tablee.kit import Record
from tablee.store import Spoken, Store, StoreError, archive
from tablee.store.lock import Lock, held

KEY = "k" * 64
PACK = "packs/shipwreck/0123456789abcdef01234567/pack.toml"


def furnish(data: Path, tables: int = 3) -> None:
    """A data folder as a server and a terminal leave it."""

    async def work() -> None:
        store = await Store.open(data / "tablee.db")
        for n in range(tables):
            await store.save(head(f"t{n}", phase="running"))
            for seq in range(4):
                await store.append(f"t{n}", kept(seq))
            await store.say(f"t{n}", Spoken(n=0, seat=0, name="Ada", text=f"hello {n}", phrase="", when=1.0))
        await store.close()

    run(work())
    texts = {
        "cookie.key": KEY,
        PACK: "[pack]\n",
        "tables/shipwreck-2026-01-01-1.json": "{}",
        "tables/shipwreck-2026-01-01-1.json.seats.json": "{}",
        "tables/deep/été 12.json": "{}",
        "tables/.shipwreck-2026-01-01-1.json.x.part": "half",
        "server.log": "not kept",
    }
    for name, text in texts.items():
        (data / name).parent.mkdir(parents=True, exist_ok=True)
        (data / name).write_text(text, encoding="utf-8")


def everything(data: Path) -> dict[str, Any]:
    """All there is in the database of a folder."""

    async def work() -> dict[str, Any]:
        store = await Store.open(data / "tablee.db")
        ids = sorted(await store.running())
        found = {id: (await store.head(id), await store.log(id), await store.said(id)) for id in ids}
        await store.close()
        return found

    return run(work())


def listing(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Every file below a folder, with its text and its rights."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {str(path.relative_to(folder)): (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) for path in files}


@pytest.fixture
def data(home: Path) -> Path:
    furnish(home)
    return home


@pytest.fixture
def made(command, data: Path, tmp_path: Path) -> Path:
    """A good backup."""
    assert command("backup", "b.zip").code == 0
    return tmp_path / "b.zip"


# There and back


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_comes_back_in_another_folder(command, data, tmp_path, lang):
    said = command("backup", "b.zip", "--lang", lang)
    assert said.code == 0 and said.out.startswith("b.zip") and not said.err
    assert "5 tables" in said.out and {"en": "1 card pack,", "fr": "1 paquet de cartes,"}[lang] in said.out
    said = command("restore", "b.zip", "--data", "other", "--lang", lang)
    assert said.code == 0 and not said.err
    assert "5 tables" in " ".join(said.out.split())
    other = tmp_path / "other"
    names = {"cookie.key", PACK, "tables/shipwreck-2026-01-01-1.json", "tables/deep/été 12.json"}
    names |= {"tables/shipwreck-2026-01-01-1.json.seats.json"}
    assert {*listing(other)} == names | {"tablee.db", "server.lock"}
    assert all((other / name).read_bytes() == (data / name).read_bytes() for name in names)
    assert everything(other) == everything(data)
    assert held(other) is None


@pytest.mark.skipif(os.name == "nt", reason="rights are others there")
def test_what_is_written_is_for_its_owners_eyes(command, data, tmp_path):
    before = os.umask(0)
    try:
        command("backup", "b.zip")
        command("restore", "b.zip", "--data", "deep/other")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "b.zip").stat().st_mode) == 0o600
    other = tmp_path / "deep" / "other"
    assert {mode for _, mode in listing(other).values()} == {0o600}
    folders = [other, *(path for path in other.rglob("*") if path.is_dir())]
    assert {stat.S_IMODE(path.stat().st_mode) for path in folders} == {0o700}


def test_a_backup_beside_a_busy_server_is_whole(command, data, tmp_path):
    """While tables are written to, backups are made: each has a state that there was, and goes on."""
    is_over = threading.Event()

    async def write() -> None:
        store = await Store.open(data / "tablee.db")
        for seq in range(4, 100_000):
            await asyncio.gather(*(store.append(f"t{n}", kept(seq)) for n in range(3)))
            await store.rename(f"guest {seq}", "x" * 500)
            if is_over.is_set():
                break
        await store.close()

    with Lock(data, url="http://localhost:1/"):
        writer = threading.Thread(target=lambda: asyncio.run(write()))
        writer.start()
        try:
            for n in range(5):
                assert command("backup", f"b{n}.zip").code == 0
        finally:
            is_over.set()
            writer.join()
    lengths = []
    for n in range(5):
        assert command("restore", f"b{n}.zip", "--data", f"other{n}").code == 0
        found = everything(tmp_path / f"other{n}")
        assert {*found} == {"t0", "t1", "t2"} and (tmp_path / f"other{n}" / "cookie.key").read_text() == KEY
        lengths.append({len(log) for _, log, _ in found.values()})
    now = {len(log) for _, log, _ in everything(data).values()}
    assert all(len(length) == 1 for length in lengths), lengths
    assert sorted(map(max, lengths)) == [*map(max, lengths)] and max(lengths[-1]) <= max(now)
    assert max(lengths[0]) < max(lengths[-1]) and len(now) == 1


def test_an_old_database_comes_back_and_is_brought_up_to_date(command, home, tmp_path):
    home.mkdir()
    old_database(home / "tablee.db")
    assert command("backup", "b.zip").code == 0
    assert command("restore", "b.zip", "--data", "other").code == 0
    assert {*everything(tmp_path / "other")} == {"old"}


def test_the_terminals_tables_alone_are_worth_a_backup(command, home, tmp_path):
    (home / "tables").mkdir(parents=True)
    (home / "tables" / "a.json").write_text("{}")
    said = command("backup", "b.zip")
    assert said.code == 0 and "1 table," in said.out
    assert command("restore", "b.zip", "--data", "other").code == 0
    assert {*listing(tmp_path / "other")} == {"tables/a.json", "server.lock"}


def test_a_backup_has_a_list_of_what_it_holds(made, data):
    with zipfile.ZipFile(made) as opened:
        manifest = msgspec.json.decode(opened.read("manifest.json"))
        files = {entry["name"]: entry for entry in manifest["files"]}
        assert manifest["format"] == 1 and manifest["tablee"] and manifest["made"].endswith("+00:00")
        assert {*files, "manifest.json"} == {*opened.namelist()}
        for name, entry in files.items():
            text = opened.read(name)
            assert (entry["size"], entry["sha256"]) == (len(text), sha256(text).hexdigest())


def test_a_backup_leaves_nothing_beside_it_and_the_folder_as_it_was(command, data, tmp_path):
    before = listing(data)
    assert command("backup", "b.zip").code == 0
    assert listing(data) == before
    assert {path.name for path in tmp_path.iterdir()} == {"home", "b.zip"}


def test_what_a_killed_server_left_is_in_the_backup(command, data, tmp_path):
    left = tmp_path / "left"
    left.mkdir()
    with closing(sqlite3.connect(data / "tablee.db", isolation_level=None)) as other:
        other.execute("insert into guest values ('late', 'Late')")
        for path in data.glob("tablee.db*"):
            (left / path.name).write_bytes(path.read_bytes())
    assert (left / "tablee.db-wal").stat().st_size > 0
    assert command("backup", "b.zip", "--data", "left").code == 0
    assert command("restore", "b.zip", "--data", "other").code == 0
    assert sql(tmp_path / "other" / "tablee.db", "select name from guest") == [("Late",)]


# What a backup refuses


def test_a_backup_is_not_written_over_unless_one_says_so(command, data, tmp_path):
    (tmp_path / "b.zip").write_text("mine")
    said = command("backup", "b.zip")
    assert said.code == 2 and "--force" in said.err and (tmp_path / "b.zip").read_text() == "mine"
    assert command("backup", "b.zip", "--force").code == 0
    assert zipfile.is_zipfile(tmp_path / "b.zip")
    (tmp_path / "folder").mkdir()
    assert command("backup", "folder", "--force").code == 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_cannot_be_backed_up_is_one_sentence(command, home, tmp_path, lang):
    said = command("backup", "b.zip", "--lang", lang)
    assert said.code == 2 and said.err.count("\n") == 1 and str(home) in said.err
    home.mkdir()
    for make in (
        lambda file: sql(file, "create table recipe (name)"),
        lambda file: file.write_bytes(b"no database " * 999),
    ):
        (home / "tablee.db").unlink(missing_ok=True)
        make(home / "tablee.db")
        said = command("backup", "b.zip", "--lang", lang)
        assert said.code == 2 and said.err.count("\n") == 1 and "tablee.db" in said.err
    assert command("backup", "nowhere/b.zip", "--lang", lang).code == 2
    assert {path.name for path in tmp_path.iterdir()} == {"home"}


@pytest.mark.skipif(os.name == "nt", reason="rights are others there")
def test_a_backup_is_made_of_a_folder_that_cannot_be_written(command, monkeypatch):
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        furnish(folder / "data")
        (folder / "out").mkdir()
        (folder / "out").chmod(0o777)
        for path in (folder / "data").rglob("*"):
            path.chmod(0o555 if path.is_dir() else 0o444)
        (folder / "data").chmod(0o555)
        monkeypatch.chdir(folder / "out")
        with powerless():
            assert command("backup", "b.zip", "--data", "../data").code == 0
            refused = command("backup", "../b.zip", "--data", "../data")
            assert refused.code == 2 and "may not read and write" in refused.err
        assert command("restore", "b.zip", "--data", "other").code == 0
        assert {*everything(folder / "out" / "other")} == {"t0", "t1", "t2"}


# What a restore refuses


def unchanged(command, tmp_path: Path, *tokens: str, word: str = "") -> str:
    """It is refused with one sentence in each language, and nothing is different afterwards. Gives the English one."""
    before = listing(tmp_path)
    folders = sorted(tmp_path.rglob("*"))
    said = [command("restore", *tokens, "--lang", lang) for lang in ("fr", "en")]
    for one in said:
        assert one.code == 2 and not one.out and one.err.count("\n") == 1, one
    assert listing(tmp_path) == before and sorted(tmp_path.rglob("*")) == folders
    assert word in said[1].err, said[1].err
    return str(said[1].err)


@pytest.mark.parametrize("name", ["tablee.db", "cookie.key"])
def test_a_folder_with_tables_is_not_restored_into_unless_one_says_so(command, made, tmp_path, name):
    other = tmp_path / "other"
    other.mkdir()
    (other / name).write_text("mine")
    unchanged(command, tmp_path, "b.zip", "--data", "other", word="--force")


def test_with_force_what_was_there_is_put_aside(command, made, data, tmp_path):
    other = tmp_path / "other"
    furnish(other, tables=1)
    for name, text in {"cookie.key": "my key", "tables/deep/été 12.json": "mine", "tables/mine.json": "mine"}.items():
        (other / name).write_text(text)
    with closing(
        sqlite3.connect(other / "tablee.db", isolation_level=None)
    ) as server:  # killed: its log is still there
        server.execute("insert into guest values ('late', 'Late')")
        copies = {path.name: path.read_bytes() for path in other.glob("tablee.db*")}
    for name, copy in copies.items():
        (other / name).write_bytes(copy)
    said = command("restore", "b.zip", "--data", "other", "--force")
    assert said.code == 0 and "before-" in said.out.splitlines()[-1]
    (aside,) = other.glob("before-*")
    assert {*listing(aside)} == {*copies, "cookie.key", "tables/deep/été 12.json"}
    assert (aside / "cookie.key").read_text() == "my key"
    assert sql(aside / "tablee.db", "select name from guest") == [("Late",)]
    assert (other / "tables" / "mine.json").read_text() == "mine"
    assert (other / "tables" / "deep" / "été 12.json").read_text() == "{}"
    assert everything(other) == everything(data) and (other / "cookie.key").read_text() == KEY
    assert command("restore", "b.zip", "--data", "other", "--force").code == 0
    assert len([*other.glob("before-*")]) == 2


def test_the_log_of_another_database_is_not_mixed_in(command, made, data, tmp_path):
    other = tmp_path / "other"
    other.mkdir()
    (other / "tablee.db-wal").write_bytes(b"of another one")
    assert command("restore", "b.zip", "--data", "other").code == 0
    assert everything(other) == everything(data)


def test_nothing_is_restored_under_a_running_server(command, made, tmp_path, monkeypatch):
    monkeypatch.setattr(archive, "unpack", None)  # it is not even unpacked
    with Lock(tmp_path / "other", url="http://localhost:4321/"):
        for more in ((), ("--force",)):
            unchanged(command, tmp_path, "b.zip", "--data", "other", *more, word="http://localhost:4321/")


def test_a_server_that_starts_meanwhile_is_in_the_way(made, tmp_path, monkeypatch):
    unpack = archive.unpack
    (tmp_path / "other").mkdir()
    with Lock(tmp_path / "other", url="u") as lock:
        lock.__exit__()

        def slowly(*args: Any) -> None:
            if held(tmp_path / "other") is None:
                lock.__enter__()
            unpack(*args)

        monkeypatch.setattr(archive, "unpack", slowly)
        with pytest.raises(StoreError, match="server"):
            archive.restore(made, tmp_path / "other")
    assert {path.name for path in (tmp_path / "other").iterdir()} == {"server.lock"}


def test_tables_that_are_made_meanwhile_are_not_replaced(made, tmp_path, monkeypatch):
    unpack = archive.unpack

    def slowly(*args: Any) -> None:
        (tmp_path / "other").mkdir(exist_ok=True)
        (tmp_path / "other" / "cookie.key").write_text("mine")
        unpack(*args)

    monkeypatch.setattr(archive, "unpack", slowly)
    with pytest.raises(StoreError, match="already holds"):
        archive.restore(made, tmp_path / "other")
    assert (tmp_path / "other" / "cookie.key").read_text() == "mine"


def test_what_fails_in_the_middle_goes_back(command, made, tmp_path, monkeypatch):
    other, replace, calls = tmp_path / "other", os.replace, []
    furnish(other, tables=1)
    before = listing(other)

    def failing(source: Path, target: Path) -> None:
        calls.append(target)
        if len(calls) == 4:
            raise OSError(28, "No space left on device")
        replace(source, target)

    monkeypatch.setattr(archive.os, "replace", failing)
    said = command("restore", "b.zip", "--data", "other", "--force")
    assert said.code == 2 and "is full" in said.err and len(calls) > 4
    assert {name: text for name, text in listing(other).items() if name != "server.lock"} == before
    assert not [*other.glob("before-*")]


def test_a_file_that_is_not_there_or_no_archive_is_one_sentence(command, tmp_path):
    unchanged(command, tmp_path, "nowhere.zip", word="nowhere.zip")
    (tmp_path / "folder").mkdir()
    unchanged(command, tmp_path, "folder")
    for n, text in enumerate((b"", b"hello", b"PK\x03\x04", b"PK\x05\x06" + bytes(18))):
        (tmp_path / f"{n}.zip").write_bytes(text)
        unchanged(command, tmp_path, f"{n}.zip", word=f"{n}.zip")


def test_an_archive_of_something_else_is_refused(command, tmp_path):
    for n, manifest in enumerate([None, b"", b"[]", b'{"format": 1}', b'{"format": "x", "files": []}', b"{" * 9999]):
        with zipfile.ZipFile(tmp_path / f"{n}.zip", "w") as other:
            other.writestr("hello.txt" if manifest is None else "tablee.db", "hello")
            if manifest is not None:
                other.writestr("manifest.json", manifest)
        unchanged(command, tmp_path, f"{n}.zip", word="not a Tablée backup")


def test_a_backup_of_a_later_version_is_refused(command, tmp_path):
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as other:
        other.writestr("manifest.json", b'{"format": 2, "things": {}}')
    unchanged(command, tmp_path, "b.zip", word="later version")


def test_a_cut_off_backup_is_refused(command, made, tmp_path):
    whole = made.read_bytes()
    for length in (10, len(whole) // 2, len(whole) - 30, len(whole) - 1):
        made.write_bytes(whole[:length])
        unchanged(command, tmp_path, "b.zip", "--data", "other", word="only a part")


def test_a_backup_with_any_byte_changed_is_restored_right_or_not_at_all(made, data, tmp_path):
    """Whatever happens to a byte: a refusal, or the very same files. Never another error."""
    whole, random = made.read_bytes(), Random(1)
    good = tmp_path / "good"
    archive.restore(made, good)
    files = {name: text for name, (text, _) in listing(good).items()}
    spoilt, refused = tmp_path / "spoilt.zip", 0
    tail = range(len(whole) - 1200, len(whole))
    for n, place in enumerate([*random.sample(range(len(whole)), 150), *random.sample(tail, 150)]):
        change = bytes([whole[place] ^ (1 << random.randrange(8))])
        spoilt.write_bytes(whole[:place] + change + whole[place + 1 :])
        folder, code = tmp_path / f"x{n}", ""
        try:
            archive.restore(spoilt, folder)
        except StoreError as error:
            code = error.code
        if code:
            refused += 1
            assert code.startswith("archive-") and not folder.exists()
        else:
            assert {name: text for name, (text, _) in listing(folder).items()} == files
    assert refused > 200


Change = Callable[[dict[str, bytes]], None]


def rewritten(made: Path, change: Change, *, is_listed: bool = True, link: str = "") -> None:
    """A backup with other files, in the list or not. `link`: the name of one that is a link."""
    with zipfile.ZipFile(made) as opened:
        files = {name: opened.read(name) for name in opened.namelist()}
    manifest = msgspec.json.decode(files.pop("manifest.json"))
    change(files)
    if is_listed:
        manifest["files"] = [
            {"name": name, "size": len(text), "sha256": sha256(text).hexdigest()} for name, text in files.items()
        ]
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as target:
        for name, text in files.items():
            info = zipfile.ZipInfo(name)
            info.create_system, info.external_attr = 3, (stat.S_IFLNK if name == link else stat.S_IFREG) << 16
            target.writestr(info, text, zipfile.ZIP_DEFLATED)
        target.writestr("manifest.json", msgspec.json.encode(manifest))


@pytest.mark.parametrize(
    "change",
    [
        lambda files: files.update({"cookie.key": b"another key" * 6}),
        lambda files: files.update({"cookie.key": b"z" * 64}),
        lambda files: files.pop("cookie.key"),
        lambda files: files.update({"packs/more.toml": b""}),
    ],
)
def test_a_file_that_is_not_the_one_in_the_list_is_refused(command, made, tmp_path, change):
    rewritten(made, change, is_listed=False)
    unchanged(command, tmp_path, "b.zip", "--data", "other", word="does not match its table of contents")


def no_database(files: dict[str, bytes]) -> None:
    files["tablee.db"] = b"no database " * 999


def damaged_page(files: dict[str, bytes]) -> None:
    text = files["tablee.db"]
    files["tablee.db"] = text[:8192] + b"\xa5" * 4096 + text[12288:]


def foreign(files: dict[str, bytes]) -> None:
    with closing(sqlite3.connect(":memory:")) as other:
        other.execute("create table recipe (name)")
        files["tablee.db"] = other.serialize()


def lost_index(files: dict[str, bytes]) -> None:
    """A row that its index does not know: with most versions of SQLite only the thorough check finds it."""
    rows: list[Any] = []
    for statements in (
        ["delete from sqlite_master where name = 'friend_by_guest'"],
        ["insert into friend values ('t0', 'ada')"],
        ["insert into sqlite_master values (?, ?, ?, ?, ?)"],
    ):
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as other:
            other.deserialize(files["tablee.db"])
            other.execute("pragma writable_schema=on")
            rows = rows or other.execute("select * from sqlite_master where name = 'friend_by_guest'").fetchall()
            for statement in statements:
                other.execute(statement, rows[0] if "?" in statement else ())
            files["tablee.db"] = other.serialize()
    with closing(sqlite3.connect(":memory:")) as other:
        other.deserialize(files["tablee.db"])
        assert other.execute("pragma integrity_check").fetchall()[-1] == (
            "wrong # of entries in index friend_by_guest",
        )


@pytest.mark.parametrize("change", [no_database, damaged_page, foreign, lost_index])
def test_a_backup_whose_database_is_not_good_is_refused(command, made, tmp_path, change):
    rewritten(made, change)
    unchanged(command, tmp_path, "b.zip", "--data", "other", word="“tablee.db” does not match")


def test_a_backup_whose_database_is_of_a_later_version_is_refused(command, made, tmp_path):
    def newer(files: dict[str, bytes]) -> None:
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as other:
            other.deserialize(files["tablee.db"])
            other.execute("update tablee_version set version = 99")
            files["tablee.db"] = other.serialize()

    rewritten(made, newer)
    unchanged(command, tmp_path, "b.zip", "--data", "other", word="later version")


@pytest.mark.parametrize(
    "name",
    ["/etc/passwd", "../evil", "packs/../../evil", "packs/./evil", "packs//evil", "tables/..", "packs\\..\\evil",
     "C:/evil", "tablee.db-wal", "server.lock", "packs", "packs/", "tables/.hidden", "tables/a\x1b[2J", "evil.txt",
     "tables/" + "x" * 300, "cookie.key/x", "tables/shipwreck-2026-01-01-1.json/x"],
)  # fmt: skip
def test_a_name_that_no_backup_has_is_refused(command, made, tmp_path, name):
    rewritten(made, lambda files: files.update({name: b"evil"}))
    said = unchanged(command, tmp_path, "b.zip", "--data", "other", word="do not trust")
    assert "\x1b" not in said


def test_a_link_is_refused(command, made, tmp_path):
    rewritten(made, lambda files: files.update({"packs/link": b"/etc"}), link="packs/link")
    unchanged(command, tmp_path, "b.zip", "--data", "other", word="do not trust")


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_name_that_is_there_twice_is_refused(command, made, tmp_path):
    with zipfile.ZipFile(made, "a") as target:
        target.writestr("cookie.key", "another")
    unchanged(command, tmp_path, "b.zip", "--data", "other", word="cookie.key")


def test_an_archive_that_unpacks_to_too_much_is_refused(command, made, tmp_path):
    rewritten(made, lambda files: files.update({"tables/bomb.json": bytes(3 * 1024 * 1024)}))
    assert made.stat().st_size < 1024 * 1024
    unchanged(command, tmp_path, "b.zip", "--data", "other", "--most", "2", word="--most")
    assert command("restore", "b.zip", "--data", "other", "--most", "4").code == 0


def test_an_archive_that_is_more_than_it_says_is_refused(command, made, tmp_path):
    """The sizes in the zip and in the list are lies: what is unpacked ends there."""
    rewritten(made, lambda files: files.update({"tables/bomb.json": bytes(3 * 1024 * 1024)}))
    size = (3 * 1024 * 1024).to_bytes(4, "little")
    made.write_bytes(made.read_bytes().replace(size, (10).to_bytes(4, "little")))
    unchanged(command, tmp_path, "b.zip", "--data", "other", "--most", "2", word="does not match its table of contents")


def test_a_table_of_the_terminal_is_the_same_after_it(command, home, tmp_path):
    command("play", "shipwreck", "--seed", "1", "--seats", "2", typed=["1", "quit"])
    before = {path.name: path.read_bytes() for path in (home / "tables").iterdir()}
    assert before
    assert command("backup", "b.zip").code == 0
    assert command("restore", "b.zip", "--data", "other").code == 0
    after = {path.name: path.read_bytes() for path in (tmp_path / "other" / "tables").iterdir()}
    assert after == before
    assert all(Record.from_json(text) for name, text in after.items() if not name.endswith(".seats.json"))
