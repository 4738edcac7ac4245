"""What trumps and knowledge cards do, as verbs (DB-14, DB-16). "You" is whoever discards the trump or owns the card."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from tablee.games.breaths import knowledge, life, oxygen, secrets, situations, trumps
from tablee.games.breaths.cards import Characteristic, knowledge_effect, secret_effect, trump_effect
from tablee.games.breaths.oxygen_cards import CHARACTERISTICS, INDEX, OXYGEN, TRUMPS, UP
from tablee.games.breaths.said import CARD, FACE_UP, FACES, PLACES, WHOM
from tablee.games.breaths.state import LIFE, Ship, living, living_others, to_the_right
from tablee.kit import ALL, Ask, Rules, Sealed, Show, Slot, look
from tablee.kit.pack import Call, Card, Doing

WITHOUT_YOU = {"reveal", "discard_top", "shuffle", "swap_piles", "turn_over_reserve", "end", "recycle_random"}
"""DB-5.14: what still happens when "you" have died."""


class Working(Doing):
    """One effect being carried out: for whom, by which card; `number` is that card on the table, `other` whom it concerns."""

    __slots__ = ("card", "number", "other", "s", "seat", "source")

    def __init__(self, s: Ship, seat: int, card: Card, source: str, number: int, other: int) -> None:
        super().__init__()
        self.s, self.seat, self.card, self.source, self.number, self.other = s, seat, card, source, number, other


def perform(
    s: Ship,
    seat: int,
    calls: Sequence[Call],
    card: Card,
    source: str,
    number: int = -1,
    other: int = -1,
    doing: Doing | None = None,
) -> Rules[None]:
    """Carry out an effect, verb by verb. `doing`: the effect in the course of which this one happens."""
    e = Working(s, seat, card, source, number, other)
    if doing is not None:
        e.budget = doing.budget
    for call in calls:
        e.spend(call)
        if not s.dead[seat] or call.verb.name in WITHOUT_YOU:
            yield from call.verb.run(e, *call.args)
    if doing is not None:
        doing.budget = e.budget


def is_useful(s: Ship, seat: int, k: int) -> bool:
    """Whether a quick card would do anything now: nothing is offered that silently does nothing."""
    for call in s.pack.knowledge_does[k]:
        match call.verb.name:
            case "stop_draw":
                useful = s.drawer == s.holder != seat
            case "trigger_knowledge":
                useful = bool(with_cards(s, seat))
            case "heal":
                useful = s.life[seat] < LIFE
            case _:
                useful = True
        if useful:
            return True
    return False


def can_pay(s: Ship, calls: Sequence[Call]) -> bool:
    """DB-18.7: whether the knowledge card that an effect throws away is there."""
    return any(s.hands) or all(call.verb.name != "discard_knowledge" for call in calls)


def with_cards(s: Ship, seat: int) -> list[int]:
    """The others who hold knowledge cards."""
    return [other for other in to_the_right(s, seat) if s.hands[other]]


def choose_player(e: Working, seats: Sequence[int], kind: str) -> Rules[int]:
    """One of these players, pointed at in sight of all; -1 when there is none."""
    if not seats:
        return -1
    chosen = yield Ask(e.seat, kind, [WHOM[seat] for seat in sorted(seats)], e.card.rule, public=True)
    seat: int = chosen.seat
    e.s.say("chose-player", e.card.rule, seat=e.seat, other=seat)
    return seat


@trump_effect
def consult(e: Working) -> Rules[None]:
    """You consult the secret of a player you choose. Example: `{ consult = {} }`"""
    if not e.s.coop:  # DB-1.4
        other = yield from choose_player(e, secrets.readable(e.s, e.seat), "consult")
        if other >= 0:
            yield from secrets.consult(e.s, e.seat, other, e.card.rule)


@trump_effect
@knowledge_effect
def trigger_knowledge(e: Working) -> Rules[None]:
    """A knowledge card of another player, which you point at, takes effect. Example: `{ trigger_knowledge = {} }`"""
    s = e.s
    other = yield from choose_player(e, with_cards(s, e.seat), "trigger-whose")
    if other >= 0:
        places = [PLACES[i + 1] for i in range(len(s.hands[other]))]
        place = yield Ask(e.seat, "trigger-which", places, e.card.rule, public=True)
        yield from knowledge.trigger(s, other, s.hands[other][place.number - 1], e.card.rule, e)


@trump_effect
def gain_token(e: Working, characteristic: Characteristic) -> Rules[None]:
    """You take a success token, if one is left. Example: `{ gain_token = "social" }`"""
    kind = CHARACTERISTICS.index(characteristic)
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


@trump_effect
def swap_secret(e: Working) -> Rules[None]:
    """You may swap your secret for one of the board. Example: `{ swap_secret = {} }`"""
    yield from secrets.swap(e.s, e.seat, e.card.rule)


@trump_effect
@knowledge_effect
@secret_effect
def discard_top(e: Working, count: int) -> Rules[None]:
    """So many cards move from the top of the reserve to the discard, as they lie. Example: `{ discard_top = 4 }`"""
    yield from oxygen.discard_top(e.s, count, e.card.rule)


@trump_effect
@knowledge_effect
def reveal(e: Working, count: int) -> Rules[None]:
    """The next face-down cards of the reserve are turned up where they lie. Example: `{ reveal = 3 }`"""
    yield from oxygen.reveal(e.s, count, e.card.rule)


@knowledge_effect
def move_in_reserve(e: Working) -> Rules[None]:
    """You move one card of the reserve to another place in it, as it lies. Example: `{ move_in_reserve = {} }`"""
    s, rule = e.s, e.card.rule
    count = len(s.reserve)
    start = yield from oxygen.choose_place(e.seat, count, "move-from", rule)
    s.say("chose-place", rule, seat=e.seat, place=start)
    to = yield from oxygen.choose_place(e.seat, count, "move-to", rule)
    s.reserve.insert(count - to, s.reserve.pop(count - start))
    s.say("moved-inside", rule, seat=e.seat, start=start, to=to)


@knowledge_effect
def replay_trump(e: Working) -> Rules[None]:
    """A trump you choose in the discard takes effect as if you had discarded it. Example: `{ replay_trump = {} }`"""
    s = e.s
    there = sorted(
        slot.card for slot in s.discard if slot.up and slot.card < TRUMPS and trumps.does_something(s, slot.card)
    )
    if there:
        chosen = yield Ask(e.seat, "replay-trump", [CARD[card] for card in there], e.card.rule, public=True)
        yield from trumps.take_effect(s, e.seat, [INDEX[chosen.card]], e)


@knowledge_effect
def heal(e: Working, count: int) -> Rules[None]:
    """You regain life. Example: `{ heal = 1 }`"""
    life.heal(e.s, e.seat, count, e.card.rule)
    yield from ()


@knowledge_effect
def heal_another(e: Working, count: int) -> Rules[None]:
    """Another player you choose regains life. Example: `{ heal_another = 1 }`"""
    other = yield from choose_player(e, living_others(e.s, e.seat), "heal")
    if other >= 0:
        life.heal(e.s, other, count, e.card.rule)


@knowledge_effect
def explore_bottom(e: Working) -> Rules[None]:
    """You explore, taking the situation at the bottom of the pile. Example: `{ explore_bottom = {} }`"""
    yield from situations.explore(e.s, e.seat, e.card.rule, bottom=True)


@knowledge_effect
def stop_draw(e: Working) -> Rules[None]:
    """The token holder, who is not you, breaks off the running draw. Example: `{ stop_draw = {} }`"""
    s = e.s
    if s.window and s.drawer == s.holder != e.seat:
        s.stopped = True
        s.say("draw-stopped", e.card.rule, seat=s.drawer)
    yield from ()


@knowledge_effect
def shuffle(e: Working) -> Rules[None]:
    """The reserve is shuffled. Example: `{ shuffle = {} }`"""
    yield from oxygen.shuffle(e.s, e.card.rule)


@knowledge_effect
def recycle_secretly(e: Working, count: int) -> Rules[None]:
    """Another player you choose recycles so many cards of the discard, unseen. Example: `{ recycle_secretly = 4 }`"""
    s = e.s
    other = yield from choose_player(e, living_others(s, e.seat), "doubt")
    there = sum(slot.up for slot in s.discard)
    if other < 0 or not there:
        return
    count = min(count, there)

    def script(s: Ship, seat: int) -> Generator[Ask, Any, list[tuple[int, bool]]]:
        return (yield from pick_secretly(s, seat, count, e.card.rule))

    taken = (yield Sealed([other], "recycle-secretly", rule=e.card.rule, script=script))[other]
    yield from put_under_secretly(s, other, taken, e.card.rule)


def pick_secretly(s: Ship, seat: int, count: int, rule: str) -> Generator[Ask, Any, list[tuple[int, bool]]]:
    """DB-4.13: card and face, one after the other, out of those that lie face up in the discard."""
    left = sorted(slot.card for slot in s.discard if slot.up)
    taken: list[tuple[int, bool]] = []
    for _ in range(count):
        (word,) = yield Ask(seat, "recycle-kind", oxygen.kinds_of(left), rule)
        chosen = yield Ask(seat, "recycle", [CARD[card] for card in oxygen.of_kind(word, left)], rule)
        face = yield Ask(seat, "face", FACES, rule)
        card = INDEX[chosen.card]
        left.remove(card)
        taken.append((card, face == FACE_UP))
    return taken


def put_under_secretly(s: Ship, seat: int, taken: list[tuple[int, bool]], rule: str) -> Rules[None]:
    """DB-4.13: the discard can be browsed, so all see which cards are gone, and how the new ones lie; in which order those
    that lie face down went under, only `seat` knows."""
    gone = sorted(card for card, _ in taken)
    hidden = sum(1 << card for card, up in taken if not up)
    seen = ALL if hidden.bit_count() == 1 else 1 << seat
    for card in gone:
        yield Show(card)
        s.discard.remove(UP[card])
    for card, up in taken:
        yield Show(int(up))
        if up:
            yield Show(card)
        s.reserve.insert(0, UP[card] if up else Slot(card, False, seen, hidden))
    told = {seat: {"order": [OXYGEN[card] for card, _ in taken]}}
    faces = [up for _, up in taken]
    s.say("recycled-secretly", rule, told, seat=seat, faces=faces, cards=[OXYGEN[c] for c in gone], left=len(s.reserve))
    yield from secrets.watch_reserve(s)


@knowledge_effect
def give_knowledge(e: Working) -> Rules[None]:
    """A player you choose gives one of their knowledge cards to another you choose. Example: `{ give_knowledge = {} }`"""
    s, rule = e.s, e.card.rule
    giver = yield from choose_player(e, [seat for seat in living(s) if s.hands[seat]], "give-from")
    if giver < 0:
        return
    receiver = yield from choose_player(e, [seat for seat in living(s) if seat != giver], "give-to")
    if receiver < 0:
        return
    place = yield Ask(giver, "give-which", [PLACES[i + 1] for i in range(len(s.hands[giver]))], rule, public=True)
    number = s.hands[giver].pop(place.number - 1)
    s.hands[receiver].append(number)
    s.knowledge[number] = slot = yield from look(s.knowledge[number], s.knowledge_loose, "knowledge", (receiver,))
    name = s.pack.knowledge[slot.card].id
    told = {giver: {"card": name}, receiver: {"card": name}}
    s.say("gave", rule, told, seat=giver, place=place.number, to=receiver)
