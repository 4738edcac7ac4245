"""The bot that does anything it may."""

from __future__ import annotations

from random import Random

from tablee.kit import Option
from tablee.kit.chair import Chair


def random_bot(chair: Chair, rng: Random) -> Option | None:
    """Any option, each as likely; what is optional it lets pass three times out of four."""
    ask = chair.ask
    if ask is None or (ask.optional and rng.random() < 0.75):
        return None
    return ask.options[int(rng.random() * len(ask.options))]
