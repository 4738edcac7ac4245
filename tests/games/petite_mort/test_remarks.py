"""What is said of questions and answers: what closes, what is asked once more, and what a question is about."""

from __future__ import annotations

import pytest
from tests.games.petite_mort.scene import asked, everybody, say, scene

from tablee.games.petite_mort import game
from tablee.games.petite_mort.options import NO_MORE, NO_TOKEN, Draw, Use
from tablee.kit import Table
from tablee.reading import asking, remarks_of
from tablee.words import Words

LANGS = ("en", "fr")
REMARKS = remarks_of(game)
WEAK = {1: [["odilon-parquet", "triple-cream", "mattress-tester"]]}


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def about(table: Table, seat: int, lang: str = "en") -> str:
    words = Words(lang, game, viewer=seat, names={0: "Ada", 1: "Bea", 2: "Cleo"})
    return asking.about(table, asked(table, seat), table.view(seat), words)


def test_keeping_ones_cards_and_taking_no_token_close_the_question() -> None:
    assert REMARKS.closes(NO_MORE) and REMARKS.closes(NO_TOKEN)
    assert not REMARKS.closes(Use("heart")) and not REMARKS.closes(Draw("heart"))


def test_a_token_left_in_the_middle_is_asked_about_once_more() -> None:
    """PM-9.1."""
    table = everybody(scene(phase="reap"), NO_MORE)
    assert asked(table, 0).kind == "token"
    assert REMARKS.twice(table.view(0), NO_TOKEN)
    assert not REMARKS.twice(table.view(0), Draw("heart"))


def test_reaping_nobody_is_asked_about_once_more_where_somebody_could_be_reaped() -> None:
    """PM-7.12."""
    fits = next(
        scythe
        for scythe in game.cards.scythes
        if any(
            getattr(option, "scythe", "") == scythe.id
            for option in asked(scene(WEAK, phase="reap", scythes={0: [scythe.id]}), 0).options
        )
    )
    table = scene(WEAK, phase="reap", scythes={0: [fits.id]})
    assert REMARKS.twice(table.view(0), NO_MORE)
    struck = next(option for option in asked(table, 0).options if getattr(option, "scythe", "") == fits.id)
    table.answer(0, struck)
    assert not REMARKS.twice(table.view(0), NO_MORE), "somebody is reaped already"


def test_what_no_card_can_reap_is_left_without_being_asked_again() -> None:
    table = scene(phase="reap")
    view = table.view(0)
    for place in view["seats"]:
        for life in place["lives"]:
            life["net"] = {}
    assert not REMARKS.twice(view, NO_MORE)


def test_tokens_that_are_kept_are_not_asked_about_again() -> None:
    """PM-9.6: they can be laid in another round."""
    table = scene(WEAK, phase="powa", tokens={0: {"heart": 1}})
    assert not REMARKS.twice(table.view(0), NO_MORE)


def test_a_gift_says_for_whom_it_is_and_which_of_two() -> None:
    """PM-5.2."""
    table = scene(seats=3)
    assert about(table, 0) == "Round 1. Gift 1 of 2: for Bea."
    table.answer(0, asked(table, 0).options[0])
    assert about(table, 0) == "Round 1. Gift 2 of 2: for Cleo."


def test_a_trait_says_which_of_two_it_is() -> None:
    """PM-5.5."""
    table = scene(phase="attach")
    table.answer(0, asked(table, 0).options[0])
    assert "2 of 2" in about(table, 0)


def test_tokens_left_and_the_one_in_hand_are_told() -> None:
    """PM-7.2."""
    table = scene(WEAK, phase="powa", tokens={0: {"heart": 1, "stroke": 2}})
    assert "3 left" in about(table, 0)
    table.answer(0, "use stroke")
    assert about(table, 0) == "Round 1. The token: Stroke."
    table.answer(0, "on odilon-parquet")
    assert "2 left" in about(table, 0)


def test_a_reaping_says_how_many_lives_are_possible() -> None:
    """PM-7.5."""
    table = scene(WEAK, phase="reap")
    targets = {option.life for option in asked(table, 0).options if option != NO_MORE}
    said = {0: "it fits nobody", 1: "one life"}.get(len(targets), f"{len(targets)} lives")
    assert f"Reaping card 1 of 2: {said}" in about(table, 0)


def test_a_share_says_whose_cards_and_how_many() -> None:
    """PM-8.1."""
    table = scene(WEAK, phase="powa", tokens={0: dict.fromkeys(("heart", "stroke", "accident"), 1)})
    say(table, {0: [part for kind in ("heart", "stroke", "accident") for part in (f"use {kind}", "on odilon-parquet")]})
    reaping = next(option for option in asked(table, 0).options if getattr(option, "life", "") == "odilon-parquet")
    table.answer(0, reaping)
    for seat in (0, 1):
        while seat in table.waiting and asked(table, seat).kind == "reap":
            table.answer(seat, NO_MORE)
    name = Words("en", game).name("odilon-parquet")
    assert about(table, 0) == f"{name}: your card 1 of 2; the rest goes to Bea."
    table.answer(0, asked(table, 0).options[0])
    assert about(table, 0).startswith(f"{name}: your card 2 of 2")


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_says_what_it_is_about(lang: str) -> None:
    kinds = set()
    for phase in ("gifts", "attach", "powa", "reap"):
        table = scene(WEAK, phase=phase, tokens={0: {"heart": 1}})
        kinds.add(asked(table, 0).kind)
        assert about(table, 0, lang)
    table = everybody(scene(phase="reap"), NO_MORE)
    assert kinds | {asked(table, 0).kind} == {"give", "attach", "powa", "reap", "token"}
    assert about(table, 0, lang)
