"""The support of imagine: the worlds it gives are exactly those that trying everything finds, as often as they are likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any

from tablee.kit import Seat, Table
from tablee.kit.asks import Consensus
from tablee.kit.luck import Seeded, by_weight, can_give, weights
from tablee.trials.play import Case, Heard, Watched, encode
from tablee.trials.secrecy import world


class _Branch(Exception):
    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = weights(counts)


class _Path:
    """Luck that follows a path where the seat saw the outcome or the path goes on, and stops where it branches."""

    def __init__(self, known: dict[tuple[str, int], int], path: Sequence[int]) -> None:
        self.known, self.path, self.at = known, path, 0
        self.chance = Fraction(1)  # of what the seat saw, in the world of this path

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        if (stream, n) in self.known:
            was, counts = self.known[stream, n], weights(counts)
            self.chance *= Fraction(counts[was] if was < len(counts) else 0, sum(counts))
            return was if can_give(counts, was) else by_weight(counts, 0)
        if self.at < len(self.path):
            self.at += 1
            return self.path[self.at - 1]
        raise _Branch(counts)


def enumerate_worlds(case: Case, seed: int, steps: int, seat: Seat | None) -> tuple[Table[Any], dict[bytes, Fraction]]:
    """A random game of so many answers, and every world its seat cannot tell from it, with its probability: all luck and
    all answers it did not see are tried, and what it is told must be equal after each answer."""
    watched = Watched(case.game)
    table = Case(watched, case.seats, case.options).deal(Seeded(seed))
    rng = Random(seed)
    said: list[tuple[Seat, str]] = []
    due = [Heard(table, seat)]
    while len(said) < steps and not table.over:
        ask = rng.choice([ask for ask in table.asks if not ask.optional])
        option = str(rng.choice(ask.options))
        before = table.fork()
        table.answer(ask.seat, option)
        if table.result is not None:
            table = before
            break
        said.append((ask.seat, option))
        due.append(Heard(table, seat))
    known = {(t.stream, t.n): t.value for t in watched.log if t.stream != "show" and t.reaches(seat)}
    leaves: dict[bytes, Fraction] = {}
    start = [(t, w) for t, w in _deals(case, known) if due[0].is_told_at(t)]
    for t, weight in start:
        _grow(t, weight, said, due, seat, known, leaves)
    total = sum(leaves.values())
    return table, {w: p / total for w, p in leaves.items()}


def _deals(case: Case, known: dict[tuple[str, int], int]) -> list[tuple[Table[Any], Fraction]]:
    """Every way the table can begin."""
    done: list[tuple[Table[Any], Fraction]] = []
    todo: list[Any] = [((), Fraction(1))]
    while todo:
        path, weight = todo.pop()
        try:
            luck = _Path(known, path)
            table = case.deal(luck)
            if luck.chance:
                done.append((table, weight * luck.chance))
        except _Branch as branch:
            todo += _branches(path, weight, branch)
    return done


def _branches(path: Any, weight: Fraction, branch: _Branch) -> list[Any]:
    total = sum(branch.counts)
    return [((*path, i), weight * Fraction(n, total)) for i, n in enumerate(branch.counts) if n]


def _grow(
    t: Table[Any],
    weight: Fraction,
    said: list[tuple[Seat, str]],
    due: list[Heard],
    seat: Seat | None,
    known: dict[tuple[str, int], int],
    leaves: dict[bytes, Fraction],
) -> None:
    """Depth first over the luck and the hidden answers; other seats' choices count as possible, not as likely."""
    if not said:
        leaves[world(t)] = leaves.get(world(t), Fraction(0)) + weight
        return
    (who, option), rest = said[0], said[1:]
    ask = t.ask(who)
    texts = [str(o) for o in ask.options] if ask else []
    reached: dict[bytes, tuple[Table[Any], Fraction]] = {}
    open_talk = isinstance(t.pending.request, Consensus)  # proposals are public: another one would show
    for choice in [option] if who == seat or open_talk else texts:
        if choice not in texts:
            continue
        todo: list[Any] = [((), weight)]
        while todo:
            path, w = todo.pop()
            luck = _Path(known, path)
            child = t.fork(luck)
            try:
                child.answer(who, choice)
            except _Branch as branch:
                todo += _branches(path, w, branch)
                continue
            if luck.chance and due[1].is_told_at(child):
                half = sorted((s, [str(o) for o in given]) for s, given in child.pending.sealed.items())
                reached[encode([choice if who == seat else "", list(path), half]) + world(child)] = (
                    child,
                    w * luck.chance,
                )
    for child, w in reached.values():
        _grow(child, w, rest, due[1:], seat, known, leaves)


def check_support(case: Case, seed: int, steps: int, seat: Seat | None, draws: int = 400) -> int:
    """The worlds `imagine` gives are exactly those that enumeration finds, as often as they are likely."""
    table, worlds = enumerate_worlds(case, seed, steps, seat)
    assert world(table) in worlds, "the enumeration missed the true world"
    table.game = case.game
    rng = Random(seed)
    counts = Counter(world(table.imagine(seat, rng, listen=False)) for _ in range(draws))
    where = f"{case}, seed {seed}, {steps} answers, seat {seat}"
    strange = set(counts) - set(worlds)
    assert not strange, f"{where}: imagine gives worlds that cannot be: {sorted(strange)[:2]}"
    for w, p in worlds.items():
        chance = float(p)
        spread = 5 * sqrt(chance * (1 - chance) / draws) + 1.5 / draws
        assert abs(counts[w] / draws - chance) <= spread, (
            f"{where}: a world of chance {chance:.3f} came {counts[w]} times in {draws}"
        )
    return len(worlds)
