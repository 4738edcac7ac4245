"""DB-8, DB-9, DB-17: the actions and the situations."""

from __future__ import annotations

import pytest
from tests.games.breaths.scene import happened, kind, offers, person, reserve, say, scene, settle_resistance

from tablee.kit import IllegalAnswer


def test_each_action_takes_the_turn_and_one_draw() -> None:
    """DB-8.1: a target is named with the action."""
    table = scene(draws=["clubs-2"])
    say(table, "fight 2")
    assert happened(table, "declared-fight")[-1]["target"] == 2
    say(table, "draw")
    assert table.state.holder == 1


def test_exploring_makes_the_top_situation_the_current_one() -> None:
    """DB-8.2, DB-9.1: there is one at most."""
    table = scene(draws=["clubs-2"], situations=["creature"])
    say(table, "explore", "draw")
    assert table.view(1)["situation"]["card"] == "creature"
    assert len(table.view(1)["pile"]) == 7


def test_exploring_again_puts_the_old_situation_on_top() -> None:
    """DB-9.3, DB-9.5. Ruling 22: so exploring twice brings it back."""
    table = scene(draws=["clubs-2", "clubs-3"], situation="divination", situations=["general-panic"])
    say(table, "explore", "draw")
    assert table.view(1)["situation"]["card"] == "general-panic"
    assert table.view(1)["pile"][0] == "divination"
    say(table, "explore", "draw")
    assert table.view(1)["situation"]["card"] == "divination"
    assert table.view(None)["pile"][0] == "general-panic"


def test_fighting_takes_a_life_and_can_kill() -> None:
    """DB-8.3, DB-3.10: the hand leaves play unseen."""
    table = scene(draws=["clubs-2"], life={1: 0}, hands={1: ("sow-doubt",)})
    say(table, "fight 1", "draw")
    assert person(table, 1)["dead"]
    assert person(table, 1)["knowledge"] == []
    assert table.view(2)["gone"] == [None]
    assert table.view(1)["gone"] == ["sow-doubt"]
    assert person(table, 1)["secret"]["card"] is None


def test_questioning_shows_a_secret_to_one_player() -> None:
    """DB-8.4, DB-11.10. Ruling 91: that it is done is public, what was read is not."""
    table = scene(draws=["diamonds-2"], secrets={2: "recycler"})
    say(table, "examine 2", "draw")
    assert kind(table) == "understanding"
    say(table, "keep")
    assert person(table, 2, 0)["secret"]["card"] == "recycler"
    assert person(table, 2, 1)["secret"]["card"] is None


def test_a_dead_players_secret_and_a_missing_one_cannot_be_consulted() -> None:
    """DB-11.10. Ruling 91."""
    table = scene(4, secrets={2: ""})
    table.state.dead[1] = 1
    assert [said for said in offers(table) if said.startswith("examine")] == ["examine 3"]


def test_galvanising_sends_the_token_after_the_trumps() -> None:
    """DB-8.5. Ruling 78: steps 7 and 8 are the galvaniser's; the order goes on from the chosen one."""
    table = scene(4, draws=["diamonds-2"], air=["trump-2"])
    say(table, "galvanise 3", "draw")
    settle_resistance(table)
    assert person(table, 0)["tokens"]["social"] == 1
    assert table.state.holder == 3
    say(table, "pass")
    assert table.state.holder == 0


def test_planning_reads_two_situations_one_after_the_other() -> None:
    """DB-8.6, DB-9.5. Ruling 79: the second may be the first again; the place is seen, the card is not."""
    table = scene(draws=["hearts-2"], situations=["creature", "tetany"])
    say(table, "plan", "draw")
    assert table.view(0)["pile"][0] == "creature"
    assert table.view(1)["pile"][0] is None
    say(table, "place 3", "place 1")
    assert table.view(0)["pile"][:3] == ["tetany", None, "creature"]
    assert table.view(1)["pile"][:3] == [None, None, None]
    assert [event["place"] for event in happened(table, "put-back")] == [3, 1]
    again = scene(draws=["hearts-2"], situations=["creature"])
    say(again, "plan", "draw", "place 1")
    assert happened(again, "planned", 0)[-1]["situation"] == "creature"


def test_scheming_swaps_the_own_secret_for_one_of_the_board() -> None:
    """DB-8.7, DB-11.13. Ruling 60: chosen by its place, unseen; a revealed one stays so on the board."""
    table = scene(draws=["hearts-2"], secrets={0: "recycler"}, board=["temerity"])
    slot = table.state.secrets[0]
    table.state.secrets[0] = slot._replace(up=True, seen=-1, may=1 << slot.card)
    say(table, "scheme", "draw", "place 3")
    assert table.view(0)["secret"] == "temerity"
    assert table.view(1)["board"][2] == {"card": "recycler", "open": True, "read_by": []}


def test_scheming_without_a_secret_takes_one() -> None:
    """DB-8.7, DB-11.13. Ruling 60: and no board secret, no scheming."""
    table = scene(draws=["hearts-2"], secrets={0: ""}, board=["temerity"])
    say(table, "scheme", "draw", "place 1")
    assert table.view(0)["secret"] == "temerity"
    assert table.view(0)["board"][0] is None
    table = scene(secrets={0: ""})
    table.state.board = [-1, -1, -1]
    assert "scheme" not in offers(table)


def test_the_obsessed_cannot_scheme() -> None:
    """DB-8.7, DB-11.14, DB-11.4."""
    assert "scheme" not in offers(scene(secrets={0: "presumption"}))


def test_resolving_puts_the_situation_under_the_pile_and_gives_a_knowledge_card() -> None:
    """DB-8.8, DB-9.2: known to all at the bottom."""
    table = scene(draws=["diamonds-2"], situation="general-panic")
    say(table, "resolve by social", "draw")
    assert table.view(1)["situation"] is None
    assert table.view(1)["pile"][-1] == "general-panic"
    assert len(person(table, 0)["knowledge"]) == 1
    assert table.view(0)["hand"] != []
    assert happened(table, "took-knowledge", 0)[-1]["card"] == table.view(0)["hand"][0]
    assert "card" not in happened(table, "took-knowledge", 1)[-1]


def test_using_a_knowledge_card_announces_and_keeps_it() -> None:
    """DB-8.9, DB-10.3."""
    table = scene(hands={0: ("lick-your-wounds",)}, life={0: 2}, draws=["clubs-2"])
    say(table, "use lick-your-wounds")
    assert person(table, 0, 1)["knowledge"] == [{"card": "lick-your-wounds", "open": True}]
    say(table, "draw")
    assert person(table, 0)["life"] == 3
    assert table.view(0)["hand"] == ["lick-your-wounds"]


# DB-17: the situations


def test_general_panic_shuffles_the_reserve_when_it_is_uncovered() -> None:
    """DB-17.1."""
    table = scene(draws=["clubs-2"], situations=["general-panic"], known={5: "hearts-9"})
    say(table, "explore", "draw")
    assert happened(table, "shuffled")
    assert table.view(0)["reserve"]["known"] == []


def test_tetany_binds_its_explorer_who_may_still_resist() -> None:
    """DB-17.2, DB-9.6. Ruling 25: only pass, no quick cards; a resistance is not an action."""
    table = scene(situation="tetany", explorer=0, hands={0: ("sigh-loudly",)}, draws=["spades-2", "clubs-3"])
    assert offers(table) == ["pass"]
    assert person(table, 0)["bound"]
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, "explore")
    assert refused.value.rule == "DB-17.2"
    say(table, "pass", "resolve by physical")
    assert offers(table, 0) == []
    say(table, "draw", "draw")
    assert "resist" in offers(table, 0)


def test_tetany_offers_either_characteristic() -> None:
    """DB-17.2, DB-8.8, DB-9.8. Ruling 29: the player says which. Ruling 16: the other one if one is closed."""
    assert [s for s in offers(scene(situation="tetany", explorer=1)) if "resolve" in s] == [
        "resolve by physical",
        "resolve by social",
    ]
    closed = scene(situation="tetany", explorer=1, air=["trump-8"])
    assert [s for s in offers(closed) if "resolve" in s] == ["resolve by social"]


def test_mumbling_mutes_its_explorer() -> None:
    """DB-17.3, DB-19.7. Ruling 26: a fact of the table for the chat."""
    table = scene(situation="mumbling", explorer=1)
    assert table.view(2)["speech"]["muted"] == [1]
    assert scene().view(2)["speech"] == {"muted": [], "never": ["secrets"]}


def test_creature_takes_a_physical_draw_and_a_life_of_the_same_player() -> None:
    """DB-17.4, DB-9.10. Ruling 18: a skull is a life point. Ruling 19: one draw; the last life may be given, and it does not kill."""
    table = scene(situation="creature", draws=["clubs-2"], life={0: 1})
    say(table, "resolve by physical", "draw")
    assert person(table, 0)["life"] == 0
    assert not person(table, 0)["dead"]
    assert len(table.view(0)["hand"]) == 1


def test_mental_visions_are_for_their_explorer_alone() -> None:
    """DB-17.5. Ruling 27: others may only explore something else."""
    table = scene(situation="mental-visions", explorer=1)
    assert not any("resolve" in said for said in offers(table))
    assert "explore" in offers(table)
    say(table, "pass")
    assert "resolve by will" in offers(table)


def test_alien_presence_takes_will_or_social_and_a_life() -> None:
    """DB-17.6. Ruling 19."""
    table = scene(situation="alien-presence", draws=["hearts-2"])
    assert [s for s in offers(table) if "resolve" in s] == ["resolve by will", "resolve by social"]
    say(table, "resolve by will", "draw")
    assert person(table, 0)["life"] == 2
    assert table.view(0)["situation"] is None


def test_dark_mathematics_takes_a_life_first_then_a_will_draw_by_anybody() -> None:
    """DB-17.7, DB-9.7, DB-9.11. Ruling 20: without a draw, not resistible, and it ends the turn. Ruling 30: the card is for
    whoever completes it."""
    table = scene(situation="dark-mathematics", draws=["hearts-2"], air=["spades-2"])
    assert [s for s in offers(table) if "resolve" in s] == ["resolve by suffering"]
    say(table, "resolve by suffering")
    assert (person(table, 0)["life"], reserve(table), table.state.holder) == (2, 77, 1)
    assert table.view(1)["situation"]["progress"] == 1
    say(table, "resolve by will", "draw")
    settle_resistance(table)
    assert len(table.view(1)["hand"]) == 1
    assert table.view(0)["hand"] == []
    assert "resolve by suffering" not in offers(scene(situation="dark-mathematics", life={0: 0}))


def test_progress_is_lost_when_a_situation_is_put_back() -> None:
    """DB-9.9. Ruling 21."""
    table = scene(situation="dark-mathematics", draws=["clubs-2", "clubs-3"], situations=["divination"])
    say(table, "resolve by suffering", "explore", "draw", "explore", "draw")
    assert table.view(0)["situation"] == {
        "card": "dark-mathematics", "urgent": False, "explorer": 2, "progress": 0, "parts": 2, "missing": False,
    }  # fmt: skip


def test_divination_wants_the_emperor() -> None:
    """DB-17.8. Ruling 28: no characteristic, no token, no block; it can be resisted and abandoned. Ruling 5: the Emperor does
    not take effect."""
    table = scene(
        situation="divination", air=["trump-6", "trump-8"], tokens={0: (1, 1, 1)}, draws=["clubs-2", "trump-4"]
    )
    say(table, "resolve by card")
    assert offers(table) == ["draw", "abandon"]
    say(table, "draw", "draw")
    assert table.view(0)["situation"] is None
    assert kind(table) == "declare"
    table = scene(situation="divination", air=["spades-2"], draws=["trump-4"])
    say(table, "resolve by card", "draw")
    assert kind(table) == "resist"


@pytest.mark.parametrize("situation", ["tetany", "mumbling", "creature"])
def test_an_urgent_situation_stays_until_it_is_resolved(situation: str) -> None:
    """DB-9.4. Ruling 23: no exploring, not even from the bottom; planning can be declared."""
    table = scene(situation=situation, explorer=2, hands={0: ("backtrack",)})
    assert "explore" not in offers(table)
    assert "use backtrack" not in offers(table)
    assert "plan" in offers(table)
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, "explore")
    assert refused.value.rule == "DB-9.4"


def test_the_drawer_of_a_situation_is_whoever_explored_last() -> None:
    """DB-9.6. Ruling 24: also when an old one comes back."""
    table = scene(situation="mental-visions", explorer=0, draws=["clubs-2", "clubs-3"], situations=["divination"])
    say(table, "explore", "draw", "explore", "draw")
    assert table.view(0)["situation"]["card"] == "mental-visions"
    assert table.view(0)["situation"]["explorer"] == 1


# DB-8.1: whom an action is aimed at


@pytest.mark.parametrize(
    ("card", "asked"), [("sow-doubt", "doubt"), ("tend-to", "heal"), ("cause-confusion", "give-from")]
)
def test_whom_a_knowledge_card_is_used_on_is_said_with_the_action(card: str, asked: str) -> None:
    """DB-8.1: before anything is drawn, and for all to see."""
    table = scene(hands={0: (card, "backtrack"), 1: ("lick-your-wounds",)}, draws=["diamonds-2"], discard=["spades-2"])
    say(table, f"use {card}")
    assert (kind(table), table.view(2)["draw"], table.view(2)["action"]["card"]) == (asked, None, card)
    say(table, "player 1")
    if card == "cause-confusion":
        assert offers(table) == ["player 0", "player 2"]
        say(table, "player 2")
    assert kind(table) == "draw"
    view = table.view(2)["action"]
    assert (view["target"], view["receiver"]) == (1, 2 if card == "cause-confusion" else None)
    assert happened(table, "named")[0]["other"] == 1


def test_the_player_a_card_is_used_on_resists_before_the_others() -> None:
    """DB-6.3, DB-8.1: the nearest to the right would be seat 1."""
    table = scene(4, hands={0: ("tend-to",)}, draws=["diamonds-2"], air=["spades-2"])
    say(table, "use tend-to", "player 3", "draw")
    settle_resistance(table, 1, 3)
    assert happened(table, "resists")[-1]["seat"] == 3


def test_of_two_players_named_the_giver_resists_first_then_the_receiver_then_the_others() -> None:
    """DB-6.3, DB-8.1: seat 1 is the nearest to the right."""
    for willing, resists in (((1, 2, 3), 3), ((1, 2), 2), ((1,), 1)):
        table = scene(4, hands={0: ("cause-confusion",), 3: ("backtrack",)}, draws=["diamonds-2"], air=["spades-2"])
        say(table, "use cause-confusion", "player 3", "player 2", "draw")
        settle_resistance(table, *willing)
        assert happened(table, "resists")[-1]["seat"] == resists


def test_a_card_used_on_somebody_who_has_nothing_left_to_give_does_nothing() -> None:
    """DB-5.11, DB-16.15: the giver's last card was played meanwhile."""
    table = scene(hands={0: ("cause-confusion",), 1: ("sigh-loudly",)}, draws=["diamonds-2"])
    say(table, "use cause-confusion", "player 1", "player 2")
    table.answer(1, "play sigh-loudly")
    say(table, "draw")
    settle_resistance(table)
    assert kind(table) == "declare"
    assert not happened(table, "gave")


# DB-8.7: scheming


def test_scheming_without_a_secret_offers_nothing_to_keep() -> None:
    """DB-8.7, DB-11.13: there is nothing to keep."""
    table = scene(secrets={0: ""}, draws=["hearts-2"], board=["temerity"])
    say(table, "scheme", "draw")
    assert (kind(table), offers(table)) == ("take-secret", ["place 1", "place 2", "place 3"])
    say(table, "place 1")
    assert table.view(0)["secret"] == "temerity"
    assert not happened(table, "kept-secret")


# DB-17.8: Divination


@pytest.mark.parametrize(("lies", "missing"), [("air", True), ("discard", True), ("reserve", False)])
def test_divination_warns_when_the_emperor_is_gone(lies: str, missing: bool) -> None:
    """DB-17.8. Ruling 28: it can be tried all the same."""
    table = scene(situation="divination", **({lies: ["trump-4"]} if missing else {}))
    assert table.view(0)["situation"]["missing"] is missing
    assert "resolve by card" in offers(table)
