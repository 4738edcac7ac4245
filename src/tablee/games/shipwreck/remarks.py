"""What The Shipwreck Arcana says of plays, and of the active player's kept fate."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tablee.games.shipwreck.options import Place
from tablee.games.shipwreck.state import HOURS
from tablee.games.shipwreck.view import joined_by
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

    def doubt(self, insight: View, view: View, words: Words) -> str:
        """What everybody may think of the active player's kept fate: the likeliest value."""
        told = insight["public"].get(str(view["active"]))
        if not told:
            return ""
        value, chance = max(told["convention"].items(), key=lambda pair: Fraction(pair[1]))
        return words.say("doubt", value=int(value), chance=round(100 * Fraction(chance)), seat=view["active"])
