"""What a card of Narcose may say in its file, what is made of that for the rules, and what stands on it in print."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tablee.kit.errors import Worded
from tablee.kit.pack import Bilingual, Call, Card, Effect

FOLDER = Path(__file__).parent
COLOURS = ("stimulant", "depressant", "hallucinogen", "dissociative")
Kind = Literal["drug", "rdr", "asset", "money", "infection", "event"]
Type = Literal["stimulant", "depressant", "hallucinogen", "dissociative", "other"]
Route = Literal["", "oral", "nasal", "smoked", "inhaled", "injected"]
Positive = Annotated[int, Meta(ge=1, le=99)]
Filter = Annotated[str, Meta(description="a type, opi, gaba, a route, natural, synthetic, drug, or a card's id")]
Id = Annotated[str, Meta(description="a card's id")]
Condition = dict[str, Any]

# As it is written


class Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One effect: what it does, under which condition, as a mixture or not, how often, at what cost. `since`: the version of the rules
    from which a damage or coin line counts; older tables go on without it."""

    do: Effect
    when: Condition = {}
    mix: Bilingual | None = None
    name: Bilingual | None = None
    once: bool = False
    must: bool = False
    cost: Literal["", "unused"] = ""
    free: Condition = {}
    since: Annotated[int, Meta(ge=1)] = 1


class Malus(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a card does from the other player's malus zone, and what it takes to be rid of it (0: no ransom)."""

    name: Bilingual
    do: Effect
    ransom: Annotated[int, Meta(ge=0, le=99)] = 0


class Reaction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a card answers the other player: one of `do`, then all of `then`."""

    where: Literal["zone", "hand"]
    do: Effect
    then: Effect = []


class Title(Card, frozen=True, kw_only=True):
    """NA-2.2: a card. Its text is not written but made from what it does; `flavour` is a line of atmosphere, never played with."""

    text: Bilingual = Bilingual("", "")
    tag: Bilingual = Bilingual("", "")
    kind: Kind
    copies: Annotated[int, Meta(ge=1, le=40)]
    base: bool = False
    types: list[Type] = []  # noqa: RUF012
    sub: Literal["", "opi", "gaba"] = ""
    route: Route = ""
    made: Literal["", "natural", "synthetic"] = ""
    cost: Annotated[int, Meta(ge=0, le=8)] | None = None
    coins: Annotated[int, Meta(ge=0, le=9)] = 0
    damage: Annotated[int, Meta(ge=0, le=20)] = 0
    counts: Annotated[int, Meta(ge=1, le=5)] = 1
    gift: bool = False
    zone: bool = False
    effects: list[Line] = []  # noqa: RUF012
    sides: list[list[Line]] = []  # noqa: RUF012
    malus: Malus | None = None
    reaction: Reaction | None = None
    flavour: Bilingual | None = None
    fact: Bilingual | None = None
    source: Bilingual | str = ""


NO_WORDS = Bilingual("", "")


def is_drug(title: Title) -> bool:
    return title.kind == "drug"


def is_bought(title: Title) -> bool:
    return title.kind in ("drug", "rdr", "asset", "money") and not title.base


FORM: Sequence[tuple[str, Callable[[Title], bool], Worded]] = (
    (
        "text",
        lambda t: t.text == NO_WORDS,
        Worded("narcose-text-made", "leave it out: it is made from what the card does"),
    ),
    (
        "tag",
        lambda t: t.tag == NO_WORDS,
        Worded("narcose-tag-made", "leave it out: it is made from types, route and origin"),
    ),
    (
        "types",
        lambda t: bool(t.types) == is_drug(t),
        Worded("narcose-types-drug", "expected for a drug (other for one without colour), and only there"),
    ),
    (
        "sub",
        lambda t: not t.sub or "depressant" in t.types,
        Worded("narcose-sub-depressant", "opi or gaba is for a depressant"),
    ),
    (
        "sub",
        lambda t: bool(t.sub) or "depressant" not in t.types,
        Worded("narcose-sub-missing", "expected opi or gaba for a depressant"),
    ),
    (
        "route",
        lambda t: bool(t.route) == is_drug(t),
        Worded("narcose-route-drug", "expected for a drug, and only there"),
    ),
    ("made", lambda t: not t.made or is_drug(t), Worded("narcose-made-drug", "natural or synthetic is for a drug")),
    (
        "cost",
        lambda t: (t.cost is not None) == is_bought(t),
        Worded("narcose-cost-bought", "expected for a card that is bought, and only there"),
    ),
    (
        "copies",
        lambda t: not t.base or t.copies % 2 == 0,
        Worded("narcose-base-even", "expected an even number: two players share base cards"),
    ),
    (
        "base",
        lambda t: not t.base or t.kind not in ("infection", "event"),
        Worded("narcose-base-kind", "not for an infection or an event"),
    ),
    (
        "sides",
        lambda t: len(t.sides) in (0, 2),
        Worded("narcose-sides-two", "expected two lists of effects, before and after the --OR--"),
    ),
    (
        "sides",
        lambda t: not t.sides or not t.effects,
        Worded("narcose-sides-all", "with sides, all effects stand on one side or the other"),
    ),
    (
        "zone",
        lambda t: not t.zone or t.kind == "rdr",
        Worded("narcose-zone-rdr", "only an RdR card can be kept in the RdR zone"),
    ),
    ("malus", lambda t: not t.malus or is_drug(t), Worded("narcose-malus-drug", "only a drug can lie in a malus zone")),
    (
        "reaction",
        lambda t: not t.reaction or t.reaction.where == "hand" or t.zone,
        Worded("narcose-zone-true", "expected zone = true"),
    ),
    ("source", lambda t: bool(t.fact) or not t.source, Worded("narcose-source-fact", "a source is for a fact")),
    (
        "counts",
        lambda t: t.counts == 1 or "hallucinogen" in t.types,
        Worded("narcose-counts", "more than one is for a hallucinogen"),
    ),
)
"""What belongs to which kind of card: a field, whether it is as it should be, and what is expected there."""

# As the rules read it


class Ready(msgspec.Struct, frozen=True, eq=False):
    """A line made ready. `side` 0 stands outside any --OR--; `counted`: in phases 2 and 3, else in phase 1."""

    line: Line
    side: int
    when: Call | None
    free: Call | None
    calls: tuple[Call, ...]
    counted: bool
    does: str


class Counted(msgspec.Struct, frozen=True, eq=False):
    """A counted line made ready: what it always adds, or the verbs to ask where that depends on the table."""

    side: int
    when: Call | None
    mix: bool
    since: int
    damage: int
    coins: int
    calls: tuple[Call, ...]


class Face(msgspec.Struct, frozen=True, eq=False):
    """A title made ready."""

    title: Title
    lines: tuple[Ready, ...]
    acts: tuple[tuple[int, Ready], ...]  # the numbered lines of phase 1
    must: bool
    spent: int  # what `Played.done` is when nothing of it is left for phase 1; -1 where that alone does not tell
    malus: tuple[Call, ...]
    ransom: int
    ways: tuple[Call, ...]
    then: tuple[Call, ...]


def lines_done(lines: Iterable[int]) -> int:
    """Some lines of a card as one number, a bit for each: what `Played.done` holds."""
    return sum(1 << i for i in lines)


# As it is printed

Part = Literal["value", "action", "counted", "event", "or", "malus", "kept", "reaction"]


class Sentence(msgspec.Struct, frozen=True):
    """A line that stands on a card. `line`: its number among the effects, as options and views count them; 0 for what is none."""

    kind: Part
    line: int
    text: Bilingual


class Printed(Title, frozen=True, kw_only=True):
    """A title with its text and its tag, and the lines that text is made of."""

    lines: list[Sentence]
