"""One damaged row harms one table, and no list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.store.making import OLD_LINE, head, kept, run, sql

from tablee.store import Damaged, Spoken, Store

TEXTS = {
    "nothing": "",
    "null": "null",
    "a zero": "\0\0\0",
    "not an object": "[1]",
    "a number": 5,
    "cut off": '{"id":"bad","game":"g"',
    "a field missing": '{"id":"bad"}',
    "not UTF-8": b"\xff\xfe\x00",
    "not UTF-8 within": b'{"name":"\xe9"}',
    "never ending": '{"a":' * 5000,
}


def damaged(text: Any) -> tuple[str, tuple[Any, ...]]:
    """The value for an SQL statement: bytes as text, which SQLite does not look at."""
    return "cast(? as text)" if isinstance(text, bytes) else "?", (text,)


def with_two_tables(
    file: Path, look: Callable[[Store], Awaitable[None]], *, damage: tuple[str, tuple[Any, ...]]
) -> None:
    """A good table and a bad one; then somebody damages the bad one, and a new store looks at both."""

    async def work() -> None:
        store = await Store.open(file)
        for id in ("good", "bad"):
            await store.save(head(id, phase="running", listed=True))
            await store.befriend(id, "ada")
            for seq in range(3):
                await store.append(id, kept(seq))
                await store.say(id, Spoken(n=seq, seat=0, name="Ada", text=f"line {seq}", phrase="", when=1.0))
        await store.close()
        sql(file, damage)
        store = await Store.open(file)
        assert sorted(await store.running()) == sorted(await store.tables_of("ada")) == ["bad", "good"]
        assert sorted(await store.open_tables()) == ["bad", "good"] and await store.count("ada") == 2
        good = await store.head("good")
        assert good is not None and good.id == "good" and len(await store.log("good")) == 3
        assert len(await store.said("good")) == 3
        await look(store)
        await store.close()

    run(work())


@pytest.mark.parametrize("kind", TEXTS)
def test_a_head_that_cannot_be_read_is_damage_to_its_table_alone(tmp_path: Path, kind: str) -> None:
    async def look(store: Store) -> None:
        with pytest.raises(Damaged) as told:
            await store.head("bad")
        assert told.value.table == "bad" and "bad" in str(told.value)

    where, values = damaged(TEXTS[kind])
    with_two_tables(tmp_path / "t.db", look, damage=(f"update head set data = {where} where id = 'bad'", values))


def test_a_head_that_names_another_table_is_damaged(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        with pytest.raises(Damaged):
            await store.head("bad")

    swap = "update head set data = (select data from head where id = 'good') where id = 'bad'"
    with_two_tables(tmp_path / "t.db", look, damage=(swap, ()))


@pytest.mark.parametrize(("column", "value"), [("revision", "two"), ("changed", "today")])
def test_a_number_of_a_head_that_is_none_is_damage(tmp_path: Path, column: str, value: str) -> None:
    async def look(store: Store) -> None:
        with pytest.raises(Damaged):
            await (store.head("bad") if column == "revision" else store.changed("bad"))

    with_two_tables(tmp_path / "t.db", look, damage=(f"update head set {column} = ? where id = 'bad'", (value,)))


@pytest.mark.parametrize("kind", [kind for kind in TEXTS if kind != "a field missing"])
def test_a_step_that_cannot_be_read_is_damage_to_its_table_alone(tmp_path: Path, kind: str) -> None:
    async def look(store: Store) -> None:
        assert await store.head("bad")
        with pytest.raises(Damaged) as told:
            await store.log("bad")
        assert told.value.table == "bad"

    where, values = damaged(TEXTS[kind])
    change = f"update step set wish = {where} where table_id = 'bad' and seq = 1"
    with_two_tables(tmp_path / "t.db", look, damage=(change, values))


@pytest.mark.parametrize(
    "change",
    [
        "delete from step where table_id = 'bad' and seq = 1",
        "delete from step where table_id = 'bad' and seq = 0",
        "update step set seq = 7 where table_id = 'bad' and seq = 2",
        "update step set seq = 'x' where table_id = 'bad' and seq = 2",
        "update step set \"when\" = 'noon' where table_id = 'bad' and seq = 2",
        "update step set key = cast(x'ff' as text) where table_id = 'bad' and seq = 2",
        "update step set key = x'00' where table_id = 'bad' and seq = 2",
    ],
)
def test_a_log_with_a_gap_or_a_broken_line_is_damaged(tmp_path: Path, change: str) -> None:
    async def look(store: Store) -> None:
        with pytest.raises(Damaged):
            await store.log("bad")

    with_two_tables(tmp_path / "t.db", look, damage=(change, ()))


@pytest.mark.parametrize("kind", TEXTS)
def test_a_line_of_chat_that_cannot_be_read_is_left_out(tmp_path: Path, kind: str) -> None:
    async def look(store: Store) -> None:
        assert [spoken.text for spoken in await store.said("bad")] == ["line 0", "line 1"]
        n = await store.next_line("bad")
        await store.say("bad", Spoken(n=n, seat=0, name="Ada", text="and on", phrase="", when=1.0))
        assert [spoken.text for spoken in await store.said("bad")] == ["line 0", "line 1", "and on"]
        assert await store.next_line("nowhere") == 0

    where, values = damaged(TEXTS[kind])
    change = f"update line set data = {where} where table_id = 'bad' and n = 2"
    with_two_tables(tmp_path / "t.db", look, damage=(change, values))


def test_a_row_whose_very_id_is_damaged_is_nobodys_table(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        assert await store.head("good")

    rows = (
        "insert into head (id, phase, listed, changed, data, revision) "
        "values (cast(x'ff' as text), 'running', 1, 9.0, 'x', 0)"
    )
    with_two_tables(tmp_path / "t.db", look, damage=(rows, ()))


def test_a_name_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        assert await store.name("ada") == ""

    with_two_tables(tmp_path / "t.db", look, damage=("insert into guest values ('ada', cast(x'41ff' as text))", ()))


def test_a_line_of_the_first_format_has_no_key(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(tmp_path / "t.db")
        sql(tmp_path / "t.db", ("insert into line values ('t', 0, ?)", (OLD_LINE,)))
        assert [spoken.key for spoken in await store.said("t")] == [""]
        await store.close()

    run(work())
