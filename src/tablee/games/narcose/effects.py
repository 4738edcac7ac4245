"""The verbs of phase 1: what action effects do (NA-12). Beside each verb stands when it can do anything at all, and what else
there is to say of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tablee.games.narcose import market, options
from tablee.games.narcose.cards import applied, happening, reacting
from tablee.games.narcose.options import DONE, NONE, REFILL, STOP
from tablee.games.narcose.state import FLOOR, LIFE, Lying, NarcoseState, deck_size, find, hand_size
from tablee.games.narcose.tallies import Reckoning
from tablee.games.narcose.titles import Condition, Filter, Positive
from tablee.games.narcose.working import (
    Working,
    distinct,
    draw_up,
    enter,
    heal_by,
    leave_hand,
    lift_malus,
    open_must,
    peek,
    replace,
    reshuffle,
    take_life,
    turn_up,
)
from tablee.kit import ALL, Ask, Option, Rules, Show
from tablee.kit.pack import Call, Effect

# NA-12.2: life


def can_heal(e: Reckoning, n: int) -> bool:
    return e.s.life[e.seat] < LIFE


@happening(can=can_heal)
@applied(can=can_heal, after_reaction=True)
def heal(e: Working, n: Positive) -> None:
    """You gain n life, never above 25. Example: `{ heal = 2 }`"""
    heal_by(e.s, e.seat, n, "NA-12.2")


@happening(hurts=True)
@applied(hurts=True, in_malus=True)
def lose(e: Working, n: Positive) -> None:
    """You lose n life; this is no damage. Example: `{ lose = 1 }`"""
    take_life(e.s, e.seat, n, "NA-12.2", e.later)


def is_open_to_harm(e: Reckoning) -> bool:
    return not e.s.shield[e.seat]


@reacting(
    can=is_open_to_harm,
    effect=lambda s, seat, card, hurts: hurts and not s.shield[seat],
    damage=lambda s: (-1,),
)
@applied(can=is_open_to_harm)
def shield(e: Working) -> None:
    """You lose no life until the end of this turn. Example: `{ shield = {} }`"""
    e.s.shield[e.seat] = True  # NA-12.18
    e.s.say("protected", "NA-12.18", seat=e.seat)


# NA-12.3 to NA-12.8: the own deck and discard


def can_draw(e: Reckoning, n: int) -> bool:
    return bool(deck_size(e.s, e.seat) or e.s.discard[e.seat])


@applied(can=can_draw)
def draw(e: Working, n: Positive) -> Rules[None]:
    """Draw n cards and play them. Example: `{ draw = 1 }`"""
    s = e.s
    for _ in range(n):
        card = yield from draw_up(s, e.seat)
        if card < 0:
            return
        enter(s, card)
        s.say("drew", "NA-12.3", seat=e.seat, card=e.cards.ids[card])


@applied(can=can_draw)
def blackout(e: Working, n: Positive) -> Rules[None]:
    """Play the top n cards of your deck; their action effects do not work this turn, but compulsory ones.

    Example: `{ blackout = 1 }`"""
    s = e.s
    for _ in range(n):
        if not deck_size(s, e.seat):
            if not s.discard[e.seat]:
                return
            said = yield Ask(e.seat, "reshuffle", REFILL, "NA-12.4", public=True)
            if said == STOP:
                return
            reshuffle(s, e.seat)
        card = yield from turn_up(s, e.seat)
        enter(s, card, muted=True)
        s.say("blacked-out", "NA-12.4", seat=e.seat, card=e.cards.ids[card])


def has_deck(e: Reckoning, _: object) -> bool:
    return deck_size(e.s, e.seat) > 0


@applied(can=has_deck)
def sift(e: Working, n: Positive) -> Rules[None]:
    """Look at the top n cards of your deck, discard any of them and put the others back in any order. Example: `{ sift = 2 }`"""
    s, seat, ids = e.s, e.seat, e.cards.ids
    seen = 0
    while seen < n and (yield from peek(s, seat, seen)):
        seen += 1
    looked = s.top[seat][:seen]
    s.say("sifted", "NA-12.5", lambda: {seat: {"cards": [ids[x.card] for x in looked]}}, seat=seat, count=seen)
    place = put_off = out = 0
    while place < seen:
        last = place + put_off + 1 >= seen

        def ways(s: NarcoseState, seat: int, at: int = place, last: bool = last) -> Sequence[Option]:
            card = ids[s.top[seat][at].card]
            both = (options.keep(card), options.toss(card))
            return both if last else (*both, options.later(card))

        said = yield Ask(seat, "sift", ways, "NA-12.5", public=s.top[seat][place].seen == ALL)
        if isinstance(said, options.Keep):
            place, put_off = place + 1, 0
            continue
        lying = s.top[seat][place]
        if isinstance(said, options.Later):
            s.top[seat].insert(seen - 1, s.top[seat].pop(place))
            put_off += 1
            s.say("put-off", "NA-12.5", {seat: {"card": ids[lying.card]}}, seat=seat)
            continue
        put_off, seen, out = 0, seen - 1, out + 1
        if lying.seen != ALL:
            yield Show(lying.card)
        s.discard[seat].append(s.top[seat].pop(place).card)
        s.say("sifted-out", "NA-12.5", seat=seat, card=ids[s.discard[seat][-1]], place=place + out)


@applied(can=has_deck)
def seek(e: Working, match: Filter) -> Rules[None]:
    """Turn up cards of your deck until one is such; play it, discard the others. Example: `{ seek = "hallucinogen" }`"""
    s, passed = e.s, 0
    fits = e.cards.match[match]
    while (card := (yield from turn_up(s, e.seat))) >= 0:
        if fits[card]:
            enter(s, card)
            s.say("found", "NA-12.6", seat=e.seat, card=e.cards.ids[card], passed=passed)
            return
        s.discard[e.seat].append(card)
        passed += 1
    s.say("found-nothing", "NA-12.6", seat=e.seat, passed=passed)


def recallable(e: Reckoning, match: str) -> list[int]:
    """The titles in one's discard that answer to this."""
    fits = e.cards.match[match]
    return sorted({card for card in e.s.discard[e.seat] if fits[card]})


@applied(can=lambda e, match, to: bool(recallable(e, match)))
def recall(e: Working, match: Filter, to: Literal["deck", "play"]) -> Rules[None]:
    """A such card of your discard goes on top of your deck, or is played. Example: `{ recall = "stimulant", to = "deck" }`"""
    s, ids = e.s, e.cards.ids
    among = recallable(e, match)
    card = among[0]
    if len(among) > 1:
        said = yield Ask(e.seat, "recall", [options.name(ids[c]) for c in among], "NA-12.7", public=True)
        card = e.cards.index[said.card]
    s.discard[e.seat].remove(card)
    if to == "play":
        enter(s, card)
    else:
        s.top[e.seat].insert(0, Lying(card, ALL))
    s.say("recalled", "NA-12.7", seat=e.seat, card=ids[card], to=to)


@applied(on_card=True)
def cling(e: Working) -> None:
    """At the end of the turn this card goes on top of your deck. Example: `{ cling = {} }`"""
    replace(e.s, e.at, cling=True)


# NA-12.9, NA-12.16: out of the way


def forgettable(e: Reckoning) -> list[Option]:
    """The cards in play that no compulsory effect keeps there."""
    ids = e.cards.ids
    return [options.point(ids[x.card], x.at) for x in distinct(e.s.play) if not open_must(e.s, x)]


@applied(can=lambda e, n: bool(forgettable(e)))
def forget(e: Working, n: Positive) -> Rules[None]:
    """Remove from the game up to n cards of your play zone, used or not, this one included. Example: `{ forget = 1 }`"""
    s = e.s
    for _ in range(n):
        among = forgettable(e)
        if not among:
            return
        said = yield Ask(e.seat, "forget", [*among, DONE], "NA-12.9", public=True)
        if said == DONE:
            return
        entry = s.play.pop(find(s, said.at))
        s.removed.append(entry.card)  # NA-9.9
        s.say("forgot", "NA-12.9", seat=e.seat, card=said.card)


def has_malus(e: Reckoning, n: int) -> bool:
    return bool(e.s.malus[e.seat])


@happening(can=has_malus)
@applied(can=has_malus, after_reaction=True)
def clean_malus(e: Working, n: Positive) -> Rules[None]:
    """n cards of your malus zone (9: all) go to their owner's discard. Example: `{ clean_malus = 1 }`"""
    s, ids = e.s, e.cards.ids
    for _ in range(min(n, len(s.malus[e.seat]))):
        zone = s.malus[e.seat]
        card = zone[0]
        if len(zone) > 1 and n < 9:
            said = yield Ask(e.seat, "clean-malus", [options.name(ids[c]) for c in zone], "NA-12.16", public=True)
            card = e.cards.index[said.card]
        lift_malus(s, e.seat, card)
        s.say("cleaned", "NA-12.16", seat=e.seat, card=ids[card])


def infections_of(e: Reckoning) -> list[str]:
    """Where Infections lie that could be removed."""
    infection = e.cards.infection
    there = []
    if e.seat == e.s.dealer and any(x.card == infection and not open_must(e.s, x) for x in e.s.play):
        there.append("play")
    return [*there, "discard"] if infection in e.s.discard[e.seat] else there


def has_infection(e: Reckoning, n: int) -> bool:
    return bool(infections_of(e))


@happening(can=has_infection)
@applied(can=has_infection, after_reaction=True)
def clean_infections(e: Working, n: Positive) -> Rules[None]:
    """Remove from the game n Infections of your play zone or discard. Example: `{ clean_infections = 1 }`"""
    s, infection = e.s, e.cards.infection
    for _ in range(n):
        there = infections_of(e)
        if not there:
            return
        where = there[0]
        if len(there) > 1:
            said = yield Ask(e.seat, "clean-infection", [*map(options.clean, there)], "NA-12.16", public=True)
            where = said.where
        if where == "discard":
            s.discard[e.seat].remove(infection)
        else:
            del s.play[next(i for i, x in enumerate(s.play) if x.card == infection and not open_must(s, x))]
        s.removed.append(infection)
        s.say("cured", "NA-12.16", seat=e.seat, where=where)


# NA-12.10 to NA-12.14, NA-13.8: the reserve and the other player


def has_reserve(e: Reckoning, *_: object) -> bool:
    return market.reserve_size(e.s) > 0


@applied(can=has_reserve, on_card=True)
def lottery(e: Working, match: Filter, wins: Positive) -> Rules[None]:
    """Turn up the top card of the reserve and put it under it; if it is such, this card deals so much more.

    Example: `{ lottery = "synthetic", wins = 2 }`"""
    s = e.s
    card = yield from market.turn_reserve(s)
    s.under.append(Lying(card, ALL))
    won = e.cards.match[match][card]
    i = find(s, e.at)
    if won and i >= 0:
        replace(s, e.at, extra=s.play[i].extra + wins)
    s.say("lottery", "NA-12.10", seat=e.seat, card=e.cards.ids[card], won=won, by=wins)


def hand_options(s: NarcoseState, seat: int) -> Sequence[Option]:
    return [options.toss(s.cards.ids[card]) for card in sorted({*s.held[seat], *s.known[seat]})]


@applied(can=lambda e, n: hand_size(e.s, e.struck) > FLOOR, in_malus=True)
def dizzy(e: Working, n: Positive) -> Rules[None]:
    """The other player discards n cards of their hand, never going below three. Example: `{ dizzy = 1 }`"""
    s, seat = e.s, e.struck
    for _ in range(min(n, hand_size(s, seat) - FLOOR)):
        said = yield Ask(seat, "dizzy", hand_options, "NA-12.11", public=not s.held[seat])
        yield from leave_hand(s, seat, e.cards.index[said.card])
        s.say("tossed", "NA-12.11", seat=seat, card=said.card)


def can_infect(e: Reckoning, n: int) -> bool:
    return e.s.infections > 0


@happening(can=can_infect)
@applied(can=can_infect, in_malus=True)
def infect(e: Working, n: Positive) -> None:
    """The other player takes n Infections into their discard. Example: `{ infect = 1 }`"""
    s = e.s  # NA-12.12
    given = min(n, s.infections)  # NA-11.5
    s.infections -= given
    s.discard[e.struck] += [e.cards.infection] * given
    s.say("infected", "NA-11.4", seat=e.struck, count=given)


@applied(can=lambda e: e.at < 0 or e.card not in e.s.malus[1 - e.seat], on_card=True, to_malus=True)
def malus(e: Working) -> None:
    """This card moves from the play zone to the other player's malus zone. Example: `{ malus = {} }`"""
    s = e.s
    i = find(s, e.at)
    if i >= 0:
        del s.play[i]
        s.malus[1 - e.seat].append(e.card)  # NA-9.5; NA-9.6: not offered where the name is there
        s.say("placed", "NA-9.5", seat=1 - e.seat, card=e.cards.ids[e.card])


@happening(can=has_reserve)
@applied(can=has_reserve)
def obtain(e: Working, n: Positive) -> Rules[None]:
    """The top n cards of the reserve go to your discard. Example: `{ obtain = 1 }`"""
    for _ in range(n):
        card = yield from market.from_reserve(e.s)
        if card < 0:
            return
        market.receive(e.s, e.seat, card, "NA-12.13")


@happening(can=has_reserve)
@applied(can=has_reserve)
def obtain_among(e: Working, n: Positive, up_to: Positive) -> Rules[None]:
    """Look at the top n cards of the reserve; you may obtain one that costs so much at most. The others go under it.

    Example: `{ obtain_among = 3, up_to = 4 }`"""
    s, ids, seat = e.s, e.cards.ids, e.seat
    yield from market.look_at_reserve(s, seat, n)
    looked = s.looked[:]
    s.say("looked", "NA-12.14", lambda: {seat: {"cards": [ids[x.card] for x in looked]}}, seat=seat, count=len(looked))

    def ways(s: NarcoseState, seat: int) -> Sequence[Option]:
        cheap = [(i, lying.card) for i, lying in enumerate(s.looked) if market.obtainable(s, lying.card, up_to)]
        return [*(options.place(ids[card], i + 1) for i, card in cheap), NONE]

    said = yield Ask(seat, "obtain", ways, "NA-12.14", public=all(lying.seen == ALL for lying in s.looked))
    if said != NONE:
        lying = s.looked[said.place - 1]
        if lying.seen != ALL:
            yield Show(lying.card)
        del s.looked[said.place - 1]
        s.say("chose", "NA-12.14", seat=seat, card=said.card, place=said.place)
        market.receive(s, seat, lying.card, "NA-12.13")
    s.under += s.looked
    s.looked.clear()


# NA-5.6: a condition inside an effect


def can_then(e: Working, condition: Call, then: Sequence[Call]) -> bool:
    return e.holds(condition) and e.can(then)


@happening(can=can_then, conditional=True)
@applied(can=can_then, conditional=True)
def when(e: Working, condition: Condition, then: Effect) -> Rules[None]:
    """Only if the condition holds. Example: `{ when = { behind = {} }, then = [{ heal = 2 }] }`"""
    calls: Sequence[Call] = then  # type: ignore[assignment]
    yield from e.run(calls)
