"""Tables of the lab: the same seed gives the same line, and a run that was stopped goes on where it stood."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.kit import OptionError
from tablee.lab.tables import Log, Setup, play, rows, setup

SHIPWRECK = Setup("shipwreck", 2, ["novice", "random"], {"difficulty": "doomed"})


def test_the_same_seed_gives_the_same_line_in_any_number_of_processes() -> None:
    alone = list(rows(SHIPWRECK, list(range(12)), workers=1))
    assert alone == list(rows(SHIPWRECK, list(range(12)), workers=2))
    assert alone[5] == play(SHIPWRECK, 5)
    assert [row.seed for row in alone] == list(range(12))


def test_a_line_tells_the_end_and_the_numbers_all_could_read() -> None:
    row = play(SHIPWRECK, 3)
    assert row.reason in ("doom", "score")
    assert bool(row.winners) == (row.reason == "score")
    assert row.decisions > 0
    assert {"score", "doom"} <= set(row.facts)
    assert row.rules
    assert all(rule.startswith("SA-") for rule in row.rules)


def test_bots_move_on_by_one_seat_from_table_to_table() -> None:
    assert SHIPWRECK.company(0) == ["novice", "random"]
    assert SHIPWRECK.company(1) == ["random", "novice"]


def test_a_stopped_run_goes_on_where_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "run" / "tables.jsonl"
    for _ in Log(file, SHIPWRECK).keep(rows(SHIPWRECK, [0, 1, 2], workers=1)):
        pass
    file.write_bytes(file.read_bytes()[:-9])  # killed in the middle of a line
    again = Log(file, SHIPWRECK)
    assert again.missing(range(4)) == [2, 3]
    for _ in again.keep(rows(SHIPWRECK, [2, 3], workers=1)):
        pass
    whole = Log(file, SHIPWRECK)
    assert whole.missing(range(4)) == []
    assert whole.rows[2] == play(SHIPWRECK, 2)


def test_tables_of_another_setup_are_not_mixed(tmp_path: Path) -> None:
    file = tmp_path / "tables.jsonl"
    Log(file, SHIPWRECK)
    before = file.read_bytes()
    with pytest.raises(OptionError, match="another setup"):
        Log(file, Setup("shipwreck", 3, ["novice"], {}))
    assert file.read_bytes() == before


def test_a_file_that_is_no_run_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.jsonl"
    file.write_text("my shopping list\n")
    with pytest.raises(OptionError, match="another setup"):
        Log(file, SHIPWRECK)
    assert file.read_text() == "my shopping list\n"


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "tables.jsonl"
    log = Log(file, SHIPWRECK)
    start = file.stat().st_size
    with file.open("ab") as out:
        out.write(b'{"seed": 1}\n')
    with pytest.raises(OptionError, match=f"after byte {start} cannot be read"):
        Log(file, log.setup)


@pytest.mark.parametrize(
    ("seats", "bots", "options", "says"),
    [
        (2, ["grandmaster"], {}, "there is no bot 'grandmaster' for The Shipwreck Arcana: there are random, novice"),
        (9, ["novice"], {}, "2 to 5 seats"),
        (2, ["novice"], {"difficulty": "trivial"}, "difficulty"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is(
    seats: int, bots: list[str], options: dict[str, str], says: str
) -> None:
    with pytest.raises(OptionError, match=says):
        setup("shipwreck", seats, bots, options)
