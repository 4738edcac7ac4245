"""What a seat of La Petite Mort sees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, cast

import msgspec

from tablee.games.petite_mort.beliefs import given
from tablee.games.petite_mort.cards import CACHED, SEATS, Cards
from tablee.games.petite_mort.cemetery import FEATURE, GREEN, JOBS, PEOPLE, RED, SCYTHES, SOULS, SYMBOL, TRAITS
from tablee.games.petite_mort.objectives import cemetery, is_closed
from tablee.games.petite_mort.pictograms import KINDS, NONE, Kind, Pictograms
from tablee.games.petite_mort.state import FULL, PetiteMortState, Phase, half, has_pawn, pawns_of, powa_on
from tablee.kit import View

Counts = dict[str, int]
"""How many of each kind, without those there are none of."""


class Objective(View):
    """PM-2.10: `places` for pawns (0: any number), the seats whose pawns stand there, whether all places are taken, and by seat
    how far it is: for each part how much there is and how much is needed."""

    id: str
    places: int
    pawns: list[int]
    closed: bool
    progress: list[list[list[int]]]


class Diploma(View):
    """PM-2.10: what everybody tries to get."""

    id: str
    level: Literal[1, 2, 3]
    keeps_scythes: bool
    objectives: list[Objective]


class Piles(View):
    """The cards not drawn yet."""

    people: int
    traits: int
    scythes: int


class Token(View):
    """A Death Powa token on a character, and who laid it."""

    kind: Kind
    by: int


class Strike(View):
    """A Reaping card beside a character, and who laid it."""

    by: int
    scythe: str


class Life(View):
    """A character: its cards, its age, its pictograms as printed and net, tokens and Reaping cards on it. `half`: how many
    of its cards fall to somebody who reaps it alone (PM-8.1); `deathbed`: it has had all its traits."""

    person: str
    place: int
    traits: list[str]
    age: int
    souls: int
    net: Counts
    weak: Counts
    strong: Counts
    tokens: list[Token]
    strikes: list[Strike]
    half: int
    deathbed: bool


class Totals(View):
    """PM-12.1: what is printed on the cards of a cemetery, added up."""

    people: int
    traits: int
    scythes: int
    souls: int
    jobs: int
    weak: Counts
    strong: Counts
    symbols: Counts


class Hand(View):
    """The cards in a hand."""

    traits: list[str]
    scythes: list[str]


class Place(View):
    """What lies before a seat; `traits` and `scythes` are how many it holds, `hand` which, when hands are open (PM-3.9)."""

    seat: int
    pawns: int
    lives: list[Life]
    tokens: Counts
    traits: int
    scythes: int
    cemetery: list[str]
    totals: Totals
    beds: int
    reaps: int
    lost: int
    hand: Hand | msgspec.UnsetType = msgspec.UNSET


class Death(View):
    """PM-10.3: how a character died; without reapers, in bed."""

    round: int
    owner: int
    cards: list[str]
    reapers: list[int]


class Gift(View):
    """PM-4.5: a card this seat gave away, and the seats that may hold it."""

    card: str
    seats: list[int]


class PetiteMortView(View):
    """PM-4.4, PM-12.1: hands are hidden, all else lies open. `softened`: the words `soft-<kind>` stand for the names (PM-3.10)."""

    round: int
    phase: Phase
    first: int
    open_hands: bool
    softened: bool
    diploma: Diploma
    piles: Piles
    supply: Counts
    discard: list[str]
    seats: list[Place]
    deaths: list[Death]
    hand: Hand
    gave: list[Gift]


def view(s: PetiteMortState, seat: int | None) -> PetiteMortView:
    names = s.cards.names
    return PetiteMortView(
        round=s.round,
        phase=cast(Phase, s.phase),
        first=s.first,
        open_hands=s.open,
        softened=bool(s.softened),
        diploma=diploma(s),
        piles=Piles(people=sum(s.people_left), traits=sum(s.traits_left), scythes=sum(s.scythes_left)),
        supply=counted(s.supply),
        discard=names(s.spent),
        seats=[place_of(s, other) for other in range(s.seats)],
        deaths=[Death(round=d.round, owner=d.owner, cards=names(d.life), reapers=[*d.reapers]) for d in s.deaths],
        hand=Hand(traits=[], scythes=[]) if seat is None else hand_of(s, seat),
        gave=[Gift(card=s.cards.ids[card], seats=sorted(chances)) for card, chances in given(s, seat).items()],
    )


def counted(counts: Sequence[int], names: Sequence[str] = KINDS) -> Counts:
    return {names[i]: n for i, n in enumerate(counts) if n}


def hand_of(s: PetiteMortState, seat: int) -> Hand:
    return Hand(traits=s.cards.names(s.hands[seat]), scythes=s.cards.names(s.scythes[seat]))


def diploma(s: PetiteMortState) -> Diploma:
    cards, card = s.cards, s.cards.diplomas[s.diploma]
    yards = [cemetery(s, seat) for seat in range(s.seats)]
    return Diploma(
        id=card.id,
        level=card.level,
        keeps_scythes=card.keeps_scythes,
        objectives=[
            Objective(
                id=aim.id,
                places=aim.places[s.seats - SEATS[0]],
                pawns=[seat for seat in range(s.seats) if has_pawn(s, seat, at)],
                closed=is_closed(s, at),
                progress=[[[*part] for part in cards.progress(s.diploma, at, yard)] for yard in yards],
            )
            for at, aim in enumerate(cards.aims[s.diploma])
        ],
    )


def place_of(s: PetiteMortState, seat: int) -> Place:
    return Place(
        seat=seat,
        pawns=pawns_of(s, seat),
        lives=[life_of(s, seat, place) for place, life in enumerate(s.lives[seat]) if life],
        tokens=counted(s.tokens[seat]),
        traits=len(s.hands[seat]),
        scythes=len(s.scythes[seat]),
        cemetery=s.cards.names(s.graves[seat]),
        totals=totals(s, seat),
        beds=s.beds[seat],
        reaps=s.reaps[seat],
        lost=s.lost[seat],
        hand=hand_of(s, seat) if s.open else msgspec.UNSET,
    )


def totals(s: PetiteMortState, seat: int) -> Totals:
    tally = s.tally[seat]
    return Totals(
        people=tally[PEOPLE],
        traits=tally[TRAITS],
        scythes=tally[SCYTHES],
        souls=tally[SOULS],
        jobs=tally[JOBS],
        weak=counted(tally[RED:GREEN]),
        strong=counted(tally[GREEN:SYMBOL]),
        symbols=counted(tally[SYMBOL:FEATURE], [card.id for card in s.cards.symbols]),
    )


def life_of(s: PetiteMortState, owner: int, place: int) -> Life:
    cards, life, spot = s.cards, s.lives[owner][place], (owner, place)
    souls, net, weak, strong = pictograms(cards, life, powa_on(s, owner, place) if s.laid else NONE)
    return Life(
        person=cards.ids[life[0]],
        place=place,
        traits=cards.names(life[1:]),
        age=len(life) - 1,
        souls=souls,
        net=net,
        weak=weak,
        strong=strong,
        tokens=[Token(kind=KINDS[t.kind], by=t.seat) for t in s.laid if (t.owner, t.place) == spot],
        strikes=[Strike(by=t.seat, scythe=cards.ids[t.scythe]) for t in s.strikes if (t.owner, t.place) == spot],
        half=half(life),
        deathbed=len(life) == FULL,
    )


@lru_cache(CACHED)
def pictograms(cards: Cards, life: tuple[int, ...], tokens: Pictograms) -> tuple[int, Counts, Counts, Counts]:
    """PM-6: the soul points of a character, what is left of its weaknesses, and its weaknesses and strengths as printed."""
    tally = [sum(column) for column in zip(*(cards.tally[code] for code in life), strict=True)]
    return tally[SOULS], counted(cards.net(life, tokens)), counted(tally[RED:GREEN]), counted(tally[GREEN:SYMBOL])
