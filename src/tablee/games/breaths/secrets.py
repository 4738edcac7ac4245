"""DB-11: who holds which secret, who has read it, how a secret takes effect; and DB-1: how a game ends, with all of them opened.

Silence tells (DB-19.4): a condition is looked at for every seat for which its public part is true, whatever is held there; a
seat for which nothing then happens is known by all not to hold that secret.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths.beliefs import may_hold, rule_out
from tablee.games.breaths.cards import Trigger, has
from tablee.games.breaths.options import DECLINE, KEEP, PLACES, TAKE, Place
from tablee.games.breaths.state import FIRST, LIFE, BreathsState, is_obsessed, lay_stages, to_the_right
from tablee.games.breaths.working import Watching, choose, perform
from tablee.kit import ALL, Ask, Option, Over, Rules, Show, look
from tablee.kit.pack import Call


def fire(s: BreathsState, *moments: str, by: int = -1, at: int = -1, card: int = -1) -> Rules[None]:
    """DB-11.6: something has happened (`by` somebody, `at` somebody, with a card): every secret that waits for it."""
    if s.coop:
        return
    start = max(s.holder, 0)
    everybody = (start, *to_the_right(s, start))
    for moment in moments:
        for trigger in s.cards.at[moment]:
            if not can_be_due(s, trigger, moment, card):
                continue
            for seat in everybody:
                if is_due(s, seat, trigger, by, at, card) and (yield from holds(s, seat, trigger.secret)):
                    yield from take_effect(s, seat, trigger)
    if s.winning:
        yield from win_alone(s)


def can_be_due(s: BreathsState, trigger: Trigger, moment: str, card: int) -> bool:
    """What is the same for every seat is looked at once: which card was drawn, what the reserve shows."""
    if moment == "drawn":
        return has(trigger.awaits, card)
    return moment != "reserve" or Watching(s, s.holder, trigger).is_true()


def is_due(s: BreathsState, seat: int, trigger: Trigger, by: int = -1, at: int = -1, card: int = -1) -> bool:
    """Whether the public part of a condition is true for a seat that, as far as everybody knows, may hold the secret."""
    if not may_hold(s, seat, trigger.secret) or has(s.spent[s.secret[seat]], trigger.part):
        return False
    if bool(s.dead[seat]) is not trigger.for_the_dead:  # DB-3.10
        return False
    return Watching(s, seat, trigger, by, at, card).is_true()


def holds(s: BreathsState, seat: int, secret: int) -> Rules[bool]:
    """Whether a seat holds this secret: all learn it, by what happens or by what does not."""
    slot = s.secrets[s.secret[seat]]
    if slot.seen == ALL:
        return slot.card == secret
    if (yield Show(int(slot.card == secret))):
        return True
    rule_out(s, seat, [secret])
    return False


def take_effect(s: BreathsState, seat: int, trigger: Trigger) -> Rules[None]:
    """DB-11.7, DB-11.8: the secret is revealed, and does what it says; once, unless it says otherwise."""
    number = s.secret[seat]
    yield from reveal(s, number)
    card = s.cards.secrets[trigger.secret]
    if not trigger.repeats:
        s.spent[number] |= 1 << trigger.part
    s.say("secret-works", card.rule, seat=seat, secret=card.id)
    yield from perform(s, seat, trigger.effect, card, number)
    yield from begin_final_if_due(s)


def reveal(s: BreathsState, number: int) -> Rules[None]:
    """DB-11.7: a secret lies open from now on."""
    slot = s.secrets[number]
    if slot.seen != ALL:
        slot = yield from look(slot, s.secret_loose, "secrets")
    if not slot.up:
        s.secrets[number] = slot._replace(up=True)
        yield from watch_known(s)


# Conditions that are true or not at any time


def watch_reserve(s: BreathsState) -> Rules[None]:
    """DB-11.6: the cards that lie face up in the reserve have changed."""
    if not s.coop and s.holder >= 0:
        yield from fire(s, "reserve")


def watch_known(s: BreathsState) -> Rules[None]:
    """Who has read which secret has changed."""
    if not s.coop and s.holder >= 0:
        yield from fire(s, "known")


def count_drawn(s: BreathsState, card: int) -> None:
    """DB-11.9: a card was drawn, which is counted for everybody."""
    for i in () if s.coop else s.cards.counters_of[card]:
        for counted in s.counts:
            counted[i] += 1


def succeeded(s: BreathsState, seat: int, characteristic: int) -> Rules[None]:
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


def consult(s: BreathsState, seat: int, other: int, rule: str) -> Rules[None]:
    """DB-11.10: a seat reads another's secret. That it does is public; what it reads is not."""
    number = s.secret[other]
    s.secrets[number] = slot = yield from look(s.secrets[number], s.secret_loose, "secrets", (seat,))
    s.consulted[number] |= 1 << seat
    s.say("consulted", rule, lambda: {seat: {"secret": s.cards.secrets[slot.card].id}}, seat=seat, other=other)
    yield from understanding(s, seat, other)
    yield from watch_known(s)


def understanding(s: BreathsState, seat: int, other: int) -> Rules[None]:
    """DB-11.12: whoever has just consulted is asked whether a secret of their own works on it, whatever they hold; not where
    everybody knows that none does."""

    def options(s: BreathsState, seat: int) -> Sequence[Option]:
        return (KEEP, TAKE) if consulting(s, seat) else (KEEP,)

    if may_understand(s, seat) and (yield Ask(seat, "understanding", options, "DB-11.12")) == TAKE:
        trigger = consulting(s, seat)
        assert trigger is not None
        number = s.secret[seat]
        yield from reveal(s, number)
        card = s.cards.secrets[trigger.secret]
        s.say("secret-works", card.rule, seat=seat, secret=card.id)
        yield from perform(s, seat, trigger.effect, card, number, other)


def may_understand(s: BreathsState, seat: int) -> bool:
    """Whether, as far as everybody knows, a seat may hold a secret that works when it consults another's."""
    if s.version == FIRST:
        return s.secret[seat] >= 0 and bool(s.cards.at["consulted"])
    return any(
        may_hold(s, seat, t.secret) and not has(s.spent[s.secret[seat]], t.part) for t in s.cards.at["consulted"]
    )


def consulting(s: BreathsState, seat: int) -> Trigger | None:
    """The part of this seat's secret that works when it consults another's."""
    number = s.secret[seat]
    held = s.secrets[number].card
    return next((t for t in s.cards.at["consulted"] if t.secret == held and not has(s.spent[number], t.part)), None)


def places(s: BreathsState) -> list[Place]:
    """The places of the board where a secret lies."""
    return [PLACES[i + 1] for i, number in enumerate(s.board) if number >= 0]


def can_swap(s: BreathsState) -> bool:
    """DB-11.13: whether a secret lies on the board."""
    return s.board.count(-1) < len(s.board)


def swap_options(s: BreathsState, seat: int) -> Sequence[Option]:
    """DB-11.14, DB-11.15: an obsessed player may only keep; asked all the same, so that nobody can tell."""
    return [KEEP] if is_obsessed(s, seat) else [KEEP, *places(s)]


def scheme(s: BreathsState, seat: int, rule: str) -> Rules[None]:
    """DB-8.7: whoever holds a secret may swap it; whoever holds none has nothing to keep, and takes one."""
    if s.secret[seat] < 0 and s.version != FIRST:
        yield from take_from_board(s, seat, rule)
    else:
        yield from swap(s, seat, rule)


def swap(s: BreathsState, seat: int, rule: str) -> Rules[None]:
    """DB-11.13: the own secret for one of the board, chosen unseen. Who holds none may take one. An obsession that everybody
    knows of stays without a question."""
    if not can_swap(s):
        return
    if s.secret[seat] < 0 and s.version != FIRST:
        taken = yield Ask(seat, "take-secret", [DECLINE, *places(s)], rule, public=True)
        if taken == DECLINE:
            s.say("declined-secret", rule, seat=seat)
        else:
            yield from acquire(s, seat, taken, rule)
        return
    chosen: Option = KEEP if is_plainly_obsessed(s, seat) else (yield Ask(seat, "swap-secret", swap_options, rule))
    if chosen == KEEP:
        s.say("kept-secret", rule, seat=seat)
        return
    rule_out(s, seat, s.cards.obsessions)
    yield from acquire(s, seat, chosen, rule)


def is_plainly_obsessed(s: BreathsState, seat: int) -> bool:
    """Whether everybody knows that this seat's secret is an obsession."""
    return s.version != FIRST and s.secrets[s.secret[seat]].seen == ALL and is_obsessed(s, seat)


def take_from_board(s: BreathsState, seat: int, rule: str) -> Rules[None]:
    """DB-11.13: a player without a secret takes one of the board, unseen."""
    if can_swap(s):
        chosen = yield from choose(s, seat, "take-secret", places(s), rule)
        yield from acquire(s, seat, chosen, rule)


def acquire(s: BreathsState, seat: int, place: Place, rule: str) -> Rules[None]:
    """The secret of that place for the own one, if there is one. Its new holder reads it."""
    at = place.number - 1
    s.secret[seat], s.board[at] = s.board[at], s.secret[seat]
    yield from own(s, seat, rule, place.number)


def own(s: BreathsState, seat: int, rule: str, place: int) -> Rules[None]:
    """DB-11.9: whatever was counted begins anew; then everything that is true already is looked at."""
    number = s.secret[seat]
    s.resisted[seat] = s.same[seat] = s.succeeded[seat] = 0
    s.counts[seat] = [0] * len(s.cards.counted_kinds)
    s.secrets[number] = slot = yield from look(s.secrets[number], s.secret_loose, "secrets", (seat,))
    s.say("took-secret", rule, lambda: {seat: {"secret": s.cards.secrets[slot.card].id}}, seat=seat, place=place)
    yield from watch_reserve(s)
    yield from watch_known(s)


def leave_play(s: BreathsState, seat: int, number: int) -> Rules[None]:
    """DB-11.16: a secret that ends is out of the game."""
    if s.secret[seat] == number:
        s.secret[seat] = -1
        s.say("secret-ended", "DB-11.16", seat=seat)
        yield from watch_known(s)


# What a secret forbids


def has_consulted(s: BreathsState, seat: int, of: int) -> bool:
    """Whether a seat has consulted the secret that another holds now."""
    number = s.secret[of]
    return number >= 0 and has(s.consulted[number], seat)


def terrified(s: BreathsState, seat: int, of: int) -> bool:
    """DB-11.17: whether a terrifying secret that `seat` has consulted forbids it to resist its holder."""
    return has_consulted(s, seat, of) and s.secrets[s.secret[of]].card in s.cards.terrors


def banning(s: BreathsState, seat: int) -> list[int]:
    """The secrets that would forbid this seat to use knowledge cards, with the life it has."""
    life = s.life[seat]
    if life >= LIFE or s.coop:
        return []
    return [secret for secret in sorted(s.cards.fears) if s.cards.secrets[secret].no_knowledge_at >= life]


def is_banned(s: BreathsState, seat: int) -> bool:
    """DB-10.11: whether this seat's secret forbids it to use knowledge cards now."""
    number = s.secret[seat]
    if number < 0 or s.secrets[number].card not in s.cards.fears:
        return False
    return s.secrets[number].card in banning(s, seat)


# Secrets that work when their holder decides


def decisions(s: BreathsState, seat: int) -> list[Trigger]:
    """DB-11.8: the parts of this seat's secret that it may let work now."""
    held = s.secrets[s.secret[seat]].card
    return [t for t in s.cards.decided[held] if is_due(s, seat, t) and can_pay(s, t.effect)]


def decide(s: BreathsState, seat: int) -> Rules[None]:
    """The holder of a secret lets it work."""
    trigger = decisions(s, seat)[0]
    yield from take_effect(s, seat, trigger)
    if s.winning:
        yield from win_alone(s)


def can_pay(s: BreathsState, calls: Sequence[Call]) -> bool:
    """DB-18.7: whether the knowledge card that an effect throws away is there."""
    return any(s.hands) or not any(call.verb.facts.get("costs_knowledge") for call in calls)


# DB-12.1: the final phase, which a secret's effect can bring about, and for which a secret can wait


def begin_final_if_due(s: BreathsState) -> Rules[None]:
    """At once after the effect by which the last knowledge card was drawn."""
    if s.final_due:
        s.final_due = False
        lay_stages(s)
        s.say("final-phase", "DB-12.1")
        yield from fire(s, "final")


# DB-1: how a game ends


def win_alone(s: BreathsState) -> Rules[None]:
    """DB-1.7: those whose secrets have made them winners."""
    yield from end(s, sorted(s.winning), "alone")


def end(s: BreathsState, winners: Sequence[int], reason: str) -> Rules[None]:
    """DB-1.9: every secret is opened, then the game is over."""
    yield from open_secrets(s)
    raise Over(winners, reason)


def open_secrets(s: BreathsState) -> Rules[None]:
    for seat in range(s.seats):
        number = s.secret[seat]
        if number >= 0 and s.secrets[number].seen != ALL:
            s.secrets[number] = (yield from look(s.secrets[number], s.secret_loose, "secrets"))._replace(up=True)
            s.say("opened", "DB-1.9", seat=seat, secret=s.cards.secrets[s.secrets[number].card].id)


def cooperative_victory(s: BreathsState) -> Rules[None]:
    """DB-1.5, DB-12.14: all who are not obsessed have won, the dead among them."""
    yield from open_secrets(s)
    winners = [seat for seat in range(s.seats) if not is_obsessed(s, seat)]
    raise Over(winners, "together")
