"""The shares (PM-8), for every number of cards and reapers."""

from __future__ import annotations

import pytest
from tests.games.petite_mort.scene import asked, grave, offers, say, scene, told
from tests.oracles import petite_mort as oracle

from tablee.games.petite_mort.cards import Cards
from tablee.kit import Scripted, Table

WHOLE = ("firmin-escabeau", "cat", "undertaker", "triple-cream")
"""Somebody with an accident weakness, and three traits."""
SCYTHES = {1: "express-file", 2: "accident-1", 3: "accident-2"}


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Cards:
    """The base pack with two more Reaping cards that need an accident, so that three seats can reap one character."""
    path = tmp_path_factory.mktemp("pack") / "three.toml"
    text = '[pack]\ngame = "petite-mort"\nname = "three"\ntitle = { en = "Three", fr = "Trois" }\nextends = "base"\n'
    for n in (1, 2):
        text += f'[[scythe]]\nid = "accident-{n}"\nname = {{ en = "A{n}", fr = "A{n}" }}\n'
        text += 'text = { en = "-", fr = "-" }\norigin = "original"\nneeds = ["accident"]\nsymbol = "hour"\n'
    path.write_text(text, encoding="utf-8")
    return Cards(str(path))


def reaped(cards: Cards, n: int, k: int, luck: Scripted | None = None, diploma: str = "moisson-d-avril") -> Table:
    """A character of n cards, of seat 0, reaped by the k seats after it."""
    hands = {seat: [SCYTHES[seat], spare] for seat, spare in ((1, "fuse"), (2, "jury-prize"), (3, "endless-sunday"))}
    table = scene(
        {0: [list(WHOLE[:n])]},
        seats=4,
        phase="reap",
        scythes=hands,
        cards=cards,
        luck=luck,
        options={"diploma": diploma},
    )
    say(table, {0: ["no more"]})
    for seat in (1, 2, 3):
        say(table, {seat: [f"reap firmin-escabeau with {SCYTHES[seat]}", "no more"] if seat <= k else ["no more"]})
    return table


@pytest.mark.parametrize(("n", "takes"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_one_reaper_takes_half_rounded_up(cards: Cards, n: int, takes: int) -> None:
    """PM-8.1, Ruling 20: 1 of 1, 1 of 2, 2 of 3, 2 of 4; the owner the rest."""
    table = reaped(cards, n, 1)
    if n > 1:
        for _ in range(takes):
            assert asked(table, 1).kind == "share"
            table.answer(1, offers(table, 1)[-1])
    assert len(grave(table, 1)) == takes
    assert len(grave(table, 0)) == n - takes
    assert (takes, n - takes, 0) == oracle.share(n, 1)
    assert sorted(grave(table, 0) + grave(table, 1)) == sorted(WHOLE[:n])


def test_the_reaper_chooses_which(cards: Cards) -> None:
    """PM-8.2."""
    table = reaped(cards, 4, 1)
    say(table, {1: ["take triple-cream", "take firmin-escabeau"]})
    assert grave(table, 1) == ["firmin-escabeau", "triple-cream"]
    assert grave(table, 0) == ["cat", "undertaker"]


def test_reapers_of_different_characters_choose_at_once() -> None:
    """PM-8.2, Ruling 42."""
    lives = {0: [["firmin-escabeau", "cat"]], 1: [["hippolyte-cadastre", "undertaker"]]}
    table = scene(lives, scythes={0: ["without-notice", "fuse"], 1: ["express-file", "jury-prize"]}, phase="reap")
    say(table, {0: ["reap hippolyte-cadastre with without-notice", "no more"]})
    say(table, {1: ["reap firmin-escabeau with express-file", "no more"]})
    assert table.waiting == (0, 1)
    table.answer(0, "take undertaker")
    assert grave(table, 0) == []
    table.answer(1, "take cat")
    assert set(grave(table, 0)) == {"undertaker", "firmin-escabeau"}
    assert set(grave(table, 1)) == {"cat", "hippolyte-cadastre"}


@pytest.mark.parametrize("n", [1, 2, 3, 4])
@pytest.mark.parametrize("k", [2, 3])
def test_several_reapers_share_alike_by_chance(cards: Cards, n: int, k: int) -> None:
    """PM-8.3, PM-8.4, PM-8.5, PM-8.6, Ruling 21: every number of cards and reapers."""
    table = reaped(cards, n, k)
    each, owner, blanks = oracle.share(n, k)
    counts = [len(grave(table, seat)) for seat in range(1, k + 1)]
    if blanks:
        assert sorted(counts) == [0] * blanks + [1] * (k - blanks)
    else:
        assert counts == [each] * k
    assert len(grave(table, 0)) == owner
    assert sorted(card for seat in range(4) for card in grave(table, seat)) == sorted(WHOLE[:n])
    assert asked(table, table.waiting[0]).kind == "token"


def test_the_deal_is_luck(cards: Cards) -> None:
    """PM-8.4: whatever falls."""
    table = reaped(cards, 3, 2, Scripted({"share": [2, 0]}))
    assert grave(table, 1) == [WHOLE[2]]
    assert grave(table, 2) == [WHOLE[0]]
    assert grave(table, 0) == [WHOLE[1]]


def test_whoever_draws_a_blank_gets_nothing_but_has_reaped(cards: Cards) -> None:
    """PM-8.6, Ruling 21: the used cards are discarded."""
    table = reaped(cards, 1, 2, Scripted({"share": [1, 0]}))
    assert grave(table, 1) == []
    assert grave(table, 2) == ["firmin-escabeau"]
    assert [event["count"] for event in told(table, "share")] == [0, 1]
    assert [seat["reaps"] for seat in table.view(None)["seats"]] == [0, 1, 1, 0]
    assert set(table.view(None)["discard"]) == {"express-file", "accident-1"}


def test_where_used_cards_are_kept_blanks_stand_in_for_them(cards: Cards) -> None:
    """PM-8.6, PM-8.7, PM-7.11, Ruling 21b, Ruling 21c: each reaper keeps the own Reaping card."""
    table = reaped(cards, 1, 3, Scripted({"share": [1, 1, 0]}), "quatre-saisons")
    assert grave(table, 1) == ["express-file"]
    assert grave(table, 2) == ["accident-1"]
    assert grave(table, 3) == ["firmin-escabeau", "accident-2"]


def test_neither_tokens_nor_reaping_cards_are_shared() -> None:
    """PM-8.7, Ruling 20, Ruling 21c."""
    table = scene(
        {1: [["odilon-parquet", "cat"]]}, scythes={0: ["power-surge", "fuse"]}, tokens={0: {"stroke": 1}}, phase="powa",
    )  # fmt: skip
    say(
        table,
        {0: ["use stroke", "on odilon-parquet", "reap odilon-parquet with power-surge", "no more"], 1: ["no more"]},
    )
    table.answer(0, "take cat")
    assert (grave(table, 0), grave(table, 1)) == (["cat"], ["odilon-parquet"])
    assert table.view(None)["supply"]["stroke"] == 3
