"""What everybody has seen, written out and read back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.shipwreck.scene import any_game, scene

from tablee.games.shipwreck import game
from tablee.games.shipwreck.beliefs import insight
from tablee.games.shipwreck.facts import Facts

BEGAN = {"what": "began", "seats": 2}
NOTHING_VISIBLE = [0] * 7
PLAYED: dict[str, Any] = {
    "what": "played", "seat": 1, "fate": 3, "had_kept": False, "at": "dawn", "row": ["dawn"], "visible": NOTHING_VISIBLE,
}  # fmt: skip


def test_facts_read_back_leave_every_seat_with_the_same_beliefs() -> None:
    for seed in range(3):
        *_, table = any_game(3, seed, difficulty="easy")
        s = table.state
        again = s.clone()
        again.facts = Facts.from_data(s.facts.as_data(), s.cards)
        assert again.facts == s.facts
        assert [insight(again, seat) for seat in (None, *s.order)] == [insight(s, seat) for seat in (None, *s.order)]


def test_facts_name_cards_and_say_what_was_seen() -> None:
    table = scene("dawn", draws=[3, 1])
    table.answer(0, "place 3 at dawn")
    began, drew, played = table.state.facts.as_data()
    assert began == BEGAN
    assert drew == {"what": "drew", "seat": 0, "count": 2, "visible": (0,) * 7}
    assert (played["what"], played["at"]) == ("played", "dawn")
    assert played["row"][0] == "dawn"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ("nothing", "array"),
        ([], "length"),
        ([PLAYED], "played"),
        ([BEGAN, BEGAN], "began"),
        ([BEGAN, {**PLAYED, "seat": 2}], "there is no seat 2"),
        ([BEGAN, {**PLAYED, "at": "dusk"}], "there is no arcana 'dusk'"),
        ([BEGAN, {**PLAYED, "row": ["dusk"]}], "there is no arcana 'dusk'"),
        ([BEGAN, {**PLAYED, "fate": 8}], "<= 7"),
        ([BEGAN, {**PLAYED, "visible": [0]}], "length"),
        ([BEGAN, {"what": "dreamt", "seat": 0}], "dreamt"),
    ],
)
def test_facts_that_cannot_be_are_refused(data: object, why: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=why):
        Facts.from_data(data, game.cards)
