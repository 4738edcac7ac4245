"""Conditions (NA-5.6) and what is counted in phases 2 and 3 (NA-12.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from tablee.games.narcose.cards import COLOURS, Face, Filter, Id, Positive, condition, tally
from tablee.games.narcose.state import Hit, Played, Table, owned
from tablee.kit.pack import BUDGET, Call, Doing

if TYPE_CHECKING:
    from tablee.games.narcose.rules import Narcose


ALWAYS = {"damage", "coins"}
"""Verbs that add the same whatever lies on the table."""


class Place(Doing):
    """From where a condition is judged or a sum made: a seat, and what it counts up."""

    __slots__ = ("coins", "damage", "game", "s", "seat")

    def __init__(self, game: Narcose, s: Table, seat: int) -> None:
        self.budget = BUDGET
        self.game, self.s, self.seat, self.damage, self.coins = game, s, seat, 0, 0

    def holds(self, call: Call | None) -> bool:
        if call is None:
            return True
        (_, run, _), args, _ = call
        return bool(run(self, *args))


def in_play_count(game: Narcose, s: Table, seat: int, match: str) -> int:
    """How many cards in a seat's play zone answer to this; only the dealer has any. NA-9.8: malus cards are not there."""
    if seat != s.dealer:
        return 0
    fits = game.cards.match[match]
    n = 0
    for entry in s.play:
        if fits[entry.card]:
            n += 1
    return n


@condition
def in_play(e: Place, match: Filter, at_least: Positive) -> bool:
    """So many such cards in your play zone, this one included; more is fine. Example: `{ in_play = "opi", at_least = 2 }`"""
    return in_play_count(e.game, e.s, e.seat, match) >= at_least


@condition
def without_rdr(e: Place, card: Id) -> bool:
    """That card is not in the other player's RdR zone. Example: `{ without_rdr = "eau" }`"""
    return e.game.cards.index[card] not in e.s.rdr[1 - e.seat]


@condition
def behind(e: Place) -> bool:
    """Your life is lower than the other player's. Example: `{ behind = {} }`"""
    return e.s.life[e.seat] < e.s.life[1 - e.seat]


@condition
def trailing(e: Place) -> bool:
    """The other player owns more cards than you. Example: `{ trailing = {} }`"""
    return owned(e.s, e.seat) < owned(e.s, 1 - e.seat)


@tally
def damage(e: Place, n: Positive) -> None:
    """This card deals n more. Example: `{ damage = 2 }`"""
    e.damage += n


@tally
def damage_per_colour(e: Place, n: Positive, at_most: Positive) -> None:
    """n more for each colour among the drugs in your play zone. Example: `{ damage_per_colour = 1, at_most = 3 }`"""
    colours = sum(in_play_count(e.game, e.s, e.seat, colour) > 0 for colour in COLOURS)
    e.damage += min(n * colours, at_most)


@tally
def coins(e: Place, n: Positive) -> None:
    """n coins more this turn. Example: `{ coins = 1 }`"""
    e.coins += n


class Counted(msgspec.Struct, frozen=True, eq=False):
    """A counted line made ready: what it always adds, or the verbs to ask where that depends on the table."""

    side: int
    when: Call | None
    mix: bool
    damage: int
    coins: int
    calls: tuple[Call, ...]


def counted(face: Face) -> tuple[Counted, ...]:
    """The counted lines of a title; what a verb adds without a look at the table is reckoned once."""
    found = []
    for ready in face.tallies:
        e = Place(None, None, 0)  # type: ignore[arg-type]
        for call in ready.calls:
            if call.verb.name in ALWAYS:
                call.verb.run(e, *call.args)
        rest = tuple(call for call in ready.calls if call.verb.name not in ALWAYS)
        found.append(Counted(ready.side, ready.when, ready.line.mix is not None, e.damage, e.coins, rest))
    return tuple(found)


def add_up(e: Place, entry: Played, lines: Sequence[Counted]) -> tuple[int, int]:
    """What the lines of a card in play come to now: plain damage and that of mixtures. Coins are added in `e`."""
    plain = mixed = 0
    for line in lines:
        if (line.side == 0 or line.side == entry.side) and (line.when is None or e.holds(line.when)):
            e.damage = line.damage
            e.coins += line.coins
            for call in line.calls:
                call.verb.run(e, *call.args)
            if line.mix:
                mixed += e.damage
            else:
                plain += e.damage
    return plain, mixed


def hit(e: Place, entry: Played) -> Hit:
    """NA-6.2: what one card in play deals, with its mixtures apart."""
    lines = e.game.deals[entry.card]
    plain, mixed = add_up(e, entry, lines) if lines else (0, 0)
    return Hit(entry.at, entry.card, e.game.printed_damage[entry.card] + entry.extra + plain, mixed)


def hits(game: Narcose, s: Table) -> list[Hit]:
    """Every card in play that deals something."""
    e, printed, deals = Place(game, s, s.dealer), game.printed_damage, game.deals
    found = [hit(e, x) for x in s.play if printed[x.card] or deals[x.card] or x.extra]
    return [h for h in found if h.plain or h.mixed]


def income(game: Narcose, s: Table) -> int:
    """NA-7.1: the coins in the dealer's play zone."""
    e, printed, pays, coins = Place(game, s, s.dealer), game.printed_coins, game.pays, 0
    for entry in s.play:
        card = entry.card
        coins += printed[card]
        if pays[card]:
            add_up(e, entry, pays[card])
    return coins + e.coins


def hallucinogens(game: Narcose, s: Table) -> int:
    """NA-1.3: what the dealer's play zone is worth on the way to five."""
    worth = game.cards.hallucinogens
    return sum([worth[entry.card] for entry in s.play])
