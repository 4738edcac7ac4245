"""Events (NA-11) and the river (NA-13)."""

from __future__ import annotations

import pytest
from tests.games.narcose.scene import (
    COIN,
    PAUSE,
    discard,
    events,
    heard,
    in_play,
    kind,
    offered,
    offers,
    rest,
    say,
    scene,
)

import tablee
from tablee.games.narcose import game
from tablee.kit import Table

RIVER = {"mode": "river"}
SIX = ("cafeine", "alcool", "lsd", "eau", "speed", "benzo")


def after(event: str, **more: object) -> Table:
    """A table at which this event has just been bought free."""
    hand = more.pop("hand", [COIN] * 5)
    given = {"goods": ["cafeine", "alcool", "eau"], "piles": [0, 3, 2], "deck": [], "luck": events(event), **more}
    table = scene(hand, **given)  # type: ignore[arg-type]
    rest(table, "buy")
    return say(table, "buy cafeine")


def test_an_event_happens_when_the_last_card_of_a_pile_has_gone() -> None:
    """NA-11.1"""
    table = scene([COIN] * 5, goods=["cafeine"], piles=[1], luck=events("bulle"))
    say(table, "buy cafeine")
    assert "event" not in heard(table)
    table = after("bulle")
    assert "event" in heard(table)


def test_an_event_cannot_be_cancelled_but_parts_may_be_a_choice() -> None:
    """NA-11.2, NA-12.20, Ruling 56: no reaction is asked for; Initiation leaves a choice to whoever keeps an RdR card."""
    table = after("initiation", rdr=["eau"], other_rdr=["set-setting"], goods=["cafeine", "alcool"], piles=[0, 3])
    assert (kind(table), offers(table)) == ("each-or-rdr 0", ["infect", "give eau"])
    say(table, "infect")
    assert kind(table) == "each-or-rdr 1"
    say(table, "give set-setting")
    assert discard(table, 0)[-1] == "infection" and discard(table, 1) == ["set-setting"]


def test_initiation_asks_nobody_without_a_kept_card() -> None:
    """NA-12.20"""
    table = after("initiation")
    assert discard(table, 0)[-1] == discard(table, 1)[-1] == "infection"


def test_an_event_lies_aside_afterwards() -> None:
    """NA-11.3, Ruling 7"""
    assert after("bulle").view(None)["events"] == ["bulle"]


def test_bulle_speculative() -> None:
    """NA-7.1, NA-12.15: three coins more, everything dearer by one."""
    table = after("bulle")
    assert table.view(0)["tally"]["coins"] == 5 - 2 + 3
    assert [pile["price"] for pile in table.view(None)["darknet"]] == [None, 3, 2]


def test_nsa() -> None:
    """NA-12.21: the purchases of the turn are over, ransoms too."""
    table = after("nsa", malus=["dmt"])
    assert table.state.dealer == 1 and "closed" in heard(table)


def test_stand_rdr() -> None:
    """NA-12.20, NA-12.16"""
    table = after("stand-rdr", life=(10, 20), malus=["dmt"], other_malus=["ketamine"])
    assert table.state.life == [9 + 4, 22]  # Trauma has cost one before
    assert discard(table, 1) == ["dmt"] and "ketamine" in discard(table, 0)


def test_rainbow_surprise() -> None:
    """NA-12.13, NA-12.20: the drugged player first."""
    table = after("rainbow", reserve=["benzo", "speed"])
    assert (discard(table, 1), discard(table, 0)[-1]) == (["benzo"], "speed")


def test_iboga_by_rainbow_surprise_goes_to_the_drugged_player() -> None:
    """NA-14.3: as its text says, whoever obtains it."""
    table = after("rainbow", reserve=["benzo", "iboga"])
    assert discard(table, 1) == ["benzo", "iboga"]


def test_neuroleptiques() -> None:
    """NA-12.24: out of the dealer's play zone and of both malus zones, each to its owner."""
    table = after("neuroleptiques", hand=["lsd", COIN, COIN, COIN], malus=["dmt"], other_malus=[], other=[COIN] * 3)
    assert "lsd" not in in_play(table) and "lsd" in discard(table, 0)
    assert discard(table, 1) == ["dmt"]


def test_cyberattaque() -> None:
    """NA-12.22: piles with a card below; the others stay."""
    table = after("cyberattaque", goods=["cafeine", "alcool", "eau"], piles=[0, 3, 0])
    assert table.view(None)["under"] == ["alcool"]
    assert [pile["below"] for pile in table.view(None)["darknet"]] == [0, 2, 0]


def test_carte_de_fidelite() -> None:
    """NA-12.15, NA-7.4"""
    assert after("fidelite").view(None)["tally"]["discount"] == 1
    assert after("fidelite", life=(5, 6)).view(None)["tally"]["discount"] == 2


def test_repression() -> None:
    """NA-12.23, NA-14.11: the tallest pile leaves unseen, its event does not happen."""
    table = after("repression")
    assert table.view(None)["darknet"][1]["card"] is None
    assert (table.view(None)["seized"], table.view(None)["removed"][-1]) == (3, "alcool")
    assert heard(table).count("event") == 1


def test_repression_lets_the_dealer_choose_between_equals() -> None:
    """NA-12.23"""
    table = after("repression", piles=[0, 3, 3])
    assert offers(table) == ["seize 2", "seize 3"]
    say(table, "seize 3")
    assert table.view(None)["removed"][-1] == "eau"


def test_repression_with_no_pile_left_does_nothing() -> None:
    """NA-12.23"""
    assert "seized" not in heard(after("repression", goods=["cafeine"], piles=[0]))


def test_marche_secret() -> None:
    """NA-12.13: nothing must be obtained."""
    table = after("marche-secret", reserve=["oxycodone", "heroine", "mdma"])
    assert offers(table) == ["none"]
    say(table, "none")
    assert table.view(0)["under"] == ["oxycodone", "heroine", "mdma"]


# NA-13


def river(hand: list[str] | None = None, **more: object) -> Table:
    given = {"goods": SIX, "piles": [0] * 6, "deck": [], "options": RIVER, **more}
    return scene(hand or [COIN] * 5, **given)  # type: ignore[arg-type]


def test_the_river_has_six_cards_and_no_piles() -> None:
    """NA-13.1, Ruling 47"""
    view = tablee.deal("narcose", 2, 1, RIVER).view(None)
    assert [(pile["below"], pile["event"]) for pile in view["darknet"]] == [(0, False)] * 6


def test_ten_events_lie_in_the_reserve_of_the_river() -> None:
    """NA-13.2, NA-14.11, Ruling 47, Ruling 57: all 80 cards and ten events, less what is banned."""
    table = tablee.deal("narcose", 2, 1, RIVER)
    assert table.view(None)["reserve"] == 80 - 6 + 10
    assert table.view(None)["box"] == ["repression"]
    fewer = tablee.deal("narcose", 2, 1, {**RIVER, "bans": "nsa,lsd"})
    assert fewer.view(None)["reserve"] == 84 - 2 - 3


def test_no_event_is_among_the_first_six() -> None:
    """NA-13.3, Ruling 48: and all ten are still in the reserve."""
    for seed in range(30):
        table = tablee.deal("narcose", 2, seed, RIVER)
        assert not any(game.cards.is_event[card] for card in table.state.tops)
        assert sum(n for i, n in enumerate(table.state.loose) if game.cards.is_event[i]) == 10


def test_a_card_bought_is_replaced() -> None:
    """NA-13.4, Ruling 57"""
    table = say(river(reserve=["codeine"]), "buy cafeine")
    assert table.view(None)["darknet"][0]["card"] == "codeine"
    assert offered(table, "buy codeine")


def test_events_on_the_way_happen_one_after_another() -> None:
    """NA-13.5, Ruling 47"""
    table = say(river(reserve=["bulle", "fidelite", "codeine"], life=(20, 20)), "buy cafeine")
    assert table.view(None)["events"] == ["bulle", "fidelite"]
    assert table.view(None)["darknet"][0]["card"] == "codeine"
    assert table.view(None)["tally"]["discount"] == 0 and table.view(0)["tally"]["coins"] == 6


def test_the_river_shrinks_when_the_reserve_is_empty() -> None:
    """NA-13.6, Ruling 47"""
    table = say(river(reserve=[]), "buy cafeine")
    assert table.view(None)["darknet"][0]["card"] is None


def test_each_place_of_the_river_is_a_pile_of_one() -> None:
    """NA-13.7, NA-12.22, Ruling 49: Cyberattaque replaces what the reserve can replace."""
    goods = ["codeine", "kratom", "mescaline", "psilocybine", "pcp"]
    table = say(river(reserve=["cyberattaque", *goods]), "buy cafeine")
    # the five others went under the reserve and were replaced; then the first place was filled from below
    shown = [pile["card"] for pile in table.view(None)["darknet"]]
    assert shown == ["alcool", *goods]
    assert table.view(None)["under"] == ["lsd", "eau", "speed", "benzo"]


def test_an_event_is_not_obtained_but_happens() -> None:
    """NA-13.8, Ruling 57: in the middle of the action phase too."""
    table = river(["pochon", COIN, COIN, PAUSE], discard=["sucre"] * 2, reserve=["bulle", "codeine"])
    say(table, "apply pochon", f"point {COIN}")
    assert table.view(None)["events"] == ["bulle"]
    assert discard(table)[-1] == "codeine"
    assert table.view(0)["tally"]["coins"] == 1 + 3


def test_nsa_met_in_the_action_phase_ends_the_purchases_of_the_turn() -> None:
    """NA-13.8, NA-12.21"""
    table = river(["pochon", COIN, COIN, COIN, PAUSE], discard=["sucre"] * 2, reserve=["nsa", "codeine"])
    rest(say(table, "apply pochon", f"point {COIN}"))
    assert "bought" not in heard(table) and table.state.dealer == 1


def test_an_event_turned_up_by_a_lottery_goes_under_the_reserve() -> None:
    """NA-13.8"""
    table = say(river(["vieux-taz", PAUSE], reserve=["nsa", "codeine"]), "apply vieux-taz")
    assert table.view(None)["under"] == [None, "nsa"] and "event" not in heard(table)


def test_an_event_looked_at_cannot_be_chosen() -> None:
    """NA-13.8"""
    table = say(river(reserve=["marche-secret", "nsa", "bulle", "eau", "codeine"]), "buy cafeine")
    assert offers(table) == ["take 3 eau", "none"]


@pytest.mark.parametrize("event", [t.id for t in game.cards.titles if t.kind == "event"])
def test_every_event_can_be_met_in_play(event: str) -> None:
    """NA-15.5: events are turned up, not bought, and belong to nobody."""
    table = after(event)
    assert table.view(None)["events"][0] == event
    assert game.cards.titles[game.cards.index[event]].cost is None


def test_a_hidden_card_under_the_reserve_is_shown_when_it_comes_up() -> None:
    """NA-4.4, NA-12.14: what one player has seen there the other sees when it is turned up."""
    table = after(
        "marche-secret", reserve=["oxycodone", "heroine", "mdma"], hand=["vieux-taz", *[COIN] * 4], piles=[0, 3, 2]
    )
    say(table, "none")
    assert table.view(1)["under"] == [None] * 3
