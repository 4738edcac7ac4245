"""Cemeteries and objectives (PM-12, PM-13): each kind, each Diploma, each objective."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tests.games.petite_mort.scene import everybody, grave, say, scene, told
from tests.oracles import petite_mort as oracle

from tablee.games.petite_mort import game, view
from tablee.games.petite_mort.cards import DIPLOMAS, Scythe, goal
from tablee.games.petite_mort.cemetery import WIDTH, Cemetery
from tablee.words import Words

CARDS = game.cards
EVERY = [*CARDS.people, *CARDS.traits, *CARDS.scythes]
OBJECTIVES = [(d, at) for d in range(9) for at in range(6)]
RECORDS = ("beds", "reaps", "lost")


def plain(code: int) -> dict[str, Any]:
    """A card as the oracle has it."""
    card = EVERY[code]
    if isinstance(card, Scythe):
        return {"sort": "scythe", "symbol": card.symbol, "weak": [], "strong": [], "souls": 0, "job": False}
    sort = "person" if code < CARDS.first_trait else "trait"
    return {"sort": sort, "weak": card.weak, "strong": card.strong, "souls": card.souls, "job": card.job}


def yard(codes: Sequence[int], **records: int) -> Cemetery:
    tally = [sum(CARDS.tally[code][i] for code in codes) for i in range(WIDTH)]
    return Cemetery(tally, **records)


def by_oracle(d: int, at: int, codes: Sequence[int], records: dict[str, int]) -> bool:
    cards = [plain(code) for code in codes]
    return all(oracle.counted(call.verb.name, call.args, cards, records) for call in CARDS.goals[d][at])


def just_enough(d: int, at: int, rng: Random) -> tuple[list[int], dict[str, int]]:
    """Cards and deaths that meet an objective, the last of them being needed."""
    order, codes = rng.sample(range(len(EVERY)), len(EVERY)), []
    records = dict.fromkeys(RECORDS, 0)
    for call in CARDS.goals[d][at]:
        if call.verb.name in RECORDS:
            records[call.verb.name] = call.args[0]
    for code in order:
        if CARDS.reached(d, at, yard(codes, **records)):
            break
        codes.append(code)
    for code in codes[::-1]:
        rest = [other for other in codes if other != code]
        if CARDS.reached(d, at, yard(rest, **records)):
            codes = rest
    return codes, records


@pytest.mark.parametrize(("d", "at"), OBJECTIVES, ids=lambda n: str(n))
def test_every_objective_is_met_by_just_enough_and_by_no_less(d: int, at: int) -> None:
    """PM-13.1 to PM-13.11: PM-13.2, PM-13.3, PM-13.4, PM-13.5, PM-13.6, PM-13.7, PM-13.8, PM-13.9, PM-13.10. Ruling 28."""
    codes, records = just_enough(d, at, Random(7 * d + at))
    assert by_oracle(d, at, codes, records)
    for code in codes:
        assert not by_oracle(d, at, [other for other in codes if other != code], records)
    options = {"diploma": DIPLOMAS[d]}
    graves = {0: [CARDS.ids[code] for code in codes]}
    counts = {name: {0: n} for name, n in records.items()}
    table = scene(graves=graves, options=options, phase="deathbed", **counts)
    assert table.state.pawns[0] >> at & 1
    shown = view.diploma(table.state).objectives[at]
    assert 0 in shown.pawns
    assert all(have >= need for have, need in shown.progress[0])
    assert told(table, "pawn")[0]["rule"] == "PM-1.2"
    if codes:
        less = scene(graves={0: graves[0][1:]}, options=options, phase="deathbed", **counts)
        assert not less.state.pawns[0] >> at & 1


def test_every_kind_of_goal_is_on_some_diploma() -> None:
    """PM-13.1, PM-13.11."""
    assert {call.verb.name for goals in CARDS.goals for calls in goals for call in calls} == set(goal.known)


@pytest.mark.parametrize("d", range(9), ids=DIPLOMAS)
def test_the_oracle_agrees_on_random_cemeteries(d: int) -> None:
    """PM-12.2, Ruling 28."""
    rng = Random(d)
    for _ in range(150):
        codes = rng.sample(range(len(EVERY)), rng.randint(0, 40))
        records = {name: rng.randint(0, 6) for name in RECORDS}
        for at in range(6):
            assert CARDS.reached(d, at, yard(codes, **records)) == by_oracle(d, at, codes, records)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("d", range(9), ids=DIPLOMAS)
def test_every_objective_is_explained_with_its_number(d: int, lang: str) -> None:
    """PM-2.10: the help sheet is on the Diploma."""
    words = Words(lang, game)
    for at, aim in enumerate(CARDS.aims[d]):
        text = words.text(aim.text)
        assert text.endswith(".")
        for call in CARDS.goals[d][at]:
            for n in (arg for arg in call.args if isinstance(arg, int) and arg > 1):
                assert str(n) in text, f"{aim.id}: {n}"
        limited = "Validations limitées." if lang == "fr" else "Limited places."
        assert (limited in text) == any(aim.places)


def test_pawns_go_down_after_shares_and_after_deathbeds() -> None:
    """PM-1.2, PM-12.5, Ruling 27."""
    people = ["milan-calepin", "lucien-moyenne", "apolline-buvard", "odilon-parquet"]
    table = scene(
        {1: [["firmin-escabeau"]]}, scythes={0: ["express-file", "fuse"]}, graves={0: people}, phase="reap",
    )  # fmt: skip
    say(table, {0: ["reap firmin-escabeau with express-file", "no more"], 1: ["no more"]})
    assert [event["objective"] for event in told(table, "pawn")] == ["a-small-family"]
    assert table.view(None)["phase"] == "token"
    life = ["firmin-escabeau", "cat", "undertaker", "triple-cream"]
    table = scene({0: [life]}, graves={0: people}, phase="deathbed")
    assert [event["objective"] for event in told(table, "pawn")] == ["a-small-family"]


def test_a_seat_has_one_pawn_on_an_objective() -> None:
    """PM-12.3, Ruling 29: and it stays, however often it is met."""
    people = [card.id for card in CARDS.people][:5]
    table = scene(graves={0: people}, pawns={0: 1}, phase="deathbed")
    assert not told(table, "pawn")
    assert table.view(None)["seats"][0]["pawns"] == 1


LIMITED = ["complaints-desk", "control-tower", "undertaker", "star-rated-kitchen"]
JOBS = ["part-time-bomb-disposal", "mattress-tester", "trading-floor", "bike-courier"]


def test_a_limited_objective_is_closed_once_its_places_are_taken() -> None:
    """PM-12.4: one place at two seats."""
    options = {"diploma": "heures-sup"}
    table = scene(graves={0: JOBS}, pawns={1: 0b10}, options=options, phase="deathbed")
    assert table.view(None)["diploma"]["objectives"][1]["pawns"] == [1]
    table = scene(graves={0: JOBS}, options=options, phase="deathbed")
    assert table.view(None)["diploma"]["objectives"][1]["pawns"] == [0]


def test_at_four_seats_there_are_two_places() -> None:
    """PM-12.4."""
    options = {"diploma": "heures-sup"}
    table = scene(graves={0: JOBS}, pawns={1: 0b10}, options=options, phase="deathbed", seats=4)
    assert table.view(None)["diploma"]["objectives"][1]["pawns"] == [0, 1]


def test_all_who_reach_a_limited_objective_in_the_same_moment_place() -> None:
    """PM-12.4, PM-12.5, Ruling 30."""
    options = {"diploma": "heures-sup"}
    table = scene(graves={0: JOBS, 1: LIMITED}, options=options, phase="deathbed")
    assert table.view(None)["diploma"]["objectives"][1]["pawns"] == [0, 1]


def test_icons_count_as_printed_whoever_they_came_from() -> None:
    """PM-12.2, Ruling 28: in a cemetery strengths take nothing away."""
    table = scene(graves={0: ["triple-cream", "mattress-tester"]}, phase="reap")
    totals = table.view(None)["seats"][0]["totals"]
    assert totals["weak"] == {"heart": 2}
    assert totals["strong"] == {"heart": 1}


def test_cemeteries_are_open_card_by_card_with_totals() -> None:
    """PM-12.1, Ruling 38: for everybody, in the order of burial; PM-12.6: cards only come."""
    table = scene(
        {1: [["firmin-escabeau", "cat"]]}, scythes={0: ["express-file", "fuse"]}, graves={0: ["control-tower"]}, phase="reap",
    )  # fmt: skip
    say(table, {0: ["reap firmin-escabeau with express-file", "no more"], 1: ["no more"]})
    table.answer(0, "take cat")
    everybody(table, "no token")
    for viewer in (None, 0, 1):
        seat = table.view(viewer)["seats"][0]
        assert seat["cemetery"] == ["control-tower", "cat"]
        assert seat["totals"] == {
            "people": 0, "traits": 2, "scythes": 0, "souls": 4, "jobs": 1, "weak": {"stroke": 2, "lungs": 1},
            "strong": {"suicide": 1}, "symbols": {},
        }  # fmt: skip


def test_reaping_cards_are_worth_nothing_in_a_cemetery() -> None:
    """Ruling 35, PM-2.3."""
    table = scene(graves={0: ["fuse", "express-file"]}, options={"diploma": "quatre-saisons"}, phase="reap")
    totals = table.view(None)["seats"][0]["totals"]
    assert (totals["souls"], totals["scythes"], totals["weak"]) == (0, 2, {})
    assert grave(table, 0) == ["fuse", "express-file"]
