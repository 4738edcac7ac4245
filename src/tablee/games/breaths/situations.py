"""DB-9: situations: explored, resolved, planned."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths import effects, final, knowledge, life
from tablee.games.breaths.cards import Situation, Step
from tablee.games.breaths.oxygen import choose_place
from tablee.games.breaths.oxygen_cards import CHARACTERISTICS, INDEX
from tablee.games.breaths.said import RESOLVE
from tablee.games.breaths.state import FINAL, SITUATIONS, Action, Ship
from tablee.kit import Option, Rules, look


def current(s: Ship) -> Situation | None:
    """The situation everybody faces."""
    return s.pack.situations[s.situations[s.current].card] if s.current >= 0 else None


def stack(s: Ship) -> list[int]:
    """Where the next situation comes from: the pile, or the stage of the final phase (DB-12.3)."""
    return s.stages[s.stage] if s.phase == FINAL else s.pile


def can_explore(s: Ship) -> bool:
    """DB-9.4: not away from an urgent situation; DB-12.4: not past a stage that is still to be done."""
    now = current(s)
    return not (now and now.urgent) and bool(stack(s)) and s.final_step == SITUATIONS


def explore(s: Ship, seat: int, rule: str, bottom: bool = False) -> Rules[None]:
    """DB-8.2, DB-9.3: the next situation becomes the current one; the one before goes on top of the pile."""
    if not can_explore(s) or (bottom and s.phase == FINAL):  # DB-12.5
        return
    pile = stack(s)
    number = pile.pop(0 if bottom else -1)
    if s.current >= 0:
        pile.append(s.current)
    s.current, s.explorer, s.progress = number, seat, 0  # DB-9.6, DB-9.9
    s.situations[number] = slot = (yield from look(s.situations[number], s.situation_loose, "situations"))._replace(
        up=True
    )
    card = s.pack.situations[slot.card]
    s.say("explored", rule, seat=seat, situation=card.id, bottom=bottom)
    yield from effects.perform(s, seat, s.pack.on_draw[slot.card], card, "situation", number)
    if s.phase == FINAL:
        yield from final.find_card(s, card)


def step_now(s: Ship) -> Step | None:
    """The part of the current situation that is to be done next."""
    now = current(s)
    return now.steps[s.progress] if now else None


def ways(s: Ship, seat: int, closed: int) -> Sequence[Option]:
    """DB-8.8: how this seat may try to resolve the current situation."""
    now = current(s)
    if now is None or (now.binds == "alone" and seat != s.explorer):  # DB-17.5
        return ()
    step = now.steps[s.progress]
    if step.draw:
        return [RESOLVE[name] for name in step.draw if not closed >> CHARACTERISTICS.index(name) & 1]  # DB-9.8
    return (RESOLVE["card"],) if step.card else (RESOLVE["suffering"],)


def wanted(s: Ship, action: Action) -> int:
    """DB-17.8: the one card that is wanted, as a bit; nothing once the situation has changed."""
    step = step_now(s)
    return 1 << INDEX[step.card] if step and step.card and s.current == action.card else 0


def work_out(s: Ship, action: Action, rule: str) -> Rules[None]:
    """DB-9.7: the declared part of a situation is done, if it is still the current one; the last part resolves it."""
    seat, now, step = action.seat, current(s), step_now(s)
    if now is None or step is None or s.current != action.card:
        return
    if step.skull:  # DB-9.10
        yield from life.wound(s, seat, 1, now.rule)
        if s.dead[seat]:
            return
    s.progress += 1
    if s.progress < len(now.steps):
        s.say("progress", now.rule, seat=seat, situation=now.id)
        return
    yield from solved(s, seat, now, rule)


def solved(s: Ship, seat: int, now: Situation, rule: str) -> Rules[None]:
    """DB-9.2: the card goes under the pile, and whoever has finished it draws a knowledge card. DB-12.6: in the final phase
    it leaves the game, without reward."""
    number, s.current, s.explorer, s.progress = s.current, -1, -1, 0
    s.solved += 1
    s.say("solved", rule, seat=seat, situation=now.id)
    if s.phase == FINAL:
        if not s.stages[s.stage]:
            yield from final.uncover(s)
        return
    s.pile.insert(0, number)
    yield from knowledge.draw_knowledge(s, seat, rule)
    yield from final.begin_if_due(s)


def plan(s: Ship, seat: int, rule: str) -> Rules[None]:
    """DB-8.6: twice: the top situation is read by this seat alone and put back at a place all can see."""
    for _ in range(2):
        if s.phase == FINAL or not s.pile or s.dead[seat]:
            return
        number = s.pile[-1]
        s.situations[number] = slot = yield from look(s.situations[number], s.situation_loose, "situations", (seat,))
        s.say("planned", rule, {seat: {"situation": s.pack.situations[slot.card].id}}, seat=seat)
        place = yield from choose_place(seat, len(s.pile), "put-back", rule)
        s.pile.pop()
        s.pile.insert(len(s.pile) + 1 - place, number)
        s.say("put-back", rule, seat=seat, place=place)
