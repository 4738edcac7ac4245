"""`tablee backup` and `tablee restore`: everything that is kept, in one file, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import tablee
from tablee.cli import start
from tablee.cli.serve import folder_of, known_address
from tablee.store import archive
from tablee.words import Lang

Database = Annotated[str, Parameter(env_var="TABLEE_DATABASE")]


def backup(
    file: Path, *, data: Path | None = None, database: Database = "", force: bool = False, lang: Lang | None = None
) -> int:
    """Write all tables, packs and keys into one zip archive; a server may be running.

    Parameters
    ----------
    file
        The archive to write.
    data
        The folder that holds the tables; otherwise the user's data folder.
    database
        The address of the PostgreSQL database that holds the tables, where one does.
    force
        Write over an archive that is there already.
    lang
        en or fr.
    """
    screen = start.screen(lang)
    place = known_address(database, screen)
    with screen.patience("backup-writing"):
        target = file.expanduser().absolute()
        made = archive.back_up(folder_of(data), target, tablee.__version__, force=force, database=place)
    screen.say("backup-done", file=str(file), tables=made.tables, packs=made.packs, size=kilobytes(made.size))
    return 0


def restore(
    file: Path,
    *,
    data: Path | None = None,
    database: Database = "",
    force: bool = False,
    most: int = 4096,
    lang: Lang | None = None,
) -> int:
    """Put what an archive of `tablee backup` holds into a data folder. Nothing changes unless all of it is good.

    Parameters
    ----------
    file
        The archive to read.
    data
        The folder that shall hold the tables; otherwise the user's data folder.
    database
        The address of an empty PostgreSQL database that shall hold the tables, instead of the folder.
    force
        Also where there are tables already: those are put aside into a dated folder.
    most
        How many MiB it may take when unpacked.
    lang
        en or fr.
    """
    screen, folder = start.screen(lang), folder_of(data)
    place = known_address(database, screen)
    with screen.patience("restore-reading"):
        made = archive.restore(file.expanduser().absolute(), folder, most=most, force=force, database=place)
    size = kilobytes(made.size)
    screen.say("restore-done", folder=str(folder), tables=made.tables, packs=made.packs, size=size)
    if made.aside:
        screen.say_line("restore-aside", str(made.aside))
    return 0


def kilobytes(size: int) -> int:
    return -(-size // 1024)
