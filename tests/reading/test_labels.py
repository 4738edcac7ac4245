"""Every choice of a new table explains itself: each option of each game, each of its values, each level of its bots."""

from __future__ import annotations

import pytest

import tablee
from tablee.bots import levels
from tablee.reading import labels
from tablee.words import Words

LANGS = ("en", "fr")
each_game = pytest.mark.parametrize("game", sorted(tablee.games()))


@each_game
@pytest.mark.parametrize("lang", LANGS)
def test_every_option_has_a_name_a_sentence_and_words_for_its_values(game: str, lang: str) -> None:
    words = Words(lang, tablee.games()[game])
    for setting in tablee.games()[game].options.values():
        assert words.has(f"setting-{setting.name}"), setting.name
        assert labels.setting_note(setting, words).endswith("."), setting.name
        for value in setting.values:
            said = labels.value_label(setting, value, words)
            assert said and (said != str(value) or str(value).isdigit()), (setting.name, value)


@each_game
@pytest.mark.parametrize("lang", LANGS)
def test_every_level_that_a_game_offers_has_a_name_and_says_what_to_expect(game: str, lang: str) -> None:
    words = Words(lang, tablee.games()[game])
    for level in levels(tablee.games()[game]):
        assert words.has(f"level-{level}"), level
        assert labels.level_note(level, words).endswith("."), level
