"""Rulebooks and aids, read from a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.kit.toys import Cellar

from tablee.kit import Game
from tablee.reading.rulebook import Rule, aid, find_rule, rulebook, rules_in

RULES = """# A race

For whoever writes this file.

## RA-1 Moving
### RA-1.1 On
One goes on.

As far as one can.
*The box, page 1.*
### RA-1.2 Off
One goes off.
"""


@pytest.fixture
def game(tmp_path: Path) -> Game[Any]:
    class Written(Cellar):
        folder = tmp_path
        rules = "RA"

    (tmp_path / "rules.en.md").write_text(RULES, encoding="utf-8")
    return Written()


def test_a_rulebook_has_its_chapters_and_rules_in_order(game: Game[Any]) -> None:
    assert [*rulebook(game, "en").values()] == [
        Rule("RA-1", "Moving", "", ""),
        Rule("RA-1.1", "On", "One goes on.\nAs far as one can.", "The box, page 1."),
        Rule("RA-1.2", "Off", "One goes off.", ""),
    ]
    assert [rule.number for rule in rulebook(game, "en").values() if rule.is_chapter] == ["RA-1"]


def test_a_language_without_a_rulebook_reads_the_english_one_unless_it_must_be_its_own(game: Game[Any]) -> None:
    assert rulebook(game, "fr") == rulebook(game, "en")
    assert rules_in(game, "fr") == {}


def test_a_chapter_is_found_with_its_rules(game: Game[Any]) -> None:
    assert [rule.number for rule in find_rule(game, "en", "1")] == ["RA-1", "RA-1.1", "RA-1.2"]
    assert find_rule(game, "en", "2") == []


def test_an_aid_is_parts_with_or_without_a_number_and_else_the_chapters(game: Game[Any]) -> None:
    assert [rule.title for rule in aid(game, "en")] == ["Moving"]
    (game.folder / "aid.en.md").write_text("# One page\n\n## RA-1.1 On\nGo on.\n\n## In short\nGo.\n", encoding="utf-8")
    aid.cache_clear()
    assert aid(game, "en") == [Rule("RA-1.1", "On", "Go on.", ""), Rule("", "In short", "Go.", "")]
    assert not any(part.is_chapter for part in aid(game, "en"))
