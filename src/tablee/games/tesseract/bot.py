"""A quick player of Tesseract: it contains by the shortest way it sees, and spends what is left on the Primed area."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from tablee.games.tesseract import actions
from tablee.games.tesseract.containing import column_count
from tablee.games.tesseract.cubes import CUBE, VALUES, colours_fit, shapes, value_of, with_value
from tablee.games.tesseract.options import (
    ADJUST,
    AT,
    CONTAIN,
    DEEPEN,
    DONE,
    END,
    KEEP,
    LET,
    PRIMED_AREA,
    REMOVE,
    REROLL,
    STUDY,
    Play,
    Turn,
    Use,
)
from tablee.games.tesseract.state import SLOTS, TesseractState, gift, is_open, symbol, top, well
from tablee.kit import Option, Question, Table
from tablee.kit.chair import Chair

WELL = (0.0, 0.12, 1.0, 1.1, 1.2, 1.9, 2.2)
"""What so many primed cubes of one value weigh: the danger begins with two."""
HIGH = 0.015
"""What each point of a primed cube weighs: low ones are sooner destroyed."""
BARE = {".": 0.0, "A": 0.3, "B": 0.5, "D": 0.6, "M": 0.7, "C": 0.9, "S": 0.8, "I": 1.2, "F": 1.7}
"""What baring a symbol weighs, in actions."""
CONTAINED, STEP, BREACH, CARD, ACTION, MATCH = 4.0, 0.6, 2.0, 0.5, 0.8, 0.6
"""What things are worth: a cube contained, an action less to the next one, a breach, a card, an action, a match."""
PRICE = {2: 0.5, 3: 1.0, 4: 1.6}
"""What a card must bring to be played, by level."""
URGENT, AFRAID, NERVES, LAZY = 0.6, 3.5, 0.2, 0.5
"""When the Primed area comes first: what an adjustment must take away, how grave things must be, less by breaches."""
CALM = 0.6
"""Below this danger no card is looked at while a cube can be contained this turn."""
FAR = 9.0
WIDTH, DEPTH = 5, 2


class Plan(NamedTuple):
    """A way to the next cube contained: what it weighs, how many actions it takes, the first of them and on what."""

    cost: float
    steps: int
    kind: str
    pick: Any


NONE = Plan(FAR, 9, "", None)


def novice(chair: Chair, rng: Random) -> Option | None:
    """Looks at what everybody can see, and a little ahead where no die is rolled."""
    ask = chair.ask
    if ask is None:
        return None
    if len(ask.options) == 1:
        return ask.options[0]
    mind = Mind(chair.imagine(rng), chair.seat, rng)
    return mind.action(ask) if ask.kind == "action" else mind.target(ask)


@lru_cache(1 << 16)
def ways(cubes: tuple[int, ...], free_sets: bool) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """For each series that three cubes can become: by how many adjustments, and what they then show."""
    fit = colours_fit(cubes)
    if not fit and not free_sets:
        return ()
    best: dict[tuple[int, ...], int] = {}
    for shape in shapes(3):
        if fit or shape[0] == shape[1] == shape[2]:
            cost = sum(abs(value_of(cube) - value) for cube, value in zip(cubes, shape, strict=True))
            if cost <= 3:
                best[tuple(with_value(cube, value) for cube, value in zip(cubes, shape, strict=True))] = cost
    return tuple(sorted((cost, shown) for shown, cost in best.items()))


def danger(s: TesseractState) -> float:
    """How the Primed area weighs."""
    high = sum(n * value_of(cube) for cube, n in enumerate(s.primed) if n)
    return sum(WELL[min(6, well(s, v))] for v in VALUES) + HIGH * high


class Mind:
    """One decision: the table as everybody sees it, and copies of it to try things on."""

    def __init__(self, world: Table[Any], seat: int, rng: Random) -> None:
        self.world, self.seat, self.rng = world, seat, rng
        self.s: TesseractState = world.state

    # How good a table is

    def worth(self, table: Table[Any]) -> float:
        """A table by what is contained, how near the next cube is, and how the Primed area stands."""
        if table.result is not None:
            return 1000.0 if table.result.winners else -1000.0
        s: TesseractState = table.state
        good = CONTAINED * len(s.contained) - STEP * self.plan(s, quick=True).cost
        good += CARD * sum(map(len, s.hands)) + ACTION * (s.actions + 2 * s.skips)
        return good - (0.6 + s.breaches / 5) * danger(s) - BREACH * (1.0 + s.breaches / 3) * s.breaches

    def plan(self, s: TesseractState, quick: bool = False) -> Plan:
        """The shortest way to contain a cube from the active scientist's Lab and the cubes within reach."""
        lab, near = s.labs[s.active], dict[int, int]()
        for cell in actions.reach(s):
            cube = top(s, cell)
            if cube not in near or s.height[cell] > s.height[near[cube]]:
                near[cube] = cell
        best = NONE
        for taken in range(min(3, SLOTS - len(lab), len(near)) + 1):
            if best.cost <= taken + 1 - MATCH or (quick and taken > 1):
                break
            for kept in dict.fromkeys(combinations(lab, 3 - taken)):
                for new in combinations(near, taken):
                    best = self.way(s, kept, new, near, best)
        return best

    def way(
        self, s: TesseractState, kept: tuple[int, ...], new: tuple[int, ...], near: dict[int, int], best: Plan
    ) -> Plan:
        """The shortest way with just these cubes, if it is shorter than the best so far."""
        base = len(new) + 1.0
        if new:
            base += sum(BARE[symbol(s, near[c])] for c in new if s.height[near[c]] == 1)
        cubes = (*kept, *new)
        for steps, shown in ways(cubes, gift(s).free_sets):
            if base + steps - MATCH >= best.cost:
                break
            if places := [cube for cube in shown if cube not in s.contained]:
                match = any(s.primed[cube] for cube in places)
                cost = base + steps - (MATCH if match else 0.0)
                if cost < best.cost:
                    kind, pick = first_step(cubes, shown, new, near)
                    best = Plan(cost, steps + len(new) + 1, kind, pick)
        return best

    def calm(self) -> tuple[float, Turn | None]:
        """The adjustment in the Primed area that takes most of the danger away, and how much."""
        s, best, by = self.s, 0.0, None
        now = danger(s)
        trial = s.clone()
        for option in actions.adjustments(s, lab=False):
            trial.primed[:] = s.primed
            actions.do_adjust(trial, option, "")
            if (less := now - danger(trial)) > best:
                best, by = less, option
        return best, by

    def afraid(self, plan: Plan, calm: float) -> bool:
        """Whether the Primed area comes before a plan that takes more than one action."""
        return calm > URGENT and danger(self.s) > AFRAID - self.s.breaches * NERVES and plan.steps > 1

    # The next action

    def action(self, ask: Question) -> Option:
        """A card worth playing, what can be contained this turn, the Primed area, then the way to the next cube."""
        s, plan = self.s, self.plan(self.s)
        if (plan.steps > s.actions or danger(s) > CALM or s.breaches > 4) and (card := self.card(ask)) is not None:
            return card
        if not s.actions:
            return END
        if CONTAIN in ask.options:
            return CONTAIN
        calm, _ = self.calm()
        if DEEPEN in ask.options and plan.steps > s.actions and self.gain(DEEPEN) > max(STEP, 0.9 * calm):
            return DEEPEN
        if self.afraid(plan, calm) or (plan.steps > s.actions and calm > LAZY):
            return ADJUST
        if plan.kind in ask.options and (plan.steps <= s.actions or len(s.labs[s.active]) < 5):
            return plan.kind
        if STUDY in ask.options:
            return STUDY
        return ADJUST if calm > 0.02 else END

    def card(self, ask: Question) -> Option | None:
        """The card that brings most, if that is enough for its level; near the end everything goes."""
        best, by = 0.0, None
        late = max(0.2, 1.0 - self.s.breaches / 6)
        for option in ask.options:
            if isinstance(option, (Play, Use)):
                gain = self.gain(option) - self.price(option) * late
                if gain > best:
                    best, by = gain, option
        return by

    def price(self, option: Play | Use) -> float:
        cards = self.s.cards
        return 1.2 if isinstance(option, Use) else PRICE[cards.research[cards.research_index[option.card]].level]

    def gain(self, option: Option) -> float:
        """How much better the table gets by this, if every choice it brings is made well."""
        return self.after(self.world, option, DEPTH, WIDTH) - self.worth(self.world)

    def after(self, table: Table[Any], option: Option, depth: int, width: int) -> float:
        """The worth of the table after an answer and the best answers to what it asks of the same person."""
        trial = table.fork(listen=False)
        trial.answer(self.seat, option)
        ask = trial.ask(self.seat)
        if trial.over or ask is None or ask.kind == "action" or depth == 0:
            return self.worth(trial)
        options = list(ask.options) if len(ask.options) <= width else self.rng.sample(list(ask.options), width)
        return max(self.after(trial, option, depth - 1, width) for option in options)

    # Everything else

    def target(self, ask: Question) -> Option:
        """What the plan says for the action under way; else what looks best afterwards."""
        match ask.kind:
            case "consent":
                return ask.options[0]
            case "reroll":
                return KEEP if self.plan(self.s, quick=True).kind == CONTAIN else REROLL
            case "react":
                return self.react(ask)
            case "remove":
                plan = self.plan(self.s)
                return AT[plan.pick] if plan.kind == REMOVE else self.best(ask)
            case "adjust":
                return self.adjust(ask)
            case "series":
                return max(ask.options, key=lambda o: (max(map(self.place, o.cubes)), len(o.cubes)))
            case "contain":
                return max(ask.options, key=lambda o: self.place(o.cube))
        return self.best(ask)

    def place(self, name: str) -> float:
        """What it is worth to contain this cube rather than another: the match, and how full its column is."""
        cube = CUBE[name]
        if not is_open(self.s, cube):
            return 0.0
        match = danger(self.s) if self.s.primed[cube] else 0.0
        return 1.0 + match + (column_count(self.s, value_of(cube)) in (1, 3)) * 0.5

    def best(self, ask: Question) -> Option:
        """The option after which the table looks best."""
        worths = {str(option): self.after(self.world, option, 1, WIDTH) for option in ask.options if option != DONE}
        if DONE in ask.options:
            worths[DONE] = self.after(self.world, DONE, 1, WIDTH)
        return max(ask.options, key=lambda option: worths[str(option)])

    def adjust(self, ask: Question) -> Option:
        """The plan's next turn of a cube, or the adjustment that calms the Primed area."""
        plan, (calm, by) = self.plan(self.s), self.calm()
        first = self.afraid(plan, calm) or (plan.steps > self.s.actions + 1 and calm > LAZY)
        if plan.kind == ADJUST and not first:
            for option in ask.options:
                if (
                    isinstance(option, Turn)
                    and option.at != PRIMED_AREA
                    and (CUBE[option.cube], option.to) == plan.pick
                ):
                    return option
        return by if by in ask.options else self.best(ask)

    def react(self, ask: Question) -> Option:
        """Answer a roll that would breach: by another roll while most values are safe, else by whatever there is."""
        s = self.s
        if well(s, value_of(s.rolled)) < 2:
            return LET
        safe = sum(well(s, v) < 2 for v in VALUES)
        return ask.options[0] if safe >= 2 else ask.options[-2]


def first_step(
    cubes: tuple[int, ...], shown: tuple[int, ...], new: tuple[int, ...], near: dict[int, int]
) -> tuple[str, Any]:
    """What a plan begins with: taking what is missing, then turning, then containing."""
    if new:
        return REMOVE, near[new[0]]
    for was, now in zip(cubes, shown, strict=True):
        if was != now:
            return ADJUST, (was, value_of(was) + (1 if now > was else -1))
    return CONTAIN, shown
