"""What everybody at a table of Tesseract sees: nothing that is drawn is hidden from anybody."""

from __future__ import annotations

from typing import Literal, cast

from msgspec import UNSET, UnsetType

from tablee.games.tesseract import actions
from tablee.games.tesseract.beliefs import breach_odds
from tablee.games.tesseract.cards import BLANK, EVENTS, EventName
from tablee.games.tesseract.containing import column_count, row
from tablee.games.tesseract.cubes import (
    CELLS,
    COLOURS,
    NAMES,
    OF_VALUE,
    SEEN_OF,
    SHOWN,
    VALUES,
    Colour,
    lowest,
    series_in,
    series_kind,
)
from tablee.games.tesseract.options import KINDS
from tablee.games.tesseract.playing import is_useful, playable
from tablee.games.tesseract.state import (
    ACTION,
    PASSED,
    PLACES,
    RECOLOURED,
    SET_UP,
    TUNED,
    VARIED,
    TesseractState,
    column_of,
    free,
    is_open,
    seat_of,
    symbol,
    well,
)
from tablee.games.tesseract.threat import breaches_at
from tablee.kit import View

Phase = Literal["set-up", "action", "threat"]


class BaseView(View):
    """The base: the event of each cell that has one, the cells that lie bare, and those that were disarmed."""

    id: str
    difficulty: int
    side: Literal["A", "B"]
    events: dict[str, EventName]
    bare: list[str]
    disarmed: list[str]


class ThreatView(View):
    """A cube the next Threat phase may take: the odds of 0, 1 and 2 breaches by its roll and, apart, the event it would bare."""

    cell: str
    breaches: dict[str, str]
    event: EventName | None


class OfferView(View):
    """A cube about to go from one scientist's Lab to another's, for the cube `back` or, where that is empty, for nothing."""

    cube: str
    of: str
    to: str
    back: str


class ColumnView(View):
    """A column of the Containment board: how many of its cubes are contained, and its card once it is turned up."""

    value: int
    count: int
    card: str | None
    state: Literal["down", "up", "unlocked", "spent"]
    playable: bool | UnsetType = UNSET


class SeriesView(View):
    """A valid set or run in a Lab, and those of its cubes that can still be contained."""

    kind: Literal["set", "run"]
    cubes: list[str]
    open: list[str]


class HeldView(View):
    """A Research card in somebody's hand."""

    card: str
    playable: bool


class ScientistView(View):
    """A scientist: whose, the Lab with its valid series, the hand, and whether a power of once a turn or a round is ready."""

    seat: int
    who: int
    card: str | None
    lab: list[str]
    series: list[SeriesView] | UnsetType = UNSET
    hand: list[HeldView] | UnsetType = UNSET
    ready: bool | UnsetType = UNSET
    refused: bool | UnsetType = UNSET


class TesseractView(View):
    """The whole table. `barred`: what cannot be chosen now, with the rule that says why. `block`: each column from the bottom: a
    cube, just its colour while its top is unseen, or nothing known. `reach`: what the active scientist can remove.
    `risky`: the values on which one more primed cube would open a breach."""

    phase: Phase
    round: int
    active: int
    actions: int
    kinds: list[str]
    barred: dict[str, str]
    pairs: bool
    skips: int
    breaches: int
    block: dict[str, list[str | None]]
    removable: list[str]
    reach: list[str]
    base: BaseView
    threat: list[ThreatView]
    wells: list[list[str]]
    risky: list[int]
    last_primed: int
    rolled: str | None
    asked: int | None
    offer: OfferView | None
    destroyed: dict[Colour, int]
    contained: dict[Colour, list[int]]
    columns: list[ColumnView]
    scientists: list[ScientistView]
    piles: dict[str, int]
    discarded: list[str]
    drawn: list[str]
    picked: list[str]
    playing: str | None
    proposed: list[str]


def view(s: TesseractState) -> TesseractView:
    """The whole table."""
    research = s.cards.research
    return TesseractView(
        phase=cast(Phase, s.phase),
        round=s.round,
        active=s.active,
        actions=s.actions,
        kinds=[kind for kind in KINDS if kind in s.kinds],
        barred=actions.barred(s) if s.phase == ACTION else {},
        pairs=s.pairs,
        skips=s.skips,
        breaches=s.breaches,
        block={name: [SEEN_OF[cube] for cube in column_of(s, cell)] for cell, name in enumerate(NAMES)},
        removable=[NAMES[cell] for cell in free(s)],
        reach=[NAMES[cell] for cell in actions.reach(s)] if s.scientists[s.active] >= 0 else [],
        base=base(s),
        threat=threat(s),
        wells=[[SHOWN[cube] for cube in OF_VALUE[v] for _ in range(s.primed[cube])] for v in VALUES],
        risky=[value for value in VALUES if breaches_at(well(s, value) + 1)],
        last_primed=s.last_primed,
        rolled=SHOWN[s.rolled] if s.rolled >= 0 else None,
        asked=s.asked if s.asked >= 0 else None,
        offer=OfferView(**s.offer._asdict()) if s.offer else None,
        destroyed={COLOURS[c]: n for c, n in enumerate(s.destroyed)},
        contained={colour: row(s, c) for c, colour in enumerate(COLOURS)},
        columns=[column(s, value) for value in VALUES],
        scientists=[scientist(s, who) for who in range(len(s.scientists))],
        piles={str(level): s.cards.pile(s.left, level) for level in s.cards.levels},
        discarded=[research[i].id for i, n in enumerate(s.discarded) for _ in range(n)],
        drawn=[research[i].id for i in s.drawn],
        picked=s.picked[:],
        playing=research[s.playing].id if s.playing >= 0 else None,
        proposed=proposed(s),
    )


def base(s: TesseractState) -> BaseView:
    card = s.cards.bases[s.base]
    symbols = zip(NAMES, s.cards.symbols[s.base], strict=True)
    return BaseView(
        id=card.id,
        difficulty=card.difficulty,
        side=card.side,
        events={name: EVENTS[sign] for name, sign in symbols if sign != BLANK},
        bare=[NAMES[cell] for cell in CELLS if not s.height[cell]],
        disarmed=[NAMES[cell] for cell in s.disarmed],
    )


def threat(s: TesseractState) -> list[ThreatView]:
    """The cubes the next Threat phase may take."""
    if s.phase == SET_UP:
        return []
    found, odds = [], breach_odds(s)
    for cell in lowest(s.block, s.height):
        bared = EVENTS.get(symbol(s, cell)) if s.height[cell] == 1 else None
        found.append(ThreatView(cell=NAMES[cell], breaches=odds, event=bared))
    return found


def column(s: TesseractState, value: int) -> ColumnView:
    """A column's Containment card: face down, turned up, unlocked or spent."""
    card, count = s.columns[value - 1], column_count(s, value)
    if card < 0:
        return ColumnView(value=value, count=count, card=None, state="down")
    return ColumnView(
        value=value,
        count=count,
        card=s.cards.containment[card].id,
        state="spent" if card in s.spent else "unlocked" if card in s.unlocked else "up",
        playable=card in s.unlocked and s.phase == ACTION and is_useful(s, card),
    )


def scientist(s: TesseractState, who: int) -> ScientistView:
    """A scientist at the table; only the seat and an empty Lab before the cards are dealt."""
    card, lab = s.scientists[who], [SHOWN[c] for c in s.labs[who]]
    if card < 0:
        return ScientistView(seat=seat_of(s, who), who=who, card=None, lab=lab)
    mine = who == s.active
    return ScientistView(
        seat=seat_of(s, who),
        who=who,
        card=s.cards.scientists[card].id,
        lab=lab,
        series=series(s, who),
        hand=[
            HeldView(card=s.cards.research[c].id, playable=mine and s.phase == ACTION and playable(s, c))
            for c in s.hands[who]
        ],
        ready=ready(s, who),
        refused=who in s.refused,
    )


def series(s: TesseractState, who: int) -> list[SeriesView]:
    """TS-6.1: the valid series of a Lab."""
    free_sets = s.cards.gifts[s.scientists[who]].free_sets
    return [
        SeriesView(
            kind=cast(Literal["set", "run"], series_kind(part, free_sets)),
            cubes=[SHOWN[c] for c in part],
            open=[SHOWN[c] for c in dict.fromkeys(part) if is_open(s, c)],
        )
        for part in series_in(tuple(s.labs[who]), free_sets, 2 if who == s.active and s.pairs else 3)
    ]


def ready(s: TesseractState, who: int) -> bool:
    """Whether a power that is used once a turn or a round can still be used."""
    gift = s.cards.gifts[s.scientists[who]]
    if gift.watches:
        return who not in s.watched
    powers = {
        TUNED: gift.tunes_transfer,
        RECOLOURED: gift.recolours_removed,
        VARIED: bool(gift.variety),
        PASSED: gift.free_transfer,
    }
    return who != s.active or not any(has and power in s.used for power, has in powers.items())


def proposed(s: TesseractState) -> list[str]:
    """TS-1.6: after a win, the other side of the base and the next one."""
    if len(s.contained) < PLACES:
        return []
    card, bases = s.cards.bases[s.base], s.cards.bases
    other = [b.id for b in bases if b.difficulty == card.difficulty and b.side != card.side]
    harder = [b.id for b in bases if b.difficulty == card.difficulty + 1 and b.side == card.side]
    return other + harder
