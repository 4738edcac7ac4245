"""Taking over a seat while the game goes on, a bot's or that of somebody who is gone: whoever does will see its hand, so everybody
who plays must agree."""

from __future__ import annotations

from tablee.kit import Seat
from tablee.server import seating
from tablee.server.troubles import Refusal
from tablee.store import Head

LAPSE = 30.0
"""Seconds after which a claim is void that its guest has not asked about again."""


class Claim:
    """Somebody would like to have a seat. `agreed`: the guests who say yes."""

    def __init__(self, guest: str, name: str, now: float) -> None:
        self.guest, self.name, self.asked = guest, name, now
        self.agreed: set[str] = set()
        self.is_declined = False


class Claims:
    """The open claims of one table, by seat. They are not kept: whoever still wants the seat asks again."""

    def __init__(self) -> None:
        self._by_seat: dict[Seat, Claim] = {}

    def open(self, now: float) -> dict[Seat, Claim]:
        return {
            seat: claim for seat, claim in self._by_seat.items() if now - claim.asked < LAPSE and not claim.is_declined
        }

    def ask(self, head: Head, seat: Seat, guest: str, name: str, now: float) -> bool:
        """Ask for a seat, or ask again. True when it is granted; a refusal when somebody declined."""
        claim = self._by_seat.get(seat)
        if claim is not None and claim.guest != guest and seat in self.open(now):
            raise Refusal("taken")
        if claim is None or claim.guest != guest:
            claim = self._by_seat[seat] = Claim(guest, name, now)
        if claim.is_declined:
            del self._by_seat[seat]
            raise Refusal("declined")
        claim.asked = now
        if deciders(head, seat, guest) <= claim.agreed:
            del self._by_seat[seat]
            return True
        return False

    def decide(self, head: Head, seat: Seat, guest: str, yes: bool) -> None:
        """One who plays says whether the claim may be granted; one who does not want it is enough."""
        claim = self._by_seat.get(seat)
        if claim is None or guest not in deciders(head, seat, claim.guest):
            raise Refusal("not-asked")
        if yes:
            claim.agreed.add(guest)
        else:
            claim.is_declined = True


def deciders(head: Head, seat: Seat, guest: str) -> set[str]:
    """Who must agree: all people who play, but for the host, who made the link, the one who asks, and whoever is gone from there."""
    return {head.places[n].guest for n in seating.people(head)} - {head.host, guest, head.places[seat].guest}
