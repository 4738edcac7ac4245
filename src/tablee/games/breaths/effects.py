"""What trumps, knowledge cards and secrets do, as verbs (DB-14, DB-16, DB-18). "You" is whoever discards the trump, or holds the
card or the secret.

What is said beside a verb: `without_you`, it happens even if "you" have died (DB-5.14); `needs_secrets`, it does nothing where there
are none (DB-1.4); `useful`, when a quick card that says so does anything; `quick`, it is for quick cards only; `explores`, it takes
a situation; `aims`, whom it is used on (DB-8.1); `only_at`, the one moment at which it has something to work on; `costs_knowledge`,
it throws a knowledge card away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from tablee.games.breaths import knowledge, oxygen, secrets, situations
from tablee.games.breaths.cards import (
    BECOMES,
    BY,
    CARD,
    INDEX,
    NUMBER,
    TRUMPS,
    Characteristic,
    knowledge_effect,
    secret_effect,
    trump_effect,
)
from tablee.games.breaths.options import PLACES, WHOM
from tablee.games.breaths.state import LIFE, BreathsState, living, living_others, readable, to_the_right
from tablee.games.breaths.working import Working, choose, perform
from tablee.kit import Rules, look
from tablee.kit.pack import Doing

Becomes = Literal["trump", "clubs", "spades", "hearts", "diamonds"]
Chosen = Literal["physical", "will", "social", "your choice", "their choice"]

# DB-15: trumps that take effect together


def does_something(s: BreathsState, number: int) -> bool:
    """Whether a trump has an effect when it is discarded: blocking ones have none."""
    if s.cards.trumps[number].life:
        return True
    return any(not (s.coop and call.verb.facts.get("needs_secrets")) for call in s.cards.trump_does[number])


def take_effect(s: BreathsState, seat: int, numbers: Sequence[int], doing: Doing | None = None) -> Rules[None]:
    """DB-15.1, DB-15.2: in the fixed order; life won and lost is added up first and happens once. All that were there at the
    beginning take effect, even if one is moved meanwhile."""
    together = sorted((s.cards.trumps[number] for number in numbers), key=lambda card: (card.order, card.number))
    net, counted = sum(card.life for card in together), False
    for card in together:
        if card.life and not counted:
            counted = True
            s.say("net-life", card.rule, seat=seat, net=net, cards=[each.id for each in together if each.life])
            yield from net_life(s, seat, net, card.rule)
        if does_something(s, card.number) and not card.life:
            s.say("trump", card.rule, seat=seat, card=card.id)
        calls = s.cards.trump_does[card.number]
        if calls:
            yield from perform(s, seat, calls, card, doing=doing)


def net_life(s: BreathsState, seat: int, net: int, rule: str) -> Rules[None]:
    """DB-15.2: what is left of all that was won and lost."""
    if net > 0:
        knowledge.heal(s, seat, net, rule)
    elif net < 0:
        yield from knowledge.wound(s, seat, -net, rule)


# DB-14, DB-16: trumps and knowledge cards


def with_cards(s: BreathsState, seat: int) -> list[int]:
    """The others who hold knowledge cards."""
    return [other for other in to_the_right(s, seat) if s.hands[other]]


def choose_player(e: Working, seats: Sequence[int], kind: str) -> Rules[int]:
    """One of these players, pointed at in sight of all; -1 when there is none."""
    seat = yield from point_at(e.s, e.seat, seats, kind, e.card.rule)
    if seat >= 0:
        e.s.say("chose-player", e.card.rule, seat=e.seat, other=seat)
    return seat


def point_at(s: BreathsState, seat: int, seats: Sequence[int], kind: str, rule: str) -> Rules[int]:
    """One of these players; -1 when there is none."""
    if not seats:
        return -1
    chosen = yield from choose(s, seat, kind, [WHOM[other] for other in sorted(seats)], rule)
    other: int = chosen.seat
    return other


# DB-8.1: whom a knowledge card is aimed at. It is used on players named with the action, so a verb says what is asked for each
# of them, and who can be named after those named before.


def another(s: BreathsState, seat: int, named: Sequence[int]) -> Sequence[int]:
    return living_others(s, seat)


def giver(s: BreathsState, seat: int, named: Sequence[int]) -> Sequence[int]:
    return [other for other in living(s) if s.hands[other]]


def receiver(s: BreathsState, seat: int, named: Sequence[int]) -> Sequence[int]:
    return [other for other in living(s) if other != named[-1]] if named[-1] >= 0 else []


Aim = Callable[[BreathsState, int, Sequence[int]], Sequence[int]]


def name_targets(s: BreathsState, seat: int, k: int) -> Rules[None]:
    """DB-8.1: whoever uses a knowledge card names those it is aimed at before anything is drawn for it."""
    for call in s.cards.knowledge_does[k]:
        for kind, whom in call.verb.facts.get("aims", ()):
            other = yield from point_at(s, seat, whom(s, seat, s.targets), kind, "DB-8.1")
            s.targets.append(other)
            if other >= 0:
                s.say("named", "DB-8.1", seat=seat, other=other, role=kind)


def aimed_at(e: Working, kind: str, whom: Aim, named: Sequence[int] = ()) -> Rules[int]:
    """The player named with the action, if they can still be (DB-5.11); where the card works without one, chosen now."""
    seats = whom(e.s, e.seat, named)
    if e.targets is None:
        return (yield from choose_player(e, seats, kind))
    seat = e.targets.pop(0)
    return seat if seat in seats else -1


@trump_effect(needs_secrets=True)
def consult(e: Working) -> Rules[None]:
    """You consult the secret of a player you choose. Example: `{ consult = {} }`"""
    if not e.s.coop:  # DB-1.4
        other = yield from choose_player(e, readable(e.s, e.seat), "consult")
        if other >= 0:
            yield from secrets.consult(e.s, e.seat, other, e.card.rule)


@trump_effect
@knowledge_effect(useful=lambda s, seat: with_cards(s, seat))
def trigger_knowledge(e: Working) -> Rules[None]:
    """A knowledge card of another player, which you point at, takes effect. Example: `{ trigger_knowledge = {} }`"""
    s = e.s
    other = yield from choose_player(e, with_cards(s, e.seat), "trigger-whose")
    if other >= 0:
        places = [PLACES[i + 1] for i in range(len(s.hands[other]))]
        place = yield from choose(s, e.seat, "trigger-which", places, e.card.rule)
        yield from knowledge.trigger(s, other, s.hands[other][place.number - 1], e.card.rule, e)


@trump_effect
def gain_token(e: Working, characteristic: Characteristic) -> Rules[None]:
    """You take a success token, if one is left. Example: `{ gain_token = "social" }`"""
    kind = NUMBER[characteristic]
    if e.s.supply[kind]:
        e.s.supply[kind] -= 1
        e.s.tokens[e.seat][kind] += 1
        e.s.say("token", e.card.rule, seat=e.seat, characteristic=characteristic)
    yield from ()


@trump_effect
@knowledge_effect
def recycle_air(e: Working, count: int) -> Rules[None]:
    """You recycle so many cards of the air pile. Example: `{ recycle_air = 3 }`"""
    yield from oxygen.recycle_air(e.s, e.seat, count, e.card.rule)


@knowledge_effect
def recycle_whole_air(e: Working) -> Rules[None]:
    """You recycle the whole air pile. Example: `{ recycle_whole_air = {} }`"""
    yield from oxygen.recycle_air(e.s, e.seat, len(e.s.air), e.card.rule)


@trump_effect
def recycle_top_of_discard(e: Working, count: int) -> Rules[None]:
    """You recycle so many cards from the top of the discard. Example: `{ recycle_top_of_discard = 2 }`"""
    yield from oxygen.recycle_top_of_discard(e.s, e.seat, count, e.card.rule)


@trump_effect(needs_secrets=True)
def swap_secret(e: Working) -> Rules[None]:
    """You may swap your secret for one of the board. Example: `{ swap_secret = {} }`"""
    yield from secrets.swap(e.s, e.seat, e.card.rule)


@trump_effect(without_you=True)
@knowledge_effect(without_you=True)
@secret_effect(without_you=True)
def discard_top(e: Working, count: int) -> Rules[None]:
    """So many cards move from the top of the reserve to the discard, as they lie. Example: `{ discard_top = 4 }`"""
    yield from oxygen.discard_top(e.s, count, e.card.rule)


@trump_effect(without_you=True)
@knowledge_effect(without_you=True)
def reveal(e: Working, count: int) -> Rules[None]:
    """The next face-down cards of the reserve are turned up where they lie. Example: `{ reveal = 3 }`"""
    yield from oxygen.reveal(e.s, count, e.card.rule)


@knowledge_effect
def move_in_reserve(e: Working) -> Rules[None]:
    """You move one card of the reserve to another place in it, as it lies. Example: `{ move_in_reserve = {} }`"""
    s, rule = e.s, e.card.rule
    count = len(s.reserve)
    start = yield from oxygen.choose_place(s, e.seat, count, "move-from", rule)
    s.say("chose-place", rule, seat=e.seat, place=start)
    to = yield from oxygen.choose_place(s, e.seat, count, "move-to", rule)
    s.reserve.insert(count - to, s.reserve.pop(count - start))
    s.say("moved-inside", rule, seat=e.seat, start=start, to=to)


@knowledge_effect
def replay_trump(e: Working) -> Rules[None]:
    """A trump you choose in the discard takes effect as if you had discarded it. Example: `{ replay_trump = {} }`"""
    s = e.s
    there = sorted(slot.card for slot in s.discard if slot.up and slot.card < TRUMPS and does_something(s, slot.card))
    if there:
        chosen = yield from choose(s, e.seat, "replay-trump", [CARD[card] for card in there], e.card.rule)
        yield from take_effect(s, e.seat, [INDEX[chosen.card]], e)


@knowledge_effect(useful=lambda s, seat: s.life[seat] < LIFE)
def heal(e: Working, count: int) -> Rules[None]:
    """You regain life. Example: `{ heal = 1 }`"""
    knowledge.heal(e.s, e.seat, count, e.card.rule)
    yield from ()


@knowledge_effect(aims=(("heal", another),))
def heal_another(e: Working, count: int) -> Rules[None]:
    """Another player you choose regains life. Example: `{ heal_another = 1 }`"""
    other = yield from aimed_at(e, "heal", another)
    if other >= 0:
        knowledge.heal(e.s, other, count, e.card.rule)


@knowledge_effect(explores=True)
def explore_bottom(e: Working) -> Rules[None]:
    """You explore, taking the situation at the bottom of the pile. Example: `{ explore_bottom = {} }`"""
    yield from situations.explore(e.s, e.seat, e.card.rule, bottom=True)


@knowledge_effect(quick=True, useful=lambda s, seat: s.drawer == s.holder != seat)
def stop_draw(e: Working) -> Rules[None]:
    """The token holder, who is not you, breaks off the running draw. Example: `{ stop_draw = {} }`"""
    s = e.s
    if s.window and s.drawer == s.holder != e.seat:
        s.stopped = True
        s.say("draw-stopped", e.card.rule, seat=s.drawer)
    yield from ()


@knowledge_effect(without_you=True)
def shuffle(e: Working) -> Rules[None]:
    """The reserve is shuffled. Example: `{ shuffle = {} }`"""
    yield from oxygen.shuffle(e.s, e.card.rule)


@knowledge_effect(aims=(("doubt", another),))
def recycle_secretly(e: Working, count: int) -> Rules[None]:
    """Another player you choose recycles so many cards of the discard, unseen. Example: `{ recycle_secretly = 4 }`"""
    other = yield from aimed_at(e, "doubt", another)
    if other >= 0:
        yield from oxygen.recycle_secretly(e.s, other, count, e.card.rule)


@knowledge_effect(aims=(("give-from", giver), ("give-to", receiver)))
def give_knowledge(e: Working) -> Rules[None]:
    """A player you choose gives one of their knowledge cards to another you choose. Example: `{ give_knowledge = {} }`"""
    s, rule = e.s, e.card.rule
    seat = yield from aimed_at(e, "give-from", giver)
    other = yield from aimed_at(e, "give-to", receiver, [seat])
    if seat < 0 or other < 0:
        return
    place = yield from choose(s, seat, "give-which", [PLACES[i + 1] for i in range(len(s.hands[seat]))], rule)
    number = s.hands[seat].pop(place.number - 1)
    s.hands[other].append(number)
    s.knowledge[number] = slot = yield from look(s.knowledge[number], s.knowledge_loose, "knowledge", (other,))
    name = {"card": s.cards.knowledge[slot.card].id}
    s.say("gave", rule, {seat: name, other: name}, seat=seat, place=place.number, to=other)


# DB-18: secrets


@secret_effect
def win(e: Working) -> Rules[None]:
    """You win alone, at once. Example: `{ win = {} }`"""
    e.s.winning.append(e.seat)
    yield from ()


@secret_effect
def die(e: Working) -> Rules[None]:
    """You die. Example: `{ die = {} }`"""
    yield from knowledge.kill(e.s, e.seat, e.card.rule)


@secret_effect
def everybody_loses(e: Working, count: int) -> Rules[None]:
    """Every player loses life, you last. Example: `{ everybody_loses = 1 }`"""
    for seat in (*to_the_right(e.s, e.seat), e.seat):
        yield from knowledge.wound(e.s, seat, count, e.card.rule, by=e.seat)


@secret_effect(without_you=True)
def turn_over_reserve(e: Working) -> Rules[None]:
    """The whole reserve is turned over. Example: `{ turn_over_reserve = {} }`"""
    yield from oxygen.turn_over(e.s, e.s.reserve)
    e.s.say("turned-over", e.card.rule)


@secret_effect
def draw_knowledge(e: Working, count: int) -> Rules[None]:
    """You draw knowledge cards. Example: `{ draw_knowledge = 1 }`"""
    for _ in range(count):
        yield from knowledge.draw_knowledge(e.s, e.seat, e.card.rule)


@secret_effect(without_you=True)
def end(e: Working) -> Rules[None]:
    """This secret leaves the game. Example: `{ end = {} }`"""
    yield from secrets.leave_play(e.s, e.seat, e.number)


@secret_effect
def take_board_secret(e: Working) -> Rules[None]:
    """You take a secret of the board, if you have none. Example: `{ take_board_secret = {} }`"""
    if e.s.secret[e.seat] < 0:
        yield from secrets.take_from_board(e.s, e.seat, e.card.rule)


@secret_effect(costs_knowledge=True)
def discard_knowledge(e: Working) -> Rules[None]:
    """A knowledge card you point at, yours or another's, leaves the game unseen. Example: `{ discard_knowledge = {} }`"""
    s = e.s
    owner = yield from choose_player(e, [seat for seat in living(s) if s.hands[seat]], "discard-whose")
    if owner >= 0:
        places = [PLACES[i + 1] for i in range(len(s.hands[owner]))]
        place = yield from choose(s, e.seat, "discard-which", places, e.card.rule)
        knowledge.discard(s, owner, s.hands[owner][place.number - 1])
        s.say("knowledge-discarded", e.card.rule, seat=owner, place=place.number)


@secret_effect(without_you=True)
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
    other = yield from choose_player(e, readable(s, e.seat), "control")
    if other < 0:
        return
    number = s.secret[other]
    yield from secrets.reveal(s, number)
    card = s.cards.secrets[s.secrets[number].card]
    s.say("secret-works", e.card.rule, seat=other, secret=card.id)
    for trigger in s.cards.parts[s.secrets[number].card]:
        yield from perform(s, other, trigger.effect, card, number, doing=e)
        if s.winning:
            yield from secrets.win_alone(s)


@secret_effect(only_at="fall")
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
        chosen = yield from choose(s, chooser, "change-which", BY, e.card.rule)
        name = chosen.characteristic
    s.conditions[seat][NUMBER[name]] = BECOMES[to]
    s.say("condition-changed", e.card.rule, seat=seat, characteristic=name, to=to)


@secret_effect(without_you=True)
def swap_piles(e: Working, turned: bool) -> Rules[None]:
    """Reserve and discard change places, and are turned over or not. Example: `{ swap_piles = true }`"""
    yield from oxygen.swap_piles(e.s, turned, e.card.rule)


@secret_effect(only_at="consulted")
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
