"""The one place for language: what a table says, in English or in French.

A catalogue is a Fluent file: `en.ftl` and `fr.ftl` beside this module for what every table says, the same names in a
game's folder for its own words, which come first. A game says, with its arguments as variables:

    event-<id>       what happened                             the event's arguments
    ask-<kind>       what is asked                             $seat who is asked, $seats all who are, $count how many
    option-<name>    an option: its text, or its class's name  $kind of the ask, and its fields
    act-<name>       something to do outside the turn          its fields
    over-<reason>    how it ended                              $winners, $scores

and, where it likes, `soft-<id>`, a softer word for `name-<id>` at tables with the option `softened`,
`setting-<option>`, `setting-<option>-<value>`, `label-<key of a view>`, `section-<kind of card>`,
`field-<field of a card>`, `field-<field>-<value>`, and `muted` with `muted-rule`: why a seat may not talk just now.

A message may have an attribute `.known`, used where all of its variables are there: `event-drew` for everybody, with
`.known = ... { AND($fates) }` for the seat that saw them. It still asks who reads: an open replay is read by nobody's seat.

A sentence is never glued together: names and nouns are given the form it needs, and the reader is spoken to. Besides
Fluent's own there are functions, with the rules themselves in `grammar`:

    SEAT($seat), SEATS($seats)     names; "you" for the reader, who comes last in a list
    NAME($card), NAMES($cards)     a card's name in the pack, or the message `name-<id>`; several alike are counted
    LIST($cards)                   the same, in order and one by one
    TEXT($card, field: "flavour")  what the pack says on a card in this field, its text by default; nothing where it has none
    AND($list), OR($list)          joined; PAIRS($seats, $others): who and whom
    YOU($seat)                     yes or no: the seat that reads
    BETWEEN($seat, $other)         by-you, to-you, self, own or others: two people in a sentence
    WHO($seats)                    you, with-you, one or many: the subject of a verb
    AGREE($card)                   m, f, mp or fp: what a verb or an adjective agrees with
    COUNT, SAME, HAS, SIGN, ABS    of a list, two ids, a list and an id, a number
    NTH($n, of: "m")               an ordinal; END($text): with a full stop, unless it ends in a mark
    DE($text), LE($text)           a person's name after "de"; a card's title with a small article

SEAT, NAME and the lists take `form:`, in French le, de, à, un; in English the, a, own; in both cite, in quotation marks
(the message `cite`, or `cite-<class of card>`). A thing that has an article has it in the message `noun-<id>`, with
`.gender` where the article does not tell; a title that begins with an article is read as one; any other is a proper name.
The reader has no form "de" or "own": a message needs a branch for that. Yes-or-no arguments are `yes` and `no`, and
nothing is `none`.

What goes wrong is said, too: an error carries a code, its English text and the facts in it, and other languages have it in
`errors.<lang>.ftl`, here and in a game's folder, as `error-<code>`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeVar

from fluent.runtime.errors import FluentReferenceError
from fluent.runtime.types import FluentNone, fluent_number

from tablee import grammar
from tablee.book import FOLDER as FOLDER
from tablee.book import Book, Listed, frozen, now
from tablee.book import cards_of as cards_of
from tablee.book import catalogue as catalogue
from tablee.kit import Game, Option, Question, Result, Seat
from tablee.kit.errors import CannotUndo, Worded
from tablee.kit.pack import Card

Lang = Literal["en", "fr"]
E = TypeVar("E", bound=Worded)
LANGS = ("en", "fr")
BOOKS = 64
"""Catalogues that are kept ready: a pack that somebody brings is a book of its own."""
NO_READER = ("de", "own")
"""Forms the reader does not have: one says "your", not "of you"."""
QUOTED = re.compile(r"""(['"])(.*)\1""", re.DOTALL)
SOMEBODY = re.compile("\ue000([0-9]+)\ue001([^\ue002]*)\ue002")
"""Where a sentence that is kept names a seat, and in which form: only the name is put in for each table anew."""


def language(chosen: str | None = None) -> Lang:
    """The language to speak: the chosen one if it is spoken here, else TABLEE_LANG, else what the system speaks, else English."""
    env = os.environ
    known = chosen if chosen and chosen.lower().startswith(LANGS) else None
    said = known or env.get("TABLEE_LANG") or env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or "en"
    return "fr" if said.lower().startswith("fr") else "en"


@lru_cache(4096)
def slug(text: str) -> str:
    """A text as a part of a message id."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def quoted(text: str, lang: str) -> str:
    """A text that is quoted as Python does, in the quotes of a language."""
    found = QUOTED.fullmatch(text) if lang == "fr" else None
    return f"«\u00a0{found[2]}\u00a0»" if found else text


def placed(text: str, lang: str) -> str:
    """A place in a file, part after part, with the colons of a language."""
    return re.sub(r"(?<=\S): ", "\u00a0: ", text) if lang == "fr" else text


def capital(text: str) -> str:
    """A sentence with a capital at its beginning."""
    return text[:1].upper() + text[1:]


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
        softened: bool = False,
    ) -> None:
        self.lang, self.game, self.viewer, self.names = lang, game, viewer, dict(names or {})
        self.book = book_of(lang, game, softened)
        if softened and not self.book.softer and self.book.file:
            self.book.softer = self._soften(self.book.file)

    @property
    def plain(self) -> bool:
        """Whether the game has no words of its own."""
        return self.book.file is None

    @property
    def cards(self) -> Mapping[tuple[str, str], Card]:
        """The cards of the pack, by section and id."""
        return self.book.cards

    def _soften(self, file: Path) -> dict[str, str]:
        """The game's hard names, each with the softer one that this table uses instead: `name-<id>` and `soft-<id>`."""
        ids = [entry.id.name.removeprefix("soft-") for entry in catalogue(file).body if hasattr(entry, "id")]
        return {self.say(f"name-{id}"): self.say(f"soft-{id}") for id in ids if self.has(f"soft-{id}")}

    # The functions of messages

    def _you_last(self, seats: Listed) -> list[Any]:
        return sorted(seats.items, key=lambda seat: seat == self.viewer)

    def _who(self, seats: Any) -> str:
        """Who the subject is: you, with-you, one, many."""
        items = seats.items if isinstance(seats, Listed) else [int(seats)]
        if self.viewer is not None and self.viewer in items:
            return "you" if len(items) == 1 else "with-you"
        return "one" if len(items) == 1 else "many"

    def _between(self, seat: Any, other: Any) -> str:
        """From whom to whom: by-you, to-you, self (you to yourself), own (somebody else to themself), others."""
        one, two = (None if str(whom) == "none" else int(whom) for whom in (seat, other))
        if one == two:
            return "self" if self.viewer is not None and one == self.viewer else "own"
        if self.viewer is None:
            return "others"
        return "by-you" if one == self.viewer else "to-you" if two == self.viewer else "others"

    def _counted(self, ids: list[Any], of: str, form: str) -> Iterable[str]:
        """Names, each once: several of a kind with their number."""
        for id in dict.fromkeys(ids):
            n = ids.count(id)
            yield self.noun(str(id), of, form) + (f"\u00a0×{n}" if n > 1 else "")

    def _said_on(self, id: str, of: str, field: str) -> str:
        """A field of words of a card; nothing where the pack leaves it out."""
        found = getattr(self.card(id, of), field, None)
        return self.text(found) if found else ""

    # Any message

    def has(self, id: str) -> bool:
        return bool(self.book.bundle.has_message(id))

    def say_or(self, id: str, otherwise: str) -> str:
        """The message with this id where the game has one, else something else."""
        return self.say(id) if self.has(id) else otherwise

    def say(self, id: str, /, **args: Any) -> str:
        """The message with this id. `.known` gives way only where a variable is missing: any other error is one."""
        if not self.has(id):
            if self.strict:
                raise LookupError(f"no message {id!r} in {self.lang}")
            return self._plainly(id, args)
        try:
            key = (id, self.viewer, *args, *map(frozen, args.values()))
            said = self.book.said.get(key)
        except TypeError:  # something that cannot be a key
            key, said = None, None
        if said is None:
            said = self._put_together(id, args)
            if key is not None:
                self.book.said.keep(key, said)
        return self._named(said)

    def _named(self, said: str) -> str:
        """A sentence that was kept, with the names of this table; as a part of another it keeps them open."""
        return SOMEBODY.sub(self._somebody, said) if now.reader is None and "\ue000" in said else said

    def _put_together(self, id: str, args: Mapping[str, Any]) -> str:
        """A sentence for any table at which this seat reads: whose names are in it is left open."""
        message, before = self.book.bundle.get_message(id), now.reader
        given = {name: self._argument(value) for name, value in args.items()}
        now.reader = self
        try:
            for pattern in (message.attributes.get("known"), message.value):
                if pattern is not None:
                    text, errors = self.book.bundle.format_pattern(pattern, given)
                    if not errors:
                        return str(text)
                    if self.strict and not any(isinstance(error, FluentReferenceError) for error in errors):
                        break
            if self.strict:
                raise LookupError(f"message {id!r} in {self.lang}: {errors}")
            return self._plainly(id, args) if isinstance(text, FluentNone) else text
        finally:
            now.reader = before

    def _somebody(self, found: re.Match[str]) -> str:
        return self.seat(int(found[1]), found[2])

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

    def join(self, items: Iterable[Any], word: Literal["and", "or"] = "and") -> str:
        """Several things in one phrase; none at all is "nothing"."""
        return grammar.joined([*items] or [self.say("nothing")], self.lang, word)

    def error(self, error: Exception) -> str:
        """What went wrong. English is the error's own; other languages have it in `errors.<lang>.ftl`, by its code."""
        match error:
            case CannotUndo():
                return self.say(f"cannot-undo-{error.reason}")
            case Worded() if self.knows(error):
                facts = {name: self._fact(name, fact) for name, fact in error.facts.items()}
                return self.say(f"error-{error.code}", **facts)
        return str(error)

    def fault(self, sort: type[E], id: str, **args: Any) -> E:
        """An error of this sort that is worded already, for this reader alone: the message's id is its code."""
        return sort(id, self.say(id, **args))

    def knows(self, error: Worded) -> bool:
        """Whether there are words for an error and for all that it has in it. They are read when they are needed first."""
        self.book.read_errors()
        inner = [fact for fact in error.facts.values() if isinstance(fact, Worded)]
        return self.has(f"error-{error.code}") and all(map(self.knows, inner))

    def _fact(self, name: str, fact: object) -> object:
        """A fact of an error, as long as a sentence bears: it may quote a stranger. A place keeps its parts apart, and what is quoted
        stands in quotes, as this language writes them."""
        match fact:
            case Exception():
                return self.error(fact)
            case list() | tuple():
                return [quoted(str(one)[:60], self.lang) for one in fact[:40]]
            case str() if name == "where":
                return placed(fact[:300], self.lang)
            case str():
                return quoted(fact[:300], self.lang)
        return fact

    # Names and nouns

    def seat(self, seat: Seat, form: str = "") -> str:
        """A seat's name; for its own reader it is "you", which has not every form: a message must have a branch for it."""
        if seat != self.viewer:
            if now.reader is not None:
                return f"\ue000{seat}\ue001{form}\ue002"
            return grammar.shaped(self.names.get(seat) or self.say("seat", number=seat + 1), form, person=True)
        if self.strict and form in NO_READER:
            raise LookupError(f"{form!r} of the reader: this message needs a branch for you")
        return grammar.shaped(self.say("you"), form, person=True)

    def card(self, id: str, of: str = "") -> Card | None:
        """The card with this id; `of` is the class of card, where two could have the same."""
        return self.cards.get((of or self.book.kinds.get(id, ""), id))

    def name(self, id: str, of: str = "") -> str:
        """A thing's bare name: a card's in the pack, or the message `name-<id>`."""
        if card := self.card(id, of):
            return self.text(card.name)
        said = self.say(f"name-{slug(id)}") if self.has(f"name-{slug(id)}") else id
        return self.book.softer.get(said, said)

    def noun(self, id: str, of: str = "", form: str = "") -> str:
        """A thing's name in the form a sentence needs: `noun-<id>` has its article, else its name is taken as it is."""
        if not form:
            return self.name(id, of)
        if form == "cite":
            own = f"cite-{of or self.book.kinds.get(id, '')}"
            return self.say(own if self.has(own) else "cite", name=self.name(id, of))
        if form == "a":
            return grammar.shaped(self.name(id, of), form)
        return grammar.shaped(self._with_article(id, of), form, self.gender(id, of))

    def gender(self, id: str, of: str = "") -> str:
        """m, f, mp or fp: what goes with this noun."""
        head, _ = grammar.parted(self._with_article(id, of))
        key = f"noun-{slug(id)}"
        told = self.book.bundle.get_message(key).attributes.get("gender") if self.has(key) else None
        gender = str(self.book.bundle.format_pattern(told)[0]) if told else "f" if head == "la " else "m"
        return f"{gender}p" if head == "les " and not gender.endswith("p") else gender

    def _with_article(self, id: str, of: str) -> str:
        key = f"noun-{slug(id)}"
        return self.say(key) if self.has(key) else self.name(id, of)

    def text(self, words: Any) -> str:
        """A pack's text, which is there in both languages; with softer names, where the table has chosen those."""
        said = str(getattr(words, self.lang))
        for hard, soft in self.book.softer.items():
            said = re.sub(rf"\b{re.escape(hard)}\b", soft, said)
        return said

    def printed(self, card: Card) -> str:
        """The name that stands on a card of the box, where that is not the one it has here."""
        box = self.game.cards.printed_in if self.game and self.game.cards else ""
        name = str(getattr(card.name, box)) if box else ""
        return "" if name == self.text(card.name) else name

    # What a table has

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
        key = sort, kind, option.__class__, option, self.viewer
        said = self.book.said.get(key)
        if said is None:
            id = f"{sort}-{slug(option if isinstance(option, str) else option.__class__.__name__)}"
            args = {"kind": kind, **({} if isinstance(option, str) else option._asdict())}
            if not self.has(id):
                return str(option) if self.plain else capital(self.say(id, **args))
            said = capital(self._put_together(id, args))
            self.book.said.keep(key, said)
        return capital(self._named(said)) if "\ue000" in said else said

    def reason(self, result: Result) -> str:
        """How the game ended, in one sentence."""
        id = f"over-{slug(result.reason)}"
        args = {"winners": result.winners, "scores": result.scores, "count": len(result.winners)}
        if self.plain and not self.has(id):
            return self.say("over", **args, reason=result.reason)
        return self._sentence(id, args)

    def _sentence(self, id: str, args: Mapping[str, Any]) -> str:
        return capital(self._plainly(id, args) if self.plain and not self.has(id) else self.say(id, **args)).rstrip()


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "SEAT": lambda seat, form="": now.reader.seat(int(seat), str(form)),
    "SEATS": lambda seats, form="": now.reader.join(
        now.reader.seat(seat, str(form)) for seat in now.reader._you_last(seats)
    ),
    "YOU": lambda seat: _yes(now.reader.viewer is not None and seat == now.reader.viewer),
    "WHO": lambda seats: now.reader._who(seats),
    "BETWEEN": lambda seat, other: now.reader._between(seat, other),
    "NAME": lambda id, of="", form="": now.reader.noun(str(id), str(of), str(form)),
    "NAMES": lambda ids, of="", form="": now.reader.join(now.reader._counted(ids.items, str(of), str(form))),
    "LIST": lambda ids, of="", form="": now.reader.join(
        now.reader.noun(str(id), str(of), str(form)) for id in ids.items
    ),
    "TEXT": lambda id, of="", field="text": now.reader._said_on(str(id), str(of), str(field)),
    "AGREE": lambda id, of="": now.reader.gender(str(id), str(of)),
    "COUNT": lambda listed: fluent_number(len(listed.items)),
    "SAME": lambda one, other: _yes(str(one) == str(other)),
    "HAS": lambda listed, one: _yes(str(one) in map(str, listed.items)),
    "PAIRS": lambda seats, others: now.reader.join(
        f"{now.reader.seat(one)}\u00a0→ {now.reader.seat(other)}"
        for one, other in zip(seats.items, others.items, strict=True)
    ),
    "AND": lambda listed: now.reader.join(listed.items),
    "OR": lambda listed: now.reader.join(listed.items, "or"),
    "DE": lambda text: grammar.shaped(str(text), "de", person=True),
    "LE": lambda text: grammar.shaped(str(text), "le" if now.reader.lang == "fr" else "the"),
    "END": lambda text: grammar.ended(str(text)),
    "NTH": lambda n, of="f": grammar.nth(int(n), now.reader.lang, str(of)),
    "SIGN": lambda n: "minus" if float(n) < 0 else "plus" if float(n) > 0 else "zero",
    "ABS": lambda n: fluent_number(abs(int(n))),
}
"""What messages may use, for whoever reads at the moment."""
_books: dict[Hashable, Book] = {}


def book_of(lang: str, game: Game[Any] | None, softened: bool = False) -> Book:
    """The book all tables share that are played in this language, with this game's words and these cards."""
    key = lang, softened, game and (game.folder, game.cards)
    book = _books.pop(key, None) or Book(lang, game, FUNCTIONS)
    _books[key] = book
    if len(_books) > BOOKS:
        del _books[next(iter(_books))]
    return book
