"""What the view offers a screen, and the board in the terminal."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.games.narcose.packs import changed
from tests.games.narcose.scene import COIN, PAUSE, State, Table, damage, rest, say, scene

import tablee
from tablee.games.narcose import game
from tablee.games.narcose.rules import Narcose
from tablee.reading import remarks_of
from tablee.terminal import show
from tablee.words import Words


def printed(table: Table[State], lang: str, seat: int | None = 0, width: int = 80) -> str:
    words = Words(lang, table.game, viewer=seat)
    console = Console(width=width, record=True, file=StringIO())
    console.print(show.board(game, table.view(seat), words))
    return console.export_text()


def test_the_board_shows_zones_live_mixtures_and_coins() -> None:
    """NA-5.6, NA-7.1, NA-9.1, NA-9.5"""
    table = scene(["cocaine", "alcool", PAUSE], rdr=["predosage"], other_malus=["dmt"])
    text = printed(table, "fr", 0)
    assert "Mélange actif" in text and "Cocaéthylène" in text
    assert "RdR" in text and "Prédosage" in text and "DMT" in text
    assert "7 dégâts" in text and "2\u00a0⚡" in text
    assert "Darknet" in text and "LSD" in text


def test_the_board_shows_ones_own_hand_and_nobody_elses() -> None:
    """NA-4.1"""
    table = scene([COIN, PAUSE], ["datura", COIN, COIN, COIN, COIN])
    assert "Datura" in printed(table, "en", 1)
    assert "Datura" not in printed(table, "en", 0) and "Datura" not in printed(table, "en", None)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_board_prints_at_any_time(lang: str) -> None:
    """NA-4.2: with the odds of the hidden hand, where aids are on."""
    for mode in ("piles", "river"):
        table = tablee.deal("narcose", 2, 5, {"mode": mode, "aids": True})
        rng, shown = Random(1), 0
        while not table.over:
            ask = table.asks[0]
            text = printed(table, lang, ask.seat, 100)
            assert "Darknet" in text
            shown += "%" in text
            words = Words(lang, table.game, viewer=ask.seat)
            for option in ask.options:
                assert isinstance(remarks_of(game).remark(table.view(ask.seat), option, words), str)
            table.answer(ask.seat, rng.choice(ask.options))
        assert printed(table, lang) and shown > 20


def test_an_option_is_explained_by_its_effect() -> None:
    """NA-5.3"""
    table = scene(["cafeine", PAUSE])
    words = Words("fr", table.game, viewer=0)
    ask = table.ask(0)
    assert ask is not None
    assert remarks_of(game).remark(table.view(0), ask.options[0], words) == "Piochez 1 carte et jouez-la."
    assert words.option("effect", ask.options[0]) == "Caféine\u00a0: piocher et jouer"


def read(table: Table[State], words: Words) -> str:
    console = Console(width=200, record=True, file=StringIO())
    console.print(show.cards(game, table.view(words.viewer), words))
    return console.export_text()


def test_the_cards_that_lie_open_can_be_read_whole() -> None:
    """NA-2.2: each once, with its price, its text and its line of atmosphere; a pack without one shows the text alone."""
    table = scene(["cafeine", "cafeine", PAUSE], rdr=["eau"])
    text = read(table, Words("fr", game, viewer=0))
    line = "La seule drogue servie par les ressources humaines."
    assert text.count(line) == 1 and text.index("Ivresse éveillée") < text.index(line)
    assert "Caféine S  2\u00a0⚡  stimulant ♦ orale ♦ naturelle" in text and "par petites gorgées" in text
    assert line not in read(table, Words("fr", Narcose(changed(cafeine={"flavour": None})), viewer=0))


def test_others_hands_are_not_read() -> None:
    """NA-4.1"""
    table = scene([COIN, PAUSE], ["datura", COIN, COIN, COIN, COIN])
    assert "Datura" in read(table, Words("en", game, viewer=1))
    assert "Datura" not in read(table, Words("en", game, viewer=0))


def test_prices_are_never_below_nought() -> None:
    """NA-7.4"""
    for lang, less, more in (
        ("fr", "chaque carte coûte 1\u00a0⚡ de moins", "chaque carte coûte 2\u00a0⚡ de plus"),
        ("en", "every card costs 1 ⚡ less", "every card costs 2 ⚡ more"),
    ):
        words = Words(lang, game)
        assert [words.say("board-discount", by=by) for by in (-1, 2)] == [less, more]


def test_a_reaction_names_the_card_it_is_aimed_at() -> None:
    """NA-10.5"""
    table = rest(scene(["cocaine", COIN], deck=[], other_rdr=["eau"]), "react-damage")
    words = Words("en", table.game, viewer=1)
    ask = table.ask(1)
    assert ask is not None
    assert remarks_of(game).remark(table.view(1), ask.options[1], words) == "Cocaine, 25 life left"


def test_the_view_tells_what_waits_what_is_done_and_what_is_forecast() -> None:
    """NA-5.3, NA-6.1"""
    table = say(scene(["cafeine", "speed", PAUSE], deck=[COIN, COIN]), "apply cafeine")
    cafeine, speed = table.view(None)["play"][:2]
    assert (cafeine["used"], cafeine["done"], cafeine["open"]) == (True, [1], [])
    assert (speed["used"], speed["open"], speed["damage"], speed["mixed"]) == (False, [1], 1, 1)
    assert table.view(None)["tally"] == {"damage": 2, "coins": 2, "discount": 0, "hallucinogens": 0}


def lines(table: Table[State], card: str) -> dict[str, list[int]]:
    """How the lines of a card in play stand, by number."""
    played = next(x for x in table.view(None)["play"] if x["card"] == card)
    return {state: played[state] for state in ("done", "open", "holds", "spent", "off")}


def test_the_view_tells_of_which_lines_the_condition_holds() -> None:
    """NA-5.6: damage and action effects alike."""
    assert lines(scene(["ghb", PAUSE]), "ghb")["holds"] == []
    assert lines(scene(["ghb", "alcool", PAUSE]), "ghb")["holds"] == [2]


def test_the_view_tells_what_is_spent_muted_or_on_the_other_side() -> None:
    """NA-5.7, NA-5.8, NA-12.4"""
    table = say(scene(["ghb", "ghb", PAUSE], deck=["cafeine", COIN]), "apply ghb")
    one, other, *_, muted = table.view(None)["play"]
    assert (one["done"], one["spent"], other["done"], other["spent"], other["open"]) == ([1], [], [], [1], [])
    assert muted["card"] == "cafeine" and (muted["muted"], muted["open"], muted["off"]) == (True, [], [1])
    sided = next(title.id for title in game.cards.titles if title.sides)
    table = scene([sided, PAUSE])
    assert lines(table, sided)["off"] == []
    first = [i for i, ready in enumerate(game.cards.faces[game.cards.index[sided]].lines, 1) if ready.side == 1]
    assert lines(say(table, f"choose {sided} 0.2"), sided)["off"] == first


def test_the_view_tells_what_the_damage_in_play_would_take() -> None:
    """NA-6.1, NA-6.5: nothing of the dealer, nothing of whoever is protected."""
    table = scene(["cocaine", PAUSE])
    assert [seat["hit"] for seat in table.view(None)["seats"]] == [0, damage(table)] != [0, 0]
    table.state.shield[1] = True
    assert [seat["hit"] for seat in table.view(None)["seats"]] == [0, 0]


def keys(value: Any) -> set[str]:
    """What a plain table of this is headed by."""
    if isinstance(value, dict):
        return {*value} | {key for inner in value.values() for key in keys(inner)}
    return {key for inner in value for key in keys(inner)} if isinstance(value, list) else set()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_plain_table_has_words_for_all_it_shows(lang: str) -> None:
    """NA-4.2: for whoever reads it without a board."""
    words, rng, seen = Words(lang, game), Random(4), set[str]()
    for mode in ("piles", "river"):
        table = tablee.deal("narcose", 2, 5, {"mode": mode})
        while not table.over:
            seen |= keys({key: value for key, value in table.view(0).items() if key != "table"})
            table.answer(table.asks[0].seat, rng.choice(table.asks[0].options))
    assert {key for key in seen if not words.has(f"label-{key}") and not words.card(key)} == set()
