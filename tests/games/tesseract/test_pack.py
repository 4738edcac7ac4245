"""What a pack may say, and how a wrong one is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.games.tesseract import game
from tablee.games.tesseract.cards import FOLDER, Cards, effect, lasting
from tablee.kit import PackError

BASE = (FOLDER / "cards.toml").read_text(encoding="utf-8")
EXTRA = """
[pack]
game = "tesseract"
name = "extra"
title = { en = "One more card", fr = "Une carte de plus" }
extends = "base"

[[research]]
id = "test-card"
name = { en = "Test Card", fr = "Carte d’essai" }
level = 3
copies = 1
when = "action"
text = { en = "Gain 1 action.", fr = "Gagnez 1 action." }
effect = [{ gain_actions = 1 }]
origin = "original"
"""


def wrong(tmp_path: Path, old: str, new: str) -> str:
    """What is said about a pack in which one thing was changed."""
    assert old in BASE
    path = tmp_path / "mine.toml"
    path.write_text(BASE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError) as error:
        Cards(str(path))
    return str(error.value)


def test_every_verb_has_a_documented_example_that_compiles() -> None:
    for verbs in (effect, lasting):
        for verb in verbs.known.values():
            assert "Example:" in verb.doc
            import tomllib

            entry = tomllib.loads(f"x = {verb.example}")["x"]
            assert verbs.compile([entry], "doc")[0].verb is verb


def test_every_effect_knows_when_it_can_do_something() -> None:
    """TS-7.10."""
    assert all(callable(verb.facts["can"]) for verb in effect.known.values())


def test_every_verb_is_used_by_a_card() -> None:
    used = {call.verb.name for calls in (*game.cards.acts, *game.cards.plays, *game.cards.uses) for call in calls}
    assert used == set(effect.known)
    assert len({str(card.ability) for card in game.cards.scientists}) == len(lasting.known)


def test_no_two_titles_of_a_level_have_the_same_verbs() -> None:
    """Titles may share verbs only from level to level."""
    cards = game.cards
    shapes = [(c.level, str([[call.verb.name, *(a for a in call.args if type(a) is not int)] for call in calls]))
              for c, calls in zip(cards.research, cards.plays, strict=True)]  # fmt: skip
    assert len(set(shapes)) == len(shapes)
    uses = [
        str([[call.verb.name, *(a for a in call.args if type(a) is not int)] for call in calls]) for calls in cards.uses
    ]
    assert len(set(uses)) == len(uses)


def test_a_pack_may_add_cards(tmp_path: Path) -> None:
    path = tmp_path / "extra.toml"
    path.write_text(EXTRA, encoding="utf-8")
    table = tablee.deal("tesseract", 2, 1, {"pack": str(path)})
    assert table.game.pack_name == "extra"
    assert "test-card" in table.game.cards.research_index
    assert game.with_pack("base") is game


def test_effects_that_would_do_nothing_are_refused(tmp_path: Path) -> None:
    assert "expected at least one verb" in wrong(tmp_path, "effect = [{ dest", "effect = [] #")
    assert "expected 1 or more, got 0" in wrong(
        tmp_path, '{ restructure = 1 }]\nrule = "TS-13', '{ restructure = 0 }]\nrule = "TS-13'
    )
    assert "expected 1 or more, got 0" in wrong(tmp_path, "copies = 2", "copies = 0")
    assert "is for cards with when" in wrong(tmp_path, 'when = "own-threat"', 'when = "action"')
    assert "could go on for ever" in wrong(
        tmp_path, "action = [{ restructure = 1 }]", "action = [{ gain_actions = 1 }]"
    )
    assert "two sides are the rule" in wrong(tmp_path, "{ reach = 1 }", "{ reach = 2 }")
    assert "expected 1 to 3" in wrong(tmp_path, "{ variety = 1 }", "{ variety = 0 }")
    assert "expected 2 or more" in wrong(tmp_path, "{ study_among = 2 }", "{ study_among = 1 }")
    assert "expected at least one verb" in wrong(tmp_path, "ability = [{ watch = {} }]", "ability = []")


def test_layouts_and_counts_are_checked(tmp_path: Path) -> None:
    assert "four rows of four symbols" in wrong(tmp_path, 'rows = ["', 'rows = ["X", "')
    assert "there is no base '4B'" in wrong(tmp_path, 'id = "4B"', 'id = "5B"')
    start = BASE.index("[[scientist]]")
    few = BASE[:start] + BASE[BASE.index("[[research]]") :]
    path = tmp_path / "few.toml"
    path.write_text(few, encoding="utf-8")
    with pytest.raises(PackError, match="at least 4 scientists"):
        Cards(str(path))
    path.write_text(BASE.replace("level = 4", "level = 3"), encoding="utf-8")
    with pytest.raises(PackError, match="level 4 are needed"):
        Cards(str(path))


def test_texts_are_there_in_both_languages() -> None:
    cards = game.cards
    for card in [*cards.scientists, *cards.research, *cards.containment, *cards.bases]:
        assert card.name.en
        assert card.name.fr
        assert card.text.en
        assert card.text.fr
        assert " :" not in card.text.fr.replace("\u00a0:", "")
