"""Positions of La Petite Mort, laid out as one would on a table, and a few words to read them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.laying import begin

from tablee.games.petite_mort import PetiteMort
from tablee.games.petite_mort.cards import Cards
from tablee.games.petite_mort.objectives import bury
from tablee.games.petite_mort.pictograms import KINDS
from tablee.games.petite_mort.state import Death, Memory, PetiteMortState
from tablee.kit import Luck, Question, Seeded, Table
from tablee.kit.settings import settle

Cast = Mapping[int, Sequence[Sequence[str]]]


class Staged(PetiteMort):
    """The game, laid out as told."""

    def __init__(self, cards: Cards, position: Mapping[str, Any]) -> None:
        super().__init__(cards)
        self.position = position

    def new(self, seats: int, options: Mapping[str, Any]) -> PetiteMortState:
        s, p, index = super().new(seats, options), self.position, self.cards.index
        named = [c for life in p["lives"].values() for cards in life for c in cards]
        named += [c for part in ("traits", "scythes", "graves") for cards in p[part].values() for c in cards]
        free = [code for code in range(len(self.cards.ids)) if self.cards.ids[code] not in {*named, *p["gone"]}]
        people = [code for code in free if code < self.cards.first_trait]
        traits = [code for code in free if self.cards.first_trait <= code < self.cards.first_scythe]
        scythes = [code for code in free if code >= self.cards.first_scythe]
        for seat in range(seats):
            lives = [tuple(index[c] for c in life) for life in p["lives"].get(seat, ())]
            s.lives[seat] = [*lives, *((people.pop(0),) for _ in range(3 - len(lives)))]
            size = 1 if p["phase"] in ("powa", "reap", "share", "token", "deathbed", "refill") else 3
            s.hands[seat] = sorted(fill([index[c] for c in p["traits"].get(seat, ())], traits, size))
            s.scythes[seat] = sorted(fill([index[c] for c in p["scythes"].get(seat, ())], scythes, 2))
            bury(s, seat, [index[c] for c in p["graves"].get(seat, ())])
            s.tokens[seat] = [p["tokens"].get(seat, {}).get(kind, 0) for kind in KINDS]
        s.supply = [
            p["supply"].get(kind, self.cards.supply[k] - sum(held[k] for held in s.tokens))
            for k, kind in enumerate(KINDS)
        ]
        s.spent = [index[c] for c in p["gone"] if index[c] >= self.cards.first_scythe]
        for pile, first, left in (
            (s.people_left, 0, people), (s.traits_left, self.cards.first_trait, traits),
            (s.scythes_left, self.cards.first_scythe, scythes),
        ):  # fmt: skip
            pile[:] = [int(first + i in left) for i in range(len(pile))]
        for name, counts in (("beds", s.beds), ("reaps", s.reaps), ("lost", s.lost), ("pawns", s.pawns)):
            counts[:] = [p[name].get(seat, 0) for seat in range(seats)]
        s.phase, s.first = p["phase"], p["first"]
        if p["known"]:  # everybody has seen every hand
            for seat in range(seats):
                guess = tuple(() if other == seat else tuple(hand) for other, hand in enumerate(s.hands))
                s.memory = s.memory if seat else Memory.blank(seats)
                s.memory.beliefs[seat] = {guess: 1}
        return s


def fill(cards: list[int], left: list[int], size: int) -> list[int]:
    """The cards, with others from the end of the pile up to this many."""
    return cards + [left.pop() for _ in range(size - len(cards))]


def scene(
    lives: Cast | None = None,
    *,
    seats: int = 2,
    phase: str = "gifts",
    luck: Luck | None = None,
    cards: Cards | None = None,
    options: Mapping[str, Any] | None = None,
    first: int = 0,
    known: bool = False,
    gone: Sequence[str] = (),
    **more: Mapping[Any, Any],
) -> Table[Any]:
    """A table at the start of a phase, which goes on to its first ask.

    `lives` by seat, each character with its traits, filled up to three; further by seat `traits` and `scythes` in hand,
    `graves`, `tokens`, `beds`, `reaps`, `lost`, `pawns`; `supply` by kind; `gone`: cards that are in no zone, or Reaping
    cards in the discard.
    """
    parts = ("traits", "scythes", "graves", "tokens", "supply", "beds", "reaps", "lost", "pawns")
    position = {**{name: more.pop(name, {}) for name in parts}, "lives": lives or {}, "phase": phase, "first": first}
    assert not more
    game = Staged(cards or Cards.base(), {**position, "known": known, "gone": gone})
    chosen = settle(game.options, options)
    if known:  # that is no memory of cards that went from hand to hand, so no position has it
        return Table(game, seats, luck or Seeded(1), chosen)
    return begin(PetiteMort(game.cards), seats, game.new(seats, chosen), luck or Seeded(1), chosen)


def asked(table: Table[Any], seat: int) -> Question:
    question = table.ask(seat)
    assert question is not None
    return question


def offers(table: Table[Any], seat: int) -> list[str]:
    return [str(option) for option in asked(table, seat).options]


def say(table: Table[Any], answers: Mapping[int, Iterable[str]]) -> Table[Any]:
    """What each seat answers, seat by seat."""
    for seat, said in answers.items():
        for one in said:
            table.answer(seat, one)
    return table


def everybody(table: Table[Any], said: str) -> Table[Any]:
    """The same answer from all who are waited for."""
    for seat in table.waiting:
        table.answer(seat, said)
    return table


def through(table: Table[Any], *kinds: str) -> Table[Any]:
    """Any answers at all to asks of these kinds, until another comes."""
    while not table.over and asked(table, table.waiting[0]).kind in kinds:
        seat = table.waiting[0]
        table.answer(seat, offers(table, seat)[-1])
    return table


def grave(table: Table[Any], seat: int) -> list[str]:
    cemetery: list[str] = table.view(None)["seats"][seat]["cemetery"]
    return cemetery


def life(table: Table[Any], person: str) -> dict[str, Any]:
    """A character as everybody sees it."""
    found: dict[str, Any] = next(
        life for seat in table.view(None)["seats"] for life in seat["lives"] if life["person"] == person
    )
    return found


def told(table: Table[Any], id: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [event for event in table.events(seat) if event["id"] == id]


def deaths(table: Table[Any]) -> list[Death]:
    found: list[Death] = table.state.deaths
    return found
