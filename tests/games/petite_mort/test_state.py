"""The state of a character (PM-6), and the case study of the booklet."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.petite_mort.scene import life, offers, scene

from tablee.games.petite_mort.cards import Cards

KURT = """
[pack]
game = "petite-mort"
name = "kurt"
title = { en = "A case", fr = "Un cas" }
extends = "base"

[[trait]]
id = "all-night-player"
name = { en = "All-night player", fr = "Nuits de jeu" }
text = { en = "Saved the world, mostly on weeknights.", fr = "A sauvé le monde, surtout en semaine." }
origin = "original"
souls = 1
weak = ["heart", "stroke", "darwin"]
strong = ["accident"]

[[trait]]
id = "counter-seven"
name = { en = "Counter seven", fr = "Guichet sept" }
text = { en = "Stamped forms until the ink ran out.", fr = "A tamponné jusqu’au bout de l’encre." }
origin = "original"
souls = 2
weak = ["heart", "suicide"]
strong = []
job = true
"""


@pytest.fixture
def case(tmp_path: Path) -> Cards:
    path = tmp_path / "kurt.toml"
    path.write_text(KURT, encoding="utf-8")
    return Cards(str(path))


def test_the_case_study_of_the_booklet(case: Cards) -> None:
    """PM-6.1, PM-6.2, PM-7.5: somebody with a suicide weakness plays games all life long and works at a counter: four soul
    points, second age, two heart, one stroke, two suicide and a Darwin Award, and no accident to fear. One Reaping card
    finds one of its two weaknesses and fails; the other finds both, one of them on the first trait."""
    cast = {1: [["achille-dimanchois", "all-night-player", "counter-seven"]]}
    table = scene(cast, scythes={0: ["one-of-those-days", "a-worn-heart"]}, phase="reap", cards=case)
    seen = life(table, "achille-dimanchois")
    assert seen["souls"] == 4
    assert seen["age"] == 2
    assert seen["net"] == {"heart": 2, "stroke": 1, "suicide": 2, "darwin": 1}
    assert seen["strong"] == {"accident": 1}
    mine = [said for said in offers(table, 0) if "achille" in said]
    assert mine == ["reap achille-dimanchois with a-worn-heart"]


def net(*cards: str) -> dict[str, int]:
    found: dict[str, int] = life(scene({0: [cards]}, phase="reap"), cards[0])["net"]
    return found


def test_all_cards_of_a_character_count_together() -> None:
    """PM-6.1."""
    assert net("odilon-parquet", "triple-cream", "twelve-coffees") == {"heart": 4, "stroke": 1}
    assert life(scene({0: [["odilon-parquet", "triple-cream"]]}, phase="reap"), "odilon-parquet")["souls"] == 4


def test_each_strength_takes_one_weakness_of_its_cause_away() -> None:
    """PM-6.2, Ruling 8."""
    assert net("odilon-parquet", "triple-cream", "mattress-tester") == {"heart": 2}
    assert net("odilon-parquet", "control-tower", "number-puzzles") == {"heart": 1}
    assert net("firmin-escabeau", "first-aid-class") == {}


def test_spare_strengths_do_nothing() -> None:
    """PM-6.2, Ruling 8."""
    assert net("firmin-escabeau", "belt-and-braces", "first-aid-class") == {}
    assert net("prudence-clignotant", "belt-and-braces", "homemade-wings") == {"darwin": 1}


def test_nothing_takes_a_darwin_award_away() -> None:
    """PM-6.3, Ruling 9."""
    everything = ("belt-and-braces", "number-puzzles", "an-hour-a-week")
    assert net("zephyrin-petarade", *everything) == {"darwin": 1}


def test_a_weakness_that_was_taken_away_does_not_help_to_reap() -> None:
    """PM-6.4, Ruling 10, PM-7.5."""
    hands = {0: ["a-fright-on-the-bend", "express-file"]}
    bare = scene({1: [["firmin-escabeau", "triple-cream"]]}, scythes=hands, phase="reap")
    assert sum("firmin" in said for said in offers(bare, 0)) == 2
    covered = scene({1: [["firmin-escabeau", "triple-cream", "belt-and-braces"]]}, scythes=hands, phase="reap")
    assert sum("firmin" in said for said in offers(covered, 0)) == 0


def test_a_weakness_needed_twice_must_be_there_twice() -> None:
    """PM-6.5, Ruling 11."""
    hands = {0: ["request-stop", "jury-prize"]}
    one = scene({1: [["odilon-parquet"]]}, scythes=hands, phase="reap")
    assert "reap odilon-parquet with request-stop" not in offers(one, 0)
    two = scene({1: [["odilon-parquet", "companion-vipers"]]}, scythes=hands, phase="reap")
    assert "reap odilon-parquet with request-stop" in offers(two, 0)
    taken = scene({1: [["odilon-parquet", "companion-vipers", "mattress-tester"]]}, scythes=hands, phase="reap")
    assert "reap odilon-parquet with request-stop" not in offers(taken, 0)
