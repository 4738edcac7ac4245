"""What is printed on the cards of La Petite Mort, in letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.petite_mort import texts
from tablee.games.petite_mort.cards import Person, Scythe, Trait
from tablee.games.petite_mort.options import Attach, Give, Reap, Take
from tablee.kit.pack import Card
from tablee.reading import Remarks
from tablee.words import Words


class PetiteMortRemarks(Remarks):
    def remark(self, view: Mapping[str, Any], option: object, words: Words) -> str:
        """What is printed on the card an option is about."""
        if isinstance(option, (Give, Attach, Take)):
            return face(drawn(option.card, words), words)
        return face(drawn(option.scythe, words), words) if isinstance(option, Reap) else ""

    def face(self, card: Card, words: Words) -> str:
        return face(card, words)


def drawn(id: str, words: Words) -> Person | Trait | Scythe:
    """The card of a pile with this id, which no two of them share."""
    card = words.card(id, "person") or words.card(id, "trait") or words.card(id, "scythe")
    assert isinstance(card, (Person, Trait, Scythe))
    return card


def face(card: Card, words: Words) -> str:
    """Its pictograms and soul points; what a Reaping card needs, and its symbol."""
    match card:
        case Scythe():
            return words.say("needs", needs=words.text(texts.needs(card.needs)), symbol=card.symbol)
        case Person() | Trait():
            weak = [words.say(f"letter-{kind}") for kind in card.weak]
            strong = [f"+{words.say(f'letter-{kind}')}" for kind in card.strong]
            job = [words.say("letter-job")] if card.job else []
            return " ".join([*weak, *strong, *job, f"({card.souls})"])
    return ""
