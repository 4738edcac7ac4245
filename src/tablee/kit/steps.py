"""The settled steps of a table as it holds them, and their form in a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tablee.kit.asks import ROUNDS, Act, Consensus, Cut, Follow, Option
from tablee.kit.errors import Seat

Said = tuple[Seat, Option]


class Opened(NamedTuple):
    """The answers to a `Sealed`, by seat."""

    given: tuple[tuple[Option, ...], ...]


class Agreed(NamedTuple):
    """The proposals of a `Consensus` as they came, and what came of them."""

    said: tuple[Said, ...]
    value: Option


class Imagined(NamedTuple):
    """Among an imagined table's steps: here what `seat` cannot know was drawn again."""

    seat: Seat | None
    seed: int


class Undone(NamedTuple):
    """In the log: here `seat` took back what came after the first `kept` steps."""

    seat: Seat
    kept: int


def as_data(step: Any) -> Any:
    """A step as a record has it."""
    match step:
        case Cut(seat, option):
            return {"cut": [seat, str(option)]}
        case Opened(given):
            return {"sealed": [[str(option) for option in options] for options in given]}
        case Agreed(said, _):
            return {"agreed": [[seat, str(option)] for seat, option in said]}
        case Act(seat, option):
            return {"act": [seat, str(option)]}
        case Undone(seat, kept):
            return {"undo": [seat, kept]}
        case bool() | int():
            return int(step)
    return str(step)


class Talk(NamedTuple):
    """Where a consensus stands."""

    round: int
    waiting: tuple[Seat, ...]
    held: dict[Seat, Option]
    settled: bool
    value: Option


def stand(r: Consensus, seats: Sequence[Seat], said: Sequence[Said]) -> Talk:
    """Each seat proposes once a round and holds its last proposal; equal proposals of all settle it, else the default
    after the last round."""
    if not said:
        return Talk(1, tuple(seats), {}, not seats, r.default)
    held: dict[Seat, Option] = {}
    times = dict.fromkeys(seats, 0)
    for seat, option in said:
        if seat in times:
            held[seat] = option
            times[seat] += 1
    done = min(times.values(), default=ROUNDS)
    first = _meant(held, seats[0]) if len(held) == len(seats) else None
    if first is not None and all(_meant(held, seat) == first for seat in seats[1:]):
        return Talk(min(done, ROUNDS), (), held, True, first)
    if done >= ROUNDS:
        return Talk(ROUNDS, (), held, True, r.default)
    return Talk(done + 1, tuple(seat for seat in seats if times[seat] == done), held, False, None)


def _meant(held: dict[Seat, Option], seat: Seat) -> Option | None:
    """What a seat's proposal comes to when it follows others; None for a ring of followers or nobody yet."""
    for _ in held:
        option = held.get(seat)
        if not isinstance(option, Follow):
            return option
        seat = option.seat
    return None
