"""The strong players of Narcose: what they value, that they know no more than their seat, and that their reasons are everybody's."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.narcose.scene import COIN, State, Table, rest, scene

import tablee
from tablee.bots import levels
from tablee.games.narcose import game
from tablee.games.narcose.bot import novice
from tablee.games.narcose.mind import Deck, Mind, learnt, owned_by
from tablee.games.narcose.training import begun, moved, off, played, step
from tablee.kit import Seeded
from tablee.kit.chair import Chair, Window, play
from tablee.kit.settings import settle
from tablee.kit.trial import Trial

KNOWN = levels(game)
BOTS = pytest.mark.parametrize("level", ["expert", "adept"])


def answer(table: Table[State], level: str = "expert") -> str:
    return str(KNOWN[level](Chair(table, table.waiting[0]), Random(1)))


# What they value


def test_hallucinogens_are_worth_more_the_more_of_them_one_has() -> None:
    """NA-1.3."""
    few, many = scene(["lsd"]), scene(["lsd", "mescaline", "psilocybine", "cannabis"])
    card = game.cards.index["dmt"]
    assert Deck(many.state, 0, learnt()).worth(card) > Deck(few.state, 0, learnt()).worth(card)


def test_a_mixture_is_worth_more_with_what_it_mixes_with() -> None:
    """NA-5.6: GHB hits harder beside alcohol."""
    card = game.cards.index["ghb"]
    alone, beside = scene([COIN] * 4), scene(["alcool", "alcool", COIN, COIN])
    assert Deck(beside.state, 0, learnt()).worth(card) > Deck(alone.state, 0, learnt()).worth(card)


def test_all_that_a_player_owns_is_counted_wherever_it_lies() -> None:
    table = scene(["lsd", COIN], ["ghb"], deck=["cafeine"], discard=["mdma"], rdr=["eau"], other_malus=["ketamine"])
    ids = game.cards.ids
    own = {ids[card]: n for card, n in enumerate(owned_by(table.state, 0)) if n}
    assert own == {"lsd": 1, COIN: 1, "cafeine": 1, "mdma": 1, "eau": 1, "ketamine": 1}
    assert owned_by(table.state, 1)[game.cards.index["ghb"]] == 1


def test_it_reacts_to_the_hardest_blow_and_not_to_a_scratch() -> None:
    """NA-10.5."""
    table = scene(["cocaine", "alcool", "speed", COIN], deck=[], other_rdr=["eau"])
    rest(table, "react-damage")
    assert answer(table) == "react eau cancel 0"
    assert answer(rest(scene(["speed", COIN], deck=[], other_rdr=["eau"]), "react-damage")) == "let"


def test_it_keeps_protection_against_what_the_other_owns() -> None:
    """NA-9.1."""
    assert answer(scene(["eau"], other_discard=["cocaine", "speed", "cafeine"], life=(20, 25))) == "store eau 0"


# How its taste was tuned


def test_a_taste_moves_towards_what_wins() -> None:
    """Games in which more of one number always wins, and another never matters: only the first moves, and upwards."""
    taste, rng, found = {"good": 1.0, "idle": 1.0}, Random(1), []
    for _ in range(400):
        by = {"good": rng.gauss(0, 1.4), "idle": rng.gauss(0, 1.4)}
        found.append((by, 1.0 if by["good"] > 0 else -1.0))
    steps = step(taste, found)
    assert steps["good"] > 0.5
    assert abs(steps["idle"]) < steps["good"] / 4


def test_the_taste_there_is_has_every_number_that_is_tuned() -> None:
    assert set(learnt()) == set(begun())
    rng = Random(2)
    by = off(learnt(), rng)
    assert moved(learnt(), {}) == dict(learnt())
    assert moved(learnt(), by) != dict(learnt())
    difference, won = played(learnt(), 3)
    assert set(difference) == set(by)
    assert won in (-1.0, 0.0, 1.0)


# What it knows


@BOTS
@pytest.mark.parametrize("mode", ["piles", "river"])
def test_its_answers_depend_on_its_chair_alone(level: str, mode: str) -> None:
    table, rng, bot = tablee.deal("narcose", 2, 5, options={"mode": mode}), Random(5), KNOWN[level]
    for n in range(120):
        if table.over:
            break
        seat = table.waiting[0]
        said = str(bot(Chair(table, seat), Random(n)))
        if n % 6 == 0:
            for k in range(3):
                assert str(bot(Chair(table.imagine(seat, Random(k)), seat), Random(n))) == said
        table.answer(seat, rng.choice(table.ask(seat).options) if rng.random() < 0.3 else said)  # type: ignore[union-attr]


def test_its_reasons_are_those_of_everybody() -> None:
    """Whatever is told is the same in every world that a spectator may imagine; and it has something to say."""
    told: set[str] = set()
    for seed in range(3):
        table, bot = tablee.deal("narcose", 2, seed), KNOWN["expert"]
        while not table.over:
            ask = table.asks[0]
            option = bot(Chair(table, ask.seat), Random(1))
            reason = bot.why(Window(table, None), ask, option)  # type: ignore[attr-defined]
            if reason:
                told.add(reason.id)
                world = table.imagine(None, Random(2))
                assert bot.why(Window(world, None), ask, option) == reason  # type: ignore[attr-defined]
            table.answer(ask.seat, option)
    assert {"why-trip", "why-mixture", "why-rather", "why-react"} <= told


def test_a_purchase_is_explained_by_what_it_goes_with() -> None:
    bot: Any = KNOWN["expert"]
    table = scene([COIN] * 4 + ["alcool"], goods=("ghb", "cafeine"))
    rest(table, "buy")
    ask = table.asks[0]
    ghb = next(option for option in ask.options if str(option).startswith("buy ghb"))
    reason = bot.why(Window(table, None), ask, ghb)
    assert (reason.id, reason.args) == ("why-mixture", {"seat": 0, "card": "ghb", "count": 1})
    assert bot.why(Window(table, None), ask, "done").id == "why-save"


# How well it plays


def test_the_policy_plays_whole_games_in_both_modes() -> None:
    for mode in ("piles", "river"):
        trial = Trial.begun(game, 2, game.new(2, settle(game.options, {"mode": mode})), Seeded(4))
        trial.play(Mind(Random(1)))
        assert trial.over


def test_it_beats_the_novice() -> None:
    """Who wins 60 games in a hundred wins fewer than 20 of 50 once in 700 times, and these seeds stay the same."""
    won = 0.0
    for seed in range(50):
        table = tablee.deal(
            "narcose", 2, 900 + seed // 2, options={"mode": ("piles", "river")[seed // 2 % 2]}, listen=False
        )
        play(table, {seed % 2: KNOWN["expert"], 1 - seed % 2: novice}, Random(seed))
        assert table.result is not None
        won += (seed % 2 in table.result.winners) / max(1, len(table.result.winners))
    assert won >= 20
