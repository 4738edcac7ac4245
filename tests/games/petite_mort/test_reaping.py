"""Phase 2: tokens and Reaping cards (PM-7, PM-9)."""

from __future__ import annotations

import pytest
from tests.games.petite_mort.scene import asked, everybody, grave, life, offers, say, scene, through, told

from tablee.kit import IllegalAnswer

HEART = ["odilon-parquet", "triple-cream"]


def test_tokens_come_first_then_reaping_cards() -> None:
    """PM-7.1, Ruling 14: what the tokens open can be used in the second step."""
    table = scene(
        {1: [HEART]}, scythes={0: ["power-surge", "fuse"]}, tokens={0: {"stroke": 1}}, phase="powa",
    )  # fmt: skip
    assert table.waiting == (0,)
    assert asked(table, 0).kind == "powa"
    say(table, {0: ["use stroke", "on odilon-parquet"]})
    assert asked(table, 0).kind == "reap"
    assert "reap odilon-parquet with power-surge" in offers(table, 0)
    assert life(table, "odilon-parquet")["tokens"] == [{"kind": "stroke", "by": 0}]


def test_tokens_are_laid_sealed_and_any_number_of_them() -> None:
    """PM-7.2, PM-7.1, PM-9.6."""
    table = scene(
        {1: [HEART]}, tokens={0: {"stroke": 2, "darwin": 1}, 1: {"cancer": 1}}, phase="powa", seats=3,
    )  # fmt: skip
    say(table, {0: ["use stroke", "on odilon-parquet", "use stroke", "on odilon-parquet", "no more"]})
    assert life(table, "odilon-parquet")["tokens"] == []
    table.answer(1, "no more")
    assert life(table, "odilon-parquet")["net"] == {"heart": 3, "stroke": 2}
    laid = [event for event in table.events(None) if event["id"] == "laid"]
    assert [(event["seat"], event["kind"]) for event in laid] == [(0, "stroke")] * 2
    assert [seat["tokens"] for seat in table.view(None)["seats"]] == [{"darwin": 1}, {"cancer": 1}, {}]


def test_tokens_go_on_opponents_characters_only() -> None:
    """PM-7.2, Ruling 16: any of theirs, none of one's own."""
    table = scene({0: [["lucien-moyenne"]], 1: [HEART]}, tokens={0: {"heart": 1}}, phase="powa", seats=3)
    table.answer(0, "use heart")
    assert len(offers(table, 0)) == 6
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, "on lucien-moyenne")
    assert refused.value.rule == "PM-7.2"


def test_everybody_may_use_a_weakness_that_a_token_adds() -> None:
    """PM-7.3, Ruling 18."""
    table = scene(
        {1: [HEART]}, scythes={2: ["power-surge", "fuse"]}, tokens={0: {"stroke": 1}}, phase="powa", seats=3,
    )  # fmt: skip
    say(table, {0: ["use stroke", "on odilon-parquet"]})
    assert "reap odilon-parquet with power-surge" in offers(table, 2)


def test_a_strength_takes_a_token_away_but_not_a_darwin_token() -> None:
    """PM-7.3, Ruling 18, PM-6.3."""
    tokens = {0: {"accident": 1, "darwin": 1}}
    table = scene({1: [["prudence-clignotant"]]}, tokens=tokens, phase="powa")
    say(table, {0: ["use accident", "on prudence-clignotant", "use darwin", "on prudence-clignotant"]})
    assert life(table, "prudence-clignotant")["net"] == {"darwin": 1}


def test_tokens_go_back_to_the_middle_whether_they_were_of_use_or_not() -> None:
    """PM-7.4, Ruling 15."""
    table = scene({1: [HEART]}, tokens={0: {"stroke": 1}}, scythes={0: ["jury-prize", "fuse"]}, phase="powa")
    assert table.view(None)["supply"]["stroke"] == 2
    say(table, {0: ["use stroke", "on odilon-parquet"]})
    everybody(table, "no more")
    assert table.view(None)["supply"]["stroke"] == 3
    assert table.view(None)["seats"][0]["tokens"] == {}


def test_a_card_reaps_whoever_has_all_it_needs() -> None:
    """PM-7.5."""
    table = scene(
        {1: [HEART, ["lucien-moyenne", "companion-vipers"], ["hippolyte-cadastre"]]},
        scythes={0: ["youre-going-to-laugh", "without-notice"]}, phase="reap",
    )  # fmt: skip
    assert offers(table, 0) == [
        "reap lucien-moyenne with youre-going-to-laugh", "reap hippolyte-cadastre with without-notice", "no more",
    ]  # fmt: skip
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, "reap odilon-parquet with without-notice")
    assert refused.value.rule == "PM-7.5"


def test_ones_own_characters_are_safe_from_oneself() -> None:
    """PM-7.6, Ruling 12."""
    table = scene({0: [HEART]}, scythes={0: ["request-stop", "fuse"]}, phase="reap")
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, "reap odilon-parquet with request-stop")
    assert refused.value.rule == "PM-7.6"


def test_two_cards_reap_two_characters_never_the_same() -> None:
    """PM-7.7, PM-7.8, Ruling 13."""
    both = ["odilon-parquet", "homemade-wings"]
    table = scene(
        {1: [both, ["firmin-escabeau"]]}, scythes={0: ["express-file", "second-warning"]}, phase="reap",
    )  # fmt: skip
    table.answer(0, "reap odilon-parquet with second-warning")
    assert offers(table, 0) == ["reap firmin-escabeau with express-file", "no more"]
    table.answer(0, "reap firmin-escabeau with express-file")
    table.answer(1, "no more")
    assert [(strike["life"], strike["scythe"]) for strike in told(table, "struck")] == [
        ("odilon-parquet", "second-warning"), ("firmin-escabeau", "express-file"),
    ]  # fmt: skip


def test_several_seats_may_reap_the_same_character() -> None:
    """PM-7.8, Ruling 13."""
    table = scene(
        {2: [["odilon-parquet", "homemade-wings"]]}, seats=3, phase="reap",
        scythes={0: ["second-warning", "fuse"], 1: ["express-file", "jury-prize"]},
    )  # fmt: skip
    say(table, {0: ["reap odilon-parquet with second-warning", "no more"]})
    say(table, {1: ["reap odilon-parquet with express-file", "no more"], 2: ["no more"]})
    assert table.state.deaths[0].reapers == (0, 1)


def test_reapings_do_not_change_one_another() -> None:
    """PM-7.9, Ruling 19: two reap each other's characters in the same moment, and both succeed."""
    lives = {0: [["firmin-escabeau"]], 1: [["hippolyte-cadastre"]]}
    table = scene(lives, scythes={0: ["without-notice", "fuse"], 1: ["express-file", "jury-prize"]}, phase="reap")
    say(table, {0: ["reap hippolyte-cadastre with without-notice", "no more"]})
    assert life(table, "hippolyte-cadastre")["strikes"] == []
    say(table, {1: ["reap firmin-escabeau with express-file", "no more"]})
    assert grave(table, 0) == ["hippolyte-cadastre"]
    assert grave(table, 1) == ["firmin-escabeau"]


def test_a_used_card_is_discarded() -> None:
    """PM-7.10."""
    table = scene({1: [["firmin-escabeau"]]}, scythes={0: ["express-file", "fuse"]}, phase="reap")
    say(table, {0: ["reap firmin-escabeau with express-file", "no more"], 1: ["no more"]})
    assert table.view(None)["discard"] == ["express-file"]
    assert grave(table, 0) == ["firmin-escabeau"]


@pytest.mark.parametrize("diploma", ["collection-d-automne", "quatre-saisons"])
def test_some_diplomas_keep_used_cards(diploma: str) -> None:
    """PM-7.11, Ruling 21b, Ruling 21c: it lies in the reaper's cemetery and was no part of the share."""
    table = scene(
        {1: [["firmin-escabeau", "cat"]]}, scythes={0: ["express-file", "fuse"]}, phase="reap", options={"diploma": diploma},
    )  # fmt: skip
    say(table, {0: ["reap firmin-escabeau with express-file", "no more"], 1: ["no more"]})
    table.answer(0, "take cat")
    assert table.view(None)["discard"] == []
    assert grave(table, 0) == ["cat", "express-file"]
    assert grave(table, 1) == ["firmin-escabeau"]
    assert table.view(None)["seats"][0]["totals"]["symbols"] == {"knell": 1}


def test_nobody_must_reap_and_cards_cannot_be_thrown_away() -> None:
    """PM-7.12, Ruling 25: what is not used stays in hand."""
    table = scene({1: [["firmin-escabeau"]]}, scythes={0: ["express-file", "fuse"]}, phase="reap")
    assert offers(table, 0)[-1] == "no more"
    everybody(table, "no more")
    everybody(table, "no token")
    assert set(table.view(0)["hand"]["scythes"]) == {"express-file", "fuse"}


# PM-9


def test_whoever_reaped_nobody_may_take_a_token() -> None:
    """PM-9.1, PM-9.3, Ruling 17."""
    table = scene({1: [["firmin-escabeau"]]}, scythes={0: ["express-file", "fuse"]}, phase="reap")
    say(table, {0: ["reap firmin-escabeau with express-file", "no more"], 1: ["no more"]})
    assert table.waiting == (1,)
    assert len(offers(table, 1)) == 8
    table.answer(1, "token cancer")
    assert table.view(None)["seats"][1]["tokens"] == {"cancer": 1}
    assert table.view(None)["supply"]["cancer"] == 2


def test_a_token_need_not_be_taken() -> None:
    """PM-9.1, Ruling 17."""
    table = scene(phase="token")
    everybody(table, "no token")
    assert [seat["tokens"] for seat in table.view(None)["seats"]] == [{}, {}]
    assert len(told(table, "no-token")) == 2


def test_laying_tokens_is_not_reaping() -> None:
    """PM-9.2, Ruling 17: and what was just spent can be taken again, for it has gone back before (Ruling 41)."""
    table = scene(tokens={0: {"heart": 1}}, supply={"heart": 0}, phase="powa", scythes={0: ["jury-prize", "fuse"]})
    target = table.view(None)["seats"][1]["lives"][0]["person"]
    say(table, {0: ["use heart", f"on {target}"]})
    everybody(table, "no more")
    assert 0 in table.waiting
    assert "token heart" in offers(table, 0)


def test_there_is_no_token_when_the_middle_is_empty() -> None:
    """PM-9.3, Ruling 17: nobody is asked then; a kind that is gone is refused."""
    kinds = ("heart", "stroke", "accident", "lungs", "suicide", "cancer", "darwin")
    table = scene(phase="token", supply=dict.fromkeys(kinds, 0))
    assert asked(table, 0).kind == "give"
    table = scene(phase="token", supply={"heart": 0})
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, "token heart")
    assert refused.value.rule == "PM-9.3"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_last_of_a_kind_goes_to_the_first_seat_and_the_others_choose_again(first: int) -> None:
    """PM-9.4, PM-3.8, Ruling 41."""
    table = scene(seats=3, phase="token", supply={"heart": 1, "stroke": 1}, first=first)
    everybody(table, "token heart")
    assert set(table.waiting) == {0, 1, 2} - {first}
    everybody(table, "token stroke")
    second = (first + 1) % 3
    assert table.waiting == ((first + 2) % 3,)
    everybody(table, "token cancer")
    seats = table.view(None)["seats"]
    assert [seats[seat]["tokens"] for seat in (first, second)] == [{"heart": 1}, {"stroke": 1}]
    assert len(told(table, "too-late")) == 3


def test_a_token_can_be_laid_from_the_next_round_on_and_tokens_gather() -> None:
    """PM-9.5, PM-9.6, Ruling 41."""
    table = scene(phase="token", tokens={0: {"heart": 2}}, supply={"heart": 1})
    say(table, {0: ["token heart"], 1: ["no token"]})
    assert table.view(None)["seats"][0]["tokens"] == {"heart": 3}
    through(table, "give", "attach")
    assert asked(table, 0).kind == "powa"
    assert table.waiting == (0,)


def test_tokens_count_for_no_objective() -> None:
    """PM-9.7, Ruling 35: nor for soul points."""
    table = scene(phase="token", tokens={0: {"heart": 3, "darwin": 3}})
    totals = table.view(None)["seats"][0]["totals"]
    assert (totals["souls"], totals["weak"]) == (0, {})
    assert all(part[0] == 0 for aim in table.view(None)["diploma"]["objectives"] for part in aim["progress"][0])
