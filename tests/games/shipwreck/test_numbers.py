"""Every rule and every ruling has a test that cites it."""

import ast
import re
from pathlib import Path

from tablee.games.shipwreck import game

HERE = Path(__file__).parent


def cited():
    """The numbers in the docstrings of all tests beside this one."""
    words = []
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words.append(ast.get_docstring(node) or "")
    text = " ".join(words)
    return set(re.findall(r"SA-\d+\.\d+", text)), {int(n) for n in re.findall(r"Ruling (\d+)", text)}


def test_every_rule_number_is_cited_by_a_test_and_none_is_made_up():
    rules = set(re.findall(r"(?m)^### (SA-\d+\.\d+) ", (game.folder / "rules.en.md").read_text(encoding="utf-8")))
    assert sorted(rules - cited()[0]) == []
    assert sorted(cited()[0] - rules) == []


def test_every_ruling_is_cited_by_a_test_and_none_is_made_up():
    assert cited()[1] == set(range(1, 21))
