"""The pack of La Petite Mort: what a card file may say, read and checked. What objectives can count is in `objectives`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, ClassVar, Literal, TypeVar

import msgspec
from msgspec import Meta

from tablee import kit
from tablee.games.petite_mort import texts
from tablee.games.petite_mort.cemetery import (
    FEATURE,
    FEATURES,
    GREEN,
    JOBS,
    PEOPLE,
    RED,
    SCYTHES,
    SORTS,
    SOULS,
    SYMBOL,
    SYMBOLS,
    TRAITS,
    WIDTH,
    Cemetery,
    Entries,
    Feature,
    Progress,
)
from tablee.games.petite_mort.options import Attach, Draw, Give, On, Reap, Take, Use
from tablee.games.petite_mort.pictograms import CAUSES, KINDS, NONE, Cause, Kind, Pictograms, less, packed
from tablee.kit import PackError
from tablee.kit.errors import Worded
from tablee.kit.pack import Bilingual, Call, Card, Effect, Pack, Verbs

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
SEATS = range(2, 5)
BLANK = Bilingual("", "")
"""The text of a card that says no more than its data: it is made from them."""
CACHED = 20_000

goal = Verbs("goal")

CardSet = int
"""Cards as one number, a bit for each by its number, so that whole sets are compared at once; `bit_count` is how many."""


def card_set(codes: Iterable[int]) -> CardSet:
    """The set of these cards."""
    return sum(1 << code for code in codes)


def contains(cards: CardSet, code: int) -> bool:
    """Whether a card is in a set."""
    return bool(cards >> code & 1)


class Symbol(Card, frozen=True, kw_only=True):
    """One of the four signs on Reaping cards, with a line of its own."""


class Token(Card, frozen=True, kw_only=True):
    """A Death Powa token: the weakness it adds, and how many there are."""

    text: Bilingual = BLANK
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

    text: Bilingual = BLANK
    needs: list[Kind]
    symbol: str
    flavour: Bilingual | None = None


class Diploma(Card, frozen=True, kw_only=True):
    """`keeps_scythes`: used Reaping cards stay in the reaper's cemetery."""

    level: Literal[1, 2, 3]
    keeps_scythes: bool = False


class Objective(Card, frozen=True, kw_only=True):
    """All of `goal` must hold. `places`: how many pawns it takes at two, three and four seats; 0 is any number."""

    text: Bilingual = BLANK
    diploma: str
    goal: Effect
    places: tuple[int, int, int] = (0, 0, 0)


SECTIONS: dict[str, type[Card]] = {
    "symbol": Symbol, "token": Token, "person": Person, "trait": Trait, "scythe": Scythe, "diploma": Diploma,
    "objective": Objective,
}  # fmt: skip


class Cards(kit.Cards):
    """A pack made ready. People, traits and Reaping cards share one numbering, in this order, by which `ids`, `tally` and
    `entries` (what each adds to a cemetery), `weak` and `strong` (pictograms) and the prepared options are listed."""

    game = "petite-mort"
    folder = FOLDER
    sections: ClassVar[Mapping[str, type[Card]]] = SECTIONS
    verbs: ClassVar[Sequence[Verbs]] = (goal,)

    def prepare(self, pack: Pack) -> None:
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
        self.goals = [[goal.compile(o.goal, self.where(o, "goal")) for o in aims] for aims in self.aims]
        self.supply = [sum(token.copies for token in self.tokens if token.kind == kind) for kind in KINDS]
        self._read_pictograms(listed)
        self._check_goals()
        self._write_texts()
        self._prepare_options()

    def listed(self) -> Mapping[str, Sequence[Card]]:
        return {
            "symbol": self.symbols,
            "token": self.tokens,
            "person": self.people,
            "trait": self.traits,
            "scythe": self.scythes,
            "diploma": self.diplomas,
            "objective": self.objectives,
        }

    def _write_texts(self) -> None:
        """Of cards that have none of their own."""
        self.tokens = [_with_text(card, texts.of_token(card.kind)) for card in self.tokens]
        self.scythes = [_with_text(card, texts.of_scythe(card.needs)) for card in self.scythes]
        for aims, goals in zip(self.aims, self.goals, strict=True):
            aims[:] = [_with_text(o, texts.of_objective(g, any(o.places))) for o, g in zip(aims, goals, strict=True)]
        self.objectives = [card for aims in self.aims for card in aims]

    def _prepare_options(self) -> None:
        """Everything that can ever be answered, by the number of the card it is about."""
        ids, people = self.ids, [card.id for card in self.people]
        traits, scythes = range(self.first_trait, self.first_scythe), range(self.first_scythe, len(ids))
        self.give = {code: [Give(ids[code], seat) for seat in range(SEATS[-1])] for code in traits}
        self.attach = {code: [Attach(ids[code], life) for life in people] for code in traits}
        self.reap = {code: [Reap(ids[code], life) for life in people] for code in scythes}
        self.on, self.take = [On(life) for life in people], [Take(id) for id in ids]
        self.use, self.draw = [Use(kind) for kind in KINDS], [Draw(kind) for kind in KINDS]

    def names(self, codes: Iterable[int]) -> list[str]:
        """Cards as events and views name them."""
        return [self.ids[code] for code in codes]

    def numbered(self, hands: Iterable[Iterable[str]]) -> tuple[tuple[int, ...], ...]:
        """Back from names, hand by hand."""
        return tuple(tuple(self.index[id] for id in hand) for hand in hands)

    def _read_pictograms(self, listed: Sequence[Person | Trait | Scythe]) -> None:
        """What is printed on the cards, as numbers."""
        lived: list[Person | Trait] = [*self.people, *self.traits]
        self.weak = [packed(card.weak) for card in lived]
        self.strong = [packed(card.strong) for card in lived]
        self.needs = {code: card.needs for code, card in enumerate(listed) if isinstance(card, Scythe)}
        self.every_scythe = card_set(self.needs)
        self.blunt = [self._blunt(kind) for kind in KINDS]
        self.tally = [self._tally(card) for card in listed]
        self.entries: list[Entries] = [tuple((at, n) for at, n in enumerate(tally) if n) for tally in self.tally]
        self.net, self.reapers = lru_cache(CACHED)(self._net), lru_cache(CACHED)(self._reapers)

    def _blunt(self, kind: Kind) -> list[CardSet]:
        """PM-6.5, by how many weaknesses of a kind there are: the Reaping cards that need more. The last is for that many and up."""
        most = max(needs.count(kind) for needs in self.needs.values())
        return [card_set(code for code, needs in self.needs.items() if needs.count(kind) > n) for n in range(most + 1)]

    def _net(self, life: tuple[int, ...], tokens: Pictograms) -> tuple[int, ...]:
        """PM-6.1, PM-6.2: by kind, what is left of the weaknesses; nothing is printed against Darwin (PM-6.3)."""
        red, green = tokens, NONE
        for code in life:
            red += self.weak[code]
            green += self.strong[code]
        return less(red, green)

    def _reapers(self, life: tuple[int, ...], tokens: Pictograms) -> CardSet:
        """PM-7.5: the Reaping cards all of whose needs are there, net (PM-6.4)."""
        lacking = 0
        for blunt, n in zip(self.blunt, self.net(life, tokens), strict=True):
            lacking |= blunt[min(n, len(blunt) - 1)]
        return self.every_scythe & ~lacking

    def fits(self, scythe: int, life: tuple[int, ...], tokens: Pictograms = NONE) -> bool:
        return contains(self.reapers(life, tokens), scythe)

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
        self._check_piles()
        self._check_scythes()
        self._check_diplomas()
        self._check_objectives()

    def _check_piles(self) -> None:
        if len(self.symbols) != SYMBOLS:
            raise PackError(
                "petite-mort-symbols",
                "{file}: expected {expected} symbols, there are {found}",
                file=self.source,
                expected=SYMBOLS,
                found=len(self.symbols),
            )
        for what, there, least in (
            (Worded("petite-mort-people", "people"), len(self.people), 12),
            (Worded("petite-mort-traits", "traits"), len(self.traits), 12),
            (Worded("petite-mort-reaping", "Reaping cards"), len(self.scythes), 8),
        ):
            if there < least:
                raise PackError(
                    "petite-mort-too-few",
                    "{file}: four seats begin with {least} {what}, there are {found}",
                    file=self.source,
                    least=least,
                    what=what,
                    found=there,
                )
        if len(set(self.ids)) < len(self.ids):
            twice = next(id for id in self.ids if self.ids.count(id) > 1)
            raise PackError(
                "petite-mort-shared-id",
                "{where}: a character, a trait and a Reaping card cannot share an id",
                where=f"{self.source}: {twice}",
            )
        for kind in KINDS:
            if sum(token.kind == kind for token in self.tokens) != 1:
                raise PackError(
                    "petite-mort-token",
                    "{file}: expected one [[token]] with kind = {kind!r}",
                    file=self.source,
                    kind=kind,
                )

    def _check_scythes(self) -> None:
        for scythe in self.scythes:
            if not scythe.needs:
                raise PackError(
                    "petite-mort-no-weakness",
                    "{where}: expected at least one weakness",
                    where=self.where(scythe, "needs"),
                )
            if scythe.symbol not in {symbol.id for symbol in self.symbols}:
                raise PackError(
                    "petite-mort-no-symbol",
                    "{where}: there is no symbol {found!r}",
                    where=self.where(scythe, "symbol"),
                    found=scythe.symbol,
                )

    def _check_diplomas(self) -> None:
        for diploma in DIPLOMAS:
            if diploma not in {d.id for d in self.diplomas}:
                raise PackError(
                    "petite-mort-no-diploma", "{where}: there is no Diploma {found!r}", where=self.source, found=diploma
                )
        for card in self.diplomas:
            if card.id not in DIPLOMAS:
                raise PackError(
                    "petite-mort-diploma",
                    "{where}: no table can choose it; there are {expected}",
                    where=self.where(card, "id"),
                    expected=[*DIPLOMAS],
                )

    def _check_objectives(self) -> None:
        for objective in self.objectives:
            if objective.diploma not in DIPLOMAS:
                raise PackError(
                    "petite-mort-no-diploma",
                    "{where}: there is no Diploma {found!r}",
                    where=self.where(objective, "diploma"),
                    found=objective.diploma,
                )
            if not objective.goal:
                raise PackError(
                    "petite-mort-no-goal",
                    "{where}: expected at least one goal, such as {{ souls = 20 }}",
                    where=self.where(objective, "goal"),
                )
            for seats, places in zip(SEATS, objective.places, strict=True):
                if not 0 <= places < seats:
                    raise PackError(
                        "petite-mort-places",
                        "{where}: at {seats} seats expected 0 to {most}",
                        where=self.where(objective, "places"),
                        seats=seats,
                        most=seats - 1,
                    )
        for diploma in DIPLOMAS:
            count = sum(objective.diploma == diploma for objective in self.objectives)
            if count != OBJECTIVES:
                raise PackError(
                    "petite-mort-objectives",
                    "{where}: expected {expected} objectives, there are {found}",
                    where=f"{self.source}: {diploma}",
                    expected=OBJECTIVES,
                    found=count,
                )

    def _check_goals(self) -> None:
        every = [sum(column) for column in zip(*self.tally, strict=True)]
        most = Cemetery(every, len(self.people), len(self.people), len(self.people))
        for diploma, goals in zip(self.diplomas, self.goals, strict=True):
            for call in (call for calls in goals for call in calls):
                _check_goal(call, diploma, most)


def _check_goal(call: Call, diploma: Diploma, most: Cemetery) -> None:
    """A goal beyond all the cards of the pack would never be reached; one that counts nothing would always be."""
    have, need = call.verb.run(most, *call.args)
    if have < need or not need:
        raise PackError(
            "petite-mort-out-of-reach",
            "{where}: {verb} needs {expected}, and the whole pack has {found}",
            where=call.where,
            verb=call.verb.name,
            expected=need,
            found=have,
        )
    for listed in call.args:
        if isinstance(listed, tuple) and (not listed or len(set(listed)) < len(listed)):
            raise PackError(
                "petite-mort-once-each",
                "{where}: {verb}: name each thing once, and at least one",
                where=call.where,
                verb=call.verb.name,
            )
    if call.verb.facts.get("keeps_scythes") and not diploma.keeps_scythes:
        raise PackError(
            "petite-mort-keeps-scythes",
            "{where}: {verb} needs a Diploma with keeps_scythes = true",
            where=call.where,
            verb=call.verb.name,
        )


def _with_text(card: C, text: Bilingual) -> C:
    return msgspec.structs.replace(card, text=text) if card.text == BLANK else card


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
