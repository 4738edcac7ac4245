"""What a pack's cards say: their words, and their other fields as labelled facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from tablee.kit import Game
from tablee.kit.pack import Bilingual, Card, Effect
from tablee.words import Words, cards_of

COMMON = ("id", "name", "text", "tag", "lines", "origin", "rule")


class Fact(NamedTuple):
    """A field of a card that others need not have. `value` is in words, as far as there are any; `raw` as the pack has it."""

    name: str
    label: str
    value: str
    raw: Any
    is_effect: bool
    """Whether it holds verbs."""


class Line(NamedTuple):
    """A line of a card's text. `kind` is the game's own word for what it is, `line` its number as options and views count them,
    0 for none."""

    kind: str
    line: int
    text: str


class CardText(NamedTuple):
    """A card in its reader's language. `printed`: what it is called on the box's own card, where that is another name; `lines`: its
    text line by line, of a game whose cards have `lines`."""

    id: str
    name: str
    printed: str
    text: str
    tag: str
    lines: list[Line]
    origin: str
    origin_label: str
    rule: str
    facts: list[Fact]


class Section(NamedTuple):
    """All cards of one kind, and what they are called together."""

    kind: str
    label: str
    cards: list[CardText]


def sections(game: Game[Any], words: Words) -> list[Section]:
    """Every card of a game's pack."""
    return [
        Section(kind, heading(kind, words), [read_card(card, words) for card in cards])
        for kind, cards in cards_of(game).items()
    ]


def heading(kind: str, words: Words) -> str:
    """What cards of one kind are called together."""
    return words.say_or(f"section-{kind}", kind)


def pack_title(game: Game[Any], words: Words) -> str:
    """What the pack a game is played with is called."""
    return words.text(game.cards.head.title) if game.cards else ""


def read_card(card: Card, words: Words) -> CardText:
    """What a card says and shows."""
    tag = getattr(card, "tag", None)
    return CardText(
        id=card.id,
        name=words.text(card.name),
        printed=words.printed(card),
        text=words.text(card.text),
        tag=words.text(tag) if isinstance(tag, Bilingual) else "",
        lines=[Line(line.kind, line.line, words.text(line.text)) for line in getattr(card, "lines", ())],
        origin=card.origin,
        origin_label=words.say(f"origin-{card.origin}"),
        rule=card.rule,
        facts=[*facts(card, words)],
    )


def titled(card: Card, words: Words) -> str:
    """A card's name as its sheet begins: the one on the box first, ours beside it."""
    return " · ".join(name for name in (words.printed(card), words.text(card.name)) if name)


def facts(card: Card, words: Words) -> Iterator[Fact]:
    """The fields that are not every card's, where they hold anything."""
    for field in msgspec.structs.fields(type(card)):
        raw = getattr(card, field.name)
        if field.name not in COMMON and raw not in ("", [], None):
            label = words.say_or(f"field-{field.name}", field.name)
            yield Fact(field.name, label, in_words(raw, field.name, words), raw, field.type == Effect)


def in_words(raw: Any, field: str, words: Words) -> str:
    """A field's value in words: another card by its name; nothing for lists and verbs, nor for what a card is not."""
    if isinstance(raw, Bilingual):
        return words.text(raw)
    if isinstance(raw, bool):
        return words.say("fact-yes") if raw else ""
    if isinstance(raw, str) and words.card(raw):
        return words.name(raw)
    if isinstance(raw, (str, int)):
        return words.say_or(f"field-{field}-{raw}", words.name(raw) if isinstance(raw, str) else str(raw))
    return ""


def printed(card: Card, words: Words) -> dict[str, str]:
    """The sentences on a card by field, in the order of its fields, without its name."""
    fields = [field.name for field in msgspec.structs.fields(type(card)) if field.name != "name"]
    said = {name: getattr(card, name) for name in fields}
    texts = {name: words.text(value) for name, value in said.items() if isinstance(value, Bilingual)}
    return {name: text for name, text in texts.items() if text}
