"""DB-11: who holds which secret, who has read it, and how a secret takes effect.

Silence tells (DB-19.4): a condition is looked at for every seat for which its public part is true, whatever is held there; a
seat for which nothing then happens is known by all not to hold that secret.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths import effects, ending, final
from tablee.games.breaths.cards import Trigger
from tablee.games.breaths.conditions import Watching
from tablee.games.breaths.said import KEEP, PLACES, TAKE, Place
from tablee.games.breaths.state import Ship, living_others, to_the_right
from tablee.kit import ALL, Ask, Option, Rules, Show, look


def fire(s: Ship, *moments: str, by: int = -1, at: int = -1, card: int = -1) -> Rules[None]:
    """DB-11.6: something has happened (`by` somebody, `at` somebody, with a card): every secret that waits for it."""
    if s.coop:
        return
    start = max(s.holder, 0)
    everybody = (start, *to_the_right(s, start))
    for moment in moments:
        for trigger in s.pack.at[moment]:
            if not can_be_due(s, trigger, moment, card):
                continue
            for seat in everybody:
                if is_due(s, seat, trigger, by, at, card) and (yield from holds(s, seat, trigger.secret)):
                    yield from take_effect(s, seat, trigger)
    if s.winning:
        yield from ending.end(s, sorted(s.winning), "alone")  # DB-1.7


def can_be_due(s: Ship, trigger: Trigger, moment: str, card: int) -> bool:
    """What is the same for every seat is looked at once: which card was drawn, what the reserve shows."""
    if moment == "drawn":
        return bool(trigger.awaits >> card & 1)
    return moment != "reserve" or Watching(s, s.holder, trigger).is_true()


def is_due(s: Ship, seat: int, trigger: Trigger, by: int = -1, at: int = -1, card: int = -1) -> bool:
    """Whether the public part of a condition is true for a seat that, as far as everybody knows, may hold the secret."""
    number = s.secret[seat]
    if number < 0 or not s.secrets[number].may >> trigger.secret & 1 or s.spent[number] >> trigger.part & 1:
        return False
    if bool(s.dead[seat]) is not trigger.for_the_dead:  # DB-3.10
        return False
    return Watching(s, seat, trigger, by, at, card).is_true()


def holds(s: Ship, seat: int, secret: int) -> Rules[bool]:
    """Whether a seat holds this secret: all learn it, by what happens or by what does not."""
    number = s.secret[seat]
    slot = s.secrets[number]
    if slot.seen == ALL:
        return slot.card == secret
    if (yield Show(int(slot.card == secret))):
        return True
    s.secrets[number] = slot._replace(may=slot.may & ~(1 << secret))
    return False


def take_effect(s: Ship, seat: int, trigger: Trigger) -> Rules[None]:
    """DB-11.7, DB-11.8: the secret is revealed, and does what it says; once, unless it says otherwise."""
    number = s.secret[seat]
    yield from reveal(s, number)
    card = s.pack.secrets[trigger.secret]
    if not trigger.repeats:
        s.spent[number] |= 1 << trigger.part
    s.say("secret-works", card.rule, seat=seat, secret=card.id)
    yield from effects.perform(s, seat, trigger.effect, card, "secret", number)
    yield from final.begin_if_due(s)


def reveal(s: Ship, number: int) -> Rules[None]:
    """DB-11.7: a secret lies open from now on."""
    slot = s.secrets[number]
    if slot.seen != ALL:
        slot = yield from look(slot, s.secret_loose, "secrets")
    if not slot.up:
        s.secrets[number] = slot._replace(up=True)
        yield from watch_known(s)


def rule_out(s: Ship, seat: int, secrets: int) -> None:
    """DB-19.4: what a seat has just done shows that its secret is none of these."""
    number = s.secret[seat]
    if number >= 0 and s.secrets[number].seen != ALL:
        s.secrets[number] = s.secrets[number]._replace(may=s.secrets[number].may & ~secrets)


# Conditions that are true or not at any time


def watch_reserve(s: Ship) -> Rules[None]:
    """DB-11.6: the cards that lie face up in the reserve have changed."""
    if not s.coop and s.holder >= 0:
        yield from fire(s, "reserve")


def watch_known(s: Ship) -> Rules[None]:
    """Who has read which secret has changed."""
    if not s.coop and s.holder >= 0:
        yield from fire(s, "known")


def card_drawn(s: Ship, seat: int, card: int) -> Rules[None]:
    """A card was drawn by a seat: it is counted for everybody (DB-11.9), and secrets may wait for it."""
    if s.coop:
        return
    for i, cards in enumerate(s.pack.counted):
        if cards >> card & 1:
            for other in range(s.seats):
                s.counts[other][i] += 1
    if s.pack.awaited >> card & 1:
        yield from fire(s, "drawn", by=seat, card=card)


def succeeded(s: Ship, seat: int, characteristic: int) -> Rules[None]:
    """DB-5.13: a draw has succeeded to the end: counted for everybody (DB-11.9)."""
    if s.coop:
        return
    if s.last == seat:
        for other in range(s.seats):
            s.same[other] += 1
    s.last = seat
    if characteristic >= 0:
        s.succeeded[seat] |= 1 << characteristic
        yield from fire(s, "succeeded", by=seat)


# Consulting, taking, swapping


def readable(s: Ship, seat: int) -> list[int]:
    """DB-11.10: whose secrets this seat may consult."""
    return [other for other in living_others(s, seat) if s.secret[other] >= 0]


def consult(s: Ship, seat: int, other: int, rule: str) -> Rules[None]:
    """DB-11.10: a seat reads another's secret. That it does is public; what it reads is not."""
    number = s.secret[other]
    s.secrets[number] = slot = yield from look(s.secrets[number], s.secret_loose, "secrets", (seat,))
    s.consulted[number] |= 1 << seat
    s.say("consulted", rule, {seat: {"secret": s.pack.secrets[slot.card].id}}, seat=seat, other=other)
    yield from understanding(s, seat, other)
    yield from watch_known(s)


def understanding(s: Ship, seat: int, other: int) -> Rules[None]:
    """DB-11.12: whoever has just consulted is asked whether a secret of their own works on it, whatever they hold."""

    def options(s: Ship, seat: int) -> Sequence[Option]:
        return (KEEP, TAKE) if consulting(s, seat) else (KEEP,)

    if (
        s.secret[seat] >= 0
        and s.pack.at["consulted"]
        and (yield Ask(seat, "understanding", options, "DB-11.12")) == TAKE
    ):
        trigger = consulting(s, seat)
        assert trigger is not None
        number = s.secret[seat]
        yield from reveal(s, number)
        card = s.pack.secrets[trigger.secret]
        s.say("secret-works", card.rule, seat=seat, secret=card.id)
        yield from effects.perform(s, seat, trigger.effect, card, "secret", number, other)


def consulting(s: Ship, seat: int) -> Trigger | None:
    """The part of this seat's secret that works when it consults another's."""
    number = s.secret[seat]
    held = s.secrets[number].card
    return next((t for t in s.pack.at["consulted"] if t.secret == held and not s.spent[number] >> t.part & 1), None)


def places(s: Ship) -> list[Place]:
    """The places of the board where a secret lies."""
    return [PLACES[i + 1] for i, number in enumerate(s.board) if number >= 0]


def swap_options(s: Ship, seat: int) -> Sequence[Option]:
    """DB-11.14, DB-11.15: an obsessed player may only keep; asked all the same, so that nobody can tell."""
    return [KEEP] if ending.is_obsessed(s, seat) else [KEEP, *places(s)]


def swap(s: Ship, seat: int, rule: str) -> Rules[None]:
    """DB-11.13: the own secret for one of the board, chosen unseen. Who holds none just takes one."""
    if s.coop or not places(s):
        return
    chosen = yield Ask(seat, "swap-secret", swap_options, rule)
    if chosen == KEEP:
        s.say("kept-secret", rule, seat=seat)
        return
    rule_out(s, seat, s.pack.obsessions)
    yield from acquire(s, seat, chosen, rule)


def take_from_board(s: Ship, seat: int, rule: str) -> Rules[None]:
    """DB-11.13: a player without a secret takes one of the board, unseen."""
    if places(s):
        chosen = yield Ask(seat, "take-secret", places(s), rule, public=True)
        yield from acquire(s, seat, chosen, rule)


def acquire(s: Ship, seat: int, place: Place, rule: str) -> Rules[None]:
    """The secret of that place for the own one, if there is one. Its new holder reads it."""
    at = place.number - 1
    s.secret[seat], s.board[at] = s.board[at], s.secret[seat]
    yield from own(s, seat, rule, place.number)


def own(s: Ship, seat: int, rule: str, place: int) -> Rules[None]:
    """DB-11.9: whatever was counted begins anew; then everything that is true already is looked at."""
    number = s.secret[seat]
    s.resisted[seat] = s.same[seat] = s.succeeded[seat] = 0
    s.counts[seat] = [0] * len(s.pack.counted)
    s.secrets[number] = slot = yield from look(s.secrets[number], s.secret_loose, "secrets", (seat,))
    s.say("took-secret", rule, {seat: {"secret": s.pack.secrets[slot.card].id}}, seat=seat, place=place)
    yield from watch_reserve(s)
    yield from watch_known(s)


def leave_play(s: Ship, seat: int, number: int) -> Rules[None]:
    """DB-11.16: a secret that ends is out of the game."""
    if s.secret[seat] == number:
        s.secret[seat] = -1
        s.say("secret-ended", "DB-11.16", seat=seat)
        yield from watch_known(s)


def terrified(s: Ship, seat: int, of: int) -> bool:
    """DB-11.17: whether a terrifying secret that `seat` has consulted forbids it to resist its holder."""
    number = s.secret[of]
    return number >= 0 and bool(s.consulted[number] >> seat & 1) and bool(s.pack.terrors >> s.secrets[number].card & 1)


def knows(s: Ship, seat: int, other: int) -> bool:
    """DB-11.11: whether a seat has seen the secret another holds now; true if there is none."""
    number = s.secret[other]
    return number < 0 or s.secrets[number].known_to(seat)


# Secrets that work when their holder decides


def decisions(s: Ship, seat: int) -> list[Trigger]:
    """DB-11.8: the parts of this seat's secret that it may let work now."""
    held = s.secrets[s.secret[seat]].card
    return [t for t in s.pack.decided[held] if is_due(s, seat, t) and effects.can_pay(s, t.effect)]


def decide(s: Ship, seat: int) -> Rules[None]:
    """The holder of a secret lets it work."""
    trigger = decisions(s, seat)[0]
    yield from take_effect(s, seat, trigger)
    if s.winning:
        yield from ending.end(s, sorted(s.winning), "alone")
