"""TOML that may come from anybody: measured before it is parsed, and free of signs that steer a screen."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from tablee.kit.errors import PackError, Worded

Way = tuple[()] | tuple["Way", str | int]
"""How to get to a place in a pack: the way so far and the next key, or nothing at its beginning."""
PACK_SIZE = 1 << 20
"""How many bytes a pack may have. The longest that is shipped has a tenth of that."""
KEY_PARTS = 8
"""How many parts a key may have, with dots between them: the parser's time and memory grow with their square."""
NESTING = 32
"""How deeply brackets and braces may be nested: the parser calls itself for each."""
STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Signs that are not read but steer a screen: the controls of Unicode but for lines and tabs, and those that turn the direction
of writing."""
TOKEN = re.compile(
    r"""
      \"{3} (?: [^"\\]++ | \\. | "(?!"") )*+ (?P<text>"{3,5})?
    | '{3} (?: [^']++ | '(?!'') )*+ (?P<raw_text>'{3,5})?
    | " (?: [^"\\\n]++ | \\[^\n] )*+ (?P<line>")?
    | ' [^'\n]*+ (?P<raw_line>')?
    | (?P<comment> \#[^\n]*+ )
    | (?P<word> [A-Za-z0-9_+:-]++ )
    | (?P<blank> [ \t]++ )
    | (?P<dot> \. )
    | (?P<open> [\[{] )
    | (?P<close> [\]}] )
    | (?P<other> . )
    """,
    re.VERBOSE | re.DOTALL,
)
"""The words TOML is made of; a quoted text that is never closed has no name. Every alternative takes all it can and gives
nothing back, so that each sign of a text is looked at once."""


def parse_toml(text: str, name: str) -> dict[str, Any]:
    """What a pack's text says. It may come from anybody: it is measured first, and has no sign that steers a screen."""
    _measure(text, name)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of too many digits
        raise PackError("toml-wrong", "{file} is not TOML: {why}", file=name, why=_fault(error)) from error
    _check_signs(data, name)
    return data


def _fault(error: Exception) -> Worded:
    """What is wrong with TOML, in its parser's words, with the place apart: other languages have no words for the rest."""
    why, _, place = str(error).rpartition(" (at ")
    if found := re.fullmatch(r"line (\d+), column (\d+)\)", place):
        return Worded("toml-at", "{why} (at line {line}, column {column})", why=why, line=found[1], column=found[2])
    return (
        Worded("toml-at-end", "{why} (at end of document)", why=why)
        if place == "end of document)"
        else Worded("toml", str(error))
    )


def _measure(text: str, name: str) -> None:
    """Refuse what would take the parser long: in one pass over the words of the text, which it does not keep."""
    if len(text) > PACK_SIZE:
        raise PackError(
            "pack-too-long", "{file} is too long: expected at most {most} MiB", file=name, most=PACK_SIZE >> 20
        )
    parts, depth, after_dot = 0, 0, False
    for token in TOKEN.finditer(text):
        match token.lastgroup:
            case None:
                unclosed = Worded(
                    "toml-unclosed",
                    "a quoted text is never closed: expected {expected} at its end",
                    expected=_quote(token[0]),
                )
                raise _at(token, name, unclosed)
            case "text" | "raw_text" | "line" | "raw_line" | "word":
                parts, after_dot = parts + 1 if after_dot else 1, False
            case "dot":
                after_dot = True
            case "open" | "close" as sign:
                depth, after_dot = max(0, depth + (1 if sign == "open" else -1)), False
            case "comment" | "other":
                after_dot = False
        if parts > KEY_PARTS:
            many = Worded(
                "toml-key-parts",
                "a key has too many parts: expected at most {most}, with dots between them",
                most=KEY_PARTS,
            )
            raise _at(token, name, many)
        if depth > NESTING:
            raise _at(
                token,
                name,
                Worded("toml-nested", "brackets are nested too deep: expected at most {most}", most=NESTING),
            )


def _quote(token: str) -> str:
    return token[:3] if token[:3] in ('"' * 3, "'" * 3) else token[0]


def _at(token: re.Match[str], name: str, why: Worded) -> PackError:
    line = token.string.count("\n", 0, token.start()) + 1
    return PackError(
        "toml-unreadable", "{file} is not TOML that can be read: line {line}: {why}", file=name, line=line, why=why
    )


def _check_signs(data: dict[str, Any], file: str) -> None:
    """Every key and every value can be shown. The way to each is kept link by link: spelt out it could outgrow the pack."""
    todo: list[tuple[Way, Any]] = [((), data)]
    while todo:
        way, value = todo.pop()
        if isinstance(value, dict):
            todo += [((way, key), inner) for key, inner in value.items()]
        elif isinstance(value, list):
            todo += [((way, i), inner) for i, inner in enumerate(value)]
        for said in (value, way[1] if way else ""):
            if isinstance(said, str) and (found := STEERING.search(said)):
                raise PackError(
                    "pack-steering",
                    "{where}: {found} steers a screen: expected text that can be read",
                    where=_place(way, data, file),
                    found=spelt(found[0]),
                )
            if isinstance(said, int) and not -(2**63) <= said < 2**63:
                raise PackError(
                    "pack-number", "{where}: expected a whole number of 64 bits", where=_place(way, data, file)
                )


def _place(way: Way, data: dict[str, Any], file: str) -> str:
    """The file, the card and the field at the end of a way."""
    keys: list[Any] = []
    while way:
        way, key = way
        keys.insert(0, key)
    section, *rest = keys
    if rest and isinstance(rest[0], int):
        card = f"{file}: {spelt(section)} {called(data[section][rest[0]], rest.pop(0))}"
    else:
        card = f"{file}: [{spelt(section)}]" if rest else f"{file}: {spelt(section)}"
    field = "".join(f"[{key}]" if isinstance(key, int) else f".{spelt(key)}" for key in rest).lstrip(".")
    return f"{card}: {field}" if field else card


def spelt(text: str) -> str:
    """The beginning of a text, as an error can quote it: signs that steer a screen are spelt out."""
    return STEERING.sub(lambda sign: f"U+{ord(sign[0]):04X}", text[:80])


def called(row: Any, i: int) -> str:
    """A card as an error names it: by its id, or by its number in the file."""
    named = row.get("id") if isinstance(row, dict) else None
    return spelt(named) if isinstance(named, str) else f"#{i + 1}"
