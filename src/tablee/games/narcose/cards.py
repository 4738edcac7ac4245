"""The pack of Narcose: what a card file may say, read, checked and made ready. The verbs are in `effects`, `happenings`,
`tallies` and `reactions`; the text of a card is made from them by `texts`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tablee.kit import PackError
from tablee.kit.errors import Worded
from tablee.kit.pack import Call, Card, Effect, Verbs, Words, read_pack

FOLDER = Path(__file__).parent
COLOURS = ("stimulant", "depressant", "hallucinogen", "dissociative")
Kind = Literal["drug", "rdr", "asset", "money", "infection", "event"]
Type = Literal["stimulant", "depressant", "hallucinogen", "dissociative", "other"]
Route = Literal["", "oral", "nasal", "smoked", "inhaled", "injected"]
Positive = Annotated[int, Meta(ge=1, le=99)]
Filter = Annotated[str, Meta(description="a type, opi, gaba, a route, natural, synthetic, drug, or a card's id")]
Id = Annotated[str, Meta(description="a card's id")]
Condition = dict[str, Any]
condition = Verbs("condition")
tally = Verbs("counted effect")
applied = Verbs("action effect")
reacting = Verbs("reaction")
happening = Verbs("event effect")
AFTER_REACTION = {"heal", "clean_malus", "clean_infections"}
"""What may follow a reaction: things that ask nothing of a play zone, which only the dealer has."""
IN_MALUS = {"lose", "dizzy", "infect"}
"""What a malus may do to the player it lies before."""
OF_A_CARD = {"malus", "cling", "lottery"}
"""What works on the very card in play, so not from the RdR zone."""


class Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One effect: what it does, under which condition, as a mixture or not, how often, at what cost."""

    do: Effect
    when: Condition = {}
    mix: Words | None = None
    name: Words | None = None
    once: bool = False
    must: bool = False
    cost: Literal["", "unused"] = ""
    free: Condition = {}


class Malus(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a card does from the other player's malus zone, and what it takes to be rid of it (0: no ransom)."""

    name: Words
    do: Effect
    ransom: Annotated[int, Meta(ge=0, le=99)] = 0


class Reaction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a card answers the other player: one of `do`, then all of `then`."""

    where: Literal["zone", "hand"]
    do: Effect
    then: Effect = []


class Title(Card, frozen=True, kw_only=True):
    """NA-2.2: a card. Its text is not written but made from what it does; `flavour` is a line of atmosphere, never played with."""

    text: Words = Words("", "")
    tag: Words = Words("", "")
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
    flavour: Words | None = None
    fact: Words | None = None
    source: Words | str = ""


class Ready(msgspec.Struct, frozen=True, eq=False):
    """A line made ready. `side` 0 stands outside any --OR--; `counted`: in phases 2 and 3, else in phase 1."""

    line: Line
    side: int
    when: Call | None
    free: Call | None
    calls: tuple[Call, ...]
    counted: bool
    does: str


class Face(msgspec.Struct, frozen=True, eq=False):
    """A title made ready."""

    title: Title
    lines: tuple[Ready, ...]
    acts: tuple[tuple[int, Ready], ...]  # the numbered lines of phase 1
    tallies: tuple[Ready, ...]
    must: bool
    spent: int  # what `done` is when nothing of it is left for phase 1; -1 where that alone does not tell
    malus: tuple[Call, ...]
    ransom: int
    ways: tuple[Call, ...]
    then: tuple[Call, ...]


class Cards:
    """A pack made ready: lines compiled, filters as tables."""

    def __init__(self, source: str) -> None:
        from tablee.games.narcose import texts

        pack = read_pack(source, "narcose", FOLDER, {"title": Title})
        self.name, self.digest, self.source, self.head = pack.head.name, pack.digest, pack.source, pack.head
        self.former = pack.former
        written = pack.section("title", Title)
        self.index = {title.id: i for i, title in enumerate(written)}
        self.match = filters(written)
        for title in written:
            self._check_form(title)
        self.faces = tuple(self._ready(title) for title in written)
        self.titles = [
            msgspec.structs.replace(f.title, text=texts.text(f, self.names(written)), tag=texts.tag(f.title))
            for f in self.faces
        ]
        self.faces = tuple(msgspec.structs.replace(f, title=t) for f, t in zip(self.faces, self.titles, strict=True))
        self.ids = tuple(title.id for title in written)
        self.copies = tuple(title.copies for title in written)
        self.is_event = tuple(title.kind == "event" for title in written)
        self.hallucinogens = tuple(t.counts if "hallucinogen" in t.types else 0 for t in written)
        self.in_hand = tuple(i for i, t in enumerate(written) if t.reaction and t.reaction.where == "hand")
        self._check_whole(written)
        self.infection = next(i for i, t in enumerate(written) if t.kind == "infection")

    def names(self, written: Sequence[Title]) -> dict[str, Words]:
        return {title.id: title.name for title in written}

    def _where(self, title: Title, field: str) -> str:
        return f"{self.source}: {title.id}: {field}"

    # Form

    def _check_form(self, title: Title) -> None:
        """What belongs to which kind of card."""
        drug, market = title.kind == "drug", title.kind in ("drug", "rdr", "asset", "money") and not title.base
        rules = [
            ("text", title.text == Words("", ""), Worded("leave it out: it is made from what the card does")),
            ("tag", title.tag == Words("", ""), Worded("leave it out: it is made from types, route and origin")),
            (
                "types",
                bool(title.types) == drug,
                Worded("expected for a drug (other for one without colour), and only there"),
            ),
            ("sub", not title.sub or "depressant" in title.types, Worded("opi or gaba is for a depressant")),
            (
                "sub",
                bool(title.sub) or "depressant" not in title.types,
                Worded("expected opi or gaba for a depressant"),
            ),
            ("route", bool(title.route) == drug, Worded("expected for a drug, and only there")),
            ("made", not title.made or drug, Worded("natural or synthetic is for a drug")),
            ("cost", (title.cost is not None) == market, Worded("expected for a card that is bought, and only there")),
            (
                "copies",
                not title.base or title.copies % 2 == 0,
                Worded("expected an even number: two players share base cards"),
            ),
            (
                "base",
                not title.base or title.kind not in ("infection", "event"),
                Worded("not for an infection or an event"),
            ),
            ("sides", len(title.sides) in (0, 2), Worded("expected two lists of effects, before and after the --OR--")),
            (
                "sides",
                not title.sides or not title.effects,
                Worded("with sides, all effects stand on one side or the other"),
            ),
            ("zone", not title.zone or title.kind == "rdr", Worded("only an RdR card can be kept in the RdR zone")),
            ("malus", not title.malus or drug, Worded("only a drug can lie in a malus zone")),
            (
                "reaction",
                not title.reaction or title.reaction.where == "hand" or title.zone,
                Worded("expected zone = true"),
            ),
            ("fact", bool(title.source) or not title.fact, Worded("expected a source")),
            (
                "counts",
                title.counts == 1 or "hallucinogen" in title.types,
                Worded("more than one is for a hallucinogen"),
            ),
        ]
        for field, good, why in rules:
            if not good:
                raise PackError("{where}: {why}", where=self._where(title, field), why=why)
        if not (title.effects or title.sides or title.coins or title.damage or title.reaction):
            raise PackError(
                "{where}: this card does nothing; expected at least one effect", where=self._where(title, "effects")
            )

    def _check_whole(self, written: Sequence[Title]) -> None:
        """What only shows over all cards."""
        market = sum(t.copies for t in written if t.cost is not None)
        base = sum(t.copies // 2 for t in written if t.base)
        events = sum(t.copies for t in written if t.kind == "event")
        infections = sum(t.kind == "infection" for t in written)
        for what, count, least in (
            (Worded("cards with a cost"), market, 40),
            (Worded("cards in a base deck"), base, 5),
            (Worded("events"), events, 8),
        ):
            if count < least:
                raise PackError(
                    "{file}: at least {least} {what} are needed, there are {count}",
                    file=self.source,
                    least=least,
                    what=what,
                    count=count,
                )
        if infections != 1:
            raise PackError(
                "{file}: expected exactly one title of kind infection, there are {count}",
                file=self.source,
                count=infections,
            )
        for face in self.faces:
            places = any(call.verb.name == "malus" for ready in face.lines for call in ready.calls)
            if places != (face.title.malus is not None):
                missing, useless = (
                    Worded("expected what it does in a malus zone"),
                    Worded("no effect of this card places it there"),
                )
                where = self._where(face.title, "malus")
                raise PackError("{where}: {why}", where=where, why=missing if places else useless)

    # Making ready

    def _ready(self, title: Title) -> Face:
        sides = [(0, title.effects), *((i + 1, side) for i, side in enumerate(title.sides))]
        lines = []
        for side, listed in sides:
            for i, line in enumerate(listed):
                where = f"effects[{i}]" if side == 0 else f"sides[{side - 1}][{i}]"
                lines.append(self._line(title, line, side, self._where(title, where)))
        ready = tuple(lines)
        acts = tuple((i, r) for i, r in enumerate(ready) if not r.counted)
        malus, reaction = title.malus, title.reaction
        ways = self._compile(reacting, reaction.do, self._where(title, "reaction.do")) if reaction else ()
        then = self._compile(applied, reaction.then, self._where(title, "reaction.then")) if reaction else ()
        does = self._compile(applied, malus.do, self._where(title, "malus.do")) if malus else ()
        self._only(then, AFTER_REACTION)
        self._only(does, IN_MALUS)
        if (reaction and not ways) or (malus and not does):
            where = self._where(title, "reaction.do" if reaction else "malus.do")
            raise PackError("{where}: expected at least one verb", where=where)
        tallies = tuple(r for r in ready if r.counted)
        spent = -1 if title.sides or title.zone else sum(1 << i for i, _ in acts)
        must, ransom = any(r.line.must for _, r in acts), malus.ransom if malus else 0
        return Face(title, ready, acts, tallies, must, spent, does, ransom, ways, then)

    def _line(self, title: Title, line: Line, side: int, where: str) -> Ready:
        event = title.kind == "event"
        known = happening if event else tally if self._is_tally(line) else applied
        calls = self._compile(known, line.do, f"{where}.do")
        self._check_line(title, line, known, where)
        if title.zone:
            for call in calls:
                if call.verb.name in OF_A_CARD:
                    raise PackError(
                        "{where}: {verb} works on a card in play, not from the RdR zone",
                        where=call.where,
                        verb=call.verb.name,
                    )
        when, free = self._condition(line.when, f"{where}.when"), self._condition(line.free, f"{where}.free")
        return Ready(line, side, when, free, calls, known is tally, calls[0].verb.name)

    def _is_tally(self, line: Line) -> bool:
        return bool(line.do) and all(any(key in tally.known for key in entry) for entry in line.do)

    def _check_line(self, title: Title, line: Line, known: Verbs, where: str) -> None:
        wrong = [
            (not line.do, ".do", Worded("expected at least one verb")),
            (line.once and not line.name, ".name", Worded("a once-per-turn effect is known by its name")),
            (
                known is tally and (line.once or line.must or line.cost),
                "",
                Worded("damage and coins are counted: no once, must or cost"),
            ),
            (line.mix and not line.when, ".when", Worded("a mixture needs a condition")),
            (line.free and not line.cost, ".free", Worded("there is no cost to waive")),
            (
                known is happening and (line.once or line.must or line.cost or line.mix or line.when),
                "",
                Worded("an event has only do"),
            ),
            (title.kind == "infection" and not line.must, ".must", Worded("the effect of an infection is compulsory")),
        ]
        for bad, field, why in wrong:
            if bad:
                raise PackError("{where}: {why}", where=f"{where}{field}", why=why)

    def _condition(self, when: Condition, where: str) -> Call | None:
        return self._compile(condition, [when], where)[0] if when else None

    def _compile(self, known: Verbs, effect: Effect, where: str) -> tuple[Call, ...]:
        """Verbs with what is nested in them, filters and ids checked."""
        return tuple(call._replace(args=self._args(known, call)) for call in known.compile(effect, where))

    def _args(self, known: Verbs, call: Call) -> tuple[Any, ...]:
        args = []
        for (name, kind), value in zip(call.verb.takes.items(), call.args, strict=True):
            if kind == Effect:
                value = self._compile(known, list(value), f"{call.where}.{name}")
                if not value:
                    raise PackError("{where}: expected at least one verb", where=f"{call.where}.{name}")
            elif kind == Condition:
                value = self._compile(condition, [value], f"{call.where}.{name}")[0]
            elif kind == Filter and value not in self.match:
                raise PackError(
                    "{where}: {verb}: there is no {name!r}; there are {known}",
                    where=call.where,
                    verb=call.verb.name,
                    name=value,
                    known=[*self.match],
                )
            elif kind == Id and value not in self.index:
                raise PackError(
                    "{where}: {verb}: there is no card {card!r}", where=call.where, verb=call.verb.name, card=value
                )
            args.append(value)
        return tuple(args)

    def _only(self, calls: Sequence[Call], allowed: set[str]) -> None:
        for call in calls:
            if call.verb.name not in allowed:
                raise PackError(
                    "{where}: {verb} cannot stand here; {known} can",
                    where=call.where,
                    verb=call.verb.name,
                    known=sorted(allowed),
                )


def filters(written: Sequence[Title]) -> dict[str, tuple[bool, ...]]:
    """For each word a card may be named by: whether each title answers to it. NA-2.3, NA-2.4."""
    words: dict[str, tuple[bool, ...]] = {"drug": tuple(bool(t.types) for t in written)}
    for colour in COLOURS:
        words[colour] = tuple(colour in t.types for t in written)
    for sub in ("opi", "gaba"):
        words[sub] = tuple(t.sub == sub for t in written)
    for route in ("oral", "nasal", "smoked", "inhaled", "injected"):
        words[route] = tuple(t.route == route for t in written)
    for made in ("natural", "synthetic"):
        words[made] = tuple(t.made == made for t in written)
    for title in written:
        words[title.id] = tuple(t is title for t in written)
    return words


@cache
def base() -> Cards:
    """The pack that comes with the game."""
    return Cards("base")
