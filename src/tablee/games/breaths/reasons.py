"""Why a bot has done something, told to everybody: from what everybody knows, so that no secret and no card in a hand shows through.
What is answered out of sight stays there, and what may serve a secret is left untold by whoever does it."""

from __future__ import annotations

from tablee.games.breaths.cards import CHARACTERISTICS, NUMBER, PHYSICAL, WILL, named
from tablee.games.breaths.crew import Crew
from tablee.games.breaths.options import (
    EMANCIPATION,
    EXPLORE,
    PLAN,
    RITUAL,
    Oxygen,
    Resolve,
    Use,
)
from tablee.games.breaths.reading import NEVER, Reading
from tablee.games.breaths.state import BreathsState, is_bound, muted
from tablee.kit import Option, Question
from tablee.kit.game import Reason

DRAWN_IN: dict[Option, int] = {EXPLORE: PHYSICAL, RITUAL: PHYSICAL, EMANCIPATION: WILL, PLAN: WILL}
"""What brings the crew on, by the characteristic it is drawn in."""


def reason(s: BreathsState, question: Question, option: Option) -> Reason | None:
    """`s`: what everybody knows, before the answer. Nothing from whoever may not speak (DB-17.3)."""
    seat = question.seat
    if seat in muted(s):
        return None
    reading = Reading(s, None)
    match question.kind, option:
        case "declare", "pass":
            return passing(reading, seat)
        case "declare", Resolve(by) if by in NUMBER:
            return acting(reading, seat, NUMBER[by])
        case "declare", str() if option in DRAWN_IN:
            return acting(reading, seat, DRAWN_IN[option])
        case "declare", Use(card):
            return Reason("why-use", {"seat": seat, "card": card})
        case "declare", _:
            return Reason("why-own", {"seat": seat})
        case "draw", "abandon":
            return passing(reading, seat) if s.drawn else None
        case "draw", "spend":
            return Reason("why-spend", {"seat": seat})
        case "recycle", Oxygen(card):
            return Reason("why-recycle", {"seat": seat, "card": card, "count": users(s, card)})
    return None


def acting(reading: Reading, seat: int, by: int) -> Reason | None:
    """How many cards it takes this seat, and whoever would need fewest of the others."""
    if by in reading.closed:
        return None
    mine = reading.price(seat, by).drawn
    others = {other: reading.price(other, by).drawn for other in reading.actors if other != seat}
    told = {"seat": seat, "characteristic": CHARACTERISTICS[by], "cards": round(mine)}
    if not others:
        return Reason("why-alone", told)
    best = min(others, key=lambda other: (others[other], other))
    return Reason("why-act", told | {"other": best, "more": round(others[best])})


def passing(reading: Reading, seat: int) -> Reason | None:
    """Who can do it for less air, as far as everybody knows."""
    s = reading.s
    if is_bound(s, seat) or not s.life[seat]:
        return Reason("why-unable", {"seat": seat})
    crew = Crew(reading, seat)
    costs = {other: way.cost for other in reading.actors if (way := crew.best(other))}
    mine = costs.pop(seat, NEVER)
    if costs and min(costs.values()) < mine:
        return Reason("why-pass", {"seat": seat, "other": min(costs, key=lambda other: (costs[other], other))})
    return Reason("why-wait", {"seat": seat})


def users(s: BreathsState, card: str) -> int:
    """How many who live succeed with this card in something."""
    conditions = [conditions for seat, conditions in enumerate(s.conditions) if not s.dead[seat]]
    return sum(any(named(card) & each.cards for each in mine) for mine in conditions)
