"""Conditions (NA-5.6) and what is counted in phases 2 and 3 (NA-12.1)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.narcose.cards import condition, tally
from tablee.games.narcose.state import Hit, NarcoseState, Played, owned
from tablee.games.narcose.titles import COLOURS, Counted, Filter, Id, Positive
from tablee.kit.pack import BUDGET, Call, Doing


class Reckoning(Doing):
    """From where a condition is judged or a sum made: a seat, and what it counts up."""

    __slots__ = ("cards", "coins", "damage", "s", "seat")

    def __init__(self, s: NarcoseState, seat: int) -> None:
        self.budget = BUDGET
        self.cards, self.s, self.seat, self.damage, self.coins = s.cards, s, seat, 0, 0

    def holds(self, call: Call | None) -> bool:
        if call is None:
            return True
        (_, run, _, _), args, _ = call
        return bool(run(self, *args))


@condition(counts=True)
def in_play(e: Reckoning, match: Filter, at_least: Positive) -> bool:
    """So many such cards in your play zone, this one included; more is fine. Example: `{ in_play = "opi", at_least = 2 }`"""
    s = e.s
    if e.seat != s.dealer:  # only the dealer has a play zone; NA-9.8: malus cards are not there
        return False
    fits, missing = e.cards.match[match], at_least
    for entry in s.play:
        if fits[entry.card]:
            missing -= 1
            if not missing:
                return True
    return False


@condition
def without_rdr(e: Reckoning, card: Id) -> bool:
    """That card is not in the other player's RdR zone. Example: `{ without_rdr = "eau" }`"""
    return e.cards.index[card] not in e.s.rdr[1 - e.seat]


@condition
def behind(e: Reckoning) -> bool:
    """Your life is lower than the other player's. Example: `{ behind = {} }`"""
    return e.s.life[e.seat] < e.s.life[1 - e.seat]


@condition
def trailing(e: Reckoning) -> bool:
    """The other player owns more cards than you. Example: `{ trailing = {} }`"""
    return owned(e.s, e.seat) < owned(e.s, 1 - e.seat)


@tally(always="damage")
def damage(e: Reckoning, n: Positive) -> None:
    """This card deals n more. Example: `{ damage = 2 }`"""
    e.damage += n


@tally
def damage_per_colour(e: Reckoning, n: Positive, at_most: Positive) -> None:
    """n more for each colour among the drugs in your play zone. Example: `{ damage_per_colour = 1, at_most = 3 }`"""
    colours = sum(in_play(e, colour, 1) for colour in COLOURS)
    e.damage += min(n * colours, at_most)


@tally(always="coins")
def coins(e: Reckoning, n: Positive) -> None:
    """n coins more this turn. Example: `{ coins = 1 }`"""
    e.coins += n


def add_up(e: Reckoning, entry: Played, lines: Sequence[Counted]) -> tuple[int, int]:
    """What the lines of a card in play come to now: plain damage and that of mixtures. Coins are added in `e`."""
    plain = mixed = 0
    for line in lines:
        if line.since > e.s.version:
            continue
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


def hit(e: Reckoning, entry: Played) -> Hit:
    """NA-6.2: what one card in play deals, with its mixtures apart."""
    lines = e.cards.deals[entry.card]
    plain, mixed = add_up(e, entry, lines) if lines else (0, 0)
    return Hit(entry.at, entry.card, e.cards.damage[entry.card] + entry.extra + plain, mixed)


def hits(s: NarcoseState) -> list[Hit]:
    """Every card in play that deals something."""
    e, printed, deals = Reckoning(s, s.dealer), s.cards.damage, s.cards.deals
    found = [hit(e, x) for x in s.play if printed[x.card] or deals[x.card] or x.extra]
    return [h for h in found if h.plain or h.mixed]


def income(s: NarcoseState) -> int:
    """NA-7.1: the coins in the dealer's play zone."""
    e, printed, pays, coins = Reckoning(s, s.dealer), s.cards.coins, s.cards.pays, 0
    for entry in s.play:
        card = entry.card
        coins += printed[card]
        if pays[card]:
            add_up(e, entry, pays[card])
    return coins + e.coins


def hallucinogens(s: NarcoseState) -> int:
    """NA-1.3: what the dealer's play zone is worth on the way to five."""
    worth = s.cards.hallucinogens
    return sum([worth[entry.card] for entry in s.play])
