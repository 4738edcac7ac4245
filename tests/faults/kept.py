"""What the database holds, read without the server, against what the players were told."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
from tests.faults.players import Wish
from tests.fuzz.report import Report

Rows = list[tuple[Any, ...]]
FILES = ("tablee.db", "tablee.db-wal", "tablee.db-shm")


class Step(NamedTuple):
    """A line of a table's log."""

    seq: int
    key: str
    wish: dict[str, Any]


class Kept(NamedTuple):
    """Phases by the column and by the head itself, the logs, and the lines of chat, all by table."""

    phases: dict[str, tuple[str, str]]
    logs: dict[str, list[Step]]
    lines: dict[str, list[str]]


def read(data: Path) -> Kept:
    """The database of a data folder: of a copy, so that looking changes nothing."""
    with tempfile.TemporaryDirectory() as folder:
        for name in FILES:
            if (data / name).exists():
                shutil.copy(data / name, folder)
        with closing(sqlite3.connect(Path(folder) / "tablee.db")) as base:
            assert base.execute("pragma integrity_check").fetchall() == [("ok",)]
            heads = base.execute("select id, phase, data from head").fetchall()
            steps = base.execute("select table_id, seq, key, wish from step order by table_id, seq").fetchall()
            lines = base.execute("select table_id, data from line order by table_id, n").fetchall()
    return collected(heads, steps, lines)


def read_shared(url: str) -> Kept:
    """A database that several processes have shared."""
    with psycopg.connect(url) as base:
        heads = base.execute("select id, phase, data from head").fetchall()
        steps = base.execute('select table_id, seq, "key", wish from step order by table_id, seq').fetchall()
        lines = base.execute("select table_id, data from line order by table_id, n").fetchall()
    return collected(heads, steps, lines)


def collected(heads: Rows, steps: Rows, lines: Rows) -> Kept:
    logs: dict[str, list[Step]] = defaultdict(list)
    for table, seq, key, wish in steps:
        logs[table].append(Step(seq, key, json.loads(wish)))
    said: dict[str, list[str]] = defaultdict(list)
    for table, line in lines:
        said[table].append(json.loads(line)["text"])
    return Kept({id: (phase, json.loads(data)["phase"]) for id, phase, data in heads}, logs, said)


def compare(kept: Kept, wishes: Iterable[Wish], report: Report) -> None:
    """Every acknowledged wish is there once and as it was sent, no refused one is, and nothing else is; every game that was played to its
    end is over."""
    sent: dict[str, set[str]] = defaultdict(set)
    for wish in wishes:
        sent[wish.table].add(wish.id)
        if wish.is_line:
            look_at_line(kept, wish, report)
        else:
            look_at_wish(kept, wish, report)
    for table, ids in sent.items():
        look_at_log(table, kept.logs.get(table, []), ids, report)
        phases = kept.phases.get(table)
        report.check(
            phases == ("over", "over"), "every table played to its end is over in its head", f"{table}: {phases}"
        )


def look_at_wish(kept: Kept, wish: Wish, report: Report) -> None:
    """A wish that anybody was told is done is kept once, as it was sent. One whose every sending was refused is not kept, whatever for.

    A wish may be sent more than once under one id: again after coming back, and in a second window, perhaps to another process. Each
    process speaks for its own attempt: *not kept* means that what it tried to write is not there, and the same wish may yet be kept by
    the attempt of another. So a wish that was refused as *not kept* may be kept if, and only if, another sending of it was done, which is
    the first case, or went unanswered."""
    found = [step for step in kept.logs.get(wish.table, []) if step.key.endswith(f"/{wish.id}")]
    again = f"table {wish.table}, {wish.frame}, sent {wish.sent} times, heard {wish.heard}: {found}"
    if wish.is_acknowledged:
        report.count("acknowledged wishes")
        report.count("refused by one way and done by another", len({*wish.heard}) > 1)
        is_fair = {*wish.heard} <= {"", "not-kept", "too-fast"}
        report.check(is_fair, "of what is done nobody is told that it comes late", again)
        report.count("lost", not found)
        report.count("doubled", len(found) > 1)
        report.count("altered", sum(step.wish != wish.kept for step in found))
        is_right = len(found) == 1 and found[0].wish == wish.kept
        report.check(is_right, "every acknowledged wish is kept once, as it was sent", again)
    elif wish.code == "not-kept" and wish.is_open:
        report.count("refused by one way and unanswered by another")
        report.count("of these kept", bool(found))
        report.check(len(found) <= 1, "no wish is kept twice", again)
    elif wish.fate == "refused":
        report.check(not found, "a refused wish is not kept", f"{wish.code}, {again}")


def look_at_line(kept: Kept, wish: Wish, report: Report) -> None:
    times = kept.lines.get(wish.table, []).count(str(wish.kept))
    if wish.fate == "done":
        report.count("acknowledged lines of chat")
        report.count("lines lost or doubled", times != 1)
        claim = "every acknowledged line of chat is kept once"
        report.check(times == 1, claim, f"table {wish.table}, {wish.frame}: {times} times")


def look_at_log(table: str, log: list[Step], ids: set[str], report: Report) -> None:
    """A log has no gap, and nothing that nobody has sent."""
    numbers = [step.seq for step in log]
    report.check(numbers == list(range(len(log))), "a log has no gap", f"table {table}: {numbers}")
    for step in log:
        is_sent = step.key.rpartition("/")[2] in ids
        report.check(is_sent, "a log has nothing that nobody has sent", f"table {table}: {step}")
