"""Packs: cards as data, with effects written as lists of small verbs. `PackError` says file, card, field and what was expected."""

from __future__ import annotations

import inspect
import json
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from tablee.kit.errors import PackError, brief, misfit
from tablee.kit.files import read_file, reason
from tablee.kit.toml import PACK_SIZE, called, parse_toml

F = TypeVar("F", bound=Callable[..., Any])
C = TypeVar("C", bound="Card")
Effect = list[dict[str, Any]]
BUDGET = 100
UNREAD = ("origin", "rule", "source")
"""Fields of cards that say where they come from, besides their words: no rule reads them."""


class Bilingual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    fr: str


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every card has. `origin`: printed in the rulebook, known from public sources, or designed by this project."""

    id: str
    name: Bilingual
    text: Bilingual
    origin: Literal["rulebook", "public", "original"]
    rule: str = ""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[pack]` table of a file. `former`, of a pack that is shipped: digests by which it was known before."""

    game: str
    name: str
    title: Bilingual
    version: int = 1
    extends: str = ""
    former: list[str] = []


class Verb(NamedTuple):
    """Something a card can say: a function with typed arguments; its docstring ends with an example. `facts`: what else the
    game says of it, such as when it can be used."""

    name: str
    run: Callable[..., Any]
    takes: Mapping[str, Any]
    facts: Mapping[str, Any]

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
                "pack-endless",
                "{where}: this never ends (stopped after {budget} verbs); does a card refer to itself?",
                where=call.where,
                budget=BUDGET,
            )


class Verbs:
    """The verbs of one kind a game knows: used as a decorator, which may be given facts about the verb. The first parameter is
    the context, the rest are typed."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.known: dict[str, Verb] = {}

    @typing.overload
    def __call__(self, run: F, /) -> F: ...

    @typing.overload
    def __call__(self, /, **facts: Any) -> Callable[[F], F]: ...

    def __call__(self, run: F | None = None, /, **facts: Any) -> F | Callable[[F], F]:
        def declare(run: F) -> F:
            hints = typing.get_type_hints(run, include_extras=True)
            names = list(inspect.signature(run).parameters)[1:]
            self.known[run.__name__] = Verb(run.__name__, run, {name: hints[name] for name in names}, facts)
            return run

        return declare(run) if run else declare

    def compile(self, effect: Effect, where: str) -> tuple[Call, ...]:
        """The calls an effect is made of. A verb's key holds its first argument, further keys the others."""
        if not isinstance(effect, list):
            raise PackError(
                "pack-no-list",
                "{where}: expected a list of verbs like [{{ {verb} = ... }}]",
                where=where,
                verb=next(iter(self.known)),
            )
        return tuple(self._call(entry, f"{where}[{i}]") for i, entry in enumerate(effect))

    def _call(self, entry: object, where: str) -> Call:
        if not isinstance(entry, dict) or not entry:
            raise PackError(
                "pack-one-verb", "{where}: expected one verb in braces, got {found}", where=where, found=brief(entry)
            )
        named = [key for key in entry if key in self.known]
        if len(named) != 1:
            raise PackError(
                "pack-unknown-verb",
                "{where}: {found} is no {kind}; there are {expected}",
                where=where,
                found=[*map(str, entry)],
                kind=self.kind,
                expected=[*self.known],
            )
        verb = self.known[named[0]]
        given = dict(entry)
        first = given.pop(verb.name)
        if not verb.takes and first == {}:
            return Call(verb, self._none_left(verb, given, where), where)
        if not verb.takes:
            raise PackError(
                "pack-takes-nothing",
                "{where}: {verb} takes nothing: write {{ {verb} = {{}} }}",
                where=where,
                verb=verb.name,
            )
        names = list(verb.takes)
        if names[0] in given:
            raise self._wrong(
                "pack-argument-twice",
                "{where}: {verb}: {name} is given twice; for example {example}",
                verb,
                where,
                name=names[0],
            )
        given = {names[0]: first, **given}
        args = tuple(self._argument(verb, name, given, where) for name in names)
        self._none_left(verb, given, where)
        return Call(verb, args, where)

    def _argument(self, verb: Verb, name: str, given: dict[str, Any], where: str) -> Any:
        if name not in given:
            raise self._wrong(
                "pack-argument-missing", "{where}: {verb} needs {name!r}; for example {example}", verb, where, name=name
            )
        try:
            value = msgspec.convert(given.pop(name), verb.takes[name], strict=True)
        except msgspec.ValidationError as error:
            raise self._wrong(
                "pack-argument", "{where}: {verb}: {why}; for example {example}", verb, where, why=misfit(error)
            ) from None
        return tuple(value) if isinstance(value, list) else value

    def _wrong(self, code: str, text: str, verb: Verb, where: str, **facts: object) -> PackError:
        """An error about the arguments of a verb, with its example."""
        return PackError(code, text, where=where, verb=verb.name, example=verb.example, **facts)

    def _none_left(self, verb: Verb, given: dict[str, Any], where: str) -> tuple[()]:
        if given:
            raise PackError(
                "pack-unknown-argument",
                "{where}: {verb} does not take {found}",
                where=where,
                verb=verb.name,
                found=[*given],
            )
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
    """A file that has been read: its head, its cards by section, and a digest of what the rules read of it: words may be mended
    while tables are played. `former`: the digests it has had, when words were in them."""

    head: Head
    cards: Mapping[str, Sequence[Any]]
    digest: str
    former: frozenset[str]
    source: str

    def section(self, name: str, kind: type[C]) -> list[C]:
        return [card for card in self.cards.get(name, ()) if isinstance(card, kind)]


def read_pack(source: str, game: str, folder: Path, sections: Mapping[str, type[Card]], depth: int = 0) -> Pack:
    """The pack of that name shipped with the game (`base`), or a TOML file."""
    path = folder / "cards.toml" if source == "base" else Path(source)
    if depth > 8:
        raise PackError(
            "pack-extends-circle", "{file}: [pack] extends: the packs lead back to one another", file=path.name
        )
    data = _parse(path, source)
    head = _convert(data.pop("pack", None), Head, f"{path.name}: [pack]")
    if head.game != game:
        raise PackError(
            "pack-other-game",
            "{file}: this is a pack for {found!r}, not for {expected!r}",
            file=path.name,
            found=head.game,
            expected=game,
        )
    cards: dict[str, list[Card]] = {name: [] for name in sections}
    base: Pack | None = None
    if head.extends:
        below = head.extends if head.extends == "base" else str(path.parent / head.extends)
        base = read_pack(below, game, folder, sections, depth + 1)
        for name in sections:
            cards[name] += base.cards[name]
    for name in data:
        if name not in sections:
            raise PackError(
                "pack-unknown-section",
                "{file}: there is no section [[{found}]]; there are {expected}",
                file=path.name,
                found=name,
                expected=[*sections],
            )
    for name, kind in sections.items():
        cards[name] += _read_section(data.get(name, []), name, kind, path.name)
    for name, listed in cards.items():
        _no_two_alike(listed, name, path.name)
    former = _former(head, data, base) | frozenset(head.former if source == "base" else ())
    return Pack(head, cards, digest_of(cards), former, path.name)


def digest_of(cards: Mapping[str, Sequence[Card]]) -> str:
    """Of all cards, as far as the rules read them."""
    return _hashed(
        json.dumps({name: [_read(card) for card in listed] for name, listed in cards.items()}, sort_keys=True)
    )


def _read(value: Any) -> Any:
    """What the rules read: no words, nothing about where a card comes from, and nothing that is as it is when left out."""
    match value:
        case msgspec.Struct():
            fields = [(field, getattr(value, field.name)) for field in msgspec.structs.fields(type(value))]
            return {
                field.name: _read(inner)
                for field, inner in fields
                if not isinstance(inner, Bilingual) and field.name not in UNREAD and not _is_left_out(field, inner)
            }
        case list() | tuple():
            return [_read(inner) for inner in value]
        case dict():
            return {str(key): _read(inner) for key, inner in value.items()}
    return value


def _is_left_out(field: Any, value: Any) -> bool:
    usual = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return bool(value == usual)


def _former(head: Head, data: dict[str, Any], base: Pack | None) -> frozenset[str]:
    """The digests by which packs were known when those covered all that a pack says, words included."""
    whole = {name: value for name, value in msgspec.to_builtins(head).items() if name != "former"}
    text = json.dumps([whole, data], sort_keys=True, ensure_ascii=False)
    return frozenset(_hashed(below + text) for below in (base.former if base else ("",)))


def _hashed(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _parse(path: Path, source: str) -> dict[str, Any]:
    try:
        text = read_file(path, PACK_SIZE).decode()
    except FileNotFoundError:
        raise PackError(
            "pack-unknown", "there is no pack {source!r}: give 'base' or the path of a TOML file", source=source
        ) from None
    except (OSError, ValueError) as error:
        raise PackError(
            "file-unreadable", "{file} cannot be read: {why}", file=path.name or repr(source), why=reason(error)
        ) from None
    return parse_toml(text, path.name)


def _convert(value: Any, kind: type[Any], where: str) -> Any:
    if value is None:
        raise PackError("pack-missing", "{where} is missing", where=where)
    try:
        return msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        raise PackError("pack-field", "{where}: {why}", where=where, why=misfit(error)) from None


def _read_section(rows: object, name: str, kind: type[Card], file: str) -> Iterator[Card]:
    if not isinstance(rows, list):
        raise PackError(
            "pack-brackets", "{file}: write [[{name}]] with double brackets, once for each card", file=file, name=name
        )
    for i, row in enumerate(rows):
        card = called(row, i)
        try:
            json.dumps(row)
        except TypeError:
            where = f"{file}: {name} {card}"
            raise PackError("pack-date", "{where}: a date or a time is not expected here", where=where) from None
        yield _convert(row, kind, f"{file}: {name} {card}")


def _no_two_alike(cards: Sequence[Card], name: str, file: str) -> None:
    seen: set[str] = set()
    for card in cards:
        for word in (card.id, card.name.en, card.name.fr):
            if word in seen:
                raise PackError(
                    "pack-name-twice",
                    "{where}: two cards are called {name!r}",
                    where=f"{file}: {name} {card.id}",
                    name=word,
                )
        seen |= {card.id, card.name.en, card.name.fr}
