"""Lessons: `lesson.toml` of a game's folder. A curated first game, chapter by chapter, each teaching one thing by doing it.

A chapter has steps. A step says one sentence, lights a thing of the board, and waits for the taught move or for "got it". What
the bots do and what luck gives is written down, too, so that words and what happens always agree. A chapter with a position
begins there, on a table dealt anew; one without goes on where the chapter before it ended. In the last one everybody is free.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from tablee.kit import Game, Luck, PackError, Position, Scripted, Seat, Seeded
from tablee.kit.errors import Worded, misfit
from tablee.kit.toml import parse_toml

LEARNER: Seat = 0
"""Where whoever learns sits."""
HEADING = 60
LINE = 170
HOLES = 2
FILE = "lesson.toml"


class LessonError(Worded):
    """A lesson that cannot be taught. Names the file, the place, what was expected and what was found."""


class Both(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    fr: str

    def in_(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


NOTHING = Both("", "")


class Move(NamedTuple):
    """What a seat answers: written `1: pass`."""

    seat: Seat
    text: str


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Why a particular other answer is not the one. `move`: its text, `*` for anything."""

    move: str
    why: Both


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to see or to do.

    `says` is the sentence, `more` what to try, or a few words more. `spot`: the things of the board it speaks of. `move`: the
    taught answer; without one, whoever has read the step goes on. `why`: what is kindly said of any other answer, `tries` of
    particular ones. `phrase`: what one says to the table here, a quick phrase by its id, before going on. `then`: what the seats
    answer after it, in order. `happens`: what that leads to, an event with any of its facts, which the tests compare. `signs`: those
    met here for the first time. `legend`: all signs are shown.
    """

    says: Both
    more: Both = NOTHING
    spot: list[str] = []
    move: str = ""
    why: Both = NOTHING
    tries: list[Try] = []
    phrase: str = ""
    then: list[str] = []
    happens: list[dict[str, Any]] = []
    signs: list[str] = []
    legend: bool = False
    rule: str = ""

    @property
    def script(self) -> list[Move]:
        return [Move(int(seat), text) for seat, _, text in (line.partition(": ") for line in self.then)]

    def reason(self, option: str) -> Both:
        """Why this answer is not the one."""
        return next((one.why for one in self.tries if fnmatchcase(option, one.move)), self.why)


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`position`: a file of the folder `lesson`, with which the table is dealt anew, and `luck` what each stream then gives. `free`: no
    more guidance, `more` says what for."""

    title: Both
    more: Both = NOTHING
    minutes: int
    position: str = ""
    luck: dict[str, list[int]] = {}
    free: bool = False
    step: list[Step] = []


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A picture of the game. The board marks where it lies with `data-sign`; `Sign.svelte` draws it, `letter` stands for it in text."""

    id: str
    group: str
    name: Both
    letter: str | Both

    def letter_in(self, lang: str) -> str:
        return self.letter if isinstance(self.letter, str) else self.letter.in_(lang)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the tables are dealt, and what is taught on them. `names`: of the others, in the order of their seats. `group`: what the
    groups of signs are called, by their names."""

    aim: Both
    seed: int
    seats: int
    names: list[str]
    level: str = "novice"
    options: dict[str, str | int | bool] = {}
    group: dict[str, Both]
    sign: list[Sign]
    chapter: list[Chapter]

    @property
    def minutes(self) -> int:
        return sum(chapter.minutes for chapter in self.chapter)

    def scene(self, chapter: int) -> int:
        """The chapter that dealt the table on which this one is taught."""
        return max(n for n in range(chapter + 1) if n == 0 or self.chapter[n].position)

    def chapters_of(self, scene: int) -> range:
        """The chapters taught on one table."""
        after = (n for n in range(scene + 1, len(self.chapter)) if self.chapter[n].position)
        return range(scene, next(after, len(self.chapter)))

    def luck(self, scene: int) -> Luck:
        told, seeded = self.chapter[scene].luck, Seeded(self.seed)
        return Scripted(told, seeded) if told else seeded

    @property
    def digest(self) -> str:
        """Of all it says: a table that was begun with other words is not guided by these."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:16]


def position(game: Game[Any], lesson: Lesson, scene: int) -> Position | None:
    """What the table of this chapter begins from. The file has the state alone: seats and options are the lesson's."""
    name = lesson.chapter[scene].position
    if not name:
        return None
    file = game.folder / "lesson" / f"{name}.toml"
    if not file.exists():
        raise LessonError("lesson-no-position", "{file} is not there", file=f"lesson/{name}.toml")
    return Position(
        game=game.name, version=game.version, digest=game.pack_digest, seats=lesson.seats, options=lesson.options,
        state=parse_toml(file.read_text(encoding="utf-8"), f"lesson/{name}.toml"),
    )  # fmt: skip


@cache
def lesson(game: Game[Any]) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = game.folder / FILE
    return read(file.read_text(encoding="utf-8")) if file.exists() else None


def read(text: str) -> Lesson:
    """A lesson out of its file. Whatever is wrong with it is said in one sentence, with its place."""
    try:
        found = msgspec.convert(parse_toml(text, FILE), Lesson)
    except PackError as error:
        raise LessonError(error.code, error.text, **error.facts) from None
    except msgspec.ValidationError as error:
        raise LessonError("file-wrong", "{file}: {why}", file=FILE, why=misfit(error)) from None
    for where, expected, given in faults(found):
        raise LessonError(
            "lesson-wrong", "{file}: {where}: {expected}, not {found}", file=FILE, where=where, expected=expected, found=given
        )  # fmt: skip
    return found


def faults(lesson: Lesson) -> Iterator[tuple[str, str, str]]:
    """What cannot be taught, with its place: what is expected there, and what is found."""
    signs = [sign.id for sign in lesson.sign]
    if len(lesson.names) != lesson.seats - 1:
        yield "names", f"{lesson.seats - 1} names", str(len(lesson.names))
    for sign in lesson.sign:
        if sign.group not in lesson.group:
            yield f"sign {sign.id}", f"a group of {[*lesson.group]}", sign.group
    for c, chapter in enumerate(lesson.chapter, 1):
        is_last = c == len(lesson.chapter)
        if chapter.free != is_last or bool(chapter.step) == chapter.free:
            yield f"chapter {c}", "steps, or for the last one, and only for it, `free`", repr(chapter.title.en)
        if chapter.luck and not chapter.position and c > 1:
            yield f"chapter {c}", "luck only where a table is dealt", str([*chapter.luck])
        for s, step in enumerate(chapter.step, 1):
            yield from ((f"chapter {c}, step {s}", *fault) for fault in step_faults(step, lesson.seats, signs))


def step_faults(step: Step, seats: int, signs: list[str]) -> Iterator[tuple[str, str]]:
    for text in (step.says.en, step.says.fr):
        if not 0 < len(text) <= HEADING:
            yield f"1 to {HEADING} characters", f"{len(text)}: {text}"
    for text in (step.more.en, step.more.fr):
        if len(text) > LINE:
            yield f"at most {LINE} characters", f"{len(text)}: {text}"
    if step.move and not (step.more.en and step.why.en):
        yield (
            "with a move, what to try (`more`) and why not something else (`why`)",
            "neither" if not step.more.en else "one",
        )
    if step.phrase and step.move:
        yield "a move or a phrase", "both"
    if len(step.spot) > HOLES:
        yield f"at most {HOLES} things in the light", str(len(step.spot))
    for line in step.then:
        if not re.fullmatch(rf"[0-{seats - 1}]: \S.*", line):
            yield "`seat: answer`", repr(line)
    yield from (("a sign of this lesson", sign) for sign in step.signs if sign not in signs)


class Course:
    """How far somebody has come on the table that a chapter has dealt: which steps are done, and what the seats are still to answer."""

    def __init__(self, lesson: Lesson, scene: int) -> None:
        self.lesson, self.scene = lesson, scene
        self.chapters = lesson.chapters_of(scene)
        self.steps = [(c, step) for c in self.chapters for step in lesson.chapter[c].step]
        self.done = 0
        self.due: list[Move] = []

    @property
    def step(self) -> Step | None:
        """What is taught now; nothing while others answer, or when all is done here."""
        return None if self.due or self.done == len(self.steps) else self.steps[self.done][1]

    @property
    def is_over(self) -> bool:
        """Whether all that is taught on this table is done."""
        return not self.due and self.done == len(self.steps)

    @property
    def is_free(self) -> bool:
        return self.is_over and self.lesson.chapter[self.chapters[-1]].free

    @property
    def chapter(self) -> int:
        """The chapter of the step that is shown: the one at hand, or that which others still answer to."""
        if self.is_over:
            return self.chapters[-1]
        return self.steps[self.done - bool(self.due)][0]

    @property
    def reached(self) -> int:
        """The furthest chapter that may be begun: the one at hand, or the next where all is done here."""
        return min(self.chapter + (self.is_over and not self.is_free), len(self.lesson.chapter) - 1)

    @property
    def place(self) -> tuple[int, int]:
        """Which step of its chapter is shown, and how many there are; none on a table where everybody is free from the start."""
        if not self.steps:
            return 0, 0
        at = min(self.done - bool(self.due), len(self.steps) - 1)
        before = sum(len(self.lesson.chapter[c].step) for c in self.chapters if c < self.steps[at][0])
        return at - before, len(self.lesson.chapter[self.steps[at][0]].step)

    @property
    def met(self) -> list[str]:
        """The signs met so far."""
        earlier = [step for chapter in self.lesson.chapter[: self.scene] for step in chapter.step]
        here = [step for _, step in self.steps[: self.done + 1]]
        return list(dict.fromkeys(sign for step in earlier + here for sign in step.signs))

    def allows(self, seat: Seat, text: str) -> bool:
        """Whether this answer is the next that is written down, or everybody is free."""
        if self.is_free or (self.due and self.due[0] == (seat, text)):
            return True
        return self.step is not None and seat == LEARNER and text == self.step.move

    def answered(self, seat: Seat, text: str) -> None:
        """A seat has answered."""
        if self.due and self.due[0] == (seat, text):
            del self.due[0]
        elif self.step and self.step.move and (seat, text) == (LEARNER, self.step.move):
            self._go_on(self.step)

    def read(self) -> None:
        """What has no move was read."""
        if self.step and not self.step.move:
            self._go_on(self.step)

    def _go_on(self, step: Step) -> None:
        self.due = step.script
        self.done += 1

    def script(self, until: int) -> Iterator[Move | None]:
        """All that is done on this table before a chapter: answers, and None for what is read."""
        for c, step in self.steps:
            if c < until:
                yield Move(LEARNER, step.move) if step.move else None
                yield from step.script

    def run(self, done: Iterable[Move | None]) -> None:
        """Go on by what was done."""
        for move in done:
            if move is None:
                self.read()
            else:
                self.answered(*move)
