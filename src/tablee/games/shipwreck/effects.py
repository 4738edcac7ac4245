"""What cards do, verb by verb: the faded powers (SA-9) and the effects of the arcana themselves (SA-8)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.shipwreck.beliefs import kept_by_age
from tablee.games.shipwreck.cards import Positive, Value, fading, playing, power
from tablee.games.shipwreck.facts import Among, Old, answered
from tablee.games.shipwreck.options import KEEP, THAN, VALUES, Discard, Swap, Than
from tablee.games.shipwreck.row import put_under, take_away, turn_up
from tablee.games.shipwreck.state import ROW, SHOWN, ShipwreckState, allies
from tablee.kit import Ask, Consensus, Rules
from tablee.kit.pack import Call, Card, Doing


class Working(Doing):
    """One effect being carried out, and by which card. `doom`: what it brings when it fades; `unused`: nothing came of it."""

    __slots__ = ("card", "doom", "s", "unused")

    def __init__(self, s: ShipwreckState, card: Card, doom: int) -> None:
        super().__init__()
        self.s, self.card, self.doom, self.unused = s, card, doom, False

    def run(self, calls: Sequence[Call]) -> Rules[None]:
        for call in calls:
            self.spend(call)
            yield from call.verb.run(self, *call.args)


def perform(s: ShipwreckState, calls: Sequence[Call], card: Card, doom: int = 0) -> Rules[Working]:
    """Carry out an effect; gives what came of it."""
    doing = Working(s, card, doom)
    yield from doing.run(calls)
    return doing


def above(value: int) -> range:
    """The values higher than this one."""
    return VALUES[value:]


# SA-9: the powers


@power(who="group", when="after")
def ask_higher(e: Working) -> Rules[None]:
    """The group picks a value and asks whether the kept fate is above it. Example: `{ ask_higher = {} }`"""
    than = yield Consensus(allies, "higher-than", THAN, e.card.rule, KEEP)
    if than == KEEP:
        e.unused = True
        return
    assert isinstance(than, Than)
    yield from answer(e, above(than.value), "higher", than.value)


@power(who="group", when="after")
def ask_among(e: Working, values: list[Value]) -> Rules[None]:
    """The group asks whether the kept fate is one of these. Example: `{ ask_among = [1, 4, 7] }`"""
    yield from answer(e, tuple(values), "among", 0)


def answer(e: Working, values: tuple[int, ...] | range, asked: str, than: int) -> Rules[None]:
    """SA-7.6: yes or no, truly."""
    s = e.s
    (kept,) = s.hands[s.active]
    yes = bool((yield SHOWN[kept in values]))
    s.facts = s.facts.then(answered(s.active, values, yes))
    s.say("answered", e.card.rule, seat=s.active, asked=asked, than=than, values=list(values), yes=yes)


@power(who="group", when="after")
@playing
def extra_prediction(e: Working, count: Positive) -> Rules[None]:
    """The group may predict so many times more this turn. Example: `{ extra_prediction = 1 }`"""
    e.s.predictions += count
    e.s.say("extra-prediction", e.card.rule, count=count)
    yield from ()


def is_age_open(s: ShipwreckState) -> bool:
    """SA-9.7: whether not everybody knows how old the fate just played is."""
    return s.had_kept and all(kept_by_age(s.cards, s.facts, s.active))


@power(who="active", when="after", open=is_age_open)
def say_old(e: Working) -> Rules[None]:
    """The active player says whether the fate just played was kept from an earlier turn. Example: `{ say_old = {} }`"""
    s = e.s
    yes = bool((yield SHOWN[s.old]))
    s.facts = s.facts.then(Old(s.active, yes))
    s.say("old", e.card.rule, seat=s.active, fate=s.played, yes=yes)


def lower(s: ShipwreckState, seat: int) -> list[Discard]:
    """The visible fates strictly below the kept one."""
    (kept,) = s.hands[seat]
    return [
        Discard(fate, s.cards.ids[s.row[place]])
        for place in range(ROW)
        for fate in sorted(set(s.fronts[place]))
        if fate < kept
    ]


@power(who="active", when="after", useful=lambda s: lower(s, s.active))
def discard_lower(e: Working) -> Rules[None]:
    """The active player throws back a visible fate below the kept one. Example: `{ discard_lower = {} }`"""
    s = e.s
    fate, at = yield Ask(s.active, "discard-lower", lower, e.card.rule)
    take_away(s, fate, s.row.index(s.cards.index[at]))
    s.facts = s.facts.then(Among(s.active, frozenset(above(fate))))
    s.say("thrown-back", e.card.rule, seat=s.active, fate=fate, at=at)


@power(who="active", when="before", useful=lambda s: s.next >= 0 and [] in s.fronts)
def swap_empty(e: Working) -> Rules[None]:
    """The active player swaps an arcana without fates for the top of the pile. Example: `{ swap_empty = {} }`"""
    s, ids = e.s, e.s.cards.ids
    empty = [Swap(ids[s.row[place]]) for place in range(ROW) if not s.fronts[place]]
    (leaving,) = yield Ask(s.active, "swap", empty, e.card.rule)
    place = s.row.index(s.cards.index[leaving])
    old = s.row[place]
    s.row[place] = -1
    s.row[place] = yield from turn_up(s)
    yield from put_under(s, old)
    s.say("swapped", e.card.rule, seat=s.active, card=leaving, by=ids[s.row[place]])


# SA-8: effects of the arcana themselves


@playing
def tell_higher(e: Working) -> Rules[None]:
    """The player must say whether the kept fate is above the one played. Example: `{ tell_higher = {} }`"""
    s = e.s
    (kept,) = s.hands[s.active]
    yes = bool((yield SHOWN[kept > s.played]))  # ruling 5: equal is no
    s.facts = s.facts.then(answered(s.active, above(s.played), yes))
    s.say("told", e.card.rule, seat=s.active, fate=s.played, yes=yes)


@fading(spares=True)
def no_doom(e: Working) -> Rules[None]:
    """When this card fades there is no doom for it. Example: `{ no_doom = {} }`"""
    e.doom = 0
    yield from ()


@playing(names_arcana=True)
def also(e: Working, card: str) -> Rules[None]:
    """What the arcana with this id does when it is played on. Example: `{ also = "the-chalice" }`"""
    cards = e.s.cards
    yield from e.run(cards.on_play[cards.index[card]])
