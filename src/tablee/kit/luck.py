"""Luck from named streams. The n-th outcome of a stream is a function of a key, the stream's name and n: nothing to copy,
nothing to keep in step, and whoever has the key can check it."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from math import floor
from struct import Struct
from typing import Protocol
from zlib import crc32

from tablee.kit.errors import RecordError, Seat

_32 = (1 << 32) - 1
_STEP = 0x9E3779B9
# Sixteen numbers side by side in one long one, 64 bits each.
_ONES = sum(1 << 64 * i for i in range(16))
_STEPS = sum((_STEP * i & _32) << 64 * i for i in range(16))
_LOW = _32 * _ONES
_EXPONENT = (0x3FF << 52) * _ONES
_doubles = Struct("<16d").unpack


class Luck(Protocol):
    """Where outcomes come from."""

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        """The n-th outcome of the stream: an index into `counts`, by weight."""


class Bag(bytearray):
    """What one may draw, a number from 0 to 255 for each thing, in order: weights in a form that is quick to draw from.

    >>> bag = Bag.of([2, 0, 1])
    >>> bag
    Bag([0, 0, 2])
    >>> bag.remove(0)
    >>> weights(bag)
    [1, 0, 1]
    """

    __slots__ = ()

    @classmethod
    def of(cls, counts: Iterable[int]) -> Bag:
        """Each number as often as it weighs."""
        return cls(kind for kind, count in enumerate(counts) for _ in range(count))

    def __repr__(self) -> str:
        return f"Bag({list(self)})"


def weights(counts: Sequence[int]) -> list[int]:
    """The weight of each outcome, up to the last that is possible, whatever the form of `counts`."""
    if not isinstance(counts, Bag):
        return list(counts)
    return [counts.count(kind) for kind in range(counts[-1] + 1)] if counts else []


def drawn(luck: Luck, stream: str, n: int, bag: Sequence[int], times: int) -> list[int]:
    """Some things out of a bag, one after another and none put back: the outcomes from the n-th on."""
    if not isinstance(bag, Bag):
        raise TypeError(f"{stream}: several draws at once are out of a Bag")
    if times > len(bag):
        raise ValueError(f"nothing to pick from in {stream}")
    if luck.__class__ is Seeded:
        rest = bag[:]
        return [rest.pop(floor((x - 1.0) * len(rest))) for x in luck.numbers(stream, n, times)]
    left, found = Bag(bag), []
    for i in range(n, n + times):
        found.append(luck.pick(stream, i, left))
        left.remove(found[-1])
    return found


def can_give(counts: Sequence[int], outcome: int) -> bool:
    """Whether this outcome has any weight."""
    counts = weights(counts)
    return 0 <= outcome < len(counts) and counts[outcome] > 0


def by_weight(counts: Sequence[int], x: int) -> int:
    """The index at which the running sum of `counts` passes x, 0 <= x < sum(counts)."""
    for i, count in enumerate(counts):
        x -= count
        if x < 0:
            return i
    raise ValueError("nothing to pick from")


def _mixed(x: int, low: int) -> int:
    """32 bits mixed well; or sixteen times 32 bits in one long number, each in the lower half of 64, since Python's arithmetic
    takes little longer for them than for one."""
    x = (x ^ x >> 16 & low) * 0x21F0AAAD & low
    x = (x ^ x >> 15 & low) * 0x735A2D97 & low
    return x ^ x >> 15 & low


class Seeded:
    """Fast luck from a small seed, for local, test and lab tables. It promises fairness, not secrecy: 32 mixed bits an
    outcome, so that no weight is off by more than total / 2**32."""

    __slots__ = ("_made", "_salt", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._salt = crc32(seed.to_bytes(seed.bit_length() // 8 + 1, "big", signed=True))
        self._made: dict[
            str, tuple[int, tuple[float, ...]]
        ] = {}  # by stream: which block was made last, and its numbers

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        x = self._block(stream, n >> 4)[n & 15] - 1.0 if n else self._first(stream)
        if counts.__class__ is Bag and counts:
            return counts[floor(x * len(counts))]
        left = floor(x * sum(counts))
        i = 0
        for count in counts:
            if left < count:
                return i
            left -= count
            i += 1
        raise ValueError(f"nothing to pick from in {stream}")

    def numbers(self, stream: str, n: int, times: int) -> tuple[float, ...]:
        """What some outcomes come from: numbers from 1 to 2."""
        block, at = n >> 4, n & 15
        found = self._block(stream, block)
        while len(found) < at + times:
            block += 1
            found += self._block(stream, block)
        return found[at : at + times]

    def _first(self, stream: str) -> float:
        """The number from 0 to 1 that the first outcome comes from: many streams have no other."""
        return _mixed(crc32(stream.encode(), self._salt), _32) / (_32 + 1)

    def _block(self, stream: str, block: int) -> tuple[float, ...]:
        """The numbers of sixteen outcomes, from 1 to 2: made together, kept for the next of them."""
        made = self._made.get(stream)
        if made is not None and made[0] == block:
            return made[1]
        first = crc32(stream.encode(), self._salt) + 16 * block * _STEP & _32
        x = _mixed(first * _ONES + _STEPS & _LOW, _LOW) << 20 | _EXPONENT
        numbers: tuple[float, ...] = _doubles(x.to_bytes(128, "little"))
        self._made[stream] = block, numbers
        return numbers

    def as_data(self) -> dict[str, object]:
        """As a record has it."""
        return {"kind": "seeded", "seed": self.seed}


class Committed:
    """Luck of a live table: a 256-bit secret whose hash is shown first, then a nonce from each seat that gives one.

    Outcome n of a stream is floor(H * total / 2**256) with H = HMAC-SHA-256(key, "stream/n") and
    key = SHA-256(secret, then for each seat in order "seat:length of the nonce in bytes:nonce;").
    """

    __slots__ = ("_key", "nonces", "secret")

    def __init__(self, secret: bytes | None = None, nonces: Mapping[Seat, str] | None = None) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret
        if len(self.secret) != 32:
            raise RecordError("record-secret-length", "a committed table's secret has 32 bytes")
        self.nonces = dict(sorted((nonces or {}).items()))
        said = b"".join(
            b"%d:%d:%s;" % (seat, len(nonce.encode()), nonce.encode()) for seat, nonce in self.nonces.items()
        )
        self._key = sha256(self.secret + said).digest()

    @property
    def hash(self) -> str:
        """What is shown before anybody adds a nonce."""
        return sha256(self.secret).hexdigest()

    def as_data(self) -> dict[str, object]:
        """As a record has it: with the secret, so a running table's record is nobody's to read."""
        nonces = {str(seat): nonce for seat, nonce in self.nonces.items()}
        return {"kind": "committed", "hash": self.hash, "nonces": nonces, "secret": self.secret.hex()}

    def with_nonces(self, nonces: Mapping[Seat, str]) -> Committed:
        """The same secret with what the seats have added."""
        return Committed(self.secret, nonces)

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        digest, counts = hmac.digest(self._key, f"{stream}/{n}".encode(), "sha256"), weights(counts)
        return by_weight(counts, int.from_bytes(digest, "big") * sum(counts) >> 256)


class Scripted:
    """Luck told beforehand, stream by stream, then another luck: how tests throw the dice they want."""

    __slots__ = ("after", "told")

    def __init__(self, told: Mapping[str, Sequence[int]], after: Luck | None = None) -> None:
        self.told = {stream: tuple(outcomes) for stream, outcomes in told.items()}
        self.after: Luck = after or Seeded(0)

    def as_data(self) -> dict[str, object]:
        """As a record has it: with all that was told, where what comes after it is a seed; else it promises nothing."""
        if not self.told or not isinstance(self.after, Seeded):
            return {"kind": "told"}
        told = {stream: " ".join(map(str, outcomes)) for stream, outcomes in self.told.items()}
        return {"kind": "told", "told": told, "seed": self.after.seed}

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        told = self.told.get(stream, ())
        if n >= len(told):
            return self.after.pick(stream, n, counts)
        if not can_give(counts, told[n]):
            raise RecordError(
                "luck-told", "{stream} cannot give {found} as its outcome {n}", stream=stream, found=told[n], n=n
            )
        return told[n]


def luck_from(data: Mapping[str, object]) -> Luck:
    """The luck a record names; checked against its commitment."""
    match data:
        case {"kind": "seeded", "seed": int(seed)}:
            return Seeded(seed)
        case {"kind": "committed", "hash": str(shown), "nonces": dict(nonces), "secret": str(secret)}:
            try:
                luck = Committed(bytes.fromhex(secret), {int(seat): str(nonce) for seat, nonce in nonces.items()})
            except ValueError:
                raise RecordError("record-secret-unreadable", "the record's secret or nonces cannot be read") from None
            if luck.hash != shown:
                raise RecordError(
                    "record-secret-other", "the record's secret is not the one whose hash was shown at the start"
                )
            return luck
        case {"kind": "told", "told": dict(told), "seed": int(seed)}:
            try:
                return Scripted({stream: [*map(int, said.split())] for stream, said in told.items()}, Seeded(seed))
            except (ValueError, AttributeError):
                raise RecordError("record-told-unreadable", "the luck told in the record cannot be read") from None
        case {"kind": "told"}:
            return Scripted({})
    raise RecordError("record-luck", "the record does not say where its luck comes from")
