"""Clauses that are easily passed over: cards during an action, what is left unspent, what is told, what symbols are called."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from tests.games.tesseract.scene import hand, heard, kind, lab, offers, say
from tests.games.tesseract.scene import scene as laid

import tablee
from tablee.games.tesseract import game
from tablee.games.tesseract.board import SYMBOL
from tablee.games.tesseract.cards import EVENTS
from tablee.kit import Table
from tablee.kit.settings import settle
from tablee.reading.labels import setting_label, value_label
from tablee.terminal import show
from tablee.words import Words

PAIR = ("quantum-physicist", "transport-engineer")
RUN = ["blue-2", "blue-3", "blue-4"]


def scene(*labs: list[str], **position: Any) -> Table[Any]:
    """With the Quantum Physicist and the Transport Engineer."""
    return laid(*labs, scientists=PAIR, **position)


def told(table: Table[Any], id: str) -> list[dict[str, Any]]:
    return [event for event in table.events(None) if event["id"] == id]


# TS-7.2: cards during an action


def test_emergency_containment_may_come_between_containing_and_the_reroll() -> None:
    """TS-6.18, TS-7.2, Ruling 36: the cube it contains is no longer rerolled, and the reward is a level lower."""
    lab_with = [*RUN, "blue-5", "blue-6"]
    table = scene(lab_with, hands=[["emergency-containment"]], rolls=[1, 1, 1], luck={"research-3": [14]})
    say(table, "contain", "run blue-2 blue-3 blue-4 blue-5 blue-6", "blue-2")
    assert kind(table) == "reroll" and "play emergency-containment" in offers(table)
    say(table, "play emergency-containment", "blue-4 of quantum-physicist")
    assert kind(table) == "reroll" and offers(table) == ["reroll", "keep"]
    assert table.view(None)["picked"] == ["run blue-2 blue-3 blue-5 blue-6"]
    say(table, "reroll")
    assert [event["cube"] for event in told(table, "rerolled")] == ["blue-3", "blue-5", "blue-6"]
    assert told(table, "drew")[0]["level"] == 3


def test_when_cards_leave_nothing_of_the_series_there_is_no_reroll() -> None:
    """TS-6.18"""
    table = scene(["blue-3", "orange-3", "purple-3"], hands=[["blank-page"]])
    say(table, "contain", "set orange-3 purple-3 blue-3", "blue-3", "play blank-page")
    say(table, "orange-3 of quantum-physicist", "value 1", "purple-3 of quantum-physicist", "value 2", "done")
    assert kind(table) == "action" and "rerolled" not in heard(table)


def test_with_one_cube_of_the_series_left_there_is_no_reroll() -> None:
    """TS-6.18: no card is of level 1."""
    table = scene(["blue-3", "orange-3", "purple-3"], hands=[["dye"]])
    say(table, "contain", "set orange-3 purple-3 blue-3", "blue-3", "play dye", "orange-3 of quantum-physicist", "blue")
    assert kind(table) == "action" and "rerolled" not in heard(table)


# TS-7.10: never for nothing


def test_a_research_card_that_is_left_is_taken_back() -> None:
    """TS-7.10, Ruling 37"""
    table = say(scene(["blue-3"], hands=[["dye"]]), "play dye", "done")
    assert hand(table) == ["dye"] and sum(table.state.discarded) == 0
    assert told(table, "taken-back") == [
        {"id": "taken-back", "rule": "TS-7.10", "who": "quantum-physicist", "card": "dye"}
    ]
    assert "play dye" not in offers(table), "not again before something else was done"
    say(table, "adjust", "quantum-physicist blue-3 to 4")
    assert "play dye" in offers(table)


def test_what_was_left_may_be_tried_again_once_another_card_has_done_something() -> None:
    """TS-7.10, Ruling 37"""
    table = say(scene(["blue-3"], hands=[["dye", "about-turn"]]), "play dye", "done")
    assert "play dye" not in offers(table)
    say(table, "play about-turn", "blue-3 of quantum-physicist")
    assert "play dye" in offers(table)


def test_a_card_that_only_aimed_is_taken_back_too() -> None:
    """TS-7.10: Resonance, whose first choice changes nothing yet."""
    table = scene(["blue-3", "orange-5"], hands=[["resonance"]])
    say(table, "play resonance", "blue-3 of quantum-physicist", "done")
    assert hand(table) == ["resonance"]


def test_a_card_that_did_a_part_is_spent() -> None:
    """TS-7.9, TS-7.10"""
    table = scene(["blue-3"], primed=["orange-2"], hands=[["fine-tuning"]])
    say(table, "play fine-tuning", "quantum-physicist blue-3 to 4", "done")
    assert hand(table) == [] and "taken-back" not in heard(table)


def test_a_deepen_that_is_left_gives_its_action_back() -> None:
    """TS-7.10, TS-5.14"""
    table = say(scene(["blue-3"]), "deepen", "done")
    assert table.state.actions == 3 and "deepen" not in offers(table)
    assert table.view(None)["barred"]["deepen"] == "TS-7.10"
    words = Words("en", game)
    assert (
        words.event(told(table, "taken-back")[0])
        == "Nothing was done: the Quantum Physicist takes the Deepen action back."
    )


def test_a_containment_card_that_is_left_stays_unlocked() -> None:
    """TS-7.10, TS-11.3: and is shown as what cannot be chosen just now."""
    table = scene(["blue-3"], primed=["blue-1"], unlocked=["purge"])
    assert table.view(None)["columns"][0]["playable"]
    column = say(table, "use purge", "done").view(None)["columns"][0]
    assert column["state"] == "unlocked" and not column["playable"] and "use purge" not in offers(table)
    assert not scene(["blue-3"], unlocked=["purge"]).view(None)["columns"][0]["playable"], "nothing is primed"


def test_at_a_table_of_the_first_version_what_was_left_was_spent() -> None:
    """TS-7.10: records are for ever."""
    first, text = game.of_version(1), scene(["blue-3"], hands=[["dye"]]).position().to_toml("")
    text = text.replace(f"version = {game.version}", "version = 1").replace(game.pack_digest, first.pack_digest)
    table = say(tablee.deal(first, position=text), "play dye", "done")
    assert hand(table) == [] and "taken-back" not in heard(table)


# TS-13.15


def test_tolerance_shows_the_pairs_while_it_asks_for_them() -> None:
    """TS-13.15: the view agrees with the question, and the permission ends with the choice."""
    table = say(scene(["blue-3", "orange-3"], hands=[["tolerance"]]), "play tolerance", "contain")
    assert kind(table) == "series"
    series = [part["cubes"] for part in table.view(None)["scientists"][0]["series"]]
    assert sorted(map(sorted, series)) == sorted(sorted(option.split()[1:]) for option in offers(table))
    assert table.view(None)["pairs"]
    say(table, offers(table)[0])
    assert not table.view(None)["pairs"]


# What is told


def test_acceleration_tells_which_cell_it_takes_from() -> None:
    """TS-10.4"""
    table = scene(rows=("A...", "....", "....", "...."), heights={"a1": 1}, tops={"d4": "orange-1"})
    say(table, "remove", "a1")
    assert told(table, "accelerated") == [{"id": "accelerated", "rule": "TS-10.4", "cube": "orange-1", "cell": "d4"}]


def test_fission_tells_of_its_second_cube() -> None:
    """TS-10.7"""
    table = scene(
        rows=("F...", "....", "....", "...."), heights={"a1": 1}, tops={"d4": "orange-1"}, destroyed=["purple"],
        rolls=[2, 5], luck={"destroyed": [2]},
    )  # fmt: skip
    say(table, "remove", "a1")
    assert [event["colour"] for event in told(table, "split")] == ["purple"]
    assert heard(table).index("split") < len(heard(table)) - 1 - heard(table)[::-1].index("primed")


def test_shockwave_tells_whose_cubes_it_takes() -> None:
    """TS-10.11"""
    table = scene(["blue-3"], ["orange-3"], rows=("S...", "....", "....", "...."), heights={"a1": 1}, last_primed=3)
    say(table, "remove", "a1")
    assert [(event["of"], event["cube"]) for event in told(table, "struck")] == [
        ("quantum-physicist", "blue-3"),
        (table.view(None)["scientists"][1]["card"], "orange-3"),
    ]


@pytest.mark.parametrize(("lang", "said"), [("en", "turns the Transport Engineer’s"), ("fr", "de l’Ingénieur")])
def test_whose_cube_is_turned_is_told(lang: str, said: str) -> None:
    """TS-8.2"""
    table = scene(["blue-3"], ["orange-3"], hands=[["about-turn"]])
    say(table, "play about-turn", "orange-3 of transport-engineer")
    assert lab(table, 1) == ["orange-4"]
    event = told(table, "turned")[0]
    assert event["at"] == "transport-engineer" and said.casefold() in Words(lang, game).event(event).casefold()


# Words


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_setting_and_every_value_has_words(lang: str) -> None:
    """TS-3.18"""
    words = Words(lang, game)
    for setting in game.options.values():
        assert setting_label(setting, words) != setting.name
        for value in setting.values:
            assert value_label(setting, value, words) != str(value) or isinstance(value, int), (setting.name, value)
    for value in (0, 1, 2):
        assert value_label(game.options["extra_primed"], value, words) != str(value)
    assert settle(game.options, {})["extra_primed"] == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_board_names_the_symbols_below_it_and_no_letter_is_two_things(lang: str) -> None:
    """TS-2.3, TS-10.1"""
    words = Words(lang, game)
    console = Console(width=220, record=True, file=StringIO())
    table = tablee.deal("tesseract", 2, 1, {"base": "2A"})
    console.print(show.board(game, table.view(0), words))
    text = console.export_text()
    for event in dict.fromkeys(table.view(0)["base"]["events"].values()):
        assert f"{SYMBOL[event]} {words.name(event)}" in text
    letters = [words.say(f"letter-{colour}") for colour in ("yellow", "orange", "purple", "blue")]
    assert len({*letters, *SYMBOL.values()}) == 12 and not any(sign.isalpha() for sign in SYMBOL.values())
    assert all(words.name(event) in words.say("field-rows") for event in EVENTS.values())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_terminal_shows_what_a_card_in_hand_says(lang: str) -> None:
    """TS-7.9: on the board one's own, by the command `card` everybody's."""
    table = scene(hands=[["shuttle"], ["firewall"]])
    words = Words(lang, game, viewer=0)
    says = {id: words.text(card.text) for id in ("shuttle", "firewall") if (card := words.card(id, "research"))}
    board, cards = (drawn(part(game, table.view(0), words)) for part in (show.board, show.cards))
    assert says["shuttle"] in board and says["firewall"] not in board
    assert all(text in cards for text in says.values())


def drawn(thing: Any) -> str:
    console = Console(width=400, record=True, file=StringIO())
    console.print(thing)
    return console.export_text()
