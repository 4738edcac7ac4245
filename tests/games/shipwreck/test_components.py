"""What is in the box (SA-2)."""

from collections import Counter
from pathlib import Path

import pytest
from tests.games.shipwreck.scene import (
    PROMO,
    acts,
    any_game,
    at,
    do,
    heard,
    held,
    kind,
    line,
    offers,
    row,
    scene,
    some_play,
    turn,
)

import tablee
from tablee.games.shipwreck import game
from tablee.games.shipwreck.cards import Hand, none_adjacent_visible

VALUES = range(1, 8)


def test_there_are_twenty_different_arcana_each_in_one_place():
    """SA-2.1."""
    assert len({card.name.en for card in game.cards.arcana}) == len({card.name.fr for card in game.cards.arcana}) == 20
    for table in any_game(4, seed=2):
        view = table.view(None)
        known = [*row(table), view["next"], *view["under"], *(faded["card"] for faded in view["faded"])]
        assert len(set(known)) == len(known)
        assert len(view["row"]) + view["pile"] + len(view["faded"]) == 20


def test_a_front_has_a_name_a_title_an_ability_and_one_to_four_moons():
    """SA-2.2."""
    for card in game.cards.arcana:
        assert all((card.name.en, card.name.fr, card.tag.en, card.tag.fr, card.text.en, card.text.fr))
    assert Counter(card.moons for card in game.cards.arcana) == {1: 4, 2: 5, 3: 9, 4: 2}
    table = scene("the-beast", "leviathan", "the-prophet", "the-key")
    assert [place["moons"] for place in table.view(0)["row"]] == [1, 4, 2, 3]


def test_nine_powers_share_the_twenty_backs():
    """SA-2.3."""
    assert len({(power.name.en, power.text.en) for power in game.cards.powers}) == 9
    assert Counter(card.power for card in game.cards.arcana) == {
        "higher-than": 3,
        "twice": 3,
        "discard-lower": 3,
        "1-4-7": 2,
        "3-4-5": 2,
        "5-6-7": 2,
        "1-2-3": 2,
        "cycle": 2,
        "old": 1,
    }


def test_the_hours_carries_both_tracks_and_is_not_an_arcana():
    """SA-2.4, SA-2.5."""
    table = scene("the-beast", score=3, doom=5, draws=[1, 2, 5, 7])
    assert "hours" not in {card.id for card in game.cards.arcana}
    assert (table.view(None)["score"], table.view(None)["doom"]) == (3, 5)
    turn(table, "place 1 at the-stranger", "predict 2")
    assert (table.view(None)["score"], table.view(None)["doom"]) == (4, 5)
    turn(table, some_play(table), "predict 1")
    assert (table.view(None)["score"], table.view(None)["doom"]) == (4, 6)


def test_the_bag_shows_how_many_fates_it_holds_and_not_which():
    """SA-2.6."""
    table = scene(fronts={"dawn": [2, 4]}, hands={1: [6]}, draws=[1, 3])
    assert [table.view(viewer)["bag"] for viewer in (None, 0, 1)] == [21 - 2 - 1 - 2] * 3
    other = scene(fronts={"dawn": [2, 4]}, hands={1: [7]}, draws=[5, 7])
    assert table.view(None) == other.view(None)


def test_every_fate_that_is_nowhere_else_is_in_the_bag():
    """SA-2.6, SA-2.9: none is ever taken out of the game."""
    for table in any_game(5, seed=3):
        view = table.view(None)
        on_cards = sum(len(place["fates"]) for place in view["row"])
        assert view["bag"] + on_cards + sum(seat["fates"] for seat in view["seats"]) == 21


@pytest.mark.parametrize("value", VALUES)
def test_there_are_three_fates_of_each_value(value):
    """SA-2.7."""
    assert scene(fronts={"dawn": [value]}, draws=[value, value]).view(0)["hand"] == [value, value]
    with pytest.raises(ValueError, match="bag cannot give"):
        scene(fronts={"dawn": [value, value]}, draws=[value, value])


def test_a_new_bag_holds_21_fates():
    """SA-2.7, SA-3.8."""
    table = tablee.deal("shipwreck", seats=3, seed=1)
    assert table.view(None)["bag"] == 19
    assert [held(table, seat) for seat in range(3)] == [
        2 if seat == table.view(None)["active"] else 0 for seat in range(3)
    ]


@pytest.mark.parametrize(("value", "hours"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3)])
def test_low_fates_are_worth_one_hour_middle_ones_two_and_a_seven_three(value, hours):
    """SA-2.8."""
    kept = 6 if value == 7 else 7
    table = scene("leviathan", "the-chalice", "the-shore", "the-blind-man", draws=[value, kept])
    table.answer(0, f"place {value} at the-chalice")
    assert at(table, "the-chalice")["hours"] == hours


def test_discarded_fates_go_back_into_the_bag():
    """SA-2.9."""
    table = scene("leviathan", hands={1: [7]}, draws=[4, 7])
    assert table.view(None)["bag"] == 18
    do(table, 1, "discard")
    assert table.view(None)["bag"] == 19
    table.answer(0, "place 4 at leviathan")
    table.answer(1, "predict 7")
    drawn = heard(table, "drew")[-1]["count"]
    assert table.view(None)["bag"] == 19 + 1 - drawn


def test_there_are_five_colours_of_seven_markers():
    """SA-2.10."""
    table = tablee.deal("shipwreck", seats=5, seed=1)
    assert [line(table, seat) for seat in range(5)] == [[*VALUES]] * 5
    assert acts(table, None) == set()


def test_the_base_box_has_no_promo_cards_and_a_pack_may_add_some():
    """SA-2.11, Ruling 12."""
    promo = {"the-captain", "the-pallbearers", "the-wish", "the-ghost"}
    assert not promo & set(game.cards.index)
    assert "promo" not in Path(game.folder / "cards.toml").read_text(encoding="utf-8")
    table = tablee.deal("shipwreck", seats=2, seed=1, options={"pack": PROMO})
    assert len(table.game.cards.arcana) == 24
    assert promo < set(table.game.cards.index)
    assert table.view(None)["pile"] == 20


@pytest.mark.parametrize(
    ("card", "fronts", "taken"),
    [
        ("the-captain", [], lambda p, k: p in (1, 4, 7) and k not in (1, 4, 7)),
        ("the-pallbearers", [], lambda p, k: abs(p - k) in (1, 2)),
        ("the-wish", [], lambda p, k: True),
        ("the-ghost", [1, 6], lambda p, k: not {p, k} & {2, 5, 7}),
    ],
)
def test_promo_cards_said_with_the_same_verbs_take_what_they_should(card, fronts, taken):
    """SA-2.11, Ruling 12."""
    for p in VALUES:
        for k in VALUES:
            table = scene(card, "the-blind-man", "leviathan", fronts={"leviathan": fronts}, draws=[p, k], pack=PROMO)
            assert (f"place {p} at {card}" in offers(table, 0)) == taken(p, k)


def test_the_wish_gives_one_more_prediction():
    """SA-2.11, Ruling 12."""
    table = scene("the-wish", draws=[1, 5], pack=PROMO)
    table.answer(0, "place 1 at the-wish")
    table.answer(1, "predict 4")
    assert kind(table) == "predict"
    table.answer(1, "predict 5")
    assert (table.view(None)["score"], table.view(None)["doom"]) == (1, 0)


def test_the_wish_and_twice_add_up():
    """SA-2.11, SA-9.6, Ruling 12."""
    table = scene("the-wish", faded=["the-beast"], draws=[1, 5], pack=PROMO)
    table.answer(0, "place 1 at the-wish")
    for said in ("use twice", "predict 2", "predict 3", "predict 4"):
        table.answer(1, said)
    assert (table.view(None)["score"], table.view(None)["doom"]) == (0, 1)
    assert len(heard(table, "predicted")) == 3


@pytest.mark.parametrize(
    ("visible", "fits"),
    [((3,), True), ((4,), False), ((6,), False), ((2,), True), ((5,), True), ((7,), True), ((), True)],
)
def test_a_condition_may_want_no_neighbour_in_sight(visible, fits):
    """SA-2.11: for cards of other sets. Both fates are 5 here."""
    assert none_adjacent_visible(Hand(5, 5, frozenset(visible), game.cards)) == fits
