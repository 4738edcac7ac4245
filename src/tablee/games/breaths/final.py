"""DB-12: the final phase: three stages, two votes, and what binds whom."""

from __future__ import annotations

from tablee.games.breaths import ending, life, oxygen, secrets
from tablee.games.breaths.cards import Situation
from tablee.games.breaths.oxygen_cards import DOWN, INDEX, OXYGEN
from tablee.games.breaths.said import VOTE
from tablee.games.breaths.state import EMANCIPATION, FINAL, RITUAL, SITUATIONS, Ship, living
from tablee.kit import ALL, Pick, Rules, Sealed, Show, Slot

STAGES = 3
EACH = 2


def begin_if_due(s: Ship) -> Rules[None]:
    """DB-12.1: at once after the effect by which the last knowledge card was drawn."""
    if s.final_due:
        s.final_due = False
        yield from begin(s)


def begin(s: Ship) -> Rules[None]:
    """DB-12.2: all situations are shuffled, two on each stage; the others stay out."""
    pack = s.pack
    s.phase, s.current, s.explorer, s.progress = FINAL, -1, -1, 0
    s.situations = [Slot(-1, False, 0, pack.every_situation)] * len(pack.situations)
    s.situation_loose, s.pile = [1] * len(pack.situations), list(range(STAGES * EACH, len(pack.situations)))
    s.stages = [[EACH * i + j for j in range(EACH)] for i in range(STAGES)]
    s.stage, s.final_step = 0, SITUATIONS
    s.say("final-phase", "DB-12.1")
    yield from secrets.fire(s, "final")


def uncover(s: Ship) -> Rules[None]:
    """DB-12.6: both situations of a stage are solved: what it says happens."""
    s.say("uncovered", "DB-12.6", stage=s.stage + 1)
    if s.stage == 0:
        yield from secrets.fire(s, "stage")
        yield from ritual_vote(s)
    elif s.stage == 1:
        yield from obsessions(s)
        yield from emancipation_vote(s)
    else:
        yield from ending.cooperative_victory(s)  # DB-12.14


# DB-12.7: stage I


def ritual_vote(s: Ship) -> Rules[None]:
    """DB-12.7, DB-12.8: ballots are cast now, and stay shut until the physical draw is made."""
    s.candidates = living(s)
    said = yield Sealed(s.candidates, "vote-sacrifice", [VOTE[seat] for seat in s.candidates], "DB-12.7")
    for seat in s.candidates:
        s.ballots[seat] = said[seat].seat
    s.final_step = RITUAL
    s.say("voted", "DB-12.7", seats=s.candidates[:])


def sacrifice(s: Ship) -> Rules[None]:
    """DB-12.9: the ballots are opened; whoever has most votes dies, of several the one with the fewest knowledge cards."""
    yield from open_ballots(s)
    chosen = yield from elected(s, fewest=True)
    s.ballots = [-1] * s.seats
    s.stage, s.final_step = 1, SITUATIONS
    if chosen >= 0:
        s.say("sacrificed", "DB-12.9", seat=chosen)
        yield from life.kill(s, chosen, "DB-12.9")


def open_ballots(s: Ship) -> Rules[None]:
    """DB-12.13: with names."""
    for seat in s.candidates:
        yield Show(s.ballots[seat])
    s.say("ballots", "DB-12.13", seats=s.candidates[:], votes=[s.ballots[seat] for seat in s.candidates])


def elected(s: Ship, fewest: bool) -> Rules[int]:
    """Most votes among the living; then the fewest or the most knowledge cards; then luck. -1: nobody who lives has any."""
    votes = [s.ballots[seat] for seat in s.candidates if not s.dead[s.ballots[seat]]]
    if not votes:
        return -1
    most = max(map(votes.count, votes))
    tied = sorted({seat for seat in votes if votes.count(seat) == most})
    held = [len(s.hands[seat]) for seat in tied]
    best = min(held) if fewest else max(held)
    tied = [seat for seat, cards in zip(tied, held, strict=True) if cards == best]
    at = (yield Pick("tie", [1] * len(tied))) if len(tied) > 1 else 0
    return tied[at]


# DB-12.10: stage II


def obsessions(s: Ship) -> Rules[None]:
    """DB-12.10: a dominant obsession wins; then every other obsessed player dies."""
    for secret in range(len(s.pack.secrets)):
        if s.pack.dominants >> secret & 1:
            for seat in living(s):
                if (yield from has(s, seat, secret)):
                    yield from ending.end(s, (seat,), "obsession")
    doomed = []
    for seat in living(s):
        for secret in range(len(s.pack.secrets)):
            if s.pack.obsessions >> secret & 1 and (yield from has(s, seat, secret)):
                yield from secrets.reveal(s, s.secret[seat])
                doomed.append(seat)
    for seat in doomed:
        yield from life.kill(s, seat, "DB-12.10")


def has(s: Ship, seat: int, secret: int) -> Rules[bool]:
    """Whether a seat holds a secret; all learn it."""
    number = s.secret[seat]
    return number >= 0 and bool(s.secrets[number].may >> secret & 1) and (yield from secrets.holds(s, seat, secret))


def emancipation_vote(s: Ship) -> Rules[None]:
    """DB-12.11: whoever has most votes is the only one who stays conscious; then a will draw is due (DB-12.12)."""
    s.candidates = living(s)
    said = yield Sealed(s.candidates, "vote-emancipation", [VOTE[seat] for seat in s.candidates], "DB-12.11")
    for seat in s.candidates:
        s.ballots[seat] = said[seat].seat
    yield from open_ballots(s)
    s.sole = yield from elected(s, fewest=False)
    s.ballots = [-1] * s.seats
    s.final_step = EMANCIPATION
    s.say("emancipated", "DB-12.11", seat=s.sole)


def emancipate(s: Ship) -> None:
    """DB-12.12: the will draw is made, stage III can be explored."""
    s.stage, s.final_step = 2, SITUATIONS
    s.say("third-stage", "DB-12.12")


# House rules


def is_bound(s: Ship, seat: int) -> bool:
    """DB-17.2: whether the current situation keeps this seat from acting; DB-20.1: never the last one conscious."""
    if s.current < 0 or s.explorer != seat or s.pack.situations[s.situations[s.current].card].binds != "act":
        return False
    return not (s.house_tetany and s.sole == seat)


def find_card(s: Ship, situation: Situation) -> Rules[None]:
    """DB-20.2: a situation of the final phase wants a card that is not in the reserve: it is put there, face down, at a
    place drawn by lot."""
    wanted = situation.steps[0].card
    if not wanted or not s.house_emperor:
        return
    card = INDEX[wanted]
    if card in s.air:
        s.air.remove(card)
    elif not (yield from taken_from_discard(s, card)):
        return
    place = yield Pick("emperor", [1] * (len(s.reserve) + 1))
    s.reserve.insert(len(s.reserve) - place, DOWN[card])
    s.say("card-returned", "DB-20.2", card=OXYGEN[card], place=place + 1, left=len(s.reserve))


def taken_from_discard(s: Ship, card: int) -> Rules[bool]:
    """Whether the card was in the discard, perhaps face down: then somebody looks through it and takes it out."""
    if any(slot.seen == ALL and slot.card == card for slot in s.reserve):
        return False
    if not any(slot.seen == ALL and slot.card == card for slot in s.discard):
        yield from oxygen.settle_discard(s)
    at = next((i for i, slot in enumerate(s.discard) if slot.card == card), -1)
    if at >= 0 and s.discard[at].seen == ALL:
        del s.discard[at]
        return True
    if (yield Show(at + 1)):
        del s.discard[at]
        return True
    for i, slot in enumerate(s.discard):
        if slot.seen != ALL:
            s.discard[i] = slot._replace(may=slot.may & ~(1 << card))
    return False
