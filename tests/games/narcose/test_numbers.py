"""Every rule and every ruling has a test that cites it; the paragraphs of the rulebook lead to rules that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tablee.games.narcose import game

HERE = Path(__file__).parent
DOCS = Path(__file__).parents[3] / "docs"


def rules(lang: str = "en") -> dict[str, str]:
    """Titles by number."""
    text = (game.folder / f"rules.{lang}.md").read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^### (NA-\d+\.\d+) (.*)$", text))


def cited() -> tuple[set[str], set[int]]:
    """The numbers in the docstrings of all tests beside this one."""
    words = []
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words.append(ast.get_docstring(node) or "")
    text = " ".join(words)
    return set(re.findall(r"NA-\d+\.\d+", text)), {int(n) for n in re.findall(r"Ruling (\d+)", text)}


def rulings() -> dict[int, str]:
    """The text of each ruling by its number."""
    text = (DOCS / "rulings" / "narcose.md").read_text(encoding="utf-8")
    parts = re.split(r"(?m)^## Ruling (\d+): ", text)[1:]
    return {int(n): body for n, body in zip(parts[::2], parts[1::2], strict=True)}


def test_every_rule_number_is_cited_by_a_test_and_none_is_made_up() -> None:
    assert sorted(set(rules()) - cited()[0]) == []
    assert sorted(cited()[0] - set(rules())) == []
    assert set(rules()) == set(rules("fr"))


def test_every_ruling_is_cited_by_a_test_and_none_is_made_up() -> None:
    assert cited()[1] == set(rulings()) == set(range(1, 58))


def test_rules_and_rulings_name_each_other() -> None:
    named = (game.folder / "rules.en.md").read_text(encoding="utf-8")
    for n, text in rulings().items():
        assert re.search(rf"Ruling {n}\b", named), n
        found = set(re.findall(r"NA-\d+\.\d+", text))
        assert found and found <= set(rules())


def test_every_card_cites_a_rule() -> None:
    assert all(title.rule in rules() for title in game.cards.titles)


def test_the_coverage_page_names_only_rules_that_exist() -> None:
    text = (DOCS / "coverage" / "narcose.md").read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if line.startswith("| ")][2:]
    assert len(lines) > 80
    for line in lines:
        where = line.split("|")[3]
        assert "NA-" in where or "*" in where, line
        assert set(re.findall(r"NA-\d+\.\d+", where)) <= set(rules())


def test_the_cards_page_has_every_title() -> None:
    text = (DOCS / "cards" / "narcose.md").read_text(encoding="utf-8")
    for title in game.cards.titles:
        assert f"| {title.name.fr} | {title.copies} |" in text
