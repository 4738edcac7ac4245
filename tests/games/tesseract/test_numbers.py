"""Every rule and every ruling has a test that cites it; the paragraphs of the rulebook lead to rules that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tablee.games.tesseract import game

HERE = Path(__file__).parent
DOCS = Path(__file__).parents[3] / "docs"


def rules(lang: str = "en") -> dict[str, str]:
    """Titles by number."""
    text = (game.folder / f"rules.{lang}.md").read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^### (TS-\d+\.\d+) (.*)$", text))


def cited() -> tuple[set[str], set[int]]:
    """The numbers in the docstrings of all tests beside this one."""
    words = []
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words.append(ast.get_docstring(node) or "")
    text = " ".join(words)
    return set(re.findall(r"TS-\d+\.\d+", text)), {int(n) for n in re.findall(r"Ruling (\d+)", text)}


def rulings() -> dict[int, str]:
    """The text of each ruling by its number."""
    text = (DOCS / "rulings" / "tesseract.md").read_text(encoding="utf-8")
    parts = re.split(r"(?m)^## Ruling (\d+): ", text)[1:]
    return {int(n): body for n, body in zip(parts[::2], parts[1::2], strict=True)}


def test_every_rule_number_is_cited_by_a_test_and_none_is_made_up() -> None:
    assert sorted(set(rules()) - cited()[0]) == []
    assert sorted(cited()[0] - set(rules())) == []
    assert set(rules()) == set(rules("fr"))


def test_every_ruling_is_cited_by_a_test_and_none_is_made_up() -> None:
    assert cited()[1] == set(rulings()) == set(range(1, 37))


def test_rules_and_rulings_name_each_other() -> None:
    named = (game.folder / "rules.en.md").read_text(encoding="utf-8")
    for n, text in rulings().items():
        assert f"Ruling {n}" in named
        assert set(re.findall(r"TS-\d+\.\d+", text)) <= set(rules())


def test_every_card_has_a_rule_of_its_title() -> None:
    cards = game.cards
    for card in [*cards.scientists, *cards.research, *cards.containment]:
        assert rules()[card.rule] == card.name.en
        assert rules("fr")[card.rule] == card.name.fr


def test_the_coverage_page_names_only_rules_that_exist() -> None:
    text = (DOCS / "coverage" / "tesseract.md").read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if line.startswith("| ")][2:]
    assert len(lines) > 120
    for line in lines:
        where = line.split("|")[3]
        assert "TS-" in where or "*" in where, line
        assert set(re.findall(r"TS-\d+\.\d+", where)) <= set(rules())


def test_the_cards_page_has_every_title() -> None:
    text = (DOCS / "cards" / "tesseract.md").read_text(encoding="utf-8")
    cards = game.cards
    for card in [*cards.scientists, *cards.research, *cards.containment]:
        assert f"| {card.rule} | {card.name.en}" in text
    for base in cards.bases:
        assert all(" ".join(row) in text for row in base.rows)
