"""The faded powers (SA-7, SA-9) and the effects cards can have, as verbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.games.shipwreck.cards import Positive, Power, Value, fading, playing, power
from tablee.games.shipwreck.state import KEEP, ROW, SHOWN, THAN, Discard, Swap, Table, Than, allies
from tablee.kit import Ask, Consensus, Option, Rules
from tablee.kit.pack import Call, Card, Doing

if TYPE_CHECKING:
    from tablee.games.shipwreck.rules import Shipwreck


class Fading:
    """The doom that a fading card brings."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class Working(Doing):
    """One effect being carried out: by which card, and, when it fades, with what doom. `unused`: nothing came of it."""

    __slots__ = ("card", "doom", "game", "s", "unused")

    def __init__(self, game: Shipwreck, s: Table, card: Card, doom: Fading | None) -> None:
        super().__init__()
        self.game, self.s, self.card, self.doom, self.unused = game, s, card, doom, False

    def run(self, calls: Sequence[Call]) -> Rules[None]:
        for call in calls:
            self.spend(call)
            yield from call.verb.run(self, *call.args)


def perform(game: Shipwreck, s: Table, calls: Sequence[Call], card: Card, doom: Fading | None = None) -> Rules[bool]:
    """Carry out an effect, verb by verb; gives whether it was used."""
    doing = Working(game, s, card, doom)
    yield from doing.run(calls)
    return not doing.unused


# SA-7: when powers are offered


def waiting(game: Shipwreck, s: Table, who: str, when: str) -> list[Power]:
    """The different powers that lie waiting for these people at this moment, in the pack's order."""
    if s.power_used:  # SA-7.3
        return []
    there = {game.cards.arcana[card].power for card in s.faded}
    return [p for p in game.cards.moments[who, when] if p.id in there]


def before(game: Shipwreck, s: Table) -> Rules[None]:
    """SA-7.5: the active player's powers before the play."""
    offered = [p for p in waiting(game, s, "active", "before") if usable(game, s, p)]
    if offered:
        yield from active_power(game, s, offered)


def after(game: Shipwreck, s: Table) -> Rules[None]:
    """SA-7.10: after the play first the active player, then the group."""
    if mine := waiting(game, s, "active", "after"):
        yield from active_power(game, s, mine)
    if ours := waiting(game, s, "group", "after"):
        options = [KEEP, *(game.use[p.id] for p in ours)]
        chosen = yield Consensus(allies, "group-power", options, "SA-7.4", KEEP)
        if chosen != KEEP:
            yield from use(game, s, game.cards.power[chosen.power])


def active_power(game: Shipwreck, s: Table, offered: list[Power]) -> Rules[None]:
    """SA-7.12: asked for a public reason only; what can be used depends on the kept fate."""

    def options(s: Table, seat: int) -> Sequence[Option]:
        return [KEEP, *(game.use[p.id] for p in offered if usable(game, s, p))]

    chosen = yield Ask(s.active, "active-power", options, "SA-7.4")
    if chosen != KEEP:
        yield from use(game, s, game.cards.power[chosen.power])


def usable(game: Shipwreck, s: Table, power: Power) -> bool:
    """Whether a power would do anything now: nothing is offered that silently does nothing."""
    needs = {call.verb.name for call in game.cards.does[power.id]}
    if "swap_empty" in needs and not (s.next >= 0 and [] in s.fronts):
        return False
    return "discard_lower" not in needs or bool(lower(game, s, s.active))


def use(game: Shipwreck, s: Table, power: Power) -> Rules[None]:
    """SA-7.2: once, then its card goes under the pile, front up."""
    s.say("used", power.rule, seat=s.active, power=power.id, who=power.who)
    used = yield from perform(game, s, game.cards.does[power.id], power)
    if not used:  # SA-11.7: the group could not agree on what to ask
        s.say("unused", "SA-11.7", power=power.id)
        return
    s.power_used = True
    card = next(card for card in s.faded if game.cards.arcana[card].power == power.id)
    s.faded.remove(card)
    yield from put_under(game, s, card)


def put_under(game: Shipwreck, s: Table, card: int) -> Rules[None]:
    """SA-4.2: the bottom of the pile is known, card by card."""
    s.under.append(card)
    if s.next < 0:
        yield from game.turn_up(s)


# SA-9: the powers


@power
def ask_higher(e: Working) -> Rules[None]:
    """The group picks a value and asks whether the kept fate is above it. Example: `{ ask_higher = {} }`"""
    than = yield Consensus(allies, "higher-than", THAN, e.card.rule, KEEP)
    if than == KEEP:
        e.unused = True
        return
    assert isinstance(than, Than)
    yield from answer(e, tuple(range(than.value + 1, 8)), "higher", than.value)


@power
def ask_among(e: Working, values: list[Value]) -> Rules[None]:
    """The group asks whether the kept fate is one of these. Example: `{ ask_among = [1, 4, 7] }`"""
    yield from answer(e, tuple(values), "among", 0)


def answer(e: Working, values: tuple[int, ...], asked: str, than: int) -> Rules[None]:
    """SA-7.6: yes or no, truly."""
    s = e.s
    (kept,) = s.hands[s.active]
    yes = yield SHOWN[kept in values]
    bits = sum(1 << v for v in values)
    s.facts = s.facts.then("among", s.active, bits if yes else ~bits)
    s.say("answered", e.card.rule, seat=s.active, asked=asked, than=than, values=list(values), yes=bool(yes))


@power
@playing
def extra_prediction(e: Working, count: Positive) -> Rules[None]:
    """The group may predict so many times more this turn. Example: `{ extra_prediction = 1 }`"""
    e.s.predictions += count
    e.s.say("extra-prediction", e.card.rule, count=count)
    yield from ()


@power
def say_old(e: Working) -> Rules[None]:
    """The active player says whether the fate just played was kept from an earlier turn. Example: `{ say_old = {} }`"""
    s = e.s
    yes = yield SHOWN[s.old]
    s.facts = s.facts.then("old", s.active, yes)
    s.say("old", e.card.rule, seat=s.active, fate=s.played, yes=bool(yes))


def lower(game: Shipwreck, s: Table, seat: int) -> list[Option]:
    """The visible fates strictly below the kept one."""
    (kept,) = s.hands[seat]
    found = []
    for place in range(ROW):
        for fate in sorted(set(s.fronts[place])):
            if fate < kept:
                found.append(Discard(fate, game.cards.arcana[s.row[place]].id))
    return found


@power
def discard_lower(e: Working) -> Rules[None]:
    """The active player throws back a visible fate below the kept one. Example: `{ discard_lower = {} }`"""
    game, s = e.game, e.s

    def options(s: Table, seat: int) -> Sequence[Option]:
        return lower(game, s, seat)

    fate, at = yield Ask(s.active, "discard-lower", options, e.card.rule)
    game.take_away(s, fate, s.row.index(game.cards.index[at]))
    s.facts = s.facts.then("among", s.active, sum(1 << v for v in range(fate + 1, 8)))
    s.say("thrown-back", e.card.rule, seat=s.active, fate=fate, at=at)


@power
def swap_empty(e: Working) -> Rules[None]:
    """The active player swaps an arcana without fates for the top of the pile. Example: `{ swap_empty = {} }`"""
    game, s = e.game, e.s
    empty = [Swap(game.cards.arcana[s.row[place]].id) for place in range(ROW) if not s.fronts[place]]
    (leaving,) = yield Ask(s.active, "swap", empty, e.card.rule)
    place = s.row.index(game.cards.index[leaving])
    old = s.row[place]
    s.row[place] = -1
    s.row[place] = yield from game.turn_up(s)
    yield from put_under(game, s, old)
    s.say("swapped", e.card.rule, seat=s.active, card=leaving, by=game.cards.arcana[s.row[place]].id)


# SA-8: effects of the arcana themselves


@playing
def tell_higher(e: Working) -> Rules[None]:
    """The player must say whether the kept fate is above the one played. Example: `{ tell_higher = {} }`"""
    s = e.s
    (kept,) = s.hands[s.active]
    fate = s.played
    yes = yield SHOWN[kept > fate]  # ruling 5: equal is no
    bits = sum(1 << v for v in range(fate + 1, 8))
    s.facts = s.facts.then("among", s.active, bits if yes else ~bits)
    s.say("told", e.card.rule, seat=s.active, fate=fate, yes=bool(yes))


@fading
def no_doom(e: Working) -> Rules[None]:
    """When this card fades there is no doom for it. Example: `{ no_doom = {} }`"""
    assert e.doom is not None
    e.doom.amount = 0
    yield from ()


@playing
def also(e: Working, card: str) -> Rules[None]:
    """What the arcana with this id does when it is played on. Example: `{ also = "the-chalice" }`"""
    cards = e.game.cards
    yield from e.run(cards.on_play[cards.index[card]])
