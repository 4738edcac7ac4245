"""Random games at full speed: the same rules with nobody listening, no record kept and nothing to take back."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor
from random import Random
from typing import Any

from tablee.kit.asks import Ask, Consensus, Cut, Pick, Rules, Sealed, Show
from tablee.kit.errors import Over, Result, Seat
from tablee.kit.game import Game
from tablee.kit.luck import Bag
from tablee.kit.pending import PendingGroup, offer


def playout(
    game: Game[Any], seats: int, options: Mapping[str, Any], rng: Random, cuts: float = 0.25
) -> tuple[Result, int]:
    """Play one game by uniformly random answers; a seat that may cut in does so with chance `cuts`.
    Gives the result and the number of decisions."""
    s, random, decisions = game.new(seats, options), rng.random, 0
    s.log = None
    send, value = _turns(game, s).send, None
    try:
        while True:
            r = send(value)
            if r.__class__ is Ask:
                decisions += 1
                choices = r.options(s, r.seat) if callable(r.options) else r.options
                value = choices[floor(random() * len(choices))]
                if r.cut_in is not None:
                    value = _cut(r, s, seats, value, rng, cuts)
            elif r.__class__ is Pick:
                counts = r.counts
                if counts.__class__ is Bag:
                    if r.times:
                        left = counts[:]
                        value = [left.pop(floor(random() * len(left))) for _ in range(r.times)]
                    else:
                        value = counts[floor(random() * len(counts))]
                    continue
                x = floor(random() * sum(counts))
                value = 0
                for count in counts:
                    if x < count:
                        break
                    x -= count
                    value += 1
            elif r.__class__ is Show:
                value = r.value
            else:
                assert isinstance(r, (Sealed, Consensus))
                value, made = _together(r, s, rng)
                decisions += made
    except Over as over:
        return over.result, decisions


def _turns(game: Game[Any], s: Any) -> Rules[None]:
    """Turn after turn."""
    while True:
        yield from game.turn(s)


def _cut(r: Ask, s: Any, seats: int, value: Any, rng: Random, cuts: float) -> Any:
    """The answer, or somebody's cut-in instead."""
    cut_in = r.cut_in
    assert cut_in is not None
    for seat in range(seats):
        more = cut_in(s, seat)
        if more and rng.random() < cuts:
            return Cut(seat, more[floor(rng.random() * len(more))])
    return value


def _together(r: Sealed | Consensus, s: Any, rng: Random) -> tuple[Any, int]:
    """What a group comes to by random answers, and how many there were."""
    return _sealed(r, s, rng) if isinstance(r, Sealed) else _agreed(r, s, rng)


def _sealed(r: Sealed, s: Any, rng: Random) -> tuple[dict[Seat, Any], int]:
    """Every seat's script, once: nobody looks in between."""
    found, made = {}, 0
    for seat in r.seats:
        run, answer = r.script(s, seat), None
        try:
            while True:
                options = offer(s, run.send(answer).options, seat)
                answer = options[floor(rng.random() * len(options))]
                made += 1
        except StopIteration as stop:
            found[seat] = stop.value
    return found, made


def _agreed(r: Consensus, s: Any, rng: Random) -> tuple[Any, int]:
    """A group of one says what it likes; a larger one talks."""
    seats = r.seats(s) if callable(r.seats) else r.seats
    if len(seats) == 1:
        options = offer(s, r.options, seats[0])
        return options[floor(rng.random() * len(options))], 1
    pending, made = PendingGroup(s, r, 0), 0
    step: Any = pending.settled()
    while step is None:
        for seat in pending.waiting:
            question = pending.question(seat)
            assert question is not None
            step = pending.give(seat, question.options[floor(rng.random() * len(question.options))])
            made += 1
            if step is not None:
                break
    return pending.value(step), made
