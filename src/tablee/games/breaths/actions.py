"""DB-8: the ten actions: which can be declared, and what they do."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths import draws, effects, ending, final, knowledge, life, secrets, situations
from tablee.games.breaths.oxygen_cards import CHARACTERISTICS, PHYSICAL, SOCIAL, WILL
from tablee.games.breaths.said import (
    EXAMINE,
    EXPLORE,
    FIGHT,
    GALVANISE,
    HYPERVENTILATE,
    PASS,
    PLAN,
    SCHEME,
    Examine,
    Fight,
    Galvanise,
    Resolve,
)
from tablee.games.breaths.state import EMANCIPATION, FINAL, RITUAL, Action, Ship, able_others, living_others
from tablee.kit import Option, Rules

RULES = {
    "explore": "DB-8.2",
    "fight": "DB-8.3",
    "examine": "DB-8.4",
    "galvanise": "DB-8.5",
    "plan": "DB-8.6",
    "scheme": "DB-8.7",
    "resolve": "DB-8.8",
    "suffer": "DB-9.11",
    "use": "DB-8.9",
    "hyperventilate": "DB-8.10",
    "pass": "DB-8.11",
    "ritual": "DB-12.8",
    "emancipation": "DB-12.12",
}
ONLY_PASS = (PASS,)
SIMPLE = {"explore": PHYSICAL, "plan": WILL, "scheme": WILL, "ritual": PHYSICAL, "emancipation": WILL}
"""What the actions without a target, a card or a situation are drawn in; those that are not here need no characteristic."""


def declarations(s: Ship, seat: int) -> Sequence[Option]:
    """DB-7.3: all that this seat may declare now."""
    if final.is_bound(s, seat):
        return ONLY_PASS  # DB-17.2
    found: list[Option] = []
    if s.life[seat]:  # DB-3.9
        closed = s.pack.blocked(s.air)  # DB-5.8
        if not closed >> PHYSICAL & 1:
            physical(s, seat, found)
        if not closed >> WILL & 1:
            will(s, seat, found)
        if not closed >> SOCIAL & 1:
            social(s, seat, found)
        found += situations.ways(s, seat, closed)
        use(s, seat, closed, found)
    found += (HYPERVENTILATE, PASS)
    return found


def physical(s: Ship, seat: int, found: list[Option]) -> None:
    if situations.can_explore(s):
        found.append(EXPLORE)
    found += [FIGHT[other] for other in living_others(s, seat)]
    if s.final_step == RITUAL:
        found.append(RITUAL)


def will(s: Ship, seat: int, found: list[Option]) -> None:
    if s.phase != FINAL and s.pile:
        found.append(PLAN)
    if not s.coop and secrets.places(s) and not ending.is_obsessed(s, seat):  # DB-11.14
        found.append(SCHEME)
    if s.final_step == EMANCIPATION:
        found.append(EMANCIPATION)


def social(s: Ship, seat: int, found: list[Option]) -> None:
    if not s.coop:
        found += [EXAMINE[other] for other in secrets.readable(s, seat)]
    found += [GALVANISE[other] for other in able_others(s, seat)]


def use(s: Ship, seat: int, closed: int, found: list[Option]) -> None:
    """DB-10.3: the own cards that need a draw."""
    pack = s.pack
    if knowledge.is_banned(s, seat):  # DB-10.11
        return
    for number in s.hands[seat]:
        k = s.knowledge[number].card
        if pack.knowledge[k].kind == "action" and not closed >> pack.uses[k] & 1:
            if pack.explores >> k & 1 and (s.phase == FINAL or not situations.can_explore(s)):  # DB-9.4, DB-12.5
                continue
            found.append(pack.use[k])


def announced(s: Ship, seat: int, option: Option) -> Action:
    """A declaration as the table keeps it."""
    match option:
        case str():
            return Action(option, seat, -1, SIMPLE.get(option, -1))
        case Fight(other):
            return Action("fight", seat, other, PHYSICAL)
        case Examine(other):
            return Action("examine", seat, other, SOCIAL)
        case Galvanise(other):
            return Action("galvanise", seat, other, SOCIAL)
        case Resolve("suffering"):
            return Action("suffer", seat, card=s.current)
        case Resolve(by):
            return Action("resolve", seat, -1, CHARACTERISTICS.index(by) if by in CHARACTERISTICS else -1, s.current)
    number = next(n for n in s.hands[seat] if s.pack.knowledge[s.knowledge[n].card].id == option.card)
    return Action("use", seat, -1, s.pack.uses[s.knowledge[number].card], number)


def carry_out(s: Ship, option: Option) -> Rules[None]:
    """DB-7.3, DB-8.1: the action is announced before anything is drawn for it."""
    seat = s.holder
    s.action = action = announced(s, seat, option)
    kind, rule = action.kind, RULES[action.kind]
    s.passed = kind == "pass"
    card = None
    if kind == "use":
        secrets.rule_out(s, seat, knowledge.banning(s, seat))
        card = s.pack.knowledge[(yield from knowledge.open_card(s, action.card))].id
    elif kind == "scheme":
        secrets.rule_out(s, seat, s.pack.obsessions)
    if s.log is not None:
        by = CHARACTERISTICS[action.characteristic] if action.characteristic >= 0 else None
        target = action.target if action.target >= 0 else None
        s.say(f"declared-{kind}", rule, seat=seat, target=target, by=by, card=card)
    if kind == "suffer":  # DB-9.11
        s.window = False
        yield from situations.work_out(s, action, rule)
    elif kind == "hyperventilate":
        yield from draws.hyperventilate(s)
    elif kind != "pass":
        yield from draws.attempt(s, action.characteristic)


def takes_effect(s: Ship) -> Rules[None]:
    """DB-5.11: what the declared action does. What it was meant for may have gone meanwhile: then it does nothing."""
    action, rule = s.action, RULES[s.action.kind]
    seat, target = action.seat, action.target
    match action.kind:
        case "explore":
            yield from situations.explore(s, seat, rule)
        case "fight":
            yield from life.wound(s, target, 1, rule, by=seat)
        case "examine":
            if target in secrets.readable(s, seat):
                yield from secrets.consult(s, seat, target, rule)
        case "galvanise":
            s.galvanised = target
        case "plan":
            yield from situations.plan(s, seat, rule)
        case "scheme":
            yield from secrets.swap(s, seat, rule)
        case "resolve":
            yield from situations.work_out(s, action, rule)
        case "use":
            yield from used(s, action)
        case "ritual":
            yield from final.sacrifice(s)
        case _:
            final.emancipate(s)


def used(s: Ship, action: Action) -> Rules[None]:
    """DB-8.9: a knowledge card, if it is still in the hand. It is kept."""
    if action.card in s.hands[action.seat]:
        k = s.knowledge[action.card].card
        card = s.pack.knowledge[k]
        s.say("used", card.rule, seat=action.seat, card=card.id)
        yield from effects.perform(s, action.seat, s.pack.knowledge_does[k], card, "knowledge", action.card)
