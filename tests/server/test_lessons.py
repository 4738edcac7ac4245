"""Every game has a lesson of ten to fifteen hints, each bound to a rule and to a moment that comes, and a one-page aid."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.server.people import Meet

import tablee
from tablee.reading.lessons import lesson
from tablee.reading.rulebook import rulebook
from tablee.server import about


def ids(folder: Path, kind: str) -> set[str]:
    return set(re.findall(rf"^{kind}-([a-z0-9-]+) =", (folder / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("game", tablee.games())
def test_hints_are_bound_to_rules_and_moments_that_exist(game: str) -> None:
    g = tablee.games()[game]
    found = lesson(g)
    assert found is not None, f"{game} has no lesson: write learn.toml beside its rules"
    assert 10 <= len(found.hint) <= 15
    assert found.hint[0].on == "start"
    for row in found.hint:
        assert row.rule in rulebook(g, "en"), row.rule
        known = {"start": {""}, "ask": ids(g.folder, "ask"), "event": ids(g.folder, "event")}[row.on]
        assert row.what in known, (row.on, row.what)


@pytest.mark.parametrize("game", tablee.games())
def test_hints_are_there_in_both_languages_with_french_spaces(game: str) -> None:
    english, french = (about.hints(game, lang) for lang in ("en", "fr"))
    assert len(english) == len(french)
    for one, other in zip(english, french, strict=True):
        assert one.text != other.text
        assert not re.search(r"(?<![\u00a0\u202f])[:;!?](?:\s|$)", other.text), other.text


@pytest.mark.parametrize("game", tablee.games())
def test_the_same_lesson_is_dealt_to_everybody(meet: Meet, game: str) -> None:
    views = []
    for name in ("Ada", "Bob"):
        person = meet(name)
        made = person.post("/api/tables", game=game, seats=[], lesson=True)
        assert made.status_code == 201, made.text
        table = made.json()
        assert table["lesson"] and table["seats"][0]["mine"] and table["commitment"] == ""
        person.start(table["id"])
        chair = person.sit(table["id"])
        assert chair.my_move() is not None
        views.append(chair.state["view"])
    assert views[0] == views[1]


@pytest.mark.parametrize("game", tablee.games())
def test_the_player_aid_fits_a_page_and_names_rules_that_exist(game: str) -> None:
    g = tablee.games()[game]
    parts = {lang: about.aid(game, lang) for lang in ("en", "fr")}
    assert [part.number for part in parts["en"]] == [part.number for part in parts["fr"]]
    for listed in parts.values():
        assert 8 <= len(listed) <= 20 and sum(len(part.text) for part in listed) < 2500
        assert len({part.number for part in listed}) == len(listed)
        assert all(part.text and part.number in rulebook(g, "en") for part in listed)
