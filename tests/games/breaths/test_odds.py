"""DB-5.15, DB-19.6: how many cards a draw takes."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from tests.games.breaths.scene import say, scene

from tablee.games.breaths import beliefs
from tablee.games.breaths.cards import CARDS, INDEX, named
from tablee.kit import Slot

PRINTED = [
    ("the trumps", named("trump"), 3.4),
    ("a suit", named("clubs"), 5.3),
    ("three ranks", named("3") | named("8") | named("jack"), 6.1),
    ("three cards", 1 << INDEX["spades-1"] | 1 << INDEX["hearts-8"] | 1 << INDEX["diamonds-7"], 19.8),
    ("one card", 1 << INDEX["trump-4"], 39.5),
]


@pytest.mark.parametrize(("what", "wanted", "printed"), PRINTED)
def test_the_booklets_five_averages_exactly(what: str, wanted: int, printed: float) -> None:
    """DB-5.15: by the formula, and by the exact forecast from a full pack."""
    by_formula = beliefs.booklet(CARDS, wanted.bit_count())
    assert round(float(by_formula), 1) == printed or abs(float(by_formula) - printed) < 0.06
    assert beliefs.expect(beliefs.sight(scene().state, None), wanted).mean == by_formula


@pytest.mark.parametrize(("what", "wanted", "printed"), PRINTED)
def test_the_booklets_five_averages_by_simulation(what: str, wanted: int, printed: float) -> None:
    """DB-5.15."""
    rng, total, games = Random(what), 0, 4000
    cards = list(range(CARDS))
    for _ in range(games):
        rng.shuffle(cards)
        total += next(i for i, card in enumerate(cards, 1) if wanted >> card & 1)
    assert abs(total / games - printed) < max(0.15, printed * 0.05)


def test_known_cards_change_the_exact_mean_but_not_the_formula() -> None:
    """DB-19.6: 44 cards, a club at place 25, three other cards known not to be clubs."""
    table = scene(left=44, shown={1: "diamonds-9", 2: "trump-15", 12: "hearts-6", 25: "clubs-king"})
    told = table.insight(0)["draws"]["0"]["physical"]
    clubs = 14 - sum(str(card["card"]).startswith("clubs") for card in table.view(0)["discard"])
    assert told["matching"] == clubs
    assert Fraction(told["booklet"]) == Fraction(45, clubs + 1)
    assert Fraction(told["mean"]) > 3


def test_the_chances_card_by_card_of_the_running_draw() -> None:
    """DB-19.6: nought for the known misses, then rising to one at the known match."""
    table = scene(shown={1: "diamonds-9", 2: "trump-15", 5: "clubs-king"})
    say(table, "explore")
    by = [Fraction(chance) for chance in table.insight(1)["now"]["by"]]
    assert by[:2] == [0, 0]
    assert by == sorted(by)
    assert by[2] == Fraction(13, 75)
    assert by[4] == 1


def test_a_forecast_equals_brute_force_on_small_piles() -> None:
    """DB-19.6: every order of five unknown cards, with one known card between them."""
    cards, wanted = (0, 1, 2, 3, 4), {1, 3}
    total = count = 0
    for order in permutations(cards):
        pile = [*order[:2], 9, *order[2:]]
        total += next(i for i, card in enumerate(pile, 1) if card in wanted)
        count += 1
    there = beliefs.forecast((0, 0, beliefs.MISS, 0, 0, 0), ((5, 2),))
    assert there.mean == Fraction(total, count)
    assert there.never == 0


def test_a_draw_that_may_never_succeed() -> None:
    """DB-19.6: matching cards may all lie unseen in the discard."""
    there = beliefs.forecast((0, 0), ((4, 1),))
    assert there.never == Fraction(1, 2)
    assert there.mean == Fraction(3, 2)
    assert beliefs.forecast((beliefs.MISS,), ((0, 0),)).mean == 0


def test_a_group_recycled_in_secret_is_counted_apart() -> None:
    """DB-4.13, DB-19.6: at the top lies one of two cards, one of which matches; its maker knows which."""
    table = scene()
    s = table.state
    clubs, spades = INDEX["clubs-2"], INDEX["spades-2"]
    for card in (clubs, spades):
        s.loose[card] = 0
    s.reserve[-1], s.reserve[-2] = (Slot(card, False, 0b100, 1 << clubs | 1 << spades) for card in (spades, clubs))
    first = beliefs.expect(beliefs.sight(s, 0), named("clubs")).by[0]
    assert first == Fraction(1, 2)
    assert beliefs.expect(beliefs.sight(s, 2), named("clubs")).by[:2] == (0, 1)
    assert beliefs.sight(s, 0).exact


def test_odds_are_what_imagined_worlds_show() -> None:
    """DB-19.6, DB-19.3: the exact chances against worlds drawn at random and played on."""
    table = scene(shown={2: "hearts-9"}, left=30)
    say(table, "explore")
    due = [float(Fraction(chance)) for chance in table.insight(1)["now"]["by"][:4]]
    found, worlds = [0] * 4, 600
    for seed in range(worlds):
        world = table.imagine(1, Random(seed), listen=False)
        for i in range(4):
            before = len(world.state.air)
            world.answer(0, "draw")
            if world.over or world.pending.request.kind != "draw" or len(world.state.air) != before + 1:
                if not world.over and world.view(None)["closed"].get("physical"):
                    break
                for j in range(i, 4):
                    found[j] += 1
                break
    assert all(abs(n / worlds - chance) < 0.08 for n, chance in zip(found, due, strict=True))
