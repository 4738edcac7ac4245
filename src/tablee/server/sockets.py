"""How many sockets there are, by address and by guest, counted from the moment one is accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tablee.server.limits import Limits
from tablee.server.troubles import Refusal


class Sockets:
    """The count. A reader without a cookie counts for its address only."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.of_address: Counter[str] = Counter()
        self.of_guest: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str, guest: str) -> Iterator[None]:
        """While this runs, there is one more; refused where that would be too many."""
        is_full = self.of_address[address] >= self.limits.sockets
        if is_full or (guest and self.of_guest[guest] >= self.limits.guest_sockets):
            raise Refusal("too-many-sockets")
        self.of_address[address] += 1
        self.of_guest[guest] += 1
        try:
            yield
        finally:
            for counted, key in ((self.of_address, address), (self.of_guest, guest)):
                counted[key] -= 1
                if not counted[key]:
                    del counted[key]
