"""Positions of the final phase to look at: luck hardly ever leads there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tests.games.breaths.scene import say, scene, settle_resistance
from tests.games.breaths.test_final import vote

from tablee.games.breaths.cards import BECOMES, RANKS, SUITS, Condition
from tablee.games.breaths.state import FINAL, SITUATIONS, BreathsState
from tablee.kit import ALL, Slot, Table

AIR = ("spades-5", "trump-8", "trump-12", "hearts-knight")
HAND = ("tear-out-the-valve", "tend-to", "tinker-with-the-air-intake", "cause-confusion")


def arranged(stage: int, now: str, air: Sequence[str], stages: Sequence[int]) -> Callable[[BreathsState], None]:
    """Stage by stage two situations; `now` lies open; sheets as people choose them, counters and tokens as they come."""

    def arrange(s: BreathsState) -> None:
        s.phase, s.stage, s.final_step = FINAL, stage, SITUATIONS
        s.stages = [list(range(2 * i, 2 * i + left)) for i, left in enumerate(stages)]
        s.pile = [6, 7]
        s.current, s.turns = -1, 60
        if now:
            k = next(k for k, card in enumerate(s.cards.situations) if card.id == now)
            s.current, s.explorer = 2 * stage + 1, 1
            s.situations[s.current] = Slot(k, True, ALL, 1 << k)
            s.situation_loose[k] = 0
        for seat in range(s.seats):
            ranks = [RANKS[(seat + n) % 14] for n in (0, 5, 10)]
            cards = [f"{SUITS[(seat + n) % 4]}-{RANKS[(seat + 4 * n) % 14]}" for n in range(3)]
            s.conditions[seat] = [BECOMES[SUITS[seat % 4]], Condition("ranks", *ranks), Condition("cards", *cards)]
            s.resisted[seat], s.same[seat], s.succeeded[seat] = seat, 2, (1, 3, 7)[seat % 3]
            s.counts[seat] = [12 if seat == 1 else 3 for _ in s.counts[seat]]
        if air:
            s.life[2] -= 1
            s.pledged[2] = 1

    return arrange


def final(
    seats: int,
    stage: int = 1,
    now: str = "tetany",
    air: Sequence[str] = AIR,
    stages: Sequence[int] = (0, 0, 2),
    **more: Any,
) -> Table[Any]:
    hands = {0: HAND, 1: ("force-a-hand",), 2: ("lick-your-wounds", "backtrack")}
    told: dict[str, Any] = {"tokens": {0: (1, 1, 1)}, "hands": hands, "left": 19, "life": {0: 2, 1: 1}, **more}
    return scene(seats, knowledge_left=0, air=air, aids=True, arrange=arranged(stage, now, air, stages), **told)


def voting(seats: int, stage: int) -> Table[Any]:
    """The second situation of a stage is resolved, and a vote begins."""
    tokens = {0: (0, 0, 1), 1: (1, 0, 0)}
    table = final(seats, stage, "general-panic", (), [0] * (stage + 1) + [2] * (2 - stage), tokens=tokens)
    say(table, "resolve by social", "spend")
    settle_resistance(table)
    return table


def tables(seats: int) -> Iterator[tuple[str, int, Table[Any]]]:
    """What the final phase asks, each with the seat whose eyes see it."""
    yield "final-declare", 0, final(seats)
    bound = final(seats, holder=1)
    yield "final-bound", 1, bound
    closed = final(seats, 0, "", stages=(2, 2, 2), air=())
    yield "final-explore", 0, closed
    draws = final(seats, now="general-panic")
    say(draws, "resolve by social", "draw", "draw")
    yield "final-draw", 0, draws
    parts = final(seats, now="dark-mathematics", air=AIR[:1])
    say(parts, "resolve by suffering")
    yield "final-parts", parts.waiting[0], parts
    for kind, stage in (("vote-sacrifice", 0), ("vote-emancipation", 1)):
        votes = voting(seats, stage)
        yield kind, 0, votes
        votes.answer(0, "vote 1")
        yield f"{kind}-given", 0, votes
    ritual = voting(seats, 0)
    vote(ritual, *[(seat + 2) % 3 for seat in range(seats)])
    yield "ritual", ritual.waiting[0], ritual
    say(ritual, "ritual", "draw")
    yield "ritual-draw", ritual.waiting[0], ritual
    say(ritual, "spend")
    settle_resistance(ritual)
    yield "final-second", ritual.waiting[0], ritual
    sole = voting(seats, 1)
    vote(sole, *[1] * seats)
    yield "emancipation", sole.waiting[0], sole
