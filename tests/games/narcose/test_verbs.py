"""The words on the cards (NA-12)."""

from __future__ import annotations

import pytest
from tests.games.narcose.packs import changed
from tests.games.narcose.scene import (
    COIN,
    PAUSE,
    damage,
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
    told,
)

from tablee.games.narcose import game


def test_life_is_gained_and_lost_by_the_player_whose_card_it_is() -> None:
    """NA-12.2"""
    table = say(scene(["eau", "iboga", PAUSE], life=(10, 25)), "apply iboga", "apply eau")
    assert table.state.life == [11, 25]


def test_draw_plays_the_top_card_and_reshuffles_where_it_must() -> None:
    """NA-12.3, Ruling 10, Ruling 42: without a question, and nothing happens where there is no card at all."""
    table = scene(["residus", "speed", "dxm", PAUSE], deck=["lsd"], discard=["benzo"])
    say(table, "apply residus")
    assert "lsd" in in_play(table) and "benzo" in in_play(table)
    assert not offered(scene(["cafeine", PAUSE], deck=[]), "apply cafeine")


def test_black_out_mutes_what_it_plays() -> None:
    """NA-12.4: types, damage and coins count, action effects do not work."""
    table = say(scene(["ghb", PAUSE], deck=["alcool"]), "apply ghb")
    assert not offered(table, "apply alcool") and not offered(table, "choose")
    assert damage(table) == 2 + 4 + 1
    assert table.view(0)["tally"]["coins"] == 1
    assert table.view(0)["play"][-1]["muted"] is True


def test_a_compulsory_effect_works_even_in_a_black_out() -> None:
    """NA-12.4, NA-5.5"""
    table = say(scene(["ghb", PAUSE], deck=["iboga"]), "apply ghb")
    assert "done" not in offers(table)
    say(table, "apply iboga")
    assert table.state.life[0] == 23


def test_a_card_with_or_has_no_side_in_a_black_out() -> None:
    """NA-12.4, Ruling 17"""
    table = say(scene(["ghb", "alcool", PAUSE], deck=["paracetamol"]), "apply ghb")
    assert not offered(table, "choose paracetamol")


def test_black_out_asks_before_it_reshuffles() -> None:
    """NA-12.4, Ruling 42: reshuffling is a right, not a duty."""
    table = say(scene(["ghb", PAUSE], deck=[], discard=["lsd"]), "apply ghb")
    assert (kind(table), offers(table)) == ("reshuffle 0", ["reshuffle", "stop"])
    assert "lsd" in discard(say(table, "stop"))
    table = say(scene(["ghb", PAUSE], deck=[], discard=["lsd"]), "apply ghb", "reshuffle")
    assert "lsd" in in_play(table)


def test_looking_at_the_deck_keeps_or_discards_card_by_card() -> None:
    """NA-12.5: only the dealer sees them; no reshuffle."""
    table = say(scene(["methylphenidate", PAUSE], deck=["lsd", "benzo", COIN]), "apply methylphenidate 0.1")
    assert table.view(0)["top"] == ["lsd", "benzo", None]
    assert table.view(1)["seats"][0]["top"] == [None, None, None]
    assert offers(table) == ["keep lsd", "toss lsd", "later lsd"]
    say(table, "toss lsd", "keep benzo")
    assert discard(table) == ["lsd"]
    say(table, "apply methylphenidate")
    assert in_play(table)[-1] == "benzo"


def test_a_short_deck_shows_what_it_has() -> None:
    """NA-12.5"""
    table = say(
        scene(["methylphenidate", PAUSE], deck=["lsd"], discard=["benzo"]), "apply methylphenidate 0.1", "keep lsd"
    )
    assert kind(table) == "effect 0" and discard(table) == ["benzo"]


def test_rise_turns_cards_up_until_one_fits() -> None:
    """NA-12.6: the others are discarded; there is no reshuffle."""
    table = say(scene(["liane-d-argent", PAUSE], deck=[COIN, "speed", "lsd", COIN]), "apply liane-d-argent")
    assert in_play(table)[-1] == "lsd" and discard(table) == [COIN, "speed"]
    table = say(scene(["liane-d-argent", PAUSE], deck=[COIN], discard=["lsd"]), "apply liane-d-argent")
    assert "found-nothing" in heard(table) and discard(table) == ["lsd", COIN]


def test_taking_back_from_the_discard() -> None:
    """NA-12.7: a choice where there is one; on the deck, or into play."""
    table = say(scene(["3-mmc", PAUSE], discard=["speed", "cafeine", "lsd"]), "apply 3-mmc")
    assert sorted(offers(table)) == ["name cafeine", "name speed"]
    say(table, "name cafeine")
    assert table.view(None)["seats"][0]["top"][0] == "cafeine"
    table = say(scene(["psychonaute", "cannabis", PAUSE], discard=["lsd"], deck=[COIN]), "apply psychonaute 2.2")
    assert in_play(table)[-1] == "lsd"
    assert not offered(scene(["3-mmc", PAUSE], discard=["lsd"]), "apply 3-mmc")


def test_back_on_the_deck_before_five_are_drawn() -> None:
    """NA-12.8"""
    table = rest(say(scene(["nicotine", PAUSE], deck=[COIN] * 7), "apply nicotine"))
    assert "nicotine" in table.view(0)["hand"] and "nicotine" in table.view(1)["seats"][0]["known"]


def test_forget_takes_up_to_so_many_cards() -> None:
    """NA-12.9, Ruling 14: used or not, the card itself too; its coins and damage are lost, what it did stays."""
    table = scene(["therapie", "cafeine", "cocaine", PAUSE], deck=[COIN])
    say(
        table,
        "apply cafeine",
        next(text for text in offers(table) if text.startswith("choose") and text.endswith(".2")),
    )
    say(
        table,
        next(text for text in offers(table) if text.startswith("apply therapie")),
        "point cafeine",
        "point therapie",
    )
    assert in_play(table) == ["cocaine", PAUSE, COIN]
    assert table.view(None)["removed"][-2:] == ["cafeine", "therapie"]
    assert table.view(0)["tally"]["coins"] == 2


def test_the_lottery_looks_at_the_reserve() -> None:
    """NA-12.10: a synthetic drug wins; the card goes under the reserve in sight of all."""
    for card, won in (("lsd", 3), ("alcool", 1)):
        table = say(scene(["vieux-taz", PAUSE], reserve=[card, "eau"]), "apply vieux-taz")
        assert damage(table) == won
        assert table.view(None)["under"] == [None, card]


def test_dizzy_never_leaves_fewer_than_three() -> None:
    """NA-12.11: the struck player chooses; the discards are seen."""
    table = say(scene(["datura", PAUSE], ["lsd", COIN, COIN, COIN]), "apply datura")
    assert kind(table) == "dizzy 1" and sorted(offers(table)) == [f"toss {COIN}", "toss lsd"]
    say(table, "toss lsd")
    assert discard(table, 1) == ["lsd"]
    assert not offered(scene(["datura", PAUSE], [COIN] * 3), "apply datura")


def test_infections_go_to_the_discard_until_there_are_none() -> None:
    """NA-12.12, NA-11.4, NA-11.5, Ruling 44, Ruling 45"""
    table = say(scene(["heroine", PAUSE]), "apply heroine")
    assert discard(table, 1) == ["infection"] and table.view(None)["infections"] == 6
    assert not offered(scene(["heroine", PAUSE], discard=["infection"] * 7), "apply heroine")


def test_removed_infections_do_not_return_to_the_pile() -> None:
    """NA-11.5, NA-12.16, Ruling 45"""
    table = say(scene(["roule-ta-paille", PAUSE], discard=["infection"]), "apply roule-ta-paille")
    assert table.view(None)["removed"][-1] == "infection"
    assert table.view(None)["infections"] == 6


def test_obtaining_takes_the_top_of_the_reserve() -> None:
    """NA-12.13, Ruling 40: and nothing is offered when it is empty."""
    table = scene(["pochon", COIN, PAUSE], discard=["sucre"] * 2, reserve=["benzo"])
    say(table, "apply pochon", f"point {COIN}")
    assert discard(table)[-1] == "benzo" and table.view(None)["reserve"] == 0
    assert not offered(scene(["pochon", COIN, PAUSE], reserve=[]), "apply pochon")


def test_one_of_three_is_chosen_in_secret() -> None:
    """NA-12.13, NA-12.14, Ruling 6: the dealer sees three, all see the one that is obtained and its place."""
    table = scene(
        [COIN] * 2,
        goods=["cafeine"],
        piles=[0],
        reserve=["oxycodone", "speed", "eau", "lsd"],
        luck=events("marche-secret"),
    )
    say(table, "buy cafeine")
    assert table.view(0)["looked"] == ["oxycodone", "speed", "eau"]
    assert table.view(1)["looked"] == table.view(None)["looked"] == [None] * 3
    assert offers(table) == ["take 2 speed", "take 3 eau", "none"]
    say(table, "take 2 speed")
    assert told(table, "chose")[-1]["place"] == 2
    assert table.view(0)["under"] == [None, "oxycodone", "eau"]
    assert table.view(1)["under"] == [None] * 3


def test_cleaning_the_malus_zone_is_a_choice_where_there_is_one() -> None:
    """NA-12.16"""
    table = say(scene(["set-setting", PAUSE], [COIN] * 3, malus=["dmt", "ketamine"], deck=[COIN]), "apply set-setting")
    assert sorted(offers(table)) == ["name dmt", "name ketamine"]
    say(table, "name ketamine")
    assert discard(table, 1) == ["ketamine"]


def test_an_infection_in_play_or_in_the_discard() -> None:
    """NA-12.16: a choice where both are there."""
    table = scene(["roule-ta-paille", "infection", PAUSE], discard=["infection"])
    say(table, "apply infection", "apply roule-ta-paille")
    assert offers(table) == ["clean play", "clean discard"]
    say(table, "clean play")
    assert "infection" not in in_play(table) and "infection" in discard(table)


def test_conditions_on_life_and_on_cards() -> None:
    """NA-12.25: life lower; fewer cards owned, Infections counted, malus cards not."""
    assert offered(scene(["therapie", PAUSE], life=(10, 11)), "choose therapie")
    fewer = scene(["sucre", COIN], [COIN] * 5, deck=[])
    more = scene(["sucre", COIN], [COIN] * 5, deck=[], discard=["infection"] * 4)
    assert [t.view(0)["tally"]["coins"] for t in (fewer, more)] == [3, 2]
    lent = scene(["sucre", COIN], [COIN] * 3, deck=[COIN], malus=["dmt", "ketamine"])
    assert lent.view(0)["seats"][0]["owned"] == lent.view(0)["seats"][1]["owned"] == 3


def test_sugar_deals_damage_for_whoever_owns_fewer_cards_but_at_a_table_of_the_first_version() -> None:
    """NA-12.25"""
    table = scene(["sucre", PAUSE], [COIN] * 5, deck=[])
    assert damage(table) == 2
    assert damage(scene(["sucre", PAUSE], [COIN] * 5, deck=[], discard=["infection"] * 4)) == 0
    table.state.version = 1
    assert damage(table) == 0
    assert table.view(0)["play"][0]["off"] == [2]


def test_colours_are_counted_once_each_up_to_the_most() -> None:
    """NA-12.1: PCP among drugs of four colours deals no more than among three."""
    assert damage(scene(["pcp", "sucre", PAUSE])) == 3
    assert damage(scene(["pcp", "speed", PAUSE])) == 1 + 3 + 1
    assert damage(scene(["pcp", "speed", "codeine", PAUSE])) == 1 + 3 + 1 + 2


@pytest.mark.parametrize("kind", ["condition", "tally", "applied", "reacting", "happening"])
def test_every_verb_has_a_text_a_meaning_and_an_example_that_loads(kind: str) -> None:
    """NA-2.2: a card says exactly what it does."""
    from tablee.games.narcose import cards, texts

    for verb in getattr(cards, kind).known.values():
        for lang in ("en", "fr"):
            assert texts.sayings(lang).has_message(f"text-{verb.name.replace('_', '-')}"), (lang, verb.name)
        assert verb.doc and verb.example.startswith("{")


def test_a_line_that_never_ends_is_stopped() -> None:
    """NA-12.20: nested too deep, a pack is told so."""
    deep: list[dict[str, object]] = [{"heal": 1}]
    for _ in range(6):
        deep = [{"each": deep, "first": "dealer"}]
    table = scene(
        [COIN] * 2,
        goods=["cafeine"],
        piles=[0],
        luck=events("nsa"),
        cards=changed(nsa={"effects": [{"do": deep}]}),
        life=(1, 1),
    )
    say(table, "buy cafeine")
    assert table.state.life == [25, 25]
    assert game.cards.index["nsa"] in table.state.past
