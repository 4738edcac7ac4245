"""What a reaction of Narcose would answer, in words: an effect, the five hallucinogens (NA-10.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.narcose.titles import Printed
from tablee.words import Words

View = Mapping[str, Any]


def answered(view: View, kind: str, words: Words) -> str:
    """What a question of this kind is about; "" where it asks for no reaction to either."""
    if kind == "react" and view["facing"]:
        facing = view["facing"]
        return words.say("about-react", card=facing["card"], zone=facing["zone"], text=text_of(facing, words))
    if kind == "ground":
        return words.say("about-ground", n=view["tally"]["hallucinogens"])
    return ""


def text_of(facing: View, words: Words) -> str:
    """The line that is about to be applied: one of the numbered ones, the malus, or the action effects of a stored card."""
    card = words.card(facing["card"])
    assert isinstance(card, Printed)
    kind = {"play": None, "malus": "malus", "rdr": "action"}[facing["zone"]]
    lines = [line for line in card.lines if (line.kind == kind if kind else line.line == facing["line"])]
    return " ".join(words.text(line.text) for line in lines)
