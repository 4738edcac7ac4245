"""DB-5.15, DB-19.6: how many cards a draw takes."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest
from tests.games.breaths.scene import say, scene, settle_resistance

from tablee.games.breaths import beliefs
from tablee.games.breaths.cards import BECOMES, CARDS, INDEX, OXYGEN, named
from tablee.games.breaths.state import BreathsState
from tablee.kit import Slot, Table
from tablee.kit.chair import Chair

PRINTED = [
    ("the trumps", named("trump"), 3.4),
    ("a suit", named("clubs"), 5.3),
    ("three ranks", named("3") | named("8") | named("jack"), 6.1),
    ("three cards", 1 << INDEX["spades-1"] | 1 << INDEX["hearts-8"] | 1 << INDEX["diamonds-7"], 19.8),
    ("one card", 1 << INDEX["trump-4"], 39.5),
]


@pytest.mark.parametrize(("what", "wanted", "printed"), PRINTED)
def test_the_booklets_five_averages_exactly(what: str, wanted: int, printed: float) -> None:
    """DB-5.15: by the formula, and by the exact forecast from a full pack, where no blocking trump is in the way. One card may be
    the last of the reserve: then it comes too late (DB-4.11)."""
    by_formula = beliefs.booklet(CARDS, wanted.bit_count())
    assert round(float(by_formula), 1) == printed or abs(float(by_formula) - printed) < 0.06
    there = beliefs.expect(beliefs.sight(scene().state, None, memory=True), wanted)
    assert there.mean == (by_formula if wanted.bit_count() > 1 else Fraction(CARDS, 2))


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
    """DB-19.6: nought for the known misses, then rising up to the known match, unless Justice comes third or fourth."""
    table = scene(shown={1: "diamonds-9", 2: "trump-15", 5: "clubs-king"})
    say(table, "explore")
    by = [Fraction(chance) for chance in table.insight(1)["now"]["by"]]
    assert by[:2] == [0, 0]
    assert by == sorted(by)
    assert by[2] == Fraction(13, 75)
    assert by[4] == 1 - (Fraction(1, 75) + Fraction(61, 75) * Fraction(1, 74))


def test_a_forecast_equals_brute_force_on_small_piles() -> None:
    """DB-19.6: every order of five unknown cards, with one known card between them."""
    cards, wanted = (0, 1, 2, 3, 4), {1, 3}
    total = count = 0
    for order in permutations(cards):
        pile = [*order[:2], 9, *order[2:]]
        total += next(i for i, card in enumerate(pile, 1) if card in wanted)
        count += 1
    there = beliefs.forecast((0, 0, beliefs.MISS, 0, 0, 0), (beliefs.Group(5, 2),))
    assert there.mean == Fraction(total, count)
    assert there.never == 0


def test_a_draw_that_may_never_succeed() -> None:
    """DB-19.6: matching cards may all lie unseen in the discard."""
    there = beliefs.forecast((0, 0), (beliefs.Group(4, 1),))
    assert there.never == Fraction(1, 2)
    assert there.mean == Fraction(3, 2)
    assert beliefs.forecast((beliefs.MISS,), (beliefs.Group(0, 0),)).mean == 0


def test_a_group_recycled_in_secret_is_counted_apart() -> None:
    """DB-4.13, DB-19.6: at the top lies one of two cards, one of which matches; its maker knows which."""
    table = scene()
    s = table.state
    clubs, spades = INDEX["clubs-2"], INDEX["spades-2"]
    for card in (clubs, spades):
        s.loose[card] = 0
    s.reserve[-1], s.reserve[-2] = (Slot(card, False, 0b100, 1 << clubs | 1 << spades) for card in (spades, clubs))
    first = beliefs.expect(beliefs.sight(s, 0, True), named("clubs")).by[0]
    assert first == Fraction(1, 2)
    assert beliefs.expect(beliefs.sight(s, 2, True), named("clubs")).by[:2] == (0, 1)
    assert beliefs.sight(s, 0, True).exact


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


# DB-5.9: the blocking trumps


def told(table: Table[Any], name: str, seat: int = 0) -> tuple[Fraction, Fraction]:
    """What seat 0 is told of a seat's draws: the mean, and the chance that it never succeeds."""
    odds = table.insight(0)["draws"][str(seat)][name]
    return Fraction(odds["mean"]), Fraction(odds["never"])


@pytest.mark.parametrize(("trump", "closed"), [("trump-6", "will"), ("trump-8", "physical"), ("trump-9", "social")])
def test_a_blocking_trump_on_top_ends_the_draw(trump: str, closed: str) -> None:
    """DB-5.9, DB-14.6, DB-14.8, DB-14.9, DB-19.6: with Justice on top no physical draw succeeds; the others do not care."""
    table = scene(shown={1: trump, 2: "clubs-2", 3: "hearts-2", 4: "diamonds-2"})
    means = {"physical": 2, "will": 3, "social": 4}
    for name, mean in means.items():
        assert told(table, name) == ((0, 1) if name == closed else (mean, 0))


def test_a_minor_draw_from_a_full_reserve_succeeds_three_times_in_four() -> None:
    """DB-5.9, DB-19.6: three cards succeed, one trump ends it; whichever comes first."""
    minor = ("spades-1", "hearts-8", "diamonds-7")
    table = scene(conditions={0: dict.fromkeys(range(3), minor)})
    for name in ("physical", "will", "social"):
        assert told(table, name) == (Fraction(79, 5), Fraction(1, 4))


def test_a_draw_that_may_not_be_made_never_succeeds() -> None:
    """DB-5.8, DB-19.6: its trump lies in the air pile."""
    table = scene(air=["trump-6"])
    assert told(table, "will") == (0, 1)
    assert told(table, "physical")[1] == Fraction(1, 15)


def test_a_trump_that_is_wanted_does_not_end_the_draw() -> None:
    """DB-5.4, DB-19.6. Ruling 6."""

    def wants_trumps(s: BreathsState) -> None:
        s.conditions[0][0] = BECOMES["trump"]

    assert told(scene(arrange=wants_trumps), "physical") == (Fraction(79, 23), 0)


def test_the_last_card_of_the_reserve_is_no_success() -> None:
    """DB-4.11, DB-19.6."""
    assert told(scene(left=1, shown={1: "clubs-2"}), "physical") == (0, 1)
    assert told(scene(left=2, shown={1: "clubs-2", 2: "spades-9"}), "physical") == (1, 0)


def test_a_resistance_ends_with_its_limit_in_the_odds() -> None:
    """DB-6.6, DB-19.6: a heart lies third, but only two cards may be drawn."""
    table = scene(air=["spades-9"], draws=["clubs-3"], shown={2: "spades-8", 3: "spades-7", 4: "hearts-3"}, left=40)
    say(table, "fight 1", "draw")
    settle_resistance(table, 1)
    now = table.insight(1)["now"]
    assert (now["by"], now["never"]) == (["0"], "1")


def draw_out(pile: Sequence[int], wanted: int, blocking: int) -> int:
    """By the booklet, card by card: how many cards until the draw succeeds; 0 when it fails."""
    for taken, card in enumerate(pile, 1):
        if taken == len(pile):
            return 0  # the reserve is empty
        if wanted >> card & 1:
            return taken
        if card == blocking:
            return 0
    return 0


SMALL = ("clubs-2", "clubs-3", "spades-1", "spades-2", "trump-8", "hearts-9")
EACH = {"physical": ("clubs", "trump-8"), "will": ("hearts", "trump-6"), "social": ("diamonds", "trump-9")}


@pytest.mark.parametrize("name", EACH)
def test_odds_with_all_three_blocking_trumps_equal_every_order_there_is(name: str) -> None:
    """DB-5.9, DB-4.11, DB-19.6: each ends the draws of its own characteristic and no other."""
    suit, block = EACH[name]
    unseen = ["clubs-2", "hearts-2", "diamonds-2", "trump-6", "trump-8", "trump-9", "spades-4"]
    table = scene(left=len(unseen), discard=[card for card in OXYGEN if card not in unseen])
    runs = [draw_out([INDEX[card] for card in order], named(suit), INDEX[block]) for order in permutations(unseen)]
    won = [taken for taken in runs if taken]
    assert told(table, name) == (Fraction(sum(won), len(won)), Fraction(len(runs) - len(won), len(runs)))


@pytest.mark.parametrize("known", [{}, {2: "hearts-4"}, {3: "clubs-9"}, {4: "trump-8"}, {1: "spades-7", 7: "clubs-5"}])
def test_odds_with_blocking_trumps_equal_every_order_there_is(known: dict[int, str]) -> None:
    """DB-5.9, DB-4.11, DB-19.6: six cards nobody has seen, in every order, around the known ones."""
    unseen = [INDEX[name] for name in SMALL if name not in known.values()]
    count = len(unseen) + len(known)
    gone = [card for card in range(CARDS) if card not in unseen and OXYGEN[card] not in known.values()]
    table = scene(left=count, shown=known, discard=[OXYGEN[card] for card in gone])
    runs = []
    for order in permutations(unseen):
        rest = iter(order)
        pile = [INDEX[known[place]] if place in known else next(rest) for place in range(1, count + 1)]
        runs.append(draw_out(pile, named("clubs"), INDEX["trump-8"]))
    won = [taken for taken in runs if taken]
    due = Fraction(sum(won), len(won)) if won else Fraction(0)
    assert told(table, "physical") == (due, Fraction(len(runs) - len(won), len(runs)))
    say(table, "explore")
    by = [Fraction(chance) for chance in table.insight(0)["now"]["by"]]
    assert by == [Fraction(sum(0 < taken <= n for taken in runs), len(runs)) for n in range(1, len(by) + 1)]


@pytest.mark.slow
def test_odds_with_blocking_trumps_equal_a_hundred_thousand_draws() -> None:
    """DB-5.9, DB-19.6: a minor draw from a full reserve, in which a trump lies known in fifth place."""
    minor = ("spades-1", "hearts-8", "diamonds-7")
    table = scene(conditions={0: {2: minor}}, shown={5: "trump-3"})
    wanted, blocking, fixed = {INDEX[name] for name in minor}, INDEX["trump-9"], INDEX["trump-3"]
    rng, deck = Random(9), [card for card in range(CARDS) if card != fixed]
    draws, won, total = 100_000, 0, 0
    for _ in range(draws):
        for i in range(len(deck)):
            j = i + int(rng.random() * (len(deck) - i))
            deck[i], deck[j] = deck[j], deck[i]
            if deck[i] in wanted:
                won, total = won + 1, total + i + 1 + (i >= 4)
                break
            if deck[i] == blocking:
                break
    mean, never = told(table, "social")
    assert abs(float(never) - (1 - won / draws)) < 0.006
    assert abs(float(mean) - total / won) < 0.2


# DB-19.1: what the table remembers


def test_without_memory_the_odds_know_only_what_lies_in_sight() -> None:
    """DB-19.1, DB-19.6: a club on top that was put face down; a bot may count on it."""
    forgetful = scene(known={1: "clubs-2"}, memory=False)
    assert told(forgetful, "physical") == told(scene(), "physical")
    assert told(scene(known={1: "clubs-2"}), "physical") == (1, 0)
    assert Chair(forgetful, 0).insight["draws"]["0"]["physical"]["mean"] == "1"
