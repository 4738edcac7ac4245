"""Priming, breaches, and the eight events under the block (TS-9, TS-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.games.tesseract import moves
from tablee.games.tesseract.cubes import CELL, CUBE, NAMES, SHOWN, VALUES, lowest, value_of
from tablee.games.tesseract.state import AT, BREACHES, PRIMED, Lab, Table, free, top, well
from tablee.kit import Ask, Over, Pick, Rules

if TYPE_CHECKING:
    from tablee.games.tesseract.rules import Tesseract

Event = Callable[["Tesseract", Table], Rules[None]]

NAME = {
    "A": "acceleration",
    "B": "shield",
    "C": "chain-reaction",
    "F": "fission",
    "D": "discharge",
    "M": "pulse",
    "I": "interphase",
    "S": "shockwave",
}
RULE = {
    "A": "TS-10.4",
    "B": "TS-10.5",
    "C": "TS-10.6",
    "F": "TS-10.7",
    "D": "TS-10.8",
    "M": "TS-10.9",
    "I": "TS-10.10",
    "S": "TS-10.11",
}


def breaches_at(s: Table, count: int) -> int:
    """TS-9.5, TS-9.6: 3 to 5 cubes of the value just reached are one breach, 6 or more are two."""
    return 2 if count >= 6 else 1 if count >= 3 else 0


def count_breaches(s: Table, value: int) -> None:
    """TS-9.7: only the value a cube has just landed on."""
    by = breaches_at(s, well(s, value))
    if by:
        s.breaches = min(BREACHES, s.breaches + by)
        s.say("breach", "TS-9.6" if by == 2 else "TS-9.5", value=value, by=by, breaches=s.breaches)
        if s.breaches >= BREACHES:
            raise Over((), "breach")  # TS-1.4


def place(s: Table, cube: int, counts: bool) -> None:
    """TS-9.4: under its value. At set-up nothing is counted (TS-3.17)."""
    value = value_of(cube)
    s.primed[cube] += 1
    s.last_primed = value
    if s.log is not None:
        s.say("primed", "TS-9.4", cube=SHOWN[cube], count=well(s, value))
    if counts:
        count_breaches(s, value)


def which(game: Tesseract, s: Table, rule: str) -> Rules[int]:
    """TS-9.2, TS-9.3: the lowest removable cube; the active scientist chooses where several are."""
    cells = lowest(s.block, s.height)
    if len(cells) == 1:
        return cells[0]
    chosen = yield Ask(game.seat(s), "prime", [AT[cell] for cell in cells], rule, public=True)
    return CELL[chosen.cell]


def which_for_event(game: Tesseract, s: Table, rule: str) -> Rules[int]:
    """The same, or any removable cube for a scientist who may choose (TS-12.9)."""
    if not game.gift(s).chooses_event_cube:
        return (yield from which(game, s, "TS-9.3"))
    cells = free(s)
    if len(cells) == 1:
        return cells[0]
    chosen = yield Ask(game.seat(s), "event-cube", [AT[cell] for cell in cells], rule, public=True)
    return CELL[chosen.cell]


def prime(game: Tesseract, s: Table, cell: int, rule: str) -> Rules[None]:
    """TS-10.3: taken, rolled, placed, its breach counted; then the symbol it bared."""
    cube = top(s, cell)
    s.say("lifted", rule, cube=SHOWN[cube], cell=NAMES[cell])
    cube = yield from moves.lift(s, cell)
    cube = yield from moves.roll(cube)
    place(s, cube, True)
    yield from bared(game, s, cell)


def bared(game: Tesseract, s: Table, cell: int) -> Rules[None]:
    """TS-10.1, TS-10.2: the last cube of a column has gone: its event happens at once, whatever the phase."""
    if s.height[cell]:
        return
    symbol = game.symbol(s, cell)
    if symbol == ".":
        return
    s.say("event", RULE[symbol], event=NAME[symbol], cell=NAMES[cell])
    yield from EVENTS[symbol](game, s)


def acceleration(game: Tesseract, s: Table) -> Rules[None]:
    """TS-10.4: the lowest removable cube is destroyed."""
    if not free(s):
        return
    cell = yield from which_for_event(game, s, "TS-10.4")
    cube = yield from moves.lift(s, cell)
    moves.destroy(s, cube, "TS-10.4")
    yield from bared(game, s, cell)


def shield(game: Tesseract, s: Table) -> Rules[None]:
    """TS-10.5: the lowest primed cube is rolled again."""
    value = next((v for v in VALUES if well(s, v)), 0)
    if not value:
        return
    cubes = [cube for cube in range(value - 1, 24, 6) if s.primed[cube]]
    cube = cubes[0]
    if len(cubes) > 1:
        chosen = yield Ask(game.seat(s), "shield", [PRIMED[c] for c in cubes], "TS-10.5", public=True)
        cube = CUBE[chosen.cube]
    new = yield from moves.roll(cube)
    moves.turn_primed(s, cube, new)
    s.say("shielded", "TS-10.5", cube=SHOWN[cube], to=SHOWN[new])
    count_breaches(s, value_of(new))


def chain_reaction(game: Tesseract, s: Table) -> Rules[None]:
    """TS-10.6: the lowest removable cube is primed."""
    if free(s):
        cell = yield from which_for_event(game, s, "TS-10.6")
        yield from prime(game, s, cell, "TS-10.6")


def fission(game: Tesseract, s: Table) -> Rules[None]:
    """TS-10.7: the lowest removable cube is primed, then one destroyed cube drawn at random."""
    if free(s):
        cell = yield from which_for_event(game, s, "TS-10.7")
        yield from prime(game, s, cell, "TS-10.7")
    if sum(s.destroyed):
        colour = yield Pick("destroyed", s.destroyed)
        s.destroyed[colour] -= 1
        cube = yield from moves.roll(colour * 6)
        place(s, cube, True)


def discharge(game: Tesseract, s: Table) -> Rules[None]:
    """TS-10.8: the cubes of all Labs but one are rolled again; the active scientist says which is spared."""
    if not any(s.labs):
        return
    labs = [Lab(game.scientist(s, who).id) for who in range(len(s.labs))]
    spared = yield Ask(game.seat(s), "spare", labs, "TS-10.8", public=True)
    for who in range(len(s.labs)):
        if game.scientist(s, who).id != spared.of:
            yield from moves.reroll_lab(s, who, s.labs[who][:], "TS-10.8", game.scientist(s, who).id)


def pulse(game: Tesseract, s: Table) -> Rules[None]:
    """TS-10.9: the cubes of all Labs are rolled again."""
    for who in range(len(s.labs)):
        yield from moves.reroll_lab(s, who, s.labs[who][:], "TS-10.9", game.scientist(s, who).id)


def interphase(game: Tesseract, s: Table) -> Rules[None]:
    """TS-10.10: even primed cubes go up by one, a 6 stays; each value that received cubes is counted once."""
    reached = []
    for value in (2, 4):
        if well(s, value):
            reached.append(value + 1)
        for cube in range(value - 1, 24, 6):
            s.primed[cube + 1] += s.primed[cube]
            s.primed[cube] = 0
    s.say("risen", "TS-10.10", values=reached)
    for value in reached:
        count_breaches(s, value)
    yield from ()


def shockwave(game: Tesseract, s: Table) -> Rules[None]:
    """TS-10.11: in every Lab the cubes with the value of the cube primed last are destroyed."""
    for lab in s.labs:
        for cube in [cube for cube in lab if value_of(cube) == s.last_primed]:
            lab.remove(cube)
            moves.destroy(s, cube, "TS-10.11")
    yield from ()


EVENTS: dict[str, Event] = {
    "A": acceleration,
    "B": shield,
    "C": chain_reaction,
    "F": fission,
    "D": discharge,
    "M": pulse,
    "I": interphase,
    "S": shockwave,
}
