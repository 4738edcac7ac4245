"""The open request of a table: who is asked what, and the answers that are not settled yet."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from tablee.kit.asks import Ask, Consensus, Cut, Follow, Option, Options, Question, Request, Sealed, offered
from tablee.kit.errors import Seat
from tablee.kit.steps import Agreed, Opened, Said, Talk, stand

FOLLOW = [Follow(seat) for seat in range(100)]


def offer(state: Any, options: Options, seat: Seat) -> Sequence[Option]:
    """The options as they are now."""
    return options(state, seat) if callable(options) else options


class PendingAsk(msgspec.Struct, eq=False, gc=False):
    """An ask that waits for its seat, or for somebody who cuts in. Questions are made when somebody looks, then kept.

    Nothing it holds leads back to it, so the collector of cycles need not look here (`gc=False`), nor at questions and picks.
    """

    state: Any
    request: Ask
    at: int
    _own: Question | None = None
    _others: dict[Seat, Question | None] | None = None

    said: ClassVar[tuple[Said, ...]] = ()
    sealed: ClassVar[dict[Seat, list[Option]]] = {}  # nothing is ever sealed or proposed here

    def copy(self, state: Any, request: Any) -> PendingAsk:
        """The same request over a copied state."""
        return PendingAsk(state, request, self.at)

    def again(self) -> None:
        """The state has changed: make the questions anew."""
        self._own = self._others = None

    def question(self, seat: Seat) -> Question | None:
        """What this seat is asked, if anything."""
        own = self._own or self.own()
        if seat == own.seat:
            return own
        return None if self.request.cut_in is None else self._cut_in(seat)

    def own(self) -> Question:
        """What the seat that must answer is asked."""
        if self._own is None:
            r = self.request
            options, seat = r.options, r.seat
            if callable(options):
                options = options(self.state, seat)
            if r.cut_in is not None and (more := r.cut_in(self.state, seat)):
                options = [*options, *more]
            self._own = Question(seat, r.kind, options, r.rule, False, self.at)
        return self._own

    def _cut_in(self, seat: Seat) -> Question | None:
        r, kept = self.request, self._others
        if kept is None:
            kept = self._others = {}
        if seat not in kept:
            assert r.cut_in is not None
            more = r.cut_in(self.state, seat)
            kept[seat] = Question(seat, "cut in", more, r.rule, True, self.at) if more else None
        return kept[seat]

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return (self.request.seat,)

    def questions_for(self, seat: Seat | None) -> list[Question]:
        """The seat's own question whole; of another's, that it is asked, and its options where they are public."""
        r = self.request
        mine = None if seat is None else self.question(seat)
        told = [] if mine is None else [mine]
        if seat != r.seat:
            options = offer(self.state, r.options, r.seat) if r.public else ()
            told.append(Question(r.seat, r.kind, options, r.rule, False, self.at))
        return told

    def give(self, seat: Seat, option: Option) -> Option | Cut:
        """The step that an offered option settles this with."""
        r = self.request
        if r.cut_in is None or (seat == r.seat and offered(offer(self.state, r.options, seat), option) is not None):
            return option
        return Cut(seat, option)

    def value(self, step: Any) -> Any:
        return step

    def last_of(self, seat: Seat) -> bool:
        return False

    def take_back(self, seat: Seat) -> None:
        """Nothing is given here before it is settled."""

    def reseal(self, true: Pending, seat: Seat | None, rng: Random) -> None:
        """Nothing is sealed here."""


class PendingGroup:
    """A sealed ask or a consensus that waits for answers."""

    __slots__ = ("_asked", "_members", "_offered", "_talk", "at", "request", "said", "sealed", "state")

    def __init__(self, state: Any, request: Sealed | Consensus, at: int) -> None:
        self.state, self.request, self.at = state, request, at
        self.sealed: dict[Seat, list[Option]] = {}
        self.said: tuple[Said, ...] = ()
        self._asked: dict[Seat, Question | None] = {}
        self._offered: dict[Seat, Sequence[Option]] = {}
        self._talk: Talk | None = None
        self._members = self._group(request) if isinstance(request, Consensus) else ()

    def copy(self, state: Any, request: Any) -> PendingGroup:
        """The same answers to the same request over a copied state."""
        p = PendingGroup(state, request, self.at)
        p.sealed = {seat: given[:] for seat, given in self.sealed.items()}
        p.said, p._talk = self.said, None
        return p

    def again(self) -> None:
        """The state has changed: make the questions anew. A group that has changed begins its talk again."""
        self._asked.clear()
        self._offered.clear()
        if isinstance(self.request, Consensus) and (members := self._group(self.request)) != self._members:
            self._members, self.said, self._talk = members, (), None

    # Questions

    def question(self, seat: Seat) -> Question | None:
        """What this seat is asked, if anything. Made when somebody looks, then kept."""
        if seat not in self._asked:
            self._asked[seat] = self._question(seat)
        return self._asked[seat]

    def _question(self, seat: Seat) -> Question | None:
        r = self.request
        if isinstance(r, Sealed):
            ask = self._script(r, seat)[0] if seat in r.seats else None
            return (
                Question(seat, ask.kind, offer(self.state, ask.options, seat), ask.rule, False, self.at)
                if ask
                else None
            )
        if seat not in self.talk(r).waiting:
            return None
        return Question(seat, r.kind, self._proposals(r, seat), r.rule, False, self.at)

    @property
    def is_of_one(self) -> bool:
        """Whether a consensus is one seat's alone: what it says, goes."""
        return len(self._members) == 1

    def _group(self, r: Consensus) -> tuple[Seat, ...]:
        return tuple(r.seats(self.state) if callable(r.seats) else r.seats)

    def talk(self, r: Consensus) -> Talk:
        """Where the consensus stands."""
        if self._talk is None:
            self._talk = stand(r, self._members, self.said)
        return self._talk

    def _proposals(self, r: Consensus, seat: Seat) -> Sequence[Option]:
        """What this seat can propose: the same round after round, and made once."""
        found = self._offered.get(seat)
        if found is None:
            found, members = offer(self.state, r.options, seat), self._members
            if len(members) > 1:
                found = [*found, *[FOLLOW[other] for other in members if other != seat]]
            self._offered[seat] = found
        return found

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
        """The seats that must answer. Public."""
        r = self.request
        return (
            self.talk(r).waiting if isinstance(r, Consensus) else tuple(seat for seat in r.seats if self.question(seat))
        )

    def questions_for(self, seat: Seat | None) -> list[Question]:
        """The seat's own question whole; of the others, who must answer, and their options in a consensus, which is public."""
        r = self.request
        mine = None if seat is None else self.question(seat)
        told = [] if mine is None else [mine]
        for other in self.waiting:
            if other != seat:
                options = self._proposals(r, other) if isinstance(r, Consensus) else ()
                told.append(Question(other, r.kind, options, r.rule, False, self.at))
        return told

    # Answers

    def give(self, seat: Seat, option: Option) -> Opened | Agreed | None:
        """Take an offered option. Gives the step that settles the request, or None while others must answer."""
        if isinstance(self.request, Sealed):
            self.sealed.setdefault(seat, []).append(option)
            del self._asked[seat]
        else:
            self.said, self._talk = (*self.said, (seat, option)), None
            self._asked.clear()
        return self.settled()

    def settled(self) -> Opened | Agreed | None:
        """The step that settles the request once nobody is waited for."""
        r = self.request
        if isinstance(r, Sealed):
            return None if self.waiting else Opened(tuple(tuple(self.sealed.get(seat, ())) for seat in r.seats))
        talk = self.talk(r)
        return Agreed(self.said, talk.value) if talk.settled else None

    def value(self, step: Any) -> Any:
        """What the rule gets from the step that settles this request."""
        if isinstance(step, Agreed):
            return step.value
        r = self.request
        assert isinstance(r, Sealed)
        self.sealed = {seat: list(given) for seat, given in zip(r.seats, step.given, strict=True)}
        return {seat: self._script(r, seat)[1] for seat in r.seats}

    def last_of(self, seat: Seat) -> bool:
        """Whether this seat has an answer to take back: a sealed one, or a proposal of this round or the latest of all."""
        if isinstance(self.request, Consensus):
            latest = bool(self.said) and self.said[-1][0] == seat
            return latest or (any(who == seat for who, _ in self.said) and seat not in self.talk(self.request).waiting)
        return bool(self.sealed.get(seat))

    def take_back(self, seat: Seat) -> None:
        """Remove this seat's last answer or proposal."""
        if isinstance(self.request, Consensus):
            at = max(i for i, (who, _) in enumerate(self.said) if who == seat)
            self.said, self._talk = (*self.said[:at], *self.said[at + 1 :]), None
            self._asked.clear()
        else:
            self.sealed[seat].pop()
            self.sealed = {s: given for s, given in self.sealed.items() if given}
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
                    options = offer(self.state, ask.options, s)
                    self.sealed.setdefault(s, []).append(options[int(rng.random() * len(options))])


Pending = PendingAsk | PendingGroup


def pending_of(state: Any, request: Request, at: int) -> Pending:
    """What a request for answers is while it waits for them."""
    if isinstance(request, Ask):
        return PendingAsk(state, request, at)
    assert isinstance(request, (Sealed, Consensus))
    return PendingGroup(state, request, at)
