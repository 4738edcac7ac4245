"""What lies on the table in La Petite Mort, and what a seat can answer."""

from __future__ import annotations

from typing import NamedTuple

from tablee.games.petite_mort.memory import Memory
from tablee.games.petite_mort.objectives import KINDS, WIDTH
from tablee.kit import State

SEATS = range(2, 5)
LIVES = 3
TRAITS = 3
SCYTHES = 2
FULL = 4
"""The cards of a character in its third age: itself and three traits."""
PAWNS = 4
Life = tuple[int, ...]
"""A character's cards, itself first, then its traits as they came; () is an empty place."""


class Strike(NamedTuple):
    """A Reaping card laid beside a character."""

    seat: int
    scythe: int
    owner: int
    place: int


class Laid(NamedTuple):
    """A token laid on a character."""

    seat: int
    kind: int
    owner: int
    place: int


class Death(NamedTuple):
    """How a character died (PM-10.3): reaped by these seats, or in bed when there are none."""

    round: int
    owner: int
    life: Life
    reapers: tuple[int, ...]


class Give(NamedTuple):
    card: str
    to: int

    def __str__(self) -> str:
        return f"{self.card} to {self.to}"


class Attach(NamedTuple):
    card: str
    life: str

    def __str__(self) -> str:
        return f"{self.card} on {self.life}"


class Use(NamedTuple):
    kind: str

    def __str__(self) -> str:
        return f"use {self.kind}"


class On(NamedTuple):
    life: str

    def __str__(self) -> str:
        return f"on {self.life}"


class Reap(NamedTuple):
    scythe: str
    life: str

    def __str__(self) -> str:
        return f"reap {self.life} with {self.scythe}"


class Take(NamedTuple):
    card: str

    def __str__(self) -> str:
        return f"take {self.card}"


class Draw(NamedTuple):
    kind: str

    def __str__(self) -> str:
        return f"token {self.kind}"


NO_MORE = "no more"
NO_TOKEN = "no token"


class Table(State):
    """Cards are numbers (`Cards.ids`). `*_left` count the cards not drawn yet; `hands` are traits, `scythes` Reaping cards,
    both in order; `memory` is who passed what to whom; `struck` has a bit for each seat that reaped this round."""

    __slots__ = (
        "beds", "deaths", "diploma", "first", "graves", "hands", "laid", "lives", "lost", "memory", "open", "pawns", "people_left",
        "phase", "reaps", "round", "scythes", "scythes_left", "seats", "spent", "strikes", "struck", "supply", "tally", "tokens",
        "traits_left",
    )  # fmt: skip

    seats: int
    phase: str
    round: int
    first: int
    diploma: int
    open: int
    people_left: list[int]
    traits_left: list[int]
    scythes_left: list[int]
    hands: list[list[int]]
    scythes: list[list[int]]
    lives: list[list[Life]]
    tokens: list[list[int]]
    supply: list[int]
    laid: list[Laid]
    strikes: list[Strike]
    struck: int
    spent: list[int]
    graves: list[list[int]]
    tally: list[list[int]]
    deaths: list[Death]
    beds: list[int]
    reaps: list[int]
    lost: list[int]
    pawns: list[int]
    memory: Memory


def fresh(seats: int, people: int, traits: int, scythes: int, supply: list[int]) -> Table:
    """A table with everything in its pile."""
    s = Table()
    s.seats, s.phase, s.round, s.first, s.diploma, s.open, s.struck = seats, "set-up", 1, -1, -1, 0, 0
    s.people_left, s.traits_left, s.scythes_left = [1] * people, [1] * traits, [1] * scythes
    s.hands, s.scythes = [[] for _ in range(seats)], [[] for _ in range(seats)]
    s.graves = [[] for _ in range(seats)]
    s.lives = [[()] * LIVES for _ in range(seats)]
    s.tokens, s.supply = [[0] * len(KINDS) for _ in range(seats)], supply[:]
    s.laid, s.strikes, s.spent, s.deaths = [], [], [], []
    s.tally = [[0] * WIDTH for _ in range(seats)]
    s.beds, s.reaps, s.lost, s.pawns = ([0] * seats for _ in range(4))
    s.memory = Memory.blank(seats)
    return s


def left_of(seat: int, seats: int) -> int:
    return (seat + 1) % seats


def right_of(seat: int, seats: int) -> int:
    return (seat - 1) % seats
