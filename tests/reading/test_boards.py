"""Remarks and boards: what a game adds to its words, and that only a terminal needs what draws."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.kit.toys import Cellar

import tablee
from tablee.reading import Board, Remarks, board_of, remarks_of
from tablee.words import Words


def test_a_game_that_brings_neither_gets_those_that_say_and_draw_nothing() -> None:
    game, words = Cellar(), Words("en", Cellar())
    assert (remarks_of(game).remark({}, "on", words), remarks_of(game).doubt({}, {}, words)) == ("", "")
    assert board_of(game).draw({}, words) is None


@pytest.mark.parametrize("game", tablee.games())
def test_a_shipped_game_brings_its_own(game: str) -> None:
    found = tablee.games()[game]
    assert type(remarks_of(found)) is not Remarks
    assert type(board_of(found)) is not Board


def test_something_else_in_their_place_is_an_error_that_names_the_game() -> None:
    class Odd(Cellar):
        def remarks(self) -> object:
            return "well"

        def board(self) -> object:
            return "well"

    for find in (remarks_of, board_of):
        with pytest.raises(TypeError, match=Odd.name):
            find(Odd())


def test_what_the_server_tells_of_every_game_loads_nothing_that_draws() -> None:
    code = (
        "import sys, tablee; from tablee.reading import asking; from tablee.words import Words\n"
        "for game in tablee.games().values():\n"
        "    t = tablee.deal(game, seed=1); q = t.asks[0]\n"
        "    assert [*asking.offers(t, q, t.view(q.seat), Words('en', game, viewer=q.seat))]\n"
        "print('rich' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("False\n", "")
