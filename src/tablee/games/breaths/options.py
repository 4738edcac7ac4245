"""All that can be answered at a table of Deep Regular Breaths, each with its text form."""

from __future__ import annotations

from typing import NamedTuple

from tablee.kit import option


@option("player {seat}")
class Whom(NamedTuple):
    """A player, for whatever is asked."""

    seat: int


@option("fight {seat}")
class Fight(NamedTuple):
    """Wound this player."""

    seat: int


@option("examine {seat}")
class Examine(NamedTuple):
    """Interroger: consult this player's secret."""

    seat: int


@option("galvanise {seat}")
class Galvanise(NamedTuple):
    """Send this player the action token."""

    seat: int


@option("resolve by {by}")
class Resolve(NamedTuple):
    """Resolve the situation by a characteristic, by one card, or by suffering."""

    by: str


@option("use {card}")
class Use(NamedTuple):
    """Trigger one of one's knowledge cards, by a draw."""

    card: str


@option("play {card}")
class Play(NamedTuple):
    """Play a quick card."""

    card: str


@option("decide {secret}")
class Decide(NamedTuple):
    """Let one's secret take effect."""

    secret: str


@option("card {card}")
class Oxygen(NamedTuple):
    """A card of oxygen."""

    card: str


@option("kind {name}")
class Kind(NamedTuple):
    """The trumps, a suit or a rank."""

    name: str


@option("by {characteristic}")
class By(NamedTuple):
    """A characteristic."""

    characteristic: str


@option("part {first} to {last}")
class Part(NamedTuple):
    """A stretch of a pile, from one place to another, counted from the top."""

    first: int
    last: int


@option("place {number}")
class Place(NamedTuple):
    """A place: in a pile counted from the top, in a hand or on the board from the left; from 1."""

    number: int


@option("face {side}")
class Face(NamedTuple):
    """How a card is put down: up or down."""

    side: str


@option("vote {seat}")
class Vote(NamedTuple):
    """A ballot with this player's name."""

    seat: int


@option("show {place} to {seat:all}")
class ShowCard(NamedTuple):
    """Show a knowledge card of one's hand; seat -1 is everybody."""

    place: int
    seat: int


DRAW, ABANDON, SPEND = "draw", "abandon", "spend"
PASS, HYPERVENTILATE, EXPLORE, PLAN, SCHEME = "pass", "hyperventilate", "explore", "plan", "scheme"
RITUAL, EMANCIPATION = "ritual", "emancipation"
RESIST, LET = "resist", "let"
KEEP, TAKE, DECLINE = "keep", "take", "decline"
GO_ON, GIVE_UP = "go on", "give up"
FACE_UP, FACE_DOWN = FACES = Face("up"), Face("down")

SEATS = range(6)
WHOM = tuple(Whom(seat) for seat in SEATS)
FIGHT = tuple(Fight(seat) for seat in SEATS)
EXAMINE = tuple(Examine(seat) for seat in SEATS)
GALVANISE = tuple(Galvanise(seat) for seat in SEATS)
VOTE = tuple(Vote(seat) for seat in SEATS)
PLACES = tuple(Place(number) for number in range(80))
"""By number: more than the 78 cards of a pile."""
