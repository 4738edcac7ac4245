"""The one place for language: what a table says, in English or in French.

A catalogue is a Fluent file: `en.ftl` and `fr.ftl` beside this module for what every table says, the same names in a
game's folder for its own words, which come first. A game says, with its arguments as variables:

    event-<id>       what happened                             the event's arguments
    ask-<kind>       what is asked                             $seat who is asked, $seats all who are, $count how many
    option-<name>    an option: its text, or its class's name  $kind of the ask, and its fields
    act-<name>       something to do outside the turn          its fields
    over-<reason>    how it ended                              $winners, $scores

and, where it likes, `setting-<option>`, `setting-<option>-<value>`, `label-<key of a view>`, `section-<kind of card>`,
`field-<field of a card>`, `field-<field>-<value>`, and `muted` with `muted-rule`: why a seat may not talk just now.

A message may have an attribute `.known`, used where all of its variables are there: `event-drew` for everybody, with
`.known = ... { AND($fates) }` for the seat that saw them. Besides Fluent's own there are the functions SEAT($seat), its
name; YOU($seat), `yes` for the seat that reads; SEATS($seats); NAME($card), a card's name in the pack, or the message
`name-<id>`; NAMES($cards); AND($list), OR($list). Yes-or-no arguments are `yes` and `no`, and nothing is `none`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType

from tablee.kit import Game, Option, Question, Result, Seat
from tablee.kit.pack import Card

Lang = Literal["en", "fr"]
FOLDER = Path(__file__).parent
JOINED = {"en": (" and ", " or "), "fr": (" et ", " ou ")}


def language(chosen: str | None = None) -> Lang:
    """The language to speak: the chosen one, else TABLEE_LANG, else what the system speaks, else English."""
    env = os.environ
    said = chosen or env.get("TABLEE_LANG") or env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or "en"
    return "fr" if said.lower().startswith("fr") else "en"


class Listed(FluentType):
    """A list as an argument; plainly shown with commas."""

    def __init__(self, items: Iterable[Any]) -> None:
        self.items = [*items]

    def format(self, locale: Locale) -> str:
        return ", ".join(map(str, self.items))


@cache
def catalogue(path: Path) -> Any:
    """The messages of a file."""
    return FluentResource(path.read_text(encoding="utf-8"))


def cards_of(game: Game[Any] | None) -> dict[str, list[Card]]:
    """The cards of a game's pack, by the name of their class."""
    found: dict[str, list[Card]] = {}
    for listed in vars(getattr(game, "cards", None) or object).values():
        if isinstance(listed, (list, tuple)) and listed and all(isinstance(card, Card) for card in listed):
            found[type(listed[0]).__name__.lower()] = [*listed]
    return found


def slug(text: str) -> str:
    """A text as a part of a message id."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


class Words:
    """What a table says to one reader."""

    strict: ClassVar[bool] = False
    """Whether a message that is missing is an error, as in tests, or is shown by its id."""

    def __init__(
        self,
        lang: str = "en",
        game: Game[Any] | None = None,
        *,
        viewer: Seat | None = None,
        names: Mapping[Seat, str] | None = None,
    ) -> None:
        self.lang, self.game, self.viewer, self.names = lang, game, viewer, dict(names or {})
        self.cards = {(kind, card.id): card for kind, cards in cards_of(game).items() for card in cards}
        self._bundle = FluentBundle([lang], functions=self._functions(), use_isolating=False)
        self._bundle.add_resource(catalogue(FOLDER / f"{lang}.ftl"))
        own = [game.folder / f"{code}.ftl" for code in (lang, "en")] if game else []
        files = [path for path in own if path.exists()]
        self.plain = not files
        """Whether the game has no words of its own."""
        for path in files[:1]:
            self._bundle.add_resource(catalogue(path), allow_overrides=True)

    def _functions(self) -> Any:
        return {
            "SEAT": lambda seat: self.seat(int(seat)),
            "SEATS": lambda seats: self.join(map(self.seat, seats.items)),
            "YOU": lambda seat: "yes" if self.viewer is not None and seat == self.viewer else "no",
            "NAME": lambda id, of="": self.name(str(id), str(of)),
            "NAMES": lambda ids, of="": self.join(self.name(str(id), str(of)) for id in ids.items),
            "AND": lambda listed: self.join(listed.items),
            "OR": lambda listed: self.join(listed.items, 1),
        }

    # Any message

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, id: str, /, **args: Any) -> str:
        """The message with this id."""
        if not self.has(id):
            if self.strict:
                raise LookupError(f"no message {id!r} in {self.lang}")
            return self._plainly(id, args)
        message = self._bundle.get_message(id)
        given = {name: self._argument(value) for name, value in args.items()}
        for pattern in (message.attributes.get("known"), message.value):
            if pattern is not None:
                text, errors = self._bundle.format_pattern(pattern, given)
                if not errors:
                    return str(text)
        if self.strict:
            raise LookupError(f"message {id!r} in {self.lang}: {errors}")
        return self._plainly(id, args) if isinstance(text, FluentNone) else text

    def _argument(self, value: Any) -> Any:
        match value:
            case bool():
                return "yes" if value else "no"
            case None:
                return "none"
            case int() | str() | float():
                return value
            case list() | tuple():
                return Listed(value)
        return str(value)

    def _plainly(self, id: str, args: Mapping[str, Any]) -> str:
        said = [f"{name} {self._plain_value(name, value)}" for name, value in args.items() if name != "kind"]
        return f"{id.partition('-')[2] or id}: {', '.join(said)}" if said else id.partition("-")[2] or id

    def _plain_value(self, name: str, value: Any) -> str:
        if name == "seat" and isinstance(value, int):
            return self.seat(value)
        return self.join(value) if isinstance(value, (list, tuple)) else str(value)

    def join(self, items: Iterable[Any], how: int = 0) -> str:
        """Several things in one phrase: with "and", or with "or"."""
        *first, last = [str(item) for item in items] or [self.say("nothing")]
        return f"{', '.join(first)}{JOINED[self.lang][how]}{last}" if first else last

    # What a table has

    def seat(self, seat: Seat) -> str:
        """A seat's name; for its own reader it is "you"."""
        if seat == self.viewer:
            return self.say("you")
        return self.names.get(seat) or self.say("seat", number=seat + 1)

    def name(self, id: str, of: str = "") -> str:
        """A card's name in the pack; `of` is the class of card, where two could have the same id."""
        for (kind, known), card in self.cards.items():
            if known == id and of in ("", kind):
                return self.text(card.name)
        return self.say(f"name-{slug(id)}") if self.has(f"name-{slug(id)}") else id

    def text(self, words: Any) -> str:
        """A pack's text, which is there in both languages."""
        return str(getattr(words, self.lang))

    def card(self, id: str, of: str = "") -> Card | None:
        """The card with this id."""
        return next((card for (kind, known), card in self.cards.items() if known == id and of in ("", kind)), None)

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as a sentence."""
        args = {name: value for name, value in event.items() if name not in ("id", "rule")}
        if event["id"] == "over":
            return self.reason(Result(tuple(args["winners"]), args["reason"]))
        return self._sentence(f"event-{slug(event['id'])}", args)

    def ask(self, question: Question, waiting: Iterable[Seat] = ()) -> str:
        """What is asked and of whom, in one sentence."""
        seats = [*waiting] or [question.seat]
        args = {"seat": question.seat, "seats": seats, "count": len(seats)}
        return self._sentence(f"ask-{slug(question.kind)}", args)

    def option(self, kind: str, option: Option) -> str:
        """An option, as a person reads it."""
        return self._choice("option", option, kind)

    def act(self, option: Option) -> str:
        """Something to do outside the turn."""
        return self._choice("act", option, "act")

    def _choice(self, sort: str, option: Option, kind: str) -> str:
        if isinstance(option, str):
            id, args = f"{sort}-{slug(option)}", {}
        else:
            id, args = f"{sort}-{slug(type(option).__name__)}", option._asdict()
        if self.plain and not self.has(id):
            return str(option)
        text = self.say(id, **{"kind": kind, **args})
        return text[:1].upper() + text[1:]

    def reason(self, result: Result) -> str:
        """How the game ended, in one sentence."""
        id = f"over-{slug(result.reason)}"
        args = {"winners": result.winners, "scores": result.scores, "count": len(result.winners)}
        if self.plain and not self.has(id):
            return self.say("over", **args, reason=result.reason)
        return self._sentence(id, args)

    def _sentence(self, id: str, args: Mapping[str, Any]) -> str:
        text = self._plainly(id, args) if self.plain and not self.has(id) else self.say(id, **args)
        return text[:1].upper() + text[1:]
