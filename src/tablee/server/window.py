"""Reaction windows: how long an ask that may be cut into waits, whatever anybody holds.

That somebody *may* cut in is secret. So the window depends on public things only: that the rules let this ask be cut into, who
sits at the table, who has let pass, who has asked for more time.
"""

from __future__ import annotations

import asyncio
from typing import Any

from tablee.kit import Seat, Table

REACT = 0.4
"""Seconds bots take to react or not; the same whether or not they hold anything."""
LONGEST = 30.0
"""How long anybody can hold a window open."""
LAPSE = 5.0
"""How long at least a window is with which an ask lapses: it may be a choice after all."""


def lapsing_seat(table: Table[Any]) -> Seat | None:
    """Whose ask lapses with a window now, if any does: hardly anybody has a choice there, and nobody can tell who."""
    if table.over or table.pending.request.kind not in table.game.lapses:
        return None
    (seat,) = table.waiting
    return seat


def living(table: Table[Any]) -> list[Seat]:
    """The seats that still take part."""
    dead = table.game.dead(table.state)
    return [seat for seat in table.present if seat not in dead]


class ReactionWindow:
    """One ask that may be cut into, or that lapses. `others`: the people who may let it pass; `answered`: the asked seat's answer
    only waits for it to close."""

    def __init__(self, asked: Seat, others: list[Seat], bots: bool, opened: float, length: float, react: float) -> None:
        self.asked, self.others, self.opened = asked, others, opened
        self.length = length if others else 0.0
        self.react = react if bots else 0.0
        self.bots_done = not bots
        self.passed: set[Seat] = set()
        self.holders: set[Seat] = set()
        self.answered = False
        self.closed = asyncio.Event()

    def closes(self) -> float:
        """When it closes as things stand."""
        soonest = self.opened + self.react
        if set(self.others) <= self.passed:
            return soonest
        end = self.opened + (LONGEST if self.holders else self.length)
        return max(soonest, end)

    def is_over(self, now: float) -> bool:
        return self.bots_done and now >= self.closes()

    def let_pass(self, seat: Seat) -> None:
        """This seat will not cut in; whoever held the window open lets go with it."""
        self.passed.add(seat)
        self.holders.discard(seat)

    def hold(self, seat: Seat, on: bool) -> None:
        if on:
            self.holders.add(seat)
            self.passed.discard(seat)
        else:
            self.holders.discard(seat)
