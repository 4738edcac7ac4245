"""DB-10, DB-16: knowledge cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.breaths.scene import (
    do,
    happened,
    kind,
    offers,
    person,
    reserve,
    say,
    scene,
    settle_resistance,
    top_of_discard,
    under,
)

from tablee.kit import IllegalAnswer, Table

BY = {"physical": "clubs-2", "will": "hearts-2", "social": "diamonds-2"}


def using(card: str, by: str, then: tuple[str, ...] = (), **more: Any) -> Table[Any]:
    """Seat 0 uses a card and succeeds at once; nobody resists."""
    table = scene(hands={0: (card,), **more.pop("hands", {})}, draws=(BY[by], *then), **more)
    say(table, f"use {card}", "draw")
    settle_resistance(table)
    return table


# DB-16: the sixteen cards


def test_1_tinker_with_the_air_intake() -> None:
    """DB-16.1. Ruling 45: any place, seen or not, to any other; its face is kept."""
    table = using("tinker-with-the-air-intake", "will", shown={3: "hearts-9"})
    say(table, "part 1 to 13", "place 2", "part 27 to 39", "place 30")
    assert [k["place"] for k in table.view(1)["reserve"]["known"] if k["card"] == "hearts-9"] == [30]
    assert table.view(1)["reserve"]["known"][0]["up"]


def test_2_bring_on_visions() -> None:
    """DB-16.2. Ruling 64: the next three that lie face down."""
    table = using("bring-on-visions", "will", ("spades-1", "spades-2", "spades-3"), shown={2: "hearts-9"})
    assert [k["card"] for k in table.view(1)["reserve"]["known"]] == ["hearts-9", "spades-1", "spades-2", "spades-3"]


def test_3_force_your_luck() -> None:
    """DB-16.3: a trump of the discard works as if one had discarded it; blocking ones have nothing to offer."""
    table = using("force-your-luck", "will", discard=["trump-13", "trump-6", "trump-2"])
    assert offers(table) == ["card trump-2", "card trump-13"]
    say(table, "card trump-13")
    assert person(table, 0)["life"] == 1


@pytest.mark.parametrize(
    ("card", "by", "count"),
    [("calm-by-nature", "will", 3), ("sociable-by-nature", "social", 4), ("agile-by-nature", "physical", 3)],
)
def test_4_5_6_permanent_cards_recycle_at_each_draw_of_their_kind(card: str, by: str, count: int) -> None:
    """DB-16.4, DB-16.5, DB-16.6, DB-10.6. Ruling 42: automatic, the owner chooses, as many as exist."""
    action = {"will": "plan", "social": "galvanise 1", "physical": "fight 1"}[by]
    air = [f"spades-{n}" for n in range(1, 7)]
    table = scene(hands={0: (card,)}, draws=(BY[by],), air=air)
    say(table, action, "draw")
    settle_resistance(table)
    if action == "plan":
        say(table, "place 1", "place 1")
    for _ in range(count):
        assert kind(table) == "recycle"
        say(table, offers(table)[0], "face down")
    assert kind(table) == "declare"
    assert person(table, 0, 1)["knowledge"] == [{"card": card, "open": True}]
    assert reserve(table) == 78 - 6 - 1 + count


def test_permanent_cards_work_for_token_successes_and_resistances_too() -> None:
    """DB-10.6. Ruling 42."""
    table = scene(hands={0: ("agile-by-nature",)}, tokens={0: (1, 0, 0)}, air=["spades-1"])
    say(table, "fight 1", "spend")
    settle_resistance(table)
    assert kind(table) == "face"
    table = scene(hands={1: ("calm-by-nature",)}, air=["spades-1", "spades-2"], draws=["clubs-2", "hearts-2"])
    say(table, "fight 2", "draw")
    settle_resistance(table, 1)
    say(table, "draw")
    assert (kind(table), table.waiting) == ("recycle", (1,))


def test_7_lick_your_wounds() -> None:
    """DB-16.7."""
    assert person(using("lick-your-wounds", "physical", life={0: 1}), 0)["life"] == 2


def test_8_backtrack_explores_from_the_bottom() -> None:
    """DB-16.8: the old situation goes on top."""
    table = using("backtrack", "physical", situation="divination", situations=["creature"])
    assert table.view(1)["situation"]["card"] == "creature"
    assert table.view(1)["pile"][0] == "divination"
    assert happened(table, "explored")[-1]["bottom"]


def test_9_force_a_hand_triggers_a_card_of_another_player() -> None:
    """DB-16.9, DB-10.4, DB-10.9. Ruling 41: a quick card then discards itself, a permanent one does nothing."""
    table = scene(hands={1: ("force-a-hand",), 2: ("ignore-your-wounds", "calm-by-nature")}, life={2: 1})
    assert offers(table, 1) == ["play force-a-hand"]
    table.answer(1, "play force-a-hand")
    table.answer(1, "place 1")
    assert person(table, 2)["life"] == 3
    assert table.view(0)["gone"] == ["force-a-hand", "ignore-your-wounds"]
    table = scene(hands={1: ("force-a-hand",), 2: ("calm-by-nature",)}, air=["spades-1"])
    table.answer(1, "play force-a-hand")
    assert kind(table) == "declare"
    assert happened(table, "triggered-nothing")[-1]["card"] == "calm-by-nature"
    assert not happened(table, "triggered")
    assert person(table, 2)["knowledge"] == [{"card": "calm-by-nature", "open": True}]


def test_10_ignore_your_wounds() -> None:
    """DB-16.10, DB-10.4: playable while exhausted (DB-3.9); not offered when it would do nothing."""
    table = scene(hands={1: ("ignore-your-wounds",)}, life={1: 0})
    table.answer(1, "play ignore-your-wounds")
    assert person(table, 1)["life"] == 2
    assert offers(scene(hands={1: ("ignore-your-wounds",)}), 1) == []


def test_11_tear_out_the_valve() -> None:
    """DB-16.11. Ruling 35: the air pile goes under the reserve, then two cards move to the discard."""
    table = scene(
        hands={2: ("tear-out-the-valve",)}, air=["spades-1", "spades-2"], shown={1: "hearts-1", 2: "hearts-2"}
    )
    table.answer(2, "play tear-out-the-valve")
    for said in ("card spades-2", "face up", "face down"):
        table.answer(2, said)
    assert table.view(0)["air"] == []
    assert top_of_discard(table, 2) == ["hearts-2", "hearts-1"]
    assert under(table, 2) == [("spades-1", False), ("spades-2", True)]


def test_12_hold_back_breaks_off_somebody_elses_draw() -> None:
    """DB-16.12. Ruling 44: the draw fails, the air pile stays, the token moves on; only in a draw of the token holder."""
    table = scene(hands={2: ("hold-back",)}, draws=["spades-2"])
    assert offers(table, 2) == []
    say(table, "explore", "draw")
    table.answer(2, "play hold-back")
    assert (table.state.holder, table.view(0)["air"]) == (1, ["spades-2"])
    assert scene(hands={0: ("hold-back",)}).game.cards.knowledge[11].modes == "paranoia"


def test_13_sigh_loudly_shuffles() -> None:
    """DB-16.13."""
    table = scene(hands={2: ("sigh-loudly",)}, known={9: "hearts-1"})
    table.answer(2, "play sigh-loudly")
    assert table.view(0)["reserve"]["known"] == []


def test_14_sow_doubt_names_another_player() -> None:
    """DB-16.14. Ruling 47: who recycles as many of the four as lie face up."""
    table = scene(hands={0: ("sow-doubt",)}, draws=["diamonds-2"], discard=["spades-1"])
    say(table, "use sow-doubt")
    assert offers(table) == ["player 1", "player 2"]
    say(table, "player 1", "draw", "kind diamonds", "face down", "face down")
    assert reserve(table) == 78 - 2 + 2
    assert under(table, 2, 1) == [("spades-1", False), ("diamonds-2", False)]


def test_15_cause_confusion_moves_a_card() -> None:
    """DB-16.15. Ruling 48: the giver chooses the card, you the receiver; a player without cards cannot be named."""
    table = scene(hands={0: ("cause-confusion",), 1: ("sow-doubt", "backtrack")}, draws=["diamonds-2"])
    say(table, "use cause-confusion")
    assert offers(table) == ["player 0", "player 1"]
    say(table, "player 1")
    assert offers(table) == ["player 0", "player 2"]
    say(table, "player 2", "draw")
    assert table.waiting == (1,)
    say(table, "place 2")
    assert table.view(2)["hand"] == ["backtrack"]
    assert person(table, 2, 1)["knowledge"] == [{"card": "backtrack", "open": False}]
    assert person(table, 2, 0)["knowledge"] == [{"card": None, "open": False}]


def test_16_tend_to_somebody() -> None:
    """DB-16.16."""
    table = scene(hands={0: ("tend-to",)}, draws=["diamonds-2"], life={2: 0})
    say(table, "use tend-to", "player 2", "draw")
    assert person(table, 2)["life"] == 1


# DB-10: how they are used


def test_quick_cards_may_be_played_at_any_time_but_not_during_a_resolution() -> None:
    """DB-10.5. Ruling 43: from the successful card until the token has passed nobody can cut in."""
    table = scene(hands={1: ("sigh-loudly",)}, air=["trump-2", "spades-2"], draws=["spades-3", "hearts-2"])
    assert offers(table, 1) == ["play sigh-loudly"]
    say(table, "plan")
    assert offers(table, 1) == ["play sigh-loudly"]
    say(table, "draw", "draw")
    assert offers(table, 1) == ["let", "resist"]
    settle_resistance(table)
    assert kind(table) == "put-back"
    assert offers(table, 1) == []
    say(table, "place 1", "place 1")
    assert offers(table, 1)[-1] == "play sigh-loudly"


def test_the_token_holder_may_cut_in_too_and_the_question_stays() -> None:
    """DB-10.5."""
    table = scene(hands={0: ("sigh-loudly",)})
    say(table, "explore")
    assert offers(table) == ["draw", "abandon", "play sigh-loudly"]
    table.answer(0, "play sigh-loudly")
    assert kind(table) == "draw"


def test_nobody_can_tell_who_could_cut_in() -> None:
    """DB-10.5: neither from the asks nor from who is waited for."""
    with_card, without = scene(hands={1: ("sigh-loudly",)}), scene(hands={1: ("sow-doubt",)})
    assert with_card.waiting == without.waiting == (0,)
    assert with_card.asks_for(2) == without.asks_for(2)


def test_quick_cards_may_be_played_while_hyperventilating() -> None:
    """DB-10.5, DB-8.10: before each of the four cards."""
    table = scene(hands={1: ("tear-out-the-valve",)}, draws=["spades-2"])
    say(table, "hyperventilate", "draw")
    assert offers(table, 1) == ["play tear-out-the-valve"]


def test_discarded_cards_count_as_drawn_and_do_not_come_back() -> None:
    """DB-10.10. Ruling 49."""
    table = scene(hands={1: ("sigh-loudly",)})
    left = table.view(0)["knowledge_left"]
    table.answer(1, "play sigh-loudly")
    assert table.view(0)["knowledge_left"] == left
    assert table.view(0)["gone"] == ["sigh-loudly"]


def test_justified_fear_forbids_all_knowledge_cards() -> None:
    """DB-10.11, DB-18.6. Ruling 51: quick and permanent ones too, with two life points or fewer."""
    hand = ("sigh-loudly", "agile-by-nature", "backtrack")
    hurt = scene(secrets={0: "justified-fear"}, hands={0: hand}, life={0: 2}, draws=["clubs-2"], air=["spades-1"])
    assert not any(said.startswith(("use", "play")) for said in offers(hurt))
    say(hurt, "fight 1", "draw")
    settle_resistance(hurt)
    assert kind(hurt) == "declare"
    well = scene(secrets={0: "justified-fear"}, hands={0: hand})
    assert {"use backtrack", "play sigh-loudly"} <= set(offers(well))


def test_a_forbidden_card_can_still_be_triggered_by_somebody_else() -> None:
    """DB-10.11: that is not using it."""
    table = scene(
        secrets={2: "justified-fear"}, hands={2: ("lick-your-wounds",)}, life={2: 1}, air=["trump-1"], draws=["clubs-2"]
    )
    say(table, "fight 1", "draw")
    settle_resistance(table)
    assert person(table, 2)["life"] == 2


def test_a_part_that_cannot_be_done_is_left_out() -> None:
    """DB-10.8. Ruling 93: holding back when no draw runs does nothing but leave the game."""
    table = scene(hands={1: ("hold-back",)}, air=["trump-1"], draws=["clubs-2"])
    say(table, "fight 2", "draw")
    settle_resistance(table)
    assert not happened(table, "draw-stopped")
    assert table.view(0)["gone"] == ["hold-back"]


def test_showing_cards_is_an_act_of_their_owner() -> None:
    """DB-10.12. Ruling 95: to one or all, outside a resolution; others see only that it was done."""
    table = scene(hands={1: ("sow-doubt", "backtrack")}, air=["spades-2"], draws=["clubs-2"])
    do(table, 1, "show 1 to 2")
    assert person(table, 1, 2)["knowledge"][0] == {"card": "sow-doubt", "open": False}
    assert person(table, 1, 0)["knowledge"][0] == {"card": None, "open": False}
    do(table, 1, "show 2 to all")
    assert person(table, 1, 0)["knowledge"][1] == {"card": "backtrack", "open": True}
    say(table, "fight 2", "draw")
    with pytest.raises(IllegalAnswer):
        do(table, 1, "show 1 to all")


def test_talk_about_knowledge_is_free_but_effects_point_at_places() -> None:
    """DB-10.1. Ruling 40."""
    table = scene(hands={1: ("backtrack", "sow-doubt"), 2: ("tend-to",)}, air=["trump-1"], draws=["clubs-2"])
    assert "knowledge" not in table.view(0)["speech"]["never"]
    say(table, "fight 2", "draw")
    settle_resistance(table)
    say(table, "player 1")
    assert offers(table) == ["place 1", "place 2"]


def test_the_silence_of_a_permanent_card_is_public() -> None:
    """DB-10.7, DB-19.5: with full life nobody imagines the card in that hand any more."""
    from random import Random

    table = scene(hands={0: ("sow-doubt",)}, draws=["clubs-2"], air=["spades-2"])
    say(table, "fight 1", "draw")
    settle_resistance(table)
    agile = next(k for k, card in enumerate(table.game.cards.knowledge) if card.id == "agile-by-nature")
    imagined = {table.imagine(1, Random(seed)).state.knowledge[0].card for seed in range(200)}
    assert agile not in imagined
    assert len(imagined) > 10


def test_silence_with_little_life_may_mean_a_secret() -> None:
    """DB-19.5: either the card is not there, or justified fear forbids it; both together are possible."""
    from random import Random

    table = scene(hands={0: ("sow-doubt",)}, draws=["clubs-2"], air=["spades-2"], life={0: 2}, secrets={0: "recycler"})
    say(table, "fight 1", "draw")
    settle_resistance(table)
    cards = table.game.cards
    agile = next(k for k, card in enumerate(cards.knowledge) if card.id == "agile-by-nature")
    fear = next(k for k, card in enumerate(cards.secrets) if card.id == "justified-fear")
    worlds = [table.imagine(1, Random(seed)).state for seed in range(1500)]
    with_card = [s for s in worlds if s.knowledge[0].card == agile]
    assert with_card
    assert all(s.secrets[0].card == fear for s in with_card)
    assert any(s.secrets[0].card == fear and s.knowledge[0].card != agile for s in worlds)


def test_using_a_card_with_little_life_rules_justified_fear_out() -> None:
    """DB-19.4: the use would not have been allowed."""
    table = scene(hands={0: ("sigh-loudly",)}, life={0: 2})
    table.answer(0, "play sigh-loudly")
    assert "justified-fear" not in table.insight(1)["secrets"]["0"]
    assert "justified-fear" in table.insight(1)["secrets"]["2"]
