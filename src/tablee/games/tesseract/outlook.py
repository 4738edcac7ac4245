"""How a table of Tesseract looks: a few figures of it, and what they weigh together. The weights are in `outlook.json`; `training.py` moves
them by who won."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations
from operator import mul
from pathlib import Path
from typing import NamedTuple

from tablee.games.tesseract.cards import BLANK
from tablee.games.tesseract.cubes import COLOURS, COLUMN, FACES, OF_VALUE, VALUES, colours_fit, reachable, shapes
from tablee.games.tesseract.state import ACTION, BREACHES, PLACES, SLOTS, TesseractState

FILE = Path(__file__).parent / "outlook.json"
FIGURES = (
    "left", "last-few", "breaches", "strain", "next", "next-strain", "later", "last", "primes", "events", "symbols", "high",
    "primed", "matches", "nearest", "others", "rest", "level-2", "level-3", "level-4", "crowded", "cubes", "unlocked",
    "skips", "threes", "short", "scarce",
)  # fmt: skip
"""What `figures` gives, in order."""
AHEAD = 3
"""How many Threat phases are looked at."""
HARM = {"A": 0.05, "B": 0.1, "D": 0.12, "M": 0.25, "S": 0.25, "I": 0.5, "C": 0.5, "F": 1.0}
"""What a symbol does when it is bared, in primed cubes; Chain Reaction and Fission besides what they prime."""
PACE, LOSS = 0.7, 0.4
"""Turns that a cube contained takes, and cubes that the symbols of a turn prime."""
TAIL, SLOW = 5, 0.6
"""The last few cubes, and how many turns more each of them takes."""
MARGIN = 8
"""With fewer cubes to spare in the block than that, time presses."""
COMING = 0.35
"""Breaches that open while a cube is contained."""
FEW = 10
"""With fewer places left than that, cards and cubes in stock are worth less and less, and the places more."""
LAST = [sum(1 / (n + 1) for n in range(left)) for left in range(PLACES + 1)]
"""By how many places are left: what they weigh, the last ones most."""
BESIDE_VALUE = [
    [(p, q) for p, q in ((v, v), (v - 1, v - 2), (v - 1, v + 1), (v + 1, v + 2)) if 0 <= min(p, q) <= max(p, q) < FACES]
    for v in range(FACES)
]
"""By value, from 0: what the other two cubes of a series show."""
LATE = 14
"""With so many cubes contained the next one may need another Lab's cubes."""
NONE = 12.0
FAR = 16
"""More adjustments than any three cubes need; `NONE`: actions to the next cube when there is no way to it."""
SOON, EASED, MOST, USUAL = 3, 0.4, 4.0, 3.4
"""So many actions to the next cube are a turn; what counts of each beyond; more than that is never counted for the next cube, and so
much is usual."""


# How far the next cube is


@lru_cache(1 << 16)
def ways(cubes: tuple[int, ...], free_sets: bool) -> tuple[tuple[int, int], ...]:
    """How three cubes can become a series: how many adjustments, and the cubes they then are, as bits; the shortest first."""
    fit, best = colours_fit(cubes), dict[int, int]()
    for shape in shapes(3):
        if fit or (free_sets and shape[0] == shape[2] == shape[1]):
            cost, shown = 0, 0
            for cube, value in zip(cubes, shape, strict=True):
                cost += abs(cube % FACES + 1 - value)
                shown |= 1 << (cube - cube % FACES + value - 1)
            if cost < best.get(shown, FAR):
                best[shown] = cost
    return tuple(sorted((cost, shown) for shown, cost in best.items()))


@lru_cache(1 << 17)
def series_of(three: tuple[int, int, int], free_sets: bool, contained: int) -> float:
    """The fewest adjustments that make a series of these three, with one to contain."""
    for cost, shown in ways(three, free_sets):
        if shown & ~contained:
            return cost
    return NONE


@lru_cache(1 << 16)
def actions_to_contain(
    lab: tuple[int, ...], near: tuple[int, ...], lent: tuple[int, ...], free_sets: bool, contained: int
) -> float:
    """The fewest actions to the next cube contained from a Lab: with its own cubes, and with cubes that are an action away because
    they are removable or `lent`, in other Labs."""
    best = NONE
    for three in dict.fromkeys(combinations(lab, 3)):
        best = min(best, series_of(three, free_sets, contained) + 1)
    room = SLOTS - len(lab)
    if best > 2 and room:
        for two in dict.fromkeys(combinations(lab, 2)):
            for cube in near + lent:
                best = min(best, series_of((*two, cube), free_sets, contained) + 2)
    if best > 3 and room > 1:
        away = near + lent
        for one in dict.fromkeys(lab):
            for pair in combinations(away, 2):
                best = min(best, series_of((one, *pair), free_sets, contained) + 3)
    if best > 4 and room > 2:
        for three in combinations(near, 3):
            best = min(best, series_of(three, free_sets, contained) + 4)
    return best + 1 if len(lab) == SLOTS and best > 2 else best


@lru_cache(1 << 16)
def actions_for(lab: tuple[int, ...], away: tuple[int, ...], cube: int) -> float:
    """The fewest actions to contain just this cube from a Lab, with cubes that are an action away."""
    pool = [(one, 0) for one in lab] + [(one, 1) for one in away]
    value, own = cube % FACES, cube // FACES
    reach = [[NONE] * FACES for _ in COLOURS]
    for one, cost in pool:
        row, shows = reach[one // FACES], one % FACES
        for to in range(FACES):
            row[to] = min(row[to], cost + abs(shows - to))
    others = [row for colour, row in enumerate(reach) if colour != own]
    alike = sorted((cost + abs(one % FACES - value), one % FACES, cost) for one, cost in pool if one // FACES == own)[
        :4
    ]
    best = NONE
    for p, q in BESIDE_VALUE[value]:
        if others:
            rest = min(a[p] + b[q] for a, b in permutations(others, 2))
            best = min(best, 1 + reach[own][value] + rest)
        for (first, _, _), (_, b, y), (_, c, z) in permutations(alike, 3):
            best = min(best, 1 + first + y + z + abs(b - p) + abs(c - q))
    return best


def rest(s: TesseractState, contained: int) -> float:
    """How far the last cubes are, each from whichever Lab is nearest to it."""
    far = 0.0
    every = {cube for lab in s.labs for cube in lab}
    for cube in range(len(COLOURS) * FACES):
        if not contained >> cube & 1:
            least = NONE
            for who, lab in enumerate(s.labs):
                sides = s.cards.gifts[s.scientists[who]].sides
                away = tuple(sorted(every.difference(lab).union(reached(bytes(s.block), bytes(s.height), sides))))
                least = min(least, actions_for(tuple(lab), away, cube))
            far += eased(least)
    return far


def contained_bits(s: TesseractState) -> int:
    bits = 0
    for cube in s.contained:
        bits |= 1 << cube
    return bits


def distance(s: TesseractState, who: int, contained: int) -> float:
    """The actions of a scientist to the next cube contained."""
    gift = s.cards.gifts[s.scientists[who]]
    near = reached(bytes(s.block), bytes(s.height), gift.sides)
    lent: tuple[int, ...] = ()
    if len(s.contained) >= LATE:
        lent = tuple(
            sorted({cube for other, lab in enumerate(s.labs) if other != who for cube in lab}.difference(near))
        )
    return actions_to_contain(tuple(s.labs[who]), near, lent, gift.free_sets, contained)


@lru_cache(1 << 14)
def reached(block: bytes, heights: bytes, sides: int) -> tuple[int, ...]:
    """The removable cubes, each once."""
    return tuple(sorted({block[COLUMN[cell][heights[cell] - 1]] for cell in reachable(heights, sides)}))


# What the next Threat phases do


class Drill(NamedTuple):
    """What is to come: how many cubes have been primed after each Threat phase, the harm that other symbols do meanwhile, and that of
    all symbols still covered."""

    primes: tuple[int, ...]
    harm: float
    symbols: float


@lru_cache(1 << 14)
def drill(block: bytes, full: bytes, signs: str, skips: int, broken: bool) -> Drill:
    """The next Threat phases, while nobody does anything: what is not seen yet is taken for a middling value."""
    heights, primes, harm, count = bytearray(full), [], 0.0, 0
    for turn in range(AHEAD):
        todo = 0 if skips else 1
        skips -= 1 if skips else 0
        while todo and (cell := _lowest(block, full, heights)) >= 0:
            heights[cell] -= 1
            count += 1
            todo -= 1
            if not heights[cell] and (sign := signs[cell]) != BLANK:
                if sign == "C" or sign == "F":
                    todo += 1
                    count += sign == "F" and broken
                else:
                    harm += HARM[sign] / (turn + 1)
        primes.append(count)
    symbols = sum(HARM[sign] for cell, sign in enumerate(signs) if sign != BLANK and full[cell])
    return Drill(tuple(primes), harm, symbols)


def _lowest(block: bytes, full: bytes, heights: bytearray) -> int:
    """The cell whose cube is primed next, -1 when there is none."""
    found, least = -1, 99
    for cell in reachable(bytes(heights), 2):
        here = heights[cell]
        rank = here * FACES + (block[COLUMN[cell][here - 1]] % FACES if here == full[cell] else 3)
        if rank < least:
            found, least = cell, rank
    return found


def armed(s: TesseractState) -> str:
    """The symbols of the base, without those that were disarmed."""
    signs = s.cards.symbols[s.base]
    for cell in s.disarmed:
        signs = signs[:cell] + BLANK + signs[cell + 1 :]
    return signs


class Wells(NamedTuple):
    """The Primed area: how many breaches the next roll opens on average, how often a second one does since the first made a pair,
    the sum of the values, how many there are, and how many could be matched."""

    breach: float
    pairs: float
    high: int
    total: int
    matches: int


@lru_cache(1 << 16)
def wells(primed: bytes, contained: int) -> Wells:
    breach, single, high, total = 0.0, 0, 0, 0
    for value in VALUES:
        a, b, c, d = OF_VALUE[value]
        count = primed[a] + primed[b] + primed[c] + primed[d]
        total += count
        high += count * value
        if count == 1:
            single += 1
        elif count:
            breach += 2 if count >= 5 else 1.2 if count == 4 else 1
    matches = sum(1 for cube, count in enumerate(primed) if count and not contained >> cube & 1)
    return Wells(breach / FACES, single / FACES**2, high, total, matches)


# All together


def figures(s: TesseractState) -> list[float]:
    """What `FIGURES` names, of a table at the end of a turn or in the middle of one."""
    contained = contained_bits(s)
    left, breaches = PLACES - len(s.contained), s.breaches
    area = wells(bytes(s.primed), contained)
    primes, harm, symbols = drill(bytes(s.block), bytes(s.height), armed(s), s.skips, any(s.destroyed))
    due = [n * area.breach + n * (n - 1) / 2 * area.pairs for n in primes]
    tail = left <= TAIL
    near, others = (USUAL, 0.0) if tail else _distances(s, contained)
    use, levels, cubes = min(1.0, left / FEW), _levels(s), sum(map(len, s.labs))
    peril = min(1.0, (breaches + COMING * left) / (BREACHES - 1))
    turns = left * PACE + min(left, TAIL) * SLOW
    spare = sum(s.height) - (left - min(cubes, 3) + turns * (1 + LOSS))
    return [
        left,
        LAST[left],
        breaches,
        breaches * breaches * breaches / 6,
        due[0] * peril,
        due[0] * breaches * breaches / 2,
        (due[1] - due[0]) * peril,
        (due[2] - due[1]) * peril,
        (primes[-1] - AHEAD) * peril,
        harm * peril,
        symbols * peril,
        area.high * peril,
        area.total * peril * left / 12,
        area.matches * peril,
        near,
        others * use,
        rest(s, contained) if tail else TAIL * USUAL,
        *(count * use for count in levels),
        sum(max(0, len(lab) - 4) for lab in s.labs),
        sum(min(4, len(lab)) for lab in s.labs) * use,
        len(s.unlocked) * use,
        s.skips * use,
        nearly_unlocked(contained),
        max(0.0, MARGIN - spare),
        max(0.0, -spare),
    ]


def eased(actions: float) -> float:
    """What lies beyond a turn is less certain."""
    return actions if actions <= SOON else SOON + EASED * (actions - SOON)


def _distances(s: TesseractState, contained: int) -> tuple[float, float]:
    """How far the next cube is for whoever's turn comes next, and for all others together."""
    n = len(s.scientists)
    following = s.active if s.phase == ACTION and s.actions else (s.active + 1) % n
    found = [eased(min(MOST, distance(s, who, contained))) for who in range(n)]
    return found[following], sum(found) - found[following]


def _levels(s: TesseractState) -> list[int]:
    """How many Research cards of each level are held."""
    found = [0, 0, 0]
    for hand in s.hands:
        for card in hand:
            found[s.cards.research[card].level - 2] += 1
    return found


@lru_cache(1 << 12)
def nearly_unlocked(contained: int) -> int:
    """How many columns need one more cube for their card."""
    return sum(sum(contained >> cube & 1 for cube in OF_VALUE[value]) == 3 for value in VALUES)


@cache
def learnt() -> tuple[float, ...]:
    """The weights, in the order of `FIGURES`."""
    told: Mapping[str, float] = json.loads(FILE.read_text(encoding="utf-8"))["weights"]
    return tuple(told[name] for name in FIGURES)


def worth(s: TesseractState, weights: Sequence[float]) -> float:
    """How a table looks: higher is better."""
    return float(sum(map(mul, figures(s), weights)))
