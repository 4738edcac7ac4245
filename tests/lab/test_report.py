"""The lab's page: figures with their intervals, plots that are told in words, both languages, nothing from the network."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tablee.lab.plots import Bar, bars, histogram
from tablee.lab.report import by_bot, by_seat, ends, page
from tablee.lab.tables import Row, Setup
from tablee.registry import find
from tablee.trials.page import interval
from tablee.words import Lang, Words

SETUP = Setup("shipwreck", 2, ["novice", "random"], {})
ROWS = [
    Row(
        seed,
        [seed % 2] if seed < 6 else [],
        "score" if seed < 6 else "doom",
        [seed, 1],
        10 + seed,
        {"round": seed},
        ["SA-1.1"],
    )
    for seed in range(10)
]


def test_shares_have_wilsons_interval() -> None:
    """Against figures worked out by hand."""
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_endings_seats_and_bots_are_counted() -> None:
    words = Words("en", find("shipwreck"))
    assert [(bar.label, bar.share) for bar in ends(SETUP, ROWS, words)] == [
        (words.say("over-score"), 0.6),
        (words.say("over-doom"), 0.4),
    ]
    assert [bar.label for bar in by_seat(SETUP, ROWS, words)] == ["Seat 1", "Seat 2"]
    assert [bar.share for bar in by_seat(SETUP, ROWS, words)] == [0.3, 0.3]
    assert [bar.mark for bar in by_seat(SETUP, ROWS, words)] == [0.3, 0.3]
    assert [(bar.label, bar.share) for bar in by_bot(SETUP, ROWS, words)] == [("novice", 0.6), ("random", 0.0)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_is_whole_and_asks_nothing_of_the_network(lang: Lang) -> None:
    words = Words(lang)
    words.strict = True
    text = page(SETUP, ROWS, "tablee lab simulate shipwreck", words)
    assert f'<html lang="{lang}">' in text
    assert "http" not in text
    assert {"en": "Victories by bot", "fr": "Victoires par robot"}[lang] in text
    for svg in re.findall(r"<svg.*?</svg>", text):
        assert ElementTree.fromstring(svg).get("aria-label")
    assert text.count("<svg") == 6  # ends, seats, bots, decisions, the round, scores


def test_bars_stand_in_proportion_and_are_told() -> None:
    drawing = ElementTree.fromstring(bars("Wins", [Bar("a", 0.4, 0.3, 0.5, "40%"), Bar("b", 0.2, 0.1, 0.3, "20%")]))
    first, second = (float(rect.get("width", "")) for rect in drawing.iter("rect"))
    assert first == pytest.approx(2 * second, abs=0.2)
    assert drawing.get("aria-label") == "Wins. a: 40%; b: 20%"


def test_labels_are_text_and_nothing_else() -> None:
    drawing = ElementTree.fromstring(bars("<&>", [Bar('<script>"&', 0.4, 0.3, 0.5, "<b>")]))
    assert [text.text for text in drawing.iter("text")] == ['<script>"&', "<b>"]


def test_a_histogram_counts_every_value_in_at_most_thirty_columns() -> None:
    drawing = ElementTree.fromstring(histogram("Length", [*range(100), 50, 50, 50], "median 50"))
    columns = [float(rect.get("height", "")) for rect in drawing.iter("rect")]
    assert len(columns) == 25
    assert columns[12] == max(columns) == 140
    assert sum(columns) == pytest.approx(103 / 7 * 140, abs=2)
    assert len(list(ElementTree.fromstring(histogram("One", [4, 4], "")).iter("rect"))) == 1
