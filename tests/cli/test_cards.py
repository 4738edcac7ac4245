"""The command `card`: what lies open is read out, and any card of the pack by its name."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Command

import tablee
from tablee.terminal import show
from tablee.words import Words

TABLE = ("play", "petite-mort", "--seats", "3", "--seed", "3", "--bots", "random")


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(("lang", "yes", "word"), [("en", "yes", "card"), ("fr", "oui", "carte")])
def test_the_cards_before_every_seat_are_read_out(command: Command, lang: str, yes: str, word: str) -> None:
    said = flat(command(*TABLE, "--lang", lang, typed=[yes, word]).out)
    game = tablee.find("petite-mort")
    words = Words(lang, game)
    for person in ("ludivine-soufflet", "lucien-moyenne", "come-interrupteur"):  # one of each seat's
        card = words.card(person)
        assert card is not None
        assert words.text(card.name) in said and words.text(card.text) in said


def test_a_card_is_found_by_its_name_or_a_part_of_it(command: Command) -> None:
    said = flat(command(*TABLE, typed=["yes", "card power SURGE", "card cat", "card nobody at all"]).out)
    assert "Power surge needs Heart and Stroke · The Hour Reaps an opponent’s character that still has" in said
    assert "Heart and head reached for the same socket." in said
    assert "Took orders from a cat for sixteen years." in said
    assert "No card is called “nobody at all”." in said


def test_a_game_that_reads_nothing_out_says_how_to_ask(command: Command) -> None:
    said = flat(command("play", "shipwreck", "--seats", "2", "--seed", "1", typed=["card", "card leviathan"]).out)
    assert "Type “card” and the name of a card" in said
    assert "Leviathan" in said


@pytest.mark.parametrize(("lang", "label"), [("en", "Knowledge cards left"), ("fr", "Connaissances restantes")])
def test_the_plain_view_calls_a_key_by_its_words_also_one_of_several_words(lang: str, label: str) -> None:
    assert show._label("knowledge_left", Words(lang, tablee.games()["breaths"])) == label


@pytest.mark.parametrize(
    ("lang", "yes", "word", "head"), [("en", "yes", "pile", "Your discard"), ("fr", "oui", "pile", "Votre défausse")]
)
def test_the_piles_that_may_be_looked_through_are_read_out(
    command: Command, lang: str, yes: str, word: str, head: str
) -> None:
    said = flat(command("play", "narcose", "--seed", "3", "--bots", "random", "--lang", lang, typed=[yes, word]).out)
    assert head in said and "DrojeCoin" in said


def test_a_game_without_such_piles_says_so(command: Command) -> None:
    said = flat(command("play", "shipwreck", "--seats", "2", "--seed", "1", typed=["pile"]).out)
    assert "there is no pile to look through" in said


def test_a_card_is_found_by_the_name_on_the_box_too(command: Command) -> None:
    said = flat(
        command("play", "shipwreck", "--seats", "2", "--seed", "1", "--lang", "fr", typed=["carte the judge"]).out
    )
    assert "The Judge · Le Juge" in said


def test_a_card_is_read_with_its_fact(command: Command) -> None:
    typed = ["yes", "card baby woodrose"]
    said = flat(command("play", "narcose", "--seed", "3", "--bots", "random", typed=typed).out)
    assert "Hawaiian Baby Woodrose" in said and "The LSA content varies widely" in said
