"""Packs: cards as data, with effects written as lists of small verbs. `PackError` says file, card, field and what was expected."""

from __future__ import annotations

import inspect
import json
import tomllib
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from tablee.kit.errors import PackError

F = TypeVar("F", bound=Callable[..., Any])
C = TypeVar("C", bound="Card")
Effect = list[dict[str, Any]]
BUDGET = 100


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    fr: str


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every card has. `origin`: printed in the rulebook, known from public sources, or designed by this project."""

    id: str
    name: Words
    text: Words
    origin: Literal["rulebook", "public", "original"]
    rule: str = ""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[pack]` table of a file."""

    game: str
    name: str
    title: Words
    version: int = 1
    extends: str = ""


class Verb(NamedTuple):
    """Something a card can say: a function with typed arguments; its docstring ends with an example."""

    name: str
    run: Callable[..., Any]
    takes: Mapping[str, Any]

    @property
    def doc(self) -> str:
        return inspect.getdoc(self.run) or ""

    @property
    def example(self) -> str:
        return self.doc.rsplit("Example:", 1)[-1].strip(" `.\n")


class Call(NamedTuple):
    """A verb with its arguments, as one card uses it."""

    verb: Verb
    args: tuple[Any, ...]
    where: str


class Doing:
    """The context of one effect or condition being worked out, and how many verbs it may still use."""

    __slots__ = ("budget",)

    def __init__(self) -> None:
        self.budget = BUDGET

    def spend(self, call: Call) -> None:
        """Count one verb; an effect that calls itself for ever is stopped here."""
        self.budget -= 1
        if self.budget < 0:
            raise PackError(
                f"{call.where}: this never ends (stopped after {BUDGET} verbs); does a card refer to itself?"
            )


class Verbs:
    """The verbs of one kind a game knows: used as a decorator. The first parameter is the context, the rest are typed."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.known: dict[str, Verb] = {}

    def __call__(self, run: F) -> F:
        hints = typing.get_type_hints(run, include_extras=True)
        names = list(inspect.signature(run).parameters)[1:]
        self.known[run.__name__] = Verb(run.__name__, run, {name: hints[name] for name in names})
        return run

    def compile(self, effect: Effect, where: str) -> tuple[Call, ...]:
        """The calls an effect is made of. A verb's key holds its first argument, further keys the others."""
        if not isinstance(effect, list):
            raise PackError(f"{where}: expected a list of verbs like [{{ {next(iter(self.known))} = ... }}]")
        return tuple(self._call(entry, f"{where}[{i}]") for i, entry in enumerate(effect))

    def _call(self, entry: object, where: str) -> Call:
        if not isinstance(entry, dict) or not entry:
            raise PackError(f"{where}: expected one verb in braces, got {entry!r}")
        named = [key for key in entry if key in self.known]
        if len(named) != 1:
            raise PackError(
                f"{where}: {', '.join(map(str, entry))} is no {self.kind}; there are {', '.join(self.known)}"
            )
        verb = self.known[named[0]]
        given = dict(entry)
        first = given.pop(verb.name)
        if not verb.takes and first == {}:
            return Call(verb, self._none_left(verb, given, where), where)
        if not verb.takes:
            raise PackError(f"{where}: {verb.name} takes nothing: write {{ {verb.name} = {{}} }}")
        names = list(verb.takes)
        if names[0] in given:
            raise PackError(f"{where}: {verb.name}: {names[0]} is given twice; for example {verb.example}")
        given = {names[0]: first, **given}
        args = tuple(self._argument(verb, name, given, where) for name in names)
        self._none_left(verb, given, where)
        return Call(verb, args, where)

    def _argument(self, verb: Verb, name: str, given: dict[str, Any], where: str) -> Any:
        if name not in given:
            raise PackError(f"{where}: {verb.name} needs {name!r}; for example {verb.example}")
        try:
            value = msgspec.convert(given.pop(name), verb.takes[name], strict=True)
        except msgspec.ValidationError as error:
            raise PackError(f"{where}: {verb.name}: {error}; for example {verb.example}") from None
        return tuple(value) if isinstance(value, list) else value

    def _none_left(self, verb: Verb, given: dict[str, Any], where: str) -> tuple[()]:
        if given:
            raise PackError(f"{where}: {verb.name} does not take {', '.join(given)}")
        return ()

    def schema(self) -> dict[str, Any]:
        """A JSON Schema of one entry, for editors."""
        return {"oneOf": [_entry_schema(verb) for verb in self.known.values()]}


def _entry_schema(verb: Verb) -> dict[str, Any]:
    names = [verb.name, *list(verb.takes)[1:]] if verb.takes else [verb.name]
    kinds = list(verb.takes.values()) or [None]
    parts = [{"type": "object", "maxProperties": 0} if kind is None else msgspec.json.schema(kind) for kind in kinds]
    return {
        "type": "object",
        "description": verb.doc,
        "properties": dict(zip(names, parts, strict=True)),
        "required": names,
        "additionalProperties": False,
    }


class Pack(NamedTuple):
    """A file that has been read: its head, its cards by section, and a digest of all it says."""

    head: Head
    cards: Mapping[str, Sequence[Any]]
    digest: str
    source: str

    def section(self, name: str, kind: type[C]) -> list[C]:
        return [card for card in self.cards.get(name, ()) if isinstance(card, kind)]


def read_pack(source: str, game: str, folder: Path, sections: Mapping[str, type[Card]], depth: int = 0) -> Pack:
    """The pack of that name shipped with the game (`base`), or a TOML file."""
    path = folder / "cards.toml" if source == "base" else Path(source)
    if depth > 8:
        raise PackError(f"{path.name}: [pack] extends: the packs lead back to one another")
    data = _parse(path, source)
    head = _convert(data.pop("pack", None), Head, f"{path.name}: [pack]")
    if head.game != game:
        raise PackError(f"{path.name}: this is a pack for {head.game!r}, not for {game!r}")
    cards: dict[str, list[Card]] = {name: [] for name in sections}
    digest = sha256()
    if head.extends:
        below = head.extends if head.extends == "base" else str(path.parent / head.extends)
        base = read_pack(below, game, folder, sections, depth + 1)
        digest.update(base.digest.encode())
        for name in sections:
            cards[name] += base.cards[name]
    for name in data:
        if name not in sections:
            raise PackError(f"{path.name}: there is no section [[{name}]]; there are {', '.join(sections)}")
    for name, kind in sections.items():
        cards[name] += _read_section(data.get(name, []), name, kind, path.name)
    for name, listed in cards.items():
        _no_two_alike(listed, name, path.name)
    digest.update(json.dumps([msgspec.to_builtins(head), data], sort_keys=True, ensure_ascii=False).encode())
    return Pack(head, cards, digest.hexdigest()[:16], path.name)


def _parse(path: Path, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise PackError(f"there is no pack {source!r}: give 'base' or the path of a TOML file") from None
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"{path.name} is not TOML: {error}") from None
    except (OSError, ValueError, RecursionError) as error:
        raise PackError(f"{path.name or repr(source)} cannot be read: {error}") from None


def _convert(value: Any, kind: type[Any], where: str) -> Any:
    if value is None:
        raise PackError(f"{where} is missing")
    try:
        return msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        raise PackError(f"{where}: {error}") from None


def _read_section(rows: object, name: str, kind: type[Card], file: str) -> Iterator[Card]:
    if not isinstance(rows, list):
        raise PackError(f"{file}: write [[{name}]] with double brackets, once for each card")
    for i, row in enumerate(rows):
        called = row.get("id", f"number {i + 1}") if isinstance(row, dict) else f"number {i + 1}"
        try:
            json.dumps(row)
        except TypeError:
            raise PackError(f"{file}: {name} {called}: a date or a time is not expected here") from None
        yield _convert(row, kind, f"{file}: {name} {called}")


def _no_two_alike(cards: Sequence[Card], name: str, file: str) -> None:
    seen: set[str] = set()
    for card in cards:
        for word in (card.id, card.name.en, card.name.fr):
            if word in seen:
                raise PackError(f"{file}: {name} {card.id}: two cards are called {word!r}")
        seen |= {card.id, card.name.en, card.name.fr}
