"""The verbs that only events use (NA-11, NA-12.15, NA-12.20 to NA-12.24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from msgspec import Meta

from tablee.games.narcose import market, options
from tablee.games.narcose.cards import happening
from tablee.games.narcose.options import INFECT
from tablee.games.narcose.state import JUDGED, Lying, NarcoseState
from tablee.games.narcose.titles import Filter, Positive
from tablee.games.narcose.working import Working, lift_malus, look_at_death
from tablee.kit import ALL, Ask, Rules
from tablee.kit.pack import Call, Effect

Order = Literal["dealer", "drugged"]


def in_order(s: NarcoseState, first: Order) -> tuple[int, int]:
    return (s.dealer, 1 - s.dealer) if first == "dealer" else (1 - s.dealer, s.dealer)


def for_one(e: Working, seat: int, calls: Sequence[Call]) -> Rules[None]:
    """One player's part; whoever dies of it is looked at when both have had theirs (NA-1.4)."""
    part = Working(e.s, seat, e.card, own=True)
    part.later, part.budget = True, e.budget
    yield from part.run(calls)


def judged(e: Working, calls: Sequence[Call]) -> Sequence[Sequence[Call]]:
    """NA-11.6: what each seat has to do, by its number. Conditions are judged once, before anybody has done anything."""
    if e.s.version < JUDGED:
        return (calls, calls)
    return [[*meant(Working(e.s, seat, e.card, own=True), calls)] for seat in (0, 1)]


def meant(e: Working, calls: Sequence[Call]) -> Iterator[Call]:
    """These verbs without those whose condition does not hold now."""
    for call in calls:
        if not call.verb.facts.get("conditional"):
            yield call
        elif e.holds(call.args[0]):
            yield from meant(e, call.args[1])


@happening(own=True)
def each(e: Working, do: Effect, first: Order) -> Rules[None]:
    """Both players do this. Example: `{ each = [{ heal = 2 }], first = "dealer" }`"""
    parts = judged(e, do)  # type: ignore[arg-type]
    for seat in in_order(e.s, first):
        yield from for_one(e, seat, parts[seat])
    look_at_death(e.s)


@happening(own=True)
def each_or_rdr(e: Working, do: Effect, first: Order) -> Rules[None]:
    """Both players do this, or discard a card of their RdR zone. Example: `{ each_or_rdr = [{ infect = 1 }], first = "dealer" }`"""
    parts = judged(e, do)  # type: ignore[arg-type]
    s, ids = e.s, e.cards.ids
    for seat in in_order(s, first):
        said: object = INFECT
        if s.rdr[seat]:
            ways = [INFECT, *(options.give(ids[card]) for card in s.rdr[seat])]
            said = yield Ask(seat, "each-or-rdr", ways, "NA-12.20", public=True)
        if isinstance(said, options.Give):
            card = e.cards.index[said.card]
            s.rdr[seat].remove(card)
            s.discard[seat].append(card)
            s.say("gave", "NA-12.20", seat=seat, card=said.card)
        else:
            yield from for_one(e, seat, parts[seat])
    look_at_death(s)


@happening
def gain(e: Working, n: Positive) -> None:
    """The dealer has n coins more this turn. Example: `{ gain = 3 }`"""
    e.s.coins += n
    e.s.say("gained", "NA-7.1", seat=e.s.dealer, by=n)


@happening
def discount(e: Working, n: Annotated[int, Meta(ge=-9, le=9)]) -> None:
    """Until the end of the turn every card costs n less (more, if n is below 0). Example: `{ discount = 1 }`"""
    e.s.discount += n
    e.s.say("prices", "NA-12.15", by=-n)


@happening
def close(e: Working) -> None:
    """The purchases of this turn end. Example: `{ close = {} }`"""
    e.s.closed = True
    e.s.say("closed", "NA-12.21", seat=e.s.dealer)


@happening
def refresh(e: Working) -> Rules[None]:
    """Each face-up card that another can replace goes under the reserve. Example: `{ refresh = {} }`"""
    s = e.s
    for place, card in enumerate(s.tops):  # NA-13.7: a place of the river is a pile of one card
        if card >= 0 and card == s.tops[place] and (s.piles[place] or (s.river and market.reserve_size(s))):
            s.tops[place] = -1
            s.under.append(Lying(card, ALL))
            s.say("refreshed", "NA-12.22", card=e.cards.ids[card], pile=place + 1)
            yield from market.turn_next(s, place)


@happening(piles_only=True)
def seize(e: Working) -> Rules[None]:
    """The tallest pile leaves the game with its event, unseen; the dealer chooses between equals. Example: `{ seize = {} }`"""
    s = e.s
    most = max((s.piles[i] for i, top in enumerate(s.tops) if top >= 0), default=-1)
    among = [i for i, top in enumerate(s.tops) if top >= 0 and s.piles[i] == most]
    if not among:
        return
    place = among[0]
    if len(among) > 1:
        said = yield Ask(s.dealer, "seize", [options.seize(i + 1) for i in among], "NA-12.23", public=True)
        place = said.pile - 1
    s.say("seized", "NA-12.23", card=e.cards.ids[s.tops[place]], pile=place + 1, count=s.piles[place])
    s.removed.append(s.tops[place])
    s.gone += s.piles[place]
    s.tops[place], s.piles[place] = -1, 0


@happening
def drop(e: Working, match: Filter) -> None:
    """Such cards in the dealer's play zone and in all malus zones are discarded. Example: `{ drop = "hallucinogen" }`"""
    s, fits = e.s, e.cards.match[match]
    out = [entry.card for entry in s.play if fits[entry.card]]
    s.play = [entry for entry in s.play if not fits[entry.card]]
    s.discard[s.dealer] += out
    for seat in (0, 1):
        for card in [card for card in s.malus[seat] if fits[card]]:
            lift_malus(s, seat, card)
            out.append(card)
    s.say("dropped", "NA-12.24", cards=[e.cards.ids[card] for card in out])
