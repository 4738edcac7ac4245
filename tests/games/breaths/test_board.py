"""The table in the terminal, in both languages, and the bots."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console
from tests.games.breaths.scene import say, scene

import tablee
from tablee.bots import levels
from tablee.games.breaths import game
from tablee.kit.chair import Chair, play
from tablee.reading import remarks_of
from tablee.terminal import show
from tablee.words import Words


def printed(table: tablee.Table, seat: int | None, lang: str, width: int = 100) -> str:  # type: ignore[type-arg]
    console = Console(file=io.StringIO(), width=width)
    words = Words(lang, game, viewer=seat)
    console.print(show.board(game, table.view(seat), words))
    console.print(show.odds(table, seat, words))
    return console.file.getvalue()  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize(("lang", "label"), [("en", "Oxygen"), ("fr", "Oxygène")])
def test_the_gauge_shows_what_is_left(lang: str, label: str) -> None:
    """DB-4.2: as a bar of cards out of 78."""
    text = printed(scene(left=20), 0, lang)
    assert label in text
    assert "20/78" in text
    assert text.count("█") == round(20 * 76 / 78)


def test_the_board_shows_air_pile_blocks_situation_and_secrets() -> None:
    """DB-5.8, DB-9.1, DB-11.10: and of others' secrets only that they are sealed."""
    table = scene(
        air=["trump-8", "spades-2"],
        situation="tetany",
        explorer=1,
        hands={0: ("sow-doubt",)},
        secrets={0: "recycler", 1: "temerity"},
    )
    text = printed(table, 0, "en", 120)
    for part in (
        "Justice",
        "2 of spades",
        "Physical draws are closed by Justice",
        "Tetany",
        "urgent",
        "Sow Doubt",
        "Recycler",
        "sealed secret",
        "can only pass",
    ):
        assert part in text
    assert "Temerity" not in text


def test_odds_on_demand_show_both_averages_and_the_chances_of_the_running_draw() -> None:
    """DB-19.6, DB-5.15."""
    table = scene(shown={1: "spades-9"})
    say(table, "explore")
    text = printed(table, 1, "en")
    assert "[5.3]" in text
    assert "0%" in text
    assert "This draw" in text


def test_aids_are_shown_beside_the_options() -> None:
    """DB-19.6."""
    table = scene(aids=True)
    words = Words("en", game, viewer=0)
    assert remarks_of(game).remark(table.view(0), "explore", words) == "about 4.9 cards"
    assert remarks_of(game).remark(table.view(0), "pass", words) == ""


@pytest.mark.parametrize("mode", ["paranoia", "coop"])
def test_bots_play_whole_games(mode: str) -> None:
    """DB-1.8: random and novice reach an end."""
    for name, bot in levels(game).items():
        table = tablee.deal("breaths", 4, 11, {"mode": mode})
        play(table, dict.fromkeys(range(4), bot), Random(name))
        assert table.over


@pytest.mark.slow
def test_novices_win_coop_games_that_random_players_never_do() -> None:
    """DB-1.6: ten seeds of three players."""
    won = {}
    for name, bot in levels(game).items():
        tables = [tablee.deal("breaths", 3, seed, {"mode": "coop"}, listen=False) for seed in range(10)]
        for seed, table in enumerate(tables):
            play(table, dict.fromkeys(range(3), bot), Random(seed))
        won[name] = sum(bool(table.result and table.result.winners) for table in tables)
    assert won["random"] == 0 < won["novice"]


def test_an_obsessed_novice_lets_fewer_situations_be_resolved() -> None:
    """DB-11.4: the same seat in the same position helps less often."""
    helped = {}
    novice = levels(game)["novice"]
    for secret in ("recycler", "rebellion"):
        table = scene(secrets={0: secret}, situation="general-panic", shown={1: "diamonds-2"})
        said = [str(novice(Chair(table, 0), Random(seed))) for seed in range(60)]
        helped[secret] = said.count("resolve by social")
    assert helped["recycler"] == 60 > helped["rebellion"] > 10


@pytest.mark.parametrize(("lang", "said"), [("en", "With the next cards"), ("fr", "Aux prochaines cartes")])
def test_chances_card_by_card_are_named_only_where_there_are_any(lang: str, said: str) -> None:
    """DB-4.11, DB-19.6: the last card of the reserve cannot succeed."""
    for left, told in ((1, False), (20, True)):
        table = scene(left=left)
        say(table, "explore")
        assert (said in printed(table, 0, lang)) is told
