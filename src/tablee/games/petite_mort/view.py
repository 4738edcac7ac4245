"""What a seat of La Petite Mort sees, what it can work out, and worlds it cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from random import Random
from typing import TYPE_CHECKING, Any

from tablee.games.petite_mort.memory import Memory
from tablee.games.petite_mort.objectives import GREEN, JOBS, KINDS, PEOPLE, RED, SCYTHES, SOULS, SYMBOL, TRAITS
from tablee.games.petite_mort.reaping import powa_on
from tablee.games.petite_mort.state import FULL, SEATS, Table
from tablee.kit import Question

if TYPE_CHECKING:
    from tablee.games.petite_mort.rules import PetiteMort


def view(game: PetiteMort, s: Table, seat: int | None) -> dict[str, Any]:
    """PM-4.4, PM-12.1: hands are hidden, all else lies open."""
    return {
        "round": s.round,
        "phase": s.phase,
        "first": s.first,
        "open_hands": bool(s.open),
        "diploma": diploma(game, s),
        "piles": {"people": sum(s.people_left), "traits": sum(s.traits_left), "scythes": sum(s.scythes_left)},
        "supply": kinds(s.supply),
        "discard": game.names(s.spent),
        "seats": [seat_view(game, s, other) for other in range(s.seats)],
        "deaths": [
            {"round": d.round, "owner": d.owner, "cards": game.names(d.life), "reapers": list(d.reapers)}
            for d in s.deaths
        ],
        "hand": {
            "traits": game.names(s.hands[seat]) if seat is not None else [],
            "scythes": game.names(s.scythes[seat]) if seat is not None else [],
        },
        "gave": [{"card": game.cards.ids[card], "seats": sorted(chances)} for card, chances in given(s, seat).items()],
    }


def kinds(counts: Sequence[int]) -> dict[str, int]:
    """Counts by kind, without those there are none of."""
    return {KINDS[kind]: n for kind, n in enumerate(counts) if n}


def diploma(game: PetiteMort, s: Table) -> dict[str, Any]:
    """PM-2.10: the objectives, how far each seat is, and the pawns."""
    cards = game.cards
    yards = [game.cemetery(s, seat) for seat in range(s.seats)]
    return {
        "id": cards.diplomas[s.diploma].id,
        "level": cards.diplomas[s.diploma].level,
        "keeps_scythes": cards.diplomas[s.diploma].keeps_scythes,
        "objectives": [
            {
                "id": aim.id,
                "places": aim.places[s.seats - SEATS[0]],
                "pawns": [seat for seat in range(s.seats) if s.pawns[seat] >> at & 1],
                "progress": [[list(part) for part in cards.progress(s.diploma, at, yard)] for yard in yards],
            }
            for at, aim in enumerate(cards.aims[s.diploma])
        ],
    }


def seat_view(game: PetiteMort, s: Table, seat: int) -> dict[str, Any]:
    tally = s.tally[seat]
    shown = {
        "seat": seat,
        "pawns": s.pawns[seat].bit_count(),
        "lives": [life_view(game, s, seat, place) for place, life in enumerate(s.lives[seat]) if life],
        "tokens": kinds(s.tokens[seat]),
        "traits": len(s.hands[seat]),
        "scythes": len(s.scythes[seat]),
        "cemetery": game.names(s.graves[seat]),
        "totals": {
            "people": tally[PEOPLE],
            "traits": tally[TRAITS],
            "scythes": tally[SCYTHES],
            "souls": tally[SOULS],
            "jobs": tally[JOBS],
            "weak": kinds(tally[RED:GREEN]),
            "strong": kinds(tally[GREEN:SYMBOL]),
            "symbols": {card.id: tally[SYMBOL + i] for i, card in enumerate(game.cards.symbols) if tally[SYMBOL + i]},
        },
        "beds": s.beds[seat],
        "reaps": s.reaps[seat],
        "lost": s.lost[seat],
    }
    if s.open:
        shown["hand"] = {"traits": game.names(s.hands[seat]), "scythes": game.names(s.scythes[seat])}
    return shown


def life_view(game: PetiteMort, s: Table, owner: int, place: int) -> dict[str, Any]:
    """A character: its cards, its age, its pictograms as printed and net, tokens and Reaping cards on it."""
    cards, life, tokens = game.cards, s.lives[owner][place], powa_on(s, owner, place)
    printed = cards.printed(life)
    return {
        "person": cards.ids[life[0]],
        "place": place,
        "traits": game.names(life[1:]),
        "age": len(life) - 1,
        "souls": printed[SOULS],
        "net": kinds(cards.net(life, tokens)),
        "weak": kinds(printed[RED:GREEN]),
        "strong": kinds(printed[GREEN:SYMBOL]),
        "tokens": [{"kind": KINDS[t.kind], "by": t.seat} for t in s.laid if (t.owner, t.place) == (owner, place)],
        "strikes": [
            {"by": t.seat, "scythe": cards.ids[t.scythe]} for t in s.strikes if (t.owner, t.place) == (owner, place)
        ],
        "deathbed": len(life) == FULL,
    }


# What can be worked out


def given(s: Table, seat: int | None) -> dict[int, dict[int, Fraction]]:
    """PM-4.5: the cards this seat gave away that have not been attached yet, and the chance that each seat holds them."""
    if seat is None or s.open:
        return {}
    belief = s.memory.belief(seat)
    total = sum(belief.values())
    found: dict[int, dict[int, Fraction]] = {}
    for guess, weight in belief.items():
        for other, cards in enumerate(guess):
            for card in cards:
                chances = found.setdefault(card, {})
                chances[other] = chances.get(other, Fraction(0)) + Fraction(weight, total)
    return {card: dict(sorted(found[card].items())) for card in sorted(found)}


@lru_cache(1000)
def chance(unseen: int, bad: int, held: int) -> str:
    """The chance that one of `bad` cards is among the `held` out of `unseen`."""
    return str(1 - Fraction(comb(unseen - bad, held), comb(unseen, held)))


def insight(game: PetiteMort, s: Table, seat: int | None) -> dict[str, Any]:
    """Where given cards may be; and for each character the chance that an opponent of its owner, this seat apart, holds a
    Reaping card that could reap it as it is now."""
    if s.open:
        return {"gave": {}, "unseen": {"traits": 0, "scythes": 0}, "danger": {}}
    own = [] if seat is None else s.scythes[seat]
    gone = {*own, *s.spent, *(strike.scythe for strike in s.strikes)}
    gone.update(*s.graves)
    unseen = [code for code in game.cards.needs if code not in gone]
    mask = sum(1 << code for code in unseen)
    danger = {}
    for owner, lives in enumerate(s.lives):
        held = sum(len(s.scythes[other]) for other in range(s.seats) if other not in (owner, seat))
        for place, life in enumerate(lives):
            if life:
                bad = (game.cards.reapers(life, powa_on(s, owner, place)) & mask).bit_count()
                danger[game.cards.ids[life[0]]] = chance(len(unseen), bad, held)
    return {
        "gave": {
            game.cards.ids[card]: {str(other): str(share) for other, share in chances.items()}
            for card, chances in given(s, seat).items()
        },
        "unseen": {"traits": len(unseen_traits(game, s, seat)), "scythes": len(unseen)},
        "danger": danger,
    }


# Worlds


def unseen_traits(game: PetiteMort, s: Table, seat: int | None) -> list[int]:
    """The traits this seat has neither seen lying open nor held itself."""
    known = {code for lives in s.lives for life in lives for code in life} | {c for grave in s.graves for c in grave}
    if seat is not None:
        known |= {*s.hands[seat], *given(s, seat)}
    return [code for code in range(game.cards.first_trait, game.cards.first_scythe) if code not in known]


def conceal(game: PetiteMort, s: Table, seat: int | None, rng: Random) -> None:
    """Deal again what this seat cannot know: first where the cards it gave away are, then what nobody has shown it. What
    the others remember goes: in an imagined world each knows its own hand and what lies open."""
    if s.open:
        return
    guess, unseen = _guess(s, seat, rng), unseen_traits(game, s, seat)
    belief = {} if seat is None else s.memory.belief(seat)
    sizes = [len(hand) for hand in s.hands]
    for other in range(s.seats):
        if other != seat:
            new = [unseen.pop(int(rng.random() * len(unseen))) for _ in range(sizes[other] - len(guess[other]))]
            s.hands[other] = sorted([*guess[other], *new])
    s.traits_left = [0] * len(s.traits_left)
    for code in unseen:
        s.traits_left[code - game.cards.first_trait] = 1
    s.memory = Memory.only(seat, belief, s.seats)
    _conceal_scythes(game, s, seat, rng)


def _guess(s: Table, seat: int | None, rng: Random) -> Sequence[Sequence[int]]:
    """One of the places the given cards may be in, as likely as it is."""
    if seat is None:
        return [()] * s.seats
    belief = s.memory.belief(seat)
    x = rng.random() * sum(belief.values())
    for guess in sorted(belief):
        x -= belief[guess]
        if x < 0:
            return guess
    return max(belief)


def _conceal_scythes(game: PetiteMort, s: Table, seat: int | None, rng: Random) -> None:
    first = game.cards.first_scythe
    loose = [first + i for i, left in enumerate(s.scythes_left) if left]
    loose = sorted([*loose, *(c for other, hand in enumerate(s.scythes) if other != seat for c in hand)])
    for other, hand in enumerate(s.scythes):
        if other != seat:
            s.scythes[other] = sorted(loose.pop(int(rng.random() * len(loose))) for _ in hand)
    s.scythes_left = [0] * len(s.scythes_left)
    for code in loose:
        s.scythes_left[code - first] = 1


# Why not


def refuse(game: PetiteMort, s: Table, question: Question, said: str) -> str:
    """The rule that stands against what was meant, as far as this seat may know it."""
    words = said.split(" ")
    if question.kind == "attach" and len(words) == 3 and words[1] == "on":
        return _refuse_attach(game, s, question, words[2])
    if question.kind == "reap" and len(words) == 4 and words[2] == "with":
        own = [game.person(s, question.seat, place) for place, life in enumerate(s.lives[question.seat]) if life]
        return "PM-7.6" if words[1] in own else "PM-7.5"
    if question.kind == "powa-on" and len(words) == 2 and words[0] == "on":
        return "PM-7.2"
    if question.kind == "token" and words[0] == "token":
        return "PM-9.3"
    return question.rule


def _refuse_attach(game: PetiteMort, s: Table, question: Question, person: str) -> str:
    for owner, lives in enumerate(s.lives):
        for life in lives:
            if life and game.cards.ids[life[0]] == person:
                return "PM-5.6" if owner != question.seat else "PM-5.7" if len(life) == FULL else question.rule
    return question.rule
