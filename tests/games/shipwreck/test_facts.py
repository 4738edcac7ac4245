"""What everybody has seen, written out and read back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.shipwreck.scene import any_game, scene

from tablee.games.shipwreck import game
from tablee.games.shipwreck.beliefs import insight
from tablee.games.shipwreck.facts import Drew, Facts, Joined

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


def test_facts_are_the_same_where_all_that_was_seen_is_the_same() -> None:
    one, other = Facts.first(2), Facts.first(2)
    assert one == other and one.then(Joined(2)) == other.then(Joined(2))
    assert one != Facts.first(3) and one.then(Joined(2)) != other and other != one.then(Joined(2))
    assert one.then(Joined(2)).then(Joined(3)) != other.then(Joined(3)).then(Joined(3))


def test_facts_may_speak_of_whoever_has_joined_and_of_nobody_else() -> None:
    """SA-12.1"""
    known = Facts.first(2).then(Joined(2)).then(Drew(2, 2, (0,) * 7))
    assert Facts.from_data(known.as_data(), game.cards) == known
    with pytest.raises(msgspec.ValidationError, match="there is no seat 3: expected at most 2"):
        Facts.from_data(known.then(Drew(3, 2, (0,) * 7)).as_data(), game.cards)
