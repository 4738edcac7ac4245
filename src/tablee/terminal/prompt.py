"""What a person can type: an option by its number or its words, or a command."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table as Grid

from tablee.kit import Act, CannotUndo, IllegalAnswer, Note, Option, PackError, Question, Seat
from tablee.kit.pack import Card
from tablee.reading import remarks_of
from tablee.reading.asking import rule_of
from tablee.reading.lessons import LEARNER, Step
from tablee.reading.rulebook import find_rule, search_rules
from tablee.terminal import show
from tablee.words import Words

if TYPE_CHECKING:
    from tablee.terminal.sitting import Sitting

COMMANDS = (
    "why",
    "log",
    "board",
    "card",
    "pile",
    "odds",
    "acts",
    "act",
    "skip",
    "undo",
    "note",
    "rules",
    "save",
    "help",
    "quit",
)
SHORT = {"?": "help", "q": "quit", "w": "why", "b": "board", "l": "log", "u": "undo"}
GRAVE = ("leave", "surrender")
"""Acts that nothing makes good: a person is asked once more."""
SHOWN = 20


class Quit(Exception):
    """The person wants to stop for now."""


def typed(option: Option, words: Words, label: str) -> set[str]:
    """The texts that mean an option: its label, and its text form with seats counted from 1 as they are shown."""
    if isinstance(option, tuple) and "seat" in getattr(option, "_fields", ()):
        option = option._replace(seat=option.seat + 1)  # type: ignore[attr-defined]
    return {plain(str(option)), plain(label)}


def plain(text: str) -> str:
    """A text without what fingers get wrong: capitals, kinds of space, apostrophes and the full stop."""
    return re.sub(r"\s+", " ", text.casefold().replace("’", "'")).strip(" .")


class Prompt:
    """Asks one person after another; each line they type is an answer, an act or a command."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.screen, self.words = sitting, sitting.screen, sitting.words
        self._board_at: dict[Seat, int] = {}
        self._listed: list[Option] = []

    @property
    def table(self) -> Any:
        return self.sitting.table

    def ask(self, question: Question) -> None:
        """Put the question, and go on until the table has changed."""
        self._listed = []
        if self._is_new(question.seat):
            self.do_board("", question)
        else:
            self.put(question)
        usual = "prompt-forced" if self.sitting.is_forced(question) else "prompt"
        usual = "lesson-prompt" if self.sitting.is_guided else usual
        prompt = self.words.say("prompt-optional" if question.optional and not self.sitting.is_guided else usual)
        while not self.take(self.screen.ask(prompt), question):
            pass

    def _is_new(self, seat: Seat) -> bool:
        """Whether something has happened since the board was last shown to a seat; it is shown now."""
        was, now = self._board_at.get(seat), len(self.table.events(seat))
        self._board_at[seat] = now
        return was != now

    def put(self, question: Question) -> None:
        """The question and its options."""
        view, width = self.table.view(question.seat), self.screen.console.width
        if (course := self.sitting.course) and course.step:
            self.screen.show("", show.note(course, course.step, self.words))
        self.screen.show("", show.question(self.table, question.seat, self.words))
        if question.options:
            self.screen.show(show.options(self.table, question, view, self.words, width))
        else:
            self.screen.say("nothing-to-cut-in-with")

    def read(self, step: Step) -> None:
        """A step of a lesson that is only read, under the board it speaks of."""
        assert self.sitting.course is not None
        if self._is_new(LEARNER):
            self.screen.show("", show.board(self.table.game, self.table.view(LEARNER), self.words))
        self.screen.show("", show.note(self.sitting.course, step, self.words))
        while line := self.screen.ask(self.words.say("lesson-enter")):
            word, _, rest = line.partition(" ")
            match self.commands().get(word.casefold()):
                case "quit":
                    raise Quit
                case "board":
                    self.screen.show("", show.board(self.table.game, self.table.view(LEARNER), self.words))
                case "why" | "rules":
                    self.show_rule(rest.strip() or step.rule)
                case _:
                    self.screen.say("lesson-enter-how")
        if step.phrase:
            self.screen.say("lesson-said", what=self.words.say(step.phrase))

    # Reading a line

    def take(self, line: str, question: Question) -> bool:
        """Do what the line says. True when the table has changed, so that there is something new to ask."""
        if not line:
            return self.take_nothing(question)
        if line.isdecimal():
            return self.take_number(int(line), question)
        word, _, rest = line.partition(" ")
        for option in question.options:
            if plain(line) in typed(option, self.words, self.words.option(question.kind, option)):
                return self.give(option, question)
        if command := self.commands().get(word.casefold()):
            if self.sitting.is_guided and command in ("acts", "act", "undo", "skip"):
                self.screen.say("trouble-not-taught")
                return False
            return bool(getattr(self, f"do_{command}")(rest.strip(), question))
        for act in self.table.acts(question.seat):
            if plain(line) in typed(act, self.words, self.words.act(act)):
                return self.do(act, question)
        self.explain_refusal(line, question)
        return False

    def commands(self) -> dict[str, str]:
        """The commands by the words for them, in English and in this table's language."""
        own = {self.words.say(f"command-{command}"): command for command in COMMANDS}
        return {**SHORT, **own, **{command: command for command in COMMANDS}}

    def take_nothing(self, question: Question) -> bool:
        if self.sitting.is_guided and self.sitting.course and self.sitting.course.step:
            return self.give(self.sitting.course.step.move, question)
        if question.optional:
            self.sitting.let_pass(question)
            return True
        if self.sitting.is_forced(question):
            return self.give(question.options[0], question)
        self.screen.say("type-something", count=len(question.options))
        return False

    def take_number(self, n: int, question: Question) -> bool:
        if 1 <= n <= len(question.options):
            return self.give(question.options[n - 1], question)
        if question.options:
            self.screen.say("no-such-number", number=n, count=len(question.options))
        else:
            self.screen.say("nothing-to-cut-in-with")
        return False

    def give(self, option: Option, question: Question) -> bool:
        if self.sitting.is_guided and self.sitting.course and (step := self.sitting.course.step):
            if str(option) != step.move:
                self.screen.show(step.reason(str(option)).in_(self.words.lang))
                return False
            self.sitting.answer(question.seat, option)
            return True
        if remarks_of(self.table.game).twice(self.table.view(question.seat), option):
            label = self.words.option(question.kind, option)
            if not self.screen.agree("sure", what=label):
                return False
        try:
            self.sitting.answer(question.seat, option)
        except PackError as error:
            self.screen.say("pack-trouble", why=self.words.error(error))
            return False
        return True

    def explain_refusal(self, line: str, question: Question) -> None:
        """Kindly: what was not understood or is not offered, by which rule, and what can be typed."""
        verbs = {str(option).partition(" ")[0] for option in question.options}
        if plain(line).partition(" ")[0] in verbs:
            rule = self.table.game.refuse(self.table.state, question, plain(line))
            self.screen.say("not-offered", said=line[:60], rule=rule)
        else:
            self.screen.say("not-understood", said=line[:60])
        if question.options:
            self.screen.say("type-something", count=len(question.options))

    # Commands

    def do_why(self, rest: str, question: Question) -> bool:
        """The rule of the question, of an option, of an event, or the one named; or what lay behind the last answer of a bot."""
        rule = question.rule
        for seat in self.sitting.company.bots:
            if rest and plain(rest) == plain(self.words.seat(seat)):
                self.show_reason(seat)
                return False
        events = self.table.events(question.seat)
        if rest.isdecimal() and 1 <= int(rest) <= len(question.options):
            rule = rule_of(self.table, question, question.options[int(rest) - 1], self.words)
        elif (found := re.fullmatch(r"e(\d+)", rest.casefold())) and 1 <= int(found[1]) <= len(events):
            rule = events[int(found[1]) - 1]["rule"]
        elif rest and find_rule(self.table.game, self.words.lang, rest):
            rule = rest
        elif rest:
            self.screen.say("why-what", said=rest[:60], count=len(question.options), events=len(events))
            return False
        self.show_rule(rule)
        return False

    def show_reason(self, seat: Seat) -> None:
        """Why a bot gave its last answer. Whoever must be silent just now says nothing."""
        reason = self.sitting.reasons.get(seat)
        if seat in self.table.game.silent(self.table.state):
            self.screen.say("why-silent", seat=seat)
        elif reason is None:
            self.screen.say("why-unsaid", seat=seat)
        else:
            self.screen.say(reason.id, **reason.args)

    def show_rule(self, number: str) -> None:
        rules = find_rule(self.table.game, self.words.lang, number)
        if not number:
            self.screen.say("no-rule-needed")
        elif not rules:
            self.screen.say("no-such-rule", number=number)
        self.screen.show(*map(show.inset, rules[:1] if number.count(".") else rules))

    def do_rules(self, rest: str, question: Question) -> bool:
        """A rule by its number, or those with a word in them."""
        found = find_rule(self.table.game, self.words.lang, rest) if rest else []
        found = found or (search_rules(self.table.game, self.words.lang, rest) if rest else [])
        self.screen.show(*map(show.inset, found))
        if not found:
            self.screen.say("no-such-rule" if rest else "rules-how", number=rest[:60])
        return False

    def do_log(self, rest: str, question: Question) -> bool:
        """What happened: the last events, or as many as are asked for."""
        events = self.table.events(question.seat)
        shown = int(rest) if rest.isdecimal() else len(events) if rest else SHOWN
        for n, event in [*enumerate(events, 1)][-shown or len(events) :]:
            self.screen.show(show.event(n, event, self.words))
        return False

    def do_board(self, rest: str, question: Question) -> bool:
        view = self.table.view(question.seat)
        self.screen.show("", show.board(self.table.game, view, self.words))
        self.put(question)
        return False

    def do_card(self, rest: str, question: Question) -> bool:
        """The cards that lie open, with what they say; or those of the pack that are called so."""
        game, words = self.table.game, self.words
        lying = None if rest else show.cards(game, self.table.view(question.seat), words)
        found = [show.card(game, card, words) for card in self.called(rest)] if rest else [lying] if lying else []
        self.screen.show(*found[:SHOWN])
        if not found:
            self.screen.say("no-such-card" if rest else "card-how", said=rest[:60])
        return False

    def do_pile(self, rest: str, question: Question) -> bool:
        """What lies in the piles that may be looked through."""
        drawn = show.piles(self.table.game, self.table.view(question.seat), self.words)
        if drawn is None:
            self.screen.say("no-piles")
        else:
            self.screen.show(drawn)
        return False

    def called(self, name: str) -> list[Card]:
        """The cards with this name, else those with it in theirs."""
        cards = [*self.words.cards.values()]
        names = [{plain(self.words.text(card.name)), plain(self.words.printed(card))} for card in cards]
        whole = [card for card, known in zip(cards, names, strict=True) if plain(name) in known]
        return whole or [
            card for card, known in zip(cards, names, strict=True) if any(plain(name) in one for one in known)
        ]

    def do_odds(self, rest: str, question: Question) -> bool:
        """What can be worked out from what this seat knows."""
        with self.screen.patience("working-out"):
            odds = show.odds(self.table, question.seat, self.words)
        if odds is None:
            self.screen.say("no-odds")
        else:
            self.screen.show(odds)
        return False

    def do_acts(self, rest: str, question: Question) -> bool:
        self._listed = self.table.acts(question.seat)
        self.screen.say("acts-are")
        self.screen.show(show.acts(self._listed, self.words, self.screen.console.width))
        return False

    def do_act(self, rest: str, question: Question) -> bool:
        """Do one of the acts by its number."""
        listed = self._listed or self.table.acts(question.seat)
        if not rest.isdecimal() or not 1 <= int(rest) <= len(listed):
            self.screen.say("no-such-act", count=len(listed))
            return False
        return self.do(listed[int(rest) - 1], question)

    def do(self, act: Option, question: Question) -> bool:
        if act == "undo":
            return self.do_undo("", question)
        if act in GRAVE and not self.screen.agree("sure", what=self.words.act(act)):
            return False
        try:
            self.sitting.act(question.seat, act)
        except IllegalAnswer:
            self.screen.say("act-gone")
        return True

    def do_skip(self, rest: str, question: Question) -> bool:
        """Let pass whatever could be cut into until one is asked; with a word, until something else goes on."""
        if not question.optional:
            self.screen.say("skip-how")
            return False
        self.sitting.skip(question.seat, bool(rest))
        return True

    def do_undo(self, rest: str, question: Question) -> bool:
        """Take back: freely where nobody has learnt anything, else if the others agree."""
        for seat in [question.seat, *(other for other in self.sitting.people if other != question.seat)]:
            if self.table.can_undo(seat):
                self.table.undo(seat)
                self.sitting.keep()
                self.screen.say("taken-back", seat=seat)
                return True
        try:
            self.table.undo(question.seat)
        except CannotUndo as error:
            self.screen.say("cannot-undo", why=self.words.error(error))
        if "undo" not in self.table.acts(question.seat) or not self.screen.agree("undo-ask"):
            return False
        self.table.change(Act(question.seat, "undo"))
        self.sitting.settle_undo()
        return True

    def do_note(self, rest: str, question: Question) -> bool:
        """Add a line to one's own notes, or read them; a dash wipes them."""
        lines = self.table.notes.get(question.seat, "")
        if rest:
            lines = "" if rest == "-" else f"{lines}\n{rest}".strip()
            self.table.change(Act(question.seat, Note(lines)))
            self.sitting.keep()
        self.screen.say("notes-are" if lines else "no-notes")
        if lines:
            self.screen.show(lines)
        return False

    def do_save(self, rest: str, question: Question) -> bool:
        """Every answer is kept anyway; a name moves the table to another file."""
        file = Path(rest).expanduser().absolute() if rest else self.sitting.file
        if file and file != self.sitting.file and file.exists() and not self.screen.agree("overwrite", file=str(file)):
            return False
        if file and self.sitting.keep_in(file):
            self.screen.say_line("saved", self.sitting.command)
        return False

    def do_help(self, rest: str, question: Question) -> bool:
        if question.options:
            example = self.words.option(question.kind, question.options[0])
            self.screen.say("help-answer", count=len(question.options), example=example)
        grid = Grid.grid(padding=(0, 2))
        for command in COMMANDS:
            grid.add_row(f"  {self.words.say(f'command-{command}')}", self.words.say(f"help-{command}"))
        self.screen.show(grid)
        return False

    def do_quit(self, rest: str, question: Question) -> bool:
        raise Quit
