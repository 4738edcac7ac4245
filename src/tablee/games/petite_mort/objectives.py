"""Objectives of a Diploma (PM-12, PM-13): what they may count, as verbs over one cemetery and the deaths its owner had a hand
in, and the pawns of those who meet them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from tablee.games.petite_mort import texts
from tablee.games.petite_mort.cards import OBJECTIVES, SEATS, goal
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
    TRAITS,
    Cemetery,
    Feature,
    Progress,
    Sort,
    count_in,
)
from tablee.games.petite_mort.pictograms import CAUSES, KINDS, Cause, Kind
from tablee.games.petite_mort.state import PetiteMortState, has_pawn, pawns_of, put_pawn

Count = Annotated[int, Meta(ge=1)]


# PM-12: cemeteries and pawns


def bury(s: PetiteMortState, seat: int, codes: Iterable[int]) -> None:
    """PM-12.1: cards lie down in a cemetery, on top of those already there."""
    for code in codes:
        s.graves[seat].append(code)
        count_in(s.tally[seat], s.cards.entries[code])


def cemetery(s: PetiteMortState, seat: int) -> Cemetery:
    return Cemetery(s.tally[seat], s.beds[seat], s.reaps[seat], s.lost[seat])


def is_closed(s: PetiteMortState, at: int) -> bool:
    """PM-12.4: all places of an objective are taken."""
    places = s.cards.aims[s.diploma][at].places[s.seats - SEATS[0]]
    return bool(places) and sum(has_pawn(s, seat, at) for seat in range(s.seats)) >= places


def check_objectives(s: PetiteMortState) -> None:
    """PM-1.2, PM-12.4: everybody who meets an objective now puts a pawn on it, as long as it had a place before."""
    yards = [cemetery(s, seat) for seat in range(s.seats)]
    for at in range(OBJECTIVES):
        if is_closed(s, at):
            continue
        for seat, yard in enumerate(yards):
            if not has_pawn(s, seat, at) and s.cards.reached(s.diploma, at, yard):  # PM-12.3
                put_pawn(s, seat, at)
                aim = s.cards.aims[s.diploma][at].id
                s.say("pawn", "PM-1.2", seat=seat, objective=aim, count=pawns_of(s, seat))


# PM-13: what an objective can count. `says` is its phrase; with `keeps_scythes` it is for Diplomas that keep Reaping cards.


@goal(says=texts.so_many("person"))
def people(c: Cemetery, n: Count) -> Progress:
    """PM-13.1: character cards. Example: `{ people = 5 }`"""
    return c.tally[PEOPLE], n


@goal(says=texts.so_many("trait"))
def traits(c: Cemetery, n: Count) -> Progress:
    """PM-13.1: trait cards. Example: `{ traits = 15 }`"""
    return c.tally[TRAITS], n


@goal(says=texts.cards)
def cards(c: Cemetery, n: Count) -> Progress:
    """PM-13.1: character and trait cards together. Example: `{ cards = 18 }`"""
    return c.tally[PEOPLE] + c.tally[TRAITS], n


@goal(says=texts.so_many("soul"))
def souls(c: Cemetery, n: Count) -> Progress:
    """PM-13.2: soul points. Example: `{ souls = 20 }`"""
    return c.tally[SOULS], n


@goal(says=texts.so_many("job"))
def jobs(c: Cemetery, n: Count) -> Progress:
    """PM-13.3: job icons. Example: `{ jobs = 6 }`"""
    return c.tally[JOBS], n


@goal(says=texts.weaknesses)
def weaknesses(c: Cemetery, kinds: list[Kind], at_least: Count) -> Progress:
    """PM-13.4: weaknesses of these kinds, all together. Example: `{ weaknesses = ["heart", "stroke"], at_least = 8 }`"""
    return sum(c.tally[RED + KINDS.index(kind)] for kind in kinds), at_least


@goal(says=texts.strengths)
def strengths(c: Cemetery, kinds: list[Cause], at_least: Count) -> Progress:
    """PM-13.5: strengths against these causes, all together. Example: `{ strengths = ["heart"], at_least = 3 }`"""
    return sum(c.tally[GREEN + CAUSES.index(kind)] for kind in kinds), at_least


@goal(says=texts.each_weakness)
def each_weakness(c: Cemetery, kinds: list[Kind], at_least: Count) -> Progress:
    """PM-13.6: so many weaknesses of every one of these kinds. Counts the kinds that have them.
    Example: `{ each_weakness = ["heart", "cancer"], at_least = 2 }`"""
    return sum(c.tally[RED + KINDS.index(kind)] >= at_least for kind in kinds), len(kinds)


@goal(says=texts.different_weaknesses)
def different_weaknesses(c: Cemetery, n: Count, each: Count) -> Progress:
    """PM-13.6: n different causes with `each` weaknesses or more. Example: `{ different_weaknesses = 4, each = 3 }`"""
    return sum(red >= each for red in c.tally[RED : RED + len(CAUSES)]), n


@goal(says=texts.different_strengths)
def different_strengths(c: Cemetery, n: Count, each: Count) -> Progress:
    """PM-13.6: n different causes with `each` strengths or more. Example: `{ different_strengths = 6, each = 1 }`"""
    return sum(green >= each for green in c.tally[GREEN:SYMBOL]), n


@goal(says=texts.so_many("weakness", " of the same cause", " de la même cause"))
def same_weakness(c: Cemetery, n: Count) -> Progress:
    """PM-13.7: n weaknesses of one and the same cause. Example: `{ same_weakness = 7 }`"""
    return max(c.tally[RED : RED + len(CAUSES)]), n


@goal(says=texts.both_colours)
def both_colours(c: Cemetery, n: Count) -> Progress:
    """PM-13.8: n causes with a weakness and a strength each. Example: `{ both_colours = 6 }`"""
    pairs = zip(c.tally[RED : RED + len(CAUSES)], c.tally[GREEN:SYMBOL], strict=True)
    return sum(red > 0 < green for red, green in pairs), n


@goal(says=texts.balance)
def balance(c: Cemetery, n: Count) -> Progress:
    """PM-13.8: n weaknesses and n strengths, Darwin Awards apart. Example: `{ balance = 10 }`"""
    return min(sum(c.tally[RED : RED + len(CAUSES)]), sum(c.tally[GREEN:SYMBOL])), n


@goal(says=texts.cards_with)
def cards_with(c: Cemetery, feature: Feature, of: list[Sort], at_least: Count) -> Progress:
    """PM-13.9: cards of these sorts that look like this.
    Example: `{ cards_with = "no-weakness", of = ["person", "trait"], at_least = 5 }`"""
    at = FEATURE + len(SORTS) * FEATURES.index(feature)
    return sum(c.tally[at + SORTS.index(sort)] for sort in of), at_least


@goal(says=texts.so_many("scythe"), keeps_scythes=True)
def scythes(c: Cemetery, n: Count) -> Progress:
    """PM-13.10: kept Reaping cards. Example: `{ scythes = 6 }`"""
    return c.tally[SCYTHES], n


@goal(says=texts.symbols, keeps_scythes=True)
def symbols(c: Cemetery, n: Count, each: Count) -> Progress:
    """PM-13.10: n different symbols on `each` kept Reaping cards or more. Example: `{ symbols = 4, each = 1 }`"""
    return sum(shown >= each for shown in c.tally[SYMBOL:FEATURE]), n


@goal(says=texts.so_many("scythe", " with the same symbol", " du même symbole"), keeps_scythes=True)
def same_symbol(c: Cemetery, n: Count) -> Progress:
    """PM-13.10: n kept Reaping cards with one and the same symbol. Example: `{ same_symbol = 3 }`"""
    return max(c.tally[SYMBOL:FEATURE]), n


@goal(says=texts.beds)
def beds(c: Cemetery, n: Count) -> Progress:
    """PM-13.11: own characters who died in bed. Example: `{ beds = 3 }`"""
    return c.beds, n


@goal(says=texts.reaps)
def reaps(c: Cemetery, n: Count) -> Progress:
    """PM-13.11: characters reaped, alone or with others. Example: `{ reaps = 5 }`"""
    return c.reaps, n


@goal(says=texts.lost)
def lost(c: Cemetery, n: Count) -> Progress:
    """PM-13.11: own characters that others reaped. Example: `{ lost = 4 }`"""
    return c.lost, n
