"""Rules, rulings and cards name each other, and the page of the cards has them all."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.numbers import Numbers

from tablee.games.narcose import game

numbers = Numbers(game, Path(__file__).parent)
rules, rulings = numbers.rules, numbers.rulings


def test_rules_and_rulings_name_each_other() -> None:
    named = (game.folder / "rules.en.md").read_text(encoding="utf-8")
    for n, text in rulings().items():
        assert re.search(rf"Ruling {n}\b", named) and numbers.named(text), n


def test_every_card_cites_a_rule() -> None:
    assert all(title.rule in rules() for title in game.cards.titles)


def test_the_cards_page_has_every_title() -> None:
    text = numbers.page("cards")
    for title in game.cards.titles:
        assert f"| {title.name.fr} | {title.copies} |" in text
