"""DB-9: situations: explored, resolved, planned. DB-12: the final phase they lead to: three stages and two votes."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths import beliefs, secrets
from tablee.games.breaths.cards import DOWN, INDEX, NUMBER, OXYGEN, RESOLVE, Situation
from tablee.games.breaths.knowledge import die_together, draw_knowledge, kill, wound
from tablee.games.breaths.options import EMANCIPATION, RITUAL, VOTE
from tablee.games.breaths.oxygen import choose_place
from tablee.games.breaths.state import FINAL, FIRST, SITUATIONS, Action, BreathsState, living, situation_now, step_now
from tablee.games.breaths.working import perform
from tablee.kit import ALL, Option, Pick, Rules, Sealed, Show, look


def stack(s: BreathsState) -> list[int]:
    """Where the next situation comes from: the pile, or the stage of the final phase (DB-12.3)."""
    return s.stages[s.stage] if s.phase == FINAL else s.pile


def can_explore(s: BreathsState) -> bool:
    """DB-9.4: not away from an urgent situation; DB-12.4: not past a stage that is still to be done."""
    now = situation_now(s)
    return not (now and now.urgent) and bool(stack(s)) and s.final_step == SITUATIONS


def explore(s: BreathsState, seat: int, rule: str, bottom: bool = False) -> Rules[None]:
    """DB-8.2, DB-9.3: the next situation becomes the current one; the one before goes on top of the pile."""
    if not can_explore(s) or (bottom and s.phase == FINAL):  # DB-12.5
        return
    pile = stack(s)
    number = pile.pop(0 if bottom else -1)
    if s.current >= 0:
        pile.append(s.current)
    s.current, s.explorer, s.progress = number, seat, 0  # DB-9.6, DB-9.9
    slot = yield from look(s.situations[number], s.situation_loose, "situations")
    s.situations[number] = slot._replace(up=True)
    card = s.cards.situations[slot.card]
    s.say("explored", rule, seat=seat, situation=card.id, bottom=bottom)
    yield from perform(s, seat, s.cards.on_draw[slot.card], card, number)
    if s.phase == FINAL:
        yield from find_card(s, card)


def ways(s: BreathsState, seat: int, closed: Sequence[int]) -> Sequence[Option]:
    """DB-8.8: how this seat may try to resolve the current situation."""
    now = situation_now(s)
    if now is None or (now.binds == "alone" and seat != s.explorer):  # DB-17.5
        return ()
    step = now.steps[s.progress]
    if step.draw:
        return [RESOLVE[name] for name in step.draw if NUMBER[name] not in closed]  # DB-9.8
    return (RESOLVE["card"],) if step.card else (RESOLVE["suffering"],)


def work_out(s: BreathsState, action: Action, rule: str) -> Rules[None]:
    """DB-9.7: the declared part of a situation is done, if it is still the current one; the last part resolves it."""
    seat, now, step = action.seat, situation_now(s), step_now(s)
    if now is None or step is None or s.current != action.card:
        return
    if step.skull:  # DB-9.10
        yield from wound(s, seat, 1, now.rule)
        if s.dead[seat]:
            return
    s.progress += 1
    if s.progress < len(now.steps):
        s.say("progress", now.rule, seat=seat, situation=now.id)
        return
    yield from solved(s, seat, now, rule)


def solved(s: BreathsState, seat: int, now: Situation, rule: str) -> Rules[None]:
    """DB-9.2: the card goes under the pile, and whoever has finished it draws a knowledge card. DB-12.6: in the final phase
    it leaves the game, without reward."""
    number, s.current, s.explorer, s.progress = s.current, -1, -1, 0
    s.solved += 1
    s.say("solved", rule, seat=seat, situation=now.id)
    if s.phase == FINAL:
        if not s.stages[s.stage]:
            yield from uncover(s)
        return
    s.pile.insert(0, number)
    yield from draw_knowledge(s, seat, rule)
    yield from secrets.begin_final_if_due(s)


def plan(s: BreathsState, seat: int, rule: str) -> Rules[None]:
    """DB-8.6: twice."""
    for _ in range(2):
        if s.phase != FINAL and s.pile and not s.dead[seat]:
            yield from put_back(s, seat, rule)


def put_back(s: BreathsState, seat: int, rule: str) -> Rules[None]:
    """DB-8.6: the top situation is read by this seat alone and put back at a place all can see."""
    number = s.pile[-1]
    s.situations[number] = slot = yield from look(s.situations[number], s.situation_loose, "situations", (seat,))
    s.say("planned", rule, lambda: {seat: {"situation": s.cards.situations[slot.card].id}}, seat=seat)
    place = yield from choose_place(s, seat, len(s.pile), "put-back", rule)
    s.pile.pop()
    s.pile.insert(len(s.pile) + 1 - place, number)
    s.say("put-back", rule, seat=seat, place=place)


# DB-12.6: the stages of the final phase


def uncover(s: BreathsState) -> Rules[None]:
    """DB-12.6: both situations of a stage are solved: what it says happens."""
    s.say("uncovered", "DB-12.6", stage=s.stage + 1)
    if s.stage == 0:
        yield from secrets.fire(s, "stage")
        yield from ritual_vote(s)
    elif s.stage == 1:
        yield from obsessions(s)
        yield from emancipation_vote(s)
    else:
        yield from secrets.cooperative_victory(s)  # DB-12.14


# DB-12.7: stage I


def cast_ballots(s: BreathsState, kind: str, rule: str) -> Rules[None]:
    """DB-12.13: all who live vote for one of them, out of sight and at once."""
    s.candidates = living(s)
    if len(s.candidates) == 1 and s.version != FIRST:
        s.ballots[s.candidates[0]] = s.candidates[0]
        return
    said = yield Sealed(s.candidates, kind, [VOTE[seat] for seat in s.candidates], rule)
    for seat in s.candidates:
        s.ballots[seat] = said[seat].seat


def ritual_vote(s: BreathsState) -> Rules[None]:
    """DB-12.7, DB-12.8: ballots are cast now, and stay shut until the physical draw is made."""
    yield from cast_ballots(s, "vote-sacrifice", "DB-12.7")
    s.final_step = RITUAL
    s.say("voted", "DB-12.7", seats=s.candidates[:])


def sacrifice(s: BreathsState) -> Rules[None]:
    """DB-12.9: the ballots are opened; whoever has most votes dies, of several the one with the fewest knowledge cards."""
    yield from open_ballots(s)
    chosen = yield from elected(s, fewest=True)
    s.ballots = [-1] * s.seats
    s.stage, s.final_step = 1, SITUATIONS
    if chosen >= 0:
        s.say("sacrificed", "DB-12.9", seat=chosen)
        yield from kill(s, chosen, "DB-12.9")


def open_ballots(s: BreathsState) -> Rules[None]:
    """DB-12.13: with names."""
    for seat in s.candidates:
        yield Show(s.ballots[seat])
    s.say("ballots", "DB-12.13", seats=s.candidates[:], votes=[s.ballots[seat] for seat in s.candidates])


def elected(s: BreathsState, fewest: bool) -> Rules[int]:
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


def obsessions(s: BreathsState) -> Rules[None]:
    """DB-12.10: a dominant obsession wins; then all other obsessed players die, whoever would win by a death as the first."""
    for secret in sorted(s.cards.dominants):
        for seat in living(s):
            if (yield from is_held_by(s, seat, secret)):
                yield from secrets.end(s, (seat,), "obsession")
    if s.version == FIRST:
        yield from doom_one_by_one(s)
        return
    awaits_death = {trigger.secret for trigger in s.cards.at["death"]}
    doomed: list[tuple[bool, int, int]] = []
    for seat in living(s):
        for secret in sorted(s.cards.obsessions):
            if (yield from is_held_by(s, seat, secret)):
                doomed.append((secret not in awaits_death, seat, secret))
    for _, seat, secret in sorted(doomed):
        s.say("obsession-ends", "DB-12.10", seat=seat, secret=s.cards.secrets[secret].id)
    seats = [seat for _, seat, _ in sorted(doomed)]
    yield from die_together(s, seats, "DB-12.10")
    for seat in seats:
        yield from secrets.reveal(s, s.secret[seat])


def doom_one_by_one(s: BreathsState) -> Rules[None]:
    """DB-12.10 as the first version of the rules had it: by seat."""
    doomed = []
    for seat in living(s):
        for secret in sorted(s.cards.obsessions):
            if (yield from is_held_by(s, seat, secret)):
                yield from secrets.reveal(s, s.secret[seat])
                doomed.append(seat)
    for seat in doomed:
        yield from kill(s, seat, "DB-12.10")


def is_held_by(s: BreathsState, seat: int, secret: int) -> Rules[bool]:
    """Whether a seat holds a secret; all learn it."""
    return beliefs.may_hold(s, seat, secret) and (yield from secrets.holds(s, seat, secret))


def emancipation_vote(s: BreathsState) -> Rules[None]:
    """DB-12.11: whoever has most votes is the only one who stays conscious; then a will draw is due (DB-12.12)."""
    yield from cast_ballots(s, "vote-emancipation", "DB-12.11")
    yield from open_ballots(s)
    s.sole = yield from elected(s, fewest=False)
    s.ballots = [-1] * s.seats
    s.final_step = EMANCIPATION
    s.say("emancipated", "DB-12.11", seat=s.sole)


def emancipate(s: BreathsState) -> Rules[None]:
    """DB-12.12: the will draw is made, stage III can be explored."""
    s.stage, s.final_step = 2, SITUATIONS
    s.say("third-stage", "DB-12.12")
    yield from ()


# DB-20.2: a house rule


def find_card(s: BreathsState, situation: Situation) -> Rules[None]:
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


def taken_from_discard(s: BreathsState, card: int) -> Rules[bool]:
    """Whether the card was in the discard, perhaps face down: then somebody looks through it and takes it out."""
    if any(slot.seen == ALL and slot.card == card for slot in s.reserve):
        return False
    if not any(slot.seen == ALL and slot.card == card for slot in s.discard):
        yield from beliefs.settle_discard(s)
    at = next((i for i, slot in enumerate(s.discard) if slot.card == card), -1)
    if at >= 0 and s.discard[at].seen == ALL:
        del s.discard[at]
        return True
    if (yield Show(at + 1)):
        del s.discard[at]
        return True
    beliefs.not_in_discard(s, card)
    return False
