"""Phase 1: gifts and traits (PM-4, PM-5), and what a seat knows of the others' hands."""

from __future__ import annotations

import pytest
from tests.games.petite_mort.scene import asked, everybody, life, offers, say, scene, through, told

from tablee.kit import CannotUndo, IllegalAnswer

HANDS = {
    0: ("cat", "triple-cream", "undertaker"),
    1: ("summit-photo", "control-tower", "twelve-coffees"),
    2: ("complaints-desk", "homemade-wings", "chilli-contest"),
    3: ("giving-up-smoking", "friend-to-bears", "amicable-divorce"),
}
LIVES = {0: [["lucien-moyenne"], ["milan-calepin"], ["apolline-buvard"]]}


def gifts(seats: int) -> dict[int, list[str]]:
    """Each seat's first card to the left, second to the right."""
    return {
        seat: [f"{HANDS[seat][0]} to {(seat + 1) % seats}", f"{HANDS[seat][1]} to {(seat - 1) % seats}"]
        for seat in range(seats)
    }


@pytest.mark.parametrize("seats", [3, 4])
def test_one_trait_goes_to_each_neighbour(seats: int) -> None:
    """PM-5.1, PM-5.2, PM-4.1."""
    table = scene(seats=seats, traits=HANDS)
    say(table, gifts(seats))
    for seat in range(seats):
        left, right = (seat + 1) % seats, (seat - 1) % seats
        assert set(table.view(seat)["hand"]["traits"]) == {HANDS[seat][2], HANDS[right][0], HANDS[left][1]}


def test_at_two_seats_both_go_to_the_opponent() -> None:
    """PM-5.3, Ruling 1."""
    table = scene(traits=HANDS)
    assert asked(table, 0).rule == "PM-5.3"
    say(table, gifts(2))
    assert set(table.view(0)["hand"]["traits"]) == {"undertaker", "summit-photo", "control-tower"}
    assert set(table.view(1)["hand"]["traits"]) == {"twelve-coffees", "cat", "triple-cream"}


def test_gifts_are_chosen_before_any_is_received() -> None:
    """PM-5.4, Ruling 2, PM-4.2: the last to choose still sees its own three cards."""
    table = scene(seats=3, traits=HANDS)
    for seat in (0, 1):
        say(table, {seat: gifts(3)[seat]})
    assert set(table.view(2)["hand"]["traits"]) == set(HANDS[2])
    assert {said.split(" to ")[0] for said in offers(table, 2)} == set(HANDS[2])


def test_others_see_only_who_is_still_choosing() -> None:
    """PM-4.2, Ruling 3: neither what is chosen nor how far."""
    table = scene(seats=3, traits=HANDS)
    before = table.view(1), table.events(1)
    table.answer(0, "cat to 1")
    assert (table.view(1), table.events(1)) == before
    table.answer(0, "triple-cream to 2")
    assert table.waiting == (1, 2)
    assert [question.options for question in table.asks_for(0)] == [(), ()]


def test_a_sealed_choice_can_be_changed_until_the_last_is_ready() -> None:
    """PM-4.3: part by part, and never after."""
    table = scene(seats=3, traits=HANDS)
    say(table, {0: gifts(3)[0], 1: gifts(3)[1]})
    table.undo(0)
    table.undo(0)
    say(table, {0: ["undertaker to 1", "cat to 2"], 2: gifts(3)[2]})
    assert "undertaker" in table.view(1)["hand"]["traits"]
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_two_of_three_traits_must_be_attached() -> None:
    """PM-5.5, Ruling 4, PM-5.11, Ruling 6: there is no way round it, and the third stays in hand."""
    table = scene(LIVES, traits=HANDS, phase="attach")
    assert len(offers(table, 0)) == 9
    say(table, {0: ["cat on lucien-moyenne", "triple-cream on milan-calepin"]})
    through(table, "attach")
    assert table.view(0)["hand"]["traits"] == ["undertaker"]
    through(table, "reap", "token")
    assert "undertaker" in table.view(0)["hand"]["traits"]
    assert len(table.view(0)["hand"]["traits"]) == 3


def test_both_may_go_to_the_same_character() -> None:
    """PM-5.6, PM-5.9."""
    table = scene(LIVES, traits=HANDS, phase="attach")
    say(table, {0: ["cat on lucien-moyenne", "triple-cream on lucien-moyenne"]})
    through(table, "attach")
    assert life(table, "lucien-moyenne")["traits"] == ["cat", "triple-cream"]
    assert [life(table, name)["age"] for name in ("milan-calepin", "lucien-moyenne")] == [0, 2]


def test_traits_go_to_ones_own_characters() -> None:
    """PM-5.6."""
    table = scene({**LIVES, 1: [["odilon-parquet"]]}, traits=HANDS, phase="attach")
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, "cat on odilon-parquet")
    assert refused.value.rule == "PM-5.6"


def test_nobody_has_more_than_three_traits() -> None:
    """PM-5.7, Ruling 5: also when two are attached at once; with two on everybody there is room for three."""
    two = ["mattress-tester", "number-puzzles"]
    lives = {
        0: [["lucien-moyenne", *two], ["milan-calepin", "belt-and-braces", "first-aid-class"], ["apolline-buvard"]]
    }
    table = scene(lives, traits=HANDS, phase="attach")
    table.answer(0, "cat on lucien-moyenne")
    assert "triple-cream on lucien-moyenne" not in offers(table, 0)
    assert "triple-cream on milan-calepin" in offers(table, 0)
    full = scene({0: [["lucien-moyenne", *two, "belt-and-braces"], ["milan-calepin"]]}, traits=HANDS, phase="attach")
    with pytest.raises(IllegalAnswer) as refused:
        full.answer(0, "cat on lucien-moyenne")
    assert refused.value.rule == "PM-5.7"


def test_attached_traits_are_shown_together() -> None:
    """PM-5.8, Ruling 3."""
    table = scene(LIVES, traits=HANDS, phase="attach")
    say(table, {0: ["cat on lucien-moyenne", "triple-cream on milan-calepin"]})
    assert life(table, "lucien-moyenne")["traits"] == []
    assert not told(table, "attached")
    through(table, "attach")
    assert life(table, "lucien-moyenne")["traits"] == ["cat"]
    assert len(told(table, "attached")) == 4


def test_ages_are_named() -> None:
    """PM-5.9: newborn, first, second and third age."""
    lives = {0: [["lucien-moyenne"], ["milan-calepin", "cat"], ["apolline-buvard", "undertaker", "triple-cream"]]}
    table = scene(lives, phase="reap")
    assert [seen["age"] for seen in table.view(None)["seats"][0]["lives"]] == [0, 1, 2]


def test_a_character_may_have_several_jobs() -> None:
    """PM-5.10, Ruling 7."""
    table = scene(
        {0: [["lucien-moyenne", "undertaker"]]}, traits={0: ["control-tower", "cat", "triple-cream"]}, phase="attach"
    )
    say(table, {0: ["control-tower on lucien-moyenne", "cat on lucien-moyenne"]})
    through(table, "attach")
    assert life(table, "lucien-moyenne")["traits"] == ["undertaker", "control-tower", "cat"]


def test_hands_are_secret_and_all_else_is_public() -> None:
    """PM-4.4."""
    table = scene(seats=3, traits=HANDS)
    say(table, gifts(3))
    seen = table.view(1)
    assert seen["seats"][0]["traits"] == 3
    assert "undertaker" not in str(seen)
    assert set(told(table, "gifts", 2)[0]["got"]) == {"summit-photo", "triple-cream"}
    assert "got" not in told(table, "gifts")[0]


def test_a_gift_is_known_to_its_giver_until_it_is_attached() -> None:
    """PM-4.5."""
    table = scene(seats=3, traits=HANDS)
    say(table, gifts(3))
    assert {seen["card"]: seen["seats"] for seen in table.view(0)["gave"]} == {"cat": [1], "triple-cream": [2]}
    assert table.view(None)["gave"] == []
    own = table.view(1)["seats"][1]["lives"][0]["person"]
    say(table, {1: [f"cat on {own}", f"twelve-coffees on {own}"]})
    through(table, "attach")
    assert "cat" not in [told["card"] for told in table.view(0)["gave"]]


def test_everybody_answers_in_every_phase_whatever_they_hold() -> None:
    """PM-4.1, PM-4.2: a seat that can reap nobody is asked all the same."""
    table = scene({seat: [["lucien-moyenne"], ["milan-calepin"], ["apolline-buvard"]] for seat in (0,)}, phase="reap")
    assert offers(table, 1) == ["no more"]
    assert table.waiting == (0, 1)
    everybody(table, "no more")
    assert asked(table, 0).kind == "token"
