"""Options that are values: a named tuple with a text form, declared in one line and read back by the same line.

    @option("place {fate} at {at}")
    class Place(NamedTuple):
        fate: int
        at: str

`{seat:all}` says "all" where the field is -1. A part in brackets is left out where its field is -1: `react {card}[ at {at}]`.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T", bound=tuple[Any, ...])
FIELD = re.compile(r"\{(\w+)(?::(\w+))?\}")
NOTHING = -1


class _Form(NamedTuple):
    """The text form of a class of options."""

    pattern: re.Pattern[str]
    words: dict[str, str]
    """What is said for -1, by field."""
    numbers: set[str]
    """The fields that are numbers."""


_forms: dict[type[Any], _Form] = {}


def option(text: str) -> Callable[[type[T]], type[T]]:
    """Gives a named tuple its text form."""

    def declare(kind: type[T]) -> type[T]:
        words = {name: word for name, word in FIELD.findall(text) if word}
        numbers = {name for name, of in typing.get_type_hints(kind).items() if of is int}
        _forms[kind] = _Form(_pattern(kind, text), words, numbers)
        kind.__str__ = _writer(kind, text)  # type: ignore[method-assign]
        return kind

    return declare


def parse(kind: type[T], said: str) -> T | None:
    """The option of this class that `said` is the text form of; None where it is not."""
    pattern, words, numbers = _forms[kind]
    found = pattern.fullmatch(said)
    if not found:
        return None
    values: dict[str, Any] = {}
    for name, part in found.groupdict().items():
        if part is None or part == words.get(name):
            values[name] = NOTHING
        else:
            values[name] = int(part) if name in numbers else part
    return kind(**values)


def _pattern(kind: type[Any], text: str) -> re.Pattern[str]:
    """What the text form of an option of this class looks like."""
    hints = typing.get_type_hints(kind)

    def field(found: re.Match[str]) -> str:
        name, word = found.groups()
        form = r"-?\d+" if hints[name] is int else ".+?"
        return f"(?P<{name}>{f'{word}|{form}' if word else form})"

    written = "".join(
        part if i % 2 else re.escape(part) for i, part in enumerate(re.split(r"(\{\w+(?::\w+)?\}|[\[\]])", text))
    )
    return re.compile(FIELD.sub(field, written.replace("[", "(?:").replace("]", ")?")))


def _writer(kind: type[Any], text: str) -> Callable[[Any], str]:
    """The function that writes the text form: an f-string, made once."""

    def field(found: re.Match[str]) -> str:
        name, word = found.groups()
        return f"{{{word!r} if self.{name} == {NOTHING} else self.{name}}}" if word else f"{{self.{name}}}"

    def part(found: re.Match[str]) -> str:
        inside = found[1]
        name = FIELD.search(inside)[1]  # type: ignore[index]
        said = FIELD.sub(r"{self.\1}", inside)
        return f"{{'' if self.{name} == {NOTHING} else f{said!r}}}"

    pieces = re.split(r"(\[[^\]]*\])", text)
    body = "".join(
        re.sub(r"\[(.*)\]", part, piece) if i % 2 else FIELD.sub(field, piece) for i, piece in enumerate(pieces)
    )
    scope: dict[str, Any] = {}
    exec(f'def __str__(self):\n return f"{body}"', scope)
    writer: Callable[[Any], str] = scope["__str__"]
    return writer
