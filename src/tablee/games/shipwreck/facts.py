"""What everybody has seen that bears on hidden fates: a chain of facts, which all copies of a table share."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tablee.games.shipwreck.cards import Cards, Value
from tablee.games.shipwreck.options import HOURS_CARD, VALUES
from tablee.kit import Frozen

SeatNumber = Annotated[int, Meta(ge=0)]
Visible = Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(min_length=7, max_length=7)]
"""How many fates of each value lie in front of arcana, by value - 1."""
Spent = Annotated[tuple[Annotated[int, Meta(ge=0, le=12)], ...], Meta(min_length=4, max_length=4)]
"""The hours taken at each arcana of a row."""


class Fact(msgspec.Struct, frozen=True, gc=False, tag_field="what", tag=str.lower):
    """One thing everybody has seen."""


class Began(Fact, frozen=True):
    """The game begins for so many seats, without fates."""

    seats: Annotated[int, Meta(ge=2, le=5)]


class Drew(Fact, frozen=True):
    """So many fates out of the bag, while these were visible."""

    seat: SeatNumber
    count: Annotated[int, Meta(ge=1, le=2)]
    visible: Visible


class Played(Fact, frozen=True):
    """A fate placed at an arcana of this row, or at The Hours; `had_kept`: one of the two was kept from an earlier turn. What the
    play proves does not depend on the hours, what it suggests to a good player does."""

    seat: SeatNumber
    fate: Value
    had_kept: bool
    at: str
    row: tuple[str, ...]
    visible: Visible
    hours: Spent = (0, 0, 0, 0)


class Among(Fact, frozen=True):
    """The kept fate is one of these."""

    seat: SeatNumber
    values: frozenset[Value]


class Old(Fact, frozen=True):
    """Whether the fate just played was kept from an earlier turn."""

    seat: SeatNumber
    yes: bool


class Shown(Fact, frozen=True):
    """All fates of a seat were shown and are gone."""

    seat: SeatNumber
    fates: tuple[Value, ...]


class Joined(Fact, frozen=True):
    """A newcomer, without fates."""

    seat: SeatNumber


@cache
def answered(seat: int, values: tuple[int, ...] | range, yes: bool) -> Among:
    """Whether the kept fate is one of these was asked, and answered truly."""
    return Among(seat, frozenset(value for value in VALUES if (value in values) == yes))


class Facts(msgspec.Struct, Frozen, eq=False):
    """The latest fact and all before it. `worked_out`: what they leave, by who looks (see `beliefs`)."""

    before: Facts | None
    latest: Fact
    worked_out: dict[Any, Any] = {}  # msgspec copies it

    @classmethod
    def first(cls, seats: int) -> Facts:
        return cls(None, Began(seats))

    def then(self, fact: Fact) -> Facts:
        """These, and one more."""
        return Facts(self, fact)

    def __eq__(self, other: object) -> bool:
        a: Facts | None = self
        b = other if isinstance(other, Facts) else None
        while a is not b:
            if a is None or b is None or a.latest != b.latest:
                return False
            a, b = a.before, b.before
        return True

    __hash__ = None  # type: ignore[assignment]
    __repr__ = object.__repr__  # without all that was before

    def as_data(self) -> list[Any]:
        """All facts from the first on, as plain data."""
        told: list[Any] = []
        at: Facts | None = self
        while at is not None:
            told.append(msgspec.to_builtins(at.latest, order="deterministic"))
            at = at.before
        return told[::-1]

    @classmethod
    def from_data(cls, data: object, cards: Cards) -> Facts:
        """The same again, once it is sure that it speaks of seats and cards that are there."""
        first, *more = msgspec.convert(data, Annotated[list[Any], Meta(min_length=1)])
        seats = msgspec.convert(first, Began).seats
        facts = cls.first(seats)
        for fact in msgspec.convert(more, list[Drew | Played | Among | Old | Shown | Joined]):
            seats += isinstance(fact, Joined)
            if fact.seat >= seats:
                raise msgspec.ValidationError(f"there is no seat {fact.seat}: expected at most {seats - 1}")
            for card in (fact.at, *fact.row) if isinstance(fact, Played) else ():
                if card != HOURS_CARD and card not in cards.index:
                    raise msgspec.ValidationError(f"there is no arcana {card!r}")
            facts = facts.then(fact)
        return facts
