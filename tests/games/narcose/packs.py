"""Packs that differ from the base pack in a few cards."""

from __future__ import annotations

import tempfile
import tomllib
from pathlib import Path
from typing import Any

from tablee.cli.gallery import toml
from tablee.games.narcose.cards import Cards
from tablee.games.narcose.titles import FOLDER

BASE = tomllib.loads((FOLDER / "cards.toml").read_text(encoding="utf-8"))


def rows(**changes: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of the base pack, some with other fields; a field that is None is left out. `_` stands for a dash."""
    told = {id.replace("_", "-"): new for id, new in changes.items()}
    found = []
    for row in BASE["title"]:
        new = {**row, **told.get(row["id"], {})}
        found.append({field: value for field, value in new.items() if value is not None})
    return found


def text(titles: list[dict[str, Any]], head: dict[str, Any] | None = None) -> str:
    """A pack's file."""
    parts = ["[pack]", *(f"{k} = {toml(v)}" for k, v in {**BASE["pack"], "name": "changed", **(head or {})}.items())]
    for row in titles:
        parts += ["", "[[title]]", *(f"{field} = {toml(value)}" for field, value in row.items())]
    return "\n".join(parts) + "\n"


def load(content: str) -> Cards:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "changed.toml"
        path.write_text(content, encoding="utf-8")
        return Cards(str(path))


def changed(**changes: dict[str, Any]) -> Cards:
    """The base pack with some cards changed."""
    return load(text(rows(**changes)))
