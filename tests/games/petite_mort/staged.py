"""Tables as full as they get, to be looked at: every life in its third age, long names, tokens everywhere and deep cemeteries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.petite_mort.scene import offers, say, scene

from tablee.games.petite_mort.cards import Cards
from tablee.kit import Table

PEOPLE = (
    *("evariste-courandere", "placide-ritournelle", "prudence-clignotant", "felicie-guillerette"),
    *("octave-retardataire", "hippolyte-cadastre", "ousmane-surchauffe", "achille-dimanchois"),
    *("theodule-cheminade", "solange-tambourin", "perpetue-standard", "ludivine-soufflet"),
)
"""Those with the longest names."""
TOKENS = (
    {"heart": 1, "accident": 2, "lungs": 1, "darwin": 1, "stroke": 1},
    {"cancer": 1, "suicide": 1},
    {"darwin": 2},
    {"heart": 1, "cancer": 1},
)


def full(seats: int, phase: str) -> Table[Any]:
    """Nobody has died for a while, and many did before."""
    ids = Cards.base().ids
    first, last = Cards.base().first_trait, Cards.base().first_scythe
    traits = iter(ids[first:last])
    lives = {
        seat: [(person, *(next(traits) for _ in range(3))) for person in PEOPLE[seat::seats][:3]]
        for seat in range(seats)
    }
    others = [id for id in ids[:first] if id not in PEOPLE]
    graves = {seat: [*others[4 * seat : 4 * seat + 4], *(next(traits) for _ in range(5))] for seat in range(seats)}
    tokens = dict(enumerate(TOKENS[:seats]))
    beds = dict.fromkeys(range(seats), 2)
    return scene(lives, seats=seats, phase=phase, tokens=tokens, graves=graves, beds=beds, options={"aids": True})


def tables(seats: int) -> Iterator[tuple[str, int, Table[Any]]]:
    """What is asked with all that there, and what one has answered while others still choose."""
    powers = full(seats, "powa")
    yield "full-powa", 0, powers
    say(powers, {0: ["use darwin"]})
    yield "full-powa-on", 0, powers
    say(powers, {0: [offers(powers, 0)[0], "use accident"]})
    say(powers, {0: [offers(powers, 0)[-1], "no more"]})
    yield "full-powa-given", 0, powers
    reaping = full(seats, "reap")
    seat = max(reaping.waiting, key=lambda one: len(offers(reaping, one)))
    yield "full-reap", seat, reaping
    say(reaping, {seat: [offers(reaping, seat)[0]]})
    yield "full-reap-given", seat, reaping
