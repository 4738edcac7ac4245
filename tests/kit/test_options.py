"""Options declared by their text: what is written reads back."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tablee.kit import option, parse


@option("place {fate} at {at}")
class Place(NamedTuple):
    fate: int
    at: str


@option("show {place} to {seat:all}")
class ShowCard(NamedTuple):
    place: int
    seat: int


@option("react {card} {how}[ {at}]")
class React(NamedTuple):
    card: str
    how: str
    at: int


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Place(3, "the-chalice"), "place 3 at the-chalice"),
        (Place(-2, "two words"), "place -2 at two words"),
        (ShowCard(2, -1), "show 2 to all"),
        (ShowCard(2, 4), "show 2 to 4"),
        (React("naloxone", "cancel", -1), "react naloxone cancel"),
        (React("naloxone", "cancel", 7), "react naloxone cancel 7"),
    ],
)
def test_an_option_says_its_text_and_reads_it_back(value: tuple[object, ...], text: str) -> None:
    assert str(value) == text
    assert parse(type(value), text) == value


@pytest.mark.parametrize("text", ["", "place at dawn", "place x at dawn", "Place 3 at dawn", "place 3 at "])
def test_what_is_not_the_text_of_an_option_is_none(text: str) -> None:
    assert parse(Place, text) is None
