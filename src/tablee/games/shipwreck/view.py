"""What a seat of The Shipwreck Arcana sees, what it can work out, and worlds it cannot tell apart."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from tablee.games.shipwreck.evidence import OLD, Seeing, Worlds, draw, held, odds
from tablee.games.shipwreck.state import COPIES, HOURS, ROW, VALUES, Place, Table, seen_values

if TYPE_CHECKING:
    from tablee.games.shipwreck.rules import Shipwreck


def view(game: Shipwreck, s: Table, seat: int | None) -> dict[str, Any]:
    """SA-4.4: only fates are hidden; of somebody else's hand one sees how many (SA-5.6)."""
    cards = game.cards.arcana
    return {
        "score": s.score,
        "doom": s.doom,
        "active": s.active,
        "order": s.order[:],
        "row": [
            {
                "card": cards[s.row[place]].id,
                "power": cards[s.row[place]].power,
                "moons": cards[s.row[place]].moons,
                "hours": s.hours[place],
                "fading": [v for v in VALUES if s.hours[place] + HOURS[v] >= cards[s.row[place]].moons],  # SA-6.1
                "fates": s.fronts[place][:],
            }
            for place in range(ROW)
            if s.row[place] >= 0  # a place stays empty when the game ends before it is filled
        ],
        "next": cards[s.next].id if s.next >= 0 else None,
        "pile": (s.next >= 0) + sum(s.cards_left) + len(s.under),
        "under": [cards[card].id for card in s.under],
        "faded": [{"card": cards[card].id, "power": cards[card].power} for card in s.faded],
        "bag": sum(s.bag),
        "seats": [
            {"seat": other, "fates": len(s.hands[other]), "line": [v for v in VALUES if not s.lines[other] >> v & 1]}
            for other in s.order
        ],
        "hand": sorted(s.hands[seat]) if seat is not None and seat < len(s.hands) else [],
        "played": s.played,
        "on_hours": s.on_hours,
        "power_used": s.power_used,
        "predictions": s.predictions,
        "silent": s.active,
    }


def worlds(game: Shipwreck, s: Table, seat: int | None, layer: str = "logic") -> Worlds:
    """The worlds this seat cannot tell apart, by the equally likely draws that lead to them. `layer`: logic, or convention."""
    proves = game.cards.proves if layer == "logic" else game.cards.suggests
    if seat is not None and seat < len(s.recalls) and s.recalls[seat]:
        return Seeing(seat, s.drawn[seat], layer, proves).worlds(s.facts)
    found = Seeing(None, (), layer, proves).worlds(s.facts)
    if seat is None or seat >= len(s.hands):
        return found
    mine = sorted(s.hands[seat])
    return {world: n for world, n in found.items() if sorted(held((world[seat],))) == mine}


def belief(game: Shipwreck, s: Table, viewer: int | None, seat: int, layer: str = "logic") -> dict[int, Fraction]:
    """SA-13.4: the chance of each value of a seat's one kept fate, from what `viewer` (None: everybody) knows."""
    found = worlds(game, s, viewer, layer) or worlds(game, s, viewer)
    return odds(found, seat)


def insight(game: Shipwreck, s: Table, seat: int | None) -> dict[str, Any]:
    """The chance of each value of every kept fate: from what this seat knows, and (`public`) from what everybody knows, by
    logic and by convention. And for the active player's own eyes, what each play would tell the group."""
    kept = [other for other in s.order if len(s.hands[other]) == 1]
    public = {
        str(o): {layer: _texts(belief(game, s, None, o, layer)) for layer in ("logic", "convention")} for o in kept
    }
    told: dict[str, Any] = {
        "kept": {str(o): _texts(belief(game, s, seat, o)) for o in kept if o != seat},
        "public": public,
    }
    if seat == s.active and len(s.hands[seat]) == 2:
        told["plays"] = {str(play): telling(game, s, play) for play in game.placements(s, seat)}
    return told


def _texts(chances: dict[int, Fraction]) -> dict[str, str]:
    return {str(value): str(chance) for value, chance in chances.items()}


def telling(game: Shipwreck, s: Table, play: Place) -> dict[str, str]:
    """The chance the group would then give to what the active player really keeps."""
    a, b = s.hands[s.active]
    kept = b if a == play.fate else a
    card = game.cards.index.get(play.at, -1)
    fact = s.facts.then("played", s.active, (play.fate, s.had_kept, card, tuple(s.row), seen_values(s)))
    proves = {"logic": game.cards.proves, "convention": game.cards.suggests}
    found = {layer: Seeing(None, (), layer, proves[layer]).worlds(fact) for layer in proves}
    return {layer: str(odds(found[layer] or found["logic"], s.active).get(kept, 0)) for layer in proves}


def conceal(game: Shipwreck, s: Table, seat: int | None, rng: Random) -> None:
    """Deal the fates this seat cannot see again, as likely as they are. What the others remember of earlier draws goes:
    in an imagined world each knows its hand and what everybody has seen."""
    world = draw(worlds(game, s, seat), rng)
    for other in range(s.places):
        if other != seat:
            s.hands[other][:] = held((world[other],))
            s.recalls[other] = 0
            s.drawn[other].clear()
    if seat != s.active:
        s.old = bool(world[s.active] & OLD)
    left = [COPIES - seen for seen in s.visible]
    for hand in s.hands:
        for fate in hand:
            left[fate - 1] -= 1
    s.bag[:] = left
