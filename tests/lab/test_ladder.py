"""The ladder of bots: what is played, kept and written, and how high the first steps are."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.bots import levels
from tablee.lab import ladder
from tablee.lab.ladder import Cell, Line

LITERAL = "tablee.games.shipwreck.literal:literal"
DOOMED = Cell(2, {"difficulty": "doomed"}, "novice", "novice")


def test_in_a_cooperative_game_every_level_plays_with_itself_everywhere_and_with_the_others_at_two() -> None:
    found = ladder.cells(tablee.find("shipwreck"), [LITERAL])
    assert {(cell.seats, cell.level) for cell in found if cell.level == cell.among} == {
        (seats, level) for seats in range(2, 6) for level in ("novice", "adept", "expert")
    }
    assert {cell.seats for cell in found if cell.level != cell.among and cell.level != LITERAL} == {2}
    assert all(cell.among == "expert" for cell in found if cell.level == LITERAL)


def test_against_each_other_one_plays_among_those_who_are_weaker() -> None:
    game = tablee.find("narcose")
    order = list(levels(game))
    for cell in ladder.cells(game):
        assert order.index(cell.among) < order.index(cell.level)


def test_each_way_to_play_a_game_has_cells_of_its_own() -> None:
    """Deep Regular Breaths: alone in paranoia mode, together in co-op mode."""
    found = ladder.cells(tablee.find("breaths"))
    alike = {(cell.options["mode"], cell.seats) for cell in found if cell.level == cell.among}
    assert alike == {("coop", seats) for seats in range(3, 7)}
    assert {cell.options["mode"] for cell in found if cell.seats == 4} == {"paranoia", "coop"}
    chosen = ladder.cells(tablee.find("breaths"), values=["coop"])
    assert chosen == [cell for cell in found if cell.options["mode"] == "coop"]


def test_the_values_of_the_option_can_be_chosen() -> None:
    game = tablee.find("narcose")
    assert {cell.options["mode"] for cell in ladder.cells(game)} == {"piles"}
    assert {cell.options["mode"] for cell in ladder.cells(game, values=["piles", "river"])} == {"piles", "river"}


def test_a_table_is_played_alike_twice_and_a_person_is_followed() -> None:
    cell = Cell(3, {"difficulty": "easy"}, LITERAL, "expert")
    one, two = (ladder.play("shipwreck", cell, 7, "code") for _ in range(2))
    assert (one.won, one.decisions) == (two.won, two.decisions)
    assert one.won in (0.0, 1.0)


def test_a_run_goes_on_where_it_stood_and_begins_anew_with_other_code(tmp_path: Path, monkeypatch) -> None:
    file = tmp_path / "lines.jsonl"
    first = list(ladder.climb("shipwreck", [DOOMED], range(3), file, workers=1))
    with file.open("ab") as out:
        out.write(b'{"cut sh')
    played: list[int] = []
    monkeypatch.setattr(ladder, "ProcessPoolExecutor", lambda _: Counted(played))
    again = list(ladder.climb("shipwreck", [DOOMED], range(4), file, workers=1))
    assert played == [3]
    assert again[:3] == first
    monkeypatch.setattr(ladder, "fingerprint", lambda game: "other")
    assert {line.code for line in ladder.climb("shipwreck", [DOOMED], range(2), file, workers=1)} == {"other"}
    assert played == [3, 0, 1]


class Counted:
    """Plays in this process, and notes the seeds."""

    def __init__(self, played: list[int]) -> None:
        self.played = played

    def map(self, one, cells, seeds, chunksize):
        for cell, seed in zip(cells, seeds, strict=True):
            self.played.append(seed)
            yield one(cell, seed)

    def shutdown(self, cancel_futures: bool) -> None:
        assert cancel_futures


def test_the_page_has_a_part_for_each_game_and_keeps_the_others() -> None:
    lines = [Line(DOOMED, "abc", seed, float(seed % 2), 10, 0.1) for seed in range(10)]
    part = ladder.section(tablee.find("shipwreck"), lines, "make ladder")
    assert "| novice | novice | doomed | 2 | 10 | 50.0% | 23.7% to 76.3% | 10.0 |" in part
    page = ladder.written("", "The Shipwreck Arcana", part)
    both = ladder.written(page, "Narcose", "## Narcose\n\nfigures\n")
    assert both.index("## Narcose") < both.index("## The Shipwreck Arcana")
    assert ladder.written(both, "The Shipwreck Arcana", part) == both


@pytest.mark.slow
def test_each_step_of_shipwreck_is_higher_than_the_one_below() -> None:
    """Doomed games of two, the same twelve seeds: novices win about 22 % of them (Wilson's interval 18 to 25 over 500), experts four in
    five. Who wins four in five wins fewer than six of twelve four times in a thousand, and the seeds stay the same."""
    won = {
        level: sum(
            ladder.play("shipwreck", Cell(2, {"difficulty": "doomed"}, level, level), 40 + n, "").won for n in range(12)
        )
        for level in ("novice", "expert")
    }
    assert won["expert"] >= 6
    assert won["expert"] > won["novice"]
