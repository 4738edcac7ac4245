"""Phase 1 (NA-5)."""

from __future__ import annotations

from tests.games.narcose.packs import changed
from tests.games.narcose.scene import (
    COIN,
    PAUSE,
    damage,
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
    told,
)


def test_malus_cards_work_first_in_the_order_they_were_placed() -> None:
    """NA-5.1, Ruling 25: K-hole takes cards of the hand before it is played; Trauma costs life, without any choice."""
    table = scene(["lsd", COIN, COIN, COIN, COIN], malus=["dmt", "ketamine"])
    assert table.state.life[0] == 24
    assert kind(table) == "dizzy 0"
    say(table, f"toss {COIN}", f"toss {COIN}")
    assert in_play(table) == ["lsd", COIN, COIN]
    assert [event["card"] for event in told(table, "suffered")] == ["dmt", "ketamine"]


def test_the_whole_hand_is_played() -> None:
    """NA-5.2, Ruling 8"""
    table = scene(["lsd", "eau", COIN, COIN, COIN])
    assert in_play(table) == ["lsd", "eau", COIN, COIN, COIN]
    assert table.view(0)["hand"] == []


def test_effects_come_in_the_order_of_the_dealers_choice() -> None:
    """NA-5.3, Ruling 11: an effect of any card in play, each finished before the next."""
    for order in (("apply cafeine", "apply benzo"), ("apply benzo", "apply cafeine")):
        table = scene(["cafeine", "benzo"], deck=["speed"])
        say(table, order[0])
        if kind(table) == "forget 0":
            assert not offered(table, "apply cafeine")
            say(table, "done")
        assert offered(table, order[1])


def test_no_effect_of_a_drug_rdr_card_or_asset_must_be_applied() -> None:
    """NA-5.4, Ruling 9"""
    table = scene(["cafeine", "eau", "psychonaute", "pochon"], life=(20, 25))
    assert "done" in offers(table)
    rest(say(table, "done"))
    assert "applied" not in heard(table)


def test_compulsory_effects_must_be_applied_before_the_phase_ends() -> None:
    """NA-5.5, Ruling 9: the phase cannot be ended, nor the card forgotten or discarded, while one waits."""
    table = scene(["iboga", "infection", "benzo", "pochon", COIN], discard=["sucre"] * 2)
    assert "done" not in offers(table)
    assert refused(table, "done") == "NA-5.5"
    say(table, "apply benzo")
    assert not offered(table, "point infection") and not offered(table, "point iboga")
    say(table, "done", "apply infection", "apply iboga")
    assert table.state.life[0] == 22
    assert "done" in offers(table)


def test_a_compulsory_effect_that_is_all_there_is_happens_by_itself() -> None:
    """NA-5.5, NA-5.13"""
    table = scene(["infection", COIN, COIN])
    assert table.state.life[0] == 24
    assert kind(table) == "buy 0"


def test_conditions_are_judged_when_the_effect_is_applied() -> None:
    """NA-5.6, Ruling 13: the second dissociative comes by a draw and opens the effect; more than enough is fine."""
    table = scene(["gaz-hilarant", "cafeine"], deck=["dxm", COIN])
    assert not offered(table, "apply gaz-hilarant")
    say(table, "apply cafeine")
    assert offered(table, "apply gaz-hilarant")
    assert refused(table, "apply cocaine 0.1") == "NA-5.6"


def test_what_a_card_made_possible_stays_when_it_leaves() -> None:
    """NA-5.6, NA-5.12, Ruling 13, Ruling 14: the draw stays, the damage of the forgotten card and its mixture go."""
    table = scene(["alcool", "gaz-hilarant", "dxm", "benzo", PAUSE], deck=[COIN])
    say(table, "apply gaz-hilarant")
    assert damage(table) == 1 + 4 + 2 + 3
    say(table, "apply benzo", "point dxm")
    assert damage(table) == 1 + 4 + 3
    assert COIN in in_play(table)


def test_a_once_per_turn_effect_is_known_by_its_name() -> None:
    """NA-5.7, Ruling 16: two GHB and an Alcool have one Black-Out between them; next turn there is another."""
    table = scene(["ghb", "ghb", "alcool", PAUSE], deck=["lsd", "lsd", "lsd"])
    assert offered(table, "apply ghb") and offered(table, "apply alcool")
    say(table, "apply alcool")
    assert table.view(0)["once"] == ["Black-Out"]
    assert not offered(table, "apply ghb")
    assert rest(table).view(0)["once"] == []


def test_or_gives_one_side_only() -> None:
    """NA-5.8, Ruling 17: all effects of the chosen side, none of the other; a new choice each time it is played."""
    table = scene(["therapie", "lsd"], life=(10, 25), malus=["dmt"])
    assert [text for text in offers(table) if text.startswith("choose")] == [
        "choose therapie 1.1",
        "choose therapie 1.2",
    ]
    say(table, next(text for text in offers(table) if text.startswith("choose") and text.endswith(".1")))
    assert sum(text.startswith("apply therapie") for text in offers(table)) == 3
    assert not offered(table, "choose therapie")
    table = scene(["therapie", "lsd"])
    say(table, next(text for text in offers(table) if text.startswith("choose") and text.endswith(".2")))
    say(table, next(text for text in offers(table) if text.startswith("apply therapie")))
    assert kind(table) == "forget 0"


def test_a_card_is_used_once_an_effect_was_applied() -> None:
    """NA-5.9, NA-5.10, Ruling 15: coins and damage do not make a card used; an Infection is used from the start."""
    table = scene(["pochon", "infection", "lsd", COIN, "cafeine"], discard=["sucre", "sucre"], deck=["speed"])
    say(table, "apply infection", "apply cafeine", "apply pochon")
    assert kind(table) == "unused 0"
    assert [text.split()[1] for text in offers(table)] == ["lsd", COIN, "speed"]


def test_an_unused_card_given_up_gives_nothing() -> None:
    """NA-5.10, NA-5.12, Ruling 15, Ruling 18: its damage and coins are lost, and so are its effects."""
    table = scene(["pochon", "cocaine", COIN, PAUSE], discard=["sucre"] * 2, reserve=["benzo"])
    assert damage(table) == 2
    say(table, "apply pochon", "point cocaine")
    assert discard(table)[-2:] == ["cocaine", "benzo"]
    assert damage(table) == 0
    assert "benzo" in [event["card"] for event in told(table, "received")]


def test_cards_drawn_are_played_at_once() -> None:
    """NA-5.11, Ruling 10"""
    table = say(scene(["cafeine"], deck=["speed", "eau"]), "apply cafeine")
    assert in_play(table) == ["cafeine", "speed"]
    assert offered(table, "apply speed")


def test_the_phase_ends_by_itself_when_nothing_is_open() -> None:
    """NA-5.13"""
    table = scene([COIN, COIN, COIN])
    assert kind(table) == "buy 0"


def test_two_cards_alike_are_offered_once() -> None:
    """NA-5.3: what is the same choice is one option."""
    table = scene(["cafeine", "cafeine", "cafeine"])
    assert [text for text in offers(table) if text.startswith("apply")] == ["apply cafeine 0.1"]
    say(table, "apply cafeine")
    assert [text for text in offers(table) if text.startswith("apply")] == ["apply cafeine 1.1"]


def test_an_or_with_a_compulsory_side_can_still_be_chosen() -> None:
    """NA-5.5, NA-5.8: a compulsory effect binds once its side is chosen."""
    sides = [[{"do": [{"lose": 1}], "must": True}], [{"do": [{"heal": 2}]}]]
    table = scene(["therapie", COIN], life=(20, 25), cards=changed(therapie={"sides": sides}))
    assert "done" in offers(table)
    say(table, next(text for text in offers(table) if text.startswith("choose") and text.endswith(".1")))
    assert table.state.life[0] == 19
