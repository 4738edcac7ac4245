"""The pack of La Petite Mort: what a card file may say, read and checked. The verbs of the objectives are in `objectives`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from tablee.games.petite_mort.objectives import (
    CAUSES,
    FEATURE,
    FEATURES,
    GREEN,
    JOBS,
    KINDS,
    PEOPLE,
    RED,
    SCYTHES,
    SORTS,
    SOULS,
    SYMBOL,
    SYMBOLS,
    TRAITS,
    WIDTH,
    Cause,
    Cemetery,
    Feature,
    Kind,
    Progress,
    goal,
)
from tablee.kit import PackError
from tablee.kit.errors import Worded
from tablee.kit.pack import Card, Effect, Words, read_pack

C = TypeVar("C", bound=Card)
FOLDER = Path(__file__).parent
Points = Annotated[int, Meta(ge=0, le=9)]
DIPLOMAS = (
    "moisson-d-avril", "stage-d-observation", "herbier",
    "heures-sup", "selection-naturelle", "collection-d-automne",
    "ying-yang", "bilan-comptable", "quatre-saisons",
)  # fmt: skip
"""PM-2.10: the nine places for Diplomas; the first is the one for a first game."""
OBJECTIVES = 6
BLANK = Words("", "")
"""The text of a card that says no more than its data: it is made from them."""
BITS = 8
CACHED = 20_000


class Symbol(Card, frozen=True, kw_only=True):
    """One of the four signs on Reaping cards, with a line of its own."""


class Token(Card, frozen=True, kw_only=True):
    """A Death Powa token: the weakness it adds, and how many there are."""

    text: Words = BLANK
    kind: Kind
    copies: Annotated[int, Meta(ge=1)]


class Person(Card, frozen=True, kw_only=True):
    """A character before anything has happened to it."""

    souls: Points
    weak: list[Kind]
    strong: list[Cause]
    job: bool = False


class Trait(Card, frozen=True, kw_only=True):
    """Something that happens in a life."""

    souls: Points
    weak: list[Kind]
    strong: list[Cause]
    job: bool = False


class Scythe(Card, frozen=True, kw_only=True):
    """A Reaping card: the weaknesses it needs (one may be needed twice) and its symbol. `flavour` is said after the blow."""

    text: Words = BLANK
    needs: list[Kind]
    symbol: str
    flavour: Words | None = None


class Diploma(Card, frozen=True, kw_only=True):
    """`keeps_scythes`: used Reaping cards stay in the reaper's cemetery."""

    level: Literal[1, 2, 3]
    keeps_scythes: bool = False


class Objective(Card, frozen=True, kw_only=True):
    """All of `goal` must hold. `places`: how many pawns it takes at two, three and four seats; 0 is any number."""

    text: Words = BLANK
    diploma: str
    goal: Effect
    places: tuple[int, int, int] = (0, 0, 0)


SECTIONS: dict[str, type[Card]] = {
    "symbol": Symbol, "token": Token, "person": Person, "trait": Trait, "scythe": Scythe, "diploma": Diploma,
    "objective": Objective,
}  # fmt: skip


class Cards:
    """A pack made ready. People, traits and Reaping cards share one numbering, in this order; `tally` has what each adds
    to a cemetery, `weak` and `strong` its pictograms, `BITS` bits a kind."""

    def __init__(self, source: str) -> None:
        pack = read_pack(source, "petite-mort", FOLDER, SECTIONS)
        self.name, self.digest, self.source, self.head = pack.head.name, pack.digest, pack.source, pack.head
        self.former = pack.former
        self.symbols, self.tokens = pack.section("symbol", Symbol), pack.section("token", Token)
        self.people, self.traits = pack.section("person", Person), pack.section("trait", Trait)
        self.scythes = pack.section("scythe", Scythe)
        self.diplomas, self.objectives = pack.section("diploma", Diploma), pack.section("objective", Objective)
        listed: tuple[Person | Trait | Scythe, ...] = (*self.people, *self.traits, *self.scythes)
        self.ids = [card.id for card in listed]
        self.index = {id: code for code, id in enumerate(self.ids)}
        self.first_trait = len(self.people)
        self.first_scythe = self.first_trait + len(self.traits)
        self._check()
        self.diploma_index = {card.id: i for i, card in enumerate(self.diplomas)}
        self.aims = [[o for o in self.objectives if o.diploma == d.id] for d in self.diplomas]
        self.goals = [[goal.compile(o.goal, self._where(o, "goal")) for o in aims] for aims in self.aims]
        self.supply = [sum(token.copies for token in self.tokens if token.kind == kind) for kind in KINDS]
        self._read_pictograms(listed)
        self._check_goals()
        self._write_texts()

    def _write_texts(self) -> None:
        """Of cards that have none of their own."""
        from tablee.games.petite_mort import texts

        self.tokens = [_with_text(card, texts.of_token(card.kind)) for card in self.tokens]
        self.scythes = [_with_text(card, texts.of_scythe(card.needs)) for card in self.scythes]
        for aims, goals in zip(self.aims, self.goals, strict=True):
            aims[:] = [_with_text(o, texts.of_objective(g, any(o.places))) for o, g in zip(aims, goals, strict=True)]
        self.objectives = [card for aims in self.aims for card in aims]

    def _read_pictograms(self, listed: Sequence[Person | Trait | Scythe]) -> None:
        """What is printed on the cards, as numbers."""
        lived: list[Person | Trait] = [*self.people, *self.traits]
        self.weak = [sum(1 << BITS * KINDS.index(kind) for kind in card.weak) for card in lived]
        self.strong = [sum(1 << BITS * CAUSES.index(kind) for kind in card.strong) for card in lived]
        self.needs = {code: _needs(card) for code, card in enumerate(listed) if isinstance(card, Scythe)}
        most = 1 + max(n for needs in self.needs.values() for _, n in needs)
        self.short = [
            [sum(1 << code for code, needs in self.needs.items() if dict(needs).get(kind, 0) > n) for n in range(most)]
            for kind in range(len(KINDS))
        ]  # by kind and number: a bit for each Reaping card that needs more
        self.every_scythe = sum(1 << code for code in self.needs)
        self.tally = [self._tally(card) for card in listed]
        self.net, self.reapers = lru_cache(CACHED)(self._net), lru_cache(CACHED)(self._reapers)
        self.printed = lru_cache(CACHED)(self._printed)

    def _where(self, card: Card, field: str) -> str:
        return f"{self.source}: {card.id}: {field}"

    def _net(self, life: tuple[int, ...], tokens: int) -> tuple[int, ...]:
        """PM-6.1, PM-6.2: by kind, weaknesses less strengths, never below nought; nothing is printed against Darwin (PM-6.3).
        `tokens` are packed as `weak` is."""
        red, green = tokens, 0
        for code in life:
            red += self.weak[code]
            green += self.strong[code]
        return tuple(max(0, (red >> at & 255) - (green >> at & 255)) for at in range(0, BITS * len(KINDS), BITS))

    def _reapers(self, life: tuple[int, ...], tokens: int) -> int:
        """PM-7.5: a bit for each Reaping card, by its number, all of whose needs are there, net (PM-6.4)."""
        lacking = 0
        for short, n in zip(self.short, self.net(life, tokens), strict=True):
            lacking |= short[min(n, len(short) - 1)]
        return self.every_scythe & ~lacking

    def fits(self, scythe: int, life: tuple[int, ...], tokens: int = 0) -> bool:
        return bool(self.reapers(life, tokens) >> scythe & 1)

    def _printed(self, life: tuple[int, ...]) -> tuple[int, ...]:
        """All that is printed on a character's cards."""
        return tuple(sum(column) for column in zip(*(self.tally[code] for code in life), strict=True))

    def progress(self, diploma: int, at: int, cemetery: Cemetery) -> list[Progress]:
        """How far an objective of a Diploma is, part by part."""
        return [call.verb.run(cemetery, *call.args) for call in self.goals[diploma][at]]

    def reached(self, diploma: int, at: int, cemetery: Cemetery) -> bool:
        """Whether all parts of an objective hold."""
        for call in self.goals[diploma][at]:
            have, need = call.verb.run(cemetery, *call.args)
            if have < need:
                return False
        return True

    def _tally(self, card: Person | Trait | Scythe) -> tuple[int, ...]:
        """PM-12.2: what a card adds to a cemetery, as printed."""
        found = [0] * WIDTH
        if isinstance(card, Scythe):
            found[SCYTHES] = 1
            found[SYMBOL + [s.id for s in self.symbols].index(card.symbol)] = 1
            return tuple(found)
        sort = SORTS.index("person" if isinstance(card, Person) else "trait")
        found[(PEOPLE, TRAITS)[sort]], found[SOULS], found[JOBS] = 1, card.souls, int(card.job)
        for weakness in card.weak:
            found[RED + KINDS.index(weakness)] += 1
        for strength in card.strong:
            found[GREEN + CAUSES.index(strength)] += 1
        for i, feature in enumerate(FEATURES):
            found[FEATURE + len(SORTS) * i + sort] = int(_shows(card, feature))
        return tuple(found)

    def _check(self) -> None:
        """What a file's form cannot show: enough of everything, ids that exist, nothing that would do nothing."""
        if len(self.symbols) != SYMBOLS:
            raise PackError(
                "{file}: expected {wanted} symbols, there are {count}",
                file=self.source,
                wanted=SYMBOLS,
                count=len(self.symbols),
            )
        for what, there, least in (
            (Worded("people"), len(self.people), 12),
            (Worded("traits"), len(self.traits), 12),
            (Worded("Reaping cards"), len(self.scythes), 8),
        ):
            if there < least:
                raise PackError(
                    "{file}: four seats begin with {least} {what}, there are {count}",
                    file=self.source,
                    least=least,
                    what=what,
                    count=there,
                )
        if len(set(self.ids)) < len(self.ids):
            twice = next(id for id in self.ids if self.ids.count(id) > 1)
            raise PackError(
                "{where}: a character, a trait and a Reaping card cannot share an id", where=f"{self.source}: {twice}"
            )
        for kind in KINDS:
            if sum(token.kind == kind for token in self.tokens) != 1:
                raise PackError("{file}: expected one [[token]] with kind = {kind!r}", file=self.source, kind=kind)
        for scythe in self.scythes:
            if not scythe.needs:
                raise PackError("{where}: expected at least one weakness", where=self._where(scythe, "needs"))
            if scythe.symbol not in {symbol.id for symbol in self.symbols}:
                raise PackError(
                    "{where}: there is no symbol {symbol!r}", where=self._where(scythe, "symbol"), symbol=scythe.symbol
                )
        for diploma in DIPLOMAS:
            if diploma not in {d.id for d in self.diplomas}:
                raise PackError("{where}: there is no Diploma {diploma!r}", where=self.source, diploma=diploma)
        for card in self.diplomas:
            if card.id not in DIPLOMAS:
                raise PackError(
                    "{where}: no table can choose it; there are {known}",
                    where=self._where(card, "id"),
                    known=[*DIPLOMAS],
                )
        self._check_objectives()

    def _check_objectives(self) -> None:
        for objective in self.objectives:
            if objective.diploma not in DIPLOMAS:
                raise PackError(
                    "{where}: there is no Diploma {diploma!r}",
                    where=self._where(objective, "diploma"),
                    diploma=objective.diploma,
                )
            if not objective.goal:
                raise PackError(
                    "{where}: expected at least one goal, such as {{ souls = 20 }}",
                    where=self._where(objective, "goal"),
                )
            for seats, places in enumerate(objective.places, 2):
                if not 0 <= places < seats:
                    raise PackError(
                        "{where}: at {seats} seats expected 0 to {most}",
                        where=self._where(objective, "places"),
                        seats=seats,
                        most=seats - 1,
                    )
        for diploma in DIPLOMAS:
            count = sum(objective.diploma == diploma for objective in self.objectives)
            if count != OBJECTIVES:
                raise PackError(
                    "{where}: expected {wanted} objectives, there are {count}",
                    where=f"{self.source}: {diploma}",
                    wanted=OBJECTIVES,
                    count=count,
                )

    def _check_goals(self) -> None:
        """A goal beyond all the cards of the pack would never be reached; one that counts nothing would always be."""
        every = [sum(column) for column in zip(*self.tally, strict=True)]
        most = Cemetery(every, len(self.people), len(self.people), len(self.people))
        for diploma, goals in zip(self.diplomas, self.goals, strict=True):
            for call in (call for calls in goals for call in calls):
                have, need = call.verb.run(most, *call.args)
                if have < need or not need:
                    raise PackError(
                        "{where}: {verb} needs {need}, and the whole pack has {have}",
                        where=call.where,
                        verb=call.verb.name,
                        need=need,
                        have=have,
                    )
                for listed in call.args:
                    if isinstance(listed, tuple) and (not listed or len(set(listed)) < len(listed)):
                        raise PackError(
                            "{where}: {verb}: name each thing once, and at least one",
                            where=call.where,
                            verb=call.verb.name,
                        )
                if call.verb.name in ("scythes", "symbols", "same_symbol") and not diploma.keeps_scythes:
                    raise PackError(
                        "{where}: {verb} needs a Diploma with keeps_scythes = true",
                        where=call.where,
                        verb=call.verb.name,
                    )


def _with_text(card: C, text: Words) -> C:
    return msgspec.structs.replace(card, text=text) if card.text == BLANK else card


def _needs(card: Scythe) -> tuple[tuple[int, int], ...]:
    """PM-6.5: each kind once, with how often it is needed."""
    return tuple((KINDS.index(kind), card.needs.count(kind)) for kind in sorted(set(card.needs), key=KINDS.index))


def _shows(card: Person | Trait, feature: Feature) -> bool:
    """PM-13.9: what a card looks like, as printed."""
    match feature:
        case "no-weakness":
            return not card.weak
        case "weakness-and-strength":
            return bool(card.weak and card.strong)
        case "same-weakness-twice":
            return any(card.weak.count(cause) > 1 for cause in CAUSES)
        case "three-souls":
            return card.souls >= 3


@cache
def base() -> Cards:
    """The pack that comes with the game."""
    return Cards("base")
