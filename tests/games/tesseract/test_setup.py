"""TS-2, TS-3: what is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.tesseract.scene import heard, kind, offers, primed, say

import tablee
from tablee import OptionError
from tablee.games.tesseract import game
from tablee.games.tesseract.cubes import CELL, CORNERS, KNOWN, UNSEEN, value_of
from tablee.games.tesseract.state import SET_UP, name
from tablee.kit import Scripted, Table
from tablee.kit.settings import settle


def deal(seats: int = 2, luck: dict[str, list[int]] | None = None, **options: object) -> Table:
    return Table(game, seats, Scripted(luck or {}), settle(game.options, {"first": 0, **options}))


def begun(seats: int = 2, luck: dict[str, list[int]] | None = None, **options: object) -> Table:
    """A table after the set-up, first offers taken."""
    table = deal(seats, luck, **options)
    while table.state.phase == SET_UP:
        say(table, offers(table)[0])
    return table


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """TS-2.1 sixty-four cubes, TS-2.4 scientists, TS-2.5 Research cards, TS-2.6 Containment cards, TS-2.3 bases."""
    cards = game.cards
    assert len(cards.scientists) == 11
    assert [sum(cards.research[i].copies for i in cards.levels[n]) for n in (2, 3, 4)] == [16, 14, 11]
    assert len(cards.containment) == 9
    assert [(b.difficulty, b.side) for b in cards.bases] == [(n, x) for n in (1, 2, 3, 4) for x in "AB"]
    table = begun()
    assert sum(table.state.colours) + 52 == 64
    assert sum(card.support for card in cards.scientists) >= 3  # TS-5.17


def test_every_design_of_the_base_pack_is_marked_as_original() -> None:
    """TS-2.13, Ruling 16."""
    cards = game.cards
    for card in [*cards.scientists, *cards.research, *cards.containment, *cards.bases]:
        assert card.origin == "original"


def test_a_lab_has_six_slots_and_the_track_seven_steps() -> None:
    """TS-2.7, TS-2.9, TS-2.10, TS-2.11: six slots, breaches 0 to 7, 24 places, six wells."""
    view = begun().view(0)
    assert view["breaches"] == 0
    assert len(view["wells"]) == 6
    assert [len(v) for v in view["contained"].values()] == [0] * 4
    assert len(view["columns"]) == 6


def test_platform_and_fallen_cubes_are_settled_by_the_medium() -> None:
    """TS-2.12, TS-3.4: every cube has a cell and a floor, and only rules move it."""
    view = begun().view(None)
    assert sorted(view["block"]) == [f"{row}{column}" for row in "abcd" for column in range(1, 5)]
    assert sum(map(len, view["block"].values())) == 60


def test_one_to_four_people_may_play() -> None:
    """TS-3.1."""
    for seats in (1, 2, 3, 4):
        assert tablee.deal("tesseract", seats, 1).seats == seats
    with pytest.raises(OptionError):
        tablee.deal("tesseract", 5, 1)


def test_the_base_is_an_option_and_1a_without_a_choice() -> None:
    """TS-3.2."""
    assert begun().view(None)["base"]["id"] == "1A"
    for base in ("1B", "2A", "2B", "3A", "3B", "4A", "4B"):
        assert begun(base=base).view(None)["base"]["id"] == base


def test_the_block_shows_its_outer_colours_and_its_top_values() -> None:
    """TS-3.3, TS-3.5, Ruling 21: 52 colours and 16 values; of the 12 inner cubes nothing."""
    table = deal()
    columns = table.view(None)["block"].values()
    assert all(len(column) == 4 for column in columns)
    assert sum(cube is not None for column in columns for cube in column) == 52
    assert all("-" in column[3] for column in columns)
    assert not any("-" in (cube or "") for column in columns for cube in column[:3])
    assert table.state.block.count(UNSEEN) == 12 == sum(table.state.colours)


def test_colours_come_out_of_sixteen_each_and_values_evenly() -> None:
    """TS-3.5, Ruling 21: over whole games no colour is drawn a seventeenth time, and no value is preferred."""
    values: Counter[int] = Counter()
    for seed in range(300):
        table = tablee.deal("tesseract", 2, seed)
        assert all(0 <= left <= 16 for left in table.state.colours)
        seen = [c // 6 if c < KNOWN else c - KNOWN for c in table.state.block if c != UNSEEN]
        assert all(seen.count(c) + table.state.colours[c] == 16 for c in range(4))
        values.update(value_of(c) for c in table.state.block if c < KNOWN)
    assert all(680 < values[v] < 920 for v in range(1, 7))


def test_a_lifted_cube_brings_its_neighbours_to_light() -> None:
    """TS-3.5: the cube below shows its value, those beside it on that floor their colour."""
    table = begun()
    cell = CELL["a2"]
    inner = CELL["b2"] * 4 + 3
    below = cell * 4 + 2
    assert table.state.block[below] >= KNOWN
    say(table, "remove", "a2")
    assert table.state.block[below] < KNOWN
    assert table.state.block[inner] < KNOWN
    assert table.state.block[CELL["b2"] * 4 + 2] == UNSEEN


def test_six_containment_cards_lie_face_down_and_three_piles_of_research() -> None:
    """TS-3.6, TS-3.7."""
    view = begun().view(0)
    assert [column["state"] for column in view["columns"]] == ["down"] * 6
    assert view["piles"] == {"2": 14, "3": 14, "4": 11}


def test_the_breach_token_starts_on_nought_and_labs_empty() -> None:
    """TS-3.8, TS-3.9."""
    table = deal()
    assert table.state.breaches == 0
    assert table.state.labs == [[], []]


def test_scientists_are_dealt_at_random_or_chosen_in_turn_order() -> None:
    """TS-3.10."""
    dealt = {tuple(begun(luck={"scientists": [a, b]}).state.scientists) for a, b in ((0, 1), (4, 7))}
    assert dealt == {(0, 1), (4, 7)}
    table = deal(3, scientists="choose", first=1)
    assert table.waiting == (1,)
    assert len(offers(table)) == 11
    say(table, "be salvager")
    assert table.waiting == (2,)
    assert "be salvager" not in offers(table)
    say(table, "be archivist", "be topologist")
    assert [name(table.state, who) for who in range(3)] == ["topologist", "salvager", "archivist"]


def test_one_person_plays_two_scientists_in_turn() -> None:
    """TS-3.11, Ruling 13: two Labs, one seat, and consent is given by asking."""
    table = begun(1, scientists="choose")
    assert len(table.state.labs) == 2
    assert [s["seat"] for s in table.view(0)["scientists"]] == [0, 0]
    assert table.state.active == 0
    say(table, "transfer", offers(say(table.fork(), "transfer"))[0])
    assert kind(table) == "action"
    say(table, "end")
    while kind(table) != "action":
        say(table, offers(table)[-1])
    assert table.state.active == 1
    assert table.waiting == (0,)


def test_everybody_gets_a_level_2_card_unless_the_variant_takes_it_away() -> None:
    """TS-3.12."""
    for seats in (1, 2, 3, 4):
        hands = begun(seats).state.hands
        assert [game.cards.research[card].level for hand in hands for card in hand] == [2] * max(2, seats)
    assert begun(3, start_card=False).state.hands == [[], [], []]


def test_everybody_takes_a_top_corner_and_rolls_it() -> None:
    """TS-3.13: the four corners are offered, then those left; the roll decides the value."""
    table = deal(4, {"roll": [5, 4, 3, 2]}, first=2)
    assert table.waiting == (2,)
    assert offers(table) == ["a1", "a4", "d1", "d4"]
    assert table.view(None)["active"] == 2
    say(table, "a4")
    assert table.view(None)["active"] == 3
    assert table.waiting == (3,)
    assert offers(table) == ["a1", "d1", "d4"]
    say(table, "a1", "d1", "d4")
    assert [value_of(lab[0]) for lab in table.state.labs] == [4, 3, 6, 5]


@pytest.mark.parametrize(("seats", "left"), [(1, 60), (2, 60), (3, 59), (4, 58)])
def test_two_cubes_are_primed_at_set_up(seats: int, left: int) -> None:
    """TS-3.14, TS-3.15, TS-3.16: the block then has 60, 59 or 58 cubes."""
    table = begun(seats)
    assert sum(table.state.primed) == 2
    assert sum(table.state.height) == left


def test_with_two_scientists_the_other_top_corners_are_primed() -> None:
    """TS-3.14."""
    table = begun(2)
    assert [table.state.height[cell] for cell in CORNERS] == [3, 3, 3, 3]


def test_with_three_the_lowest_corner_below_is_primed_too() -> None:
    """TS-3.15: values of the corners on the third floor come to light as the corners go."""
    tops = [0] * 16
    table = begun(3, {"value": [*tops, 4, 2, 0, 3]})
    assert [table.state.height[cell] for cell in CORNERS] == [3, 3, 2, 3]


def test_with_four_the_lowest_corner_below_and_the_cube_under_it_are_primed() -> None:
    """TS-3.16."""
    table = begun(4, {"value": [*[0] * 16, 4, 2, 3, 1]})
    assert [table.state.height[cell] for cell in CORNERS] == [3, 3, 3, 1]


def test_of_equal_corners_the_first_scientist_chooses() -> None:
    """TS-3.17, Ruling 10: asked is who begins."""
    table = deal(4, {"value": [*[0] * 16, 4, 1, 1, 3]}, first=3)
    say(table, "a1", "a4", "d1", "d4")
    assert table.waiting == (3,)
    assert kind(table) == "prime"
    assert offers(table) == ["a4", "d1"]


@pytest.mark.parametrize("extra", [0, 1, 2])
def test_extra_cubes_are_primed_without_breach_or_event(extra: int) -> None:
    """TS-3.17, TS-3.18, Ruling 17: even four of one value make no breach at set-up."""
    table = begun(2, {"roll": [0] * 8}, extra_primed=extra)
    assert len(primed(table)) == 2 + extra
    assert table.state.breaches == 0
    assert "breach" not in heard(table)
    assert "event" not in heard(table)
    assert sum(table.state.height) == 60 - extra


def test_an_extra_cube_is_the_lowest_removable_one() -> None:
    """TS-3.18, Ruling 17: corners stand a floor lower, so one of them goes."""
    table = deal(2, {"value": [*[0] * 16, 3, 2, 5, 4]}, extra_primed=1)
    say(table, "a1", "a4")
    assert table.state.height[CELL["a4"]] == 2


def test_the_first_scientist_is_drawn_or_named() -> None:
    """TS-3.19."""
    assert {tablee.deal("tesseract", 4, seed).state.first for seed in range(40)} == {0, 1, 2, 3}
    assert tablee.deal("tesseract", 4, 1, {"first": 2}).state.active == 2


def test_the_same_seed_deals_the_same_table() -> None:
    a, b = tablee.deal("tesseract", 3, 5), tablee.deal("tesseract", 3, 5)
    for table in (a, b):
        rng = Random(1)
        for _ in range(30):
            if not table.over:
                ask = table.asks[0]
                table.answer(ask.seat, rng.choice(ask.options))
    assert a.state == b.state
