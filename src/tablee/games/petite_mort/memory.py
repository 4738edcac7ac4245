"""What a seat remembers of the cards it gave away (PM-4.5): where each of them may be by now, and how likely."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from math import factorial, perm
from typing import Literal

from tablee.kit import Frozen

Guess = tuple[tuple[int, ...], ...]
"""By seat: the cards that somebody knows to be in that seat's hand. The rest of the hand was never seen."""
Belief = Mapping[Guess, int]
"""Every guess that fits what a seat has seen, by the number of equally likely ways that lead to it."""
Moves = tuple[tuple[int, ...], ...]
HAND = 3


class Memory(Frozen):
    """A chain of what happened to the hands: `gave`, by seat the cards to the left and to the right (at two seats: both to
    the other), or `laid`, by seat the cards attached. What single seats make of it is worked out when somebody asks."""

    __slots__ = ("before", "beliefs", "kind", "moves")

    def __init__(self, before: Memory | None, kind: Literal["gave", "laid", ""], moves: Moves) -> None:
        self.before, self.kind, self.moves = before, kind, moves
        self.beliefs: dict[int, Belief] = {}

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Memory) and self.moves == other.moves and self.before == other.before

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def blank(cls, seats: int) -> Memory:
        """Nobody knows anything of the others' hands."""
        return cls(None, "", ((),) * seats)

    @classmethod
    def only(cls, seat: int | None, belief: Belief, seats: int) -> Memory:
        """One seat remembers this, the others nothing."""
        memory = cls.blank(seats)
        if seat is not None:
            memory.beliefs[seat] = belief
        return memory

    def then(self, kind: Literal["gave", "laid"], moves: Moves) -> Memory:
        return Memory(self, kind, moves)

    def belief(self, seat: int) -> Belief:
        """What this seat can say of the others' hands, from what it saw itself."""
        found = self.beliefs.get(seat)
        if found is None:
            if self.before is None:
                found = {((),) * len(self.moves): 1}
            else:
                known = self.before.belief(seat)
                found = (
                    after_gifts(known, seat, self.moves)
                    if self.kind == "gave"
                    else after_laying(known, seat, self.moves)
                )
            self.beliefs[seat] = found
        return found


def after_gifts(belief: Belief, me: int, gave: Moves) -> Belief:
    """PM-5.2: everybody has passed two cards on; `me` knows its own gifts and what it received."""
    seats = len(gave)
    left, right = (me + 1) % seats, (me - 1) % seats
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
    ends = (seat, (seat + 1) % seats, (seat - 1) % seats)
    new = not any(seen in cards for cards in guess)
    for chosen in permutations(range(HAND), len(known)):
        route = {card: ends[end] for card, end in zip(known, chosen, strict=True)}
        to_me = [card for card, to in route.items() if to == me]
        if seen is None or to_me == [seen] or (new and not to_me):
            yield {card: to for card, to in route.items() if to != me}, factorial(HAND - len(known))


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
                weight *= perm(HAND - len(cards), len(new)) if fits else 0
            left.append(rest)
        if weight:
            key = tuple(left)
            found[key] = found.get(key, 0) + weight
    return found
