"""What lies on the table in Deep Regular Breaths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee.games.breaths.cards import Cards
from tablee.games.breaths.oxygen_cards import BECOMES, CARDS, EVERY, Condition
from tablee.kit import Slot, State

LIFE = 3  # DB-3.6
TOKENS = 3  # DB-2.5
BOARD = 3  # DB-11.2: secrets that lie on the board at first
DEALT = 6  # DB-13.5
TURNS = 1000  # DB-20.5

BEGINNING, SHEETS, PLAY, FINAL = "beginning", "sheets", "play", "final"
SITUATIONS, RITUAL, EMANCIPATION = "situations", "ritual", "emancipation"

RIGHT = [[tuple((seat + i) % seats for i in range(1, seats)) for seat in range(seats)] for seats in range(7)]
"""By number of seats and by seat: the others, from the next one on."""


class Action(NamedTuple):
    """What the token holder has declared. -1: no target, no characteristic, no card."""

    kind: str
    seat: int
    target: int = -1
    characteristic: int = -1
    card: int = -1


NOTHING = Action("", -1)


class Clause(NamedTuple):
    """DB-19.5: everybody has seen that the cards `held` (bits) are not `card`, unless `secret` is one that forbids its use
    (`forbids`, bits)."""

    held: int
    card: int
    secret: int
    forbids: int


class Ship(State):
    """Cards of a pile stand bottom first. Knowledge, secrets and situations are numbered as they are drawn or laid out: a
    number is a piece of cardboard, what is printed on it is in its slot."""

    __slots__ = (
        "action",
        "air",
        "ballots",
        "base",
        "board",
        "candidates",
        "characteristic",
        "clauses",
        "conditions",
        "consulted",
        "coop",
        "counts",
        "current",
        "dead",
        "discard",
        "drawer",
        "drawn",
        "explorer",
        "final_due",
        "final_step",
        "first",
        "galvanised",
        "gone",
        "hands",
        "holder",
        "house_emperor",
        "house_passing",
        "house_tetany",
        "hyperventilated",
        "kills",
        "knowledge",
        "knowledge_left",
        "knowledge_loose",
        "last",
        "life",
        "limit",
        "loose",
        "pack",
        "passed",
        "passes",
        "phase",
        "pile",
        "pledged",
        "progress",
        "reserve",
        "resisted",
        "resister",
        "same",
        "seats",
        "secret",
        "secret_loose",
        "secrets",
        "situation_loose",
        "situations",
        "sole",
        "solved",
        "spared",
        "spent",
        "stage",
        "stages",
        "stopped",
        "succeeded",
        "supply",
        "tokens",
        "turns",
        "window",
        "winning",
    )  # fmt: skip

    pack: Cards
    seats: int
    coop: bool
    house_tetany: bool
    house_emperor: bool
    house_passing: bool
    phase: str
    first: int  # who begins; -1 while that is not drawn
    turns: int
    passes: int  # passes in a row
    passed: bool  # nothing but a pass has happened this turn

    holder: int  # of the action token
    action: Action
    drawer: int  # who is drawing now, -1 nobody
    characteristic: int  # of that draw; -1 for a draw that wants one card
    drawn: int  # cards drawn in it so far
    limit: int  # of a resistance
    resister: int
    stopped: bool  # the running draw was broken off
    window: bool  # quick cards may be played
    galvanised: int  # who gets the token next, -1 the usual one
    spared: bool  # a secret has just kept somebody alive
    winning: list[int]

    life: list[int]
    pledged: list[int]  # life laid beside the air pile
    dead: list[int]
    sole: int  # the only one still conscious, -1 while all are
    conditions: list[list[Condition]]
    tokens: list[list[int]]  # success tokens by seat and characteristic
    supply: list[int]

    reserve: list[Slot]
    air: list[int]
    discard: list[Slot]
    loose: list[int]
    base: int  # what a card that was never drawn may be, as far as everybody knows

    knowledge: list[Slot]
    knowledge_left: int
    knowledge_loose: list[int]
    hands: list[list[int]]
    gone: list[int]  # knowledge out of the game
    clauses: list[Clause]

    secrets: list[Slot]
    secret_loose: list[int]
    secret: list[int]  # by seat, -1 none
    board: list[int]  # by place, -1 empty
    consulted: list[int]  # a bit for each seat that has consulted it, by secret
    spent: list[int]  # a bit for each part that is used up, by secret
    resisted: list[int]  # actions stopped by resistance since the secret was taken
    counts: list[list[int]]  # cards drawn that the pack counts, by seat, since then
    same: list[int]  # draws succeeded by whoever succeeded before, since then
    succeeded: list[int]  # a bit for each characteristic, since then
    last: int  # who succeeded last
    hyperventilated: list[int]
    kills: list[int]

    situations: list[Slot]
    situation_loose: list[int]
    pile: list[int]
    current: int
    explorer: int
    progress: int  # parts of the current situation that are done
    solved: int
    stages: list[list[int]]
    final_due: bool  # the last knowledge card has been drawn
    stage: int
    final_step: str
    ballots: list[int]
    candidates: list[int]


def fresh(pack: Cards, seats: int, coop: bool) -> Ship:
    """Before anything has happened."""
    s = Ship()
    s.pack, s.seats, s.coop = pack, seats, coop
    s.house_tetany = s.house_emperor = s.house_passing = True
    s.phase, s.first, s.turns, s.passes, s.passed = BEGINNING, -1, 0, 0, False
    s.holder, s.action, s.winning = -1, NOTHING, []
    s.drawer, s.characteristic, s.drawn, s.limit, s.resister = -1, -1, 0, 0, -1
    s.stopped, s.window, s.galvanised, s.spared = False, False, -1, False
    s.life, s.pledged, s.dead, s.sole = [LIFE] * seats, [0] * seats, [0] * seats, -1
    s.conditions, s.tokens, s.supply = [[] for _ in range(seats)], [[0, 0, 0] for _ in range(seats)], [TOKENS] * 3
    s.reserve, s.air, s.discard = [Slot(-1, False, 0, EVERY)] * CARDS, [], []
    s.loose, s.base = [1] * CARDS, EVERY
    fresh_cards(s)
    return s


def fresh_cards(s: Ship) -> None:
    """Knowledge, secrets and situations, before any is dealt."""
    pack, seats = s.pack, s.seats
    s.knowledge_loose = [int(not s.coop or card.modes == "all") for card in pack.knowledge]  # DB-1.4
    s.knowledge, s.knowledge_left = [], sum(s.knowledge_loose)
    s.hands, s.gone, s.clauses = [[] for _ in range(seats)], [], []
    laid_out = 0 if s.coop else seats + BOARD  # DB-11.2
    s.secrets = [Slot(-1, False, 0, pack.every_secret)] * laid_out
    s.secret_loose = [1] * len(pack.secrets)
    s.secret, s.board = [-1] * seats, [] if s.coop else list(range(seats, laid_out))
    s.consulted, s.spent = [0] * laid_out, [0] * laid_out
    s.resisted, s.same, s.succeeded = [0] * seats, [0] * seats, [0] * seats
    s.counts = [[0] * len(pack.counted) for _ in range(seats)]
    s.last, s.hyperventilated, s.kills = -1, [0] * seats, [0] * seats
    s.situations = [Slot(-1, False, 0, pack.every_situation)] * len(pack.situations)
    s.situation_loose, s.pile = [1] * len(pack.situations), list(range(len(pack.situations)))
    s.current, s.explorer, s.progress, s.solved = -1, -1, 0, 0
    s.stages, s.final_due, s.stage, s.final_step = [], False, 0, SITUATIONS
    s.ballots, s.candidates = [-1] * seats, []


def able(s: Ship, seat: int) -> bool:
    """Alive and conscious (DB-12.11)."""
    return not s.dead[seat] and (s.sole < 0 or s.sole == seat)


def living(s: Ship) -> list[int]:
    return [seat for seat in range(s.seats) if not s.dead[seat]]


def to_the_right(s: Ship, seat: int) -> tuple[int, ...]:
    """DB-7.1: the other seats in the order in which the token would reach them. Seats are numbered counter-clockwise."""
    return RIGHT[s.seats][seat]


def living_others(s: Ship, seat: int) -> Sequence[int]:
    """The others who are alive, in the order of the token."""
    others = to_the_right(s, seat)
    return [other for other in others if not s.dead[other]] if any(s.dead) else others


def able_others(s: Ship, seat: int) -> Sequence[int]:
    """The others who are alive and conscious, in the order of the token."""
    others = living_others(s, seat)
    return others if s.sole < 0 else [other for other in others if other == s.sole]


def condition_of(s: Ship, seat: int, characteristic: int) -> int:
    """The cards with which this seat's draw succeeds, as bits."""
    return s.conditions[seat][characteristic].cards


def change_condition(s: Ship, seat: int, characteristic: int, word: str) -> None:
    s.conditions[seat][characteristic] = BECOMES[word]
