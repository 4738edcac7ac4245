"""Good players of Tesseract: they plan the rest of the turn, for every Lab, and weigh each plan by how such tables end."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from tablee.games.tesseract.beliefs import breach_chance
from tablee.games.tesseract.cubes import SHOWN
from tablee.games.tesseract.options import ACCEPT, END, LET, Play, Use
from tablee.games.tesseract.outlook import contained_bits, distance, learnt
from tablee.games.tesseract.planning import Plan, Planner, begun
from tablee.games.tesseract.state import ACTION, SET_UP, TesseractState
from tablee.kit import Option, Question
from tablee.kit.chair import Chair, Window
from tablee.kit.game import Reason
from tablee.kit.table import Table
from tablee.kit.trial import Trial


class Player:
    """A player who plans so far. Nothing is hidden at this game, so that what it knows is what everybody knows."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner

    def __call__(self, chair: Chair, rng: Random) -> Option | None:
        ask = chair.ask
        if ask is None or len(ask.options) == 1:
            return ask.options[0] if ask else None
        if ask.kind == "consent":  # TS-5.10: whoever asks has a plan
            return ACCEPT
        if ask.kind == "scientist":
            return rng.choice(ask.options)
        return self.plan(chair, ask).option

    def plan(self, window: Window, ask: Question) -> Plan:
        """The best answer to what is asked now."""
        world: Table[TesseractState] = window.imagine(Random(0))
        s = world.state
        if s.phase == SET_UP:  # what a corner or an equal cube is worth is decided by the dice
            return Plan(ask.options[0], 0.0, None)
        if ask.kind == "action":
            start = begun(world.game, world.dealt, s)
        else:
            start = partial(Trial.taken, world)
        return self.planner.plan(start, ask, s)

    def why(self, window: Window, question: Question, option: Option) -> Reason | None:
        """What the plan comes to that begins with this answer, by the end of the turn."""
        s: TesseractState = window.imagine(Random(0)).state
        if s.phase == SET_UP or question.kind == "consent":
            return None
        told: dict[str, Any] = {"seat": question.seat, "now": risk(s)}
        if question.kind == "react":
            told["cube"] = SHOWN[s.rolled]
            return Reason("why-let" if option == LET else "why-react", told)
        if s.phase != ACTION:
            return None
        if option == END:
            return Reason("why-end", told)
        plan = self.plan(window, question)
        return Reason(*aim(s, plan, told)) if plan.state and plan.option == option else None


def risk(s: TesseractState) -> int:
    """How many of a hundred rolls would open a breach now."""
    return round(100 * breach_chance(s))


def aim(s: TesseractState, plan: Plan, told: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """What a plan is for: what it contains, else what it takes from the danger, else how near it brings the next cube."""
    end = plan.state
    assert end is not None
    told |= {"count": len(end.contained) - len(s.contained), "then": risk(end)}
    if isinstance(plan.option, (Play, Use)):
        return "why-card", told | {"card": plan.option.card}
    if told["count"]:
        return "why-contain", told
    if told["then"] < told["now"]:
        return "why-calm", told
    contained = contained_bits(end)
    near = min(range(len(end.labs)), key=lambda who: distance(end, who, contained))
    return "why-nearer", told | {"of": end.cards.scientists[end.scientists[near]].id}


expert = Player(Planner(learnt, beam=3, depth=5, samples=3))
adept = Player(Planner(learnt, beam=1, depth=2, samples=1))
