"""Positions of Deep Regular Breaths, laid out as one would on a table, and a few words to play and read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.laying import begin

from tablee.games.breaths import Breaths
from tablee.games.breaths.cards import BECOMES, CARDS, DOWN, INDEX, UP, Cards, Condition
from tablee.games.breaths.state import PLAY, BreathsState
from tablee.kit import ALL, Act, Scripted, Seeded, Slot, Table
from tablee.kit.settings import settle

QUIET = ("team-spirit", "heroism", "nobility", "versatility", "hidden-resources", "sympathy", "keen-observer")
"""Secrets that seldom do anything by themselves."""


class Staged(Breaths):
    """The game, begun from a position."""

    def __init__(self, cards: Cards, position: Mapping[str, Any]) -> None:
        super().__init__(cards)
        self.position = position

    def new(self, seats: int, options: Mapping[str, Any]) -> BreathsState:
        s, p = super().new(seats, options), self.position
        s.phase, s.holder, s.first = PLAY, p["holder"], p["holder"]
        s.conditions = [[BECOMES["clubs"], BECOMES["hearts"], BECOMES["diamonds"]] for _ in range(seats)]
        for seat, changes in p["conditions"].items():
            for number, words in changes.items():
                s.conditions[seat][number] = Condition("cards", *words)
        for seat, life in p["life"].items():
            s.life[seat] = life
        lay_oxygen(s, p)
        deal_knowledge(s, p)
        deal_secrets(s, p)
        lay_situations(s, p)
        for seat, tokens in p["tokens"].items():
            s.tokens[seat] = list(tokens)
            s.supply = [held - used for held, used in zip(s.supply, tokens, strict=True)]
        if p.get("arrange"):
            p["arrange"](s)
        return s


def lay_oxygen(s: BreathsState, p: Mapping[str, Any]) -> None:
    s.air = [INDEX[name] for name in p["air"]]
    s.discard = [UP[INDEX[name]] for name in p["discard"]]
    kept = {INDEX[name] for name in (*p["draws"], *p["shown"].values(), *p["known"].values(), *p["air"], *p["discard"])}
    if p["left"]:
        spare = [card for card in range(CARDS - 1, -1, -1) if card not in kept]
        while CARDS - len(s.air) - len(s.discard) > p["left"]:
            s.discard.insert(0, UP[spare.pop(0)])
    for slot in (*s.discard, *(UP[card] for card in s.air)):
        s.loose[slot.card] = 0
    s.reserve = [s.reserve[0]] * (CARDS - len(s.air) - len(s.discard))
    for faces, cards in ((UP, p["shown"]), (DOWN, p["known"])):
        for place, name in cards.items():
            s.reserve[-place] = faces[INDEX[name]]
            s.loose[INDEX[name]] = 0


def deal_knowledge(s: BreathsState, p: Mapping[str, Any]) -> None:
    index = {card.id: k for k, card in enumerate(s.cards.knowledge)}
    for seat, names in p["hands"].items():
        for name in names:
            s.hands[seat].append(add_knowledge(s, index[name], 1 << seat))
    while p["knowledge_left"] is not None and s.knowledge_left > p["knowledge_left"]:
        k = next(k for k, n in enumerate(s.knowledge_loose) if n)
        s.gone.append(add_knowledge(s, k, ALL))


def add_knowledge(s: BreathsState, k: int, seen: int) -> int:
    s.knowledge_loose[k] -= 1
    s.knowledge_left -= 1
    s.knowledge.append(Slot(k, seen == ALL, seen, 1 << k if seen == ALL else s.cards.every_knowledge))
    return len(s.knowledge) - 1


def deal_secrets(s: BreathsState, p: Mapping[str, Any]) -> None:
    if s.coop:
        return
    index = {card.id: k for k, card in enumerate(s.cards.secrets)}
    quiet = [name for name in QUIET if name not in {*p["secrets"].values(), *p["board"]}]
    for seat in range(s.seats):
        name = p["secrets"].get(seat, None)
        if name == "":
            continue
        k = index[name or quiet.pop(0)]
        s.secret[seat] = seat
        s.secrets[seat] = Slot(k, False, 1 << seat, s.cards.every_secret)
        s.secret_loose[k] = 0


def lay_situations(s: BreathsState, p: Mapping[str, Any]) -> None:
    index = {card.id: k for k, card in enumerate(s.cards.situations)}
    if p["situation"]:
        s.current, s.explorer = s.pile.pop(0), p["explorer"]
        k = index[p["situation"]]
        s.situations[s.current] = Slot(k, True, ALL, 1 << k)
        s.situation_loose[k] = 0


def scene(
    seats: int = 3,
    *,
    holder: int = 0,
    draws: Sequence[str] = (),
    shown: Mapping[int, str] | None = None,
    known: Mapping[int, str] | None = None,
    air: Sequence[str] = (),
    discard: Sequence[str] = (),
    left: int = 0,
    life: Mapping[int, int] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    knowledge_left: int | None = None,
    secrets: Mapping[int, str] | None = None,
    board: Sequence[str] = (),
    situation: str = "",
    explorer: int = 0,
    conditions: Mapping[int, Mapping[int, Sequence[str]]] | None = None,
    tokens: Mapping[int, Sequence[int]] | None = None,
    situations: Sequence[str] = (),
    luck: Mapping[str, Sequence[int]] | None = None,
    pack: str = "base",
    arrange: Callable[[BreathsState], None] | None = None,
    **options: Any,
) -> Table[Any]:
    """A table at the beginning of a turn. Everybody's physical draws succeed with clubs, will with hearts, social with
    diamonds. `draws`: the next cards nobody has seen; `shown`, `known`: cards of the reserve by place from the top, face up,
    or face down though all have seen them; `left`: cards in the reserve; `secrets`: by seat, "" for none; `board`: what
    will turn out to lie there; `situations`: what exploring will find; `arrange`: anything else, before the turn begins. The
    table remembers what was seen, unless it is told not to."""
    options.setdefault("memory", True)
    cards = Cards.base() if pack == "base" else Cards(pack)
    game = Staged(
        cards,
        {
            "holder": holder, "draws": draws, "shown": shown or {}, "known": known or {}, "air": air, "discard": discard,
            "left": left, "life": life or {}, "hands": hands or {}, "knowledge_left": knowledge_left, "secrets": secrets or {},
            "board": board, "situation": situation, "explorer": explorer, "conditions": conditions or {}, "tokens": tokens or {},
            "arrange": arrange,
        },
    )  # fmt: skip
    told: dict[str, Sequence[int]] = {"oxygen": [INDEX[name] for name in draws], **(luck or {})}
    told["secrets"] = [next(k for k, card in enumerate(cards.secrets) if card.id == name) for name in board]
    told["situations"] = [next(k for k, card in enumerate(cards.situations) if card.id == name) for name in situations]
    chosen = settle(game.options, options)
    return begin(Breaths(cards), seats, game.new(seats, chosen), Scripted(told, Seeded(1)), chosen)


# Playing


def say(table: Table[Any], *answers: str) -> None:
    """One answer after the other, each by whoever is asked; nobody resists unless it is said with `resist`."""
    for answer in answers:
        settle_resistance(table)
        table.answer(table.waiting[0], answer)


def settle_resistance(table: Table[Any], *willing: int) -> None:
    """All answer whether they resist: these do."""
    while not table.over and table.pending.request.kind == "resist":
        seat = table.waiting[0]
        table.answer(seat, "resist" if seat in willing else "let")


def finish(table: Table[Any], turns: int = 1) -> None:
    """Play the turn to its end by the first option of every ask, without resistance."""
    end = table.state.turns + turns
    while not table.over and table.state.turns < end:
        settle_resistance(table)
        if table.over or table.state.turns >= end:
            return
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).options[0])


def do(table: Table[Any], seat: int, act: str) -> None:
    table.change(Act(seat, act))


# Reading


def kind(table: Table[Any]) -> str:
    """What is asked now; nothing when the game is over."""
    return "" if table.over else str(table.pending.request.kind)


def offers(table: Table[Any], seat: int | None = None) -> list[str]:
    """What a seat, or whoever is asked, may answer."""
    ask = table.ask(table.waiting[0] if seat is None else seat)
    return [str(option) for option in ask.options] if ask else []


def person(table: Table[Any], seat: int, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.view(viewer)["seats"][seat]
    return found


def happened(table: Table[Any], id: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of that name, as a seat heard them."""
    return [event for event in table.events(seat) if event["id"] == id]


def reserve(table: Table[Any]) -> int:
    return int(table.view(None)["reserve"]["count"])


def top_of_discard(table: Table[Any], count: int = 1) -> list[str | None]:
    return [card["card"] for card in table.view(None)["discard"][:count]]


def under(table: Table[Any], count: int, viewer: int | None = None) -> list[tuple[str, bool]]:
    """The lowest cards of the reserve that a viewer knows, the very last first, with whether they lie face up."""
    view = table.view(viewer)["reserve"]
    known = {k["place"]: (k["card"], k["up"]) for k in view["known"]}
    return [known.get(view["count"] - i, ("?", False)) for i in range(count)]
