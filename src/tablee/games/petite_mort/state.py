"""What lies on the table in La Petite Mort, and small questions about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple

from tablee.games.petite_mort.cards import Cards
from tablee.games.petite_mort.cemetery import WIDTH
from tablee.games.petite_mort.pictograms import KINDS, NONE, Pictograms, one
from tablee.kit import Frozen, Named, State

LIVES = 3
TRAITS = 3
SCYTHES = 2
FULL = 4
"""The cards of a character in its third age: itself and three traits."""
PAWNS = 4
Phase = Literal["set-up", "gifts", "attach", "powa", "reap", "share", "token", "deathbed", "refill"]
Card = Annotated[int, Named(lambda cards: cards.ids)]
Token = Annotated[int, Named(lambda _: KINDS)]
Tokens = Annotated[list[int], Named(lambda _: KINDS)]
"""How many tokens of each kind."""
Life = tuple[Card, ...]
"""A character's cards, itself first, then its traits as they came; () is an empty place."""
Spot = tuple[int, int]
"""An owner and a place: where a character lies."""
Guess = tuple[tuple[int, ...], ...]
"""By seat: the cards that somebody knows to be in that seat's hand. The rest of the hand was never seen."""
Belief = Mapping[Guess, int]
"""Every guess that fits what a seat has seen, by the number of equally likely ways that lead to it."""
Moves = tuple[tuple[int, ...], ...]


class Strike(NamedTuple):
    """A Reaping card laid beside a character."""

    seat: int
    scythe: Card
    owner: int
    place: int


class Laid(NamedTuple):
    """A token laid on a character."""

    seat: int
    kind: Token
    owner: int
    place: int


class Death(NamedTuple):
    """How a character died (PM-10.3): reaped by these seats, or in bed when there are none."""

    round: int
    owner: int
    life: Life
    reapers: tuple[int, ...]


class Memory(Frozen):
    """A chain of what happened to the hands: `gave`, by seat the cards to the left and to the right (at two seats: both to
    the other), or `laid`, by seat the cards attached. What single seats make of it (`beliefs`) is worked out when somebody
    asks, and kept here; at the beginning of the chain it is what they knew before. `ids`: what its cards are called."""

    __slots__ = ("before", "beliefs", "ids", "kind", "moves")

    def __init__(
        self, before: Memory | None, kind: Literal["gave", "laid", ""], moves: Moves, ids: Sequence[str]
    ) -> None:
        self.before, self.kind, self.moves, self.ids = before, kind, moves, ids
        self.beliefs: dict[int, Belief] = {}

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Memory) and self.moves == other.moves and self.before == other.before

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def blank(cls, seats: int, ids: Sequence[str] = ()) -> Memory:
        """Nobody knows anything of the others' hands."""
        return cls(None, "", ((),) * seats, ids)

    @classmethod
    def only(cls, seat: int | None, belief: Belief, seats: int, ids: Sequence[str] = ()) -> Memory:
        """One seat remembers this, the others nothing."""
        memory = cls.blank(seats, ids)
        if seat is not None:
            memory.beliefs[seat] = belief
        return memory

    def then(self, kind: Literal["gave", "laid"], moves: Moves) -> Memory:
        return Memory(self, kind, moves, self.ids)

    def as_data(self) -> dict[str, Any]:
        """For a position. `known`: what seats knew at the beginning, by seat the hands that could be and in how many ways;
        `passed`: what happened then, one thing after another."""
        passed: list[dict[str, Any]] = []
        first = self
        while first.before:
            passed.insert(0, {first.kind: self._named(first.moves)})
            first = first.before
        known = {
            str(seat): [{"hands": self._named(guess), "ways": ways} for guess, ways in belief.items()]
            for seat, belief in sorted(first.beliefs.items())
            if any(map(any, belief))
        }
        return {"seats": len(first.moves), **({"known": known} if known else {}), "passed": passed}

    def _named(self, hands: Guess) -> list[list[str]]:
        return [[self.ids[card] for card in hand] for hand in hands]

    @classmethod
    def from_data(cls, data: Any, cards: Cards) -> Memory:
        """Back from `as_data`, where what nobody knows or did can be left out."""
        memory = cls.blank(data["seats"], cards.ids)
        for seat, belief in data.get("known", {}).items():
            memory.beliefs[int(seat)] = {cards.numbered(guess["hands"]): guess["ways"] for guess in belief}
        for happened in data.get("passed", []):
            ((kind, moves),) = happened.items()
            memory = memory.then(kind, cards.numbered(moves))
        return memory


class PetiteMortState(State):
    """Cards are numbers (`Cards.ids`). `level`: from which Diplomas one is drawn, until one is; `*_left` count the cards not
    drawn yet, by their number in their pile; `hands` are traits, `scythes` Reaping cards, both in order; `tokens` and `supply`
    count by kind; `struck`: the seats that reaped this round; `pawns` has a bit for each objective; `memory` is who passed what
    to whom."""

    __slots__ = (
        "beds", "deaths", "diploma", "first", "graves", "hands", "laid", "level", "lives", "lost", "memory", "open", "pawns",
        "people_left", "phase", "reaps", "round", "scythes", "scythes_left", "seats", "softened", "spent", "strikes", "struck", "supply",
        "tally", "tokens", "traits_left",
    )  # fmt: skip

    cards: Cards
    seats: int
    phase: str
    round: int
    first: int
    level: int
    diploma: Annotated[int, Named(lambda cards: [card.id for card in cards.diplomas])]
    open: bool
    softened: bool | None  # the table has chosen softer words (PM-3.10)
    people_left: Annotated[list[int], Named(lambda cards: [card.id for card in cards.people])]
    traits_left: Annotated[list[int], Named(lambda cards: [card.id for card in cards.traits])]
    scythes_left: Annotated[list[int], Named(lambda cards: [card.id for card in cards.scythes])]
    hands: list[list[Card]]
    scythes: list[list[Card]]
    lives: list[list[Life]]
    tokens: list[Tokens]
    supply: Tokens
    laid: list[Laid]
    strikes: list[Strike]
    struck: list[int]
    spent: list[Card]
    graves: list[list[Card]]
    tally: list[list[int]]
    deaths: list[Death]
    beds: list[int]
    reaps: list[int]
    lost: list[int]
    pawns: list[int]
    memory: Memory


IN_TURN = 2
"""From which version of the rules on the set-up draws from the first seat round (PM-3.8)."""


def in_turn(s: PetiteMortState) -> list[int]:
    """PM-3.8: all seats, from the first one round."""
    return [(s.first + i) % s.seats for i in range(s.seats)]


def fresh(cards: Cards, seats: int) -> PetiteMortState:
    """A table with everything in its pile."""
    s = PetiteMortState()
    s.cards = cards
    s.seats, s.phase, s.round, s.first, s.level, s.diploma, s.open = seats, "set-up", 1, -1, 0, -1, False
    s.softened = None
    s.people_left, s.traits_left = [1] * len(cards.people), [1] * len(cards.traits)
    s.scythes_left = [1] * len(cards.scythes)
    s.hands, s.scythes = [[] for _ in range(seats)], [[] for _ in range(seats)]
    s.graves = [[] for _ in range(seats)]
    s.lives = [[()] * LIVES for _ in range(seats)]
    s.tokens, s.supply = [[0] * len(KINDS) for _ in range(seats)], cards.supply[:]
    s.laid, s.strikes, s.struck, s.spent, s.deaths = [], [], [], [], []
    s.tally = [[0] * WIDTH for _ in range(seats)]
    s.beds, s.reaps, s.lost, s.pawns = ([0] * seats for _ in range(4))
    s.memory = Memory.blank(seats, cards.ids)
    return s


def left_of(seat: int, seats: int) -> int:
    return (seat + 1) % seats


def right_of(seat: int, seats: int) -> int:
    return (seat - 1) % seats


def person(s: PetiteMortState, owner: int, place: int) -> str:
    """Who lies there."""
    return s.cards.ids[s.lives[owner][place][0]]


def powa_on(s: PetiteMortState, owner: int, place: int) -> Pictograms:
    """PM-7.3: the weaknesses that tokens add to a character."""
    return sum([one(laid.kind) for laid in s.laid if (laid.owner, laid.place) == (owner, place)], NONE)


def half(life: Life) -> int:
    """PM-8.1: how many cards of a character fall to somebody who reaps it alone, rounded up."""
    return (len(life) + 1) // 2


def has_pawn(s: PetiteMortState, seat: int, at: int) -> bool:
    """Whether a seat's pawn stands on the objective with this number."""
    return bool(s.pawns[seat] >> at & 1)


def put_pawn(s: PetiteMortState, seat: int, at: int) -> None:
    s.pawns[seat] |= 1 << at


def pawns_of(s: PetiteMortState, seat: int) -> int:
    """How many objectives a seat has met."""
    return s.pawns[seat].bit_count()
