"""Luck from named streams. The n-th outcome of a stream is a function of a key, the stream's name and n: nothing to copy,
nothing to keep in step, and whoever has the key can check it."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from struct import Struct
from typing import Protocol
from zlib import crc32

from tablee.kit.errors import RecordError, Seat

_32 = (1 << 32) - 1
_STEP = 0x9E3779B9
_ONES = sum(1 << 64 * i for i in range(8))
_STEPS = sum((_STEP * i & _32) << 64 * i for i in range(8))
_LOW = _32 * _ONES
_apart = Struct("<8Q").unpack


class Luck(Protocol):
    """Where outcomes come from."""

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        """The n-th outcome of the stream: an index into `counts`, by weight."""


class Bag(list[int]):
    """What one may draw, a number for each thing, in order: weights in a form that is quick to draw from.

    >>> bag = Bag.of([2, 0, 1])
    >>> bag
    [0, 0, 2]
    >>> bag.remove(0)
    >>> weights(bag)
    [1, 0, 1]
    """

    __slots__ = ()

    @classmethod
    def of(cls, counts: Iterable[int]) -> Bag:
        """Each number as often as it weighs."""
        return cls(kind for kind, count in enumerate(counts) for _ in range(count))


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
        rest = list(bag)
        return [rest.pop(word * len(rest) >> 32) for word in luck.words(stream, n, times)]
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


class Seeded:
    """Fast luck from a small seed, for local, test and lab tables. It promises fairness, not secrecy: 32 mixed bits an
    outcome, so that no weight is off by more than total / 2**32."""

    __slots__ = ("_base", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._base: dict[str, int] = {}

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        base = self._base.get(stream)
        if base is None:
            base = self._start(stream)
        x = base + n * _STEP & _32
        x = ((x ^ x >> 16) * 0x21F0AAAD) & _32
        x = ((x ^ x >> 15) * 0x735A2D97) & _32
        x ^= x >> 15
        if counts.__class__ is Bag and counts:
            return counts[x * len(counts) >> 32]
        x = x * sum(counts) >> 32
        i = 0
        for count in counts:
            if x < count:
                return i
            x -= count
            i += 1
        raise ValueError(f"nothing to pick from in {stream}")

    def words(self, stream: str, n: int, times: int) -> tuple[int, ...]:
        """The mixed bits of some outcomes at once: each in 64 bits of one long number, since Python's arithmetic takes hardly
        longer for eight of them than for one."""
        x = (self._base.get(stream) or self._start(stream)) + n * _STEP & _32
        x = x * _ONES + _STEPS & _LOW
        x = (x ^ x >> 16 & _LOW) * 0x21F0AAAD & _LOW
        x = (x ^ x >> 15 & _LOW) * 0x735A2D97 & _LOW
        x ^= x >> 15 & _LOW
        eight = _apart(x.to_bytes(64, "little"))
        return eight[:times] if times <= 8 else eight + self.words(stream, n + 8, times - 8)

    def as_data(self) -> dict[str, object]:
        """As a record has it."""
        return {"kind": "seeded", "seed": self.seed}

    def _start(self, stream: str) -> int:
        """Where a stream begins: the seed, however long, mixed with the name."""
        seed = self.seed.to_bytes(self.seed.bit_length() // 8 + 1, "big", signed=True)
        base = self._base[stream] = crc32(stream.encode(), crc32(seed))
        return base


class Committed:
    """Luck of a live table: a 256-bit secret whose hash is shown first, then a nonce from each seat that gives one.

    Outcome n of a stream is floor(H * total / 2**256) with H = HMAC-SHA-256(key, "stream/n") and
    key = SHA-256(secret, then for each seat in order "seat:length of the nonce in bytes:nonce;").
    """

    __slots__ = ("_key", "nonces", "secret")

    def __init__(self, secret: bytes | None = None, nonces: Mapping[Seat, str] | None = None) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret
        if len(self.secret) != 32:
            raise RecordError("a committed table's secret has 32 bytes")
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
        """As a record has it: it promises nothing."""
        return {"kind": "told"}

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        told = self.told.get(stream, ())
        if n >= len(told):
            return self.after.pick(stream, n, counts)
        if not can_give(counts, told[n]):
            raise ValueError(f"{stream} cannot give {told[n]} as its outcome {n}")
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
                raise RecordError("the record's secret or nonces cannot be read") from None
            if luck.hash != shown:
                raise RecordError("the record's secret is not the one whose hash was shown at the start")
            return luck
        case {"kind": "told"}:
            return Scripted({})
    raise RecordError("the record does not say where its luck comes from")
