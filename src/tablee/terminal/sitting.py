"""A sitting: people and bots at one terminal, from where the table stands to its end."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from tablee.bots import levels
from tablee.bots.company import Company
from tablee.bots.manners import courtesy
from tablee.kit import Act, Committed, Cut, Option, OptionError, Question, Seat, Table
from tablee.kit.files import reason, write_file
from tablee.kit.game import Reason
from tablee.reading import asking, remarks_of
from tablee.reading.lessons import LEARNER, Course, lesson
from tablee.terminal import ending, show
from tablee.terminal.prompt import Prompt
from tablee.terminal.saves import HUMAN, Seating, write_seating
from tablee.terminal.screen import Screen


class Going(NamedTuple):
    """What goes on, as everybody sees it: who is asked what, and how often somebody has cut in so far."""

    seats: tuple[Seat, ...]
    kind: str
    cuts: int


class Sitting:
    """Runs a table: lets each seat answer in turn, tells what happened, and keeps every step on disk."""

    def __init__(self, table: Table[Any], seating: Seating, screen: Screen, file: Path | None) -> None:
        self.table, self.seating, self.screen, self.file = table, seating, screen, file
        self.words = screen.words
        self.people = [seat for seat, who in enumerate(seating.seats) if who == HUMAN]
        known = levels(table.game)
        for who in seating.seats:
            if who != HUMAN and who not in known:
                raise self.words.fault(OptionError, "no-such-bot", level=who, known=list(known))
        bots = {seat: known[who] for seat, who in enumerate(seating.seats) if who != HUMAN}
        self.company = Company(table, bots, self.people)
        self.course = self._course()
        self.prompt = Prompt(self)
        self.told: dict[Seat | None, int] = {}
        self.words.viewer = self.reader
        self.reasons: dict[Seat, Reason | None] = {}
        self._passed: set[tuple[Seat, int]] = set()
        self._skipping: dict[Seat, Going | None] = {}
        self._doubted = -1
        self._is_free = False
        self._handed: Seat | None = self.reader
        self._seated: Path | None = None

    @property
    def reader(self) -> Seat | None:
        """The one who reads all along: the only person, or a spectator where only bots play."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def command(self) -> str:
        """How to go on with this table. A game that is not installed is named again: its record cannot have it imported."""
        named = f"{shlex.quote(self.seating.game)} " if self.is_from_elsewhere else ""
        return f"tablee play {named}--from {shlex.quote(str(self.file))}"

    @property
    def is_from_elsewhere(self) -> bool:
        """Whether the game was found as `module:attribute`."""
        return ":" in self.seating.game

    def run(self) -> None:
        """Play to the end; in a lesson, to where the next chapter is dealt anew."""
        self.keep()
        while self.is_guided or not self.table.over:
            if len(self.people) < 2:
                self.tell()
            if self.table.undo_asked:
                self.settle_undo()
                continue
            if self.course and self.is_guided:
                if self.course.is_over:
                    return
                self.follow_lesson()
            else:
                self.let_go()
                self.put(self.next_question())
        self.close()

    # Lessons

    def _course(self) -> Course | None:
        found = lesson(self.table.game)
        if found is None or self.seating.lesson is None:
            return None
        scene, done, left = self.seating.lesson
        course = Course(found, scene)
        course.done = done
        course.due = course.steps[done - 1][1].script[-left:] if left else []
        return course

    @property
    def is_guided(self) -> bool:
        """Whether a lesson says what is done now."""
        return self.course is not None and not self.course.is_free

    def follow_lesson(self) -> None:
        """What is written down for the others, what is read, or what is taught."""
        course = self.course
        assert course is not None
        step = course.step
        if step is None:
            self.answer(*course.due[0])
        elif not step.move:
            self.prompt.read(step)
            course.read()
            self.keep()
        else:
            question = self.table.ask(LEARNER)
            assert question is not None, step.move
            self.prompt.ask(question)

    def let_go(self) -> None:
        """Say once what the last chapter is for."""
        if self.course and not self._is_free:
            self._is_free = True
            self.screen.show("", show.free(self.course, self.words))

    def put(self, question: Question) -> None:
        """Let somebody answer a question. A person who has no choice, and from whom nobody learns anything by waiting, is not asked."""
        seat = question.seat
        if seat not in self.people:
            self.bot_answers(question)
        elif self.lapses(question):
            self.answer(seat, question.options[0])
        else:
            self.hand_to(seat)
            self.prompt.ask(question)

    def lapses(self, question: Question) -> bool:
        """Whether the only person here is asked what has one answer, only so that others could not tell."""
        return len(self.people) == 1 and self.is_forced(question)

    def is_forced(self, question: Question) -> bool:
        """Whether a question has one answer only, and is asked to hide that."""
        return len(question.options) == 1 and not question.optional and question.kind in self.table.game.feigned

    def next_question(self) -> Question:
        """Who is asked first: those who may cut in, in their order, then people before bots, so that bots hear what people
        propose."""
        for question in self.reactions():
            return question
        must = [q for q in self.table.asks if not q.optional]
        for question in must:
            self._skipping.pop(question.seat, None)
        return min(must, key=lambda q: q.seat not in self.people)

    def reactions(self) -> Iterator[Question]:
        """The chances to cut in that have not been let pass. Where several people share the keyboard all who live get it, whatever
        they hold: that somebody may cut in is secret, and who is asked would tell."""
        table, asked = self.table, self.table.cut_into
        if asked is None:
            return
        at, rule = table.pending.at, table.pending.request.rule
        dead, first = table.game.dead(table.state), table.game.cutting_order(table.state)
        for seat in dict.fromkeys((*first, *table.present)):
            if seat == asked or seat in dead or (seat, at) in self._passed or self.is_skipping(seat):
                continue
            question = table.ask(seat)
            if question is None and seat in self.people and len(self.people) > 1:
                question = Question(seat, "cut in", (), rule, True, at)
            if question is not None:
                yield question

    def let_pass(self, question: Question) -> None:
        """An optional ask that somebody does not want to answer."""
        self._passed.add((question.seat, question.at))

    def skip(self, seat: Seat, is_for_now: bool) -> None:
        """Let pass all that this seat could cut into until it is asked something, or only until something else goes on."""
        self._skipping[seat] = self.going() if is_for_now else None

    def is_skipping(self, seat: Seat) -> bool:
        if seat not in self._skipping:
            return False
        if self._skipping[seat] in (None, self.going()):
            return True
        del self._skipping[seat]
        return False

    def going(self) -> Going:
        table = self.table
        return Going(table.waiting, table.pending.request.kind, sum(isinstance(step, Cut) for step in table.steps))

    def recall(self, count: int) -> None:
        """Of what has happened so far, tell only the last few events."""
        past = max(0, len(self.table.events(None)) - count)
        self.told = dict.fromkeys([None, *self.people], past)

    # Answers

    def answer(self, seat: Seat, option: Option) -> None:
        """Give an answer and keep it."""
        self.table.answer(seat, option)
        if self.course:
            self.course.answered(seat, str(option))
        if self.is_guided:
            self.keep()
        else:
            self.bots_act()

    def bot_answers(self, question: Question) -> None:
        seat = question.seat
        with self.screen.patience("thinking", seat=seat):
            reply = self.company.reply(seat)
        if reply.option is None:
            self.let_pass(question)
            return
        self.reasons[seat] = self.company.why(question, reply.option)
        in_group = self.table.talk is not None
        doubt = self.doubt(seat, reply.option, question) if reply.doubts and self._doubted != question.at else None
        self.answer(seat, reply.option)
        if doubt:
            self.screen.show(doubt)
        elif in_group and len(self.people) < 2:
            proposal = asking.proposal(seat, reply.option, question, self.words)
            self.screen.show(show.log_line("", proposal.sentence))

    def doubt(self, seat: Seat, option: Option, question: Question) -> Any:
        """Why a bot would rather propose something else, from what everybody can know: said once for all bots."""
        self._doubted = question.at
        said = self.words.say("doubts", seat=seat, what=self.words.option(question.kind, option))
        why = remarks_of(self.table.game).doubt(self.table.insight(None), self.table.view(None), self.words)
        return show.log_line("", f"{said} {why}".rstrip())

    # Acts

    def act(self, seat: Seat, option: Option) -> None:
        """Something outside the turn, and what the bots do then."""
        self.table.change(Act(seat, option))
        self.bots_act()

    def bots_act(self) -> None:
        while due := courtesy(self.table, self.people):
            self.table.change(due)
        self.keep()

    def settle_undo(self) -> None:
        """Somebody wishes to take back: bots say yes, then the other people yes or no."""
        by = self.table.undo_asked[0]
        self.bots_act()
        for seat in [seat for seat in self.table.present if seat in self.people]:
            if not self.table.undo_asked or seat in self.table.undo_asked:
                continue
            agrees = self.agrees_to_undo(seat, by)
            self.act(seat, "agree" if agrees else "refuse")
            if not agrees:
                self.screen.say("undo-refused", by=by)

    def agrees_to_undo(self, seat: Seat, by: Seat) -> bool:
        self.hand_to(seat)
        return self.screen.agree("agree-to-undo", by=by)

    # Telling

    def hand_to(self, seat: Seat) -> None:
        """Where several people share the terminal, nobody sees another's things."""
        if len(self.people) > 1 and self._handed != seat:
            self.words.viewer = None
            self.screen.clear()
            self.screen.say("hand-over", style="bold", seat=seat)
            self.screen.ask(self.words.say("press-enter"))
            self.screen.clear()
            self._handed = seat
        self.words.viewer = seat
        self.tell()

    def tell(self) -> None:
        """What happened since this reader last looked."""
        viewer = self.words.viewer
        since = self.told.get(viewer, 0)
        events = self.table.events(viewer, since)
        for n, event in enumerate(events, since + 1):
            self.screen.show(show.event(n, event, self.words))
        self.told[viewer] = since + len(events)

    def close(self) -> None:
        """The end: what happened last, the table as it stands, and how to check the luck."""
        if len(self.people) > 1:
            self.words.viewer = None
            self.told[None] = min(self.told.values(), default=0)
        self.tell()
        viewer, luck = self.words.viewer, self.table.luck
        self.screen.show("", show.board(self.table.game, self.table.view(viewer), self.words))
        self.screen.show("", ending.drawn(ending.told(self.table, self.words), self.words))
        if isinstance(luck, Committed):
            self.screen.say_line("secret", luck.secret.hex())
        kept = shlex.quote(str(self.file))
        kept += f" --game {shlex.quote(self.seating.game)}" if self.is_from_elsewhere else ""
        if self.file and isinstance(luck, Committed):
            self.screen.say_line("verify-with", f"tablee verify {kept}")
        if self.file:
            self.screen.say_line("replay-with", f"tablee replay {kept}")

    # On disk

    def keep(self) -> None:
        """Write the table down as it stands. When that cannot be done, say so once and play on."""
        if self.file and not self.keep_in(self.file):
            self.file = None

    def keep_in(self, file: Path) -> bool:
        """Write the table into this file, its home from now on. False, and said so, when that cannot be done."""
        try:
            if self.course:
                at = self.course.scene, self.course.done, len(self.course.due)
                self.seating = replace(self.seating, lesson=at)
            if self._seated != file or self.course:
                write_seating(file, self.seating)
            write_file(file, self.table.record.to_json())
        except OSError as error:
            self.screen.say("cannot-save", style="bold", file=str(file), why=self.words.error(reason(error)))
            return False
        self.file = self._seated = file
        return True
