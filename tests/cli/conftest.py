"""A command line to try: commands run in this process, with what a person would type."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from tablee.cli import main
from tablee.words import Words


class Said(NamedTuple):
    """What a command printed, on both channels, and the code it left with."""

    out: str
    err: str
    code: int


Command = Callable[..., Said]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, English, 80 columns, and no message may be missing."""
    folder = tmp_path / "home"
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "TABLEE_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TABLEE_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(Words, "strict", True)
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run `tablee` with these words; `typed` are the lines somebody types."""

    def run(*tokens: str, typed: Sequence[str] = ()) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit) as left:
            main(tokens)
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err
        return Said(printed.out, printed.err, int(left.value.code or 0))

    return run
