"""Positions of Tesseract, laid out as one would on a table, and a few words to read them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any

from tests.laying import begin

from tablee.games.tesseract import Tesseract
from tablee.games.tesseract.cards import Cards
from tablee.games.tesseract.cubes import CELL, COLOURS, CUBE, SHOWN
from tablee.games.tesseract.state import ACTION, TesseractState
from tablee.kit import Scripted, Table
from tablee.kit.settings import settle

TWO = ("archivist", "topologist")
BLANK = ("....",) * 4
FILLER = "blue-4"


class Staged(Tesseract):
    """The game, laid out as told."""

    def __init__(self, cards: Cards, position: Mapping[str, Any]) -> None:
        super().__init__(cards)
        self.position = position
        if position["rows"]:
            self.cards = copy(cards)
            self.cards.symbols = ["".join(position["rows"])] * len(cards.bases)

    def new(self, seats: int, options: Mapping[str, Any]) -> TesseractState:
        s, p = super().new(seats, options), self.position
        s.phase, s.round, s.first, s.active = ACTION, 1, 0, p["active"]
        s.scientists = [self.cards.scientist_index[name] for name in p["scientists"]]
        s.labs = [sorted(CUBE[c] for c in lab) for lab in (*p["labs"], (), (), ())[: len(s.scientists)]]
        lay_block(s, p)
        for cube in p["primed"]:
            s.primed[CUBE[cube]] += 1
        for colour in p["destroyed"]:
            s.destroyed[COLOURS.index(colour)] += 1
        s.contained = sorted(CUBE[cube] for cube in p["contained"])
        self.lay_cards(s)
        for name in ("breaches", "actions", "last_primed", "skips"):
            setattr(s, name, p[name])
        return s

    def lay_cards(self, s: TesseractState) -> None:
        p = self.position
        for who, hand in enumerate(p["hands"]):
            for card in hand:
                s.hands[who].append(self.cards.research_index[card])
                s.left[self.cards.research_index[card]] -= 1
            s.hands[who].sort()
        for level in p["empty_piles"]:
            for card in self.cards.levels[level]:
                s.discarded[card] += s.left[card]
                s.left[card] = 0
        for column, name in enumerate(p["unlocked"]):
            card = self.cards.containment_index[name]
            s.columns[column], s.piles[card] = card, 0
            s.unlocked.append(card)


def lay_block(s: TesseractState, p: Mapping[str, Any]) -> None:
    """Every cube of the block is a blue 4, but for the tops that are named."""
    s.block, s.colours = [CUBE[FILLER]] * 64, [0] * 4
    s.height = [p["height"]] * 16
    for cell, height in p["heights"].items():
        s.height[CELL[cell]] = height
    for cell, cube in p["tops"].items():
        s.block[CELL[cell] * 4 + s.height[CELL[cell]] - 1] = CUBE[cube]


def scene(
    *labs: Sequence[str],
    seats: int = 2,
    scientists: Sequence[str] = TWO,
    height: int = 4,
    heights: Mapping[str, int] | None = None,
    tops: Mapping[str, str] | None = None,
    primed: Sequence[str] = (),
    destroyed: Sequence[str] = (),
    contained: Iterable[str] = (),
    hands: Sequence[Sequence[str]] = (),
    unlocked: Sequence[str] = (),
    empty_piles: Sequence[int] = (),
    rows: Sequence[str] = BLANK,
    rolls: Sequence[int] = (),
    luck: Mapping[str, Sequence[int]] | None = None,
    active: int = 0,
    actions: int = 3,
    breaches: int = 0,
    last_primed: int = 0,
    skips: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Table[TesseractState]:
    """A table in its Action phase. `rolls`: the dice to come; `luck`: other streams to come."""
    position = {
        "labs": labs, "scientists": scientists, "height": height, "heights": heights or {}, "tops": tops or {},
        "primed": primed, "destroyed": destroyed, "contained": contained, "hands": hands, "unlocked": unlocked,
        "empty_piles": empty_piles, "rows": rows, "active": active, "actions": actions, "breaches": breaches,
        "last_primed": last_primed, "skips": skips,
    }  # fmt: skip
    game = Staged(Cards.base(), position)
    told = {"roll": [value - 1 for value in rolls], **(luck or {})}
    chosen = settle(game.options, options)
    return begin(Tesseract(game.cards), seats, game.new(seats, chosen), Scripted(told), chosen)


def say(table: Table[TesseractState], *answers: str) -> Table[TesseractState]:
    """Give these answers one after another, each by whoever must answer."""
    for answer in answers:
        table.answer(table.waiting[0], answer)
    return table


def offers(table: Table[TesseractState]) -> list[str]:
    """What is offered now."""
    ask = table.ask(table.waiting[0])
    assert ask is not None
    return [str(option) for option in ask.options]


def kind(table: Table[TesseractState]) -> str:
    ask = table.ask(table.waiting[0])
    assert ask is not None
    return ask.kind


def heard(table: Table[TesseractState]) -> list[str]:
    """The ids of everything that happened."""
    return [event["id"] for event in table.events(None)]


def lab(table: Table[TesseractState], who: int = 0) -> list[str]:
    return [SHOWN[cube] for cube in table.state.labs[who]]


def primed(table: Table[TesseractState]) -> list[str]:
    return [SHOWN[cube] for cube in range(24) for _ in range(table.state.primed[cube])]


def hand(table: Table[TesseractState], who: int = 0) -> list[str]:
    return [table.game.cards.research[card].id for card in table.state.hands[who]]


def all_but(*cubes: str) -> list[str]:
    """The 24 cubes without these: a board that is nearly full."""
    return [cube for cube in SHOWN if cube not in cubes]


def refused(table: Table[TesseractState], answer: str) -> str:
    """The rule with which this answer is refused."""
    from tablee import IllegalAnswer

    try:
        table.answer(table.waiting[0], answer)
    except IllegalAnswer as error:
        return error.rule
    raise AssertionError(f"{answer!r} was accepted")
