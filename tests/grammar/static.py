"""Texts that are written out: cards, lessons, glossaries, aids and rules."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def texts(folder: Path, lang: str) -> Iterator[tuple[str, str]]:
    """All of a game's, each after its file and where it stands there."""
    for file in sorted(folder.glob("*.toml")):
        for place, text in in_toml(tomllib.loads(file.read_text(encoding="utf-8")), lang):
            yield f"{file.name}{place}", text
    for file in sorted(folder.glob(f"*.{lang}.md")):
        for n, text in in_markdown(file.read_text(encoding="utf-8")):
            yield f"{file.name} line {n}", text


def in_toml(value: Any, lang: str, place: str = "") -> Iterator[tuple[str, str]]:
    """Every text that is there in both languages, in this one."""
    if isinstance(value, dict):
        if isinstance(value.get(lang), str) and "en" in value and "fr" in value:
            yield place, value[lang]
        for name, inner in value.items():
            yield from in_toml(inner, lang, f"{place}.{name}")
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            called = inner.get("id") or inner.get("key") or n if isinstance(inner, dict) else n
            yield from in_toml(inner, lang, f"{place}[{called}]")


def in_markdown(text: str) -> Iterator[tuple[int, str]]:
    """Its lines, without the marks of Markdown and the numbers of rules."""
    for n, line in enumerate(text.splitlines(), 1):
        bare = re.sub(r"^#+ (?:[A-Z]+-[0-9.]+ )?|^[-*] |[*`_]", "", line).strip()
        if bare:
            yield n, bare
