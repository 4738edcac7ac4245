"""The verbs of phase 1: what action effects do (NA-12). Beside each verb stands when it can do anything at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tablee.games.narcose import market, state
from tablee.games.narcose.cards import Condition, Filter, Positive, applied, happening, reacting
from tablee.games.narcose.state import (
    DONE,
    FLOOR,
    LIFE,
    NONE,
    REFILL,
    STOP,
    Lying,
    Table,
    deck_size,
    find,
    hand_size,
)
from tablee.games.narcose.tallies import Place
from tablee.games.narcose.working import (
    Working,
    distinct,
    draw_up,
    enter,
    heal_by,
    leave_hand,
    open_must,
    peek,
    replace,
    reshuffle,
    take_life,
    turn_up,
    when_it,
)
from tablee.kit import ALL, Ask, Option, Rules, Show
from tablee.kit.pack import Call, Effect

# NA-12.2: life


@happening
@applied
@when_it(lambda e, n: e.s.life[e.seat] < LIFE)
def heal(e: Working, n: Positive) -> None:
    """You gain n life, never above 25. Example: `{ heal = 2 }`"""
    heal_by(e.s, e.seat, n, "NA-12.2")


@happening
@applied
def lose(e: Working, n: Positive) -> None:
    """You lose n life; this is no damage. Example: `{ lose = 1 }`"""
    take_life(e.s, e.seat, n, "NA-12.2", e.later)


@reacting
@applied
@when_it(lambda e: not e.s.shield[e.seat])
def shield(e: Working) -> None:
    """You lose no life until the end of this turn. Example: `{ shield = {} }`"""
    e.s.shield[e.seat] = True  # NA-12.18
    e.s.say("protected", "NA-12.18", seat=e.seat)


# NA-12.3 to NA-12.8: the own deck and discard


def can_draw(e: Place, n: object) -> bool:
    return bool(deck_size(e.s, e.seat) or e.s.discard[e.seat])


@applied
@when_it(can_draw)
def draw(e: Working, n: Positive) -> Rules[None]:
    """Draw n cards and play them. Example: `{ draw = 1 }`"""
    s, game = e.s, e.game
    for _ in range(n):
        card = yield from draw_up(s, e.seat)
        if card < 0:
            return
        enter(game, s, card)
        if s.log is not None:
            s.say("drew", "NA-12.3", seat=e.seat, card=game.cards.ids[card])


@applied
@when_it(can_draw)
def blackout(e: Working, n: Positive) -> Rules[None]:
    """Play the top n cards of your deck; their action effects do not work this turn, but compulsory ones.

    Example: `{ blackout = 1 }`"""
    s, game = e.s, e.game
    for _ in range(n):
        if not deck_size(s, e.seat):
            if not s.discard[e.seat]:
                return
            said = yield Ask(e.seat, "reshuffle", REFILL, "NA-12.4", public=True)
            if said == STOP:
                return
            reshuffle(s, e.seat)
        card = yield from turn_up(s, e.seat)
        enter(game, s, card, muted=True)
        s.say("blacked-out", "NA-12.4", seat=e.seat, card=game.cards.ids[card])


@applied
@when_it(lambda e, n: deck_size(e.s, e.seat) > 0)
def sift(e: Working, n: Positive) -> Rules[None]:
    """Look at the top n cards of your deck and discard any of them. Example: `{ sift = 2 }`"""
    s, seat, ids = e.s, e.seat, e.game.cards.ids
    seen = 0
    while seen < n and (yield from peek(s, seat, seen)):
        seen += 1
    if s.log is not None:
        looked = [ids[lying.card] for lying in s.top[seat][:seen]]
        s.say("sifted", "NA-12.5", {seat: {"cards": looked}}, seat=seat, count=seen)
    place = 0
    for _ in range(seen):

        def options(s: Table, seat: int, at: int = place) -> Sequence[Option]:
            card = ids[s.top[seat][at].card]
            return (state.keep(card), state.toss(card))

        said = yield Ask(seat, "sift", options, "NA-12.5", public=s.top[seat][place].seen == ALL)
        if isinstance(said, state.Keep):
            place += 1
            continue
        lying = s.top[seat][place]
        if lying.seen != ALL:
            yield Show(lying.card)
        s.discard[seat].append(s.top[seat].pop(place).card)
        s.say("sifted-out", "NA-12.5", seat=seat, card=ids[s.discard[seat][-1]], place=place + 1)


@applied
@when_it(lambda e, match: deck_size(e.s, e.seat) > 0)
def seek(e: Working, match: Filter) -> Rules[None]:
    """Turn up cards of your deck until one is such; play it, discard the others. Example: `{ seek = "hallucinogen" }`"""
    s, game, passed = e.s, e.game, 0
    fits = game.cards.match[match]
    while (card := (yield from turn_up(s, e.seat))) >= 0:
        if fits[card]:
            enter(game, s, card)
            s.say("found", "NA-12.6", seat=e.seat, card=game.cards.ids[card], passed=passed)
            return
        s.discard[e.seat].append(card)
        passed += 1
    s.say("found-nothing", "NA-12.6", seat=e.seat, passed=passed)


def recallable(e: Place, match: str) -> list[int]:
    """The titles in one's discard that answer to this."""
    fits = e.game.cards.match[match]
    return sorted({card for card in e.s.discard[e.seat] if fits[card]})


@applied
@when_it(lambda e, match, to: bool(recallable(e, match)))
def recall(e: Working, match: Filter, to: Literal["deck", "play"]) -> Rules[None]:
    """A such card of your discard goes on top of your deck, or is played. Example: `{ recall = "stimulant", to = "deck" }`"""
    s, game = e.s, e.game
    among = recallable(e, match)
    card = among[0]
    if len(among) > 1:
        said = yield Ask(e.seat, "recall", [state.name(game.cards.ids[c]) for c in among], "NA-12.7", public=True)
        card = game.cards.index[said.card]
    s.discard[e.seat].remove(card)
    if to == "play":
        enter(game, s, card)
    else:
        s.top[e.seat].insert(0, Lying(card, ALL))
    s.say("recalled", "NA-12.7", seat=e.seat, card=game.cards.ids[card], to=to)


@applied
def cling(e: Working) -> None:
    """At the end of the turn this card goes on top of your deck. Example: `{ cling = {} }`"""
    replace(e.s, e.at, cling=True)


# NA-12.9, NA-12.16: out of the way


def forgettable(e: Place) -> list[Option]:
    ids = e.game.cards.ids
    return [state.point(ids[x.card], x.at) for x in distinct(e.s.play) if not open_must(e.game, x)]


@applied
@when_it(lambda e, n: bool(forgettable(e)))
def forget(e: Working, n: Positive) -> Rules[None]:
    """Remove from the game up to n cards of your play zone, used or not, this one included. Example: `{ forget = 1 }`"""
    s = e.s
    for _ in range(n):
        options = forgettable(e)
        if not options:
            return
        said = yield Ask(e.seat, "forget", [*options, DONE], "NA-12.9", public=True)
        if said == DONE:
            return
        entry = s.play.pop(find(s, said.at))
        s.removed.append(entry.card)  # NA-9.9
        s.say("forgot", "NA-12.9", seat=e.seat, card=said.card)


@happening
@applied
@when_it(lambda e, n: bool(e.s.malus[e.seat]))
def clean_malus(e: Working, n: Positive) -> Rules[None]:
    """n cards of your malus zone (9: all) go to their owner's discard. Example: `{ clean_malus = 1 }`"""
    s, ids = e.s, e.game.cards.ids
    for _ in range(min(n, len(s.malus[e.seat]))):
        zone = s.malus[e.seat]
        card = zone[0]
        if len(zone) > 1 and n < 9:
            said = yield Ask(e.seat, "clean-malus", [state.name(ids[c]) for c in zone], "NA-12.16", public=True)
            card = e.game.cards.index[said.card]
        lift_malus(s, e.seat, card)
        s.say("cleaned", "NA-12.16", seat=e.seat, card=ids[card])


def lift_malus(s: Table, seat: int, card: int) -> None:
    """NA-9.7: a malus goes back to the discard of the player who placed it."""
    s.malus[seat].remove(card)
    s.discard[1 - seat].append(card)


def infections_of(e: Place) -> list[str]:
    """Where Infections lie that could be removed."""
    infection = e.game.cards.infection
    there = []
    if e.seat == e.s.dealer and any(x.card == infection and not open_must(e.game, x) for x in e.s.play):
        there.append("play")
    return [*there, "discard"] if infection in e.s.discard[e.seat] else there


@happening
@applied
@when_it(lambda e, n: bool(infections_of(e)))
def clean_infections(e: Working, n: Positive) -> Rules[None]:
    """Remove from the game n Infections of your play zone or discard. Example: `{ clean_infections = 1 }`"""
    s, infection = e.s, e.game.cards.infection
    for _ in range(n):
        there = infections_of(e)
        if not there:
            return
        where = there[0]
        if len(there) > 1:
            where = (
                yield Ask(e.seat, "clean-infection", [state.clean(w) for w in there], "NA-12.16", public=True)
            ).where
        if where == "discard":
            s.discard[e.seat].remove(infection)
        else:
            del s.play[next(i for i, x in enumerate(s.play) if x.card == infection and not open_must(e.game, x))]
        s.removed.append(infection)
        s.say("cured", "NA-12.16", seat=e.seat, where=where)


# NA-12.10 to NA-12.14, NA-13.8: the reserve and the other player


@applied
@when_it(lambda e, match, wins: market.reserve_size(e.s) > 0)
def lottery(e: Working, match: Filter, wins: Positive) -> Rules[None]:
    """Turn up the top card of the reserve and put it under it; if it is such, this card deals so much more.

    Example: `{ lottery = "synthetic", wins = 2 }`"""
    s, game = e.s, e.game
    card = yield from market.turn_reserve(s)
    s.under.append(Lying(card, ALL))
    won = game.cards.match[match][card]
    i = find(s, e.at)
    if won and i >= 0:
        replace(s, e.at, extra=s.play[i].extra + wins)
    s.say("lottery", "NA-12.10", seat=e.seat, card=game.cards.ids[card], won=won, by=wins)


def hand_options(s: Table, seat: int, ids: Sequence[str]) -> Sequence[Option]:
    return [state.toss(ids[card]) for card in sorted({*s.held[seat], *s.known[seat]})]


@applied
@when_it(lambda e, n: hand_size(e.s, e.struck) > FLOOR)
def dizzy(e: Working, n: Positive) -> Rules[None]:
    """The other player discards n cards of their hand, never going below three. Example: `{ dizzy = 1 }`"""
    s, seat, ids = e.s, e.struck, e.game.cards.ids

    def options(s: Table, seat: int) -> Sequence[Option]:
        return hand_options(s, seat, ids)

    for _ in range(min(n, hand_size(s, seat) - FLOOR)):
        said = yield Ask(seat, "dizzy", options, "NA-12.11", public=not s.held[seat])
        yield from leave_hand(s, seat, e.game.cards.index[said.card])
        s.say("tossed", "NA-12.11", seat=seat, card=said.card)


@happening
@applied
@when_it(lambda e, n: e.s.infections > 0)
def infect(e: Working, n: Positive) -> None:
    """The other player takes n Infections into their discard. Example: `{ infect = 1 }`"""
    s = e.s  # NA-12.12
    given = min(n, s.infections)  # NA-11.5
    s.infections -= given
    s.discard[e.struck] += [e.game.cards.infection] * given
    s.say("infected", "NA-11.4", seat=e.struck, count=given)


@applied
@when_it(lambda e: e.at < 0 or e.card not in e.s.malus[1 - e.seat])
def malus(e: Working) -> None:
    """This card moves from the play zone to the other player's malus zone. Example: `{ malus = {} }`"""
    s = e.s
    i = find(s, e.at)
    if i >= 0:
        del s.play[i]
        s.malus[1 - e.seat].append(e.card)  # NA-9.5; NA-9.6: not offered where the name is there
        s.say("placed", "NA-9.5", seat=1 - e.seat, card=e.game.cards.ids[e.card])


@happening
@applied
@when_it(lambda e, n: market.reserve_size(e.s) > 0)
def obtain(e: Working, n: Positive) -> Rules[None]:
    """The top n cards of the reserve go to your discard. Example: `{ obtain = 1 }`"""
    for _ in range(n):
        card = yield from market.from_reserve(e.game, e.s)
        if card < 0:
            return
        market.receive(e.game, e.s, e.seat, card, "NA-12.13")


@happening
@applied
@when_it(lambda e, n, up_to: market.reserve_size(e.s) > 0)
def obtain_among(e: Working, n: Positive, up_to: Positive) -> Rules[None]:
    """Look at the top n cards of the reserve; you may obtain one that costs so much at most. The others go under it.

    Example: `{ obtain_among = 3, up_to = 4 }`"""
    s, game, seat = e.s, e.game, e.seat
    yield from market.look_at_reserve(s, seat, n)
    seen = [game.cards.ids[lying.card] for lying in s.looked]
    s.say("looked", "NA-12.14", {seat: {"cards": seen}}, seat=seat, count=len(seen))

    def options(s: Table, seat: int) -> Sequence[Option]:
        cheap = [(i, lying.card) for i, lying in enumerate(s.looked) if game.obtainable(lying.card, up_to)]
        return [*(state.place(game.cards.ids[card], i + 1) for i, card in cheap), NONE]

    said = yield Ask(seat, "obtain", options, "NA-12.14", public=all(lying.seen == ALL for lying in s.looked))
    if said != NONE:
        lying = s.looked[said.place - 1]
        if lying.seen != ALL:
            yield Show(lying.card)
        del s.looked[said.place - 1]
        s.say("chose", "NA-12.14", seat=seat, card=said.card, place=said.place)
        market.receive(game, s, seat, lying.card, "NA-12.13")
    s.under += s.looked
    s.looked.clear()


# NA-5.6: a condition inside an effect


def can_then(e: Working, condition: Call, then: Sequence[Call]) -> bool:
    return e.holds(condition) and e.can(then)


@happening
@applied
@when_it(can_then)
def when(e: Working, condition: Condition, then: Effect) -> Rules[None]:
    """Only if the condition holds. Example: `{ when = { behind = {} }, then = [{ heal = 2 }] }`"""
    calls: Sequence[Call] = then  # type: ignore[assignment]
    yield from e.run(calls)
