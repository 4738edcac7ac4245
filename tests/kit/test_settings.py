"""The options of a table, and how it is dealt."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kit.toys import cellar, harbour

import tablee
from tablee.kit import OptionError, Setting, choice, common
from tablee.kit.settings import settle

SETTINGS = {s.name: s for s in (choice("mode", "piles", "river"), choice("extra", 0, 1, 2), *common(range(2, 6)))}


def test_what_is_not_given_has_its_default_the_first_value() -> None:
    due = {"mode": "piles", "extra": 0, "pack": "base", "first": "drawn", "aids": False}
    assert settle(SETTINGS, None) == settle(SETTINGS, {}) == due
    assert settle(SETTINGS, {"extra": 2, "aids": True}) == {**due, "extra": 2, "aids": True}


def test_who_begins_is_drawn_or_a_seat() -> None:
    assert SETTINGS["first"].values == ("drawn", 0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"colour": "red"}, "there is no option 'colour': this game has mode, extra, pack, first, aids"),
        ({"mode": "lake"}, "option 'mode' cannot be 'lake': choose one of 'piles', 'river'"),
        ({"extra": True}, "option 'extra' cannot be True"),
        ({"extra": 1.0}, "option 'extra' cannot be 1.0"),
        ({"aids": 1}, "option 'aids' cannot be 1"),
        ({"aids": "yes"}, "option 'aids' cannot be 'yes': choose one of false, true"),
        ({"first": 7}, "option 'first' cannot be 7"),
        ({"mode": []}, "option 'mode' cannot be"),
        ({"pack": 3}, "option 'pack' is a text, not 3"),
        ({"pack": None}, "option 'pack' is a text"),
    ],
)
def test_what_an_option_cannot_be_is_said_with_what_it_can(given: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionError) as error:
        settle(SETTINGS, given)
    assert says in str(error.value)


def test_a_free_text_has_no_list() -> None:
    assert Setting("name", (), "x").check("anything") == "anything"


@pytest.mark.parametrize("seats", [0, 1, 6, -2, True, 2.0, "2"])
def test_a_number_of_seats_the_game_is_not_for_is_refused(seats: Any) -> None:
    with pytest.raises(OptionError, match="seats"):
        tablee.deal("shipwreck", seats=seats)


def test_the_first_seat_must_be_at_the_table() -> None:
    assert tablee.deal("shipwreck", seats=2, options={"first": 1}).view(None)["active"] == 1
    with pytest.raises(OptionError, match="first"):
        tablee.deal("shipwreck", seats=2, options={"first": 2})


@pytest.mark.parametrize("seed", ["7", 7.0, True, b"7"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(OptionError, match="seed"):
        tablee.deal("shipwreck", seed=seed)


def test_no_options_no_seats_and_no_seed_are_needed() -> None:
    one, two = tablee.deal("shipwreck"), tablee.deal("shipwreck")
    assert one.seats == 2
    assert one.record.luck != two.record.luck


def test_a_seed_deals_the_same_table_again() -> None:
    assert tablee.deal(cellar, seed=5).record == tablee.deal(cellar, seed=5).record


@pytest.mark.parametrize(
    "name",
    [
        "",
        "chess",
        ":",
        ":x",
        "a:",
        ".x:y",
        "tests.kit.toys:",
        "tests.kit.toys:nobody",
        "tests.kit.toys:CARDS",
        "no.such:game",
    ],
)
def test_a_game_that_is_not_there_is_said_not_to_be(name: str) -> None:
    with pytest.raises(OptionError, match="no game"):
        tablee.find(name)


def test_a_game_is_found_by_itself_by_name_or_by_module() -> None:
    assert tablee.find(harbour) is harbour
    assert tablee.find("tests.kit.toys:harbour").name == "harbour"
    assert tablee.find("shipwreck") is tablee.games()["shipwreck"]
