"""Every rule and every ruling has a test that cites it."""

from pathlib import Path

from tests.games.numbers import Numbers

from tablee.games.shipwreck import game

numbers = Numbers(game, Path(__file__).parent)


def test_every_rule_number_is_cited_by_a_test_and_none_is_made_up():
    rules, cited = set(numbers.rules()), numbers.cited()[0]
    assert sorted(rules - cited) == []
    assert sorted(cited - rules) == []


def test_every_ruling_is_cited_by_a_test_and_none_is_made_up():
    assert numbers.cited()[1] == set(range(1, 21))
