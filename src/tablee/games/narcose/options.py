"""All that can be answered in Narcose. The functions below give each option once: the same is offered again and again."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tablee.kit import option

DONE, LET, NONE, RESHUFFLE, STOP, INFECT = "done", "let", "none", "reshuffle", "stop", "infect"
REFILL = (RESHUFFLE, STOP)


@option("apply {card} {at}.{line}")
class Apply(NamedTuple):
    """Apply a line of a card in play. `does`: its first verb."""

    card: str
    at: int
    line: int
    does: str = ""


@option("choose {card} {at}.{side}")
class Choose(NamedTuple):
    """Choose a side of an --OR--."""

    card: str
    at: int
    side: int


@option("store {card} {at}")
class Store(NamedTuple):
    """Put a card in the RdR zone."""

    card: str
    at: int


@option("use {card}")
class Use(NamedTuple):
    """Use the action effect of a card in the RdR zone."""

    card: str


@option("react {card} {how}[ {at}]")
class React(NamedTuple):
    """Answer an effect, the damage or the end of the turn; `how` is the verb, `at` the number of the card it is aimed at."""

    card: str
    how: str
    at: int


@option("point {card} {at}")
class Point(NamedTuple):
    """A card in play, by its number: to forget it, or to discard it unused."""

    card: str
    at: int


@option("name {card}")
class Name(NamedTuple):
    """A card by its name: of the hand, a discard, a zone."""

    card: str


@option("clean {where}")
class Clean(NamedTuple):
    """An Infection to remove, by where it lies."""

    where: str


@option("take {place} {card}")
class Place(NamedTuple):
    """A card by its place among those looked at."""

    card: str
    place: int


@option("keep {card}")
class Keep(NamedTuple):
    """Leave a card on the deck."""

    card: str


@option("toss {card}")
class Toss(NamedTuple):
    """Discard a card from the deck or from the hand."""

    card: str


@option("later {card}")
class Later(NamedTuple):
    """Put a card of the deck below the others that are looked at."""

    card: str


@option("buy {card} {pile}")
class Buy(NamedTuple):
    """Buy the face-up card of a pile."""

    card: str
    pile: int
    price: int = 0


@option("pay {card}")
class Pay(NamedTuple):
    """Pay the ransom of a malus."""

    card: str
    price: int = 0


@option("seize {pile}")
class Seize(NamedTuple):
    """One of the tallest piles."""

    pile: int


@option("give {card}")
class Give(NamedTuple):
    """Discard a card of the RdR zone."""

    card: str


apply, choose, store, use = cache(Apply), cache(Choose), cache(Store), cache(Use)
react, point, name, clean = cache(React), cache(Point), cache(Name), cache(Clean)
place, keep, toss, later = cache(Place), cache(Keep), cache(Toss), cache(Later)
buy, pay, seize, give = cache(Buy), cache(Pay), cache(Seize), cache(Give)
