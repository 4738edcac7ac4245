"""The strong players of Narcose: they go by a taste in cards that was tuned by games among the bots, the expert to the letter."""

from __future__ import annotations

from random import Random
from typing import Any

from tablee.games.narcose.mind import Mind, learnt
from tablee.games.narcose.options import Buy, React
from tablee.games.narcose.state import NarcoseState
from tablee.kit import Option, Question
from tablee.kit.game import Reason
from tablee.kit.thinking import Hooks
from tablee.kit.trial import Policy


class Dealer(Hooks[NarcoseState]):
    """`blur`: by how much two cards may differ in worth and it still may take the lesser."""

    rollouts = 0

    def __init__(self, blur: float) -> None:
        self.blur = blur

    def policy(self, rng: Random) -> Policy:
        return Mind(rng, {**learnt(), "blur": self.blur})

    def why(self, window: Any, question: Question, option: Option) -> Reason | None:
        """What everybody can know behind a purchase, or none, and what a reaction keeps off."""
        mind = Mind(Random(0), {**learnt(), "blur": 0.0})
        mind.look(window.imagine(Random(0)).state, question.seat)
        told: dict[str, Any] = {"seat": question.seat}
        if question.kind == "buy":
            return bought(mind, question, option, told)
        if isinstance(option, React) and question.kind == "react-damage":
            return Reason("why-react", told | {"by": mind.saved(option), "life": mind.s.life[question.seat]})
        if isinstance(option, React) and question.kind == "ground":
            return Reason("why-ground", told)
        return None


def bought(mind: Mind, question: Question, option: Option, told: dict[str, Any]) -> Reason | None:
    """Why this card, or none of them."""
    if option == "done":
        return Reason("why-save", told)
    if not isinstance(option, Buy):
        return None
    told |= {"card": option.card}
    title, deck = mind.face(option.card).title, mind.deck
    if "hallucinogen" in title.types:
        return Reason("why-trip", told | {"count": deck.hallucinogens()})
    partners = [
        deck.count(mind.cards.match[ready.when.args[0]], deck.own)
        for ready in mind.face(option.card).lines
        if ready.when is not None and ready.when.verb.facts.get("counts")
    ]
    if any(partners):
        return Reason("why-mixture", told | {"count": max(partners)})
    if title.reaction is not None:
        return Reason("why-guard", told)
    rest = [other for other in question.options if isinstance(other, Buy) and other.card != option.card]
    if not rest:
        return Reason("why-card", told)
    second = max(rest, key=lambda other: (mind.good_buy(other), other.card))
    return Reason("why-rather", told | {"other": second.card})


adept = Dealer(blur=2.0)
expert = Dealer(blur=0.1)
