"""The errors that a person may read, found in the source: each is a code and a plain text with names in braces."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tablee.kit.errors import MISFITS
from tablee.words import FOLDER

CLASSES = (
    "Worded",
    "LessonError",
    "PackError",
    "PositionError",
    "RecordError",
    "OptionError",
    "IllegalAnswer",
    "StaleAnswer",
    "CannotUndo",
)
MAKERS = (*CLASSES, "_wrong")
EXAMPLE = Path(__file__).parents[2] / "examples" / "hanabi"
FOREIGN = {"misfit", "toml", "system", "command"}
"""What another program says, in its own words."""


class Made(NamedTuple):
    """Where an error is made, of which class, and its code, text and facts; None for what is not written out there."""

    where: str
    maker: str
    code: str | None
    text: str | None
    facts: frozenset[str] | None


@cache
def made() -> tuple[Made, ...]:
    """Every error in the source that a person may read."""
    listed = [Made("errors.py", "Worded", code, text, names_in(text)) for code, text in MISFITS.items()]
    return (*listed, *_made(FOLDER), *_made(EXAMPLE))


def _made(folder: Path) -> Iterator[Made]:
    for where, call in _calls(folder):
        passes_on = bool(call.args) and _name(call.args[0]) == "code"
        if _name(call.func) in MAKERS and not passes_on:
            code, text = [*map(_text, call.args), None, None][:2]
            names = frozenset(word.arg for word in call.keywords if word.arg)
            is_whole = _name(call.func) != "_wrong" and all(word.arg for word in call.keywords)
            yield Made(where, _name(call.func), code, text, names if is_whole else None)


def worded_already() -> set[str]:
    """The codes of errors that are made as a message of the catalogues, by `Words.fault`."""
    return {_text(call.args[1]) or where for where, call in _calls(FOLDER) if _name(call.func) == "fault"}


def _calls(folder: Path) -> Iterator[tuple[str, ast.Call]]:
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield f"{file.relative_to(folder)}:{node.lineno}", node


def _text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def names_in(text: str) -> frozenset[str]:
    """The facts that a text has in it."""
    return frozenset(re.findall(r"\{(\w+)(?:![rs])?\}", text.replace("{{", "").replace("}}", "")))


def texts() -> dict[str, str]:
    """The texts of all of them that a catalogue of errors has, by code."""
    return {one.code: one.text for one in made() if one.code and one.text and one.maker != "CannotUndo"}
