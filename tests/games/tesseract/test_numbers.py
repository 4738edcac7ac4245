"""Every rule and every ruling has a test that cites it; the paragraphs of the rulebook lead to rules that exist."""

from __future__ import annotations

from pathlib import Path

from tests.games.numbers import Numbers

from tablee.games.tesseract import game

numbers = Numbers(game, Path(__file__).parent)
rules, cited, rulings = numbers.rules, numbers.cited, numbers.rulings


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
        assert set(numbers.named(text)) <= set(rules())


def test_every_card_has_a_rule_of_its_title() -> None:
    cards = game.cards
    for card in [*cards.scientists, *cards.research, *cards.containment]:
        assert rules()[card.rule] == card.name.en
        assert rules("fr")[card.rule] == card.name.fr


def test_the_coverage_page_names_only_rules_that_exist() -> None:
    text = numbers.page("coverage")
    lines = [line for line in text.split("\n") if line.startswith("| ")][2:]
    assert len(lines) > 120
    for line in lines:
        where = line.split("|")[3]
        assert "TS-" in where or "*" in where, line
        assert set(numbers.named(where)) <= set(rules())


def test_the_cards_page_has_every_title() -> None:
    text = numbers.page("cards")
    cards = game.cards
    for card in [*cards.scientists, *cards.research, *cards.containment]:
        assert f"| {card.rule} | {card.name.en}" in text
    for base in cards.bases:
        assert all(" ".join(row) in text for row in base.rows)
