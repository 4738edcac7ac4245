"""Refusals: a code for programs, which is also the id of the sentence for people (`trouble-<code>`), and perhaps a rule."""

from __future__ import annotations

from functools import cache

from tablee.kit import CannotUndo, IllegalAnswer, StaleAnswer
from tablee.kit.errors import Worded
from tablee.words import Words, slug

STATUS = {
    "not-found": 404,
    "not-host": 403,
    "not-yours": 403,
    "origin": 403,
    "too-fast": 429,
    "too-big": 413,
    "not-kept": 503,
}

PASSED_ON = ("over", "not-asked")
"""Codes of the engine's refusals that the wire has, too; every other one is `not-offered` to whoever sent it."""


class Refusal(Exception):
    """What was wished for is not done, and nothing has changed. `why`: a sentence that is worded already, or an error.
    `field`: what of a new table it is about."""

    def __init__(self, code: str, rule: str = "", why: str | Worded = "", field: str = "") -> None:
        super().__init__(code)
        self.code, self.rule, self.why, self.field = code, rule, why, field

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def sentence(self, lang: str) -> str:
        if isinstance(self.why, Worded):
            return _words(lang).error(self.why)
        return self.why or sentence(self.code, lang)


class Elsewhere(Exception):
    """The table belongs to another process, which the others reach at this address: what is wished for is done there."""

    def __init__(self, table: str, address: str) -> None:
        super().__init__(table)
        self.table, self.address = table, address


@cache
def _words(lang: str) -> Words:
    return Words(lang)


def sentence(code: str, lang: str) -> str:
    """What a refusal says to people."""
    return _words(lang).say(f"trouble-{code}")


def refusal_of(error: Exception) -> Refusal:
    """What the engine refuses, as the wire has it. The engine's own words may quote what was sent: they are not passed on."""
    if isinstance(error, StaleAnswer):
        return Refusal("stale")
    if isinstance(error, CannotUndo):
        return Refusal("cannot-undo")
    if isinstance(error, IllegalAnswer):
        return Refusal(error.code if error.code in PASSED_ON else "not-offered", error.rule)
    return Refusal(slug(type(error).__name__))
