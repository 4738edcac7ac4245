"""What sockets wait with: as asyncio's own, for less."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tablee.server.waiting import Latch, Line, to_its_end


def test_a_line_gives_in_order_what_was_put_before_and_what_comes_later() -> None:
    async def work() -> list[int]:
        line = Line[int]()
        line.put_nowait(1)
        line.put_nowait(2)
        assert (line.first, line.qsize(), [*line]) == (1, 2, [1, 2])
        taken = [await line.get(), line.get_nowait()]
        later = asyncio.create_task(line.get())
        await asyncio.sleep(0)
        line.put_nowait(3)
        line.put_nowait(4)
        return [*taken, await later, await line.get()]

    assert asyncio.run(work()) == [1, 2, 3, 4]


def test_whoever_stops_waiting_in_a_line_takes_nothing_with_them() -> None:
    async def work() -> int:
        line = Line[int]()
        gone = asyncio.create_task(line.get())
        await asyncio.sleep(0)
        gone.cancel()
        line.put_nowait(7)
        with suppress(asyncio.CancelledError):
            await gone
        return await line.get()

    assert asyncio.run(work()) == 7


def test_a_latch_lets_all_through_while_it_is_set() -> None:
    async def work() -> None:
        latch = Latch()
        waiting = [asyncio.create_task(latch.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        latch.set()
        await asyncio.gather(*waiting[1:])
        await latch.wait()
        latch.clear()
        assert not latch.is_set()
        again = asyncio.create_task(latch.wait())
        for _ in range(3):
            await asyncio.sleep(0)
        assert not again.done()
        latch.set()
        await again

    asyncio.run(work())


def test_work_goes_to_its_end_though_whoever_waits_is_cancelled() -> None:
    async def work() -> bool:
        done = asyncio.Event()

        async def slow() -> None:
            await asyncio.sleep(0.01)
            done.set()

        async def wait() -> None:
            await to_its_end(slow())

        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
        assert waiting.cancelled() and not done.is_set()
        return await asyncio.wait_for(done.wait(), 60)

    assert asyncio.run(work())
