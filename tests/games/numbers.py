"""What the tests of every game ask of its numbers: which rules there are, which the tests cite, what the rulings say."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from tablee.kit import Game

DOCS = Path(__file__).parents[2] / "docs"


class Numbers:
    """The rule numbers of one game. `tests`: the folder of its tests."""

    def __init__(self, game: Game[Any], tests: Path) -> None:
        self.game, self.tests = game, tests
        self.number = rf"{game.rules}-\d+\.\d+"

    def rules(self, lang: str = "en") -> dict[str, str]:
        """Titles by number."""
        text = (self.game.folder / f"rules.{lang}.md").read_text(encoding="utf-8")
        return dict(re.findall(rf"(?m)^### ({self.number}) (.*)$", text))

    def cited(self) -> tuple[set[str], set[int]]:
        """The rules and the rulings in the docstrings of all tests of the game."""
        words = []
        for file in sorted(self.tests.glob("test_*.py")):
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    words.append(ast.get_docstring(node) or "")
        text = " ".join(words)
        return set(self.named(text)), {int(n) for n in re.findall(r"Ruling (\d+)", text)}

    def named(self, text: str) -> list[str]:
        """The rule numbers in a text."""
        return re.findall(self.number, text)

    def page(self, of: str) -> str:
        """A page of the documentation: of its rulings, its coverage, its cards."""
        return (DOCS / of / f"{self.game.name}.md").read_text(encoding="utf-8")

    def rulings(self) -> dict[int, str]:
        """The text of each ruling by its number: it has a heading, or a row of a table; 21b belongs to 21."""
        parts = re.split(r"(?m)^(?:## Ruling |\| )(\d+)[a-z]?(?:: | \|)", self.page("rulings"))[1:]
        found: dict[int, str] = {}
        for n, body in zip(parts[::2], parts[1::2], strict=True):
            found[int(n)] = found.get(int(n), "") + body
        return found
