"""What a seat of Deep Regular Breaths sees, built up from nothing.

`memory`: whether the table also lists what a seat has seen and what lies face down again (DB-19.1). Without it only what lies
face up is told, and what is the seat's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from msgspec import UNSET, UnsetType

from tablee.games.breaths.cards import CHARACTERISTICS, INDEX, OXYGEN, Characteristic, Sort, members_of
from tablee.games.breaths.state import FINAL, BreathsState, FinalStep, Phase, is_bound, muted, situation_now
from tablee.kit import ALL, Slot, View
from tablee.kit.pack import Card


class Announced(View):
    """What is being done, as it was announced; `receiver`: a second player who was named."""

    kind: str
    seat: int
    target: int | None
    receiver: int | None
    characteristic: Characteristic | None
    card: str | None


class Draw(View):
    """The running draw: whose, in what, how many cards so far, how many at most, and whether it is a resistance."""

    seat: int
    characteristic: Characteristic | None
    drawn: int
    limit: int | None
    resists: bool


class Known(View):
    """A card of the reserve that this seat is told, by its place from the top; `seen`: everybody is."""

    place: int
    card: str
    up: bool
    seen: bool


class Reserve(View):
    """How many cards there are, and those that this seat knows."""

    count: int
    known: list[Known]


class Discarded(View):
    """A card of the discard; null for one that lies face down and that this seat has not seen."""

    card: str | None
    up: bool


FACE_UP = [Discarded(card=card, up=True) for card in OXYGEN]
"""The cards that lie face up in the discard, built once."""


class Condition(View):
    """With which cards a draw succeeds."""

    kind: Sort
    of: list[str]


class Held(View):
    """A knowledge card in a hand; null for one that this seat has not seen. `open`: everybody has."""

    card: str | None
    open: bool


class Secret(View):
    """A secret, null for one that this seat has not read; who has read it is public."""

    card: str | None
    open: bool
    read_by: list[int]


class Counters(View):
    """What has happened since a player took their secret: actions stopped, draws won in a row by one player, characteristics in
    which they have won a draw, cards drawn by kind. Empty where there are no secrets."""

    stopped: int | UnsetType = UNSET
    runs: int | UnsetType = UNSET
    won: list[Characteristic] | UnsetType = UNSET
    drawn: dict[str, int] | UnsetType = UNSET


class Crew(View):
    """One player's sheet and what lies before it."""

    seat: int
    life: int
    pledged: int
    dead: bool
    conscious: bool
    bound: bool
    conditions: dict[str, Condition]
    tokens: dict[Characteristic, int]
    knowledge: list[Held]
    secret: Secret | None
    hyperventilated: bool
    kills: int
    counters: Counters


class Situation(View):
    """What everybody faces, and how many of its parts are done. `missing`: it wants a card that, as this seat can see, is not in
    the reserve (DB-17.8)."""

    card: str
    urgent: bool
    explorer: int
    progress: int
    parts: int
    missing: bool


class Final(View):
    """The final phase: which of three stages, what is to be done, what lies on each, and this seat's own ballot."""

    stage: int
    step: FinalStep
    left: list[int]
    known: list[list[str | None]]
    sole: int | None
    ballot: int | None


class Speech(View):
    """Who may not speak at all, and of what nobody may."""

    muted: list[int]
    never: list[Literal["secrets"]]


class BreathsView(View):
    """The table of Deep Regular Breaths as one seat sees it."""

    mode: Literal["coop", "paranoia"]
    memory: bool
    phase: Phase
    turn: int
    first: int
    holder: int
    window: bool
    passes: int
    action: Announced | None
    draw: Draw | None
    reserve: Reserve
    air: list[str]
    closed: dict[str, str]
    discard: list[Discarded]
    supply: dict[Characteristic, int]
    seats: list[Crew]
    hand: list[str]
    secret: str | None
    knowledge_left: int
    gone: list[str | None]
    board: list[Secret | None]
    situation: Situation | None
    pile: list[str | None]
    solved: int
    final: Final | None
    speech: Speech


def view(s: BreathsState, seat: int | None, memory: bool) -> BreathsView:
    mine = seat if seat is not None and 0 <= seat < s.seats else None
    cards = s.cards
    return BreathsView(
        mode="coop" if s.coop else "paranoia",
        memory=s.memory,
        phase=cast(Phase, s.phase),
        turn=s.turns,
        first=s.first,
        holder=s.holder,
        window=s.window,
        passes=s.passes,
        action=action(s),
        draw=draw(s),
        reserve=reserve(s, mine, memory),
        air=[OXYGEN[card] for card in s.air],
        closed={CHARACTERISTICS[cards.blocks[card]]: OXYGEN[card] for card in s.air if card in cards.blocks},
        discard=discard(s, mine, memory),
        supply=dict(zip(CHARACTERISTICS, s.supply, strict=True)),
        seats=[crew(s, other, mine, memory) for other in range(s.seats)],
        hand=[] if mine is None else [cards.knowledge[s.knowledge[number].card].id for number in s.hands[mine]],
        secret=None if mine is None or s.secret[mine] < 0 else cards.secrets[s.secrets[s.secret[mine]].card].id,
        knowledge_left=s.knowledge_left,
        gone=[name(s.knowledge[number], mine, cards.knowledge, memory) for number in s.gone],
        board=[secret(s, number, mine, memory) for number in s.board],
        situation=situation(s, mine, memory),
        pile=pile(s, mine, memory),
        solved=s.solved,
        final=stages(s, mine, memory),
        speech=Speech(muted=muted(s), never=[] if s.coop else ["secrets"]),  # DB-19.7
    )


def is_told(slot: Slot, seat: int | None, memory: bool) -> bool:
    """DB-19.1: whether a seat is told what lies there: face up, or seen by it, where the table remembers that."""
    return slot.up or (memory and slot.card >= 0 and slot.known_to(seat))


def name(slot: Slot, seat: int | None, cards: Sequence[Card], memory: bool) -> str | None:
    """What lies in a slot, for a seat that is told."""
    return cards[slot.card].id if is_told(slot, seat, memory) else None


def characteristic(number: int) -> Characteristic | None:
    return CHARACTERISTICS[number] if number >= 0 else None


def action(s: BreathsState) -> Announced | None:
    kind, seat, target, by, card = s.action
    if not kind:
        return None
    return Announced(
        kind=kind,
        seat=seat,
        target=target if target >= 0 else None,
        receiver=s.targets[1] if len(s.targets) > 1 and s.targets[1] >= 0 else None,
        characteristic=characteristic(by),
        card=s.cards.knowledge[s.knowledge[card].card].id if kind == "use" else None,
    )


def draw(s: BreathsState) -> Draw | None:
    if s.drawer < 0:
        return None
    return Draw(
        seat=s.drawer,
        characteristic=characteristic(s.characteristic),
        drawn=s.drawn,
        limit=s.limit or None,
        resists=s.resister == s.drawer,
    )


def reserve(s: BreathsState, seat: int | None, memory: bool) -> Reserve:
    """DB-4.2: how many cards, and every one this seat is told, counted from the top."""
    known = [
        Known(place=place, card=OXYGEN[slot.card], up=slot.up, seen=slot.seen == ALL)
        for place, slot in enumerate(reversed(s.reserve), 1)
        if slot.seen and is_told(slot, seat, memory)
    ]
    return Reserve(count=len(s.reserve), known=known)


def discard(s: BreathsState, seat: int | None, memory: bool) -> list[Discarded]:
    """DB-4.2: all of it, from the top; of a face-down card only what this seat is told."""
    return [
        FACE_UP[slot.card]
        if slot.up
        else Discarded(card=OXYGEN[slot.card] if is_told(slot, seat, memory) else None, up=False)
        for slot in reversed(s.discard)
    ]


def crew(s: BreathsState, other: int, seat: int | None, memory: bool) -> Crew:
    hand = [s.knowledge[number] for number in s.hands[other]]
    conditions = zip(CHARACTERISTICS, s.conditions[other], strict=False)  # none are chosen at first
    return Crew(
        seat=other,
        life=s.life[other],
        pledged=s.pledged[other],
        dead=bool(s.dead[other]),
        conscious=s.sole < 0 or s.sole == other,
        bound=is_bound(s, other),
        conditions={each: Condition(kind=of.kind, of=list(of.of)) for each, of in conditions},
        tokens=dict(zip(CHARACTERISTICS, s.tokens[other], strict=True)),
        knowledge=[
            Held(card=name(slot, seat, s.cards.knowledge, memory or other == seat), open=slot.seen == ALL)
            for slot in hand
        ],
        secret=secret(s, s.secret[other], seat, memory or other == seat),
        hyperventilated=bool(s.hyperventilated[other]),
        kills=s.kills[other],
        counters=Counters() if s.coop else counters(s, other),
    )


def counters(s: BreathsState, other: int) -> Counters:
    """DB-11.9: the same things are counted for everybody."""
    return Counters(
        stopped=s.resisted[other],
        runs=s.same[other],
        won=[CHARACTERISTICS[i] for i in members_of(s.succeeded[other])],
        drawn=dict(zip(s.cards.counted_kinds, s.counts[other], strict=True)),
    )


def secret(s: BreathsState, number: int, seat: int | None, memory: bool) -> Secret | None:
    """A secret as this seat sees it; nothing where there is none."""
    if number < 0:
        return None
    slot = s.secrets[number]
    read = [] if slot.seen == ALL else members_of(slot.seen)
    return Secret(card=name(slot, seat, s.cards.secrets, memory), open=slot.up, read_by=read)


def situation(s: BreathsState, seat: int | None, memory: bool) -> Situation | None:
    now = situation_now(s)
    if now is None:
        return None
    return Situation(
        card=now.id,
        urgent=now.urgent,
        explorer=s.explorer,
        progress=s.progress,
        parts=len(now.steps),
        missing=is_missing(s, now.steps[s.progress].card, seat, memory),
    )


def is_missing(s: BreathsState, card: str, seat: int | None, memory: bool) -> bool:
    """DB-17.8: whether a wanted card lies, as this seat is told, in the air pile or in the discard."""
    if not card:
        return False
    wanted = INDEX[card]
    return wanted in s.air or any(slot.card == wanted and is_told(slot, seat, memory) for slot in s.discard)


def pile(s: BreathsState, seat: int | None, memory: bool) -> list[str | None]:
    """The situations still to come, from the top; in the final phase those that are left stay out."""
    left = [] if s.phase == FINAL else s.pile
    return [name(s.situations[number], seat, s.cards.situations, memory) for number in reversed(left)]


def stages(s: BreathsState, seat: int | None, memory: bool) -> Final | None:
    """DB-12: a seat sees its own ballot until all are opened."""
    if s.phase != FINAL:
        return None
    return Final(
        stage=s.stage + 1,
        step=cast(FinalStep, s.final_step),
        left=[len(stage) for stage in s.stages],
        known=[
            [name(s.situations[number], seat, s.cards.situations, memory) for number in reversed(stage)]
            for stage in s.stages
        ],
        sole=s.sole if s.sole >= 0 else None,
        ballot=s.ballots[seat] if seat is not None and s.ballots[seat] >= 0 else None,
    )
