"""The rules of Hanabi, in the order of `rules.en.md`.

`if s.log is not None` stands where every turn passes: in a simulation nobody listens, and then it is not worth while to
put an event together.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from operator import and_
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from tablee.kit import Ask, Bag, Game, OptionError, Over, Pick, Question, Rules, Seat, Setting, Show, choice, common

from . import view
from .moves import Hint, Play, moves
from .state import HINTS, LIVES, State, box

SEATS = range(2, 6)


# HB-2: set-up


def lay_out(seats: int, options: Mapping[str, Any]) -> State:
    """HB-2: the table before the deal. A small box (HB-2.6) gives fewer cards, so that one at least is left to draw."""
    s = State()
    s.box = box(seats, options["colours"], options["ranks"])
    s.deck = Bag(s.box.cards)
    usual = 5 if seats <= 3 else 4  # HB-2.3
    s.hand = min(usual if options["hand"] == "usual" else options["hand"], (len(s.deck) - 1) // seats)
    if s.hand < 1:
        raise OptionError(f"{len(s.deck)} cards are too few for {seats} seats")
    s.active = -1 if options["first"] == "drawn" else options["first"]
    s.hands, s.may, s.discard = [], [], []
    s.fireworks = [0] * len(s.box.colours)
    s.hints, s.lives, s.turns = HINTS, LIVES, seats  # HB-2.2
    return s


def deal(s: State) -> Rules[None]:
    """HB-2.3, HB-2.4, HB-2.5: every seat draws its hand, and one of them begins."""
    for seat, others in enumerate(s.box.others):
        hand = yield Pick("deck", s.deck, others, s.hand)
        for kind in hand:
            s.deck.remove(kind)
        s.hands.append(hand)
        s.may.append([s.box.every] * s.hand)
        if s.log is not None:
            cards = {"cards": [s.box.names[kind] for kind in hand]}
            s.say("dealt", "HB-2.3", dict.fromkeys(others, cards), seat=seat, count=s.hand)
    if s.active < 0:
        s.active = yield Pick("first", (1,) * len(s.hands))
    s.say("begins", "HB-2.5", seat=s.active)


# HB-3: a turn

# Built once: they are the same every time.
TURN = [Ask(seat, "turn", moves, "HB-3.1") for seat in range(SEATS[-1])]
TO_ALL = [Show(value) for value in range(32)]
POINTED = [tuple(place + 1 for place in range(5) if places >> place & 1) for places in range(32)]


def turn(s: State) -> Rules[None]:
    """HB-3.1: give a hint, discard a card or play a card; then it is the next seat's turn."""
    seat, deck_was_empty = s.active, not s.deck
    move = yield TURN[seat]
    if move.__class__ is Hint:
        to, about = move.seat, move.about
        give_hint(s, to, about, (yield TO_ALL[pointed_at(s, to, about)]))
    else:
        place = move.place
        i = place - 1
        kind = yield TO_ALL[s.hands[seat][i]]  # now its holder sees it, too
        del s.hands[seat][i], s.may[seat][i]
        if move.__class__ is Play:
            play(s, place, kind)
        else:
            discard(s, place, kind)
        if not deck_was_empty:
            draw(s, seat, (yield Pick("deck", s.deck, s.box.others[seat])))
    if deck_was_empty:
        count_last_turn(s)
    s.active = (seat + 1) % len(s.hands)


def draw(s: State, seat: Seat, kind: int) -> None:
    """HB-3.2: after playing or discarding, a card is drawn, while there are any. Nothing is known of it to its holder."""
    s.deck.remove(kind)
    s.hands[seat].append(kind)
    s.may[seat].append(s.box.every)
    if s.log is not None:
        s.say("draws", "HB-3.2", s.box.told[seat][kind], seat=seat)
    if not s.deck:
        s.say("last-round", "HB-7.3", turns=s.turns)


# HB-4: giving a hint


def pointed_at(s: State, to: Seat, about: str) -> int:
    """HB-4.2: the places of all cards of the colour or rank, as bits from the oldest card."""
    is_of, places, bit = s.box.is_of[about], 0, 1
    for kind in s.hands[to]:
        if is_of[kind]:
            places |= bit
        bit <<= 1
    return places


def give_hint(s: State, to: Seat, about: str, places: int) -> None:
    """HB-4.1: a hint costs a token. HB-4.4: it also tells what the cards are not that are not pointed at."""
    s.hints -= 1
    s.may[to] = list(map(and_, s.may[to], s.box.leaves[about][places]))
    if s.log is not None:
        s.say("hints", "HB-4.2", seat=s.active, to=to, about=about, places=POINTED[places])


# HB-5: discarding


def discard(s: State, place: int, kind: int) -> None:
    """HB-5.1, HB-5.2: a card goes to the discard pile, open to all, and a hint token comes back."""
    s.discard.append(kind)
    s.hints += 1
    if s.log is not None:
        s.say("discards", "HB-5.1", seat=s.active, place=place, card=s.box.names[kind])


# HB-6: playing


def play(s: State, place: int, kind: int) -> None:
    """HB-6.1: a card goes on the firework of its colour if it is the next rank there. HB-6.2: else a life is lost."""
    colour, rank = s.box.faces[kind]
    if s.fireworks[colour] == rank:
        s.fireworks[colour] += 1
        if s.log is not None:
            s.say("plays", "HB-6.1", seat=s.active, place=place, card=s.box.names[kind])
        if s.fireworks[colour] == len(s.box.ranks):
            complete(s, s.box.colours[colour])
    else:
        s.discard.append(kind)
        s.lives -= 1
        if s.log is not None:
            s.say("errs", "HB-6.2", seat=s.active, place=place, card=s.box.names[kind], lives=s.lives)
        if not s.lives:
            raise Over((), "lives", (0,) * len(s.hands))  # HB-7.1


def complete(s: State, colour: str) -> None:
    """HB-6.3: a complete firework gives a hint token back, unless all are there."""
    if s.hints < HINTS:
        s.hints += 1
    s.say("completes", "HB-6.3", colour=colour, hints=s.hints)
    if score(s) == len(s.box.names):
        end(s, "complete")  # HB-7.2


# HB-7: the end


def count_last_turn(s: State) -> None:
    """HB-7.3: once the deck is empty, every seat has one more turn."""
    s.turns -= 1
    if not s.turns:
        end(s, "deck")


def end(s: State, reason: str) -> None:
    """HB-7.4: all have won if every firework is complete; in any case there is a score."""
    seats = range(len(s.hands))
    raise Over(seats if reason == "complete" else (), reason, [score(s)] * len(seats))


def score(s: State) -> int:
    """HB-1.2: one point for each card of the fireworks."""
    return sum(s.fireworks)


class Hanabi(Game[State]):
    """Hanabi for two to five."""

    name = "hanabi"
    title = "Hanabi"
    seats = SEATS
    rules = "HB"
    folder = Path(__file__).parent
    options: ClassVar[Mapping[str, Setting]] = {
        setting.name: setting
        for setting in (
            *(setting for setting in common(SEATS) if setting.name != "pack"),
            choice("colours", 5, 1, 2, 3),
            choice("ranks", 5, 2, 3),
            choice("hand", "usual", 1, 2),
        )
    }
    small = {"colours": 2, "ranks": 2, "hand": 2}  # noqa: RUF012
    longest = 111
    """With d cards in the deck after the deal and n seats, at most d answers are plays or discards before the last n
    turns. Each hint costs a token, and there are 8, one more for each discard and one for each of 5 fireworks. So there
    are at most d + (8 + d + 5) + n answers, which is largest for two seats with one card each: d = 48."""

    def new(self, seats: int, options: Mapping[str, Any]) -> State:
        return lay_out(seats, options)

    def turn(self, s: State) -> Rules[None]:
        return turn(s) if s.hands else deal(s)

    def view(self, s: State, seat: Seat | None) -> dict[str, Any]:
        return view.view(s, seat)

    def conceal(self, s: State, seat: Seat | None, rng: Random) -> None:
        view.conceal(s, seat, rng)

    def insight(self, s: State, seat: Seat | None) -> dict[str, Any]:
        return view.insight(s, seat)

    def refuse(self, s: State, question: Question, said: str) -> str:
        """HB-4 and HB-5 have conditions of their own."""
        match said.lower().split():
            case ["discard", *_] if s.hints == HINTS:
                return "HB-5.1"
            case ["hint", *_] if not s.hints:
                return "HB-4.1"
            case ["hint", seat, _] if seat in map(str, s.box.others[question.seat]):
                return "HB-4.3"
            case ["hint", *_]:
                return "HB-4.2"
        return question.rule

    def hidden(self, s: State) -> Mapping[str, object]:
        return {f"hand {seat}": hand for seat, hand in enumerate(s.hands)}

    def conserved(self, s: State) -> bool:
        """HB-2.1: every card is in the deck, in a hand, in a firework or discarded."""
        built = [kind for kind, (colour, rank) in enumerate(s.box.faces) if s.fireworks[colour] > rank]
        return sorted(chain(s.deck, *s.hands, s.discard, built)) == list(s.box.cards) and list(s.deck) == sorted(s.deck)
