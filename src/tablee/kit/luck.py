"""Luck from named streams. The n-th outcome of a stream is a function of a key, the stream's name and n: nothing to copy,
nothing to keep in step, and whoever has the key can check it."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Protocol
from zlib import crc32

from tablee.kit.errors import RecordError, Seat

_32 = (1 << 32) - 1


class Luck(Protocol):
    """Where outcomes come from."""

    def pick(self, stream: str, n: int, counts: Sequence[int]) -> int:
        """The n-th outcome of the stream: an index into `counts`, by weight."""


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
            base = self._base[stream] = self._start(stream)
        x = base + n * 0x9E3779B9 & _32
        x = ((x ^ x >> 16) * 0x21F0AAAD) & _32
        x = ((x ^ x >> 15) * 0x735A2D97) & _32
        x = (x ^ x >> 15) * sum(counts) >> 32
        i = 0
        for count in counts:
            if x < count:
                return i
            x -= count
            i += 1
        raise ValueError(f"nothing to pick from in {stream}")

    def as_data(self) -> dict[str, object]:
        """As a record has it."""
        return {"kind": "seeded", "seed": self.seed}

    def _start(self, stream: str) -> int:
        """Where a stream begins: the seed, however long, mixed with the name."""
        return crc32(stream.encode(), crc32(self.seed.to_bytes(self.seed.bit_length() // 8 + 1, "big", signed=True)))


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
        digest = hmac.digest(self._key, f"{stream}/{n}".encode(), "sha256")
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
        if not 0 <= told[n] < len(counts) or not counts[told[n]]:
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
