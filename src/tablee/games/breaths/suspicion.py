"""What somebody's acts say of their secret: every obsession has acts that serve it, and others that everybody does at times."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.games.breaths.cards import has, members_of
from tablee.games.breaths.state import BreathsState

LOOKS = 3.0
"""How much likelier somebody is to be an inquisitive mind for each secret they have read."""
STOPS = 3.0
"""To be a rebel, for each action they have stopped."""
BREATHS = 5.0
"""To foresee surrender, once they have hyperventilated."""
KILLS = 8.0
"""To be demented, for each they have killed."""


def suspicions(s: BreathsState, seat: int, by: int | None) -> Mapping[str, float]:
    """How likely each secret is to be the one of `seat`, as far as `by` knows (None: as far as everybody does)."""
    number = s.secret[seat]
    if number < 0:
        return {}
    slot = s.secrets[number]
    if slot.known_to(by):
        return {s.cards.secrets[slot.card].id: 1.0}
    elsewhere = sum(1 << other.card for other in s.secrets if other.known_to(by))
    found = {}
    for k in members_of(slot.may & ~elsewhere):
        card = s.cards.secrets[k]
        found[card.id] = likelihood(s, seat, card.id)
    total = sum(found.values()) or 1.0
    return {name: weight / total for name, weight in found.items()}


def likelihood(s: BreathsState, seat: int, secret: str) -> float:
    """How much likelier these acts are with this secret than with others."""
    match secret:
        case "inquisitive-mind":
            return LOOKS ** looks(s, seat)
        case "rebellion":
            return STOPS ** s.resisted[seat]
        case "foreseen-surrender":
            return BREATHS if s.hyperventilated[seat] else 1.0
        case "dementia":
            return KILLS ** s.kills[seat]
    return 1.0


def looks(s: BreathsState, seat: int) -> int:
    """How many secrets of others who live this seat has read, as everybody has seen."""
    return sum(
        has(s.consulted[s.secret[other]], seat)
        for other in range(s.seats)
        if other != seat and not s.dead[other] and s.secret[other] >= 0
    )


def unread(s: BreathsState, seat: int) -> list[int]:
    """Whose secrets this seat does not know, as far as everybody has seen."""
    return [
        other
        for other in range(s.seats)
        if other != seat
        and not s.dead[other]
        and s.secret[other] >= 0
        and not has(s.consulted[s.secret[other]], seat)
        and not s.secrets[s.secret[other]].up
    ]


def obsession(s: BreathsState, seat: int, by: int | None) -> float:
    """How likely somebody is obsessed."""
    obsessed = {s.cards.secrets[k].id for k in s.cards.obsessions}
    return sum(chance for secret, chance in suspicions(s, seat, by).items() if secret in obsessed)
