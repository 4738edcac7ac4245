"""A table: a game in progress. It runs the rules from ask to ask and keeps every step."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Generic, TypeVar

from tablee.kit.asks import Act, Ask, Consensus, Cut, Note, Option, Pick, Question, Sealed, Show, offered
from tablee.kit.errors import CannotUndo, IllegalAnswer, Interrupt, Over, RecordError, Result, Seat, StaleAnswer
from tablee.kit.game import Game
from tablee.kit.luck import Luck, Seeded
from tablee.kit.pending import Pending
from tablee.kit.record import Record
from tablee.kit.replay import record_of, run_tape
from tablee.kit.state import Event, State
from tablee.kit.steps import Agreed, Imagined, Opened, Undone, as_data

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A game in progress. `tablee.deal` makes one."""

    __slots__ = (
        "_answers", "_drawn", "_events", "_fog", "_gave_up", "_learnt", "_mark", "_run", "_tape", "_undo", "_verify", "_why",
        "dealt", "game", "log", "luck", "notes", "options", "pending", "result", "seats", "state", "steps",
    )  # fmt: skip

    log: list[Any]
    """All that was ever settled, in order: the steps, and what was taken back."""
    pending: Pending
    """The open request."""
    result: Result | None
    """How it ended: winners, reason, scores. None while it goes on."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        luck: Luck,
        options: Mapping[str, Any],
        *,
        listen: bool = True,
        tape: deque[Any] | None = None,
        verify: bool = False,
    ) -> None:
        self.game, self.luck, self.options = game, luck, dict(options)
        self.dealt = self.seats = seats  # how many it was dealt for; how many have had a number so far
        self.state: S = game.new(seats, self.options)
        self.result = None
        self.steps: list[Any] = []
        self.log = self.steps  # the same list until something is taken back
        self.notes: dict[Seat, str] = {}
        self._drawn: dict[str, int] = {}  # outcomes drawn, by stream
        self._learnt, self._why = 0, "nothing has been answered yet"
        self._answers: list[tuple[int, Seat]] = []  # which step was whose answer
        self._undo: list[Seat] = []  # who wishes to take back, then who agrees
        self._gave_up: set[Seat | None] = set()
        self._fog: tuple[int, int, Seat | None] | None = None  # imagined: steps and events before belong to that seat
        self._tape, self._verify = tape, verify
        self._events: list[Event] | None = [] if listen else None
        self.state.log = self._events
        self._checkpoint()
        self._go(None)

    # Running the rules

    def _checkpoint(self) -> None:
        self._mark = self.state.clone(), len(self.steps), self._drawn.copy()
        self._run = self.game.turn(self.state)

    def _go(self, value: Any, interrupt: Interrupt | None = None) -> None:
        """Run the rules up to the next ask that somebody must answer."""
        try:
            while True:
                try:
                    r = self._run.throw(interrupt) if interrupt else self._run.send(value)
                except StopIteration:
                    self._checkpoint()
                    value = interrupt = None
                    continue
                interrupt = None
                if isinstance(r, (Pick, Show)):
                    value = self._settle_luck(r)
                    continue
                self.pending = Pending(self.state, r, len(self.steps))
                if r.__class__ is Ask or (step := self.pending.settled()) is None:
                    return
                if self._tape:  # nobody was asked: the record has a step for it all the same
                    self._tape.popleft()
                value = self._settle(step, None)
        except Over as over:
            self._end(over.result)

    def _settle_luck(self, r: Pick | Show) -> int:
        """An outcome, or something shown: written down, with whether anybody learnt from it."""
        if isinstance(r, Pick):
            n = self._drawn.get(r.stream, 0)
            value = self._read_pick(r, n) if self._tape else self.luck.pick(r.stream, n, r.counts)
            self._drawn[r.stream] = n + 1
        else:
            value = self._read_show(r) if self._tape else r.value
        self._write(value)
        if r.seen_by != ():
            self._learnt, self._why = len(self.steps), "something was drawn or shown since"
        return value

    def _settle(self, step: Any, seat: Seat | None) -> Any:
        """An answer, written down; gives what the rule gets."""
        n, r = len(self.steps), self.pending.request
        if r.__class__ is Ask:
            if seat is not None:
                self._answers.append((n, seat))
            if not r.public or step.__class__ is Cut:
                self._learnt, self._why = n + 1, "the answer came from something hidden"
        else:
            seats = r.seats if isinstance(r, Sealed) else sorted({who for who, _ in step.said})
            self._answers += ((n, who) for who in seats)
            self._learnt, self._why = n + 1, "the answers have been shown"
        self._write(step)
        return self.pending.value(step)

    def _write(self, step: Any) -> None:
        self.steps.append(step)
        if self.log is not self.steps:
            self.log.append(step)
        if self._undo:
            self._undo = []

    def _end(self, result: Result) -> None:
        self.result = result
        self.state.say("over", "", reason=result.reason, winners=list(result.winners))

    def _read_pick(self, r: Pick, n: int) -> int:
        """An outcome out of a record."""
        assert self._tape is not None
        step, at = self._tape.popleft(), len(self.log)
        if type(step) is not int or not 0 <= step < len(r.counts) or not r.counts[step]:
            raise RecordError(f"step {at}: {step!r} cannot come from {r.stream}")
        if self._verify and step != (due := self.luck.pick(r.stream, n, r.counts)):
            raise RecordError(f"step {at}: {r.stream} is recorded as {step}, where the table's luck gives {due}")
        return step

    def _read_show(self, r: Show) -> int:
        assert self._tape is not None
        step = self._tape.popleft()
        if type(step) is not int or step != r.value:
            raise RecordError(f"step {len(self.log)}: {step!r} is recorded as shown, where the rules show {r.value}")
        return step

    # Asks

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats taken now."""
        seats = self.game.present(self.state)
        return tuple(range(self.seats)) if seats is None else tuple(seats)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must answer. Public; the seats that may cut in are not."""
        return () if self.result is not None else self.pending.waiting

    @property
    def asks(self) -> tuple[Question, ...]:
        """All that may be answered now, for the referee; () when over."""
        if self.result is not None:
            return ()
        return tuple(q for seat in range(self.seats) if (q := self.pending.question(seat)))

    def ask(self, seat: Seat) -> Question | None:
        """What this seat is asked, if anything."""
        return None if self.result is not None or not 0 <= seat < self.seats else self.pending.question(seat)

    def asks_for(self, seat: Seat | None) -> list[Question]:
        """What this seat is told of the asks: its own whole; of the others who must answer, and what if that is public."""
        return [] if self.result is not None else self.pending.told(seat)

    # Answers

    def answer(self, seat: Seat, option: Option, at: int | None = None) -> None:
        """Give one of the offered options, or its text. `at`: the `Question.at` it was meant for, to catch late answers."""
        question = self._open_question(seat)
        if at is not None and at != question.at:
            raise StaleAnswer("the table has moved on: look at the open question again")
        chosen = offered(question.options, option)
        if chosen is None:
            said = str(option)[:80] if isinstance(option, str) else f"a {type(option).__name__}"
            raise IllegalAnswer(f"{said!r} is not offered", self.game.refuse(self.state, question, said))
        self._play(seat, chosen)

    def _open_question(self, seat: object) -> Question:
        if self.result is not None:
            raise IllegalAnswer("the game is over")
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalAnswer("there is no such seat")
        question = self.pending.question(seat)
        if question is None:
            raise IllegalAnswer("this seat is not asked anything now")
        return question

    def _play(self, seat: Seat, option: Option) -> None:
        """An offered option. Should a rule fail on it (a pack's effect that never ends), it is as if it had not been given."""
        before, n, said = self.pending, len(self.steps), len(self._events or ())
        step = before.give(seat, option)
        if step is None:
            return
        try:
            self._go(self._settle(step, seat))
        except Exception:
            log = self.log[: len(self.log) - len(self.steps) + n]
            self._restore(n)
            self.log = self.steps if len(log) == n else log
            del (self._events or [])[said:]
            if not isinstance(before.request, Ask):
                before.take_back(seat)
                self.pending = before.copy(self.state, self.pending.request)
            raise

    # Taking back

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last answer: always while it is sealed or a proposal, else while nobody has learnt from it."""
        if self.result is None and self.pending.last_of(seat):
            self.pending.take_back(seat)
        else:
            self.rewind(self._undo_point(seat), seat)

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would take something back for this seat now."""
        try:
            return (self.result is None and self.pending.last_of(seat)) or self._undo_point(seat) >= 0
        except CannotUndo:
            return False

    def _last_answer(self, seat: Seat) -> int:
        """Which step was this seat's last answer; -1 when there is none that it could take back."""
        return next((n for n, who in reversed(self._answers) if who == seat), -1)

    def _undo_point(self, seat: Seat) -> int:
        at = self._last_answer(seat)
        if self.result is not None:
            raise CannotUndo("the game is over")
        if at < 0:
            raise CannotUndo("this seat has nothing to take back")
        if at < self._learnt:
            raise CannotUndo(self._why)
        if any(n > at for n, _ in self._answers):
            raise CannotUndo("somebody else has answered since")
        return at

    def rewind(self, kept: int, seat: Seat) -> None:
        """Go back to where the first `kept` steps stood. The events stay, with one more that says so."""
        log = [*self.log, Undone(seat, kept)]
        self._restore(kept)
        self.log = log
        self.state.say("undone", "", seat=seat)

    def _restore(self, n: int) -> None:
        """Make this table what it was when it had n steps. An imagined one stays imagined, and goes back to its checkpoint
        at most."""
        if n >= self._mark[1]:
            fog = [] if self._fog is None or n > self._fog[0] else self.steps[self._fog[0] - 1 : self._fog[0]]
            back = self._copy(self.steps[:n] + fog, self.luck)
        elif self._fog:
            raise CannotUndo("an imagined table does not go back so far")
        else:
            tape = deque(map(as_data, self.steps[:n]))
            back = Table(self.game, self.dealt, self.luck, self.options, listen=False, tape=tape)
            run_tape(back, tape)
        back._answers = [(at, seat) for at, seat in self._answers if at < n]
        back._learnt, back._why = min(self._learnt, n), self._why
        back._gave_up = {step.seat for step in back.steps if isinstance(step, Act) and step.option == "surrender"}
        back._events, back.notes, back._fog = self._events, self.notes, self._fog
        back.result = None
        back.state.log = self._events
        for field in Table.__slots__:
            setattr(self, field, getattr(back, field))

    # Acts outside the turn

    def acts(self, seat: Seat | None) -> list[Option]:
        """What this seat may do outside the turn now; None is somebody who would like to join."""
        if self.result is not None:
            return []
        acts = list(self.game.acts(self.state, seat))
        if seat is not None and seat in self.present:
            if self._undo:
                acts += ["agree", "refuse"] if seat not in self._undo else []
            elif self._last_answer(seat) >= 0:
                acts.append("undo")
            acts += [] if seat in self._gave_up else ["surrender"]
        return acts

    def change(self, act: Act) -> None:
        """Do something outside the turn: one of `acts`, or a `Note`."""
        seat, said = act
        if isinstance(said, Note):
            if seat is None or seat not in self.present:
                raise IllegalAnswer("only somebody with a seat keeps notes")
            self.notes[seat] = said.text
            return
        option = offered(self.acts(seat), said)
        if option is None:
            raise IllegalAnswer(f"{str(said)[:80]!r} cannot be done now")
        if option in ("undo", "agree", "refuse"):
            assert seat is not None
            self._agree_to_undo(seat, option)
        else:
            self._do(Act(seat, option))

    @property
    def undo_asked(self) -> list[Seat]:
        """Who wishes to take back their last answer, then who agrees."""
        return self._undo[:]

    @property
    def imagined(self) -> bool:
        """Whether this table is a possible world and not the real one."""
        return self._fog is not None

    def _agree_to_undo(self, seat: Seat, option: str) -> None:
        if option == "refuse":
            self._undo = []
            return
        self._undo.append(seat)
        if set(self._undo).issuperset(self.present):
            by = self._undo[0]
            self.rewind(self._last_answer(by), by)

    def _do(self, act: Act) -> None:
        """An act, in the middle of whatever is asked."""
        self._write(act)
        self._learnt, self._why = len(self.steps), "something was done outside the turn since"
        if act.option == "surrender":
            assert act.seat is not None
            self._gave_up.add(act.seat)
            self.state.say("surrendered", "", seat=act.seat)
            if self._gave_up.issuperset(self.present):
                self._end(Result((), "surrender"))
            return
        run, value = self.game.act(self.state, act.seat, act.option), None
        interrupt = None
        try:
            while True:
                r = run.send(value)
                assert isinstance(r, (Pick, Show)), "an act cannot ask"
                value = self._settle_luck(r)
        except StopIteration:
            self.pending.again()
        except Interrupt as raised:
            interrupt = raised
        self.seats = self.game.places(self.state) or self.dealt
        if interrupt:
            self._go(None, interrupt)
        elif isinstance(self.pending.request, Consensus) and (step := self.pending.settled()):
            self._go(self._settle(step, None))

    # Copies

    def fork(self, luck: Luck | None = None, *, listen: bool = True) -> Table[S]:
        """An independent copy, in mid-turn too: the state at the checkpoint, and the steps since run again.

        With the same luck the same things will happen, so a bot gets `imagine`, or a fork with a luck of its own.
        """
        t = self._copy(self.steps[:], luck or self.luck)
        t.log = t.steps if self.log is self.steps else self.log[:]
        t._undo, t._gave_up, t.notes = self._undo[:], self._gave_up.copy(), self.notes.copy()
        t._answers, t._learnt, t._why = self._answers[:], self._learnt, self._why
        t.pending = self.pending.copy(t.state, t.pending.request)
        t._events = self._events[:] if listen and self._events is not None else None
        t.state.log = t._events
        return t

    def _copy(self, steps: list[Any], luck: Luck) -> Table[S]:
        """A table at the last of these steps, which reach at least to the checkpoint: state, run and open request."""
        t: Table[S] = Table.__new__(Table)
        t.game, t.dealt, t.seats, t.options, t.luck = self.game, self.dealt, self.seats, self.options, luck
        t.result, t.steps, t.log, t.notes, t._tape, t._verify = self.result, steps, steps, {}, None, False
        t._mark, t._fog, t._undo, t._gave_up, t._events = self._mark, self._fog, [], set(), None
        state, start, drawn = self._mark
        t.state, t._drawn = state.clone(), drawn.copy()
        t._run = self.game.turn(t.state)
        request: Any = self.pending.request
        try:
            request = t._run.send(None)
            tape = iter(steps[start:])
            for step in tape:
                request = t._again(request, step, tape)
        except Over:
            pass
        t.pending = Pending(t.state, request, len(steps))
        t.seats = self.game.places(t.state) or self.dealt
        return t

    def _again(self, r: Any, step: Any, tape: Iterator[Any]) -> Any:
        """One settled step once more, silently; gives the next request."""
        kind = step.__class__
        if r.__class__ is Pick:
            self._drawn[r.stream] = self._drawn.get(r.stream, 0) + 1
        elif kind is Imagined:
            self.game.conceal(self.state, step.seat, Random(step.seed))
            self._drawn = {}
            return r
        elif kind is Act:
            return self._act_again(r, step, tape)
        elif kind is Opened or kind is Agreed:
            step = Pending(self.state, r, 0).value(step)
        return self._run.send(step)

    def _act_again(self, r: Any, act: Act, tape: Iterator[Any]) -> Any:
        if act.option == "surrender":
            return r
        run, value = self.game.act(self.state, act.seat, act.option), None
        try:
            while True:
                luck = run.send(value)
                if isinstance(luck, Pick):
                    self._drawn[luck.stream] = self._drawn.get(luck.stream, 0) + 1
                value = next(tape)
        except StopIteration:
            return r
        except Interrupt as interrupt:
            return self._run.throw(interrupt)

    def imagine(self, seat: Seat | None, rng: Random, *, listen: bool = True) -> Table[S]:
        """A fork in which everything this seat cannot know is drawn again, luck to come included."""
        seed = rng.getrandbits(64)
        t = self.fork(Seeded(seed), listen=listen)
        t.notes = {} if seat is None else {s: lines for s, lines in self.notes.items() if s == seat}
        if t.result is not None:
            return t
        t.steps.append(Imagined(seat, seed))
        t.log, t._drawn = t.steps, {}
        t._fog = len(t.steps), len(t._events or ()), seat
        t.pending.at = self.pending.at
        self.game.conceal(t.state, seat, Random(seed))
        t.pending.reseal(self.pending, seat, Random(seed))
        return t

    # Telling

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What this seat may know now, as plain data. None is a spectator."""
        p, r = self.pending, self.pending.request
        told: dict[str, Any] = {"waiting": list(self.waiting), "undo": self._undo[:], "gave_up": [s for s in self.present if s in self._gave_up]}
        if self.result is not None:
            told["result"] = {"winners": list(self.result.winners), "reason": self.result.reason, "scores": list(self.result.scores)}
        else:
            told["kind"], told["rule"] = r.kind, r.rule
            if isinstance(r, Consensus):
                talk = p.talk(r)
                told["round"] = talk.round
                told["proposals"] = {str(s): str(option) for s, option in sorted(talk.held.items())}
            if seat is not None and seat in p.sealed:
                told["sealed"] = [str(option) for option in p.sealed[seat]]
        if seat is not None and seat in self.notes:
            told["note"] = self.notes[seat]
        view = {**self.game.view(self.state, seat), "table": told}
        if self.options.get("aids"):
            view["aids"] = self.insight(seat)
        return view

    def insight(self, seat: Seat | None) -> dict[str, Any]:
        """What can be worked out from what this seat knows: odds, beliefs."""
        return self.game.insight(self.state, seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as this seat may know it: its information state."""
        _, fogged, whose = self._fog or (0, 0, None)
        told = (self._events or [])[since:]
        return [e.told(seat if i >= fogged or seat == whose else None) for i, e in enumerate(told, since)]

    @property
    def record(self) -> Record:
        """Settings, every answer and every outcome. Contains every secret of the table."""
        return record_of(self)
