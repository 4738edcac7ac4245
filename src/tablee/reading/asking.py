"""What is asked, what may be answered and what a group proposes, in words; and the rule behind each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tablee.kit import Follow, Option, Question, Seat, Table
from tablee.reading.boards import remarks_of
from tablee.words import Words, capital


class Offer(NamedTuple):
    """An option as somebody reads it: `note`, a few words more, whether those warn, and the rule behind it. `closes`, `twice`: as
    the game's remarks say."""

    option: Option
    label: str
    note: str
    warns: bool
    rule: str
    closes: bool
    twice: bool


class Proposal(NamedTuple):
    """What a seat of a group would do, as its text and in a sentence."""

    seat: Seat
    text: str
    sentence: str


def heard(told: Sequence[Question], seat: Seat | None) -> Question:
    """Of the questions a seat is told of, the one that is its own, else the first."""
    return next((question for question in told if question.seat == seat), told[0])


def sentence(question: Question, told: Sequence[Question], words: Words) -> str:
    """What is asked and of whom: of all those who are asked the same."""
    return words.ask(question, [other.seat for other in told if other.kind == question.kind])


def offers(
    table: Table[Any], question: Question, view: Mapping[str, Any], words: Words, *, mine: bool = True
) -> Iterator[Offer]:
    """The options of a question. Only whoever is asked is told remarks and single rules: they speak of what that seat sees."""
    remarks = remarks_of(table.game)
    for option in question.options:
        label, closes = words.option(question.kind, option), remarks.closes(option)
        if mine:
            note, warns = remarks.remark(view, option, words), remarks.warns(view, option)
            rule = rule_of(table, question, option, words)
            yield Offer(option, label, note, warns, rule, closes, remarks.twice(view, option))
        else:
            yield Offer(option, label, "", False, question.rule, closes, False)


def about(table: Table[Any], question: Question, view: Mapping[str, Any], words: Words) -> str:
    """What the game adds to a question for whoever is asked; "" for nothing."""
    return remarks_of(table.game).about(view, question, words)


def rule_of(table: Table[Any], question: Question, option: Option, words: Words) -> str:
    """The rule behind an option: that of the card it names, else the one the game would cite for it."""
    for part in option if isinstance(option, tuple) else ():
        card = words.card(part) if isinstance(part, str) else None
        if card and card.rule:
            return card.rule
    return table.game.refuse(table.state, question, str(option))


def proposals(table: Table[Any], question: Question, words: Words) -> list[Proposal]:
    """Who proposes what, in a group; [] where no group is asked."""
    held = table.talk.held if table.talk else {}
    return [proposal(seat, option, question, words) for seat, option in sorted(held.items())]


def proposal(seat: Seat, option: Option, question: Question, words: Words) -> Proposal:
    """What one seat proposes, or whom it follows."""
    if isinstance(option, Follow):
        said = words.say("follows", seat=seat, whom=option.seat)
    else:
        said = words.say("proposes", seat=seat, what=words.option(question.kind, option))
    return Proposal(seat, str(option), capital(said))
