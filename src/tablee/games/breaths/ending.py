"""DB-1: how a game ends."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths.state import Ship
from tablee.kit import ALL, Over, Rules, look


def end(s: Ship, winners: Sequence[int], reason: str) -> Rules[None]:
    """DB-1.9: every secret is opened, then the game is over."""
    yield from open_secrets(s)
    raise Over(winners, reason)


def open_secrets(s: Ship) -> Rules[None]:
    for seat in range(s.seats):
        number = s.secret[seat]
        if number >= 0 and s.secrets[number].seen != ALL:
            s.secrets[number] = (yield from look(s.secrets[number], s.secret_loose, "secrets"))._replace(up=True)
            s.say("opened", "DB-1.9", seat=seat, secret=s.pack.secrets[s.secrets[number].card].id)


def cooperative_victory(s: Ship) -> Rules[None]:
    """DB-1.5, DB-12.14: all who are not obsessed have won, the dead among them."""
    yield from open_secrets(s)
    winners = [seat for seat in range(s.seats) if not is_obsessed(s, seat)]
    raise Over(winners, "together")


def is_obsessed(s: Ship, seat: int) -> bool:
    number = s.secret[seat]
    return number >= 0 and bool(s.pack.obsessions >> s.secrets[number].card & 1)
