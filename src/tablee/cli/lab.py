"""`tablee lab`: many tables played by bots, and what they came to."""

from __future__ import annotations

import shlex
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.cli import extras, start
from tablee.kit import OptionError
from tablee.lab import report
from tablee.lab.parquet import write as write_parquet
from tablee.lab.tables import Log, rows, setup
from tablee.registry import usual_seats
from tablee.words import Lang, Words

app = App(name="lab", help="Many tables played by bots, counted and drawn.")


@app.command
def simulate(
    game: str,
    /,
    *,
    tables: int = 1000,
    seats: int | None = None,
    bots: str = "novice",
    set: Annotated[list[str] | None, Parameter(name=["--set"], negative=())] = None,
    pack: str = "",
    out: Path | None = None,
    workers: int | None = None,
    cluster: str = "",
    parquet: Annotated[bool, Parameter(negative=())] = False,
    open: Annotated[bool, Parameter(negative=())] = False,
    lang: Lang | None = None,
) -> None:
    """Let bots play many tables, on all cores; write what each came to, and one page with plots. A run that was stopped
    goes on where it stood.

    Parameters
    ----------
    game
        Which game, by its name or as module:attribute.
    tables
        How many tables; their seeds count from 0.
    seats
        How many seats there are.
    bots
        How well the bots play: random, novice, ...; several, with commas, move on by one seat from table to table.
    set
        An option of the game as NAME=VALUE; may be repeated.
    pack
        The card pack: base, or a TOML file.
    out
        The folder for tables.jsonl and report.html; otherwise lab/GAME.
    workers
        How many processes; otherwise one for each core.
    cluster
        The address of a Dask scheduler whose workers play the tables; Tablée must be installed there, too.
    parquet
        Write tables.parquet besides, for tools of data analysis.
    open
        Open the page in the browser.
    lang
        en or fr.
    """
    found = start.find(game)
    screen = start.screen(lang, found)
    options = start.options(set, pack, screen.words)
    if tables < 1:
        raise screen.words.fault(OptionError, "lab-how-many", tables=tables)
    if cluster:
        extras.need("cluster", "distributed", screen)
    if parquet:
        extras.need("lab", "polars", screen)
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    this = setup(game, usual_seats(found) if seats is None else seats, levels, options)
    folder = out or Path("lab") / found.name
    log = Log(folder / "tables.jsonl", this)
    missing = log.missing(range(tables))
    with _progress(screen.words) as progress:
        task = progress.add_task("", total=tables, completed=tables - len(missing))
        for _ in log.keep(rows(this, missing, workers, cluster)):
            progress.advance(task)
    played = [log.rows[seed] for seed in range(tables)]
    if parquet:
        write_parquet(folder / "tables.parquet", this, played)
    command = shlex.join(["tablee", "lab", "simulate", game, *_said(tables, this.seats, bots, set, pack)])
    page = folder / "report.html"
    page.write_text(report.page(this, played, command, screen.words), encoding="utf-8")
    screen.say_line("lab-written", str(page))
    if open:
        webbrowser.open(page.absolute().as_uri())


def _progress(words: Words) -> Progress:
    return Progress(
        TextColumn(words.say("lab-tables")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True
    )


def _said(tables: int, seats: int, bots: str, set: list[str] | None, pack: str) -> list[str]:
    """The options of the command, so that a report says how to make it again."""
    said = ["--tables", str(tables), "--seats", str(seats), "--bots", bots]
    for text in set or ():
        said += ["--set", text]
    return [*said, "--pack", pack] if pack else said
