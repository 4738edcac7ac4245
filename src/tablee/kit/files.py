"""Files that come from elsewhere: only plain ones are opened, and no more is read than such a file may have. And files that
are kept: they are written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from pathlib import Path

from tablee.kit.errors import Worded


class NotPlain(OSError):
    """A device, a pipe or a folder, where a file was expected."""


class TooLong(OSError):
    """More bytes than such a file may have. `most`: how many it may."""

    most = 0


def read_file(path: Path, most: int) -> bytes:
    """All of a plain file. Nothing else is opened: a pipe would keep its reader waiting, a device might never end."""
    _expect_plain(os.stat(path), path)
    with open(path, "rb", opener=_without_waiting) as file:
        _expect_plain(os.fstat(file.fileno()), path)  # another may lie there by now
        found = file.read(most + 1)
    if len(found) > most:
        error = TooLong(errno.EFBIG, f"it has more than {most >> 20} MiB", str(path))
        error.most = most
        raise error
    return found


def write_file(path: Path, text: str) -> None:
    """All of it or nothing: whoever reads the file, even after a power cut, finds the old text or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def reason(error: OSError | ValueError) -> Worded:
    """Why a file cannot be read or written, as far as people are told."""
    match error:
        case NotPlain():
            return Worded("file-not-plain", "it is not a plain file")
        case TooLong():
            return Worded("file-too-long", "it has more than {most} MiB", most=error.most >> 20)
        case FileNotFoundError():
            return Worded("file-missing", "there is no such file")
        case PermissionError():
            return Worded("file-forbidden", "you may not use it")
        case IsADirectoryError() | FileExistsError() | NotADirectoryError():
            return Worded("file-in-the-way", "a folder or another file is in the way")
        case OSError(errno=errno.ENOSPC):
            return Worded("disk-full", "the disk is full")
        case OSError(errno=errno.EROFS):
            return Worded("disk-read-only", "the disk is read-only")
        case UnicodeError():
            return Worded("file-not-text", "it is not text")
    return Worded("system", getattr(error, "strerror", None) or str(error))


def _expect_plain(found: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NotPlain(errno.EINVAL, "it is not a plain file", str(path))


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
