"""DB-3: life points, wounds, exhaustion and death."""

from __future__ import annotations

from tablee.games.breaths import ending, secrets
from tablee.games.breaths.state import LIFE, Ship, living
from tablee.kit import Rules


def heal(s: Ship, seat: int, count: int, rule: str) -> None:
    """DB-3.7: never above three."""
    gained = min(LIFE, s.life[seat] + count) - s.life[seat]
    if gained and not s.dead[seat]:
        s.life[seat] += gained
        s.say("healed", rule, seat=seat, count=gained, life=s.life[seat])


def wound(s: Ship, seat: int, count: int, rule: str, by: int = -1) -> Rules[None]:
    """DB-3.8, DB-3.9: one wound takes life down to 0 at most; a wound at 0 kills. `by`: who did it, if anybody."""
    if s.dead[seat]:
        return
    if s.life[seat] - count < 1 and (yield from spared(s, seat)):
        s.life[seat] = max(1, s.life[seat] - count)
        s.say("wounded", rule, seat=seat, count=count, life=s.life[seat])
    elif s.life[seat]:
        s.life[seat] = max(0, s.life[seat] - count)
        s.say("wounded", rule, seat=seat, count=count, life=s.life[seat])
    else:
        yield from dies(s, seat, rule, by)


def spared(s: Ship, seat: int) -> Rules[bool]:
    """DB-11.18: whether a secret keeps this seat alive. Asked whenever life would fall below one."""
    s.spared = False
    yield from secrets.fire(s, "fall", at=seat)
    return s.spared


def kill(s: Ship, seat: int, rule: str, by: int = -1) -> Rules[None]:
    """Death by a vote or a card, whatever life there is; a secret may prevent that, too."""
    if not s.dead[seat] and not (yield from spared(s, seat)):
        yield from dies(s, seat, rule, by)


def dies(s: Ship, seat: int, rule: str, by: int) -> Rules[None]:
    """DB-3.10: the hand leaves play unseen, tokens go back, a pledged life is lost, the secret stays."""
    s.dead[seat], s.life[seat], s.pledged[seat] = 1, 0, 0
    s.gone += s.hands[seat]
    s.hands[seat].clear()
    for characteristic in range(3):
        s.supply[characteristic] += s.tokens[seat][characteristic]
        s.tokens[seat][characteristic] = 0
    s.say("died", rule, seat=seat, by=by if by >= 0 else None)
    if by >= 0 and by != seat:
        s.kills[by] += 1
    yield from secrets.fire(s, "death", "known", by=by, at=seat)
    if not living(s):
        yield from ending.end(s, (), "all-dead")  # DB-1.8


def pledge(s: Ship, seat: int, rule: str) -> Rules[None]:
    """DB-6.8: a life laid beside the air pile. It is no wound."""
    if s.life[seat] <= 1 and (yield from spared(s, seat)):
        return
    s.life[seat] -= 1
    s.pledged[seat] += 1
    s.say("pledged", rule, seat=seat, life=s.life[seat])


def return_pledges(s: Ship, rule: str) -> None:
    """DB-6.9: pledged life comes back to those who live."""
    for seat in range(s.seats):
        if s.pledged[seat]:
            s.life[seat] = min(LIFE, s.life[seat] + s.pledged[seat])
            s.pledged[seat] = 0
            s.say("pledge-back", rule, seat=seat, life=s.life[seat])
