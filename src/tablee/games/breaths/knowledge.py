"""DB-10: knowledge cards: drawn, used, played in the middle of other people's draws, shown."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.breaths import effects, ending, final, secrets
from tablee.games.breaths.said import Decide, ShowCard
from tablee.games.breaths.state import FINAL, LIFE, Clause, Ship, able, living_others
from tablee.kit import ALL, Ask, Cut, Option, Rules, Show, Slot, look
from tablee.kit.asks import Options
from tablee.kit.pack import Doing


def draw_knowledge(s: Ship, seat: int, rule: str) -> Rules[None]:
    """DB-10.2: the top card of the pile, for its drawer's eyes. With the last one the final phase begins, or victory."""
    if not s.knowledge_left or s.dead[seat]:
        return
    yield from deal_card(s, seat, rule)
    if s.knowledge_left:
        return
    if s.coop:
        yield from ending.cooperative_victory(s)  # DB-1.6
    s.final_due = s.phase != FINAL  # DB-12.1


def deal_card(s: Ship, seat: int, rule: str) -> Rules[None]:
    unseen = Slot(-1, False, 0, s.pack.every_knowledge)
    slot = yield from look(unseen, s.knowledge_loose, "knowledge", (seat,))
    s.knowledge.append(slot)
    s.hands[seat].append(len(s.knowledge) - 1)
    s.knowledge_left -= 1
    told = {seat: {"card": s.pack.knowledge[slot.card].id}}
    s.say("took-knowledge", rule, told, seat=seat, left=s.knowledge_left)


def open_card(s: Ship, number: int) -> Rules[int]:
    """A knowledge card is announced: everybody sees it from now on. Gives which it is."""
    slot = s.knowledge[number]
    if slot.seen != ALL:
        slot = s.knowledge[number] = (yield from look(slot, s.knowledge_loose, "knowledge"))._replace(up=True)
    return slot.card


def discard(s: Ship, seat: int, number: int) -> None:
    """DB-10.10: out of the game, not back to the pile."""
    if number in s.hands[seat]:
        s.hands[seat].remove(number)
        s.gone.append(number)


def trigger(s: Ship, owner: int, number: int, rule: str, doing: Doing | None = None) -> Rules[None]:
    """DB-10.9: a card takes effect because somebody else says so. Its owner makes its choices; a permanent one does nothing."""
    k = yield from open_card(s, number)
    card = s.pack.knowledge[k]
    s.say("triggered", rule, seat=owner, card=card.id)
    if card.kind == "quick":
        discard(s, owner, number)
    if card.kind != "permanent":
        yield from effects.perform(s, owner, s.pack.knowledge_does[k], card, "knowledge", number, doing=doing)


# DB-10.7: permanent cards


def permanents(s: Ship, seat: int, characteristic: int) -> Rules[None]:
    """DB-10.6: a draw has succeeded: whoever made it may hold a permanent card for it. All see whether it works."""
    for k in s.pack.permanent[characteristic] if characteristic >= 0 else ():
        if s.dead[seat] or not any(s.knowledge[number].may >> k & 1 for number in s.hands[seat]):
            continue
        works = holds(s, seat, k) and not is_banned(s, seat)
        if (yield Show(int(works))):
            number = next(number for number in s.hands[seat] if s.knowledge[number].card == k)
            yield from open_card(s, number)
            secrets.rule_out(s, seat, banning(s, seat))
            card = s.pack.knowledge[k]
            s.say("permanent", card.rule, seat=seat, card=card.id)
            yield from effects.perform(s, seat, s.pack.knowledge_does[k], card, "knowledge", number)
        else:
            silence(s, seat, k)


def holds(s: Ship, seat: int, k: int) -> bool:
    return any(s.knowledge[number].card == k for number in s.hands[seat])


def silence(s: Ship, seat: int, k: int) -> None:
    """DB-19.5: nothing has happened, so the card is not there; or its use is forbidden by a secret nobody knows."""
    number = s.secret[seat]
    if number >= 0 and s.secrets[number].may & banning(s, seat):
        clause = Clause(sum(1 << held for held in s.hands[seat]), k, number, banning(s, seat))
        if s.secrets[number].seen != ALL and clause not in s.clauses:
            s.clauses.append(clause)
        return
    for held in s.hands[seat]:
        slot = s.knowledge[held]
        if slot.seen != ALL:
            s.knowledge[held] = slot._replace(may=slot.may & ~(1 << k))


def banning(s: Ship, seat: int) -> int:
    """The secrets that would forbid this seat to use knowledge cards, with the life it has."""
    life = s.life[seat]
    if life >= LIFE or s.coop:
        return 0
    return sum(
        1 << n for n, card in enumerate(s.pack.secrets) if card.no_knowledge_at >= life and s.pack.fears >> n & 1
    )


def is_banned(s: Ship, seat: int) -> bool:
    """DB-10.11: whether this seat's secret forbids it to use knowledge cards now."""
    number = s.secret[seat]
    if number < 0 or not s.pack.fears >> s.secrets[number].card & 1:
        return False
    return bool(banning(s, seat) >> s.secrets[number].card & 1)


# DB-10.5: quick cards and the moments at which they may be played


def cut_ins(s: Ship, seat: int) -> Sequence[Option]:
    """What this seat could do in the middle of things: nobody else can tell whether there is anything."""
    found: list[Option] = []
    if not s.window:
        return found
    pack = s.pack
    for number in s.hands[seat]:
        k = s.knowledge[number].card
        if pack.play[k] is not None and effects.is_useful(s, seat, k):
            found.append(pack.play[k])
    if found and (is_banned(s, seat) or final.is_bound(s, seat)):
        found.clear()
    secret = s.secret[seat]
    if secret >= 0 and pack.decided[s.secrets[secret].card] and secrets.decisions(s, seat):
        found.append(pack.decide[s.secrets[secret].card])
    if found and not able(s, seat):
        found.clear()
    return found


def cut_in(s: Ship, cut: Cut) -> Rules[None]:
    """A quick card, or a secret whose holder decides."""
    seat, option = cut
    if isinstance(option, Decide):
        yield from secrets.decide(s, seat)
        return
    number = next(n for n in s.hands[seat] if s.pack.knowledge[s.knowledge[n].card].id == option.card)
    secrets.rule_out(s, seat, banning(s, seat))
    k = yield from open_card(s, number)
    card = s.pack.knowledge[k]
    s.say("cut-in", card.rule, seat=seat, card=card.id)
    discard(s, seat, number)
    yield from effects.perform(s, seat, s.pack.knowledge_does[k], card, "knowledge", number)


def ask_openly(s: Ship, seat: int, kind: str, options: Options, rule: str) -> Rules[Option | None]:
    """An ask into which anybody may cut. None when what was going on has come to its end by that."""
    while True:
        answer = yield Ask(seat, kind, options, rule, cut_in=cut_ins)
        if type(answer) is not Cut:
            return answer
        yield from cut_in(s, answer)
        if s.stopped or s.dead[seat] or s.dead[s.holder] or (s.drawer == seat and not s.life[seat]):
            return None


# DB-10.12: showing cards


def shows(s: Ship, seat: int) -> list[Option]:
    """Which cards a seat could show to whom now."""
    if not s.window or s.dead[seat]:
        return []
    to = [-1, *living_others(s, seat)]
    found: list[Option] = []
    for place, number in enumerate(s.hands[seat], 1):
        if s.knowledge[number].seen != ALL:
            found += [ShowCard(place, other) for other in to if other < 0 or not s.knowledge[number].known_to(other)]
    return found


def show(s: Ship, seat: int, option: ShowCard) -> Rules[None]:
    """To all, or to one: then the others see only that it was done."""
    number = s.hands[seat][option.place - 1]
    name = s.pack.knowledge[s.knowledge[number].card].id
    if option.seat < 0:
        yield from open_card(s, number)
        s.say("showed", "DB-10.12", seat=seat, place=option.place, to=None, card=name)
        return
    slot = s.knowledge[number]
    s.knowledge[number] = yield from look(slot, s.knowledge_loose, "knowledge", (option.seat,))
    s.say("showed", "DB-10.12", {option.seat: {"card": name}}, seat=seat, place=option.place, to=option.seat)
