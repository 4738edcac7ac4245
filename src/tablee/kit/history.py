"""All that has happened at a table: what was settled, who did it, who learnt from it, what was told."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.kit.asks import Act
from tablee.kit.errors import Seat
from tablee.kit.state import Event
from tablee.kit.steps import Imagined

SURRENDER = "surrender"


class Fog(NamedTuple):
    """In an imagined table: from which event on each seat remembers its own part (the seat that imagines: as far back as
    before; the others: from here)."""

    since: dict[Seat, int]
    others: int

    def known(self, seat: Seat | None) -> int:
        return self.others if seat is None else self.since.get(seat, self.others)


class History:
    """The settled steps and all that is remembered about them. Copied here and nowhere else."""

    __slots__ = (
        "answers", "events", "fog", "gave_up", "imagined", "learnt", "notes", "past", "public", "steps", "undo",
    )  # fmt: skip

    steps: list[Any]
    """What was settled, and not taken back."""
    past: tuple[list[Any], int]
    """The log up to what was last taken back, and how many steps stood then."""
    answers: list[tuple[int, Seat]]
    """Which step was whose answer."""
    public: dict[int, Seat]
    """The steps that were answers to public asks, and whose."""
    learnt: int
    """How many steps there were when somebody last learnt something."""
    undo: list[Seat]
    """Who wishes to take back, then who agrees."""
    gave_up: set[Seat | None]
    notes: dict[Seat, str]
    events: list[Event] | None
    """What was told; None where nobody listens."""
    fog: Fog | None
    """Set in an imagined table."""
    imagined: int
    """How many of the steps say that the table was imagined: they are not counted."""

    def __init__(self, *, listen: bool = True) -> None:
        self.steps, self.past, self.answers, self.public = [], ([], 0), [], {}
        self.learnt, self.undo, self.gave_up, self.notes = 0, [], set(), {}
        self.events, self.fog, self.imagined = [] if listen else None, None, 0

    @property
    def log(self) -> list[Any]:
        """All that was ever settled, in order: the steps, and what was taken back."""
        before, since = self.past
        return before + self.steps[since:]

    @property
    def logged(self) -> int:
        """How many entries the log has."""
        return len(self.past[0]) + len(self.steps) - self.past[1]

    def copy(self, *, listen: bool = True) -> History:
        """The same, to go on from. `listen`: whether what has been told goes along."""
        h = History.__new__(History)
        h.steps, h.past, h.answers, h.public = self.steps[:], self.past, self.answers[:], self.public.copy()
        h.learnt, h.undo, h.gave_up, h.notes = self.learnt, self.undo[:], self.gave_up.copy(), self.notes.copy()
        h.events = self.events[:] if listen and self.events is not None else None
        h.fog, h.imagined = self.fog, self.imagined
        return h

    def until(self, n: int) -> History:
        """As it was when there were n steps. What was told and noted stays, and an imagined table stays imagined."""
        h = self.copy(listen=False)
        h.steps = self.steps[:n] + [step for step in self.steps[n:] if step.__class__ is Imagined]
        h.answers = [(at, seat) for at, seat in self.answers if at < n]
        h.public = {at: seat for at, seat in self.public.items() if at < n}
        h.learnt, h.undo = min(self.learnt, n), []
        h.gave_up = {step.seat for step in h.steps if isinstance(step, Act) and step.option == SURRENDER}
        h.events, h.notes = self.events, self.notes
        return h

    def last_answer(self, seat: Seat) -> int:
        """Which step was this seat's last answer; -1 when there is none that it could take back."""
        return next((n for n, who in reversed(self.answers) if who == seat), -1)

    def add_luck(self, value: int, is_seen: bool) -> None:
        """An outcome, or something shown, with whether anybody learnt from it."""
        self.steps.append(value)
        if is_seen:
            self.learnt = len(self.steps)

    def imagine(self, seat: Seat | None, seed: int) -> None:
        """From here on this is a world that `seat` cannot tell from the real one."""
        self.notes = {} if seat is None else {who: lines for who, lines in self.notes.items() if who == seat}
        mine = {} if seat is None else {seat: self.fog.known(seat) if self.fog else 0}
        self.steps.append(Imagined(seat, seed))
        self.fog, self.imagined = Fog(mine, len(self.events or ())), self.imagined + 1
