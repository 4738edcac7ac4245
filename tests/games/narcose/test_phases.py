"""Damage, purchases and the end of the turn (NA-1, NA-6, NA-7, NA-8)."""

from __future__ import annotations

import pytest
from tests.games.narcose.packs import changed
from tests.games.narcose.scene import (
    COIN,
    PAUSE,
    dealt,
    discard,
    events,
    heard,
    in_play,
    kind,
    offered,
    offers,
    refused,
    rest,
    say,
    scene,
    told,
)

FIVE = ["lsd", "lsd", "mescaline", "mescaline", "cannabis"]


# NA-1


def test_clinical_death_ends_the_game_at_once() -> None:
    """NA-1.2, Ruling 30"""
    table = scene(["oxycodone", "alcool", COIN, COIN], life=(25, 7))
    assert table.over and table.result is not None
    assert table.result == ((0,), "death", (25, 0))


def test_ones_own_infection_can_kill_in_phase_1() -> None:
    """NA-1.2, NA-6.4, Ruling 30, Ruling 34: the other player wins, before any damage is dealt."""
    table = scene(["infection", "oxycodone"], life=(1, 1))
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "death")
    assert "damage" not in heard(table)


def test_five_hallucinogens_at_the_end_of_ones_own_turn() -> None:
    """NA-1.3, Ruling 28: the dealer who has them wins; a multicolour card counts."""
    table = rest(scene(["lsd", "mescaline", "mescaline", "2c-b", "mdma"], deck=[]))
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0,), "psychiatric")


def test_four_hallucinogens_are_not_enough() -> None:
    """NA-1.3"""
    assert rest(scene(["lsd", "mescaline", "mescaline", "2c-b", COIN], deck=[])).result is None


def test_both_at_zero_from_one_effect_is_the_dealers_defeat() -> None:
    """NA-1.4, Ruling 31: an event strikes both; the one whose turn it is has done it."""
    both = {"effects": [{"do": [{"each": [{"lose": 2}], "first": "drugged"}]}]}
    table = scene([COIN] * 4, life=(2, 2), goods=["cafeine"], piles=[0], luck=events("nsa"), cards=changed(nsa=both))
    say(table, "buy cafeine")
    assert table.result == ((1,), "death", (0, 0))


@pytest.mark.parametrize(("life", "winners"), [((9, 4), (0,)), ((4, 9), (1,)), ((9, 9), ())])
def test_sixty_turns_each_are_the_end(life: tuple[int, int], winners: tuple[int, ...]) -> None:
    """NA-1.5, Ruling 50"""
    table = rest(scene([COIN], life=life, turns=(60, 60)))
    assert table.result == (winners, "cap", life)


def test_the_sixtieth_turn_of_the_second_player_is_played() -> None:
    """NA-1.5"""
    table = rest(scene([COIN], turns=(60, 59)))
    assert table.result is None
    assert table.state.dealer == 1


# NA-6


def test_damage_is_added_up_once() -> None:
    """NA-6.1, NA-6.2, NA-12.1, Ruling 12, Ruling 33: printed damage and all lines that hold, in one sum."""
    table = scene(["cocaine", "alcool", "speed", PAUSE])
    rest(table, "buy")
    assert dealt(table) == (2 + 1 + 4) + 1 + (1 + 1)
    assert heard(table).count("lost-life") == 1
    assert table.state.life[1] == 25 - 10


def test_damage_lines_are_looked_at_in_phase_2() -> None:
    """NA-6.2, Ruling 13: the card that would complete the mixture has left by then."""
    table = say(scene(["codeine", "benzo", PAUSE]), "apply benzo", "point benzo", "done")
    assert dealt(table) == 2


def test_a_reaction_never_makes_the_total_negative() -> None:
    """NA-6.3, Ruling 33"""
    table = scene(["cocaine", COIN, COIN], other_rdr=["eau"])
    assert kind(table) == "react-damage 1"
    say(table, "react eau")
    assert dealt(table) == 0 and table.state.life[1] == 25


def test_losing_life_is_no_damage() -> None:
    """NA-6.4, Ruling 34: at once, in phase 1, and no reaction to damage answers it."""
    table = scene(["infection", "infection", PAUSE], life=(25, 25), other_rdr=["eau"])
    say(table, "apply infection", "apply infection")
    assert table.state.life == [23, 25]
    assert "damage" not in heard(table)


def test_protection_stops_every_loss_of_the_turn() -> None:
    """NA-6.5, NA-12.18, Ruling 34: damage, and in one's own turn Infections."""
    table = scene(["moo-gloo", "infection", "infection"])
    say(table, "apply moo-gloo")
    assert table.state.life[0] == 25
    assert "shielded" in heard(table)


# NA-7


def test_coins_are_counted_when_the_phase_begins() -> None:
    """NA-7.1, Ruling 12, Ruling 35: from the cards in play; what is left over is lost."""
    table = scene([COIN, COIN, "cafeine", "alcool", PAUSE])
    rest(table, "buy")
    assert table.view(0)["tally"]["coins"] == 4
    rest(say(table, "buy cafeine"))
    assert told(table, "coins")[-1] == {"id": "coins", "rule": "NA-7.1", "seat": 1, "coins": 5}


def test_coins_of_an_event_are_added() -> None:
    """NA-7.1, Ruling 35"""
    table = scene([COIN, COIN], goods=["cafeine", "eau"], piles=[0, 1], luck=events("bulle"))
    say(table, "buy cafeine")
    assert table.view(0)["tally"]["coins"] == 3


def test_as_many_cards_as_the_coins_allow_into_the_discard() -> None:
    """NA-7.2"""
    table = scene([COIN] * 5 + ["cafeine"], deck=[])
    assert not offered(table, "buy heroine") and "buy mescaline 8" in offers(table)
    say(table, "buy cafeine", "buy alcool")
    assert discard(table) == ["cafeine", "alcool"]
    assert refused(scene([COIN] * 2), "buy cocaine 3") == "NA-7.1"


def test_the_card_below_is_turned_and_can_be_bought_at_once() -> None:
    """NA-7.3, Ruling 36"""
    from tablee.games.narcose import game

    table = scene([COIN] * 5, goods=["cafeine"], piles=[2], luck={"darknet": [game.cards.index["kratom"]]})
    say(table, "buy cafeine")
    assert offered(table, "buy kratom")
    assert table.view(None)["darknet"][0]["below"] == 1


def test_a_top_card_taken_by_an_effect_is_replaced_too() -> None:
    """NA-7.3, Ruling 38: Cyberattaque sends the tops away and turns the next ones."""
    table = scene([COIN, COIN], goods=["cafeine", "lsd", "speed"], piles=[0, 2, 0], luck=events("cyberattaque"))
    say(table, "buy cafeine")
    view = table.view(None)["darknet"]
    assert view[1]["below"] == 1 and view[1]["card"] is not None
    assert view[2]["card"] == "speed"
    assert table.view(None)["under"] == ["lsd"]


def test_prices_change_for_the_turn_and_never_fall_below_one() -> None:
    """NA-7.4, NA-12.15"""
    table = scene([COIN] * 3, life=(10, 25), goods=["cafeine", "eau", "lsd"], piles=[0, 4, 4], luck=events("fidelite"))
    say(table, "buy cafeine")
    assert [pile["price"] for pile in table.view(None)["darknet"]] == [None, 1, 2]
    rest(table)
    assert [pile["price"] for pile in table.view(None)["darknet"]] == [None, 1, 4]


def test_a_card_printed_with_no_cost_is_free() -> None:
    """NA-7.4"""
    table = scene([COIN], goods=["eau"], cards=changed(eau={"cost": 0}))
    assert table.view(None)["darknet"][0]["price"] == 0


def test_a_gift_goes_to_the_drugged_player_and_is_theirs() -> None:
    """NA-7.5, NA-14.3, Ruling 27"""
    table = say(scene([COIN] * 4, goods=["iboga", "lsd"]), "buy iboga")
    assert discard(table, 1) == ["iboga"]
    assert "iboga" not in discard(table, 0)


def test_a_ransom_sends_a_malus_back_to_its_owner() -> None:
    """NA-7.6, NA-9.7, Ruling 24"""
    table = scene([COIN] * 5, malus=["dmt"])
    say(table, "pay dmt")
    assert discard(table, 1) == ["dmt"]
    assert table.view(0)["tally"]["coins"] == 3
    assert not offered(table, "pay dmt")


def test_an_event_in_the_middle_of_purchases() -> None:
    """NA-7.7, NA-11.1, Ruling 37: it happens at once for dealer and drugged as they are, then buying goes on."""
    table = scene([COIN] * 5, goods=["cafeine", "alcool"], piles=[0, 4], life=(20, 20), luck=events("stand-rdr"))
    say(table, "buy cafeine")
    assert table.state.life == [22, 22]  # nobody was behind when it happened
    assert offered(table, "buy alcool")


def test_a_finished_pile_is_not_replaced() -> None:
    """NA-7.8, NA-11.3, Ruling 7"""
    table = scene([COIN] * 5, goods=["cafeine", "alcool"], piles=[0, 4], luck=events("bulle"))
    say(table, "buy cafeine")
    assert table.view(None)["darknet"][0] == {"card": None, "below": 0, "event": False, "price": None}
    assert table.view(None)["events"] == ["bulle"]


def test_without_piles_the_game_goes_on() -> None:
    """NA-7.9, Ruling 39"""
    table = scene([COIN] * 5, ["cafeine"], goods=[], piles=[0] * 8)
    assert table.state.dealer == 1
    assert "bought" not in heard(table)


# NA-8


def test_the_five_are_counted_after_the_purchases() -> None:
    """NA-8.1, Ruling 29: an event met while buying can still break them."""
    table = scene([*FIVE, COIN], deck=[], goods=["cafeine"], piles=[0], luck=events("neuroleptiques"))
    rest(table, "buy")
    say(table, "buy cafeine")
    assert table.result is None
    assert "dropped" in heard(table)


def test_play_zone_and_hand_are_discarded_but_not_the_zones() -> None:
    """NA-8.2, Ruling 43"""
    table = scene(["cocaine", "speed"], rdr=["eau"], malus=["dmt"], deck=[COIN] * 5)
    rest(table)
    assert sorted(discard(table)) == ["cocaine", "speed"]
    view = table.view(0)["seats"][0]
    assert (view["rdr"], view["malus"]) == (["eau"], ["dmt"])
    assert in_play(table) == [COIN] * 5  # the other player's


def test_five_new_cards() -> None:
    """NA-8.3"""
    assert rest(scene(["cocaine"], deck=[COIN] * 7)).view(0)["hand"] == [COIN] * 5


def test_the_discard_becomes_the_deck_when_it_must() -> None:
    """NA-8.4, Ruling 42: for the five cards and for ordinary draws, without a question."""
    table = rest(scene(["cocaine"], deck=[COIN], discard=["lsd", "speed", "eau", "benzo"]))
    assert "reshuffled" in heard(table)
    assert COIN in table.view(0)["hand"] and len(table.view(0)["hand"]) == 5
    table = say(scene(["cafeine", PAUSE], deck=[], discard=["benzo"]), "apply cafeine")
    assert "benzo" in in_play(table)


def test_whoever_has_fewer_cards_draws_what_there_is() -> None:
    """NA-8.5, Ruling 41"""
    table = rest(scene(["cocaine", "speed"], deck=[COIN]))
    assert sorted(table.view(0)["hand"]) == ["cocaine", COIN, "speed"]


def test_nothing_but_zone_cards_lasts() -> None:
    """NA-8.6, Ruling 53"""
    table = scene(["moo-gloo", "ghb"], deck=[COIN])
    say(table, "apply moo-gloo", "apply ghb")
    rest(table)
    assert table.view(None)["seats"][0]["shield"] is False
    assert table.view(None)["once"] == []


def test_then_the_other_player_is_the_dealer() -> None:
    """NA-8.7"""
    table = rest(scene([COIN]))
    assert table.state.dealer == 1
    assert told(table, "turn")[-1]["seat"] == 1


def test_one_life_is_enough_to_live() -> None:
    """NA-1.2"""
    table = scene(["oxycodone", "infection", COIN, COIN], life=(2, 4))
    assert table.result is None
    assert table.state.life == [1, 1]


def test_what_is_turned_and_what_is_finished_is_told_by_its_pile() -> None:
    """NA-7.3, NA-7.8, NA-13.4"""
    table = say(scene([COIN] * 5, goods=["cafeine", "alcool"], piles=[0, 3], luck=events("bulle")), "buy cafeine")
    assert told(table, "emptied")[-1]["pile"] == 1
    assert told(say(table, "buy alcool"), "turned")[-1]["pile"] == 2
    goods = ["cafeine", "alcool", "lsd", "eau", "speed", "benzo"]
    river = scene([COIN] * 5, goods=goods, piles=[0] * 6, reserve=["codeine"], options={"mode": "river"})
    assert told(say(river, "buy alcool"), "turned")[-1]["pile"] == 2
