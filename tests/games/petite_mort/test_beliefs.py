"""What a giver knows of its gifts (PM-4.5), and the worlds a seat cannot tell apart (PM-4.4), against brute force."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from tests.games.petite_mort.scene import Staged, scene
from tests.oracles import petite_mort as oracle

import tablee
from tablee.games.petite_mort import game
from tablee.games.petite_mort.beliefs import belief_of, given
from tablee.games.petite_mort.cards import Cards
from tablee.games.petite_mort.state import Memory
from tablee.kit import Table
from tablee.kit.pending import offer
from tablee.trials import support
from tablee.trials.play import Case

TRAITS = [card.id for card in game.cards.traits]


def watched_rounds(table: Table[Any], me: int, rounds: int, rng: Random) -> list[dict[str, Any]]:
    """Some rounds by chance, as one seat sees its gifts and what everybody attaches."""
    seen: list[dict[str, Any]] = []
    seats = table.seats
    while not table.over and table.state.round <= rounds:
        kind = table.pending.request.kind
        if kind == "give" and len(seen) < table.state.round:
            seen.append({"hands": [list(map(game.cards.ids.__getitem__, hand)) for hand in table.state.hands]})
        seat = rng.choice(table.waiting)
        table.answer(seat, rng.choice(table.ask(seat).options))  # type: ignore[union-attr]
        if kind == "give" and table.pending.request.kind == "attach":
            told = table.events(me)[-1]
            sent = table.state.memory.moves
            left, right = (me + 1) % seats, (me - 1) % seats
            ids = game.cards.ids
            seen[-1]["gave"] = told["gave"]
            seen[-1]["got"] = {right: ids[sent[right][0]], left: ids[sent[left][1]]}
        if kind == "attach" and table.pending.request.kind != "attach":
            seen[-1]["laid"] = {s: [game.cards.ids[c] for c in laid] for s, laid in enumerate(table.state.memory.moves)}
    return seen


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_chances_of_gifts_are_those_of_trying_everything(seats: int, seed: int) -> None:
    """PM-4.5: after three rounds the oracle, which tries every way cards can have been passed, finds the same chances."""
    table = tablee.deal("petite-mort", seats, seed)
    me = seed % seats
    seen = watched_rounds(table, me, 3, Random(seed))
    found = {game.cards.ids[card]: chances for card, chances in given(table.state, me).items()}
    assert found == oracle.places_of_gifts(seen, me, seats)


def test_a_gift_that_may_have_been_passed_on_is_uncertain() -> None:
    """PM-4.5: I know Y's leftover; Y passes two of three cards on; the card may be with either."""
    cards = range(10, 20)
    memory = Memory.only(0, {((), (cards[0],), (), ()): 1}, 4)
    memory = memory.then("gave", ((1, 2), (cards[1], cards[2]), (3, 4), (5, 6)))
    where = Counter()  # type: Counter[int]
    for guess, weight in belief_of(memory, 0).items():
        where[next(seat for seat, held in enumerate(guess) if cards[0] in held)] += weight
    assert where[1] == where[2] > 0
    assert set(where) == {1, 2}


def test_what_others_saw_does_not_matter() -> None:
    """PM-4.4: the same moves of mine and the same gifts to me give me the same belief."""
    one = Memory.blank(3).then("gave", ((1, 2), (3, 4), (5, 6)))
    two = Memory.blank(3).then("gave", ((1, 2), (7, 4), (5, 8)))
    assert belief_of(one, 0) == belief_of(two, 0)
    assert one != two
    assert one == Memory.blank(3).then("gave", ((1, 2), (3, 4), (5, 6)))


def shares(memory: Memory, seat: int) -> dict[Any, Fraction]:
    """How likely a seat thinks each guess."""
    belief = belief_of(memory, seat)
    return {guess: Fraction(ways, sum(belief.values())) for guess, ways in belief.items()}


def test_what_was_passed_is_written_by_name_and_read_back() -> None:
    """PM-4.5: a position keeps what everybody remembers, also where the beginning was forgotten."""
    table = tablee.deal("petite-mort", 3, 5)
    watched_rounds(table, 0, 3, Random(5))
    for state in (table.state, table.imagine(1, Random(1)).state):
        data = state.memory.as_data()
        assert all(
            isinstance(id, str) for link in data["passed"] for hands in link.values() for hand in hands for id in hand
        )
        again = Memory.from_data(data, game.cards)
        assert again == state.memory
        assert all(shares(again, seat) == shares(state.memory, seat) for seat in range(3))


class Small(Staged):
    """Few cards left, little room: every world can be tried."""

    def __init__(self, seats: int) -> None:
        keep = 3 * seats + 4
        lives = {
            seat: [[card.id for card in game.cards.people][3 * seat + i] for i in range(3)] for seat in range(seats)
        }
        cast = {seat: [[person] for person in people] for seat, people in lives.items()}
        scythes = [card.id for card in game.cards.scythes]
        position: dict[str, Any] = {
            name: {} for name in ("graves", "tokens", "supply", "beds", "reaps", "lost", "pawns")
        }
        used = [*TRAITS[keep:], *scythes[2 * seats :]]
        position |= {"lives": cast, "phase": "gifts", "first": 0, "known": True, "gone": used}
        position["traits"] = {seat: TRAITS[3 * seat : 3 * seat + 3] for seat in range(seats)}
        position["scythes"] = {seat: scythes[2 * seat : 2 * seat + 2] for seat in range(seats)}
        super().__init__(Cards.base(), position)

    def new(self, seats: int, options: Any) -> Any:
        s = super().new(seats, options)
        for seat in range(seats):  # one place for traits each
            s.lives[seat] = [s.lives[seat][0], (), ()]
        return s

    def hidden(self, s: Any) -> Any:
        """The Reaping cards are all dealt and play no part here."""
        return {name: cards for name, cards in super().hidden(s).items() if name.startswith("traits")}


@pytest.mark.parametrize(
    ("seats", "steps", "worlds"), [(2, 4, 1), (2, 9, 1), (3, 3, 1), (3, 6, 4), (3, 9, 4), (3, 12, 1)]
)
def test_imagined_hands_are_those_that_can_be_as_often_as_they_are_likely(seats: int, steps: int, worlds: int) -> None:
    """PM-4.4, PM-4.5: after gifts, and with some traits attached, the worlds of `imagine` are those of trying everything."""
    for seed in range(2):
        for seat in range(0, seats, 2):
            assert support.check_support(Case(Small(seats), seats), seed, steps, seat, 300) >= worlds


def test_a_spectator_knows_no_hand() -> None:
    """PM-4.4."""
    table = scene(seats=3)
    hands = {str(table.imagine(None, Random(n)).state.hands) for n in range(5)}
    assert len(hands) == 5


def test_one_seat_keeps_its_hand_in_every_world() -> None:
    """PM-4.4: and sees the same options."""
    table = scene(seats=3)
    for n in range(5):
        world = table.imagine(1, Random(n))
        assert world.state.hands[1] == table.state.hands[1]
        assert world.state.scythes[1] == table.state.scythes[1]
        assert offer(world.state, world.ask(1).options, 1) == offer(table.state, table.ask(1).options, 1)  # type: ignore[union-attr]
