"""The Shipwreck Arcana told a second time, slowly: where two fates may go, and what a hidden fate can be.

Written from the rulebook and from what is printed on the cards, with nothing of the program. Chances come from plain
enumeration: every order in which the tokens could have left the bag is tried, and what was seen rules some of them out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

HOURS = "hours"
VALUES = range(1, 8)
COPIES = 3

# p is the fate played, k the one kept, seen the fates in front of the four arcana just before.
TAKES = {
    "dawn": lambda p, k, seen: p > k,
    "leviathan": lambda p, k, seen: p + k >= 11,
    "midnight": lambda p, k, seen: p < k,
    "the-beast": lambda p, k, seen: abs(p - k) == 1,
    "the-belltower": lambda p, k, seen: (p + k) % 3 == 0,
    "the-blind-man": lambda p, k, seen: True,
    "the-chalice": lambda p, k, seen: True,
    "the-deep": lambda p, k, seen: p + k <= 5,
    "the-engine": lambda p, k, seen: p in (2 * k, 3 * k) or k in (2 * p, 3 * p),
    "the-huntress": lambda p, k, seen: abs(p - k) == 2,
    "the-judge": lambda p, k, seen: (p + k) % 2 == 0,
    "the-key": lambda p, k, seen: p + k in (7, 8, 9),
    "the-lord": lambda p, k, seen: p in (5, 6, 7) and k not in (5, 6, 7),
    "the-mirror": lambda p, k, seen: p == k,
    "the-noble": lambda p, k, seen: p in (3, 4, 5) and k not in (3, 4, 5),
    "the-prophet": lambda p, k, seen: k in seen,
    "the-rider": lambda p, k, seen: p != k and p not in seen and k not in seen,
    "the-servant": lambda p, k, seen: p in (1, 2, 3) and k not in (1, 2, 3),
    "the-shore": lambda p, k, seen: abs(p - k) >= 4,
    "the-stranger": lambda p, k, seen: (p + k) % 2 == 1,
}


@cache
def may_go(p: int, k: int, card: str, row: tuple[str, ...], seen: tuple[int, ...]) -> bool:
    """Whether p may be played on this card while k is kept. On The Hours only when neither fits anywhere else."""
    if card == HOURS:
        return not any(TAKES[other](a, b, seen) for other in row for a, b in ((p, k), (k, p)))
    return bool(TAKES[card](p, k, seen))


def legal(hand: Sequence[int], row: Sequence[str], seen: Sequence[int]) -> set[tuple[int, str]]:
    """Every play of these two fates: (fate, card)."""
    a, b = hand
    cards, lying = tuple(row), tuple(seen)
    return {(p, card) for p, k in ((a, b), (b, a)) for card in (*cards, HOURS) if may_go(p, k, card, cards, lying)}


# What has been seen, as plain data


class Drew(NamedTuple):
    """A seat drew while these fates lay in front of cards. `hand`: what it then held, where the reader knows it."""

    seat: int
    count: int
    on_cards: tuple[int, ...]
    hand: tuple[int, ...] | None


class Played(NamedTuple):
    seat: int
    fate: int
    card: str
    row: tuple[str, ...]
    seen: tuple[int, ...]


class Kept(NamedTuple):
    """A word, a question or a prediction left these values for the kept fate."""

    seat: int
    values: frozenset[int]


class Old(NamedTuple):
    """Whether the fate just played had been kept from before."""

    seat: int
    yes: bool


class Shown(NamedTuple):
    """These were all the fates of a seat, and they are in the bag again."""

    seat: int
    fates: tuple[int, ...]


Step = Drew | Played | Kept | Old | Shown


def read(events: Sequence[Mapping[str, Any]], row: Sequence[str] = ()) -> list[Step]:
    """What one reader has been told, as a history. `row`: the four arcana at the start, if no event tells them."""
    cards = [*row]
    fronts: list[list[int]] = [[] for _ in range(4)]
    history: list[Step] = []
    for event in events:
        seat = event.get("seat")
        match event["id"]:
            case "set-up":
                cards = [*event["row"]]
            case "drew":
                lying = tuple(fate for front in fronts for fate in front)
                history.append(Drew(seat, event["count"], lying, tuple(event["fates"]) if "fates" in event else None))
            case "placed":
                fate, card = event["fate"], event["at"]
                history.append(Played(seat, fate, card, tuple(cards), tuple(f for front in fronts for f in front)))
                fronts[0 if card == HOURS else cards.index(card)].append(fate)
            case "told":
                history.append(Kept(seat, frozenset(v for v in VALUES if (v > event["fate"]) == event["yes"])))
            case "answered":
                asked = {v for v in VALUES if v > event["than"]} if event["asked"] == "higher" else {*event["values"]}
                history.append(Kept(seat, frozenset(v for v in VALUES if (v in asked) == event["yes"])))
            case "predicted":
                history.append(Kept(seat, frozenset(v for v in VALUES if (v == event["value"]) == event["right"])))
            case "old":
                history.append(Old(seat, event["yes"]))
            case "thrown-back":
                fronts[cards.index(event["at"])].remove(event["fate"])
                history.append(Kept(seat, frozenset(v for v in VALUES if v > event["fate"])))
            case "right" | "wrong" | "discarded":
                history.append(Shown(seat, (event["fate"],)))
            case "left":
                history.append(Shown(seat, tuple(event["fates"])))
            case "faded":
                place = cards.index(event["card"])
                cards[place] = ""
                fronts[place].clear()
            case "filled":
                cards[cards.index("")] = event["card"]
            case "swapped":
                cards[cards.index(event["card"])] = event["by"]
    return history


# Every way it can have come


class Hand(NamedTuple):
    """A seat's fates, the older first. `mixed`: one was kept from before. `old`: the fate just played was that one."""

    fates: tuple[int, ...] = ()
    mixed: bool = False
    old: bool = False


Hands = dict[int, Hand]


def try_all(history: Sequence[Step], at: int, hands: Hands, ways: int, ends: list[tuple[Hands, int]]) -> None:
    """From step `at` on, every order of values drawn that agrees with the history: its end goes to `ends`, with the
    number of ways to take single tokens out of the bag in that order."""
    if at == len(history):
        ends.append((hands, ways))
        return
    step = history[at]
    hand = hands.get(step.seat, Hand())
    if isinstance(step, Drew):
        coming = history[at + 1] if at + 1 < len(history) else None
        must = coming.fate if isinstance(coming, Played) else None
        for fates, n in draws(step, hands, hand.fates, step.count, must):
            if step.hand is None or sorted(fates) == sorted(step.hand):
                try_all(history, at + 1, {**hands, step.seat: Hand(fates, mixed=bool(hand.fates))}, ways * n, ends)
    elif (after := once_seen(step, hand)) is not None:
        try_all(history, at + 1, {**hands, step.seat: after}, ways, ends)


def draws(
    step: Drew, hands: Hands, fates: tuple[int, ...], count: int, must: int | None
) -> Iterator[tuple[tuple[int, ...], int]]:
    """What a seat can hold after `count` more draws, value by value, with the number of tokens that could have been it.
    `must`: a value that it then has."""
    if not count:
        if must is None or must in fates:
            yield fates, 1
        return
    elsewhere = [*step.on_cards, *fates, *(f for seat, hand in hands.items() if seat != step.seat for f in hand.fates)]
    for value in VALUES:
        left = COPIES - elsewhere.count(value)
        if left > 0 and (count > 1 or must is None or must == value or must in fates):
            for held, n in draws(step, hands, (*fates, value), count - 1, must):
                yield held, n * left


def once_seen(step: Step, hand: Hand) -> Hand | None:
    """The hand after something everybody saw, or None if with this hand it cannot have been so."""
    match step:
        case Played(_, fate, card, row, seen):
            older, newer = hand.fates
            if fate not in hand.fates:
                return None
            was_older = older == fate  # of two equal fates the older is played
            kept = newer if was_older else older
            return Hand((kept,), old=was_older and hand.mixed) if may_go(fate, kept, card, row, seen) else None
        case Kept(_, values):
            return hand if hand.fates[0] in values else None
        case Old(_, yes):
            return hand if hand.old == yes else None
        case Shown(_, fates):
            return Hand() if sorted(hand.fates) == sorted(fates) else None
    raise TypeError(step)


def chances(history: Sequence[Step]) -> dict[int, dict[int, Fraction]]:
    """For every seat that holds one fate: the chance of each value it can have."""
    ends: list[tuple[Hands, int]] = []
    try_all(history, 0, {}, 1, ends)
    total = sum(ways for _, ways in ends)
    found: dict[int, dict[int, int]] = {}
    for hands, ways in ends:
        for seat, hand in hands.items():
            if len(hand.fates) == 1:
                values = found.setdefault(seat, {})
                values[hand.fates[0]] = values.get(hand.fates[0], 0) + ways
    return {seat: {value: Fraction(values[value], total) for value in sorted(values)} for seat, values in found.items()}
