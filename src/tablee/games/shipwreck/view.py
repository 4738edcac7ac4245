"""What a seat of The Shipwreck Arcana is told: what it sees, and what it can work out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, UnsetType

from tablee.games.shipwreck.options import HOURS_CARD, VALUES
from tablee.games.shipwreck.state import HOURS, ROW, ShipwreckState
from tablee.kit import View


class ArcanaInRow(View):
    """An arcana of the row, the fates in front of it and the hours they take. `place`: its column, counted from 0 on the left, which it
    keeps when the game ends before one beside it is filled again; `fading`: the values that would spend its last hour."""

    place: int
    card: str
    power: str
    moons: int
    hours: int
    fading: list[int]
    fates: list[int]


class FadedArcana(View):
    """A card whose power waits."""

    card: str
    power: str


class SeatSeen(View):
    """A seat as everybody sees it: how many fates it holds, and the markers that stand on its number line. `shown`: those fates, once
    the game is over."""

    seat: int
    fates: int
    line: list[int]
    shown: list[int]


class ShipwreckView(View):
    """SA-4.4: only fates are hidden; of somebody else's hand one sees how many (SA-5.6). `due`: the doom that the end of this turn
    brings unless a prediction is right."""

    score: int
    doom: int
    due: int
    active: int
    order: list[int]
    row: list[ArcanaInRow]
    next: str | None
    pile: int
    under: list[str]
    faded: list[FadedArcana]
    bag: int
    seats: list[SeatSeen]
    hand: list[int]
    played: int
    on_hours: bool
    power_used: bool
    predictions: int
    silent: int


class Chances(View):
    """The chance of each value of a kept fate: by what plays prove, and by what they suggest."""

    logic: dict[str, str]
    convention: dict[str, str]


class Telling(View):
    """The chance the group would give, after a play, to what the active player really keeps."""

    logic: str
    convention: str


class ShipwreckInsight(View):
    """Of every kept fate, by seat, what this seat can work out and what everybody can; for the active player's own eyes, by play,
    what each would tell the group."""

    kept: dict[str, dict[str, str]]
    public: dict[str, Chances]
    plays: dict[str, Telling] | UnsetType = UNSET


def view(s: ShipwreckState, seat: int | None) -> ShipwreckView:
    """What this seat may see now."""
    ids, arcana = s.cards.ids, s.cards.arcana
    return ShipwreckView(
        score=s.score,
        doom=s.doom,
        due=due(s),
        active=s.active,
        order=s.order[:],
        # a place stays empty when the game ends before it is filled
        row=[_in_row(s, place) for place in range(ROW) if s.row[place] >= 0],
        next=ids[s.next] if s.next >= 0 else None,
        pile=(s.next >= 0) + sum(s.cards_left) + len(s.under),
        under=[ids[card] for card in s.under],
        faded=[FadedArcana(card=ids[card], power=arcana[card].power) for card in s.faded],
        bag=sum(s.bag),
        seats=[_seen(s, other) for other in s.order],
        hand=sorted(s.hands[seat]) if seat is not None and seat < len(s.hands) else [],
        played=s.played,
        on_hours=s.on_hours,
        power_used=s.power_used,
        predictions=s.predictions,
        silent=s.active,
    )


def due(s: ShipwreckState) -> int:
    """The doom of a wrong prediction and of the arcana that fade when the turn ends, unless a prediction is right."""
    doom = int(s.wrong)  # SA-5.12
    for card, hours in zip(s.row, s.hours, strict=False):
        if card >= 0 and hours >= s.cards.moons[card] and not s.right:  # SA-6.6
            doom += 0 if any(call.verb.facts.get("spares") for call in s.cards.on_fade[card]) else 2  # SA-6.4
    return doom


def _seen(s: ShipwreckState, seat: int) -> SeatSeen:
    held = s.hands[seat]
    return SeatSeen(seat=seat, fates=len(held), line=[*s.lines[seat]], shown=sorted(held) if s.open else [])


def _in_row(s: ShipwreckState, place: int) -> ArcanaInRow:
    card, hours = s.cards.arcana[s.row[place]], s.hours[place]
    return ArcanaInRow(
        place=place,
        card=card.id,
        power=card.power,
        moons=card.moons,
        hours=hours,
        fading=[v for v in VALUES if hours + HOURS[v] >= card.moons],  # SA-6.1
        fates=s.fronts[place][:],
    )


def joined_by(told: Mapping[str, Any], at: str) -> Mapping[str, Any]:
    """The arcana of a row, as a view tells it, that a fate placed here lies in front of: for The Hours the first (SA-4.9)."""
    row: list[Mapping[str, Any]] = told["row"]
    return row[0] if at == HOURS_CARD else next(place for place in row if place["card"] == at)
