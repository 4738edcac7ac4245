"""Where outcomes come from, and that they can be checked by anybody."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from random import Random
from typing import Any
from zlib import crc32

import pytest
from msgspec.structs import replace
from tests.kit.toys import Bench, Plain, cellar, sit

import tablee
from tablee.kit import Act, Ask, Committed, Luck, Over, Pick, RecordError, Rules, Scripted, Seeded
from tablee.kit.luck import Bag, by_weight, drawn, luck_from, weights

SECRET = bytes(range(32))


def chi_square(luck: Luck, stream: str, counts: list[int], draws: int = 3000) -> float:
    """How far the outcomes lie from their weights. With k outcomes it is k - 1 on average."""
    seen = [0] * len(counts)
    for n in range(draws):
        seen[luck.pick(stream, n, counts)] += 1
    due = [draws * count / sum(counts) for count in counts]
    assert not any(got for got, count in zip(seen, counts, strict=True) if not count)
    return sum((got - want) ** 2 / want for got, want in zip(seen, due, strict=True) if want)


@pytest.mark.parametrize("counts", [[1, 1], [1] * 6, [3, 0, 1, 2], [1, 99], [0, 0, 5, 5], [7] * 21])
def test_outcomes_come_as_often_as_they_weigh(counts: list[int]) -> None:
    freedom = sum(map(bool, counts)) - 1
    limit = freedom + 4 * (2 * freedom) ** 0.5 + 4
    lucks: list[Luck] = [
        *(Seeded(seed) for seed in (0, 1, 2, -5, 2**70)),
        Committed(SECRET),
        Committed(SECRET, {0: "a"}),
    ]
    for luck in lucks:
        assert chi_square(luck, "bag", counts) < limit


def test_the_same_place_of_all_seeds_and_of_all_streams_is_even_too() -> None:
    class First:
        def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
            return Seeded(n).pick(stream, 0, counts)

    class Streams:
        def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
            return Seeded(3).pick(f"{stream} {n}", 0, counts)

    for luck in (First(), Streams()):
        assert chi_square(luck, "pile", [1] * 8) < 30


def test_neighbouring_outcomes_and_neighbouring_streams_do_not_depend_on_each_other() -> None:
    luck = Seeded(11)

    class Pairs:
        def __init__(self, other: str, step: int) -> None:
            self.other, self.step = other, step

        def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
            return 4 * luck.pick(stream, n, [1] * 4) + luck.pick(self.other, n + self.step, [1] * 4)

    assert chi_square(Pairs("a", 1), "a", [1] * 16) < 45
    assert chi_square(Pairs("b", 0), "a", [1] * 16) < 45


def test_an_outcome_depends_on_seed_stream_and_number_alone() -> None:
    one, two = Seeded(5), Seeded(5)
    two.pick("other", 7, [1, 1])
    assert [one.pick("bag", n, [2, 3, 4]) for n in range(50)] == [two.pick("bag", n, [2, 3, 4]) for n in range(50)]
    assert [one.pick("bag", n, [1] * 9) for n in (5, 3, 5)] == [two.pick("bag", n, [1] * 9) for n in (5, 3, 5)]


def seeded(seed: int, stream: str, n: int, counts: Sequence[int]) -> int:
    """An outcome of a seed, worked out by itself in whole numbers."""
    start = crc32(stream.encode(), crc32(seed.to_bytes(seed.bit_length() // 8 + 1, "big", signed=True)))
    x = (start + n * 0x9E3779B9) % 2**32
    x = (x ^ x >> 16) * 0x21F0AAAD % 2**32
    x = (x ^ x >> 15) * 0x735A2D97 % 2**32
    return by_weight(counts, (x ^ x >> 15) * sum(counts) // 2**32)


@pytest.mark.parametrize("seed", [0, 7, -1, 2**70])
def test_a_seed_gives_what_it_has_always_given_in_whatever_order_it_is_asked(seed: int) -> None:
    luck, rng = Seeded(seed), Random(1)
    for _ in range(2000):
        stream, n, counts = rng.choice(["deck", "dé"]), rng.randrange(50), [rng.randrange(2**15) for _ in range(64)]
        assert luck.pick(stream, n, counts) == seeded(seed, stream, n, counts)


def test_nothing_can_be_picked_from_nothing() -> None:
    for luck in (Seeded(1), Committed(SECRET)):
        for counts in ([], [0, 0]):
            with pytest.raises(ValueError, match="nothing to pick from"):
                luck.pick("bag", 0, counts)


def recomputed(secret: bytes, nonces: dict[int, str], stream: str, n: int, counts: list[int]) -> int:
    """What the docstring of `Committed` promises, written a second time."""
    said = "".join(f"{seat}:{len(nonces[seat].encode())}:{nonces[seat]};" for seat in sorted(nonces))
    key = hashlib.sha256(secret + said.encode()).digest()
    h = int.from_bytes(hmac.new(key, f"{stream}/{n}".encode(), hashlib.sha256).digest(), "big")
    x = h * sum(counts) // 2**256
    return next(i for i in range(len(counts)) if sum(counts[: i + 1]) > x)


@pytest.mark.parametrize("nonces", [{}, {0: "zero"}, {1: "é", 0: "zero"}])
def test_committed_outcomes_can_be_recomputed_by_anybody(nonces: dict[int, str]) -> None:
    luck = Committed(SECRET, nonces)
    for stream in ("bag", "pile of é"):
        for n in range(40):
            for counts in ([1] * 7, [3, 0, 2]):
                assert luck.pick(stream, n, counts) == recomputed(SECRET, nonces, stream, n, counts)


def test_the_hash_is_shown_first_and_does_not_change_when_nonces_are_added() -> None:
    luck = Committed()
    assert luck.hash == hashlib.sha256(luck.secret).hexdigest()
    with_nonces = luck.with_nonces({1: "b", 0: "a"})
    assert with_nonces.hash == luck.hash
    assert list(with_nonces.nonces) == [0, 1]
    assert Committed().secret != luck.secret
    outcomes = [
        [x.pick("bag", n, [1] * 1000) for n in range(5)] for x in (luck, with_nonces, luck.with_nonces({0: "x"}))
    ]
    assert len({tuple(some) for some in outcomes}) == 3


@pytest.mark.parametrize("secret", [b"", b"short", bytes(33)])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(RecordError):
        Committed(secret)


def committed_game() -> tablee.Table[Any]:
    table = sit(cellar, 2, Committed(SECRET, {0: "here", 1: "there"}))
    while not table.over:
        table.answer(table.waiting[0], "draw")
    return table


def test_a_committed_table_verifies_from_its_record_alone() -> None:
    record = tablee.Record.from_json(committed_game().record.to_json())
    assert tablee.replay(record, verify=True, game=cellar).record == record
    seen = [step for step in record.steps if isinstance(step, int)]
    assert seen[0] == recomputed(SECRET, {0: "here", 1: "there"}, "pile", 0, [1] * 7)


@pytest.mark.parametrize(
    "forged",
    [
        {"secret": bytes(32).hex()},
        {"hash": "0" * 64},
        {"secret": "no hex"},
        {"secret": ""},
        {"nonces": {"no seat": "here"}},
        {"nonces": "none"},
        {"kind": "unheard of"},
    ],
)
def test_a_secret_that_was_not_promised_is_found_out(forged: dict[str, Any]) -> None:
    record = committed_game().record
    data = {**record.luck, **forged}
    with pytest.raises(RecordError):
        luck_from(data)


def test_other_nonces_give_other_luck_and_are_found_out() -> None:
    record = committed_game().record
    lied = tablee.Record.from_json(record.to_json().replace('"0":"here"', '"0":"elsewhere"'))
    assert lied.luck != record.luck
    with pytest.raises(RecordError, match="step 0"):
        tablee.replay(lied, verify=True, game=cellar)


def test_no_two_lists_of_nonces_have_one_key() -> None:
    one, two = Committed(SECRET, {0: "a", 1: "b"}), Committed(SECRET, {0: "a;1:b"})
    assert [one.pick("bag", n, [1] * 99) for n in range(9)] != [two.pick("bag", n, [1] * 99) for n in range(9)]


def test_scripted_luck_gives_what_it_was_told_then_goes_on() -> None:
    luck = Scripted({"bag": [2, 0]}, Seeded(4))
    assert [luck.pick("bag", n, [1, 1, 1]) for n in range(2)] == [2, 0]
    assert luck.pick("bag", 2, [1] * 50) == Seeded(4).pick("bag", 2, [1] * 50)
    assert luck.pick("pile", 0, [1] * 50) == Seeded(4).pick("pile", 0, [1] * 50)


@pytest.mark.parametrize(("told", "counts"), [(3, [1, 1, 1]), (-1, [1]), (1, [1, 0, 1])])
def test_scripted_luck_cannot_give_the_impossible(told: int, counts: list[int]) -> None:
    with pytest.raises(ValueError, match="cannot give"):
        Scripted({"bag": [told]}).pick("bag", 0, counts)


def test_by_weight_walks_the_weights() -> None:
    assert [by_weight([2, 0, 1], x) for x in range(3)] == [0, 0, 2]
    with pytest.raises(ValueError, match="nothing"):
        by_weight([2, 0, 1], 3)


def test_a_bag_is_drawn_from_as_its_weights_are() -> None:
    rng = Random(3)
    for n in range(200):
        counts = [rng.randrange(4) for _ in range(9)] + [1]
        bag = Bag.of(counts)
        assert weights(bag) == counts and len(bag) == sum(counts)
        for luck in (Seeded(8), Committed(SECRET), Scripted({"bag": [9] * 200}, Seeded(8))):
            assert luck.pick("bag", n, bag) == luck.pick("bag", n, counts)


def test_nothing_can_be_drawn_from_an_empty_bag_nor_what_is_not_in_it() -> None:
    for luck in (Seeded(1), Committed(SECRET)):
        with pytest.raises(ValueError, match="nothing to pick from"):
            luck.pick("bag", 0, Bag())
    for told in (0, 3, -1):
        with pytest.raises(ValueError, match="cannot give"):
            Scripted({"bag": [told]}).pick("bag", 0, Bag([1, 2, 2]))


def test_a_bag_holds_numbers_from_0_to_255() -> None:
    assert weights(Bag([255]))[255] == 1
    for number in (-1, 256):
        with pytest.raises(ValueError, match=r"range\(0, 256\)"):
            Bag([number])


def one_by_one(luck: Luck, n: int, bag: Bag, times: int) -> list[int]:
    """Draws from the n-th on, each asked for by itself."""
    left, found = Bag(bag), []
    for i in range(n, n + times):
        found.append(luck.pick("bag", i, left))
        left.remove(found[-1])
    return found


@pytest.mark.parametrize("luck", [Seeded(8), Seeded(-(2**70)), Committed(SECRET), Scripted({"bag": [2, 2]})])
def test_several_draws_are_those_that_come_one_by_one(luck: Luck) -> None:
    bag = Bag.of([3, 0, 5, 9, 4])
    for times in range(1, len(bag) + 1):
        for n in (0, 1, 7, 2**33):
            assert drawn(luck, "bag", n, bag, times) == one_by_one(luck, n, bag, times)
    assert bag == Bag.of([3, 0, 5, 9, 4])
    with pytest.raises(ValueError, match="nothing to pick from in bag"):
        drawn(luck, "bag", 0, bag, len(bag) + 1)
    with pytest.raises(TypeError, match="out of a Bag"):
        drawn(luck, "bag", 0, [1, 1, 1], 2)


def dealing(s: Plain) -> Rules[None]:
    """Three numbers at a time out of seven, twice."""
    bag = Bag(range(7))
    while bag[3:]:
        hand = yield Pick("bag", bag, (0,), 3)
        for number in hand:
            bag.remove(number)
        s.said.append(f"{sorted(hand)} of {len(hand)}")
        yield Ask(0, "go", ["go"], "BE-1")
    raise Over((), "done")


def test_several_draws_are_so_many_steps_of_a_record() -> None:
    table = sit(Bench(dealing), 1, Committed(SECRET))
    table.answer(0, "go")
    assert [type(step) for step in table.steps] == [int] * 3 + [str] + [int] * 3
    assert sorted(table.steps[:3] + table.steps[4:]) == sorted(set(table.steps[:3] + table.steps[4:]))
    for n in range(len(table.steps) + 1):  # also where the record ends among the draws
        record = replace(table.record, steps=table.record.steps[:n])
        back = tablee.replay(record, verify=True, game=table.game)
        assert back.steps == (table.steps[:3] if n < 4 else table.steps)
    forged = replace(table.record, steps=[*table.steps[:2], table.steps[0], *table.steps[3:]])
    with pytest.raises(RecordError, match=f"step 2: {table.steps[0]} cannot come from bag"):
        tablee.replay(forged, game=table.game)


def test_several_draws_are_the_same_in_a_copy_and_after_undo() -> None:
    table = sit(Bench(dealing, {"more": more}), 2)
    table.change(Act(0, "more"))
    table.answer(0, "go")
    copy = table.fork()
    assert copy.state == table.state and copy.steps == table.steps and copy._source.drawn == table._source.drawn
    table.change(Act(0, "undo"))
    table.change(Act(1, "agree"))
    table.answer(0, "go")
    assert table.state == copy.state


def more(s: Plain, seat: int) -> Rules[None]:
    """Two numbers out of five, outside the turn."""
    s.said.append(str((yield Pick("more", Bag(range(5)), None, 2))))


def test_each_stream_of_a_table_counts_for_itself() -> None:
    def rule(s: Plain) -> Rules[None]:
        for stream in "aba":
            s.said.append(str((yield Pick(stream, [1] * 90))))
        yield Ask(0, "go", ["go"], "BE-1")
        raise Over((), "done")

    luck = Seeded(9)
    due = [luck.pick(stream, n, [1] * 90) for stream, n in (("a", 0), ("b", 0), ("a", 1))]
    assert sit(Bench(rule), luck=luck).state.said == [str(outcome) for outcome in due]
