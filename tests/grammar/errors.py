"""The errors that a person may read, found in the source: each is a plain text with names in braces."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tablee.kit.errors import MISFITS
from tablee.words import FOLDER

CLASSES = ("Worded", "PackError", "RecordError", "OptionError", "IllegalAnswer", "StaleAnswer")
MAKERS = (*CLASSES, "_wrong")
UNREAD = ("ledger.py", "shelf.py", "errors.py")
"""Modules whose errors nobody is shown in their own words, and the one that defines them."""


class Made(NamedTuple):
    """Where an error is made, and its text; None where it is put together or worded already."""

    where: str
    text: str | None
    is_glued: bool


@cache
def made() -> tuple[Made, ...]:
    """Every error in the source that a person may read."""
    return (*_made(FOLDER),)


def _made(folder: Path) -> Iterator[Made]:
    for file in sorted(folder.rglob("*.py")):
        if file.name in UNREAD or "trials" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in MAKERS and node.args:
                said = node.args[0]
                text = said.value if isinstance(said, ast.Constant) and isinstance(said.value, str) else None
                yield Made(f"{file.relative_to(folder)}:{node.lineno}", text, isinstance(said, ast.JoinedStr))


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def texts() -> set[str]:
    """The texts of all of them."""
    return {*MISFITS, "{why} - at {path}", *(one.text for one in made() if one.text)}
