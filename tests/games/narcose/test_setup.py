"""The box and the table before the first card is played (NA-1 to NA-4)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.narcose.scene import COIN, discard, heard, in_play, kind, rest, say, scene

import tablee
from tablee.games.narcose import game
from tablee.games.narcose.titles import COLOURS

COPIES = {
    "Vieux Taz": 2, "Kétamine": 2, "Gaz hilarant": 4, "PCP": 1, "DXM": 3, "Liane d’argent": 2, "Mescaline": 3, "Psilocybine": 2,
    "DMT": 2, "LSD": 3, "2C-B": 3, "Caféine": 3, "Cocaïne": 3, "MDMA": 2, "Speed": 3, "3-MMC": 2, "Méthylphénidate": 2,
    "Kratom": 3, "Codéine": 3, "Oxycodone": 2, "Héroïne": 2, "Alcool": 3, "GHB": 3, "Benzo": 3, "Moo-Gloo": 1, "Iboga": 1,
    "Cannabis": 2, "Nicotine": 1, "Datura": 1, "Paracétamol": 2, "Sucre": 2, "Drug Checking": 2, "Roule-Ta-Paille": 2,
    "Eau": 2, "Prédosage": 2, "Set & Setting": 2, "DrojeCoin": 14, "Thérapie": 1, "Résidus de synthèse": 1,
    "Psychonaute": 1, "Pochon surprise": 2, "Bulle spéculative": 1, "NSA": 2, "Stand RdR": 1, "Rainbow surprise": 1,
    "Neuroleptiques": 1, "Cyberattaque": 1, "Carte de fidélité": 1, "Initiation douteuse": 1, "Répression": 1,
    "Marché secret": 1, "Infection": 7,
}  # fmt: skip
TITLES = game.cards.titles


def test_two_players_and_no_other_number() -> None:
    """NA-1.1"""
    assert list(game.seats) == [2]
    with pytest.raises(tablee.OptionError):
        tablee.deal("narcose", 3)


def test_the_box_has_118_cards_of_52_titles() -> None:
    """NA-2.1, Ruling 2, Ruling 3: names and copies of the rulebook's list; 20 base, 80 Darknet, 11 events, 7 Infections."""
    assert {title.name.fr: title.copies for title in TITLES} == COPIES
    assert (len(TITLES), sum(COPIES.values())) == (52, 118)
    counted = Counter[str]()
    for title in TITLES:
        counted["base" if title.base else title.kind if title.cost is None else "darknet"] += title.copies
    assert counted == {"base": 20, "darknet": 80, "event": 11, "infection": 7}


def test_a_card_shows_what_it_is() -> None:
    """NA-2.2: name, types, route, origin, cost, effects, and the marks of arrow, face and asterisk in its text."""
    by = {title.id: title for title in TITLES}
    assert by["ghb"].text.fr.count("↵") == 1 and "Black-Out\u00a0*" in by["ghb"].text.fr
    assert "☹" in by["eau"].text.en
    assert by["kratom"].tag.fr == "dépresseur Opi + stimulant ♦ orale ♦ naturelle"
    assert by["vieux-taz"].tag.en == "stimulant + hallucinogen ♦ oral" and by["eau"].tag.en == "harm reduction (RdR)"
    for title in TITLES:
        assert title.text.en and title.text.fr
        assert (title.cost is not None) == (not title.base and title.kind not in ("event", "infection"))


def test_types_sub_types_and_multicolour_cards() -> None:
    """NA-2.3: every depressant is Opi or GABA; a multicolour card answers to each of its types."""
    match, index = game.cards.match, game.cards.index
    for title in TITLES:
        assert ("depressant" in title.types) == bool(title.sub)
    mdma = index["mdma"]
    assert [colour for colour in COLOURS if match[colour][mdma]] == ["stimulant", "hallucinogen"]
    assert (
        match["opi"][index["heroine"]] and match["depressant"][index["heroine"]] and not match["gaba"][index["heroine"]]
    )


def test_routes_and_origins_are_data_that_effects_use() -> None:
    """NA-2.4, Ruling 55"""
    match, index = game.cards.match, game.cards.index
    assert match["nasal"][index["ketamine"]] and match["synthetic"][index["ketamine"]]
    assert not match["natural"][index["vieux-taz"]] and not match["synthetic"][index["vieux-taz"]]


def test_a_card_without_a_type_is_no_drug() -> None:
    """NA-2.5"""
    assert {title.kind for title in TITLES if not title.types} == {"rdr", "asset", "money", "infection", "event"}
    assert all(game.cards.match["drug"][i] == (title.kind == "drug") for i, title in enumerate(TITLES))


def test_every_card_says_that_its_values_are_original() -> None:
    """NA-2.6, Ruling 54: names and copies are the box's, nothing else is presented as the original's."""
    assert {title.origin for title in TITLES} == {"original"}


def test_a_card_may_break_a_rule() -> None:
    """NA-2.7, Ruling 52: Datura counts as two at the end, Nicotine does not go to the discard, Iboga goes to the other."""
    table = say(scene(["nicotine"]), "apply nicotine")
    assert kind(table) == "buy 1"
    assert "nicotine" not in discard(table, 0)
    assert table.view(0)["seats"][0]["known"] == ["nicotine", "drojecoin", "drojecoin", "drojecoin"]


def test_life_begins_at_25_and_never_goes_beyond() -> None:
    """NA-3.1, Ruling 32"""
    assert tablee.deal("narcose", 2, 1).state.life == [25, 25]
    table = say(scene(["eau"], life=(24, 25)), "apply eau")
    assert table.state.life[0] == 25


def test_base_decks_have_ten_cards_each() -> None:
    """NA-3.2, Ruling 1: the Analyse of the set-up is Drug Checking."""
    table = tablee.deal("narcose", 2, 1)
    pool = {"drug-checking": 1, "sucre": 1, "pochon": 1, "drojecoin": 7}
    drugged = table.view(None)["seats"][1 - table.state.dealer]
    assert drugged["pool"] == pool
    dealer = Counter(table.view(None)["seats"][table.state.dealer]["pool"]) + Counter(in_play(table))
    assert dealer == pool


def test_the_market_at_the_start() -> None:
    """NA-3.3, NA-3.4, NA-3.5, NA-3.6, Ruling 2, Ruling 3: 7 Infections; 8 piles of 5 over an event; 40 in reserve."""
    view = tablee.deal("narcose", 2, 1).view(None)
    assert view["infections"] == 7
    assert [(pile["below"], pile["event"]) for pile in view["darknet"]] == [(4, True)] * 8
    assert all(pile["card"] for pile in view["darknet"])
    assert view["reserve"] == 40


def test_only_eight_of_eleven_events_can_ever_happen() -> None:
    """NA-3.4: there are eight piles, and each has one."""
    table = tablee.deal("narcose", 2, 1)
    assert sum(table.state.events) == 11
    assert sum(pile["event"] for pile in table.view(None)["darknet"]) == 8


def test_five_cards_each_and_the_dealer_plays_them() -> None:
    """NA-3.7"""
    table = tablee.deal("narcose", 2, 1)
    assert len(in_play(table)) == 5
    assert table.view(None)["seats"][1 - table.state.dealer]["hand"] == 5


def test_who_begins_is_drawn_or_set_and_the_second_gets_nothing() -> None:
    """NA-3.8, Ruling 4, Ruling 5"""
    assert {tablee.deal("narcose", 2, seed).state.dealer for seed in range(20)} == {0, 1}
    for first in (0, 1):
        table = tablee.deal("narcose", 2, 1, {"first": first})
        assert table.state.dealer == first
        assert table.view(None)["seats"][0]["owned"] == table.view(None)["seats"][1]["owned"] == 10


def test_bans_leave_cards_and_events_out() -> None:
    """NA-3.9, Ruling 51"""
    table = tablee.deal("narcose", 2, 1, {"bans": "heroine, lsd,nsa"})
    assert table.view(None)["box"] == ["heroine", "lsd", "nsa"]
    index = game.cards.index
    assert (
        table.state.loose[index["heroine"]] == table.state.loose[index["lsd"]] == table.state.events[index["nsa"]] == 0
    )
    assert table.view(None)["reserve"] == 35


@pytest.mark.parametrize(
    "bans",
    ["drojecoin", "no-such-card", "infection", "nsa,bulle,rainbow", ",".join(t.id for t in TITLES if t.cost == 2)],
)
def test_bans_that_cannot_be_are_refused(bans: str) -> None:
    """NA-3.9: base cards and Infections are no matter of choice; enough must remain for the piles."""
    if bans.count(",") > 3:
        bans += ",speed,dxm,mescaline,codeine,benzo,2c-b"
    with pytest.raises(tablee.OptionError, match="bans"):
        tablee.deal("narcose", 2, 1, {"bans": bans})


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """NA-4.1, NA-4.3, Ruling 6"""
    table = scene(["cafeine"], ["lsd", "eau", "drojecoin", "drojecoin", "drojecoin"])
    assert table.view(1)["hand"] == ["lsd", "eau", "drojecoin", "drojecoin", "drojecoin"]
    for viewer in (0, None):
        assert table.view(viewer)["hand"] == []
        assert table.view(viewer)["seats"][1]["known"] == []


def test_hand_and_deck_together_are_public() -> None:
    """NA-4.2, Ruling 6: the multiset of both, never their split; discards can be read by all."""
    table = scene(["cafeine"], ["lsd"] + ["drojecoin"] * 4, other_deck=["eau"], other_discard=["sucre"])
    seat = table.view(None)["seats"][1]
    assert seat["pool"] == {"lsd": 1, "drojecoin": 4, "eau": 1}
    assert seat["discard"] == ["sucre"]
    assert (seat["hand"], seat["deck"]) == (5, 1)


def test_a_hand_that_took_the_last_cards_of_a_deck_is_known() -> None:
    """NA-4.4: three cards were all the deck had; the two after the reshuffle are not known."""
    table = rest(scene(["cocaine", "speed"], deck=["lsd", "eau", "sucre"], discard=["benzo"]))
    assert kind(table) != "over"
    assert sorted(table.view(None)["seats"][0]["known"]) == ["eau", "lsd", "sucre"]
    assert table.view(None)["seats"][0]["hand"] == 5


def test_a_card_put_on_the_deck_in_sight_stays_known() -> None:
    """NA-4.4"""
    table = say(scene(["3-mmc", COIN, COIN], discard=["speed"]), "apply 3-mmc")
    assert table.view(None)["seats"][0]["top"][0] == "speed"
    assert "recalled" in heard(table)
    assert "speed" in say(table, "done").view(None)["seats"][0]["known"]
