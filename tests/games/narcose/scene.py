"""Positions of Narcose, laid out as one would on a table, and a few words to read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.laying import begin

from tablee.games.narcose import Narcose
from tablee.games.narcose.cards import Cards
from tablee.games.narcose.state import MALUS, Lying, begin_turn
from tablee.games.narcose.state import NarcoseState as State
from tablee.kit import IllegalAnswer, Scripted, Seeded, Table
from tablee.kit.settings import settle

COIN = "drojecoin"
PAUSE = "eau"
"""Can always be kept for later, so the action phase does not end by itself."""
GOODS = ("lsd", "cafeine", "cocaine", "alcool", "ghb", "benzo", "codeine", "mescaline")
Two = Sequence[Sequence[str]]


class Staged(Narcose):
    """The game, laid out as told: seat 0 is about to play its hand."""

    def __init__(self, cards: Cards, position: Mapping[str, Any]) -> None:
        super().__init__(cards)
        self.position = position

    def new(self, seats: int, options: Mapping[str, Any]) -> State:
        s, p = super().new(seats, options), self.position
        left = [0 if i in s.box else n for i, n in enumerate(self.cards.copies)]

        def put(ids: Sequence[str]) -> list[int]:
            found = [self.cards.index[id] for id in ids]
            for card in found:
                left[card] -= 1
            return found

        for seat in (0, 1):
            s.deck[seat] = [0] * len(left)
            s.held[seat], s.discard[seat] = put(p["hands"][seat]), put(p["discards"][seat])
            s.rdr[seat], s.malus[seat] = put(p["rdr"][seat]), put(p["malus"][seat])
            s.top[seat] = [Lying(card, 0) for card in put(p["decks"][seat])]
        s.left, s.life = [0, 0], list(p["life"])
        s.tops = put(p["goods"])
        s.piles = list(p["piles"] or [4] * len(s.tops))
        s.tops += [-1] * (len(s.piles) - len(s.tops))
        s.under = [Lying(card, 0) for card in put(p["reserve"] or ())]
        self.rest(s, left, p["reserve"] is not None)
        s.dealer = 0
        begin_turn(s)
        s.turns, s.phase = list(p["turns"]), MALUS
        return s

    def rest(self, s: State, left: list[int], empty: bool) -> None:
        """All that the position does not name."""
        s.loose, s.events = [0] * len(left), [0] * len(left)
        for i, title in enumerate(self.cards.titles):
            if title.kind == "infection":
                s.infections = left[i]
            elif title.base:
                s.removed += [i] * left[i]
            else:
                (s.events if title.kind == "event" and not s.river else s.loose)[i] = left[i]
        s.reserve = sum(s.loose) - sum(s.piles)
        if empty:
            s.reserve, s.gone = 0, s.reserve


def scene(
    hand: Sequence[str] = (COIN,),
    other: Sequence[str] = (COIN,) * 5,
    *,
    deck: Sequence[str] = (COIN, COIN, COIN),
    other_deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    other_discard: Sequence[str] = (),
    rdr: Sequence[str] = (),
    other_rdr: Sequence[str] = (),
    malus: Sequence[str] = (),
    other_malus: Sequence[str] = (),
    life: Sequence[int] = (25, 25),
    goods: Sequence[str] = GOODS,
    piles: Sequence[int] = (),
    reserve: Sequence[str] | None = None,
    turns: Sequence[int] = (1, 0),
    luck: Mapping[str, Sequence[int]] | None = None,
    seed: int | None = None,
    cards: Cards | None = None,
    options: Mapping[str, Any] | None = None,
) -> Table[State]:
    """Seat 0's turn. `deck` and `reserve`: what comes next, in order; without `reserve` it is drawn by chance. With a `seed` its
    record can be replayed."""
    position = {
        "hands": (hand, other), "decks": (deck, other_deck), "discards": (discard, other_discard), "rdr": (rdr, other_rdr),
        "malus": (malus, other_malus), "life": life, "goods": goods, "piles": piles, "reserve": reserve, "turns": turns,
    }  # fmt: skip
    game = Staged(cards or Cards.base(), position)
    chosen = settle(game.options, options)
    chance = Scripted(luck or {}) if seed is None else Seeded(seed)
    table = begin(Narcose(game.cards), 2, game.new(2, chosen), chance, chosen)
    assert game.conserved(table.state), "the position does not add up"
    return table


def events(*ids: str) -> dict[str, list[int]]:
    """The events to come, as luck."""
    return {"events": [Cards.base().index[id] for id in ids]}


def say(table: Table[State], *answers: str) -> Table[State]:
    """Give these answers one after another, each by whoever must answer. A number may be left out: `apply lsd`."""
    for answer in answers:
        texts = offers(table)
        full = answer if answer in texts else next((text for text in texts if text.startswith(answer + " ")), answer)
        table.answer(table.waiting[0], full)
        assert table.game.conserved(table.state)
    return table


def offers(table: Table[State]) -> list[str]:
    """What is offered now."""
    ask = table.ask(table.waiting[0])
    assert ask is not None
    return [str(option) for option in ask.options]


def offered(table: Table[State], answer: str) -> bool:
    """Whether something that begins so is offered now."""
    return not table.over and any(text == answer or text.startswith(answer + " ") for text in offers(table))


def kind(table: Table[State]) -> str:
    """What is asked, of whom: `effect 0`."""
    if table.over:
        return "over"
    ask = table.ask(table.waiting[0])
    assert ask is not None
    return f"{ask.kind} {ask.seat}"


def rest(table: Table[State], until: str = "") -> Table[State]:
    """Say no more to every question until one of this kind comes, or the turn of seat 0 is over."""
    while not table.over and table.state.dealer == 0 and not (until and kind(table).startswith(until)):
        texts = offers(table)
        no = next((text for text in ("done", "let", "none", "stop") if text in texts), texts[0])
        table.answer(table.waiting[0], no)
    return table


def heard(table: Table[State]) -> list[str]:
    """The ids of everything that happened."""
    return [event["id"] for event in table.events(None)]


def told(table: Table[State], id: str, seat: int | None = None) -> list[dict[str, Any]]:
    """All events of one kind."""
    return [event for event in table.events(seat) if event["id"] == id]


def ids(table: Table[State], cards: Sequence[int]) -> list[str]:
    return [table.game.cards.ids[card] for card in cards]


def in_play(table: Table[State]) -> list[str]:
    return ids(table, [entry.card for entry in table.state.play])


def discard(table: Table[State], seat: int = 0) -> list[str]:
    return ids(table, table.state.discard[seat])


def damage(table: Table[State]) -> int:
    """What the play zone is about to deal."""
    return int(table.view(None)["tally"]["damage"])


def dealt(table: Table[State]) -> int:
    """The damage of the last phase 2."""
    found = told(table, "damage")
    return int(found[-1]["by"]) if found else 0


def refused(table: Table[State], answer: str) -> str:
    """The rule with which this answer is refused."""
    try:
        table.answer(table.waiting[0], answer)
    except IllegalAnswer as error:
        return error.rule
    raise AssertionError(f"{answer!r} was accepted")
