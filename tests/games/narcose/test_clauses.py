"""Clauses that are easily passed over: what a reaction answers, idle sides, mixtures that do nothing, giving up, old tables."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from tests.games.narcose.scene import (
    COIN,
    PAUSE,
    State,
    Table,
    discard,
    events,
    in_play,
    kind,
    offered,
    offers,
    rest,
    say,
    scene,
    told,
)

import tablee
from tablee.games.narcose import Narcose, game
from tablee.kit import Act, Scripted
from tablee.reading import remarks_of
from tablee.reading.cards import printed
from tablee.terminal import show
from tablee.words import Words


def about(table: Table[State], lang: str = "en") -> str:
    """What the one who is asked is told of the question."""
    ask = table.asks[0]
    return remarks_of(game).about(table.view(ask.seat), ask, Words(lang, game, viewer=ask.seat))


# What a reaction answers


def test_a_reaction_is_told_which_line_of_which_card_it_answers() -> None:
    """NA-10.8"""
    table = say(scene(["ketamine", PAUSE], other_rdr=["roule-ta-paille"]), "apply ketamine")
    assert kind(table) == "react 1"
    assert table.view(None)["facing"] == {"card": "ketamine", "zone": "play", "line": 2}
    assert about(table) == "Ketamine: Put this card in the drugged player’s malus zone."
    say(table, "react roule-ta-paille")
    assert table.view(None)["facing"] is None


def test_a_reaction_is_told_of_the_malus_and_of_what_it_does() -> None:
    """NA-10.7, NA-10.8"""
    table = scene(rdr=["set-setting"], malus=["dmt"])
    assert kind(table) == "react 0"
    assert table.view(0)["facing"] == {"card": "dmt", "zone": "malus", "line": 0}
    assert about(table, "fr").startswith("DMT\u00a0: Malus «\u00a0Trauma\u00a0»\u00a0: au début de vos actions")


def test_a_reaction_is_told_of_the_damage_and_who_deals_it() -> None:
    """NA-10.5, NA-10.8"""
    table = rest(scene(["cocaine", "alcool", COIN], deck=[], other_rdr=["eau"]), "react-damage")
    assert "7 damage" in about(table) and "Cocaine" in about(table) and "Alcohol" in about(table)


def test_a_reaction_is_told_how_many_hallucinogens_lie_in_play() -> None:
    """NA-10.6, NA-10.8"""
    table = rest(scene(["lsd", "lsd", "mescaline", "mescaline", "2c-b"], other_rdr=["set-setting"]), "ground")
    assert about(table) == "5 hallucinogens in play."


# What can be read in the terminal


def piles(table: Table[State], lang: str, seat: int | None) -> str:
    console = Console(width=200, record=True, file=StringIO())
    console.print(show.piles(game, table.view(seat), Words(lang, game, viewer=seat)))
    return console.export_text()


def test_discards_and_what_hand_and_deck_hold_together_are_read_out() -> None:
    """NA-4.2"""
    table = scene([COIN, PAUSE], ["datura", COIN, COIN, COIN, COIN], other_deck=["pcp"], other_discard=["lsd", "lsd"])
    text = piles(table, "en", 0)
    assert "Your discard\n  nothing" in text and "discard\n  LSD\u00a0×2" in text
    assert "hand and deck together\n  PCP, Datura and DrojeCoin\u00a0×4" in text
    assert piles(table, "fr", 0).count("Main et deck") == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_terminal_shows_what_a_card_in_hand_says(lang: str) -> None:
    """NA-4.2: to whoever holds it, while there is a hand to choose from, and to nobody else."""
    table = scene([COIN, "lsd"], ["datura", "datura", COIN, COIN, COIN])
    texts = {}
    for seat in (0, 1):
        console = Console(width=400, record=True, file=StringIO())
        console.print(show.board(game, table.view(seat), Words(lang, game, viewer=seat)))
        texts[seat] = console.export_text()
    datura = Words(lang, game).card("datura")
    assert datura is not None
    says = Words(lang, game).text(datura.text).splitlines()[0]
    assert texts[1].count(says) == 1 and says not in texts[0]


def test_a_card_is_read_with_its_text_and_its_fact() -> None:
    """NA-16.2: the fact stands without a source where no page was read."""
    words = Words("en", game)
    card = words.card("liane-d-argent")
    assert card is not None and words.text(card.name) == "Hawaiian Baby Woodrose"
    said = printed(card, words)
    assert said["fact"].startswith("The LSA content varies") and "Rise" in said["text"] and "source" not in said
    assert [title.id for title in game.cards.titles if title.source] == []


@pytest.mark.parametrize(("lang", "numbers"), [("en", ("112", "999", "911")), ("fr", ("112", "15"))])
def test_the_notice_comes_with_the_numbers_to_call(lang: str, numbers: tuple[str, ...]) -> None:
    """NA-16.1"""
    text = Words(lang, game).say("lobby-notice")
    assert all(number in text for number in (*numbers, "0 800 23 13 13".replace(" ", text[text.index("800") - 1])))


# Mixtures


def live(table: Table[State]) -> list[str]:
    return [mixture["card"] for mixture in table.view(None)["mixtures"]]


def test_an_action_mixture_is_live_until_it_is_spent() -> None:
    """NA-5.6: The spins, of Cannabis with Alcohol."""
    table = scene(["cannabis", "alcool", PAUSE], life=(25, 25))
    assert live(table) == ["cannabis"]
    say(table, "apply cannabis 1.3", "toss drojecoin")
    assert live(table) == []


def test_a_muted_mixture_is_not_live_but_one_that_counts_is() -> None:
    """NA-12.4: the damage of a card that a Black-Out played still counts."""
    table = say(scene(["ghb", "alcool", PAUSE], deck=["cannabis"]), "apply ghb")
    assert live(table) == ["ghb"]
    table = say(scene(["ghb", "alcool", PAUSE], deck=["cocaine"]), "apply ghb")
    assert live(table) == ["ghb", "cocaine"]


def test_a_mixture_whose_damage_was_cancelled_or_dealt_is_not_live() -> None:
    """Ruling 63, NA-12.17"""
    table = rest(scene(["cocaine", "alcool", COIN, COIN, COIN], other_rdr=["eau", "predosage"]), "react-damage")
    assert live(table) == ["cocaine"]
    say(table, "react eau")
    assert kind(table) == "react-damage 1" and live(table) == []
    table = rest(scene(["cocaine", "alcool", COIN, COIN, COIN]), "buy")
    assert live(table) == []


# Sides, keeping, sifting


def test_a_side_that_does_nothing_is_not_offered_while_the_other_does_something() -> None:
    """Ruling 58, NA-5.13"""
    assert offers(scene(["paracetamol", PAUSE], life=(20, 25)))[:1] == ["choose paracetamol 0.1"]
    assert not offered(scene(["paracetamol", PAUSE], life=(20, 25)), "choose paracetamol 0.2")
    table = scene(["paracetamol", "alcool", PAUSE])
    assert offered(table, "choose paracetamol 1.2") and not offered(table, "choose paracetamol 1.1")
    both = scene(["paracetamol", "alcool", PAUSE], life=(20, 25))
    assert offered(both, "choose paracetamol 1.1") and offered(both, "choose paracetamol 1.2")
    neither = scene(["paracetamol", PAUSE])
    assert offered(neither, "choose paracetamol 0.1") and offered(neither, "choose paracetamol 0.2")


def test_a_card_blacked_out_cannot_be_kept() -> None:
    """Ruling 60, NA-9.1"""
    table = say(scene(["ghb", PAUSE], deck=["predosage"]), "apply ghb")
    assert "predosage" in in_play(table)
    assert offered(table, "store eau") and not offered(table, "store predosage")


def test_what_is_looked_at_goes_back_in_any_order() -> None:
    """Ruling 61, NA-12.5"""
    table = scene(["methylphenidate", PAUSE], deck=["lsd", "pcp", COIN])
    say(table, "apply methylphenidate 0.1")
    assert offers(table) == ["keep lsd", "toss lsd", "later lsd"]
    say(table, "later lsd")
    assert table.view(0)["top"][:2] == ["pcp", "lsd"] and table.view(1)["seats"][0]["top"][:2] == [None, None]
    assert offers(table) == ["keep pcp", "toss pcp"], "each card is put off once at most"
    say(table, "keep pcp", "keep lsd", "apply methylphenidate 0.2")
    assert "pcp" in in_play(table) and "lsd" not in in_play(table)


def test_others_hear_that_a_card_was_put_below_but_not_which() -> None:
    """NA-12.5"""
    table = say(scene(["methylphenidate", PAUSE], deck=["lsd", "pcp"]), "apply methylphenidate 0.1", "later lsd")
    assert told(table, "put-off", 0)[0]["card"] == "lsd"
    assert "card" not in told(table, "put-off", 1)[0]
    say(table, "toss pcp", "toss lsd")
    assert discard(table) == ["pcp", "lsd"]
    assert [event["place"] for event in told(table, "sifted-out")] == [1, 2]


# Events


def test_a_harm_reduction_stand_judges_once_who_is_behind() -> None:
    """Ruling 59, NA-11.6: the dealer, behind by one, gains four and the other two; the other is not then behind."""
    goods = {"goods": ("cafeine",), "piles": (0,)}
    table = scene([COIN] * 2, life=(15, 16), luck=events("stand-rdr"), **goods)
    rest(table, "buy")
    say(table, "buy cafeine")
    assert table.state.life == [19, 18]


def test_the_river_speaks_of_itself() -> None:
    """NA-13.4, NA-13.6"""
    words = Words("fr", game)
    table = tablee.deal("narcose", 2, 5, {"mode": "river"})
    assert words.event(told(table, "opened")[0]).startswith("La rivière")
    river = {"options": {"mode": "river"}, "goods": ("cafeine", "lsd"), "piles": (0, 0)}
    table = scene([COIN] * 2, reserve=["speed"], **river)
    rest(table, "buy")
    say(table, "buy cafeine")
    assert words.event(told(table, "turned")[-1]) == "La rivière apporte Speed, en place 1."
    table = scene([COIN] * 2, reserve=[], **river)
    rest(table, "buy")
    say(table, "buy cafeine")
    said = "La réserve est vide\u00a0: il ne reste qu’une carte dans la rivière."
    assert words.event(told(table, "dwindled")[-1]) == said


# Giving up


def test_one_player_alone_may_give_up_and_the_other_has_won() -> None:
    """Ruling 62, NA-1.6"""
    table = scene()
    assert Words("en", game).act("surrender") == "Concede the game"
    table.change(Act(1, "surrender"))
    assert table.result is not None and table.result.winners == (0,) and table.result.reason == "surrender"
    assert Words("en", game, viewer=0).reason(table.result) == "The other player has given up: you have won."
    assert tablee.replay(table.record).result == table.result


# Tables of the first version of the rules


def test_a_table_of_the_first_version_goes_on_by_its_own_rules() -> None:
    """NA-1.6: records are for ever."""
    former = game.of_version(1)
    assert former.version == 1 and game.version == 2 and game.of_version(2) is game and game.of_version(7) is game
    table = tablee.deal(former, 2, 5)
    table.change(Act(0, "surrender"))
    assert not table.over
    again = tablee.replay(table.record)
    assert again.game.version == 1 and again.record == table.record and not again.over
    assert tablee.deal("narcose", position=table.position()).state.version == 1


@pytest.mark.parametrize("version", [1, 2])
def test_the_first_version_offered_idle_sides_and_kept_muted_cards(version: int) -> None:
    """NA-5.13, NA-9.1, NA-11.6"""
    former: Narcose = game.of_version(version)

    def again(table: Table[State]) -> Table[State]:
        text = table.position().to_toml("").replace("version = 2", f"version = {version}")
        return tablee.deal(former, position=text, luck=Scripted(events("stand-rdr")))

    table = again(scene(["paracetamol", PAUSE], life=(20, 25)))
    assert offered(table, "choose paracetamol 0.2") == (version == 1)
    table = say(again(scene(["ghb", PAUSE], deck=["predosage"])), "apply ghb")
    assert offered(table, "store predosage") == (version == 1)
    table = again(scene([COIN] * 2, life=(15, 16), goods=("cafeine",), piles=(0,)))
    say(rest(table, "buy"), "buy cafeine")
    assert table.state.life == ([19, 20] if version == 1 else [19, 18])
