"""All that can be answered or done in The Shipwreck Arcana."""

from __future__ import annotations

from typing import NamedTuple

from tablee.kit import option

VALUES = range(1, 8)
HOURS_CARD = "hours"
"""The Hours, named where an arcana could be."""
KEEP = "keep"
PASS = "pass"
DISCARD = "discard"
LEAVE = "leave"


@option("place {fate} at {at}")
class Place(NamedTuple):
    """Play a fate on a card, or on The Hours."""

    fate: int
    at: str


@option("use {power}")
class Use(NamedTuple):
    """Use a faded power."""

    power: str


@option("swap {card}")
class Swap(NamedTuple):
    """Cycle: this arcana leaves."""

    card: str


@option("discard {fate} from {at}")
class Discard(NamedTuple):
    """Discard Lower: this fate leaves."""

    fate: int
    at: str


@option("than {value}")
class Than(NamedTuple):
    """Higher Than?: the value asked about."""

    value: int


@option("predict {value}")
class Predict(NamedTuple):
    """Say what the kept fate is."""

    value: int


@option("flip {seat} {value}")
class Flip(NamedTuple):
    """Turn a marker on somebody's number line."""

    seat: int
    value: int


@option("join {after}")
class Join(NamedTuple):
    """Take a place in the turn order, after this seat."""

    after: int


PLACES_AT_HOURS = tuple(Place(fate, HOURS_CARD) for fate in range(8))
PREDICTIONS = (PASS, *(Predict(v) for v in VALUES))
THAN = (KEEP, *(Than(v) for v in VALUES))
