"""What Narcose says of options and cards: effects in words, prices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.narcose.options import Apply, Buy, Choose, Place, React, Use
from tablee.games.narcose.titles import Printed, Title
from tablee.kit.pack import Card
from tablee.reading import Remarks
from tablee.words import Words


class NarcoseRemarks(Remarks):
    def remark(self, view: Mapping[str, Any], option: object, words: Words) -> str:
        """The text of the effect or card that an option is about."""
        if isinstance(option, Apply):
            return line_of(option.card, option.line, words)
        if isinstance(option, (Buy, Place, Use, Choose)):
            return words.text(title(option.card, words).text)
        if isinstance(option, React) and option.at >= 0:
            struck = next((x["card"] for x in view["play"] if x["at"] == option.at), "")
            return words.name(struck) if struck else ""
        return ""

    def face(self, card: Card, words: Words) -> str:
        """Its price."""
        cost = card.cost if isinstance(card, Title) else None
        return words.say("board-price", n=cost) if cost is not None else ""


def title(id: str, words: Words) -> Printed:
    """The card with this id."""
    card = words.card(id)
    assert isinstance(card, Printed)
    return card


def line_of(id: str, line: int, words: Words) -> str:
    """One numbered line of a card."""
    return next(words.text(said.text) for said in title(id, words).lines if said.line == line)
