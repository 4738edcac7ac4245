"""Somebody who takes from a play only what it proves: to try the bots with, for that is how many people play at first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from tablee.games.shipwreck.bot import novice
from tablee.games.shipwreck.options import Predict
from tablee.kit import Follow, Option, Question
from tablee.kit.chair import Chair


class Literally(Chair):
    """A seat that is told what plays prove wherever others are told what they suggest."""

    __slots__ = ()

    @property
    def insight(self) -> dict[str, Any]:
        told = super().insight
        for chances in (*told["public"].values(), *told.get("plays", {}).values()):
            chances["convention"] = chances["logic"]
        return told


def stubborn(chair: Chair, rng: Random) -> Option | None:
    """Places to prove most, for the least doom and hours; predicts, and uses powers, by what is proven, whatever the others propose."""
    return novice(Literally(chair._table, chair.seat), rng)


def literal(chair: Chair, rng: Random) -> Option | None:
    """As `stubborn`, but in a group that wants something else, goes along with what most of the others propose, as long as what is
    proven does not rule it out."""
    ask = chair.ask
    table = chair.view["table"]
    if ask and table.get("round", 1) > 1:
        others = [said for seat, said in table["proposals"].items() if int(seat) != chair.seat]
        wish = common(others, ask)
        if wish and not (isinstance(wish, Predict) and is_ruled_out(chair, wish)):
            return wish
    return stubborn(chair, rng)


def is_ruled_out(chair: Chair, wish: Predict) -> bool:
    """Whether the active player is proven not to have kept this value."""
    told = chair.insight["public"][str(chair.view["active"])]
    return str(wish.value) not in told["logic"]


def common(others: Sequence[str], ask: Question) -> Option | None:
    """What most of the others propose, who do not merely follow."""
    follows = {str(Follow(seat)) for seat in range(10)}
    said = Counter(text for text in others if text not in follows)
    offered = {str(option): option for option in ask.options}
    return offered.get(max(said, key=lambda text: (said[text], text))) if said else None
