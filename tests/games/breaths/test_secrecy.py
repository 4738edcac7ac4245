"""DB-19: nothing leaks. The trials of every game, on positions where much is hidden, and on instances small enough to count."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from tests.games.breaths.scene import Staged, happened, offers, person, say, scene, settle_resistance

from tablee.games.breaths import Breaths, knowledge, secrets
from tablee.games.breaths.cards import BECOMES, INDEX, UP, Cards
from tablee.games.breaths.options import RITUAL
from tablee.games.breaths.state import FINAL, PLAY, BreathsState
from tablee.kit import Rules, Slot, Table
from tablee.trials import laws, secrecy, support
from tablee.trials.play import Case, perceived, positions

BUSY: dict[str, Any] = {
    "holder": 0, "draws": (), "shown": {2: "clubs-jack", 9: "spades-jack"}, "known": {4: "hearts-4", 11: "trump-9"},
    "air": ("trump-0", "trump-10", "trump-1", "spades-2"), "discard": (), "left": 40, "life": {0: 2, 1: 1, 2: 2},
    "hands": {0: ("sow-doubt", "cause-confusion"), 1: ("sigh-loudly", "force-a-hand", "sociable-by-nature"), 2: ("force-your-luck",)},
    "knowledge_left": 3, "secrets": {0: "sympathy", 1: "recycler", 2: "murderous-urge"}, "board": (), "situation": "general-panic",
    "explorer": 1, "conditions": {}, "tokens": {0: (1, 1, 1), 1: (1, 1, 1), 2: (1, 1, 1)},
}  # fmt: skip


class Busy(Staged):
    """A position in which rare rules are near: tokens for everybody, quick cards, unseen discards, the end of the pile."""

    def __init__(self) -> None:
        super().__init__(Cards.base(), BUSY)

    def new(self, seats: int, options: Mapping[str, Any]) -> BreathsState:
        s = super().new(seats, options)
        for _ in range(3):
            s.discard.append(s.reserve.pop(0))
        return s


BUSY_CASE = Case(Busy(), 3)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_busy_imagined_worlds_tell_their_seat_the_same(seed: int) -> None:
    """DB-19.3."""
    secrecy.check_imagine(BUSY_CASE, seed, worlds=1)


@pytest.mark.parametrize("seed", range(25))
def test_busy_worlds_part_only_where_something_is_shown(seed: int) -> None:
    """DB-19.3, DB-19.4: no undeclared telling."""
    secrecy.check_telling(BUSY_CASE, seed, starts=6)


@pytest.mark.slow
def test_busy_twins_imagine_the_same_worlds() -> None:
    """DB-19.3: real twins, found by drawing hidden luck and secret answers again."""
    assert sum(secrecy.check_twins(BUSY_CASE, seed) for seed in range(24)) >= 8


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_busy_positions_keep_the_laws(seed: int) -> None:
    """DB-4.1: conservation, replay, fork and taking back."""
    laws.check_run(BUSY_CASE, seed)
    laws.check_undo(BUSY_CASE, seed)
    laws.check_options(BUSY_CASE, seed)


class Reduced(Breaths):
    """Three seats, three knowledge cards of four, three secrets of four, a short reserve: few enough worlds to list."""

    def __init__(self, life: int) -> None:
        super().__init__(Cards.base())
        self.life = life

    def new(self, seats: int, options: Mapping[str, Any]) -> BreathsState:
        s = super().new(seats, options)
        s.conditions = [[BECOMES["clubs"], BECOMES["hearts"], BECOMES["diamonds"]] for _ in range(seats)]
        s.life = [self.life] * seats
        keep = {INDEX[f"{suit}-{rank}"] for suit in ("clubs", "hearts") for rank in ("2", "3")}
        s.discard = [UP[card] for card in range(78) if card not in keep]
        s.reserve = s.reserve[:4]
        s.loose = [int(card in keep) for card in range(78)]
        names = ("agile-by-nature", "sigh-loudly", "sow-doubt", "calm-by-nature")
        s.knowledge_loose = [int(card.id in names) for card in s.cards.knowledge]
        s.knowledge_left = 4
        few = ("justified-fear", "inquisitive-mind", "recycler", "sympathy")
        s.secret_loose = [int(card.id in few) for card in s.cards.secrets]
        s.secrets, s.board = s.secrets[:3], []
        s.first = 0
        return s

    def set_up(self, s: BreathsState) -> Rules[None]:
        for seat in range(3):
            yield from knowledge.deal_card(s, seat, "DB-13.5")
        for seat in range(3):
            s.secret[seat] = seat
            yield from secrets.own(s, seat, "DB-13.6", 0)
        s.holder, s.phase = 0, PLAY

    def conserved(self, s: BreathsState) -> object:
        return True


@pytest.mark.slow
@pytest.mark.parametrize("life", [2, 3])
@pytest.mark.parametrize(("steps", "seat"), [(2, 0), (2, 1), (3, 2), (4, 0), (4, 1), (2, None)])
def test_imagined_worlds_are_exactly_those_that_can_be(life: int, steps: int, seat: int | None) -> None:
    """DB-19.3, DB-19.4, DB-19.5: listed by brute force, with their chances; silence included."""
    for seed in range(1 if seat is None else 3):
        support.check_support(Case(Reduced(life), 3), 10 * steps + seed, steps, seat)


def test_the_sealed_ballots_of_the_ritual_are_hidden() -> None:
    """DB-12.7, DB-19.3: other people's ballots are drawn again, the own one stays."""

    def ritual(s: BreathsState) -> None:
        s.phase, s.final_step, s.stages, s.candidates = FINAL, RITUAL, [[], [2, 3], [4, 5]], [0, 1, 2, 3]
        s.ballots, s.pile = [3, 1, 3, 0], [6, 7]

    table = scene(4, arrange=ritual)
    seen = [tuple(table.imagine(1, Random(seed)).state.ballots) for seed in range(100)]
    assert {ballots[1] for ballots in seen} == {1}
    assert {ballots[0] for ballots in seen} == {0, 1, 2, 3}


def test_what_was_read_while_planning_is_drawn_again_for_others() -> None:
    """DB-8.6, DB-9.5, DB-19.3."""
    table = scene(draws=["hearts-2"], situations=["creature"])
    say(table, "plan", "draw")
    top = table.state.pile[-1]
    assert {table.imagine(0, Random(seed)).state.situations[top].card for seed in range(40)} == {3}
    assert len({table.imagine(1, Random(seed)).state.situations[top].card for seed in range(200)}) == 8


def test_the_secret_of_another_is_drawn_again_but_not_for_its_reader() -> None:
    """DB-11.10, DB-19.3."""
    table = scene(secrets={2: "recycler"}, draws=["diamonds-2"])
    say(table, "examine 2", "draw", "keep")
    assert {table.imagine(0, Random(seed)).state.secrets[2].card for seed in range(40)} == {6}
    assert len({table.imagine(1, Random(seed)).state.secrets[2].card for seed in range(200)}) > 8


def test_refusals_tell_nothing_of_the_hand() -> None:
    """DB-7.3, DB-10.5: the same words whether a card is held or not."""
    texts = []
    for card in ("sigh-loudly", "sow-doubt"):
        table = scene(hands={1: (card,)})
        texts.append(perceived(table, 2, ("play sigh-loudly", "use sow-doubt")))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("leaks", [False, True])
def test_a_may_taken_from_the_true_cards_would_be_caught(leaks: bool) -> None:
    """DB-19.3: twins imagine the same worlds, unless what may lie somewhere rests on what does."""

    def secretly(order: tuple[int, int]) -> Table[Any]:
        def arrange(s: BreathsState) -> None:
            for place, card in enumerate(order):
                s.reserve[place] = Slot(card, False, 0b100, 1 << card if leaks else 1 << 30 | 1 << 31)
                s.loose[card] = 0

        return scene(arrange=arrange)

    one, two = secretly((30, 31)), secretly((31, 30))
    worlds = [{secrecy.world(table.imagine(1, Random(seed))) for seed in range(40)} for table in (one, two)]
    assert (worlds[0] == worlds[1]) != leaks


def test_positions_of_a_busy_game_reach_rare_rules() -> None:
    """DB-4.13, DB-10.12: so that these trials prove something."""
    seen: set[str] = set()
    for seed in range(30):
        *_, table = positions(BUSY_CASE, seed)
        seen |= {event["id"] for event in table.events(None)}
    assert {
        "recycled-secretly",
        "shuffled",
        "consulted",
        "gave",
        "triggered",
        "took-secret",
        "permanent",
        "showed",
    } <= seen


def has_read(table: BreathsState, reader: int) -> None:
    """Seat 0's secret was consulted by this seat."""
    table.consulted[0] = 1 << reader
    table.secrets[0] = table.secrets[0]._replace(seen=1 | 1 << reader)


def test_terror_looks_like_courage_from_outside_and_the_lack_of_life_is_not_asked() -> None:
    """DB-6.1, DB-6.2, DB-11.17. Ruling 99: what is hidden is asked all the same, what everybody sees is not."""
    table = scene(
        4,
        air=["spades-2"],
        draws=["clubs-2"],
        life={1: 0},
        secrets={0: "inquisitive-mind"},
        arrange=lambda s: has_read(s, 2),
    )
    say(table, "fight 3", "draw")
    asked = {question.seat: (question.kind, question.options) for question in table.asks_for(0)}
    assert asked == dict.fromkeys((2, 3), ("resist", ()))
    assert offers(table, 2) == ["let"]
    settle_resistance(table)
    assert person(table, 3)["life"] == 2
    assert not happened(table, "resists")
