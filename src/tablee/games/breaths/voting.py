"""The two votes of the final phase. Ballots are cast at once and out of sight: what brings the crew together is to reckon alike, from
what everybody knows."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths.options import Vote
from tablee.games.breaths.reading import WOUNDING, Reading
from tablee.games.breaths.state import LIFE, BreathsState
from tablee.games.breaths.suspicion import suspicions

SUSPECT = 0.2
"""Whoever is less likely than this to win alone at the next stage is no more suspect than anybody else."""


def doomed(reading: Reading, votes: Sequence[Vote]) -> Vote:
    """DB-12.7: whoever may win alone at the next stage, else whom the crew needs least. Nobody names themselves."""
    others = [vote for vote in votes if vote.seat != reading.me] or votes
    s = reading.s

    def key(vote: Vote) -> tuple[float, float, int]:
        danger = suspicions(s, vote.seat, reading.me).get("presumption", 0.0)
        return danger if danger > SUSPECT else 0.0, -strength(reading, vote.seat), vote.seat

    return max(others, key=key)


def trusted(reading: Reading, votes: Sequence[Vote]) -> Vote:
    """DB-12.11: whoever will do best alone."""
    return max(votes, key=lambda vote: (strength(reading, vote.seat), vote.seat))


def strength(reading: Reading, seat: int) -> float:
    """How well somebody draws on their own, as everybody knows; without life nobody draws at all."""
    public = Reading(reading.s, None)
    cost = sum(public.price(seat, by).net for by in range(3) if by not in public.closed)
    return {0: -99.0, 1: -40.0, 2: -10.0}.get(remaining(reading.s, seat), 0.0) - round(cost, 3)


def remaining(s: BreathsState, seat: int) -> int:
    """How many lives somebody will have once the trumps in the air pile have worked on whoever has just succeeded."""
    net = sum(WOUNDING.get(card, 0) for card in s.air) if seat == s.drawer else 0
    return max(0, min(LIFE, s.life[seat] + net))
