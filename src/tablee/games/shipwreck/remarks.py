"""What The Shipwreck Arcana says of plays, and of the active player's kept fate."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tablee.games.shipwreck.options import HOURS_CARD, KEEP, PASS, Place
from tablee.games.shipwreck.state import HOURS, TRACK
from tablee.games.shipwreck.view import joined_by
from tablee.kit import Question
from tablee.reading import Remarks
from tablee.words import Words

View = Mapping[str, Any]


class ShipwreckRemarks(Remarks):
    def remark(self, view: View, option: object, words: Words) -> str:
        """What a play would cost its card."""
        if not isinstance(option, Place):
            return ""
        place = joined_by(view, option.at)
        spent, fades = place["hours"] + HOURS[option.fate], self.warns(view, option)
        return words.say("would-spend", spent=spent, moons=place["moons"], fades=fades, at=option.at)

    def warns(self, view: View, option: object) -> bool:
        """A play that fades its card."""
        return isinstance(option, Place) and option.fate in joined_by(view, option.at)["fading"]

    def closes(self, option: object) -> bool:
        """No prediction, no power, no question."""
        return option in (PASS, KEEP)

    def twice(self, view: View, option: object) -> bool:
        """To predict nothing although one marker alone still stands on the active player's line, or although that loses."""
        return option == PASS and (len(line_of(view)) == 1 or loses(view))

    def about(self, view: View, question: Question, words: Words) -> str:
        """What was played and what it leaves open, what doom is due, what comes in."""
        match question.kind:
            case "place":
                return self._before_the_play(view, question, words)
            case "swap":
                return words.say("about-swap", card=view["next"])
            case "discard-lower":
                return words.say("about-discard", kept=view["hand"][0])
            case "active-power" if not view["played"]:
                return words.say("about-before")
        return self._after_the_play(view, question, words)

    def _before_the_play(self, view: View, question: Question, words: Words) -> str:
        if any(option.at == HOURS_CARD for option in question.options if isinstance(option, Place)):
            return words.say("about-place-hours", card=view["row"][0]["card"])
        return words.say("about-place")

    def _after_the_play(self, view: View, question: Question, words: Words) -> str:
        where, kept = "hours" if view["on_hours"] else "row", view["hand"][0] if view["hand"] else 0
        played = {"seat": view["active"], "fate": view["played"], "where": where}
        said = [words.say("about-played", **played, kept=kept, line=line_of(view))]
        if view["due"]:
            said.append(words.say("about-due", due=view["due"], loses=loses(view)))
        if question.kind == "predict" and view["predictions"]:
            said.append(words.say("about-more", count=view["predictions"]))
        return " ".join(said)

    def doubt(self, insight: View, view: View, words: Words) -> str:
        """What everybody may think of the active player's kept fate: the likeliest value."""
        told = insight["public"].get(str(view["active"]))
        if not told:
            return ""
        value, chance = max(told["convention"].items(), key=lambda pair: Fraction(pair[1]))
        return words.say("doubt", value=int(value), chance=round(100 * Fraction(chance)), seat=view["active"])


def loses(view: View) -> bool:
    """SA-1.3: whether the doom that is due brings the marker to the end of its track."""
    return bool(view["due"]) and int(view["doom"]) + int(view["due"]) >= TRACK


def line_of(view: View) -> list[int]:
    """The markers that stand on the active player's line."""
    line: list[int] = next(seat["line"] for seat in view["seats"] if seat["seat"] == view["active"])
    return line
