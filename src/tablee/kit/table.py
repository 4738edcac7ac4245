"""A table: a game in progress, as people, servers and bots use it."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from tablee.kit.asks import Act, Consensus, Note, Option, Pick, Question, Show, offered, plain
from tablee.kit.errors import CannotUndo, IllegalAnswer, Interrupt, Over, Result, Seat, StaleAnswer
from tablee.kit.luck import Luck, Seeded
from tablee.kit.pending import Pending, PendingAsk, PendingGroup
from tablee.kit.record import Record
from tablee.kit.replay import record_of
from tablee.kit.running import Fog, Running
from tablee.kit.state import State
from tablee.kit.steps import Imagined, Undone

S = TypeVar("S", bound=State)


class Table(Running[S]):
    """A game in progress. `tablee.deal` makes one."""

    __slots__ = ()

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
        pending = self.pending
        if pending.__class__ is PendingAsk and pending.request.cut_in is None:
            return (pending.own(),)
        return tuple(q for seat in range(self.seats) if (q := pending.question(seat)))

    def ask(self, seat: Seat) -> Question | None:
        """What this seat is asked, if anything."""
        self._known(seat)
        return None if self.result is not None else self.pending.question(seat)

    def asks_for(self, seat: Seat | None) -> list[Question]:
        """What this seat is told of the asks: its own whole; of the others who must answer, and what if that is public."""
        self._known(seat)
        return [] if self.result is not None else self.pending.told(seat)

    def _known(self, seat: object) -> None:
        """A seat of this table, or None for a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise IllegalAnswer("there is no such seat: the seats are 0 to {last}", last=self.seats - 1)

    # Answers

    def answer(self, seat: Seat, option: Option, at: int | None = None) -> None:
        """Give one of the offered options, or its text. `at`: the `Question.at` it was meant for, to catch late answers."""
        if self.result is not None:
            raise IllegalAnswer("the game is over")
        if seat.__class__ is not int or not 0 <= seat < self.seats:
            self._known(-1)
        question = self.pending.question(seat)
        if question is None:
            raise IllegalAnswer("this seat is not asked anything now")
        if at is not None and at != question.at:
            raise StaleAnswer("the table has moved on: look at the open question again")
        chosen = offered(question.options, option)
        if chosen is None:
            said = plain(option)
            raise IllegalAnswer("{said!r} is not offered", self.game.refuse(self.state, question, said), said=said)
        self._play(seat, chosen)

    def _play(self, seat: Seat, option: Option) -> None:
        """An offered option. Should a rule fail on it (a pack's effect that never ends), it is as if it had not been given."""
        pending, steps, undo, learnt = self.pending, self.steps, self._undo, self._learnt
        n, told = len(steps), len(self._events or ())
        try:
            if pending.__class__ is PendingAsk:
                r = pending.request
                step = option if r.cut_in is None else pending.give(seat, option)
                self._answers.append((n, seat))
                steps.append(step)
                if undo:
                    self._undo = []
                if step is option and r.public:
                    self._public[n] = seat
                else:
                    self._learnt = n + 1
                self._go(step)
            elif (settled := pending.give(seat, option)) is not None:
                self._go(self._settle(settled))  # type: ignore[arg-type]
        except Exception:
            pending.take_back(seat)
            self._put_back(n, told, learnt, undo, pending)
            raise

    def _put_back(self, n: int, told: int, learnt: int, undo: list[Seat], before: Pending) -> None:
        """A rule has failed: forget what came after n steps and so many events."""
        past = self._past
        self._restore(n)
        self._past, self._learnt, self._undo = past, learnt, undo
        del (self._events or [])[told:]
        self.pending = before.copy(self.state, self.pending.request)

    # Taking back

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last answer: always while it is sealed or a proposal, else while nobody has learnt from it."""
        self._known(seat)
        if self.result is None and self.pending.last_of(seat):
            self.pending.take_back(seat)
        else:
            self.rewind(self._undo_point(seat), seat)

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would take something back for this seat now."""
        self._known(seat)
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
            raise CannotUndo("somebody has learnt something since")
        if any(n > at for n, _ in self._answers):
            raise CannotUndo("somebody else has answered since")
        return at

    def rewind(self, kept: int, seat: Seat) -> None:
        """Go back to where the first `kept` steps stood and `seat` answered. The events stay, with one more that says so."""
        if (kept, seat) not in self._answers:
            raise CannotUndo("this seat gave no answer there")
        log = [*self.log, Undone(seat, kept)]
        self._restore(kept)
        self._past = log, kept
        self.state.say("undone", "", seat=seat)

    def _restore(self, n: int) -> None:
        """Make this table what it was when it had n steps. An imagined one stays imagined."""
        if n < self._marked:
            self._mark = None
        fog = [step for step in self.steps[n:] if step.__class__ is Imagined]
        back = self._copy(self.steps[:n] + fog, self.luck)
        back._fog = self._fog._replace(steps=n + len(fog)) if fog and self._fog else self._fog
        back._answers = [(at, seat) for at, seat in self._answers if at < n]
        back._learnt, back._tape, back._verify = min(self._learnt, n), self._tape, self._verify
        back._public = {at: seat for at, seat in self._public.items() if at < n}
        back._gave_up = {step.seat for step in back.steps if isinstance(step, Act) and step.option == "surrender"}
        back._events, back.notes = self._events, self.notes
        back.result = None
        back.state.log = self._events
        for field in Running.__slots__:
            setattr(self, field, getattr(back, field))

    # Acts outside the turn

    def acts(self, seat: Seat | None) -> list[Option]:
        """What this seat may do outside the turn now; None is somebody who would like to join."""
        self._known(seat)
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
        if not isinstance(act, Act):
            raise IllegalAnswer("an act is written Act(seat, option)")
        seat, said = act
        self._known(seat)
        if isinstance(said, Note):
            if seat is None or seat not in self.present:
                raise IllegalAnswer("only somebody with a seat keeps notes")
            self.notes[seat] = str(said.text).encode("utf-8", "replace").decode()
            return
        option = offered(self.acts(seat), said)
        if option is None:
            raise IllegalAnswer("{said!r} cannot be done now", said=plain(said))
        if option in ("undo", "agree", "refuse"):
            assert seat is not None
            self._agree_to_undo(seat, option)
            return
        before = len(self.steps), len(self._events or ()), self._learnt, self._undo, self.pending
        try:
            self._do(Act(seat, option))
        except Exception:
            self._put_back(*before)
            raise

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
        self.steps.append(act)
        self._undo, self._learnt = [], len(self.steps)
        interrupt = None
        try:
            if act.option == "surrender":
                self._gave_up.add(act.seat)
                self.state.say("surrendered", "", seat=act.seat)
            else:
                interrupt = self._run_act(act)
        except Over as over:
            self._end(over.result)
            return
        self.seats = self.game.places(self.state) or self.dealt
        if self._gave_up.issuperset(self.present):
            self._end(Result((), "surrender"))
        elif interrupt:
            self._go(None, interrupt)
        elif isinstance(self.pending, PendingGroup) and (step := self.pending.settled()):
            if self._tape:  # the group has gone: the record has a step for it all the same
                self._tape.popleft()
            self._go(self._settle(step))

    def _run_act(self, act: Act) -> Interrupt | None:
        """A game's own act; gives the interrupt with which it breaks into the turn, if it does."""
        run = self.game.act(self.state, act.seat, act.option)
        try:
            r = run.send(None)
            while isinstance(r, (Pick, Show)):
                r = run.send(self._pick(r) if isinstance(r, Pick) else self._show(r))
            raise TypeError("an act cannot ask")
        except StopIteration:
            self.pending.again()
        except Interrupt as interrupt:
            return interrupt
        return None

    # Copies

    def fork(self, luck: Luck | None = None, *, listen: bool = True) -> Table[S]:
        """An independent copy, in mid-turn too: the state at the mark, and the steps since run again.

        With the same luck the same things will happen, so a bot gets `imagine`, or a fork with a luck of its own.
        """
        t = self._copy(self.steps[:], luck or self.luck)
        self._mark = t._mark  # it came closer on the way
        t._undo, t._gave_up, t.notes = self._undo[:], self._gave_up.copy(), self.notes.copy()
        t._answers, t._learnt = self._answers[:], self._learnt
        t.pending = self.pending.copy(t.state, t.pending.request)
        t._events = self._events[:] if listen and self._events is not None else None
        t.state.log = t._events
        return t

    def imagine(self, seat: Seat | None, rng: Random, *, listen: bool = True) -> Table[S]:
        """A fork in which everything this seat cannot know is drawn again, luck to come included."""
        seed = rng.getrandbits(64)
        t = self.fork(Seeded(seed), listen=listen)
        t.notes = {} if seat is None else {s: lines for s, lines in self.notes.items() if s == seat}
        t.steps.append(Imagined(seat, seed))
        mine = {} if seat is None else {seat: self._fog.known(seat) if self._fog else 0}
        t._drawn, t._fog, t._offset = {}, Fog(len(t.steps), mine, len(t._events or ())), self._offset + 1
        self.game.conceal(t.state, seat, Random(seed))
        t.pending.reseal(self.pending, seat, Random(seed))
        return t

    # Telling

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What this seat may know now, as plain data. None is a spectator."""
        self._known(seat)
        p, r = self.pending, self.pending.request
        gave_up = [s for s in self.present if s in self._gave_up]
        told: dict[str, Any] = {"waiting": list(self.waiting), "undo": self._undo[:], "gave_up": gave_up}
        if self.result is not None:
            winners, reason, scores = self.result
            told["result"] = {"winners": list(winners), "reason": reason, "scores": list(scores)}
        else:
            told["kind"], told["rule"] = r.kind, r.rule
            if self._public and (chosen := self._chosen()):
                told["chosen"] = chosen
            if isinstance(r, Consensus) and isinstance(p, PendingGroup):
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

    def _chosen(self) -> list[list[Any]]:
        """The answers to public asks of which nothing has come yet: what somebody is about to do, step by step."""
        found: list[list[Any]] = []
        for n in range(len(self.steps) - 1, -1, -1):
            if n in self._public:
                found.append([self._public[n], str(self.steps[n])])
            elif self.steps[n].__class__ is not Imagined:
                break
        return found[::-1]

    def insight(self, seat: Seat | None) -> dict[str, Any]:
        """What can be worked out from what this seat knows: odds, beliefs."""
        self._known(seat)
        return self.game.insight(self.state, seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as this seat may know it: its information state."""
        self._known(seat)
        told = (self._events or [])[since:]
        if self._fog is None:
            return [{**public, **only[seat]} if only and seat in only else public.copy() for public, only in told]  # type: ignore[index]
        known = self._fog.known(seat) - since  # where its own part begins
        return [
            {**public, **only[seat]} if seat in only and i >= known else public.copy()  # type: ignore[index]
            for i, (public, only) in enumerate(told)
        ]

    @property
    def record(self) -> Record:
        """Settings, every answer and every outcome. Contains every secret of the table."""
        return record_of(self)
