"""When and by whom a faded power may be used (SA-7)."""

import pytest
from tests.games.shipwreck.scene import (
    NOWHERE,
    agree,
    heard,
    is_group_asked,
    kind,
    offers,
    others,
    powers,
    row,
    scene,
    some_play,
    story,
    turn,
)

import tablee
from tablee.games.shipwreck import game

BACK = {
    "higher-than": "the-deep",
    "1-2-3": "the-servant",
    "3-4-5": "the-noble",
    "5-6-7": "the-lord",
    "1-4-7": "the-blind-man",
    "twice": "the-beast",
    "old": "the-key",
    "discard-lower": "leviathan",
    "cycle": "the-rider",
}
GROUP = {"higher-than", "1-2-3", "3-4-5", "5-6-7", "1-4-7", "twice"}


def ready(power, **more):
    """A table where this power waits, at the moment when it may be used."""
    fates = {"hands": {0: [1]}, "draws": [5]} if power == "old" else {"draws": [1, 5]}
    table = scene("the-chalice", faded=[BACK[power]], **{**fates, **more})
    if power != "cycle":
        table.answer(0, "place 1 at the-chalice")
    return table


def use(table, power):
    """Whoever is asked uses it; what it asks in turn is answered somehow."""
    agree(table, f"use {power}") if is_group_asked(table) else table.answer(0, f"use {power}")
    if kind(table) == "higher-than":
        agree(table, "than 4")
    elif kind(table) in ("discard-lower", "swap"):
        table.answer(0, some_play(table))


def test_faded_cards_lie_below_the_row_power_up_and_are_nobodys_own():
    """SA-7.1: whose turn faded the card does not matter."""
    table = scene("the-beast", "the-chalice", seats=3, draws=[1, 2, 5, 7])
    turn(table, "place 1 at the-beast")
    assert table.view(2)["faded"] == [{"card": "the-beast", "power": "twice"}]
    table.answer(1, "place 5 at the-chalice")
    assert {"use twice", "keep"} <= offers(table, 0) & offers(table, 2)


@pytest.mark.parametrize("power", BACK)
def test_a_used_power_goes_front_up_under_the_pile_and_is_gone(power):
    """SA-7.2."""
    table = ready(power)
    use(table, power)
    assert powers(table) == []
    assert table.view(None)["under"][-1] == BACK[power]
    assert heard(table, "used") == [
        {
            "id": "used",
            "rule": game.cards.power[power].rule,
            "seat": 0,
            "power": power,
            "who": "group" if power in GROUP else "active",
        }
    ]


def test_of_two_cards_with_the_same_power_one_use_takes_one():
    """SA-7.2."""
    table = scene("the-chalice", faded=["the-deep", "dawn"], draws=[1, 5, 4, 7])
    table.answer(0, "place 1 at the-chalice")
    agree(table, "use higher-than", "than 4", "pass")
    assert powers(table) == ["dawn"]
    assert table.view(None)["under"] == ["the-deep"]


@pytest.mark.parametrize("first", ["1-2-3", "twice", "higher-than", "old", "discard-lower"])
def test_one_power_a_turn_in_all(first):
    """SA-7.3, Ruling 16: the active player and the group taken together."""
    waiting = [BACK[first], "the-blind-man", "the-belltower"]
    table = scene("the-chalice", faded=waiting, hands={0: [1]}, draws=[5])
    table.answer(0, "place 1 at the-chalice")
    if first in GROUP:
        table.answer(0, "keep")
    use(table, first)
    assert kind(table) == "predict"
    assert len(powers(table)) == 2


def test_a_cycle_before_the_play_leaves_no_power_for_after_it():
    """SA-7.3, Ruling 16."""
    table = scene("the-chalice", faded=["the-rider", "the-blind-man", "the-key"], draws=[1, 5])
    use(table, "cycle")
    table.answer(0, some_play(table))
    assert kind(table) == "predict"


def test_the_next_turn_has_its_own_power():
    """SA-7.3."""
    table = scene("the-chalice", faded=["the-servant", "the-blind-man"], draws=[1, 5, 2, 6])
    table.answer(0, "place 1 at the-chalice")
    agree(table, "use 1-2-3", "pass")
    table.answer(1, some_play(table))
    assert offers(table, 0) == {"keep", "use 1-4-7"}


@pytest.mark.parametrize("power", BACK)
def test_each_power_is_for_the_active_player_or_for_the_group(power):
    """SA-7.4."""
    table = ready(power, seats=3)
    assert f"use {power}" in offers(table, 1 if power in GROUP else 0)
    assert is_group_asked(table) is (power in GROUP)
    assert table.waiting == ((1, 2) if power in GROUP else (0,))
    with pytest.raises(tablee.IllegalAnswer):
        table.answer(0 if power in GROUP else 1, f"use {power}")


@pytest.mark.parametrize("power", BACK)
def test_each_power_has_its_moment_before_the_play_or_between_play_and_prediction(power):
    """SA-7.5."""
    table = scene("the-chalice", faded=[BACK[power]], hands={0: [1]}, draws=[5])
    asked = []
    for _ in range(3):
        asked.append((kind(table), f"use {power}" in offers(table, table.waiting[0])))
        table.answer(table.waiting[0], {"place": "place 1 at the-chalice", "predict": "pass"}.get(kind(table), "keep"))
    moment = "active-power" if power in ("old", "discard-lower", "cycle") else "group-power"
    after = [("place", False), (moment, True), ("predict", False)]
    assert asked == ([(moment, True), ("place", False), ("predict", False)] if power == "cycle" else after)


@pytest.mark.parametrize("power", ["1-2-3", "3-4-5", "5-6-7", "1-4-7"])
@pytest.mark.parametrize("kept", range(1, 8))
def test_a_question_gets_a_true_yes_or_no_and_nothing_more(power, kept):
    """SA-7.6."""
    table = ready(power, seats=3, draws=[1, kept])
    use(table, power)
    (answer,) = heard(table, "answered")
    asked = [int(digit) for digit in power.split("-")]
    assert answer == {
        "id": "answered", "rule": game.cards.power[power].rule, "seat": 0,
        "asked": "among", "than": 0, "values": asked, "yes": kept in asked,
    }  # fmt: skip
    assert heard(table, "answered", 2) == [answer]


def test_any_number_of_powers_may_wait():
    """SA-7.7."""
    here = ("the-chalice", "dawn", "midnight", "the-judge")
    waiting = others(*here, "the-key")
    table = scene(*here, pile=["the-key"], faded=waiting, draws=[1, 5])
    assert powers(table) == waiting
    table.answer(0, "keep")
    table.answer(0, "place 1 at the-chalice")
    assert offers(table, 0) == {"keep", "use discard-lower"}
    table.answer(0, "keep")
    assert offers(table, 1) == {"keep", *(f"use {power}" for power in GROUP)}


@pytest.mark.parametrize("power", BACK)
def test_no_power_must_be_used(power):
    """SA-7.8."""
    table = ready(power)
    agree(table, "keep") if is_group_asked(table) else table.answer(0, "keep")
    assert powers(table) == [BACK[power]]
    assert kind(table) == ("place" if power == "cycle" else "predict")
    assert not heard(table, "used")


@pytest.mark.parametrize("power", BACK)
def test_a_power_obliges_nobody_to_predict(power):
    """SA-7.9."""
    table = ready(power)
    use(table, power)
    if power == "cycle":
        table.answer(0, some_play(table))
    agree(table, "pass")
    assert heard(table, "no-prediction")
    assert table.view(None)["active"] == 1


def test_after_the_play_the_active_player_is_asked_before_the_group():
    """SA-7.10, Ruling 16."""
    table = scene("the-chalice", faded=["the-servant", "the-key"], hands={0: [1]}, draws=[5])
    table.answer(0, "place 1 at the-chalice")
    assert (kind(table), table.waiting) == ("active-power", (0,))
    table.answer(0, "keep")
    assert (kind(table), table.waiting) == ("group-power", (1,))


def test_a_cycle_can_lead_away_from_the_hours():
    """SA-7.11, Ruling 9."""
    table = scene(*NOWHERE, pile=["the-beast"], faded=["the-rider"], draws=[3, 4])
    table.answer(0, "use cycle")
    table.answer(0, "swap leviathan")
    assert offers(table, 0) == {"place 3 at the-beast", "place 4 at the-beast"}


def test_a_cycle_can_lead_to_the_hours():
    """SA-7.11, Ruling 9."""
    table = scene(
        "the-mirror", "leviathan", "the-deep", "the-beast", pile=["the-shore"], faded=["the-rider"], draws=[3, 4]
    )
    table.answer(0, "use cycle")
    table.answer(0, "swap the-beast")
    assert row(table)[3] == "the-shore"
    assert offers(table, 0) == {"place 3 at hours", "place 4 at hours"}


def test_the_active_player_is_asked_whether_or_not_the_power_can_be_used():
    """SA-7.12: the others cannot tell, and leaving it unused tells nothing."""
    tables = [scene("the-chalice", faded=["leviathan"], draws=[2, kept]) for kept in (1, 5)]
    for table in tables:
        table.answer(0, "place 2 at the-chalice")
        assert kind(table) == "active-power"
    assert [offers(table, 0) for table in tables] == [{"keep"}, {"keep", "use discard-lower"}]
    asks = [[(ask.seat, ask.kind, tuple(ask.options)) for ask in table.asks_for(1)] for table in tables]
    assert asks == [[(0, "active-power", ())]] * 2
    for table in tables:
        table.answer(0, "keep")
    assert story(tables[0]) == story(tables[1])


def test_a_power_that_cannot_be_used_is_refused():
    """SA-7.12, SA-9.8."""
    table = scene("the-chalice", faded=["leviathan"], draws=[2, 1])
    table.answer(0, "place 2 at the-chalice")
    with pytest.raises(tablee.IllegalAnswer):
        table.answer(0, "use discard-lower")
    assert powers(table) == ["leviathan"]


def test_a_power_faded_by_this_turns_play_waits_for_the_next():
    """SA-7.5, SA-6.3."""
    table = scene("the-beast", "the-chalice", faded=["the-servant"], draws=[1, 2, 5, 7])
    table.answer(0, "place 1 at the-beast")
    assert offers(table, 1) == {"keep", "use 1-2-3"}
    agree(table, "use 1-2-3", "pass")
    table.answer(1, "place 5 at the-chalice")
    assert offers(table, 0) == {"keep", "use twice"}
