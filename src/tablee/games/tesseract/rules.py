"""Tesseract, in the order of its rulebook. Numbers are those of `rules.en.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from tablee.games.tesseract import actions, carrying, effects, events, moves, setup, view
from tablee.games.tesseract.cards import BASES, FOLDER, Cards, Scientist, base_pack
from tablee.games.tesseract.cubes import KNOWN, NAMES, SHOWN, UNSEEN
from tablee.games.tesseract.passives import Gift
from tablee.games.tesseract.state import (
    ACTION,
    END,
    FREE_TRANSFER,
    KINDS,
    LET,
    THREAT,
    WATCH,
    Card,
    Play,
    Table,
    Use,
    begin_turn,
    fresh,
    seat_of,
    top,
)
from tablee.games.tesseract.working import perform, usable
from tablee.kit import Ask, Game, Option, Over, Question, Rules, Setting, choice, common

VERBS = (effects, carrying)
"""The modules whose verbs a pack may use."""


class Tesseract(Game[Table]):
    """One to four people contain 24 cubes before the block is gone or seven breaches are open.

    The bound `longest`, with the base pack. A Threat phase takes a cube off the block, unless it is skipped. At most 60
    cubes are on it after the set-up; rows bring back 4, Backflow 2, Recasting 3, High Tide 4: 73 come off at most, so
    there are 73 Threat phases, 2 skipped ones and the last, which finds nothing: 76 turns.
    A turn has 3 actions and 1 for variety; cards give 3 + 4 + 4 more in all: 315 actions. An action takes 8 answers at
    most (Contain with a partner: the action, a partner, a series, a cube, the match, a destroyed cube, its column, the
    reroll); a refusal gives back what it took, 3 times a turn, 4 answers each at most; the end of the turn and a free
    Transfer take 6: 315 * 8 + 76 * (12 + 6) = 3888. A cell is bared by a cube that leaves the block or by one that is
    restructured, once an action or by 2 cards: 73 + 317 = 390 events of one answer, and 76 ties. 41 Research cards of 9
    answers and 6 Containment cards of 50: 669. After a roll up to four scientists are asked, and again after each of 4
    cards and 76 watches: 4 * 156 = 624. The set-up: 11.
    """

    name = "tesseract"
    title = "Tesseract"
    weight = 2
    seats = range(1, 5)  # TS-3.1
    rules = "TS"
    folder = FOLDER
    longest = 3888 + 390 + 76 + 669 + 624 + 11
    options: ClassVar[Mapping[str, Setting]] = {
        s.name: s
        for s in (
            choice("base", *BASES),
            choice("scientists", "random", "choose"),
            choice("start_card", True, False),
            choice("extra_primed", 0, 1, 2),
            *common(range(1, 5)),
        )
    }

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.pack_name, self.pack_digest, self.pack_former = cards.name, cards.digest, cards.former
        self.card_options = [Card(card.id) for card in cards.research]
        self.play_options = [Play(card.id) for card in cards.research]
        self.use_options = [Use(card.id) for card in cards.containment]
        self.action = [Ask(seat, "action", self.choices, "TS-4.3", public=True) for seat in range(4)]

    def with_pack(self, pack: str) -> Tesseract:
        return self if pack == self.pack_name else Tesseract(base_pack() if pack == "base" else Cards(pack))

    def new(self, seats: int, options: Mapping[str, Any]) -> Table:
        copies = [card.copies for card in self.cards.research]
        s = fresh(seats, max(2, seats), copies, len(self.cards.containment))
        s.base = self.cards.base_index[options["base"]]
        s.choose, s.start_card = options["scientists"] == "choose", options["start_card"]
        s.extra = options["extra_primed"]
        s.first = -1 if options["first"] == "drawn" else options["first"]
        return s

    # Who and what

    def seat(self, s: Table) -> int:
        """Who answers for the active scientist, whose word is final (TS-4.9)."""
        return seat_of(s, s.active)

    def scientist(self, s: Table, who: int) -> Scientist:
        return self.cards.scientists[s.scientists[who]]

    def holder(self, s: Table, of: str) -> int:
        """The scientist at the table with this card."""
        return s.scientists.index(self.cards.scientist_index[of])

    def gift(self, s: Table) -> Gift:
        """TS-5.15: what the active scientist always has."""
        return self.cards.gifts[s.scientists[s.active]]

    def symbol(self, s: Table, cell: int) -> str:
        """TS-2.3, TS-8.11: what a cell bears, a dot when nothing or no more."""
        return "." if s.disarmed >> cell & 1 else self.cards.symbols[s.base][cell]

    # TS-4: a turn

    def turn(self, s: Table) -> Rules[None]:
        """One action of the Action phase, or the whole Threat phase; before all that, the set-up."""
        s.picked.clear()
        if s.phase == ACTION:
            return self.one_action(s)
        if s.phase == THREAT:
            return self.threat(s)
        return setup.set_up(self, s)

    def barred(self, s: Table, kind: str) -> str:
        """The rule by which an action cannot be done now; "" when it can."""
        return actions.BARRED[kind](self, s) if s.actions else "TS-4.3"

    def choices(self, s: Table, seat: int) -> Sequence[Option]:
        """TS-4.4, TS-7.2: actions while there are any left, cards at any moment, and the end (TS-4.6)."""
        found: list[Option] = []
        if s.actions:
            found += [kind for kind, barred in actions.BARRED.items() if not barred(self, s)]
        if self.may_pass(s):
            found.append(FREE_TRANSFER)
        for card in dict.fromkeys(s.hands[s.active]):
            if self.playable(s, card):
                found.append(self.play_options[card])
        for card in s.unlocked:
            if usable(self, s, self.cards.uses[card]):
                found.append(self.use_options[card])
        found.append(END)
        return found

    def may_pass(self, s: Table) -> bool:
        """TS-12.8: a Transfer that is not an action."""
        return self.gift(s).free_transfer and not s.used & actions.PASSED and not actions.no_transfer(self, s)

    def playable(self, s: Table, card: int) -> bool:
        """TS-7.6, TS-7.10: in the Action phase, and able to do something."""
        return self.cards.research[card].when == "action" and usable(self, s, self.cards.plays[card])

    def one_action(self, s: Table) -> Rules[None]:
        said = yield self.action[self.seat(s)]
        if said == END:
            s.phase = THREAT
            if s.log is not None:
                s.say("ended", "TS-4.6", who=self.scientist(s, s.active).id, actions=s.actions)
        elif said in actions.DO:
            yield from self.spend(s, said)
        elif type(said) is Play:
            yield from self.play(s, s.active, self.cards.research_index[said.card])
        elif type(said) is Use:
            yield from self.use(s, self.cards.containment_index[said.card])
        elif (yield from actions.transfer(self, s)):  # TS-12.8
            s.used |= actions.PASSED

    def spend(self, s: Table, kind: str) -> Rules[None]:
        """TS-4.3, TS-4.5: one action less; TS-12.1: variety may give one back."""
        s.actions -= 1
        if not (yield from actions.DO[kind](self, s)):
            s.actions += 1  # TS-5.11
            return
        s.kinds |= 1 << KINDS.index(kind)
        gift = self.gift(s)
        if gift.variety and s.kinds.bit_count() >= 3 and not s.used & actions.VARIED:
            s.used |= actions.VARIED
            s.actions += gift.variety
            s.say("gained", "TS-12.1", who=self.scientist(s, s.active).id, count=gift.variety, actions=s.actions)

    # TS-7: cards

    def play(self, s: Table, who: int, card: int) -> Rules[None]:
        """TS-7.3: the effect, then the discard pile."""
        s.hands[who].remove(card)
        s.playing = card
        played = self.cards.research[card]
        s.say("played", played.rule, who=self.scientist(s, who).id, card=played.id)
        if (yield from perform(self, s, self.cards.plays[card], played)):
            s.discarded[card] += 1
        else:
            s.hands[who].append(card)  # TS-5.11
            s.hands[who].sort()
        s.playing = -1

    def use(self, s: Table, card: int) -> Rules[None]:
        """TS-11.3: once, by whoever's Action phase it is."""
        s.unlocked.remove(card)
        s.spent.append(card)
        used = self.cards.containment[card]
        s.say("used", used.rule, who=self.scientist(s, s.active).id, card=used.id)
        yield from perform(self, s, self.cards.uses[card], used)

    # TS-9: the Threat phase

    def threat(self, s: Table) -> Rules[None]:
        if s.skips:  # TS-9.9
            s.skips -= 1
            s.say("skipped", "TS-9.9", left=s.skips)
        else:
            yield from self.prime(s)
        s.active = (s.active + 1) % len(s.scientists)  # TS-4.1, TS-9.10
        begin_turn(s)
        s.phase, s.round = ACTION, s.round + 1
        if s.log is not None:
            s.say("turn", "TS-4.1", who=self.scientist(s, s.active).id, seat=self.seat(s))

    def prime(self, s: Table) -> Rules[None]:
        """TS-9.1 to TS-9.8: the lowest cube is taken, rolled, answered, placed; then what it bared."""
        if not any(s.height):
            raise Over((), "empty")  # TS-1.5
        cell = yield from events.which(self, s, "TS-9.3")
        if s.log is not None:
            s.say("lifted", "TS-9.2", cube=SHOWN[top(s, cell)], cell=NAMES[cell])
        cube = yield from moves.lift(s, cell)
        s.rolled = yield from moves.roll(cube)
        s.say("rolled", "TS-9.4", cube=SHOWN[s.rolled])
        yield from self.answer_roll(s)
        if s.rolled >= 0:
            cube, s.rolled = s.rolled, -1
            events.place(s, cube, True)
        yield from events.bared(self, s, cell)

    def answer_roll(self, s: Table) -> Rules[None]:
        """TS-9.8: who can answer the roll is asked, from the active scientist on; an answer begins the round anew."""
        n = 0
        while n < len(s.scientists) and s.rolled >= 0:
            s.asked = (s.active + n) % len(s.scientists)
            n += 1
            if options := self.reactions(s, s.asked):
                said = yield Ask(seat_of(s, s.asked), "react", [*options, LET], "TS-9.8", public=True)
                if said != LET:
                    yield from self.react(s, s.asked, said)
                    n = 0
        s.asked = -1

    def reactions(self, s: Table, who: int) -> list[Option]:
        """TS-7.11, TS-12.10: cards for a Threat phase, and a watch not yet kept this round."""
        found: list[Option] = []
        if self.cards.gifts[s.scientists[who]].watches and not s.watched >> who & 1:
            found.append(WATCH)
        for card in dict.fromkeys(s.hands[who]):
            time = self.cards.research[card].when
            if time == "any-threat" or (time == "own-threat" and who == s.active):
                found.append(self.play_options[card])
        return found

    def react(self, s: Table, who: int, said: Option) -> Rules[None]:
        if isinstance(said, Play):
            yield from self.play(s, who, self.cards.research_index[said.card])
            return
        s.watched |= 1 << who
        s.rolled = yield from moves.roll(s.rolled)
        s.say("watched", "TS-12.10", who=self.scientist(s, who).id, cube=SHOWN[s.rolled])

    # What a seat knows: everything that anybody knows

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return view.view(self, s)

    def insight(self, s: Table, seat: int | None) -> dict[str, Any]:
        return view.insight(self, s)

    def conceal(self, s: Table, seat: int | None, rng: Random) -> None:
        """TS-3.5: what nobody has seen is not drawn yet, so there is nothing to draw again."""

    def refuse(self, s: Table, question: Question, said: str) -> str:
        """The rule that stands in the way of the action, the card or the cube that was meant."""
        return view.reason(self, s, question, said)

    def conserved(self, s: Table) -> object:
        """64 cubes, as many unseen ones on the block as colours undrawn, every card once."""
        cubes = [cube for cell in range(16) for cube in s.block[cell * 4 : cell * 4 + s.height[cell]]]
        count = len(cubes) + sum(map(len, s.labs)) + sum(s.primed) + sum(s.destroyed) + s.contained.bit_count()
        held = [sum(hand.count(card) for hand in s.hands) for card in range(len(s.left))]
        cards = [
            s.left[i] + s.discarded[i] + held[i] + s.drawn.count(i) + (s.playing == i) == card.copies
            for i, card in enumerate(self.cards.research)
        ]
        up = [card for card in s.columns if card >= 0]
        return (
            count + (s.rolled >= 0) == 64
            and cubes.count(UNSEEN) == sum(s.colours)
            and all(top(s, cell) < KNOWN for cell in range(16) if s.height[cell])
            and all(cards)
            and len(up) + sum(s.piles) == len(self.cards.containment)
            and set(up) >= {*s.unlocked, *s.spent}
        )
