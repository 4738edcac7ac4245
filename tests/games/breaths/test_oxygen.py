"""DB-4, DB-19: the piles, and what each seat knows of them."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.breaths.scene import (
    happened,
    kind,
    offers,
    reserve,
    say,
    scene,
    settle_resistance,
    top_of_discard,
    under,
)

from tablee.games.breaths import beliefs, oxygen
from tablee.games.breaths.cards import CARDS, DOWN, EVERY, INDEX, OXYGEN, UP, Cards
from tablee.games.breaths.state import PLAY, BreathsState, fresh
from tablee.kit import ALL, Pick, Show, Slot
from tablee.kit.luck import by_weight


def run(rules: Any, rng: Random) -> Any:
    """Carry out a rule that asks nobody."""
    value = None
    try:
        while True:
            request = rules.send(value)
            if isinstance(request, Pick):
                value = by_weight(request.counts, rng.randrange(sum(request.counts)))
            else:
                assert isinstance(request, Show)
                value = request.value
    except StopIteration as stop:
        return stop.value


def ship() -> BreathsState:
    s = fresh(Cards.base(), 3, True)
    s.log, s.phase, s.holder = None, PLAY, 0
    return s


def test_every_card_is_in_one_of_three_piles() -> None:
    """DB-4.1."""
    table = scene(air=["trump-3"], discard=["clubs-1"], draws=["spades-2"])
    say(table, "explore", "draw")
    view = table.view(0)
    assert view["reserve"]["count"] + len(view["air"]) + len(view["discard"]) == 78


def test_everybody_may_browse_air_pile_and_discard() -> None:
    """DB-4.2. Ruling 98: at any time; a face-down card there shows only its back. Ruling 62: face-up cards have their depth."""
    table = scene(discard=["clubs-1", "clubs-2"], shown={4: "hearts-3"})
    table.state.discard.append(Slot(-1, False, 0, EVERY))
    table.state.reserve.pop()
    for viewer in (None, 0, 2):
        assert table.view(viewer)["discard"][0] == {"card": None, "up": False}
        assert table.view(viewer)["discard"][1] == {"card": "clubs-2", "up": True}
        assert table.view(viewer)["reserve"]["known"][0]["card"] == "hearts-3"


def test_face_down_cards_meet_no_condition_of_a_secret() -> None:
    """DB-4.3. Ruling 56: three jacks that all have seen go face down do not count."""
    jacks = {1: "clubs-jack", 2: "spades-jack", 3: "hearts-jack"}
    table = scene(secrets={1: "justified-fear"}, known=jacks)
    say(table, "pass")
    assert not happened(table, "secret-works")


def test_a_drawn_card_is_seen_by_all() -> None:
    """DB-4.4."""
    table = scene(draws=["spades-2"])
    say(table, "explore", "draw")
    assert happened(table, "drew", 2)[-1]["card"] == "spades-2"


def test_recycling_goes_under_the_reserve_in_the_chosen_order_and_with_the_chosen_face() -> None:
    """DB-4.5, DB-14.3. Ruling 46: one at a time."""
    table = scene(air=["trump-3", "spades-2", "spades-5"], draws=["clubs-2"])
    say(table, "explore", "draw")
    settle_resistance(table)
    assert kind(table) == "recycle"
    say(table, "card spades-5", "face up", "card trump-3", "face down", "face down")
    assert under(table, 3) == [("spades-2", False), ("trump-3", False), ("spades-5", True)]
    assert reserve(table) == 78 - 1


def test_recycling_takes_as_many_as_there_are() -> None:
    """DB-4.5."""
    table = scene(air=["trump-4"], draws=["clubs-2"])
    say(table, "explore", "draw")
    settle_resistance(table)
    say(table, "face up")
    assert kind(table) == "declare"


def test_cards_recycled_by_chance_go_face_down() -> None:
    """DB-4.5, DB-18.8. Ruling 46: the places of the discard they come from are seen."""
    discard = [f"spades-{n}" for n in range(1, 10)]
    table = scene(
        secrets={0: "hidden-resources"}, discard=discard, draws=["trump-6"], luck={"recycling": [8, 0, 0, 0, 0, 0, 0]}
    )
    say(table, "explore", "draw")
    assert under(table, 7, 2)[-1] == ("spades-9", False)
    assert reserve(table) == 69 - 1 + 7


def test_revealing_turns_the_next_face_down_cards_where_they_lie() -> None:
    """DB-4.6, DB-4.7. Ruling 64: cards already face up are passed over."""
    table = scene(air=["trump-16"], draws=["clubs-3", "spades-2", "spades-3", "spades-4"], shown={3: "hearts-1"})
    say(table, "explore", "draw")
    settle_resistance(table)
    known = {k["place"]: k["card"] for k in table.view(1)["reserve"]["known"]}
    assert known == {1: "spades-2", 2: "hearts-1", 3: "spades-3", 4: "spades-4"}


def test_turning_a_pile_over_reverses_order_and_faces() -> None:
    """DB-4.8. Ruling 61: what lay face up is face down now, though all have seen it."""
    s = ship()
    s.reserve = [UP[1], Slot(-1, False, 0, EVERY), UP[2]]
    s.loose = [0] * CARDS
    s.loose[5] = 1
    run(oxygen.turn_over(s, s.reserve), Random(1))
    assert s.reserve == [DOWN[2], UP[5], DOWN[1]]


def test_moved_cards_stay_as_they_lie() -> None:
    """DB-4.9, DB-14.15: the Devil throws away four cards unturned."""
    table = scene(air=["trump-15"], draws=["clubs-3"], shown={3: "hearts-1"})
    say(table, "explore", "draw")
    settle_resistance(table)
    assert [card["up"] for card in table.view(1)["discard"]][1:5] == [False, False, True, False]
    assert top_of_discard(table, 4)[3] == "hearts-1"


def test_swapping_piles_turns_nothing_unless_it_is_said() -> None:
    """DB-4.10. Ruling 61."""
    s = ship()
    s.discard = [UP[i] for i in range(3)]
    s.reserve = s.reserve[3:]
    s.loose[0] = s.loose[1] = s.loose[2] = 0
    run(oxygen.swap_piles(s, False, ""), Random(1))
    assert s.reserve == [UP[0], UP[1], UP[2]]
    run(oxygen.swap_piles(s, True, ""), Random(1))
    assert all(slot.up for slot in s.reserve)
    assert s.discard == [DOWN[2], DOWN[1], DOWN[0]]


def test_shuffling_keeps_faces_and_forgets_exactly_the_places_of_face_down_cards() -> None:
    """DB-4.12, DB-19.2: face-up cards land in sight; what lies in the discard stays known."""
    s = ship()
    s.reserve[0], s.reserve[10], s.reserve[20] = DOWN[7], UP[8], Slot(9, False, 0b10, 1 << 9 | 1 << 11)
    s.reserve[21] = Slot(11, False, 0b10, 1 << 9 | 1 << 11)
    for card in (7, 8, 9, 11, 30):
        s.loose[card] = 0
    s.reserve.pop()
    s.discard = [DOWN[30]]
    run(oxygen.shuffle(s, ""), Random(3))
    assert beliefs.oxygen_is_whole(s)
    assert [slot for slot in s.reserve if slot.seen] == [UP[8]]
    assert s.discard == [DOWN[30]]
    assert s.loose[7] == s.loose[9] == s.loose[11] == 1


def test_unseen_discards_are_settled_before_a_shuffle_and_cannot_become_what_was_in_the_reserve() -> None:
    """DB-4.12, DB-19.2, DB-19.3: a card all saw go under the reserve cannot be an unseen card of the discard."""
    s = ship()
    s.discard = [s.reserve.pop() for _ in range(3)]
    s.reserve[0] = DOWN[7]
    s.reserve[1], s.reserve[2] = (Slot(card, False, 0b10, 1 << 9 | 1 << 11) for card in (9, 11))
    for card in (7, 9, 11):
        s.loose[card] = 0
    run(oxygen.shuffle(s, ""), Random(3))
    for slot in s.discard:
        assert slot.card >= 0
        assert slot.seen == 0
        assert not slot.may & (1 << 7 | 1 << 9 | 1 << 11)
    for seed in range(60):
        t = s.clone()
        beliefs.conceal_oxygen(t, 1, Random(seed))
        assert beliefs.oxygen_is_whole(t)
        assert not {slot.card for slot in t.discard} & {7, 9, 11}


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.lists(st.integers(0, 6), min_size=3, max_size=14))
def test_whatever_is_done_to_the_piles_keeps_78_cards_and_every_known_place(rng: Random, deeds: list[int]) -> None:
    """DB-4.1, DB-19.1, DB-19.2: conservation, and imagined worlds that agree with what was seen."""
    s = ship()
    for deed in deeds:
        do_something(s, deed, rng)
        assert beliefs.oxygen_is_whole(s)
        for viewer in (None, 0, 1):
            t = s.clone()
            beliefs.conceal_oxygen(t, viewer, rng)
            assert beliefs.oxygen_is_whole(t)
            for a, b in zip((*s.reserve, *s.discard), (*t.reserve, *t.discard), strict=True):
                assert (a.seen, a.up, a.may) == (b.seen, b.up, b.may)
                assert a == b or not a.known_to(viewer)


def do_something(s: BreathsState, deed: int, rng: Random) -> None:
    """One thing that rules can do to the piles, without asking."""
    if deed == 0 and len(s.reserve) > 8:
        run(oxygen.draw_card(s, 0, EVERY if rng.random() < 0.5 else 0, ""), rng)
    elif deed == 1 and len(s.reserve) > 8:
        run(oxygen.discard_top(s, 4, ""), rng)
    elif deed == 2:
        run(oxygen.reveal(s, 3, ""), rng)
    elif deed == 3:
        run(oxygen.shuffle(s, ""), rng)
    elif deed == 4 and s.discard:
        run(oxygen.swap_piles(s, rng.random() < 0.5, ""), rng)
    elif deed == 5:
        run(oxygen.recycle_at_random(s, 0, 4, ""), rng)
    elif deed == 6:
        there = [slot.card for slot in s.discard if slot.up]
        rng.shuffle(there)
        run(oxygen.put_under_secretly(s, 1, [(card, rng.random() < 0.3) for card in there[:4]], ""), rng)


def test_a_card_seen_to_go_face_down_stays_known_while_it_can_be_followed() -> None:
    """DB-19.1: under the reserve, then moved, then in the discard."""
    table = scene(known={1: "hearts-5", 2: "hearts-6"}, air=["trump-15"], draws=["clubs-3"], tokens={0: (1, 0, 0)})
    say(table, "explore", "spend")
    settle_resistance(table)
    assert [(c["card"], c["up"]) for c in table.view(2)["discard"]][3:5] == [("hearts-6", False), ("hearts-5", False)]


def test_a_secret_recycling_is_known_to_its_maker_alone() -> None:
    """DB-4.13, DB-16.14. Ruling 47: all see how the new ones lie; which they are is told to their maker alone, though whoever
    browses the discard can see which are gone."""
    discard = ["spades-1", "spades-2", "hearts-1", "hearts-2", "trump-3", "trump-4", "clubs-9"]
    table = scene(hands={0: ("sow-doubt",)}, discard=discard, draws=["diamonds-2"])
    say(table, "use sow-doubt", "player 2", "draw")
    assert table.waiting == (2,)
    assert table.asks_for(1)[0].options == ()
    for said in ("kind spades", "card spades-2", "face down", "kind spades", "face down",
                 "kind trump", "card trump-3", "face up", "kind hearts", "card hearts-1", "face down"):  # fmt: skip
        assert said in offers(table, 2)
        table.answer(2, said)
    told = {seat: happened(table, "recycled-secretly", seat)[-1] for seat in (1, 2)}
    assert told[2]["order"] == ["spades-2", "spades-1", "trump-3", "hearts-1"]
    assert (told[1]["count"], told[1]["faces"]) == (4, [False, False, True, False])
    assert not {"cards", "order"} & {*told[1]}
    assert under(table, 4, 2) == [("hearts-1", False), ("trump-3", True), ("spades-1", False), ("spades-2", False)]
    assert under(table, 4, 1) == [("?", False), ("trump-3", True), ("?", False), ("?", False)]
    seen = {tuple(table.imagine(1, Random(seed)).state.reserve[i].card for i in (0, 2, 3)) for seed in range(80)}
    cards = sorted(INDEX[name] for name in ("spades-1", "spades-2", "hearts-1"))
    assert len(seen) == 6
    assert all(sorted(order) == cards for order in seen)


def test_souhaits_first_at_the_empty_reserve() -> None:
    """DB-4.11, DB-18.12, DB-18.5. Ruling 2: a dead player's wish replaces defeat before anybody can win by it."""
    table = scene(left=1, draws=["clubs-3"], secrets={1: "death-wish", 2: "foreseen-surrender"})
    table.state.dead[1], table.state.life[1] = 1, 0
    table.state.hyperventilated[2] = 1
    say(table, "explore", "draw")
    assert not table.over
    assert [e["secret"] for e in happened(table, "secret-works")] == ["death-wish"]
    assert reserve(table) == 78 - 4


def test_oxygen_has_names_for_all_cards() -> None:
    """DB-2.1."""
    assert len(set(OXYGEN)) == 78
    assert ALL == -1
