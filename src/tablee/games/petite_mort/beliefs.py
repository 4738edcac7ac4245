"""What a seat of La Petite Mort may believe: where the cards it gave away are by now (PM-4.5), who is in danger, and worlds it
cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from math import comb, factorial, perm
from random import Random

from tablee.games.petite_mort.cards import card_set
from tablee.games.petite_mort.cemetery import WIDTH, count_in
from tablee.games.petite_mort.pictograms import KINDS
from tablee.games.petite_mort.state import (
    TRAITS,
    Belief,
    Guess,
    Memory,
    Moves,
    PetiteMortState,
    left_of,
    powa_on,
    right_of,
)
from tablee.kit import View

# What a seat remembers


def belief_of(memory: Memory, seat: int) -> Belief:
    """What this seat can say of the others' hands, from what it saw itself."""
    found = memory.beliefs.get(seat)
    if found is None:
        if memory.before is None:
            found = {((),) * len(memory.moves): 1}
        else:
            after = after_gifts if memory.kind == "gave" else after_laying
            found = after(belief_of(memory.before, seat), seat, memory.moves)
        memory.beliefs[seat] = found
    return found


def after_gifts(belief: Belief, me: int, gave: Moves) -> Belief:
    """PM-5.2: everybody has passed two cards on; `me` knows its own gifts and what it received."""
    seats = len(gave)
    left, right = left_of(me, seats), right_of(me, seats)
    got = {right: gave[right][0], left: gave[left][1]}
    found: dict[Guess, int] = {}
    for guess, weight in belief.items():
        hands: list[tuple[list[list[int]], int]] = [([[] for _ in range(seats)], weight)]
        for seat in range(seats):
            if seat == me:
                continue
            if seats == 2:  # both gifts were seen
                routes = [({card: seat for card in guess[seat] if card not in gave[seat]}, 1)]
            else:
                routes = list(_routes(guess, seat, me, got.get(seat)))
            hands = [(_moved(held, route), w * ways) for held, w in hands for route, ways in routes]
        for held, w in hands:
            for card, to in zip(gave[me], (left, right), strict=True):
                held[to].append(card)
            key = tuple(() if seat == me else tuple(sorted(cards)) for seat, cards in enumerate(held))
            found[key] = found.get(key, 0) + w
    return found


def _moved(held: list[list[int]], route: dict[int, int]) -> list[list[int]]:
    """The hands with some more cards in them."""
    new = [cards[:] for cards in held]
    for card, to in route.items():
        new[to].append(card)
    return new


def _routes(guess: Guess, seat: int, me: int, seen: int | None) -> Iterator[tuple[dict[int, int], int]]:
    """Where a seat's known cards may have gone: kept, to the left, to the right, one each. `seen`: the card `me` got."""
    known, seats = guess[seat], len(guess)
    ends = (seat, left_of(seat, seats), right_of(seat, seats))
    new = not any(seen in cards for cards in guess)
    for chosen in permutations(range(TRAITS), len(known)):
        route = {card: ends[end] for card, end in zip(known, chosen, strict=True)}
        to_me = [card for card, to in route.items() if to == me]
        if seen is None or to_me == [seen] or (new and not to_me):
            yield {card: to for card, to in route.items() if to != me}, factorial(TRAITS - len(known))


def after_laying(belief: Belief, me: int, laid: Moves) -> Belief:
    """PM-5.5: everybody has attached two cards in sight of all. A guess fits when they can have come from those hands; an
    unseen card may have been any of the unseen ones there, so each way counts."""
    found: dict[Guess, int] = {}
    for guess, weight in belief.items():
        left: list[tuple[int, ...]] = []
        known = {card for cards in guess for card in cards}
        for seat, cards in enumerate(guess):
            rest = () if seat == me else tuple(card for card in cards if card not in laid[seat])
            new = [card for card in laid[seat] if card not in cards]
            if seat != me:
                fits = len(rest) < 2 and not known.intersection(new)
                weight *= perm(TRAITS - len(cards), len(new)) if fits else 0
            left.append(rest)
        if weight:
            key = tuple(left)
            found[key] = found.get(key, 0) + weight
    return found


def given(s: PetiteMortState, seat: int | None) -> dict[int, dict[int, Fraction]]:
    """PM-4.5: the cards this seat gave away that have not been attached yet, and the chance that each seat holds them."""
    if seat is None or s.open:
        return {}
    belief = belief_of(s.memory, seat)
    total = sum(belief.values())
    found: dict[int, dict[int, Fraction]] = {}
    for guess, weight in belief.items():
        for other, cards in enumerate(guess):
            for card in cards:
                chances = found.setdefault(card, {})
                chances[other] = chances.get(other, Fraction(0)) + Fraction(weight, total)
    return {card: dict(sorted(found[card].items())) for card in sorted(found)}


# What can be worked out


class Unseen(View):
    """How many cards this seat has never seen."""

    traits: int
    scythes: int


class PetiteMortInsight(View):
    """`gave`: of the cards this seat gave away, by card and seat, the chance that it is there; `danger`: by character, the
    chance that an opponent of its owner, this seat apart, holds a Reaping card that could reap it as it is now."""

    gave: dict[str, dict[str, str]]
    unseen: Unseen
    danger: dict[str, str]


@lru_cache(1000)
def chance(unseen: int, bad: int, held: int) -> str:
    """The chance that one of `bad` cards is among the `held` out of `unseen`."""
    return str(1 - Fraction(comb(unseen - bad, held), comb(unseen, held)))


def insight(s: PetiteMortState, seat: int | None) -> PetiteMortInsight:
    """Odds, where hands are hidden."""
    if s.open:
        return PetiteMortInsight(gave={}, unseen=Unseen(traits=0, scythes=0), danger={})
    own = [] if seat is None else s.scythes[seat]
    gone = {*own, *s.spent, *(strike.scythe for strike in s.strikes)}
    gone.update(*s.graves)
    unseen = [code for code in s.cards.needs if code not in gone]
    return PetiteMortInsight(
        gave={
            s.cards.ids[card]: {str(other): str(share) for other, share in chances.items()}
            for card, chances in given(s, seat).items()
        },
        unseen=Unseen(traits=len(unseen_traits(s, seat)), scythes=len(unseen)),
        danger=_danger(s, seat, unseen),
    )


def _danger(s: PetiteMortState, seat: int | None, unseen: Sequence[int]) -> dict[str, str]:
    loose, danger = card_set(unseen), {}
    for owner, lives in enumerate(s.lives):
        held = sum(len(s.scythes[other]) for other in range(s.seats) if other not in (owner, seat))
        for place, life in enumerate(lives):
            if life:
                bad = (s.cards.reapers(life, powa_on(s, owner, place)) & loose).bit_count()
                danger[s.cards.ids[life[0]]] = chance(len(unseen), bad, held)
    return danger


# Worlds


def unseen_traits(s: PetiteMortState, seat: int | None) -> list[int]:
    """The traits this seat has neither seen lying open nor held itself."""
    known = {code for lives in s.lives for life in lives for code in life} | {c for grave in s.graves for c in grave}
    if seat is not None:
        known |= {*s.hands[seat], *given(s, seat)}
    return [code for code in range(s.cards.first_trait, s.cards.first_scythe) if code not in known]


def conceal(s: PetiteMortState, seat: int | None, rng: Random) -> None:
    """Deal again what this seat cannot know: first where the cards it gave away are, then what nobody has shown it. What
    the others remember goes: in an imagined world each knows its own hand and what lies open."""
    if s.open:
        return
    guess, unseen = _guess(s, seat, rng), unseen_traits(s, seat)
    belief = {} if seat is None else belief_of(s.memory, seat)
    sizes = [len(hand) for hand in s.hands]
    for other in range(s.seats):
        if other != seat:
            new = [unseen.pop(int(rng.random() * len(unseen))) for _ in range(sizes[other] - len(guess[other]))]
            s.hands[other] = sorted([*guess[other], *new])
    s.traits_left = [0] * len(s.traits_left)
    for code in unseen:
        s.traits_left[code - s.cards.first_trait] = 1
    s.memory = Memory.only(seat, belief, s.seats, s.cards.ids)
    _conceal_scythes(s, seat, rng)


def _guess(s: PetiteMortState, seat: int | None, rng: Random) -> Sequence[Sequence[int]]:
    """One of the places the given cards may be in, as likely as it is."""
    if seat is None:
        return [()] * s.seats
    belief = belief_of(s.memory, seat)
    x = rng.random() * sum(belief.values())
    for guess in sorted(belief):
        x -= belief[guess]
        if x < 0:
            return guess
    return max(belief)


def _conceal_scythes(s: PetiteMortState, seat: int | None, rng: Random) -> None:
    first = s.cards.first_scythe
    loose = [first + i for i, left in enumerate(s.scythes_left) if left]
    loose = sorted([*loose, *(c for other, hand in enumerate(s.scythes) if other != seat for c in hand)])
    for other, hand in enumerate(s.scythes):
        if other != seat:
            s.scythes[other] = sorted(loose.pop(int(rng.random() * len(loose))) for _ in hand)
    s.scythes_left = [0] * len(s.scythes_left)
    for code in loose:
        s.scythes_left[code - first] = 1


# What the trials compare


def hidden(s: PetiteMortState) -> Mapping[str, object]:
    """PM-4.4."""
    if s.open:
        return {}
    traits = {f"traits {seat}": s.cards.names(hand) for seat, hand in enumerate(s.hands)}
    return {**traits, **{f"scythes {seat}": s.cards.names(hand) for seat, hand in enumerate(s.scythes)}}


def conserved(s: PetiteMortState) -> bool:
    """Every card and token once, and tallies that are the sum of what lies there."""
    found = [code for hand in (*s.hands, *s.scythes, *s.graves, s.spent) for code in hand]
    found += [code for lives in s.lives for life in lives for code in life]
    found += [strike.scythe for strike in s.strikes]
    found += [code for code, left in enumerate([*s.people_left, *s.traits_left, *s.scythes_left]) if left]
    tokens = [s.supply[k] + sum(held[k] for held in s.tokens) for k in range(len(KINDS))]
    for laid in s.laid:
        tokens[laid.kind] += 1
    tallies = [[0] * WIDTH for _ in s.graves]
    for tally, grave in zip(tallies, s.graves, strict=True):
        for code in grave:
            count_in(tally, s.cards.entries[code])
    return sorted(found) == [*range(len(s.cards.ids))] and tokens == s.cards.supply and tallies == s.tally
