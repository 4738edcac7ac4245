"""What lies on the table in Deep Regular Breaths."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, get_args

from tablee.games.breaths.cards import (
    CARDS,
    CHARACTERISTICS,
    EVERY,
    INDEX,
    OXYGEN,
    Cards,
    Condition,
    Situation,
    Step,
)
from tablee.kit import Named, Slot, State

LIFE = 3  # DB-3.6
TOKENS = 3  # DB-2.5
BOARD = 3  # DB-11.2: secrets that lie on the board at first
DEALT = 6  # DB-13.5
TURNS = 1000  # DB-20.5
FIRST = 1
"""The first version of the rules, which the tables dealt by them go on following: `docs/rulings` has what is different since."""

Phase = Literal["beginning", "sheets", "play", "final"]
BEGINNING, SHEETS, PLAY, FINAL = get_args(Phase)
FinalStep = Literal["situations", "ritual", "emancipation"]
"""What the final phase waits for: the situations of a stage, or an action."""
SITUATIONS = "situations"
STAGES, EACH = 3, 2
"""DB-12.2: the stages of the final phase, and how many situations lie on each."""

RIGHT = [[tuple((seat + i) % seats for i in range(1, seats)) for seat in range(seats)] for seats in range(7)]
"""By number of seats and by seat: the others, from the next one on."""

OF_CHARACTERISTICS = Named(lambda _: CHARACTERISTICS)
OF_OXYGEN = Named(lambda _: OXYGEN)
OF_KNOWLEDGE = Named(lambda cards: [card.id for card in cards.knowledge])
OF_SECRETS = Named(lambda cards: [card.id for card in cards.secrets])
OF_SITUATIONS = Named(lambda cards: [card.id for card in cards.situations])
Aspect = Annotated[int, OF_CHARACTERISTICS]
"""The number of a characteristic, -1 for none."""
Tokens = Annotated[list[int], OF_CHARACTERISTICS]


class Action(NamedTuple):
    """What the token holder has declared. -1: no target, no characteristic, no card."""

    kind: str
    seat: int
    target: int = -1
    characteristic: Aspect = -1
    card: int = -1


NOTHING = Action("", -1)


class Clause(NamedTuple):
    """DB-19.5: everybody has seen that none of the knowledge cards `held`, by number, is `card`, unless `secret` is one of those
    that forbid its use."""

    held: tuple[int, ...]
    card: Annotated[int, OF_KNOWLEDGE]
    secret: int
    forbids: tuple[Annotated[int, OF_SECRETS], ...]


class BreathsState(State):
    """Cards of a pile stand bottom first. Knowledge, secrets and situations are numbered as they are drawn or laid out: a
    number is a piece of cardboard, what is printed on it is in its slot."""

    __slots__ = (
        "acted",
        "action",
        "air",
        "ballots",
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
        "memory",
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
        "targets",
        "tokens",
        "turns",
        "undrawn",
        "window",
        "winning",
    )  # fmt: skip

    cards: Cards
    seats: int
    coop: bool
    house_tetany: bool
    house_emperor: bool
    house_passing: bool
    memory: bool  # the table lists what was seen and lies face down again
    phase: str
    first: int  # who begins; -1 while that is not drawn
    turns: int
    passes: int  # passes in a row
    passed: bool  # this turn's action was a pass
    acted: bool  # somebody has cut in this turn

    holder: int  # of the action token
    action: Action
    targets: list[int]  # the players named with a knowledge card that is used, in the order its text has; -1 for nobody
    drawer: int  # who is drawing now, -1 nobody
    characteristic: Aspect  # of that draw; -1 for a draw that wants one card
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
    tokens: list[Tokens]  # success tokens by seat and characteristic
    supply: Tokens

    reserve: list[Annotated[Slot, OF_OXYGEN]]
    air: list[Annotated[int, OF_OXYGEN]]
    discard: list[Annotated[Slot, OF_OXYGEN]]
    loose: Annotated[list[int], OF_OXYGEN]  # cards that were never drawn
    undrawn: Annotated[Slot, OF_OXYGEN]  # a card that was never drawn: what it may be, as far as everybody knows

    knowledge: list[Annotated[Slot, OF_KNOWLEDGE]]
    knowledge_left: int
    knowledge_loose: Annotated[list[int], OF_KNOWLEDGE]
    hands: list[list[int]]
    gone: list[int]  # knowledge out of the game
    clauses: list[Clause]

    secrets: list[Annotated[Slot, OF_SECRETS]]
    secret_loose: Annotated[list[int], OF_SECRETS]
    secret: list[int]  # by seat, -1 none
    board: list[int]  # by place, -1 empty
    consulted: list[int]  # the seats that have consulted it, as bits, by secret
    spent: list[int]  # the parts that are used up, as bits, by secret
    resisted: list[int]  # actions stopped by resistance since the secret was taken
    counts: list[list[int]]  # cards drawn that the pack counts, by seat, since then
    same: list[int]  # draws succeeded by whoever succeeded before, since then
    succeeded: list[int]  # the characteristics of draws that succeeded, as bits, since then
    last: int  # who succeeded last
    hyperventilated: list[int]
    kills: list[int]

    situations: list[Annotated[Slot, OF_SITUATIONS]]
    situation_loose: Annotated[list[int], OF_SITUATIONS]
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


def fresh(cards: Cards, seats: int, coop: bool) -> BreathsState:
    """Before anything has happened."""
    s = BreathsState()
    s.cards, s.seats, s.coop = cards, seats, coop
    s.house_tetany = s.house_emperor = s.house_passing = s.memory = True
    s.phase, s.first, s.turns, s.passes, s.passed, s.acted = BEGINNING, -1, 0, 0, False, False
    s.holder, s.action, s.targets, s.winning = -1, NOTHING, [], []
    s.drawer, s.characteristic, s.drawn, s.limit, s.resister = -1, -1, 0, 0, -1
    s.stopped, s.window, s.galvanised, s.spared = False, False, -1, False
    s.life, s.pledged, s.dead, s.sole = [LIFE] * seats, [0] * seats, [0] * seats, -1
    s.conditions, s.tokens, s.supply = [[] for _ in range(seats)], [[0, 0, 0] for _ in range(seats)], [TOKENS] * 3
    s.undrawn, s.loose = unseen(EVERY), [1] * CARDS
    s.reserve, s.air, s.discard = [s.undrawn] * CARDS, [], []
    fresh_knowledge(s)
    fresh_secrets(s)
    fresh_situations(s)
    s.pile, s.stages, s.final_due = list(range(len(cards.situations))), [], False
    s.stage, s.final_step, s.solved = 0, SITUATIONS, 0
    s.ballots, s.candidates = [-1] * seats, []
    return s


def unseen(may: int) -> Slot:
    """A card that nobody has seen: one of these."""
    return Slot(-1, False, 0, may)


def fresh_knowledge(s: BreathsState) -> None:
    """Knowledge, before any is dealt. DB-1.4: some only where there are secrets."""
    s.knowledge_loose = [int(not s.coop or card.modes == "all") for card in s.cards.knowledge]
    s.knowledge, s.knowledge_left = [], sum(s.knowledge_loose)
    s.hands, s.gone, s.clauses = [[] for _ in range(s.seats)], [], []


def fresh_secrets(s: BreathsState) -> None:
    """DB-11.2: secrets, before any is dealt, and what is counted for them."""
    seats, laid_out = s.seats, 0 if s.coop else s.seats + BOARD
    s.secrets = [unseen(s.cards.every_secret)] * laid_out
    s.secret_loose = [1] * len(s.cards.secrets)
    s.secret, s.board = [-1] * seats, [] if s.coop else list(range(seats, laid_out))
    s.consulted, s.spent = [0] * laid_out, [0] * laid_out
    s.resisted, s.same, s.succeeded = [0] * seats, [0] * seats, [0] * seats
    s.counts = [[0] * len(s.cards.counted_kinds) for _ in range(seats)]
    s.last, s.hyperventilated, s.kills = -1, [0] * seats, [0] * seats


def fresh_situations(s: BreathsState) -> None:
    """All situations shuffled, none of them met."""
    s.situations = [unseen(s.cards.every_situation)] * len(s.cards.situations)
    s.situation_loose = [1] * len(s.cards.situations)
    s.current, s.explorer, s.progress = -1, -1, 0


def lay_stages(s: BreathsState) -> None:
    """DB-12.2: all situations are shuffled, two on each stage; the others stay out."""
    fresh_situations(s)
    s.phase, s.stage, s.final_step = FINAL, 0, SITUATIONS
    s.pile = list(range(STAGES * EACH, len(s.cards.situations)))
    s.stages = [[EACH * i + j for j in range(EACH)] for i in range(STAGES)]


def able(s: BreathsState, seat: int) -> bool:
    """Alive and conscious (DB-12.11)."""
    return not s.dead[seat] and (s.sole < 0 or s.sole == seat)


def living(s: BreathsState) -> list[int]:
    return [seat for seat in range(s.seats) if not s.dead[seat]]


def to_the_right(s: BreathsState, seat: int) -> tuple[int, ...]:
    """DB-7.1: the other seats in the order in which the token would reach them. Seats are numbered counter-clockwise."""
    return RIGHT[s.seats][seat]


def living_others(s: BreathsState, seat: int) -> tuple[int, ...]:
    """The others who are alive, in the order of the token."""
    others = RIGHT[s.seats][seat]
    return tuple(other for other in others if not s.dead[other]) if 1 in s.dead else others


def able_others(s: BreathsState, seat: int) -> tuple[int, ...]:
    """The others who are alive and conscious, in the order of the token."""
    others = living_others(s, seat)
    return others if s.sole < 0 else tuple(other for other in others if other == s.sole)


def condition_of(s: BreathsState, seat: int, characteristic: int) -> int:
    """The cards with which this seat's draw succeeds, as bits."""
    return s.conditions[seat][characteristic].cards


def situation_now(s: BreathsState) -> Situation | None:
    """The situation everybody faces."""
    return s.cards.situations[s.situations[s.current].card] if s.current >= 0 else None


def step_now(s: BreathsState) -> Step | None:
    """The part of the current situation that is to be done next."""
    now = situation_now(s)
    return now.steps[s.progress] if now else None


def wanted(s: BreathsState) -> int:
    """The cards with which the running draw succeeds, as bits. A condition may change in the middle of it."""
    if s.characteristic >= 0:
        return s.conditions[s.drawer][s.characteristic].cards
    step = step_now(s)  # DB-17.8: nothing once the situation has changed
    return 1 << INDEX[step.card] if step and step.card and s.current == s.action.card else 0


def is_bound(s: BreathsState, seat: int) -> bool:
    """DB-17.2: whether the current situation keeps this seat from acting; DB-20.1: never the last one conscious."""
    if s.current < 0 or s.explorer != seat or s.cards.situations[s.situations[s.current].card].binds != "act":
        return False
    return not (s.house_tetany and s.sole == seat)


def muted(s: BreathsState) -> list[int]:
    """DB-17.3: whoever uncovered a situation that forbids them to speak."""
    now = situation_now(s)
    return [s.explorer] if now and now.binds == "speech" and not s.dead[s.explorer] else []


def is_obsessed(s: BreathsState, seat: int) -> bool:
    """DB-11.14: whether this seat's secret is an obsession."""
    number = s.secret[seat]
    return number >= 0 and s.secrets[number].card in s.cards.obsessions


def readable(s: BreathsState, seat: int) -> tuple[int, ...]:
    """DB-11.10: whose secrets this seat may consult."""
    others = living_others(s, seat)
    return tuple(other for other in others if s.secret[other] >= 0) if -1 in s.secret else others
