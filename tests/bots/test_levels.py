"""The levels of bots: each has a name and a sentence in both languages."""

from __future__ import annotations

import pytest

import tablee
from tablee.bots import levels
from tablee.reading.labels import level_label, level_note
from tablee.words import Words

OFFERED = [(name, level) for name, game in tablee.games().items() for level in levels(game)]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("name", "level"), OFFERED)
def test_every_level_says_what_it_is_called_and_what_to_expect(name: str, level: str, lang: str) -> None:
    words = Words(lang, tablee.games()[name])
    assert words.has(f"level-{level}") and level_label(level, words)
    assert level_note(level, words).endswith(".")


def test_no_two_levels_of_a_game_promise_the_same() -> None:
    for name, game in tablee.games().items():
        said = [level_note(level, Words("fr", game)) for level in levels(game)]
        assert len(set(said)) == len(said), name
