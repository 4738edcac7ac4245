"""The box and the set-up (PM-2, PM-3)."""

from __future__ import annotations

from collections import Counter

import pytest

import tablee
from tablee.games.petite_mort import game
from tablee.games.petite_mort.cards import DIPLOMAS
from tablee.games.petite_mort.pictograms import KINDS
from tablee.kit import Scripted
from tablee.words import Words

CARDS = game.cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_three_characters_three_traits_and_two_reaping_cards(seats: int) -> None:
    """PM-3.1, PM-3.3, PM-3.4, PM-3.5, PM-5.1."""
    view = tablee.deal("petite-mort", seats, 3).view(0)
    assert [len(seat["lives"]) for seat in view["seats"]] == [3] * seats
    assert all(life["age"] == 0 for seat in view["seats"] for life in seat["lives"])
    assert [(seat["traits"], seat["scythes"]) for seat in view["seats"]] == [(3, 2)] * seats
    assert (len(view["hand"]["traits"]), len(view["hand"]["scythes"])) == (3, 2)
    left = {"people": 3, "traits": 3, "scythes": 2}
    for name, size in (("people", len(CARDS.people)), ("traits", len(CARDS.traits)), ("scythes", len(CARDS.scythes))):
        assert view["piles"][name] == size - left[name] * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_there_is_no_table_for_one_or_five(seats: int) -> None:
    """PM-3.1."""
    with pytest.raises(tablee.OptionError):
        tablee.deal("petite-mort", seats)


def test_the_first_diploma_is_the_one_for_a_first_game() -> None:
    """PM-3.2, Ruling 37."""
    table = tablee.deal("petite-mort", 2, 1)
    assert table.view(None)["diploma"]["id"] == "moisson-d-avril"
    assert table.events(None)[0]["diploma"] == "moisson-d-avril"


@pytest.mark.parametrize("diploma", DIPLOMAS)
def test_any_diploma_can_be_chosen(diploma: str) -> None:
    """PM-3.2, PM-2.10, Ruling 37."""
    view = tablee.deal("petite-mort", 3, 1, {"diploma": diploma}).view(None)["diploma"]
    assert (view["id"], len(view["objectives"])) == (diploma, 6)


@pytest.mark.parametrize(("level", "name"), [(1, "beginner"), (2, "intermediate"), (3, "expert")])
def test_a_diploma_can_be_drawn_within_a_level(level: int, name: str) -> None:
    """PM-3.2, Ruling 37."""
    found = {tablee.deal("petite-mort", 2, seed, {"diploma": name}).view(None)["diploma"]["id"] for seed in range(40)}
    assert found == {card.id for card in CARDS.diplomas if card.level == level}


def test_pawns_and_tokens_at_the_start() -> None:
    """PM-3.6, PM-3.7, PM-2.9, Ruling 18: 21 tokens in seven kinds, all in the middle."""
    view = tablee.deal("petite-mort", 4, 1).view(None)
    assert [seat["pawns"] for seat in view["seats"]] == [0] * 4
    assert [seat["tokens"] for seat in view["seats"]] == [{}] * 4
    assert view["supply"] == dict.fromkeys(KINDS, 3)
    assert sum(view["supply"].values()) == 21


def test_the_first_seat_is_chosen_or_drawn() -> None:
    """PM-3.8, Ruling 24."""
    assert tablee.deal("petite-mort", 4, 1, {"first": 2}).view(None)["first"] == 2
    assert tablee.deal("petite-mort", 4, luck=Scripted({"first": [3]})).view(None)["first"] == 3


def test_open_hands_hide_nothing() -> None:
    """PM-3.9."""
    table = tablee.deal("petite-mort", 3, 5, {"open_hands": True})
    hands = [table.view(seat)["hand"] for seat in range(3)]
    assert [seat["hand"] for seat in table.view(None)["seats"]] == hands
    for seat in range(3):
        for _ in range(2):
            table.answer(seat, table.ask(seat).options[0])  # type: ignore[union-attr]
    passed = [event for event in table.events(None) if event["id"] == "passed"]
    assert [event["seat"] for event in passed] == [0, 1, 2]
    assert "hand" not in tablee.deal("petite-mort", 3, 5).view(None)["seats"][0]


def test_a_character_a_trait_and_a_reaping_card_bear_what_the_booklet_says() -> None:
    """PM-2.1, PM-2.2, PM-2.3, PM-2.7, Ruling 35: Reaping cards are worth nothing."""
    for person in CARDS.people:
        assert len(person.weak) + len(person.strong) <= 2
        assert person.text.en and person.text.fr and 0 <= person.souls <= 3
    assert all(trait.weak or trait.strong for trait in CARDS.traits)
    assert any(trait.weak and trait.strong for trait in CARDS.traits)
    assert not any(hasattr(scythe, "souls") for scythe in CARDS.scythes)
    assert all(len(scythe.needs) in (1, 2) for scythe in CARDS.scythes)


def test_there_are_six_causes_and_darwin_which_has_no_strength() -> None:
    """PM-2.4, PM-2.5, Ruling 9: every kind is on cards and on Reaping cards; only the six causes have strengths."""
    weak = Counter(kind for card in [*CARDS.people, *CARDS.traits] for kind in card.weak)
    strong = Counter(kind for card in [*CARDS.people, *CARDS.traits] for kind in card.strong)
    needed = Counter(kind for card in CARDS.scythes for kind in card.needs)
    assert set(weak) == set(needed) == set(KINDS)
    assert set(strong) == set(KINDS) - {"darwin"}


def test_the_causes_keep_the_booklets_words_and_a_listener_is_named() -> None:
    """PM-2.4."""
    assert [Words("fr", game).name(kind) for kind in KINDS] == [
        "Cardiaque", "AVC", "Accident", "Maladie pulmonaire", "Suicide", "Cancer", "Darwin Award",
    ]  # fmt: skip
    for lang in ("en", "fr"):
        assert "3114" in Words(lang, game).say("notice")
        assert "14" in Words(lang, game).say("notice")


def test_jobs_are_on_some_traits() -> None:
    """PM-2.6."""
    assert 0 < sum(trait.job for trait in CARDS.traits) < len(CARDS.traits) / 2


def test_each_of_four_symbols_is_on_as_many_reaping_cards() -> None:
    """PM-2.8."""
    counted = Counter(scythe.symbol for scythe in CARDS.scythes)
    assert set(counted) == {"scythe", "hour", "night", "knell"}
    assert max(counted.values()) == min(counted.values())


def test_there_are_three_diplomas_on_each_level() -> None:
    """PM-2.10."""
    assert Counter(card.level for card in CARDS.diplomas) == {1: 3, 2: 3, 3: 3}
    assert [card.id for card in CARDS.diplomas] == list(DIPLOMAS)


def test_every_card_says_where_it_comes_from() -> None:
    """PM-2.12, Ruling 39, Ruling 40: two Diploma names and two objectives are publicly known, all else is our own."""
    every = [
        *CARDS.symbols, *CARDS.tokens, *CARDS.people, *CARDS.traits, *CARDS.scythes, *CARDS.diplomas, *CARDS.objectives,
    ]  # fmt: skip
    public = {card.id for card in every if card.origin == "public"}
    assert public == {"moisson-d-avril", "ying-yang", "a-small-family", "good-weight"}
    assert {card.origin for card in every} == {"public", "original"}
    assert not [card.id for card in every if "Fausse" in card.name.fr]
