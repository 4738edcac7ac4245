"""Twin worlds: two worlds a seat cannot tell apart give that seat the same bytes. Four ways, since each catches what the
others miss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any

from tablee.kit import Seat, Table
from tablee.kit.asks import Ask, Consensus
from tablee.kit.luck import Luck, Seeded, by_weight
from tablee.trials.laws import viewers
from tablee.trials.play import Case, Told, Watched, encode, positions, random_act, told


def world(table: Table[Any]) -> bytes:
    """All that is hidden from somebody, as bytes."""
    return encode(dict(table.game.hidden(table.state)))


def check_imagine(case: Case, seed: int, worlds: int = 3) -> None:
    """An imagined world tells its seat what the real one does; so does one imagined from it, and a copy of it."""
    for n, table in enumerate(positions(case, seed)):
        if n % 2 and not table.over:
            continue
        for seat in viewers(table):
            real = told(table, seat, case.probes)
            for k in range(worlds):
                rng = Random(f"{n}/{k}")
                world = table.imagine(seat, rng)
                where = f"{case}, seed {seed}, position {n}, seat {seat}"
                assert told(world, seat, case.probes) == real, f"{where}: an imagined world tells this seat something else"
                assert world.game.conserved(world.state), f"{where}: an imagined world has lost or doubled something"
                assert told(world.imagine(seat, rng), seat, case.probes) == real, f"{where}: imagining twice tells"
                copy = world.fork()
                assert all(told(copy, s) == told(world, s) for s in viewers(world)), f"{where}: a copy of an imagined world differs"


def check_redrawn(some: Sequence[Case], games: int = 6, worlds: int = 20) -> None:
    """Each kind of hidden thing really is drawn again: over some games it takes at least two values for somebody."""
    moved: dict[str, bool] = {}
    for case in some:
        for game in range(games):
            rng = Random(game)
            stops = [table.fork() for table in positions(case, game) if not table.over]
            for table in rng.sample(stops, min(12, len(stops))):
                _note_moved(table, rng.choice(viewers(table)), worlds, moved)
    stuck = [name for name, ok in moved.items() if not ok]
    assert not stuck, f"{some[0].game.name}: imagined worlds never draw these again: {', '.join(stuck)}"


def _note_moved(table: Table[Any], seat: Seat | None, worlds: int, moved: dict[str, bool]) -> None:
    """Which kinds of hidden things differ between worlds imagined from here. "hand 1" and "hand 2" are one kind."""
    first = table.game.hidden(table.imagine(seat, Random(0), listen=False).state)
    for k in range(1, worlds):
        other = table.game.hidden(table.imagine(seat, Random(k), listen=False).state)
        for name, value in other.items():
            kind = name.split(" ")[0]
            moved[kind] = moved.get(kind, False) or value != first[name]


def check_public(case: Case, seed: int) -> None:
    """Options that claim to be public are the same in all worlds."""
    for n, table in enumerate(positions(case, seed)):
        if not table.over and isinstance(table.pending.request, Ask) and table.pending.request.public:
            seat = table.pending.request.seat
            true = _texts(table, seat)
            for k in range(5):
                assert _texts(table.imagine(None, Random(k)), seat) == true, f"{case}: {table.pending.request.kind} is not public ({n})"


def _texts(table: Table[Any], seat: Seat) -> list[str]:
    ask = table.ask(seat)
    return [str(option) for option in ask.options] if ask else []


# Real twins


class Recorded:
    """Luck that remembers what it gave."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.was: dict[tuple[str, int], int] = {}

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        value = self.was[stream, n] = self.luck.pick(stream, n, counts)
        return value


class Redrawn:
    """The luck of another world: what it was, half of the time, or drawn afresh."""

    def __init__(self, was: dict[tuple[str, int], int], rng: Random) -> None:
        self.was, self.rng = was, rng

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        was = self.was.get((stream, n))
        if was is not None and counts[was] and self.rng.random() < 0.5:
            return was
        return by_weight(counts, self.rng.randrange(sum(counts)))


def check_twins(case: Case, seed: int, tries: int = 30, steps: int = 60) -> int:
    """A second game that from some point on has other luck and other secret answers, and that one seat could not tell from
    the first: from both, the same imagined worlds, and the same bytes when both go on alike. Gives how many were found."""
    found = 0
    luck = Recorded(Seeded(seed))
    table = case.deal(luck)
    rng = Random(seed)
    seat = rng.randrange(case.seats)
    twin = case.deal(Seeded(seed))
    part = rng.randrange(25)
    for n in range(steps):
        if table.result is not None:
            break
        ask = rng.choice(table.asks)
        option = str(rng.choice(ask.options))
        table.answer(ask.seat, option)
        follow = _follow(twin, table, seat, ask.seat, option, luck.was, rng, tries if n >= part else 1)
        if follow is None:
            break
        twin = follow
        if not table.over and world(twin) != world(table):
            found += 1
            _check_pair(table, twin, seat, case, rng.getrandbits(32))
    return found


def _follow(
    twin: Table[Any], table: Table[Any], seat: Seat, who: Seat, said: str, was: dict[tuple[str, int], int], rng: Random, tries: int
) -> Table[Any] | None:
    """The twin one answer on, such that the seat is told the same; None when that was not found."""
    due = told(table, seat)
    for attempt in range(tries):
        t = twin.fork(Redrawn(was, rng))
        ask = t.ask(who)
        if ask is None:
            return None
        other = [str(option) for option in ask.options]
        last = attempt == tries - 1
        if last:
            t.luck = _Exactly(was)
        choice = said if said in other and (last or who == seat or rng.random() < 0.8) else rng.choice(other)
        t.answer(who, choice)
        if told(t, seat) == due:
            return t
    return None


class _Exactly:
    def __init__(self, was: dict[tuple[str, int], int]) -> None:
        self.was = was

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        was = self.was.get((stream, n), 0)
        return was if was < len(counts) and counts[was] else by_weight(counts, 0)


def _check_pair(a: Table[Any], b: Table[Any], seat: Seat, case: Case, seed: int) -> None:
    where = f"{case}, seat {seat}: twins"
    assert told(a, seat, case.probes) == told(b, seat, case.probes), f"{where} are told different things"
    for k in range(2):
        one, two = a.imagine(seat, Random(seed + k)), b.imagine(seat, Random(seed + k))
        assert world(one) == world(two), f"{where} imagine different worlds"
        _play_alike(one, two, seat, seed, where)


def _play_alike(a: Table[Any], b: Table[Any], seat: Seat, seed: int, where: str) -> None:
    """Two tables that should be the same from now on."""
    rng = Random(seed)
    for _ in range(12):
        assert told(a, seat) == told(b, seat), f"{where} part when both go on alike"
        if a.over or b.over:
            return
        asks = a.asks
        ask = rng.choice(asks)
        other = b.ask(ask.seat)
        texts = [str(option) for option in ask.options]
        assert other is not None and [str(option) for option in other.options] == texts, f"{where} are asked different things"
        said = rng.choice(texts)
        a.answer(ask.seat, said)
        b.answer(ask.seat, said)


# No undeclared telling


class Shared:
    """The same chance in two worlds: the n-th outcome of a stream falls at the same share of the weights."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        x = Random(f"{self.seed}/{stream}/{n}").random()
        return by_weight(counts, int(x * sum(counts)))


def check_telling(case: Case, seed: int, starts: int = 4, steps: int = 15) -> int:
    """Two imagined worlds of one seat get the same answers and the same luck: what it is told may part only where a pick,
    a show or a reveal says so. Gives how many steps were compared."""
    compared = 0
    watched = Watched(case.game)
    stops = [t.fork() for n, t in enumerate(positions(Case(watched, case.seats, case.options), seed)) if n % 3 == 0 and not t.over]
    rng = Random(seed)
    for table in rng.sample(stops, min(starts, len(stops))):
        seat: Seat | None = rng.choice(viewers(table))
        compared += _compare_worlds(table, seat, rng, steps, case)
    return compared


def _compare_worlds(table: Table[Any], seat: Seat | None, rng: Random, steps: int, case: Case) -> int:
    games = Watched(case.game), Watched(case.game)
    pair = []
    for game in games:
        t = table.imagine(seat, Random(rng.getrandbits(64)))
        t.game = game
        t = t.fork(Shared(7))
        game.log.clear()
        pair.append(t)
    a, b = pair
    for n in range(steps):
        if a.over or b.over or not _same_answer(a, b, seat, rng):
            return n
        said = [[(t.stream, t.value) for t in game.log if t.reaches(seat)] for game in games]
        if told(a, seat, case.probes) != told(b, seat, case.probes):
            assert said[0] != said[1], f"{case}, seat {seat}: what this seat is told parts where nothing was declared"
            return n
        for game in games:
            game.log.clear()
    return steps


def _same_answer(a: Table[Any], b: Table[Any], seat: Seat | None, rng: Random) -> bool:
    """Give both worlds one answer or act that both allow; False when there is none."""
    if rng.random() < 0.1 and (act := random_act(a, rng)) is not None:
        if str(act.option) not in {str(option) for option in b.acts(act.seat)}:
            return False
        a.change(act)
        b.change(act)
        return True
    asks = [ask for ask in a.asks if b.ask(ask.seat) is not None]
    rng.shuffle(asks)
    for ask in asks:
        other = b.ask(ask.seat)
        assert other is not None
        both = sorted({str(option) for option in ask.options} & {str(option) for option in other.options})
        if both:
            said = rng.choice(both)
            a.answer(ask.seat, said)
            b.answer(ask.seat, said)
            return True
    return False


# The support of imagine


class _Branch(Exception):  # noqa: N818
    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = list(counts)


class _Path:
    """Luck that follows a path where the seat saw the outcome or the path goes on, and stops where it branches."""

    def __init__(self, known: dict[tuple[str, int], int], path: Sequence[int]) -> None:
        self.known, self.path, self.at = known, path, 0
        self.chance = Fraction(1)  # of what the seat saw, in the world of this path

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        if (stream, n) in self.known:
            was = self.known[stream, n]
            self.chance *= Fraction(counts[was] if was < len(counts) else 0, sum(counts))
            return was if was < len(counts) and counts[was] else by_weight(counts, 0)
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
    due = [told(table, seat)]
    while len(said) < steps and not table.over:
        ask = rng.choice([ask for ask in table.asks if not ask.optional])
        option = str(rng.choice(ask.options))
        before = table.fork()
        table.answer(ask.seat, option)
        if table.result is not None:
            table = before
            break
        said.append((ask.seat, option))
        due.append(told(table, seat))
    known = {(t.stream, t.n): t.value for t in watched.log if t.stream != "show" and t.reaches(seat)}
    leaves: dict[bytes, Fraction] = {}
    start = [(t, w) for t, w in _deals(case, known) if told(t, seat) == due[0]]
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
    due: list[bytes],
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
            if luck.chance and told(child, seat) == due[1]:
                reached[encode([choice if who == seat else "", list(path)]) + world(child)] = (child, w * luck.chance)
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
        assert abs(counts[w] / draws - chance) <= spread, f"{where}: a world of chance {chance:.3f} came {counts[w]} times in {draws}"
    return len(worlds)


__all__ = ["Luck", "Told", "check_imagine", "check_public", "check_redrawn", "check_support", "check_telling", "check_twins"]
