"""The players of The Shipwreck Arcana: what they read in a play, what they risk, and that they know no more than their seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.shipwreck.scene import scene

import tablee
from tablee.bots.company import Company
from tablee.games.shipwreck import game
from tablee.games.shipwreck.expert import Player, adept, expert
from tablee.games.shipwreck.literal import literal, stubborn
from tablee.games.shipwreck.options import Place
from tablee.games.shipwreck.signals import Situation
from tablee.games.shipwreck.training import Outcome, Turn, solved
from tablee.games.shipwreck.trust import AT_FIRST, Truster
from tablee.games.shipwreck.winning import Winning, between, learnt
from tablee.kit import Table
from tablee.kit.chair import Chair, Window, play

BOTS = pytest.mark.parametrize("bot", [expert, adept], ids=["expert", "adept"])


def choice(bot: Player, table: Table[Any], seat: int) -> str:
    return str(bot(Chair(table, seat), Random(1)))


# What a play says


def situation(*row: str) -> Situation:
    """Every pair of fates as likely, nothing placed yet."""
    cards = game.cards
    pairs = {(a, b): 1.0 if a == b else 2.0 for a in range(1, 8) for b in range(a, 8)}
    return Situation(cards, [cards.index[card] for card in row], [0] * 4, [0] * 7, pairs)


def test_a_literal_listener_takes_from_a_play_what_it_proves() -> None:
    """SA-13.1."""
    at = situation("the-mirror", "leviathan", "the-beast", "the-chalice")
    assert set(at.literal[Place(3, "the-mirror"), False]) == {3}
    assert set(at.literal[Place(3, "the-beast"), False]) == {2, 4}
    assert set(at.literal[Place(3, "the-chalice"), True]) == {4, 5, 6, 7}


def test_whoever_reads_between_the_lines_learns_more_than_a_play_proves() -> None:
    """SA-13.6: on average, over all hands, the kept fate is likelier to be known."""
    at = situation("the-judge", "the-key", "dawn", "the-rider")

    def known(policy: Any, reading: Any) -> float:
        total = sum(at.pairs.values())
        return (
            sum(
                likely
                * chance
                * reading[at.heard(play, pair[1] if pair[0] == play.fate else pair[0])].get(
                    pair[1] if pair[0] == play.fate else pair[0], 0.0
                )
                for pair, likely in at.pairs.items()
                for play, chance in policy[pair].items()
            )
            / total
        )

    levels = [
        known(at.plain, at.literal),
        known(at.simple, at.literal),
        known(at.simple, at.reading(at.simple)),
        known(at.subtle(0.0), at.reading(at.subtle(0.0))),
    ]
    assert levels == sorted(levels) and levels[-1] > 2 * levels[0]


def test_to_literal_listeners_it_says_what_proves_most() -> None:
    """5 and 3: The Key leaves three values, The Judge and Dawn four."""
    row = "the-key", "the-judge", "dawn", "the-shore"
    at, told = situation(*row), choice(adept, scene(*row, draws=(5, 3)), 0)
    proven = {str(play): len(at.literal[play, False]) for play in at.plays[3, 5]}
    assert proven[told] == min(proven.values()) < max(proven.values())


# What everybody believes


def finished(bots: dict[int, Any], seed: int, people: tuple[int, ...] = ()) -> Table[Any]:
    """A game of these bots to its end. Those in `people` are heard first, as at a table with people."""
    table = tablee.deal("shipwreck", len(bots), seed, listen=False)
    company = Company(table, bots, people)
    while not table.over:
        seat = min(table.waiting, key=lambda seat: seat not in people)
        option = company.reply(seat).option
        assert option is not None
        table.answer(seat, option)
    return table


def test_it_learns_who_reads_between_the_lines_and_who_does_not() -> None:
    literally, subtly = [], []
    for seed in range(4):
        for found, partner in ((literally, literal), (subtly, expert)):
            table = finished({0: partner, 1: expert}, 300 + seed, (0,))
            trust = Truster(game.cards, subtle=True).after(table.state.facts)
            found.append(trust.styles[0][0])
            assert all(abs(sum(style) - 1) < 0.01 for style in trust.styles)
    assert sum(literally) / 4 < AT_FIRST[0] - 0.2
    assert sum(subtly) / 4 > AT_FIRST[0]


def proposing(wish: str) -> Table[Any]:
    """Three seats in their second round: of the two who may talk, the last has proposed this and the other to wait."""
    table = scene("the-key", "the-judge", "dawn", "the-shore", draws=(5, 3), seats=3)
    table.answer(0, "place 5 at the-key")
    table.answer(1, "pass")
    table.answer(2, wish)
    assert table.talk is not None and table.talk.round == 2
    return table


def test_somebody_literal_goes_along_with_what_the_others_propose_unless_it_is_ruled_out() -> None:
    """SA-11.4: The Key leaves three values for the fate kept beside a 5."""
    chances = proposing("predict 3").insight(1)["public"]["0"]["logic"]
    out = next(value for value in range(1, 8) if str(value) not in chances)
    assert "3" in chances
    assert str(literal(Chair(proposing("predict 3"), 1), Random(1))) == "predict 3"
    ruled_out = proposing(f"predict {out}")
    assert (
        str(literal(Chair(ruled_out, 1), Random(1)))
        == str(stubborn(Chair(ruled_out, 1), Random(1)))
        != f"predict {out}"
    )


@pytest.mark.parametrize("seats", [2, 5])
def test_what_everybody_believes_never_loses_the_truth(seats: int) -> None:
    """However somebody plays: the fate that is kept is always thought possible."""
    table, rng = tablee.deal("shipwreck", seats, 9, listen=False), Random(9)
    truster = Truster(game.cards, subtle=True)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice(ask.options))
        s = table.state
        if not table.over and s.played:
            assert s.hands[s.active][0] in truster.after(s.facts).chances(s.active)


# What it risks


def test_the_table_of_chances_is_what_the_best_choices_come_to() -> None:
    half = solved({Turn(0.5, 2): 1})
    assert half[6][6] == pytest.approx(0.5)
    assert half[6][4] == pytest.approx(0.5)  # wrong is three doom, waiting two: the best is to guess now, and once more
    assert solved({Turn(1.0, 2): 1})[0][6] == 1.0
    assert solved({Outcome(1, 0): 1, Outcome(0, 7): 1})[5][3] == pytest.approx(0.25)


@pytest.mark.parametrize("winning", [*learnt(), between(*learnt(), 0.5)], ids=["experts", "literal", "between"])
def test_more_score_and_less_doom_is_better(winning: Winning) -> None:
    for score in range(7):
        for doom in range(7):
            here = winning.at(score, doom)
            assert winning.at(score + 1, doom) > here >= winning.at(score, doom + 1)


def test_it_guesses_when_waiting_would_lose() -> None:
    """SA-1.3: two doom are due, and one is too many."""
    table = scene(
        "the-mirror", "the-chalice", "dawn", "midnight", seats=3, fronts={"the-chalice": [6]}, doom=6, draws=(2, 5)
    )
    table.answer(0, "place 2 at the-chalice")
    assert choice(expert, table, 1).startswith("predict")


def test_it_waits_where_little_is_known_and_nothing_presses() -> None:
    table = scene("the-judge", "the-stranger", "dawn", "midnight", seats=3, draws=(3, 5))
    table.answer(0, "place 3 at the-judge")
    assert choice(expert, table, 1) == "pass"


# Powers


def test_it_throws_a_fate_back_from_a_card_that_would_bring_the_end() -> None:
    """SA-9.8: the group would read a 3; the fate that is kept is a 5."""
    table = scene(
        "the-judge",
        "dawn",
        "midnight",
        "the-stranger",
        faded=("leviathan",),
        fronts={"the-judge": [1, 2]},
        doom=5,
        draws=(3, 5),
    )
    table.answer(0, "place 3 at the-judge")
    assert choice(expert, table, 0) == "use discard-lower"
    table.answer(0, "use discard-lower")
    assert choice(expert, table, 0).endswith("from the-judge")


def test_it_asks_what_settles_the_question() -> None:
    """SA-9.2: the 3 on The Beast keeps 2 or 4, and the game is lost unless the group is right."""
    table = scene(
        "the-beast", "dawn", "the-judge", "the-lord", faded=("the-noble",), fronts={"dawn": [6]}, doom=6, draws=(3, 4)
    )
    table.answer(0, "place 3 at the-beast")
    assert choice(expert, table, 1) == "use 3-4-5"


# What it knows


@BOTS
@pytest.mark.parametrize("seats", [2, 4])
def test_its_answers_depend_on_its_chair_alone(bot: Player, seats: int) -> None:
    table, rng = tablee.deal("shipwreck", seats, 5), Random(5)
    for n in range(60):
        if table.over:
            break
        seat = table.waiting[0]
        said = choice(bot, table, seat)
        if n % 4 == 0:
            worlds = [table.imagine(seat, Random(k)) for k in range(2)]
            assert [choice(bot, world, seat) for world in worlds] == [said, said]
        table.answer(seat, rng.choice(table.ask(seat).options) if rng.random() < 0.3 else said)  # type: ignore[union-attr]


@BOTS
def test_its_reasons_are_those_of_everybody_and_have_words(bot: Player) -> None:
    """Whatever is told before the end is the same in every world that a spectator may imagine."""
    table, told = tablee.deal("shipwreck", 3, 6), set()
    while not table.over:
        ask = table.asks[0]
        option = bot(Chair(table, ask.seat), Random(1))
        assert option is not None
        reason = bot.why(Window(table, None), ask, option)
        if reason:
            told.add(reason.id)
            world = table.imagine(None, Random(2))
            assert bot.why(Window(world, None), ask, option) == reason
        table.answer(ask.seat, option)
    assert {"why-place", "why-predict", "why-wait"} <= told


# How well it plays


@pytest.mark.slow
@BOTS
def test_it_wins_most_games_at_normal_difficulty(bot: Player) -> None:
    """Who wins nine games in ten wins fewer than seven of twelve once in two thousand times, and these seeds stay the same."""
    won = 0
    for seed in range(12):
        table = tablee.deal("shipwreck", 2 + seed % 4, 500 + seed, listen=False)
        play(table, dict.fromkeys(range(table.seats), bot), Random(seed))
        assert table.result is not None
        won += bool(table.result.winners)
    assert won >= 7
