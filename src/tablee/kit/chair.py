"""What one seat may use of a table: all a bot gets."""

from __future__ import annotations

from random import Random
from typing import Any

from tablee.kit.asks import Option, Question
from tablee.kit.errors import Seat
from tablee.kit.game import Bot, Game
from tablee.kit.table import Table


class Window:
    """What can be known of a table from one seat, or from none (None: what everybody knows), by somebody who forgets nothing; and
    worlds imagined from it."""

    __slots__ = ("_seat", "_table")

    def __init__(self, table: Table[Any], seat: Seat | None) -> None:
        self._table, self._seat = table, seat

    @property
    def game(self) -> Game[Any]:
        """The rules and cards being played with: what is printed, not what lies on the table."""
        return self._table.game

    @property
    def view(self) -> dict[str, Any]:
        return self._table.recall(self._seat)

    @property
    def insight(self) -> dict[str, Any]:
        return self._table.reckon(self._seat)

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        return self._table.events(self._seat, since)

    def imagine(self, rng: Random) -> Table[Any]:
        """A world that cannot be told from the real one through this window, to try things in."""
        return self._table.imagine(self._seat, rng, listen=False)

    def glimpse(self, rng: Random) -> Any:
        """The state alone of such a world: for whoever only looks at it, several times faster."""
        table, seed = self._table, rng.getrandbits(64)
        state = table.state.clone()
        state.log = None
        table.game.conceal(state, self._seat, Random(seed))
        return state


class Chair(Window):
    """A seat's window on the table, with what it is asked."""

    __slots__ = ("seat",)

    def __init__(self, table: Table[Any], seat: Seat) -> None:
        super().__init__(table, seat)
        self.seat = seat

    @property
    def ask(self) -> Question | None:
        """What this seat is asked."""
        return self._table.ask(self.seat)

    @property
    def asks(self) -> list[Question]:
        """What this seat is told of all asks."""
        return self._table.asks_for(self.seat)

    @property
    def acts(self) -> list[Option]:
        """What this seat may do outside the turn."""
        return self._table.acts(self.seat)


def play(table: Table[Any], bots: dict[Seat, Bot], rng: Random, limit: int = 100_000) -> None:
    """Let the bots answer until the game is over or a seat without a bot must answer."""
    minds = {seat: Random(rng.getrandbits(64)) for seat in sorted(bots)}
    for _ in range(limit):
        if table.over or not step(table, bots, minds):
            return
    raise RuntimeError(f"{table.game.name}: no end after {limit} answers")


def in_order(table: Table[Any]) -> list[Question]:
    """The open questions: first of those who may cut in, in the order in which they are heard, then of those who must answer."""
    asks = table.asks
    if not any(question.optional for question in asks):
        return list(asks)
    heard = [*table.game.cutting_order(table.state)]
    return sorted(asks, key=lambda q: (not q.optional, heard.index(q.seat) if q.seat in heard else len(heard)))


def step(table: Table[Any], bots: dict[Seat, Bot], minds: dict[Seat, Random]) -> bool:
    """One answer by one bot: those who may cut in are asked first, in their order. False when none of them answers."""
    for question in in_order(table):
        seat = question.seat
        if seat in bots:
            option = bots[seat](Chair(table, seat), minds[seat])
            if option is not None:
                table.answer(seat, option)
                return True
    return False
