"""What can go wrong, and how a game ends. Whatever raises one of these errors has changed nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Seat = int


class IllegalAnswer(ValueError):
    """Not offered to that seat now. `rule` is the number of the rule that says so, where one does."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.message, self.rule = message, rule


class StaleAnswer(IllegalAnswer):
    """Given to a question that is no longer the open one."""


class CannotUndo(ValueError):
    """Somebody has learnt something since, or there is nothing to take back."""


class OptionError(ValueError):
    """A table cannot be dealt like that: an option, a value of one, or a number of seats."""


class RecordError(ValueError):
    """A record that cannot be read or does not follow the rules. Names the step."""


class PackError(ValueError):
    """A pack that cannot be played. Names the file, the card, the field and what was expected."""


class Result(NamedTuple):
    """The end of a game: who won (in a cooperative game all or nobody), why, and the scores by seat if there are any."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...] = ()


class Over(Exception):
    """Raised by a rule, at any depth, to end the game at once."""

    def __init__(self, winners: Iterable[Seat], reason: str, scores: Sequence[int] = ()) -> None:
        super().__init__(reason)
        self.result = Result(tuple(winners), reason, tuple(scores))


class Interrupt(Exception):
    """Raised by an act (somebody leaves, say) to break into the running turn, which must catch it."""
