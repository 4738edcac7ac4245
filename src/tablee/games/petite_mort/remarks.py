"""What is printed on the cards of La Petite Mort, in letters, and what its questions are about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tablee.games.petite_mort import texts
from tablee.games.petite_mort.cards import Cards, Person, Scythe, Trait
from tablee.games.petite_mort.options import NO_MORE, NO_TOKEN, Attach, Give, Reap, Take, read
from tablee.kit import Question
from tablee.kit.pack import Card
from tablee.reading import Remarks
from tablee.words import Words


class PetiteMortRemarks(Remarks):
    def __init__(self, cards: Cards) -> None:
        self.needs = {card.id: Counter(card.needs) for card in cards.scythes}

    def remark(self, view: Mapping[str, Any], option: object, words: Words) -> str:
        """What is printed on the card an option is about."""
        if isinstance(option, (Give, Attach, Take)):
            return face(drawn(option.card, words), words)
        return face(drawn(option.scythe, words), words) if isinstance(option, Reap) else ""

    def closes(self, option: object) -> bool:
        return option in (NO_MORE, NO_TOKEN)

    def twice(self, view: Mapping[str, Any], option: object) -> bool:
        """PM-9.1: a token is free; PM-7.12: whoever reaps nobody though somebody could be reaped has thought about it. A view
        does not say whose it is, so one's own characters count."""
        if option == NO_MORE and view["phase"] == "reap" and not sealed(view):
            return any(self.fits(scythe, life) for scythe in view["hand"]["scythes"] for life in lives(view))
        return option == NO_TOKEN

    def fits(self, scythe: str, life: Mapping[str, Any]) -> bool:
        """PM-7.5: all that the card needs is left of the character's weaknesses."""
        return all(life["net"].get(kind, 0) >= n for kind, n in self.needs[scythe].items())

    def about(self, view: Mapping[str, Any], question: Question, words: Words) -> str:
        """The round, which part of the answer is asked for, and what it is for."""
        given, options = sealed(view), [option for option in question.options if not self.closes(option)]
        facts: dict[str, Any] = {"round": view["round"], "n": 1 + len(given)}
        match question.kind:
            case "give":
                facts["to"] = options[0].to
            case "powa":
                facts["left"] = sum(view["seats"][question.seat]["tokens"].values()) - len(given) // 2
            case "powa-on":
                facts["kind"] = given[-1].kind
            case "reap":
                facts |= {"of": len(view["hand"]["scythes"]), "lives": len({option.life for option in options})}
            case "share":
                facts |= shared(view, options[0].card, given)
        return words.say(f"about-{question.kind}", **facts)

    def face(self, card: Card, words: Words) -> str:
        return face(card, words)


def sealed(view: Mapping[str, Any]) -> list[Any]:
    """What this seat has answered so far and nobody else has seen."""
    return [read(said) for said in view["table"].get("sealed", ())]


def lives(view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [life for place in view["seats"] for life in place["lives"]]


def shared(view: Mapping[str, Any], card: str, taken: list[Any]) -> dict[str, Any]:
    """PM-8.1: whose cards are shared, how many of them fall to the reaper, and which of those is asked for."""
    for place in view["seats"]:
        for life in place["lives"]:
            cards = [life["person"], *life["traits"]]
            if card in cards:
                had = sum(take.card in cards for take in taken)
                return {"life": life["person"], "owner": place["seat"], "n": 1 + had, "of": life["half"]}
    raise LookupError(card)


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
