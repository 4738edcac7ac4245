"""DB-6: resistance."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.breaths.scene import happened, kind, offers, person, reserve, say, scene, settle_resistance

from tablee.kit import Table


def action(seats: int = 3, air: tuple[str, ...] = ("spades-2", "spades-3"), **more: Any) -> Table[Any]:
    """Seat 0 explores and draws a club; then the others are asked."""
    draws = ("clubs-3", *more.pop("then", ()))
    table = scene(seats, air=air, draws=draws, situations=["general-panic"], **more)
    say(table, "explore", "draw")
    return table


def test_the_booklets_example_two_and_three_cards_make_a_limit_of_five() -> None:
    """DB-6.6. Ruling 32: B must succeed within 5 cards. Ruling 85: the example's card is a secret, consulted by questioning."""
    table = scene(
        air=["spades-2", "spades-3"], draws=["spades-4", "spades-5", "spades-6", "diamonds-2", "spades-7", "spades-8", "spades-9",
        "spades-10", "hearts-2"],
    )  # fmt: skip
    say(table, "examine 1", "draw", "draw", "draw", "draw")
    settle_resistance(table, 1)
    assert happened(table, "resists")[-1]["limit"] == 5
    assert table.view(0)["draw"]["limit"] == 5
    say(table, "draw", "draw", "draw", "draw", "draw")
    assert not happened(table, "consulted")
    assert happened(table, "stopped")


def test_failing_within_the_limit_lets_the_action_go_on() -> None:
    """DB-6.6, DB-6.10: four misses and no fifth chance; failing cards go to the air pile."""
    table = action(air=("spades-2",), then=("spades-4",))
    settle_resistance(table, 1)
    say(table, "draw")
    assert table.view(0)["situation"]["card"] == "general-panic"
    assert [card["card"] for card in table.view(0)["discard"]][:2] == ["spades-4", "spades-2"]


def test_no_resistance_against_an_empty_air_pile() -> None:
    """DB-6.4: nobody is asked. Ruling 37: nor against passing or hyperventilating."""
    table = action(air=())
    assert table.view(0)["situation"]["card"] == "general-panic"
    table = scene(air=["spades-2"], draws=["spades-3", "spades-4", "spades-5", "spades-6"])
    say(table, "hyperventilate", "draw", "draw", "draw", "draw")
    assert (kind(table), table.state.holder) == ("declare", 1)


def test_a_success_by_token_can_be_resisted() -> None:
    """DB-6.4. Ruling 36: if the air pile is not empty."""
    table = scene(air=["spades-2"], tokens={0: (1, 0, 0)})
    say(table, "explore", "spend")
    assert kind(table) == "resist"


def test_everybody_else_is_asked_at_once_and_answers_out_of_sight() -> None:
    """DB-6.1, DB-6.2. Ruling 99: all who, as far as everybody knows, may resist."""
    table = action(4)
    assert table.waiting == (1, 2, 3)
    assert offers(table, 1) == ["let", "resist"]
    before = table.asks_for(3)
    table.answer(1, "resist")
    assert [q for q in table.asks_for(3) if q.seat == 2] == [q for q in before if q.seat == 2]
    assert table.view(3)["draw"]["resists"] is False


def test_the_target_comes_first_then_the_nearest_to_the_right() -> None:
    """DB-6.3. Ruling 31: and only one resistance is made in all."""
    table = action(5)
    settle_resistance(table, 2, 4)
    assert happened(table, "resists")[-1]["seat"] == 2
    table = scene(5, air=["spades-2", "spades-3"], draws=["clubs-3", "spades-4", "spades-5"])
    say(table, "fight 4", "draw")
    settle_resistance(table, 1, 4)
    assert happened(table, "resists")[-1]["seat"] == 4
    say(table, "draw", "draw")
    assert person(table, 4)["life"] == 2
    assert kind(table) == "declare"


def test_a_successful_resistance_stops_the_action_and_pledges_a_life() -> None:
    """DB-6.8, DB-6.9. Ruling 34: no wound; it comes back when anybody's success discards the air pile."""
    table = action(then=("hearts-2", "clubs-4"))
    settle_resistance(table, 2)
    say(table, "draw")
    assert table.view(0)["situation"] is None
    assert (person(table, 2)["life"], person(table, 2)["pledged"]) == (2, 1)
    assert table.view(0)["air"] == ["spades-2", "spades-3"]
    assert table.state.holder == 1
    say(table, "explore", "draw")
    settle_resistance(table)
    assert (person(table, 2)["life"], person(table, 2)["pledged"]) == (3, 0)


def test_the_last_life_may_be_pledged() -> None:
    """DB-6.8. Ruling 34: one is exhausted until it comes back; with none one cannot resist."""
    table = action(life={1: 1}, then=("hearts-2",))
    settle_resistance(table, 1)
    say(table, "draw")
    assert person(table, 1)["life"] == 0
    assert not person(table, 1)["dead"]


def test_a_pledge_of_the_dead_is_lost() -> None:
    """DB-3.10, DB-6.9. Ruling 34."""
    table = scene(air=["spades-2"], draws=["clubs-3"], life={2: 0}, situation="mumbling")
    table.state.pledged[2] = 1
    say(table, "fight 2", "draw")
    settle_resistance(table)
    assert person(table, 2)["dead"]
    assert (person(table, 2)["life"], person(table, 2)["pledged"]) == (0, 0)


def test_recycling_the_air_pile_gives_no_pledge_back_until_the_turn_ends() -> None:
    """DB-6.9. Ruling 35."""
    table = scene(air=["spades-2"], hands={1: ("tear-out-the-valve",)}, draws=["hearts-5"])
    table.state.pledged[2], table.state.life[2] = 1, 2
    table.answer(1, "play tear-out-the-valve")
    table.answer(1, "face down")
    assert person(table, 2)["pledged"] == 1
    say(table, "pass")
    assert (person(table, 2)["life"], person(table, 2)["pledged"]) == (3, 0)


def test_no_resistance_while_will_is_closed() -> None:
    """DB-6.5: nobody is asked."""
    table = action(air=("trump-6", "spades-2"))
    assert table.view(0)["situation"]["card"] == "general-panic"


def test_the_lovers_end_a_resistance_but_not_the_action() -> None:
    """DB-6.10. Ruling 33: trumps the resister drew wait for whoever succeeds; here seat 0, at once."""
    table = scene(air=["spades-2", "spades-3"], draws=["hearts-3", "trump-2", "trump-6"])
    say(table, "plan", "draw")
    settle_resistance(table, 1)
    say(table, "draw", "draw")
    assert kind(table) == "put-back"
    say(table, "place 1", "place 1")
    assert person(table, 0)["tokens"]["social"] == 1
    assert person(table, 1)["tokens"]["social"] == 0


def test_a_triple_drawn_by_the_resister_fires_for_them_and_the_action_goes_on() -> None:
    """DB-5.10, DB-6.10. Ruling 17: the resister is "the player"; the first draw resumes with an empty air pile."""
    table = scene(air=["trump-8", "trump-9", "trump-12"], draws=["hearts-3", "trump-6"])
    say(table, "plan", "draw")
    settle_resistance(table, 2)
    say(table, "draw")
    assert person(table, 2)["life"] == 2
    assert table.view(0)["air"] == []
    assert kind(table) == "put-back"


def test_quick_cards_may_be_played_during_a_resistance() -> None:
    """DB-6.7. Ruling 43: the resolution is suspended. Ruling 44: but holding somebody back does not work on a resister."""
    table = action(hands={2: ("sigh-loudly", "hold-back")}, then=("spades-4",))
    assert offers(table, 2) == ["let", "resist"]
    settle_resistance(table, 1)
    assert offers(table, 2) == ["play sigh-loudly"]
    table.answer(2, "play sigh-loudly")
    assert kind(table) == "resist-draw"


def test_a_resistance_may_be_abandoned_and_no_token_helps() -> None:
    """DB-6.6: as in any draw, but tokens need the action token."""
    table = action(tokens={1: (0, 1, 0)})
    settle_resistance(table, 1)
    assert offers(table, 1) == ["draw", "abandon"]
    say(table, "abandon")
    assert table.view(0)["situation"]["card"] == "general-panic"


def test_there_is_no_resistance_in_coop() -> None:
    """DB-1.4. Ruling 39: step 5 does not exist there."""
    table = action(mode="coop")
    assert table.view(0)["situation"]["card"] == "general-panic"


def test_a_resister_who_loses_the_last_life_on_the_way_fails() -> None:
    """DB-3.9, DB-6.2: no draw goes on without life."""
    table = action(life={1: 1}, secrets={2: "dementia"}, then=("spades-4",))
    settle_resistance(table, 1)
    table.answer(2, "decide dementia")
    assert person(table, 1)["life"] == 0
    assert table.view(0)["situation"]["card"] == "general-panic"


@pytest.mark.parametrize("seat", [1, 2])
def test_reserve_runs_down_by_resisting(seat: int) -> None:
    """DB-6.6: cards of a resistance are cards of the reserve."""
    table = action(then=("spades-5", "spades-6"))
    before = reserve(table)
    settle_resistance(table, seat)
    say(table, "draw", "draw")
    assert reserve(table) == before - 2
