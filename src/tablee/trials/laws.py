"""Laws every table keeps: what is offered is accepted and nothing else, nothing is lost, a record is the table, a copy is
the table, looking changes nothing, and what can be taken back is back."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter, deque
from hashlib import sha256
from itertools import permutations, product
from random import Random
from typing import Any

from tablee.kit import Act, CannotUndo, IllegalAnswer, Record, Seat, Table
from tablee.kit.asks import Ask, Sealed
from tablee.kit.chair import Chair
from tablee.kit.game import Bot
from tablee.kit.luck import Seeded
from tablee.kit.replay import run_tape
from tablee.trials.play import Case, Watched, cases, encode, looks, perceived, positions, random_step

GARBAGE: tuple[Any, ...] = (
    None,
    0,
    1,
    -1,
    True,
    2.5,
    "",
    "no such thing",
    (),
    ("place", 1),
    [],
    {},
    b"x",
    object(),
    "x" * 10_000,
)


def viewers(table: Table[Any]) -> list[Seat | None]:
    return [None, *range(table.seats)]


def everything(table: Table[Any]) -> list[bytes]:
    """What every viewer is told."""
    return [perceived(table, seat) for seat in viewers(table)]


def is_same(a: Table[Any], b: Table[Any], n: int, *, events: bool = True) -> bool:
    """Whether two tables have come to the same: all that lies on them, all that was settled, and what one viewer, the n-th of
    them in turn, is told."""
    seats = viewers(a)
    seat = seats[n % len(seats)]
    return (
        a.state == b.state
        and a.steps == b.steps
        and a.result == b.result
        and perceived(a, seat, events=events) == perceived(b, seat, events=events)
    )


def again(table: Table[Any]) -> Table[Any]:
    """The table run again from its record's text."""
    record = Record.from_json(table.record.to_json())
    tape = deque(record.steps)
    back = Table(table.game, record.seats, table.luck, record.options, tape=tape, verify=True)
    run_tape(back, tape)
    for seat, said in record.open:
        back.answer(seat, said)
    return back


def check_options(case: Case, seed: int) -> None:
    """Every offered option is accepted and every other refused, with nothing changed."""
    rng = Random(seed)
    before: list[Any] = []
    for n, table in enumerate(positions(case, seed)):
        if table.over:
            _check_refusals(table, before)
            return
        for ask in table.asks:
            assert len(ask.options) > 0, f"{case}: {ask.kind} offers nothing"
            texts = [str(option) for option in ask.options]
            assert len(set(texts)) == len(texts), f"{case}: two options of {ask.kind} have one text"
            for option in rng.sample(list(ask.options), min(3, len(ask.options))):
                table.fork().answer(ask.seat, option)
                table.fork().answer(ask.seat, str(option))
        if looks(n, 5):
            _check_refusals(table, before)
        before = [option for ask in table.asks for option in ask.options]


def _check_refusals(table: Table[Any], stale: list[Any]) -> None:
    state, all_told = table.state.clone(), everything(table)
    for seat in (*range(table.seats), -1, table.seats, None, "0", True):
        ask = table.ask(seat) if type(seat) is int and 0 <= seat < table.seats else None
        offered = {str(option) for option in ask.options} if ask else set()
        for said in (*GARBAGE, *stale):
            if isinstance(said, (str, tuple)) and str(said) in offered:
                continue
            try:
                table.answer(seat, said)
            except IllegalAnswer:
                continue
            raise AssertionError(f"{table.game.name}: {said!r} from seat {seat!r} was accepted")
        try:
            table.change(Act(seat, "no such act"))
            raise AssertionError("an act that is not offered was accepted")
        except IllegalAnswer:
            pass
    assert table.state == state, "a refusal changed the state"
    assert everything(table) == all_told, "a refusal changed what is told"


def check_run(case: Case, seed: int) -> None:
    """Conservation at every ask; the end within the bound; the record is the table; looking changes nothing."""
    answers = 0
    kept: tuple[Any, bytes] = (None, b"null")
    for n, table in enumerate(positions(case, seed)):
        assert encode(kept[0]) == kept[1], f"{case}, seed {seed}, position {n}: a view that was given out has changed"
        view = table.view(n % table.seats)
        kept = view, encode(view)
        assert table.game.conserved(table.state), f"{case}, seed {seed}, position {n}: something was lost or doubled"
        answers += 1
        if looks(n, 10) or table.over:
            state, first = table.state.clone(), everything(table)
            looked = n % len(first)
            assert perceived(table, viewers(table)[looked]) == first[looked] and table.state == state, (
                f"{case}: looking changed the table"
            )
            back = again(table)
            assert everything(back) == first, (
                f"{case}, seed {seed}, position {n}: the replayed table tells something else"
            )
            assert back.record == table.record and back.result == table.result
            assert back.state == table.state
    assert answers - 1 <= case.game.longest, f"{case}: {answers - 1} answers, more than the bound {case.game.longest}"


def check_fork(case: Case, seed: int) -> None:
    """A copy plays on as the table does, from any position, from imagined tables too; playing the copy leaves the table."""
    for n, table in enumerate(positions(case, seed)):
        if table.over:
            break
        if not looks(n, 4):
            continue
        for origin in (table, table.imagine(n % table.seats, Random(n))):
            kept = everything(origin)
            a, b = origin.fork(), origin.fork()
            assert everything(a) == kept, f"{case}, seed {seed}, position {n}: a copy tells something else"
            _go_on_alike(a, b, n, 12)
            assert everything(a) == everything(b), f"{case}, seed {seed}, position {n}: two copies part in the end"
            assert everything(origin) == kept, f"{case}, seed {seed}, position {n}: playing a copy changed the table"


def _go_on_alike(a: Table[Any], b: Table[Any], seed: int, steps: int) -> None:
    mind_a, mind_b = Random(seed), Random(seed)
    for n in range(steps):
        assert is_same(a, b, n), f"{a.game.name}: two copies part"
        if a.over:
            return
        random_step(a, mind_a)
        random_step(b.fork(), Random(0))
        random_step(b, mind_b)


def check_sealed(case: Case, seed: int) -> int:
    """Sealed answers give the same table in whatever order they come: in each of a few orders, in some of many, tried on the
    first asks of each kind. Gives how many asks were tried."""
    tried, kinds = 0, Counter[str]()
    for table in positions(case, seed):
        request = table.pending.request
        if table.over or not isinstance(request, Sealed) or len(table.waiting) < 2:
            continue
        kinds[request.kind] += 1
        if kinds[request.kind] > 6:
            continue
        tried += 1
        plan = {seat: _sealed_plan(table.fork(), seat, Random(tried)) for seat in table.waiting}
        orders, first = [*permutations(plan)], None
        if len(orders) > 6:
            orders = Random(tried).sample(orders, 8)
        for n, (order, mixed) in enumerate(product(orders, (False, True))):
            t = table.fork()
            _give_plan(t, [(s, o) for s in order for o in plan[s]], mixed)
            first = first or t
            assert t.record == first.record and is_same(t, first, n), f"{case}: the order of sealed answers shows"
    return tried


def _sealed_plan(table: Table[Any], seat: Seat, rng: Random) -> list[str]:
    plan: list[str] = []
    at = table.pending
    while table.pending is at and (ask := table.ask(seat)) is not None:
        plan.append(str(rng.choice(ask.options)))
        table.answer(seat, plan[-1])
    return plan


def _give_plan(table: Table[Any], answers: list[tuple[Seat, str]], mixed: bool) -> None:
    """The answers in order; mixed: with a fork and something taken back and given again on the way."""
    for seat, said in answers:
        table.answer(seat, said)
        if mixed and not table.over and table.pending.last_of(seat):
            table.fork()
            table.undo(seat)
            table.answer(seat, said)


def check_undo(case: Case, seed: int) -> tuple[int, int]:
    """What is taken back is back; refused as soon as somebody learnt something, granted whenever nobody did.
    Gives how many answers could be taken back, of how many."""
    watched = Watched(case.game)
    granted = answers = 0
    rng = Random(seed)
    table = Case(watched, case.seats, case.options).deal(Seeded(seed))
    while not table.over:
        ask = rng.choice([ask for ask in table.asks if not ask.optional])
        public = isinstance(table.pending.request, Ask) and table.pending.request.public
        kept, pending, told_before = table.fork(), table.pending, len(watched.log)
        table.answer(ask.seat, rng.choice(ask.options))
        answers += 1
        learnt = any(t.seen_by != () for t in watched.log[told_before:])
        free = table.result is None and (table.pending is pending or (public and not learnt))
        assert table.can_undo(ask.seat) == free, (
            f"{case}: {ask.kind}: taking back is {'refused' if free else 'granted'}"
        )
        if free:
            granted += 1
            trial = table.fork()
            trial.undo(ask.seat)
            assert is_same(trial, kept, answers, events=False), (
                f"{case}: {ask.kind}: what was taken back is not as before"
            )
        else:
            try:
                table.fork().undo(ask.seat)
                raise AssertionError("undo did not refuse")
            except CannotUndo:
                pass
    return granted, answers


def check_bot(case: Case, seed: int, bot: Bot, step: int = 3) -> int:
    """The same knowledge and the same rng give the same answer: in the real world and in any that its seat imagines. One position
    in `step` is looked at."""
    asked = 0
    for n, table in enumerate(positions(case, seed)):
        if table.over or not looks(n, step):
            continue
        for seat in table.waiting:
            asked += 1
            answer = str(bot(Chair(table, seat), Random(n)))
            for k in range(2):
                world = table.imagine(seat, Random(k))
                assert str(bot(Chair(world, seat), Random(n))) == answer, (
                    f"{case}, seed {seed}, position {n}: the bot knows more"
                )
    return asked


def digest(game: Any, games: int = 3) -> str:
    """A fingerprint of some seeded games, every byte told to anybody: the same on every machine and Python."""
    sums = sha256()
    for case in cases(game)[: len(game.seats)]:
        for seed in range(games):
            for n, table in enumerate(positions(case, seed)):
                if looks(n, 3) or table.over:
                    for part in everything(table):
                        sums.update(part)
            sums.update(encode(table.record))
    return sums.hexdigest()


def digest_elsewhere(name: str, python: str = sys.executable, hashseed: str = "1") -> str:
    """The fingerprint as another process, with another hash seed or another Python, finds it."""
    code = f"import tablee; from tablee.trials.laws import digest; print(digest(tablee.find({name!r}), 1))"
    env = {**os.environ, "PYTHONHASHSEED": hashseed, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    done = subprocess.run([python, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
