"""Every answer of the rulebook's FAQ, as a test of its own; and what it tells about single cards (NA-14)."""

from __future__ import annotations

import pytest
from tests.games.narcose.scene import (
    COIN,
    PAUSE,
    damage,
    dealt,
    discard,
    events,
    heard,
    in_play,
    kind,
    offered,
    offers,
    rest,
    say,
    scene,
)

import tablee
from tablee.games.narcose import game

BY = {title.id: title for title in game.cards.titles}


def test_oubli_may_come_after_the_other_cards_effect() -> None:
    """NA-12.9, Ruling 14: the Caféine has drawn already when it is forgotten."""
    table = say(scene(["benzo", "cafeine", PAUSE], deck=["lsd"]), "apply cafeine", "apply benzo", "point cafeine")
    assert "lsd" in in_play(table) and table.view(None)["removed"][-1] == "cafeine"


def test_oubli_may_take_a_card_that_served_another_cards_effect() -> None:
    """NA-12.9: a dissociative that made a draw possible."""
    table = say(scene(["benzo", "gaz-hilarant", "dxm", PAUSE], deck=["lsd"]), "apply gaz-hilarant", "apply benzo")
    assert offered(table, "point dxm")


def test_oubli_may_take_a_card_that_has_oubli() -> None:
    """NA-12.9"""
    table = say(scene(["benzo", "benzo", PAUSE]), "apply benzo")
    assert len([text for text in offers(table) if text.startswith("point benzo")]) == 2
    say(table, "point benzo")
    assert table.view(None)["removed"][-1] == "benzo"


def test_sucre_is_a_drug() -> None:
    """NA-14.6: it counts as one for every effect that names drugs."""
    assert game.cards.match["drug"][game.cards.index["sucre"]]
    assert game.cards.match["natural"][game.cards.index["sucre"]]
    table = scene(["mescaline", "sucre", PAUSE], life=(10, 25))
    assert offered(table, "apply mescaline 0.1")


def test_a_finished_pile_is_not_made_anew() -> None:
    """NA-7.8, Ruling 7"""
    table = say(scene([COIN] * 5, goods=["cafeine", "lsd"], piles=[0, 4], luck=events("bulle")), "buy cafeine")
    assert table.view(None)["darknet"][0]["card"] is None


def test_mixtures_work_with_more_than_is_needed() -> None:
    """NA-5.6: three GABA where one is asked for."""
    assert damage(scene(["oxycodone", "benzo", "benzo", "alcool", PAUSE])) == 6 + 3 + 3 + 1


def test_a_short_deck_may_be_reshuffled_for_a_draw_and_need_not_be_for_black_out() -> None:
    """NA-8.4, NA-12.4, Ruling 42"""
    table = say(scene(["cafeine", PAUSE], deck=[], discard=["lsd"]), "apply cafeine")
    assert "lsd" in in_play(table)
    table = say(scene(["ghb", PAUSE], deck=[], discard=["lsd"]), "apply ghb")
    assert offers(table) == ["reshuffle", "stop"]


def test_iboga_from_a_pochon_surprise_goes_to_the_other_player() -> None:
    """NA-14.3, NA-14.4, Ruling 27"""
    table = scene(["pochon", COIN, PAUSE], discard=["sucre"] * 2, reserve=["iboga"])
    say(table, "apply pochon", f"point {COIN}")
    assert discard(table, 1) == ["iboga"] and "iboga" not in discard(table, 0)


def test_iboga_from_ones_own_deck_is_played_normally() -> None:
    """NA-14.3, Ruling 27"""
    table = rest(scene(["iboga", PAUSE], deck=[COIN] * 5))
    assert "iboga" in discard(table, 0)


def test_vieux_taz_has_no_origin() -> None:
    """NA-14.7, Ruling 55"""
    assert BY["vieux-taz"].made == ""
    table = scene(["vieux-taz", "lsd", PAUSE], life=(10, 25), deck=[COIN])
    assert not offered(table, "apply residus")
    assert not any(game.cards.match[made][game.cards.index["vieux-taz"]] for made in ("natural", "synthetic"))


def test_roule_ta_paille_comes_before_ketamine_is_placed() -> None:
    """NA-14.1, NA-14.10, NA-10.1, Ruling 19"""
    table = say(scene(["ketamine", PAUSE], other_rdr=["roule-ta-paille"]), "apply ketamine")
    assert kind(table) == "react 1" and "ketamine" in in_play(table)
    say(table, "react roule-ta-paille")
    assert table.view(None)["seats"][1]["malus"] == [] and "ketamine" in in_play(table)


def test_without_a_reaction_ketamine_goes_to_the_malus_zone() -> None:
    """NA-14.1"""
    table = say(scene(["ketamine", PAUSE], other_rdr=["roule-ta-paille"]), "apply ketamine", "let")
    assert table.view(None)["seats"][1]["malus"] == ["ketamine"]


def test_moo_gloo_protects_from_everything() -> None:
    """NA-14.5, Ruling 20: out of the hand, in the other player's turn, before the damage."""
    table = scene(["oxycodone", "alcool"], ["moo-gloo", COIN, COIN, COIN, COIN], life=(25, 3))
    assert kind(table) == "react-damage 1"
    say(table, "react moo-gloo")
    assert table.state.life[1] == 3 and not table.over


def test_moo_gloo_in_ones_own_turn_covers_that_turn_only() -> None:
    """NA-14.5, NA-8.6, Ruling 34, Ruling 53: it helps against one's own Infections, not against the next turn's damage."""
    table = scene(["moo-gloo", "infection"], ["cocaine", COIN, COIN, COIN, COIN], deck=[COIN] * 6)
    say(table, "apply moo-gloo")
    assert "shielded" in heard(table)
    rest(table)
    assert dealt(table) == 2 and table.state.life[0] == 23


def test_trauma_is_not_a_choice() -> None:
    """NA-14.2, NA-5.1, Ruling 25: the DMT belongs to the other player."""
    table = scene([COIN], malus=["dmt"])
    assert table.state.life[0] == 24 and "suffered" in heard(table)


def test_disliked_cards_can_be_left_out() -> None:
    """NA-3.9, Ruling 51"""
    table = tablee.deal("narcose", 2, 1, {"bans": "datura"})
    assert table.view(None)["box"] == ["datura"]


def test_an_infection_cannot_be_discarded_as_unused() -> None:
    """NA-14.8, NA-5.10, Ruling 15: before or after its effect."""
    table = scene(["pochon", "infection", COIN, PAUSE], discard=["sucre"] * 2, deck=[COIN] * 4)
    say(table, "apply pochon")
    assert not offered(table, "point infection") and offered(table, f"point {COIN}")


def test_mixtures_of_life_are_the_strong_ones_here() -> None:
    """NA-15.1, NA-16.2: at least ten mixtures, each of cards that are dangerous together."""
    mixes = {
        line.mix.en
        for title in game.cards.titles
        for side in (title.effects, *title.sides)
        for line in side
        if line.mix
    }
    assert len(mixes) >= 10
    assert all(title.kind == "drug" for title in game.cards.titles for line in title.effects if line.mix)


def test_drug_checking_is_the_analyse_of_the_set_up() -> None:
    """NA-14.9, Ruling 1"""
    assert BY["drug-checking"].base and BY["drug-checking"].copies == 2
    assert not any("Analyse" in title.name.fr for title in game.cards.titles)


def test_repression_is_taken_out_of_the_river_only() -> None:
    """NA-14.11, Ruling 47"""
    assert tablee.deal("narcose", 2, 1).view(None)["box"] == []
    assert tablee.deal("narcose", 2, 1, {"mode": "river"}).view(None)["box"] == ["repression"]


def test_pochon_gives_a_card_for_an_unused_one() -> None:
    """NA-14.4, Ruling 40: nothing must be given by whoever owns fewer cards."""
    table = scene(["pochon", COIN, PAUSE], [COIN] * 5, deck=[], reserve=["lsd"])
    say(table, "apply pochon")
    assert discard(table) == ["lsd"] and COIN in in_play(table)


# NA-15, NA-16


@pytest.mark.parametrize(
    ("kind", "words"), [("drug", 30), ("rdr", 6), ("asset", 4), ("money", 1), ("infection", 1), ("event", 10)]
)
def test_kinds_of_cards(kind: str, words: int) -> None:
    """NA-15.1, NA-15.2, NA-15.3, NA-15.4, NA-15.5"""
    assert sum(title.kind == kind for title in game.cards.titles) == words


def test_a_drojecoin_gives_one_coin() -> None:
    """NA-15.4"""
    assert BY[COIN].coins == 1 and not BY[COIN].effects


def test_rdr_cards_answer_mixtures_and_assets_mend_the_deck() -> None:
    """NA-15.2, NA-15.3"""
    assert all(title.reaction for title in game.cards.titles if title.kind == "rdr")
    assert all(title.effects or title.sides for title in game.cards.titles if title.kind == "asset")


def test_each_drug_has_a_fact() -> None:
    """NA-16.2: in both languages, without any quantity."""
    for title in game.cards.titles:
        if title.kind == "drug":
            assert title.fact
            assert not any(unit in f"{title.fact.en} {title.fact.fr}" for unit in (" mg", " ml", "µg", " g "))


def test_the_notice_and_the_help_lines_are_there_in_both_languages() -> None:
    """NA-16.1, Ruling 54"""
    from tablee.words import Words

    for lang in ("en", "fr"):
        words = Words(lang, game)
        assert "18" in words.say("notice") and "112" in words.say("help-emergency")
        assert all(words.has(id) for id in ("notice-yes", "notice-no", "help-line", "help-alcohol", "help-places"))
