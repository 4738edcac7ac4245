"""Positions of The Shipwreck Arcana, laid out as one would on a table, and a few words to read them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from tests.laying import begin

import tablee
from tablee.games.shipwreck import Shipwreck
from tablee.games.shipwreck.cards import Cards
from tablee.games.shipwreck.state import ShipwreckState
from tablee.kit import Act, Consensus, Scripted, Seeded, Table
from tablee.kit.settings import settle

PROMO = str(Path(__file__).parents[2] / "packs" / "promo-four.toml")
FILLERS = ("the-judge", "the-stranger", "dawn", "midnight")
"""They take any two fates between them."""
NOWHERE = ("the-mirror", "leviathan", "the-deep", "the-shore")
"""A row that takes nothing from a hand such as 3 and 4."""


class Staged(Shipwreck):
    """The game, laid out as told."""

    def __init__(self, cards: Cards, position: Mapping[str, Any]) -> None:
        super().__init__(cards)
        self.position = position

    def new(self, seats: int, options: Mapping[str, Any]) -> ShipwreckState:
        s = super().new(seats, options)
        ids, p = self.cards.index, self.position
        for name in ("active", "score", "doom"):
            setattr(s, name, p[name])
        s.row, s.under, s.faded = ([ids[card] for card in p[name]] for name in ("row", "under", "faded"))
        for card, fates in p["fronts"].items():
            s.fronts[p["row"].index(card)][:] = fates
        s.hands = [[*p["hands"].get(seat, ())] for seat in range(seats)]
        s.visible = [sum(front.count(v) for front in s.fronts) for v in range(1, 8)]
        s.hours = [sum((0, 1, 1, 1, 2, 2, 2, 3)[fate] for fate in front) for front in s.fronts]
        s.bag = [3 - s.visible[v - 1] - sum(hand.count(v) for hand in s.hands) for v in range(1, 8)]
        known = {*s.row, *s.under, *s.faded}
        s.next = ids[p["pile"][0]] if p["pile"] else -1
        s.cards_left = [int(i not in known and i != s.next) for i in range(len(ids))]
        return s


def scene(
    *row: str,
    seats: int = 2,
    pile: Sequence[str] | None = None,
    under: Sequence[str] = (),
    faded: Sequence[str] = (),
    fronts: Mapping[str, Sequence[int]] | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    draws: Iterable[int] = (),
    active: int = 0,
    score: int = 0,
    doom: int = 0,
    pack: str = "base",
    options: Mapping[str, Any] | None = None,
) -> Table[Any]:
    """A table at the start of a turn, which goes on to its first ask.

    `row` is filled up from FILLERS; `pile` begins at its top, the rest comes by luck; `fronts` are the fates before the
    cards, `hands` the kept ones by seat, `draws` the values that will come out of the bag.
    """
    cards = Cards.base() if pack == "base" else Cards(pack)
    taken = {*row, *under, *faded, *(pile or ())}
    row = (*row, *(card for card in FILLERS if card not in taken))[:4]
    if pile is None:
        pile = [next(card.id for card in cards.arcana if card.id not in {*taken, *row})]
    game = Staged(
        cards,
        {
            "row": row, "pile": pile, "under": under, "faded": faded, "fronts": fronts or {}, "hands": hands or {},
            "active": active, "score": score, "doom": doom,
        },
    )  # fmt: skip
    luck = Scripted({"pile": [cards.index[card] for card in pile[1:]], "bag": [v - 1 for v in draws]}, Seeded(1))
    chosen = settle(game.options, {"pack": pack, **(options or {})})
    return begin(Shipwreck(cards), seats, game.new(seats, chosen), luck, chosen)


def others(*cards: str) -> list[str]:
    """All arcana of the box but these: to be laid below the row when a short pile is wanted."""
    return [card.id for card in Cards.base().arcana if card.id not in cards]


# What happens at a table


def do(table: Table[Any], seat: int | None, act: str) -> None:
    """Something outside the turn."""
    table.change(Act(seat, act))


def agree(table: Table[Any], *said: str) -> None:
    """The group says the same, member by member, once for each of these."""
    for each in said:
        at, kind = table.pending.at, table.pending.request.kind
        while not table.over and (table.pending.at, table.pending.request.kind) == (at, kind) and table.waiting:
            table.answer(table.waiting[0], each)


def turn(table: Table[Any], play: str, *predictions: str) -> None:
    """A whole turn without powers: the play, then what the group predicts (nothing, if nothing is said)."""
    skip_powers(table)
    table.answer(table.state.active, play)
    skip_powers(table)
    agree(table, *(predictions or ("pass",)))


def some_play(table: Table[Any]) -> str:
    """A play that is open to the active player."""
    return min(offers(table, table.state.active))


def skip_powers(table: Table[Any]) -> None:
    while table.pending.request.kind in ("active-power", "group-power"):
        table.answer(table.waiting[0], "keep")


def any_game(seats: int, seed: int, **options: Any) -> Iterator[Table[Any]]:
    """A game of random answers, given at every ask."""
    table, rng = tablee.deal("shipwreck", seats, seed, options), Random(seed)
    while not table.over:
        yield table
        ask = rng.choice(table.asks)
        table.answer(ask.seat, rng.choice(ask.options))


# Reading a table


def offers(table: Table[Any], seat: int) -> set[str]:
    """What a seat may answer; nothing when it is not asked."""
    ask = table.ask(seat)
    return {str(option) for option in ask.options} if ask else set()


def acts(table: Table[Any], seat: int | None) -> set[str]:
    return {str(option) for option in table.acts(seat)}


def kind(table: Table[Any]) -> str:
    """What is being asked."""
    return table.pending.request.kind


def is_group_asked(table: Table[Any]) -> bool:
    return isinstance(table.pending.request, Consensus)


def row(table: Table[Any]) -> list[str]:
    return [place["card"] for place in table.view(None)["row"]]


def at(table: Table[Any], card: str) -> dict[str, Any]:
    """A card of the row with what lies before it."""
    return next(place for place in table.view(None)["row"] if place["card"] == card)


def powers(table: Table[Any]) -> list[str]:
    """The cards whose power waits."""
    return [faded["card"] for faded in table.view(None)["faded"]]


def line(table: Table[Any], seat: int) -> list[int]:
    """The markers of a seat that stand."""
    return next(s["line"] for s in table.view(None)["seats"] if s["seat"] == seat)


def held(table: Table[Any], seat: int) -> int:
    """How many fates a seat holds, as everybody sees."""
    return next(s["fates"] for s in table.view(None)["seats"] if s["seat"] == seat)


def heard(table: Table[Any], id: str, seat: int | None = None) -> list[dict[str, Any]]:
    """All events of this name, as a seat hears them."""
    return [event for event in table.events(seat) if event["id"] == id]


def story(table: Table[Any], *ids: str) -> list[str]:
    """The names of what happened, in order; only these, if any are named."""
    return [event["id"] for event in table.events(None) if not ids or event["id"] in ids]
