"""Phases 1, 3 and 4: what happens in a life, how it ends in bed, and how life goes on (PM-5, PM-10, PM-11)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from typing import Any

from tablee.games.petite_mort.ending import check_end, finish
from tablee.games.petite_mort.objectives import bury, check_objectives
from tablee.games.petite_mort.state import (
    FULL,
    LIVES,
    SCYTHES,
    TRAITS,
    Death,
    Life,
    PetiteMortState,
    in_turn,
    left_of,
    person,
    right_of,
)
from tablee.kit import Ask, Option, Pick, Rules, Sealed, told

Script = Generator[Ask, Any, Any]
LAST_WORDS = 6
"""In how many ways a deathbed is told; each character has one of them."""


# PM-5: phase 1, events of life


def gifts(s: PetiteMortState) -> Rules[None]:
    """PM-5.1 to PM-5.4: everybody keeps one of three traits and passes two on, all at once (PM-4.2)."""
    gave = yield Sealed(range(s.seats), "give", rule="PM-5.2", script=giving)
    s.memory = s.memory.then("gave", tuple(gave[seat] for seat in range(s.seats)))
    kept = [[card for card in s.hands[seat] if card not in gave[seat]] for seat in range(s.seats)]
    got: list[list[int]] = [[] for _ in range(s.seats)]
    for seat in range(s.seats):
        to_left, to_right = gave[seat]
        got[left_of(seat, s.seats)].append(to_left)
        got[right_of(seat, s.seats)].append(to_right)
    for seat in range(s.seats):
        s.hands[seat] = sorted(kept[seat] + got[seat])
    _tell_gifts(s, kept, gave, got)
    s.phase = "attach"


@told
def _tell_gifts(s: PetiteMortState, kept: list[list[int]], gave: Any, got: list[list[int]]) -> None:
    """PM-4.4: each seat hears of its own cards, or everybody of all when hands are open."""
    names = s.cards.names

    def gifts(seat: int) -> dict[str, Any]:
        return {"seat": seat, "kept": names(kept[seat]), "gave": names(gave[seat]), "got": names(sorted(got[seat]))}

    if not s.open:
        s.say("gifts", "PM-5.2", {seat: gifts(seat) for seat in range(s.seats)})
    else:
        for seat in range(s.seats):
            s.say("passed", "PM-5.2", **gifts(seat))


def giving(s: PetiteMortState, seat: int) -> Script:
    """PM-5.2: one for each neighbour; PM-5.3: at two seats both are the opponent."""
    give, index = s.cards.give, s.cards.index
    hand, left, right = s.hands[seat], left_of(seat, s.seats), right_of(seat, s.seats)
    rule = "PM-5.3" if left == right else "PM-5.2"
    first = yield Ask(seat, "give", [give[card][left] for card in hand], rule)
    a = index[first.card]
    second = yield Ask(seat, "give", [give[card][right] for card in hand if card != a], rule)
    return a, index[second.card]


def attach(s: PetiteMortState) -> Rules[None]:
    """PM-5.5 to PM-5.8: everybody attaches two traits to their own characters, all at once; the third stays (PM-5.11)."""
    laid = yield Sealed(range(s.seats), "attach", rule="PM-5.5", script=attaching)
    for seat in range(s.seats):
        for card, place in laid[seat]:
            s.hands[seat].remove(card)
            s.lives[seat][place] += (card,)
            say_attached(s, seat, card, place)
    s.memory = s.memory.then("laid", tuple(tuple(card for card, _ in laid[seat]) for seat in range(s.seats)))
    s.phase = "powa"


@told
def say_attached(s: PetiteMortState, seat: int, card: int, place: int) -> None:
    s.say("attached", "PM-5.8", seat=seat, card=s.cards.ids[card], life=person(s, seat, place))


def attaching(s: PetiteMortState, seat: int) -> Script:
    """PM-5.6: on whomever one likes of one's own."""
    laid: list[tuple[int, int]] = []
    people = [s.cards.ids[life[0]] if life else "" for life in s.lives[seat]]
    for _ in range(2):
        chosen = yield Ask(seat, "attach", partial(attachments, tuple(laid)), "PM-5.5")
        laid.append((s.cards.index[chosen.card], people.index(chosen.life)))
    return tuple(laid)


def attachments(laid: Sequence[tuple[int, int]], s: PetiteMortState, seat: int) -> list[Option]:
    """PM-5.7: every trait still in hand, with every own character that has room: three traits each at most."""
    used, free, attach = [card for card, _ in laid], [], s.cards.attach
    for place, life in enumerate(s.lives[seat]):
        if life and len(life) + sum(at == place for _, at in laid) < FULL:
            free.append(life[0])
    return [attach[card][person] for card in s.hands[seat] if card not in used for person in free]


# PM-10: phase 3, the deathbed


def deathbed(s: PetiteMortState) -> Rules[None]:
    """PM-10.1, PM-10.2: whoever has had three traits goes in peace, with everything, to their owner's cemetery."""
    for owner in range(s.seats):
        for place, life in enumerate(s.lives[owner]):
            if len(life) == FULL:
                s.lives[owner][place] = ()
                bury(s, owner, life)
                s.beds[owner] += 1
                s.deaths.append(Death(s.round, owner, life, ()))
                _tell_bed(s, owner, life)
    check_objectives(s)
    check_end(s)
    s.phase = "refill"
    yield from ()


def _tell_bed(s: PetiteMortState, owner: int, life: Life) -> None:
    names = s.cards.names(life)
    s.say("bed", "PM-10.1", seat=owner, cards=names, life=names[0], line=life[0] % LAST_WORDS)


# PM-11: phase 4, life goes on


def refill(s: PetiteMortState) -> Rules[None]:
    """PM-11.4: from the first seat round; PM-1.7: when a pile has too few, the game ends after that, for nothing is shuffled
    again (PM-11.5)."""
    short = False
    for seat in in_turn(s):
        people, traits, scythes = yield from draw_up(s, seat)
        short |= people + traits + scythes > 0
    if short:
        s.say("short", "PM-1.7")
        finish(s, range(s.seats), "pile")
    s.first = (s.first + 1) % s.seats
    s.round += 1
    s.struck = []
    s.phase = "gifts"
    s.say("round", "PM-11.4", round=s.round, first=s.first)


def draw_up(s: PetiteMortState, seat: int) -> Rules[tuple[int, int, int]]:
    """PM-3.4, PM-3.5, PM-11.1 to PM-11.3: three characters, three traits and two Reaping cards. Gives how many of each
    could not be drawn."""
    lives, eyes, cards = s.lives[seat], None if s.open else (seat,), s.cards
    new, drawn, got = [], [], []
    for place in range(LIVES):
        if not lives[place] and 1 in s.people_left:
            person = yield Pick("people", s.people_left)
            s.people_left[person] = 0
            lives[place] = (person,)
            new.append(person)
    while len(s.hands[seat]) < TRAITS and 1 in s.traits_left:
        trait = yield Pick("traits", s.traits_left, eyes)
        s.traits_left[trait] = 0
        s.hands[seat].append(cards.first_trait + trait)
        drawn.append(cards.first_trait + trait)
    while len(s.scythes[seat]) < SCYTHES and 1 in s.scythes_left:
        scythe = yield Pick("scythes", s.scythes_left, eyes)
        s.scythes_left[scythe] = 0
        s.scythes[seat].append(cards.first_scythe + scythe)
        got.append(cards.first_scythe + scythe)
    s.hands[seat].sort()
    s.scythes[seat].sort()
    _tell_drawn(s, seat, new, drawn, got)
    return lives.count(()), TRAITS - len(s.hands[seat]), SCYTHES - len(s.scythes[seat])


@told
def _tell_drawn(s: PetiteMortState, seat: int, people: list[int], traits: list[int], scythes: list[int]) -> None:
    """PM-4.4: which cards were drawn, to their owner, or to everybody when hands are open."""
    is_refill, names = s.phase == "refill", s.cards.names
    if people:
        s.say("born", "PM-11.1" if is_refill else "PM-3.4", seat=seat, people=names(people))
    rule, cards = "PM-11.2" if is_refill else "PM-3.5", names([*traits, *scythes])
    drawn = {"traits": len(traits), "scythes": len(scythes)}
    if s.open:
        s.say("drew", rule, seat=seat, **drawn, cards=cards)
    else:
        s.say("drew", rule, {seat: {"cards": cards}}, seat=seat, **drawn)
