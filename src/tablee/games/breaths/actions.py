"""DB-8: the ten actions: which can be declared, and what they do. DB-5, DB-6: the draw they need, and the resistance inside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from tablee.games.breaths import effects, knowledge, oxygen, secrets, situations
from tablee.games.breaths.beliefs import rule_out
from tablee.games.breaths.cards import CHARACTERISTICS, NUMBER, OXYGEN, PHYSICAL, SOCIAL, TRUMPS, UP, WILL, bits
from tablee.games.breaths.options import (
    ABANDON,
    DRAW,
    EMANCIPATION,
    EXAMINE,
    EXPLORE,
    FIGHT,
    GALVANISE,
    HYPERVENTILATE,
    LET,
    PASS,
    PLAN,
    RESIST,
    RITUAL,
    SCHEME,
    SPEND,
    Examine,
    Fight,
    Galvanise,
    Resolve,
    Use,
)
from tablee.games.breaths.state import (
    FINAL,
    FIRST,
    Action,
    BreathsState,
    able_others,
    condition_of,
    is_bound,
    is_obsessed,
    living_others,
    readable,
    wanted,
)
from tablee.games.breaths.working import perform
from tablee.kit import Option, Rules, Sealed, Show, told

KINDS: Mapping[type[Option], str] = {kind: kind.__name__.lower() for kind in (Fight, Examine, Galvanise, Resolve, Use)}
"""What is declared by the options that name a player, a situation or a card."""
DRAWING = (DRAW, ABANDON)
WITH_TOKEN = (DRAW, SPEND, ABANDON)
ONLY_PASS = (PASS,)

# DB-7.3: declaring an action


def declarations(s: BreathsState, seat: int) -> Sequence[Option]:
    """All that this seat may declare now."""
    if is_bound(s, seat):
        return ONLY_PASS  # DB-17.2
    found: list[Option] = []
    if s.life[seat]:  # DB-3.9
        closed = s.cards.closed(s.air)  # DB-5.8
        for by, offers in enumerate(OFFERS):
            if by not in closed:
                for offer in offers:
                    found += offer(s, seat)
        found += situations.ways(s, seat, closed)
        found += usable(s, seat, closed)
    found += (HYPERVENTILATE, PASS)
    return found


def usable(s: BreathsState, seat: int, closed: Sequence[int]) -> list[Option]:
    """DB-10.3: the own cards that need a draw."""
    found: list[Option] = []
    cards = s.cards
    if secrets.is_banned(s, seat):  # DB-10.11
        return found
    for number in s.hands[seat]:
        k = s.knowledge[number].card
        if cards.knowledge[k].kind == "action" and cards.uses[k] not in closed:
            if cards.explores[k] and (s.phase == FINAL or not situations.can_explore(s)):  # DB-9.4, DB-12.5
                continue
            found.append(cards.use[k])
    return found


def kind_of(option: Option) -> str:
    """Which action is declared by an option."""
    return option if isinstance(option, str) else KINDS[type(option)]


def announced(s: BreathsState, seat: int, option: Option) -> Action:
    """A declaration as the table keeps it."""
    if isinstance(option, str):
        return Action(option, seat, -1, ACTIONS[option].by)
    if isinstance(option, Resolve):
        kind = "suffer" if option.by == "suffering" else "resolve"
        return Action(kind, seat, -1, NUMBER.get(option.by, -1), s.current)
    if isinstance(option, Use):
        number = knowledge.number_of(s, seat, option.card)
        return Action("use", seat, -1, s.cards.uses[s.knowledge[number].card], number)
    kind = kind_of(option)
    return Action(kind, seat, option.seat, ACTIONS[kind].by)


def carry_out(s: BreathsState, option: Option) -> Rules[None]:
    """DB-8.1: the action is announced before anything is drawn for it, with the players it is aimed at."""
    seat = s.holder
    s.action = action = announced(s, seat, option)
    kind = action.kind
    deed = ACTIONS[kind]
    s.passed = kind == PASS
    card, k = None, -1
    if kind == "use":
        rule_out(s, seat, secrets.banning(s, seat))
        k = yield from knowledge.open_card(s, action.card)
        card = s.cards.knowledge[k].id
    elif kind == SCHEME:
        rule_out(s, seat, s.cards.obsessions)
    say_declared(s, action, card, deed.rule)
    if kind == "use" and s.version != FIRST:
        yield from effects.name_targets(s, seat, k)
        s.action = action = action._replace(target=next(iter(s.targets), -1))
    if deed.is_drawn:
        yield from attempt(s, action.characteristic)
    else:
        yield from takes_effect(s, action)


@told
def say_declared(s: BreathsState, action: Action, card: str | None, rule: str) -> None:
    s.say(
        f"declared-{action.kind}",
        rule,
        seat=action.seat,
        target=action.target if action.target >= 0 else None,
        by=CHARACTERISTICS[action.characteristic] if action.characteristic >= 0 else None,
        card=card,
    )


def takes_effect(s: BreathsState, action: Action) -> Rules[None]:
    """DB-5.11: what the declared action does."""
    deed = ACTIONS[action.kind]
    return deed.does(s, action, deed.rule)


# DB-5: the draw, step by step


def attempt(s: BreathsState, characteristic: int) -> Rules[None]:
    """DB-5.1: steps 3 to 8 of the token holder's turn, in a characteristic, or for one card (-1)."""
    s.drawer, s.characteristic, s.drawn, s.limit, s.stopped = s.holder, characteristic, 0, 0, False
    if (yield from breathe(s)):
        yield from resolution(s)
    else:
        s.passed = not (s.drawn or s.stopped or s.dead[s.holder])  # DB-5.5
        s.say("failed", "DB-5.6", seat=s.holder)
    s.drawer, s.characteristic, s.resister, s.limit = -1, -1, -1, 0


def breathe(s: BreathsState) -> Rules[bool]:
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
        if card in s.cards.blocks and (yield from closed_by(s, card)):
            return False
    return False


def can_breathe(s: BreathsState, seat: int) -> bool:
    """DB-3.9: no draw without life, not even the rest of one."""
    return not s.dead[seat] and s.life[seat] > 0


def ways(s: BreathsState, seat: int) -> Sequence[Option]:
    """DB-5.7: a token may be spent at every pass of step 3."""
    return WITH_TOKEN if s.characteristic >= 0 and s.tokens[seat][s.characteristic] else DRAWING


def spend_token(s: BreathsState) -> None:
    s.tokens[s.drawer][s.characteristic] -= 1
    s.supply[s.characteristic] += 1
    s.say("spent", "DB-5.7", seat=s.drawer)


def closed_by(s: BreathsState, card: int) -> Rules[bool]:
    """DB-5.9: whether the blocking trump just drawn ends the draw; DB-5.10: or fires all three of them together."""
    closed = s.cards.blocks[card] == s.characteristic
    if closed:
        s.say("closed", s.cards.trumps[card].rule, seat=s.drawer, card=OXYGEN[card])
    if is_triple(s):
        yield from triple(s, s.drawer)
        return closed or s.characteristic >= 0
    return closed


def is_triple(s: BreathsState) -> bool:
    """DB-5.10: whether all three blocking trumps are in the air pile."""
    return s.cards.blocks.keys() <= set(s.air)


def triple(s: BreathsState, seat: int) -> Rules[None]:
    """DB-5.10: every trump in the air pile takes effect for whoever drew the last card, and the air pile is discarded."""
    window, s.window = s.window, False
    s.say("triple", "DB-5.10", seat=seat)
    yield from effects.take_effect(s, seat, [card for card in s.air if card < TRUMPS])
    discard_air(s)
    s.window = window


def discard_air(s: BreathsState) -> None:
    """DB-5.12: step 8; pledged life comes back (DB-6.9)."""
    if s.air:
        s.say("air-discarded", "DB-5.12", count=len(s.air))
    s.discard += [UP[card] for card in s.air]
    s.air.clear()
    knowledge.return_pledges(s, "DB-6.9")


def resolution(s: BreathsState) -> Rules[None]:
    """Steps 5 to 8. If whoever acts dies, what needs them is left out (DB-5.14)."""
    seat, characteristic, s.window = s.holder, s.characteristic, False
    s.say("succeeded", "DB-5.4", seat=seat)
    if (yield from resistance(s)):
        return
    s.drawer, s.characteristic = seat, characteristic
    if not s.dead[seat]:
        yield from takes_effect(s, s.action)  # DB-5.11: step 6
        yield from knowledge.permanents(s, seat, characteristic)
    yield from effects.take_effect(s, seat, [card for card in s.air if card < TRUMPS])  # step 7
    discard_air(s)
    if (
        not s.dead[seat] or s.version != FIRST
    ):  # DB-5.13: it has succeeded, though step 7 may have killed whoever made it
        yield from secrets.succeeded(s, seat, characteristic)


# DB-6: resistance


def resistance(s: BreathsState) -> Rules[bool]:
    """DB-6.1: step 5: whoever wishes says so, out of sight and all at once; True if the action is stopped."""
    seat = s.holder
    others = [other for other in able_others(s, seat) if s.version == FIRST or could_resist(s, other, seat)]
    if s.coop or not s.air or not others or WILL in s.cards.closed(s.air):  # DB-6.4, DB-6.5
        return False
    said = yield Sealed(others, "resist", may_resist, "DB-6.1")
    willing = []
    for other in others:
        if (yield Show(int(said[other] == RESIST))):
            willing.append(other)
            if secrets.has_consulted(s, other, seat):
                rule_out(s, seat, s.cards.terrors)
    if not willing:
        return False
    s.resister = next((other for other in (s.action.target, *s.targets) if other in willing), willing[0])  # DB-6.3
    s.say("resists", "DB-6.3", seat=s.resister, against=seat, limit=len(s.air), willing=willing)
    if (yield from resist(s)):
        yield from stopped(s)
        return True
    s.resister, s.limit, s.window = -1, 0, False
    s.say("resistance-failed", "DB-6.10", seat=seat)
    return False


def could_resist(s: BreathsState, seat: int, against: int) -> bool:
    """DB-6.2: whether, as far as everybody knows, a seat may resist this action. Whoever cannot, for all to see, is not asked."""
    if not s.life[seat]:
        return False
    number = s.secret[against]
    is_terror = number >= 0 and not s.secrets[number].may & ~bits(s.cards.terrors)
    return not (is_terror and secrets.has_consulted(s, seat, against))


def may_resist(s: BreathsState, seat: int) -> Sequence[Option]:
    """DB-6.2, DB-11.17: not without life, nor against a terror one has read: that nobody can tell who has, so they are asked all
    the same."""
    return (LET, RESIST) if s.life[seat] and not secrets.terrified(s, seat, s.holder) else (LET,)


def resist(s: BreathsState) -> Rules[bool]:
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
        if card in s.cards.blocks and (yield from closed_by(s, card)):
            return False
    return False


def stopped(s: BreathsState) -> Rules[None]:
    """DB-6.8: the action is stopped: its draw has failed, the resister's has succeeded and costs a life for a while."""
    seat, resister = s.holder, s.resister
    s.window = False
    s.say("stopped", "DB-6.8", seat=seat, by=resister)
    yield from knowledge.permanents(s, resister, WILL)
    yield from knowledge.pledge(s, resister, "DB-6.8")
    s.resisted[resister] += 1
    yield from secrets.succeeded(s, resister, WILL)
    yield from secrets.fire(s, "resisted", by=resister, at=seat)


# DB-8: what actions do. What one was meant for may have gone meanwhile: then it does nothing (DB-5.11)


def examine(s: BreathsState, action: Action, rule: str) -> Rules[None]:
    """DB-8.4: another player's secret is consulted."""
    if action.target in readable(s, action.seat):
        yield from secrets.consult(s, action.seat, action.target, rule)


def galvanise(s: BreathsState, action: Action, rule: str) -> Rules[None]:
    """DB-8.5: the token goes to somebody else than usual."""
    s.galvanised = action.target
    yield from ()


def suffer(s: BreathsState, action: Action, rule: str) -> Rules[None]:
    """DB-9.11: a part of a situation that is a skull alone needs no draw."""
    s.window = False
    yield from situations.work_out(s, action, rule)


def use(s: BreathsState, action: Action, rule: str) -> Rules[None]:
    """DB-8.9: a knowledge card, if it is still in the hand. It is kept."""
    if action.card in s.hands[action.seat]:
        k = s.knowledge[action.card].card
        card = s.cards.knowledge[k]
        s.say("used", card.rule, seat=action.seat, card=card.id)
        targets = None if s.version == FIRST else s.targets[:]
        yield from perform(s, action.seat, s.cards.knowledge_does[k], card, action.card, targets=targets)


def hyperventilate(s: BreathsState, action: Action, rule: str) -> Rules[None]:
    """DB-8.10: four cards to the air pile, one by one; nothing succeeds and nothing is discarded."""
    seat = action.seat
    s.hyperventilated[seat] = 1
    for _ in range(4):
        if (yield from knowledge.ask_openly(s, seat, "hyperventilate", (DRAW,), rule)) is None:
            return
        yield from oxygen.draw_card(s, seat, 0, rule)
        if is_triple(s):
            yield from triple(s, seat)
        if s.dead[seat]:
            return


def do_nothing(s: BreathsState, action: Action, rule: str) -> Rules[None]:
    """DB-8.11: the token goes on."""
    yield from ()


Aim = Callable[[tuple[int, ...]], Sequence[Option]]
fights: Aim = cache(lambda seats: [FIGHT[seat] for seat in seats])
examinations: Aim = cache(lambda seats: [EXAMINE[seat] for seat in seats])
boosts: Aim = cache(lambda seats: [GALVANISE[seat] for seat in seats])
"""The options that aim at these seats."""


class Deed(NamedTuple):
    """An action. `rule`: what describes it; `does`: what comes of it; `by`: the characteristic it is drawn in, -1 for none and
    where its card or its situation says so; `offers`: the options a seat has for it, if nothing closes that characteristic;
    `refused`: the rule by which it is not offered; `is_drawn`: whether it needs a draw."""

    rule: str
    does: Callable[[BreathsState, Action, str], Rules[None]]
    by: int = -1
    offers: Callable[[BreathsState, int], Sequence[Option]] | None = None
    refused: str = ""
    is_drawn: bool = True


ACTIONS: Mapping[str, Deed] = {
    EXPLORE: Deed(
        "DB-8.2",
        lambda s, action, rule: situations.explore(s, action.seat, rule),
        by=PHYSICAL,
        offers=lambda s, seat: (EXPLORE,) if situations.can_explore(s) else (),
        refused="DB-9.4",
    ),
    "fight": Deed(
        "DB-8.3",
        lambda s, action, rule: knowledge.wound(s, action.target, 1, rule, by=action.seat),
        by=PHYSICAL,
        offers=lambda s, seat: fights(living_others(s, seat)),
        refused="DB-8.3",
    ),
    RITUAL: Deed(
        "DB-12.8",
        lambda s, action, rule: situations.sacrifice(s),
        by=PHYSICAL,
        offers=lambda s, seat: (RITUAL,) if s.final_step == RITUAL else (),
        refused="DB-12.8",
    ),
    PLAN: Deed(
        "DB-8.6",
        lambda s, action, rule: situations.plan(s, action.seat, rule),
        by=WILL,
        offers=lambda s, seat: (PLAN,) if s.phase != FINAL and s.pile else (),
        refused="DB-12.5",
    ),
    SCHEME: Deed(
        "DB-8.7",
        lambda s, action, rule: secrets.scheme(s, action.seat, rule),
        by=WILL,
        offers=lambda s, seat: (SCHEME,) if secrets.can_swap(s) and not is_obsessed(s, seat) else (),  # DB-11.14
    ),
    EMANCIPATION: Deed(
        "DB-12.12",
        lambda s, action, rule: situations.emancipate(s),
        by=WILL,
        offers=lambda s, seat: (EMANCIPATION,) if s.final_step == EMANCIPATION else (),
        refused="DB-12.12",
    ),
    "examine": Deed(
        "DB-8.4",
        examine,
        by=SOCIAL,
        offers=lambda s, seat: examinations(readable(s, seat)),
        refused="DB-11.10",
    ),
    "galvanise": Deed(
        "DB-8.5",
        galvanise,
        by=SOCIAL,
        offers=lambda s, seat: boosts(able_others(s, seat)),
        refused="DB-8.5",
    ),
    "resolve": Deed("DB-8.8", situations.work_out, refused="DB-8.8"),
    "suffer": Deed("DB-9.11", suffer, is_drawn=False),
    "use": Deed("DB-8.9", use),
    HYPERVENTILATE: Deed("DB-8.10", hyperventilate, is_drawn=False),
    PASS: Deed("DB-8.11", do_nothing, is_drawn=False),
}
OFFERS = [
    [deed.offers for deed in ACTIONS.values() if deed.offers and deed.by == by] for by in (PHYSICAL, WILL, SOCIAL)
]
"""By characteristic: the options of the actions that are drawn in it, in the order in which they are offered."""
