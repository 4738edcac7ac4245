"""What can go wrong, and how a game ends. Whatever raises one of these errors has changed nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from reprlib import Repr
from typing import Any, NamedTuple

import msgspec

Seat = int

_quoting = Repr()
_quoting.maxlevel, _quoting.maxstring, _quoting.maxlong, _quoting.maxother = 3, 80, 40, 80


def brief(value: object) -> str:
    """Something as a sentence can quote it, whatever its length and however deeply it is nested."""
    return _quoting.repr(value)


class Worded(ValueError):
    """An error that a person may read. `code` is for programs and stands for one text with its facts. `text` is the English,
    with names in braces for the `facts` in it; other languages find their words by the code. A fact may be an error itself,
    or a list. What would be right is `expected`, what is there instead is `found`."""

    def __init__(self, code: str, text: str, /, **facts: object) -> None:
        super().__init__(text.format(**{name: _plain(fact) for name, fact in facts.items()}) if facts else text)
        self.code, self.text, self.facts = code, text, facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), *self.args), vars(self)


def _again(sort: type[Worded], *args: object) -> Worded:
    """An error as it comes out of another process, whose words are put together already."""
    return sort.__new__(sort, *args)


def _plain(fact: object) -> object:
    return ", ".join(map(str, fact)) if isinstance(fact, (list, tuple)) else fact


MISFITS = {
    "misfit-type": "Expected `{expected}`, got `{found}`",
    "misfit-length-found": "Expected `{expected}` of length {length}, got {found}",
    "misfit-length": "Expected `{expected}` of length {length}",
    "misfit-bound": "Expected `{expected}` {bound}",
    "misfit-missing": "Object missing required field `{field}`",
    "misfit-unknown": "Object contains unknown field `{found}`",
    "misfit-choice": "Invalid enum value {found}",
}
"""What msgspec says of data that does not fit its type, by code."""


def misfit(error: msgspec.ValidationError) -> Worded:
    """What does not fit and where, in msgspec's words, taken apart so that it can be said in others."""
    said, _, path = str(error).partition(" - at ")
    why = Worded("misfit", said)
    for code, form in MISFITS.items():
        pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(form))
        if found := re.fullmatch(pattern, said):
            why = Worded(code, form, **found.groupdict())
            break
    return Worded("misfit-at", "{why} - at {path}", why=why, path=path) if path else why


class IllegalAnswer(Worded):
    """Not offered to that seat now. `rule` is the number of the rule that says so, where one does."""

    def __init__(self, code: str, text: str, rule: str = "", /, **facts: object) -> None:
        super().__init__(code, text, **facts)
        self.rule = rule
        self.args = (f"{self} ({rule})" if rule else str(self),)


class StaleAnswer(IllegalAnswer):
    """Given to a question that is no longer the open one."""


class CannotUndo(Worded):
    """Somebody has learnt something since, or there is nothing to take back."""

    @property
    def reason(self) -> str:
        """Its code: over, nothing, learnt, answered-since or no-answer-there."""
        return self.code


class OptionError(Worded):
    """A table cannot be dealt like that: an option, a value of one, or a number of seats."""


class RecordError(Worded):
    """A record that cannot be read or does not follow the rules. Names the step."""


class PositionError(Worded):
    """A position that cannot be read or from which no turn can begin. Names the place, what was expected and what was found."""


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
