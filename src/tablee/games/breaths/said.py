"""What can be said at a table of Deep Regular Breaths: options, each with a short text form, built once."""

from __future__ import annotations

from typing import NamedTuple

from tablee.games.breaths.oxygen_cards import CARDS, CHARACTERISTICS, KINDS, OXYGEN


class Whom(NamedTuple):
    """A player, for whatever is asked."""

    seat: int

    def __str__(self) -> str:
        return f"player {self.seat}"


class Fight(NamedTuple):
    seat: int

    def __str__(self) -> str:
        return f"fight {self.seat}"


class Examine(NamedTuple):
    """Interroger: consult this player's secret."""

    seat: int

    def __str__(self) -> str:
        return f"examine {self.seat}"


class Galvanise(NamedTuple):
    seat: int

    def __str__(self) -> str:
        return f"galvanise {self.seat}"


class Resolve(NamedTuple):
    """Resolve the situation by a characteristic, by one card, or by suffering."""

    by: str

    def __str__(self) -> str:
        return f"resolve by {self.by}"


class Use(NamedTuple):
    """Trigger one of one's knowledge cards, by a draw."""

    card: str

    def __str__(self) -> str:
        return f"use {self.card}"


class Play(NamedTuple):
    """Play a quick card."""

    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


class Decide(NamedTuple):
    """Let one's secret take effect."""

    secret: str

    def __str__(self) -> str:
        return f"decide {self.secret}"


class Oxygen(NamedTuple):
    """A card of oxygen."""

    card: str

    def __str__(self) -> str:
        return f"card {self.card}"


class Kind(NamedTuple):
    """The trumps, a suit or a rank."""

    name: str

    def __str__(self) -> str:
        return f"kind {self.name}"


class By(NamedTuple):
    """A characteristic."""

    characteristic: str

    def __str__(self) -> str:
        return f"by {self.characteristic}"


class Part(NamedTuple):
    """A stretch of a pile, from one place to another, counted from the top."""

    first: int
    last: int

    def __str__(self) -> str:
        return f"part {self.first} to {self.last}"


class Place(NamedTuple):
    """A place: in a pile counted from the top, in a hand or on the board from the left; from 1."""

    number: int

    def __str__(self) -> str:
        return f"place {self.number}"


class Vote(NamedTuple):
    seat: int

    def __str__(self) -> str:
        return f"vote {self.seat}"


class ShowCard(NamedTuple):
    """Show a knowledge card of one's hand; seat -1 is everybody."""

    place: int
    seat: int

    def __str__(self) -> str:
        return f"show {self.place} to {'all' if self.seat < 0 else self.seat}"


DRAW, ABANDON, SPEND = "draw", "abandon", "spend"
PASS, HYPERVENTILATE, EXPLORE, PLAN, SCHEME = "pass", "hyperventilate", "explore", "plan", "scheme"
RESIST, LET = "resist", "let"
KEEP, TAKE = "keep", "take"
FACE_UP, FACE_DOWN = "face up", "face down"
GO_ON, GIVE_UP = "go on", "give up"
FACES = (FACE_UP, FACE_DOWN)

SEATS = range(6)
WHOM = tuple(Whom(seat) for seat in SEATS)
FIGHT = tuple(Fight(seat) for seat in SEATS)
EXAMINE = tuple(Examine(seat) for seat in SEATS)
GALVANISE = tuple(Galvanise(seat) for seat in SEATS)
VOTE = tuple(Vote(seat) for seat in SEATS)
PLACES = tuple(Place(number) for number in range(CARDS + 2))
CARD = tuple(Oxygen(name) for name in OXYGEN)
KIND = {name: Kind(name) for name in KINDS}
BY = tuple(By(name) for name in CHARACTERISTICS)
RESOLVE = {by: Resolve(by) for by in (*CHARACTERISTICS, "card", "suffering")}
