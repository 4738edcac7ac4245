"""DB-14, DB-15: each trump, alone and together."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.breaths.scene import happened, kind, offers, person, reserve, say, scene, settle_resistance, under

from tablee.games.breaths.state import BreathsState
from tablee.kit import ALL, Table


def discarding(*trumps: str, then: tuple[str, ...] = (), **more: Any) -> Table[Any]:
    """Seat 0 succeeds in exploring with these trumps in the air pile; nobody resists."""
    table = scene(air=trumps, draws=("clubs-3", *then), situations=["creature"], **more)
    say(table, "explore", "draw")
    settle_resistance(table)
    return table


def quiet(*trumps: str, then: tuple[str, ...] = (), **more: Any) -> Table[Any]:
    """The same without an action that does anything: seat 0 fights somebody and heals nothing."""
    table = scene(air=trumps, draws=("clubs-3", *then), **more)
    say(table, "fight 2", "draw")
    settle_resistance(table)
    return table


def test_0_the_fool_consults_a_secret() -> None:
    """DB-14.0. Ruling 82: all see that it is done, only the reader what it says."""
    table = quiet("trump-0", secrets={1: "recycler"})
    assert offers(table) == ["player 1", "player 2"]
    say(table, "player 1")
    assert happened(table, "consulted", 0)[-1]["secret"] == "recycler"
    assert "secret" not in happened(table, "consulted", 2)[-1]
    assert person(table, 1, 0)["secret"]["card"] == "recycler"
    assert person(table, 1, 2)["secret"] == {"card": None, "open": False, "read_by": [0, 1]}


def test_1_the_juggler_triggers_somebody_elses_card_by_its_place() -> None:
    """DB-14.1, DB-10.1. Ruling 40: a place is pointed at. Ruling 41: the owner is its "you"."""
    table = quiet("trump-1", hands={1: ("lick-your-wounds", "sigh-loudly")}, life={1: 1})
    assert offers(table) == ["place 1", "place 2"]
    say(table, "place 1")
    assert person(table, 1)["life"] == 2
    assert person(table, 1)["knowledge"][0] == {"card": "lick-your-wounds", "open": True}


@pytest.mark.parametrize(("trump", "token"), [("trump-2", "social"), ("trump-5", "will"), ("trump-11", "physical")])
def test_2_5_11_give_a_success_token(trump: str, token: str) -> None:
    """DB-14.2, DB-14.5, DB-14.11."""
    table = quiet(trump)
    assert person(table, 0)["tokens"][token] == 1
    assert table.view(0)["supply"][token] == 2


def test_no_token_is_left() -> None:
    """DB-2.5, DB-14.2. Ruling 15: then there is none; a player may hold several."""
    table = quiet("trump-2", tokens={1: (0, 0, 3)})
    assert person(table, 0)["tokens"]["social"] == 0
    assert person(table, 1)["tokens"]["social"] == 3


@pytest.mark.parametrize("trump", ["trump-3", "trump-4"])
def test_3_4_recycle_three_of_the_air_pile_just_before_it_is_discarded(trump: str) -> None:
    """DB-14.3, DB-14.4: perhaps themselves."""
    table = quiet(trump, "spades-2", "spades-3", "spades-4")
    for _ in range(3):
        assert kind(table) == "recycle"
        say(table, offers(table)[-1], "face down")
    assert len(under(table, 3)) == 3
    assert table.view(0)["air"] == []


def test_6_8_9_do_nothing_when_they_are_discarded() -> None:
    """DB-14.6, DB-14.8, DB-14.9: they only block."""
    table = scene(air=["trump-9", "trump-6"], draws=["clubs-3"])
    say(table, "fight 2", "draw")
    assert not happened(table, "trump")
    assert table.view(0)["closed"] == {}


def test_7_the_chariot_takes_the_top_of_the_discard_which_is_the_card_of_success() -> None:
    """DB-14.7. Ruling 12: before the air pile goes there."""
    table = quiet("trump-7", discard=("hearts-1", "hearts-2"))
    say(table, "face up", "face down")
    assert under(table, 2) == [("hearts-2", False), ("clubs-3", True)]


def test_10_the_wheel_offers_a_swap_of_secrets() -> None:
    """DB-14.10, DB-11.13, DB-11.15."""
    table = quiet("trump-10", secrets={0: "recycler"}, board=("control-freak",))
    assert offers(table) == ["keep", "place 1", "place 2", "place 3"]
    say(table, "place 2")
    assert table.view(0)["secret"] == "control-freak"
    assert table.view(0)["board"][1] == {"card": "recycler", "open": False, "read_by": [0]}
    assert table.view(1)["board"][1]["card"] is None


def test_10_the_wheel_asks_the_obsessed_too() -> None:
    """DB-14.10, DB-11.14. Ruling 99: they may only keep, and it looks the same from outside."""
    table = quiet("trump-10", secrets={0: "rebellion"})
    assert offers(table) == ["keep"]
    assert table.asks_for(1)[0].kind == "swap-secret"
    assert table.asks_for(1)[0].options == ()


@pytest.mark.parametrize(
    ("trumps", "before", "after"),
    [
        (("trump-12",), 3, 2), (("trump-13",), 3, 1), (("trump-14",), 1, 2), (("trump-20",), 1, 2),
        (("trump-13", "trump-14"), 3, 2), (("trump-12", "trump-14"), 2, 2), (("trump-14", "trump-20"), 1, 3),
        (("trump-14", "trump-20"), 2, 3), (("trump-12", "trump-13"), 3, 0), (("trump-13", "trump-12", "trump-20"), 1, 0),
    ],
)  # fmt: skip
def test_12_13_14_20_are_added_up_and_happen_once(trumps: tuple[str, ...], before: int, after: int) -> None:
    """DB-14.12, DB-14.13, DB-14.14, DB-14.20, DB-15.2, DB-3.7, DB-3.8. Ruling 8: net. Ruling 9: never above three.
    Ruling 10: losing two with one left is one wound."""
    table = quiet(*trumps, life={0: before})
    assert person(table, 0)["life"] == after
    assert not person(table, 0)["dead"]


def test_15_the_devil_comes_after_the_trumps_that_reveal() -> None:
    """DB-14.15, DB-15.1: three of the four are face up by then."""
    table = quiet("trump-15", "trump-17", then=("spades-2", "spades-3", "spades-4"))
    thrown = [card["up"] for card in reversed(table.view(0)["discard"])][1:5]
    assert thrown == [True, True, True, False]


@pytest.mark.parametrize("trump", ["trump-16", "trump-17", "trump-18", "trump-19", "trump-21"])
def test_16_to_19_and_21_reveal_three(trump: str) -> None:
    """DB-14.16, DB-14.17, DB-14.18, DB-14.19, DB-14.21."""
    table = quiet(trump, then=("spades-2", "spades-3", "spades-4"))
    assert [k["card"] for k in table.view(1)["reserve"]["known"]] == ["spades-2", "spades-3", "spades-4"]
    assert happened(table, "revealed")[-1]["cards"] == ["spades-2", "spades-3", "spades-4"]


def test_revealing_adds_up() -> None:
    """DB-15.1, DB-4.7: two of them reveal six."""
    table = quiet("trump-16", "trump-21")
    assert len(table.view(1)["reserve"]["known"]) == 6


def test_the_order_of_trumps() -> None:
    """DB-15.1. Ruling 7: 0, 1, 10, 2, 5, 11, life, 7, reveals, 15, 3, 4."""
    trumps = ("trump-4", "trump-15", "trump-3", "trump-16", "trump-7", "trump-12", "trump-11", "trump-5", "trump-2", "trump-10",
              "trump-1", "trump-0")  # fmt: skip
    table = quiet(*trumps, hands={1: ("calm-by-nature",)})
    while kind(table) != "declare":
        say(table, offers(table)[0])
    said = [event.get("card", "life") for event in table.events(None) if event["id"] in ("trump", "net-life")]
    numbers = [name if name == "life" else int(name.split("-")[1]) for name in said]
    assert numbers == [0, 1, 10, 2, 5, 11, "life", 7, 16, 15, 3, 4]


def test_a_trump_recycled_by_another_still_takes_effect() -> None:
    """DB-15.1. Ruling 7: all that were there at the start of step 7 do."""
    table = quiet("trump-3", "trump-4", "spades-2")
    say(table, "card trump-4", "face down", "card trump-3", "face down", "face up")
    assert [event["card"] for event in happened(table, "trump")] == ["trump-3", "trump-4"]


def test_0_and_10_are_blank_in_coop() -> None:
    """DB-1.4. Ruling 83: nobody is asked anything."""
    table = quiet("trump-0", "trump-10", mode="coop")
    assert kind(table) == "declare"
    assert not happened(table, "trump")


def test_trumps_of_an_action_that_is_explored() -> None:
    """DB-5.12: the action first, then its trumps."""
    table = discarding("trump-2")
    ids = [event["id"] for event in table.events(None)]
    assert ids.index("explored") < ids.index("trump")
    assert reserve(table) == 76


def test_10_the_wheel_leaves_it_to_whoever_has_no_secret() -> None:
    """DB-14.10, DB-11.13: if they like; nothing is said of a secret they would keep."""
    table = quiet("trump-10", secrets={0: ""})
    assert (kind(table), offers(table)[0]) == ("take-secret", "decline")
    say(table, "decline")
    assert table.view(0)["secret"] is None
    assert happened(table, "declined-secret") and not happened(table, "kept-secret")


def test_10_the_wheel_does_not_ask_an_obsession_everybody_knows() -> None:
    """DB-11.14, DB-11.15. Ruling 99: asking would hide nothing."""

    def shown(s: BreathsState) -> None:
        s.secrets[0] = s.secrets[0]._replace(up=True, seen=ALL, may=1 << s.secrets[0].card)

    assert kind(quiet("trump-10", secrets={0: "rebellion"})) == "swap-secret"
    table = quiet("trump-10", secrets={0: "rebellion"}, arrange=shown)
    assert kind(table) == "declare"
    assert happened(table, "kept-secret")


def test_1_the_juggler_on_a_permanent_card_does_nothing_and_says_so() -> None:
    """DB-14.1, DB-10.9. Ruling 41."""
    table = quiet("trump-1", hands={1: ("calm-by-nature",)})
    assert happened(table, "triggered-nothing")[-1]["card"] == "calm-by-nature"
    assert not happened(table, "triggered")
