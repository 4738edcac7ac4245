"""DB-14, DB-15: trumps that take effect together."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths import effects, life
from tablee.games.breaths.state import Ship
from tablee.kit import Rules
from tablee.kit.pack import Doing

BLANK_IN_COOP = {"consult", "swap_secret"}  # DB-1.4


def does_something(s: Ship, number: int) -> bool:
    """Whether a trump has an effect when it is discarded: blocking ones have none."""
    calls = s.pack.trump_does[number]
    if s.coop:
        calls = tuple(call for call in calls if call.verb.name not in BLANK_IN_COOP)
    return bool(calls or s.pack.trumps[number].life)


def take_effect(s: Ship, seat: int, numbers: Sequence[int], doing: Doing | None = None) -> Rules[None]:
    """DB-15.1, DB-15.2: in the fixed order; life won and lost is added up first and happens once. All that were there at the
    beginning take effect, even if one is moved meanwhile."""
    together = sorted((s.pack.trumps[number] for number in numbers), key=lambda card: (card.order, card.number))
    net, counted = sum(card.life for card in together), False
    for card in together:
        if card.life and not counted:
            counted = True
            s.say("net-life", card.rule, seat=seat, net=net, cards=[each.id for each in together if each.life])
            yield from net_life(s, seat, net, card.rule)
        if does_something(s, card.number) and not card.life:
            s.say("trump", card.rule, seat=seat, card=card.id)
        calls = s.pack.trump_does[card.number]
        if calls:
            yield from effects.perform(s, seat, calls, card, "trump", doing=doing)


def net_life(s: Ship, seat: int, net: int, rule: str) -> Rules[None]:
    """DB-15.2: what is left of all that was won and lost."""
    if net > 0:
        life.heal(s, seat, net, rule)
    elif net < 0:
        yield from life.wound(s, seat, -net, rule)
