"""What a finished table tells of its course: points by turn, ranks, and the moments that mattered, each in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

import tablee
from tablee.kit import Record, Table
from tablee.reading import Chronicle, Mark, chronicle_of, count
from tablee.reading.chronicle import MOMENTS, OF_A_TURN, Scribe, brought, ranks, sign_of
from tablee.reading.endings import ending, outcome
from tablee.terminal.ending import SIGNS, sparkline
from tablee.words import Words

RECORDS = Path(__file__).parent.parent / "records"


def followed(name: str) -> tuple[Table[Any], Scribe]:
    """A released table, followed from its first step to the last."""
    record = Record.from_json((RECORDS / name).read_text(encoding="utf-8"))
    game = tablee.games()[record.game].of_version(record.version)
    scribe, seen = Scribe(game), [0]

    def follow(table: Table[Any]) -> None:
        scribe.note(table, seen[0])
        seen[0] += 1

    return tablee.replay(record, game=game, follow=follow), scribe


def test_a_duel_is_told_by_both_lives_and_by_what_took_them() -> None:
    table, scribe = followed("narcose/piles-death.json")
    end = ending(table, scribe, Words("en", table.game, viewer=1, names={0: "Rose"}))
    assert (end.how, end.turns) == ("You lose, in 15 turns", 15)
    assert end.title == "Your heart stops: Rose walks away, with 17 life left."
    assert [(one.seat, one.rank, one.won) for one in end.standings] == [(0, 1, True), (1, 2, False)]
    assert [(one.seat, one.values[0], one.values[-1]) for one in end.series] == [(0, 25, 17), (1, 25, 0)]
    assert [point.turn for point in scribe.points] == list(range(16))
    assert "Life, you: from 25 to 0, between 0 and 25." in end.curve
    assert end.moments[-1].sentence == "You lose 8 life: none left."
    assert len(end.moments) == MOMENTS
    assert end.moments[-1].changes == [("Life", 1, 6, 0, False)]
    assert [said.moment.n for said in end.moments] == sorted(said.moment.n for said in end.moments)


@pytest.mark.parametrize(
    ("name", "told", "expected"),
    [
        ("shipwreck/three-committed.json", "all-won", [7, 0]),
        ("tesseract/base-2A-breach.json", "all-lost", [15, 7]),
        ("breaths/six-committed.json", "all-lost", [0]),
    ],
)
def test_a_table_that_wins_or_loses_as_one_has_no_ranks(name: str, told: str, expected: list[int]) -> None:
    table, scribe = followed(name)
    assert ranks(table) == [] and outcome(table, 0) == outcome(table, None) == told
    assert [value[0] for value in scribe.points[-1].values] == expected


def test_equals_share_a_rank_and_who_lost_on_souls_is_second() -> None:
    table, _ = followed("petite-mort/three-keeping.json")
    assert (table.result.winners, ranks(table)) == ((0,), [1, 3, 2])  # type: ignore[union-attr]
    table, _ = followed("breaths/three-taken-back.json")
    assert ranks(table) == [2, 2, 1]  # one has won alone: the others lost together


def test_what_was_taken_back_leaves_no_trace_in_curve_and_moments() -> None:
    table, scribe = followed("breaths/three-taken-back.json")
    begun = sum(event["id"] in scribe.own.turns for event in table.events(None))
    assert any(event["id"] == "undone" for event in table.events(None))
    assert scribe.turn == table.view(None)["turn"] <= begun
    assert [point.turn for point in scribe.points] == sorted({point.turn for point in scribe.points})


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/*.json")), ids=lambda path: path.stem)
def test_every_released_table_has_an_ending_in_both_languages(path: Path) -> None:
    table, scribe = followed(f"{path.parent.name}/{path.name}")
    own = chronicle_of(table.game)
    assert {event["id"] for event in table.events(None)} & set(own.turns)
    for lang in ("en", "fr"):
        for viewer in (0, 1, None) if table.seats > 1 else (0, None):
            words = Words(lang, table.game, viewer=viewer)
            end = ending(table, scribe, words)
            assert len(end.title) < 120 and end.title != words.reason(table.result)  # type: ignore[arg-type]
            assert len(end.columns) == len(brought(table)) <= 6
            assert 0 < len(end.moments) <= MOMENTS
            assert all(0 <= value <= one.most for one in end.series for value in one.values)
    turns = [said.moment.turn for said in end.moments]
    assert all(turns.count(turn) <= OF_A_TURN for turn in turns)


def test_a_mark_may_ask_for_a_number_that_is_large_enough() -> None:
    class Own(Chronicle):
        turns = ("turn",)
        marks: ClassVar[dict[str, Mark]] = {"hit": Mark("hit", 1, by="by", least=4)}

    signs = [sign_of(Own(), {"id": id, "by": by}) for id, by in (("turn", 0), ("hit", 3), ("hit", 4), ("paid", 9))]
    assert signs == ["turn", None, "hit", None]
    told = [{"id": "hit", "by": 3, "seat": 1}, {"id": "hit", "by": 4, "seat": 1}, {"id": "hit", "by": 1, "seat": None}]
    assert (count(told, "hit", 2), count(told, "hit", 2, sum="by")) == ([0, 2], [0, 7])


def test_a_curve_in_letters_keeps_its_ends_however_long_it_is() -> None:
    assert sparkline([0, 3, 7], 7) == "▁▄█"
    assert sparkline([*range(200), 0], 200)[-1] == "▁" and len(sparkline([1] * 200, 7)) == 60
    assert len(set(SIGNS.values())) == len(SIGNS)  # told apart by shape
