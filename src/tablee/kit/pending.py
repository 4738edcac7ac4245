"""The open request of a table: who is asked what, and the answers that are not settled yet."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tablee.kit.asks import Ask, Consensus, Cut, Follow, Option, Options, Question, Sealed, offered
from tablee.kit.errors import Seat
from tablee.kit.steps import Agreed, Opened, Said, Talk, stand


class Pending:
    """An ask, a sealed ask or a consensus that waits for answers."""

    __slots__ = ("_asked", "_members", "at", "request", "said", "sealed", "state")

    def __init__(self, state: Any, request: Ask | Sealed | Consensus, at: int) -> None:
        self.state, self.request, self.at = state, request, at
        self.sealed: dict[Seat, list[Option]] = {}
        self.said: list[Said] = []
        self._asked: dict[Seat, Question | None] = {}
        self._members: Sequence[Seat] = self._group(request) if isinstance(request, Consensus) else ()

    def copy(self, state: Any, request: Ask | Sealed | Consensus) -> Pending:
        """The same answers to the same request over a copied state."""
        p = Pending(state, request, self.at)
        if self.sealed:
            p.sealed = {seat: given[:] for seat, given in self.sealed.items()}
        if self.said:
            p.said = self.said[:]
        return p

    def again(self) -> None:
        """The state has changed: make the questions anew. A group that has changed begins its talk again."""
        self._asked.clear()
        if isinstance(self.request, Consensus) and (members := self._group(self.request)) != self._members:
            self._members, self.said = members, []

    # Questions

    def question(self, seat: Seat) -> Question | None:
        """What this seat is asked, if anything. Made when somebody looks, then kept."""
        try:
            return self._asked[seat]
        except KeyError:
            question = self._asked[seat] = self._question(seat)
            return question

    def _question(self, seat: Seat) -> Question | None:
        r = self.request
        if r.__class__ is Ask:
            if seat == r.seat:
                options = self._offer(r.options, seat)
                if r.cut_in is not None and (more := r.cut_in(self.state, seat)):
                    options = [*options, *more]
                return Question(seat, r.kind, options, r.rule, False, self.at)
            more = r.cut_in(self.state, seat) if r.cut_in is not None else ()
            return Question(seat, "cut in", more, r.rule, True, self.at) if more else None
        if isinstance(r, Sealed):
            ask = self._script(r, seat)[0] if seat in r.seats else None
            return Question(seat, ask.kind, self._offer(ask.options, seat), ask.rule, False, self.at) if ask else None
        assert isinstance(r, Consensus)
        if seat not in self.talk(r).waiting:
            return None
        return Question(seat, r.kind, self._proposals(r, seat), r.rule, False, self.at)

    def _offer(self, options: Options, seat: Seat) -> Sequence[Option]:
        return options(self.state, seat) if callable(options) else options

    def _group(self, r: Consensus) -> Sequence[Seat]:
        return r.seats(self.state) if callable(r.seats) else r.seats

    def talk(self, r: Consensus) -> Talk:
        """Where the consensus stands."""
        return stand(r, self._group(r), self.said)

    def _proposals(self, r: Consensus, seat: Seat) -> Sequence[Option]:
        return [*self._offer(r.options, seat), *(Follow(other) for other in self._group(r) if other != seat)]

    def _script(self, r: Sealed, seat: Seat) -> tuple[Ask | None, Any]:
        """A seat's script run on its answers so far: its next ask, or None and its value."""
        run = r.script(self.state, seat)
        try:
            ask = next(run)
            for option in self.sealed.get(seat, ()):
                ask = run.send(option)
        except StopIteration as stop:
            return None, stop.value
        return ask, None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must answer. Public; the seats that may cut in are not."""
        r = self.request
        if isinstance(r, Ask):
            return (r.seat,)
        if isinstance(r, Consensus):
            return self.talk(r).waiting
        return tuple(seat for seat in r.seats if self.question(seat))

    def told(self, seat: Seat | None) -> list[Question]:
        """What a seat is told: its own question whole; of the others who must answer, and what if that is public."""
        r, told = self.request, []
        for other in self.waiting:
            if other != seat:
                options: Sequence[Option] = ()
                if isinstance(r, Consensus):
                    options = self._proposals(r, other)
                elif isinstance(r, Ask) and r.public:
                    options = self._offer(r.options, other)
                told.append(Question(other, r.kind, options, r.rule, False, self.at))
        mine = None if seat is None else self.question(seat)
        return [mine, *told] if mine else told

    # Answers

    def give(self, seat: Seat, option: Option) -> Option | Cut | Opened | Agreed | None:
        """Take an offered option. Gives the step that settles the request, or None while others must answer."""
        r = self.request
        if r.__class__ is Ask:
            own = seat == r.seat and (r.cut_in is None or offered(self._offer(r.options, seat), option) is not None)
            return option if own else Cut(seat, option)
        if isinstance(r, Sealed):
            self.sealed.setdefault(seat, []).append(option)
            del self._asked[seat]
        else:
            self.said.append((seat, option))
            self._asked.clear()
        return self.settled()

    def settled(self) -> Opened | Agreed | None:
        """The step that settles a group's request once nobody is waited for."""
        r = self.request
        if isinstance(r, Sealed):
            return None if self.waiting else Opened(tuple(tuple(self.sealed.get(seat, ())) for seat in r.seats))
        assert isinstance(r, Consensus)
        talk = self.talk(r)
        return Agreed(tuple(self.said), talk.value) if talk.settled else None

    def value(self, step: Any) -> Any:
        """What the rule gets from the step that settles this request."""
        kind = step.__class__
        if kind is Agreed:
            return step.value
        if kind is Opened:
            assert isinstance(self.request, Sealed)
            r = self.request
            self.sealed = {seat: list(given) for seat, given in zip(r.seats, step.given, strict=True)}
            return {seat: self._script(r, seat)[1] for seat in r.seats}
        return step

    def last_of(self, seat: Seat) -> bool:
        """Whether this seat has an answer to take back: a sealed one, or a proposal of this round or the latest of all."""
        if isinstance(self.request, Consensus):
            latest = bool(self.said) and self.said[-1][0] == seat
            return latest or (any(who == seat for who, _ in self.said) and seat not in self.talk(self.request).waiting)
        return bool(self.sealed.get(seat))

    def take_back(self, seat: Seat) -> None:
        """Remove this seat's last answer or proposal."""
        if isinstance(self.request, Consensus):
            del self.said[max(i for i, (who, _) in enumerate(self.said) if who == seat)]
            self._asked.clear()
        else:
            self.sealed[seat].pop()
            self._asked.pop(seat, None)

    def reseal(self, true: Pending, seat: Seat | None, rng: Random) -> None:
        """In an imagined world: the viewer's answers stay, who is done stays done with other answers, the rest begin anew."""
        r = self.request
        if not isinstance(r, Sealed):
            return
        self.sealed = {s: given for s, given in self.sealed.items() if s == seat}
        self._asked.clear()
        for s in r.seats:
            if s != seat and true.question(s) is None:
                while (ask := self._script(r, s)[0]) is not None:
                    options = self._offer(ask.options, s)
                    self.sealed.setdefault(s, []).append(options[int(rng.random() * len(options))])
