"""What is said of questions and answers: what they are about, which end or decline, which are asked twice, what would remain."""

from __future__ import annotations

from tests.games.narcose.scene import COIN, PAUSE, State, Table, events, rest, say, scene

from tablee.games.narcose import game
from tablee.games.narcose.options import DONE, INFECT, LET, NONE, RESHUFFLE, STOP, React, keep
from tablee.games.narcose.remarks import NarcoseRemarks
from tablee.words import Words

REMARKS = NarcoseRemarks()


def about(table: Table[State], lang: str = "en") -> str:
    """What the one who is asked is told of the question."""
    ask = table.asks[0]
    return REMARKS.about(table.view(ask.seat), ask, Words(lang, game, viewer=ask.seat))


def notes(table: Table[State]) -> dict[str, str]:
    """What is said of each answer."""
    ask = table.asks[0]
    words = Words("en", game, viewer=ask.seat)
    return {str(option): REMARKS.remark(table.view(ask.seat), option, words) for option in ask.options}


# What ends or declines


def test_what_ends_or_declines_closes_and_nothing_else_does() -> None:
    assert all(map(REMARKS.closes, (DONE, LET, NONE, STOP)))
    assert not any(map(REMARKS.closes, (RESHUFFLE, INFECT, keep(COIN), React("eau", "cancel", 1))))


def test_to_end_the_actions_is_asked_twice_while_an_effect_can_be_applied() -> None:
    table = scene(["cafeine", PAUSE])
    assert REMARKS.twice(table.view(0), DONE)
    assert not REMARKS.twice(table.view(0), LET)
    say(table, "apply cafeine")
    assert not any(played["open"] for played in table.view(0)["play"])
    assert not REMARKS.twice(table.view(0), DONE)


def test_to_stop_in_the_middle_of_an_effect_or_to_end_the_purchases_is_not_grave() -> None:
    table = say(scene(["benzo", "cafeine", PAUSE]), "apply benzo")
    assert table.asks[0].kind == "forget"
    assert not REMARKS.twice(table.view(0), DONE)
    table = rest(scene(["cafeine", COIN, COIN]), "buy")
    assert not REMARKS.twice(table.view(0), DONE)


# What a question is about


def test_the_actions_tell_how_many_are_open_and_what_the_cards_come_to() -> None:
    table = scene(["cafeine", "cocaine", COIN])
    assert about(table) == "1 action open; as it lies, 3 damage and 3 ⚡."
    assert about(table, "fr") == "1 action possible\u202f; en l’état, 3 dégâts et 3\u00a0⚡."


def test_the_purchases_tell_what_there_is_to_spend_and_how_prices_have_changed() -> None:
    assert about(rest(scene([COIN, COIN]), "buy")) == "2 ⚡ to spend."
    table = rest(scene([COIN] * 4, piles=[0] * 8, luck=events("fidelite")), "buy")
    say(table, "buy cafeine")
    assert about(table) == "2 ⚡ to spend; every card costs 1 ⚡ less."


def test_damage_tells_its_sum_what_is_by_mixture_and_the_cards() -> None:
    table = rest(scene(["cocaine", "alcool", COIN], deck=[], other_rdr=["eau"]), "react-damage")
    assert about(table) == "7 damage, 4 of it by mixture: Cocaine and Alcohol."
    assert about(table, "fr") == "7 dégâts, dont 4 par mélange\u00a0: Cocaïne et Alcool."


def test_an_effect_that_may_be_answered_is_told_in_its_words() -> None:
    table = say(scene(["ketamine", PAUSE], other_rdr=["roule-ta-paille"]), "apply ketamine")
    assert about(table) == "Ketamine: Put this card in the drugged player’s malus zone."


def test_a_choice_tells_the_effect_or_the_event_it_is_made_for() -> None:
    assert about(say(scene(["benzo", PAUSE]), "apply benzo")) == "An effect of Benzo."
    table = rest(scene([COIN] * 4, rdr=["predosage"], piles=[0] * 8, luck=events("initiation")), "buy")
    say(table, "buy cafeine")
    assert about(table).startswith("The event Dubious Initiation: ")


def test_an_empty_deck_tells_how_many_cards_a_reshuffle_would_bring() -> None:
    table = say(scene(["ghb", PAUSE], deck=[], discard=[COIN, COIN]), "apply ghb")
    assert about(table) == "Your discard holds 2 cards."


# What would remain


def test_a_reaction_to_damage_ends_with_the_life_that_would_remain() -> None:
    table = rest(scene(["cocaine", "alcool", COIN], deck=[], other_rdr=["eau"], life=(25, 10)), "react-damage")
    told = notes(table)
    assert told["let"] == "3 life left"
    assert told["react eau cancel 0"] == "Cocaine, 11 life left"


def test_a_reaction_to_mixtures_alone_leaves_the_damage_of_the_card() -> None:
    table = rest(scene(["ghb", "alcool", COIN], deck=[], other_rdr=["drug-checking"], life=(25, 10)), "react-damage")
    assert notes(table)["react drug-checking cancel 1"] == "GHB, 7 life left"


def test_a_shield_leaves_all_life_and_to_let_happen_what_kills_warns() -> None:
    hand = ["moo-gloo", COIN, COIN, COIN, COIN]
    table = rest(scene(["cocaine", "alcool", COIN], hand, deck=[], life=(25, 7)), "react-damage")
    assert notes(table) == {"let": "clinical death", "react moo-gloo shield": "7 life left"}
    assert REMARKS.warns(table.view(1), LET)
    assert not REMARKS.warns(table.view(1), React("moo-gloo", "shield", -1))
