"""DB-1, DB-12, DB-20: the final phase, the ends and the house rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest
from tests.games.breaths.scene import happened, kind, offers, person, reserve, say, scene, settle_resistance

from tablee.games.breaths.cards import INDEX
from tablee.games.breaths.options import EMANCIPATION, RITUAL
from tablee.games.breaths.state import FINAL, SITUATIONS
from tablee.kit import ALL, Slot, Table

SITUATION = {"general-panic": "social", "creature": "physical", "divination": "card"}


def final_phase(
    seats: int = 3, *, stage: int = 0, step: str = SITUATIONS, now: str = "general-panic", **more: Any
) -> Table[Any]:
    """The last situation of a stage is current; social draws succeed at once by a token of whoever acts."""
    table = scene(seats, knowledge_left=0, tokens={0: (0, 0, 1)}, **more)
    s = table.state
    s.phase, s.stage, s.final_step = FINAL, stage, step
    s.stages = [[] if i <= stage else [2 * i, 2 * i + 1] for i in range(3)]
    s.pile = [6, 7]
    s.current = -1
    if step == SITUATIONS:
        k = next(k for k, card in enumerate(s.cards.situations) if card.id == now)
        s.current, s.explorer = 2 * stage, 0
        s.situations[s.current] = Slot(k, True, ALL, 1 << k)
        s.situation_loose[k] = 0
    table.pending.again()
    return table


def solve(table: Table[Any]) -> None:
    say(table, "resolve by social", "spend")
    settle_resistance(table)


def vote(table: Table[Any], *names: int) -> None:
    """The living vote in seat order."""
    for seat, name in zip(list(table.waiting), names, strict=True):
        table.answer(seat, f"vote {name}")


def last_card(**more: Any) -> Table[Any]:
    """Seat 0 resolves a situation and draws the last knowledge card."""
    table = scene(knowledge_left=1, situation="general-panic", draws=["diamonds-2"], **more)
    say(table, "resolve by social", "draw")
    return table


def test_the_last_knowledge_card_begins_the_final_phase() -> None:
    """DB-12.1, DB-12.2, DB-10.2. Ruling 67: all eight are shuffled, the current one too: two on each stage, two left out."""
    table = last_card(secrets={0: "recycler", 1: "temerity", 2: "sympathy"})
    view = table.view(0)
    assert (view["phase"], view["final"]["left"], view["situation"]) == ("final", [2, 2, 2], None)
    assert view["final"]["known"] == [[None, None]] * 3
    assert len(table.state.pile) == 2


def test_a_secret_that_empties_the_pile_begins_it_at_once() -> None:
    """DB-12.1, DB-10.2. Ruling 50: in the middle of somebody's draw, too."""
    table = scene(knowledge_left=1, secrets={0: "control-freak", 1: "murderous-urge", 2: "recycler"}, left=40)
    say(table, "explore", "decide control-freak", "player 1", "by will")
    assert (table.view(0)["phase"], kind(table)) == ("final", "draw")
    ids = [event["id"] for event in table.events(None)]
    assert ids.index("piles-swapped") < ids.index("final-phase")


def test_in_coop_the_last_knowledge_card_wins() -> None:
    """DB-1.6: for everybody, the dead too."""
    table = scene(4, mode="coop", knowledge_left=1, situation="general-panic", draws=["diamonds-2"])
    table.state.dead[3] = 1
    say(table, "resolve by social", "draw")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0, 1, 2, 3), "together")


def test_exploring_takes_from_the_first_unfinished_stage_and_swaps_only_inside_it() -> None:
    """DB-12.3, DB-12.4. Ruling 67."""
    table = last_card(secrets={0: "recycler", 1: "temerity", 2: "sympathy"})
    first, second = table.state.stages[0][::-1]
    table.state.tokens[1][0], table.state.supply[0] = 2, 1
    table.state.situations[first] = Slot(7, False, 0, table.state.cards.every_situation)
    table.state.situation_loose[7] = 0
    say(table, "explore", "spend")
    assert table.state.current == first
    table.state.holder = 1
    assert table.state.stages[0] == [second]


def test_planning_and_backtracking_are_over() -> None:
    """DB-12.5. Ruling 87."""
    table = final_phase(hands={0: ("backtrack",)})
    assert "plan" not in offers(table)
    assert "use backtrack" not in offers(table)


def test_solved_situations_leave_the_game_without_reward() -> None:
    """DB-12.6. Ruling 67: and the uncovered stage is read."""
    table = final_phase()
    solve(table)
    assert table.view(0)["hand"] == []
    assert happened(table, "uncovered")[-1]["stage"] == 1
    assert kind(table) == "vote-sacrifice"


def test_stage_one_votes_in_secret_and_keeps_the_ballots_shut() -> None:
    """DB-12.7, DB-12.8. Ruling 68: the vote when it is uncovered, then the physical draw. Ruling 69: one may name oneself."""
    table = final_phase(4)
    solve(table)
    assert table.waiting == (0, 1, 2, 3)
    assert offers(table, 1) == ["vote 0", "vote 1", "vote 2", "vote 3"]
    vote(table, 3, 1, 3, 0)
    assert table.view(1)["final"]["ballot"] == 1
    assert table.view(None)["final"]["ballot"] is None
    assert "ritual" in offers(table)
    assert "explore" not in offers(table)


def test_the_ritual_opens_the_ballots_with_names_and_kills() -> None:
    """DB-12.8, DB-12.9, DB-12.13. Ruling 38: it can be resisted. Ruling 92: who named whom."""
    table = final_phase(4, draws=["clubs-2"], air=["spades-2"])
    solve(table)
    vote(table, 3, 1, 3, 0)
    table.state.air.append(INDEX["spades-3"])
    table.state.loose[INDEX["spades-3"]] = 0
    table.state.reserve.pop(0)
    say(table, "ritual", "draw")
    assert kind(table) == "resist"
    settle_resistance(table)
    assert happened(table, "ballots")[-1]["votes"] == [3, 1, 3, 0]
    assert person(table, 3)["dead"]
    assert table.view(0)["final"]["stage"] == 2


@pytest.mark.parametrize(
    ("hands", "dies"),
    [({1: ("sow-doubt", "backtrack"), 2: ("tend-to",)}, 2), ({1: ("sow-doubt",), 2: ("tend-to", "backtrack")}, 1)],
)
def test_a_tie_sacrifices_whoever_knows_least(hands: dict[int, Sequence[str]], dies: int) -> None:
    """DB-12.9. Ruling 69: the fewest knowledge cards."""
    table = final_phase(4, draws=["clubs-2"], hands=hands)
    solve(table)
    vote(table, 1, 2, 1, 2)
    say(table, "ritual", "draw")
    assert [person(table, seat)["dead"] for seat in (1, 2)] == [dies == 1, dies == 2]


def test_a_full_tie_is_settled_by_lot() -> None:
    """DB-12.9. Ruling 69."""
    table = final_phase(4, draws=["clubs-2"], luck={"tie": [1]})
    solve(table)
    vote(table, 1, 2, 1, 2)
    say(table, "ritual", "draw")
    assert person(table, 2)["dead"]


def test_votes_for_the_dead_do_not_count() -> None:
    """DB-12.9, DB-3.10. Ruling 74: nor do the dead vote."""
    table = final_phase(4, draws=["clubs-2"])
    solve(table)
    vote(table, 3, 3, 3, 0)
    table.state.dead[3] = 1
    say(table, "ritual", "draw")
    assert person(table, 0)["dead"]


def test_temerity_survives_the_ritual() -> None:
    """DB-12.9, DB-11.18. Ruling 72: nobody dies, and the game goes on."""
    table = final_phase(secrets={1: "temerity"}, draws=["clubs-2"])
    solve(table)
    vote(table, 1, 1, 1)
    say(table, "ritual", "draw")
    assert not person(table, 1)["dead"]
    assert table.view(0)["final"]["stage"] == 2


def test_stage_two_kills_the_obsessed_before_its_vote() -> None:
    """DB-12.10. Ruling 71: those who live and still hold one."""
    table = final_phase(4, stage=1, secrets={1: "rebellion", 2: "dementia"})
    table.state.dead[2] = 1
    solve(table)
    assert person(table, 1)["dead"]
    assert table.waiting == (0, 3)


def test_a_dominant_obsession_wins_at_stage_two() -> None:
    """DB-12.10. Ruling 71: before the others die."""
    table = final_phase(4, stage=1, secrets={1: "rebellion", 2: "presumption"})
    solve(table)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((2,), "obsession")


def test_emancipation_leaves_one_conscious_who_owes_a_will_draw() -> None:
    """DB-12.11, DB-12.12. Ruling 70: before stage III can be explored. Ruling 73: the others pass by themselves, do not resist
    and do not cut in. Ruling 92."""
    table = final_phase(4, stage=1, hands={1: ("sigh-loudly",)}, draws=["spades-2", "hearts-2"])
    solve(table)
    vote(table, 2, 2, 0, 2)
    assert table.view(0)["final"]["sole"] == 2
    assert [person(table, seat)["conscious"] for seat in range(4)] == [False, False, True, False]
    assert table.waiting == (2,)
    assert offers(table, 1) == []
    assert "emancipation" in offers(table)
    assert "explore" not in offers(table)
    say(table, "emancipation", "draw", "draw")
    assert table.view(0)["final"]["stage"] == 3
    assert (kind(table), table.waiting) == ("declare", (2,))
    assert "explore" in offers(table)


def test_a_tie_of_stage_two_takes_whoever_knows_most() -> None:
    """DB-12.11. Ruling 69."""
    table = final_phase(4, stage=1, hands={3: ("sow-doubt",)})
    solve(table)
    vote(table, 1, 3, 1, 3)
    assert table.view(0)["final"]["sole"] == 3


def test_stage_three_is_the_victory_of_all_who_are_not_obsessed() -> None:
    """DB-12.14, DB-1.5, DB-11.4. Ruling 74: the dead share it, if they are not obsessed."""
    table = final_phase(4, stage=2, secrets={1: "rebellion", 2: "recycler"})
    table.state.dead[1] = table.state.dead[2] = 1
    table.state.sole = 0
    solve(table)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0, 2, 3), "together")


def test_secrets_are_opened_at_the_end() -> None:
    """DB-1.9."""
    table = final_phase(stage=2, secrets={1: "temerity"})
    solve(table)
    assert person(table, 1, 0)["secret"]["card"] == "temerity"
    assert happened(table, "opened", 2)


def test_nobody_conscious_is_a_defeat() -> None:
    """DB-1.8: the only conscious player dies."""
    table = final_phase(stage=2, secrets={0: "dementia", 1: "sympathy"}, life={0: 0}, now="divination")
    table.state.sole = 0
    table.answer(0, "decide dementia")
    assert table.result is not None
    assert table.result.reason == "nobody-conscious"


def test_tetany_does_not_bind_the_last_conscious_player() -> None:
    """DB-20.1. Ruling 66: a house rule, and an option."""
    for house, said in ((True, "resolve by physical"), (False, None)):
        table = final_phase(stage=2, now="tetany", house_tetany=house)
        table.state.sole = 0
        table.pending.again()
        assert (said in offers(table)) == house
        assert person(table, 0)["bound"] != house


@pytest.mark.parametrize("where", ["air", "discard"])
def test_the_emperor_goes_back_into_the_reserve_for_divination(where: str) -> None:
    """DB-20.2. Ruling 66: face down at a place drawn by lot."""
    for house in (True, False):
        more: dict[str, Any] = {where: ["trump-4"]}
        table = final_phase(
            draws=["clubs-2"], house_emperor=house, situations=["divination"], luck={"emperor": [4]}, **more
        )
        table.state.stages[0], table.state.current = [0, 1], -1
        table.state.situations[0] = Slot(-1, False, 0, table.state.cards.every_situation)
        table.state.situation_loose = [1] * 8
        table.pending.again()
        before = reserve(table)
        say(table, "explore", "draw")
        settle_resistance(table)
        if house:
            assert {"place": 5, "card": "trump-4", "up": False, "seen": True} in table.view(1)["reserve"]["known"]
            assert reserve(table) == before
        else:
            assert reserve(table) == before - 1


def test_an_emperor_among_unseen_discards_is_looked_for() -> None:
    """DB-20.2, DB-19.4: if it is not found there, everybody knows that it is in the reserve."""
    table = final_phase(draws=["clubs-2"], situations=["divination"])
    s = table.state
    s.stages[0], s.current, s.situation_loose = [0, 1], -1, [1] * 8
    s.situations[0] = Slot(-1, False, 0, s.cards.every_situation)
    s.discard = [s.reserve.pop(0) for _ in range(5)]
    table.pending.again()
    say(table, "explore", "draw")
    emperor = INDEX["trump-4"]
    if happened(table, "card-returned"):
        assert any(k["card"] == "trump-4" for k in table.view(1)["reserve"]["known"])
    else:
        assert all(not slot.may >> emperor & 1 for slot in s.discard if slot.seen != ALL)


def test_two_rounds_of_passing_offer_to_give_up() -> None:
    """DB-20.3. Ruling 76: by a majority of the living."""
    table = scene()
    say(table, *["pass"] * 6)
    assert (kind(table), table.waiting) == ("give-up", (0, 1, 2))
    for seat, said in enumerate(("give up", "go on", "go on")):
        table.answer(seat, said)
    assert happened(table, "tired")[-1]["seats"] == [0]
    say(table, *["pass"] * 3)
    for seat, said in enumerate(("give up", "go on", "give up")):
        table.answer(seat, said)
    assert table.result is not None
    assert table.result.reason == "gave-up"


def test_five_rounds_of_passing_lose_the_game() -> None:
    """DB-20.4. Ruling 76: an option, on by default; anything but a pass begins the count anew."""
    for house in (True, False):
        table = scene(house_passing=house)
        for _ in range(15):
            assert not table.over
            say(table, "pass")
            while kind(table) == "give-up":
                table.answer(table.waiting[0], "go on")
        assert table.over == house
    table = scene(draws=["spades-2"])
    say(table, "pass", "explore", "draw", "abandon")
    assert table.view(0)["passes"] == 0


def test_ritual_and_emancipation_wait_for_their_step() -> None:
    """DB-12.4, DB-12.8, DB-12.12."""
    assert "ritual" in offers(final_phase(step=RITUAL))
    assert "emancipation" in offers(final_phase(stage=1, step=EMANCIPATION))
    assert not {"ritual", "emancipation"} & set(offers(final_phase()))


@pytest.mark.parametrize(("demented", "rebel"), [(1, 2), (2, 1)])
def test_the_obsessed_die_together_whatever_their_seats(demented: int, rebel: int) -> None:
    """DB-12.10, DB-18.3. Ruling 75: whoever has killed and sees the last others die with her has not won."""
    table = final_phase(stage=1, secrets={0: "foreseen-surrender", demented: "dementia", rebel: "rebellion"})
    table.state.kills[demented] = 1
    solve(table)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "all-dead")
    assert [event["seat"] for event in happened(table, "died")] == [demented, *sorted((0, rebel))]


@pytest.mark.parametrize("doomed", list(permutations(("inquisitive-mind", "rebellion", "foreseen-surrender"))))
def test_a_doomed_inquisitive_mind_does_not_win_by_what_is_turned_over(doomed: Sequence[str]) -> None:
    """DB-12.10, DB-18.4: she has read one of the others; the cards of the doomed, and their deaths, come too late for her."""
    table = final_phase(4, stage=1, secrets={0: "recycler", **dict(enumerate(doomed, 1))})
    s, reader = table.state, 1 + doomed.index("inquisitive-mind")
    s.consulted[0], s.secrets[0] = 1 << reader, s.secrets[0]._replace(seen=1 | 1 << reader)
    solve(table)
    assert not table.over or table.result.reason != "alone"
    assert [person(table, seat)["dead"] for seat in range(4)] == [False, True, True, True]
    assert [person(table, seat)["secret"]["card"] for seat in (1, 2, 3)] == [*doomed]


def test_a_vote_of_one_is_not_asked() -> None:
    """DB-12.11: the last one alive can name nobody else."""
    table = final_phase(stage=1, secrets={0: "recycler", 1: "rebellion", 2: "dementia"})
    solve(table)
    assert table.view(0)["final"]["sole"] == 0
    assert happened(table, "ballots")[-1]["votes"] == [0]


def test_a_quick_card_breaks_a_round_of_passes() -> None:
    """DB-20.3: two rounds of nothing but passing, and nothing else."""
    table = scene(hands={1: ("sigh-loudly",)})
    say(table, "pass", "pass", "pass", "pass", "pass")
    assert table.view(0)["passes"] == 5
    table.answer(1, "play sigh-loudly")
    say(table, "pass")
    assert (kind(table), table.view(0)["passes"]) == ("declare", 0)
    say(table, *["pass"] * 5)
    assert kind(table) == "declare"
    say(table, "pass")
    assert kind(table) == "give-up"
