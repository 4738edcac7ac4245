"""Files that come from elsewhere: only plain ones are opened, and no more is read than such a file may have."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import tablee
from tablee.kit import PackError
from tablee.kit.files import NotPlain, TooLong, read_file
from tablee.kit.toml import PACK_SIZE


def test_a_plain_file_is_read_whole(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"abc")
    (tmp_path / "link").symlink_to(tmp_path / "x")
    assert read_file(tmp_path / "x", 3) == b"abc"
    assert read_file(tmp_path / "link", 3) == b"abc"


def test_a_file_that_is_too_long_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"abcd")
    with pytest.raises(TooLong):
        read_file(tmp_path / "x", 3)


def test_no_more_is_read_than_the_limit(tmp_path: Path) -> None:
    """A file of a terabyte, nearly all of it holes: reading it whole would not fit."""
    with (tmp_path / "x").open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(TooLong, match="1 MiB"):
        read_file(tmp_path / "x", 1 << 20)


def test_a_device_a_pipe_or_a_folder_is_never_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    for path in (tmp_path, tmp_path / "pipe", tmp_path / "zero", Path("/dev/zero")):
        with pytest.raises(NotPlain, match="plain file"):
            read_file(path, 10)


def test_what_is_not_there_is_said_not_to_be(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "nowhere", 10)


@pytest.mark.parametrize("path", ["/dev/zero", "."])
def test_a_pack_that_is_no_plain_file_is_a_pack_error(path: str) -> None:
    with pytest.raises(PackError, match=r"cannot be read: .*plain file"):
        tablee.deal("shipwreck", options={"pack": path})


def test_a_pack_of_more_than_a_megabyte_is_a_pack_error(tmp_path: Path) -> None:
    (tmp_path / "long.toml").write_text("#" * (PACK_SIZE + 1))
    with pytest.raises(PackError, match=r"long\.toml cannot be read: .*1 MiB"):
        tablee.deal("shipwreck", options={"pack": str(tmp_path / "long.toml")})
