"""What an objective of a Diploma may count (PM-13): verbs over one cemetery and the deaths its owner had a hand in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from tablee.kit.pack import Doing, Verbs

Cause = Literal["heart", "stroke", "accident", "lungs", "suicide", "cancer"]
Kind = Literal["heart", "stroke", "accident", "lungs", "suicide", "cancer", "darwin"]
Feature = Literal["no-weakness", "weakness-and-strength", "same-weakness-twice", "three-souls"]
Sort = Literal["person", "trait"]
Count = Annotated[int, Meta(ge=1)]

CAUSES: tuple[Cause, ...] = ("heart", "stroke", "accident", "lungs", "suicide", "cancer")
KINDS: tuple[Kind, ...] = (*CAUSES, "darwin")
FEATURES: tuple[Feature, ...] = ("no-weakness", "weakness-and-strength", "same-weakness-twice", "three-souls")
SORTS: tuple[Sort, ...] = ("person", "trait")
SYMBOLS = 4

PEOPLE, TRAITS, SCYTHES, SOULS, JOBS = range(5)
RED = 5
GREEN = RED + len(KINDS)
SYMBOL = GREEN + len(CAUSES)
FEATURE = SYMBOL + SYMBOLS
WIDTH = FEATURE + len(FEATURES) * len(SORTS)
"""A tally is so many numbers: cards by sort, souls, jobs, weaknesses, strengths, symbols, cards by feature and sort."""

goal = Verbs("goal")
Progress = tuple[int, int]
"""How much there is, and how much is needed."""


class Cemetery(Doing):
    """What an objective looks at: a cemetery's tally, and its owner's deathbeds, reapings and losses."""

    __slots__ = ("beds", "lost", "reaps", "tally")

    def __init__(self, tally: Sequence[int], beds: int = 0, reaps: int = 0, lost: int = 0) -> None:
        super().__init__()
        self.tally, self.beds, self.reaps, self.lost = tally, beds, reaps, lost


@goal
def people(c: Cemetery, n: Count) -> Progress:
    """PM-13.1: character cards. Example: `{ people = 5 }`"""
    return c.tally[PEOPLE], n


@goal
def traits(c: Cemetery, n: Count) -> Progress:
    """PM-13.1: trait cards. Example: `{ traits = 15 }`"""
    return c.tally[TRAITS], n


@goal
def cards(c: Cemetery, n: Count) -> Progress:
    """PM-13.1: character and trait cards together. Example: `{ cards = 18 }`"""
    return c.tally[PEOPLE] + c.tally[TRAITS], n


@goal
def souls(c: Cemetery, n: Count) -> Progress:
    """PM-13.2: soul points. Example: `{ souls = 20 }`"""
    return c.tally[SOULS], n


@goal
def jobs(c: Cemetery, n: Count) -> Progress:
    """PM-13.3: job icons. Example: `{ jobs = 6 }`"""
    return c.tally[JOBS], n


@goal
def weaknesses(c: Cemetery, kinds: list[Kind], at_least: Count) -> Progress:
    """PM-13.4: weaknesses of these kinds, all together. Example: `{ weaknesses = ["heart", "stroke"], at_least = 8 }`"""
    return sum(c.tally[RED + KINDS.index(kind)] for kind in kinds), at_least


@goal
def strengths(c: Cemetery, kinds: list[Cause], at_least: Count) -> Progress:
    """PM-13.5: strengths against these causes, all together. Example: `{ strengths = ["heart"], at_least = 3 }`"""
    return sum(c.tally[GREEN + CAUSES.index(kind)] for kind in kinds), at_least


@goal
def each_weakness(c: Cemetery, kinds: list[Kind], at_least: Count) -> Progress:
    """PM-13.6: so many weaknesses of every one of these kinds. Counts the kinds that have them.
    Example: `{ each_weakness = ["heart", "cancer"], at_least = 2 }`"""
    return sum(c.tally[RED + KINDS.index(kind)] >= at_least for kind in kinds), len(kinds)


@goal
def different_weaknesses(c: Cemetery, n: Count, each: Count) -> Progress:
    """PM-13.6: n different causes with `each` weaknesses or more. Example: `{ different_weaknesses = 4, each = 3 }`"""
    return sum(red >= each for red in c.tally[RED : RED + len(CAUSES)]), n


@goal
def different_strengths(c: Cemetery, n: Count, each: Count) -> Progress:
    """PM-13.6: n different causes with `each` strengths or more. Example: `{ different_strengths = 6, each = 1 }`"""
    return sum(green >= each for green in c.tally[GREEN:SYMBOL]), n


@goal
def same_weakness(c: Cemetery, n: Count) -> Progress:
    """PM-13.7: n weaknesses of one and the same cause. Example: `{ same_weakness = 7 }`"""
    return max(c.tally[RED : RED + len(CAUSES)]), n


@goal
def both_colours(c: Cemetery, n: Count) -> Progress:
    """PM-13.8: n causes with a weakness and a strength each. Example: `{ both_colours = 6 }`"""
    pairs = zip(c.tally[RED : RED + len(CAUSES)], c.tally[GREEN:SYMBOL], strict=True)
    return sum(red > 0 < green for red, green in pairs), n


@goal
def balance(c: Cemetery, n: Count) -> Progress:
    """PM-13.8: n weaknesses and n strengths, Darwin Awards apart. Example: `{ balance = 10 }`"""
    return min(sum(c.tally[RED : RED + len(CAUSES)]), sum(c.tally[GREEN:SYMBOL])), n


@goal
def cards_with(c: Cemetery, feature: Feature, of: list[Sort], at_least: Count) -> Progress:
    """PM-13.9: cards of these sorts that look like this.
    Example: `{ cards_with = "no-weakness", of = ["person", "trait"], at_least = 5 }`"""
    at = FEATURE + len(SORTS) * FEATURES.index(feature)
    return sum(c.tally[at + SORTS.index(sort)] for sort in of), at_least


@goal
def scythes(c: Cemetery, n: Count) -> Progress:
    """PM-13.10: kept Reaping cards. Example: `{ scythes = 6 }`"""
    return c.tally[SCYTHES], n


@goal
def symbols(c: Cemetery, n: Count, each: Count) -> Progress:
    """PM-13.10: n different symbols on `each` kept Reaping cards or more. Example: `{ symbols = 4, each = 1 }`"""
    return sum(shown >= each for shown in c.tally[SYMBOL:FEATURE]), n


@goal
def same_symbol(c: Cemetery, n: Count) -> Progress:
    """PM-13.10: n kept Reaping cards with one and the same symbol. Example: `{ same_symbol = 3 }`"""
    return max(c.tally[SYMBOL:FEATURE]), n


@goal
def beds(c: Cemetery, n: Count) -> Progress:
    """PM-13.11: own characters who died in bed. Example: `{ beds = 3 }`"""
    return c.beds, n


@goal
def reaps(c: Cemetery, n: Count) -> Progress:
    """PM-13.11: characters reaped, alone or with others. Example: `{ reaps = 5 }`"""
    return c.reaps, n


@goal
def lost(c: Cemetery, n: Count) -> Progress:
    """PM-13.11: own characters that others reaped. Example: `{ lost = 4 }`"""
    return c.lost, n
