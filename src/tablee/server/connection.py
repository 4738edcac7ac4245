"""One socket as its table sees it: who reads, in which language, and what they have been told."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec.structs import replace

from tablee.kit import Game, Seat
from tablee.server.frames import Clock, State, ToClient
from tablee.words import Words

MOST = 400
"""Frames that may wait for a reader; one that is slower is let go and comes back by itself."""
_encode = msgspec.json.Encoder().encode


class Connection:
    """Frames wait in a queue for the socket's own task: a slow reader holds up nobody."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.seat: Seat | None = None
        self.lang = "en"
        self.is_greeted = False
        self.told = 0
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._seq = 0
        self._last = b""
        self._clock: object = None
        self._words: tuple[Any, Words] | None = None

    def greet(self, seat: Seat | None, lang: str, since: int) -> None:
        """From now on this reader is told what this seat may know, in this language."""
        self.seat, self.lang, self.told, self.is_greeted = seat, lang, since, True
        self._last, self._seq, self._clock = b"", 0, None

    def words(self, game: Game[Any], names: dict[Seat, str]) -> Words:
        """The words for this reader, made anew when somebody's name has changed."""
        key = (game.name, game.pack_digest, self.seat, self.lang, tuple(names.items()))
        if self._words is None or self._words[0] != key:
            self._words = key, Words(self.lang, game, viewer=self.seat, names=names)
        return self._words[1]

    def send(self, frame: ToClient) -> None:
        if self.queue.qsize() > MOST:
            self.close()
        else:
            self.queue.put_nowait(_encode(frame))

    def send_state(self, state: State) -> bool:
        """Send a state if anything in it is new to this reader. How many times it was not is nobody's to count."""
        bare = _encode(replace(state, seq=0, since=0, events=[]))
        if bare == self._last and not state.events:
            return False
        self._last, self._seq = bare, self._seq + 1
        self.told = state.since + len(state.events)
        self.send(replace(state, seq=self._seq))
        return True

    def send_clock(self, clock: Clock, key: object) -> None:
        """Send the times if they are other ones: `key` says which moments they count to."""
        if key != self._clock:
            self._clock = key
            self.send(clock)

    def close(self) -> None:
        """Let the socket's task end."""
        self.queue.put_nowait(None)
