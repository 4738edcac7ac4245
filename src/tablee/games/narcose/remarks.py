"""What Narcose says of options, cards and questions: effects in words, prices, what would remain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.narcose.facing import answered
from tablee.games.narcose.options import DONE, LET, NONE, STOP, Apply, Buy, Choose, Place, React, Use
from tablee.games.narcose.state import LIFE
from tablee.games.narcose.titles import Printed, Title
from tablee.kit import Question
from tablee.kit.pack import Card
from tablee.reading import Remarks
from tablee.words import Words

View = Mapping[str, Any]
CLOSING = (DONE, LET, NONE, STOP)


class NarcoseRemarks(Remarks):
    def remark(self, view: View, option: object, words: Words) -> str:
        """The text of the effect or card that an option is about; the life that a reaction to damage would leave."""
        if isinstance(option, Apply):
            return line_of(option.card, option.line, words)
        if isinstance(option, (Buy, Place, Use, Choose)):
            return words.text(title(option.card, words).text)
        if view["phase"] == "damage" and isinstance(option, React):
            struck = in_play(view, option.at)
            rest = life_after(view, title(option.card, words), option, struck)
            return (
                words.say("would-live-against", card=struck["card"], life=rest) if struck else would_live(rest, words)
            )
        if view["phase"] == "damage" and option == LET:
            return would_live(life_let(view), words)
        return ""

    def warns(self, view: View, option: object) -> bool:
        """To let damage happen that kills."""
        return option == LET and view["phase"] == "damage" and life_let(view) <= 0

    def closes(self, option: object) -> bool:
        """That is all, let it happen, none of them, stop there."""
        return option in CLOSING

    def twice(self, view: View, option: object) -> bool:
        """To end the actions while effects can still be applied."""
        between = view["phase"] == "actions" and view["doing"] is None
        return option == DONE and between and any(played["open"] for played in view["play"])

    def about(self, view: View, question: Question, words: Words) -> str:
        """What would be answered; else how much is left to do or to spend, or the effect for which something is chosen."""
        if question.kind == "effect":
            tally, still = view["tally"], sum(option != DONE for option in question.options)
            return words.say("about-effect", open=still, damage=tally["damage"], coins=tally["coins"])
        if question.kind == "buy":
            coins, discount = view["tally"]["coins"], view["tally"]["discount"]
            changed = "about-buy-changed" if discount else "about-buy"
            return words.say(changed, coins=coins, by=-discount)
        if question.kind == "react-damage":
            mixed = sum(played["mixed"] for played in view["play"])
            return words.say("about-damage", sum=view["tally"]["damage"], mixed=mixed, cards=striking(view))
        if question.kind == "reshuffle":
            return words.say("about-reshuffle", count=len(view["seats"][question.seat]["discard"]))
        return answered(view, question.kind, words) or cause(view, words)

    def face(self, card: Card, words: Words) -> str:
        """Its price."""
        cost = card.cost if isinstance(card, Title) else None
        return words.say("board-price", n=cost) if cost is not None else ""


# What a question is about


def cause(view: View, words: Words) -> str:
    """The effect under way, or in the purchases the event that has come up."""
    doing = view["doing"]
    if doing and doing["card"]:
        return words.say("about-doing", card=doing["card"])
    if view["phase"] == "buy" and view["events"]:
        event = view["events"][-1]
        return words.say("about-event", card=event, text=words.text(title(event, words).text))
    return ""


def striking(view: View) -> list[str]:
    """The cards that the damage comes from."""
    return [played["card"] for played in view["play"] if played["damage"] + played["mixed"]]


# What would remain


def would_live(life: int, words: Words) -> str:
    return words.say("would-live", life=max(0, life))


def struck_seat(view: View) -> View:
    """The seat that the damage strikes."""
    seat: View = view["seats"][1 - view["dealer"]]
    return seat


def life_let(view: View) -> int:
    """What the damage leaves, as it lies."""
    seat = struck_seat(view)
    life: int = seat["life"] - seat["hit"]
    return life


def life_after(view: View, card: Printed, option: React, struck: View | None) -> int:
    """What the damage leaves once this reaction has been made, and nothing else is answered."""
    assert card.reaction is not None
    seat = struck_seat(view)
    regained = sum(call.get("heal", 0) for call in card.reaction.then)
    life: int = min(LIFE, seat["life"] + regained)
    hit: int = seat["hit"]
    if option.how == "shield":
        return life
    if struck and option.how == "cancel":
        what = next(call["what"] for call in card.reaction.do if "cancel" in call)
        hit -= struck["mixed"] + (0 if what == "mix" else struck["damage"])
    return life - hit


def in_play(view: View, at: int) -> View | None:
    """The card in play with this number."""
    return next((played for played in view["play"] if played["at"] == at), None)


# Cards


def title(id: str, words: Words) -> Printed:
    """The card with this id."""
    card = words.card(id)
    assert isinstance(card, Printed)
    return card


def line_of(id: str, line: int, words: Words) -> str:
    """One numbered line of a card."""
    return next(words.text(said.text) for said in title(id, words).lines if said.line == line)
