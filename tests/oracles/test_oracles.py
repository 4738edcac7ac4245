"""The oracles stand on their own, and are right where one can reckon by hand."""

import ast
from fractions import Fraction
from pathlib import Path

import pytest
from tests.oracles import shipwreck
from tests.oracles.shipwreck import Drew, Kept, Old, Played, Shown, chances, legal

FILES = sorted(Path(__file__).parent.glob("*.py"))
ROW = ("dawn", "midnight", "the-judge", "the-chalice")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_oracle_imports_the_rules_it_checks(file):
    """Nothing here knows the games, neither by name nor through the package."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        assert not [name for name in names if name.split(".")[0] == "tablee" or "import_module" in name]


def test_legal_plays_of_a_hand_reckoned_by_hand():
    assert legal((2, 5), ROW, ()) == {(5, "dawn"), (2, "midnight"), (2, "the-chalice"), (5, "the-chalice")}
    assert legal((4, 4), ("dawn", "midnight", "the-shore", "the-deep"), ()) == {(4, "hours")}
    assert legal((4, 6), ("the-prophet", "leviathan", "the-mirror", "the-deep"), (6, 1)) == {(4, "the-prophet")}


def test_chances_after_one_play_reckoned_by_hand():
    history = [Drew(0, 2, (1, 1), None), Played(0, 5, "dawn", ROW, (1, 1))]
    assert chances(history) == {0: {1: Fraction(1, 10), 2: Fraction(3, 10), 3: Fraction(3, 10), 4: Fraction(3, 10)}}
    assert chances([*history, Kept(0, frozenset({1, 2}))]) == {0: {1: Fraction(1, 4), 2: Fraction(3, 4)}}
    assert chances([*history, Shown(0, (2,))]) == {}


def test_chances_with_a_hand_one_knows_reckoned_by_hand():
    history = [Drew(0, 2, (), None), Played(0, 5, "dawn", ROW, ()), Drew(1, 2, (5,), (2, 2))]
    assert chances(history) == {0: {1: Fraction(3, 10), 2: Fraction(1, 10), 3: Fraction(3, 10), 4: Fraction(3, 10)}}


def test_chances_with_old_reckoned_by_hand():
    """A 3 is played from a kept fate of 1 to 4 and a new one: either the kept one was the 3, or the new one is."""
    begin = [
        Drew(0, 2, (), None),
        Played(0, 5, "dawn", ROW, ()),
        Drew(0, 1, (5,), None),
        Played(0, 3, "the-chalice", ROW, (5,)),
    ]
    no = {1: Fraction(1, 3), 2: Fraction(1, 3), 4: Fraction(1, 3)}
    assert chances([*begin, Old(0, False)]) == {0: no}
    bag = {1: 3, 2: 3, 3: 2, 4: 3, 5: 2, 6: 3, 7: 3}
    assert chances([*begin, Old(0, True)]) == {0: {value: Fraction(n, 19) for value, n in bag.items()}}


def test_events_are_read_as_a_history():
    events = [
        {"id": "set-up", "row": ["the-beast", *ROW[1:]], "first": 0},
        {"id": "drew", "seat": 0, "count": 2, "fates": [3, 4]},
        {"id": "placed", "seat": 0, "fate": 4, "at": "hours"},
        {"id": "predicted", "seat": 0, "value": 5, "right": False},
        {"id": "wrong", "seat": 0, "fate": 3},
        {"id": "faded", "card": "the-beast"},
        {"id": "filled", "card": "dawn"},
        {"id": "drew", "seat": 1, "count": 2},
    ]
    row = ("the-beast", *ROW[1:])
    assert shipwreck.read(events) == [
        Drew(0, 2, (), (3, 4)),
        Played(0, 4, "hours", row, ()),
        Kept(0, frozenset({1, 2, 3, 4, 6, 7})),
        Shown(0, (3,)),
        Drew(1, 2, (), None),
    ]
