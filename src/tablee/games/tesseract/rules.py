"""Tesseract, in the order of its rulebook: the set-up (TS-3) and the turn (TS-4). Numbers are those of `rules.en.md`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Self

from tablee.games.tesseract import beliefs, carrying, effects, moves, view
from tablee.games.tesseract.actions import ACTIONS, barred, choices, transfer
from tablee.games.tesseract.beliefs import TesseractInsight
from tablee.games.tesseract.cards import BASES, FOLDER, Cards
from tablee.games.tesseract.cubes import CELL, CORNERS, FLOORS, SHOWN, lowest, value_of
from tablee.games.tesseract.options import AT, END, Be, Play, Use
from tablee.games.tesseract.playing import draw, play_or_use
from tablee.games.tesseract.state import (
    ACTION,
    PASSED,
    THREAT,
    VARIED,
    TesseractState,
    active_name,
    active_seat,
    begin_turn,
    fresh,
    gift,
    go_on,
    name,
    seat_of,
    top,
)
from tablee.games.tesseract.threat import place, prime_lowest, say_lifted
from tablee.games.tesseract.view import TesseractView
from tablee.kit import Ask, Game, Pick, Question, Rules, Setting, choice, common, told
from tablee.kit.game import Bot

VERBS = (effects, carrying)
"""The modules whose verbs a pack may use."""
ACTION_ASKS = [Ask(seat, "action", choices, "TS-4.3", public=True) for seat in range(4)]
"""Built once for each seat: it is the most frequent one."""


LAID_ANEW = 3
"""From which version of the rules on the bases lie as they do, and Containment cards are repeated."""


class Tesseract(Game[TesseractState]):
    """One to four people contain 24 cubes before the block is gone or seven breaches are open.

    The bound `longest`, with the base pack. A Threat phase takes a cube off the block, unless it is skipped. At most 60
    cubes are on it after the set-up; rows bring back 4, Backflow 2, Recasting 3, High Tide 12 with four scientists: 81 come off
    at most, so there are 81 Threat phases, 4 skipped ones and the last, which finds nothing: 86 turns.
    A turn has 3 actions and 1 for variety; cards give 3 + 12 + 10 more in all: 369 actions. An action takes 8 answers at
    most (Contain with a partner: the action, a partner, a series, a cube, the match, a destroyed cube, its column, the
    reroll); a refusal gives back what it took, 3 times a turn, 4 answers each at most; the end of the turn and a free
    Transfer take 6: 369 * 8 + 86 * (12 + 6) = 4500. A cell is bared by a cube that leaves the block or by one that is
    restructured, once an action or by 2 cards: 81 + 371 = 452 events of one answer, and 86 ties. 41 Research cards of 9
    answers and 6 Containment cards of 50: 669. After a roll up to four scientists are asked, and again after each of 4
    cards and 86 watches: 4 * 176 = 704. The set-up: 11. Between two things
    that are done, each of 47 cards and the Deepen may be tried and taken back once, with 3 answers: (369 + 47 + 86) * 48 * 3 =
    72288.
    """

    name = "tesseract"
    version = 3
    follows = range(1, 3)
    title = "Tesseract"
    weight = 2
    seats = range(1, 5)  # TS-3.1
    rules = "TS"
    folder = FOLDER
    longest = 4500 + 452 + 86 + 669 + 704 + 11 + 72288
    cards: Cards
    view_type = TesseractView
    insight_type = TesseractInsight
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

    def new(self, seats: int, options: Mapping[str, Any]) -> TesseractState:
        s = fresh(self.cards, seats)
        s.version = self.version
        s.base = self.cards.base_index[options["base"]]
        s.choose, s.start_card = options["scientists"] == "choose", options["start_card"]
        s.extra = options["extra_primed"]
        s.first = -1 if options["first"] == "drawn" else options["first"]
        return s

    def turn(self, s: TesseractState) -> Rules[None]:
        """One action of the Action phase, or the whole Threat phase; before all that, the set-up."""
        if s.phase == ACTION:
            return one_action(s)
        if s.phase == THREAT:
            return threat_phase(s)
        return set_up(s)

    def of_version(self, version: int) -> Self:
        """TS-2.3, TS-14.10: until version 2 the bases were laid out otherwise, and no Containment card was repeated."""
        former = super().of_version(version)
        if former.version < LAID_ANEW:
            former.cards = former.cards.before
        return former

    def view(self, s: TesseractState, seat: int | None) -> TesseractView:
        return view.view(s)

    def insight(self, s: TesseractState, seat: int | None) -> TesseractInsight:
        return beliefs.insight(s)

    def conceal(self, s: TesseractState, seat: int | None, rng: Random) -> None:
        """TS-3.5: what nobody has seen is not drawn yet, so there is nothing to draw again."""

    def refuse(self, s: TesseractState, question: Question, said: str) -> str:
        """The rule that stands in the way of the action, the card or the cube that was meant."""
        if question.kind == "action":
            return barred(s).get(said, question.rule)
        if said in CELL:
            if question.kind in ("remove", "take", "restructure", "swap-block") and s.height[CELL[said]]:
                return "TS-5.4"
            return {"put": "TS-8.5", "prime": "TS-9.2", "event-cube": "TS-9.2"}.get(question.kind, question.rule)
        return question.rule

    def conserved(self, s: TesseractState) -> object:
        return beliefs.conserved(s)

    def bots(self) -> Mapping[str, Bot]:
        from tablee.games.tesseract.bot import novice
        from tablee.games.tesseract.expert import adept, expert

        return {"novice": novice, "adept": adept, "expert": expert}

    def remarks(self) -> object:
        from tablee.games.tesseract.remarks import TesseractRemarks

        return TesseractRemarks()

    def chronicle(self) -> object:
        from tablee.games.tesseract.chronicle import TesseractChronicle

        return TesseractChronicle()

    def board(self) -> object:
        from tablee.games.tesseract.board import TesseractBoard

        return TesseractBoard()


# TS-3: the set-up


def set_up(s: TesseractState) -> Rules[None]:
    """From the filled base to the first turn."""
    if s.first < 0:  # TS-3.19
        s.first = (yield Pick("first", [1] * s.seats)) if s.seats > 1 else 0
    s.active = s.first
    yield from moves.fill(s)
    s.say("set-up", "TS-3.2", base=s.cards.bases[s.base].id, first=seat_of(s, s.first))
    yield from scientists(s)
    if s.start_card:
        yield from start_cards(s)
    yield from corners(s)
    yield from first_primed(s)
    yield from extra_primed(s)
    s.active = s.first
    begin_turn(s)
    s.phase, s.round = ACTION, 1
    say_turn(s)


def in_order(s: TesseractState) -> list[int]:
    """TS-4.1: everybody, from the first."""
    return [(s.first + n) % len(s.scientists) for n in range(len(s.scientists))]


def scientists(s: TesseractState) -> Rules[None]:
    """TS-3.10, TS-3.11: one each, dealt or chosen; two for a person alone."""
    for who in in_order(s):
        left = [int(card not in s.scientists) for card in range(len(s.cards.scientists))]
        if s.choose:
            options = [Be(s.cards.scientists[card].id) for card, there in enumerate(left) if there]
            chosen = yield Ask(seat_of(s, who), "scientist", options, "TS-3.10", public=True)
            s.scientists[who] = s.cards.scientist_index[chosen.card]
        else:
            s.scientists[who] = yield Pick("scientists", left)
        s.say("scientist", "TS-3.10", seat=seat_of(s, who), who=name(s, who))


def start_cards(s: TesseractState) -> Rules[None]:
    """TS-3.12: a Research card of level 2 each, face up."""
    for who in in_order(s):
        s.active = who
        yield from draw(s, 2, 1, "TS-3.12")


def corners(s: TesseractState) -> Rules[None]:
    """TS-3.13: everybody chooses a top corner, rolls that cube and takes it into the Lab."""
    for who in in_order(s):
        s.active = who
        options = [AT[cell] for cell in CORNERS if s.height[cell] == FLOORS]
        at = yield Ask(seat_of(s, who), "corner", options, "TS-3.13", public=True)
        cube = yield from moves.lift(s, CELL[at.cell])
        cube = yield from moves.roll(cube)
        moves.into_lab(s, cube, who)
        s.say("corner", "TS-3.13", who=name(s, who), cube=SHOWN[cube], cell=at.cell)


def first_primed(s: TesseractState) -> Rules[None]:
    """TS-3.14 to TS-3.16: two cubes are primed, which ones by the number of scientists."""
    left = [cell for cell in CORNERS if s.height[cell] == FLOORS]
    for cell in left[:2]:
        yield from prime_quietly(s, cell, "TS-3.14" if len(left) > 1 else "TS-3.15")
    if len(left) < 2:
        cell = yield from low_corner(s)
        yield from prime_quietly(s, cell, "TS-3.15" if left else "TS-3.16")
        if not left:
            yield from prime_quietly(s, cell, "TS-3.16")


def low_corner(s: TesseractState) -> Rules[int]:
    """The lowest value among the corners one floor below the top; TS-3.17: the first scientist chooses among equals."""
    least = min(value_of(top(s, cell)) for cell in CORNERS)
    return (yield from chosen(s, [cell for cell in CORNERS if value_of(top(s, cell)) == least]))


def chosen(s: TesseractState, cells: list[int]) -> Rules[int]:
    """TS-3.17: one of several equal cubes, by the first scientist's word."""
    if len(cells) == 1:
        return cells[0]
    at = yield Ask(seat_of(s, s.first), "prime", [AT[cell] for cell in cells], "TS-3.17", public=True)
    return CELL[at.cell]


def extra_primed(s: TesseractState) -> Rules[None]:
    """TS-3.18: one or two more, by the rule of the Threat phase."""
    for _ in range(s.extra):
        cell = yield from chosen(s, lowest(s.block, s.height))
        yield from prime_quietly(s, cell, "TS-3.18")


def prime_quietly(s: TesseractState, cell: int, rule: str) -> Rules[None]:
    """TS-3.17: rolled and placed, without breach or event."""
    say_lifted(s, cell, rule)
    cube = yield from moves.lift(s, cell)
    cube = yield from moves.roll(cube)
    place(s, cube, False)


# TS-4: a turn


def one_action(s: TesseractState) -> Rules[None]:
    """TS-4.3 to TS-4.6: an action, a card, a Transfer that is not an action, or the end of the phase."""
    said = yield ACTION_ASKS[active_seat(s)]
    if said == END:
        s.phase = THREAT
        s.say("ended", "TS-4.6", who=active_name(s), actions=s.actions)
    elif said in ACTIONS:
        yield from spend(s, said)
    elif type(said) in (Play, Use):
        yield from play_or_use(s, said)
    elif (yield from transfer(s)):  # TS-12.8
        s.used = (*s.used, PASSED)
    s.picked.clear()


def spend(s: TesseractState, kind: str) -> Rules[None]:
    """TS-4.3, TS-4.5: one action less; TS-12.1: variety may give one back."""
    s.actions -= 1
    if not (yield from ACTIONS[kind].do(s)):
        s.actions += 1  # TS-5.11, TS-7.10
        return
    go_on(s)
    if kind not in s.kinds:
        s.kinds = (*s.kinds, kind)
    more = gift(s).variety
    if more and len(s.kinds) >= 3 and VARIED not in s.used:
        s.used = (*s.used, VARIED)
        s.actions += more
        s.say("gained", "TS-12.1", who=active_name(s), count=more, actions=s.actions)


def threat_phase(s: TesseractState) -> Rules[None]:
    """TS-9.1: a cube is primed, unless the phase does not happen; then the next scientist's turn."""
    if s.skips:  # TS-9.9
        s.skips -= 1
        s.say("skipped", "TS-9.9", left=s.skips)
    else:
        yield from prime_lowest(s)
    s.active = (s.active + 1) % len(s.scientists)  # TS-4.1, TS-9.10
    begin_turn(s)
    s.picked.clear()
    s.phase, s.round = ACTION, s.round + 1
    say_turn(s)


@told
def say_turn(s: TesseractState) -> None:
    s.say("turn", "TS-4.1", who=active_name(s), seat=active_seat(s))
