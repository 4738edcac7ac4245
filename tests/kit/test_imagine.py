"""Worlds a seat cannot tell from the real one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.kit.toys import CARDS, HUSH, Bench, Plain, cellar, harbour, sit

import tablee
from tablee.kit import Ask, Cut, Pick, RecordError, Rules, Scripted, Sealed, Table
from tablee.kit.chair import Chair, Window
from tablee.trials.laws import everything, viewers
from tablee.trials.play import perceived, random_step

SHIPWRECK = tablee.find("shipwreck")


@pytest.mark.parametrize("game", [cellar, harbour, SHIPWRECK])
def test_the_seat_is_told_the_same_bytes_at_every_position(game: Any) -> None:
    table, rng = sit(game, 3), Random(2)
    for n in range(25):
        for seat in viewers(table):
            world = table.imagine(seat, Random(n))
            assert perceived(world, seat) == perceived(table, seat)
            assert perceived(world.imagine(seat, Random(n + 1)), seat) == perceived(table, seat)
            assert game.conserved(world.state)
        if table.over:
            break
        random_step(table, rng, acts=0.2)


def test_what_is_hidden_is_drawn_again_and_what_is_known_stays() -> None:
    table = sit(cellar, 3, Scripted({"pile": [4, 5, 6, 2]}))
    table.answer(0, "peek")
    worlds = [table.imagine(0, Random(seed)).state for seed in range(60)]
    assert {world.secrets[0].card for world in worlds} == {4}
    assert {world.pile[0].card for world in worlds} == {2}
    assert {world.secrets[1].card for world in worlds} == {0, 1, 3, 5, 6}
    assert all(world.loose[4] == world.loose[2] == 0 for world in worlds)


def test_the_same_rng_gives_the_same_world() -> None:
    table = sit(cellar, 3)
    assert table.imagine(0, Random(4)).state == table.imagine(0, Random(4)).state


@pytest.mark.parametrize("game", [cellar, SHIPWRECK])
def test_a_glimpse_is_the_state_of_such_a_world(game: Any) -> None:
    """Whatever twins differ in is drawn again; the table stays as it is."""
    table, rng = sit(game, 3), Random(2)
    for n in range(12):
        for seat in (None, 0, 2):
            window, before = Window(table, seat), table.state.clone()
            seen = window.glimpse(Random(n))
            assert seen == window.glimpse(Random(n))
            assert game.view(seen, seat) == game.view(table.state, seat)
            assert game.conserved(seen)
            assert table.state == before
        if table.over:
            break
        random_step(table, rng)


def test_luck_to_come_is_drawn_again_too() -> None:
    table = sit(cellar)
    top = set()
    for seed in range(30):
        world = table.imagine(0, Random(seed))
        world.answer(0, "draw")
        top.add(world.state.up[0])
    assert len(top) > 3


def test_imagining_leaves_the_table_alone() -> None:
    table = sit(cellar, 3)
    before, record = everything(table), table.record
    world = table.imagine(1, Random(1))
    world.answer(0, "draw")
    assert (everything(table), table.record) == (before, record)


# Hole 3: everything hidden is in the state or in the kit's sealed answers


def test_a_secret_order_made_in_a_sealed_ask_is_drawn_again() -> None:
    table = sit(cellar, 2, Scripted({"pile": [0, 1, 5, 6]}))
    for seat in (0, 1):
        table.answer(seat, "draw")
    table.answer(0, "stash")
    table.answer(0, "lamp")
    orders = {tuple(slot.card for slot in table.imagine(1, Random(seed)).state.tray) for seed in range(20)}
    assert orders == {(5, 6), (6, 5)}
    assert {tuple(slot.card for slot in table.imagine(0, Random(seed)).state.tray) for seed in range(20)} == {(6, 5)}


# Hole 4: the open ask is made anew from the imagined state


def test_others_may_cut_in_by_what_they_hold_in_the_imagined_world() -> None:
    table = sit(cellar, 2, Scripted({"pile": [5, 0]}))
    assert table.ask(1) is not None
    may = set()
    for seed in range(40):
        world = table.imagine(0, Random(seed))
        holds = world.state.secrets[1].card in HUSH
        assert (world.ask(1) is not None) == holds
        may.add(holds)
        if holds:
            world.answer(1, "hush")
            assert world.state.tray[0].card in HUSH
    assert may == {True, False}


# Hole 5: a copy of an imagined world is that world


def test_a_copy_of_an_imagined_world_is_that_world_later_on_too() -> None:
    table = sit(cellar, 3)
    table.answer(0, "peek")
    world = table.imagine(2, Random(6))
    for said in ("peek", "draw"):
        assert world.fork().state == world.state
        world.answer(world.waiting[0], said)
    assert everything(world.fork()) == everything(world)
    twice = world.imagine(0, Random(7))
    assert twice.fork().state == twice.state


# Hole 6: an imagined table does not carry the truth


def test_an_imagined_table_has_no_record() -> None:
    world = sit(cellar).imagine(0, Random(1))
    assert world.imagined
    with pytest.raises(RecordError):
        world.record  # noqa: B018
    with pytest.raises(RecordError):
        world.fork().record  # noqa: B018


def private(s: Plain) -> Rules[None]:
    s.hand[1] = yield Pick("dice", [1] * 100, (1,))
    s.say("rolled", "BE-1", {1: {"value": s.hand[1]}})
    yield Ask(0, "go", ["go"], "BE-1")


def test_others_hear_of_what_came_before_only_what_all_heard() -> None:
    table = sit(Bench(private))
    world = table.imagine(0, Random(1))
    assert "value" in table.events(1)[0]
    assert world.events(1) == table.events(None)
    assert world.fork().events(1) == table.events(None)
    world.answer(0, "go")
    assert "value" in world.events(1)[1], "what happens in the imagined world is told as usual"
    assert world.events(1)[0] == table.events(None)[0]


def test_a_world_imagined_in_an_imagined_world_does_not_tell_the_truth_either() -> None:
    table = sit(Bench(private))
    inner = table.imagine(0, Random(1)).imagine(1, Random(2))
    assert inner.events(1) == table.events(None), "seat 1's own memory was imagined away before"


def test_the_outcomes_to_come_do_not_depend_on_the_tables_luck() -> None:
    """Two tables alike but for the luck to come give the same imagined future."""
    futures = set()
    for luck in (Scripted({"pile": [5, 6, 1]}), Scripted({"pile": [5, 6, 4]})):
        world = sit(cellar, 2, luck).imagine(0, Random(3))
        world.answer(0, "draw")
        futures.add(tuple(world.state.up))
    assert len(futures) == 1


def test_when_it_is_over_the_hands_of_others_are_not_told_by_imagining() -> None:
    """A game that ends without showing everything: what stayed hidden stays hidden."""
    table = sit(cellar, 3, Scripted({"pile": [4, 5, 6, 2]}))
    table.answer(0, "draw")
    assert table.over, "the bell has caught the thief"
    assert table.view(0)["secrets"] == [CARDS[4], None, None]
    worlds = [table.imagine(0, Random(seed)) for seed in range(20)]
    assert {world.state.secrets[1].card for world in worlds} != {5}
    assert {world.fork().state.secrets[1].card for world in worlds} != {5}
    assert all(world.view(0) == table.view(0) for world in worlds)


# Hole 7: half-answered sealed asks


def half() -> Table[Any]:
    """Seat 0 is done, seat 1 is in the middle of its script, seat 2 has not begun."""
    table = sit(harbour, 3, Scripted({"bag": [0, 1, 0]}))
    for seat in range(3):
        table.answer(seat, "inner")
        table.answer(seat, "red")
    for seat, said in ((0, "token 0"), (0, "2"), (1, "token 1")):
        table.answer(seat, said)
    return table


def test_who_is_done_stays_done_with_other_answers_and_the_rest_begin_anew() -> None:
    table = half()
    given = set()
    for seed in range(40):
        world = table.imagine(2, Random(seed))
        assert world.waiting == table.waiting == (1, 2)
        assert world.ask(1).kind == "want"  # type: ignore[union-attr]
        assert "sealed" not in world.view(1)["table"] or not world.view(1)["table"]["sealed"]
        given.add(tuple(world.view(0)["table"]["sealed"]))
        assert perceived(world, 2) == perceived(table, 2)
    assert {"nothing", "token 0", "token 1", "token 2"} <= {answers[0] for answers in given}


def test_redrawn_answers_fit_the_imagined_hands() -> None:
    table = half()
    smuggled = set()
    for seed in range(60):
        world = table.imagine(2, Random(seed))
        for seat, said in ((1, "nothing"), (2, "nothing")):
            world.answer(seat, said)
        told_bids = next(event["bids"] for event in reversed(world.events(None)) if event["id"] == "bids")
        if told_bids["0"][0] == "smuggle":
            smuggled.add(world.state.cargo[0].card)
    assert smuggled == {2}


def test_own_answers_stay() -> None:
    table = half()
    world = table.imagine(1, Random(3))
    assert world.view(1) == table.view(1)
    assert world.view(1)["table"]["sealed"] == ["token 1"]
    world.undo(1)
    assert world.ask(1).kind == "want"  # type: ignore[union-attr]


def test_a_redrawn_answer_can_be_taken_back_and_another_given() -> None:
    world = half().imagine(2, Random(3))
    while world.can_undo(0):
        world.undo(0)
    world.answer(0, "nothing")
    world.answer(1, "nothing")
    world.answer(2, "nothing")
    assert world.state.won == [[0, 0, 0]] * 3


def test_a_copy_of_a_half_answered_imagined_table_keeps_the_redrawn_answers() -> None:
    world = half().imagine(2, Random(5))
    copy = world.fork()
    for each in (world, copy):
        each.answer(1, "nothing")
        each.answer(2, "nothing")
    assert everything(world) == everything(copy)


def test_a_sealed_ask_of_one_seat_is_not_seen_by_others_while_open() -> None:
    def rule(s: Plain) -> Rules[None]:
        s.said.append((yield Sealed([1], "hide", lambda s, seat: [f"card {s.hand[seat]}", "other"], "BE-1"))[1])

    table = sit(Bench(rule))
    assert table.asks_for(0)[0].options == ()
    world = table.imagine(0, Random(1))
    assert [str(option) for option in world.ask(1).options] == [f"card {world.state.hand[1]}", "other"]  # type: ignore[union-attr]


def test_a_bots_chair_gives_what_its_seat_is_told_and_nothing_else() -> None:
    table = sit(cellar, 2, Scripted({"pile": [5, 0]}))
    chair = Chair(table, 1)
    assert chair.view == table.view(1)
    assert chair.ask == table.ask(1)
    assert chair.asks == table.asks_for(1)
    assert chair.acts == table.acts(1)
    assert chair.events() == table.events(1)
    assert chair.insight == table.insight(1)
    assert chair.imagine(Random(2)).imagined
    world = chair.imagine(Random(2))
    world.answer(1, Cut(1, "hush").option)
    assert not {"answer", "fork", "record", "state", "change", "undo"} & set(dir(chair))
