"""How sentences are read: by rules, each with sentences that break it and sentences that only seem to.

A finding that is none is let through by the rule's second pattern, and its sentence joins `right`; no message is ever skipped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import NamedTuple

NAMES = ("Iris", "Ondine", "Hector", "Yves", "Basile", "Céleste")
"""Some begin with a vowel, one with a mute h, one with a y before a consonant: what French elides before."""
PEOPLE = "|".join(NAMES)


class Rule(NamedTuple):
    """What is wrong by `pattern`, but where `allowed` lies over it. `quoted`: also inside quotation marks, where titles stand.
    `only`: what the word in the pattern's brackets must be like, besides."""

    name: str
    pattern: str
    allowed: str
    wrong: tuple[str, ...]
    right: tuple[str, ...] = ()
    quoted: bool = True
    only: Callable[[str], bool] = bool


class Things(NamedTuple):
    """The words a game has for its things: nouns without their article, titles that have a noun of their own, and what cards
    themselves say to whoever reads them."""

    nouns: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    sayings: tuple[str, ...] = ()


NONE = Things()


def wrong(text: str, rules: Iterable[Rule]) -> Iterator[str]:
    """The names of the rules that a text breaks."""
    bare = re.sub(r"«[^»]*»", "«\u00a0x\u00a0»", re.sub(r"“[^”]*”", "“x”", text))
    for rule in rules:
        if is_broken(rule, text if rule.quoted else bare):
            yield rule.name


def is_broken(rule: Rule, text: str) -> bool:
    hits = [hit for hit in _compiled(rule.pattern).finditer(text) if rule.only(hit[hit.lastindex or 0])]
    spared = [*_compiled(rule.allowed).finditer(text)] if hits and rule.allowed else []
    return any(not any(ok.start() < hit.end() and hit.start() < ok.end() for ok in spared) for hit in hits)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
