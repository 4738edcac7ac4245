"""Cards partly known: looking at one, and dealing the unknown ones again."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.kit.toys import Bench, Plain, sit

from tablee.kit import ALL, Ask, Pick, Rules, Seeded, Show, Slot, look, redeal


def bits(*cards: int) -> int:
    return sum(1 << card for card in cards)


def hidden(card: int, *may: int) -> Slot:
    return Slot(card, False, 0, bits(*may))


def every_deal(slots: list[Slot], loose: list[int], seat: int | None) -> dict[tuple[int, ...], Fraction]:
    """All deals of the unknown slots that fit, by how many ways single cards can lie so. Slow and plain."""
    unknown = [slot for slot in slots if not slot.known_to(seat)]
    pool = [n + sum(slot.card == card for slot in unknown) for card, n in enumerate(loose)]
    ways: dict[tuple[int, ...], Fraction] = {}
    for deal in product(range(len(pool)), repeat=len(unknown)):
        left, n = pool[:], 1
        for card, slot in zip(deal, unknown, strict=True):
            n *= left[card] if slot.may >> card & 1 else 0
            left[card] -= 1
        if n:
            ways[deal] = Fraction(n)
    total = sum(ways.values())
    return {deal: n / total for deal, n in ways.items()}


DEALS: dict[str, tuple[list[Slot], list[int]]] = {
    "all alike": ([hidden(0, 0, 1, 2)] * 2, [1, 2, 1]),
    "nested": ([hidden(0, 0), hidden(1, 0, 1), hidden(2, 0, 1, 2)], [1, 1, 0]),
    "nested, the wide one first": ([hidden(2, 0, 1, 2), hidden(1, 0, 1), hidden(0, 0)], [1, 1, 0]),
    "crossing": ([hidden(0, 0, 1), hidden(1, 1, 2), hidden(2, 2, 0)], [0, 0, 0]),
    "crossing with cards to spare": ([hidden(0, 0, 1), hidden(1, 1, 2)], [1, 0, 2]),
    "crossing and wide": ([hidden(0, 0, 1), hidden(1, 1, 2), hidden(3, 0, 1, 2, 3)], [0, 1, 1, 0]),
    "tight: one way only": ([hidden(0, 0, 1), hidden(1, 1), hidden(2, 1, 2)], [0, 0, 0]),
    "tight pair": ([hidden(0, 0, 1), hidden(1, 0, 1), hidden(2, 0, 1, 2, 3)], [0, 0, 0, 1]),
    "many copies": ([hidden(0, 0, 1), hidden(0, 0, 2), hidden(1, 0, 1, 2)], [2, 1, 3]),
    "known ones between": (
        [Slot(0, False, 1, bits(0, 1)), hidden(1, 1, 2), Slot(2, True, ALL, 4), hidden(0, 0, 1)],
        [1, 0, 0],
    ),
    "not drawn yet": ([Slot(-1, False, 0, bits(0, 1)), hidden(2, 1, 2)], [1, 1, 0]),
}


@pytest.mark.parametrize("name", DEALS)
def test_every_deal_that_fits_is_equally_likely(name: str) -> None:
    slots, loose = DEALS[name]
    due, draws, rng = every_deal(slots, loose, 0), 4000, Random(7)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        dealt, left = slots[:], loose[:]
        redeal(dealt, left, 0, rng, len(slots))
        seen[tuple(slot.card for slot in dealt if not slot.known_to(0))] += 1
    assert set(seen) == set(due)
    far = sum((seen[deal] - draws * p) ** 2 / (draws * p) for deal, p in due.items())
    freedom = len(due) - 1
    assert far <= freedom + 4 * float(2 * freedom) ** 0.5 + 4


@pytest.mark.parametrize("name", DEALS)
def test_no_card_is_lost_or_doubled_and_nothing_known_moves(name: str) -> None:
    slots, loose = DEALS[name]
    for seat in (None, 0, 1):
        for held in (0, 1, len(slots)):
            dealt, left = slots[:], loose[:]
            redeal(dealt, left, seat, Random(3), held)
            for before, after in zip(slots, dealt, strict=True):
                assert (after.up, after.seen, after.may) == (before.up, before.seen, before.may)
                assert after == before or not before.known_to(seat)
                assert after.card < 0 or after.may >> after.card & 1
            cards = [
                Counter({card: n for card, n in enumerate(counts) if n}) + Counter(s.card for s in some if s.card >= 0)
                for counts, some in ((loose, slots), (left, dealt))
            ]
            assert cards[0] == cards[1]
            assert all(slot.card >= 0 for slot in dealt[:held])


def test_what_may_be_anything_is_forgotten_unless_it_is_held() -> None:
    slots, loose = [hidden(0, 0, 1, 2), hidden(1, 0, 1, 2)], [0, 0, 1]
    redeal(slots, loose, None, Random(1), 1)
    assert slots[0].card >= 0
    assert slots[1].card == -1
    assert sum(loose) == 2


@pytest.mark.parametrize("name", DEALS)
def test_twins_are_dealt_alike(name: str) -> None:
    """The deal depends on which cards are unknown, not on where they truly lie."""
    slots, loose = DEALS[name]
    results = set()
    for deal in every_deal(slots, loose, 0):
        cards, pool = iter(deal), loose[:]
        for slot in slots:
            if slot.card >= 0 and not slot.known_to(0):
                pool[slot.card] += 1
        twin = [slot if slot.known_to(0) else slot._replace(card=next(cards)) for slot in slots]
        for slot in twin:
            pool[slot.card] -= not slot.known_to(0)
        redeal(twin, pool, 0, Random(5), len(slots))
        results.add((*(slot.card for slot in twin), *pool))
    assert len(results) == 1


def test_a_deal_that_cannot_be_is_said_to_be_impossible() -> None:
    with pytest.raises(RuntimeError, match="no deal fits"):
        redeal([hidden(0, 1), hidden(1, 1)], [0, 0], None, Random(0), 2)


def test_who_knows_a_card() -> None:
    assert Slot(3, True, ALL, 8).known_to(None)
    assert Slot(3, False, 0b10, 8).known_to(1)
    assert not Slot(3, False, 0b10, 8).known_to(0)
    assert not Slot(3, False, 0b11, 8).known_to(None)


def run(rule: Rules[Any], outcome: int) -> tuple[list[Any], Any]:
    """The requests a rule makes when luck gives `outcome`, and what it returns."""
    made, value = [], None
    try:
        while True:
            made.append(rule.send(value))
            value = made[-1].value if isinstance(made[-1], Show) else outcome
    except StopIteration as stop:
        return made, stop.value


def test_looking_at_an_undrawn_card_draws_it() -> None:
    loose = [1, 1, 1]
    (pick,), slot = run(look(Slot(-1, False, 0, 0b111), loose, "pile", (1,)), 2)
    assert isinstance(pick, Pick)
    assert (pick.stream, pick.seen_by) == ("pile", (1,))
    assert loose == [1, 1, 0]
    assert slot == Slot(2, False, 0b10, 0b111), "the others know no more than before"


def test_looking_at_a_drawn_card_shows_it() -> None:
    loose = [0, 1, 1]
    (show,), slot = run(look(Slot(0, False, 0b1, 0b11), loose, "pile", (1, 2)), 9)
    assert isinstance(show, Show)
    assert (show.value, show.seen_by) == (0, (1, 2))
    assert loose == [0, 1, 1]
    assert slot == Slot(0, False, 0b111, 0b11)


def test_what_everybody_has_seen_everybody_knows() -> None:
    (_,), slot = run(look(Slot(1, False, 0b1, 0b11), [0, 0], "pile"), 9)
    assert slot == Slot(1, False, ALL, 0b10)
    (_,), again = run(look(slot, [0, 0], "pile", (0,)), 9)
    assert again.seen == ALL


def test_looks_are_what_forbids_to_take_back() -> None:
    def rule(s: Plain) -> Rules[None]:
        yield Ask(0, "look", ["yes"], "BE-1", public=True)
        seen_by = ((), (1,), None)[s.n]
        yield from look(Slot(-1, False, 0, 1), [1], "pile", seen_by)
        s.n += 1
        yield Ask(1, "next", ["go"], "BE-1", public=True)

    table = sit(Bench(rule), luck=Seeded(2))
    for may in (True, False, False):
        table.answer(0, "yes")
        assert table.can_undo(0) == may
        table.answer(1, "go")
