"""PostgreSQL alone: the connection cut at any moment, a format that is not ours, and what is said of both."""

from __future__ import annotations

import asyncio
import signal
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from tests.postgres import Cluster, cluster
from tests.store.making import at, head, kept, run

from tablee.store import NotKept, Store, StoreError
from tablee.store import postgres as engine
from tablee.store.migrations import VERSION
from tablee.store.upgrade import upgrade


def test_an_empty_database_is_refused_by_the_sentence_that_says_what_to_run(postgres: Cluster) -> None:
    url = postgres.database(is_ready=False)
    with pytest.raises(StoreError) as told:
        run(Store.check(url))
    assert told.value.code == "old-schema" and told.value.facts["found"] == 0
    with psycopg.connect(url) as connection:
        assert upgrade(connection, "here") == (0, VERSION)
        assert upgrade(connection, "here") == (VERSION, VERSION)
    run(Store.check(url))


def test_a_database_of_a_later_version_is_left_alone(postgres: Cluster) -> None:
    url = postgres.database()
    at(url, f"update tablee_version set version = {VERSION + 1}")
    with pytest.raises(StoreError) as told:
        run(Store.check(url))
    assert told.value.code == "newer"
    with psycopg.connect(url) as connection, pytest.raises(StoreError, match="reads formats up to"):
        upgrade(connection, "here")
    assert at(url, "select version from tablee_version") == [(VERSION + 1,)]


@pytest.mark.parametrize(
    "url", ["postgresql://who:secret@127.0.0.1:1/none", "postgresql://who:secret@127.0.0.1:x/none"]
)
def test_a_database_that_does_not_answer_is_named_without_who_may_enter(postgres: Cluster, url: str) -> None:
    with pytest.raises(StoreError) as told:
        run(Store.check(url))
    assert "secret" not in str(told.value) + str(told.value.facts) and told.value.code in ("no-database", "bad-address")


def test_a_connection_that_is_cut_between_writes_is_made_again(postgres: Cluster) -> None:
    url = postgres.database()

    async def work() -> None:
        store = await Store.open(url)
        await store.append("t", kept(0))
        await store.log("t")
        postgres.cut(url)
        await store.append("t", kept(1))
        postgres.cut(url)
        assert [step.seq for step in await store.log("t")] == [0, 1]
        await store.close()

    run(work())


@pytest.mark.parametrize("is_kept", [True, False])
def test_a_connection_that_is_cut_while_it_commits_is_asked_what_became_of_it(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch, is_kept: bool
) -> None:
    """Whether it was kept is known to the database alone: the answer to `COMMIT` never came."""
    url, cuts = postgres.database(), []

    class Cut(engine.psycopg.Connection):  # type: ignore[type-arg]
        def execute(self, query, *more, **rest):  # type: ignore[no-untyped-def]
            if query == "COMMIT" and not cuts:
                cuts.append(query)
                if is_kept:
                    super().execute(query)
                self.close()
                raise psycopg.OperationalError("the connection was cut")
            return super().execute(query, *more, **rest)

    async def work() -> None:
        monkeypatch.setattr(psycopg, "connect", Cut.connect)
        store = await Store.open(url)
        await asyncio.gather(*(store.append(f"t{n}", kept(0)) for n in range(3)))
        assert cuts
        assert [[step.key for step in await store.log(f"t{n}")] for n in range(3)] == [["k0"]] * 3
        await store.close()

    run(work())


def test_what_others_write_under_the_number_of_a_lost_transaction_does_not_count_as_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A database that is killed forgets the numbers of what it had not flushed, and gives them to others."""
    ends: list[str] = []

    async def work(own: Cluster, url: str) -> None:
        class Cut(engine.psycopg.Connection):  # type: ignore[type-arg]
            def execute(self, query, *more, **rest):  # type: ignore[no-untyped-def]
                if query == "COMMIT" and not ends:
                    ((number,),) = super().execute("SELECT pg_current_xact_id()::text").fetchall()
                    own.stop(signal.SIGQUIT)
                    own.start()
                    for _ in range(3):
                        own.sql("UPDATE pulse SET id = 1", database=own.name_of(url))
                    others = own.sql("SELECT pg_xact_status(%s::xid8)", number, database=own.name_of(url))
                    ends.extend(state for (state,) in others)
                return super().execute(query, *more, **rest)

        store = await Store.open(url)
        await store.pulse()
        await store.close()
        monkeypatch.setattr(psycopg, "connect", Cut.connect)
        store = await Store.open(url)
        await store.append("t", kept(0))
        assert ends == ["committed"], "somebody else has been given our number"
        assert [step.key for step in await store.log("t")] == ["k0"]
        await store.close()

    with cluster("wal_writer_delay=10s") as own:
        run(work(own, own.database()))


def test_who_closes_before_anybody_knows_whether_a_write_is_kept_is_told_neither(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, cuts = postgres.database(), []

    class Cut(engine.psycopg.Connection):  # type: ignore[type-arg]
        def execute(self, query, *more, **rest):  # type: ignore[no-untyped-def]
            if query == "COMMIT":
                cuts.append(query)
                super().execute(query)
                raise psycopg.OperationalError("the connection was cut")
            return super().execute(query, *more, **rest)

    def gone(*_: object, **more: object) -> None:
        raise psycopg.OperationalError("the database is gone")

    async def work() -> None:
        with monkeypatch.context() as world:
            world.setattr(psycopg, "connect", Cut.connect)
            store = await Store.open(url)
        with monkeypatch.context() as world:
            world.setattr(psycopg, "connect", gone)
            asked = asyncio.ensure_future(store.append("t", kept(0)))
            while not cuts:
                await asyncio.sleep(0.01)
            await store.close()
            with pytest.raises(asyncio.CancelledError):
                await asked

    run(work())
    assert at(url, 'SELECT "key" FROM step') == [("k0",)]


def test_while_the_database_is_gone_nothing_is_acknowledged_and_then_all_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "PATIENCE", 0.3)

    async def work(own: Cluster, url: str) -> None:
        store = await Store.open(url)
        await store.append("t", kept(0))
        own.stop(signal.SIGQUIT)
        with pytest.raises(NotKept):
            await store.append("t", kept(1))
        with pytest.raises(NotKept):
            await store.log("t")
        own.start()
        await store.append("t", kept(1, "again"))
        assert [step.key for step in await store.log("t")] == ["k0", "again"]
        await store.close()

    with cluster() as own:
        run(work(own, own.database()))


def test_a_process_that_stops_in_the_middle_of_a_commit_holds_nobody_up_for_long(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "SETTINGS", (*engine.SETTINGS, "SET idle_in_transaction_session_timeout = '300ms'"))
    url = postgres.database()

    async def work() -> None:
        store = await Store.open(url)
        with closing(engine.connect(url)) as stopped:
            stopped.execute("BEGIN")
            stopped.execute("INSERT INTO step VALUES ('t', 0, 'mine', 1, '{}')")
            await asyncio.wait_for(store.append("t", kept(0)), 90)
            assert [step.key for step in await store.log("t")] == ["k0"]
        await store.save(head())
        await store.close()

    run(work())
