"""What Tesseract says of cells, of answers that end something, and of what a question is about."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tablee.games.tesseract.cubes import CUBE, value_of
from tablee.games.tesseract.options import DONE, END, KEEP, LET, REFUSE, At, Be
from tablee.games.tesseract.threat import breaches_at
from tablee.kit import Question
from tablee.reading import Remarks
from tablee.words import Words

View = Mapping[str, Any]
CLOSING = (END, DONE, KEEP, LET, REFUSE)
REWARDED = 4
"""No card is of a higher level."""


class TesseractRemarks(Remarks):
    def remark(self, view: View, option: object, words: Words) -> str:
        """What lies at a cell, what a scientist can do, and what is left when the Action phase ends."""
        if option == END and view["actions"]:
            return words.say("actions-left", n=view["actions"])
        if isinstance(option, Be):
            return words.say("scientist-here", card=option.card)
        if not isinstance(option, At):
            return ""
        column = view["block"][option.cell]
        return words.say("cube-here", cube=column[-1], floor=len(column)) if column else words.say("cell-bare")

    def closes(self, option: object) -> bool:
        return option in CLOSING

    def twice(self, view: View, option: object) -> bool:
        """The end of the Action phase with actions left; and a scientist, who is chosen for the whole game."""
        return isinstance(option, Be) or bool(option == END and view["actions"])

    def about(self, view: View, question: Question, words: Words) -> str:
        """How much is left to do, what was rolled or is offered, what the Threat risks; else which card asks, in its words."""
        match question.kind:
            case "action":
                return words.say("about-action", n=view["actions"])
            case "react":
                return rolled(view, words)
            case "consent":
                offer = view["offer"]
                return words.say("about-swap" if offer["back"] else "about-consent", **offer)
            case "prime":
                return threat(view, words)
            case "reroll":
                left = len(view["picked"][-1].split()) - 2
                return words.say("about-reroll", count=left, level=min(left, REWARDED))
            case "put" if view["rolled"]:
                return words.say("about-put", cube=view["rolled"])
            case "recolour-removed":
                return words.say("about-card", card=view["scientists"][view["active"]]["card"])
            case "corner" | "event-cube" | "shield" | "spare" | "match" | "bring-back" as kind:
                return words.say(f"about-{kind}")
        return effect(view, question, words)


def rolled(view: View, words: Words) -> str:
    """What becomes of the cube just rolled if nobody responds."""
    cube = view["rolled"]
    value = value_of(CUBE[cube])
    return words.say("about-react", cube=cube, breaches=breaches_at(len(view["wells"][value - 1]) + 1))


def threat(view: View, words: Words) -> str:
    """How likely a breach is; nothing at set-up, where none is counted."""
    if not view["threat"]:
        return ""
    safe = Fraction(view["threat"][0]["breaches"]["0"])
    return words.say("about-prime", chance=round(100 * (1 - safe)))


def effect(view: View, question: Question, words: Words) -> str:
    """The card whose effect asks: the one being played, a Containment card, or the active scientist's, who deepens."""
    scientist = view["scientists"][view["active"]]["card"]
    for card in (view["playing"], *(column["card"] for column in view["columns"]), scientist):
        found = words.card(card) if card else None
        if found and found.rule == question.rule:
            return words.say("about-deepen" if card == scientist else "about-card", card=card)
    return ""
