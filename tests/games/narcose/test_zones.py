"""Zones and reactions (NA-9, NA-10)."""

from __future__ import annotations

from tests.games.narcose.packs import changed
from tests.games.narcose.scene import (
    COIN,
    PAUSE,
    damage,
    dealt,
    discard,
    heard,
    in_play,
    kind,
    offered,
    offers,
    refused,
    rest,
    say,
    scene,
)

# NA-9


def test_an_rdr_card_is_kept_instead_of_being_used() -> None:
    """NA-9.1, Ruling 21: in the action phase, if it was not used, and only if its owner likes."""
    table = scene(["eau", "predosage"], life=(10, 25), deck=[COIN])
    assert offered(table, "store eau") and offered(table, "apply eau")
    say(table, "store eau", "apply predosage")
    assert table.view(None)["seats"][0]["rdr"] == ["eau"]
    assert not offered(table, "store predosage")


def test_no_two_cards_of_a_name_in_an_rdr_zone() -> None:
    """NA-9.2, Ruling 21: a second copy stays in play and is discarded."""
    table = scene(["eau", "cafeine"], rdr=["eau"], deck=[COIN] * 6, life=(10, 25))
    assert not offered(table, "store eau")
    assert refused(table, "store eau 1") == "NA-9.2"
    rest(table)
    assert "eau" in discard(table)


def test_a_kept_card_stays_until_one_of_its_effects_is_used() -> None:
    """NA-9.3, Ruling 22: then it goes to its owner's discard."""
    table = scene(["cafeine"], rdr=["eau"], deck=[COIN] * 6, life=(10, 25))
    say(table, "use eau")
    assert table.state.life[0] == 13
    assert table.view(None)["seats"][0]["rdr"] == []
    assert discard(table) == ["eau"]


def test_a_card_kept_this_turn_is_for_a_later_turn() -> None:
    """NA-9.3"""
    table = say(scene(["eau", "cafeine"], life=(10, 25)), "store eau")
    assert not offered(table, "use eau")


def test_a_kept_cards_conditions_are_judged_too() -> None:
    """NA-9.3, NA-5.6: Set & Setting draws a second card if a hallucinogen is in play."""
    for hand, drawn in ((["lsd"], 2), ([COIN], 1)):
        table = scene([*hand, PAUSE], rdr=["set-setting"], deck=[COIN] * 4)
        before = len(in_play(table))
        assert len(in_play(say(table, "use set-setting"))) == before + drawn


def test_an_rdr_card_that_does_not_name_the_zone_is_discarded() -> None:
    """NA-9.4, Ruling 56: Moo-Gloo cannot be kept."""
    table = scene(["moo-gloo", PAUSE], deck=[COIN] * 6)
    assert not offered(table, "store moo-gloo")
    assert "moo-gloo" in discard(rest(table))


def test_a_malus_is_placed_and_stays() -> None:
    """NA-9.5, Ruling 56: its damage is then not dealt; it works turn after turn until something removes it."""
    table = say(scene(["dmt", COIN, COIN]), "apply dmt")
    assert table.view(None)["seats"][1]["malus"] == ["dmt"]
    assert dealt(table) == 0
    rest(table)
    assert table.state.life[1] == 24
    assert table.view(None)["seats"][1]["malus"] == ["dmt"]


def test_a_second_malus_of_the_same_name_cannot_be_placed() -> None:
    """NA-9.2, NA-9.6, Ruling 23: the card stays in play and is discarded with the others."""
    table = scene(["dmt", "cafeine"], other_malus=["dmt"], deck=[COIN] * 7)
    assert not offered(table, "apply dmt")
    assert damage(table) == 3
    assert "dmt" in discard(rest(table))


def test_a_malus_returns_to_the_player_who_placed_it() -> None:
    """NA-9.7, Ruling 24"""
    table = scene(["set-setting", PAUSE], malus=["dmt"])
    say(table, "apply set-setting")
    assert discard(table, 1) == ["dmt"]


def test_malus_cards_count_neither_for_conditions_nor_for_the_five() -> None:
    """NA-9.8, Ruling 26"""
    table = scene(["mescaline", "cannabis", "lsd", "2c-b", PAUSE], malus=["dmt"], other_malus=["ketamine"], deck=[])
    assert table.view(None)["tally"]["hallucinogens"] == 4
    table = scene(["gaz-hilarant", PAUSE], malus=["ketamine"], other_malus=[], deck=[COIN], other=[COIN] * 3)
    assert not offered(table, "apply gaz-hilarant")


def test_removed_cards_are_out_and_base_cards_can_be_removed() -> None:
    """NA-9.9, Ruling 46"""
    table = say(scene(["benzo", COIN, PAUSE]), "apply benzo", f"point {COIN}")
    assert table.view(None)["removed"][-1] == COIN
    assert COIN not in in_play(table)


# NA-10


def test_a_reaction_comes_before_the_effect_is_applied() -> None:
    """NA-10.1, Ruling 19: the card lies in play, the effect is announced, nothing has happened yet."""
    table = say(scene(["datura", COIN], other_rdr=["set-setting"]), "apply datura")
    assert kind(table) == "react 1"
    assert "datura" in in_play(table)
    assert table.view(1)["doing"] == {"card": "datura", "at": 0, "line": 1}
    say(table, "react set-setting")
    assert "tossed" not in heard(table)
    assert discard(table, 1) == ["set-setting"]


def test_without_a_reaction_that_fits_nobody_is_asked() -> None:
    """NA-10.1: Water answers damage, not action effects."""
    table = say(scene(["speed", "cafeine", PAUSE], other_rdr=["eau"]), "apply speed")
    assert kind(table) == "effect 0"


def test_one_reaction_for_each_effect_and_each_card() -> None:
    """NA-10.2, Ruling 19"""
    table = scene(["cocaine", "speed", "3-mmc"], deck=[], other_rdr=["eau", "roule-ta-paille"])
    rest(table, "react-damage")
    aims = {text for text in offers(table) if text.startswith("react")}
    assert len(aims) == 6
    say(table, "react eau cancel 0")
    assert not offered(table, "react roule-ta-paille cancel 0")
    assert offered(table, "react roule-ta-paille cancel 1")


def test_reactions_from_hand_are_asked_for_as_long_as_they_may_be_there() -> None:
    """NA-10.3, Ruling 20: Moo-Gloo somewhere in hand and deck: the question is put, whoever holds what."""
    held = scene(["cocaine"], ["moo-gloo"] + [COIN] * 4)
    below = scene(["cocaine"], [COIN] * 5, other_deck=["moo-gloo"])
    gone = scene(["cocaine"], [COIN] * 5, other_discard=["moo-gloo"])
    assert kind(held) == kind(below) == "react-damage 1"
    assert kind(gone) != "react-damage 1"
    assert offers(held) == ["let", "react moo-gloo shield"]
    assert offers(below) == ["let"]
    say(held, "react moo-gloo")
    assert held.state.life[1] == 25 and "moo-gloo" in discard(held, 1)


def test_nobody_is_asked_about_a_compulsory_effect() -> None:
    """NA-10.1: it strikes only the dealer."""
    table = scene(["iboga", PAUSE], other_rdr=["set-setting"])
    say(table, "apply iboga 0.1")
    assert table.state.life[0] == 23 and kind(table) == "effect 0"
    say(table, "apply iboga 0.2")
    assert kind(table) == "react 1"


def test_a_cancelled_effect_is_spent_but_not_applied() -> None:
    """NA-10.4: the card is not used by it, and can still be given up as an unused card."""
    table = scene(["lsd", "pochon", PAUSE], discard=["sucre"] * 2, other_rdr=["set-setting"], deck=["mescaline"])
    say(table, "apply lsd", "react set-setting")
    assert "mescaline" not in in_play(table)
    assert not offered(table, "apply lsd")
    say(table, "apply pochon")
    assert offered(table, "point lsd")


def test_a_cancelled_once_per_turn_effect_is_not_used_up() -> None:
    """NA-10.4, NA-5.7: another card of that name may still apply it."""
    table = scene(["3-mmc", "3-mmc", PAUSE], discard=["speed"], other_rdr=["roule-ta-paille"])
    say(table, "apply 3-mmc", "react roule-ta-paille")
    assert offered(table, "apply 3-mmc")


def test_reactions_to_damage_and_what_follows_them() -> None:
    """NA-10.5, NA-12.17, Ruling 33: the damage of one card goes, and 2 life come."""
    table = scene(["cocaine", "codeine", COIN], other_rdr=["predosage"], life=(25, 20))
    say(table, "react predosage")
    assert dealt(table) == 2 and table.state.life[1] == 20


def test_only_the_mixtures_of_a_card_are_cancelled_by_drug_checking() -> None:
    """NA-10.5, NA-12.17"""
    table = scene(["oxycodone", "alcool", COIN], other_rdr=["drug-checking"])
    assert damage(table) == 7
    say(table, "react drug-checking")
    assert dealt(table) == 4


def test_some_of_the_five_may_be_taken_out_of_the_count() -> None:
    """NA-10.6, NA-12.19"""
    table = scene(
        ["lsd", "lsd", "mescaline", "mescaline", "cannabis"], deck=[], other_rdr=["set-setting"], life=(25, 20)
    )
    rest(table, "ground")
    assert kind(table) == "ground 1"
    say(table, "react set-setting ground")
    assert table.result is None
    assert "grounded" in heard(table)


def test_six_hallucinogens_against_one_set_and_setting() -> None:
    """NA-10.6: two of seven do not count; five are left."""
    hand = ["lsd", "lsd", "mescaline", "mescaline", "cannabis", "datura"]
    table = rest(scene(hand, deck=[], other_rdr=["set-setting"]), "react")
    rest(table, "ground")
    say(table, "react set-setting ground")
    assert table.result is not None and table.result.reason == "psychiatric"


def test_the_victim_of_a_malus_may_react_in_their_own_turn() -> None:
    """NA-10.7, Ruling 25: Roule-Ta-Paille against K-hole; the malus stays."""
    table = scene([COIN] * 5, malus=["ketamine"], rdr=["roule-ta-paille"])
    assert kind(table) == "react 0"
    say(table, "react roule-ta-paille")
    assert len(in_play(table)) == 5
    assert table.view(None)["seats"][0]["malus"] == ["ketamine"]


def test_moo_gloo_from_hand_answers_trauma() -> None:
    """NA-10.7, NA-14.5: it is an effect of the other player's card."""
    table = scene(["moo-gloo", COIN, COIN, COIN], malus=["dmt"], life=(1, 25))
    assert kind(table) == "react 0"
    say(table, "react moo-gloo")
    assert table.state.life[0] == 1 and not table.over


def test_a_hand_reaction_of_another_pack_can_cancel() -> None:
    """NA-10.3, NA-12.17"""
    new = {"reaction": {"where": "hand", "do": [{"cancel": "nasal", "what": "any"}, {"ground": 5}]}}
    table = scene(["speed", PAUSE], ["moo-gloo"] + [COIN] * 4, cards=changed(moo_gloo=new))
    say(table, "apply speed", "react moo-gloo cancel")
    assert "drew" not in heard(table)
