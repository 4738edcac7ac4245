"""Lessons are played as they are told: every taught move is offered when its step comes, and what is said to happen does."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from examples.hanabi import game as hanabi

import tablee
from tablee.bots import levels
from tablee.bots.company import Company
from tablee.kit import Seat, Table
from tablee.reading.lessons import LEARNER, Course, Lesson, LessonError, Move, lesson, position, read
from tablee.reading.rulebook import rulebook
from tablee.words import Words

TAUGHT = [name for name, game in tablee.games().items() if lesson(game)]
GAMES = {**tablee.games(), "hanabi": hanabi}
TIGHT = re.compile(r"(?<![\u00a0\u202f])[:;!?»](?:\s|$)|«(?!\u00a0|\u202f)|\u0020[:;!?]")


def of(game: str) -> Lesson:
    found = lesson(GAMES[game])
    assert found is not None
    return found


def dealt(game: str, scene: int) -> Table[Any]:
    g, taught = GAMES[game], of(game)
    return tablee.deal(
        g, taught.seats, options=taught.options, luck=taught.luck(scene), position=position(g, taught, scene)
    )


def scenes(taught: Lesson) -> list[int]:
    return sorted({taught.scene(n) for n in range(len(taught.chapter))})


def do(table: Table[Any], course: Course, move: Move) -> None:
    question = table.ask(move.seat)
    assert question is not None, (course.chapter, course.place, move, [str(ask) for ask in table.asks])
    assert move.text in map(str, question.options), (course.chapter, move, [str(one) for one in question.options])
    table.answer(*move)
    course.answered(*move)


def happened(wanted: list[dict[str, Any]], events: list[dict[str, Any]]) -> bool:
    """Whether these events came in this order, among others."""
    left = iter(events)
    return all(any(want.items() <= event.items() for event in left) for want in wanted)


def play_as_told(game: str, scene: int) -> Table[Any]:
    """A table of the lesson, played to where nothing more is taught on it."""
    table, course = dealt(game, scene), Course(of(game), scene)
    while not course.is_over:
        step, since = course.step, len(table.events(LEARNER))
        assert step is not None
        if step.move:
            assert course.allows(LEARNER, step.move)
            do(table, course, Move(LEARNER, step.move))
        else:
            course.read()
        while course.due:
            do(table, course, course.due[0])
        assert happened(step.happens, table.events(LEARNER, since)), (step.says.en, table.events(LEARNER, since))
    assert course.place[0] <= course.place[1] and course.chapter == course.chapters[-1]
    return table


@pytest.mark.parametrize("game", [*TAUGHT, "hanabi"])
def test_a_lesson_is_played_as_it_is_told(game: str) -> None:
    *_, last = [play_as_told(game, scene) for scene in scenes(of(game))]
    assert not last.over


@pytest.mark.parametrize("game", TAUGHT)
def test_the_record_of_a_lesson_replays_and_verifies(game: str) -> None:
    for scene in scenes(of(game)):
        table = play_as_told(game, scene)
        again = tablee.replay(table.record, verify=True, game=table.game)
        assert again.record == table.record


@pytest.mark.parametrize("game", TAUGHT)
def test_the_last_chapter_is_played_on_by_whoever_likes(game: str) -> None:
    taught = of(game)
    table = play_as_told(game, taught.scene(len(taught.chapter) - 1))
    bots = dict.fromkeys(range(taught.seats), levels(table.game)[taught.level])
    company, rng = Company(table, bots, ()), Random(1)
    for _ in range(40):
        if table.over:
            break
        seat: Seat = table.waiting[0]
        table.answer(seat, company.reply(seat).option or rng.choice(table.ask(seat).options))  # type: ignore[union-attr]
    assert table.steps


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_has_all_that_a_lesson_has(game: str) -> None:
    taught, rules = of(game), rulebook(tablee.find(game), "en")
    steps = [step for chapter in taught.chapter for step in chapter.step]
    assert 10 <= taught.minutes <= 15
    assert taught.chapter[-1].free and taught.chapter[-1].more.en
    assert sum(step.legend for step in steps) == 1
    assert {sign.id for sign in taught.sign} == {sign for step in steps for sign in step.signs}, "each sign is met once"
    assert sum(bool(step.move) for step in steps) >= 8
    words = Words("en", game=tablee.find(game))
    for step in steps:
        assert not step.rule or step.rule in rules, step.rule
        assert not step.phrase or words.has(step.phrase), step.phrase


@pytest.mark.parametrize("game", [*TAUGHT, "hanabi"])
def test_a_lesson_is_written_in_both_languages_with_french_spaces(game: str) -> None:
    for both in texts(of(game)):
        assert bool(both.en) == bool(both.fr), both
        assert not TIGHT.search(both.fr), both.fr


def texts(found: Any) -> list[Any]:
    """Every text of a lesson."""
    if hasattr(found, "in_"):
        return [found]
    if isinstance(found, list):
        return [text for one in found for text in texts(one)]
    if isinstance(found, dict):
        return texts([*found.values()])
    if hasattr(found, "__struct_fields__"):
        return texts([getattr(found, name) for name in found.__struct_fields__])
    return []


@pytest.mark.parametrize("game", TAUGHT)
def test_what_a_lesson_lights_is_a_thing_of_the_board(game: str) -> None:
    """By the names that the board's sources give to its things; the browser tests see them lit."""
    g = tablee.find(game)
    sources = "\n".join(file.read_text(encoding="utf-8") for file in board_files(g.folder))
    names = re.findall(r"(?:data-thing|data-place|data-spot|thing|key)=(?:\"([^\"]+)\"|\{`([^`]+)`\})", sources)
    forms = [word for pair in names for word in re.sub(r"\$?\{[^}]*\}", "*", pair[0] or pair[1]).split()]
    patterns = [re.compile(re.escape(form).replace(r"\*", ".+")) for form in forms if form != "*"]
    known = {card.id for cards in g.cards.listed().values() for card in cards}
    tables = "\n".join(file.read_text(encoding="utf-8") for file in g.folder.glob("web/*.ts"))
    keys = set(re.findall(r"`([a-z]+-)\$\{", tables))
    places = {name for call in re.findall(r"\{place\(([^}]*)\)\}", sources) for name in re.findall(r'"([^"]+)"', call)}
    named = re.findall(r"^name-(\S+) =", (g.folder / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    known |= {*places, *named, *re.findall(r': "([^"]+)"', tables)}
    for chapter in of(game).chapter:
        for step in chapter.step:
            for spot in step.spot:
                is_there = spot in known or any(p.fullmatch(spot) for p in patterns) or any(map(spot.startswith, keys))
                assert is_there, f"{step.says.en}: the board has no {spot}"


def board_files(folder: Path) -> list[Path]:
    return [*folder.glob("*.svelte"), *folder.glob("web/*.svelte")]


SMALL = """
seed = 1
seats = 2
names = ["Iris"]
aim = { en = "Win.", fr = "Gagnez." }
group = { one = { en = "One", fr = "Un" } }
sign = [{ id = "a", group = "one", letter = "A", name = { en = "A", fr = "A" } }]

[[chapter]]
title = { en = "First", fr = "Début" }
minutes = 1
[[chapter.step]]
says = { en = "Look.", fr = "Regardez." }

[[chapter]]
title = { en = "Play on", fr = "La suite" }
minutes = 1
free = true
"""


def test_a_small_lesson_can_be_read() -> None:
    assert read(SMALL).chapters_of(0) == range(2)


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ('en = "Look."', f'en = "{"x" * 61}"', "chapter 1, step 1: 1 to 60 characters"),
        ('says = { en = "Look.", fr = "Regardez." }', 'says = { en = "Look." }', "missing required field `fr`"),
        ('fr = "Regardez." }', 'fr = "Regardez." }\nmove = "go"', "what to try"),
        (
            'fr = "Regardez." }',
            'fr = "Regardez." }\nmove = "go"\nphrase = "phrase-1"\nmore = { en = "Go.", fr = "Allez." }\n'
            'why = { en = "No.", fr = "Non." }',
            "a move or a phrase",
        ),
        ('fr = "Regardez." }', 'fr = "Regardez." }\nspot = ["a", "b", "c"]', "at most 2 things in the light"),
        ('fr = "Regardez." }', 'fr = "Regardez." }\nthen = ["2: go"]', "`seat: answer`"),
        ('fr = "Regardez." }', 'fr = "Regardez." }\nsigns = ["b"]', "a sign of this lesson, not b"),
        ("free = true", "", "chapter 2: steps, or for the last one"),
        ('names = ["Iris"]', "names = []", "names: 1 names, not 0"),
        ('group = "one"', 'group = "two"', "sign a: a group of"),
        ("seed = 1", "seed = [", "is not TOML"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said_with_its_place(right: str, wrong: str, said: str) -> None:
    assert right in SMALL
    with pytest.raises(LessonError, match=re.escape(said)):
        read(SMALL.replace(right, wrong))
