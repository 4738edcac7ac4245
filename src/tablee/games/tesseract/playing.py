"""Cards (TS-7): drawn, played, and their effects carried out step by step. What the verbs do is in `effects` and `carrying`."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from tablee.games.tesseract.options import DONE
from tablee.games.tesseract.state import TesseractState, active_name, active_seat, name
from tablee.kit import Ask, Option, Pick, Rules
from tablee.kit.pack import Call, Card, Doing

# TS-7.5: drawing


def draw(s: TesseractState, level: int, count: int, rule: str) -> Rules[None]:
    """TS-7.5: Research cards of a level, as far as there are any, face up; of several one is kept (TS-12.6)."""
    for _ in range(count):
        counts = s.cards.of_level(s.left, level)
        if any(counts):
            card = yield Pick(f"research-{level}", counts)
            s.left[card] -= 1
            s.drawn.append(card)
    if not s.drawn:
        s.say("no-card", "TS-6.16", level=level)
        return
    research = s.cards.research
    s.describe("drew", rule, who=active_name(s), cards=lambda: [research[card].id for card in s.drawn], level=level)
    kept = s.drawn[0]
    if len(set(s.drawn)) > 1:
        options = [s.cards.card_options[card] for card in sorted(set(s.drawn))]
        chosen = yield Ask(active_seat(s), "keep", options, rule, public=True)
        kept = s.cards.research_index[chosen.card]
    s.drawn.remove(kept)
    insort(s.hands[s.active], kept)
    for card in s.drawn:
        s.discarded[card] += 1
    if s.drawn:
        s.say("kept", rule, who=active_name(s), card=research[kept].id)
    s.drawn.clear()


def discard(s: TesseractState, card: int) -> None:
    """A Research card of the active scientist goes, unused."""
    s.hands[s.active].remove(card)
    s.discarded[card] += 1


# TS-7.3, TS-11.3: playing


def playable(s: TesseractState, card: int) -> bool:
    """TS-7.6, TS-7.10: in the Action phase, and able to do something."""
    return s.cards.research[card].when == "action" and usable(s, s.cards.plays[card])


def play(s: TesseractState, who: int, card: int) -> Rules[None]:
    """TS-7.3: the effect, then the discard pile."""
    s.hands[who].remove(card)
    s.playing = card
    played = s.cards.research[card]
    s.say("played", played.rule, who=name(s, who), card=played.id)
    if (yield from perform(s, s.cards.plays[card], played)):
        s.discarded[card] += 1
    else:
        insort(s.hands[who], card)  # TS-5.11
    s.playing = -1


def use(s: TesseractState, card: int) -> Rules[None]:
    """TS-11.3: once, by whoever's Action phase it is."""
    s.unlocked.remove(card)
    s.spent.append(card)
    used = s.cards.containment[card]
    s.say("used", used.rule, who=active_name(s), card=used.id)
    yield from perform(s, s.cards.uses[card], used)


# TS-7.9, TS-7.10: an effect


class Working(Doing):
    """One effect being carried out by the active scientist. `unused`: somebody refused, so the card stays in hand."""

    __slots__ = ("card", "s", "unused")

    def __init__(self, s: TesseractState, card: Card) -> None:
        super().__init__()
        self.s, self.card, self.unused = s, card, False

    @property
    def who(self) -> str:
        return active_name(self.s)

    def choose(self, kind: str, options: Sequence[Option], stop: bool = True) -> Rules[Option]:
        """TS-7.9: one of these, or no more; nobody is asked when there is none."""
        if not options:
            return DONE
        listed = [*options, DONE] if stop else options
        chosen = yield Ask(active_seat(self.s), kind, listed, self.card.rule, public=True)
        self.s.picked.append(str(chosen))
        return chosen


def perform(s: TesseractState, calls: Sequence[Call], card: Card) -> Rules[bool]:
    """TS-7.9: step by step; one without a target is passed over. Gives whether the card was used."""
    doing = Working(s, card)
    for call in calls:
        doing.spend(call)
        if call.verb.facts["can"](s, *call.args):
            yield from call.verb.run(doing, *call.args)
    return not doing.unused


def usable(s: TesseractState, calls: Sequence[Call]) -> bool:
    """TS-7.10: at least one step would find something to do."""
    for verb, args, _ in calls:
        can = verb.facts["can"]
        if can(s, *args):
            return True
    return False
