"""How long answers wait when very many tables share processes and a database: a simulation of the queue, beside what is computed for it.

    python bench/queueing.py [--tables N] [--gap SECONDS] [--work MS] [--batch-ms MS] [--seed N]

Each process serves moves one after the other, as its event loop does; a move costs processor time with the spread of an exponential
tail on a fixed part. The writes of a process that come while a flush runs share the next flush. Nothing here knows the code: the costs are
those that `make load` and docs/performance.md measured.
"""

from __future__ import annotations

import argparse
import heapq
import math
import random
import statistics


def waits(rate: float, work: float, flush: float, moves: int, rng: random.Random) -> list[float]:
    """Seconds from a move's arrival to its acknowledgement, at one process with so many moves a second."""
    now = free = 0.0
    flushing, batch = 0.0, list[float]()
    told: list[float] = []
    done: list[tuple[float, float]] = []
    for _ in range(moves):
        now += rng.expovariate(rate)
        free = max(free, now) + work * (0.5 + rng.expovariate(2.0))  # half of the cost is fixed, half has a tail
        heapq.heappush(done, (free, now))
    while done:
        ready, arrived = heapq.heappop(done)
        start = max(ready, flushing)
        batch = [arrived]
        while done and done[0][0] <= start:  # whoever is ready when the flush begins goes along
            batch.append(heapq.heappop(done)[1])
        flushing = start + flush * (0.7 + rng.expovariate(1 / 0.3))
        told += [flushing - each for each in batch]
    return told


def computed(rate: float, work: float) -> float:
    """The mean time of a move in the queue and in service (Pollaczek and Khinchine), without the flush."""
    second = work**2 * (
        0.25 + 2 * 0.5 * 0.5 + 0.5
    )  # (fixed + tail)², for fixed 1/2 and an exponential tail of mean 1/2
    load = rate * work
    return math.inf if load >= 1 else work + rate * second / (2 * (1 - load))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--gap", type=float, default=20.0, help="seconds between two moves of a table")
    parser.add_argument("--work", type=float, default=0.7, help="processor milliseconds a move")
    parser.add_argument("--flush", type=float, default=2.0, help="milliseconds a flush takes")
    parser.add_argument("--moves", type=int, default=200_000, help="moves that are simulated for each line")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rate, work, flush = given.tables / given.gap, given.work / 1000, given.flush / 1000
    print(
        f"{given.tables:,} tables, a move every {given.gap:g} s: {rate:,.0f} moves/s; {given.work} ms a move, {given.flush} ms a flush"
    )
    print(
        f"{'load':>5} {'processes':>10} {'moves/s each':>13} {'p50 ms':>8} {'p99 ms':>8} {'in the queue: mean ms':>22} {'computed':>9}"
    )
    for load in (0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95):
        each = load / work
        times = sorted(waits(each, work, flush, given.moves, random.Random(given.seed)))
        queue = statistics.fmean(waits(each, work, 0.0, given.moves, random.Random(given.seed)))
        p50, p99 = (1000 * times[int(at * len(times))] for at in (0.5, 0.99))
        need = math.ceil(rate / each)
        print(
            f"{load:5.0%} {need:10,} {each:13,.0f} {p50:8.2f} {p99:8.2f} {1000 * queue:22.3f} {1000 * computed(each, work):9.3f}"
        )


if __name__ == "__main__":
    main()
