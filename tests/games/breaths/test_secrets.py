"""DB-11, DB-18: secrets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.breaths.scene import (
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

from tablee.games.breaths import game
from tablee.games.breaths.state import BreathsState
from tablee.kit import ALL, Table
from tablee.kit.chair import in_order


def worked(table: Table[Any]) -> list[tuple[int, str]]:
    return [(event["seat"], event["secret"]) for event in happened(table, "secret-works")]


def stop_an_action(table: Table[Any], by: int) -> None:
    """The token holder fights somebody else and is stopped."""
    target = next(seat for seat in range(table.dealt) if seat not in (by, table.state.holder))
    say(table, f"fight {target}", "draw")
    settle_resistance(table, by)
    say(table, "draw")


# DB-18: the eighteen secrets


def test_1_rebellion_wins_with_the_sixth_stopped_action() -> None:
    """DB-18.1, DB-1.7. Ruling 90: at once, and all others lose."""
    table = scene(secrets={1: "rebellion"}, air=["spades-2"], draws=["clubs-2", "hearts-2"])
    table.state.resisted[1] = 5
    stop_an_action(table, 1)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "alone")


def test_2_presumption_kills_whoever_is_stopped() -> None:
    """DB-18.2."""
    table = scene(secrets={0: "presumption"}, air=["spades-2"], draws=["clubs-2", "hearts-2"])
    stop_an_action(table, 1)
    assert person(table, 0)["dead"]
    assert table.state.holder == 1


def test_3_dementia_wins_when_all_others_are_dead_one_by_its_hand() -> None:
    """DB-18.3, DB-11.19. Ruling 58: a death by one's own fight counts, one by a trump does not."""
    table = scene(secrets={0: "dementia"}, life={1: 0}, draws=["clubs-2"])
    table.state.dead[2] = 1
    say(table, "fight 1", "draw")
    assert table.result is not None
    assert table.result.winners == (0,)
    table = scene(
        secrets={0: "dementia"}, life={1: 1}, air=["trump-13"], draws=["clubs-2"], holder=1, situation="creature"
    )
    table.state.dead[2] = 1
    say(table, "resolve by physical", "draw")
    settle_resistance(table)
    assert person(table, 1)["dead"]
    assert not table.over


def test_3_dementia_may_hurt_everybody_once() -> None:
    """DB-18.3, DB-11.8. Ruling 53: once. Ruling 54: when its holder decides, while quick cards may be played."""
    table = scene(secrets={1: "dementia"})
    assert offers(table, 1) == ["decide dementia"]
    table.answer(1, "decide dementia")
    assert [person(table, seat)["life"] for seat in range(3)] == [2, 2, 2]
    assert person(table, 1)["secret"]["open"]
    assert offers(table, 1) == []


def test_3_dementia_is_checked_before_everybody_is_dead() -> None:
    """DB-1.8, DB-18.3. Ruling 75: the others die first, which wins; without it all are dead and have lost."""
    table = scene(secrets={1: "dementia"}, life={0: 0, 1: 0, 2: 0})
    table.answer(1, "decide dementia")
    assert table.result is not None
    assert table.result.winners == (1,)
    table = scene(secrets={1: "dementia", 0: "sympathy"}, life={0: 0, 1: 0, 2: 0})
    table.state.spent[1] = 0b01
    table.answer(1, "decide dementia")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "all-dead")


def test_4_an_inquisitive_mind_wins_by_knowing_every_secret() -> None:
    """DB-18.4, DB-11.11. Ruling 57: of every other living player, the card they hold now; a missing one is known."""
    table = scene(4, secrets={0: "inquisitive-mind", 3: ""}, draws=["diamonds-2"])
    table.state.dead[2] = 1
    say(table, "examine 1", "draw", "keep")
    assert table.result is not None
    assert table.result.winners == (0,)


def test_4_a_swap_one_did_not_see_undoes_the_knowledge() -> None:
    """DB-11.11, DB-18.4. Ruling 57."""
    table = scene(
        secrets={0: "inquisitive-mind", 1: "recycler"},
        draws=["diamonds-2", "hearts-2", "diamonds-3"],
        board=["temerity"],
    )
    say(table, "examine 1", "draw", "keep", "scheme", "draw", "place 1", "pass", "examine 2", "draw", "keep")
    assert not table.over


def test_4_terror_forbids_those_who_read_it_to_resist() -> None:
    """DB-11.17, DB-18.4, DB-6.2. Ruling 99: they are asked all the same."""
    table = scene(secrets={0: "inquisitive-mind"}, holder=1, draws=["diamonds-2", "clubs-2"], air=["spades-2"])
    say(table, "examine 0", "draw", "keep")
    table.state.air = [36]
    table.state.discard = [slot for slot in table.state.discard if slot.card != 36]
    say(table, "pass", "fight 2", "draw")
    assert offers(table, 1) == ["let"]
    assert offers(table, 2) == ["let", "resist"]
    assert table.waiting == (1, 2)


def test_5_foreseen_surrender_wins_with_the_empty_reserve() -> None:
    """DB-18.5. Ruling 2, Ruling 65: having hyperventilated at any time in the game; lacking no life point."""
    table = scene(left=4, secrets={0: "foreseen-surrender"})
    say(table, "hyperventilate", "draw", "draw", "draw", "draw")
    assert table.result is not None
    assert table.result.winners == (0,)
    table = scene(left=4, secrets={0: "foreseen-surrender"}, life={0: 2})
    say(table, "hyperventilate", "draw", "draw", "draw", "draw")
    assert table.result is not None
    assert table.result.winners == ()


def test_6_justified_fear_as_the_booklet_prints_it() -> None:
    """DB-18.6. Ruling 56: three jacks face up: revealed, reserve turned over, a knowledge card, gone, another secret."""
    table = scene(
        secrets={1: "justified-fear"}, board=["temerity"], air=["trump-16"], shown={10: "clubs-jack", 11: "spades-jack"},
        draws=["clubs-2", "hearts-jack"],
    )  # fmt: skip
    say(table, "fight 2", "draw")
    settle_resistance(table)
    assert worked(table) == [(1, "justified-fear")]
    assert table.waiting == (1,)
    say(table, "place 1")
    assert table.view(1)["secret"] == "temerity"
    assert len(table.view(1)["hand"]) == 1
    known = {k["card"]: k["up"] for k in table.recall(0)["reserve"]["known"]}
    assert len(known) == reserve(table)
    assert sum(not up for up in known.values()) == 5
    assert not known["clubs-jack"]


def test_6_justified_fear_answers_a_jack_that_is_recycled_face_up() -> None:
    """DB-11.6, DB-18.6: the third in sight of the reserve, out of the air pile."""
    table = scene(
        secrets={1: "justified-fear"}, air=["trump-3", "hearts-jack"], shown={10: "clubs-jack", 11: "spades-jack"},
        draws=["clubs-2"],
    )  # fmt: skip
    say(table, "explore", "draw")
    settle_resistance(table)
    say(table, "card hearts-jack", "face up", "face down")
    assert worked(table) == [(1, "justified-fear")]


def test_7_recycler_throws_away_a_knowledge_card_and_recycles_four() -> None:
    """DB-18.7. Ruling 56: with three kings face up in the discard; the card goes unseen; it may be done again."""
    kings = [f"{suit}-king" for suit in ("clubs", "spades", "hearts", "diamonds")]
    table = scene(
        secrets={1: "recycler"},
        discard=[*kings, "spades-2"],
        hands={2: ("sow-doubt", "backtrack")},
        luck={"recycling": [4, 0, 0, 0]},
    )
    assert offers(table, 1) == ["decide recycler"]
    table.answer(1, "decide recycler")
    table.answer(1, "place 1")
    assert table.view(1)["gone"] == [None]
    assert table.view(2)["hand"] == ["backtrack"]
    assert len(under(table, 4)) == 4
    assert reserve(table) == 78 - 5 + 4
    assert offers(table, 1) == []
    assert offers(scene(secrets={1: "recycler"}, discard=kings), 1) == []


def test_8_hidden_resources_answer_the_lovers_each_time() -> None:
    """DB-18.8, DB-11.6. Ruling 52: automatic."""
    discard = [f"hearts-{n}" for n in range(1, 11)]
    table = scene(secrets={0: "hidden-resources"}, discard=discard, draws=["trump-6"])
    say(table, "explore", "draw")
    assert worked(table) == [(0, "hidden-resources")]
    assert reserve(table) == 68 - 1 + 7


def test_9_control_freak_makes_another_secret_work() -> None:
    """DB-18.9. Ruling 59: its effect is for its own holder, who may win by it. Ruling 93: who also makes its choices."""
    table = scene(secrets={0: "control-freak", 1: "murderous-urge"}, left=40)
    say(table, "decide control-freak", "player 1")
    assert (kind(table), table.waiting) == ("change-which", (1,))
    say(table, "by will")
    assert person(table, 1)["conditions"]["will"]["of"] == ["trump"]
    assert table.view(0)["secret"] is None
    assert person(table, 1)["secret"]["open"]
    table = scene(secrets={0: "control-freak", 2: "rebellion"})
    say(table, "decide control-freak", "player 2")
    assert table.result is not None
    assert table.result.winners == (2,)


def test_9_control_freak_on_sympathy_leaves_out_what_cannot_be() -> None:
    """DB-18.9, DB-10.8. Ruling 93: nothing was consulted, so nothing is taken; it still ends."""
    table = scene(secrets={0: "control-freak", 1: "sympathy"})
    say(table, "decide control-freak", "player 1")
    assert table.view(1)["secret"] is None


def test_10_temerity_keeps_its_holder_alive_each_time() -> None:
    """DB-18.10, DB-11.18. Ruling 72: no death of any kind; revealed and kept."""
    table = scene(secrets={1: "temerity"}, life={1: 1}, draws=["clubs-2", "spades-3"])
    say(table, "fight 1", "draw")
    assert (person(table, 1)["life"], person(table, 1)["dead"]) == (1, False)
    assert worked(table) == [(1, "temerity")]
    assert table.view(1)["secret"] == "temerity"


def test_11_murderous_urge_works_each_time_its_holder_kills() -> None:
    """DB-18.11. Ruling 58, Ruling 61: condition, knowledge card, piles swapped upside down, thirteen thrown away."""
    discard = [f"spades-{n}" for n in range(1, 11)] + [f"hearts-{n}" for n in range(1, 9)]
    table = scene(secrets={0: "murderous-urge"}, life={1: 0}, draws=["clubs-2"], discard=discard)
    say(table, "fight 1", "draw", "by social")
    assert worked(table) == [(0, "murderous-urge")]
    assert person(table, 0)["conditions"]["social"] == {"kind": "trump", "of": ["trump"]}
    assert len(table.view(0)["hand"]) == 1
    assert reserve(table) == 19 - 13
    assert all(not k["up"] for k in table.view(0)["reserve"]["known"])


def test_12_death_wish_replaces_defeat() -> None:
    """DB-18.12. Ruling 2, Ruling 61: swapped but not turned, so the new reserve lies face up; four cards go; it ends."""
    table = scene(left=1, secrets={1: "death-wish"}, draws=["spades-2"])
    table.state.dead[1] = 1
    say(table, "explore", "draw")
    assert reserve(table) == 77 - 4
    assert all(k["up"] for k in table.view(0)["reserve"]["known"])
    assert person(table, 1)["secret"] is None
    alive = scene(left=1, secrets={1: "death-wish"}, draws=["spades-2"])
    say(alive, "explore", "draw")
    assert alive.over


def test_13_nobility_after_five_knights() -> None:
    """DB-18.13, DB-11.9. Ruling 65: counted from the moment the secret was taken, drawn by anybody."""
    table = scene(
        secrets={2: "nobility"}, draws=["spades-knight"], discard=["trump-1", "clubs-4", "clubs-5", "spades-4", "diamonds-4", "hearts-4",
        "hearts-5"],
    )  # fmt: skip
    table.state.counts[2] = [4]
    say(table, "explore", "draw")
    assert worked(table) == [(2, "nobility")]
    say(table, "player 0")
    while kind(table) != "draw":
        say(table, offers(table)[-1])
    assert person(table, 0)["conditions"]["physical"]["of"] == ["clubs"]
    assert person(table, 2)["conditions"]["social"]["of"] == ["clubs"]
    assert reserve(table) == 78 - 7 - 1 + 7
    assert table.view(2)["secret"] is None


def test_14_a_keen_observer_answers_the_hanged_man_drawn_by_somebody_else() -> None:
    """DB-18.14: and takes another secret."""
    table = scene(secrets={1: "keen-observer"}, draws=["trump-12"], board=["recycler"])
    say(table, "explore", "draw")
    say(table, "place 1")
    assert person(table, 1)["conditions"]["will"]["of"] == ["trump"]
    assert person(table, 1)["conditions"]["social"]["of"] == ["diamonds"]
    assert table.view(1)["secret"] == "recycler"
    own = scene(secrets={0: "keen-observer"}, draws=["trump-12"])
    say(own, "explore", "draw")
    assert worked(own) == []


def final_phase(secret: str, runs: int) -> Table[Any]:
    """Seat 1 holds the secret; seat 0 resolves a situation and draws the last knowledge card."""
    table = scene(secrets={1: secret, 0: "recycler", 2: "sympathy"}, knowledge_left=1, situation="general-panic", draws=["diamonds-2"],
                  discard=[f"spades-{n}" for n in range(1, 11)] + [f"hearts-{n}" for n in range(1, 11)])  # fmt: skip
    table.state.same[1] = runs
    say(table, "resolve by social", "draw")
    return table


@pytest.mark.parametrize(("runs", "works"), [(0, True), (3, True), (4, False)])
def test_15_team_spirit_at_the_start_of_the_final_phase(runs: int, works: bool) -> None:
    """DB-18.15: at most three draws won by whoever had won the one before."""
    table = final_phase("team-spirit", runs)
    assert (worked(table) == [(1, "team-spirit")]) == works
    if works:
        assert table.waiting == (1,)
        say(table, "player 2")
        assert table.waiting == (2,)
        say(table, "by physical")
        assert person(table, 2)["conditions"]["physical"]["of"] == ["hearts"]
        assert reserve(table) == 21 - 9


@pytest.mark.parametrize(("runs", "works"), [(2, False), (3, True)])
def test_16_heroism_when_stage_one_is_uncovered(runs: int, works: bool) -> None:
    """DB-18.16: at least three."""
    table = final_phase("heroism", runs)
    state = table.state
    state.stages[0] = []
    state.current, state.explorer = 0, 0
    state.situations[0] = state.situations[0]._replace(card=0, up=True, seen=-1, may=1)
    state.situation_loose[0] = 0
    state.loose[65] = 0
    state.tokens[1][2] = 1
    state.supply[2] -= 1
    say(table, "resolve by social", "spend")
    assert (worked(table) == [(1, "heroism")]) == works
    if works:
        say(table, "player 0", "by will")
        assert person(table, 0)["conditions"]["will"]["of"] == ["spades"]
    assert kind(table) == "vote-sacrifice"


def test_17_versatility_after_one_success_in_each_characteristic() -> None:
    """DB-18.17, DB-11.9: then it counts anew."""
    table = scene(secrets={0: "versatility"}, draws=["clubs-2"], discard=["trump-1", "clubs-9", "spades-9"])
    table.state.succeeded[0] = 0b110
    say(table, "fight 1", "draw")
    assert worked(table) == [(0, "versatility")]
    while kind(table) != "declare":
        say(table, offers(table)[-1])
    assert person(table, 0)["counters"]["won"] == []
    assert table.view(0)["secret"] == "versatility"


def test_18_sympathy_takes_the_secret_it_has_read() -> None:
    """DB-18.18, DB-11.12: even an obsession; the own one ends, the other player is left without."""
    table = scene(secrets={0: "sympathy", 1: "rebellion"}, draws=["diamonds-2"])
    say(table, "examine 1", "draw")
    assert offers(table) == ["keep", "take"]
    say(table, "take")
    assert table.view(0)["secret"] == "rebellion"
    assert person(table, 1)["secret"] is None
    assert worked(table) == [(0, "sympathy")]


# DB-11: how secrets work


def test_everybody_who_consults_is_asked_the_same() -> None:
    """DB-11.12. Ruling 99: whatever they hold."""
    table = scene(secrets={0: "recycler"}, draws=["diamonds-2"])
    say(table, "examine 1", "draw")
    assert (kind(table), offers(table)) == ("understanding", ["keep"])


def test_a_secret_that_works_is_revealed_and_stays() -> None:
    """DB-11.7, DB-11.5, DB-11.1. Ruling 55: always. Ruling 84: conditions and effects are on secrets, in pairs."""
    table = scene(secrets={1: "temerity"}, life={1: 1}, draws=["clubs-2"])
    say(table, "fight 1", "draw")
    assert person(table, 1, 2)["secret"]["card"] == "temerity"
    assert len(game.cards.secrets[2].parts) == 2


def test_what_an_unrevealed_secret_says_may_not_be_told() -> None:
    """DB-11.3, DB-19.7. Ruling 82: the table marks the subject, and no shared event names an unread secret."""
    table = scene(secrets={1: "recycler"}, draws=["diamonds-2"])
    say(table, "examine 1", "draw", "keep")
    assert table.view(2)["speech"]["never"] == ["secrets"]
    assert all("recycler" not in str(event) for event in table.events(2))


def test_nothing_happening_tells_too() -> None:
    """DB-19.4: if the Lovers are drawn and nothing happens, the drawer does not hold hidden resources."""
    table = scene(4, secrets={0: "recycler", 1: "temerity", 2: "nobility", 3: "versatility"}, draws=["trump-6"])
    assert "hidden-resources" in table.insight(1)["secrets"]["0"]
    say(table, "explore", "draw")
    assert "hidden-resources" not in table.insight(1)["secrets"]["0"]
    assert "hidden-resources" in table.insight(1)["secrets"]["2"]
    number = next(k for k, card in enumerate(game.cards.secrets) if card.id == "hidden-resources")
    worlds = [table.imagine(1, Random(seed)).state.secrets for seed in range(300)]
    assert not any(secrets[0].card == number for secrets in worlds)
    assert any(secrets[2].card == number for secrets in worlds)


def test_scheming_shows_that_one_is_not_obsessed() -> None:
    """DB-19.4, DB-11.14."""
    table = scene()
    say(table, "scheme")
    obsessed = {card.id for card in game.cards.secrets if card.obsession}
    assert not obsessed & set(table.insight(1)["secrets"]["0"])
    assert obsessed <= set(table.insight(1)["secrets"]["2"])


def test_resisting_shows_that_one_has_not_read_a_terror() -> None:
    """DB-19.4, DB-11.17."""
    table = scene(air=["spades-2"], draws=["clubs-2", "hearts-2"])
    table.state.consulted[0] = 0b010
    table.state.secrets[0] = table.state.secrets[0]._replace(seen=0b011)
    stop_an_action(table, 1)
    assert not {"murderous-urge", "inquisitive-mind"} & set(table.insight(2)["secrets"]["0"])


def test_counts_begin_anew_with_a_new_secret() -> None:
    """DB-11.9. Ruling 65: and are kept for everybody, whatever they hold."""
    table = scene(secrets={0: "recycler"}, draws=["spades-knight", "hearts-2"], board=["temerity"])
    say(table, "explore", "draw", "abandon")
    assert [person(table, seat)["counters"]["drawn"] for seat in range(3)] == [{"knight": 1}] * 3
    say(table, "scheme", "draw")
    settle_resistance(table)
    say(table, "place 1")
    assert [person(table, seat)["counters"]["drawn"]["knight"] for seat in range(3)] == [1, 0, 1]


def test_a_secret_that_ends_is_out_of_the_game() -> None:
    """DB-11.16."""
    table = scene(secrets={0: "control-freak", 1: "sympathy"})
    say(table, "decide control-freak", "player 1")
    assert person(table, 0)["secret"] is None
    assert all(place["card"] is None for place in table.view(0)["board"])


def test_a_board_secret_one_has_held_stays_known() -> None:
    """DB-19.1."""
    table = scene(secrets={0: "recycler"}, draws=["hearts-2"], board=["temerity"])
    say(table, "scheme", "draw", "place 1")
    assert table.view(0)["board"][0]["card"] == "recycler"


def test_temerity_also_answers_a_pledge() -> None:
    """DB-11.18, DB-6.8: the last life is not laid down."""
    table = scene(secrets={1: "temerity"}, life={1: 1}, air=["spades-2"], draws=["clubs-2", "hearts-2"])
    stop_an_action(table, 1)
    assert (person(table, 1)["life"], person(table, 1)["pledged"]) == (1, 0)


def test_the_own_piles_of_a_dead_player() -> None:
    """DB-3.10, DB-11.7. Ruling 74: the secret stays shut with the dead, and only a wish for death still works."""
    table = scene(4, secrets={1: "keen-observer"}, draws=["trump-12"])
    table.state.dead[1] = 1
    say(table, "explore", "draw")
    assert worked(table) == []
    assert top_of_discard(table, 1) == []


def test_10_a_skull_that_temerity_bears_is_no_wound() -> None:
    """DB-18.10, DB-11.18: nothing was lost, so nothing is told of it; more than one life point still goes."""
    table = scene(secrets={0: "temerity"}, life={0: 1}, situation="dark-mathematics")
    say(table, "resolve by suffering")
    assert not happened(table, "wounded")
    assert happened(table, "endured")
    table = scene(secrets={0: "temerity"}, life={0: 2}, air=["trump-13"], draws=["clubs-2"])
    say(table, "fight 1", "draw")
    settle_resistance(table)
    assert [event["count"] for event in happened(table, "wounded") if event["seat"] == 0] == [1]


def test_whoever_is_known_not_to_hold_sympathy_is_not_asked() -> None:
    """DB-11.12. Ruling 99: asking would hide nothing."""

    def shown(s: BreathsState) -> None:
        s.secrets[0] = s.secrets[0]._replace(up=True, seen=ALL, may=1 << s.secrets[0].card)

    table = scene(secrets={0: "recycler"}, draws=["diamonds-2"], arrange=shown)
    say(table, "examine 1", "draw")
    assert kind(table) == "declare"
    table = scene(secrets={0: "sympathy"}, draws=["diamonds-2"], arrange=shown)
    say(table, "examine 1", "draw")
    assert offers(table) == ["keep", "take"]


@pytest.mark.parametrize("secret", ["recycler", "sympathy"])
def test_the_question_after_consulting_lapses_whatever_is_held(secret: str) -> None:
    """DB-11.12. Ruling 99: by the window, to what leaves everything as it is; everybody could answer that."""
    table = scene(secrets={0: secret}, draws=["diamonds-2"])
    say(table, "examine 1", "draw")
    assert table.game.lapses[kind(table)] == offers(table)[0] == "keep"


def test_terror_that_everybody_knows_is_not_asked() -> None:
    """DB-6.2, DB-11.17. Ruling 99."""

    def shown(s: BreathsState) -> None:
        s.secrets[0] = s.secrets[0]._replace(up=True, seen=ALL, may=1 << s.secrets[0].card)
        s.consulted[0] = 0b10

    table = scene(4, secrets={0: "inquisitive-mind"}, draws=["clubs-2"], air=["spades-2"], arrange=shown)
    say(table, "fight 2", "draw")
    assert table.waiting == (2, 3)


def test_cutting_in_goes_from_the_token_holder_to_the_right() -> None:
    """DB-10.5. Ruling 43: where several would at the same moment."""
    hands = {1: ("sigh-loudly",), 2: ("force-a-hand",), 3: ("tear-out-the-valve",)}
    table = scene(4, holder=2, hands=hands)
    say(table, "explore")
    assert [question.seat for question in in_order(table)] == [3, 1, 2]
    assert table.game.cutting_order(table.state) == (2, 3, 0, 1)
