"""Every rule and every ruling of every game has a test that cites it, and no number is made up;
every paragraph of its rulebook is somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.numbers import Numbers

import tablee

RULINGS = {"breaths": 99, "narcose": 63, "petite-mort": 42, "shipwreck": 22, "tesseract": 37}
PARAGRAPHS = {"breaths": 150, "narcose": 102, "petite-mort": 57, "shipwreck": 85, "tesseract": 151}
"""How many places of its rulebook the coverage page of each game has, at least."""


@pytest.fixture(params=sorted(tablee.games()))
def numbers(request: pytest.FixtureRequest) -> Numbers:
    name: str = request.param
    return Numbers(tablee.games()[name], Path(__file__).parent / name.replace("-", "_"))


def test_every_rule_number_is_cited_by_a_test_and_none_is_made_up(numbers: Numbers) -> None:
    rules, cited = set(numbers.rules()), numbers.cited()[0]
    assert sorted(rules - cited) == []
    assert sorted(cited - rules) == []
    assert rules == set(numbers.rules("fr"))


def test_every_ruling_is_cited_by_a_test_and_none_is_made_up(numbers: Numbers) -> None:
    assert numbers.cited()[1] == set(numbers.rulings()) == set(range(1, RULINGS[numbers.game.name] + 1))


def test_rulings_name_rules_that_exist(numbers: Numbers) -> None:
    for text in numbers.rulings().values():
        assert set(numbers.named(text)) <= set(numbers.rules())


def test_every_paragraph_of_the_rulebook_leads_to_rules_that_exist_or_is_settled(numbers: Numbers) -> None:
    lines = [line for line in numbers.page("coverage").split("\n") if line.startswith("| ")][2:]
    assert len(lines) >= PARAGRAPHS[numbers.game.name]
    for line in lines:
        where = line.split("|")[3]
        named = numbers.named(where)
        assert named or "*" in where, line
        assert set(named) <= set(numbers.rules()), line
