"""How a game is laid out (SA-3)."""

import pytest
from tests.games.shipwreck.scene import agree, any_game, held, line, row, scene, skip_powers, some_play, turn

import tablee
from tablee.kit import Scripted, Seeded


class Watching:
    """Luck that remembers the weights it was given."""

    def __init__(self, seed=0):
        self.seen, self.luck = [], Seeded(seed)

    def pick(self, stream, n, counts):
        self.seen.append((stream, list(counts)))
        return self.luck.pick(stream, n, counts)

    def weights(self, stream):
        return [counts for name, counts in self.seen if name == stream]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_may_play(seats):
    """SA-3.1."""
    assert tablee.deal("shipwreck", seats=seats, seed=1).present == tuple(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_may_not(seats):
    """SA-3.1."""
    with pytest.raises(tablee.OptionError, match=f"is for 2 to 5 seats, not {seats}"):
        tablee.deal("shipwreck", seats=seats, seed=1)


def test_the_hours_lies_left_of_the_four_arcana_for_the_whole_game():
    """SA-3.2, SA-4.6: a fate played there goes to its neighbour, the first of the row, and nothing moves it."""
    on_hours = 0
    for seed in range(40):
        for table in any_game(3, seed):
            view = table.view(None)
            assert "hours" not in [*row(table), view["next"], *view["under"], *(f["card"] for f in view["faded"])]
            if view["on_hours"]:
                on_hours += 1
                assert view["played"] in view["row"][0]["fates"]
    assert on_hours


def test_the_score_starts_at_nought():
    """SA-3.3."""
    assert tablee.deal("shipwreck", seats=2, seed=1).view(None)["score"] == 0


@pytest.mark.parametrize(("level", "doom"), [("easy", 0), ("normal", 2), ("hard", 4), ("doomed", 6)])
def test_doom_starts_by_the_level(level, doom):
    """SA-3.4."""
    assert tablee.deal("shipwreck", seats=2, seed=1, options={"difficulty": level}).view(None)["doom"] == doom


def test_without_a_choice_the_level_is_normal():
    """SA-3.4."""
    assert tablee.deal("shipwreck", seats=2, seed=1).view(None)["doom"] == 2
    with pytest.raises(tablee.OptionError, match="difficulty"):
        tablee.deal("shipwreck", seats=2, options={"difficulty": "nightmare"})


def test_the_pile_is_all_twenty_arcana_in_any_order():
    """SA-3.5: at each turn of a card, every one that is left is as likely."""
    luck = Watching()
    tablee.deal("shipwreck", seats=2, luck=luck)
    weights = luck.weights("pile")
    assert weights[0] == [1] * 20
    assert [sum(counts) for counts in weights] == [20, 19, 18, 17, 16]


def test_the_four_top_cards_form_the_row_from_left_to_right():
    """SA-3.6, SA-3.5: fronts up, with sixteen left in the pile."""
    table = tablee.deal("shipwreck", seats=2, luck=Scripted({"pile": [5, 0, 19, 2, 8]}))
    assert row(table) == ["the-blind-man", "dawn", "the-stranger", "midnight"]
    assert (table.view(None)["next"], table.view(None)["pile"]) == ("the-engine", 16)


@pytest.mark.parametrize("seats", [2, 4])
def test_each_seat_and_nobody_else_has_a_line_of_seven_standing_markers(seats):
    """SA-3.7."""
    table = tablee.deal("shipwreck", seats=seats, seed=1)
    assert [(s["seat"], s["line"]) for s in table.view(None)["seats"]] == [
        (n, [1, 2, 3, 4, 5, 6, 7]) for n in range(seats)
    ]


def test_the_first_fates_come_from_a_full_and_mixed_bag():
    """SA-3.8, SA-2.7: three of each value, and the second draw lacks what the first one took."""
    luck = Watching()
    table = tablee.deal("shipwreck", seats=2, luck=luck)
    first, second = luck.weights("bag")
    assert first == [3] * 7
    assert sum(second) == 20
    assert sorted(second) == [2, 3, 3, 3, 3, 3, 3]
    assert sum(held(table, seat) for seat in range(2)) == 2


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_seat_is_chosen_at_the_table(first):
    """SA-3.9, Ruling 17."""
    luck = Watching()
    table = tablee.deal("shipwreck", seats=3, options={"first": first}, luck=luck)
    assert table.view(None)["active"] == first
    assert not luck.weights("first")


def test_or_it_is_drawn_each_as_likely():
    """SA-3.9, Ruling 17."""
    luck = Watching()
    tablee.deal("shipwreck", seats=3, luck=luck)
    assert luck.weights("first") == [[1, 1, 1]]
    assert tablee.deal("shipwreck", seats=3, luck=Scripted({"first": [2]})).view(None)["active"] == 2


def test_a_first_seat_that_is_not_there_is_refused():
    """SA-3.9."""
    with pytest.raises(tablee.OptionError, match="the last seat is 1"):
        tablee.deal("shipwreck", seats=2, options={"first": 2})


def test_turns_go_round_clockwise_and_all_the_others_are_the_group():
    """SA-3.10, SA-5.15."""
    table, seen = scene(seats=3, active=1, draws=[1, 2, 3, 4, 5, 6, 7]), []
    for _ in range(5):
        active = table.view(None)["active"]
        seen.append(active)
        table.answer(active, some_play(table))
        assert set(table.waiting) == {0, 1, 2} - {active}
        skip_powers(table)
        agree(table, "pass")
    assert seen == [1, 2, 0, 1, 2]


def test_the_set_up_is_told_to_everybody():
    """SA-3.6, SA-3.4: the first event is the same for all."""
    table = tablee.deal("shipwreck", seats=3, luck=Scripted({"pile": [5, 0, 19, 2], "first": [1]}))
    told = {"id": "set-up", "rule": "SA-3.6", "row": row(table), "doom": 2, "first": 1}
    assert [table.events(viewer)[0] for viewer in (None, 0, 1, 2)] == [told] * 4


def test_lines_stand_whoever_begins():
    """SA-3.7."""
    table = scene(seats=3, active=2)
    assert [line(table, seat) for seat in range(3)] == [[1, 2, 3, 4, 5, 6, 7]] * 3
    turn(table, some_play(table))
    assert table.view(None)["active"] == 0
