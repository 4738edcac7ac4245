"""A backup: one zip with all of a data folder that cannot be made again, and a list of what it holds. Needs no package."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import struct
import zipfile
import zlib
from collections.abc import Container, Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from hashlib import sha256
from itertools import count
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import IO, NamedTuple

import msgspec
from msgspec import Struct

from tablee.store.errors import StoreError, code_of, kindly, nearest, trouble
from tablee.store.inspection import PATIENCE, format_of, is_whole, quietly
from tablee.store.lock import Lock, held

FORMAT = 1
MANIFEST, DATABASE, KEY = "manifest.json", "tablee.db", "cookie.key"
FOLDERS = ("packs", "tables")
BESIDE = [f"{DATABASE}{ending}" for ending in ("-wal", "-shm", "-journal")]
"""What SQLite keeps beside a database, and would mix into another one."""
MANIFEST_BYTES = 64 * 1024 * 1024
CHUNK = 1024 * 1024
STRANGE = set('\\:*?"<>|') if os.name == "nt" else {"\\"}
SPOILT = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    OSError,
)
"""What `zipfile` says of an archive that is not as it should be; of places that cannot be, the system says it."""


class Entry(Struct, frozen=True, kw_only=True):
    """A file of a backup."""

    name: str
    size: int
    sha256: str


class Manifest(Struct, frozen=True, kw_only=True):
    """The list of a backup. `tablee`: the version that made it, `made`: when."""

    format: int
    tablee: str
    made: str
    files: list[Entry]


class Summary(NamedTuple):
    """How much there is in a backup. `aside`: where a folder's old files are now, if there were any."""

    tables: int
    packs: int
    size: int
    aside: Path | None = None


# Making one


def back_up(data: Path, file: Path, version: str, *, force: bool = False, database: str = "") -> Summary:
    """Write an archive, whole or not at all. A server may be running; what it writes meanwhile is in it or not. `database`: the address
    of one of PostgreSQL's that holds the tables; in the archive they are in a file of SQLite's all the same."""
    refuse_to_write_over(file, force)
    with kindly(file), TemporaryDirectory(prefix=".tablee-", dir=file.parent) as name:
        found = {**copied_database(data, Path(name), database), **files_of(data)}
        if not found:
            raise trouble("nothing", data / DATABASE)
        whole = Path(name) / "whole.zip"
        write_archive(whole, found, version)
        summary = summed_up(found, found.get(DATABASE), whole.stat().st_size)
        refuse_to_write_over(file, force)
        os.replace(whole, file)
        flush(file.parent)
    return summary


def refuse_to_write_over(file: Path, force: bool) -> None:
    with kindly(file):
        if file.is_dir() or (file.exists() and not force):
            raise trouble("exists", file)


def copied_database(data: Path, work: Path, database: str) -> dict[str, Path]:
    """The database as it is at one moment, by its name; nothing where there is none. Packs are gathered after it, so that every
    table finds its own."""
    file, copy = data / DATABASE, work / DATABASE
    if database:
        from tablee.store.moving import copy_out

        copy_out(database, copy)
        return {DATABASE: copy}
    with kindly(file):
        if not file.exists():
            return {}
        with closing(readable(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
            return {DATABASE: copy} if format_of(target, file) else {}


def readable(file: Path) -> sqlite3.Connection:
    """A connection that takes its turn with a server's, or reads as it can where nothing may be written."""
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.Error as error:
        connection.close()
        if code_of(error) not in ("read-only", "unreadable"):
            raise
        return quietly(file)
    return connection


def files_of(data: Path) -> dict[str, Path]:
    """The other files of a data folder, by their names in a backup."""
    paths = [data / KEY, *(path for folder in FOLDERS for path in sorted((data / folder).rglob("*")))]
    files = [path for path in paths if path.is_file() and not path.is_symlink()]
    named = {path.relative_to(data).as_posix(): path for path in files}
    return {name: path for name, path in named.items() if is_expected(name)}


def write_archive(file: Path, found: dict[str, Path], version: str) -> None:
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600), "w+b") as out:
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            files = [add(archive, name, path) for name, path in found.items()]
            made = datetime.now(UTC).isoformat(timespec="seconds")
            manifest = Manifest(format=FORMAT, tablee=version, made=made, files=files)
            archive.writestr(listed(MANIFEST), msgspec.json.format(msgspec.json.encode(manifest)))
        out.flush()
        os.fsync(out.fileno())


def listed(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name, datetime.now().timetuple()[:6])
    info.external_attr = (stat.S_IFREG | 0o600) << 16
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


def add(archive: zipfile.ZipFile, name: str, path: Path) -> Entry:
    with kindly(path), path.open("rb") as source, archive.open(listed(name), "w", force_zip64=True) as target:
        size, digest = copy(chunks(source), target)
    return Entry(name=name, size=size, sha256=digest)


# Taking one


def restore(file: Path, data: Path, *, most: int = 4096, force: bool = False, database: str = "") -> Summary:
    """Put what a backup holds into a data folder. Everything is checked before anything changes. `most`: MiB it may take. `force`:
    also where there are tables already; those are put aside. `database`: the address of an empty one of PostgreSQL's for the tables."""
    ours = (KEY,) if database else (DATABASE, KEY)
    with opened(file) as archive:
        manifest = read_manifest(archive, file, most)
        refuse_under_a_server(data)
        refuse_over_tables(data, force, ours)
        with kindly(data / DATABASE), TemporaryDirectory(prefix=".tablee-", dir=nearest(data)) as name:
            work = Path(name)
            for entry in manifest.files:
                unpack(archive, entry, work, file)
            unpacked = checked_database(work, file)
            names = [entry.name for entry in manifest.files]
            summary = summed_up(names, unpacked, sum(entry.size for entry in manifest.files))
            with Lock(data):
                refuse_over_tables(data, force, ours)
                if database and unpacked:
                    move_into(database, unpacked)
                    names.remove(DATABASE)
                return summary._replace(aside=put_in_place(work, data, names))


def refuse_under_a_server(data: Path) -> None:
    if (holder := held(data)) is not None:
        raise trouble("in-use", data / DATABASE, url=holder.get("url") or None)


def move_into(database: str, file: Path) -> None:
    """Put the tables of an unpacked file into PostgreSQL."""
    from tablee.store.moving import copy_in
    from tablee.store.sqlite import bring_up_to_date

    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        bring_up_to_date(connection)
    copy_in(file, database)


def refuse_over_tables(data: Path, force: bool, ours: tuple[str, ...]) -> None:
    """What somebody has is not replaced unless they say so."""
    for name in ours:
        if (data / name).exists() and not force:
            raise trouble("there", data / name)


@contextmanager
def opened(file: Path) -> Iterator[zipfile.ZipFile]:
    with kindly(file), file.open("rb") as source:
        try:
            archive = zipfile.ZipFile(source)
        except SPOILT:
            raise trouble("archive-unreadable", file) from None
        with archive:
            yield archive


def read_manifest(archive: zipfile.ZipFile, file: Path, most: int) -> Manifest:
    """The list of a backup, when the archive holds what it lists and nothing else, and nothing that no backup has."""
    infos = {info.filename: info for info in archive.infolist()}
    if MANIFEST not in infos:
        raise trouble("archive-foreign", file)
    if odd := next((info for info in archive.infolist() if not is_plain(info, infos)), None):
        raise trouble("archive-unsafe", file, name=printable(odd.orig_filename))
    if len(infos) != len(archive.infolist()):
        raise trouble("archive-unsafe", file, name=printable(twice(archive.namelist())))
    if sum(info.file_size for info in infos.values()) > most * 1024 * 1024:
        raise trouble("archive-big", file, most=most)
    manifest = decode_manifest(archive, infos.pop(MANIFEST), file)
    sizes = {entry.name: entry.size for entry in manifest.files}
    if len(sizes) != len(manifest.files):
        raise trouble("archive-damaged", file, name=MANIFEST)
    for name in sorted({*infos, *sizes}):
        if name not in infos or infos[name].file_size != sizes.get(name):
            raise trouble("archive-damaged", file, name=printable(name))
    return manifest


def decode_manifest(archive: zipfile.ZipFile, info: zipfile.ZipInfo, file: Path) -> Manifest:
    if info.file_size > MANIFEST_BYTES:
        raise trouble("archive-foreign", file)
    text = b"".join(contents(archive, MANIFEST, file))
    try:
        found = msgspec.json.decode(text, type=dict[str, object]).get("format")
        if isinstance(found, int) and found > FORMAT:
            raise trouble("archive-newer", file)
        return msgspec.json.decode(text, type=Manifest)
    except (ValueError, RecursionError):
        raise trouble("archive-foreign", file) from None


def is_plain(info: zipfile.ZipInfo, names: Container[str]) -> bool:
    """Whether a backup could hold this: a file that is no link, not encrypted, with a name that leads nowhere else."""
    is_file = stat.S_IFMT(info.external_attr >> 16) in (0, stat.S_IFREG)
    is_known = info.compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED) and not info.flag_bits & 1
    is_folder_too = any(str(parent) in names for parent in PurePosixPath(info.filename).parents)
    is_named = info.filename == info.orig_filename and (is_expected(info.filename) or info.filename == MANIFEST)
    return is_file and is_known and is_named and not is_folder_too


def is_expected(name: str) -> bool:
    """Whether a file of a data folder may have this name in a backup. Hidden ones are somebody's work in progress."""
    first, *rest = name.split("/")
    if name in (DATABASE, KEY):
        return True
    return first in FOLDERS and bool(rest) and all(is_plain_name(part) for part in rest)


def is_plain_name(part: str) -> bool:
    return part[:1] not in ("", ".") and part.isprintable() and not STRANGE & {*part} and len(part.encode()) < 256


def unpack(archive: zipfile.ZipFile, entry: Entry, work: Path, file: Path) -> None:
    """Write one file, and see that it is the one that was listed."""
    path = work / entry.name
    make_folder(path.parent)
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as target:
        if copy(contents(archive, entry.name, file), target) != (entry.size, entry.sha256):
            raise trouble("archive-damaged", file, name=printable(entry.name))
        target.flush()
        os.fsync(target.fileno())


def contents(archive: zipfile.ZipFile, name: str, file: Path) -> Iterator[bytes]:
    """What an archive holds under a name, piece by piece."""
    try:
        with archive.open(name) as source:
            yield from chunks(source)
    except SPOILT:
        raise trouble("archive-damaged", file, name=printable(name)) from None


def checked_database(work: Path, file: Path) -> Path | None:
    """The unpacked database, if it is one of ours and whole."""
    path = work / DATABASE
    if not path.exists():
        return None
    try:
        with closing(quietly(path)) as connection:
            is_good = format_of(connection, path) is not None and is_whole(connection, "integrity_check")
    except sqlite3.Error:
        is_good = False
    except StoreError as error:
        raise trouble("archive-newer" if error.code == "newer" else "archive-damaged", file, name=DATABASE) from None
    if not is_good:
        raise trouble("archive-damaged", file, name=DATABASE)
    return path


def put_in_place(work: Path, data: Path, names: list[str]) -> Path | None:
    """Move the old files aside and the new ones in; should that fail, everything goes back."""
    ours = (DATABASE, KEY, *BESIDE) if DATABASE in names else (KEY,)
    old = [name for name in ours if (data / name).exists()]
    old += [name for name in names if name not in old and differs(work / name, data / name)]
    aside = new_folder(data) if old else None
    moves = [(data / name, aside / name) for name in old if aside] + [(work / name, data / name) for name in names]
    done: list[tuple[Path, Path]] = []
    try:
        for source, target in moves:
            make_folder(target.parent)
            os.replace(source, target)
            done.append((source, target))
    except BaseException:
        for source, target in reversed(done):
            os.replace(target, source)
        if aside:
            shutil.rmtree(aside)
        raise
    for folder in {target.parent for _, target in moves}:
        flush(folder)
    return aside


def differs(new: Path, old: Path) -> bool:
    """Whether there is something else in the place of a file."""
    if not old.is_file() or old.stat().st_size != new.stat().st_size:
        return old.exists()
    with new.open("rb") as one, old.open("rb") as other:
        return any(a != b for a, b in zip(chunks(one), chunks(other), strict=True))


def new_folder(data: Path) -> Path:
    """A folder for what is put aside, named by the day and the hour."""
    for n in count(1):
        folder = data / f"before-{datetime.now():%Y-%m-%d-%H%M%S}{f'-{n}' if n > 1 else ''}"
        if not folder.exists():
            folder.mkdir(mode=0o700)
            return folder
    raise AssertionError("there is always a next name")


# What both need


def summed_up(names: Iterable[str], database: Path | None, size: int) -> Summary:
    """How many tables, those of the terminal too, and how many packs."""
    names = [*names]
    records = [name for name in names if name.startswith("tables/") and not name.endswith(".seats.json")]
    packs = [name for name in names if name.startswith("packs/")]
    return Summary(len(records) + heads_in(database), len(packs), size)


def heads_in(database: Path | None) -> int:
    if database is None:
        return 0
    with closing(quietly(database)) as connection:
        return int(connection.execute("SELECT count(*) FROM head").fetchone()[0])


def chunks(source: IO[bytes]) -> Iterator[bytes]:
    while chunk := source.read(CHUNK):
        yield chunk


def copy(source: Iterable[bytes], target: IO[bytes]) -> tuple[int, str]:
    """Copy, and give the size and the digest of what was copied."""
    size, digest = 0, sha256()
    for chunk in source:
        size += len(chunk)
        digest.update(chunk)
        target.write(chunk)
    return size, digest.hexdigest()


def make_folder(folder: Path) -> None:
    """This folder and those above it, for their owner's eyes."""
    for path in (*reversed(folder.parents), folder):
        if not path.exists():
            path.mkdir(mode=0o700)


def flush(folder: Path) -> None:
    """So that a name is there after a power cut, too."""
    if os.name != "nt":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def printable(name: str) -> str:
    """A stranger's name for a file, harmless to a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in name)[:80]


def twice(names: list[str]) -> str:
    return next(name for name in names if names.count(name) > 1)
