"""DB-10: knowledge cards: drawn, used, played in the middle of other people's draws, shown. DB-3: life points, wounds and death."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths import beliefs, secrets
from tablee.games.breaths.options import Decide, ShowCard
from tablee.games.breaths.state import FINAL, LIFE, BreathsState, able, is_bound, living, living_others, unseen
from tablee.games.breaths.working import perform
from tablee.kit import ALL, Ask, Cut, Option, Rules, Show, look
from tablee.kit.asks import Options
from tablee.kit.pack import Doing


def draw_knowledge(s: BreathsState, seat: int, rule: str) -> Rules[None]:
    """DB-10.2: the top card of the pile, for its drawer's eyes. With the last one the final phase begins, or victory."""
    if not s.knowledge_left or s.dead[seat]:
        return
    yield from deal_card(s, seat, rule)
    if s.knowledge_left:
        return
    if s.coop:
        yield from secrets.cooperative_victory(s)  # DB-1.6
    s.final_due = s.phase != FINAL  # DB-12.1


def deal_card(s: BreathsState, seat: int, rule: str) -> Rules[None]:
    slot = yield from look(unseen(s.cards.every_knowledge), s.knowledge_loose, "knowledge", (seat,))
    s.knowledge.append(slot)
    s.hands[seat].append(len(s.knowledge) - 1)
    s.knowledge_left -= 1
    s.say(
        "took-knowledge",
        rule,
        lambda: {seat: {"card": s.cards.knowledge[slot.card].id}},
        seat=seat,
        left=s.knowledge_left,
    )


def number_of(s: BreathsState, seat: int, card: str) -> int:
    """The knowledge card of that name in this seat's hand."""
    return next(number for number in s.hands[seat] if s.cards.knowledge[s.knowledge[number].card].id == card)


def open_card(s: BreathsState, number: int) -> Rules[int]:
    """A knowledge card is announced: everybody sees it from now on. Gives which it is."""
    slot = s.knowledge[number]
    if slot.seen != ALL:
        slot = s.knowledge[number] = (yield from look(slot, s.knowledge_loose, "knowledge"))._replace(up=True)
    return slot.card


def discard(s: BreathsState, seat: int, number: int) -> None:
    """DB-10.10: out of the game, not back to the pile."""
    if number in s.hands[seat]:
        s.hands[seat].remove(number)
        s.gone.append(number)


def trigger(s: BreathsState, owner: int, number: int, rule: str, doing: Doing | None = None) -> Rules[None]:
    """DB-10.9: a card takes effect because somebody else says so. Its owner makes its choices; a permanent one does nothing."""
    k = yield from open_card(s, number)
    card = s.cards.knowledge[k]
    if card.kind == "permanent":
        s.say("triggered-nothing", rule, seat=owner, card=card.id)
        return
    s.say("triggered", rule, seat=owner, card=card.id)
    if card.kind == "quick":
        discard(s, owner, number)
    yield from perform(s, owner, s.cards.knowledge_does[k], card, number, doing=doing)


# DB-10.7: permanent cards


def permanents(s: BreathsState, seat: int, characteristic: int) -> Rules[None]:
    """DB-10.6: a draw has succeeded: whoever made it may hold a permanent card for it. All see whether it works."""
    for k in s.cards.permanent[characteristic] if characteristic >= 0 else ():
        if s.dead[seat] or not beliefs.may_have(s, seat, k):
            continue
        works = holds(s, seat, k) and not secrets.is_banned(s, seat)
        if (yield Show(int(works))):
            number = next(number for number in s.hands[seat] if s.knowledge[number].card == k)
            yield from open_card(s, number)
            beliefs.rule_out(s, seat, secrets.banning(s, seat))
            card = s.cards.knowledge[k]
            s.say("permanent", card.rule, seat=seat, card=card.id)
            yield from perform(s, seat, s.cards.knowledge_does[k], card, number)
        else:
            beliefs.silence(s, seat, k, secrets.banning(s, seat))


def holds(s: BreathsState, seat: int, k: int) -> bool:
    return any(s.knowledge[number].card == k for number in s.hands[seat])


# DB-10.5: quick cards and the moments at which they may be played


def cut_ins(s: BreathsState, seat: int) -> Sequence[Option]:
    """What this seat could do in the middle of things: nobody else can tell whether there is anything."""
    if not s.window:
        return ()
    found: list[Option] = []
    cards, knowledge = s.cards, s.knowledge
    play = cards.play
    for number in s.hands[seat]:
        k = knowledge[number].card
        if play[k] is not None and cards.is_useful[k](s, seat):
            found.append(play[k])
    if found and (secrets.is_banned(s, seat) or is_bound(s, seat)):
        found.clear()
    secret = s.secret[seat]
    if secret >= 0 and cards.decided[s.secrets[secret].card] and secrets.decisions(s, seat):
        found.append(cards.decide[s.secrets[secret].card])
    if found and not able(s, seat):
        found.clear()
    return found


def cut_in(s: BreathsState, cut: Cut) -> Rules[None]:
    """A quick card, or a secret whose holder decides: the turn is no mere pass any more (DB-20.3)."""
    seat, option = cut
    s.acted = True
    if isinstance(option, Decide):
        yield from secrets.decide(s, seat)
        return
    number = number_of(s, seat, option.card)
    beliefs.rule_out(s, seat, secrets.banning(s, seat))
    k = yield from open_card(s, number)
    card = s.cards.knowledge[k]
    s.say("cut-in", card.rule, seat=seat, card=card.id)
    discard(s, seat, number)
    yield from perform(s, seat, s.cards.knowledge_does[k], card, number)


def ask_openly(s: BreathsState, seat: int, kind: str, options: Options, rule: str) -> Rules[Option | None]:
    """An ask into which anybody may cut. None when what was going on has come to its end by that."""
    while True:
        answer = yield Ask(seat, kind, options, rule, cut_in=cut_ins)
        if type(answer) is not Cut:
            return answer
        yield from cut_in(s, answer)
        if s.stopped or s.dead[seat] or s.dead[s.holder] or (s.drawer == seat and not s.life[seat]):
            return None


# DB-10.12: showing cards


def shows(s: BreathsState, seat: int) -> list[Option]:
    """Which cards a seat could show to whom now."""
    if not s.window or s.dead[seat]:
        return []
    to = [-1, *living_others(s, seat)]
    found: list[Option] = []
    for place, number in enumerate(s.hands[seat], 1):
        if s.knowledge[number].seen != ALL:
            found += [ShowCard(place, other) for other in to if other < 0 or not s.knowledge[number].known_to(other)]
    return found


def show(s: BreathsState, seat: int, option: ShowCard) -> Rules[None]:
    """To all, or to one: then the others see only that it was done."""
    number = s.hands[seat][option.place - 1]
    name = s.cards.knowledge[s.knowledge[number].card].id
    if option.seat < 0:
        yield from open_card(s, number)
        s.say("showed", "DB-10.12", seat=seat, place=option.place, to=None, card=name)
        return
    slot = s.knowledge[number]
    s.knowledge[number] = yield from look(slot, s.knowledge_loose, "knowledge", (option.seat,))
    s.say("showed", "DB-10.12", {option.seat: {"card": name}}, seat=seat, place=option.place, to=option.seat)


# DB-3: life points, wounds, exhaustion and death


def heal(s: BreathsState, seat: int, count: int, rule: str) -> None:
    """DB-3.7: never above three."""
    gained = min(LIFE, s.life[seat] + count) - s.life[seat]
    if gained and not s.dead[seat]:
        s.life[seat] += gained
        s.say("healed", rule, seat=seat, count=gained, life=s.life[seat])


def wound(s: BreathsState, seat: int, count: int, rule: str, by: int = -1) -> Rules[None]:
    """DB-3.8, DB-3.9: one wound takes life down to 0 at most; a wound at 0 kills. `by`: who did it, if anybody."""
    if s.dead[seat]:
        return
    if s.life[seat] - count < 1 and (yield from spared(s, seat)):
        lose(s, seat, s.life[seat] - 1, rule)
    elif s.life[seat]:
        lose(s, seat, min(count, s.life[seat]), rule)
    else:
        yield from dies(s, seat, rule, by)


def lose(s: BreathsState, seat: int, count: int, rule: str) -> None:
    """So many life points, which are there; nothing is told of a wound that took none (DB-11.18)."""
    if count:
        s.life[seat] -= count
        s.say("wounded", rule, seat=seat, count=count, life=s.life[seat])


def spared(s: BreathsState, seat: int) -> Rules[bool]:
    """DB-11.18: whether a secret keeps this seat alive. Asked whenever life would fall below one."""
    s.spared = False
    yield from secrets.fire(s, "fall", at=seat)
    return s.spared


def kill(s: BreathsState, seat: int, rule: str, by: int = -1) -> Rules[None]:
    """Death by a vote or a card, whatever life there is; a secret may prevent that, too."""
    if not s.dead[seat] and not (yield from spared(s, seat)):
        yield from dies(s, seat, rule, by)


def dies(s: BreathsState, seat: int, rule: str, by: int) -> Rules[None]:
    """DB-3.10: and all that waits for a death."""
    lay_down(s, seat, rule, by)
    yield from secrets.fire(s, "death", "known", by=by, at=seat)
    yield from unless_all_dead(s)


def die_together(s: BreathsState, seats: Sequence[int], rule: str) -> Rules[None]:
    """DB-12.10: several die at the same moment: none of them sees another die."""
    for seat in seats:
        lay_down(s, seat, rule, -1)
    for seat in seats:
        yield from secrets.fire(s, "death", "known", at=seat)
    yield from unless_all_dead(s)


def unless_all_dead(s: BreathsState) -> Rules[None]:
    """DB-1.8: with nobody alive all is lost."""
    if not living(s):
        yield from secrets.end(s, (), "all-dead")


def lay_down(s: BreathsState, seat: int, rule: str, by: int) -> None:
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


def pledge(s: BreathsState, seat: int, rule: str) -> Rules[None]:
    """DB-6.8: a life laid beside the air pile. It is no wound."""
    if s.life[seat] <= 1 and (yield from spared(s, seat)):
        return
    s.life[seat] -= 1
    s.pledged[seat] += 1
    s.say("pledged", rule, seat=seat, life=s.life[seat])


def return_pledges(s: BreathsState, rule: str) -> None:
    """DB-6.9: pledged life comes back to those who live."""
    if not any(s.pledged):
        return
    for seat in range(s.seats):
        if s.pledged[seat]:
            s.life[seat] = min(LIFE, s.life[seat] + s.pledged[seat])
            s.pledged[seat] = 0
            s.say("pledge-back", rule, seat=seat, life=s.life[seat])
