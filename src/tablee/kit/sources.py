"""Where the running rules get luck from, and what they show: as it falls, written down or not, out of a record, or as it fell
before.

All answer the same two requests, `Pick` and `Show`; whoever runs the rules does not know which it has.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice
from operator import length_hint
from typing import Any, Generic, NamedTuple, TypeVar

from tablee.kit.asks import Pick, Show
from tablee.kit.errors import RecordError, brief
from tablee.kit.history import History
from tablee.kit.luck import Bag, Luck, can_give, drawn
from tablee.kit.state import State

S = TypeVar("S", bound=State)


class Live:
    """Luck as it falls, written down in the history with whether anybody learnt from it."""

    __slots__ = ("drawn", "history", "luck")

    def __init__(self, luck: Luck, history: History, drawn: dict[str, int]) -> None:
        self.luck, self.history = luck, history
        self.drawn = drawn  # outcomes so far, by stream

    def pick(self, r: Pick) -> int | list[int]:
        stream, h = r.stream, self.history
        n = self.drawn.get(stream, 0)
        if r.times:
            self.drawn[stream] = n + r.times
            value: int | list[int] = drawn(self.luck, stream, n, r.counts, r.times)
            h.steps += value  # type: ignore[arg-type]
        else:
            self.drawn[stream] = n + 1
            value = self.luck.pick(stream, n, r.counts)
            h.steps.append(value)
        if r.seen_by is None or r.seen_by:
            h.learnt = len(h.steps)
        return value

    def show(self, r: Show) -> int:
        """Something settled before: written down as luck is."""
        h = self.history
        h.steps.append(r.value)
        if r.seen_by is None or r.seen_by:
            h.learnt = len(h.steps)
        return r.value

    def skip(self) -> None:
        """A group was asked in which nobody is left to answer."""


class Tape(Live):
    """Luck out of a record as long as that lasts, then live. `verify`: it must also be what the table's luck gives."""

    __slots__ = ("left", "verify")

    def __init__(self, luck: Luck, history: History, drawn: dict[str, int], left: deque[Any], verify: bool) -> None:
        super().__init__(luck, history, drawn)
        self.left, self.verify = left, verify

    def pick(self, r: Pick) -> int | list[int]:
        """A draw, or several, among which the record may end."""
        if not self.left:
            return super().pick(r)
        n, bag, found = self.drawn.get(r.stream, 0), Bag(r.counts) if r.times else r.counts, list[int]()
        for i in range(n, n + (r.times or 1)):
            one = Pick(r.stream, bag)
            found.append(self._read(one, i) if self.left else self.luck.pick(r.stream, i, bag))
            self.history.add_luck(found[-1], r.seen_by is None or bool(r.seen_by))
            if r.times and isinstance(bag, Bag):
                bag.remove(found[-1])
        self.drawn[r.stream] = n + len(found)
        return found if r.times else found[0]

    def _read(self, r: Pick, n: int) -> int:
        step, at = self.left.popleft(), self.history.logged
        if type(step) is not int or not can_give(r.counts, step):
            raise RecordError(
                "record-outcome",
                "step {step}: {found} cannot come from {stream}",
                step=at,
                found=brief(step),
                stream=r.stream,
            )
        if self.verify and step != (due := self.luck.pick(r.stream, n, r.counts)):
            raise RecordError(
                "record-outcome-other",
                "step {step}: {stream} is recorded as {found}, where the table's luck gives {expected}",
                step=at,
                stream=r.stream,
                found=step,
                expected=due,
            )
        return step

    def show(self, r: Show) -> int:
        if self.left and (type(step := self.left.popleft()) is not int or step != r.value):
            raise RecordError(
                "record-shown-other",
                "step {step}: {found} is recorded as shown, where the rules show {expected}",
                step=self.history.logged,
                found=brief(step),
                expected=r.value,
            )
        return super().show(r)

    def skip(self) -> None:
        """The record has a step for it all the same."""
        if self.left:
            self.left.popleft()


class Mark(NamedTuple, Generic[S]):
    """The table where a turn began: copies start there."""

    state: S
    steps: int
    drawn: dict[str, int]


class Again(Generic[S]):
    """The steps of a table once more, for a copy; nothing is written down. Some turns leave a mark, ever closer to the last
    step, where the next copy starts; `every` turn where the last one is wanted."""

    __slots__ = ("drawn", "every", "left", "mark", "steps")

    def __init__(self, mark: Mark[S] | None, steps: list[Any], every: bool) -> None:
        self.mark, self.steps, self.every = mark, len(steps), every
        self.left: Iterator[Any] | None  # None when the copy is made
        if mark:
            self.drawn, self.left = mark.drawn.copy(), iter(steps[mark.steps :])
        else:
            self.drawn, self.left = {}, iter(steps)

    def turn(self, state: S) -> None:
        """A turn begins."""
        if self.left is not None:
            left = length_hint(self.left)
            done = self.steps - left
            if self.every or done - (self.mark.steps if self.mark else 0) > left // 2:
                self.mark = Mark(state.clone(), done, self.drawn.copy())

    def pick(self, r: Pick) -> Any:
        assert self.left is not None
        self.drawn[r.stream] = self.drawn.get(r.stream, 0) + (r.times or 1)
        return [*islice(self.left, r.times)] if r.times else next(self.left)

    def show(self, r: Show) -> Any:
        assert self.left is not None
        return next(self.left)


class Forgetful:
    """Luck that is not written down. The n-th outcome of a stream is the same in every trial with the same luck, whatever else was
    drawn before: so options can be compared by what they do with the same luck."""

    __slots__ = ("drawn", "luck")

    def __init__(self, luck: Luck, drawn: dict[str, int]) -> None:
        self.luck, self.drawn = luck, drawn

    def pick(self, r: Pick) -> int | list[int]:
        stream, many = r.stream, r.times
        n = self.drawn.get(stream, 0)
        self.drawn[stream] = n + (many or 1)
        return drawn(self.luck, stream, n, r.counts, many) if many else self.luck.pick(stream, n, r.counts)

    def show(self, r: Show) -> int:
        return r.value

    def skip(self) -> None:
        """A group was asked in which nobody is left to answer."""


Source = Live | Again[Any] | Forgetful
