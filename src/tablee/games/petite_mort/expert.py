"""The strong players of La Petite Mort: they try plans out to the end of the round, and look at what the positions are worth there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tablee.games.petite_mort.mind import Mind, Table, placed, spots_by_person
from tablee.games.petite_mort.options import NO_MORE, On, Use
from tablee.games.petite_mort.pictograms import KINDS, NONE
from tablee.games.petite_mort.state import PAWNS, PetiteMortState
from tablee.games.petite_mort.worth import worth
from tablee.kit import Option, Question
from tablee.kit.game import Reason
from tablee.kit.thinking import Hooks, Horizon, Plan, whole_answers
from tablee.kit.trial import Policy, Trial


class Examined(Hooks[PetiteMortState]):
    """Thinks about gifts, traits, tokens and Reaping cards. A round is short and its worth is told finely, so trials differ little: a
    plan that seems better mostly is."""

    errors = 0.5

    def __init__(self, rollouts: int, width: int) -> None:
        self.rollouts, self.width = rollouts, width

    def policy(self, rng: Random) -> Policy:
        return Mind(rng)

    def searched(self, question: Question) -> bool:
        return question.kind in ("give", "attach", "powa", "reap")

    def horizon(self, trial: Trial[PetiteMortState]) -> Horizon:
        now = trial.state.round
        return lambda trial: trial.state.round > now

    def value(self, trial: Trial[PetiteMortState], seat: int) -> float:
        return worth(trial.state, seat)

    def why(self, window: Any, question: Question, option: Option) -> Reason | None:
        """What everybody can see that it goes by: answers are given out of sight, so they are not spoken of."""
        s: PetiteMortState = window.imagine(Random(0)).state
        yard = Table(s).yards[question.seat]
        aims = s.cards.aims[s.diploma]
        left = [(yard.share(at, yard.tally), -at) for at in yard.aims]
        if not left:
            return None
        share, at = max(left)
        told = {"seat": question.seat, "objective": aims[-at].id, "percent": round(100 * share)}
        return Reason("why-last" if s.pawns[question.seat].bit_count() == PAWNS - 1 else "why-aim", told)

    def plans(self, trial: Trial[PetiteMortState], question: Question) -> Sequence[Plan]:
        """Whole answers, the best by the policy's lights first; of those that come to the same, one."""
        table, seat = Table(trial.state), question.seat
        found = laying(table, question) if question.kind == "powa" else whole_answers(trial, seat)
        ranked: dict[Any, tuple[float, Plan]] = {}
        said = trial.pending.sealed.get(seat, [])
        for plan in found:
            ranked.setdefault(frozenset(plan), (self.good(table, seat, question.kind, [*said, *plan]), plan))
        return [plan for _, plan in sorted(ranked.values(), key=lambda pair: -pair[0])]

    def good(self, table: Table, seat: int, kind: str, answers: Sequence[Any]) -> float:
        """What the policy thinks of a whole answer."""
        s = table.s
        match kind:
            case "give":
                return sum(table.worth_of_gift(seat, s.cards.index[gift.card], gift.to) for gift in answers)
            case "attach":
                return table.worth_of_attaching(seat, [placed(s, seat, one) for one in answers])
            case "reap":
                spots = spots_by_person(s)
                return sum(table.spoils(seat, spots[one.life]) for one in answers if one != NO_MORE)
        return 0.0


def laying(table: Table, question: Question) -> list[Plan]:
    """No token, or one where it lets a Reaping card of one's own through; whether another follows is left open."""
    s, seat = table.s, question.seat
    found: list[Plan] = [(NO_MORE,)]
    for option in question.options:
        if isinstance(option, Use):
            kind = KINDS.index(option.kind)
            for owner, place in table.targets(seat):
                if table.opened(seat, kind, (owner, place), NONE):
                    found.append((option, On(s.cards.ids[s.lives[owner][place][0]])))
    return found


adept = Examined(rollouts=16, width=4)
expert = Examined(rollouts=48, width=8)
