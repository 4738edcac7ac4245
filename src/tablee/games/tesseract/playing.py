"""Cards (TS-7): drawn, played, and their effects carried out step by step. What the verbs do is in `effects` and `carrying`."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from tablee.games.tesseract.options import DONE, Play, Use
from tablee.games.tesseract.state import (
    TAKEN_BACK,
    TesseractState,
    active_name,
    active_seat,
    go_on,
    is_left,
    leave,
    name,
)
from tablee.kit import Ask, Option, Pick, Rules, told
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
    say_drew(s, level, rule)
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
        s.say("kept", rule, who=active_name(s), card=s.cards.research[kept].id)
    s.drawn.clear()


@told
def say_drew(s: TesseractState, level: int, rule: str) -> None:
    """All that were drawn, before one is kept."""
    s.say("drew", rule, who=active_name(s), cards=[s.cards.research[card].id for card in s.drawn], level=level)


def discard(s: TesseractState, card: int) -> None:
    """A Research card of the active scientist goes, unused."""
    s.hands[s.active].remove(card)
    s.discarded[card] += 1


# TS-7.3, TS-11.3: playing


def playable(s: TesseractState, card: int) -> bool:
    """TS-7.6, TS-7.10: in the Action phase, and able to do something."""
    research = s.cards.research[card]
    return research.when == "action" and usable(s, s.cards.plays[card]) and not is_left(s, research.id)


def is_useful(s: TesseractState, card: int) -> bool:
    """TS-7.10: an unlocked Containment card is able to do something."""
    return usable(s, s.cards.uses[card]) and not is_left(s, s.cards.containment[card].id)


def plays(s: TesseractState) -> list[Option]:
    """TS-7.2: the cards that can be played now."""
    found: list[Option] = [s.cards.play_options[card] for card in dict.fromkeys(s.hands[s.active]) if playable(s, card)]
    return found + [s.cards.use_options[card] for card in s.unlocked if is_useful(s, card)]


def play_or_use(s: TesseractState, said: Play | Use) -> Rules[None]:
    """TS-7.3, TS-11.3: the card that was named."""
    if type(said) is Play:
        yield from play(s, s.active, s.cards.research_index[said.card])
    else:
        yield from use(s, s.cards.containment_index[said.card])


def play(s: TesseractState, who: int, card: int) -> Rules[None]:
    """TS-7.3: the effect, then the discard pile."""
    s.hands[who].remove(card)
    s.playing = card
    played = s.cards.research[card]
    s.say("played", played.rule, who=name(s, who), card=played.id)
    if (yield from perform(s, s.cards.plays[card], played)):
        s.discarded[card] += 1
    else:
        insort(s.hands[who], card)  # TS-5.11, TS-7.10
    s.playing = -1


def use(s: TesseractState, card: int) -> Rules[None]:
    """TS-11.3: once, by whoever's Action phase it is. TS-14.10: some do what they do once for each other scientist."""
    place = s.unlocked.index(card)
    s.unlocked.remove(card)
    s.spent.append(card)
    used = s.cards.containment[card]
    s.say("used", used.rule, who=active_name(s), card=used.id)
    calls = [*s.cards.uses[card]] * (len(s.scientists) - 1 if used.repeats else 1)
    if not (yield from perform(s, calls, used)):  # TS-7.10
        s.spent.remove(card)
        s.unlocked.insert(place, card)


# TS-7.9, TS-7.10: an effect


class Working(Doing):
    """One effect being carried out by the active scientist. `unused`: somebody refused, so the card stays in hand; `asked`: the verb
    under way lets somebody choose; `touched`: something was chosen, or happened unasked."""

    __slots__ = ("asked", "card", "s", "touched", "unused")

    def __init__(self, s: TesseractState, card: Card) -> None:
        super().__init__()
        self.s, self.card, self.unused, self.asked, self.touched = s, card, False, False, False

    @property
    def who(self) -> str:
        return active_name(self.s)

    def choose(self, kind: str, options: Sequence[Option], stop: bool = True, *, aims: bool = False) -> Rules[Option]:
        """TS-7.9: one of these, or no more; nobody is asked when there is none. `aims`: this alone changes nothing yet."""
        self.asked = True
        if not options:
            return DONE
        listed = [*options, DONE] if stop else options
        chosen = yield Ask(active_seat(self.s), kind, listed, self.card.rule, public=True)
        self.s.picked.append(str(chosen))
        self.touched = self.touched or not (aims or chosen == DONE)
        return chosen


def perform(s: TesseractState, calls: Sequence[Call], card: Card) -> Rules[bool]:
    """TS-7.9: step by step; one without a target is passed over. Gives whether the card was used."""
    doing = Working(s, card)
    for call in calls:
        doing.spend(call)
        if call.verb.facts["can"](s, *call.args):
            doing.asked = False
            yield from call.verb.run(doing, *call.args)
            doing.touched = doing.touched or not doing.asked
    if not doing.touched and s.version >= TAKEN_BACK:  # TS-7.10
        leave(s, card.id)
        s.say("taken-back", "TS-7.10", who=active_name(s), card=card.id)
        return False
    go_on(s)
    return not doing.unused


def usable(s: TesseractState, calls: Sequence[Call]) -> bool:
    """TS-7.10: at least one step would find something to do."""
    for verb, args, _ in calls:
        can = verb.facts["can"]
        if can(s, *args):
            return True
    return False
