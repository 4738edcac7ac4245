"""Whose a table is: one owner, a number that grows, and nothing kept by whoever has lost it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.postgres import Cluster
from tests.store.making import at, head, kept, run

from tablee.store import Clash, Fenced, Store
from tablee.store.leases import Leases

SOON = 30.0


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Store, Store]]:
    one, other = await Store.open(url, "one"), await Store.open(url, "other")
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()


def leases(store: Store) -> Leases:
    assert isinstance(store.tenure, Leases)
    return store.tenure


async def until(is_so: object) -> None:
    async with asyncio.timeout(SOON):
        while not is_so():  # type: ignore[operator]
            await asyncio.sleep(0.01)


def test_a_table_belongs_to_whoever_takes_it_first(postgres: Cluster) -> None:
    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            assert sorted(await asyncio.gather(one.tenure.take("t"), other.tenure.take("t"))) in (
                ["", "one"],
                ["", "other"],
            )
            owner, guest = (one, other) if one.tenure.owns("t") else (other, one)
            await owner.append("t", kept(0))
            with pytest.raises(Fenced):
                await guest.append("t", kept(1))
            with pytest.raises(Fenced):
                await guest.save(head())
            assert [step.seq for step in await guest.log("t")] == [0]

    run(work())


def test_whoever_has_lost_a_table_keeps_nothing_more_of_it_even_before_they_know(postgres: Cluster) -> None:
    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            assert await one.tenure.take("t") == ""
            first = await one.save(head())
            fence = one.tenure.fence("t")
            assert await leases(other).take("t", dead="one") == ""
            late = one.tenure.fence  # as a process that was stopped meanwhile: it still believes in its old number
            one.tenure.fence = lambda table: fence  # type: ignore[method-assign,assignment]
            for write in (one.append("t", kept(0)), one.save(first), one.append("t", kept(0), head=first)):
                with pytest.raises(Fenced):
                    await write
            one.tenure.fence = late  # type: ignore[method-assign]
            assert await other.log("t") == [] and await other.head("t") == first
            await other.append("t", kept(0))

    run(work())


def test_who_has_been_silent_for_too_long_keeps_nothing_though_nobody_took_the_table(postgres: Cluster) -> None:
    async def work() -> None:
        url = postgres.database()
        async with two(url) as (one, _):
            await one.tenure.take("t")
            leases(one)._renew = lambda connection: True  # type: ignore[method-assign]  # it is silent, and does not notice
            at(url, "update life set until = clock_timestamp() - interval '1 second' where address = 'one'")
            with pytest.raises(Fenced):
                await one.append("t", kept(0))

    run(work())


def test_after_its_time_a_life_is_over_and_its_running_tables_are_told_to_the_others(postgres: Cluster) -> None:
    async def work() -> None:
        url = postgres.database()
        looked: list[str] = []
        async with two(url) as (one, other):
            leases(one).look = leases(other).look = looked.append
            await one.tenure.take("t")
            await one.save(head("t", phase="running"))
            at(url, "insert into life (address, until) values ('gone', clock_timestamp() + interval '1 second')")
            at(url, "update owner set life = (select id from life where address = 'gone')")
            assert await other.tenure.take("t") == "gone"
            await until(lambda: "t" in looked)
            assert await other.tenure.take("t") == ""

    run(work())


def test_a_process_whose_life_was_ended_begins_another_and_owns_nothing(postgres: Cluster) -> None:
    async def work() -> None:
        url = postgres.database()
        async with two(url) as (one, other):
            looked: list[str] = []
            leases(one).look = looked.append
            await one.tenure.take("t")
            at(url, "delete from life where address = 'one'")
            await until(lambda: not one.tenure.owns("t"))
            await until(lambda: "" in looked)
            assert await other.tenure.take("t") == "" and await one.tenure.take("t") == "other"

    run(work())


def test_whoever_closes_leaves_their_tables_to_the_others_at_once(postgres: Cluster) -> None:
    async def work() -> None:
        url = postgres.database()
        one, other = await Store.open(url, "one"), await Store.open(url, "other")
        looked: list[str] = []
        leases(other).look = looked.append
        for table, phase in (("t", "running"), ("u", "over")):
            await one.tenure.take(table)
            await one.save(head(table, phase=phase))
        await one.append("t", kept(0))
        assert await other.tenure.take("t") == "one"
        await one.close()
        assert await other.tenure.take("t") == "" and await other.tenure.take("u") == ""
        await until(lambda: "t" in looked)
        with pytest.raises(Clash):
            await other.append("t", kept(0))
        await other.close()

    run(work())


def test_a_table_that_is_taken_is_looked_at_again_by_whoever_had_it(postgres: Cluster) -> None:
    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            looked: list[str] = []
            leases(one).look = looked.append
            await one.tenure.take("t")
            await one.tenure.take("mine")
            await leases(other).take("t", dead="one")
            await until(lambda: "t" in looked)
            await leases(one).look_at_own()
            assert not one.tenure.owns("t") and one.tenure.owns("mine")

    run(work())


def test_a_cut_connection_costs_no_table_and_nothing_said_meanwhile_is_missed(postgres: Cluster) -> None:
    async def work() -> None:
        url = postgres.database()
        async with two(url) as (one, other):
            looked: list[str] = []
            leases(one).look = looked.append
            await one.tenure.take("t")
            postgres.cut(url)
            await until(lambda: "" in looked)
            await one.append("t", kept(0))
            assert await other.tenure.take("t") == "one"

    run(work())


def test_a_table_that_nobody_holds_any_more_is_anybodys_again(postgres: Cluster) -> None:
    class Holder:
        """Whatever has the table in memory."""

    async def work() -> None:
        async with two(postgres.database()) as (one, other):
            for table in ("t", "u"):
                await one.tenure.take(table)
            holder, kept_holder = Holder(), Holder()
            one.tenure.bind("t", holder)
            one.tenure.bind("u", kept_holder)
            assert await other.tenure.take("t") == "one"
            del holder
            await until(lambda: not one.tenure.owns("t"))
            async with asyncio.timeout(SOON):
                while await other.tenure.take("t"):
                    await asyncio.sleep(0.01)
            assert await other.tenure.take("u") == "one" and one.tenure.owns("u")
            assert await one.tenure.take("t") == "other"

    run(work())


def test_a_table_taken_again_is_not_left_by_whoever_held_it_before(postgres: Cluster) -> None:
    class Holder:
        """Whatever has the table in memory."""

    async def work() -> None:
        url = postgres.database()
        async with two(url) as (one, other):
            await one.tenure.take("t")
            holder = Holder()
            one.tenure.bind("t", holder)
            await leases(other).take("t", dead="one")
            await one.tenure.look_at_own("t")
            assert not one.tenure.owns("t")
            await leases(one).take("t", dead="other")
            del holder
            await asyncio.sleep(0.05)
            await leases(other).look_at_own("t")
            assert one.tenure.owns("t") and await other.tenure.take("t") == "one"

    run(work())
