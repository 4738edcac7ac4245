"""All that can be answered in La Petite Mort."""

from __future__ import annotations

from typing import NamedTuple

from tablee.games.petite_mort.pictograms import Kind
from tablee.kit import Option, option, parse

NO_MORE = "no more"
NO_TOKEN = "no token"


@option("{card} to {to}")
class Give(NamedTuple):
    """PM-5.2: a trait for a neighbour."""

    card: str
    to: int


@option("{card} on {life}")
class Attach(NamedTuple):
    """PM-5.5: a trait for a character of one's own."""

    card: str
    life: str


@option("use {kind}")
class Use(NamedTuple):
    """PM-7.2: a token to be laid."""

    kind: Kind


@option("on {life}")
class On(NamedTuple):
    """PM-7.2: and where."""

    life: str


@option("reap {life} with {scythe}")
class Reap(NamedTuple):
    """PM-7.5: a Reaping card beside its target."""

    scythe: str
    life: str


@option("take {card}")
class Take(NamedTuple):
    """PM-8.2: a card for one's half."""

    card: str


@option("token {kind}")
class Draw(NamedTuple):
    """PM-9.3: a token for later."""

    kind: Kind


def read(said: str) -> Option:
    """The option whose text form this is, whatever was asked."""
    kinds: tuple[type[Option], ...] = (Use, On, Reap, Take, Draw, Give, Attach)
    return next((found for kind in kinds if (found := parse(kind, said))), said)
