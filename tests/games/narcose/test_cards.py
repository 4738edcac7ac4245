"""What each card does, one by one (NA-12, NA-15). What the rulebook tells about a card is in `test_faq`, events in `test_events`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.narcose.scene import (
    COIN,
    PAUSE,
    State,
    Table,
    damage,
    discard,
    in_play,
    kind,
    offered,
    offers,
    say,
    scene,
)

from tablee.games.narcose import game

T = Table[State]


def coins(table: T) -> int:
    return int(table.view(0)["tally"]["coins"])


DAMAGE = [
    ("vieux-taz", [], 1), ("ketamine", [], 2), ("ketamine", ["benzo"], 5), ("gaz-hilarant", [], 2), ("gaz-hilarant", ["alcool"], 5),
    ("pcp", [], 3), ("dxm", [], 2), ("dxm", ["mdma"], 9), ("liane-d-argent", [], 0), ("liane-d-argent", ["lsd", "lsd"], 3),
    ("mescaline", [], 2), ("psilocybine", [], 1), ("dmt", [], 3), ("lsd", [], 1), ("lsd", ["cannabis"], 4), ("2c-b", [], 1),
    ("2c-b", ["speed"], 4), ("2c-b", ["mdma"], 8), ("cafeine", [], 0), ("cafeine", ["alcool"], 3), ("cocaine", [], 2),
    ("cocaine", ["speed"], 5), ("cocaine", ["alcool"], 7), ("mdma", [], 3), ("mdma", ["cafeine"], 4), ("speed", [], 1),
    ("speed", ["cafeine"], 2), ("3-mmc", [], 2), ("3-mmc", ["cafeine"], 3), ("methylphenidate", [], 0), ("methylphenidate", ["cafeine"], 1),
    ("kratom", [], 1), ("kratom", ["codeine"], 4), ("codeine", [], 2), ("codeine", ["alcool"], 5), ("oxycodone", [], 3),
    ("oxycodone", ["alcool"], 7), ("heroine", [], 2), ("heroine", ["alcool"], 5), ("alcool", [], 1), ("ghb", [], 2), ("ghb", ["alcool"], 7),
    ("benzo", [], 1), ("benzo", ["alcool"], 4), ("nicotine", [], 2), ("datura", [], 3), ("cannabis", [], 0), ("iboga", [], 0),
    ("sucre", [], 0), ("paracetamol", [], 0), ("moo-gloo", [], 0),
]  # fmt: skip


@pytest.mark.parametrize(("card", "others", "due"), DAMAGE)
def test_damage_alone_and_in_its_mixtures(card: str, others: list[str], due: int) -> None:
    """NA-12.1, NA-6.2"""
    assert damage(scene([card, *others, PAUSE])) == due


COINS = {
    "2c-b": 1, "cafeine": 1, "cocaine": 1, "methylphenidate": 1, "alcool": 1, "moo-gloo": 1, "cannabis": 1, "residus": 1,
    "drojecoin": 1, "sucre": 1, "lsd": 0, "benzo": 0, "eau": 0,
}  # fmt: skip


@pytest.mark.parametrize(("card", "due"), COINS.items())
def test_coins(card: str, due: int) -> None:
    """NA-12.1, NA-7.1"""
    assert coins(scene([card, PAUSE], deck=[COIN] * 6)) == due


def test_mdma_deals_less_where_water_is_kept() -> None:
    """NA-6.2: looked at before reactions."""
    assert damage(scene(["mdma", PAUSE], other_rdr=["eau"])) == 1
    table = say(scene(["mdma", PAUSE]), "store eau")
    assert kind(table) != "over"


def after(table: T, *answers: str) -> T:
    return say(table, *answers)


DOES: dict[str, Callable[[], bool]] = {
    "ketamine": lambda: after(scene(["ketamine", PAUSE]), "apply ketamine").view(None)["seats"][1]["malus"] == ["ketamine"],
    "gaz-hilarant": lambda: "lsd" in in_play(after(scene(["gaz-hilarant", "dxm", PAUSE], deck=["lsd"]), "apply gaz-hilarant")),
    "dxm": lambda: kind(after(scene(["gaz-hilarant", "dxm", PAUSE]), "apply dxm")) == "dizzy 1",
    "liane-d-argent": lambda: "lsd" in in_play(after(scene(["liane-d-argent", PAUSE], deck=[COIN, "lsd"]), "apply liane-d-argent")),
    "mescaline": lambda: after(scene(["mescaline", "alcool", PAUSE], life=(9, 9)), "apply mescaline 0.1").state.life[0] == 10,
    "psilocybine": lambda: "lsd" in in_play(after(scene(["psilocybine", PAUSE], deck=[COIN, "lsd"]), "apply psilocybine 0.1")),
    "dmt": lambda: after(scene(["dmt", PAUSE]), "apply dmt").view(None)["seats"][1]["malus"] == ["dmt"],
    "lsd": lambda: "dmt" in in_play(after(scene(["lsd", PAUSE], deck=[COIN, "dmt"]), "apply lsd")),
    "cafeine": lambda: "dmt" in in_play(after(scene(["cafeine", PAUSE], deck=["dmt"]), "apply cafeine")),
    "speed": lambda: "dmt" in in_play(after(scene(["speed", PAUSE], deck=["dmt"]), "apply speed")),
    "codeine": lambda: after(scene(["codeine", PAUSE], life=(9, 9)), "apply codeine").state.life[0] == 10,
    "kratom": lambda: "dmt" in in_play(after(scene(["kratom", "speed", PAUSE], deck=["dmt"]), "apply kratom")),
    "heroine": lambda: discard(after(scene(["heroine", PAUSE]), "apply heroine"), 1) == ["infection"],
    "alcool": lambda: "dmt" in in_play(after(scene(["alcool", "benzo", PAUSE], deck=["dmt"]), "apply alcool")),
    "ghb": lambda: "dmt" in in_play(after(scene(["ghb", PAUSE], deck=["dmt"]), "apply ghb")),
    "benzo": lambda: kind(after(scene(["benzo", PAUSE]), "apply benzo")) == "forget 0",
    "moo-gloo": lambda: after(scene(["moo-gloo", PAUSE]), "apply moo-gloo").view(None)["seats"][0]["shield"],
    "iboga": lambda: kind(after(scene(["iboga", PAUSE]), "apply iboga", "apply iboga")) == "forget 0",
    "cannabis": lambda: after(scene(["cannabis", PAUSE], life=(9, 9)), "apply cannabis").state.life[0] == 10,
    "nicotine": lambda: after(scene(["nicotine", PAUSE]), "apply nicotine").view(0)["play"][0]["cling"],
    "datura": lambda: kind(after(scene(["datura", PAUSE]), "apply datura")) == "dizzy 1",
    "eau": lambda: after(scene(["eau", "cafeine"], life=(9, 9)), "apply eau").state.life[0] == 12,
    "predosage": lambda: after(scene(["predosage", PAUSE], life=(9, 9)), "apply predosage").state.life[0] == 11,
    "residus": lambda: len(in_play(after(scene(["residus", "speed", "dxm", PAUSE]), "apply residus"))) == 6,
    "psychonaute": lambda: "dmt" in in_play(after(scene(["psychonaute", PAUSE], deck=["dmt"]), "apply psychonaute")),
}  # fmt: skip


@pytest.mark.parametrize("card", DOES)
def test_what_an_action_effect_does(card: str) -> None:
    """NA-12.2, NA-12.3"""
    assert DOES[card]()


def test_methylphenidate_looks_then_draws() -> None:
    """NA-12.5, NA-12.3"""
    table = say(
        scene(["methylphenidate", PAUSE], deck=[COIN, "dmt"]), "apply methylphenidate 0.1", f"toss {COIN}", "keep dmt"
    )
    assert in_play(say(table, "apply methylphenidate"))[-1] == "dmt"


def test_3_mmc_brings_a_stimulant_back_once_a_turn() -> None:
    """NA-12.7, NA-5.7"""
    table = say(scene(["3-mmc", "3-mmc", PAUSE], discard=["speed", "speed"]), "apply 3-mmc")
    assert not offered(table, "apply 3-mmc")


def test_mescaline_and_cannabis_draw_among_hallucinogens() -> None:
    """NA-5.6"""
    table = scene(["mescaline", "cannabis", "lsd", PAUSE], deck=[COIN] * 3)
    assert offered(table, "apply mescaline 0.2") and offered(table, "apply cannabis 2.2")
    assert not offered(scene(["mescaline", "cannabis", PAUSE], deck=[COIN]), "apply mescaline 0.2")


def test_cannabis_with_alcohol_is_a_mixture_of_phase_1() -> None:
    """NA-5.6, NA-12.11"""
    table = scene(["cannabis", "alcool", PAUSE])
    assert table.view(None)["mixtures"] == [{"card": "cannabis", "at": 1, "line": 3, "with": [0]}]
    assert kind(say(table, "apply cannabis 1.3")) == "dizzy 1"


def test_paracetamol_heals_or_harms() -> None:
    """NA-5.8"""
    table = scene(["paracetamol", "alcool", PAUSE], life=(9, 9))
    one, two = [text for text in offers(table) if text.startswith("choose")]
    assert damage(say(table.fork(), two)) == 1 + 3
    healed = say(say(table.fork(), one), "apply paracetamol")
    assert healed.state.life[0] == 12 and damage(healed) == 1


def test_drug_checking_draws_for_whoever_owns_fewer_cards() -> None:
    """NA-12.25"""
    table = say(scene(["drug-checking", PAUSE], deck=["dmt", COIN]), "apply drug-checking", "keep dmt", f"keep {COIN}")
    assert in_play(table)[-1] == "dmt"
    rich = scene(["drug-checking", PAUSE], deck=["dmt", COIN], discard=[COIN] * 5)
    say(rich, "apply drug-checking", "keep dmt", f"keep {COIN}")
    assert "dmt" not in in_play(rich)


def test_roule_ta_paille_cleans_draws_and_heals() -> None:
    """NA-12.16, NA-12.3, NA-12.2"""
    table = scene(["roule-ta-paille", PAUSE], discard=["infection"], deck=["dmt"], life=(9, 9))
    say(table, "apply roule-ta-paille")
    assert (in_play(table)[-1], table.state.life[0], discard(table)) == ("dmt", 11, [])


def test_set_and_setting_cleans_and_draws() -> None:
    """NA-12.16, NA-12.3"""
    table = scene(["set-setting", "lsd", PAUSE], malus=["dmt"], deck=[COIN, COIN])
    say(table, "apply set-setting")
    assert discard(table, 1) == ["dmt"] and in_play(table).count(COIN) == 2


def test_therapie_clears_all_or_forgets_two() -> None:
    """NA-5.8, NA-12.16, NA-12.9"""
    table = scene(["therapie", PAUSE], [COIN] * 3, life=(9, 20), malus=["dmt", "ketamine"])
    say(table, next(text for text in offers(table) if text.endswith(".1") and text.startswith("choose")))
    for line in (1, 2, 3):
        say(
            table,
            next(text for text in offers(table) if text.startswith("apply therapie") and text.endswith(f".{line}")),
        )
    assert (table.view(None)["seats"][0]["malus"], table.state.life[0]) == ([], 8 + 6)


def test_psychonaute_plays_a_hallucinogen_from_the_discard() -> None:
    """NA-12.7"""
    table = scene(["psychonaute", "cannabis", PAUSE], discard=["dmt", "speed"], deck=[])
    say(table, next(text for text in offers(table) if text.startswith("apply psychonaute") and text.endswith(".2")))
    assert in_play(table)[-1] == "dmt"


def test_datura_counts_as_two_at_the_end_only() -> None:
    """NA-1.3, NA-2.7: for conditions it is one card."""
    table = scene(["datura", "lsd", PAUSE], deck=[])
    assert table.view(None)["tally"]["hallucinogens"] == 3
    assert not offered(scene(["datura", "mescaline", PAUSE], deck=[COIN]), "apply mescaline 0.2")


def test_every_title_is_tried_somewhere() -> None:
    """NA-2.1: no card is without a test of its effect."""
    here = {*DOES, *COINS, *(card for card, *_ in DAMAGE)}
    here |= {"drug-checking", "roule-ta-paille", "set-setting", "therapie", "pochon", "infection"}
    assert {title.id for title in game.cards.titles if title.kind != "event"} == here
