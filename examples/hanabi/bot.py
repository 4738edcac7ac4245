"""A player that plays what is likely to fit, hints at what would, and discards what is likely to be useless."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from tablee.kit.chair import Chair

from .options import Discard, Hint, Play

Odds = Mapping[str, float]
"""For each card that it may be, its chance."""


def novice(chair: Chair, rng: Random) -> Play | Discard | Hint | None:
    """It reads only its own view and odds, so equal knowledge gives an equal answer; it never needs the rng."""
    ask = chair.ask
    if ask is None:
        return None
    view, hand = chair.view, chair.insight["hand"]
    chances = [sum(chance for card, chance in odds.items() if fits(view, card)) for odds in hand]
    best = max(range(len(hand)), key=lambda i: chances[i])
    if chances[best] >= (0.6 if view["lives"] > 1 else 0.9):
        return Play(best + 1)
    hints = [option for option in ask.options if isinstance(option, Hint)]
    hint = max(hints, key=lambda option: worth(view, option), default=None)
    if hint is not None and worth(view, hint) > 0:
        return hint
    if view["hints"] < 8:
        return Discard(most_useless(view, hand) + 1)
    return hint


def fits(view: Mapping[str, Any], card: str) -> bool:
    """Whether the card would go on its firework now."""
    colour, rank = card.split()
    return bool(view["fireworks"][colour] == int(rank) - 1)


def is_over(view: Mapping[str, Any], card: str) -> bool:
    """Whether the firework has that card already."""
    colour, rank = card.split()
    return bool(view["fireworks"][colour] >= int(rank))


def worth(view: Mapping[str, Any], hint: Hint) -> float:
    """How much a hint tells about cards that fit, less what it tells about cards that do not."""
    total = 0.0
    for card in view["hands"][hint.seat]:
        words = card["card"].split()
        known = card["colours"] if hint.about in card["colours"] else card["ranks"]
        if hint.about in words and len(known) > 1:
            total += 1.0 if fits(view, card["card"]) else -0.4
    return total


def most_useless(view: Mapping[str, Any], hand: Sequence[Odds]) -> int:
    """The place of the card most likely to be there already; among equals the oldest that no hint has pointed at."""
    mine = view["hands"][view["seat"]]

    def uselessness(i: int) -> tuple[float, bool, int]:
        gone = sum(chance for card, chance in hand[i].items() if is_over(view, card))
        return round(gone, 6), len(mine[i]["colours"]) > 1 and len(mine[i]["ranks"]) > 1, -i

    return max(range(len(hand)), key=uselessness)
