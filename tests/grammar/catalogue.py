"""Every message of a catalogue, said with all kinds of arguments: what random games do not reach.

What an argument may be follows from how a message uses it: `SEAT($x)` is a seat, `[one]` below `$x` a number, `[m]` one of the
keys. What does not follow is in `<catalogue>.toml`: for an argument's name, and for a name in one message.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import product
from math import prod
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from tests.grammar.lint import NAMES
from tests.grammar.said import UNSAID, Said

from tablee.book import Book
from tablee.grammar import elides, parted
from tablee.words import FUNCTIONS, Words, catalogue

HERE = Path(__file__).parent
MOST = 300
"""How many combinations of arguments are tried of one message and one reader."""
NUMBERS = [0, 1, 2, 11]
SEATS = [0, 1, 2, 4]
"""The reader, if a seat reads; a vowel; a mute h; a consonant."""
GROUPS = [[0], [1], [0, 2], [1, 4], [0, 1, 2], [1, 2, 4]]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
USES = {
    "SEAT": "seat",
    "YOU": "seat",
    "BETWEEN": "seat",
    "SEATS": "seats",
    "WHO": "seats",
    "PAIRS": "seats",
    "NAME": "thing",
    "TEXT": "thing",
    "AGREE": "thing",
    "SAME": "thing",
    "NAMES": "things",
    "LIST": "things",
    "HAS": "things",
    "COUNT": "things",
    "AND": "list",
    "OR": "list",
    "NTH": "ordinal",
    "SIGN": "signed",
    "ABS": "signed",
    "DE": "player",
    "LE": "title of a thing",
    "END": "phrase",
}
"""What an argument of a function is."""


def within(node: Any, kind: type[Any]) -> Iterator[Any]:
    """All parts of this kind in a message, itself included."""
    if isinstance(node, kind):
        yield node
    for child in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for inner in child if isinstance(child, list) else [child]:
            yield from within(inner, kind)


class Use(NamedTuple):
    """One way a message uses an argument: inside a function, as a selector with these keys, or by itself."""

    function: str
    of: str
    keys: tuple[str, ...]


class Catalogue:
    """The messages of one file, its words, and what its arguments may be."""

    def __init__(self, file: Path, words: Words, kinds: str) -> None:
        self.words = words
        words.book = Book(words.lang, words.game, FUNCTIONS)
        words.book.bundle.add_resource(catalogue(file), allow_overrides=True)
        parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
        self.messages = {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}
        common, own = (_read(HERE / f"{name}.toml") for name in ("shell", kinds))
        self.kinds = {**common.get("kinds", {}), **own.get("kinds", {})}
        self.arguments = {**common.get("arguments", {}), **own.get("arguments", {})}
        self.special = {**common.get("messages", {}), **own.get("messages", {})}

    def said(self) -> Iterator[Said]:
        """Every message, and what those who know more are told, to a seat and to nobody's."""
        for id, message in self.messages.items():
            for pattern in (message.value, *(part.value for part in message.attributes if part.id.name == "known")):
                for args in self.combinations(id, pattern) if pattern else ():
                    for viewer in (0, None):
                        yield self._say(id, viewer, args)

    def _say(self, id: str, viewer: int | None, args: dict[str, Any]) -> Said:
        self.words.viewer = viewer
        try:
            text = self.words.say(id, **args)
        except LookupError as error:
            text = f"{UNSAID} {error}"
        is_sentence = id.startswith(("event-", "ask-", "over-", "option-", "act-"))
        return Said(id, viewer, text[:1].upper() + text[1:] if is_sentence else text)

    def combinations(self, id: str, pattern: Any) -> Iterator[dict[str, Any]]:
        """The product of what each argument may be; where that is too much, as many of them by lot, each value among them."""
        uses = self.uses(pattern)
        values = {name: self.values(id, name, used) for name, used in uses.items()}
        if prod(map(len, values.values())) <= MOST:
            made = [dict(zip(values, row, strict=True)) for row in product(*values.values())]
        else:
            rng, longest = Random(id), max(map(len, values.values()))
            rows = [[listed[n % len(listed)] for listed in values.values()] for n in range(longest)]
            rows += [[rng.choice(listed) for listed in values.values()] for _ in range(MOST - longest)]
            made = [dict(zip(values, row, strict=True)) for row in rows]
        apart = self.told(id).get("apart", [])
        for args in made:
            whole = {name: args[name] for name in ("seats", "winners") if isinstance(args.get(name), list)}
            for listed in whole.values():
                args |= {"count": len(listed)} if "count" in args else {}
            among = id.startswith("ask-") and "seat" in args and args["seat"] not in args.get("seats", [args["seat"]])
            if not among and len({str(args.get(name)) for name in apart}) == len(apart):
                yield args

    def told(self, id: str) -> dict[str, Any]:
        """What is told of the arguments of one message, by its id or by a pattern that fits it."""
        return {name: kind for key, told in self.special.items() if fnmatch(id, key) for name, kind in told.items()}

    def uses(self, pattern: Any) -> dict[str, list[Use]]:
        """How a pattern, with the messages it refers to, uses each argument."""
        found: dict[str, list[Use]] = {}
        for reference in within(pattern, ast.MessageReference):
            found |= self.uses(self.messages[reference.id.name].value) if reference.id.name in self.messages else {}
        inside = set()
        for call in within(pattern, ast.FunctionReference):
            of = next((str(named.value.value) for named in call.arguments.named if named.name.name == "of"), "")
            for n, argument in enumerate(call.arguments.positional):
                if isinstance(argument, ast.VariableReference):
                    inside.add(id(argument))
                    found.setdefault(argument.id.name, []).append(Use(_part(call.id.name, n), of, ()))
        for choice in within(pattern, ast.SelectExpression):
            if isinstance(choice.selector, ast.VariableReference):
                inside.add(id(choice.selector))
                keys = tuple(
                    getattr(variant.key, "name", getattr(variant.key, "value", "")) for variant in choice.variants
                )
                found.setdefault(choice.selector.id.name, []).append(Use("", "", keys))
        for variable in within(pattern, ast.VariableReference):
            if id(variable) not in inside:
                found.setdefault(variable.id.name, []).append(Use("", "", ()))
        return found

    def values(self, id: str, name: str, uses: list[Use]) -> list[Any]:
        """What an argument may be: as told for this message or this name, else as it is used."""
        told = self.told(id).get(name, self.arguments.get(name))
        if told is not None:
            return self.of_kind(told, uses)
        for use in uses:
            if use.function in USES:
                return self.of_kind(USES[use.function], uses)
        keys = [key for use in uses for key in use.keys]
        if keys and not all(key in PLURALS or key.isdecimal() for key in keys):
            return [*dict.fromkeys(keys)]
        return sorted({*NUMBERS, *(int(key) for key in keys if key.isdecimal())})

    def of_kind(self, kind: Any, uses: list[Use]) -> list[Any]:
        """The values of a kind: those listed (perhaps by language), or by its name: one of these, or a class of card."""
        if isinstance(kind, dict):
            kind = kind[self.words.lang]
        if isinstance(kind, list):
            return kind
        if kind in self.kinds:
            return self.of_kind(self.kinds[kind], uses)
        of = next((use.of for use in uses if use.of), "")
        match kind:
            case "number":
                return NUMBERS
            case "ordinal":
                return [1, 2, 3, 11]
            case "signed":
                return [-2, -1, 0, 1, 2]
            case "seat":
                return SEATS
            case "seats":
                return GROUPS
            case "some":
                return NUMBERS[1:]
            case "list":
                return [[3], [3, 5], [1, 2, 7]]
            case "player":
                return [*NAMES]
            case "thing":
                return self.things(of)
            case "title of a thing":
                return [self.words.name(thing) for thing in self.things(of)]
            case "things":
                return _several(self.things(of))
            case "phrase":
                return ["Passer", "Plus haut\u202f?"] if self.words.lang == "fr" else ["Pass", "Above 2?"]
        if kind.startswith("several "):
            return _several(self.of_kind(kind.removeprefix("several "), uses))
        return self.things(kind)

    def things(self, of: str = "") -> list[str]:
        """One thing of each kind of title: with le, la, l’, les; a proper name before which one elides or does not; one that
        ends in a mark. `of`: of this class of card only."""
        names = [id.removeprefix("name-") for id in self.messages if id.startswith("name-")]
        ids = [id for kind, id in self.words.cards if of in ("", kind)] or names
        found: dict[Any, str] = {}
        for id in ids:
            title = self.words._with_article(id, of)
            article, rest = parted(title, self.words.lang)
            found.setdefault((article, elides(rest) and not article, title[-1:] in "?!…"), id)
        return [*found.values()] or [of]


def _several(one: list[Any]) -> list[list[Any]]:
    """Lists of one, two and three, and one with two alike."""
    return [one[:1], one[:2], one[:3], [*one[:1] * 2, *one[1:2]]]


def _part(function: str, n: int) -> str:
    """What the n-th argument of a function is like: the second of HAS is one thing, where the first are several."""
    return "NAME" if function == "HAS" and n else function


def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
