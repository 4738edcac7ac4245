"""The twenty arcana, each over all 49 ordered hands (SA-8)."""

import pytest
from tests.games.shipwreck.scene import agree, at, heard, offers, powers, row, scene, turn

import tablee

VALUES = range(1, 8)
HANDS = [(p, k) for p in VALUES for k in VALUES]


def check(card, takes, moons, back, visible=((), (1, 4), (7, 7, 2))):
    """The card takes exactly the plays it should, whatever else is visible, and bears this duration and this back."""
    spare = [c for c in ("leviathan", "the-shore", "the-blind-man", "the-chalice") if c != card][:3]
    for seen in visible:
        for p, k in HANDS:
            if [*seen, p, k].count(p) > 3 or [*seen, p, k].count(k) > 3:
                continue  # there are three of each
            table = scene(card, *spare, fronts={spare[0]: seen[:1], spare[1]: seen[1:]}, draws=[p, k])
            assert (f"place {p} at {card}" in offers(table, 0)) == takes(p, k, set(seen)), (p, k, seen)
    assert (at(table, card)["moons"], at(table, card)["power"]) == (moons, back)


def test_dawn_takes_the_higher_of_two_different_fates():
    """SA-8.1."""
    check("dawn", lambda p, k, v: p > k, 3, "higher-than")


def test_leviathan_takes_either_of_eleven_or_more():
    """SA-8.2."""
    check("leviathan", lambda p, k, v: p + k >= 11, 4, "discard-lower")


def test_midnight_takes_the_lower_of_two_different_fates():
    """SA-8.3."""
    check("midnight", lambda p, k, v: p < k, 3, "higher-than")


def test_the_beast_takes_neighbours():
    """SA-8.4."""
    check("the-beast", lambda p, k, v: p == k + 1 or k == p + 1, 1, "twice")


def test_the_belltower_takes_a_total_in_the_table_of_three():
    """SA-8.5."""
    check("the-belltower", lambda p, k, v: p + k in (3, 6, 9, 12), 2, "discard-lower")


def test_the_blind_man_takes_anything():
    """SA-8.6."""
    check("the-blind-man", lambda p, k, v: True, 1, "1-4-7")


def test_no_doom_when_the_blind_man_fades():
    """SA-8.6: the rest of the fading is done as usual, and a wrong prediction still costs."""
    table = scene("the-blind-man", pile=["the-key"], doom=1, draws=[1, 5])
    turn(table, "place 1 at the-blind-man")
    assert (table.view(None)["doom"], powers(table), row(table)[0]) == (1, ["the-blind-man"], "the-key")
    assert heard(table, "spared") == [{"id": "spared", "rule": "SA-8.6", "card": "the-blind-man"}]
    table = scene("the-blind-man", doom=1, draws=[1, 5])
    turn(table, "place 1 at the-blind-man", "predict 6")
    assert table.view(None)["doom"] == 2


def test_the_blind_man_spares_no_other_card():
    """SA-8.6."""
    table = scene("the-blind-man", "dawn", fronts={"dawn": [7]}, draws=[1, 5])
    turn(table, "place 1 at the-blind-man")
    assert table.view(None)["doom"] == 2


def test_the_chalice_takes_anything():
    """SA-8.7."""
    check("the-chalice", lambda p, k, v: True, 2, "1-4-7")


@pytest.mark.parametrize(("p", "k"), HANDS)
def test_the_chalice_makes_the_player_say_whether_the_kept_fate_is_higher(p, k):
    """SA-8.7, Ruling 5: with equal fates the answer is no."""
    table = scene("the-chalice", draws=[p, k])
    table.answer(0, f"place {p} at the-chalice")
    assert heard(table, "told", 1) == [{"id": "told", "rule": "SA-8.7", "seat": 0, "fate": p, "yes": k > p}]


def test_the_deep_takes_either_of_five_or_less():
    """SA-8.8."""
    check("the-deep", lambda p, k, v: p + k <= 5, 3, "higher-than")


def test_the_engine_takes_a_double_or_a_triple():
    """SA-8.9."""
    pairs = {(1, 2), (2, 4), (3, 6), (1, 3), (2, 6)}
    check("the-engine", lambda p, k, v: (min(p, k), max(p, k)) in pairs, 3, "5-6-7")


def test_the_huntress_takes_fates_two_apart():
    """SA-8.10."""
    check("the-huntress", lambda p, k, v: p == k + 2 or k == p + 2, 1, "twice")


def test_the_judge_takes_an_even_total():
    """SA-8.11."""
    check("the-judge", lambda p, k, v: p % 2 == k % 2, 3, "3-4-5")


def test_the_key_takes_a_total_of_seven_to_nine():
    """SA-8.12."""
    check("the-key", lambda p, k, v: 7 <= p + k <= 9, 3, "old")


def test_the_lord_takes_a_five_six_or_seven_when_the_other_is_none():
    """SA-8.13."""
    check("the-lord", lambda p, k, v: p >= 5 > k, 3, "5-6-7")


def test_the_mirror_takes_twins():
    """SA-8.14."""
    check("the-mirror", lambda p, k, v: p == k, 1, "twice")


def test_the_noble_takes_a_three_four_or_five_when_the_other_is_none():
    """SA-8.15."""
    check("the-noble", lambda p, k, v: 3 <= p <= 5 and not 3 <= k <= 5, 3, "3-4-5")


SEEN = ((), (1,), (4, 4), (2, 5), (3, 6, 7), (1, 1, 7), (1, 3, 5, 7))


def test_the_prophet_takes_a_fate_when_the_kept_one_is_visible():
    """SA-8.16, SA-4.11, Ruling 10."""
    check("the-prophet", lambda p, k, v: k in v, 2, "cycle", SEEN)


def test_the_prophet_leaves_the_choice_when_both_are_visible():
    """SA-8.16."""
    here = ("the-prophet", "leviathan", "the-deep", "the-mirror")
    assert offers(scene(*here, fronts={"leviathan": [4]}, draws=[4, 3]), 0) == {"place 3 at the-prophet"}
    both = scene(*here, fronts={"leviathan": [4], "the-mirror": [3]}, draws=[4, 3])
    assert offers(both, 0) == {"place 3 at the-prophet", "place 4 at the-prophet"}


def test_the_rider_takes_two_different_fates_neither_visible():
    """SA-8.17, SA-4.11, Ruling 10."""
    check("the-rider", lambda p, k, v: p != k and p not in v and k not in v, 2, "cycle", SEEN)


def test_the_prophet_and_the_rider_see_fates_before_any_card_their_own_included():
    """SA-8.16, SA-8.17, SA-4.10."""
    for place in ("the-prophet", "the-rider", "the-blind-man", "leviathan"):
        table = scene("the-prophet", "the-rider", "the-blind-man", "leviathan", fronts={place: [5]}, draws=[2, 5])
        assert "place 2 at the-prophet" in offers(table, 0)
        assert "place 5 at the-prophet" not in offers(table, 0)
        assert not {"place 2 at the-rider", "place 5 at the-rider"} & offers(table, 0)


def test_the_servant_takes_a_one_two_or_three_when_the_other_is_none():
    """SA-8.18."""
    check("the-servant", lambda p, k, v: p <= 3 < k, 2, "1-2-3")


def test_the_shore_takes_fates_four_or_more_apart():
    """SA-8.19."""
    check("the-shore", lambda p, k, v: p >= k + 4 or k >= p + 4, 4, "discard-lower")


def test_the_stranger_takes_an_odd_total():
    """SA-8.20."""
    check("the-stranger", lambda p, k, v: p % 2 != k % 2, 3, "1-2-3")


CARDS = [
    "dawn", "leviathan", "midnight", "the-beast", "the-belltower", "the-blind-man", "the-chalice", "the-deep",
    "the-engine", "the-huntress", "the-judge", "the-key", "the-lord", "the-mirror", "the-noble", "the-prophet",
    "the-rider", "the-servant", "the-shore", "the-stranger",
]  # fmt: skip


@pytest.mark.parametrize(("number", "card"), [*enumerate(CARDS, 1)])
def test_a_refused_play_names_the_rule_of_its_card(number, card):
    """SA-8, SA-5.4."""
    table = scene("the-blind-man", card) if card != "the-blind-man" else scene(card)
    with pytest.raises(tablee.IllegalAnswer) as refused:
        table.answer(0, f"place 0 at {card}")
    assert refused.value.rule == f"SA-8.{number}"


def test_only_the_chalice_makes_the_player_speak():
    """SA-8.7: no other card of the box says anything when it is played on."""
    for card in CARDS:
        for draws in ([3, 4], [2, 2], [6, 5], [7, 1], [1, 3], [2, 1]):
            spare = [c for c in ("leviathan", "the-shore", "the-deep") if c != card][:2]
            table = scene(card, *spare, fronts={spare[0]: [4]}, draws=draws)
            plays = sorted(play for play in offers(table, 0) if play.endswith(f" {card}"))
            if plays:
                table.answer(0, plays[0])
                assert bool(heard(table, "told")) == (card == "the-chalice")
                agree(table, "pass")
