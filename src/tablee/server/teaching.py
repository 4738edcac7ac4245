"""Lessons at served tables: where one stands, what its reader is told, and what is accepted until everybody is free."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import tablee
from tablee.kit import Game, Question, Seat, Table
from tablee.reading import lessons
from tablee.reading.lessons import LEARNER, Both, Course, Lesson, Move
from tablee.server import ledger, text
from tablee.server.ledger import Wish
from tablee.server.parts import Guide, Guided
from tablee.server.troubles import Refusal
from tablee.store import Head, Kept, Sitter, Taught


class Untaught(Refusal):
    """Another answer than the taught one: it is kindly said why it waits."""

    def __init__(self, reason: Both) -> None:
        super().__init__("not-taught")
        self.reason = reason

    def sentence(self, lang: str) -> str:
        return self.reason.in_(lang) or super().sentence(lang)


def begin(head: Head, game: Game[Any], lesson: Lesson, chapter: int, reached: int = 0) -> tuple[Head, list[Wish]]:
    """The head of a lesson's table that is dealt for a chapter, and what was done before that chapter begins."""
    scene = lesson.scene(chapter)
    begun = lessons.position(game, lesson, scene)
    taught = Taught(
        scene=scene, reached=max(reached, chapter), digest=lesson.digest, told=lesson.chapter[scene].luck
    )  # fmt: skip
    dealt = replace(
        head, lesson=True, taught=taught, seed=lesson.seed, position=begun.to_toml() if begun else "", phase="running",
        deals=head.deals + 1, result="", winners=[], scores=[],
    )  # fmt: skip
    return dealt, [wish_of(move) for move in Course(lesson, scene).script(chapter)]


def wish_of(move: Move | None) -> Wish:
    return ledger.read(LEARNER) if move is None else ledger.answer(*move)


def places(lesson: Lesson, own_name: str, guest: str, level: str) -> list[Sitter]:
    """Whoever learns, then the others by the names that the lesson speaks of them."""
    bots = [Sitter(who="bot", name=name, level=level) for name in lesson.names]
    return [Sitter(who="person", name=text.name(own_name), guest=guest), *bots]


def course_of(head: Head, log: list[Kept]) -> Course | None:
    """How far somebody has come; None where nothing is taught, or not any more by these words."""
    lesson = lesson_of(head)
    if lesson is None or head.taught is None or head.taught.digest != lesson.digest:
        return None
    course = Course(lesson, head.taught.scene)
    for kept in log:
        take(course, kept.wish)
    return course


def lesson_of(head: Head) -> Lesson | None:
    game = tablee.games().get(head.game)
    return lessons.lesson(game) if game and head.taught else None


def take(course: Course, wish: Wish) -> None:
    """Go on by what was done."""
    match wish:
        case {"answer": [seat, said]}:
            course.answered(seat, said)
        case {"read": [_]}:
            course.read()


def check(course: Course, wish: Wish) -> None:
    """Refuse what is not taught now. Notes are always welcome, and in the end everything is."""
    if course.is_free:
        return
    step = course.step
    match wish:
        case {"note": _}:
            return
        case {"answer": [seat, said]} if course.allows(seat, said):
            return
        case {"read": [_]} if step is not None and not step.move:
            return
        case {"answer": [_, said]} if step is not None:
            raise Untaught(step.reason(said))
    raise Refusal("not-taught")


def guide(head: Head, course: Course, table: Table[Any], seat: Seat | None, lang: str) -> Guide | None:
    """Where the lesson stands, as whoever learns is told."""
    if seat != LEARNER or head.taught is None:
        return None
    n, of = course.place
    now = course.step
    kind = kind_of(course)
    shown = now or (course.steps[course.done - 1][1] if kind == "watch" else None)
    after = course.chapters[-1] + 1
    return Guide(
        kind=kind,
        chapter=course.chapter,
        reached=max(head.taught.reached, course.reached),
        step=n,
        of=of,
        says=shown.says.in_(lang) if shown else "",
        more=(now.more if now else course.lesson.chapter[course.chapter].more).in_(lang),
        spot=shown.spot if shown else [],
        taught=now.move if now else "",
        why=now.why.in_(lang) if now else "",
        tries=tries(course, table.ask(LEARNER), lang),
        phrase=now.phrase if now else "",
        is_legend=bool(now and now.legend),
        new=now.signs if now else [],
        met=course.met,
        rule=now.rule if now else "",
        next=after if kind == "next" and after < len(course.lesson.chapter) else None,
    )


def kind_of(course: Course) -> Guided:
    if course.due:
        return "watch"
    if course.step is not None:
        return "move" if course.step.move else "read"
    return "free" if course.is_free else "next"


def tries(course: Course, asked: Question | None, lang: str) -> dict[str, str]:
    """What is said of each other answer that is offered, where that is not what is said of all."""
    step = course.step
    if step is None or not step.move or asked is None:
        return {}
    texts = [str(option) for option in asked.options]
    return {one: step.reason(one).in_(lang) for one in texts if one != step.move and step.reason(one) != step.why}
