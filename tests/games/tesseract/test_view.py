"""What a screen needs, and that nothing at the table is hidden from anybody."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.games.tesseract.scene import say, scene

import tablee
from tablee.games.tesseract import game
from tablee.kit.asks import Ask
from tablee.trials.play import Case, positions


def test_the_view_is_plain_data() -> None:
    table = scene(["yellow-2", "yellow-3", "yellow-4"], primed=["blue-1"], hands=[["dye"]], unlocked=["purge"])
    assert json.loads(json.dumps(table.view(0))) == table.view(0)


def test_cubes_tell_whether_they_are_removable_and_next() -> None:
    """TS-5.3, TS-9.2; TS-12.5: `reach` is for the active scientist."""
    table = scene(scientists=("topologist", "archivist"), heights={"a1": 3}, tops={"a1": "purple-2"})
    view = table.view(0)
    assert view["block"]["a1"] == ["blue-4", "blue-4", "purple-2"]
    assert [cube["cell"] for cube in view["threat"]] == ["a1"]
    assert view["removable"] == ["a1", "a2", "a4", "b1", "d1", "d4"]
    assert "a3" in view["reach"]
    assert "b3" not in view["reach"]


def test_a_lab_lists_its_valid_series_and_their_open_places() -> None:
    """TS-6.1."""
    table = scene(["yellow-2", "yellow-3", "yellow-4"], ["blue-1"], contained=["yellow-3"])
    mine, other = table.view(1)["scientists"]
    assert mine["series"] == [
        {"kind": "run", "cubes": ["yellow-2", "yellow-3", "yellow-4"], "open": ["yellow-2", "yellow-4"]}
    ]
    assert other["series"] == []


def test_unseen_cubes_are_shown_as_unknown() -> None:
    """TS-3.5, Ruling 21."""
    columns = tablee.deal("tesseract", 2, 3).view(None)["block"]
    assert {cell for cell, column in columns.items() if None in column} == {"b2", "b3", "c2", "c3"}
    assert columns["b2"][:3] == [None, None, None]
    assert columns["a1"][0] in ("yellow", "orange", "purple", "blue")


def test_insight_gives_the_odds_and_what_is_left() -> None:
    table = scene(primed=["blue-2", "blue-2"], hands=[["dye"]])
    told = table.insight(0)
    assert told["breaches"] == {"0": "5/6", "1": "1/6", "2": "0"}
    assert told["piles"]["2"]["dye"] == 1
    assert len(told["containment"]) == 9


def test_the_values_on_which_one_more_cube_opens_a_breach_are_told() -> None:
    """TS-9.5, TS-9.6."""
    assert scene(primed=["blue-1", "blue-2", "yellow-2", *["orange-5"] * 5]).view(0)["risky"] == [2, 5]
    assert scene().view(0)["risky"] == []


def test_the_base_shows_bare_and_disarmed_cells() -> None:
    """TS-10.1, TS-8.11."""
    table = scene(heights={"a1": 0}, rows=(), options={"base": "2A"})
    base = table.view(0)["base"]
    assert base["events"]["a1"] == "fission"
    assert base["bare"] == ["a1"]
    assert base["disarmed"] == []
    assert list(base["events"].values()).count("discharge") == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_viewers_see_the_same_and_every_ask_is_public(seats: int) -> None:
    """TS-4.8, Ruling 21: what nobody has seen is not drawn, so there is no secret to keep."""
    for seed in range(4):
        for table in positions(Case(game, seats), seed):
            assert all(table.view(seat) == table.view(None) for seat in range(seats))
            assert all(table.events(seat) == table.events(None) for seat in range(seats))
            if not table.over:
                assert isinstance(table.pending.request, Ask)
                assert table.pending.request.public
                assert table.imagine(0, Random(seed)).state == table.state
    assert game.hidden(table.state) == {}


def test_refusals_name_the_rule_that_stands_in_the_way() -> None:
    table = scene(["yellow-2"])
    barred = table.view(0)["barred"]
    assert barred["contain"] == "TS-6.3"
    assert barred["study"] == "TS-5.12"
    say(table, "end")


def test_a_choice_half_made_is_told_to_everybody() -> None:
    """TS-4.8: nothing that has been chosen waits unseen, or two tables would look alike and go on differently."""
    table = scene(["yellow-2", "blue-5"], heights={"a1": 2, "a4": 2}, hands=[["backfill", "dye"]])
    say(table, "play backfill", "d1")
    assert table.view(1)["picked"] == ["d1"]
    say(table, "a4", "play dye", "blue-5 of archivist")
    assert table.view(None)["picked"] == ["blue-5 of archivist"]
    say(table, "yellow")
    assert table.view(None)["picked"] == []
