"""Plain state: its generated copy, and the events it tells."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.kit.toys import Bench, Plain, cellar, harbour, sit

from tablee.kit import Ask, Bag, Frozen, Rules, State, told
from tablee.kit.settings import settle


class Memory(Frozen):
    __slots__ = ("facts",)

    def __init__(self) -> None:
        self.facts: list[int] = []


class Card(NamedTuple):
    name: str


class Hand(State):
    __slots__ = ("held",)
    held: list[int]


class Everything(State):
    __slots__ = (
        "bag", "card", "deck", "deep", "flag", "hand", "hands", "last", "maybe",
        "memory", "name", "names", "pair", "ratio", "raw", "seen", "table",
    )  # fmt: skip
    flag: bool
    ratio: float
    name: str
    raw: bytes
    card: Card
    pair: tuple[int, str]
    deck: list[Card]
    deep: list[list[list[int]]]
    names: dict[str, int]
    table: dict[str, list[int]]
    seen: dict[int, dict[str, list[list[int]]]]
    hand: Hand
    hands: list[Hand]
    bag: Bag
    maybe: list[int] | None
    last: Card | None
    memory: Memory


def everything() -> Everything:
    s = Everything()
    s.log = []
    s.flag, s.ratio, s.name, s.raw, s.card, s.pair = True, 0.5, "x", b"y", Card("z"), (1, "one")
    s.deck, s.deep, s.names = [Card("a")], [[[1], [2]], [[3]]], {"one": 1}
    s.table, s.seen = {"e": [1]}, {1: {"e": [[2]]}}
    s.hand, s.hands = hand(7), [hand(8), hand(9)]
    s.bag = Bag([0, 0, 2])
    s.maybe, s.last, s.memory = [4], None, Memory()
    return s


def hand(*cards: int) -> Hand:
    h = Hand()
    h.log, h.held = None, list(cards)
    return h


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    s = everything()
    kept, c = repr(s), s.clone()
    assert c == s
    assert type(c) is Everything
    c.deck.append(Card("b"))
    c.deep[0][1].append(9)
    c.names["two"] = 2
    c.table["e"].append(9)
    c.seen[1]["e"][0].append(9)
    c.hand.held.append(9)
    c.hands[1].held.append(9)
    assert c.maybe is not None
    c.maybe.append(9)
    assert type(c.bag) is Bag
    c.bag.remove(2)
    assert repr(s) == kept
    assert c != s


def test_a_copy_shares_what_never_changes() -> None:
    s = everything()
    c = s.clone()
    assert c.memory is s.memory
    assert c.card is s.card
    assert c.pair is s.pair


def test_nothing_stays_nothing() -> None:
    s = everything()
    s.maybe = None
    assert s.clone().maybe is None


def test_nobody_listens_to_a_copy() -> None:
    s = everything()
    assert s.clone().log is None
    s.clone().say("lost", "")
    assert s.log == []


def test_the_copy_is_written_once_for_each_kind_of_state() -> None:
    class One(State):
        __slots__ = ("n",)
        n: int

    s = One()
    s.log, s.n = None, 1
    s.clone()
    written = One.clone
    assert One.clone is not State.clone
    assert s.clone().n == 1
    assert One.clone is written


def test_a_state_made_from_another_state_copies_its_own_fields_too() -> None:
    class Base(State):
        __slots__ = ("n",)
        n: int

    class More(Base):
        __slots__ = ("held",)
        held: list[int]

    base = Base()
    base.log, base.n = None, 1
    base.clone()
    s = More()
    s.log, s.n, s.held = None, 2, [3]
    c = s.clone()
    assert type(c) is More
    assert (c.n, c.held) == (2, [3])


@pytest.mark.parametrize(
    "kind",
    [set[int], object, Any, list[set[int]], dict[str, object], list[int] | dict[str, int], tuple[list[int], ...]],
)
def test_a_state_cannot_hold_what_it_cannot_copy(kind: Any) -> None:
    odd = type("Odd", (State,), {"__slots__": ("x",), "__annotations__": {"x": kind}})
    s = odd()
    s.log, s.x = None, None
    with pytest.raises(TypeError, match="a state cannot hold"):
        s.clone()


def test_states_are_equal_by_their_fields_and_the_log_does_not_count() -> None:
    a, b = hand(1, 2), hand(1, 2)
    b.log = []
    b.say("heard", "")
    assert a == b
    assert a != hand(1)
    assert a != [1, 2]
    assert repr(a) == "Hand(held=[1, 2])"
    with pytest.raises(TypeError):
        hash(a)


@pytest.mark.parametrize("game", [cellar, harbour])
def test_the_toys_states_copy_themselves(game: Any) -> None:
    s = game.new(3, settle(game.options, {}))
    s.log = None
    assert s.clone() == s


# Events


def gossip(s: Plain) -> Rules[None]:
    s.say("met", "BE-1", {1: {"card": 7, "who": "you"}}, who="somebody", n=3)
    yield Ask(0, "go", ["go"], "BE-1")


def test_every_seat_hears_the_public_part_and_its_own() -> None:
    table = sit(Bench(gossip), 3)
    public = {"id": "met", "rule": "BE-1", "who": "somebody", "n": 3}
    assert table.events(0) == table.events(2) == table.events(None) == [public]
    assert table.events(1) == [{**public, "card": 7, "who": "you"}]


def test_all_seats_count_the_same_number_of_events() -> None:
    table = sit(Bench(gossip), 3)
    table.answer(0, "go")
    assert {len(table.events(seat)) for seat in (None, 0, 1, 2)} == {2}
    assert table.events(1, since=1) == table.events(1)[1:]
    assert table.events(1, since=2) == []


def test_nothing_is_kept_when_nobody_listens() -> None:
    table = sit(Bench(gossip)).fork(listen=False)
    table.answer(0, "go")
    assert table.state.log is None
    assert table.events(1) == []


def test_the_end_is_told_to_all() -> None:
    table = sit(cellar)
    while not table.over:
        table.answer(table.waiting[0], "draw")
    last = table.events(None)[-1]
    assert table.result is not None
    assert (last["id"], last["reason"], last["winners"]) == ("over", table.result.reason, list(table.result.winners))


def test_a_state_cannot_take_the_names_the_kit_needs() -> None:
    with pytest.raises(TypeError, match="cards is not for the game to keep"):

        class Mine(State):
            __slots__ = ("cards",)


def test_what_has_to_be_put_together_is_put_together_only_for_somebody_who_listens() -> None:
    made: list[str] = []

    @told
    def say_heard(s: Hand, word: str, rule: str) -> None:
        """Heard by all."""
        made.append(word)
        s.say("heard", rule, {0: {"mine": word}}, word=word)

    s = hand(1)
    say_heard(s, "first", "BE-1")
    assert not made
    s.log = []
    say_heard(s, "second", rule="BE-1")
    assert made == ["second"]
    assert s.log == [({"word": "second", "id": "heard", "rule": "BE-1"}, {0: {"mine": "second"}})]
    assert say_heard.__doc__ == "Heard by all."


def test_what_a_seat_hears_alone_is_put_together_only_for_somebody_who_listens() -> None:
    made: list[str] = []

    def mine() -> dict[int, dict[str, str]]:
        made.append("mine")
        return {0: {"mine": "only"}}

    s = hand(1)
    s.say("heard", "", mine)
    assert not made
    s.log = []
    s.say("heard", "", mine)
    assert made == ["mine"] and s.log == [({"id": "heard", "rule": ""}, {0: {"mine": "only"}})]
