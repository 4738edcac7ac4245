"""A table: a game in progress, as people, servers and bots use it."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

import msgspec

from tablee.kit.asks import Act, Ask, Consensus, Note, Option, Question, offered, plain
from tablee.kit.errors import CannotUndo, IllegalAnswer, Over, PositionError, Result, Seat, StaleAnswer
from tablee.kit.history import SURRENDER
from tablee.kit.luck import Luck, Seeded
from tablee.kit.pending import Pending, PendingAsk, PendingGroup
from tablee.kit.position import Position, write
from tablee.kit.record import Record
from tablee.kit.recording import record_of
from tablee.kit.running import Running
from tablee.kit.state import State
from tablee.kit.steps import Imagined, Talk, Undone

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

    @property
    def cut_into(self) -> Seat | None:
        """Whose ask the others may cut into now; None when nothing like that is open. Public: who of them could is not."""
        r = self.pending.request
        if self.result is not None or not isinstance(r, Ask) or r.cut_in is None:
            return None
        return r.seat if self.game.may_cut_in(self.state) else None

    def ask(self, seat: Seat) -> Question | None:
        """What this seat is asked, if anything."""
        self._known(seat)
        return None if self.result is not None else self.pending.question(seat)

    def asks_for(self, seat: Seat | None) -> list[Question]:
        """What this seat is told of the asks: its own whole; of the others, who must answer, and the options where they are public."""
        self._known(seat)
        return [] if self.result is not None else self.pending.questions_for(seat)

    def is_final(self, question: Question) -> bool:
        """Whether an answer stands once it is given: it is neither sealed nor a proposal among others, nor a choice that
        rests on nothing hidden. Public."""
        r, p = self.pending.request, self.pending
        if isinstance(r, Ask):
            return question.optional or not r.public
        return isinstance(p, PendingGroup) and isinstance(r, Consensus) and p.is_of_one

    def _known(self, seat: object) -> None:
        """A seat of this table, or None for a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise IllegalAnswer("no-seat", "there is no such seat: the seats are 0 to {last}", last=self.seats - 1)

    # Answers

    def answer(self, seat: Seat, option: Option, at: int | None = None) -> None:
        """Give one of the offered options, or its text. `at`: the `Question.at` it was meant for, to catch late answers."""
        if self.result is not None:
            raise IllegalAnswer("over", "the game is over")
        if seat.__class__ is not int or not 0 <= seat < self.seats:
            self._known(-1)
        question = self.pending.question(seat)
        if question is None:
            raise IllegalAnswer("not-asked", "this seat is not asked anything now")
        if at is not None and at != question.at:
            raise StaleAnswer("stale", "the table has moved on: look at the open question again")
        chosen = offered(question.options, option)
        if chosen is None:
            said = plain(option)
            raise IllegalAnswer(
                "not-offered", "{said!r} is not offered", self.game.refuse(self.state, question, said), said=said
            )
        self._play(seat, chosen)

    def _play(self, seat: Seat, option: Option) -> None:
        """An offered option. Should a rule fail on it (a pack's effect that never ends), it is as if it had not been given."""
        pending, h = self.pending, self.history
        steps, undo, learnt = h.steps, h.undo, h.learnt
        n, told = len(steps), len(h.events or ())
        try:
            if pending.__class__ is PendingAsk:
                r = pending.request
                step = option if r.cut_in is None else pending.give(seat, option)
                h.answers.append((n, seat))
                steps.append(step)
                if undo:
                    h.undo = []
                if step is option and r.public:
                    h.public[n] = seat
                else:
                    h.learnt = n + 1
                self._go(step)
            elif (settled := pending.give(seat, option)) is not None:
                self._go(self._settle(settled))  # type: ignore[arg-type]
        except Exception:
            pending.take_back(seat)
            self._put_back(n, told, learnt, undo, pending)
            raise

    def _put_back(self, n: int, told: int, learnt: int, undo: list[Seat], before: Pending) -> None:
        """A rule has failed: forget what came after n steps and so many events."""
        past = self.history.past
        self._restore(n)
        self.history.past, self.history.learnt, self.history.undo = past, learnt, undo
        del (self.history.events or [])[told:]
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

    def _undo_point(self, seat: Seat) -> int:
        at = self.history.last_answer(seat)
        if self.result is not None:
            raise CannotUndo("over", "the game is over")
        if at < 0:
            raise CannotUndo("nothing", "this seat has nothing to take back")
        if at < self.history.learnt:
            raise CannotUndo("learnt", "somebody has learnt something since")
        if any(n > at for n, _ in self.history.answers):
            raise CannotUndo("answered-since", "somebody else has answered since")
        return at

    def rewind(self, kept: int, seat: Seat) -> None:
        """Go back to where the first `kept` steps stood and `seat` answered. The events stay, with one more that says so."""
        if (kept, seat) not in self.history.answers:
            raise CannotUndo("no-answer-there", "this seat gave no answer there")
        log = [*self.log, Undone(seat, kept)]
        self._restore(kept)
        self.history.past = log, kept
        self.state.say("undone", "", seat=seat)

    def _restore(self, n: int) -> None:
        """Make this table what it was when it had n steps."""
        if n < self._marked:
            self._mark = None
        back = self._copy(self.history.until(n), self.luck)
        self.state, self.history, self.pending, self.seats = back.state, back.history, back.pending, back.seats
        self._run, self._mark, self.result = back._run, back._mark, None
        self._source.history, self._source.drawn = back.history, back._source.drawn  # type: ignore[union-attr]

    # Acts outside the turn

    def acts(self, seat: Seat | None) -> list[Option]:
        """What this seat may do outside the turn now; None is somebody who would like to join."""
        self._known(seat)
        if self.result is not None:
            return []
        acts = list(self.game.acts(self.state, seat))
        if seat is not None and seat in self.present:
            if self.history.undo:
                acts += ["agree", "refuse"] if seat not in self.history.undo else []
            elif self.history.last_answer(seat) >= 0:
                acts.append("undo")
            acts += [] if seat in self.history.gave_up else [SURRENDER]
        return acts

    def change(self, act: Act) -> None:
        """Do something outside the turn: one of `acts`, or a `Note`."""
        if not isinstance(act, Act):
            raise IllegalAnswer("not-an-act", "an act is written Act(seat, option)")
        seat, said = act
        self._known(seat)
        if isinstance(said, Note):
            if seat is None or seat not in self.present:
                raise IllegalAnswer("no-notes", "only somebody with a seat keeps notes")
            self.history.notes[seat] = str(said.text).encode("utf-8", "replace").decode()
            return
        option = offered(self.acts(seat), said)
        if option is None:
            raise IllegalAnswer("not-now", "{said!r} cannot be done now", said=plain(said))
        if option in ("undo", "agree", "refuse"):
            assert seat is not None
            self._agree_to_undo(seat, option)
            return
        h = self.history
        before = len(h.steps), len(h.events or ()), h.learnt, h.undo, self.pending
        try:
            self._do(Act(seat, option))
        except Exception:
            self._put_back(*before)
            raise

    @property
    def undo_asked(self) -> list[Seat]:
        """Who wishes to take back their last answer, then who agrees."""
        return self.history.undo[:]

    @property
    def gave_up(self) -> list[Seat]:
        """Who of those present would end the game now."""
        return [seat for seat in self.present if seat in self.history.gave_up]

    @property
    def talk(self) -> Talk | None:
        """Where a group stands with its proposals, which everybody hears; None where no group is asked."""
        r, p = self.pending.request, self.pending
        return p.talk(r) if self.result is None and isinstance(r, Consensus) and isinstance(p, PendingGroup) else None

    @property
    def imagined(self) -> bool:
        """Whether this table is a possible world and not the real one."""
        return self.history.fog is not None

    def _agree_to_undo(self, seat: Seat, option: str) -> None:
        if option == "refuse":
            self.history.undo = []
            return
        self.history.undo.append(seat)
        if set(self.history.undo).issuperset(self.present):
            by = self.history.undo[0]
            self.rewind(self.history.last_answer(by), by)

    def _do(self, act: Act) -> None:
        """An act, in the middle of whatever is asked."""
        h = self.history
        h.steps.append(act)
        h.undo, h.learnt = [], len(h.steps)
        interrupt = None
        try:
            if act.option == SURRENDER:
                h.gave_up.add(act.seat)
                self.state.say("surrendered", "", seat=act.seat)
            else:
                interrupt = self._run_act(act)
                if interrupt is None:
                    self.pending.again()
        except Over as over:
            self._end(over.result)
            return
        self.seats = self.game.places(self.state) or self.dealt
        if (winners := self.game.conceded(self.gave_up, self.present)) is not None:
            self._end(Result(tuple(winners), SURRENDER))
        elif interrupt:
            self._go(None, interrupt)
        elif isinstance(self.pending, PendingGroup) and (step := self.pending.settled()):
            self._source.skip()  # type: ignore[union-attr]
            self._go(self._settle(step))

    # Copies

    def fork(self, luck: Luck | None = None, *, listen: bool = True) -> Table[S]:
        """An independent copy, in mid-turn too: the state at the mark, and the steps since run again.

        With the same luck the same things will happen, so a bot gets `imagine`, or a fork with a luck of its own.
        """
        t = self._copy(self.history.copy(listen=listen), luck or self.luck, pending=self.pending)
        self._mark = t._mark  # it came closer on the way
        return t

    def imagine(self, seat: Seat | None, rng: Random, *, listen: bool = True) -> Table[S]:
        """A fork in which everything this seat cannot know is drawn again, luck to come included."""
        seed = rng.getrandbits(64)
        t = self.fork(Seeded(seed), listen=listen)
        t.history.imagine(seat, seed)
        t._source.drawn.clear()
        self.game.conceal(t.state, seat, Random(seed))
        t.pending.reseal(self.pending, seat, Random(seed))
        return t

    def position(self) -> Position:
        """The table as it stood when the turn under way began. Contains every secret of the table."""
        if self.imagined:
            raise PositionError("position-imagined", "an imagined table has no position: it never happened")
        self._mark = None
        t = self._copy(self.history.copy(listen=False), self.luck, every=True)
        assert t._mark is not None
        return write(self.game, self.dealt, self.options, t._mark.state)

    # Telling

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What this seat may know now, as plain data. None is a spectator."""
        self._known(seat)
        view = self._framed(seat, self.game.view(self.state, seat))
        if self.options.get("aids"):
            view["aids"] = self.insight(seat)
        return view

    def recall(self, seat: Seat | None) -> dict[str, Any]:
        """The view of somebody in this seat who forgets nothing."""
        self._known(seat)
        view = self._framed(seat, self.game.recall(self.state, seat))
        if self.options.get("aids"):
            view["aids"] = self.reckon(seat)
        return view

    def _framed(self, seat: Seat | None, seen: Any) -> dict[str, Any]:
        """What a game shows a seat, with what every table tells besides."""
        p, r = self.pending, self.pending.request
        told: dict[str, Any] = {"waiting": list(self.waiting), "undo": self.history.undo[:], "gave_up": self.gave_up}
        if self.result is not None:
            winners, reason, scores = self.result
            told["result"] = {"winners": list(winners), "reason": reason, "scores": list(scores)}
        else:
            told["kind"], told["rule"] = r.kind, r.rule
            if self.history.public and (chosen := self._chosen()):
                told["chosen"] = chosen
            if talk := self.talk:
                told["round"] = talk.round
                told["proposals"] = {str(s): str(option) for s, option in sorted(talk.held.items())}
            if seat is not None and seat in p.sealed:
                told["sealed"] = [str(option) for option in p.sealed[seat]]
        if seat is not None and seat in self.notes:
            told["note"] = self.history.notes[seat]
        view: dict[str, Any] = seen if isinstance(seen, dict) else msgspec.to_builtins(seen)
        view["table"] = told
        return view

    def _chosen(self) -> list[list[Any]]:
        """The answers to public asks of which nothing has come yet: what somebody is about to do, step by step."""
        found: list[list[Any]] = []
        for n in range(len(self.steps) - 1, -1, -1):
            if n in self.history.public:
                found.append([self.history.public[n], str(self.steps[n])])
            elif self.steps[n].__class__ is not Imagined:
                break
        return found[::-1]

    def insight(self, seat: Seat | None) -> dict[str, Any]:
        """What can be worked out from what this seat knows: odds, beliefs."""
        self._known(seat)
        found = self.game.insight(self.state, seat)
        return found if isinstance(found, dict) else dict(msgspec.to_builtins(found))

    def reckon(self, seat: Seat | None) -> dict[str, Any]:
        """What somebody in this seat who forgets nothing can work out."""
        self._known(seat)
        found = self.game.reckon(self.state, seat)
        return found if isinstance(found, dict) else dict(msgspec.to_builtins(found))

    def events(self, seat: Seat | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as this seat may know it: its information state."""
        self._known(seat)
        told = (self.history.events or [])[since:]
        if self.history.fog is None:
            return [{**public, **only[seat]} if only and seat in only else public.copy() for public, only in told]  # type: ignore[index]
        known = self.history.fog.known(seat) - since  # where its own part begins
        return [
            {**public, **only[seat]} if seat in only and i >= known else public.copy()  # type: ignore[index]
            for i, (public, only) in enumerate(told)
        ]

    @property
    def record(self) -> Record:
        """Settings, every answer and every outcome. Contains every secret of the table."""
        return record_of(self)
