"""What can be worked out at a table of Tesseract. Nothing that is drawn is hidden from anybody, so everybody believes the same."""

from __future__ import annotations

from fractions import Fraction

from tablee.games.tesseract.cubes import CELLS, COLOURS, FACES, UNSEEN, VALUES, Colour, is_seen
from tablee.games.tesseract.state import TesseractState, column_of, top, well
from tablee.games.tesseract.threat import breaches_at
from tablee.kit import View

CHANCES = tuple(str(Fraction(faces, FACES)) for faces in range(FACES + 1))
"""The chance that a roll shows one of so many faces."""


class TesseractInsight(View):
    """The odds of the next roll, how many of each Research card the piles still hold by level, the Containment cards that lie
    face down, and the cubes whose colour nobody has seen."""

    breaches: dict[str, str]
    piles: dict[str, dict[str, int]]
    containment: list[str]
    colours: dict[Colour, int]


def insight(s: TesseractState) -> TesseractInsight:
    """What can be worked out: the odds of the next roll, and what the piles and the face-down cards still hold."""
    research, left = s.cards.research, s.left
    return TesseractInsight(
        breaches=breach_odds(s),
        piles={str(n): {research[i].id: left[i] for i in ids if left[i]} for n, ids in s.cards.levels.items()},
        containment=[s.cards.containment[i].id for i, there in enumerate(s.piles) if there],
        colours={COLOURS[c]: n for c, n in enumerate(s.colours)},
    )


def breach_odds(s: TesseractState) -> dict[str, str]:
    """The chance of 0, 1 and 2 breaches when one cube is rolled and placed now."""
    counts = [0, 0, 0]
    for value in VALUES:
        counts[breaches_at(well(s, value) + 1)] += 1
    return {str(n): CHANCES[count] for n, count in enumerate(counts)}


def breach_chance(s: TesseractState) -> Fraction:
    """The chance that one cube that is rolled and placed now opens a breach."""
    return Fraction(sum(breaches_at(well(s, value) + 1) > 0 for value in VALUES), FACES)


def conserved(s: TesseractState) -> bool:
    """64 cubes, as many unseen ones on the block as colours undrawn, every card once."""
    cubes = [cube for cell in CELLS for cube in column_of(s, cell)]
    count = len(cubes) + sum(map(len, s.labs)) + sum(s.primed) + sum(s.destroyed) + len(s.contained)
    held = [sum(hand.count(card) for hand in s.hands) for card in range(len(s.left))]
    cards = [
        s.left[i] + s.discarded[i] + held[i] + s.drawn.count(i) + (s.playing == i) == card.copies
        for i, card in enumerate(s.cards.research)
    ]
    up = [card for card in s.columns if card >= 0]
    return (
        count + (s.rolled >= 0) == len(s.block)
        and cubes.count(UNSEEN) == sum(s.colours)
        and all(is_seen(top(s, cell)) for cell in CELLS if s.height[cell])
        and all(cards)
        and len(up) + sum(s.piles) == len(s.cards.containment)
        and set(up) >= {*s.unlocked, *s.spent}
    )
