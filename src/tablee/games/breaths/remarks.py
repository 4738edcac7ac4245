"""What Deep Regular Breaths says of actions and cards."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tablee.games.breaths.actions import ACTIONS
from tablee.games.breaths.cards import CHARACTERISTICS, Knowledge, Situation, Trump
from tablee.games.breaths.options import Resolve
from tablee.kit.pack import Card
from tablee.reading import Remarks
from tablee.words import Words


class BreathsRemarks(Remarks):
    def remark(self, view: Mapping[str, Any], option: object, words: Words) -> str:
        """How many cards an action is likely to take, where the table shows aids."""
        draws = view.get("aids", {}).get("draws", {}).get(str(view["holder"]), {})
        by = option.by if isinstance(option, Resolve) else drawn_in(option)
        return words.say("would-take", mean=float(Fraction(draws[by]["mean"]))) if by in draws else ""

    def face(self, card: Card, words: Words) -> str:
        """A trump shows its number, a knowledge card its kind and draw, a situation its urgency."""
        match card:
            case Trump():
                return str(card.number)
            case Knowledge():
                kind = [] if card.kind == "action" else [words.say(f"board-kind-{card.kind}")]
                return " · ".join([*kind, *([words.name(card.characteristic)] if card.characteristic else [])])
            case Situation() if card.urgent:
                return words.say("urgent")
        return ""


def drawn_in(option: object) -> str:
    """The characteristic in which an action that aims at nobody is drawn."""
    deed = ACTIONS.get(option) if isinstance(option, str) else None
    return CHARACTERISTICS[deed.by] if deed and deed.by >= 0 else ""
