"""Packs that people bring: kept by the server under a name it makes itself. A path from outside is never opened."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from tablee.kit import Game, PackError
from tablee.kit.files import write_file

BASE = "base"
NAME = re.compile(r"[0-9a-f]{24}")


class Shelf:
    """The packs of this server, by game and by a digest of their text. Tables name them so; where they lie is nobody's to know."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read = lru_cache(32)(self._with_file)

    def name_of(self, text: str) -> str:
        """What a pack is called here, whether or not it is here."""
        return sha256(text.encode("utf-8", "replace")).hexdigest()[:24]

    def has(self, game: str, name: object) -> bool:
        return name == BASE or (
            isinstance(name, str) and bool(NAME.fullmatch(name)) and self._file(game, name).exists()
        )

    def count(self) -> int:
        return sum(1 for _ in self.folder.glob("*/*/pack.toml"))

    def keep(self, game: str, text: str) -> str:
        """Keep a pack that was found good."""
        name = self.name_of(text)
        write_file(self._file(game, name), text)
        return name

    def game(self, game: Game[Any], name: object) -> Game[Any]:
        """The game played with a pack that is kept here. `PackError` when there is none of that name."""
        if name == BASE:
            return game
        if not isinstance(name, str) or not self.has(game.name, name):
            raise PackError("pack-not-kept", "there is no pack {found!r} here", found=str(name)[:40])
        return self._read(game, name)

    def _with_file(self, game: Game[Any], name: str) -> Game[Any]:
        return game.with_pack(str(self._file(game.name, name)))

    def _file(self, game: str, name: str) -> Path:
        return self.folder / game / name / "pack.toml"


def named(options: dict[str, Any]) -> dict[str, Any]:
    """A table's options with its pack by name; tables of former versions have it by the file it lay in."""
    pack = str(options.get("pack", BASE))
    name = Path(pack).parent.name
    return {**options, "pack": name} if "/" in pack and NAME.fullmatch(name) else options
