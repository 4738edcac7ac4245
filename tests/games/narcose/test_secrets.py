"""What a seat knows, what it can work out, and the worlds it may imagine (NA-4)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest
from tests.games.narcose.scene import COIN, PAUSE, State, Table, events, ids, kind, offers, rest, say, scene

import tablee
from tablee.games.narcose.beliefs import in_hand, next_card, sums
from tablee.kit import CannotUndo

T = Table[State]


def worlds(table: T, seat: int | None, draws: int = 600) -> Counter[tuple[str, ...]]:
    """The hands of the other seat in imagined worlds."""
    rng, found = Random(1), Counter[tuple[str, ...]]()
    other = 1 if seat is None else 1 - seat
    for _ in range(draws):
        s = table.imagine(seat, rng, listen=False).state
        found[tuple(sorted(ids(table, s.held[other])))] += 1
    return found


def test_imagined_hands_come_from_hand_and_deck_together() -> None:
    """NA-4.1, NA-4.2, Ruling 6"""
    table = scene([COIN, COIN], ["lsd", "eau"], other_deck=["benzo", "speed"])
    hands = worlds(table, 0)
    assert set(hands) == {tuple(sorted(pair)) for pair in combinations(["lsd", "eau", "benzo", "speed"], 2)}
    assert all(60 < n < 140 for n in hands.values())
    assert set(worlds(table, 1)) == {()}  # the dealer has played everything


def test_a_choice_from_the_hand_tells_what_it_tells_and_no_more() -> None:
    """NA-4.1, NA-12.11: whoever gives up a coin held one at least; several alike make it no likelier than that."""
    table = scene(["datura", PAUSE], [COIN, COIN, "lsd", "eau"], other_deck=["benzo", COIN])
    say(table, "apply datura", f"toss {COIN}")
    hands = worlds(table, 0, 3000)
    weights = Counter[tuple[str, ...]]()
    cards = [COIN, COIN, COIN, "lsd", "eau", "benzo"]
    for four in combinations(range(6), 4):
        held = [cards[i] for i in four]
        if COIN in held:
            held.remove(COIN)
            weights[tuple(sorted(held))] += 1
    total = sum(weights.values())
    assert set(hands) == set(weights)
    for hand, weight in weights.items():
        assert abs(hands[hand] / 3000 - weight / total) < 0.04
    told = {card: Fraction(chance) for card, chance in table.insight(0)["hands"]["1"].items()}
    assert told["lsd"] == Fraction(sum(w for hand, w in weights.items() if "lsd" in hand), total)


def test_a_card_known_to_be_in_the_hand_goes_first() -> None:
    """NA-4.4: giving up a card everybody knew of tells nothing about the others."""
    table = scene(["datura", PAUSE], [COIN, "lsd", "eau", "benzo"], other_deck=["speed"])
    seat = table.state
    seat.held[1].remove(table.game.cards.index[COIN])
    seat.known[1].append(table.game.cards.index[COIN])
    table.pending.again()
    say(table, "apply datura", f"toss {COIN}")
    assert table.state.tossed[1] == []
    assert table.view(0)["seats"][1]["known"] == []


def test_the_reserve_that_one_seat_has_seen_is_drawn_again_for_the_other() -> None:
    """NA-4.3, NA-4.4, NA-12.14, Ruling 6"""
    table = scene([COIN] * 5, goods=["cafeine", "eau"], piles=[0, 4], luck=events("marche-secret"))
    say(table, "buy cafeine", "none")
    mine = {tuple(ids(table, [x.card for x in table.imagine(0, Random(k)).state.under])) for k in range(20)}
    theirs = {tuple(ids(table, [x.card for x in table.imagine(1, Random(k)).state.under])) for k in range(20)}
    assert mine == {tuple(table.view(0)["under"])} and len(theirs) > 10
    assert all(table.game.conserved(table.imagine(seat, Random(3)).state) for seat in (0, 1, None))


def test_looked_at_cards_are_hidden_while_the_choice_is_open() -> None:
    """NA-12.14"""
    table = say(scene([COIN] * 5, goods=["cafeine", "eau"], piles=[0, 4], luck=events("marche-secret")), "buy cafeine")
    assert kind(table) == "obtain 0"
    seen = {tuple(x.card for x in table.imagine(1, Random(k)).state.looked) for k in range(20)}
    assert len(seen) > 10
    assert table.asks_for(1)[0].options == ()


def test_the_top_of_a_deck_seen_by_its_owner_is_hidden_from_the_other() -> None:
    """NA-12.5, NA-4.4"""
    table = scene(["methylphenidate", PAUSE], deck=["lsd", "benzo", "speed", "kratom"])
    say(table, "apply methylphenidate 0.1", "keep lsd", "keep benzo")
    tops = {tuple(ids(table, [x.card for x in table.imagine(1, Random(k)).state.top[0]])) for k in range(60)}
    assert len(tops) > 10
    own = {tuple(ids(table, [x.card for x in table.imagine(0, Random(k)).state.top[0]][:2])) for k in range(20)}
    assert own == {("lsd", "benzo")}


def test_chances_of_a_hand_and_of_the_next_card() -> None:
    """NA-4.2: counted exactly."""
    counts = [2, 1, 3]
    chances = in_hand(counts, [], 2)
    assert chances == {
        0: 1 - Fraction(comb(4, 2), comb(6, 2)),
        1: Fraction(1, 3),
        2: 1 - Fraction(comb(3, 2), comb(6, 2)),
    }
    assert sums(counts, [0, 1, 2], [], 2)[0][2] == comb(6, 2)
    table = scene(["3-mmc", PAUSE], ["lsd", COIN, COIN, COIN], other_deck=["eau", "speed"], discard=["speed"])
    say(table, "apply 3-mmc")
    assert next_card(table.state, 0, 1) == {table.game.cards.index["speed"]: 1}
    assert sum(next_card(table.state, 1, 0).values()) == 1


def test_the_chance_of_the_next_card_after_a_choice() -> None:
    """NA-12.11: whoever gave up a coin by choice probably held fewer of them than the count alone tells."""
    table = say(
        scene(["datura", PAUSE], [COIN, COIN, "lsd", "eau"], other_deck=["benzo", COIN]), "apply datura", f"toss {COIN}"
    )
    chances = next_card(table.state, 1, 0)
    assert sum(chances.values()) == 1
    drawn = Counter[int]()
    rng = Random(5)
    for _ in range(3000):
        s = table.imagine(0, rng, listen=False).state
        drawn[s.top[1][0].card] += 1
    assert all(abs(drawn[card] / 3000 - chance) < 0.04 for card, chance in chances.items())


@pytest.mark.parametrize("mode", ["piles", "river"])
def test_nobody_sees_what_lies_below(mode: str) -> None:
    """NA-4.3: the view of a spectator has counts and face-up cards only."""
    view = tablee.deal("narcose", 2, 3, {"mode": mode}).view(None)
    assert view["hand"] == view["top"] == view["looked"] == view["under"] == []
    assert {key for pile in view["darknet"] for key in pile} == {"card", "below", "event", "price"}


def test_a_public_choice_can_be_taken_back_and_a_turned_card_cannot() -> None:
    """NA-5.8, NA-7.3: choosing a side tells nothing; a purchase turns a card up."""
    table = scene(["therapie", PAUSE])
    before = offers(table)
    say(table, before[0])
    table.undo(0)
    assert offers(table) == before
    table = rest(scene([COIN] * 5), "buy")
    say(table, "buy cafeine")
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_a_ransom_can_be_taken_back() -> None:
    """NA-7.6"""
    table = say(scene([COIN] * 5, malus=["dmt"]), "pay dmt")
    table.undo(0)
    assert table.view(0)["seats"][0]["malus"] == ["dmt"]


@pytest.mark.parametrize("seed", [32, 7])
def test_how_often_luck_is_asked_tells_nothing(seed: int) -> None:
    """NA-4.1, NA-4.4: a hand is drawn title by title; a title that only a looked-at card may have has its draw too."""
    from tablee.games.narcose import game
    from tablee.games.narcose.bot import novice
    from tablee.trials.play import cases
    from tablee.trials.secrecy import check_telling

    for case in cases(game, novice)[:2]:
        assert check_telling(case, seed) > 0
