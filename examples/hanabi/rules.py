"""The rules of Hanabi, in the order of `rules.en.md`."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from operator import and_
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from tablee.kit import Ask, Bag, Game, OptionError, Over, Pick, Question, Rules, Seat, Setting, Show, choice, common
from tablee.kit.game import Bot

from . import view
from .options import Hint, Play, moves
from .state import HINTS, LIVES, HanabiState, box
from .telling import tell_card, tell_deal, tell_draw, tell_error, tell_hint
from .view import HanabiOdds, HanabiView

SEATS = range(2, 6)


# HB-2: set-up


def lay_out(seats: int, options: Mapping[str, Any]) -> HanabiState:
    """HB-2: the table before the deal. A small box (HB-2.6) gives fewer cards, so that one at least is left to draw."""
    s = HanabiState()
    s.cards = box(seats, options["colours"], options["ranks"])
    s.deck = Bag(s.cards.cards)
    usual = 5 if seats <= 3 else 4  # HB-2.3
    s.hand = min(usual if options["hand"] == "usual" else options["hand"], (len(s.deck) - 1) // seats)
    if s.hand < 1:
        raise OptionError(
            "hanabi-cards-few", "{found} cards are too few for {seats} seats", found=len(s.deck), seats=seats
        )
    s.active = -1 if options["first"] == "drawn" else options["first"]
    s.hands, s.may, s.discard = [], [], []
    s.fireworks = [0] * len(s.cards.colours)
    s.hints, s.lives, s.turns = HINTS, LIVES, seats  # HB-2.2
    return s


def deal(s: HanabiState) -> Rules[None]:
    """HB-2.3, HB-2.4, HB-2.5: every seat draws its hand, and one of them begins."""
    for seat, others in enumerate(s.cards.others):
        hand = yield Pick("deck", s.deck, others, s.hand)
        for kind in hand:
            s.deck.remove(kind)
        s.hands.append(hand)
        s.may.append([s.cards.every] * s.hand)
        tell_deal(s, seat)
    if s.active < 0:
        s.active = yield Pick("first", (1,) * len(s.hands))
    s.say("begins", "HB-2.5", seat=s.active)


# HB-3: a turn

# Built once: they are the same every time.
TURN = [Ask(seat, "turn", moves, "HB-3.1") for seat in range(SEATS[-1])]
TO_ALL = [Show(value) for value in range(32)]


def turn(s: HanabiState) -> Rules[None]:
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
            draw(s, seat, (yield Pick("deck", s.deck, s.cards.others[seat])))
    if deck_was_empty:
        count_last_turn(s)
    s.active = (seat + 1) % len(s.hands)


def draw(s: HanabiState, seat: Seat, kind: int) -> None:
    """HB-3.2: after playing or discarding, a card is drawn, while there are any. Nothing is known of it to its holder."""
    s.deck.remove(kind)
    s.hands[seat].append(kind)
    s.may[seat].append(s.cards.every)
    tell_draw(s, seat, kind)
    if not s.deck:
        s.say("last-round", "HB-7.3", turns=s.turns)


# HB-4: giving a hint


def pointed_at(s: HanabiState, to: Seat, about: str) -> int:
    """HB-4.2: the places of all cards of the colour or rank, as bits from the oldest card."""
    is_of, places, bit = s.cards.is_of[about], 0, 1
    for kind in s.hands[to]:
        if is_of[kind]:
            places |= bit
        bit <<= 1
    return places


def give_hint(s: HanabiState, to: Seat, about: str, places: int) -> None:
    """HB-4.1: a hint costs a token. HB-4.4: it also tells what the cards are not that are not pointed at."""
    s.hints -= 1
    s.may[to] = list(map(and_, s.may[to], s.cards.leaves[about][places]))
    tell_hint(s, to, about, places)


# HB-5: discarding


def discard(s: HanabiState, place: int, kind: int) -> None:
    """HB-5.1, HB-5.2: a card goes to the discard pile, open to all, and a hint token comes back."""
    s.discard.append(kind)
    s.hints += 1
    tell_card(s, "discards", "HB-5.1", place, kind)


# HB-6: playing


def play(s: HanabiState, place: int, kind: int) -> None:
    """HB-6.1: a card goes on the firework of its colour if it is the next rank there. HB-6.2: else a life is lost."""
    colour, rank = s.cards.faces[kind]
    if s.fireworks[colour] == rank:
        s.fireworks[colour] += 1
        tell_card(s, "plays", "HB-6.1", place, kind)
        if s.fireworks[colour] == len(s.cards.ranks):
            complete(s, s.cards.colours[colour])
    else:
        s.discard.append(kind)
        s.lives -= 1
        tell_error(s, place, kind)
        if not s.lives:
            raise Over((), "lives", (0,) * len(s.hands))  # HB-7.1


def complete(s: HanabiState, colour: str) -> None:
    """HB-6.3: a complete firework gives a hint token back, unless all are there."""
    if s.hints < HINTS:
        s.hints += 1
    s.say("completes", "HB-6.3", colour=colour, hints=s.hints)
    if score(s) == len(s.cards.names):
        end(s, "complete")  # HB-7.2


# HB-7: the end


def count_last_turn(s: HanabiState) -> None:
    """HB-7.3: once the deck is empty, every seat has one more turn."""
    s.turns -= 1
    if not s.turns:
        end(s, "deck")


def end(s: HanabiState, reason: str) -> None:
    """HB-7.4: all have won if every firework is complete; in any case there is a score."""
    seats = range(len(s.hands))
    raise Over(seats if reason == "complete" else (), reason, [score(s)] * len(seats))


def score(s: HanabiState) -> int:
    """HB-1.2: one point for each card of the fireworks."""
    return sum(s.fireworks)


class Hanabi(Game[HanabiState]):
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
    view_type = HanabiView
    insight_type = HanabiOdds
    small = {"colours": 2, "ranks": 2, "hand": 2}  # noqa: RUF012
    longest = 111
    """With d cards in the deck after the deal and n seats, at most d answers are plays or discards before the last n
    turns. Each hint costs a token, and there are 8, one more for each discard and one for each of 5 fireworks. So there
    are at most d + (8 + d + 5) + n answers, which is largest for two seats with one card each: d = 48."""

    def new(self, seats: int, options: Mapping[str, Any]) -> HanabiState:
        return lay_out(seats, options)

    def turn(self, s: HanabiState) -> Rules[None]:
        return turn(s) if s.hands else deal(s)

    def view(self, s: HanabiState, seat: Seat | None) -> HanabiView:
        return view.view(s, seat)

    def conceal(self, s: HanabiState, seat: Seat | None, rng: Random) -> None:
        view.conceal(s, seat, rng)

    def insight(self, s: HanabiState, seat: Seat | None) -> HanabiOdds:
        return view.insight(s, seat)

    def refuse(self, s: HanabiState, question: Question, said: str) -> str:
        """HB-4 and HB-5 have conditions of their own."""
        match said.lower().split():
            case ["discard", *_] if s.hints == HINTS:
                return "HB-5.1"
            case ["hint", *_] if not s.hints:
                return "HB-4.1"
            case ["hint", seat, _] if seat in map(str, s.cards.others[question.seat]):
                return "HB-4.3"
            case ["hint", *_]:
                return "HB-4.2"
        return question.rule

    def hidden(self, s: HanabiState) -> Mapping[str, object]:
        return {f"hand {seat}": hand for seat, hand in enumerate(s.hands)}

    def conserved(self, s: HanabiState) -> bool:
        """HB-2.1: every card is in the deck, in a hand, in a firework or discarded."""
        built = [kind for kind, (colour, rank) in enumerate(s.cards.faces) if s.fireworks[colour] > rank]
        return sorted(chain(s.deck, *s.hands, s.discard, built)) == list(s.cards.cards) and list(s.deck) == sorted(
            s.deck
        )

    def bots(self) -> Mapping[str, Bot]:
        from .bot import novice

        return {"novice": novice}

    def board(self) -> object:
        from .board import HanabiBoard

        return HanabiBoard()
