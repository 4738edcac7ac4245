"""Twin worlds: two worlds a seat cannot tell apart give that seat the same bytes. Three ways, since each catches what the
others miss; the fourth is in `support.py`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tablee.kit import Seat, Table
from tablee.kit.asks import Ask
from tablee.kit.luck import Luck, Seeded, by_weight, can_give, weights
from tablee.kit.steps import Opened
from tablee.trials.laws import is_same, viewers
from tablee.trials.play import Case, Heard, Watched, encode, looks, perceived, positions, random_act


def world(table: Table[Any]) -> bytes:
    """All that is hidden from somebody, as bytes."""
    return encode(dict(table.game.hidden(table.state)))


def check_imagine(case: Case, seed: int, worlds: int = 3) -> None:
    """An imagined world tells its seat what the real one does; so does one imagined from it, and a copy of it."""
    for n, table in enumerate(positions(case, seed)):
        if not looks(n, 2) and not table.over:
            continue
        for seat in viewers(table):
            where = f"{case}, seed {seed}, position {n}, seat {seat}"
            real = perceived(table, seat, case.probes)
            for k in range(worlds):
                rng = Random(f"{n}/{k}")
                world = table.imagine(seat, rng)
                assert perceived(world, seat, case.probes) == real, (
                    f"{where}: an imagined world tells this seat something else"
                )
                assert world.game.conserved(world.state), f"{where}: an imagined world has lost or doubled something"
                if k == 0:
                    again, copy = world.imagine(seat, rng), world.fork()
                    assert perceived(again, seat, case.probes) == real, f"{where}: imagining twice tells"
                    assert is_same(copy, world, n), f"{where}: a copy of an imagined world differs"


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
                assert _texts(table.imagine(None, Random(k)), seat) == true, (
                    f"{case}: {table.pending.request.kind} is not public ({n})"
                )


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
        was, counts = self.was.get((stream, n)), weights(counts)
        if was is not None and can_give(counts, was) and self.rng.random() < 0.5:
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
    part = rng.choice(
        (0, rng.randrange(25))
    )  # half of the twins part at the deal: much is hidden there and never again
    twin = _deal_twin(case, table, seat, luck.was, rng, tries) if part == 0 else case.deal(Seeded(seed))
    for n in range(steps):
        if table.result is not None:
            break
        must = [ask for ask in table.asks if not ask.optional]
        ask = rng.choice(table.asks if rng.random() < 0.2 else must)
        option = str(rng.choice(ask.options))
        table.answer(ask.seat, option)
        follow = _follow(twin, table, seat, ask.seat, option, luck.was, rng, tries if n >= part else 1)
        if follow is None:
            break
        twin = follow
        if not table.over and twin.steps != table.steps:  # also where only an answer differs that no state shows yet
            found += 1
            _check_pair(table, twin, seat, case, rng.getrandbits(32), go_on=found % 3 == 1)
    return found


def _deal_twin(
    case: Case, table: Table[Any], seat: Seat, was: dict[tuple[str, int], int], rng: Random, tries: int
) -> Table[Any]:
    """Another deal that the seat cannot tell from the first; the first itself when none was found."""
    due = Heard(table, seat)
    for _ in range(tries):
        twin = case.deal(Redrawn(was, rng))
        if due.is_told_at(twin):
            return twin
    return case.deal(_Exactly(was))


def _follow(
    twin: Table[Any],
    table: Table[Any],
    seat: Seat,
    who: Seat,
    said: str,
    was: dict[tuple[str, int], int],
    rng: Random,
    tries: int,
) -> Table[Any] | None:
    """The twin one answer on, such that the seat is told the same; None when that was not found."""
    due = Heard(table, seat)
    for attempt in range(tries):
        t = twin.fork(Redrawn(was, rng))
        ask = t.ask(who)
        if ask is None:
            return None
        other = [str(option) for option in ask.options]
        last = attempt == tries - 1
        if last:
            t.luck = _Exactly(was)
        choice = said if said in other and (last or who == seat or rng.random() < 0.5) else rng.choice(other)
        t.answer(who, choice)
        if due.is_told_at(t):
            return t
    return None


class _Exactly:
    def __init__(self, was: dict[tuple[str, int], int]) -> None:
        self.was = was

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        was = self.was.get((stream, n), 0)
        return was if can_give(counts, was) else by_weight(weights(counts), 0)


def _check_pair(a: Table[Any], b: Table[Any], seat: Seat, case: Case, seed: int, *, go_on: bool) -> None:
    """What twins tell, and what is imagined from them. `go_on`: what comes of that is looked at, too."""
    where = f"{case}, seat {seat}: twins"
    assert perceived(a, seat, case.probes) == perceived(b, seat, case.probes), f"{where} are told different things"
    for k in range(2):
        one, two = a.imagine(seat, Random(seed + k)), b.imagine(seat, Random(seed + k))
        assert world(one) == world(two), f"{where} imagine different worlds"
        if go_on:
            _play_alike(one, two, seat, seed, where)


def _play_alike(a: Table[Any], b: Table[Any], seat: Seat, seed: int, where: str) -> None:
    """Two tables that should be the same from now on."""
    rng = Random(seed)
    for _ in range(12):
        assert perceived(a, seat) == perceived(b, seat), f"{where} part when both go on alike"
        if a.over or b.over:
            return
        asks = a.asks
        ask = rng.choice(asks)
        other = b.ask(ask.seat)
        texts = [str(option) for option in ask.options]
        assert other is not None and [str(option) for option in other.options] == texts, (
            f"{where} are asked different things"
        )
        said = rng.choice(texts)
        a.answer(ask.seat, said)
        b.answer(ask.seat, said)


# No undeclared telling


class Shared:
    """The same chance in two worlds: the n-th outcome of a stream falls at the same share of the weights."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        x, counts = Random(f"{self.seed}/{stream}/{n}").random(), weights(counts)
        return by_weight(counts, int(x * sum(counts)))


def check_telling(case: Case, seed: int, starts: int = 4, steps: int = 15) -> int:
    """Two imagined worlds of one seat get the same answers and the same luck: what it is told may part only where a pick,
    a show or a reveal says so. Gives how many steps were compared."""
    compared = 0
    watched = Watched(case.game)
    stops = [
        t.fork()
        for n, t in enumerate(positions(Case(watched, case.seats, case.options), seed))
        if looks(n, 3) and not t.over
    ]
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
        if _opened(a) != _opened(b):  # a sealed ask was shown whose answers had been redrawn: declared
            return n
        said = [[(t.stream, t.value) for t in game.log if t.reaches(seat)] for game in games]
        if perceived(a, seat, case.probes) != perceived(b, seat, case.probes):
            assert said[0] != said[1], f"{case}, seat {seat}: what this seat is told parts where nothing was declared"
            return n
        for game in games:
            game.log.clear()
    return steps


def _opened(t: Table[Any]) -> Opened | None:
    """The answers of the sealed ask that was shown last."""
    return next((step for step in reversed(t.steps) if isinstance(step, Opened)), None)


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
