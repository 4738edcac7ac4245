"""Every rule and every ruling has a test that cites it; the paragraphs of the rulebook lead to rules that exist."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.numbers import Numbers

from tablee.games.narcose import game

numbers = Numbers(game, Path(__file__).parent)
rules, cited, rulings = numbers.rules, numbers.cited, numbers.rulings


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
        found = set(numbers.named(text))
        assert found and found <= set(rules())


def test_every_card_cites_a_rule() -> None:
    assert all(title.rule in rules() for title in game.cards.titles)


def test_the_coverage_page_names_only_rules_that_exist() -> None:
    text = numbers.page("coverage")
    lines = [line for line in text.split("\n") if line.startswith("| ")][2:]
    assert len(lines) > 80
    for line in lines:
        where = line.split("|")[3]
        assert "NA-" in where or "*" in where, line
        assert set(numbers.named(where)) <= set(rules())


def test_the_cards_page_has_every_title() -> None:
    text = numbers.page("cards")
    for title in game.cards.titles:
        assert f"| {title.name.fr} | {title.copies} |" in text
