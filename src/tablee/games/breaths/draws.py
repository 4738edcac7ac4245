"""DB-5, DB-6: the draw, step by step, and the resistance inside it."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths import actions, knowledge, life, oxygen, secrets, situations, trumps
from tablee.games.breaths.oxygen_cards import OXYGEN, UP, WILL
from tablee.games.breaths.said import ABANDON, DRAW, LET, RESIST, SPEND
from tablee.games.breaths.state import Ship, able_others, condition_of
from tablee.kit import Option, Rules, Sealed, Show

DRAWING = (DRAW, ABANDON)
WITH_TOKEN = (DRAW, SPEND, ABANDON)


def attempt(s: Ship, characteristic: int) -> Rules[None]:
    """DB-5.1: steps 3 to 8 of the token holder's turn, in a characteristic, or for one card (-1)."""
    s.drawer, s.characteristic, s.drawn, s.limit, s.stopped = s.holder, characteristic, 0, 0, False
    if (yield from breathe(s)):
        yield from resolution(s)
    else:
        s.passed = not (s.drawn or s.stopped or s.dead[s.holder])  # DB-5.5
        if s.log is not None:
            s.say("failed", "DB-5.6", seat=s.holder)
    s.drawer, s.characteristic, s.resister, s.limit = -1, -1, -1, 0


def breathe(s: Ship) -> Rules[bool]:
    """DB-5.3, DB-5.4: card by card, until one is what is wanted, a token is spent, the draw is closed or given up."""
    seat = s.drawer
    while can_breathe(s, seat):
        way = yield from knowledge.ask_openly(s, seat, "draw", ways, "DB-5.3")
        if way is None or way == ABANDON:
            return False
        if way == SPEND:
            spend_token(s)
            return True
        card, found = yield from oxygen.draw_card(s, seat, wanted(s), "DB-5.4")
        s.drawn += 1
        if found:
            return True
        if (yield from closed_by(s, card)):
            return False
    return False


def can_breathe(s: Ship, seat: int) -> bool:
    """DB-3.9: no draw without life, not even the rest of one."""
    return not s.dead[seat] and s.life[seat] > 0


def wanted(s: Ship) -> int:
    """The cards with which the running draw succeeds, as bits. A condition may change in the middle of it."""
    if s.characteristic < 0:
        return situations.wanted(s, s.action)
    return condition_of(s, s.drawer, s.characteristic)


def ways(s: Ship, seat: int) -> Sequence[Option]:
    """DB-5.7: a token may be spent at every pass of step 3."""
    return WITH_TOKEN if s.characteristic >= 0 and s.tokens[seat][s.characteristic] else DRAWING


def spend_token(s: Ship) -> None:
    s.tokens[s.drawer][s.characteristic] -= 1
    s.supply[s.characteristic] += 1
    s.say("spent", "DB-5.7", seat=s.drawer)


def closed_by(s: Ship, card: int) -> Rules[bool]:
    """DB-5.9: whether the card just drawn ends the draw; DB-5.10: or fires the three blocking trumps together."""
    closed = s.pack.blocks.get(card, -2) == s.characteristic
    if closed:
        s.say("closed", s.pack.trumps[card].rule, seat=s.drawer, card=OXYGEN[card])
    if is_triple(s):
        yield from triple(s, s.drawer)
        return closed or s.characteristic >= 0
    return closed


def is_triple(s: Ship) -> bool:
    """DB-5.10: whether all three blocking trumps are in the air pile."""
    return s.pack.blocks.keys() <= set(s.air)


def triple(s: Ship, seat: int) -> Rules[None]:
    """DB-5.10: every trump in the air pile takes effect for whoever drew the last card, and the air pile is discarded."""
    window, s.window = s.window, False
    s.say("triple", "DB-5.10", seat=seat)
    yield from trumps.take_effect(s, seat, [card for card in s.air if card < len(s.pack.trumps)])
    discard_air(s)
    s.window = window


def discard_air(s: Ship) -> None:
    """DB-5.12: step 8; pledged life comes back (DB-6.9)."""
    if s.air:
        s.say("air-discarded", "DB-5.12", count=len(s.air))
    s.discard += [UP[card] for card in s.air]
    s.air.clear()
    life.return_pledges(s, "DB-6.9")


def resolution(s: Ship) -> Rules[None]:
    """Steps 5 to 8. If whoever acts dies, what needs them is left out (DB-5.14)."""
    seat, characteristic, s.window = s.holder, s.characteristic, False
    s.say("succeeded", "DB-5.4", seat=seat)
    if (yield from resistance(s)):
        return
    s.drawer, s.characteristic = seat, characteristic
    if not s.dead[seat]:
        yield from actions.takes_effect(s)  # DB-5.11: step 6
        yield from knowledge.permanents(s, seat, characteristic)
    yield from trumps.take_effect(s, seat, [card for card in s.air if card < len(s.pack.trumps)])  # step 7
    discard_air(s)
    if not s.dead[seat]:
        yield from secrets.succeeded(s, seat, characteristic)


# DB-6: resistance


def resistance(s: Ship) -> Rules[bool]:
    """DB-6.1: step 5: whoever wishes says so, out of sight and all at once; True if the action is stopped."""
    seat = s.holder
    others = able_others(s, seat)
    if s.coop or not s.air or not others or s.pack.blocked(s.air) >> WILL & 1:  # DB-6.4, DB-6.5
        return False
    said = yield Sealed(others, "resist", may_resist, "DB-6.1")
    willing = []
    for other in others:
        if (yield Show(int(said[other] == RESIST))):
            willing.append(other)
            if s.secret[seat] >= 0 and s.consulted[s.secret[seat]] >> other & 1:
                secrets.rule_out(s, seat, s.pack.terrors)
    if not willing:
        return False
    s.resister = s.action.target if s.action.target in willing else willing[0]  # DB-6.3
    s.say("resists", "DB-6.3", seat=s.resister, against=seat, limit=len(s.air), willing=willing)
    if (yield from resist(s)):
        yield from stopped(s)
        return True
    s.resister, s.limit, s.window = -1, 0, False
    s.say("resistance-failed", "DB-6.10", seat=seat)
    return False


def may_resist(s: Ship, seat: int) -> Sequence[Option]:
    """DB-6.2, DB-11.17: not without life, nor against a terror one has read. Everybody is asked all the same."""
    return (LET, RESIST) if s.life[seat] and not secrets.terrified(s, seat, s.holder) else (LET,)


def resist(s: Ship) -> Rules[bool]:
    """DB-6.6: a will draw of at most as many cards as the air pile holds now, the successful one among them."""
    seat = s.drawer = s.resister
    s.characteristic, s.drawn, s.limit, s.window, s.stopped = WILL, 0, len(s.air), True, False  # DB-6.7
    while s.drawn < s.limit and can_breathe(s, seat):
        way = yield from knowledge.ask_openly(s, seat, "resist-draw", DRAWING, "DB-6.6")
        if way is None or way == ABANDON:
            return False
        s.drawn += 1
        card, found = yield from oxygen.draw_card(s, seat, condition_of(s, seat, WILL), "DB-6.6")
        if found:
            return True
        if (yield from closed_by(s, card)):
            return False
    return False


def stopped(s: Ship) -> Rules[None]:
    """DB-6.8: the action is stopped: its draw has failed, the resister's has succeeded and costs a life for a while."""
    seat, resister = s.holder, s.resister
    s.window = False
    s.say("stopped", "DB-6.8", seat=seat, by=resister)
    yield from knowledge.permanents(s, resister, WILL)
    yield from life.pledge(s, resister, "DB-6.8")
    s.resisted[resister] += 1
    yield from secrets.succeeded(s, resister, WILL)
    yield from secrets.fire(s, "resisted", by=resister, at=seat)


# DB-8.10: hyperventilating


def hyperventilate(s: Ship) -> Rules[None]:
    """Four cards to the air pile, one by one; nothing succeeds and nothing is discarded."""
    seat = s.holder
    s.hyperventilated[seat] = 1
    for _ in range(4):
        if (yield from knowledge.ask_openly(s, seat, "hyperventilate", (DRAW,), "DB-8.10")) is None:
            return
        yield from oxygen.draw_card(s, seat, 0, "DB-8.10")
        if is_triple(s):
            yield from triple(s, seat)
        if s.dead[seat]:
            return
