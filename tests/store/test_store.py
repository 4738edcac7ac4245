"""What was written is there after a restart; what clashes is refused; nothing is told done before it is committed. On both engines."""

from __future__ import annotations

import asyncio
import time

import pytest
from tests.store.making import at, head, kept, run

from tablee.store import Clash, Head, Place, Spoken, Store


def test_a_log_is_there_after_a_restart(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        saved = await store.save(head())
        for seq in range(3):
            await store.append("t", kept(seq))
        await store.say("t", Spoken(n=0, seat=1, name="Ada", text="hello", phrase="", when=1.0, key="mine"))
        await store.close()
        store = await Store.open(place)
        assert await store.head("t") == saved
        assert [step.wish for step in await store.log("t")] == [{"answer": [0, f"option {n}"]} for n in range(3)]
        assert [(spoken.text, spoken.key) for spoken in await store.said("t")] == [("hello", "mine")]
        await store.close()

    run(work())


# Compare and swap


def test_of_two_who_write_the_same_step_one_is_refused(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        told = await asyncio.gather(
            store.append("t", kept(0, "a")), store.append("t", kept(0, "b")), return_exceptions=True
        )
        assert [type(trouble) for trouble in told] == [type(None), Clash]
        assert [step.key for step in await store.log("t")] == ["a"]
        await store.close()

    run(work())


def test_the_same_wish_is_kept_once(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        await store.append("t", kept(0, "same"))
        with pytest.raises(Clash):
            await store.append("t", kept(1, "same"))
        await store.append("other", kept(0, "same"))
        assert len(await store.log("t")) == 1
        await store.close()

    run(work())


def test_a_head_is_saved_over_the_one_that_was_read_and_over_no_other(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        first = await store.save(head())
        assert first == await store.head("t")
        second = await store.save(head(revision=first.revision, pace="slow"))
        assert second.revision == first.revision + 1 and second.pace == "slow"
        with pytest.raises(Clash):
            await store.save(head(revision=first.revision, pace="quick"))
        assert await store.head("t") == second
        await store.close()

    run(work())


def test_of_two_who_save_a_head_at_once_one_is_refused(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        for read in (head(), await store.save(head("u"))):
            told = await asyncio.gather(*(store.save(read) for _ in range(2)), return_exceptions=True)
            assert [type(one) for one in told] == [Head, Clash]
            assert await store.head(read.id) == told[0]
        await store.close()

    run(work())


def test_a_head_that_is_gone_is_not_saved_again(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        with pytest.raises(Clash):
            await store.save(head(revision=3))
        assert await store.head("t") is None
        await store.close()

    run(work())


def test_two_stores_over_one_file_do_not_lose_each_others_heads(place: Place) -> None:
    async def work() -> None:
        one, other = await Store.open(place), await Store.open(place)
        await one.save(head())
        read = await other.head("t")
        assert read is not None
        newer = await one.save(read)
        with pytest.raises(Clash):
            await other.save(read)
        assert await other.head("t") == newer
        await one.close()
        await other.close()

    run(work())


def test_a_step_its_touch_and_its_head_are_kept_together_or_not_at_all(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        first = await store.save(head())
        told = await store.append("t", kept(0), head=head(revision=first.revision, phase="running"))
        assert told is not None and told.revision == first.revision + 1
        assert await store.append("t", kept(1)) is None
        changed = await store.changed("t")
        with pytest.raises(Clash):  # the step is new, the head is an old one
            await store.append("t", kept(2), head=head(revision=first.revision, phase="over"))
        with pytest.raises(Clash):  # the head is the right one, the step is there already
            await store.append("t", kept(1, "again"), head=head(revision=told.revision, phase="over"))
        assert [step.seq for step in await store.log("t")] == [0, 1]
        assert await store.head("t") == told and await store.changed("t") == changed
        assert await store.running() == ["t"]
        await store.close()

    run(work())


def test_a_clash_takes_no_other_write_with_it(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        await store.append("t", kept(0))
        await store.save(head())
        writes = [store.append("t", kept(0, "again")), *(store.append("t", kept(n)) for n in range(1, 9))]
        told = await asyncio.gather(*writes, store.save(head()), store.save(head("u")), return_exceptions=True)
        assert [type(trouble) for trouble in told] == [Clash, *[type(None)] * 8, Clash, Head]
        assert [step.seq for step in await store.log("t")] == list(range(9))
        assert await store.head("u")
        await store.close()

    run(work())


def test_clashes_may_come_again_and_again(place: Place) -> None:
    """First alone, then in a batch with many others, which goes out when the write before it is done."""

    async def work() -> None:
        store = await Store.open(place)
        await store.append("t", kept(0))
        for others in (0, 9):
            writes = [store.append("t", kept(n)) for n in range(1, 1 + others)]
            writes.insert(1, store.append("t", kept(0, "again")))
            told = await asyncio.gather(*writes, return_exceptions=True)
            assert [trouble for trouble in told if not isinstance(trouble, Clash)] == [None] * others
        assert [step.seq for step in await store.log("t")] == list(range(10))
        await store.close()

    run(work())


def test_what_the_database_cannot_take_spoils_no_other_write(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        told = await asyncio.gather(
            store.rename("a", "Ada"), store.rename("b", "\ud800"), store.rename("c", "Cy"), return_exceptions=True
        )
        assert [type(trouble) for trouble in told] == [type(None), UnicodeEncodeError, type(None)]
        assert [await store.name(guest) for guest in "abc"] == ["Ada", "", "Cy"]
        await store.close()

    run(work())


def test_nothing_is_waited_for_that_is_written_after_the_end(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        await store.close()
        with pytest.raises(RuntimeError):
            await asyncio.wait_for(store.rename("a", "Ada"), 90)

    run(work())


# Look-ups


def test_who_may_know_of_a_table(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        await store.save(head("a"))
        await store.save(head("b", listed=True))
        await store.befriend("a", "ada")
        await store.befriend("a", "ada")
        assert await store.tables_of("ada") == ["a"]
        assert await store.tables_of("bob") == []
        assert await store.open_tables() == ["b"]
        assert await store.is_friend("a", "ada") and not await store.is_friend("b", "ada")
        assert await store.count("ada") == 1
        await store.forget("a", "ada")
        assert not await store.is_friend("a", "ada")
        await store.close()

    run(work())


def test_a_seat_link_works_until_it_is_spent_or_revoked(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        await store.invite("d1", "t", 2)
        await store.invite("d2", "t", None)
        await store.invite("d3", "t", 1, "ada")
        assert [await store.invited(d) for d in ("d1", "d2", "d3")] == [("t", 2, ""), ("t", None, ""), ("t", 1, "ada")]
        await store.spend("d1")
        assert await store.invited("d1") is None
        await store.revoke("t")
        assert await store.invited("d2") is None
        await store.close()

    run(work())


def test_tables_are_counted_by_the_address_they_were_made_from(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        for id, phase in (("a", "gathering"), ("b", "running"), ("c", "over"), ("d", "running")):
            await store.save(head(id, phase=phase))
            await store.made_by(id, "here" if id != "d" else "there")
        await store.made_by("a", "there")  # who made a table first, made it
        now = time.time()
        assert await store.count_made("here", now - 60) == 2
        assert await store.count_made("there", now - 60) == 1
        assert await store.count_made("nowhere", now - 60) == 0
        assert await store.count_made("here", now + 60) == 0
        at(place, "update head set changed = 5 where id = 'a'")
        assert await store.count_made("here", now - 60) == 1
        assert await store.count_made("here", 5.0) == 2
        await store.close()

    run(work())


def test_a_pulse_is_committed_when_it_returns_and_leaves_one_row(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        before = time.time()
        for _ in range(3):
            await store.pulse()
        ((when,),) = at(place, 'select "when" from pulse')
        assert before <= when <= time.time()
        await store.close()

    run(work())


def test_a_pulse_raises_what_the_database_says(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place)
        at(place, "drop table pulse")
        with pytest.raises(Exception, match="pulse"):
            await store.pulse()
        await store.close()

    run(work())
