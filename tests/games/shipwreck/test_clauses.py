"""Clauses that are easily passed over: the end, what everybody knows, what a percentage rests on, printed names."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from tests.games.shipwreck.scene import agree, any_game, heard, kind, offers, scene, skip_powers, turn

import tablee
from tablee.games.shipwreck import game
from tablee.games.shipwreck.board import ShipwreckBoard
from tablee.kit import Table
from tablee.reading.cards import read_card, titled
from tablee.terminal import show
from tablee.words import Words


def drawn(thing: Any) -> str:
    console = Console(width=140, record=True, file=StringIO())
    console.print(thing)
    return console.export_text()


# The end


def test_at_the_end_every_kept_fate_is_shown() -> None:
    """SA-1.6, Ruling 22"""
    table = scene("dawn", seats=3, score=6, hands={1: [7], 2: [3]}, draws=[2, 5])
    turn(table, "place 5 at dawn", "predict 2")
    assert table.over
    assert [(event["seat"], event["fate"]) for event in heard(table, "shown")] == [(1, 7), (2, 3)]
    assert [seat["shown"] for seat in table.view(None)["seats"]] == [[], [7], [3]]
    assert "held 7" in drawn(show.board(game, table.view(None), Words("en", game)))
    assert tablee.replay(table.record).view(None) == table.view(None)


def test_before_the_end_nothing_is_shown() -> None:
    """SA-1.6, SA-4.4"""
    for table in any_game(3, 5):
        assert all(seat["shown"] == [] for seat in table.view(0)["seats"])


def test_the_place_of_a_faded_card_stays_a_column() -> None:
    """SA-6.3, Ruling 22: the game ends between the third step and the fourth."""
    table = scene("dawn", "the-beast", "the-judge", "midnight", doom=6, draws=[1, 2])
    turn(table, "place 1 at the-beast")
    assert table.over and [place["place"] for place in table.view(None)["row"]] == [0, 2, 3]
    lines = drawn(show.board(game, table.view(None), Words("en", game))).splitlines()
    rows = [[cell.strip() for cell in line.strip("│").split("│")] for line in lines if line.startswith("│")]
    assert rows[0] == ["Dawn", "–", "The Judge", "Midnight"]
    assert rows[1] == ["higher", "", "even total", "lower"]


def test_the_view_tells_the_doom_that_is_due_unless_a_prediction_is_right() -> None:
    """SA-6.4, SA-5.12: so that losing by passing can be warned of."""
    table = scene("the-beast", "the-blind-man", doom=5, draws=[1, 2])
    assert table.view(None)["due"] == 0
    table.answer(0, "place 1 at the-beast")
    assert table.view(None)["due"] == 2
    spared = scene("the-beast", "the-blind-man", doom=5, draws=[1, 2])
    spared.answer(0, "place 1 at the-blind-man")
    assert spared.view(None)["due"] == 0, "The Blind Man fades without doom"
    again = scene("the-beast", "dawn", faded=["the-mirror"], draws=[1, 2])
    again.answer(0, "place 1 at the-beast")
    agree(again, "use twice", "predict 7")
    assert again.view(None)["due"] == 3, "and the wrong prediction already made"


# What everybody knows


def test_twice_does_not_offer_the_value_just_refuted() -> None:
    """SA-9.6, Ruling 21"""
    table = scene("dawn", faded=["the-beast"], draws=[2, 5])
    table.answer(0, "place 5 at dawn")
    agree(table, "use twice", "predict 3")
    assert offers(table, 1) == {"pass", *(f"predict {value}" for value in (1, 2, 4, 5, 6, 7))}


@pytest.mark.parametrize(
    ("play", "asked"), [("place 2 at the-shore", "predict"), ("place 7 at the-stranger", "active-power")]
)
def test_old_is_offered_only_while_not_everybody_knows_the_answer(play: str, asked: str) -> None:
    """SA-9.7, Ruling 21, SA-7.12: the kept fate is at least 5, as everybody has seen; so a 2 is new, and a 7 may be either."""
    table = scene("leviathan", "the-shore", "the-judge", "the-stranger", faded=["the-key"], draws=[1, 7, 5, 6, 2])
    turn(table, "place 1 at the-shore")
    turn(table, "place 5 at leviathan")
    table.answer(0, play)
    assert kind(table) == asked


def test_tables_of_the_first_version_go_on_by_their_own_rules() -> None:
    """SA-9.6, SA-9.7, SA-1.6: records are for ever."""
    former = game.of_version(1)

    def again(table: Table[Any]) -> Table[Any]:
        text = table.position().to_toml("").replace("version = 2", "version = 1")
        return tablee.deal(former, position=text, luck=table.luck)

    table = again(scene("the-chalice", faded=["the-key"], draws=[4, 4]))
    table.answer(0, min(offers(table, 0)))
    assert kind(table) == "active-power"
    table = again(scene("dawn", faded=["the-beast"], draws=[2, 5]))
    table.answer(0, min(offers(table, 0)))
    skip_powers_but_twice(table)
    assert len(offers(table, 1)) == 8


def skip_powers_but_twice(table: Table[Any]) -> None:
    """The group uses Twice and predicts something wrong."""
    wrong = next(value for value in range(1, 8) if value not in table.state.hands[0])
    agree(table, "use twice", f"predict {wrong}")


# What a percentage rests on


def odds(table: Table[Any], seat: int | None, lang: str = "en") -> str:
    return drawn(ShipwreckBoard().odds(table.insight(seat), Words(lang, game, viewer=seat)))


def test_odds_for_the_group_rest_on_what_everybody_knows_and_ones_own_hand_stands_apart() -> None:
    """SA-11.4, SA-13.4, SA-13.6: each percentage says whether it is certain or by convention."""
    table = tablee.deal("shipwreck", 3, 4, {"first": 0})
    turn(table, min(offers(table, 0)))
    skip_powers(table)
    turn(table, min(offers(table, 1)))
    plain, mine = odds(table, None), odds(table, 0)
    assert "certain" in plain and "by convention" in plain and "for you alone" not in plain
    assert "for you alone" in mine and mine.index("everybody") < mine.index("for you alone")
    assert "pour vous uniquement" in odds(table, 0, "fr")


def test_what_a_play_would_tell_says_which_layer_it_is() -> None:
    """SA-13.1, SA-13.6"""
    table = tablee.deal("shipwreck", 3, 4, {"first": 0})
    text = odds(table, 0)
    assert "% sure of what you keep; " in text and "% by convention." in text


# Names


@pytest.mark.parametrize(("lang", "title"), [("fr", "The Judge · Le Juge"), ("en", "The Judge")])
def test_a_cards_sheet_begins_with_the_name_on_the_box(lang: str, title: str) -> None:
    """SA-2.2: the French box prints English names."""
    words = Words(lang, game)
    card = words.card("the-judge", "arcana")
    assert card is not None and titled(card, words) == title
    assert read_card(card, words).printed == ("The Judge" if lang == "fr" else "")
    assert title in drawn(show.card(game, card, words))
