"""One socket as its table sees it: who reads, in which language, and what they have been told."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple, Self

import msgspec

from tablee.kit import Seat
from tablee.server.frames import TableState, Times, ToClient
from tablee.server.limits import Limits
from tablee.server.waiting import Line

_encode = msgspec.json.Encoder().encode
STATE, EVENTS = b'{"type":"state","seq":', b',"events":'
"""How the frame of a state begins, and what stands before its events; its number comes between."""
SLOW = 4408
"""The code by which a reader who does not keep up is let go; they come back by themselves."""


def mark_of(bare: bytes) -> bytes:
    """By what a reader's last frame is remembered: the frame itself would take kilobytes for every socket."""
    return blake2b(bare, digest_size=16).digest()


class Told(NamedTuple):
    """A state as bytes, made once for all who are told the same. `new`: what follows its number, up to the events, which are so many
    from `since` on; `bare`: all the rest, by whose `mark` it differs from the one before or does not."""

    since: int
    events: int
    new: bytes
    bare: bytes
    mark: bytes

    @classmethod
    def of(cls, state: TableState) -> Self:
        whole = _encode(state)
        end = whole.index(EVENTS, len(STATE)) + len(EVENTS) + len(_encode(state.events))
        bare = whole[end:]
        return cls(state.since, len(state.events), whole[len(STATE) + 1 : end], bare, mark_of(bare))


class Connection:
    """Frames wait in a queue for the socket's own task: a slow reader holds up nobody. `most`: bytes that may wait."""

    def __init__(self, guest: str, address: str = "", most: int = Limits().kept_bytes) -> None:
        self.guest, self.address, self.most = guest, address, most
        self.seat: Seat | None = None
        self.lang = "en"
        self.is_greeted = False
        self.told = 0
        self.queue: Line[bytes | None] = Line()
        self.kept = 0
        self.is_closed = False
        self.code, self.reason = 1000, ""
        self._seq = 0
        self._last = self._seats = b""
        self._clock: object = None

    def greet(self, seat: Seat | None, lang: str, since: int) -> None:
        """From now on this reader is told what this seat may know, in this language."""
        self.seat, self.lang, self.told, self.is_greeted = seat, lang, since, True
        self._last, self._seats, self._seq, self._clock = b"", b"", 0, None

    def send(self, frame: ToClient) -> None:
        self.send_bytes(_encode(frame))

    def send_bytes(self, frame: bytes) -> None:
        """What others are sent too need be made only once."""
        if self.is_closed:
            return
        if self.kept + len(frame) > self.most:
            self.drop(SLOW, "too-slow")
            return
        self.kept += len(frame)
        self.queue.put_nowait(frame)

    async def next(self) -> bytes | None:
        """What is to be sent next; None when there is nothing more to come."""
        return self._taken(await self.queue.get())

    def more(self) -> bytes | None:
        """What else waits by now."""
        return None if self.queue.empty() or self.queue.first is None else self._taken(self.queue.get_nowait())

    def _taken(self, frame: bytes | None) -> bytes | None:
        self.kept -= len(frame or b"")
        return frame

    def send_state(self, told: Told) -> bool:
        """Send a state if anything in it is new to this reader. How many times it was not is nobody's to count."""
        if not told.events and told.mark == self._last:
            return False
        self._last, self._seq = told.mark, self._seq + 1
        self.told = told.since + told.events
        self.send_bytes(b"%s%d%s%s" % (STATE, self._seq, told.new, told.bare))
        return True

    def knows_seats(self, mark: bytes) -> None:
        self._seats = mark

    def send_seats(self, frame: bytes, mark: bytes) -> None:
        """Send who sits where if that has changed: `mark` is that of the same without what only time changes."""
        if mark != self._seats:
            self._seats = mark
            self.send_bytes(frame)

    def send_clock(self, clock: Times, key: object) -> None:
        """Send the times if they are other ones: `key` says which moments they count to."""
        if key != self._clock:
            self._clock = key
            self.send(clock)

    def close(self) -> None:
        """Let the socket's task end, once everything is sent."""
        if not self.is_closed:
            self.is_closed = True
            self.queue.put_nowait(None)

    def drop(self, code: int, reason: str) -> None:
        """Let the socket's task end; what waits is not sent any more."""
        if self.is_closed:
            return
        self.code, self.reason = code, reason
        while not self.queue.empty():
            self.queue.get_nowait()
        self.kept = 0
        self.close()
