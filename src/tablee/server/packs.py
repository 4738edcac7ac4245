"""Packs that people bring: kept by the server under a name it makes itself. A path from outside is never opened."""

from __future__ import annotations

import re
import shutil
import tomllib
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tablee.kit import Game, PackError
from tablee.server.troubles import Refusal

NAME = re.compile(r"[0-9a-f]{24}")


class Shelf:
    """The packs of this server, by game and by a digest of their text."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, game: Game[Any], text: str) -> str:
        """Check a pack and keep it. Gives its name; what is wrong with it is said to its sender in the checker's own words."""
        name = sha256(text.encode("utf-8", "replace")).hexdigest()[:24]
        file = self.folder / game.name / name / "pack.toml"
        if file.exists():
            return name
        self._check_roots(text)
        with TemporaryDirectory() as folder:
            draft = Path(folder) / "pack.toml"
            draft.write_text(text, encoding="utf-8", errors="replace")
            try:
                game.with_pack(str(draft))
            except PackError as error:
                raise Refusal("bad-pack", why=str(error)[:600]) from None
            except RecursionError:
                raise Refusal("bad-pack", why="pack.toml: a card never ends; does it refer to itself?") from None
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(draft, file)
        return name

    def _check_roots(self, text: str) -> None:
        """A pack from outside may build on the base pack only: anything else would name a file of the server's."""
        try:
            head = tomllib.loads(text).get("pack")
        except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
            raise Refusal("bad-pack", why=f"pack.toml is not TOML: {str(error)[:300]}") from None
        if isinstance(head, dict) and head.get("extends", "base") not in ("", "base"):
            raise Refusal("bad-pack", why="pack.toml: [pack] extends: a pack that is sent here can extend 'base' only")

    def source(self, game: str, name: object) -> str:
        """What the game is given to read: `base`, or the file of a pack that was brought here."""
        if name == "base":
            return "base"
        if not isinstance(name, str) or not NAME.fullmatch(name):
            raise Refusal("bad-pack")
        file = self.folder / game / name / "pack.toml"
        if not file.exists():
            raise Refusal("bad-pack")
        return str(file)

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        """A table's options as people may see them: the pack by its name."""
        pack = options.get("pack", "base")
        return options if pack == "base" else {**options, "pack": Path(str(pack)).parent.name}
