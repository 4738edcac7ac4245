"""What plays and answers prove, the chances that follow, and conventions apart (SA-13), worked out by hand."""

from fractions import Fraction
from random import Random

import pytest
from tests.games.shipwreck.scene import agree, do, kind, scene, turn

import tablee
from tablee.games.shipwreck import game
from tablee.games.shipwreck.beliefs import FATES, belief, draw, kept_by_age, worlds
from tablee.games.shipwreck.facts import Among, Drew, Fact, Facts, Old, Played

ALL = {1, 2, 3, 4, 5, 6, 7}


def chances(table, seat=0, viewer=None, layer="logic"):
    return belief(table.state, viewer, seat, layer)


def left(table, seat=0, viewer=None):
    """The values that are still possible."""
    return set(chances(table, seat, viewer))


def after(*row, play, draws, **more):
    table = scene(*row, draws=draws, **more)
    table.answer(0, play)
    return table


@pytest.mark.parametrize(
    ("card", "fates", "values"),
    [
        ("dawn", [5, 2], {1, 2, 3, 4}),
        ("leviathan", [5, 6], {6, 7}),
        ("the-mirror", [3, 3], {3}),
        ("the-lord", [7, 1], {1, 2, 3, 4}),
        ("the-engine", [2, 6], {1, 4, 6}),
        ("the-blind-man", [4, 2], ALL),
    ],
)
def test_a_play_proves_that_it_was_legal_with_the_kept_fate(card, fates, values):
    """SA-13.1."""
    assert left(after(card, play=f"place {fates[0]} at {card}", draws=fates)) == values


def test_a_play_is_judged_by_what_was_visible_just_before_it():
    """SA-13.1, SA-4.11."""
    fronts = {"leviathan": [3], "the-shore": [6]}
    table = after("the-prophet", "leviathan", "the-shore", fronts=fronts, play="place 4 at the-prophet", draws=[4, 6])
    assert left(table) == {3, 6}
    table = after("the-rider", "leviathan", "the-shore", fronts=fronts, play="place 4 at the-rider", draws=[4, 7])
    assert left(table) == {1, 2, 5, 7}


def test_a_play_proves_nothing_about_the_cards_it_was_not_played_on():
    """SA-13.1, SA-13.6."""
    assert left(after("midnight", "the-deep", play="place 1 at midnight", draws=[1, 6])) == {2, 3, 4, 5, 6, 7}


def test_a_play_on_the_hours_proves_that_nothing_fitted_anywhere():
    """SA-13.2, Ruling 9: neither fate, on none of the four."""
    table = after("the-mirror", "leviathan", "the-deep", "the-shore", play="place 4 at hours", draws=[4, 3])
    assert left(table) == {2, 3, 5, 6}  # 1 + 4 fits The Deep, 4 + 4 The Mirror, 4 + 7 Leviathan
    table = after("dawn", "leviathan", "the-deep", "the-shore", play="place 4 at hours", draws=[4, 4])
    assert left(table) == {4}


def test_the_row_that_counts_is_the_one_after_a_cycle():
    """SA-13.2, SA-7.11."""
    here = ("the-mirror", "leviathan", "the-deep", "the-beast")
    table = scene(*here, pile=["the-shore"], faded=["the-rider"], draws=[4, 3])
    for said in ("use cycle", "swap the-beast", "place 4 at hours"):
        table.answer(0, said)
    assert left(table) == {2, 3, 5, 6}


@pytest.mark.parametrize(("kept", "values"), [(6, {5, 6, 7}), (4, {1, 2, 3, 4}), (1, {1, 2, 3, 4})])
def test_the_word_of_the_chalice_narrows(kept, values):
    """SA-13.3, SA-8.7."""
    assert left(after("the-chalice", play="place 4 at the-chalice", draws=[4, kept])) == values


@pytest.mark.parametrize(
    ("faded", "said", "kept", "values"),
    [
        ("the-servant", ["use 1-2-3"], 2, {1, 2, 3}),
        ("the-servant", ["use 1-2-3"], 5, {4, 5, 6, 7}),
        ("the-noble", ["use 3-4-5"], 4, {3, 4, 5}),
        ("the-lord", ["use 5-6-7"], 1, {1, 2, 3, 4}),
        ("the-chalice", ["use 1-4-7"], 7, {1, 4, 7}),
        ("the-deep", ["use higher-than", "than 3"], 3, {1, 2, 3}),
        ("the-deep", ["use higher-than", "than 3"], 4, {4, 5, 6, 7}),
        ("the-beast", ["use twice", "predict 5"], 4, ALL - {5}),
    ],
)
def test_answers_and_wrong_predictions_narrow(faded, said, kept, values):
    """SA-13.3."""
    table = after("the-blind-man", faded=[faded], play="place 2 at the-blind-man", draws=[2, kept])
    agree(table, *said)
    assert left(table) == values


def test_a_fate_thrown_back_was_lower_than_the_kept_one():
    """SA-13.3, SA-9.8."""
    fronts = {"leviathan": [4]}
    table = after(
        "the-blind-man", "leviathan", faded=["the-shore"], fronts=fronts, play="place 2 at the-blind-man", draws=[2, 6]
    )
    table.answer(0, "use discard-lower")
    assert left(table) == ALL  # asking for the power does not yet tell
    table.answer(0, "discard 4 from leviathan")
    assert left(table) == {5, 6, 7}


def test_a_power_left_unused_proves_nothing():
    """SA-13.3, SA-7.12."""
    table = after("the-blind-man", "leviathan", faded=["the-shore"], play="place 2 at the-blind-man", draws=[2, 6])
    table.answer(0, "keep")
    assert left(table) == ALL


@pytest.mark.parametrize(("first", "new", "values"), [(3, 6, ALL), (4, 3, {1, 2, 4})])
def test_old_tells_which_of_two_the_kept_fate_is(first, new, values):
    """SA-13.3, SA-9.7: after a yes the kept one is new, after a no what was known before still holds."""
    table = scene("dawn", "leviathan", "the-shore", "the-blind-man", faded=["the-key"], draws=[5, first, 1, 6, new])
    turn(table, "place 5 at dawn")
    turn(table, "place 1 at the-shore")
    table.answer(0, "place 3 at the-blind-man")
    assert left(table) == ALL
    table.answer(0, "use old")
    assert left(table) == values


def test_of_two_equal_fates_the_older_counts_as_played():
    """SA-13.3, Ruling 19: so after a no the kept fate, the older, is not the played value."""
    table = scene("dawn", "leviathan", "the-shore", "the-blind-man", faded=["the-key"], draws=[5, 4, 1, 6, 3])
    turn(table, "place 5 at dawn")
    turn(table, "place 1 at the-shore")
    table.answer(0, "place 3 at the-blind-man")
    table.answer(0, "use old")
    assert left(table) == {1, 2, 4}


def test_every_copy_is_as_likely_to_be_drawn():
    """SA-13.4, Ruling 18."""
    assert chances(after("dawn", play="place 5 at dawn", draws=[2, 5])) == dict.fromkeys([1, 2, 3, 4], Fraction(1, 4))
    table = after("dawn", "leviathan", fronts={"leviathan": [1, 1]}, play="place 5 at dawn", draws=[2, 5])
    assert chances(table) == {1: Fraction(1, 10), 2: Fraction(3, 10), 3: Fraction(3, 10), 4: Fraction(3, 10)}


def test_a_seat_counts_what_it_holds_and_others_cannot():
    """SA-13.4, Ruling 18: with two 2s in hand, one of the ten low fates left is a 2."""
    table = scene("dawn", seats=3, draws=[2, 5, 2, 2])
    turn(table, "place 5 at dawn")
    tenth = {1: Fraction(3, 10), 2: Fraction(1, 10), 3: Fraction(3, 10), 4: Fraction(3, 10)}
    assert chances(table, viewer=1) == tenth
    assert chances(table, viewer=2) == chances(table) == dict.fromkeys([1, 2, 3, 4], Fraction(1, 4))
    assert chances(table, viewer=0) == {2: 1}


def test_a_draw_counts_from_the_bag_as_it_was_at_that_moment():
    """SA-13.4, Ruling 18: two 3s lay there when the first seat drew; that they are back changes nothing."""
    table = scene("the-deep", "dawn", seats=3, fronts={"the-deep": [3, 3]}, draws=[2, 5, 1, 4])
    turn(table, "place 5 at dawn")
    assert chances(table) == {1: Fraction(3, 10), 2: Fraction(3, 10), 3: Fraction(1, 10), 4: Fraction(3, 10)}
    turn(table, "place 1 at the-deep")
    assert chances(table) == {1: Fraction(15, 64), 2: Fraction(21, 64), 3: Fraction(7, 64), 4: Fraction(21, 64)}


def test_a_fate_shown_is_known_to_be_back():
    """SA-13.4: of a discarded fate nothing is left to know, and it tells of the others."""
    table = scene("dawn", seats=3, draws=[2, 5, 4, 7])
    turn(table, "place 5 at dawn")
    table.answer(1, "place 7 at dawn")
    assert left(table, 1) == {1, 2, 3, 4, 5, 6}
    before = chances(table, 1)
    do(table, 0, "discard")
    assert chances(table, 1) != before
    assert chances(table, 1)[2] == Fraction(2, 16)  # three each of six values, a 2 and a 5 being out


@pytest.mark.parametrize("said", ["predict 2", "predict 3"])
def test_after_a_prediction_the_deduction_goes_on(said):
    """SA-13.4: the fate shown is back in the bag, and may be drawn by the next."""
    table = scene("dawn", seats=3, draws=[2, 5, 1, 6])
    turn(table, "place 5 at dawn", said)
    table.answer(1, "place 6 at dawn")
    assert chances(table, 1) == {v: Fraction(2 if v == 5 else 3, 14) for v in (1, 2, 3, 4, 5)}


def test_worlds_are_imagined_by_these_chances():
    """SA-13.4: every value that is possible comes up, no other, and nothing is lost; one's own fate stays."""
    table = scene("dawn", "leviathan", seats=3, faded=["the-key"], fronts={"leviathan": [1, 1]}, draws=[2, 5, 7, 6])
    turn(table, "place 5 at dawn")
    for viewer, possible in ((None, {1, 2, 3, 4}), (1, {1, 2, 3, 4}), (0, {2})):
        worlds = [table.imagine(viewer, Random(n)) for n in range(150)]
        assert {world.state.hands[0][0] for world in worlds} == possible
        assert all(world.game.conserved(world.state) for world in worlds)
        hands = {tuple(sorted(world.state.hands[1])) for world in worlds}
        assert hands == {(6, 7)} if viewer == 1 else len(hands) > 10


def test_what_a_play_would_tell_is_the_chance_of_what_is_then_kept():
    """SA-13.4: for the active player's own eyes."""
    table = scene("dawn", "midnight", "leviathan", "the-deep", draws=[2, 5])
    plays = table.insight(0)["plays"]
    assert {play: told["logic"] for play, told in plays.items()} == {
        "place 5 at dawn": "1/4",
        "place 2 at midnight": "1/5",
    }
    assert "plays" not in table.insight(1)


def test_how_a_player_chooses_between_legal_plays_is_not_counted():
    """SA-13.5, Ruling 18: a pair of 4s could have gone to The Mirror, and is as likely as its draws all the same."""
    with_mirror = after("the-blind-man", "the-mirror", play="place 4 at the-blind-man", draws=[4, 2])
    without = after("the-blind-man", "leviathan", play="place 4 at the-blind-man", draws=[4, 2])
    assert chances(with_mirror) == chances(without)
    assert chances(with_mirror)[4] == Fraction(6, 6 * 18 + 6)
    assert chances(with_mirror)[1] == Fraction(18, 6 * 18 + 6)


def test_rulebook_example_midnight_and_the_deep():
    """SA-13.6, SA-13.1, SA-8.3, SA-8.8, Ruling 18."""
    alone = after("midnight", "the-mirror", "leviathan", "the-blind-man", play="place 1 at midnight", draws=[1, 6])
    assert left(alone) == set(chances(alone, layer="convention")) == {2, 3, 4, 5, 6, 7}
    beside = after("midnight", "the-deep", "leviathan", "the-blind-man", play="place 1 at midnight", draws=[1, 6])
    assert left(beside) == {2, 3, 4, 5, 6, 7}
    assert set(chances(beside, layer="convention")) == {5, 6, 7}


def test_a_convention_that_nobody_kept_falls_back_on_logic():
    """SA-13.6: what is proven stays, whatever was suggested."""
    table = scene("midnight", "the-deep", "leviathan", "the-blind-man", faded=["the-servant"], draws=[1, 2])
    table.answer(0, "place 1 at midnight")
    assert set(chances(table, layer="convention")) == {5, 6, 7}
    agree(table, "use 1-2-3")
    assert kind(table) == "predict"
    assert set(chances(table, layer="convention")) == left(table) == {2, 3}


@pytest.mark.parametrize(("draws", "kept"), [([7, 5], 7), ([5, 7], 7)])
def test_what_one_keeps_counts_whichever_of_the_two_was_drawn_first(draws, kept):
    """SA-13.4, Ruling 18: of the fates that the next seat draws, none is the 7 that seat 0 has kept."""
    table = scene("the-chalice", "the-blind-man", "the-shore", seats=2, draws=[*draws, 1, 2])
    turn(table, "place 5 at the-chalice")
    table.answer(1, "place 1 at the-blind-man")
    eighteenths = {1: 1, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 2}
    assert chances(table, viewer=0, seat=1) == {value: Fraction(n, 18) for value, n in eighteenths.items()}
    assert chances(table, seat=1)[kept] > Fraction(2, 18)


ROW_HERE = ("the-chalice", "dawn", "midnight", "the-judge")
NONE_VISIBLE = (0,) * 7


def played(fate: int, had_kept: bool, at: str = "the-chalice") -> Played:
    return Played(0, fate, had_kept, at, ROW_HERE, NONE_VISIBLE)


def by_age(*facts: Fact) -> tuple[set[int], set[int]]:
    """What seat 0 may have kept if the fate it has just played is an old one, and if it is a new one."""
    known = Facts.first(2)
    for fact in facts:
        known = known.then(fact)
    if_old, if_new = kept_by_age(game.cards, known, 0)
    return set(if_old), set(if_new)


TWO, ONE = Drew(0, 2, NONE_VISIBLE), Drew(0, 1, NONE_VISIBLE)


def test_what_may_be_kept_by_age_follows_every_answer_since_two_were_drawn():
    """SA-9.7, Ruling 21."""
    assert by_age(TWO, played(3, had_kept=False)) == (set(), ALL)
    low = Among(0, frozenset((1, 2)))
    assert by_age(TWO, played(3, had_kept=False), low) == (set(), {1, 2})
    assert by_age(TWO, played(3, had_kept=False), low, ONE, played(2, had_kept=True)) == (ALL, {1})
    assert by_age(TWO, played(3, had_kept=False), low, ONE, played(5, had_kept=True)) == (set(), {1, 2})
    again = (TWO, played(3, had_kept=False), low, ONE, played(2, had_kept=True))
    assert by_age(*again, Old(0, True)) == (ALL, set()) and by_age(*again, Old(0, False)) == (set(), {1})
    assert by_age(*again, Old(1, True)) == (ALL, {1}), "what others answer tells nothing of this seat"
    assert by_age(*again, TWO, played(6, had_kept=False)) == (set(), ALL), "it held nothing meanwhile"


def test_a_world_is_drawn_by_its_weight():
    """SA-13.4"""

    class Given(Random):
        def randrange(self, start, stop=None, step=1):
            return self.next

    found = []
    for n in range(3):
        rng = Given()
        rng.next = n
        found.append(draw({(1, 0): 2, (0, 1): 1}, rng))
    assert found == [(0, 1), (1, 0), (1, 0)]


def test_in_an_imagined_world_everybody_knows_their_hand_and_what_all_have_seen():
    """SA-13.5"""
    table = tablee.deal("shipwreck", 3, 4, {"first": 0})
    for seat in (0, 1):
        turn(table, min(str(option) for option in table.ask(seat).options))
    world = table.imagine(2, Random(1)).state
    for seat in (0, 1):
        assert world.recalls[seat] is False and world.drawn[seat] == []
        seen = [sorted(FATES[other[seat]]) for other in worlds(world, seat)]
        assert seen and all(hand == sorted(world.hands[seat]) for hand in seen)
    assert world.recalls[2]


def test_one_remembers_each_of_ones_draws_in_its_turn():
    """SA-13.4: the 7 of the first turn, not the 3 drawn later."""
    table = scene("the-shore", "the-blind-man", "the-judge", "leviathan", seats=2, draws=[7, 5, 1, 2, 3])
    turn(table, "place 5 at the-judge")
    turn(table, "place 1 at the-blind-man")
    turn(table, "place 3 at the-shore")
    assert table.state.hands[0] == [7] and chances(table, viewer=0, seat=0) == {7: 1}
