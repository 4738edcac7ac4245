"""A database of an older format is brought up to date, and nothing in it is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.store.making import kept, old_database, run, sql

from tablee.store import Store, StoreError, migrations


def test_a_database_of_the_first_format_opens_and_everything_is_still_there(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        head = await store.head("old")
        assert head is not None and head.places[0].name == "Ada" and head.revision == 0
        assert [(step.seq, step.key, step.wish) for step in await store.log("old")] == [
            (n, f"k{n}", {"answer": [0, f"option {n}"]}) for n in range(3)
        ]
        assert [(line.text, line.key) for line in await store.said("old")] == [("hello", "")]
        assert await store.name("ada") == "Ada" and await store.tables_of("ada") == ["old"]
        assert await store.invited("d") == ("old", 1, "") and await store.changed("old") == 5.0
        assert (await store.save(head)).revision == 1
        await store.append("old", kept(3))
        await store.made_by("old", "here")
        await store.pulse()
        await store.close()

    old_database(tmp_path / "t.db")
    run(work())
    assert sql(tmp_path / "t.db", "select version from tablee_version") == [(migrations.VERSION,)]


def shape(file: Path) -> dict[str, object]:
    """The columns and indexes of every table."""
    names = [name for (name,) in sql(file, "select name from sqlite_master where type = 'table'")]
    return {
        name: (
            sql(file, f"pragma table_info({name})"),
            sorted(row[1:] for row in sql(file, f"pragma index_list({name})")),
        )
        for name in names
    }


def test_a_migrated_database_has_the_shape_of_a_new_one(tmp_path: Path) -> None:
    async def work() -> None:
        for name in ("old", "new"):
            await (await Store.open(tmp_path / f"{name}.db")).close()

    old_database(tmp_path / "old.db")
    run(work())
    assert shape(tmp_path / "old.db") == shape(tmp_path / "new.db")


def test_a_migration_that_fails_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        with pytest.raises(StoreError):
            await Store.open(tmp_path / "t.db")

    old_database(tmp_path / "t.db")
    before = shape(tmp_path / "t.db")
    monkeypatch.setattr(migrations, "STEPS", [(*migrations.STEPS[0], "INSERT INTO nowhere VALUES (1)")])
    run(work())
    assert shape(tmp_path / "t.db") == before
    assert sql(tmp_path / "t.db", "select version from tablee_version") == [(1,)]
    monkeypatch.undo()
    run(open_and_close(tmp_path / "t.db"))


async def open_and_close(file: Path) -> None:
    await (await Store.open(file)).close()


def test_two_who_open_an_old_database_at_once_migrate_it_once(tmp_path: Path) -> None:
    async def work() -> None:
        await asyncio.gather(*(open_and_close(tmp_path / "t.db") for _ in range(4)))

    old_database(tmp_path / "t.db")
    run(work())
    assert sql(tmp_path / "t.db", "select version from tablee_version") == [(migrations.VERSION,)]
