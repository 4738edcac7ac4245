"""What one viewer is told of a table, without a socket."""

from __future__ import annotations

from typing import Any

import tablee
from tablee.kit import Table
from tablee.server import tell
from tablee.words import Words


def gifts() -> Table[Any]:
    """A table at which everybody answers out of sight."""
    return tablee.deal("petite-mort", seats=2, seed=1)


def test_sealed_answers_are_told_to_their_seat_alone_and_as_options() -> None:
    table = gifts()
    words = Words("en", table.game, viewer=0)
    offered = tell.state(table, 0, words, 0).asks[0].options[0]
    table.answer(0, offered.text)
    told = tell.state(table, 0, words, 0).sealed
    assert [(one.text, one.label, one.value) for one in told] == [(offered.text, offered.label, offered.value)]
    assert told[0].value == {"type": "give", "card": offered.value["card"], "to": 1}
    assert tell.state(table, 1, words, 0).sealed == tell.state(table, None, words, 0).sealed == []


def test_everybody_is_told_who_has_answered_out_of_sight() -> None:
    table = gifts()
    words = Words("en", table.game)
    for answered in ([], [0]):
        assert all(tell.state(table, viewer, words, 0).answered == answered for viewer in (None, 0, 1))
        while (ask := table.ask(0)) is not None and not answered:
            table.answer(0, ask.options[0])


def test_what_one_looks_for_stands_out_in_the_log() -> None:
    table = tablee.deal("shipwreck", seats=2, seed=3)
    told = tell.events(table, 0, Words("en", table.game, viewer=0), 0)
    assert [(event.id, event.sign) for event in told] == [("set-up", ""), ("drew", "turn")]
