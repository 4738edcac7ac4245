"""What can go wrong, and how a game ends. Whatever raises one of these errors has changed nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from reprlib import Repr
from typing import NamedTuple

import msgspec

Seat = int

_quoting = Repr()
_quoting.maxlevel, _quoting.maxstring, _quoting.maxlong, _quoting.maxother = 3, 80, 40, 80


def brief(value: object) -> str:
    """Something as a sentence can quote it, whatever its length and however deep it is nested."""
    return _quoting.repr(value)


class Worded(ValueError):
    """An error that a person may read. `text` is its English, with names in braces for the `facts` in it: whoever speaks
    another language finds it there by the letters of that text. A fact may be an error itself, or a list."""

    def __init__(self, text: str, **facts: object) -> None:
        super().__init__(text.format(**{name: _plain(fact) for name, fact in facts.items()}) if facts else text)
        self.text, self.facts = text, facts


def _plain(fact: object) -> object:
    return ", ".join(map(str, fact)) if isinstance(fact, (list, tuple)) else fact


MISFITS = (
    "Expected `{wanted}`, got `{found}`",
    "Expected `{wanted}` of length {length}, got {found}",
    "Expected `{wanted}` of length {length}",
    "Expected `{wanted}` {bound}",
    "Object missing required field `{field}`",
    "Object contains unknown field `{field}`",
    "Invalid enum value {found}",
)
"""What msgspec says of data that does not fit its type."""


def misfit(error: msgspec.ValidationError) -> Worded:
    """What does not fit and where, in msgspec's words, taken apart so that it can be said in others."""
    said, _, path = str(error).partition(" - at ")
    why = Worded(said)
    for form in MISFITS:
        pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(form))
        if found := re.fullmatch(pattern, said):
            why = Worded(form, **found.groupdict())
            break
    return Worded("{why} - at {path}", why=why, path=path) if path else why


class IllegalAnswer(Worded):
    """Not offered to that seat now. `rule` is the number of the rule that says so, where one does."""

    def __init__(self, text: str, rule: str = "", **facts: object) -> None:
        super().__init__(text, **facts)
        self.message, self.rule = str(self), rule
        self.args = (f"{self} ({rule})" if rule else self.message,)


class StaleAnswer(IllegalAnswer):
    """Given to a question that is no longer the open one."""


class CannotUndo(Worded):
    """Somebody has learnt something since, or there is nothing to take back."""


class OptionError(Worded):
    """A table cannot be dealt like that: an option, a value of one, or a number of seats."""


class RecordError(Worded):
    """A record that cannot be read or does not follow the rules. Names the step."""


class PackError(Worded):
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
