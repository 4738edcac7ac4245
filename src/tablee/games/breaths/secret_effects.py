"""What secrets do, as verbs (DB-18). "You" is whoever holds the secret."""

from __future__ import annotations

from typing import Literal

from tablee.games.breaths import ending, knowledge, life, oxygen, secrets
from tablee.games.breaths.cards import secret_effect
from tablee.games.breaths.effects import Working, choose_player, perform
from tablee.games.breaths.oxygen_cards import CHARACTERISTICS
from tablee.games.breaths.said import BY, PLACES
from tablee.games.breaths.state import change_condition, living, to_the_right
from tablee.kit import Ask, Rules

Becomes = Literal["trump", "clubs", "spades", "hearts", "diamonds"]
Chosen = Literal["physical", "will", "social", "your choice", "their choice"]


@secret_effect
def win(e: Working) -> Rules[None]:
    """You win alone, at once. Example: `{ win = {} }`"""
    e.s.winning.append(e.seat)
    yield from ()


@secret_effect
def die(e: Working) -> Rules[None]:
    """You die. Example: `{ die = {} }`"""
    yield from life.kill(e.s, e.seat, e.card.rule)


@secret_effect
def everybody_loses(e: Working, count: int) -> Rules[None]:
    """Every player loses life, you last. Example: `{ everybody_loses = 1 }`"""
    for seat in (*to_the_right(e.s, e.seat), e.seat):
        yield from life.wound(e.s, seat, count, e.card.rule, by=e.seat)


@secret_effect
def turn_over_reserve(e: Working) -> Rules[None]:
    """The whole reserve is turned over. Example: `{ turn_over_reserve = {} }`"""
    yield from oxygen.turn_over(e.s, e.s.reserve)
    e.s.say("turned-over", e.card.rule)


@secret_effect
def draw_knowledge(e: Working, count: int) -> Rules[None]:
    """You draw knowledge cards. Example: `{ draw_knowledge = 1 }`"""
    for _ in range(count):
        yield from knowledge.draw_knowledge(e.s, e.seat, e.card.rule)


@secret_effect
def end(e: Working) -> Rules[None]:
    """This secret leaves the game. Example: `{ end = {} }`"""
    yield from secrets.leave_play(e.s, e.seat, e.number)


@secret_effect
def take_board_secret(e: Working) -> Rules[None]:
    """You take a secret of the board, if you have none. Example: `{ take_board_secret = {} }`"""
    if e.s.secret[e.seat] < 0:
        yield from secrets.take_from_board(e.s, e.seat, e.card.rule)


@secret_effect
def discard_knowledge(e: Working) -> Rules[None]:
    """A knowledge card you point at, yours or another's, leaves the game unseen. Example: `{ discard_knowledge = {} }`"""
    s = e.s
    owner = yield from choose_player(e, [seat for seat in living(s) if s.hands[seat]], "discard-whose")
    if owner >= 0:
        places = [PLACES[i + 1] for i in range(len(s.hands[owner]))]
        place = yield Ask(e.seat, "discard-which", places, e.card.rule, public=True)
        knowledge.discard(s, owner, s.hands[owner][place.number - 1])
        s.say("knowledge-discarded", e.card.rule, seat=owner, place=place.number)


@secret_effect
def recycle_random(e: Working, count: int) -> Rules[None]:
    """So many cards of the discard, taken by chance, are recycled face down. Example: `{ recycle_random = 4 }`"""
    yield from oxygen.recycle_at_random(e.s, e.seat, count, e.card.rule)


@secret_effect
def recycle_kinds(e: Working, kinds: list[str]) -> Rules[None]:
    """You recycle one card of each of these kinds from the discard. Example: `{ recycle_kinds = ["trump", "clubs"] }`"""
    yield from oxygen.recycle_from_discard(e.s, e.seat, kinds, e.card.rule)


@secret_effect
def trigger_secret(e: Working) -> Rules[None]:
    """Another player's secret, which you point at, takes effect whatever its conditions. Example: `{ trigger_secret = {} }`"""
    s = e.s
    other = yield from choose_player(e, secrets.readable(s, e.seat), "control")
    if other < 0:
        return
    number = s.secret[other]
    yield from secrets.reveal(s, number)
    card = s.pack.secrets[s.secrets[number].card]
    s.say("secret-works", e.card.rule, seat=other, secret=card.id)
    for trigger in s.pack.parts[s.secrets[number].card]:
        yield from perform(s, other, trigger.effect, card, "secret", number, doing=e)
        if s.winning:
            yield from ending.end(s, sorted(s.winning), "alone")


@secret_effect
def endure(e: Working) -> Rules[None]:
    """You do not die, and keep at least one life point. Example: `{ endure = {} }`"""
    e.s.spared = True
    e.s.life[e.seat] = max(1, e.s.life[e.seat])
    e.s.say("endured", e.card.rule, seat=e.seat)
    yield from ()


@secret_effect
def change(e: Working, of: Literal["you", "another", "anyone"], characteristic: Chosen, to: Becomes) -> Rules[None]:
    """A success condition becomes a trump or a suit: yours, another's, or that of anyone you choose.
    Example: `{ change = "another", characteristic = "their choice", to = "hearts" }`"""
    s, seat = e.s, e.seat
    if of != "you":
        seat = yield from choose_player(
            e, [other for other in living(s) if of == "anyone" or other != e.seat], "change-whose"
        )
        if seat < 0:
            return
    name = characteristic
    if characteristic in ("your choice", "their choice"):
        chooser = e.seat if characteristic == "your choice" else seat
        chosen = yield Ask(chooser, "change-which", BY, e.card.rule, public=True)
        name = chosen.characteristic
    change_condition(s, seat, CHARACTERISTICS.index(name), to)
    s.say("condition-changed", e.card.rule, seat=seat, characteristic=name, to=to)


@secret_effect
def swap_piles(e: Working, turned: bool) -> Rules[None]:
    """Reserve and discard change places, and are turned over or not. Example: `{ swap_piles = true }`"""
    yield from oxygen.swap_piles(e.s, turned, e.card.rule)


@secret_effect
def take_consulted(e: Working) -> Rules[None]:
    """You take the secret you have just consulted. Example: `{ take_consulted = {} }`"""
    s = e.s
    if e.other >= 0 and s.secret[e.other] >= 0:
        s.secret[e.seat], s.secret[e.other] = s.secret[e.other], -1
        s.say("secret-ended", "DB-11.16", seat=e.seat)
        yield from secrets.own(s, e.seat, e.card.rule, 0)


@secret_effect
def reset_successes(e: Working) -> Rules[None]:
    """Your won draws are counted anew. Example: `{ reset_successes = {} }`"""
    e.s.succeeded[e.seat] = 0
    yield from ()
