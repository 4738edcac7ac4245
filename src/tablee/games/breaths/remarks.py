"""What Deep Regular Breaths says of questions, answers and cards."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tablee.games.breaths.actions import ACTIONS
from tablee.games.breaths.cards import CHARACTERISTICS, Knowledge, Situation, Trump
from tablee.games.breaths.options import ABANDON, DECLINE, GIVE_UP, GO_ON, KEEP, LET, PASS, Resolve, Vote
from tablee.kit import Question
from tablee.kit.pack import Card
from tablee.reading import Remarks
from tablee.words import Words

View = Mapping[str, Any]
CLOSING = {ABANDON, DECLINE, GO_ON, KEEP, LET, PASS}
TOLD = {
    "main-characteristic": "sheet",
    "vote-sacrifice": "vote-sacrifice",
    "vote-emancipation": "vote-emancipation",
    "hyperventilate": "hyperventilate",
}
"""The questions of which the same is told every time."""


class BreathsRemarks(Remarks):
    def remark(self, view: View, option: object, words: Words) -> str:
        """How many cards an action is likely to take, where the table shows aids; that a card which is needed is not there."""
        if self.warns(view, option):
            return words.say("card-missing")
        draws = view.get("aids", {}).get("draws", {}).get(str(view["holder"]), {})
        if isinstance(option, Vote):
            return self.candidate(view, view["seats"][option.seat], words)
        by = option.by if isinstance(option, Resolve) else drawn_in(option)
        if by not in draws:
            return ""
        mean = float(Fraction(draws[by]["mean"]))
        return words.say("would-take", mean=mean) if mean else words.say("never")

    def candidate(self, view: View, person: View, words: Words) -> str:
        """What matters of somebody who can be named: how many cards break a tie, or what a will draw would take."""
        if view["final"]["stage"] == 1:
            return words.say("cards-held", count=len(person["knowledge"]))
        return words.say("about-by", by="will", needs=wanted(person, "will", words))

    def warns(self, view: View, option: object) -> bool:
        """DB-17.8: one may draw for a card that is not in the reserve."""
        return isinstance(option, Resolve) and option.by == "card" and bool(view["situation"]["missing"])

    def closes(self, option: object) -> bool:
        """Passing, abandoning, letting it happen, keeping what one has, going on as before."""
        return isinstance(option, str) and option in CLOSING

    def twice(self, view: View, option: object) -> bool:
        """Giving up; passing with a draw one could make; abandoning a draw before its first card, or with a token to spend."""
        if option == PASS:
            me = view["seats"][view["holder"]]
            return bool(me["life"]) and not me["bound"]
        if option == ABANDON:
            draw = view["draw"]
            return not draw["drawn"] or bool(view["seats"][draw["seat"]]["tokens"].get(draw["characteristic"]))
        return option == GIVE_UP

    def about(self, view: View, question: Question, words: Words) -> str:
        """What is drawn for and what it takes, what would be resisted, what one cannot draw."""
        match question.kind:
            case "declare":
                return hindered(view, view["seats"][question.seat], words)
            case "draw":
                return words.say("about-draw", needs=needs(view, words), drawn=view["draw"]["drawn"], **deed(view))
            case "resist":
                need = wanted(view["seats"][question.seat], "will", words)
                return words.say("about-resist", needs=need, limit=len(view["air"]), **deed(view))
            case "resist-draw":
                draw = view["draw"]
                return words.say("about-resist-draw", needs=needs(view, words), left=draw["limit"] - draw["drawn"])
            case "fan" | "fan-part":
                return words.say("about-fan", count=len(view["reserve"]["known"]))
            case "put-back" if view["pile"][0]:
                return words.say("about-put-back", situation=view["pile"][0])
            case "give-up":
                return words.say("about-give-up", passes=view["passes"])
        return words.say(f"about-{TOLD[question.kind]}") if question.kind in TOLD else ""

    def face(self, card: Card, words: Words) -> str:
        """A trump shows its number, a knowledge card its kind and draw, a situation its urgency."""
        match card:
            case Trump():
                return str(card.number)
            case Knowledge():
                kind = [] if card.kind == "action" else [words.say(f"board-kind-{card.kind}")]
                return " · ".join([*kind, *([words.name(card.characteristic)] if card.characteristic else [])])
            case Situation() if card.urgent:
                return words.say("urgent")
        return ""


def drawn_in(option: object) -> str:
    """The characteristic in which an action that aims at nobody is drawn."""
    deed = ACTIONS.get(option) if isinstance(option, str) else None
    return CHARACTERISTICS[deed.by] if deed and deed.by >= 0 else ""


def deed(view: View) -> dict[str, Any]:
    """The announced action, for a sentence about it."""
    action, now = view["action"], view["situation"]
    told = {name: action[name] for name in ("kind", "seat", "target", "card")}
    return {**told, "situation": now["card"] if now else None}


def wanted(person: View, characteristic: str, words: Words) -> str:
    """What a player's draws in a characteristic succeed with."""
    return words.join(map(words.name, person["conditions"][characteristic]["of"]), "or")


def needs(view: View, words: Words) -> str:
    """What the running draw succeeds with: its maker's condition, or the one card that the situation wants."""
    draw = view["draw"]
    if draw["characteristic"]:
        return wanted(view["seats"][draw["seat"]], draw["characteristic"], words)
    now = view["situation"]
    card = words.card(now["card"], "situation")
    assert isinstance(card, Situation)
    return words.name(card.steps[now["progress"]].card)


def hindered(view: View, person: View, words: Words) -> str:
    """Why a player cannot draw now, or not in all characteristics. What draws take stands on everybody's plate."""
    if person["bound"]:
        return words.say("about-bound")
    if not person["life"]:
        return words.say("about-exhausted")
    return " · ".join(words.say("about-closed", by=name) for name in CHARACTERISTICS if name in view["closed"])
