"""The players of Deep Regular Breaths: what they reckon with, when they wait, what they hide, and that they know no more than their
seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.breaths.scene import kind, say, scene

import tablee
from tablee.games.breaths import tells
from tablee.games.breaths.cards import PHYSICAL, SOCIAL, WILL
from tablee.games.breaths.expert import Player, adept, expert
from tablee.games.breaths.options import EMANCIPATION, Vote
from tablee.games.breaths.reading import Reading
from tablee.games.breaths.state import FINAL, SITUATIONS, BreathsState
from tablee.games.breaths.suspicion import obsession, suspicions
from tablee.games.breaths.voting import doomed, trusted
from tablee.kit import Table
from tablee.kit.chair import Chair, Window, play
from tablee.words import Words

BOTS = pytest.mark.parametrize("bot", [expert, adept], ids=["expert", "adept"])


def choice(bot: Player, table: Table[Any], seat: int = 0) -> str:
    return str(bot(Chair(table, seat), Random(1)))


def reading(table: Table[Any], seat: int | None = 0) -> Reading:
    return Reading(table.state, seat)


# The sheet


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_sheets_are_kept_apart_without_a_word(seats: int) -> None:
    """DB-3.2: no two share the cards of their physical draws, as far as there are suits."""
    table = tablee.deal("breaths", seats, 3, options={"mode": "coop"}, listen=False)
    bots = dict.fromkeys(range(seats), expert)
    minds = {seat: Random(seat) for seat in bots}
    while not table.state.conditions[0]:
        tablee.kit.chair.step(table, bots, minds)
    suits = [table.state.conditions[seat][PHYSICAL].cards for seat in range(min(seats, 4))]
    assert sum(suits).bit_count() == 14 * len(suits)


# What a draw costs


def test_a_card_that_is_known_to_come_is_reckoned_with() -> None:
    """DB-5.4: everybody's physical draws succeed with clubs."""
    near = reading(scene(shown={1: "clubs-3"})).price(0, PHYSICAL)
    assert (near.drawn, near.net, near.success) == (1.0, 1.0, 1.0)
    later = reading(scene(shown={1: "hearts-3", 2: "clubs-3"})).price(0, PHYSICAL)
    assert later.drawn == 2.0


def test_blocking_trumps_make_a_draw_dearer_and_close_it() -> None:
    """DB-5.8, DB-5.9."""
    fresh, closed = reading(scene()), reading(scene(air=("trump-8",)))
    gone = reading(scene(discard=("trump-8",)))
    assert closed.cost(0, PHYSICAL) > 90 > fresh.cost(0, PHYSICAL) > gone.cost(0, PHYSICAL)


def test_permanent_cards_save_air_for_whoever_is_known_to_hold_them() -> None:
    """DB-10.6: three cards come back; others do not know of a card in a hand."""
    table = scene(hands={0: ("agile-by-nature",)}, air=("hearts-1", "hearts-2", "hearts-3"), shown={1: "clubs-3"})
    assert reading(table, 0).price(0, PHYSICAL).net == 1 - 3
    assert reading(table, 1).price(0, PHYSICAL).net == 1
    assert Reading(table.state, 0, keen=False).price(0, PHYSICAL).net == 1


def test_lives_that_trumps_take_are_part_of_the_cost() -> None:
    """DB-15.2: whoever succeeds now loses two lives."""
    table = scene(air=("trump-13",), life={1: 2})
    there = reading(table)
    assert there.harm(1, 0) > there.harm(0, 0) > 0
    assert reading(scene(air=("trump-13", "trump-14", "trump-20"))).harm(0, 0) == 0


# Who does it


def test_it_explores_with_a_card_in_sight_and_leaves_it_to_others_who_need_fewer() -> None:
    assert choice(expert, scene(mode="coop", shown={1: "clubs-3"})) == "explore"
    others = {0: {PHYSICAL: ("spades-1",)}}
    assert choice(expert, scene(mode="coop", shown={1: "clubs-3"}, conditions=others)) == "pass"


def test_it_gives_up_a_draw_that_somebody_else_can_end_at_once() -> None:
    table = scene(mode="coop", draws=("trump-17",), shown={2: "clubs-3"}, conditions={0: {PHYSICAL: ("spades-1",)}})
    say(table, "explore", "draw")
    assert kind(table) == "draw"
    assert choice(expert, table) == "abandon"


def test_it_buries_what_takes_one_card_out_of_all() -> None:
    """DB-8.6: the situation on top, which everybody has seen, wants the Emperor."""
    table = scene(mode="coop", situation="divination", situations=("mumbling",), shown={1: "clubs-3", 2: "diamonds-1"})
    say(table, "explore", "draw")
    assert table.view(None)["pile"][0] == "divination"
    say(table, "pass", "resolve by social", "draw")
    assert choice(expert, table, table.waiting[0]) in {"plan", "pass"}


def test_a_blocking_trump_is_cleared_away_by_another_draw() -> None:
    """DB-5.8: exploring is closed; whatever succeeds empties the air pile."""
    table = scene(mode="coop", air=("trump-8",), shown={1: "hearts-1"})
    assert choice(expert, table) == "plan"


def test_a_token_saves_a_long_draw_and_is_kept_for_it() -> None:
    """DB-5.7."""
    tokens = {0: (1, 0, 0)}
    long = scene(mode="coop", tokens=tokens)
    say(long, "explore")
    assert choice(expert, long) == "spend"
    short = scene(mode="coop", tokens=tokens, shown={1: "clubs-3"})
    say(short, "explore")
    assert choice(expert, short) == "draw"


def test_the_valve_is_torn_out_when_much_air_would_be_lost() -> None:
    """DB-16.11."""
    hand = {1: ("tear-out-the-valve",)}
    for air, said in ((("hearts-1", "hearts-2"), "None"), (tuple(f"hearts-{n}" for n in range(1, 11)), "play")):
        table = scene(mode="coop", hands=hand, air=air)
        say(table, "explore")
        assert choice(expert, table, 1).startswith(said)


def alone(s: BreathsState) -> None:
    """The final phase, with nobody but the first seat conscious."""
    s.phase, s.stage, s.sole, s.final_step = FINAL, 2, 0, SITUATIONS
    s.stages, s.pile = [[], [], [4, 5]], [6, 7]


def test_nobody_pays_with_a_token_for_a_card_that_brings_it_back() -> None:
    """DB-5.7, DB-16.3: that would never end."""
    hand = {0: ("force-your-luck",)}
    told: dict[str, Any] = {"mode": "coop", "hands": hand, "discard": ("trump-5",), "shown": {1: "hearts-2"}}
    assert choice(expert, scene(**told)) == "use force-your-luck"
    assert not choice(expert, scene(**told, tokens={0: (0, 1, 0)})).startswith("use")


def test_the_last_one_awake_clears_a_blocking_trump_as_it_can() -> None:
    """DB-5.8, DB-12.11: only a blow is left that clears the way, and it harms nobody who is needed any more."""

    def emancipated(s: BreathsState) -> None:
        alone(s)
        s.stage, s.final_step = 1, EMANCIPATION

    table = scene(air=("trump-6",), arrange=emancipated, secrets={1: "", 2: ""})
    assert choice(expert, table).startswith("fight")


def test_the_life_of_the_last_one_awake_is_worth_more_until_the_last_situation() -> None:
    """DB-12.11, DB-3.9: without life there is no draw any more; the last one of all may cost it."""
    life, usual = {0: 1}, reading(scene(life={0: 1})).harm(0, 1)
    last = scene(
        life=life, hands={0: ("lick-your-wounds",)}, shown={1: "hearts-1", 2: "clubs-1"}, left=40, arrange=alone
    )
    assert reading(last).harm(0, 1) > 5 * usual
    assert choice(expert, last) == "use lick-your-wounds"

    def at_last(s: BreathsState) -> None:
        alone(s)
        s.stages = [[], [], []]

    assert reading(scene(life=life, arrange=at_last)).harm(0, 1) == 0


# Obsessions


def test_whoever_foresees_surrender_takes_the_last_air_at_once() -> None:
    """DB-18.5: four cards are left, and nobody has hurt them."""
    table = scene(secrets={0: "foreseen-surrender"}, left=4)
    assert choice(expert, table) == "hyperventilate"
    hurt = scene(secrets={0: "foreseen-surrender"}, left=4, life={0: 2})
    assert choice(expert, hurt) != "hyperventilate"


def test_an_inquisitive_mind_reads_those_it_has_not_read() -> None:
    table = scene(secrets={0: "inquisitive-mind"}, shown={1: "diamonds-1"})
    assert choice(expert, table).startswith("examine")


def test_an_inquisitive_mind_does_not_draw_for_long() -> None:
    """DB-18.4: that would be seen."""
    seldom = {0: {SOCIAL: ("diamonds-1", "diamonds-2", "diamonds-3")}}
    assert not choice(expert, scene(secrets={0: "inquisitive-mind"}, conditions=seldom)).startswith("examine")


def test_madness_strikes_when_few_blows_are_missing() -> None:
    near = scene(secrets={0: "dementia"}, life={1: 1, 2: 0}, shown={1: "clubs-3"})
    assert choice(expert, near) == "fight 1"
    assert not choice(expert, scene(secrets={0: "dementia"}, shown={1: "clubs-3"})).startswith("fight")


def test_nobody_swaps_a_secret_so_that_keeping_one_says_nothing() -> None:
    """DB-11.14."""
    for secret in ("nobility", "dementia"):
        table = scene(secrets={0: secret}, air=("trump-10",), shown={1: "clubs-3"})
        say(table, "explore", "draw")
        while kind(table) == "resist":
            table.answer(table.waiting[0], "let")
        assert kind(table) == "swap-secret"
        assert choice(expert, table) == "keep"


# What acts show


def test_looks_breaths_and_stops_make_people_suspicious() -> None:
    table = scene(4)
    s = table.state
    before = obsession(s, 1, 0)
    s.hyperventilated[1] = 1
    breathless = suspicions(s, 1, 0)
    assert obsession(s, 1, 0) > before
    assert max(breathless, key=lambda secret: breathless[secret]) == "foreseen-surrender"
    s.resisted[2], s.kills[3] = 3, 1
    assert max(suspicions(s, 2, 0).items(), key=lambda each: each[1])[0] == "rebellion"
    assert obsession(s, 3, 0) > before


def test_a_secret_one_knows_is_no_suspicion() -> None:
    table = scene(secrets={0: "dementia", 1: "nobility"})
    assert suspicions(table.state, 0, 0) == {"dementia": 1.0}
    assert "dementia" not in suspicions(table.state, 1, 0)


def test_votes_go_against_who_may_win_next_and_for_who_can_draw() -> None:
    """DB-12.7, DB-12.11."""
    table = scene(4, life={2: 0}, conditions={1: {WILL: ("spades-1",), SOCIAL: ("spades-2",)}})
    votes = [Vote(seat) for seat in range(4)]
    there = reading(table)
    assert trusted(there, votes).seat in (0, 3)
    assert doomed(there, votes).seat == 2
    assert doomed(there, votes[:1]).seat == 0


def test_whoever_is_known_to_be_presumptuous_is_named_and_a_guess_is_not_enough() -> None:
    """DB-12.7, DB-18.2."""
    table = scene(4, secrets={3: "presumption"}, life={2: 1})
    votes = [Vote(seat) for seat in range(4)]
    assert doomed(reading(table), votes).seat == 2
    s = table.state
    s.secrets[3] = s.secrets[3]._replace(seen=s.secrets[3].seen | 1)
    assert doomed(reading(table), votes).seat == 3
    assert doomed(reading(table, 1), votes).seat == 2


def test_the_vote_reckons_with_the_wounds_that_are_about_to_come() -> None:
    """DB-12.11, DB-15.2: whoever has just succeeded will lose two lives with the air pile."""
    table = scene(4, air=("trump-13",))
    votes = [Vote(seat) for seat in range(4)]
    assert trusted(reading(table), votes).seat == 3
    table.state.drawer = 3
    assert trusted(reading(table), votes).seat == 2


def test_a_secret_is_read_for_a_single_card_and_only_one() -> None:
    """DB-8.4: air is short."""
    shown = {1: "diamonds-1"}
    table = scene(secrets={0: "nobility"}, shown=shown)
    assert choice(expert, table) == "examine 1"
    s = table.state
    s.consulted[s.secret[1]] |= 1
    assert not choice(expert, table).startswith("examine")
    deeper = scene(secrets={0: "nobility"}, shown={1: "clubs-3", 2: "diamonds-1"})
    assert choice(expert, deeper) == "explore"


def test_somebody_about_to_read_the_last_secret_is_resisted() -> None:
    """DB-6.1, DB-18.4."""
    table = scene(secrets={0: "nobility"}, draws=("hearts-2", "diamonds-1"), shown={3: "hearts-1"})
    s = table.state
    s.consulted[s.secret[2]] |= 1
    s.secrets[s.secret[2]] = s.secrets[s.secret[2]]._replace(seen=s.secrets[s.secret[2]].seen | 1)
    say(table, "examine 1", "draw", "draw")
    assert kind(table) == "resist"
    assert choice(expert, table, 1) == "resist"
    assert choice(adept, table, 1) == "let"


# The tells


def test_a_classifier_finds_what_is_there_and_nothing_else() -> None:
    rng = Random(1)
    ys = [rng.random() < 0.3 for _ in range(600)]
    rows = [tells.Row(n, (rng.gauss(2.0 * y, 1), rng.gauss(0, 1)), "", y, False, False) for n, y in enumerate(ys)]
    seen, error = tells.area(tells.scored(rows), ys)
    assert 0.85 < seen < 0.97 and 0 < error < 0.03
    blind = [row._replace(acts=(row.acts[1],)) for row in rows]
    assert abs(tells.area(tells.scored(blind), ys)[0] - 0.5) < 0.08
    assert tells.area([0.5, 0.5], [True, False])[0] == 0.5


def test_public_acts_are_counted_by_seat() -> None:
    rows = tells.played(3, "adept", 5)
    at = tells.ACTS.index
    assert sum(row.acts[at("drew")] for row in rows) > 10
    assert all(count >= 0 for row in rows for count in row.acts)
    assert "area under the curve" in tells.report(
        [*rows, *(row._replace(table=1, obsessed=not row.obsessed) for row in rows)], "adept"
    )


# What it knows


@BOTS
@pytest.mark.parametrize(("seats", "mode"), [(3, "paranoia"), (5, "paranoia"), (4, "coop")])
def test_its_answers_depend_on_its_chair_alone(bot: Player, seats: int, mode: str) -> None:
    table, rng = tablee.deal("breaths", seats, 5, options={"mode": mode}), Random(5)
    for n in range(150):
        if table.over:
            break
        seat = table.waiting[0]
        said = choice(bot, table, seat)
        if n % 5 == 0:
            worlds = [table.imagine(seat, Random(k)) for k in range(2)]
            assert [choice(bot, world, seat) for world in worlds] == [said, said]
        table.answer(seat, rng.choice(table.ask(seat).options) if rng.random() < 0.3 else said)  # type: ignore[union-attr]


@BOTS
def test_its_reasons_are_those_of_everybody_and_have_words(bot: Player) -> None:
    """Whatever is told is the same in every world that a spectator may imagine, and nothing that is answered out of sight."""
    table, told = tablee.deal("breaths", 4, 6), set()
    while not table.over:
        ask = next(ask for ask in table.asks if not ask.optional)
        option = bot(Chair(table, ask.seat), Random(1))
        assert option is not None
        reason = bot.why(Window(table, None), ask, option)
        if len(table.waiting) > 1 and not any(each.optional for each in table.asks):
            assert reason is None
        if reason:
            world = table.imagine(None, Random(len(told)))
            assert bot.why(Window(world, None), ask, option) == reason
            for lang in ("en", "fr"):
                assert Words(lang, table.game).say(reason.id, **reason.args)
            told.add(reason.id)
        table.answer(ask.seat, option)
    assert {"why-act", "why-pass"} <= told


def test_whoever_may_not_speak_gives_no_reason() -> None:
    """DB-17.3."""
    table = scene(situation="mumbling", explorer=0, shown={1: "diamonds-1"})
    ask = table.asks[0]
    assert expert.why(Window(table, None), ask, ask.options[0]) is None


# How well it plays


@pytest.mark.slow
@BOTS
def test_a_crew_of_them_comes_home_more_often_than_not(bot: Player) -> None:
    """Who wins four games in five wins fewer than six of twelve once in 250 times, and these seeds stay the same."""
    won = 0
    for seed in range(12):
        table = tablee.deal("breaths", 3 + seed % 4, 500 + seed, options={"mode": "coop"}, listen=False)
        play(table, dict.fromkeys(range(table.seats), bot), Random(seed))
        assert table.result is not None
        won += bool(table.result.winners)
    assert won >= 6
