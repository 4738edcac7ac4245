"""Hanabi, the example of a game written outside the package: every rule by scripted luck, and what the kit promises."""

from __future__ import annotations

import json
import re
from collections import Counter
from io import StringIO
from itertools import permutations
from math import isclose, sqrt
from pathlib import Path
from random import Random
from statistics import stdev
from typing import Any

import pytest
from examples.hanabi import Discard, Hint, Play, game
from examples.hanabi.bot import novice
from examples.hanabi.state import box
from examples.hanabi.view import odds
from rich.console import Console

import tablee
from tablee import IllegalAnswer, OptionError, Table
from tablee.bots import levels, random_bot
from tablee.kit import Bag, Scripted
from tablee.kit.chair import Chair, play
from tablee.kit.luck import weights
from tablee.kit.playout import playout
from tablee.kit.settings import settle
from tablee.reading import board_of
from tablee.reading.lessons import lesson
from tablee.reading.rulebook import rulebook
from tablee.server.wire import view_typescript
from tablee.words import Words

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
LETTERS = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "w": "white"}
LOW = ("r1 r1 r1 y1 y1", "g1 g1 w1 w1 b1")
HIGH = ("r4 r4 y4 y4 g4", "b4 b4 w4 w4 g4")
IN_ORDER = [f"{colour}{rank}" for colour in "rygbw" for rank in range(1, 6)]


def dealt(*hands: str, then: str = "", **options: Any) -> Table[Any]:
    """A table at which seat 0 begins, with these hands and these cards to be drawn: `r1` is the red 1."""
    names = box(len(hands), options.get("colours", 5), options.get("ranks", 5)).names
    kinds = [names.index(f"{LETTERS[card[0]]} {card[1]}") for card in " ".join((*hands, then)).split()]
    return tablee.deal(game, len(hands), luck=Scripted({"deck": kinds}), options={"first": 0, **options})


def answer(table: Table[Any], *texts: str) -> Table[Any]:
    """These answers, each by whoever is asked."""
    for text in texts:
        table.answer(table.waiting[0], text)
    return table


def offers(table: Table[Any]) -> list[str]:
    return [str(option) for option in table.asks[0].options]


def refused(table: Table[Any], text: str) -> str:
    """The rule with which an answer is refused."""
    with pytest.raises(IllegalAnswer) as error:
        table.answer(table.waiting[0], text)
    return error.value.rule


def heard(table: Table[Any], seat: int | None = None) -> list[str]:
    return [event["id"] for event in table.events(seat)]


def told(table: Table[Any], seat: int | None) -> str:
    return json.dumps([table.view(seat), table.events(seat), table.insight(seat)])


def game_by(bot: Any, seats: int, seed: int, **options: Any) -> list[Table[Any]]:
    """A game's positions, one for each answer."""
    table = tablee.deal(game, seats, seed=seed, options=options)
    positions, rng = [table.fork()], Random(seed)
    while not table.over:
        seat = table.waiting[0]
        table.answer(seat, bot(Chair(table, seat), rng))
        positions.append(table.fork())
    return positions


# HB-2: setting up


def test_there_are_fifty_cards_and_a_single_five_of_each_colour() -> None:
    """HB-2.1"""
    cards = box(2, 5, 5)
    assert len(cards.cards) == 50
    counts = Counter(cards.names[kind] for kind in cards.cards)
    assert [counts[f"red {rank}"] for rank in "12345"] == [3, 2, 2, 2, 1]


def test_every_card_is_somewhere_at_every_ask() -> None:
    """HB-2.1"""
    positions = [table for seats in game.seats for table in game_by(novice, seats, seats)]
    assert all(game.conserved(table.state) for table in positions)


def test_a_lost_card_is_noticed() -> None:
    """HB-2.1"""
    table = dealt(*LOW)
    table.state.discard.append(0)
    assert not game.conserved(table.state)


def test_the_table_begins_with_eight_hint_tokens_and_three_lives() -> None:
    """HB-2.2"""
    view = dealt(*LOW).view(None)
    assert (view["hints"], view["lives"]) == (8, 3)


@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_two_or_three_are_dealt_five_cards_and_more_are_dealt_four(seats: int, cards: int) -> None:
    """HB-2.3"""
    view = tablee.deal(game, seats, seed=1).view(0)
    assert [len(hand) for hand in view["hands"]] == [cards] * seats
    assert view["deck"] == 50 - seats * cards


def test_a_hand_is_seen_by_all_but_its_holder_and_by_no_spectator() -> None:
    """HB-2.4"""
    table = dealt("r1 y2 g3 b4 w5", "r1 y1 g1 b1 w1", "r2 y3 g4 b4 w2")
    for seat in (0, 1, 2, None):
        for holder, hand in enumerate(table.view(seat)["hands"]):
            assert all(("card" in card) == (seat not in (None, holder)) for card in hand)
    assert [card["card"] for card in table.view(2)["hands"][0]] == ["red 1", "yellow 2", "green 3", "blue 4", "white 5"]
    heard_of = [event for event in table.events(1) if event["id"] == "dealt"]
    assert ["cards" in event for event in heard_of] == [True, False, True]
    assert not any("cards" in event for event in table.events(None))


def test_who_begins_is_drawn_unless_it_was_chosen() -> None:
    """HB-2.5"""
    first = {tablee.deal(game, 3, seed=seed).waiting for seed in range(30)}
    assert first == {(0,), (1,), (2,)}
    assert tablee.deal(game, 3, seed=0, options={"first": 2}).waiting == (2,)


def test_turns_pass_round_the_table() -> None:
    """HB-2.5"""
    table = dealt("r1 y2 g3 b4 w5", "r1 y1 g1 b1 w1", "r2 y3 g4 b4 w2")
    asked = []
    for text in ("hint 1 red", "hint 2 red", "hint 0 red", "hint 1 1"):
        asked += table.waiting
        answer(table, text)
    assert asked == [0, 1, 2, 0]


def test_a_smaller_box_has_a_single_card_of_its_highest_rank() -> None:
    """HB-2.6"""
    small = box(2, 1, 3)
    assert Counter(small.names[kind] for kind in small.cards) == {"red 1": 3, "red 2": 2, "red 3": 1}


def test_a_smaller_box_leaves_a_card_to_draw_or_is_refused() -> None:
    """HB-2.6"""
    assert tablee.deal(game, 2, seed=0, options={"colours": 1}).view(None)["deck"] == 2
    assert tablee.deal(game, 3, seed=0, options={"hand": 2}).view(None)["deck"] == 44
    with pytest.raises(OptionError):
        tablee.deal(game, 5, seed=0, options={"colours": 1, "ranks": 2})


# HB-3: a turn


def test_a_turn_is_a_hint_a_discard_or_a_card_played() -> None:
    """HB-3.1"""
    table = answer(dealt("r1 y2 g3 b4 w5", "r1 r2 r3 y1 y1"), "hint 1 red")
    kinds = Counter(type(option) for option in table.asks[0].options)
    assert kinds == {Play: 5, Discard: 5, Hint: 10}
    assert table.asks[0].rule == "HB-3.1"
    assert refused(table, "pass") == "HB-3.1"


def test_options_print_short_and_are_read_back() -> None:
    """HB-3.1"""
    assert [str(option) for option in (Play(2), Discard(1), Hint(1, "red"), Hint(0, "3"))] == [
        "play 2",
        "discard 1",
        "hint 1 red",
        "hint 0 3",
    ]
    a, b = dealt(*LOW), dealt(*LOW)
    a.answer(0, Hint(1, "green"))
    assert told(answer(b, "hint 1 green"), 1) == told(a, 1)


def test_a_new_card_is_the_newest_and_unseen_by_its_holder() -> None:
    """HB-3.2"""
    table = answer(dealt("r1 y2 g3 b4 w5", LOW[1], then="w4"), "play 1")
    held = [card["card"] for card in table.view(1)["hands"][0]]
    assert held == ["yellow 2", "green 3", "blue 4", "white 5", "white 4"]
    drawn = [[event.get("card") for event in table.events(seat) if event["id"] == "draws"] for seat in (0, 1, None)]
    assert drawn == [[None], ["white 4"], [None]]


def test_what_hints_told_moves_with_the_card() -> None:
    """HB-3.2, HB-4.4"""
    table = answer(dealt("r1 y2 g3 b4 w5", LOW[1]), "hint 1 white", "hint 0 5", "play 1")
    assert [card["ranks"] for card in table.view(0)["hands"][0]] == [[*"1234"]] * 3 + [["5"], [*"12345"]]


# HB-4: giving a hint


def test_a_hint_costs_a_token_and_none_can_be_given_without() -> None:
    """HB-4.1"""
    table = answer(dealt(*LOW), *["hint 1 1", "hint 0 1"] * 4)
    assert table.view(0)["hints"] == 0
    assert not any(text.startswith("hint") for text in offers(table))
    assert refused(table, "hint 1 1") == "HB-4.1"


def test_a_hint_points_at_all_cards_of_its_colour_or_rank() -> None:
    """HB-4.2"""
    table = answer(dealt("r1 y2 g3 b4 w5", "r1 y1 r2 b1 r3"), "hint 1 red", "hint 0 4")
    hints = [event for event in table.events(None) if event["id"] == "hints"]
    assert [(event["seat"], event["to"], event["about"], event["places"]) for event in hints] == [
        (0, 1, "red", (1, 3, 5)),
        (1, 0, "4", (4,)),
    ]


def test_hints_go_to_others_only() -> None:
    """HB-4.2"""
    table = dealt("r1 y2 g3 b4 w5", "r1 y1 g1 b1 w1", "r2 y3 g4 b4 w2")
    assert {option.seat for option in table.asks[0].options if isinstance(option, Hint)} == {1, 2}
    assert refused(table, "hint 0 red") == "HB-4.2"


def test_a_hint_must_point_at_a_card() -> None:
    """HB-4.3"""
    table = dealt(LOW[0], "g2 g2 w2 w2 b3")
    assert [text for text in offers(table) if text.startswith("hint")] == [
        "hint 1 green",
        "hint 1 blue",
        "hint 1 white",
        "hint 1 2",
        "hint 1 3",
    ]
    assert refused(table, "hint 1 red") == "HB-4.3"


def test_a_hint_tells_what_the_other_cards_are_not() -> None:
    """HB-4.4"""
    table = answer(dealt("g1 g2 g3 g4 g5", "r1 y1 r2 b1 r3"), "hint 1 red")
    for seat in (0, 1, None):
        red, other = ["red"], ["yellow", "green", "blue", "white"]
        assert [card["colours"] for card in table.view(seat)["hands"][1]] == [red, other, red, other, red]
    answer(table, "hint 0 1", "hint 1 1")
    assert [card["ranks"] for card in table.view(1)["hands"][1]] == [["1"], ["1"], [*"2345"], ["1"], [*"2345"]]


# HB-5: discarding


def test_a_discard_gives_a_token_back() -> None:
    """HB-5.1"""
    table = answer(dealt(*LOW), "hint 1 1", "discard 2")
    assert table.view(0)["hints"] == 8


def test_nothing_is_discarded_while_all_tokens_are_there() -> None:
    """HB-5.1"""
    table = dealt(*LOW)
    assert not any(text.startswith("discard") for text in offers(table))
    assert refused(table, "discard 1") == "HB-5.1"
    with pytest.raises(IllegalAnswer, match=re.escape("HB-5.1")):
        table.answer(0, Discard(1))


def test_the_discard_pile_is_open_to_all() -> None:
    """HB-5.2"""
    table = answer(dealt(*LOW), "hint 1 1", "hint 0 1", "discard 3", "discard 4")
    assert all(table.view(seat)["discard"] == ["red 1", "white 1"] for seat in (0, 1, None))


# HB-6: playing a card


def test_a_card_that_is_next_goes_on_its_firework() -> None:
    """HB-6.1, HB-1.1"""
    table = answer(dealt("r1 r3 y1 y1 g4", "r2 b4 b4 w4 w4"), "play 1", "play 1", "play 1")
    view = table.view(None)
    assert view["fireworks"] == {"red": 3, "yellow": 0, "green": 0, "blue": 0, "white": 0}
    assert view["lives"] == 3
    assert view["discard"] == []


def test_a_card_that_is_not_next_costs_a_life() -> None:
    """HB-6.2"""
    table = answer(dealt("r1 r3 y1 y1 g4", "r1 b4 b4 w4 w4"), "play 1", "play 1", "play 1")
    view = table.view(None)
    assert view["fireworks"]["red"] == 1
    assert view["lives"] == 1
    assert view["discard"] == ["red 1", "red 3"]


def in_order() -> Table[Any]:
    """A table at which the oldest card always fits: two seats hold every firework's cards in turn."""
    return dealt(" ".join(IN_ORDER[0:10:2]), " ".join(IN_ORDER[1:10:2]), then=" ".join(IN_ORDER[10:]))


def test_a_complete_firework_gives_a_token_back() -> None:
    """HB-6.3"""
    table = answer(in_order(), "hint 1 red", "hint 0 red", *["play 1"] * 4)
    assert table.view(None)["hints"] == 6
    answer(table, "play 1")
    assert table.view(None)["fireworks"]["red"] == 5
    assert table.view(None)["hints"] == 7


def test_a_complete_firework_gives_no_ninth_token() -> None:
    """HB-6.3"""
    assert answer(in_order(), *["play 1"] * 5).view(None)["hints"] == 8


# HB-7: the end


def test_the_third_life_lost_ends_the_game_with_nothing() -> None:
    """HB-7.1"""
    table = answer(dealt("r1 r4 y4 y4 g4", HIGH[1]), *["play 1"] * 4)
    assert table.result == ((), "lives", (0, 0))
    assert table.view(None)["fireworks"]["red"] == 1
    assert heard(table)[-2:] == ["errs", "over"]


def test_all_fireworks_complete_win_the_game_at_once() -> None:
    """HB-7.2, HB-1.1, HB-1.2"""
    table = answer(in_order(), *["play 1"] * 24)
    assert not table.over
    answer(table, "play 1")
    assert table.result == ((0, 1), "complete", (25, 25))
    assert table.view(None)["deck"] == 50 - 10 - 24


def test_everybody_has_one_more_turn_once_the_deck_is_empty() -> None:
    """HB-7.3, HB-7.4"""
    table = answer(dealt("r1 r3 r1 r1", "r2 r4 r3 r2", then="r5 r4", colours=1), "play 1")
    assert table.view(None)["last_turns"] is None
    answer(table, "play 1")
    assert heard(table)[-1] == "last-round"
    assert (table.view(None)["deck"], table.view(None)["last_turns"]) == (0, 2)
    answer(table, "play 1")
    assert [len(hand) for hand in table.view(None)["hands"]] == [3, 4]
    assert not table.over
    answer(table, "play 1")
    assert table.result == ((), "deck", (4, 4))


def test_a_last_turn_may_still_win() -> None:
    """HB-7.2, HB-7.3"""
    table = dealt("r1", "r1", then="r1 r2", colours=1, ranks=2)
    answer(table, "hint 1 1", "discard 1", "play 1", "hint 0 2")
    assert table.view(None)["last_turns"] == 1
    assert answer(table, "play 1").result == ((0, 1), "complete", (2, 2))


def test_no_game_is_longer_than_the_bound() -> None:
    """HB-3.1"""
    for seats, hand in ((2, 1), (2, "usual"), (5, "usual")):
        for seed in range(3):
            table = tablee.deal(game, seats, seed=seed, options={"hand": hand})
            answers = 0
            while not table.over:  # spin it out: hint while that is possible, else discard
                answer(table, offers(table)[-1])
                answers += 1
            assert answers <= game.longest


# What the kit promises


@pytest.mark.parametrize("seats", game.seats)
def test_a_record_is_the_table(seats: int) -> None:
    table = game_by(novice, seats, 5)[-1]
    record = tablee.Record.from_json(table.record.to_json())
    again = tablee.replay(record, game=game, verify=True)
    assert again.result == table.result
    assert again.state == table.state
    assert all(told(again, seat) == told(table, seat) for seat in (None, *range(seats)))


@pytest.mark.parametrize("seats", game.seats)
def test_an_imagined_world_tells_its_seat_the_same(seats: int) -> None:
    """HB-2.4: a seat cannot know its own hand, a spectator none."""
    for table in game_by(novice, seats, 2)[:-1:3]:
        for seat in (None, *range(seats)):
            world = table.imagine(seat, Random(seats))
            assert told(world, seat) == told(table, seat)
            assert game.conserved(world.state)
            assert [q.options for q in world.asks_for(seat)] == [q.options for q in table.asks_for(seat)]


def test_imagined_hands_come_as_often_as_the_odds_say() -> None:
    """HB-4.4"""
    table = answer(dealt("r1 y1 r2", "y1 y2 r1", colours=2, ranks=3, hand=2), "hint 1 1", "hint 0 1")
    draws, rng = 3000, Random(4)
    found = Counter(table.imagine(0, rng, listen=False).state.hands[0][1] for _ in range(draws))
    names = table.state.cards.names
    for name, chance in table.insight(0)["hand"][1].items():
        assert abs(found[names.index(name)] / draws - chance) < 5 * sqrt(chance * (1 - chance) / draws)


def test_the_copy_of_a_table_plays_on_as_the_table_does() -> None:
    for table in game_by(random_bot, 3, 8)[:-1]:
        copy, rng = table.fork(), Random(1)
        while not table.over:
            option = rng.choice(table.asks[0].options)
            before = told(copy, 0)
            table.answer(table.waiting[0], option)
            assert told(copy, 0) == before, "answering at the table changes nothing at its copy"
            copy.answer(copy.waiting[0], option)
        assert all(told(copy, seat) == told(table, seat) for seat in (None, 0, 1, 2))


def brute_force(may: tuple[int, ...], unseen: list[int]) -> list[Counter[int]]:
    """How many deals have each kind at each place, one by one."""
    cards = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    found: list[Counter[int]] = [Counter() for _ in may]
    for deal in permutations(cards, len(may)):
        if all(own >> kind & 1 for own, kind in zip(may, deal, strict=True)):
            for place, kind in enumerate(deal):
                found[place][kind] += 1
    return found


def test_the_odds_are_those_of_counting_every_deal() -> None:
    rng = Random(3)
    for _ in range(30):
        unseen = [rng.randrange(4) for _ in range(5)]
        unseen[0] += 3
        may = tuple(rng.randrange(1, 32) | 1 for _ in range(rng.randrange(1, 4)))
        for chances, counted in zip(odds(may, unseen), brute_force(may, unseen), strict=True):
            assert chances.keys() == counted.keys()
            assert isclose(sum(chances.values()), 1)
            assert all(isclose(chance, counted[kind] / counted.total()) for kind, chance in chances.items())


def test_the_odds_of_a_seat_are_those_of_counting_every_deal_it_could_have() -> None:
    """HB-4.4"""
    table = answer(dealt("r1 y1", "y1 y2", colours=2, ranks=3, hand=2), "hint 1 2", "hint 0 red")
    seen = Counter(table.state.hands[1])
    unseen = [count - seen[kind] for kind, count in enumerate(weights(Bag(table.state.cards.cards)))]
    counted = brute_force(tuple(table.state.may[0]), unseen)
    for chances, found in zip(table.insight(0)["hand"], counted, strict=True):
        assert chances == {table.state.cards.names[kind]: pytest.approx(n / found.total()) for kind, n in found.items()}
    assert table.insight(None) == {}


def test_odds_sum_to_one_in_every_position_of_a_game() -> None:
    for table in game_by(novice, 4, 1)[:-1]:
        for seat in range(4):
            assert all(isclose(sum(chances.values()), 1) for chances in table.insight(seat)["hand"])


def test_random_games_are_as_long_as_other_implementations_have_them() -> None:
    """HB-3.1: in OpenSpiel and in the Hanabi Learning Environment, a random game of two takes 12.8 decisions."""
    rng, options, games = Random(1), settle(game.options, None), 2000
    lengths = [playout(game, 2, options, rng)[1] for _ in range(games)]
    assert abs(sum(lengths) / games - 12.8) < 4 * stdev(lengths) / sqrt(games)


# The bot and the words


def test_the_novice_is_found_and_scores_well_above_chance() -> None:
    assert levels(game)["novice"] is novice
    for seats in game.seats:
        scores = []
        for seed in range(5):
            table = tablee.deal(game, seats, seed=seed)
            play(table, dict.fromkeys(range(seats), novice), Random(seed))
            scores.append(sum(table.state.fireworks))
        assert sum(scores) / len(scores) > 12


def test_the_novice_says_the_same_in_worlds_it_cannot_tell_apart() -> None:
    for table in game_by(novice, 2, 3)[:-1:4]:
        seat = table.waiting[0]
        world = table.imagine(seat, Random(0))
        assert novice(Chair(world, seat), Random(0)) == novice(Chair(table, seat), Random(0))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_a_table_says_has_words(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """HB-1.1: in both languages, whoever reads."""
    monkeypatch.setattr(Words, "strict", True)
    finished = [answer(in_order(), *["play 1"] * 25), *(game_by(bot, 3, 6)[-1] for bot in (novice, random_bot))]
    for table in finished:
        for viewer in (None, 0):
            words = Words(lang, game, viewer=viewer)
            said = [words.event(event) for event in table.events(viewer)]
            assert not any("{" in sentence or "name-" in sentence for sentence in said)
    start = dealt(*LOW)
    words = Words(lang, game, viewer=0)
    assert words.ask(start.asks[0])
    assert len({words.option("turn", option) for option in start.asks[0].options}) == len(offers(start))


# What it brings besides


def test_its_lesson_and_its_aid_name_rules_and_moments_that_exist() -> None:
    """HB-1.1"""
    found, numbers = lesson(game), rulebook(game, "en")
    assert found is not None
    messages = (game.folder / "en.ftl").read_text(encoding="utf-8")
    for step in [step for chapter in found.chapter for step in chapter.step]:
        assert not step.rule or step.rule in numbers
        for event in step.happens:
            assert re.search(rf"^event-{event['id']} =", messages, re.M), event
    for lang in ("en", "fr"):
        heads = re.findall(r"^## (\S+)", (game.folder / f"aid.{lang}.md").read_text(encoding="utf-8"), re.M)
        assert heads and set(heads) <= set(numbers)


def test_the_types_of_its_view_are_fresh() -> None:
    file = game.folder / "web" / "view.ts"
    assert file.read_text(encoding="utf-8") == view_typescript(game), "run `make wire`"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_terminal_draws_it_within_eighty_columns(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """HB-2.4, HB-4.4, HB-5.2"""
    monkeypatch.setattr(Words, "strict", True)
    board, words, screen = board_of(game), Words(lang, game, viewer=0), StringIO()
    table = answer(dealt("r1 y2 g3 b4 w5", "r1 y1 g1 b1 w1"), "hint 1 1", "hint 0 red", "play 1", "discard 2")
    for drawn in (board.draw(table.view(0), words), board.odds(table.insight(0), words)):
        Console(file=screen, width=80).print(drawn)
    shown = screen.getvalue()
    assert words.name("white 1") in shown and words.name("yellow 2") not in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert board.odds(table.insight(None), words) is None


def test_adding_a_game_runs() -> None:
    """The guide's code, block after block, in one namespace."""
    blocks = re.findall(r"^```python\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), flags=re.M | re.S)
    assert blocks
    namespace: dict[str, Any] = {"__name__": "adding_a_game"}
    for n, block in enumerate(blocks, 1):
        exec(compile(block, f"adding-a-game.md, block {n}", "exec", dont_inherit=True), namespace)
