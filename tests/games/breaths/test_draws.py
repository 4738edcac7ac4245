"""DB-5, DB-7: the turn and the draw, step by step."""

from __future__ import annotations

import pytest
from tests.games.breaths.scene import (
    finish,
    happened,
    kind,
    offers,
    person,
    reserve,
    say,
    scene,
    settle_resistance,
    top_of_discard,
)

from tablee.kit import IllegalAnswer


def test_an_action_is_announced_then_drawn_for_card_by_card() -> None:
    """DB-5.1, DB-5.2, DB-7.2, DB-7.3, DB-7.4: declare, then steps 3 to 8."""
    table = scene(draws=["spades-2", "hearts-9", "clubs-3"], situations=["general-panic"])
    assert kind(table) == "declare"
    say(table, "explore")
    assert happened(table, "declared-explore")
    assert kind(table) == "draw"
    assert offers(table)[:2] == ["draw", "abandon"]
    say(table, "draw", "draw")
    assert table.view(1)["air"] == ["spades-2", "hearts-9"]
    assert table.view(1)["situation"] is None


def test_a_card_that_meets_the_condition_goes_straight_to_the_discard() -> None:
    """DB-5.4: and the draw succeeds."""
    table = scene(draws=["spades-2", "clubs-3"], situations=["mumbling"])
    say(table, "explore", "draw", "draw")
    settle_resistance(table)
    assert table.view(0)["situation"]["card"] == "mumbling"
    assert top_of_discard(table, 2) == ["spades-2", "clubs-3"]
    assert table.view(0)["air"] == []


def test_the_token_goes_to_the_right_and_passes_the_dead() -> None:
    """DB-7.1, DB-7.9. Ruling 1: counter-clockwise, which is how seats are numbered."""
    table = scene(4)
    table.state.dead[1] = 1
    say(table, "pass")
    assert table.state.holder == 2
    say(table, "pass", "pass")
    assert table.state.holder == 0


def test_nobody_is_skipped_by_agreement() -> None:
    """DB-7.10, DB-8.11. Ruling 97: each player in turn receives the token and passes."""
    table = scene(5)
    for seat in range(5):
        assert table.waiting == (seat,)
        say(table, "pass")
    assert reserve(table) == 78


def test_abandoning_leaves_the_air_pile_and_passes_the_token() -> None:
    """DB-5.3, DB-5.5, DB-5.6. Ruling 3, Ruling 13: cards stay and pile up; before the first card it is a pass."""
    table = scene(draws=["spades-2", "spades-3"])
    say(table, "explore", "draw", "abandon")
    assert (table.view(0)["air"], table.state.holder, table.view(0)["passes"]) == (["spades-2"], 1, 0)
    say(table, "explore", "abandon")
    assert table.view(0)["passes"] == 1
    say(table, "explore", "draw", "abandon")
    assert table.view(0)["air"] == ["spades-2", "spades-3"]


def test_the_next_success_fires_trumps_that_others_drew() -> None:
    """DB-5.12. Ruling 3, Ruling 4: the player whose draw succeeds discards them all."""
    table = scene(draws=["trump-2", "clubs-4"])
    say(table, "explore", "draw", "abandon", "explore", "draw")
    settle_resistance(table)
    assert person(table, 1)["tokens"]["social"] == 1
    assert person(table, 0)["tokens"]["social"] == 0


def test_a_token_may_be_spent_at_every_pass_of_step_three() -> None:
    """DB-5.7. Ruling 14: in the middle of a draw, too; it counts as a draw and discards the air pile."""
    table = scene(draws=["spades-2"], tokens={0: (1, 0, 0)}, situations=["mumbling"])
    say(table, "explore", "draw")
    assert "spend" in offers(table)
    say(table, "spend")
    settle_resistance(table)
    assert table.view(0)["situation"]["card"] == "mumbling"
    assert table.view(0)["air"] == []
    assert person(table, 0)["tokens"]["physical"] == 0
    assert table.view(0)["supply"]["physical"] == 3
    assert [event["seat"] for event in happened(table, "spent")] == [0]


@pytest.mark.parametrize(
    ("trump", "closed", "free"),
    [("trump-6", ("plan", "scheme"), ("explore", "examine 1")), ("trump-8", ("explore", "fight 1"), ("plan", "examine 1")),
     ("trump-9", ("examine 1", "galvanise 1"), ("explore", "plan"))],
)  # fmt: skip
def test_a_blocking_trump_closes_its_characteristic(trump: str, closed: tuple[str, ...], free: tuple[str, ...]) -> None:
    """DB-5.8, DB-14.6, DB-14.8, DB-14.9. Ruling 16: nothing may be declared there. Ruling 94: nor with a token."""
    table = scene(air=[trump], tokens={0: (1, 1, 1)})
    assert not set(closed) & set(offers(table))
    assert set(free) <= set(offers(table))
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, closed[0])
    assert refused.value.rule == "DB-5.8"


def test_a_blocking_trump_drawn_into_its_own_draw_ends_it() -> None:
    """DB-5.9, DB-14.8: the draw fails at once and the trump stays in the air pile."""
    table = scene(draws=["trump-8"])
    say(table, "explore", "draw")
    assert (table.state.holder, table.view(0)["air"], table.view(0)["closed"]) == (
        1,
        ["trump-8"],
        {"physical": "trump-8"},
    )


def test_another_blocking_trump_does_not_end_it() -> None:
    """DB-5.9: an 9 in a physical draw goes to the air pile like any card."""
    table = scene(draws=["trump-9", "clubs-2"], situations=["divination"])
    say(table, "explore", "draw", "draw")
    settle_resistance(table)
    assert table.view(0)["situation"]["card"] == "divination"


def test_a_trump_that_is_the_success_neither_blocks_nor_takes_effect() -> None:
    """DB-5.4. Ruling 5: it never enters the air pile. Ruling 6: not even the blocking one of that characteristic."""
    for trump in ("trump-8", "trump-13"):
        table = scene(draws=[trump], conditions={0: {0: ("trump-8", "trump-13")}}, situations=["divination"])
        say(table, "explore", "draw")
        assert table.view(0)["situation"]["card"] == "divination"
        assert top_of_discard(table) == [trump]
        assert person(table, 0)["life"] == 3


def test_the_three_blocking_trumps_together_fire_all_and_clear_the_pile() -> None:
    """DB-5.10. Ruling 17: for whoever drew the last; the draw fails, nothing of the action happens, the token passes."""
    table = scene(air=["trump-6", "trump-9", "trump-2", "trump-12"], draws=["trump-8"])
    say(table, "explore", "draw")
    assert table.view(0)["situation"] is None
    assert table.view(0)["air"] == []
    assert person(table, 0)["tokens"]["social"] == 1
    assert person(table, 0)["life"] == 2
    assert table.state.holder == 1


def test_the_triple_while_hyperventilating_is_resolved_at_once_then_the_rest_is_drawn() -> None:
    """DB-5.10, DB-8.10. Ruling 88."""
    table = scene(air=["trump-6", "trump-8"], draws=["trump-9", "spades-2", "spades-3", "spades-4"])
    say(table, "hyperventilate", "draw")
    assert table.view(0)["air"] == []
    say(table, "draw", "draw", "draw")
    assert table.view(0)["air"] == ["spades-2", "spades-3", "spades-4"]
    assert table.state.holder == 1


def test_the_triple_during_divination_lets_the_draw_go_on() -> None:
    """DB-5.10, DB-17.8. Ruling 89."""
    table = scene(air=["trump-6", "trump-8"], draws=["trump-9", "trump-4"], situation="divination")
    say(table, "resolve by card", "draw")
    assert table.view(0)["air"] == []
    assert kind(table) == "draw"
    say(table, "draw")
    assert table.view(0)["situation"] is None


def test_hyperventilating_discards_nothing_and_cannot_succeed() -> None:
    """DB-8.10: four cards to the air pile; even a card of one's condition goes there."""
    table = scene(draws=["clubs-2", "hearts-2", "diamonds-2", "spades-2"], air=["spades-9"])
    say(table, "hyperventilate", "draw", "draw", "draw", "draw")
    assert table.view(0)["air"] == ["spades-9", "clubs-2", "hearts-2", "diamonds-2", "spades-2"]
    assert table.view(0)["discard"] == []
    assert person(table, 0)["hyperventilated"]


def test_an_exhausted_player_draws_nothing_but_may_pass_and_hyperventilate() -> None:
    """DB-3.9. Ruling 11: nor spend a token."""
    table = scene(life={0: 0}, tokens={0: (1, 1, 1)}, situation="general-panic")
    assert offers(table) == ["hyperventilate", "pass"]
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, "explore")
    assert refused.value.rule == "DB-3.9"


def test_a_success_on_the_last_card_is_still_a_defeat() -> None:
    """DB-4.11, DB-1.8. Ruling 2: the moment the reserve is empty, before any further effect."""
    table = scene(left=1, draws=["clubs-3"])
    say(table, "explore", "draw")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "suffocated")


def test_whoever_dies_by_a_trump_of_step_seven_leaves_the_rest_undone() -> None:
    """DB-5.14. Ruling 77: effects that need them are skipped, others happen, the air pile is discarded, the token passes."""
    table = scene(
        4, life={0: 1}, air=["trump-13", "trump-3", "trump-15", "spades-2"], draws=["clubs-3"], situation="creature"
    )
    say(table, "resolve by physical", "draw")
    settle_resistance(table)
    assert person(table, 0)["dead"]
    assert table.view(1)["air"] == []
    assert reserve(table) == 78 - 4 - 1 - 4
    assert table.state.holder == 1


def test_a_draw_counts_as_won_only_when_its_resolution_is_complete() -> None:
    """DB-5.13: a failed one leaves no mark, a complete one does."""
    table = scene(draws=["spades-2", "clubs-2"])
    say(table, "explore", "draw", "abandon")
    assert person(table, 0)["counters"]["won"] == []
    say(table, "explore", "draw")
    settle_resistance(table)
    assert person(table, 1)["counters"]["won"] == ["physical"]


def test_what_an_action_was_meant_for_may_be_gone() -> None:
    """DB-5.11: a situation that was exchanged in the middle of the draw is not resolved."""
    table = scene(
        hands={1: ("force-a-hand",), 2: ("backtrack",)}, situation="general-panic", draws=["diamonds-2"],
        situations=["divination"],
    )  # fmt: skip
    say(table, "resolve by social")
    table.answer(1, "play force-a-hand")
    assert table.view(0)["situation"]["card"] == "divination"
    say(table, "draw")
    assert table.view(0)["situation"]["card"] == "divination"
    assert table.view(0)["knowledge_left"] == 14


def test_the_turn_ends_within_its_bound() -> None:
    """DB-20.5: a table is closed after a thousand turns."""
    table = scene(house_passing=False)
    say(table, "pass")
    table.state.turns = 1000
    say(table, "pass")
    assert table.result is not None
    assert table.result.reason == "too-long"


def test_any_turn_ends_by_passing_the_token() -> None:
    """DB-7.9: whatever is answered."""
    table = scene(draws=["clubs-2"])
    finish(table)
    assert table.state.holder == 1


def test_a_draw_broken_off_before_its_first_card_is_no_pass() -> None:
    """DB-5.5, DB-16.12."""
    table = scene(hands={2: ("hold-back",)})
    say(table, "explore")
    table.answer(2, "play hold-back")
    assert (table.state.holder, table.view(0)["passes"]) == (1, 0)


def test_a_success_counts_for_runs_though_it_kills_whoever_made_it() -> None:
    """DB-5.13, DB-18.15, DB-11.9: step 7 comes after the success."""
    table = scene(4, draws=["clubs-2"], air=["trump-13"], life={0: 1}, situation="creature", explorer=1)
    table.state.last = 0
    say(table, "resolve by physical", "draw")
    settle_resistance(table)
    assert person(table, 0)["dead"]
    assert [person(table, seat)["counters"]["runs"] for seat in (1, 2, 3)] == [1, 1, 1]
