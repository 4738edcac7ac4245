"""`tablee backup` and `tablee restore`: everything that is kept, in one file, and back."""

from __future__ import annotations

from pathlib import Path

import tablee
from tablee.cli import start
from tablee.cli.serve import folder_of
from tablee.store import archive
from tablee.words import Lang


def backup(file: Path, *, data: Path | None = None, force: bool = False, lang: Lang | None = None) -> int:
    """Write all tables, packs and keys into one zip archive; a server may be running.

    Parameters
    ----------
    file
        The archive to write.
    data
        The folder that holds the tables; otherwise the user's data folder.
    force
        Write over an archive that is there already.
    lang
        en or fr.
    """
    screen = start.screen(lang)
    with screen.patience("backup-writing"):
        made = archive.back_up(folder_of(data), file.expanduser().absolute(), tablee.__version__, force=force)
    screen.say("backup-done", file=str(file), tables=made.tables, packs=made.packs, size=kilobytes(made.size))
    return 0


def restore(
    file: Path, *, data: Path | None = None, force: bool = False, most: int = 4096, lang: Lang | None = None
) -> int:
    """Put what an archive of `tablee backup` holds into a data folder. Nothing changes unless all of it is good.

    Parameters
    ----------
    file
        The archive to read.
    data
        The folder that shall hold the tables; otherwise the user's data folder.
    force
        Also where there are tables already: those are put aside into a dated folder.
    most
        How many MiB it may take when unpacked.
    lang
        en or fr.
    """
    screen, folder = start.screen(lang), folder_of(data)
    with screen.patience("restore-reading"):
        made = archive.restore(file.expanduser().absolute(), folder, most=most, force=force)
    size = kilobytes(made.size)
    screen.say("restore-done", folder=str(folder), tables=made.tables, packs=made.packs, size=size)
    if made.aside:
        screen.say_line("restore-aside", str(made.aside))
    return 0


def kilobytes(size: int) -> int:
    return -(-size // 1024)
