"""Every rule catches what it is for, and lets through what only looks like it."""

from __future__ import annotations

import pytest
from tests.grammar.english import ENGLISH
from tests.grammar.lint import Rule, Things, wrong
from tests.grammar.said import SPOKEN_TO, rules_for

GAME = Things(nouns=("roi de trèfle", "archiviste"), titles=("Archiviste",))
RULES = [*rules_for("fr", GAME), *ENGLISH, *SPOKEN_TO.values()]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_a_planted_fault_is_found(rule: Rule) -> None:
    assert rule.wrong
    for text in rule.wrong:
        assert rule.name in wrong(text, [rule]), text


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_what_only_looks_like_a_fault_is_let_through(rule: Rule) -> None:
    for text in rule.right:
        assert [*wrong(text, [rule])] == [], text


def test_a_game_adds_rules_about_its_own_things() -> None:
    assert [*wrong("Iris joue l’archiviste.", rules_for("fr", GAME))] == []
    assert [*wrong("Archiviste", rules_for("fr", GAME))] == []
    assert [*wrong("Iris joue archiviste.", rules_for("fr", GAME))] == ["no article"]
    assert [*wrong("Le cube passe à Archiviste.", rules_for("fr", GAME))] == ["a title for a noun"]
