"""What any player of Deep Regular Breaths can work out before answering: from the view and the odds alone."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

from tablee.games.breaths.oxygen_cards import CHARACTERISTICS
from tablee.games.breaths.rules import Breaths
from tablee.kit import Option, Question
from tablee.kit.chair import Chair

View = dict[str, Any]
HATES = {"rebellion", "presumption", "dementia", "foreseen-surrender"}
"""Secrets whose holder would rather see the crew fail."""


class Mind:
    """One question being thought about."""

    def __init__(self, chair: Chair, ask: Question, rng: Random) -> None:
        self.chair, self.ask, self.rng, self.options = chair, ask, rng, ask.options
        self.view: View = chair.view
        self.me = ask.seat
        self.mine: View = self.view["seats"][self.me]
        self._insight: dict[str, Any] | None = None

    def any(self, options: Sequence[Option] | None = None) -> Option:
        listed = self.options if options is None else options
        return listed[int(self.rng.random() * len(listed))]

    def said(self, text: str) -> Option | None:
        return next((option for option in self.options if str(option) == text), None)

    @property
    def insight(self) -> dict[str, Any]:
        if self._insight is None:
            self._insight = self.chair.insight
        return self._insight

    @property
    def secret(self) -> str:
        return self.view["secret"] or ""

    @property
    def is_traitor(self) -> bool:
        return self.secret in HATES

    def cost(self, characteristic: str, seat: int | None = None) -> Fraction:
        """How many cards a draw will take, as far as everybody can tell; far more if it may never succeed."""
        who = str(self.me if seat is None else seat)
        told = self.insight["draws"].get(who, {}).get(characteristic)
        if told is None:
            return Fraction(99)
        return Fraction(told["mean"]) + 40 * Fraction(told["never"]) if Fraction(told["mean"]) else Fraction(99)

    def can_act(self, person: View) -> bool:
        return not person["dead"] and person["conscious"] and person["life"] > 0 and not person["bound"]

    def needs(self) -> set[str]:
        """What the current situation asks for."""
        now = self.view["situation"]
        game = self.chair.game
        if now is None or not isinstance(game, Breaths):
            return set()
        step = next(c for c in game.cards.situations if c.id == now["card"]).steps[now["progress"]]
        return {*step.draw, *(["skull"] if step.skull else [])}

    def draws_of(self, seat: int) -> Fraction:
        return sum((self.cost(name, seat) for name in CHARACTERISTICS), Fraction(0))

    def suspicion(self, seat: int) -> Fraction:
        """The share of obsessions among what somebody's secret may be."""
        if seat == self.me:
            return Fraction(0)
        game = self.chair.game
        assert isinstance(game, Breaths)
        may = self.insight["secrets"].get(str(seat), [])
        bad = {card.id for card in game.cards.secrets if card.obsession}
        return Fraction(sum(card in bad for card in may), max(1, len(may)))
