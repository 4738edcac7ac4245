"""What a seat is told, as data with types."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.breaths.scene import person, say, scene

from tablee.games.breaths import game
from tablee.games.breaths.beliefs import BreathsInsight
from tablee.games.breaths.view import BreathsView
from tablee.kit import Seeded, Table
from tablee.kit.settings import settle
from tablee.server.wire import view_typescript


@pytest.fixture(scope="module")
def observed() -> Table[Any]:
    """DB-18.14: a keen observer's condition has become the trumps, and a secret of the board is theirs."""
    table = scene(secrets={1: "keen-observer"}, draws=["trump-12"], board=["recycler"])
    say(table, "explore", "draw", "place 1")
    return table


@pytest.mark.parametrize("mode", ["paranoia", "coop"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_told_has_the_types_that_are_promised(mode: str, viewer: int | None) -> None:
    table: Table[Any] = Table(game, 4, Seeded(5), settle(game.options, {"mode": mode}))
    for _ in range(90):
        for told, kind in ((table.view(viewer), BreathsView), (table.insight(viewer), BreathsInsight)):
            told.pop("table", None)  # what the kit adds for every game
            assert msgspec.to_builtins(msgspec.convert(told, kind)) == told
        if table.over:
            break
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).options[0])
    assert table.state.turns


def test_a_condition_of_trumps_is_told_as_one_and_the_pages_know_it(observed: Table[Any]) -> None:
    """DB-3.2: besides suits, ranks and cards."""
    assert person(observed, 1)["conditions"]["will"] == {"kind": "trump", "of": ["trump"]}
    assert msgspec.convert(observed.view(0), BreathsView).seats[1].conditions["will"].kind == "trump"
    condition = view_typescript(game).split("interface Condition {")[1].split("}")[0]
    assert all(f'"{kind}"' in condition for kind in ("suit", "ranks", "cards", "trump"))


def test_an_emptied_place_of_the_board_holds_no_secret(observed: Table[Any]) -> None:
    """DB-11.13: whoever held none just took one."""
    assert [place is not None for place in observed.view(0)["board"]] == [False, True, True]
