"""What a seat of Narcose may believe: the odds of what it cannot see (NA-4.2), and what is drawn again where it cannot know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from random import Random

from tablee.games.narcose.state import LIFE, SET_UP, Lying, NarcoseState, deck_size, unseen
from tablee.games.narcose.view import NarcoseOdds
from tablee.kit import ALL


def insight(s: NarcoseState, seat: int | None) -> NarcoseOdds:
    """NA-4.2: the chance that each hidden hand holds a card, and that the next card of each deck is it."""
    hands = {str(p): written(s, in_hand(unseen(s, p), s.tossed[p], len(s.held[p]))) for p in (0, 1) if p != seat}
    return NarcoseOdds(hands=hands, next={str(p): written(s, next_card(s, p, seat)) for p in (0, 1)})


def written(s: NarcoseState, chances: Mapping[int, Fraction]) -> dict[str, str]:
    return {s.cards.ids[card]: str(chance) for card, chance in chances.items()}


def in_hand(counts: Sequence[int], tossed: Sequence[int], size: int) -> dict[int, Fraction]:
    """The chance of at least one of each title among the unknown cards of a hand."""
    if not size:
        return {}
    present = [card for card, n in enumerate(counts) if n]
    after, before = sums(counts, present, tossed, size), sums(counts, present[::-1], tossed, size)[::-1]
    whole, found = after[0][size], {}
    for at, card in enumerate(present):
        without = sum(before[at][k] * after[at + 1][size - k] for k in range(size + 1))
        found[card] = 1 - Fraction(without) / whole
    return found


def weight(n: int, k: int, tossed: int) -> int | Fraction:
    """How much it weighs that k of n copies are in a hand, out of which so many were given up by choice: whoever holds
    several alike had the same choice with one."""
    return Fraction(comb(n, k), comb(k + tossed, tossed)) if tossed else comb(n, k)


def ways(counts: Sequence[int], among: Sequence[int], tossed: Sequence[int], size: int) -> int | Fraction:
    """The weight of all hands of this size made of these titles."""
    return sums(counts, among, tossed, size)[0][size]


def sums(counts: Sequence[int], among: Sequence[int], tossed: Sequence[int], size: int) -> list[list[int | Fraction]]:
    """For each title on, the weight of choosing so many cards among it and those after it."""
    after: list[int | Fraction] = [1, *([0] * size)]
    table = [after]
    for card in reversed(among):
        n, gave = counts[card], tossed.count(card)
        each = [weight(n, k, gave) for k in range(min(n, size) + 1)]
        after = [sum(w * after[m - k] for k, w in enumerate(each[: m + 1])) for m in range(size + 1)]
        table.append(after)
    return table[::-1]


def next_card(s: NarcoseState, p: int, seat: int | None) -> dict[int, Fraction]:
    """What the next card of a deck may be, as far as a seat can know."""
    if s.top[p] and s.top[p][0].known_to(seat):
        return {s.top[p][0].card: Fraction(1)}
    counts, size = (s.deck[p], 0) if p == seat else (unseen(s, p), len(s.held[p]))
    total = sum(counts)
    if not deck_size(s, p) or not total:
        return {}
    if not size or not s.tossed[p]:
        return {card: Fraction(n, total) for card, n in enumerate(counts) if n}
    present = [card for card, n in enumerate(counts) if n]
    whole, found = ways(counts, present, s.tossed[p], size), {}
    for card in present:
        found[card] = Fraction(left_over(counts, card, present, s.tossed[p], size)) / whole / (total - size)
    return {card: chance for card, chance in found.items() if chance}


def left_over(
    counts: Sequence[int], card: int, present: Sequence[int], tossed: Sequence[int], size: int
) -> int | Fraction:
    """The weight of all hands, each times the copies of a title it leaves in the deck."""
    table = sums(counts, [c for c in present if c != card], tossed, size)[0]
    n, gave = counts[card], tossed.count(card)
    return sum((n - k) * weight(n, k, gave) * table[size - k] for k in range(min(n, size) + 1))


# What is drawn again


def conceal(s: NarcoseState, seat: int | None, rng: Random) -> None:
    """Deal again every card this seat has not seen: hands and decks within what everybody knows them to hold together,
    looked-at cards within the Darknet's unseen ones."""
    for p in (0, 1):
        if p != seat:
            redeal_own(s, p, rng)
    for pile in (s.under, s.looked):
        for i, lying in enumerate(pile):
            if not lying.known_to(seat):
                s.loose[lying.card] += 1
                pile[i] = lying._replace(card=-1)
    for pile in (s.under, s.looked):
        for i, lying in enumerate(pile):
            if lying.card < 0:
                pile[i] = Lying(take(s.loose, rng), lying.seen)


def redeal_own(s: NarcoseState, p: int, rng: Random) -> None:
    """The hand first, as likely as what was given up from it makes it; then the seen top of the deck."""
    counts, size = unseen(s, p), len(s.held[p])
    present = [card for card, n in enumerate(counts) if n]
    table = sums(counts, present, s.tossed[p], size)
    held: list[int] = []
    for at, card in enumerate(present):
        left = size - len(held)
        n, gave = counts[card], s.tossed[p].count(card)
        x, k = Fraction(rng.random()) * table[at][left], 0
        while k < min(n, left) and x >= (w := weight(n, k, gave) * table[at + 1][left - k]):
            x -= w
            k += 1
        held += [card] * k
        counts[card] -= k
    s.held[p] = held
    for i, lying in enumerate(s.top[p]):
        if lying.seen != ALL:
            s.top[p][i] = Lying(take(counts, rng), lying.seen)
    s.deck[p] = counts


def take(counts: list[int], rng: Random) -> int:
    """One card out of these counts."""
    x = int(rng.random() * sum(counts))
    for card, n in enumerate(counts):
        x -= n
        if x < 0:
            counts[card] -= 1
            return card
    raise RuntimeError("no card is left to lie there")


# For the trials


def hidden(s: NarcoseState) -> Mapping[str, object]:
    """The hands and decks, and cards that somebody has looked at in the reserve."""
    own: dict[str, object] = {f"cards {seat}": [sorted(s.held[seat]), s.top[seat], s.deck[seat]] for seat in (0, 1)}
    some = [lying for lying in (*s.under, *s.looked) if lying.seen != ALL]
    return {**own, "cards reserve": [s.under, s.looked, s.loose]} if some else own


def conserved(s: NarcoseState) -> bool:
    """Every copy of every title is somewhere, once; and the unseen cards are as many as their places."""
    counts = [s.loose[i] + s.events[i] + s.deck[0][i] + s.deck[1][i] for i in range(len(s.cards.ids))]
    counts[s.cards.infection] += s.infections
    zones = (*s.held, *s.known, *s.discard, *s.rdr, *s.malus, s.past, s.removed, s.box)
    cards = [card for zone in zones for card in zone] + [card for card in s.tops if card >= 0]
    cards += [entry.card for entry in s.play]
    cards += [lying.card for zone in (*s.top, s.under, s.looked) for lying in zone]
    for card in cards:
        counts[card] += 1
    return (
        tuple(counts) == s.cards.copies
        and s.left == [sum(deck) for deck in s.deck]
        and (s.phase == SET_UP or sum(s.loose) == sum(s.piles) + s.reserve + s.gone)
        and all(life <= LIFE for life in s.life)
        and all(len(set(zone)) == len(zone) for zone in (*s.rdr, *s.malus))
        and all(deck_size(s, seat) >= 0 for seat in (0, 1))
    )
