"""Rules, rulings and cards name each other, and the page of the cards has them all."""

from __future__ import annotations

from pathlib import Path

from tests.games.numbers import Numbers

from tablee.games.tesseract import game

numbers = Numbers(game, Path(__file__).parent)
rules, rulings = numbers.rules, numbers.rulings


def test_rules_and_rulings_name_each_other() -> None:
    named = (game.folder / "rules.en.md").read_text(encoding="utf-8")
    for n, text in rulings().items():
        assert f"Ruling {n}" in named and numbers.named(text)


def test_every_card_has_a_rule_of_its_title() -> None:
    cards = game.cards
    for card in [*cards.scientists, *cards.research, *cards.containment]:
        assert rules()[card.rule] == card.name.en
        assert rules("fr")[card.rule] == card.name.fr


def test_the_cards_page_has_every_title() -> None:
    text = numbers.page("cards")
    cards = game.cards
    for card in [*cards.scientists, *cards.research, *cards.containment]:
        assert f"| {card.rule} | {card.name.en}" in text
    for base in cards.bases:
        assert all(" ".join(row) in text for row in base.rows)
